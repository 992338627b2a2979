title = Szeryf z Nottingham

phase-market = Targ
phase-load = Pakowanie
phase-declare = Deklaracja
phase-inspect = Inspekcja
phase-debt = Dług
phase-bury = Odkładanie konfiskaty
phase-sell = Ostatnia chwila czarnego rynku
phase-loot = Podział łupu
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
field-deputies = Zastępcy szeryfa
field-left = Lewy stos
field-right = Prawy stos
field-owed = Obietnice o torbach
field-offer = Oferta
field-ask = Żądanie szeryfa
field-version = Brzmienie oferty
field-ask-version = Brzmienie żądania
field-vote = Głosy
field-sold = Handel na czarnym rynku w rundzie
field-black-market = Towary z czarnego rynku
field-stacks = Zostało na czarnym rynku
field-loot = Łup
field-proposal = Jak podzielić resztę
field-out = Odłożone w ciemno
field-removed = Poza grą

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
good-green-apple = { $count } { $count ->
    [one] zielone jabłko
    [few] zielone jabłka
    [many] zielonych jabłek
   *[other] zielonego jabłka
}
good-golden-apple = { $count } { $count ->
    [one] złote jabłko
    [few] złote jabłka
    [many] złotych jabłek
   *[other] złotego jabłka
}
good-gouda = { $count } { $count ->
    [one] gouda
    [few] goudy
    [many] goud
   *[other] goudy
}
good-blue-cheese = { $count } { $count ->
    [one] ser pleśniowy
    [few] sery pleśniowe
    [many] serów pleśniowych
   *[other] sera pleśniowego
}
good-rye-bread = { $count } { $count ->
    [one] chleb żytni
    [few] chleby żytnie
    [many] chlebów żytnich
   *[other] chleba żytniego
}
good-pumpernickel = { $count } { $count ->
    [one] pumpernikiel
    [few] pumpernikle
    [many] pumpernikli
   *[other] pumpernikla
}
good-royal-rooster = { $count } { $count ->
    [one] królewski kogut
    [few] królewskie koguty
    [many] królewskich kogutów
   *[other] królewskiego koguta
}
good-other = { $name } × { $count }

