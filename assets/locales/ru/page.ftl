# The page around the game in a browser: before the game starts, and when it cannot. The build of the page reads this file; its
# texts have variables and no cases.

loader-canvas = Здесь рисуется игра.
loader-loading = Загрузка
# How much is loaded, such as 1.5 of 5.0 MB.
loader-amount = { $loaded } из { $total } МБ
loader-preparing = Готовим доску
# "cargo web" is a command.
loader-late = Игра не запустилась. Если вы открыли страницу как файл: ей нужен веб-сервер, его запускает «cargo web». Иначе часть страницы не дошла: перезагрузите её.
# The address of the page follows.
loader-closed = Страница, в которую встроена игра, не разрешает ей работать. Откройте игру в отдельной вкладке:
loader-no-scripts = Narabe работает в браузере и требует JavaScript. Включите его для этой страницы.

# The button of what follows.
loader-reload = Перезагрузить
# Ends a text below; the second one if the browser keeps nothing for the page.
loader-go-on = Перезагрузите страницу, чтобы продолжить с того же места.
loader-begin-again = Перезагрузите страницу, чтобы начать заново.

loader-wasm = Этот браузер не может запустить игру
loader-wasm-text = Для Narabe нужен WebAssembly. Он есть в любом современном браузере, но может быть отключён. Включите его или попробуйте другой браузер.
loader-webgl = Этот браузер не может нарисовать игру
loader-webgl-text = Для Narabe нужен WebGL 2. Возможно, он отключён в настройках браузера (часто это «аппаратное ускорение») или драйвер видеокарты слишком стар. Другой браузер может подойти.
loader-load = Не удалось загрузить игру
loader-load-text = Часть её не дошла. Проверьте соединение и перезагрузите страницу.
loader-wrong = Не удалось загрузить игру
loader-wrong-text = Сервер прислал не тот файл: так бывает во время обновления. Перезагрузите страницу чуть позже. Ваши партии по-прежнему в этом браузере.
loader-lost = Графика потеряна
loader-lost-text = Система забрала видеокарту у этой страницы. { $reload }
loader-stopped = Игра остановилась
loader-stopped-text = Это наша ошибка. { $reload }
loader-elsewhere = Narabe открыта в другой вкладке
loader-elsewhere-text = Играть можно только в одной вкладке, чтобы партии не перезаписали друг друга. Закройте другую вкладку, и игра начнётся здесь сама, или продолжите здесь партию, открытую там.
loader-elsewhere-nothing = Там сейчас нет партии.
loader-elsewhere-play = Играть здесь
loader-copy-report = Копировать отчёт
loader-report-copied = Отчёт скопирован
