title = Проклятый двор

phase-wager = Ставки
phase-rebuy = Между годами
phase-over = Игра окончена

field-year = Год
field-season = Сезон
field-marker = Первая ставка
field-coins = Монеты
field-coins-chips = Фишки
field-points = Очки
field-hidden = Закрытые карты
field-open = Открытые карты
field-deck = Колода
field-crowns = Короны
field-out = Вне игры
field-pot = Банк
field-discard = Сброс

season-spring = Весна
season-summer = Лето
season-autumn = Осень
season-winter = Зима

noble-courtesan = { $count ->
    [1] куртизанка
    [one] { $count } куртизанка
    [few] { $count } куртизанки
    [many] { $count } куртизанок
   *[other] { $count } куртизанки
}
noble-merchant = { $count ->
    [1] торговец
    [one] { $count } торговец
    [few] { $count } торговца
    [many] { $count } торговцев
   *[other] { $count } торговца
}
noble-king = { $count ->
    [1] король
    [one] { $count } король
    [few] { $count } короля
    [many] { $count } королей
   *[other] { $count } короля
}
noble-priestess = { $count ->
    [1] жрица
    [one] { $count } жрица
    [few] { $count } жрицы
    [many] { $count } жриц
   *[other] { $count } жрицы
}
noble-queen = { $count ->
    [1] королева
    [one] { $count } королева
    [few] { $count } королевы
    [many] { $count } королев
   *[other] { $count } королевы
}
noble-duke = { $count ->
    [1] герцог
    [one] { $count } герцог
    [few] { $count } герцога
    [many] { $count } герцогов
   *[other] { $count } герцога
}
noble-jester = { $count ->
    [1] шут
    [one] { $count } шут
    [few] { $count } шута
    [many] { $count } шутов
   *[other] { $count } шута
}
noble-sorceress = { $count ->
    [1] колдунья
    [one] { $count } колдунья
    [few] { $count } колдуньи
    [many] { $count } колдуний
   *[other] { $count } колдуньи
}
noble-assassin = { $count ->
    [1] ассасин
    [one] { $count } ассасин
    [few] { $count } ассасина
    [many] { $count } ассасинов
   *[other] { $count } ассасина
}

region-courtesan = куртизанка
region-merchant = торговец
region-king = король
region-priestess = жрица
region-queen = королева
region-duke = герцог
region-jester = шут
region-sorceress = колдунья
region-assassin = ассасин
region-con = афера
region-wedding = свадьба
region-carnival = карнавал
region-procession = процессия
region-audience = аудиенция
region-regicide = цареубийство
region-scandal = скандал
region-feast = пир
region-opera = опера
region-council = совет
region-church = церковь
region-conspiracy = заговор
region-masquerade = маскарад
region-tribunal = трибунал
region-pilgrimage = паломничество
region-tax = подать
region-seance = сеанс
region-coup = переворот
region-other = «{ $name }»

