title = Шериф Ноттингема

phase-market = Рынок
phase-load = Погрузка
phase-declare = Заявление
phase-inspect = Осмотр
phase-debt = Долг
phase-bury = Конфискат в сброс
phase-sell = Чёрный рынок закрывается
phase-loot = Делёж добычи
phase-over = Игра окончена

field-round = Раунд
field-sheriff = Шериф
field-dealt = Прошли осмотр
field-gold = Монеты
field-hand = Рука
field-bag = Мешок
field-stand = Прилавок
field-aside = Отложено
field-claim = Заявлено
field-debt = Долг
field-deck = Колода
field-pile = Сброс
field-deputies = Помощники шерифа
field-left = Левый сброс
field-right = Правый сброс
field-owed = Обещано о мешках
field-offer = Предложение
field-ask = Требование шерифа
field-version = Редакция предложения
field-ask-version = Редакция требования
field-vote = Голоса
field-sold = Сделки на чёрном рынке за раунд
field-black-market = Товары чёрного рынка
field-stacks = Осталось на чёрном рынке
field-loot = Добыча
field-proposal = Как разделить остаток
field-out = Убрано втёмную
field-removed = Вышло из игры

good-apple = { $count } { $count ->
    [one] яблоко
    [few] яблока
    [many] яблок
   *[other] яблока
}
good-cheese = { $count } { $count ->
    [one] сыр
    [few] сыра
    [many] сыров
   *[other] сыра
}
good-bread = { $count } { $count ->
    [one] хлеб
    [few] хлеба
    [many] хлебов
   *[other] хлеба
}
good-chicken = { $count } { $count ->
    [one] курица
    [few] курицы
    [many] куриц
   *[other] курицы
}
good-pepper = { $count } { $count ->
    [one] перец
    [few] перца
    [many] перцев
   *[other] перца
}
good-mead = { $count } { $count ->
    [one] медовуха
    [few] медовухи
    [many] медовух
   *[other] медовухи
}
good-silk = { $count } { $count ->
    [one] шёлк
    [few] шёлка
    [many] шелков
   *[other] шёлка
}
good-crossbow = { $count } { $count ->
    [one] арбалет
    [few] арбалета
    [many] арбалетов
   *[other] арбалета
}
good-green-apple = { $count } { $count ->
    [one] зелёное яблоко
    [few] зелёных яблока
    [many] зелёных яблок
   *[other] зелёного яблока
}
good-golden-apple = { $count } { $count ->
    [one] жёлтое яблоко
    [few] жёлтых яблока
    [many] жёлтых яблок
   *[other] жёлтого яблока
}
good-gouda = { $count } { $count ->
    [one] гауда
    [few] гауды
    [many] гауд
   *[other] гауды
}
good-blue-cheese = { $count } { $count ->
    [one] голубой сыр
    [few] голубых сыра
    [many] голубых сыров
   *[other] голубого сыра
}
good-rye-bread = { $count } { $count ->
    [one] ржаной хлеб
    [few] ржаных хлеба
    [many] ржаных хлебов
   *[other] ржаного хлеба
}
good-pumpernickel = { $count } { $count ->
    [one] пумперникель
    [few] пумперникеля
    [many] пумперникелей
   *[other] пумперникеля
}
good-royal-rooster = { $count } { $count ->
    [one] королевский петух
    [few] королевских петуха
    [many] королевских петухов
   *[other] королевского петуха
}
good-other = { $name } × { $count }

