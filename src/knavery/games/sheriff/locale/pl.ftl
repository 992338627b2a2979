title = Szeryf z Nottingham

phase-market = Targ
phase-load = Pakowanie
phase-declare = Deklaracja
phase-inspect = Inspekcja
phase-debt = Dług
phase-over = Koniec gry

field-round = Runda
field-sheriff = Szeryf
field-dealt = Po inspekcji
field-gold = Monety
field-hand = Ręka
field-bag = Torba
field-stand = Stragan
field-aside = Odłożone
field-claim = Zadeklarowane
field-debt = Dług
field-deck = Talia
field-pile = Stos odrzuconych

good-apple = { $count } { $count ->
    [one] jabłko
    [few] jabłka
    [many] jabłek
   *[other] jabłka
}
good-cheese = { $count } { $count ->
    [one] ser
    [few] sery
    [many] serów
   *[other] sera
}
good-bread = { $count } { $count ->
    [one] chleb
    [few] chleby
    [many] chlebów
   *[other] chleba
}
good-chicken = { $count } { $count ->
    [one] kurczak
    [few] kurczaki
    [many] kurczaków
   *[other] kurczaka
}
good-pepper = { $count } { $count ->
    [one] pieprz
    [few] pieprze
    [many] pieprzów
   *[other] pieprzu
}
good-mead = { $count } { $count ->
    [one] miód pitny
    [few] miody pitne
    [many] miodów pitnych
   *[other] miodu pitnego
}
good-silk = { $count } { $count ->
    [one] jedwab
    [few] jedwabie
    [many] jedwabi
   *[other] jedwabiu
}
good-crossbow = { $count } { $count ->
    [one] kusza
    [few] kusze
    [many] kusz
   *[other] kuszy
}

event-round-begins = Runda { $number }. Szeryfem jest { $seat }.
event-market-opens = { $seat } decyduje: targ otwiera { $other }.
event-set-aside = { $seat } odkłada: { $good }.
event-set-nothing-aside = { $seat } zatrzymuje wszystkie karty.
event-drew = { $seat } dobiera { $number } { $number ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
event-drew-card = { $seat } bierze na rękę: { $good }.
event-reshuffled = Talia jest pusta. Ze stosu odrzuconych powstaje nowa: { $number } { $number ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
event-closed-bag = { $seat } zamyka torbę: w środku { $number } { $number ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
event-loaded = { $seat } wkłada do torby: { $good }.
event-declared = { $seat } deklaruje: { $good }.
event-passed = { $seat } dostaje torbę z powrotem, bez otwierania.
event-shelved = { $seat } wykłada na stragan: { $good }.
event-hid = { $seat } kładzie na straganie { $number } { $number ->
    [one] zakrytą kartę
    [few] zakryte karty
    [many] zakrytych kart
   *[other] zakrytej karty
}.
event-opened = { $seat } otwiera torbę przed szeryfem.
event-found = W torbie: { $good }.
event-honest = { $seat } mówi prawdę: wszystko się zgadza.
event-confiscated = Szeryf zabiera: { $good }.
event-paid-gold = { $number ->
    [0] { $seat } nie ma czym zapłacić: ani jednej monety.
    [one] { $seat } płaci { $number } monetę, dostaje ją { $other }.
    [few] { $seat } płaci { $number } monety, dostaje je { $other }.
    [many] { $seat } płaci { $number } monet, dostaje je { $other }.
   *[other] { $seat } płaci { $number } monety, dostaje je { $other }.
}
event-owes = { $seat } spłaca resztę długu towarem: jeszcze { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}, dostaje { $other }.
event-paid-goods = { $seat } oddaje: { $good }. Dostaje { $other }.
event-forgiven = { $seat } nie ma już czym płacić. Darowany dług: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-game-ends = Koniec gry: czas liczyć.

refusal-sheriff-names = O tym, kto zaczyna, decyduje szeryf.
refusal-not-himself = Szeryf nie handluje na targu: trzeba wskazać kogoś innego.
refusal-not-your-turn = Teraz kolej na kogoś innego.
refusal-not-the-sheriff = Torby przepuszcza i otwiera tylko szeryf.
refusal-sheriff-rests = To sprawa kupców: szeryf na razie odpoczywa.
refusal-out-of-order = Towary wymienia się w kolejności z listy.
refusal-not-in-hand = Tylu takich kart nie ma na ręce.
refusal-too-many-aside = Odłożyć można najwyżej pięć kart.
refusal-bag-closed = Torba jest zamknięta: co w niej jest, to w niej zostaje.
refusal-bag-full = W torbie mieści się najwyżej pięć kart.
refusal-bag-empty = Do torby trzeba włożyć choć jedną kartę.
refusal-no-cards = Bez kart nie ma też torby w tej rundzie.
refusal-no-bag = Torby tej osoby szeryf nie ma u siebie.
refusal-bag-dealt-with = Los tej torby jest już przesądzony, i to ostatecznie.
refusal-not-debtor = Teraz płaci tylko ten, kto ma dług.
refusal-not-on-stand = Tylu takich towarów nie ma na straganie.
refusal-legal-first = Najpierw oddaje się towary legalne, a kontrabandę dopiero, gdy ich zabraknie.
refusal-debt-is-paid = Wystarczy mniej: ostatnie karty są zbędne.
refusal-false-number = Liczbę kart podaje się zgodnie z prawdą: skłamać można tylko co do towaru.
refusal-not-legal-kind = Zadeklarować można tylko towar legalny: jabłka, ser, chleb albo kurczaki.
refusal-one-kind = Deklaruje się jeden rodzaj towaru, a nie kilka.
refusal-not-first = Pierwszego kupca wskazuje się na początku rundy, jeszcze przed targiem.
refusal-not-market = Targ jest teraz zamknięty, a karty odkłada się tylko tam.
refusal-not-load = Torby pakuje się po targu i nigdy indziej.
refusal-not-declare = Towar deklaruje się, gdy wszystkie torby są zamknięte, a inspekcja jeszcze się nie zaczęła.
refusal-not-inspect = Torby przepuszcza się i otwiera podczas inspekcji, gdy wszystko jest już zadeklarowane.
refusal-no-debt = Nikt nie ma teraz długu, więc nie ma za co płacić.
