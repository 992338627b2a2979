nothing = ничего
talk = { $seat }: «{ $text }»

refusal-another-speaks = Кто-то другой ещё не договорил свой ход.
refusal-no-such-action = Такого хода здесь нет.
refusal-unfinished = Ход обрывается на полпути: его называют целиком.
refusal-surplus = Столько сразу здесь не говорят: хватит и меньшего.
refusal-not-now = Сейчас этого сказать нельзя.
refusal-over = Игра окончена.
refusal-not-yours = Это говорит кто-то другой.
refusal-too-large = { $number } — это слишком много: самое большое число здесь { $most }.
refusal-not-over = Игра ещё идёт: очки считают в конце.
refusal-no-record = Эта позиция сложилась не из ходов, поэтому записи у неё нет.

unclear-cut-short = В конце «{ $said }» чего-то не хватает.
unclear-no-such-word = Слово «{ $word }» здесь непонятно. Понятны: { $known }.
unclear-no-such-word-near = Слово «{ $word }» здесь непонятно. Может быть, «{ $near }»?
unclear-no-such-seat = Имени «{ $name }» за этим столом нет. Здесь сидят: { $known }.
unclear-no-such-seat-near = Имени «{ $name }» за этим столом нет. Может быть, «{ $near }»?
unclear-no-such-sign = Знак { $sign } в команде ничего не значит.
unclear-no-number = Там, где стоит «{ $word }», нужно число.
unclear-too-long = Команда слишком длинная. Самое большее число знаков в ней: { $most }.
unclear-too-much = Команда закончена ещё до «{ $word }».
unclear-say-in-quotes = Реплику пишут в кавычках: say "привет".
