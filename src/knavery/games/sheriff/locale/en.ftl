title = Sheriff of Nottingham

phase-market = Market
phase-load = Loading
phase-declare = Declaration
phase-inspect = Inspection
phase-debt = Debt
phase-over = Game over

field-round = Round
field-sheriff = Sheriff
field-dealt = Bags dealt with
field-gold = Gold
field-hand = Hand
field-bag = Bag
field-stand = Stand
field-aside = Set aside
field-claim = Declared
field-debt = Debt
field-deck = Deck
field-pile = Discard pile

good-apple = { $count } { $count ->
    [one] apple
   *[other] apples
}
good-cheese = { $count } { $count ->
    [one] cheese
   *[other] cheeses
}
good-bread = { $count } { $count ->
    [one] bread
   *[other] breads
}
good-chicken = { $count } { $count ->
    [one] chicken
   *[other] chickens
}
good-pepper = { $count } pepper
good-mead = { $count } mead
good-silk = { $count } silk
good-crossbow = { $count } { $count ->
    [one] crossbow
   *[other] crossbows
}

event-round-begins = Round { $number }. The sheriff is { $seat }.
event-market-opens = { $seat } lets { $other } open the market.
event-set-aside = { $seat } sets aside { $good }.
event-set-nothing-aside = { $seat } keeps every card.
event-drew = { $seat } draws { $number } { $number ->
    [one] card
   *[other] cards
}.
event-drew-card = { $seat } picks up { $good }.
event-reshuffled = The deck is empty: { $number } { $number ->
    [one] card
   *[other] cards
} from the discard pile, shuffled, make a new one.
event-closed-bag = { $seat } closes the bag: { $number } { $number ->
    [one] card
   *[other] cards
} inside.
event-loaded = { $seat } packs { $good }.
event-declared = { $seat } declares { $good }.
event-passed = { $seat } gets the bag back unopened.
event-shelved = { $seat } lays { $good } on the stand.
event-hid = { $seat } lays { $number } { $number ->
    [one] card
   *[other] cards
} face down.
event-opened = { $seat } has to open the bag.
event-found = In the bag: { $good }.
event-honest = { $seat } is honest: all is as declared.
event-confiscated = The sheriff confiscates { $good }.
event-paid-gold = { $number ->
    [0] { $seat } has no gold to pay with.
   *[other] { $seat } pays { $other } { $number } gold.
}
event-owes = { $seat } still owes { $other } { $number } gold and pays in goods.
event-paid-goods = { $seat } hands { $good } to { $other }.
event-forgiven = { $seat } has nothing left to pay with: { $number } gold of the debt is forgiven.
event-game-ends = The game is over: time to count.

refusal-sheriff-names = Who begins is for the sheriff to say.
refusal-not-himself = The sheriff stays out of the market: name another player.
refusal-not-your-turn = It is somebody else’s turn now.
refusal-not-the-sheriff = Only the sheriff passes and opens bags.
refusal-sheriff-rests = This step is for the merchants; the sheriff sits it out.
refusal-out-of-order = Goods are named in the order of their list.
refusal-not-in-hand = There are not that many of these in your hand.
refusal-too-many-aside = Five cards are the most that can be set aside.
refusal-bag-closed = Your bag is closed: what is in it stays in it.
refusal-bag-full = A bag holds five cards at most.
refusal-bag-empty = Put at least one card into the bag.
refusal-no-cards = You have no cards, so you go without a bag this round.
refusal-no-bag = There is no bag of this player to deal with.
refusal-bag-dealt-with = This bag is already dealt with, and that is final.
refusal-not-debtor = Only the player in debt pays now.
refusal-not-on-stand = There are not that many of these on your stand.
refusal-legal-first = Legal goods go first; contraband follows when none are left.
refusal-debt-is-paid = Fewer cards cover this debt: leave out the last ones.
refusal-false-number = The number of cards must be true; only their kind may be a lie.
refusal-not-legal-kind = Only legal goods can be declared: apples, cheese, bread or chickens.
refusal-one-kind = One kind of goods is declared, not several.
refusal-not-first = The first merchant is named at the start of a round, before the market.
refusal-not-market = The market is not open now: cards are set aside only there.
refusal-not-load = Bags are filled after the market, and not at any other time.
refusal-not-declare = Bags are declared when all are closed, before the inspection.
refusal-not-inspect = Bags are passed and opened in the inspection, once all are declared.
refusal-no-debt = Nobody is in debt now, so there is nothing to pay.
