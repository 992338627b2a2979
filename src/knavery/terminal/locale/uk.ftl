# Клавіші внизу столу й сторінки за ними.
key-rules = Правила
key-cards = Карти
key-form = Скласти
key-hand-over = Передати
key-save = Зберегти
key-log = Перебіг
key-ending = Підсумок
key-quit = Вихід
back = Назад
do-it = Готово

# На столі.
in-hand = на руці: { $number }
hidden-cards = приховано: { $number }
cards = карт: { $number }
deputy = Помічник шерифа
empty-hand = На руці порожньо.
your-turn = { $seat }, зараз хід за вами.
also-turn = Можуть ходити й { $seats }: F4 передає місце.
turn-of = Хід: { $seats }.
hand-back = F4 передає місце далі.
too-small = Цьому столу потрібне вікно щонайменше { $width } на { $height } знаків.

# Сторінки.
said-as = У командах
meaning = Назва
worth = Ціна
fine = Штраф
king = Король
queen = Королева
counts-as = Рахується за
nobles = Персони
goods = Товари
titles = Титули
henchmen = Поплічники
points = Очки
deck = Колода
cost = Ціна
marks = Знаки
effect = Дія
thieves-signs =
    R червоний, W білий, B синій, G зелений камінь; ● монета або мішок, ☠ лиха слава або маска.
    ☻ поплічник, ⁎ жезл, ♜ вежа, ❖ прикраса, ✎ план, ✣ компас.
    R→WB: раз на хід такий кубик повертають або віддають за те, що стоїть після +.
    R: +1 — ще одна купівля, якщо у здобичі був цей камінь, R: +☠ — лиха слава за кожну купівлю з ним.
    1 / 2: очки за одну вежу й за кілька. Чого не сказати знаками, сказано в правилах (F1).
no-forms = Складати зараз нічого: усі ходи є в списку.
no-rules = Правил для читання ця гра не має.
help =
    Хід можна набрати або вибрати зі списку: стрілки його позначають, Enter робить. Tab доповнює слово.
    Клацання по карті, місцю чи імені вписує їх у команду.
    Репліка — теж хід: say "привіт".
    Сам стіл розуміє: rules, cards, log, save ФАЙЛ, help, quit. Ходи виглядають так:

# Кілька людей.
curtain = { $seat }, місце за столом вільне. Коли ніхто не підглядає, натисніть Enter.
lift = Ніхто не дивиться
hand-over = Хто сідає за стіл?

# Файли та вихід.
save-where = У якому файлі зберегти гру?
saved = Гру збережено у { $file }. Продовжити її можна так: knavery play --resume { $file }
save-failed = Записати { $file } не вдалося: { $why }
save-over = У { $file } вже зберігається щось інше. Записати поверх?
answer-over = Записати поверх
leave = Цю гру не збережено.
answer-save = Зберегти
answer-leave = Піти
answer-stay = Лишитися

# Кінець.
winner = Перемога: { $seats }
winners = Спільна перемога: { $seats }
tie-broken = Очок порівну: вирішує те, що правила рахують далі (F1).
robberies = { $seat } грабує { $other }:
truth-title = Як було насправді
truth-honest = чесно
truth-lied = провезено потай
truth-untrue = неправда, але пропущено
truth-feint = фінт
truth-broken = обіцянку порушено
truth-lacked = обіцяно товари, яких не було
truth-caught = спіймано

# Збої ботів.
bot-replaced = Бот на місці { $seat } зламався, далі грає інший, простіший. ({ $why })
bot-left = Бот на місці { $seat } зламався: тепер це місце для людини. ({ $why })
bot-thinks = Бот думає: ваш хід наступний.
bots-silent = Боти більше нічого не кажуть. ({ $why })

# Рядками тексту.
play-form = Можна сказати, наприклад: { $example }
play-help = Назвіть хід або одну з команд: choices, view, log, save ФАЙЛ, quit. Ходи виглядають так:
play-save-where = Треба сказати, куди: save ФАЙЛ
play-save-over = У { $file } вже зберігається щось інше. Щоб записати поверх, повторіть команду.
play-not-saved = Цю гру не збережено.
play-score = { $seat }: { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}

# Слова команд для тих, кому вони мало кажуть.
word-toss = відкласти
word-first = починає
word-draw = взяти
word-bury = скинути
word-bag = мішок
word-declare = заявити
word-pass = пропустити
word-open = відкрити
word-pay = заплатити
word-offer = запропонувати
word-ask = попросити
word-accept = прийняти
word-refuse = відхилити
word-withdraw = забрати назад
word-silent = промовчати
word-vote = голос
word-split = поділити
word-waste = не ділити
word-sell = продати
word-promise = обіцянка
word-nothing = нічого
word-gold = золото
count-gold = { $count } { $count ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}
word-left = зліва
word-right = справа
word-deck = колода
word-wager = ставка
word-feint = фінт
word-rebuy = докупити фішки
word-decline = відмовитися
word-take = взяти
word-all = усе
word-marker = фішка
word-rob = пограбувати
word-keep = лишити
word-flip = повернути
word-trade = обміняти
word-buy = купити
word-coins = монети
word-free = даром
word-escape = віддати монети
word-reroll = перекинути
word-copy = повторити
word-done = це все
word-say = сказати

item-coins = Монети
item-region = Місце
item-gold = Золото
item-bag-of = мішок:
item-whom = кого
item-card = карта
item-seat = кого
item-free = даром камінь

# Нова гра.
new-game = Гра
new-language = Мова
new-seats = Місця
new-start = Почати
new-resume = Продовжити збережену
new-resume-what = У якому вона файлі?
new-file = власний файл або нічого
own-name = українська
person = людина
option-edition = Видання
option-royal = Королівські товари
option-timer = Таймер
option-ten-out = Без десяти карт
option-seven = Сім карт на руці
option-black-market = Чорний ринок
option-proof = Доводити нестачу
option-spent = Продане
option-talk = Розмови
option-first-sheriff = Перший шериф
option-remember = Двір пам’ятає
option-coinless = Без монет
option-exchange = Великий обмін
option-masquerade = Маскарад
option-rebuy = Повернення
option-years = Роки (0: без межі)
option-tie = За рівності
option-promo = Промокарти
option-board = Власне поле
option-loyalty-self = Вірність рахує себе
value-true = так
value-false = ні
value-first = перше
value-second = друге
value-discard = у скид
value-remove = з гри
value-free = будь-коли
value-turns = по черзі
value-off = ні
value-hidden = наосліп
value-open = відкрито
value-draw = нічия
value-year = ще рік
