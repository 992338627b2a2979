title = Шериф Ноттінгема

phase-market = Ринок
phase-load = Завантаження
phase-declare = Декларування
phase-inspect = Огляд
phase-debt = Борг
phase-bury = Конфіскат у скид
phase-sell = Чорний ринок зачиняється
phase-loot = Поділ здобичі
phase-over = Гру закінчено

field-round = Раунд
field-sheriff = Шериф
field-dealt = Пройшли огляд
field-gold = Монети
field-hand = Рука
field-bag = Мішок
field-stand = Прилавок
field-aside = Відкладено
field-claim = Заявлено
field-debt = Борг
field-deck = Колода
field-pile = Скид
field-deputies = Помічники шерифа
field-left = Лівий скид
field-right = Правий скид
field-owed = Обіцяно про мішки
field-offer = Пропозиція
field-ask = Вимога шерифа
field-version = Редакція пропозиції
field-ask-version = Редакція вимоги
field-vote = Голосування
field-sold = Угоди на чорному ринку за раунд
field-black-market = Товари чорного ринку
field-stacks = Лишилося на чорному ринку
field-loot = Здобич
field-proposal = Як поділити решту
field-out = Прибрано наосліп
field-removed = Вийшло з гри

good-apple = { $count } { $count ->
    [one] яблуко
    [few] яблука
    [many] яблук
   *[other] яблука
}
good-cheese = { $count } { $count ->
    [one] сир
    [few] сири
    [many] сирів
   *[other] сиру
}
good-bread = { $count } { $count ->
    [one] хліб
    [few] хліби
    [many] хлібів
   *[other] хліба
}
good-chicken = { $count } { $count ->
    [one] курка
    [few] курки
    [many] курок
   *[other] курки
}
good-pepper = { $count } { $count ->
    [one] перець
    [few] перці
    [many] перців
   *[other] перцю
}
good-mead = { $count } { $count ->
    [one] медовуха
    [few] медовухи
    [many] медовух
   *[other] медовухи
}
good-silk = { $count } { $count ->
    [one] шовк
    [few] шовки
    [many] шовків
   *[other] шовку
}
good-crossbow = { $count } { $count ->
    [one] арбалет
    [few] арбалети
    [many] арбалетів
   *[other] арбалета
}
good-green-apple = { $count } { $count ->
    [one] зелене яблуко
    [few] зелені яблука
    [many] зелених яблук
   *[other] зеленого яблука
}
good-golden-apple = { $count } { $count ->
    [one] жовте яблуко
    [few] жовті яблука
    [many] жовтих яблук
   *[other] жовтого яблука
}
good-gouda = { $count } { $count ->
    [one] гауда
    [few] гауди
    [many] гауд
   *[other] гауди
}
good-blue-cheese = { $count } { $count ->
    [one] блакитний сир
    [few] блакитні сири
    [many] блакитних сирів
   *[other] блакитного сиру
}
good-rye-bread = { $count } { $count ->
    [one] житній хліб
    [few] житні хліби
    [many] житніх хлібів
   *[other] житнього хліба
}
good-pumpernickel = { $count } { $count ->
    [one] пумпернікель
    [few] пумпернікелі
    [many] пумпернікелів
   *[other] пумпернікеля
}
good-royal-rooster = { $count } { $count ->
    [one] королівський півень
    [few] королівські півні
    [many] королівських півнів
   *[other] королівського півня
}
good-other = { $name } × { $count }

