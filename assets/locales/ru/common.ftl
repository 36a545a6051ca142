# The name of this language in the language itself.
language-name = Русский

# Between each three digits of a large number.
number-separator = { "\u00A0" }

# Before the tenths of a number.
decimal-mark = ,

# Between the parts of a list: names or moves; facts; short statements; sentences; points in a sentence.
list-separator = { ", " }
fact-separator = { ", " }
statement-separator = { ". " }
sentence-separator = { " " }
point-separator = { ", " }
turn-separator = { "; " }

back = Назад
done = Готово
cancel = Отмена
sound = Звук

# Players without a name, and two players together.
player-you = Вы
player-engine = Движок
player-first = Игрок 1
player-second = Игрок 2
player-host = Хозяин
player-guest = Гость
players = { $first } – { $second }

# The rules.
rule-freestyle = Фристайл
rule-freestyle-note = Пять и больше в ряд — победа
rule-standard = Стандарт
rule-standard-note = Ровно пять; длинный ряд не считается
rule-renju = Рэндзю
rule-renju-note = У чёрных есть запрещённые ходы
rule-caro = Каро
rule-caro-note = Ровно пять, не закрытых с двух сторон
rule-caro-overline = Каро с длинным рядом
rule-caro-overline-note = Каро, но длинный ряд побеждает всегда

# The game that Continue resumes, and a line of the list of saved games.
saved-game = { $players } · { $rule } { $size } × { $size } · ход { $moves }

# Problems with a file.
file-unreadable = Не удалось прочитать { $file }
file-foreign = { $file } — не партия Narabe
file-damaged = { $file } повреждён и не открывается
file-newer = { $file } сохранён более новой версией Narabe
file-not-written = Не удалось записать { $file }
file-not-plain = { $file } — не обычный файл
file-game-not-saved = Партия не сохранена: она сохранится со следующим ходом.
file-study-not-saved = Анализ не сохранён: он сохранится со следующим изменением.
file-review-not-saved = Готовый разбор не сохранён: после следующего запуска партия будет разобрана заново.
file-settings-not-saved = Настройки не сохранены: они сохранятся со следующим изменением.
file-practice-not-saved = Ваши результаты не сохранены: они сохранятся со следующей задачей.
# The question before a game that cannot be saved is replaced by another.
file-not-kept = Неоконченную партию не удаётся сохранить. Если открыть другую, она пропадёт.
held-game-title = Открыть другую партию?
held-game-keep = Оставить эту партию
held-game-open = Всё равно открыть
# A file that cannot be used has been renamed; where it is now.
file-set-aside = { $problem }. Файл переименован в { $place }
toast-close = Закрыть
# The last run ended with a fault of the program.
crash-told = В прошлый раз Narabe неожиданно завершилась
crash-open-folder = Открыть папку
crash-copy = Копировать отчёт
report-copied = Отчёт скопирован в буфер обмена
# Nothing can be kept: in the browser by this page, on the desktop in this folder. Told once.
storage-page-refused = Этой странице нельзя ничего здесь хранить: партии живут, пока открыта эта вкладка.
storage-page-full = У браузера больше нет места для этой страницы. Пока вы не удалите часть сохранённых партий, ничего не сохраняется.
storage-folder-refused = В папку { $folder } нельзя записывать, поэтому там ничего не сохраняется.
storage-disk-full = На диске с папкой { $folder } нет места. Пока вы его не освободите, ничего не сохраняется.

# A move without a stone.
move-pass = пас
# The tip of a button, and the key that does the same.
tip-key = { $name } ({ $key })
