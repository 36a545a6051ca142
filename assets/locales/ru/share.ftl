# Sending and receiving games.
share-copied = Партия скопирована в буфер обмена
share-not-copied = Не удалось скопировать партию: { $reason }
share-text-not-copied = Не удалось скопировать: { $reason }
share-folder-not-opened = Не удалось открыть папку { $folder }: { $reason }
share-link-copied = Ссылка скопирована в буфер обмена
share-link-in-address = Ссылка — в адресе этой страницы
share-link-bad = В ссылке нет партии: { $reason }
share-bad = Это не партия: { $reason }
share-displaced = Неоконченная партия — в сохранённых партиях архива: { $game }
share-clipboard-empty = В буфере обмена нет партии
share-file-bad = { $file } не открывается: { $reason }
# While a large file is opened, with the share that is done in percent below it.
opening-file = Открывается { $file }

# A library with too many moves for a study: the moves that follow a position, and the branch that is opened.
branch-title = Выбор ветви
branch-moves-below = { $count ->
    [one] ход ниже
    [few] хода ниже
    [many] ходов ниже
   *[other] хода ниже
}
branch-move = Ход
branch-below = Ходов ниже
# The numbers on the stones of the board too.
branch-share = Доля, %
branch-no-move = –
branch-end = Здесь библиотека кончается
branch-row = { $side } { $move }, { $moves ->
    [0] ниже ходов нет
    [one] ниже { $counted } ход
    [few] ниже { $counted } хода
    [many] ниже { $counted } ходов
   *[other] ниже { $counted } хода
}
branch-row-show = Показать позицию
branch-fits = { $moves ->
    [one] В анализ войдёт { $counted } ход.
    [few] В анализ войдут { $counted } хода.
    [many] В анализ войдут { $counted } ходов.
   *[other] В анализ войдут { $counted } хода.
}
branch-too-large = Ходов здесь { $counted }, а в анализ помещается не больше { $most }. Перейдите к ходу, ниже которого их меньше.
branch-back = Ход назад
branch-open = Открыть отсюда

# The dialogs for files, and ours where the system has none.
file-dialog-open = Открыть партии
file-dialog-save = Сохранить как
file-dialog-games = Партии и снимки досок
file-dialog-all = Все файлы
file-no-dialog = В системе нет окна выбора файлов ({ $reason }).
file-path = Путь
file-path-open-text = Введите, где лежит файл или папка, либо перетащите их в это окно.
file-path-type-text = Введите или вставьте путь к файлу или папке.
file-path-save-text = Введите, куда сохранить файл.
file-path-no-folder = Папки { $folder } нет. Сохраните ещё раз, чтобы создать её, или исправьте путь.
file-path-open = Открыть
file-path-save = Сохранить
file-saved = Сохранено: { $place }
file-not-opened = { $reason }
file-not-saved = Не удалось сохранить файл: { $reason }

# What a screen reader says about the board in a browser.
grid-board = Доска
grid-empty = { $point }, пусто
grid-black = { $point }, чёрный камень
grid-white = { $point }, белый камень
grid-move = { $stone }, ход { $number }
grid-last-move = { $stone }, ход { $number }, последний ход
grid-main-move = { $point }, главное продолжение { $text }, ходов дальше: { $below }
grid-next-move = { $point }, следующий ход { $text }, ходов дальше: { $below }

# Screen reader announcements.
spoken-move-black = Чёрные { $point }
spoken-move-white = Белые { $point }
spoken-start = { $stones ->
    [0] Новая партия
    [one] Партия, на доске { $stones } камень
    [few] Партия, на доске { $stones } камня
    [many] Партия, на доске { $stones } камней
   *[other] Партия, на доске { $stones } камня
}
spoken-undone = { $stones ->
    [one] Ход назад: снят { $stones } камень
    [few] Ход назад: снято { $stones } камня
    [many] Ход назад: снято { $stones } камней
   *[other] Ход назад: снято { $stones } камня
}
spoken-redone = { $stones ->
    [one] Ход вперёд: поставлен { $stones } камень
    [few] Ход вперёд: поставлено { $stones } камня
    [many] Ход вперёд: поставлено { $stones } камней
   *[other] Ход вперёд: поставлено { $stones } камня
}
spoken-pass-black = Чёрные пасуют
spoken-pass-white = Белые пасуют
spoken-clock = { $name }: осталось { $seconds } с
spoken-went-on = Партия продолжается
spoken-end = { $winner }. { $how }

# What a second tab says of this one.
page-open-game = В другой вкладке: { $names }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
page-open-twin = В другой вкладке: партия на двух досках.

