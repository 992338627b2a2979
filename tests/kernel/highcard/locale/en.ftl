phase-speak = Speak
phase-over = Over

field-chips = Chips
field-card = Card
field-shown = Shown
field-hands = Hands
field-folded = Folded
field-pot = Pot
field-deck = Deck

card-one = one
card-two = two
card-three = three
card-four = four
card-five = five
card-six = six
card-seven = seven
card-eight = eight
card-nine = nine

event-dealt = { $seat } gets the card { $card }.
event-stayed = { $seat } stays.
event-folded = { $seat } folds.
event-shown = { $seat } shows the card { $card }.
event-won = Chips for { $seat }: { $number }.

refusal-not-your-turn = It is somebody else’s turn.
refusal-somebody-stays = Somebody has to stay.
