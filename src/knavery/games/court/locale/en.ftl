title = Cursed Court

phase-wager = Wagers
phase-rebuy = Between two years
phase-over = Game over

field-year = Year
field-season = Season
field-marker = Bets first
field-coins = Coins
field-coins-chips = Chips
field-points = Points
field-hidden = Hidden cards
field-open = Open cards
field-deck = Deck
field-crowns = Crowns
field-out = Out of the game
field-pot = Pot
field-discard = Discard

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

noble-courtesan = { $count ->
    [1] a courtesan
   *[other] { $count } courtesans
}
noble-merchant = { $count ->
    [1] a merchant
   *[other] { $count } merchants
}
noble-king = { $count ->
    [1] a king
   *[other] { $count } kings
}
noble-priestess = { $count ->
    [1] a priestess
   *[other] { $count } priestesses
}
noble-queen = { $count ->
    [1] a queen
   *[other] { $count } queens
}
noble-duke = { $count ->
    [1] a duke
   *[other] { $count } dukes
}
noble-jester = { $count ->
    [1] a jester
   *[other] { $count } jesters
}
noble-sorceress = { $count ->
    [1] a sorceress
   *[other] { $count } sorceresses
}
noble-assassin = { $count ->
    [1] an assassin
   *[other] { $count } assassins
}

region-courtesan = the courtesan
region-merchant = the merchant
region-king = the king
region-priestess = the priestess
region-queen = the queen
region-duke = the duke
region-jester = the jester
region-sorceress = the sorceress
region-assassin = the assassin
region-con = the con
region-wedding = the wedding
region-carnival = the carnival
region-procession = the procession
region-audience = the audience
region-regicide = the regicide
region-scandal = the scandal
region-feast = the feast
region-opera = the opera
region-council = the council
region-church = the church
region-conspiracy = the conspiracy
region-masquerade = the masquerade
region-tribunal = the tribunal
region-pilgrimage = the pilgrimage
region-tax = the tax
region-seance = the seance
region-coup = the coup
region-other = { $name }

event-year-begins = Year { $number } begins at court.
event-cards-dealt = To the left of { $seat }: { $number ->
    [one] a card
   *[other] { $number } cards
} face down.
event-card-dealt = Face down to the left of { $seat }: { $noble }.
event-bets-first = { $seat } bets first.
event-season-begins = { $season } begins, and { $noble } comes to court.
event-wagered = { $seat } sets a crown on { $region }, with { $number ->
    [0] no coins
    [one] { $number } coin
   *[other] { $number } coins
} beneath.
event-wagered-chips = { $seat } sets a crown on { $region }, with { $number ->
    [0] no chips
    [one] { $number } chip
   *[other] { $number } chips
} beneath.
event-ousted = { $seat } loses { $region }: { $number ->
    [0] the crown comes back
    [one] the crown comes back with { $number } coin
   *[other] the crown comes back with { $number } coins
}.
event-ousted-chips = { $seat } loses { $region }: { $number ->
    [0] the crown comes back
    [one] the crown comes back with { $number } chip
   *[other] the crown comes back with { $number } chips
}.
event-revealed = Turned up to the left of { $seat }: { $noble }.
event-crown-paid = { $seat } on { $region }: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
event-scored = { $seat } scores { $number } { $number ->
    [one] point
   *[other] points
} this year, { $total } in all.
event-year-ends = Year { $number } is over: all crowns go back.
event-game-ends = The game is over.
event-crowned = { $seat } sets a crown on { $region }.
event-feint-placed = { $seat } alone knows: the crown on { $region } is the feint.
event-feint-taken = The crown of { $seat } on { $region } is a feint and goes back{ $number ->
    [0] { "" }
    [one] { " " }with { $number } coin
   *[other] { " " }with { $number } coins
}.
event-feint-taken-chips = The crown of { $seat } on { $region } is a feint and goes back{ $number ->
    [0] { "" }
    [one] { " " }with { $number } chip
   *[other] { " " }with { $number } chips
}.
event-remembered = Into the discard for a year: { $noble }.
event-counted = { $seat } scores { $number } { $number ->
    [one] point
   *[other] points
} this year.
event-pot-taken = { $seat } takes { $number ->
    [one] { $number } chip
   *[other] { $number } chips
} from the pot.
event-pot-stays = In the pot { $number ->
    [0] nothing stays
    [one] { $number } chip stays
   *[other] { $number } chips stay
}.
event-rebought = { $seat } buys { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}.
event-declined = { $seat } buys no chips.
event-went-out = { $seat } has no chips left and is out of the game.
event-tied = Nobody has the most points alone, so another year is played.

refusal-not-your-turn = It is somebody else’s turn now.
refusal-own-crown = Your crown is there already: choose another region.
refusal-cannot-oust = You have too few coins to take this region: choose another.
refusal-cannot-oust-chips = You have too few chips to take this region: choose another.
refusal-not-twice = To take this region, put down at least twice the coins that lie there.
refusal-not-twice-chips = To take this region, put down at least twice the chips that lie there.
refusal-not-over-zero = No coins lie there, so one coin is enough; but none is too few.
refusal-not-over-zero-chips = No chips lie there, so one chip is enough; but none is too few.
refusal-not-in-hand = There are not that many coins in your hand.
refusal-not-in-hand-chips = There are not that many chips in your hand.
refusal-no-coins = This court bets without coins: name the region alone.
refusal-coins-unsaid = Say how many coins lie under the crown, none included.
refusal-coins-unsaid-chips = Say how many chips lie under the crown, none included.
refusal-no-feints = There are no feints in this game: every crown counts.
refusal-feint-lies = Your feint is on the board already: this crown is a plain one.
refusal-feint-lacks = Your last crown is the feint: say so.
refusal-not-betting = Bets are made only while a season lasts.
refusal-not-between-years = Chips are bought only between two years, where the host allows it.
refusal-not-asked = It is somebody else’s turn to buy chips or not.
refusal-bought-enough = You bought chips as often as one may: decline.
refusal-out = You have no chips left and are out of the game.

board-certain = Certain, for they are known from the printed board: { $sets }.
board-likely = Likely: { $sets }.
board-reconstructed = Not known, and a reconstruction: { $sets }.
board-of-the-host = The board of this table, which the host brought: { $sets }.
