title = Король воров

phase-loot = Делёжка добычи
phase-reroll = Ещё один бросок
phase-buy = Покупки
phase-over = Игра окончена

field-round = Ход
field-marker = Фишка первого игрока
field-coins = Монеты
field-infamy = Дурная слава
field-cards = Карты
field-copied = Похлёбка стала картой
field-deck = Колоды
field-box = Коробка
field-rolls = Следующие броски
field-middle = Середина стола
field-loot = Добыча
field-row = Рынок

object-red = { $count } { $count ->
    [one] красный камень
    [few] красных камня
    [many] красных камней
   *[other] красного камня
}
object-white = { $count } { $count ->
    [one] белый камень
    [few] белых камня
    [many] белых камней
   *[other] белого камня
}
object-blue = { $count } { $count ->
    [one] синий камень
    [few] синих камня
    [many] синих камней
   *[other] синего камня
}
object-green = { $count } { $count ->
    [one] зелёный камень
    [few] зелёных камня
    [many] зелёных камней
   *[other] зелёного камня
}
object-bag = { $count } { $count ->
    [one] мешок
    [few] мешка
    [many] мешков
   *[other] мешка
}
object-mask = { $count } { $count ->
    [one] маска
    [few] маски
    [many] масок
   *[other] маски
}
object-marker = фишка первого игрока

face-red = красный камень
face-white = белый камень
face-blue = синий камень
face-green = зелёный камень
face-bag = мешок
face-mask = маска

row-A = ряд А
row-B = ряд Б
row-C = ряд В

card-alchemical-lab = лаборатория алхимика
card-bondsman = помощник
card-coercion-coordinator = опытный палач
card-corrupt-official = взяточник
card-disgruntled-minion = безработный громила
card-fence = скупщик краденого
card-glamer = заклятие
card-guy-in-a-trenchcoat = тип в плаще
card-local-celebrity = местная знаменитость
card-nearby-safehouse = близкое убежище
card-necklace = колье
card-pawnbroker = ростовщик
card-philosophers-stone = философский камень
card-public-relations-expert = зазывала
card-shadowy-hood = глаз-невидимка
card-tailor = портной
card-anthropomorphic-water-buffalo = бык
card-bookie = букмекер
card-brooch = брошь
card-concealed-safehouse = тайное убежище
card-deceptive-bits-of-colored-glass = калейдоскоп
card-easily-impressed-noble = впечатлительная особа
card-executive-assistant = старший помощник
card-eyepatch-of-command = капитанская повязка
card-fortified-safehouse = надёжное убежище
card-gauntlet-of-evil-intent = перчатка тёмной силы
card-imbalanced-scales = неточные весы
card-legitimate-jeweller = ювелир с лицензией
card-lucky-animal-appendage = лапка на счастье
card-menacing-monocle = зловещий монокль
card-provisioned-safehouse = резервное убежище
card-rumor-monger = сплетник
card-sticky-fingered-dockhand = вороватый грузчик
card-unlabeled-potion = сомнительное пойло
card-wicked-clutches = жуткий кошель
card-big-haul = большой улов
card-collecting-golem = голем-кладоискатель
card-crown = корона
card-exit-strategy = план отхода
card-fur-coat = меховое пальто
card-giant-belt-buckle = гигантская пряжка для ремня
card-insurance-racket = вымогательство
card-island-estate = далёкое поместье
card-loyalty-program = лояльность
card-political-campaign = агитация
card-scepter = скипетр
card-the-heist = кража со взломом
card-treasure-map-1 = карта сокровищ (первая)
card-treasure-map-2 = карта сокровищ (вторая)
card-mimetic-stew = похлёбка-подражатель
card-narrow-alleyway = узкий переулок
card-wut = чего-чего
card-purported-curse = мнимое проклятие

