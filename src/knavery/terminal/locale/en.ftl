# The keys at the foot of the table, and the pages behind them.
key-rules = Rules
key-cards = Cards
key-form = Compose
key-hand-over = Hand over
key-save = Save
key-log = Log
key-ending = The end
key-quit = Quit
back = Back
do-it = Do it

# On the table.
in-hand = in hand: { $number }
hidden-cards = hidden: { $number }
cards = cards: { $number }
deputy = Deputy
empty-hand = The hand is empty.
your-turn = { $seat }, it is your move.
also-turn = So may { $seats }: F4 hands over.
turn-of = To move: { $seats }.
hand-back = F4 hands the screen back.
too-small = This table needs a window of { $width } by { $height } characters.

no-forms = Nothing needs composing now: every move is in the list.

# Pages.
said-as = In commands
meaning = Name
worth = Worth
fine = Fine
king = King
queen = Queen
counts-as = Counts as
nobles = Nobles
goods = Goods
titles = Titles
henchmen = Henchmen
points = Points
deck = Deck
cost = Cost
marks = Marks
effect = Effect
thieves-signs =
    R red, W white, B blue, G green gem; ● a coin or a bag, ☠ an infamy or a mask.
    ☻ henchman, ⁎ wand, ♜ tower, ❖ finery, ✎ plan, ✣ compass.
    R→WB: once a turn such a die turns, or goes for what follows +.
    R: +1 is one more purchase if the loot had that gem, R: +☠ an infamy for each purchase with it.
    1 / 2: points for one tower card, and for more. What signs cannot say stands in the rules (F1).
no-rules = This game brings no rules to read.
help =
    Type a move, or pick one from the list: the arrow keys mark it, Enter makes it. Tab completes a word.
    A click on a card, a region or a name puts it into the command.
    Talk is a move too: say "hello".
    The table itself understands: rules, cards, log, save FILE, help, quit. Moves look like this:

# Several people.
curtain = { $seat }, the table is yours. When nobody else looks, press Enter.
lift = I am alone
hand-over = Who sits down?

# Files, and leaving.
save-where = Save the game in which file?
saved = Saved in { $file }. Go on with: knavery play --resume { $file }
save-failed = { $file } could not be written: { $why }
save-over = { $file } holds something else. Write over it?
answer-over = Write over it
leave = This game is not saved.
answer-save = Save
answer-leave = Leave
answer-stay = Stay

# The end.
winner = Winner: { $seats }
winners = Winners: { $seats }
tie-broken = Equal points: what the rules count next decides (F1).
robberies = { $seat } robs { $other }:
truth-title = The truth
truth-honest = honest
truth-lied = smuggled through
truth-untrue = untrue, and let through
truth-feint = a feint
truth-broken = a promise broken
truth-lacked = promised goods that were not there
truth-caught = caught

# Bots that fail.
bot-replaced = The bot of { $seat } broke down, and a simpler one plays on. ({ $why })
bot-left = The bot of { $seat } broke down: the seat is for a person now. ({ $why })
bot-thinks = A bot is thinking: your move comes next.
bots-silent = The bots say no more. ({ $why })

# By lines of text.
play-form = Say for example: { $example }
play-help = Say your move, or: choices, view, log, save FILE, quit. Moves look like this:
play-save-where = Say where to: save FILE
play-save-over = { $file } holds something else. To write over it, say so once more.
play-not-saved = This game was not saved.
play-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The words of commands, for those to whom they say little.
word-toss = set aside
word-first = begins
word-draw = draw
word-bury = discard
word-bag = bag
word-declare = declare
word-pass = let through
word-open = open
word-pay = pay
word-offer = offer
word-ask = ask
word-accept = accept
word-refuse = refuse
word-withdraw = withdraw
word-silent = say nothing
word-vote = vote
word-split = share out
word-waste = let it go
word-sell = sell
word-promise = promise
word-nothing = nothing
word-gold = gold
count-gold = { $count } gold
word-left = left
word-right = right
word-deck = deck
word-wager = wager
word-feint = feint
word-rebuy = buy in
word-decline = decline
word-take = take
word-all = all
word-marker = marker
word-rob = rob
word-keep = keep
word-flip = turn
word-trade = trade
word-buy = buy
word-coins = coins
word-free = free
word-escape = give up coins
word-reroll = reroll
word-copy = copy
word-done = done
word-say = say

item-coins = Coins
item-region = Region
item-gold = Gold
item-bag-of = bag of
item-whom = whom
item-card = card
item-seat = seat
item-free = gem for free

# A new game.
new-game = Game
new-language = Language
new-seats = Seats
new-start = Start
new-resume = Go on with a saved game
new-resume-what = Which file is it in?
new-file = a file of yours, or nothing
own-name = English
person = a person
option-edition = Edition
option-royal = Royal goods
option-timer = Timer
option-ten-out = Ten cards out
option-seven = Seven in hand
option-black-market = Black market
option-proof = Proof of lacking
option-spent = Sold contraband
option-talk = Talk
option-first-sheriff = First sheriff
option-remember = Court remembers
option-coinless = Without coins
option-exchange = Great exchange
option-masquerade = Masquerade
option-rebuy = Buying in again
option-years = Years (0: no bound)
option-tie = A tie
option-promo = Promo cards
option-board = Own board
option-loyalty-self = Loyalty counts itself
value-true = yes
value-false = no
value-first = first
value-second = second
value-discard = to the discard pile
value-remove = out of the game
value-free = at any time
value-turns = in turns
value-off = no
value-hidden = face down
value-open = face up
value-draw = is a draw
value-year = one more year