# What a file could not keep.
lost-occupied-points = { $count ->
    [one] Пропущен { $count } ход на занятый пункт и всё, что за ним.
    [few] Пропущено { $count } хода на занятый пункт и всё, что за ними.
    [many] Пропущено { $count } ходов на занятый пункт и всё, что за ними.
   *[other] Пропущено { $count } хода на занятый пункт и всё, что за ними.
}
lost-off-board = { $count ->
    [one] Пропущен { $count } ход вне доски и всё, что за ним.
    [few] Пропущено { $count } хода вне доски и всё, что за ними.
    [many] Пропущено { $count } ходов вне доски и всё, что за ними.
   *[other] Пропущено { $count } хода вне доски и всё, что за ними.
}
lost-after-end = { $count ->
    [one] Пропущен { $count } ход после конца партии.
    [few] Пропущено { $count } хода после конца партии.
    [many] Пропущено { $count } ходов после конца партии.
   *[other] Пропущено { $count } хода после конца партии.
}
lost-wrong-turn = { $count ->
    [one] Пропущен { $count } ход не в свою очередь и всё, что за ним.
    [few] Пропущено { $count } хода не в свою очередь и всё, что за ними.
    [many] Пропущено { $count } ходов не в свою очередь и всё, что за ними.
   *[other] Пропущено { $count } хода не в свою очередь и всё, что за ними.
}
lost-passes = { $count ->
    [one] Пропущен { $count } пас и всё, что за ним.
    [few] Пропущено { $count } паса и всё, что за ними.
    [many] Пропущено { $count } пасов и всё, что за ними.
   *[other] Пропущено { $count } паса и всё, что за ними.
}
lost-setup-changes = { $count ->
    [one] Пропущена { $count } перестановка камней внутри партии и всё, что за ней.
    [few] Пропущено { $count } перестановки камней внутри партии и всё, что за ними.
    [many] Пропущено { $count } перестановок камней внутри партии и всё, что за ними.
   *[other] Пропущено { $count } перестановки камней внутри партии и всё, что за ними.
}
lost-setup-stones = { $count ->
    [one] Пропущен { $count } камень начальной позиции.
    [few] Пропущено { $count } камня начальной позиции.
    [many] Пропущено { $count } камней начальной позиции.
   *[other] Пропущено { $count } камня начальной позиции.
}
lost-empty-nodes = { $count ->
    [one] Пропущена { $count } позиция без хода.
    [few] Пропущено { $count } позиции без хода.
    [many] Пропущено { $count } позиций без хода.
   *[other] Пропущено { $count } позиции без хода.
}
lost-variations = { $count ->
    [one] Пропущен { $count } ход в вариантах.
    [few] Пропущено { $count } хода в вариантах.
    [many] Пропущено { $count } ходов в вариантах.
   *[other] Пропущено { $count } хода в вариантах.
}
lost-in-variations = Пропущено: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} в { $extent ->
    [one] { $extent } варианте
   *[other] { $extent } вариантах
}.
lost-in-all = Всего ходов: { $count }.
lost-comments = { $count ->
    [one] Пропущен { $count } комментарий.
    [few] Пропущено { $count } комментария.
    [many] Пропущено { $count } комментариев.
   *[other] Пропущено { $count } комментария.
}
lost-board-texts = { $count ->
    [one] Пропущена { $count } надпись на доске.
    [few] Пропущено { $count } надписи на доске.
    [many] Пропущено { $count } надписей на доске.
   *[other] Пропущено { $count } надписи на доске.
}
lost-board-texts-on-passes = { $count ->
    [one] Пропущена { $count } надпись у паса.
    [few] Пропущено { $count } надписи у паса.
    [many] Пропущено { $count } надписей у паса.
   *[other] Пропущено { $count } надписи у паса.
}
lost-marks = { $count ->
    [one] Пропущена { $count } пометка.
    [few] Пропущено { $count } пометки.
    [many] Пропущено { $count } пометок.
   *[other] Пропущено { $count } пометки.
}
lost-glyphs = { $count ->
    [one] Пропущена { $count } оценка хода вида ! или ?.
    [few] Пропущено { $count } оценки ходов вида ! или ?.
    [many] Пропущено { $count } оценок ходов вида ! или ?.
   *[other] Пропущено { $count } оценки ходов вида ! или ?.
}
lost-properties = { $count ->
    [one] Пропущено { $count } свойство другой программы.
    [few] Пропущено { $count } свойства других программ.
    [many] Пропущено { $count } свойств других программ.
   *[other] Пропущено { $count } свойства других программ.
}
lost-details = { $count ->
    [one] Пропущена { $count } подробность о партии.
    [few] Пропущено { $count } подробности о партии.
    [many] Пропущено { $count } подробностей о партии.
   *[other] Пропущено { $count } подробности о партии.
}
lost-characters = { $count ->
    [one] Пропущен { $count } знак, которого нет в кодировке файла.
    [few] Пропущено { $count } знака, которых нет в кодировке файла.
    [many] Пропущено { $count } знаков, которых нет в кодировке файла.
   *[other] Пропущено { $count } знака, которых нет в кодировке файла.
}
lost-further-games = { $count ->
    [one] Пропущена { $count } другая партия.
    [few] Пропущено { $count } другие партии.
    [many] Пропущено { $count } других партий.
   *[other] Пропущено { $count } другие партии.
}
lost-start-marks = { $count ->
    [one] Пропущена { $count } пометка начала.
    [few] Пропущено { $count } пометки начала.
    [many] Пропущено { $count } пометок начала.
   *[other] Пропущено { $count } пометки начала.
}
lost-repeated-moves = { $count ->
    [one] { $count } повторный ход объединён с первым.
    [few] { $count } повторных хода объединены с первыми.
    [many] { $count } повторных ходов объединены с первыми.
   *[other] { $count } повторных хода объединены с первыми.
}

