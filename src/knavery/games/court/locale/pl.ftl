title = Przeklęty dwór

phase-wager = Zakłady
phase-rebuy = Między latami
phase-over = Koniec gry

field-year = Rok
field-season = Pora roku
field-marker = Zaczyna
field-coins = Monety
field-coins-chips = Żetony
field-points = Punkty
field-hidden = Zakryte karty
field-open = Odkryte karty
field-deck = Talia
field-crowns = Korony
field-out = Poza grą
field-pot = Pula
field-discard = Karty odrzucone

season-spring = Wiosna
season-summer = Lato
season-autumn = Jesień
season-winter = Zima

noble-courtesan = { $count ->
    [1] kurtyzana
    [one] { $count } kurtyzana
    [few] { $count } kurtyzany
    [many] { $count } kurtyzan
   *[other] { $count } kurtyzany
}
noble-merchant = { $count ->
    [1] kupiec
    [one] { $count } kupiec
    [few] { $count } kupców
    [many] { $count } kupców
   *[other] { $count } kupców
}
noble-king = { $count ->
    [1] król
    [one] { $count } król
    [few] { $count } królów
    [many] { $count } królów
   *[other] { $count } królów
}
noble-priestess = { $count ->
    [1] kapłanka
    [one] { $count } kapłanka
    [few] { $count } kapłanki
    [many] { $count } kapłanek
   *[other] { $count } kapłanki
}
noble-queen = { $count ->
    [1] królowa
    [one] { $count } królowa
    [few] { $count } królowe
    [many] { $count } królowych
   *[other] { $count } królowe
}
noble-duke = { $count ->
    [1] książę
    [one] { $count } książę
    [few] { $count } książąt
    [many] { $count } książąt
   *[other] { $count } książąt
}
noble-jester = { $count ->
    [1] błazen
    [one] { $count } błazen
    [few] { $count } błaznów
    [many] { $count } błaznów
   *[other] { $count } błaznów
}
noble-sorceress = { $count ->
    [1] czarodziejka
    [one] { $count } czarodziejka
    [few] { $count } czarodziejki
    [many] { $count } czarodziejek
   *[other] { $count } czarodziejki
}
noble-assassin = { $count ->
    [1] asasyn
    [one] { $count } asasyn
    [few] { $count } asasynów
    [many] { $count } asasynów
   *[other] { $count } asasynów
}

region-courtesan = kurtyzana
region-merchant = kupiec
region-king = król
region-priestess = kapłanka
region-queen = królowa
region-duke = książę
region-jester = błazen
region-sorceress = czarodziejka
region-assassin = asasyn
region-con = przekręt
region-wedding = wesele
region-carnival = karnawał
region-procession = procesja
region-audience = audiencja
region-regicide = królobójstwo
region-scandal = skandal
region-feast = uczta
region-opera = opera
region-council = rada
region-church = kościół
region-conspiracy = spisek
region-masquerade = maskarada
region-tribunal = trybunał
region-pilgrimage = pielgrzymka
region-tax = podatek
region-seance = seans
region-coup = zamach stanu
region-other = „{ $name }”

