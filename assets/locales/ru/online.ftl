# Online play.

online-title = Онлайн
online-you = Вы
online-other = Соперник

# Creating a room
online-create = Новая комната
online-create-do = Создать
online-board = { $rule }, { $size } × { $size }
online-played = { $opening ->
    [none] { $clock }, { $length }
   *[other] { $clock }, { $opening }, { $length }
}
online-terms-edit = Изменить условия
online-watching = Пускать зрителей
online-host = Комната в этой сети

# Joining a room
online-join = Войти по коду
online-join-do = Войти
online-watch-do = Смотреть
online-code = Код комнаты, шесть знаков
online-code-note = Введите или вставьте код либо всё приглашение.
online-letters = Выбрать знаки
online-letters-back = Стереть
online-code-at = Лобби: { $lobby }
online-code-letter = В кодах не бывает «{ $letter }». В них буквы A–Z без I, L, O и U и цифры 2–9.
online-code-length = В коде шесть знаков. Скопируйте его ещё раз у того, кто его прислал.

# Name and lobby
online-name = Ваше имя
online-name-note = Его видят соперник и зрители.
online-lobby = Лобби
online-lobby-none = Сервер, где встречаются игроки. Спросите его адрес у друзей. В одной сети он не нужен: один из вас открывает комнату у себя.
online-lobby-of-page = Оставьте пустым, чтобы взять лобби этой страницы.
online-lobby-is = Вы встретитесь в { $lobby }.
online-address-empty = Введите адрес вида 192.168.1.5 или wss://play.example.org.
online-address-long = Этот адрес слишком длинный. Скопируйте его ещё раз.
online-address-scheme = Адрес не может начинаться с { $what }://. Нужен ws:// или wss://.
online-address-sign = В адресе не бывает «{ $what }». Введите адрес вида wss://play.example.org.
online-address-port = { $what } — не порт. Порты — от 1 до 65535.
online-address-host = Нет имени хоста. Введите адрес вида 192.168.1.5 или wss://play.example.org.

# How online play works
online-step-room = Один из вас создаёт комнату и даёт код другому.
online-step-terms = Вы оба видите условия матча. Менять их может каждый; матч начнётся, когда согласны оба.
online-step-play = Ходы идут с устройства на устройство напрямую. Лобби только соединяет вас; при обрыве связи ничего не теряется.
online-picture-here = Вы
online-picture-there = Соперник

# The match that was left
online-seat = Ваш матч, соперник — { $name }
online-seat-nameless = Ваш матч
online-seat-open = Матч ещё не начался. Вы вышли { $minutes ->
    [0] только что.
    [one] { $minutes } минуту назад.
    [few] { $minutes } минуты назад.
    [many] { $minutes } минут назад.
   *[other] { $minutes } минуты назад.
}
online-seat-waits = Матч ждёт вас. Вы вышли { $minutes ->
    [0] только что.
    [one] { $minutes } минуту назад.
    [few] { $minutes } минуты назад.
    [many] { $minutes } минут назад.
   *[other] { $minutes } минуты назад.
}
online-seat-old = Вы вышли { $minutes ->
    [one] { $minutes } минуту назад.
    [few] { $minutes } минуты назад.
    [many] { $minutes } минут назад.
   *[other] { $minutes } минуты назад.
} Соперник мог уже заявить победу.
online-seat-return = Вернуться
online-seat-forget = Забыть

# Connecting, and waiting in the room
online-calling = Соединение с лобби
online-room = Ваша комната
online-leave = Выйти
online-waiting = Ждём соперника
online-waiting-watcher = Ждём игроков
online-copy-code = Копировать код
online-copied-code = Код скопирован
online-copy-link = Копировать ссылку
online-copied-link = Ссылка скопирована
online-copy-invitation = Приглашение
online-copied-invitation = Приглашение скопировано: код и адрес вместе
online-hosting = Комната открыта у вас. Другие входят в неё из этой сети по коду и адресу: { $lobby }
online-at-lobby = Лобби: { $lobby }
online-watch-open = Когда придут оба игрока, смотреть сможет каждый, у кого есть код.
online-watch-closed = Зрители не допускаются.
online-picture = Код и адрес в QR-коде.
online-picture-link = Отсканируйте QR-код, чтобы открыть игру.
online-picture-spoken = Приглашение в виде QR-кода

# The match settings
online-dealing = Условия матча
online-terms-come = Ждём условий матча
online-proposed-by = Предлагает { $name }
online-proposed-by-you = Предложены вами
online-was = было { $old }
online-rule-fouls = { $rule }, фол проигрывает
online-black-alternate = Сначала { $name }, затем по очереди
online-black-loser = Сначала { $name }, затем проигравший
online-black-random = Жребий
online-black-winner = Сначала { $name }, затем выигравший
online-you-agree = Вы согласны
online-agrees = Согласие есть
online-you-think = Согласия нет
online-thinks = Согласия нет
online-change = Изменить
online-agree = Принять
online-agree-not = Отозвать
online-you-watch = Вы зритель. Матч начнётся, когда согласны оба.

