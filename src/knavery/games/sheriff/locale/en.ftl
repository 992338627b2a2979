title = Sheriff of Nottingham

phase-market = Market
phase-load = Loading
phase-declare = Declaration
phase-inspect = Inspection
phase-debt = Debt
phase-bury = Laying confiscated goods
phase-sell = Last call of the black market
phase-loot = Sharing the loot
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
field-deputies = Deputies
field-left = Left pile
field-right = Right pile
field-owed = Bags promised
field-offer = Offer
field-ask = Asked by the sheriff
field-version = Wording of the offer
field-ask-version = Wording of what is asked
field-vote = Votes
field-sold = Sold in this round
field-black-market = Black market goods
field-stacks = Still on the black market
field-loot = Loot
field-proposal = How to split the rest
field-out = Left out unseen
field-removed = Out of the game

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
good-green-apple = { $count } { $count ->
    [one] green apple
   *[other] green apples
}
good-golden-apple = { $count } { $count ->
    [one] golden apple
   *[other] golden apples
}
good-gouda = { $count } { $count ->
    [one] gouda
   *[other] goudas
}
good-blue-cheese = { $count } { $count ->
    [one] blue cheese
   *[other] blue cheeses
}
good-rye-bread = { $count } { $count ->
    [one] rye bread
   *[other] rye breads
}
good-pumpernickel = { $count } { $count ->
    [one] pumpernickel
   *[other] pumpernickels
}
good-royal-rooster = { $count } { $count ->
    [one] royal rooster
   *[other] royal roosters
}
good-other = { $count } × { $name }

