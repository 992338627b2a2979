phase-speak = Слово
phase-over = Кінець

field-chips = Фішки
field-card = Карта
field-shown = Показано
field-hands = Роздачі
field-folded = Пас
field-pot = Банк
field-deck = Колода

card-one = один
card-two = два
card-three = три
card-four = чотири
card-five = п’ять
card-six = шість
card-seven = сім
card-eight = вісім
card-nine = дев’ять

event-dealt = { $seat } отримує карту { $card }.
event-stayed = { $seat } лишається.
event-folded = { $seat } пасує.
event-shown = { $seat } показує карту { $card }.
event-won = Фішки для { $seat }: { $number }.

refusal-not-your-turn = Зараз хід іншого гравця.
refusal-somebody-stays = Хтось має лишитися.