event-round-begins = Раунд { $number }. Лад наводить { $seat }.
event-market-opens = { $seat } вирішує: ринок відкриває { $other }.
event-set-aside = { $seat } відкладає: { $good }.
event-set-nothing-aside = { $seat } залишає собі всі карти.
event-drew = { $seat } бере з колоди { $number } { $number ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}.
event-drew-card = { $seat } отримує в руку: { $good }.
event-reshuffled = Колода порожня. Скид перемішано, тепер у колоді { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-closed-bag = { $seat } закриває мішок: усередині { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-loaded = { $seat } кладе в мішок: { $good }.
event-declared = { $seat } заявляє: { $good }.
event-passed = { $seat } отримує мішок назад закритим.
event-shelved = { $seat } викладає на прилавок: { $good }.
event-hid = { $seat } кладе на прилавок долілиць { $number } { $number ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}.
event-opened = { $seat } відкриває мішок для огляду.
event-found = У мішку: { $good }.
event-honest = { $seat } каже правду: усе як заявлено.
event-confiscated = Конфісковано: { $good }.
event-paid-gold = { $number ->
    [0] { $seat } не може заплатити жодної монети.
    [one] { $seat } платить { $number } монету, отримує { $other }.
    [few] { $seat } платить { $number } монети, отримує { $other }.
    [many] { $seat } платить { $number } монет, отримує { $other }.
   *[other] { $seat } платить { $number } монети, отримує { $other }.
}
event-owes = { $seat } сплачує решту боргу товаром: ще { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}, отримує { $other }.
event-paid-goods = { $seat } віддає: { $good }. Отримує { $other }.
event-forgiven = { $seat } більше нічим не може заплатити. Прощається борг: { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-game-ends = Гру закінчено: час рахувати.
event-deputies-drawn = Помічники шерифа в раунді { $number }: { $seat } і { $other }.
event-cards-leave = З гри, нікому не показані, виходять: { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-pile-left = Лівий скид починають: { $good }.
event-pile-right = Правий скид починають: { $good }.
event-set-face-down = { $seat } відкладає долілиць { $number } { $number ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}.
event-took-left = { $seat } бере з лівого скиду: { $good }.
event-took-right = { $seat } бере з правого скиду: { $good }.
event-laid-left = { $seat } кладе в лівий скид: { $good }.
event-laid-right = { $seat } кладе в правий скид: { $good }.
event-reshuffled-piles = Колода порожня. Низ обох скидів перемішано, тепер у колоді { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-offers = { $seat } пропонує (пропозиція № { $version }): { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-asks = { $seat } вимагає, платитиме { $other }: { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-with-goods = З прилавка, власник { $seat }: { $good }.
event-with-bag-goods = Із мішка, власник { $seat }: { $good }.
event-for-passing = За це { $seat } чекає, що пройде мішок, господар якого { $other }.
event-for-opening = За це { $seat } чекає, що відкриють мішок, господар якого { $other }.
event-promises-passing = Ще { $seat } обіцяє наступного разу пропустити мішок іншої сторони.
event-promises-opening = Ще { $seat } обіцяє наступного разу відкрити мішок, господар якого { $other }.
event-agrees = { $seat } приймає умови. Інша сторона: { $other }.
event-deal = По руках: { $seat } і { $other }.
event-joint-deal = По руках: { $seat } і обидва помічники шерифа.
event-refuses-offer = { $seat } відхиляє пропозицію. Пропонує { $other }.
event-refuses-ask = { $seat } відхиляє вимогу.
event-withdraws = { $seat } знімає пропозицію.
event-withdraws-ask = { $seat } знімає вимогу. Її адресат — { $other }.
event-lapses = Пропозиція відпадає, автор — { $seat }.
event-ask-lapses = Вимога відпадає, адресат — { $seat }.
event-silent = { $seat } мовчить.
event-gave-gold = { $seat } віддає { $number } { $number ->
    [one] монету
    [few] монети
    [many] монет
   *[other] монети
}, отримує { $other }.
event-gave-goods = { $seat } віддає за угодою: { $good }. Отримує { $other }.
event-gave-hidden = { $seat } віддає долілиць { $number } { $number ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}, отримує { $other }.
event-gold-to-loot = { $seat } віддає до спільної здобичі { $number } { $number ->
    [one] монету
    [few] монети
    [many] монет
   *[other] монети
}.
event-goods-to-loot = { $seat } віддає до спільної здобичі: { $good }.
event-hidden-to-loot = { $seat } віддає до спільної здобичі долілиць { $number } { $number ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}.
event-proves-stand = { $seat } віддає не все обіцяне й на доказ показує, що лежить долілиць.
event-proves-bag = { $seat } віддає не все обіцяне й на доказ показує мішок.
event-shows-stand = Долілиць на прилавку, власник { $seat }: { $good }.
event-shows-bag = У мішку, власник { $seat }: { $good }.
event-keeps-promise = { $seat } дотримує слова про мішок. Його господар — { $other }.
event-breaks-promise = { $seat } порушує слово про мішок. Його господар — { $other }.
event-votes-pass = { $seat } каже: пропустити. На мішок чекає { $other }.
event-votes-open = { $seat } каже: відкрити. На мішок чекає { $other }.
event-owes-loot = { $seat } сплачує решту боргу товаром до спільної здобичі: ще { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-shares-gold = Частка здобичі, отримує { $seat }: { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-shares-goods = Частка здобичі, отримує { $seat }: { $good }.
event-shares-hidden = Із цього долілиць, отримує { $seat }: { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-shares-prize = Частка здобичі, отримує { $seat }: { $good } з чорного ринку, ціна { $number }.
event-proposes = { $seat } пропонує, як поділити решту.
event-accepts-split = { $seat } погоджується на такий поділ.
event-wastes = { $seat } махає на решту рукою.
event-gold-lost = З гри виходить: { $number } { $number ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}.
event-discarded = У скид іде: { $good }.
event-prize-lost = Пропадає карта чорного ринку: { $good }, ціна { $number }.
event-time-is-out = Час вийшов: усі мішки, що лишилися, проходять.
event-sold = { $seat } здає тричі: { $good }. Натомість — карта чорного ринку вартістю { $number }.
event-sells-nothing = { $seat } нічого не продає.
event-paid-prize = { $seat } платить картою чорного ринку: { $good }, ціна { $number }.
event-new-deck = До нової колоди: { $good }.
event-falls-short = { $seat } віддає менше обіцяного. Бракує карт: { $number }.

refusal-sheriff-names = Хто починає, вирішує шериф.
refusal-not-himself = Шериф на ринку не торгує: треба назвати іншого гравця.
refusal-not-your-turn = Зараз чужа черга.
refusal-not-the-sheriff = Пропускає й відкриває мішки тільки шериф.
refusal-sheriff-rests = Це справа торговців: шериф поки відпочиває.
refusal-out-of-order = Товари називають у тому порядку, в якому вони стоять у списку.
refusal-not-in-hand = Стільки таких карт у руці немає.
refusal-too-many-aside = Відкласти можна щонайбільше п’ять карт.
refusal-bag-closed = Мішок закрито: що в ньому є, те в ньому й лишиться.
refusal-bag-full = У мішок входить щонайбільше п’ять карт.
refusal-bag-empty = У мішок кладуть хоча б одну карту.
refusal-no-cards = Карт немає, тож у цьому раунді не буде й мішка.
refusal-no-bag = Мішка цього гравця в шерифа немає.
refusal-bag-dealt-with = Долю цього мішка вже вирішено, і остаточно.
refusal-not-debtor = Зараз платить тільки боржник.
refusal-not-on-stand = Стільки таких товарів на прилавку немає.
refusal-legal-first = Спершу віддають дозволені товари, і лише коли їх немає — контрабанду.
refusal-debt-is-paid = Вистачить і меншого: останні карти зайві.
refusal-false-number = Кількість карт називають чесно: збрехати можна лише про те, що це за товар.
refusal-not-legal-kind = Заявити можна тільки дозволений товар.
refusal-one-kind = Заявляють один вид товару, а не кілька.
refusal-not-first = Першого торговця називають на початку раунду, ще до ринку.
refusal-not-market = Ринок зараз закрито, а карти відкладають тільки там.
refusal-not-load = Мішки наповнюють після ринку і ні в який інший час.
refusal-not-declare = Товар заявляють, коли всі мішки закрито, але огляд ще не почато.
refusal-not-inspect = Мішки пропускають і відкривають під час огляду, коли все вже заявлено.
refusal-no-debt = Боргів зараз ні за ким немає, платити нема за що.
refusal-not-draw = Карти беруть на ринку, відклавши зайві, і лише там, де два скиди.
refusal-pile-empty = Цей скид порожній: лишаються інший і колода.
refusal-deck-begun = Після першої карти з колоди всі інші теж беруть із колоди.
refusal-deck-empty = У колоді не вистачить карт на решту руки.
refusal-draw-more = Треба назвати стільки карт, скількох бракує в руці.
refusal-drawn-enough = Рука наповнюється раніше: зайвих карт називати не треба.
refusal-not-bury = Зараз нема чого класти в скид.
refusal-not-aside = Стільки таких карт у скид не кладуть.
refusal-lay-all = У скид ідуть усі карти: треба назвати кожну.
refusal-not-your-word = Зараз слово не у вас.
refusal-must-deal = Сказано досить: час пропустити або відкрити якийсь мішок.
refusal-free-talk = На вас ніхто не чекає, мовчати можна без слів.
refusal-sheriff-asks = Закон не пропонує: вимагають у торговця.
refusal-no-merchant = Угоди укладають торговці з тими, хто перевіряє мішки.
refusal-no-offer = Пропозиції цього торговця, яка чекає на ваше слово, немає.
refusal-no-ask = Від цього торговця зараз нічого не вимагають.
refusal-words-changed = Це вже не ті умови, які ви читали: погляньте ще раз.
refusal-too-much-gold = Стільки монет у торговця немає.
refusal-coins-in-order = Монети відлічують найбільшими, які підходять.
refusal-not-to-give = Стільки таких товарів на прилавку торговця відкрито не лежить.
refusal-too-many-face-down = На прилавку торговця менше карт лежить долілиць.
refusal-too-many-from-bag = Стільки карт у мішку немає, або їх уже обіцяно.
refusal-bag-gone = Закритого мішка, з якого можна віддати, немає.
refusal-one-way = Мішок або пропускають, або відкривають: просити можна про одне.
refusal-nothing-said = Запропонуйте щось або попросіть про щось.
refusal-owed-otherwise = Про цей мішок обіцяно протилежне, а обіцянка зв’язує.
refusal-own-bag = Шериф власного мішка не має: обіцяти можна чужий.
refusal-not-alone = Самотужки помічник вирішує, лише якщо він за огляд, а інший проти.
refusal-no-deputies = Голосувати нікому: мішок пропускає чи відкриває шериф.
refusal-voted-so = Такий ваш голос і зараз.
refusal-agreed-already = Ваша згода вже є: черга за іншими.
refusal-not-deputy = Здобич — справа двох помічників шерифа.
refusal-not-loot = Зараз нема чого ділити.
refusal-not-in-loot = Ділять лише те, що не ділиться навпіл, і кожну частину один раз.
refusal-no-proposal = Пропозицій про поділ поки немає.
refusal-own-proposal = На вашу пропозицію відповідає інший помічник.
refusal-no-timer = Що час вийшов, каже тільки годинник, якщо він іде.
refusal-no-black-market = Чорного ринку в цій грі немає.
refusal-sheriff-sells-not = Хто проводить огляд, у цьому раунді на чорному ринку не продає.
refusal-bag-not-back = Продавати можна, коли долю вашого мішка в цьому раунді вирішено.
refusal-sold-already = За раунд можна отримати лише одну карту чорного ринку.
refusal-stack-empty = Для цих товарів на чорному ринку карт немає.
refusal-not-three = На вашому прилавку має лежати три такі товари.
refusal-not-called = Наостанок питають торговців, у яких принаймні три карти долілиць.
refusal-not-sell = Продають під час огляду, а відмовлятися треба, лише коли спитають наостанок.
refusal-goods-first = Карти чорного ринку віддають після всіх інших товарів.
refusal-not-for-deals = Карти чорного ринку в угодах участі не беруть.
