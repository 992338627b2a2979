phase-speak = Głos
phase-over = Koniec

field-chips = Żetony
field-card = Karta
field-shown = Pokazana
field-hands = Rozdania
field-folded = Pas
field-pot = Pula
field-deck = Talia

card-one = jeden
card-two = dwa
card-three = trzy
card-four = cztery
card-five = pięć
card-six = sześć
card-seven = siedem
card-eight = osiem
card-nine = dziewięć

event-dealt = { $seat } dostaje kartę { $card }.
event-stayed = { $seat } zostaje.
event-folded = { $seat } pasuje.
event-shown = { $seat } pokazuje kartę { $card }.
event-won = Żetony dla { $seat }: { $number }.

refusal-not-your-turn = Teraz ruch ma ktoś inny.
refusal-somebody-stays = Ktoś musi zostać.
