title = Король злодіїв

phase-loot = Поділ здобичі
phase-reroll = Ще один кидок
phase-buy = Покупки на ринку
phase-over = Гру закінчено

field-round = Хід
field-marker = Фішка першого гравця
field-coins = Монети
field-infamy = Лиха слава
field-cards = Карти
field-copied = Юшка стала картою
field-deck = Колоди
field-box = Коробка
field-rolls = Наступні кидки
field-middle = Середина столу
field-loot = Здобич
field-row = Ринок

object-red = { $count } { $count ->
    [one] червоний камінь
    [few] червоні камені
    [many] червоних каменів
   *[other] червоного каменя
}
object-white = { $count } { $count ->
    [one] білий камінь
    [few] білі камені
    [many] білих каменів
   *[other] білого каменя
}
object-blue = { $count } { $count ->
    [one] синій камінь
    [few] сині камені
    [many] синіх каменів
   *[other] синього каменя
}
object-green = { $count } { $count ->
    [one] зелений камінь
    [few] зелені камені
    [many] зелених каменів
   *[other] зеленого каменя
}
object-bag = { $count } { $count ->
    [one] мішок
    [few] мішки
    [many] мішків
   *[other] мішка
}
object-mask = { $count } { $count ->
    [one] маска
    [few] маски
    [many] масок
   *[other] маски
}
object-marker = фішка першого гравця

face-red = червоний камінь
face-white = білий камінь
face-blue = синій камінь
face-green = зелений камінь
face-bag = мішок
face-mask = маска

row-A = ряд А
row-B = ряд Б
row-C = ряд В

card-alchemical-lab = лабораторія алхіміка
card-bondsman = помічник
card-coercion-coordinator = досвідчений кат
card-corrupt-official = хабарник
card-disgruntled-minion = безробітний громило
card-fence = скупник краденого
card-glamer = чари
card-guy-in-a-trenchcoat = тип у плащі
card-local-celebrity = місцева знаменитість
card-nearby-safehouse = близький сховок
card-necklace = кольє
card-pawnbroker = лихвар
card-philosophers-stone = філософський камінь
card-public-relations-expert = закликайло
card-shadowy-hood = око-невидимка
card-tailor = кравець
card-anthropomorphic-water-buffalo = буйвол
card-bookie = букмекерка
card-brooch = брошка
card-concealed-safehouse = таємний сховок
card-deceptive-bits-of-colored-glass = кольорові скельця
card-easily-impressed-noble = вразливий вельможа
card-executive-assistant = старший помічник
card-eyepatch-of-command = капітанська пов’язка
card-fortified-safehouse = надійний сховок
card-gauntlet-of-evil-intent = рукавиця темної сили
card-imbalanced-scales = неточні терези
card-legitimate-jeweller = ювелір із ліцензією
card-lucky-animal-appendage = лапка на щастя
card-menacing-monocle = зловісний монокль
card-provisioned-safehouse = запасний сховок
card-rumor-monger = пліткар
card-sticky-fingered-dockhand = злодійкуватий вантажник
card-unlabeled-potion = сумнівне пійло
card-wicked-clutches = моторошний гаманець
card-big-haul = великий улов
card-collecting-golem = голем-скарбошукач
card-crown = корона
card-exit-strategy = план відступу
card-fur-coat = хутряне пальто
card-giant-belt-buckle = велетенська пряжка для ременя
card-insurance-racket = вимагання
card-island-estate = далекий маєток
card-loyalty-program = програма лояльності
card-political-campaign = агітація
card-scepter = скіпетр
card-the-heist = крадіжка зі зламом
card-treasure-map-1 = карта скарбів (перша)
card-treasure-map-2 = карта скарбів (друга)
card-mimetic-stew = юшка-наслідувачка
card-narrow-alleyway = вузький провулок
card-wut = що-що
card-purported-curse = уявне прокляття

