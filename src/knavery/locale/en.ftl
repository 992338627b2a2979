nothing = nothing
talk = { $seat }: “{ $text }”

refusal-another-speaks = Somebody else is in the middle of a move.
refusal-no-such-action = There is no such move here.
refusal-unfinished = The move stops halfway: say all of it.
refusal-surplus = That is more than can be said at once here.
refusal-not-now = This cannot be said now.
refusal-over = The game is over.
refusal-not-yours = Somebody else says that.
refusal-too-large = { $number } is too much: no number here is above { $most }.
refusal-not-over = The game is not over yet: scores are counted at the end.
refusal-no-record = This position did not come of moves, so there is no record of it.

unclear-cut-short = Something is missing at the end of “{ $said }”.
unclear-no-such-word = I do not know “{ $word }” here. Known: { $known }.
unclear-no-such-word-near = I do not know “{ $word }” here. Did you mean “{ $near }”?
unclear-no-such-seat = Nobody here is called “{ $name }”. At the table: { $known }.
unclear-no-such-seat-near = Nobody here is called “{ $name }”. Did you mean “{ $near }”?
unclear-no-such-sign = The sign { $sign } has no meaning in a command.
unclear-no-number = A number belongs where “{ $word }” stands.
unclear-too-long = A command has at most { $most } characters.
unclear-too-much = The command is complete before “{ $word }”.
unclear-say-in-quotes = Talk stands in quotes: say "hello".