# What a file does not say.
assumed-rule = В файле не указаны правила, приняты «{ $rule }».
assumed-size = В файле не указан размер доски, принят { $size } × { $size }.
assumed-code-page = В файле не указана подходящая кодировка, принята { $name }.
assumed-rows-from-top = Ряды отсчитаны сверху, как обычно в таких файлах. Если партия вверх ногами, переверните её.
assumed-counted-from = Координаты отсчитаны от { $first }: в файле не сказано, с какого числа они начинаются.
assumed-rows-from-bottom = Ряды отсчитаны снизу, как принято у игроков. Если партия вверх ногами, переверните её.
assumed-columns-without-i = Буквы столбцов прочитаны без I.
assumed-columns-with-i = В столбце I нет ни одного хода, поэтому буквы столбцов могут быть без I. Они прочитаны с I.
assumed-game-per-line = Один пункт встречается дважды, поэтому каждая строка прочитана как партия.

# Parts of a file that are told with their place. The sentence comes after the place.
odd-at = { $place }: { $words }
odd-line = Строка { $line }
odd-move = Ход { $number }
odd-position = Позиция { $number }
odd-in-game = Партия { $game }, { $place }
odd-not-understood = «{ $text }» не удалось понять, эта часть пропущена.
odd-played-twice = ход «{ $text }» сделан дважды.
odd-off-board = «{ $text }» вне доски.
odd-out-of-turn = ход «{ $text }» сделала сторона, чья очередь не наступила.
odd-after-end = «{ $text }» стоит после конца, указанного в файле, и пропущено.
odd-unknown-value = «{ $text }» не удалось понять, эта часть сохранена как есть.
odd-given-twice = «{ $text }» указано ещё раз: учтено первое.
odd-misplaced = «{ $text }» стоит внутри партии и отнесено ко всей партии.
odd-several-moves = в «{ $text }» несколько пунктов: каждый принят за ход.
odd-not-closed = у партии «{ $text }» нет закрывающей скобки.
odd-other-game = «{ $text }» — другая игра: она прочитана как пять в ряд.
odd-taken-as-name = «{ $text }» похоже на ход, но принято за имя игрока.
odd-wrong-count = «{ $text }» — это не число ходов, которые следуют дальше.
odd-not-read = часть файла не удалось прочитать: { $text }.
odd-stones-changed = камни «{ $text }» поставлены или сняты внутри партии. Анализ заканчивается перед этим местом.
odd-wrong-number = «{ $text }» — это не номер следующего хода.
odd-broken-text = В тексте «{ $text }» есть символы, которые не удалось прочитать.
odd-others = { $count ->
    [one] В файле есть ещё { $count } странное место.
    [few] В файле есть ещё { $count } странных места.
    [many] В файле есть ещё { $count } странных мест.
   *[other] В файле есть ещё { $count } странного места.
}

