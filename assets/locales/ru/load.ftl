# The list of saved games.
load-title = Сохранения
load-paste = Вставить партию
load-pick = Открыть файл
load-empty = Сохранённых партий пока нет
load-empty-note = Здесь появляются партии, сохранённые из меню игры, и анализы, которые вы заменили новыми.
load-folder-fault = Не удалось перечислить сохранённые партии: { $reason }

# A study in the list.
load-study = Анализ · { $players } · { $rule } { $size } × { $size } · { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}{ $varied ->
    [0] {""}
   *[other] {" "}и { $varied } в вариантах
}

# What a screen reader says about a saved game.
load-open = Открыть: { $name }. { $game }. { $when }
load-open-damaged = { $name }: { $fault }
load-rename = Переименовать: { $name }
load-delete = Удалить: { $name }
load-finished = окончена

load-now = только что
load-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
load-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
load-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}
load-date = { $day }.{ $month }.{ $year }

load-rename-title = Переименовать партию
load-rename-study-title = Переименовать анализ
load-rename-field = Название
load-rename-yes = Назвать
load-rename-fault = Не удалось переименовать файл: { $reason }

load-delete-title = Удалить «{ $name }»?
load-delete-text = { $game }. Отменить удаление нельзя.
load-delete-damaged = Файл { $file } будет удалён. Отменить удаление нельзя.
load-delete-yes = Удалить
load-delete-fault = Не удалось удалить файл: { $reason }

# The choice of several, to review them.
load-select = Выбрать несколько
load-choose = Выбрать: { $name }
load-choose-all = Выбрать все
load-chosen = Выбрано: { $count }
load-review = Разбор

# The review of several games.
reviews-progress = Партия { $game } из { $games }, { $name }: позиций { $done } из { $whole }
reviews-stop = Стоп
reviews-close = Закрыть итог
reviews-title = { $games ->
    [one] Разобрано { $finished } из { $games } партии
   *[other] Разобрано { $finished } из { $games } партий
}
reviews-person = { $name }: { $games }
reviews-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
reviews-losing-moves = { $count ->
    [one] { $count } проигрывающий ход
    [few] { $count } проигрывающих хода
    [many] { $count } проигрывающих ходов
   *[other] { $count } проигрывающего хода
}
reviews-missed-wins = { $count ->
    [one] { $count } упущенный выигрыш
    [few] { $count } упущенных выигрыша
    [many] { $count } упущенных выигрышей
   *[other] { $count } упущенного выигрыша
}
reviews-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
reviews-inexact = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
    [many] { $count } неточностей
   *[other] { $count } неточности
}
reviews-no-mistakes = Ошибок не найдено
reviews-most-often = Чаще всего: { $cause } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
})
mistake-kind-missed-five = Не поставлена пятёрка
mistake-kind-missed-fours = Упущен выигрыш четвёрками
mistake-kind-missed-threats = Упущен выигрыш угрозами
mistake-kind-foul = Ход в запрещённый пункт
mistake-kind-four-not-stopped = Не закрыта четвёрка
mistake-kind-three-not-stopped = Открытая тройка без ответа
mistake-kind-wrong-block = Угроза закрыта не в том пункте
mistake-kind-fork = Допущены две угрозы сразу
mistake-kind-forbidden-block = Четвёрку можно было закрыть только в запрещённом пункте
mistake-kind-fours = Допущен выигрыш четвёрками
mistake-kind-threats = Допущен выигрыш угрозами
mistake-kind-gave = Сопернику дана фигура
mistake-kind-left = Пункт соперника оставлен
mistake-kind-not-taken = Своя фигура не построена
mistake-kind-more-threats = Сопернику оставлено слишком много угроз
mistake-kind-fewer-threats = Своих угроз осталось слишком мало
mistake-kind-less-room = Слишком мало места
mistake-kind-stops-less = Закрыто слишком мало
mistake-kind-in-the-line = Продолжение не просчитано

# Kinds of mistakes without a known reason, and the lists of mistakes.
mistake-kind-losing-move = Проигрывающий ход по оценке поиска
mistake-kind-missed-win = Упущенный выигрыш
mistake-kind-mistake = Ошибка по оценке поиска
mistake-kind-inexact = Неточность
mistake-kind-other = Другая ошибка
mistake-list-more = { $count ->
    [one] Ещё { $count } ошибка не показана.
    [few] Ещё { $count } ошибки не показаны.
   *[other] Ещё { $count } ошибок не показаны.
}
mistake-list-gone = Этой партии больше нет.
