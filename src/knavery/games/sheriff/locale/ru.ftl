title = Шериф Ноттингема

phase-market = Рынок
phase-load = Погрузка
phase-declare = Заявление
phase-inspect = Осмотр
phase-debt = Долг
phase-over = Игра окончена

field-round = Раунд
field-sheriff = Шериф
field-dealt = Прошли осмотр
field-gold = Монеты
field-hand = Рука
field-bag = Мешок
field-stand = Прилавок
field-aside = Отложено
field-claim = Заявлено
field-debt = Долг
field-deck = Колода
field-pile = Сброс

good-apple = { $count } { $count ->
    [one] яблоко
    [few] яблока
    [many] яблок
   *[other] яблока
}
good-cheese = { $count } { $count ->
    [one] сыр
    [few] сыра
    [many] сыров
   *[other] сыра
}
good-bread = { $count } { $count ->
    [one] хлеб
    [few] хлеба
    [many] хлебов
   *[other] хлеба
}
good-chicken = { $count } { $count ->
    [one] курица
    [few] курицы
    [many] куриц
   *[other] курицы
}
good-pepper = { $count } { $count ->
    [one] перец
    [few] перца
    [many] перцев
   *[other] перца
}
good-mead = { $count } { $count ->
    [one] медовуха
    [few] медовухи
    [many] медовух
   *[other] медовухи
}
good-silk = { $count } { $count ->
    [one] шёлк
    [few] шёлка
    [many] шелков
   *[other] шёлка
}
good-crossbow = { $count } { $count ->
    [one] арбалет
    [few] арбалета
    [many] арбалетов
   *[other] арбалета
}

event-round-begins = Раунд { $number }. Шериф — { $seat }.
event-market-opens = { $seat } решает: рынок открывает { $other }.
event-set-aside = { $seat } откладывает: { $good }.
event-set-nothing-aside = { $seat } оставляет себе все карты.
event-drew = { $seat } берёт из колоды { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
event-drew-card = { $seat } получает в руку: { $good }.
event-reshuffled = Колода пуста. Сброс перемешан, теперь в колоде { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-closed-bag = { $seat } закрывает мешок: внутри { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-loaded = { $seat } кладёт в мешок: { $good }.
event-declared = { $seat } заявляет: { $good }.
event-passed = { $seat } получает мешок обратно, не открывая.
event-shelved = { $seat } выкладывает на прилавок: { $good }.
event-hid = { $seat } кладёт на прилавок рубашкой вверх { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
event-opened = { $seat } открывает мешок перед шерифом.
event-found = В мешке: { $good }.
event-honest = { $seat } говорит правду: всё как заявлено.
event-confiscated = Шериф забирает: { $good }.
event-paid-gold = { $number ->
    [0] { $seat } не может заплатить ни монеты.
    [one] { $seat } платит { $number } монету, получает { $other }.
    [few] { $seat } платит { $number } монеты, получает { $other }.
    [many] { $seat } платит { $number } монет, получает { $other }.
   *[other] { $seat } платит { $number } монеты, получает { $other }.
}
event-owes = { $seat } платит остаток долга товаром: ещё { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}, получает { $other }.
event-paid-goods = { $seat } отдаёт: { $good }. Получает { $other }.
event-forgiven = { $seat } больше ничем не может заплатить. Прощается долг: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-game-ends = Игра окончена: пора считать.

refusal-sheriff-names = Кто начинает, решает шериф.
refusal-not-himself = Шериф на рынке не торгует: надо назвать другого игрока.
refusal-not-your-turn = Сейчас чужая очередь.
refusal-not-the-sheriff = Пропускает и открывает мешки только шериф.
refusal-sheriff-rests = Это дело торговцев: шериф пока отдыхает.
refusal-out-of-order = Товары называют в том порядке, в каком они стоят в списке.
refusal-not-in-hand = Столько таких карт в руке нет.
refusal-too-many-aside = Отложить можно не больше пяти карт.
refusal-bag-closed = Мешок закрыт: что в нём есть, то в нём и останется.
refusal-bag-full = В мешок входит не больше пяти карт.
refusal-bag-empty = В мешок кладут хотя бы одну карту.
refusal-no-cards = Карт нет, значит, в этом раунде не будет и мешка.
refusal-no-bag = Мешка этого игрока у шерифа нет.
refusal-bag-dealt-with = Судьба этого мешка уже решена, и окончательно.
refusal-not-debtor = Сейчас платит только должник.
refusal-not-on-stand = Столько таких товаров на прилавке нет.
refusal-legal-first = Сначала отдают разрешённые товары, и лишь когда их нет — контрабанду.
refusal-debt-is-paid = Хватит и меньшего: последние карты лишние.
refusal-false-number = Число карт называют честно: солгать можно только о том, что это за товар.
refusal-not-legal-kind = Заявить можно только разрешённый товар: яблоки, сыр, хлеб или кур.
refusal-one-kind = Заявляют один вид товара, а не несколько.
refusal-not-first = Первого торговца называют в начале раунда, ещё до рынка.
refusal-not-market = Рынок сейчас закрыт, а карты откладывают только там.
refusal-not-load = Мешки наполняют после рынка и ни в какое другое время.
refusal-not-declare = Товар заявляют, когда все мешки закрыты, но осмотр ещё не начат.
refusal-not-inspect = Мешки пропускают и открывают на осмотре, когда всё уже заявлено.
refusal-no-debt = Долгов сейчас ни за кем нет, платить не за что.
