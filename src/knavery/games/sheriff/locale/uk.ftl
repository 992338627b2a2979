title = Шериф Ноттінгема

phase-market = Ринок
phase-load = Завантаження
phase-declare = Декларування
phase-inspect = Огляд
phase-debt = Борг
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

event-round-begins = Раунд { $number }. Шериф — { $seat }.
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
event-passed = { $seat } отримує мішок назад, не відкриваючи.
event-shelved = { $seat } викладає на прилавок: { $good }.
event-hid = { $seat } кладе на прилавок долілиць { $number } { $number ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}.
event-opened = { $seat } відкриває мішок перед шерифом.
event-found = У мішку: { $good }.
event-honest = { $seat } каже правду: усе як заявлено.
event-confiscated = Шериф забирає: { $good }.
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
refusal-not-legal-kind = Заявити можна тільки дозволений товар: яблука, сир, хліб або курей.
refusal-one-kind = Заявляють один вид товару, а не кілька.
refusal-not-first = Першого торговця називають на початку раунду, ще до ринку.
refusal-not-market = Ринок зараз закрито, а карти відкладають тільки там.
refusal-not-load = Мішки наповнюють після ринку і ні в який інший час.
refusal-not-declare = Товар заявляють, коли всі мішки закрито, але огляд ще не почато.
refusal-not-inspect = Мішки пропускають і відкривають під час огляду, коли все вже заявлено.
refusal-no-debt = Боргів зараз ні за ким немає, платити нема за що.
