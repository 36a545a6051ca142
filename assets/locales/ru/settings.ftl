# Settings.

settings-title = Настройки
settings-look = Вид
settings-board = Доска
settings-sound = Звук
settings-motion = Движение
settings-play = Игра
settings-study = Анализ
settings-online = Онлайн
settings-access = Доступность
settings-controls = Клавиши
settings-about = О программе

# Look
settings-theme = Тема
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-contrast = Контраст
settings-theme-system = Системная
settings-language = Язык
settings-language-system = Системный
settings-window = Окно
settings-window-windowed = В окне
settings-window-full = Во весь экран

# Board
settings-numbers = Номера ходов
settings-numbers-off = Нет
settings-numbers-last = Последние
settings-numbers-all = Все
settings-mark = Последний ход
settings-mark-three = 3 вспышки
settings-mark-keeps = Мигает
settings-mark-still = Горит
settings-coordinates = Координаты
settings-coordinates-note = От A до O, от 1 до 15
settings-stars = Точки на доске
settings-skins = Доски и камни
settings-skins-open = Выбрать

# Sound
settings-volume-stones = Камни
settings-volume-interface = Интерфейс
settings-volume-music = Музыка
settings-mute = Без звука
settings-mute-note = Клавиша M
settings-mute-background = Без звука в фоне

# Motion
settings-motion-system = Системное
settings-motion-full = Полное
settings-motion-reduced = Меньше
settings-motion-off = Нет
settings-light = Живой свет в главном меню
settings-gold = Сусальное золото при победе

# Play
settings-pace = Пауза перед ходом компьютера
settings-seconds = { $seconds } с
settings-attention = Отмечать окно, когда мой ход
settings-attention-note = В заголовке и на панели задач, пока впереди другое окно
settings-notifications = Уведомления
settings-notifications-note = О вашем ходе, вопросах соперника и конце партии, пока впереди другое окно
settings-notifications-blocked = Их блокирует браузер. Разрешите уведомления в настройках этого сайта, рядом с адресом, и включите снова.
settings-notifications-missing = В этом браузере их нет. На iPhone и iPad сначала добавьте страницу на экран «Домой».
settings-keep-games = Хранить сыгранные партии
settings-keep-games-note = В архиве
settings-coach = Тренер в партиях с уровнями
settings-coach-note = Спрашивает перед ходом, который проигрывает
settings-adapt = Подбирать уровень
settings-adapt-note = Новая партия выбирает подходящий уровень
settings-chance = Шансы на карточке компьютера
settings-chance-note = Собственная оценка движка
settings-forbidden = Запрещённые пункты на доске
settings-forbidden-note = Крестики там, где в рэндзю чёрным ходить нельзя
settings-confirm = Подтверждать ход касанием
settings-confirm-note = Касание — прицел, второе — камень
settings-confirm-click = Подтверждать ход мышью
settings-confirm-click-note = Первый щелчок прицеливает, второй ставит камень
settings-cursor = Курсор клавиатуры на доске
settings-cursor-note = Стрелки, затем Enter

# Study
settings-lines = Лучшие варианты
settings-threads = Потоки процессора
settings-threads-note = Столько их берёт анализ; сначала — все, кроме одного.
settings-memory = Память, МБ
settings-memory-note = С большей памятью долгий анализ не смотрит одни и те же позиции дважды.

# Online
settings-name = Ваше имя
settings-name-note = Его видят соперник и зрители.
settings-lobby = Лобби
settings-lobby-note = Сервер, где встречаются игроки. Он видит коды комнат и ваш IP-адрес, но не ходы.
settings-advanced = Дополнительно
settings-stun = STUN-сервер
settings-stun-note = Сообщает вашему устройству его внешний адрес, чтобы до него могли достучаться другие. По умолчанию это сервер Google, он видит ваш IP-адрес; введите другой или оставьте поле пустым. Если лобби в вашей сети, он не нужен.
settings-turn = TURN-сервер
settings-turn-note = Передаёт ходы, когда прямая связь невозможна. Нужен ваш собственный сервер.
settings-turn-user = Имя пользователя TURN
settings-turn-password = Пароль TURN
settings-watch = Пускать зрителей
settings-watch-note = В комнаты, которые создаёте вы

# Accessibility
settings-text-size = Размер текста
settings-text-size-letter = А
settings-per-cent = { $value } %
settings-shapes = Фигуры на камнях
settings-shapes-note = Квадрат у чёрных, кольцо у белых
settings-targets = Крупные кнопки
settings-speech = Произносить ходы
settings-speech-note = На языке игры; в Linux нужен Speech Dispatcher
settings-speech-rate = Скорость речи
settings-speech-rate-note = В процентах от обычной
settings-volume-speech = Громкость речи
speech-fault = Ходы нельзя произнести: { $reason }

# Controls
settings-side = Управление в партии
settings-side-note = Для игры одной рукой
settings-side-usual = Обычно
settings-side-left = Слева
settings-side-right = Справа
settings-slow-keys = Медленные клавиши
settings-slow-keys-note = Сколько держать клавишу; текст вводится сразу
settings-slow-off = Нет
settings-slow-short = 0,3 с
settings-slow-medium = 0,6 с
settings-slow-long = 1 с
settings-switch = Управление одной кнопкой
settings-switch-note = Элементы отмечаются по очереди; кнопка выбирает отмеченный
settings-switch-by = Кнопка
settings-switch-key = Пробел, Enter
settings-switch-pad = Геймпад
settings-switch-press = Нажатие
settings-scan = Время на элемент

# About
settings-version = Версия
settings-rules = Правила и дебюты
settings-rules-open = Читать
settings-credits = Об игре и лицензии
settings-credits-open = Открыть
settings-report = Отчёт о сбое
settings-report-note = Сведения о программе и системе для тех, кто ищет ошибку; без имён и партий
settings-report-copy = Копировать отчёт
settings-data = Папка с данными
settings-data-open = Открыть папку

# Reset
settings-reset = Сбросить настройки
settings-reset-title = Сбросить все настройки?
settings-reset-text = Всё на этой странице, а также выбранные доска и камни, станет как вначале. Имена, лобби и сохранённые партии останутся.
settings-reset-keep = Не сбрасывать
settings-reset-do = Сбросить

# The backup.
settings-files = Ваши партии
settings-backup = Резервная копия
settings-backup-note = Все партии архива, сохранённые партии и анализы в одном файле SGF
settings-backup-do = Сохранить копию
settings-restore = Восстановить
settings-restore-note = Партии, которые уже есть, второй раз не добавляются
settings-restore-do = Открыть копию
settings-offline = Хранить всё для игры без сети
settings-offline-note = А также все языки с их шрифтами, около 9 МБ. То, чем вы пользуетесь, хранится всегда.
settings-offline-coming = Загружается…
settings-offline-whole = Сохранено всё. Игра запускается без сети на любом языке.
settings-offline-incomplete = Не всё удалось загрузить или сохранить. Проверьте сеть и свободное место для данных браузера, затем выключите и снова включите этот переключатель.
settings-offline-missing = Этот браузер не хранит файлы страницы.
