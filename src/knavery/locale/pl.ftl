nothing = nic
talk = { $seat }: „{ $text }”

refusal-another-speaks = Ktoś inny jest jeszcze w połowie ruchu.
refusal-no-such-action = Takiego ruchu tu nie ma.
refusal-unfinished = Ruch urywa się w połowie: trzeba podać go w całości.
refusal-surplus = Tyle naraz nie da się tu powiedzieć: wystarczy mniej.
refusal-not-now = Teraz nie można tego powiedzieć.
refusal-over = Gra jest skończona.
refusal-not-yours = To mówi ktoś inny.
refusal-too-large = { $number } – to za dużo: największa liczba to tutaj { $most }.
refusal-not-over = Gra jeszcze trwa: punkty liczy się na końcu.
refusal-no-record = Ta pozycja nie wzięła się z ruchów, więc nie ma jej zapisu.

unclear-cut-short = Na końcu „{ $said }” czegoś brakuje.
unclear-no-such-word = Słowo „{ $word }” jest tu niezrozumiałe. Zrozumiałe są: { $known }.
unclear-no-such-word-near = Słowo „{ $word }” jest tu niezrozumiałe. Może „{ $near }”?
unclear-no-such-seat = Imienia „{ $name }” nie ma przy tym stole. Siedzą tu: { $known }.
unclear-no-such-seat-near = Imienia „{ $name }” nie ma przy tym stole. Może „{ $near }”?
unclear-no-such-sign = Znak { $sign } nic w poleceniu nie znaczy.
unclear-no-number = Tam, gdzie stoi „{ $word }”, potrzebna jest liczba.
unclear-too-long = Polecenie jest za długie. Największa liczba znaków: { $most }.
unclear-too-much = Polecenie jest kompletne jeszcze przed „{ $word }”.
unclear-say-in-quotes = Wypowiedź pisze się w cudzysłowie: say "witaj".
