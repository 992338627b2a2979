nothing = нічого
talk = { $seat }: «{ $text }»

refusal-another-speaks = Хтось інший ще не договорив свій хід.
refusal-no-such-action = Такого ходу тут немає.
refusal-unfinished = Хід уривається на півдорозі: його називають цілком.
refusal-surplus = Стільки одразу тут не кажуть: вистачить і меншого.
refusal-not-now = Зараз цього сказати не можна.
refusal-over = Гру закінчено.
refusal-not-yours = Це каже хтось інший.
refusal-too-large = { $number } — це забагато: найбільше число тут { $most }.
refusal-not-over = Гра ще триває: очки рахують наприкінці.
refusal-no-record = Ця позиція склалася не з ходів, тому запису до неї немає.

unclear-cut-short = Наприкінці «{ $said }» чогось бракує.
unclear-no-such-word = Слово «{ $word }» тут незрозуміле. Зрозумілі: { $known }.
unclear-no-such-word-near = Слово «{ $word }» тут незрозуміле. Може, «{ $near }»?
unclear-no-such-seat = Імені «{ $name }» за цим столом немає. Тут сидять: { $known }.
unclear-no-such-seat-near = Імені «{ $name }» за цим столом немає. Може, «{ $near }»?
unclear-no-such-sign = Знак { $sign } у команді нічого не означає.
unclear-no-number = Там, де стоїть «{ $word }», потрібне число.
unclear-too-long = Команда задовга. Найбільше число знаків у ній: { $most }.
unclear-too-much = Команда закінчена ще до «{ $word }».
unclear-say-in-quotes = Репліку пишуть у лапках: say "привіт".