event-round-begins = Раунд { $number }. Порядок наводит { $seat }.
event-market-opens = { $seat } решает: рынок открывает { $other }.
event-set-aside = { $seat } откладывает: { $good }.
event-set-nothing-aside = { $seat } оставляет себе все карты.
event-drew = { $seat } берёт из колоды { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
event-drew-card = { $seat } получает в руку: { $good }.
event-reshuffled = Колода пуста. Сброс перемешан, теперь в колоде { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-closed-bag = { $seat } закрывает мешок: внутри { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-loaded = { $seat } кладёт в мешок: { $good }.
event-declared = { $seat } заявляет: { $good }.
event-passed = { $seat } получает мешок обратно закрытым.
event-shelved = { $seat } выкладывает на прилавок: { $good }.
event-hid = { $seat } кладёт на прилавок рубашкой вверх { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
event-opened = { $seat } открывает мешок для осмотра.
event-found = В мешке: { $good }.
event-honest = { $seat } говорит правду: всё как заявлено.
event-confiscated = Конфисковано: { $good }.
event-paid-gold = { $number ->
    [0] { $seat } не может заплатить ни монеты.
    [one] { $seat } платит { $number } монету, получает { $other }.
    [few] { $seat } платит { $number } монеты, получает { $other }.
    [many] { $seat } платит { $number } монет, получает { $other }.
   *[other] { $seat } платит { $number } монеты, получает { $other }.
}
event-owes = { $seat } платит остаток долга товаром: ещё { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}, получает { $other }.
event-paid-goods = { $seat } отдаёт: { $good }. Получает { $other }.
event-forgiven = { $seat } больше ничем не может заплатить. Прощается долг: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-game-ends = Игра окончена: пора считать.
event-deputies-drawn = Помощники шерифа в раунде { $number }: { $seat } и { $other }.
event-cards-leave = Из игры, никому не показанные, уходят: { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-pile-left = Левый сброс начинают: { $good }.
event-pile-right = Правый сброс начинают: { $good }.
event-set-face-down = { $seat } откладывает рубашкой вверх { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
event-took-left = { $seat } берёт из левого сброса: { $good }.
event-took-right = { $seat } берёт из правого сброса: { $good }.
event-laid-left = { $seat } кладёт в левый сброс: { $good }.
event-laid-right = { $seat } кладёт в правый сброс: { $good }.
event-reshuffled-piles = Колода пуста. Низ обоих сбросов перемешан, теперь в колоде { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-offers = { $seat } предлагает (предложение № { $version }): { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-asks = { $seat } требует, платить будет { $other }: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-with-goods = С прилавка, владелец { $seat }: { $good }.
event-with-bag-goods = Из мешка, владелец { $seat }: { $good }.
event-for-passing = За это { $seat } ждёт, что пройдёт мешок, хозяин которого { $other }.
event-for-opening = За это { $seat } ждёт, что откроют мешок, хозяин которого { $other }.
event-promises-passing = Ещё { $seat } обещает в следующий раз пропустить мешок другой стороны.
event-promises-opening = Ещё { $seat } обещает в следующий раз открыть мешок, хозяин которого { $other }.
event-agrees = { $seat } принимает условия. Другая сторона: { $other }.
event-deal = По рукам: { $seat } и { $other }.
event-joint-deal = По рукам: { $seat } и оба помощника шерифа.
event-refuses-offer = { $seat } отклоняет предложение. Предлагает { $other }.
event-refuses-ask = { $seat } отклоняет требование.
event-withdraws = { $seat } снимает предложение.
event-withdraws-ask = { $seat } снимает требование. Его адресат — { $other }.
event-lapses = Предложение отпадает, автор — { $seat }.
event-ask-lapses = Требование отпадает, адресат — { $seat }.
event-silent = { $seat } молчит.
event-gave-gold = { $seat } отдаёт { $number } { $number ->
    [one] монету
    [few] монеты
    [many] монет
   *[other] монеты
}, получает { $other }.
event-gave-goods = { $seat } отдаёт по уговору: { $good }. Получает { $other }.
event-gave-hidden = { $seat } отдаёт рубашкой вверх { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}, получает { $other }.
event-gold-to-loot = { $seat } отдаёт в общую добычу { $number } { $number ->
    [one] монету
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-goods-to-loot = { $seat } отдаёт в общую добычу: { $good }.
event-hidden-to-loot = { $seat } отдаёт в общую добычу рубашкой вверх { $number } { $number ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
event-proves-stand = { $seat } отдаёт не всё обещанное и в доказательство показывает, что лежит рубашкой вверх.
event-proves-bag = { $seat } отдаёт не всё обещанное и в доказательство показывает мешок.
event-shows-stand = Рубашкой вверх на прилавке, владелец { $seat }: { $good }.
event-shows-bag = В мешке, владелец { $seat }: { $good }.
event-keeps-promise = { $seat } держит слово о мешке. Его хозяин — { $other }.
event-breaks-promise = { $seat } нарушает слово о мешке. Его хозяин — { $other }.
event-votes-pass = { $seat } говорит: пропустить. Мешок ждёт { $other }.
event-votes-open = { $seat } говорит: открыть. Мешок ждёт { $other }.
event-owes-loot = { $seat } платит остаток долга товаром в общую добычу: ещё { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-shares-gold = Доля добычи, получает { $seat }: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-shares-goods = Доля добычи, получает { $seat }: { $good }.
event-shares-hidden = Из этого рубашкой вверх, получает { $seat }: { $number } { $number ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-shares-prize = Доля добычи, получает { $seat }: { $good } с чёрного рынка, цена { $number }.
event-proposes = { $seat } предлагает, как разделить остаток.
event-accepts-split = { $seat } соглашается на такой делёж.
event-wastes = { $seat } машет на остаток рукой.
event-gold-lost = Из игры уходит: { $number } { $number ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}.
event-discarded = В сброс уходит: { $good }.
event-prize-lost = Пропадает карта чёрного рынка: { $good }, цена { $number }.
event-time-is-out = Время вышло: все оставшиеся мешки проходят.
event-sold = { $seat } сдаёт трижды: { $good }. Взамен — карта чёрного рынка ценой { $number }.
event-sells-nothing = { $seat } ничего не продаёт.
event-paid-prize = { $seat } платит картой чёрного рынка: { $good }, цена { $number }.
event-new-deck = В новую колоду: { $good }.
event-falls-short = { $seat } отдаёт меньше обещанного. Не хватает карт: { $number }.

refusal-sheriff-names = Кто начинает, решает шериф.
refusal-not-himself = Шериф на рынке не торгует: надо назвать другого игрока.
refusal-not-your-turn = Сейчас чужая очередь.
refusal-not-the-sheriff = Пропускает и открывает мешки только шериф.
refusal-sheriff-rests = Это дело торговцев: шериф пока отдыхает.
refusal-out-of-order = Товары называют в том порядке, в каком они стоят в списке.
refusal-not-in-hand = Столько таких карт в руке нет.
refusal-too-many-aside = Отложить можно не больше пяти карт.
refusal-bag-closed = Мешок закрыт: что в нём есть, то в нём и останется.
refusal-bag-full = В мешок входит не больше пяти карт.
refusal-bag-empty = В мешок кладут хотя бы одну карту.
refusal-no-cards = Карт нет, значит, в этом раунде не будет и мешка.
refusal-no-bag = Мешка этого игрока у шерифа нет.
refusal-bag-dealt-with = Судьба этого мешка уже решена, и окончательно.
refusal-not-debtor = Сейчас платит только должник.
refusal-not-on-stand = Столько таких товаров на прилавке нет.
refusal-legal-first = Сначала отдают разрешённые товары, и лишь когда их нет — контрабанду.
refusal-debt-is-paid = Хватит и меньшего: последние карты лишние.
refusal-false-number = Число карт называют честно: солгать можно только о том, что это за товар.
refusal-not-legal-kind = Заявить можно только разрешённый товар.
refusal-one-kind = Заявляют один вид товара, а не несколько.
refusal-not-first = Первого торговца называют в начале раунда, ещё до рынка.
refusal-not-market = Рынок сейчас закрыт, а карты откладывают только там.
refusal-not-load = Мешки наполняют после рынка и ни в какое другое время.
refusal-not-declare = Товар заявляют, когда все мешки закрыты, но осмотр ещё не начат.
refusal-not-inspect = Мешки пропускают и открывают на осмотре, когда всё уже заявлено.
refusal-no-debt = Долгов сейчас ни за кем нет, платить не за что.
refusal-not-draw = Карты берут на рынке, отложив лишние, и только там, где два сброса.
refusal-pile-empty = Этот сброс пуст: остаются другой и колода.
refusal-deck-begun = После первой карты из колоды все остальные тоже берут из колоды.
refusal-deck-empty = В колоде не хватит карт на остаток руки.
refusal-draw-more = Надо назвать столько карт, скольких не хватает в руке.
refusal-drawn-enough = Рука наполняется раньше: лишних карт называть не надо.
refusal-not-bury = Сейчас нечего класть в сброс.
refusal-not-aside = Столько таких карт в сброс не кладут.
refusal-lay-all = В сброс идут все карты: надо назвать каждую.
refusal-not-your-word = Сейчас слово не у вас.
refusal-must-deal = Сказано достаточно: пора пропустить или открыть какой-нибудь мешок.
refusal-free-talk = Вас никто не ждёт, молчать можно без слов.
refusal-sheriff-asks = Закон не предлагает: требуют с торговца.
refusal-no-merchant = Сделки заключают торговцы с теми, кто проверяет мешки.
refusal-no-offer = Предложения этого торговца, которое ждёт вашего слова, нет.
refusal-no-ask = С этого торговца сейчас ничего не требуют.
refusal-words-changed = Это уже не те условия, которые вы читали: посмотрите ещё раз.
refusal-too-much-gold = Столько монет у торговца нет.
refusal-coins-in-order = Монеты отсчитывают самыми крупными, какие подходят.
refusal-not-to-give = Столько таких товаров на прилавке торговца открыто не лежит.
refusal-too-many-face-down = На прилавке торговца меньше карт лежит рубашкой вверх.
refusal-too-many-from-bag = Столько карт в мешке нет, или они уже обещаны.
refusal-bag-gone = Закрытого мешка, из которого можно отдать, нет.
refusal-one-way = Мешок либо пропускают, либо открывают: просить можно об одном.
refusal-nothing-said = Предложите что-нибудь или попросите о чём-нибудь.
refusal-owed-otherwise = Об этом мешке обещано обратное, а обещание связывает.
refusal-own-bag = У шерифа своего мешка нет: обещать можно чужой.
refusal-not-alone = В одиночку помощник решает, только если сам он за осмотр, а другой против.
refusal-no-deputies = Голосовать некому: мешок пропускает или открывает шериф.
refusal-voted-so = Таков ваш голос и сейчас.
refusal-agreed-already = Ваше согласие уже есть: очередь за другими.
refusal-not-deputy = Добыча — дело двух помощников шерифа.
refusal-not-loot = Сейчас нечего делить.
refusal-not-in-loot = Делят только то, что не делится пополам, и каждую часть один раз.
refusal-no-proposal = Предложений о дележе пока нет.
refusal-own-proposal = На ваше предложение отвечает другой помощник.
refusal-no-timer = Что время вышло, говорят только часы, если они идут.
refusal-no-black-market = Чёрного рынка в этой игре нет.
refusal-sheriff-sells-not = Кто проводит осмотр, в этом раунде на чёрном рынке не продаёт.
refusal-bag-not-back = Продавать можно, когда судьба вашего мешка в этом раунде решена.
refusal-sold-already = За раунд можно получить только одну карту чёрного рынка.
refusal-stack-empty = Для этих товаров на чёрном рынке карт нет.
refusal-not-three = На вашем прилавке должно лежать три таких товара.
refusal-not-called = Последними спрашивают торговцев, у которых хотя бы три карты рубашкой вверх.
refusal-not-sell = Продают на осмотре, а отказываться нужно, только когда спросят напоследок.
refusal-goods-first = Карты чёрного рынка отдают после всех остальных товаров.
refusal-not-for-deals = Карты чёрного рынка в сделках не участвуют.