event-turn-begins = Хід { $number }. Кубики кидає { $seat }.
event-rolled = { $seat } викидає: { $object }.
event-took = { $seat } бере: { $object }.
event-robbed = { $seat } краде здобич. Без неї лишається { $other }.
event-kept = { $seat } залишає собі: { $object }.
event-put-back = { $seat } повертає в середину: { $object }.
event-rerolled = { $seat } перекидає повернуте. Випадає: { $object }.
event-infamy = { $seat } отримує: { $number } { $number ->
    [one] жетон лихої слави
    [few] жетони лихої слави
    [many] жетонів лихої слави
   *[other] жетона лихої слави
} ({ $card }).
event-coins = { $seat } отримує: { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
} ({ $card }).
event-turned-masks-in = { $seat } міняє маски й отримує: { $number } { $number ->
    [one] жетон лихої слави
    [few] жетони лихої слави
    [many] жетонів лихої слави
   *[other] жетона лихої слави
}.
event-turned-bags-in = { $seat } міняє мішки й отримує: { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-rerolls = { $seat } перекидає: { $object }. Випадає { $face }.
event-keeps = { $seat } залишає кубики як є.
event-buying-begins = Здобич поділено. Перша покупка: { $seat }.
event-bought = { $seat } купує: { $card }.
event-saved = { $seat } заощаджує: { $object }.
event-paid = { $seat } платить: { $object }.
event-paid-coins = { $seat } платить монетами за: { $object }.
event-boxed = До коробки йде карта: { $card }.
event-got = { $seat } отримує задарма: { $card }.
event-got-nothing = Колода порожня: { $seat } лишається без карти.
event-flipped = { $seat } перевертає кубик. Тепер там { $face } ({ $card }).
event-traded = { $seat } віддає кубик: { $face } ({ $card }).
event-escaped = { $seat } віддає { $number } { $number ->
    [one] монету
    [few] монети
    [many] монет
   *[other] монети
} й отримує: { $total } { $total ->
    [one] жетон лихої слави
    [few] жетони лихої слави
    [many] жетонів лихої слави
   *[other] жетона лихої слави
}.
event-copied = { $seat } перетворює юшку на карту: { $card }. Зразок показує { $other }.
event-done = { $seat } закінчує покупки.
event-dealt = На ринку з’являється: { $card }.
event-row-opens = На ринку відкривається { $row }.
event-deck-is-out = Колода скінчилася, поповнити нічим: { $row }.
event-nothing-sold = Ніхто нічого не купує: { $number } { $number ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}. Ринок зачиняється.
event-game-ends = Гру закінчено: час рахувати очки.

refusal-not-your-turn = Зараз чужа черга.
refusal-middle-empty = У середині нічого немає: лишається тільки вкрасти.
refusal-not-yourself = Красти можна тільки в інших.
refusal-nothing-to-rob = Красти можна здобич хоча б із двох предметів.
refusal-take-something = Взяти треба хоча б один предмет.
refusal-put-something-back = Повернути треба хоча б один предмет.
refusal-take-all = Без здобичі більше нікого: лишається взяти все із середини або вкрасти.
refusal-not-there = Стільки таких предметів там не лежить.
refusal-not-loot = Здобич беруть тільки під час поділу, а він у цьому ході вже позаду.
refusal-no-die-to-reroll = Такої грані у здобичі немає.
refusal-no-reroll = Перекинути кубик дозволяє тільки лапка на щастя, просто перед покупками.
refusal-no-card-here = Цієї карти зараз у продажу немає: потрібна карта з відкритих рядів.
refusal-no-purchase-left = Покупок у цьому ході більше не лишилося.
refusal-cannot-pay = Каменів і монет на це не вистачить, а мішками й масками не платять.
refusal-not-buy = Для цього потрібна своя черга на покупки, і все інше вже має бути вирішено.
refusal-nothing-to-use = Зараз немає жодної карти, для якої є потрібний кубик.
refusal-not-your-card = Такої карти у вас немає.
refusal-used = Ця карта в цьому ході вже спрацювала, вдруге не можна.
refusal-no-such-die = У здобичі немає кубика з тією гранню, що потрібна цій карті.
refusal-not-that-face = Із цими гранями карта не працює.
refusal-no-flip = Ця карта кубиків не перевертає.
refusal-no-trade = Ця карта кубиків не обмінює.
refusal-no-exit = Міняти монети на лиху славу дозволяє тільки план відступу.
refusal-no-coins = Для цього потрібна хоча б одна монета й не менше, ніж названо.
refusal-not-saved = Заощадити можна тільки камінь із вартості карти.
refusal-save-unsaid = Треба сказати, який камінь заощаджує вимагання: наприклад, free red.
refusal-no-racket = Заощадити камінь дозволяє тільки вимагання.
refusal-dice-lack = На решту кубиків не вистачить: монет треба більше.
refusal-coins-lack = На це монет не вистачає.
refusal-coins-unfit = Монети замінюють тільки камені з вартості карти.
refusal-not-copy = Копіювати зараз нічого.
refusal-not-own-card = Назвати треба карту іншого гравця.
refusal-no-cards-there = У цього гравця карт немає.
refusal-not-his-card = У цього гравця такої карти немає.