# The dialog for exporting.
export-title = Экспорт
export-game = { $name }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
export-one-game = Одна партия
export-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
export-twin = Партия на двух досках
export-format = Формат
export-sgf = SGF
export-sgf-note = Варианты, комментарии и пометки. Читается большинством программ для настольных игр.
export-psq = Piskvork
export-psq-note = Ходы партии для Piskvork и программ Gomocup.
export-lib = RenLib
export-lib-note = Варианты, комментарии и надписи для RenLib и программ, читающих его библиотеки.
export-db = База данных Yixin и Rapfi
export-db-note = Все позиции с комментариями, надписями и оценками для Yixin, Rapfi и программ, читающих их базы данных.
export-narabe = Narabe
export-narabe-note = Всё, что хранит Narabe.
export-moves = Ходы
export-moves-note = Строка ходов, чтобы вставить в чат или в поле поиска.
export-drawing = Доска текстом
export-drawing-note = Позиция, нарисованная буквами, чтобы вставить в чат.
export-png = PNG
export-png-note = Картинка позиции.
export-svg = SVG
export-svg-note = Чертёж позиции, чёткий при любом размере, для печати.
export-gif = GIF
export-gif-note = Партия в виде анимации, которую покажет любой чат.
export-apng = PNG с анимацией
export-apng-note = Партия в виде полноцветной анимации. Программы, которые её не умеют, показывают первый кадр.
export-size = Сторона, пиксели
export-numbers = Номера ходов
export-numbers-none = Нет
export-numbers-last = Последние
export-numbers-all = Все
export-coordinates = Координаты
export-plain = Простая доска для печати
export-preview = Так выглядит картинка
export-copy = Копировать
export-share = Поделиться
export-copied = Скопировано в буфер обмена
export-save = Сохранить
export-download = Скачать
export-failed = Не удалось записать файл: { $reason }

# The import of many games.
import-files = { $count ->
    [one] { $count } файл
    [few] { $count } файла
    [many] { $count } файлов
   *[other] { $count } файла
}
import-running = Импорт: { $name }
import-done = Импорт завершён: { $name }
import-cancelled = { $name }: импорт отменён
import-failed = { $name }: импорт не удался. { $reason }
import-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
import-seconds-left = ещё около { $count } с
import-minutes-left = ещё около { $count } мин
import-added = { $added ->
    [one] Добавлена { $added } партия
    [few] Добавлено { $added } партии
    [many] Добавлено { $added } партий
   *[other] Добавлено { $added } партии
}{ $known ->
    [0] {""}
    [one] , { $known } уже была в архиве
   *[other] , { $known } уже были в архиве
}
import-left-out = { $count ->
    [one] Пропущена { $count } партия.
    [few] Пропущено { $count } партии.
    [many] Пропущено { $count } партий.
   *[other] Пропущено { $count } партии.
}
import-left-out-why = { $head } Причины: { $reasons }.
import-without-moves = без ходов — { $count }
import-against-rules = против правил — { $count }
import-unreadable = не читается — { $count }
import-cancel = Отмена
import-close = Закрыть
import-list = Показать список
import-list-title = Пропущено при импорте
import-list-game = Партия { $number }
import-list-named-game = Партия { $number }, { $names }
import-list-place = { $file }: { $game }
import-list-more = ещё { $count }
losses-title = Открыто с изменениями
losses-text = Эти части файла не удалось сохранить или пришлось предположить:
study-turn = Перевернуть
# A button of the same dialog, where the character set of the file was guessed.
losses-character-set = Прочитать в другой кодировке
character-set-title = Кодировка
character-set-text = В файле не указана кодировка. Так его тексты читаются в каждой из них:
picture-edges = Доска может быть больше картинки: сетка может продолжаться за её краем ({ $edges }).
picture-edge-left = слева
picture-edge-top = сверху
picture-edge-right = справа
picture-edge-bottom = снизу
picture-read = { $stones ->
    [one] С картинки прочитан { $stones } камень
    [few] С картинки прочитано { $stones } камня
    [many] С картинки прочитано { $stones } камней
   *[other] С картинки прочитано { $stones } камня
}

# The backup.
backup-empty = Для резервной копии пока нет партий
lost-times = { $count ->
    [one] Пропущено время { $count } хода.
   *[other] Пропущено время { $count } ходов.
}
lost-positions = { $count ->
    [one] Пропущена { $count } позиция, которую формат не может хранить.
    [few] Пропущены { $count } позиции, которые формат не может хранить.
    [many] Пропущено { $count } позиций, которые формат не может хранить.
   *[other] Пропущено { $count } позиции, которые формат не может хранить.
}
lost-long-texts = { $count ->
    [one] Обрезан { $count } текст: он длиннее, чем допускает формат.
    [few] Обрезаны { $count } текста: они длиннее, чем допускает формат.
    [many] Обрезано { $count } текстов: они длиннее, чем допускает формат.
   *[other] Обрезано { $count } текста: они длиннее, чем допускает формат.
}
