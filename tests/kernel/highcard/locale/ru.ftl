phase-speak = Слово
phase-over = Конец

field-chips = Фишки
field-card = Карта
field-shown = Показано
field-hands = Раздачи
field-folded = Пас
field-pot = Банк
field-deck = Колода

card-one = один
card-two = два
card-three = три
card-four = четыре
card-five = пять
card-six = шесть
card-seven = семь
card-eight = восемь
card-nine = девять

event-dealt = { $seat } получает карту { $card }.
event-stayed = { $seat } остаётся.
event-folded = { $seat } пасует.
event-shown = { $seat } показывает карту { $card }.
event-won = Фишки для { $seat }: { $number }.

refusal-not-your-turn = Сейчас ход другого игрока.
refusal-somebody-stays = Кто-то должен остаться.