event-year-begins = Zaczyna się rok { $number }.
event-cards-dealt = { $seat }, po lewej zakryte: { $number } { $number ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
event-card-dealt = { $seat }, po lewej zakryte: { $noble }.
event-bets-first = Obstawianie zaczyna { $seat }.
event-season-begins = { $season }. Na dwór przybywa { $noble }.
event-wagered = { $seat } stawia koronę: { $region }. Pod koroną { $number ->
    [0] nie ma monet
    [one] jest { $number } moneta
    [few] są { $number } monety
    [many] jest { $number } monet
   *[other] jest { $number } monety
}.
event-wagered-chips = { $seat } stawia koronę: { $region }. Pod koroną { $number ->
    [0] nie ma żetonów
    [one] jest { $number } żeton
    [few] są { $number } żetony
    [many] jest { $number } żetonów
   *[other] jest { $number } żetonu
}.
event-ousted = { $seat } traci miejsce: { $region }. { $number ->
    [0] Korona wraca
    [one] Korona wraca, a z nią { $number } moneta
    [few] Korona wraca, a z nią { $number } monety
    [many] Korona wraca, a z nią { $number } monet
   *[other] Korona wraca, a z nią { $number } monety
}.
event-ousted-chips = { $seat } traci miejsce: { $region }. { $number ->
    [0] Korona wraca
    [one] Korona wraca, a z nią { $number } żeton
    [few] Korona wraca, a z nią { $number } żetony
    [many] Korona wraca, a z nią { $number } żetonów
   *[other] Korona wraca, a z nią { $number } żetonu
}.
event-revealed = { $seat }, po lewej odkryte: { $noble }.
event-crown-paid = { $seat }, { $region }: { $number ->
    [0] korona nie daje punktów
    [one] korona daje { $number } punkt
    [few] korona daje { $number } punkty
    [many] korona daje { $number } punktów
   *[other] korona daje { $number } punktu
}.
event-scored = { $seat } zdobywa w tym roku { $number } { $number ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, razem { $total }.
event-year-ends = Koniec roku { $number }: wszystkie korony wracają.
event-game-ends = Koniec gry.
event-crowned = { $seat } stawia koronę: { $region }.
event-feint-placed = { $seat }, nikt inny tego nie wie: { $region } – tu stoi zwód.
event-feint-taken = Korona, którą ma { $seat } ({ $region }), to zwód. Wraca{ $number ->
    [0] { "" }
    [one] , a z nią { $number } moneta
    [few] , a z nią { $number } monety
    [many] , a z nią { $number } monet
   *[other] , a z nią { $number } monety
}.
event-feint-taken-chips = Korona, którą ma { $seat } ({ $region }), to zwód. Wraca{ $number ->
    [0] { "" }
    [one] , a z nią { $number } żeton
    [few] , a z nią { $number } żetony
    [many] , a z nią { $number } żetonów
   *[other] , a z nią { $number } żetonu
}.
event-remembered = Na rok odłożone: { $noble }.
event-counted = { $seat } zdobywa w tym roku { $number } { $number ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
event-pot-taken = { $seat } bierze z puli { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}.
event-pot-stays = W puli { $number ->
    [0] nie zostaje nic
    [one] zostaje { $number } żeton
    [few] zostają { $number } żetony
    [many] zostaje { $number } żetonów
   *[other] zostaje { $number } żetonu
}.
event-rebought = { $seat } kupuje { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}.
event-declined = { $seat } nie kupuje żetonów.
event-went-out = { $seat } nie ma już żetonów i odpada z gry.
event-tied = Najwięcej punktów nie ma nikt sam, więc gra toczy się jeszcze rok.

refusal-not-your-turn = Teraz kolej na kogoś innego.
refusal-own-crown = Stoi tu już własna korona: trzeba wybrać inne miejsce.
refusal-cannot-oust = Brakuje monet, by zająć to miejsce: trzeba wybrać inne.
refusal-cannot-oust-chips = Brakuje żetonów, by zająć to miejsce: trzeba wybrać inne.
refusal-not-twice = Żeby zająć to miejsce, trzeba co najmniej dwa razy więcej monet, niż tam leży.
refusal-not-twice-chips = Żeby zająć to miejsce, trzeba co najmniej dwa razy więcej żetonów, niż tam leży.
refusal-not-over-zero = Nie leżą tu monety, więc wystarczy jedna, ale bez monet się nie da.
refusal-not-over-zero-chips = Nie leżą tu żetony, więc wystarczy jeden, ale bez żetonów się nie da.
refusal-not-in-hand = Tylu monet nie ma na ręce.
refusal-not-in-hand-chips = Tylu żetonów nie ma na ręce.
refusal-no-coins = Na tym dworze stawia się bez monet: wystarczy nazwać miejsce.
refusal-coins-unsaid = Trzeba powiedzieć, ile monet leży pod koroną, choćby zero.
refusal-coins-unsaid-chips = Trzeba powiedzieć, ile żetonów leży pod koroną, choćby zero.
refusal-no-feints = W tej grze nie ma zwodów: liczy się każda korona.
refusal-feint-lies = Własny zwód stoi już na planszy: ta korona jest zwykła.
refusal-feint-lacks = Ostatnia korona to zwód: tak trzeba powiedzieć.
refusal-not-betting = Stawia się tylko wtedy, gdy trwa pora roku.
refusal-not-between-years = Żetony kupuje się tylko między latami, jeśli pozwala na to gospodarz stołu.
refusal-not-asked = Teraz kolej na kogoś innego: kupić żetony albo nie.
refusal-bought-enough = Więcej żetonów kupić nie wolno: trzeba odmówić.
refusal-out = Żetonów już nie ma: to miejsce jest poza grą.

board-certain = Na pewno wydrukowane na planszy: { $sets }.
board-likely = Prawdopodobne: { $sets }.
board-reconstructed = Nieznane i odtworzone: { $sets }.
board-of-the-host = Plansza tego stołu, przyniesiona przez gospodarza: { $sets }.
