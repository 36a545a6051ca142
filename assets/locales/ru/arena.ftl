# The arena: tournaments between engines.
arena-title = Арена
arena-open = Арена: много партий между движками
# The head.
arena-format-round-robin = Каждый с каждым
arena-format-gauntlet = { $name } против всех
arena-format-sprt = До решения
arena-rule-and-size = { $rule } { $size } × { $size }
arena-pause = Пауза
arena-resume = Продолжить
arena-stop = Остановить
arena-new = Новый турнир
arena-stop-title = Остановить турнир?
arena-stop-text = Идущие партии закончатся без результата. Все законченные партии сохранятся, и турнир можно будет продолжить.
arena-stop-keep = Играть дальше
# The boards.
arena-game = Партия { $number }
arena-move = ход { $number }
arena-board = Доска { $number }
arena-waiting = Скоро начнётся следующая партия
arena-seat = { $name }, { $side ->
    [black] чёрные
   *[white] белые
  }, { $time }
# The games.
arena-games = Партии
arena-games-played = сыграно { $played } из { $planned }
arena-games-none = Законченных партий пока нет.
arena-save = Сохранить
arena-save-title = Сохранить турнир
arena-save-games = Все партии, SGF
arena-save-table = Таблица, CSV
arena-save-text = Таблица, текст
arena-wins = победа
arena-draw = ничья
arena-lost-on-time = по времени
arena-lost-by-fault = из-за сбоя
arena-open-game = Партия { $number }: { $black } против { $white }, { $result }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }. Открыть в разборе
arena-result-black = победа чёрных
arena-result-white = победа белых
arena-result-draw = ничья
# The table.
arena-table = Таблица
arena-table-note = Победы – поражения, ничья ½
arena-table-player = Игрок
arena-table-points = Очки
arena-table-games = Партии
arena-table-row = { $name }: очков { $points }, партий { $games }, Эло { $elo }, погрешность { $error }
arena-table-losses = { $name }: поражений по времени { $time }, из-за сбоя { $faults }
# The strength.
arena-strength = Сила
arena-strength-note = Эло, интервалы 95 %
arena-ahead = { $name } впереди без сомнений.
arena-alike = Пока не различить: { $names }.
arena-sprt = Логарифм отношения правдоподобия { $ratio }, границы { $lower } и { $upper }.
arena-sprt-better = Решено: { $name } сильнее на { $elo } Эло или больше.
arena-sprt-not-better = Решено: { $name } не сильнее на { $elo } Эло.
# The set-up beside a tournament.
arena-setup = Условия
arena-setup-fixed = пока идёт, не меняются
arena-setup-openings = Дебюты
arena-setup-time = Время
arena-setup-rule = Правила
arena-setup-games = Партии
arena-setup-seed = Число
arena-openings-made = равные, для этого турнира
arena-openings-renju = 26 дебютов рэндзю
arena-openings-some = { $count } из 26 дебютов
arena-openings-list = из списка: { $count }
arena-openings-file = из файла
arena-openings-empty = пустая доска
arena-openings-both-sides = { $openings }, каждый за обе стороны
arena-time-move = { $time } на ход
arena-time-clock = { $main } на партию
arena-time-increment = { $main } на партию и { $increment } на ход
arena-time-nodes = { $nodes } позиций на ход
arena-seconds = { $seconds } с
arena-minutes = { $minutes } мин
arena-at-once = одновременно { $count }
arena-games-each = в каждой паре { $count }
# How long.
arena-left-minutes = Осталось около { $minutes } мин
arena-left-hours = Осталось около { $hours } ч
arena-left-soon = Осталось меньше минуты
arena-left-unknown = Идут первые партии
arena-paused = Турнир ждёт
arena-stopped = Турнир остановлен: сыграно { $played } из { $planned }
arena-over = Все партии сыграны
arena-decided = Матч решён
arena-failed = Турнир не может продолжаться: { $reason }
arena-unknown-program = { $name } нет в списке движков: добавьте его в настройках
# The set-up of a new tournament.
arena-setup-title = Новый турнир
arena-players = Игроки
arena-players-note = Не меньше двух
arena-player-few = Выберите хотя бы двух игроков
arena-player-two = Для матча до решения нужны два игрока
arena-format = Порядок
arena-format-all = Все
arena-format-first = Один
arena-format-decide = Матч
arena-format-all-note = Каждый играет с каждым.
arena-format-first-note = { $name } играет со всеми остальными.
arena-format-decide-note = Двое играют, пока проверка не решит, сильнее ли первый на { $elo } Эло.
arena-games-of-pair = Партий
arena-games-of-pair-less = Меньше партий в паре
arena-games-of-pair-more = Больше партий в паре
arena-rule = Правила
arena-openings = Дебюты
arena-openings-choose-made = Равные
arena-openings-choose-renju = Все 26
arena-openings-choose-empty = Нет
arena-time = На ход
arena-at-once-label = Сразу
arena-at-once-label-less = Меньше партий сразу
arena-at-once-label-more = Больше партий сразу
arena-start = Начать
arena-summary = Игроков { $players }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }
arena-replace-title = Начать новый турнир?
arena-replace-text = В нынешнем турнире законченных партий: { $played }. Сохраните их, если они нужны.
arena-replace-keep = Оставить
arena-replace-do = Начать
