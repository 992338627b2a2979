title = Thief’s Market

phase-loot = Splitting the loot
phase-reroll = A second chance
phase-buy = Buying
phase-over = Game over

field-round = Turn
field-marker = Marker
field-coins = Coins
field-infamy = Infamy
field-cards = Cards
field-copied = The stew is
field-deck = Decks
field-box = Box
field-rolls = Next rolls
field-middle = Middle
field-loot = Loot
field-row = Market

object-red = { $count } { $count ->
    [one] red gem
   *[other] red gems
}
object-white = { $count } { $count ->
    [one] white gem
   *[other] white gems
}
object-blue = { $count } { $count ->
    [one] blue gem
   *[other] blue gems
}
object-green = { $count } { $count ->
    [one] green gem
   *[other] green gems
}
object-bag = { $count } { $count ->
    [one] bag
   *[other] bags
}
object-mask = { $count } { $count ->
    [one] mask
   *[other] masks
}
object-marker = the marker

face-red = a red gem
face-white = a white gem
face-blue = a blue gem
face-green = a green gem
face-bag = a bag
face-mask = a mask

row-A = row A
row-B = row B
row-C = row C

card-alchemical-lab = alchemical lab
card-bondsman = bondsman
card-coercion-coordinator = coercion coordinator
card-corrupt-official = corrupt official
card-disgruntled-minion = disgruntled minion
card-fence = fence
card-glamer = glamer
card-guy-in-a-trenchcoat = guy in a trenchcoat
card-local-celebrity = local celebrity
card-nearby-safehouse = nearby safehouse
card-necklace = necklace
card-pawnbroker = pawnbroker
card-philosophers-stone = philosopher’s stone
card-public-relations-expert = public relations expert
card-shadowy-hood = shadowy hood
card-tailor = tailor
card-anthropomorphic-water-buffalo = anthropomorphic water buffalo
card-bookie = bookie
card-brooch = brooch
card-concealed-safehouse = concealed safehouse
card-deceptive-bits-of-colored-glass = deceptive bits of colored glass
card-easily-impressed-noble = easily impressed noble
card-executive-assistant = executive assistant
card-eyepatch-of-command = eyepatch of command
card-fortified-safehouse = fortified safehouse
card-gauntlet-of-evil-intent = gauntlet of evil intent
card-imbalanced-scales = imbalanced scales
card-legitimate-jeweller = legitimate jeweller
card-lucky-animal-appendage = lucky animal appendage
card-menacing-monocle = menacing monocle
card-provisioned-safehouse = provisioned safehouse
card-rumor-monger = rumor-monger
card-sticky-fingered-dockhand = sticky-fingered dockhand
card-unlabeled-potion = unlabeled potion
card-wicked-clutches = wicked clutches
card-big-haul = big haul
card-collecting-golem = collecting golem
card-crown = crown
card-exit-strategy = exit strategy
card-fur-coat = fur coat
card-giant-belt-buckle = giant belt buckle
card-insurance-racket = insurance racket
card-island-estate = island estate
card-loyalty-program = loyalty program
card-political-campaign = political campaign
card-scepter = scepter
card-the-heist = the heist
card-treasure-map-1 = treasure map (the first)
card-treasure-map-2 = treasure map (the second)
card-mimetic-stew = mimetic stew
card-narrow-alleyway = narrow alleyway
card-wut = wut
card-purported-curse = purported curse

event-turn-begins = Turn { $number }. The dice are with { $seat }.
event-rolled = { $seat } rolls { $object }.
event-took = { $seat } takes { $object }.
event-robbed = { $seat } robs { $other }.
event-kept = { $seat } keeps { $object }.
event-put-back = { $seat } puts { $object } back.
event-rerolled = The dice that { $seat } puts back show { $object }.
event-infamy = { $seat } gains { $number } infamy ({ $card }).
event-coins = { $seat } gains { $number } { $number ->
    [one] coin
   *[other] coins
} ({ $card }).
event-turned-masks-in = { $seat } turns masks in for { $number } infamy.
event-turned-bags-in = { $seat } turns bags in for { $number } { $number ->
    [one] coin
   *[other] coins
}.
event-rerolls = { $seat } rerolls { $object } and gets { $face }.
event-keeps = { $seat } leaves the dice as they are.
event-buying-begins = The loot is split; { $seat } buys first.
event-bought = { $seat } buys: { $card }.
event-saved = { $seat } saves { $object }.
event-paid = { $seat } pays { $object }.
event-paid-coins = { $seat } pays coins for { $object }.
event-boxed = Back into the box: { $card }.
event-got = { $seat } gets for nothing: { $card }.
event-got-nothing = The deck is empty: { $seat } gets no card.
event-flipped = { $seat } turns a die to { $face } ({ $card }).
event-traded = { $seat } trades { $face } in ({ $card }).
event-escaped = { $seat } pays { $number } { $number ->
    [one] coin
   *[other] coins
} and gains { $total } infamy.
event-copied = The stew of { $seat } becomes a card of { $other }: { $card }.
event-done = { $seat } is done buying.
event-dealt = New in the market: { $card }.
event-row-opens = The market opens { $row }.
event-deck-is-out = No cards are left for { $row }.
event-nothing-sold = Nothing is bought for { $number } { $number ->
    [one] turn
   *[other] turns
}: the market closes.
event-game-ends = The game is over: time to count the points.

refusal-not-your-turn = It is somebody else’s turn now.
refusal-middle-empty = Nothing lies in the middle: rob somebody.
refusal-not-yourself = Rob somebody else, not yourself.
refusal-nothing-to-rob = A loot needs at least two objects to be worth robbing.
refusal-take-something = Take at least one object.
refusal-put-something-back = Put at least one object back.
refusal-take-all = Only you have no loot: take everything from the middle, or rob somebody.
refusal-not-there = There are not that many of these objects there.
refusal-not-loot = Loot is taken while it is being split, and that is over for this turn.
refusal-no-die-to-reroll = No die in your loot shows this face.
refusal-no-reroll = Dice are rerolled with a lucky paw, just before the buying.
refusal-no-card-here = This card is not for sale now: choose one from the open rows.
refusal-no-purchase-left = You have no purchase left this turn.
refusal-cannot-pay = Your gems and coins do not cover this: bags and masks do not pay.
refusal-not-buy = That is for one’s own turn of buying, once everything else is settled.
refusal-nothing-to-use = You have no card and die now that could be used together.
refusal-not-your-card = This card is not yours.
refusal-used = This card was used this turn already: it works once.
refusal-no-such-die = Your loot has no die with the face that this card needs.
refusal-not-that-face = This card does not work on these faces.
refusal-no-flip = This card turns no dice.
refusal-no-trade = This card takes no dice in exchange.
refusal-no-exit = Only an exit strategy turns coins into infamy.
refusal-no-coins = You need at least one coin for it, and as many as you say.
refusal-not-saved = Save a gem that is in the cost of the card.
refusal-save-unsaid = Say which gem your racket saves: free red, for example.
refusal-no-racket = Only an insurance racket saves a gem.
refusal-dice-lack = Your dice do not pay the rest: more coins are needed.
refusal-coins-lack = You have too few coins for that.
refusal-coins-unfit = Coins stand for gems of the cost, and for no others.
refusal-not-copy = Nothing is to be copied now.
refusal-not-own-card = Name a card of another player.
refusal-no-cards-there = This player has no cards.
refusal-not-his-card = This player has no such card.
