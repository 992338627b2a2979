title = Król złodziei

phase-loot = Podział łupów
phase-reroll = Jeszcze jeden rzut
phase-buy = Zakupy
phase-over = Koniec gry

field-round = Tura
field-marker = Znacznik pierwszego gracza
field-coins = Monety
field-infamy = Zła sława
field-cards = Karty
field-copied = Zupa stała się kartą
field-deck = Talie
field-box = Pudełko
field-rolls = Następne rzuty
field-middle = Środek stołu
field-loot = Łup
field-row = Targ

object-red = { $count } { $count ->
    [one] czerwony kamień
    [few] czerwone kamienie
    [many] czerwonych kamieni
   *[other] czerwonego kamienia
}
object-white = { $count } { $count ->
    [one] biały kamień
    [few] białe kamienie
    [many] białych kamieni
   *[other] białego kamienia
}
object-blue = { $count } { $count ->
    [one] niebieski kamień
    [few] niebieskie kamienie
    [many] niebieskich kamieni
   *[other] niebieskiego kamienia
}
object-green = { $count } { $count ->
    [one] zielony kamień
    [few] zielone kamienie
    [many] zielonych kamieni
   *[other] zielonego kamienia
}
object-bag = { $count } { $count ->
    [one] worek
    [few] worki
    [many] worków
   *[other] worka
}
object-mask = { $count } { $count ->
    [one] maska
    [few] maski
    [many] masek
   *[other] maski
}
object-marker = znacznik pierwszego gracza

face-red = czerwony kamień
face-white = biały kamień
face-blue = niebieski kamień
face-green = zielony kamień
face-bag = worek
face-mask = maska

row-A = rząd A
row-B = rząd B
row-C = rząd C

card-alchemical-lab = laboratorium alchemika
card-bondsman = pomagier
card-coercion-coordinator = wprawny kat
card-corrupt-official = łapówkarz
card-disgruntled-minion = bezrobotny osiłek
card-fence = paser
card-glamer = urok
card-guy-in-a-trenchcoat = typ w prochowcu
card-local-celebrity = lokalna sława
card-nearby-safehouse = pobliska kryjówka
card-necklace = naszyjnik
card-pawnbroker = lichwiarz
card-philosophers-stone = kamień filozoficzny
card-public-relations-expert = naganiacz
card-shadowy-hood = cienisty kaptur
card-tailor = krawiec
card-anthropomorphic-water-buffalo = bawół
card-bookie = bukmacher
card-brooch = broszka
card-concealed-safehouse = ukryta kryjówka
card-deceptive-bits-of-colored-glass = kolorowe szkiełka
card-easily-impressed-noble = łatwowierna szlachcianka
card-executive-assistant = starszy pomocnik
card-eyepatch-of-command = kapitańska opaska
card-fortified-safehouse = warowna kryjówka
card-gauntlet-of-evil-intent = rękawica złych zamiarów
card-imbalanced-scales = fałszywa waga
card-legitimate-jeweller = jubiler z licencją
card-lucky-animal-appendage = łapka na szczęście
card-menacing-monocle = złowrogi monokl
card-provisioned-safehouse = zapasowa kryjówka
card-rumor-monger = plotkarz
card-sticky-fingered-dockhand = lepkoręki doker
card-unlabeled-potion = podejrzany napitek
card-wicked-clutches = upiorna sakiewka
card-big-haul = wielki połów
card-collecting-golem = golem zbieracz
card-crown = korona
card-exit-strategy = plan ucieczki
card-fur-coat = futro
card-giant-belt-buckle = ogromna klamra
card-insurance-racket = wymuszenie haraczu
card-island-estate = wyspiarska posiadłość
card-loyalty-program = program lojalnościowy
card-political-campaign = kampania polityczna
card-scepter = berło
card-the-heist = skok stulecia
card-treasure-map-1 = mapa skarbów (pierwsza)
card-treasure-map-2 = mapa skarbów (druga)
card-mimetic-stew = zupa naśladowczyni
card-narrow-alleyway = wąski zaułek
card-wut = co takiego
card-purported-curse = rzekoma klątwa

