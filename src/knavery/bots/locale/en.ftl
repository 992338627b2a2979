bot-random = Chancer
blurb-random = Does anything that is allowed, and never says why.