# The page of match settings
terms-title = Условия матча
terms-use = Применить
terms-propose = Предложить

# Events in the room
online-to-room = В комнату
# A match between two machines has begun.
online-own-game = Ваша партия ждёт в пункте «Продолжить»: { $game }
online-came = { $name } теперь в комнате
online-came-back = { $name } снова в комнате
online-left = { $name } больше не в комнате
online-watcher = Зритель: { $name }
online-watcher-nameless = Пришёл зритель
online-terms-changed = { $name } предлагает другие условия матча
online-declined-draw = { $name } отклоняет ничью.
online-declined-undo = { $name } не даёт взять ход назад.
online-declined-swap = { $name } не хочет меняться сторонами.
online-declined-next = { $name } сейчас не хочет играть ещё.
online-withdrawn-draw = { $name } отзывает предложение ничьей.
online-withdrawn-undo = { $name } больше не просит взять ход назад.
online-withdrawn-swap = { $name } больше не просит поменяться сторонами.
online-withdrawn-next = { $name } больше не зовёт сыграть ещё.

# Chat
chat-title = Чат
chat-line = Сообщение
chat-send = Отправить
chat-close = Закрыть
chat-mute = Скрыть
chat-hear = Показать
chat-muted = Чужие сообщения скрыты.
chat-empty = Сообщений пока нет.
chat-watching = зрителей: { $count }
chat-looking-on = Вы зритель
chat-spoken = { $name }: { $line }

# Visitors in one's own room
visitors-title = Посетители
visitors-none = Посетителей нет.
visitors-nameless = Посетитель без имени
visitors-send-out = Удалить из комнаты
visitors-send-out-do = Удалить
visitors-ask = Удалить из комнаты: { $name }?
visitors-ask-text = Связь прервётся сразу, но по коду можно вернуться.

# A link to another lobby
invited-title = Войти в комнату в другом лобби?
invited-text = Ссылка ведёт в комнату { $code } в лобби { $lobby }. Это лобби и все, кого вы там встретите, увидят ваш IP-адрес.
invited-join = Войти

# Errors
online-trouble-no-lobby = Адрес лобби не задан. Введите его в поле «Лобби» или откройте комнату в этой сети.
online-helper-stun = «{ $what }» в настройках — не STUN-сервер. Нужен вид stun:stun.example.org:3478 или пустое поле.
online-helper-turn = «{ $what }» в настройках — не TURN-сервер. Нужен вид turn:turn.example.org:3478 или пустое поле.
online-helper-unnamed = TURN-серверу нужны имя пользователя и пароль. Введите их в настройках или уберите сервер.
online-trouble-lost = Лобби недоступно. Проверьте его адрес и подключение к интернету.
online-trouble-lost-because = Лобби недоступно ({ $reason }). Проверьте его адрес и подключение к интернету.
online-trouble-no-hosting = На этом устройстве нельзя открыть комнату ({ $reason }).
online-trouble-seat = Не удалось вернуть ваше место в матче. { $reason }
online-trouble-no-chance = Система не даёт случайных чисел, а они нужны для безопасной игры онлайн. Перезапустите игру и попробуйте снова.
online-refused-unclear = Лобби не поняло запрос. Проверьте код; если он верен, обновите игру.
online-refused-full = Комната заполнена. Попробуйте, когда кто-нибудь выйдет.
online-refused-no-room = Комнаты с таким кодом нет. Проверьте код или создайте комнату сами.
online-refused-exists = Комната с таким кодом уже есть. Создайте комнату ещё раз, чтобы получить новый код.
online-refused-too-many = Слишком много запросов из этой сети. Подождите минуту и попробуйте снова.
online-refused-lobby-full = Лобби заполнено или закрывается. Попробуйте позже или возьмите другое лобби.
online-bye-left = Соперник вышел из комнаты.
online-bye-taken = Оба места заняты. Можно смотреть, если зрители допускаются.
online-bye-private = В эту комнату зрителей не пускают.
online-bye-refused = Другое устройство прервало связь. Возможно, версии игры различаются: обновите более старую.
online-bye-sent-out = Хозяин удалил вас из комнаты.
online-fault-version = На другом устройстве другая версия игры. Обновите более старую.
online-fault-garbled = Другое устройство прислало нечитаемое сообщение. Оно пропущено.
online-fault-illegal = Другое устройство прислало недопустимый ход. Он не сделан.
online-fault-turn = Другое устройство прислало ход не в свою очередь. Он пропущен.
online-fault-clock = Другое устройство сообщило меньше времени, чем прошло. Его ход не сделан.
online-fault-early = Другое устройство заявило, что ваше время вышло, но это не так. Заявление пропущено.
online-fault-disagreement = Партия на двух устройствах разошлась и не может продолжаться. Выйдите из комнаты и начните новый матч.
online-fault-terms = Другое устройство предложило недопустимые условия матча. Предложите другие.
online-fault-flood = Другое устройство прислало слишком много сообщений, больше они не принимаются.
online-fault-full = Матч достиг предельной длины. Выйдите из комнаты и начните новый матч.