event-turn-begins = Ход { $number }. Кубики бросает { $seat }.
event-rolled = { $seat } выбрасывает: { $object }.
event-took = { $seat } берёт: { $object }.
event-robbed = { $seat } крадёт добычу. Без неё остаётся { $other }.
event-kept = { $seat } оставляет себе: { $object }.
event-put-back = { $seat } возвращает в середину: { $object }.
event-rerolled = { $seat } перебрасывает возвращённое. Выпадает: { $object }.
event-infamy = { $seat } получает: { $number } { $number ->
    [one] жетон дурной славы
    [few] жетона дурной славы
    [many] жетонов дурной славы
   *[other] жетона дурной славы
} ({ $card }).
event-coins = { $seat } получает: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
} ({ $card }).
event-turned-masks-in = { $seat } меняет маски и получает: { $number } { $number ->
    [one] жетон дурной славы
    [few] жетона дурной славы
    [many] жетонов дурной славы
   *[other] жетона дурной славы
}.
event-turned-bags-in = { $seat } меняет мешки и получает: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-rerolls = { $seat } перебрасывает: { $object }. Выпадает { $face }.
event-keeps = { $seat } оставляет кубики как есть.
event-buying-begins = Добыча поделена. Первая покупка: { $seat }.
event-bought = { $seat } покупает: { $card }.
event-saved = { $seat } сберегает: { $object }.
event-paid = { $seat } платит: { $object }.
event-paid-coins = { $seat } платит монетами за: { $object }.
event-boxed = В коробку уходит карта: { $card }.
event-got = { $seat } получает даром: { $card }.
event-got-nothing = Колода пуста: { $seat } остаётся без карты.
event-flipped = { $seat } переворачивает кубик. Теперь там { $face } ({ $card }).
event-traded = { $seat } отдаёт кубик: { $face } ({ $card }).
event-escaped = { $seat } отдаёт { $number } { $number ->
    [one] монету
    [few] монеты
    [many] монет
   *[other] монеты
} и получает: { $total } { $total ->
    [one] жетон дурной славы
    [few] жетона дурной славы
    [many] жетонов дурной славы
   *[other] жетона дурной славы
}.
event-copied = { $seat } превращает похлёбку в карту: { $card }. Образец предъявляет { $other }.
event-done = { $seat } заканчивает покупки.
event-dealt = На рынке появляется: { $card }.
event-row-opens = На рынке открывается { $row }.
event-deck-is-out = Колода кончилась, пополнить нечем: { $row }.
event-nothing-sold = Никто ничего не покупает: { $number } { $number ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}. Рынок закрывается.
event-game-ends = Игра окончена: пора считать очки.

refusal-not-your-turn = Сейчас чужая очередь.
refusal-middle-empty = В середине ничего нет: остаётся только украсть.
refusal-not-yourself = Красть можно только у других.
refusal-nothing-to-rob = Красть можно добычу хотя бы из двух предметов.
refusal-take-something = Взять надо хотя бы один предмет.
refusal-put-something-back = Вернуть надо хотя бы один предмет.
refusal-take-all = Без добычи больше никого: остаётся взять всё из середины или украсть.
refusal-not-there = Столько таких предметов там не лежит.
refusal-not-loot = Добычу берут только во время делёжки, а она в этом ходу уже позади.
refusal-no-die-to-reroll = Такой грани в добыче нет.
refusal-no-reroll = Перебросить кубик позволяет только лапка на счастье, прямо перед покупками.
refusal-no-card-here = Этой карты сейчас в продаже нет: нужна карта из открытых рядов.
refusal-no-purchase-left = Покупок в этом ходу больше не осталось.
refusal-cannot-pay = Камней и монет на это не хватит, а мешками и масками не платят.
refusal-not-buy = Для этого нужна своя очередь на покупки, и всё остальное уже должно быть решено.
refusal-nothing-to-use = Сейчас нет ни одной карты, для которой есть нужный кубик.
refusal-not-your-card = Такой карты у вас нет.
refusal-used = Эта карта в этом ходу уже сработала, второй раз нельзя.
refusal-no-such-die = В добыче нет кубика с той гранью, что нужна этой карте.
refusal-not-that-face = С этими гранями карта не работает.
refusal-no-flip = Эта карта кубиков не переворачивает.
refusal-no-trade = Эта карта кубиков не обменивает.
refusal-no-exit = Менять монеты на дурную славу позволяет только план отхода.
refusal-no-coins = Для этого нужна хотя бы одна монета и не меньше, чем названо.
refusal-not-saved = Сберечь можно только камень из стоимости карты.
refusal-save-unsaid = Нужно сказать, какой камень сберегает вымогательство: например, free red.
refusal-no-racket = Сберечь камень позволяет только вымогательство.
refusal-dice-lack = На остальное кубиков не хватит: монет нужно больше.
refusal-coins-lack = На это монет не хватает.
refusal-coins-unfit = Монеты заменяют только камни из стоимости карты.
refusal-not-copy = Копировать сейчас нечего.
refusal-not-own-card = Назвать надо карту другого игрока.
refusal-no-cards-there = У этого игрока карт нет.
refusal-not-his-card = У этого игрока такой карты нет.