event-round-begins = Runda { $number }. Porządku pilnuje { $seat }.
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
event-opened = { $seat } otwiera torbę do inspekcji.
event-found = W torbie: { $good }.
event-honest = { $seat } mówi prawdę: wszystko się zgadza.
event-confiscated = Skonfiskowano: { $good }.
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
event-deputies-drawn = Zastępcy szeryfa w rundzie { $number }: { $seat } i { $other }.
event-cards-leave = Poza grę, przez nikogo niewidziane, idą: { $number } { $number ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
event-pile-left = Lewy stos zaczynają: { $good }.
event-pile-right = Prawy stos zaczynają: { $good }.
event-set-face-down = { $seat } odkłada bez pokazywania { $number } { $number ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
event-took-left = { $seat } bierze z lewego stosu: { $good }.
event-took-right = { $seat } bierze z prawego stosu: { $good }.
event-laid-left = { $seat } kładzie na lewy stos: { $good }.
event-laid-right = { $seat } kładzie na prawy stos: { $good }.
event-reshuffled-piles = Talia jest pusta. Spody obu stosów są przetasowane, w nowej talii: { $number } { $number ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
event-offers = { $seat } składa ofertę nr { $version }: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-asks = { $seat } żąda zapłaty, płacić ma { $other }: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-with-goods = Ze straganu, który prowadzi { $seat }: { $good }.
event-with-bag-goods = Z torby, którą niesie { $seat }: { $good }.
event-for-passing = W zamian { $seat } oczekuje przepuszczenia torby, którą niesie { $other }.
event-for-opening = W zamian { $seat } oczekuje otwarcia torby, którą niesie { $other }.
event-promises-passing = Ponadto { $seat } obiecuje następnym razem przepuścić torbę drugiej strony.
event-promises-opening = Ponadto { $seat } obiecuje następnym razem otworzyć torbę, którą niesie { $other }.
event-agrees = { $seat } zgadza się na warunki. Druga strona: { $other }.
event-deal = Umowa stoi: { $seat } i { $other }.
event-joint-deal = Umowa stoi: { $seat } i obaj zastępcy szeryfa.
event-refuses-offer = { $seat } odrzuca ofertę, którą składa { $other }.
event-refuses-ask = { $seat } odrzuca żądanie.
event-withdraws = { $seat } wycofuje ofertę.
event-withdraws-ask = { $seat } wycofuje żądanie. Płacić nie musi już { $other }.
event-lapses = Przepada oferta, którą składa { $seat }.
event-ask-lapses = Przepada żądanie, którego adresatem jest { $seat }.
event-silent = { $seat } milczy.
event-gave-gold = { $seat } oddaje { $number } { $number ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}, dostaje { $other }.
event-gave-goods = { $seat } oddaje według umowy: { $good }. Dostaje { $other }.
event-gave-hidden = { $seat } oddaje bez pokazywania { $number } { $number ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}, dostaje { $other }.
event-gold-to-loot = { $seat } wrzuca do łupu { $number } { $number ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.
event-goods-to-loot = { $seat } wrzuca do łupu: { $good }.
event-hidden-to-loot = { $seat } wrzuca do łupu bez pokazywania { $number } { $number ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
event-proves-stand = { $seat } nie oddaje wszystkiego i na dowód pokazuje zakryte karty ze straganu.
event-proves-bag = { $seat } nie oddaje wszystkiego i na dowód pokazuje torbę.
event-shows-stand = Zakryte na straganie, który prowadzi { $seat }: { $good }.
event-shows-bag = W torbie, którą niesie { $seat }: { $good }.
event-keeps-promise = { $seat } dotrzymuje słowa o torbie, którą niesie { $other }.
event-breaks-promise = { $seat } łamie słowo o torbie, którą niesie { $other }.
event-votes-pass = { $seat } mówi: przepuścić. Na torbę czeka { $other }.
event-votes-open = { $seat } mówi: otworzyć. Na torbę czeka { $other }.
event-owes-loot = { $seat } spłaca resztę długu towarem do łupu: jeszcze { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-shares-gold = Część łupu dostaje { $seat }: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-shares-goods = Część łupu dostaje { $seat }: { $good }.
event-shares-hidden = W tym zakryte, dostaje { $seat }: { $number } { $number ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
event-shares-prize = Część łupu dostaje { $seat }: { $good } z czarnego rynku, wartość { $number }.
event-proposes = { $seat } proponuje podział reszty.
event-accepts-split = { $seat } zgadza się na taki podział.
event-wastes = { $seat } macha ręką na resztę.
event-gold-lost = Poza grę idzie: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-discarded = Na stos odrzuconych idzie: { $good }.
event-prize-lost = Przepada karta czarnego rynku: { $good }, wartość { $number }.
event-time-is-out = Czas minął: wszystkie pozostałe torby przechodzą.
event-sold = { $seat } oddaje trzykrotnie: { $good }. W zamian – karta czarnego rynku o wartości { $number }.
event-sells-nothing = { $seat } nic nie sprzedaje.
event-paid-prize = { $seat } płaci kartą czarnego rynku: { $good }, wartość { $number }.
event-new-deck = Do nowej talii: { $good }.
event-falls-short = { $seat } oddaje mniej, niż obiecuje. Brakuje kart: { $number }.

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
refusal-not-legal-kind = Zadeklarować można tylko towar legalny.
refusal-one-kind = Deklaruje się jeden rodzaj towaru, a nie kilka.
refusal-not-first = Pierwszego kupca wskazuje się na początku rundy, jeszcze przed targiem.
refusal-not-market = Targ jest teraz zamknięty, a karty odkłada się tylko tam.
refusal-not-load = Torby pakuje się po targu i nigdy indziej.
refusal-not-declare = Towar deklaruje się, gdy wszystkie torby są zamknięte, a inspekcja jeszcze się nie zaczęła.
refusal-not-inspect = Torby przepuszcza się i otwiera podczas inspekcji, gdy wszystko jest już zadeklarowane.
refusal-no-debt = Nikt nie ma teraz długu, więc nie ma za co płacić.
refusal-not-draw = Karty dobiera się na targu, po odłożeniu zbędnych, i tylko tam, gdzie są dwa stosy.
refusal-pile-empty = Ten stos jest pusty: zostaje drugi albo talia.
refusal-deck-begun = Po pierwszej karcie z talii wszystkie dalsze też są z talii.
refusal-deck-empty = W talii jest za mało kart na resztę ręki.
refusal-draw-more = Trzeba wymienić tyle kart, ilu brakuje na ręce.
refusal-drawn-enough = Ręka jest pełna wcześniej: zbędnych kart się nie wymienia.
refusal-not-bury = Nie ma teraz nic do odłożenia na stos.
refusal-not-aside = Tylu takich kart nie ma do odłożenia.
refusal-lay-all = Na stos idą wszystkie karty: trzeba wymienić każdą.
refusal-not-your-word = Teraz głos ma kto inny.
refusal-must-deal = Dość już gadania: pora przepuścić albo otworzyć jakąś torbę.
refusal-free-talk = Nikt na ciebie nie czeka, milczeć można bez słów.
refusal-sheriff-asks = Prawo nie składa ofert: żąda się od kupca.
refusal-no-merchant = Umowy zawierają kupcy z tymi, którzy sprawdzają torby.
refusal-no-offer = Żadna oferta tego kupca nie czeka na twoje słowo.
refusal-no-ask = Od tego kupca nikt teraz niczego nie żąda.
refusal-words-changed = To już inne warunki niż te przeczytane: spójrz jeszcze raz.
refusal-too-much-gold = Tylu monet kupiec nie ma.
refusal-coins-in-order = Monety odlicza się największe, jakie pasują.
refusal-not-to-give = Tylu takich towarów nie leży odkrytych na straganie kupca.
refusal-too-many-face-down = Na straganie kupca leży mniej zakrytych kart.
refusal-too-many-from-bag = Tylu kart w torbie nie ma albo są już obiecane.
refusal-bag-gone = Nie ma zamkniętej torby, z której można by coś oddać.
refusal-one-way = Torbę albo się przepuszcza, albo otwiera: prosić można o jedno.
refusal-nothing-said = Trzeba coś zaoferować albo o coś poprosić.
refusal-owed-otherwise = O tej torbie padła przeciwna obietnica, a ta wiąże.
refusal-own-bag = Szeryf nie ma własnej torby: obiecać można cudzą.
refusal-not-alone = Sam jeden zastępca decyduje tylko wtedy, gdy chce otworzyć, a drugi przepuścić.
refusal-no-deputies = Nie ma komu głosować: torbę przepuszcza albo otwiera szeryf.
refusal-voted-so = Taki jest twój głos i teraz.
refusal-agreed-already = Twoja zgoda już jest: kolej na innych.
refusal-not-deputy = Łup to sprawa dwóch zastępców szeryfa.
refusal-not-loot = Nie ma teraz czego dzielić.
refusal-not-in-loot = Rozdziela się tylko to, co nie dzieli się na pół, i każdą część raz.
refusal-no-proposal = Nie ma jeszcze propozycji podziału.
refusal-own-proposal = Na twoją propozycję odpowiada drugi zastępca.
refusal-no-timer = O tym, że czas minął, mówi tylko zegar, jeśli chodzi.
refusal-no-black-market = W tej grze nie ma czarnego rynku.
refusal-sheriff-sells-not = Kto prowadzi inspekcję, w tej rundzie nie handluje na czarnym rynku.
refusal-bag-not-back = Sprzedaje się, gdy los własnej torby w tej rundzie jest przesądzony.
refusal-sold-already = W jednej rundzie można dostać tylko jedną kartę czarnego rynku.
refusal-stack-empty = Na te towary czarny rynek nie ma już karty.
refusal-not-three = Na twoim straganie muszą leżeć trzy takie towary.
refusal-not-called = Na koniec pyta się kupców, którzy mają co najmniej trzy zakryte karty.
refusal-not-sell = Sprzedaje się podczas inspekcji, a odmawia dopiero na ostatnie pytanie.
refusal-goods-first = Karty czarnego rynku oddaje się po wszystkich innych towarach.
refusal-not-for-deals = Karty czarnego rynku nie wchodzą do umów.