event-year-begins = Начинается год { $number }.
event-cards-dealt = { $seat }, слева рубашкой вверх: { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-card-dealt = { $seat }, слева рубашкой вверх: { $noble }.
event-bets-first = Первую ставку делает { $seat }.
event-season-begins = { $season }. Ко двору прибывает { $noble }.
event-wagered = { $seat } ставит корону: { $region }. Под короной { $number ->
    [0] нет монет
    [one] { $number } монета
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}.
event-wagered-chips = { $seat } ставит корону: { $region }. Под короной { $number ->
    [0] нет фишек
    [one] { $number } фишка
    [few] { $number } фишки
    [many] { $number } фишек
   *[other] { $number } фишки
}.
event-ousted = { $seat } теряет место: { $region }. { $number ->
    [0] Корона возвращается
    [one] Корона возвращается, с ней { $number } монета
    [few] Корона возвращается, с ней { $number } монеты
    [many] Корона возвращается, с ней { $number } монет
   *[other] Корона возвращается, с ней { $number } монеты
}.
event-ousted-chips = { $seat } теряет место: { $region }. { $number ->
    [0] Корона возвращается
    [one] Корона возвращается, с ней { $number } фишка
    [few] Корона возвращается, с ней { $number } фишки
    [many] Корона возвращается, с ней { $number } фишек
   *[other] Корона возвращается, с ней { $number } фишки
}.
event-revealed = { $seat }, слева открывается: { $noble }.
event-crown-paid = { $seat }, { $region }: { $number ->
    [0] корона не приносит очков
    [one] корона приносит { $number } очко
    [few] корона приносит { $number } очка
    [many] корона приносит { $number } очков
   *[other] корона приносит { $number } очка
}.
event-scored = { $seat } получает за год { $number } { $number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, всего { $total }.
event-year-ends = Конец года { $number }: все короны возвращаются.
event-game-ends = Игра окончена.
event-crowned = { $seat } ставит корону: { $region }.
event-feint-placed = { $seat }, никто больше этого не знает: { $region } — здесь стоит финт.
event-feint-taken = Корона, которую держит { $seat } ({ $region }), — финт. Она возвращается{ $number ->
    [0] { "" }
    [one] , с ней { $number } монета
    [few] , с ней { $number } монеты
    [many] , с ней { $number } монет
   *[other] , с ней { $number } монеты
}.
event-feint-taken-chips = Корона, которую держит { $seat } ({ $region }), — финт. Она возвращается{ $number ->
    [0] { "" }
    [one] , с ней { $number } фишка
    [few] , с ней { $number } фишки
    [many] , с ней { $number } фишек
   *[other] , с ней { $number } фишки
}.
event-remembered = В сброс на год: { $noble }.
event-counted = { $seat } получает за год { $number } { $number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
event-pot-taken = { $seat } берёт из банка { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
    [many] { $number } фишек
   *[other] { $number } фишки
}.
event-pot-stays = В банке { $number ->
    [0] не остаётся ничего
    [one] остаётся { $number } фишка
    [few] остаются { $number } фишки
    [many] остаются { $number } фишек
   *[other] остаются { $number } фишки
}.
event-rebought = { $seat } покупает { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
    [many] { $number } фишек
   *[other] { $number } фишки
}.
event-declined = { $seat } не покупает фишек.
event-went-out = { $seat } не имеет больше фишек и выбывает.
event-tied = Больше всех очков не у одного игрока, поэтому играется ещё один год.

refusal-not-your-turn = Сейчас чужая очередь.
refusal-own-crown = Здесь уже стоит своя корона: нужно другое место.
refusal-cannot-oust = Чтобы занять это место, монет не хватает: нужно другое.
refusal-cannot-oust-chips = Чтобы занять это место, фишек не хватает: нужно другое.
refusal-not-twice = Чтобы занять это место, нужно хотя бы вдвое больше монет, чем там лежит.
refusal-not-twice-chips = Чтобы занять это место, нужно хотя бы вдвое больше фишек, чем там лежит.
refusal-not-over-zero = Монет здесь нет, так что хватит и одной, но без монет никак.
refusal-not-over-zero-chips = Фишек здесь нет, так что хватит и одной, но без фишек никак.
refusal-not-in-hand = Столько монет в руке нет.
refusal-not-in-hand-chips = Столько фишек в руке нет.
refusal-no-coins = При этом дворе ставят без монет: достаточно назвать место.
refusal-coins-unsaid = Нужно сказать, сколько монет ложится под корону, хотя бы ноль.
refusal-coins-unsaid-chips = Нужно сказать, сколько фишек ложится под корону, хотя бы ноль.
refusal-no-feints = Финтов в этой игре нет: считается каждая корона.
refusal-feint-lies = Свой финт уже стоит на поле: эта корона обычная.
refusal-feint-lacks = Последняя корона — финт: так и нужно сказать.
refusal-not-betting = Ставки делаются, только пока идёт сезон.
refusal-not-between-years = Фишки покупают только между годами, если это разрешает хозяин стола.
refusal-not-asked = Сейчас чужая очередь покупать фишки или отказываться.
refusal-bought-enough = Больше фишек покупать нельзя: остаётся отказаться.
refusal-out = Фишек больше нет: это место вне игры.

board-certain = Точно известно, что на поле напечатано: { $sets }.
board-likely = Вероятно: { $sets }.
board-reconstructed = Неизвестно и восстановлено: { $sets }.
board-of-the-host = Поле этого стола, которое принёс хозяин: { $sets }.
