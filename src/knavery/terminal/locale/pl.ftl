# Klawisze u dołu stołu i strony za nimi.
key-rules = Zasady
key-cards = Karty
key-form = Ułóż
key-hand-over = Przekaż
key-save = Zapisz
key-log = Przebieg
key-ending = Koniec
key-quit = Wyjście
back = Wróć
do-it = Gotowe

# Na stole.
in-hand = na ręce: { $number }
hidden-cards = zakryte: { $number }
cards = karty: { $number }
deputy = Zastępca szeryfa
empty-hand = Ręka jest pusta.
your-turn = { $seat }, teraz twój ruch.
also-turn = Mogą też { $seats }: F4 przekazuje miejsce.
turn-of = Ruch: { $seats }.
hand-back = F4 przekazuje miejsce dalej.
too-small = Ten stół potrzebuje okna o wymiarach co najmniej { $width } na { $height } znaków.

# Strony.
said-as = W poleceniach
meaning = Nazwa
worth = Wartość
fine = Kara
king = Król
queen = Królowa
counts-as = Liczy się jako
nobles = Postacie
goods = Towary
titles = Tytuły
henchmen = Zbiry
points = Punkty
deck = Talia
cost = Koszt
marks = Znaki
effect = Działanie
thieves-signs =
    R czerwony, W biały, B niebieski, G zielony klejnot; ● moneta albo worek, ☠ zła sława albo maska.
    ☻ zbir, ⁎ różdżka, ♜ wieża, ❖ ozdoba, ✎ plan, ✣ kompas.
    R→WB: raz na turę taką kość obraca się albo oddaje za to, co stoi po +.
    R: +1 to jeszcze jeden zakup, jeśli w łupie był ten klejnot, R: +☠ to zła sława za każdy zakup z nim.
    1 / 2: punkty za jedną wieżę i za więcej. Czego znaki nie powiedzą, stoi w zasadach (F1).
no-forms = Teraz nie ma czego układać: wszystkie ruchy są na liście.
no-rules = Ta gra nie ma zasad do czytania.
help =
    Ruch można wpisać albo wybrać z listy: strzałki go zaznaczają, Enter wykonuje. Tab uzupełnia słowo.
    Kliknięcie karty, miejsca lub imienia wpisuje je do polecenia.
    Wypowiedź to też ruch: say "witaj".
    Sam stół rozumie: rules, cards, log, save PLIK, help, quit. Ruchy wyglądają tak:

# Kilka osób.
curtain = { $seat }, miejsce przy stole jest wolne. Gdy nikt nie podgląda, wystarczy nacisnąć Enter.
lift = Nikt nie patrzy
hand-over = Kto siada do stołu?

# Pliki i wyjście.
save-where = W jakim pliku zapisać grę?
saved = Gra jest zapisana w { $file }. Dalej: knavery play --resume { $file }
save-failed = Nie udało się zapisać { $file }: { $why }
save-over = W { $file } jest już coś innego. Zapisać na tym?
answer-over = Zapisz na tym
leave = Ta gra nie jest zapisana.
answer-save = Zapisz
answer-leave = Wyjdź
answer-stay = Zostań

# Koniec.
winner = Zwycięstwo: { $seats }
winners = Wspólne zwycięstwo: { $seats }
tie-broken = Punktów tyle samo: rozstrzyga to, co zasady liczą dalej (F1).
robberies = { $seat } okrada { $other }:
truth-title = Jak było naprawdę
truth-honest = uczciwie
truth-lied = przemycone
truth-untrue = nieprawda, ale przepuszczone
truth-feint = zwód
truth-broken = złamana obietnica
truth-lacked = obiecane towary, których nie było
truth-caught = złapane

# Kłopoty botów.
bot-replaced = Bot na miejscu { $seat } zawiódł, dalej gra inny, prostszy. ({ $why })
bot-left = Bot na miejscu { $seat } zawiódł: teraz to miejsce dla człowieka. ({ $why })
bot-thinks = Bot myśli: twój ruch będzie następny.
bots-silent = Boty nic więcej nie mówią. ({ $why })

# Wierszami tekstu.
play-form = Można powiedzieć na przykład: { $example }
play-help = Można podać ruch albo polecenie: choices, view, log, save PLIK, quit. Ruchy wyglądają tak:
play-save-where = Trzeba powiedzieć, dokąd: save PLIK
play-save-over = W { $file } jest już coś innego. Aby zapisać na tym, wystarczy powtórzyć polecenie.
play-not-saved = Ta gra nie jest zapisana.
play-score = { $seat }: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

# Słowa poleceń dla tych, którym one mało mówią.
word-toss = odłożyć
word-first = zaczyna
word-draw = dobrać
word-bury = odrzucić
word-bag = torba
word-declare = zadeklarować
word-pass = przepuścić
word-open = otworzyć
word-pay = zapłacić
word-offer = zaproponować
word-ask = poprosić
word-accept = przyjąć
word-refuse = odmówić
word-withdraw = wycofać
word-silent = milczeć
word-vote = głos
word-split = podzielić
word-waste = zostawić
word-sell = sprzedać
word-promise = obietnica
word-nothing = nic
word-gold = złoto
count-gold = { $count } { $count ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
word-left = lewy
word-right = prawy
word-deck = talia
word-wager = stawka
word-feint = zwód
word-rebuy = dokupić żetony
word-decline = zrezygnować
word-take = wziąć
word-all = wszystko
word-marker = znacznik
word-rob = okraść
word-keep = zatrzymać
word-flip = obrócić
word-trade = wymienić
word-buy = kupić
word-coins = monety
word-free = za darmo
word-escape = oddać monety
word-reroll = przerzucić
word-copy = powtórzyć
word-done = koniec
word-say = powiedzieć

item-coins = Monety
item-region = Miejsce
item-gold = Złoto
item-bag-of = torba:
item-whom = kogo
item-card = karta
item-seat = kogo
item-free = klejnot za darmo

# Nowa gra.
new-game = Gra
new-language = Język
new-seats = Miejsca
new-start = Zacznij
new-resume = Wczytaj zapisaną grę
new-resume-what = W jakim jest pliku?
new-file = własny plik albo nic
own-name = polski
person = człowiek
option-edition = Wydanie
option-royal = Towary królewskie
option-timer = Stoper
option-ten-out = Bez dziesięciu kart
option-seven = Siedem na ręce
option-black-market = Czarny rynek
option-proof = Dowód braku
option-spent = Sprzedane
option-talk = Rozmowy
option-first-sheriff = Pierwszy szeryf
option-remember = Dwór pamięta
option-coinless = Bez monet
option-exchange = Wielka wymiana
option-masquerade = Maskarada
option-rebuy = Powrót do gry
option-years = Lata (0: bez granicy)
option-tie = Przy remisie
option-promo = Karty promocyjne
option-board = Własna plansza
option-loyalty-self = Lojalność liczy siebie
value-true = tak
value-false = nie
value-first = pierwsze
value-second = drugie
value-discard = na odrzucone
value-remove = z gry
value-free = w każdej chwili
value-turns = po kolei
value-off = nie
value-hidden = zakryte
value-open = odkryte
value-draw = remis
value-year = jeszcze rok
