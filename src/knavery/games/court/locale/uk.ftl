title = Проклятий двір

phase-wager = Ставки
phase-over = Гру закінчено

field-year = Рік
field-season = Сезон
field-marker = Перша ставка
field-coins = Монети
field-points = Очки
field-hidden = Закриті карти
field-open = Відкриті карти
field-deck = Колода
field-crowns = Корони

season-spring = Весна
season-summer = Літо
season-autumn = Осінь
season-winter = Зима

noble-courtesan = { $count ->
    [1] куртизанка
    [one] { $count } куртизанка
    [few] { $count } куртизанки
    [many] { $count } куртизанок
   *[other] { $count } куртизанки
}
noble-merchant = { $count ->
    [1] торговець
    [one] { $count } торговець
    [few] { $count } торговці
    [many] { $count } торговців
   *[other] { $count } торговці
}
noble-king = { $count ->
    [1] король
    [one] { $count } король
    [few] { $count } королі
    [many] { $count } королів
   *[other] { $count } королі
}
noble-priestess = { $count ->
    [1] жриця
    [one] { $count } жриця
    [few] { $count } жриці
    [many] { $count } жриць
   *[other] { $count } жриці
}
noble-queen = { $count ->
    [1] королева
    [one] { $count } королева
    [few] { $count } королеви
    [many] { $count } королев
   *[other] { $count } королеви
}
noble-duke = { $count ->
    [1] герцог
    [one] { $count } герцог
    [few] { $count } герцоги
    [many] { $count } герцогів
   *[other] { $count } герцоги
}
noble-jester = { $count ->
    [1] блазень
    [one] { $count } блазень
    [few] { $count } блазні
    [many] { $count } блазнів
   *[other] { $count } блазні
}
noble-sorceress = { $count ->
    [1] чаклунка
    [one] { $count } чаклунка
    [few] { $count } чаклунки
    [many] { $count } чаклунок
   *[other] { $count } чаклунки
}
noble-assassin = { $count ->
    [1] асасин
    [one] { $count } асасин
    [few] { $count } асасини
    [many] { $count } асасинів
   *[other] { $count } асасини
}

region-courtesan = куртизанка
region-merchant = торговець
region-king = король
region-priestess = жриця
region-queen = королева
region-duke = герцог
region-jester = блазень
region-sorceress = чаклунка
region-assassin = асасин
region-con = афера
region-wedding = весілля
region-carnival = карнавал
region-procession = процесія
region-audience = аудієнція
region-regicide = царевбивство
region-scandal = скандал
region-feast = бенкет
region-opera = опера
region-council = рада
region-church = церква
region-conspiracy = змова
region-masquerade = маскарад
region-tribunal = трибунал
region-pilgrimage = проща
region-tax = податок
region-seance = сеанс
region-coup = переворот

event-year-begins = Починається рік { $number }.
event-cards-dealt = { $seat }, ліворуч долілиць: { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-card-dealt = { $seat }, ліворуч долілиць: { $noble }.
event-marker-passes = Першу ставку робить { $seat }.
event-season-begins = { $season }. До двору прибуває { $noble }.
event-wagered = { $seat } ставить корону: { $region }. Під короною { $number ->
    [0] немає монет
    [one] { $number } монета
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}.
event-ousted = { $seat } втрачає місце: { $region }. { $number ->
    [0] Корона повертається
    [one] Корона повертається, з нею { $number } монета
    [few] Корона повертається, з нею { $number } монети
    [many] Корона повертається, з нею { $number } монет
   *[other] Корона повертається, з нею { $number } монети
}.
event-revealed = { $seat }, ліворуч відкривається: { $noble }.
event-crown-paid = { $seat }, { $region }: { $number ->
    [0] корона не приносить очок
    [one] корона приносить { $number } очко
    [few] корона приносить { $number } очки
    [many] корона приносить { $number } очок
   *[other] корона приносить { $number } очка
}.
event-scored = { $seat } отримує за рік { $number } { $number ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}, усього { $total }.
event-year-ends = Кінець року { $number }: корони й монети повертаються.
event-game-ends = Гру закінчено.

refusal-not-your-turn = Зараз чужа черга.
refusal-own-crown = Тут уже стоїть своя корона: потрібне інше місце.
refusal-cannot-oust = Щоб зайняти це місце, монет не вистачає: потрібне інше.
refusal-not-twice = Щоб зайняти це місце, потрібно принаймні вдвічі більше монет, ніж там лежить.
refusal-not-over-zero = Монет тут немає, тож вистачить і однієї, але без монет ніяк.
refusal-not-in-hand = Стільки монет у руці немає.
