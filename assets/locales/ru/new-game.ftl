# Setting up a new game.

new-title = Новая партия
new-start = Начать

# Who plays whom
new-mode = Игроки
new-mode-people = Два игрока
new-mode-mixed = С компьютером
new-mode-computers = Два компьютера

# The two seats
new-name-field-first = Имя первого игрока
new-name-field-second = Имя второго игрока
new-swap = Поменять игроков местами
new-seat-black = Чёрные ходят первыми
new-seat-white = Белые ходят вторыми
new-seat-coin = Цвет по жребию
new-seat-computer = Компьютер
new-seat-level = Компьютер, уровень { $level }
new-seat-computer-black = Компьютер, ходит первым
new-seat-computer-white = Компьютер, ходит вторым

# The opponent
new-opponent = Соперник
new-opponent-fits = Ваш уровень: { $rating }. Подходит { $name }
new-opponent-note = От слабого к сильному
new-opponent-twin-note = От слабого к сильному
new-opponent-level = Уровень { $level }
new-classics = Классика
new-classics-note = Смотрят на один ход вперёд
new-opponent-seat = Игрок
new-opponent-first = Первый
new-opponent-second = Второй
new-pace = Пауза перед его ходом

# The rule
new-rule = Правила
new-rule-about = Об этих правилах

# The board
new-fouls = Фолы
new-fouls-refused = Не ставятся
new-fouls-lose = Проигрывают
new-overlines = Длинный ряд
new-overlines-nothing = Не победа
new-overlines-win = Победа
new-opening = Дебют
new-opening-spoken = Дебют: { $name }
new-opening-title = Дебют
new-opening-about = Об этом дебюте
new-opening-no-room = Доска мала для этого дебюта, поэтому партия начнётся без него
new-opening-for-renju = Создан для рэндзю
new-opening-other-board = Обычно на 15 × 15
new-changed-rule = Правила изменены: { $now } вместо { $before }
new-changed-size = Доска изменена: { $now } × { $now } вместо { $before } × { $before }
new-changed-opponent = Соперник изменён: { $now } вместо { $before }
new-board = Доска
new-board-other = Иная
new-board-twin = Две 19 × 19
new-board-points = Линий на сторону
new-board-points-less = Меньше линий
new-board-points-more = Больше линий
new-board-value = { $size } × { $size }

# The clock
new-clock = Часы
new-clock-none = Нет
new-clock-five = 5 мин
new-clock-ten = 10 + 5 с
new-clock-custom = Другие
new-clock-change = Изменить
new-clock-none-words = без часов
new-clock-fischer-words = { $main } + { $increment } с
new-clock-byo-yomi-words = { $main } + { $periods } × { $period } с
new-clock-move-words = { $time } на ход
new-clock-title = Часы
new-clock-kind = Контроль времени
new-clock-kind-game = На партию
new-clock-kind-fischer = Фишер
new-clock-kind-byo-yomi = Бёёми
new-clock-kind-move = На ход
new-clock-kind-game-note = Одно время на всю партию. У кого оно кончится, тот проиграл.
new-clock-kind-fischer-note = Каждый ход добавляет время на часы игрока.
new-clock-kind-byo-yomi-note = После основного времени каждый ход нужно сделать за один период. Истёкший период теряется.
new-clock-kind-move-note = На каждый ход одно и то же время. Остаток сгорает.
new-clock-main = Основное
new-clock-main-less = Меньше основного времени
new-clock-main-more = Больше основного времени
new-clock-increment = Добавление
new-clock-increment-less = Уменьшить добавление
new-clock-increment-more = Увеличить добавление
new-clock-period = Период
new-clock-period-less = Сократить период
new-clock-period-more = Удлинить период
new-clock-periods = Число периодов
new-clock-periods-less = Меньше периодов
new-clock-periods-more = Больше периодов
new-clock-turn = Время на ход
new-clock-turn-less = Меньше времени на ход
new-clock-turn-more = Больше времени на ход
new-clock-use = Поставить часы
new-time-seconds = { $seconds } с
new-time-minutes = { $minutes } мин
new-time-both = { $minutes } мин { $seconds } с

# Sides and match
new-black = Чёрные
new-black-alternate = Меняются
new-black-other = Другое
new-black-loser = Кто проиграл
new-black-loser-spoken = Проигравший прошлую партию
new-black-winner = Кто выиграл
new-black-winner-spoken = Выигравший прошлую партию
new-black-random = Жребий
new-black-random-spoken = Жребий перед каждой партией
new-black-alternate-words = цвета чередуются
new-black-loser-words = начинает проигравший
new-black-winner-words = начинает выигравший
new-black-random-words = чёрные по жребию
new-match = Матч
new-match-single = 1 партия
new-match-best = { $games ->
    [one] Из { $games } игры
   *[other] Из { $games } игр
}
new-match-first = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}
new-match-open = Без конца
new-match-games = Партии
new-match-games-less = Меньше партий
new-match-games-more = Больше партий
new-match-wins = Победы
new-match-wins-less = Меньше побед
new-match-wins-more = Больше побед
new-match-single-words = одна партия
new-match-best-words = { $games ->
    [one] матч из { $games } партии
   *[other] матч из { $games } партий
}
new-match-first-words = { $wins ->
    [one] матч до { $wins } победы
   *[other] матч до { $wins } побед
}
new-match-open-words = матч без конца
new-series = { $length }, { $begins }

new-summary = { $opening ->
    [none] { $rule }, { $size } × { $size }, { $clock }, { $length }
   *[other] { $rule }, { $size } × { $size }, { $opening }, { $clock }, { $length }
}
new-summary-twin = { $rule }, { $clock }, { $length }

# The rules in a phone's short lines.
rule-standard-brief = Ровно пять в ряд
rule-renju-brief = У чёрных есть фолы
rule-caro-brief = Пять, один конец открыт