event-turn-begins = Tura { $number }. Kośćmi rzuca { $seat }.
event-rolled = { $seat } wyrzuca: { $object }.
event-took = { $seat } bierze: { $object }.
event-robbed = { $seat } kradnie łup. Bez niego zostaje { $other }.
event-kept = { $seat } zatrzymuje: { $object }.
event-put-back = { $seat } odkłada na środek: { $object }.
event-rerolled = { $seat } przerzuca odłożone kości. Wypada: { $object }.
event-infamy = { $seat } dostaje: { $number } { $number ->
    [one] żeton złej sławy
    [few] żetony złej sławy
    [many] żetonów złej sławy
   *[other] żetonu złej sławy
} ({ $card }).
event-coins = { $seat } dostaje: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
} ({ $card }).
event-turned-masks-in = { $seat } wymienia maski i dostaje: { $number } { $number ->
    [one] żeton złej sławy
    [few] żetony złej sławy
    [many] żetonów złej sławy
   *[other] żetonu złej sławy
}.
event-turned-bags-in = { $seat } wymienia worki i dostaje: { $number } { $number ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}.
event-rerolls = { $seat } przerzuca: { $object }. Wypada { $face }.
event-keeps = { $seat } zostawia kości bez zmian.
event-buying-begins = Łupy podzielone. Zakupy zaczyna { $seat }.
event-bought = { $seat } kupuje: { $card }.
event-saved = { $seat } oszczędza: { $object }.
event-paid = { $seat } płaci: { $object }.
event-paid-coins = { $seat } płaci monetami za: { $object }.
event-boxed = Do pudełka wraca: { $card }.
event-got = { $seat } dostaje za darmo: { $card }.
event-got-nothing = Talia jest pusta: { $seat } nie dostaje karty.
event-flipped = { $seat } obraca kość. Teraz widać na niej: { $face } ({ $card }).
event-traded = { $seat } oddaje kość: { $face } ({ $card }).
event-escaped = { $seat } oddaje { $number } { $number ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
} i dostaje: { $total } { $total ->
    [one] żeton złej sławy
    [few] żetony złej sławy
    [many] żetonów złej sławy
   *[other] żetonu złej sławy
}.
event-copied = { $seat } zmienia zupę w kartę: { $card }. Taką samą ma { $other }.
event-done = { $seat } kończy zakupy.
event-dealt = Na targu pojawia się: { $card }.
event-row-opens = Na targu otwiera się { $row }.
event-deck-is-out = Talia się skończyła, nie ma czym uzupełnić: { $row }.
event-nothing-sold = Nikt niczego nie kupuje: { $number } { $number ->
    [one] tura
    [few] tury
    [many] tur
   *[other] tury
}. Targ się zamyka.
event-game-ends = Koniec gry: czas liczyć punkty.

refusal-not-your-turn = Teraz kolej na kogoś innego.
refusal-middle-empty = Na środku nic nie ma: pozostaje kradzież.
refusal-not-yourself = Okradać można tylko innych.
refusal-nothing-to-rob = Ukraść można łup z co najmniej dwóch przedmiotów.
refusal-take-something = Trzeba wziąć choć jeden przedmiot.
refusal-put-something-back = Trzeba odłożyć choć jeden przedmiot.
refusal-take-all = Nikt inny nie czeka na łup: trzeba wziąć ze środka wszystko albo ukraść.
refusal-not-there = Tylu takich przedmiotów tam nie ma.
refusal-not-loot = Łupy bierze się tylko podczas podziału, a ten w tej turze już minął.
refusal-no-die-to-reroll = W łupie nie ma kości z taką ścianką.
refusal-no-reroll = Przerzucić kość pozwala tylko łapka na szczęście, tuż przed zakupami.
refusal-no-card-here = Tej karty nie ma teraz w sprzedaży: trzeba wybrać z odkrytych rzędów.
refusal-no-purchase-left = W tej turze nie ma już więcej zakupów.
refusal-cannot-pay = Kamieni i monet na to nie starczy, a workami i maskami się nie płaci.
refusal-not-buy = To robi się w swojej kolejce zakupów, gdy wszystko inne jest rozstrzygnięte.
refusal-nothing-to-use = Nie ma teraz karty, do której pasuje któraś z kości.
refusal-not-your-card = Nie masz takiej karty.
refusal-used = Ta karta już w tej turze zadziałała, drugi raz nie można.
refusal-no-such-die = W łupie nie ma kości ze ścianką potrzebną tej karcie.
refusal-not-that-face = Na te ścianki ta karta nie działa.
refusal-no-flip = Ta karta nie obraca kości.
refusal-no-trade = Ta karta nie wymienia kości.
refusal-no-exit = Wymieniać monety na złą sławę pozwala tylko plan ucieczki.
refusal-no-coins = Potrzeba do tego choć jednej monety i nie mniej, niż podano.
refusal-not-saved = Zaoszczędzić można tylko kamień z ceny karty.
refusal-save-unsaid = Trzeba powiedzieć, który kamień oszczędza wymuszenie: na przykład free red.
refusal-no-racket = Zaoszczędzić kamień pozwala tylko wymuszenie haraczu.
refusal-dice-lack = Na resztę kości nie wystarczy: trzeba więcej monet.
refusal-coins-lack = Na to monet nie starczy.
refusal-coins-unfit = Monety zastępują tylko kamienie z ceny karty.
refusal-not-copy = Nie ma teraz czego kopiować.
refusal-not-own-card = Trzeba wskazać kartę innej osoby.
refusal-no-cards-there = Ta osoba nie ma kart.
refusal-not-his-card = Ta osoba nie ma takiej karty.
