title = Проклятий двір

phase-wager = Ставки
phase-rebuy = Між роками
phase-over = Гру закінчено

field-year = Рік
field-season = Сезон
field-marker = Перша ставка
field-coins = Монети
field-coins-chips = Фішки
field-points = Очки
field-hidden = Закриті карти
field-open = Відкриті карти
field-deck = Колода
field-crowns = Корони
field-out = Поза грою
field-pot = Банк
field-discard = Скид

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
region-other = «{ $name }»

event-year-begins = Починається рік { $number }.
event-cards-dealt = { $seat }, ліворуч долілиць: { $number } { $number ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-card-dealt = { $seat }, ліворуч долілиць: { $noble }.
event-bets-first = Першу ставку робить { $seat }.
event-season-begins = { $season }. До двору прибуває { $noble }.
event-wagered = { $seat } ставить корону: { $region }. Під короною { $number ->
    [0] немає монет
    [one] { $number } монета
    [few] { $number } монети
    [many] { $number } монет
   *[other] { $number } монети
}.
event-wagered-chips = { $seat } ставить корону: { $region }. Під короною { $number ->
    [0] немає фішок
    [one] { $number } фішка
    [few] { $number } фішки
    [many] { $number } фішок
   *[other] { $number } фішки
}.
event-ousted = { $seat } втрачає місце: { $region }. { $number ->
    [0] Корона повертається
    [one] Корона повертається, з нею { $number } монета
    [few] Корона повертається, з нею { $number } монети
    [many] Корона повертається, з нею { $number } монет
   *[other] Корона повертається, з нею { $number } монети
}.
event-ousted-chips = { $seat } втрачає місце: { $region }. { $number ->
    [0] Корона повертається
    [one] Корона повертається, з нею { $number } фішка
    [few] Корона повертається, з нею { $number } фішки
    [many] Корона повертається, з нею { $number } фішок
   *[other] Корона повертається, з нею { $number } фішки
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
event-year-ends = Кінець року { $number }: усі корони повертаються.
event-game-ends = Гру закінчено.
event-crowned = { $seat } ставить корону: { $region }.
event-feint-placed = { $seat }, ніхто більше цього не знає: { $region } — тут стоїть фінт.
event-feint-taken = Корона, яку тримає { $seat } ({ $region }), — фінт. Вона повертається{ $number ->
    [0] { "" }
    [one] , з нею { $number } монета
    [few] , з нею { $number } монети
    [many] , з нею { $number } монет
   *[other] , з нею { $number } монети
}.
event-feint-taken-chips = Корона, яку тримає { $seat } ({ $region }), — фінт. Вона повертається{ $number ->
    [0] { "" }
    [one] , з нею { $number } фішка
    [few] , з нею { $number } фішки
    [many] , з нею { $number } фішок
   *[other] , з нею { $number } фішки
}.
event-remembered = У скид на рік: { $noble }.
event-counted = { $seat } отримує за рік { $number } { $number ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}.
event-pot-taken = { $seat } бере з банку { $number ->
    [one] { $number } фішку
    [few] { $number } фішки
    [many] { $number } фішок
   *[other] { $number } фішки
}.
event-pot-stays = У банку { $number ->
    [0] не лишається нічого
    [one] лишається { $number } фішка
    [few] лишаються { $number } фішки
    [many] лишаються { $number } фішок
   *[other] лишаються { $number } фішки
}.
event-rebought = { $seat } купує { $number ->
    [one] { $number } фішку
    [few] { $number } фішки
    [many] { $number } фішок
   *[other] { $number } фішки
}.
event-declined = { $seat } не купує фішок.
event-went-out = { $seat } не має більше фішок і вибуває.
event-tied = Найбільше очок не в одного гравця, тож грається ще один рік.

refusal-not-your-turn = Зараз чужа черга.
refusal-own-crown = Тут уже стоїть своя корона: потрібне інше місце.
refusal-cannot-oust = Щоб зайняти це місце, монет не вистачає: потрібне інше.
refusal-cannot-oust-chips = Щоб зайняти це місце, фішок не вистачає: потрібне інше.
refusal-not-twice = Щоб зайняти це місце, потрібно принаймні вдвічі більше монет, ніж там лежить.
refusal-not-twice-chips = Щоб зайняти це місце, потрібно принаймні вдвічі більше фішок, ніж там лежить.
refusal-not-over-zero = Монет тут немає, тож вистачить і однієї, але без монет ніяк.
refusal-not-over-zero-chips = Фішок тут немає, тож вистачить і однієї, але без фішок ніяк.
refusal-not-in-hand = Стільки монет у руці немає.
refusal-not-in-hand-chips = Стільки фішок у руці немає.
refusal-no-coins = При цьому дворі ставлять без монет: досить назвати місце.
refusal-coins-unsaid = Треба сказати, скільки монет лягає під корону, хоча б нуль.
refusal-coins-unsaid-chips = Треба сказати, скільки фішок лягає під корону, хоча б нуль.
refusal-no-feints = Фінтів у цій грі немає: рахується кожна корона.
refusal-feint-lies = Свій фінт уже стоїть на полі: ця корона звичайна.
refusal-feint-lacks = Остання корона — фінт: так і треба сказати.
refusal-not-betting = Ставки роблять, лише поки триває сезон.
refusal-not-between-years = Фішки купують лише між роками, якщо це дозволяє господар столу.
refusal-not-asked = Зараз чужа черга купувати фішки чи відмовлятися.
refusal-bought-enough = Більше фішок купувати не можна: лишається відмовитися.
refusal-out = Фішок більше немає: це місце поза грою.

board-certain = Точно відомо, що на полі надруковано: { $sets }.
board-likely = Імовірно: { $sets }.
board-reconstructed = Невідомо й відновлено: { $sets }.
board-of-the-host = Поле цього столу, яке приніс господар: { $sets }.
