# The programs of other authors that a person adds as engines: their list, the form for one, its test, and what goes wrong with
# them. These texts are in the desktop game alone.

# In the settings.
settings-engines = Движки
settings-engines-list = Другие движки
settings-engines-none = Программы, например Rapfi, как соперники
settings-engines-open = Показать
settings-engine-messages = Сообщения движков
settings-engine-messages-note = Во время партии видно последнее сообщение движка

# The list.
engines-title = Движки
engines-text = Программы с протоколом Gomocup играют здесь как любой соперник. Не запускается ничего, что вы не выбрали.
engines-add = Добавить движок
engines-own = Встроенный
engines-own-rules = Все правила
engines-own-sizes = Доски от { $least } до { $most }
engines-own-status = Всегда готов
engines-test = Проверить снова: { $name }
engines-change = Изменить: { $name }
engines-mend = Исправить: { $name }
engines-remove = Удалить: { $name }
engines-remove-title = Удалить { $name }?
engines-remove-text = Сама программа останется на компьютере. В сохранённых партиях останется её название.
engines-remove-keep = Оставить
engines-remove-do = Удалить
engines-broken = Нечитаемая запись
engines-broken-reason = Эту запись файла нельзя прочитать: { $reason }
engines-broken-status = Повреждена
engine-rules-unknown = Правила неизвестны
engine-sizes-unknown = Доски неизвестны
engine-sizes = Доски { $sizes }
engine-status-passed = Пройдена { $date }
engine-status-late = опоздание { $seconds } с
engine-status-untested = Не проверен
engine-status-failed = Не сделал ни хода в проверке
engine-status-missing = Файла нет
engine-status-no-wine = Wine не установлен
engine-refuses-rule = { $rule }: отказ в проверке
engine-refuses-size = { $size } × { $size } для него слишком много

# The form.
engine-form-add = Добавить движок
engine-form-change = Изменить движок
engine-form-text = Любая программа с одним из этих протоколов. Она работает отдельным процессом с пределами памяти и времени.
engine-form-close = Закрыть
engine-form-path = Программа
engine-form-choose = Выбрать
engine-form-name = Название
engine-form-protocol = Протокол
engine-protocol-gomocup = Gomocup
engine-protocol-yixin = Yixin
engine-form-runner = Запускать через
engine-runner-native = Систему
engine-runner-wine = Wine
engine-form-no-wine = Это программа для Windows, а Wine не установлен.
engine-form-more = Аргументы, папка, пределы
engine-form-arguments = Аргументы
engine-form-folder = Рабочая папка, если не своя
engine-form-threads = Потоки
engine-form-threads-less = Меньше потоков
engine-form-threads-more = Больше потоков
engine-threads-own = Сам
engine-form-memory = Память, МБ
engine-form-memory-less = Меньше памяти
engine-form-memory-more = Больше памяти
engine-form-test = Проверить
engine-form-stop = Стоп
engine-form-log = Показать журнал
engine-form-do = Добавить
engine-form-save = Сохранить
file-dialog-program = Выбрать программу
file-path-program-text = Введите или вставьте путь к программе.
file-path-program = Выбрать

# The test.
engine-test = Проверка
engine-test-none = Проверка запускает программу и узнаёт, что она умеет. Это занимает около двадцати секунд.
engine-test-running = Шаг { $count }
engine-test-stopped = Остановлена
engine-test-done = Готово
engine-test-took = { $ms } мс
engine-step-time = Время
engine-step-running = Ждём ответа …
engine-step-rule = { $rule }: принято
engine-step-no-rule = { $rule }: отказ
engine-step-other-rule = { $rule }: играет как { $other }
engine-step-in-time = Не опаздывает
engine-step-legal = Верный ход
engine-step-takeback = Берёт ходы назад
engine-step-nodes = Соблюдает предел позиций
engine-step-stop = Останавливается по команде
engine-step-swap2 = Сам выбирает дебют
engine-step-lines = { $count ->
    [one] { $count } вариант анализа
    [few] { $count } варианта анализа
   *[many] { $count } вариантов анализа
}
engine-step-unclear = Неясно
engine-step-refused = Не умеет
engine-step-answered = Отказ: { $answer }
engine-plays = Играет: { $rules }; доски { $sizes }.
engine-stays-off = { $rule }: недоступно для этого движка.
engine-log-title = Журнал проверки
engine-log-copy = Копировать
engine-log-copied = Журнал скопирован.
engine-log-close = Закрыть

# In a new game and during one.
new-engines = Движки
new-engines-manage = Изменить
game-engine-opens = { $name } не знает этого дебюта. За него выбирает Narabe.
menu-engine-messages = Сообщения движка
game-engine-messages = Сообщения: { $name }
game-engine-silent = Он ещё ничего не написал.

# What goes wrong with a program.
engine-fault-not-found = Его файла нет: { $detail }
engine-fault-not-executable = Его файл не программа или его нельзя запускать: { $detail }
engine-fault-cannot-start = Система не запускает его: { $detail }
engine-fault-no-wine = Это программа для Windows, а Wine не установлен.
engine-fault-no-start = Он не начинает партию на доске { $detail } × { $detail }. { $why }
engine-fault-refused = Он отказал: { $detail }
engine-fault-exited = Он завершился посреди партии, код { $detail }.
engine-fault-ended = Он завершился посреди партии.
engine-fault-crashed = Сбой программы, сигнал { $detail }.
engine-fault-line-too-long = Он написал слишком длинную строку.
engine-fault-too-much-output = Он написал слишком много за секунду.
engine-fault-off-board = Он ответил { $detail }, а это не на доске.
engine-fault-occupied = Он сыграл { $detail }, где лежит камень.
engine-fault-forbidden = Он сыграл { $detail }, а этот ход ему запрещён.
engine-fault-not-swap2 = Он ответил { $detail }, а swap2 этого там не допускает.
engine-fault-memory = Он занял больше { $detail } МБ памяти.
engine-fault-not-reading = Он не читает того, что ему пишут.
engine-fault-other = { $detail }
