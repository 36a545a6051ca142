# The title screen.
title-name = Narabe
# The game's name in Japanese, written from top to bottom; it stays as it is in every language.
title-name-vertical = 五目並べ

title-play = Играть
title-continue = Продолжить
title-learn = Учёба
# A question at the first start, below "Learn", which then opens the first lesson.
title-newcomer = Впервые играете? Начните здесь: две минуты
title-online = Онлайн
title-study = Анализ
title-puzzles = Задачи
title-library = Архив
title-skins = Доски и камни
title-settings = Настройки
title-credits = Об игре
title-quit = Выход

title-sound-on = Звук
title-sound-off = Без звука
title-language = Язык: { $name }
title-theme-light = Светлая
title-theme-dark = Тёмная
title-theme-contrast = Контрастная

title-demo = Демо
title-demo-moves = ход { $moves }
title-demo-pause = Остановить демо
title-demo-play = Запустить демо
title-demo-next = Следующий ход