event-round-begins = Round { $number }. { $seat } wears the badge.
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
event-confiscated = Confiscated: { $good }.
event-paid-gold = { $number ->
    [0] { $seat } has no gold to pay with.
   *[other] { $seat } pays { $other } { $number } gold.
}
event-owes = { $seat } still owes { $other } { $number } gold and pays in goods.
event-paid-goods = { $seat } hands { $good } to { $other }.
event-forgiven = { $seat } has nothing left to pay with: { $number } gold of the debt is forgiven.
event-game-ends = The game is over: time to count.
event-deputies-drawn = Deputies of round { $number }: { $seat } and { $other }.
event-cards-leave = Out of the game, seen by nobody: { $number } { $number ->
    [one] card
   *[other] cards
}.
event-pile-left = The left pile opens with { $good }.
event-pile-right = The right pile opens with { $good }.
event-set-face-down = { $seat } lays { $number } { $number ->
    [one] card
   *[other] cards
} aside face down.
event-took-left = { $seat } takes { $good } from the left pile.
event-took-right = { $seat } takes { $good } from the right pile.
event-laid-left = { $seat } lays { $good } onto the left pile.
event-laid-right = { $seat } lays { $good } onto the right pile.
event-reshuffled-piles = The deck is empty: { $number } { $number ->
    [one] card
   *[other] cards
} from below the top of both piles, shuffled, make a new one.
event-offers = { $seat } makes offer number { $version }: { $number } gold.
event-asks = { $seat } asks { $other } for { $number } gold.
event-with-goods = On { $seat }’s side, from the stand: { $good }.
event-with-bag-goods = On { $seat }’s side, out of the bag: { $good }.
event-for-passing = What { $seat } gets: the bag of { $other } passes.
event-for-opening = What { $seat } gets: the bag of { $other } is opened.
event-promises-passing = { $seat } also promises to let the other’s bag pass next time.
event-promises-opening = { $seat } also promises to open the bag of { $other } next time.
event-agrees = { $seat } agrees to the terms of { $other }.
event-deal = { $seat } and { $other } have a deal.
event-joint-deal = { $seat } and both deputies have a deal.
event-refuses-offer = { $seat } turns down the offer of { $other }.
event-refuses-ask = { $seat } turns down what was asked.
event-withdraws = { $seat } takes the offer back.
event-withdraws-ask = { $seat } asks nothing of { $other } any more.
event-lapses = The offer of { $seat } lapses.
event-ask-lapses = What was asked of { $seat } lapses.
event-silent = { $seat } says nothing.
event-gave-gold = { $seat } gives { $other } { $number } gold.
event-gave-goods = { $seat } gives { $other } { $good }.
event-gave-hidden = { $seat } gives { $other } { $number } { $number ->
    [one] card
   *[other] cards
} face down.
event-gold-to-loot = { $seat } puts { $number } gold into the loot.
event-goods-to-loot = { $seat } puts { $good } into the loot.
event-hidden-to-loot = { $seat } puts { $number } { $number ->
    [one] card
   *[other] cards
} face down into the loot.
event-proves-stand = { $seat } lacks some of it, and shows what lies face down to prove it.
event-proves-bag = { $seat } lacks some of it, and shows the bag to prove it.
event-shows-stand = Face down on the stand of { $seat }: { $good }.
event-shows-bag = In the bag of { $seat }: { $good }.
event-keeps-promise = { $seat } keeps a promise about the bag of { $other }.
event-breaks-promise = { $seat } breaks a promise about the bag of { $other }.
event-votes-pass = { $seat } says: pass the bag of { $other }.
event-votes-open = { $seat } says: open the bag of { $other }.
event-owes-loot = { $seat } still owes { $number } gold to the loot and pays in goods.
event-shares-gold = From the loot { $seat } gets { $number } gold.
event-shares-goods = From the loot { $seat } gets { $good }.
event-shares-hidden = Of the cards that { $seat } gets, { $number } { $number ->
    [one] card
   *[other] cards
} lie face down.
event-shares-prize = From the loot { $seat } gets a black market card worth { $number }: { $good }.
event-proposes = { $seat } proposes how to split the rest.
event-accepts-split = { $seat } agrees to the split.
event-wastes = { $seat } lets the rest go.
event-gold-lost = Out of the game: { $number } gold.
event-discarded = Onto the discard pile: { $good }.
event-prize-lost = Lost: a black market card worth { $number }, for { $good }.
event-time-is-out = Time is out: all bags that are left pass.
event-sold = { $seat } hands in three times { $good } and gets a black market card worth { $number }.
event-sells-nothing = { $seat } sells nothing.
event-paid-prize = { $seat } pays with a black market card worth { $number }: { $good }.
event-new-deck = Into the new deck: { $good }.
event-falls-short = { $seat } hands over less than promised. Cards lacking: { $number }.

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
refusal-not-legal-kind = Only legal goods can be declared.
refusal-one-kind = One kind of goods is declared, not several.
refusal-not-first = The first merchant is named at the start of a round, before the market.
refusal-not-market = The market is not open now: cards are set aside only there.
refusal-not-load = Bags are filled after the market, and not at any other time.
refusal-not-declare = Bags are declared when all are closed, before the inspection.
refusal-not-inspect = Bags are passed and opened in the inspection, once all are declared.
refusal-no-debt = Nobody is in debt now, so there is nothing to pay.
refusal-not-draw = Cards are drawn in the market, after setting cards aside, where there are two piles.
refusal-pile-empty = That pile is empty: draw from the other one or from the deck.
refusal-deck-begun = After a card from the deck, all others come from the deck.
refusal-deck-empty = The deck has too few cards for the rest of your hand.
refusal-draw-more = Name as many cards as your hand lacks.
refusal-drawn-enough = Your hand is full sooner: name only as many cards as it lacks.
refusal-not-bury = There are no cards to be laid onto a pile now.
refusal-not-aside = There are not that many of these to be laid down.
refusal-lay-all = All of the cards go onto the pile: name every one.
refusal-not-your-word = Another player has the word now.
refusal-must-deal = Enough was said: now a bag has to be passed or opened.
refusal-free-talk = Nobody waits for you to speak: there is no need to say that you are silent.
refusal-sheriff-asks = The law does not offer: ask a merchant instead.
refusal-no-merchant = Deals are between a merchant and those who inspect.
refusal-no-offer = No offer of this merchant waits for you.
refusal-no-ask = Nothing is asked of this merchant now.
refusal-words-changed = These are other terms than you have read: look again.
refusal-too-much-gold = That is more gold than the merchant has.
refusal-coins-in-order = Gold is counted out in the largest coins that fit.
refusal-not-to-give = There are not that many of these open on the merchant’s stand.
refusal-too-many-face-down = Fewer cards than that lie face down on the merchant’s stand.
refusal-too-many-from-bag = The bag does not hold that many cards, or they are promised already.
refusal-bag-gone = There is no closed bag to give anything out of.
refusal-one-way = A bag is either passed or opened: ask for one of them.
refusal-nothing-said = Offer something, or ask for something.
refusal-owed-otherwise = The opposite was promised for this bag, and that binds.
refusal-own-bag = As sheriff one has no bag of one’s own: promise another one.
refusal-not-alone = One deputy alone deals with a bag only if the other says pass and he says open.
refusal-no-deputies = There are no deputies to vote: the sheriff passes or opens the bag.
refusal-voted-so = That is your vote already.
refusal-agreed-already = You have agreed to this already: others are to answer.
refusal-not-deputy = The loot is for the two deputies.
refusal-not-loot = There is no loot to be split now.
refusal-not-in-loot = Only what does not divide is split, each part once.
refusal-no-proposal = Nobody has proposed a split yet.
refusal-own-proposal = The other deputy accepts or refuses your proposal.
refusal-no-timer = Only a running clock says that the time is out.
refusal-no-black-market = This game has no black market.
refusal-sheriff-sells-not = Who inspects does not sell on the black market in that round.
refusal-bag-not-back = You sell once your own bag is dealt with in this round.
refusal-sold-already = One black market card a round is all you can get.
refusal-stack-empty = The black market has no card left for these goods.
refusal-not-three = Three of the kind have to lie on your stand.
refusal-not-called = The last call is for merchants with at least three cards face down.
refusal-not-sell = Sales are made in the inspection, and nothing need be said before the last call.
refusal-goods-first = Black market cards are handed over after all other goods.
refusal-not-for-deals = Black market cards are no part of any deal.
