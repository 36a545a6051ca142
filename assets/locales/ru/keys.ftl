# What a key does
key-does-left = Курсор влево
key-does-right = Курсор вправо
key-does-up = Курсор вверх
key-does-down = Курсор вниз
key-does-place = Поставить камень
key-does-undo = Взять ход назад
key-does-redo = Ход вперёд
key-does-hint = Подсказка
key-does-end-turn = Закончить ход (две доски); правка (разбор)
key-does-pause = Пауза (в партии с часами)
key-does-heat = Что видит компьютер
key-does-numbers = Номера ходов; следующая ошибка или задача
key-does-analyse = Включить анализ (разбор)
key-does-threat = Угроза соперника (разбор)
key-does-forbidden = Запрещённые пункты (разбор)
key-does-next-moves = Следующие ходы на доске (разбор)
key-does-fours = Выигрыши четвёрками обеих сторон (разбор)
key-does-mute = Без звука
key-does-full-screen = Во весь экран
key-does-next-control = Следующий элемент
key-does-activate = Нажать элемент
key-does-back = Назад или меню игры
key-does-list = Этот список

# Keys
key-left = Стрелка влево
key-right = Стрелка вправо
key-up = Стрелка вверх
key-down = Стрелка вниз
key-enter = Enter
key-space = Пробел
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-lines = от 1 до 3

# Buttons of a gamepad
pad-south = Нижняя кнопка
pad-east = Правая кнопка
pad-west = Левая кнопка
pad-north = Верхняя кнопка
pad-left-shoulder = Левый бампер
pad-right-shoulder = Правый бампер
pad-left-trigger = Левый триггер
pad-right-trigger = Правый триггер
pad-select = Select
pad-start = Start
pad-left-stick = Левый стик
pad-right-stick = Правый стик

# Changing a key
keys-row = { $action }: { $key }
keys-pad = Геймпад: { $button }
keys-none = нет
keys-note = Выберите действие, чтобы сменить клавишу.
keys-press = Нажмите новую клавишу. Esc — отмена.
keys-press-pad = Нажмите новую клавишу или кнопку геймпада. Esc — отмена.
keys-fixed = Назначение этой клавиши не меняется. Нажмите другую.
keys-taken = { $key }: занято
keys-taken-text = Уже делает: { $action }. Поменять местами?
keys-swap = Поменять
keys-reset = Вернуть клавишу
keys-reset-all = Вернуть все клавиши

# Клавиши в разборе
keys-study = В разборе
keys-with-shift = Shift + { $key }
study-key-back = Предыдущий ход
study-key-forward = Следующий ход
study-key-previous-sibling = Вариант выше
study-key-next-sibling = Вариант ниже
study-key-previous-branching = Предыдущее разветвление
study-key-next-branching = Следующее разветвление
study-key-previous-comment = Предыдущий комментарий
study-key-next-comment = Следующий комментарий
study-key-first = Начало
study-key-last = Конец линии
study-key-previous-mistake = Предыдущая ошибка
study-key-next-mistake = Следующая ошибка
study-key-play-fours = Сыграть выигрыш четвёрками
study-key-lines = Сыграть лучшую линию
study-key-board = К доске: тогда стрелки двигают курсор
