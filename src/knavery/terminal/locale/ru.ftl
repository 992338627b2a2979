# Клавиши внизу стола и страницы за ними.
key-rules = Правила
key-cards = Карты
key-form = Составить
key-hand-over = Передать
key-save = Сохранить
key-log = Ход игры
key-ending = Итог
key-quit = Выход
back = Назад
do-it = Готово

# На столе.
in-hand = на руке: { $number }
hidden-cards = скрыто: { $number }
cards = карт: { $number }
deputy = Помощник шерифа
empty-hand = На руке пусто.
your-turn = { $seat }, сейчас ход за вами.
also-turn = Могут ходить и { $seats }: F4 передаёт место.
turn-of = Ход: { $seats }.
hand-back = F4 передаёт место дальше.
too-small = Этому столу нужно окно не меньше { $width } на { $height } знаков.

# Страницы.
said-as = В командах
meaning = Название
worth = Цена
fine = Штраф
king = Король
queen = Королева
counts-as = Считается за
nobles = Персоны
goods = Товары
titles = Титулы
henchmen = Подручные
points = Очки
deck = Колода
cost = Цена
marks = Знаки
effect = Действие
thieves-signs =
    R красный, W белый, B синий, G зелёный камень; ● монета или мешок, ☠ дурная слава или маска.
    ☻ подручный, ⁎ жезл, ♜ башня, ❖ украшение, ✎ план, ✣ компас.
    R→WB: раз за ход такой кубик поворачивают или отдают за то, что стоит после +.
    R: +1 — ещё одна покупка, если в добыче был этот камень, R: +☠ — дурная слава за каждую покупку с ним.
    1 / 2: очки за одну башню и за несколько. Чего не сказать знаками, сказано в правилах (F1).
no-forms = Составлять сейчас нечего: все ходы есть в списке.
no-rules = Правил для чтения у этой игры нет.
help =
    Ход можно набрать или выбрать из списка: стрелки его отмечают, Enter делает. Tab дополняет слово.
    Щелчок по карте, месту или имени вписывает их в команду.
    Реплика — тоже ход: say "привет".
    Сам стол понимает: rules, cards, log, save ФАЙЛ, help, quit. Ходы выглядят так:

# Несколько человек.
curtain = { $seat }, место за столом свободно. Когда никто не подглядывает, нажмите Enter.
lift = Никто не смотрит
hand-over = Кто садится за стол?

# Файлы и уход.
save-where = В каком файле сохранить игру?
saved = Игра сохранена в { $file }. Продолжить её можно так: knavery play --resume { $file }
save-failed = Записать { $file } не удалось: { $why }
save-over = В { $file } уже хранится что-то другое. Записать поверх?
answer-over = Записать поверх
leave = Эта игра не сохранена.
answer-save = Сохранить
answer-leave = Уйти
answer-stay = Остаться

# Конец.
winner = Победа: { $seats }
winners = Общая победа: { $seats }
tie-broken = Очков поровну: решает то, что правила считают дальше (F1).
robberies = { $seat } грабит { $other }:
truth-title = Как было на самом деле
truth-honest = честно
truth-lied = провезено тайком
truth-untrue = неправда, но пропущено
truth-feint = финт
truth-broken = обещание нарушено
truth-lacked = обещаны товары, которых не было
truth-caught = поймано

# Сбои ботов.
bot-replaced = Бот на месте { $seat } сломался, дальше играет другой, попроще. ({ $why })
bot-left = Бот на месте { $seat } сломался: теперь это место для человека. ({ $why })
bot-thinks = Бот думает: ваш ход следующий.
bots-silent = Боты больше ничего не говорят. ({ $why })

# Строками текста.
play-form = Можно сказать, например: { $example }
play-help = Назовите ход или одну из команд: choices, view, log, save ФАЙЛ, quit. Ходы выглядят так:
play-save-where = Нужно сказать, куда: save ФАЙЛ
play-save-over = В { $file } уже хранится что-то другое. Чтобы записать поверх, повторите команду.
play-not-saved = Эта игра не сохранена.
play-score = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

# Слова команд для тех, кому они мало говорят.
word-toss = отложить
word-first = начинает
word-draw = взять
word-bury = сбросить
word-bag = мешок
word-declare = заявить
word-pass = пропустить
word-open = открыть
word-pay = заплатить
word-offer = предложить
word-ask = попросить
word-accept = принять
word-refuse = отклонить
word-withdraw = забрать назад
word-silent = промолчать
word-vote = голос
word-split = поделить
word-waste = не делить
word-sell = продать
word-promise = обещание
word-nothing = ничего
word-gold = золото
count-gold = { $count } { $count ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
word-left = слева
word-right = справа
word-deck = колода
word-wager = ставка
word-feint = финт
word-rebuy = докупить фишки
word-decline = отказаться
word-take = взять
word-all = всё
word-marker = фишка
word-rob = ограбить
word-keep = оставить
word-flip = повернуть
word-trade = обменять
word-buy = купить
word-coins = монеты
word-free = даром
word-escape = отдать монеты
word-reroll = перебросить
word-copy = повторить
word-done = всё на этом
word-say = сказать

item-coins = Монеты
item-region = Место
item-gold = Золото
item-bag-of = мешок:
item-whom = кого
item-card = карта
item-seat = кого
item-free = даром камень

# Новая игра.
new-game = Игра
new-language = Язык
new-seats = Места
new-start = Начать
new-resume = Продолжить сохранённую
new-resume-what = В каком она файле?
new-file = свой файл или ничего
own-name = русский
person = человек
option-edition = Издание
option-royal = Королевские товары
option-timer = Таймер
option-ten-out = Без десяти карт
option-seven = Семь карт на руке
option-black-market = Чёрный рынок
option-proof = Доказывать нехватку
option-spent = Проданное
option-talk = Разговоры
option-first-sheriff = Первый шериф
option-remember = Двор помнит
option-coinless = Без монет
option-exchange = Большой обмен
option-masquerade = Маскарад
option-rebuy = Возвращение
option-years = Годы (0: без границ)
option-tie = При равенстве
option-promo = Промокарты
option-board = Своё поле
option-loyalty-self = Верность считает себя
value-true = да
value-false = нет
value-first = первое
value-second = второе
value-discard = в сброс
value-remove = из игры
value-free = в любое время
value-turns = по очереди
value-off = нет
value-hidden = втёмную
value-open = в открытую
value-draw = ничья
value-year = ещё год
