# Данные партии: окно анализа и библиотеки.
data-edit = Данные партии
data-title = Название
data-title-many = { $count ->
    [one] Данные { $count } партии
   *[other] Данные { $count } партий
}
data-many = Записывается только то, что вы измените. Остальное в каждой партии остаётся прежним.
data-various = разные
data-save = Сохранить
data-rule = Правила
data-size = Размер доски
data-size-less = Доска меньше
data-size-more = Доска больше
data-black = Чёрные
data-white = Белые
data-black-rating = Рейтинг чёрных
data-white-rating = Рейтинг белых
data-rating = рейтинг
data-result = Результат
data-reason = Победа
data-by-unknown = неизвестно как
data-by-five = пять в ряд
data-by-resignation = сдача
data-by-time = время
data-by-foul = фол
data-by-absence = неявка
data-date = Дата
data-date-hint = 2024-05-31, 2024-05 или 2024
data-date-wrong = «{ $date }» — не дата. Пишите так: 2024-05-31, 2024-05 или 2024.
data-event = Турнир
data-round = Тур
data-place = Место
data-opening = Дебют
data-protocol = Регламент
data-time-limit = Контроль
data-annotator = Комментатор
data-source = Источник
data-comment = Комментарий
data-node = Этот ход
data-node-name = Название
data-no-properties = Других свойств у этого хода в файле нет.
data-effect-forbidden = Ход { $number }, { $move }, по правилам «{ $rule }» запрещён ({ $foul ->
    [overline] длинный ряд
    [double-four] вилка 4×4
   *[double-three] вилка 3×3
}): чёрные здесь проигрывают.
data-effect-ends = Ход { $number }, { $move }, по правилам «{ $rule }» завершает партию.
data-effect-goes-on = По правилам «{ $rule }» после хода { $number }, { $move }, партия продолжается.
data-effect-left-out = { $moves ->
    [one] Начиная с хода { $number }, { $move }, убирается { $moves } ход.
    [few] Начиная с хода { $number }, { $move }, убираются { $moves } хода.
   *[other] Начиная с хода { $number }, { $move }, убирается { $moves } ходов.
}
data-effects-more = { $count ->
    [one] То же ещё в { $count } месте.
   *[other] То же ещё в { $count } местах.
}
data-looked-anew = Разбор, анализ и доказательства начнутся заново по правилам «{ $rule }».
data-rule-refused = По правилам «{ $rule }» партия закончилась бы уже в начале.
data-many-rule = Партии, ходы которых не допускают правила «{ $rule }», сохранят прежние правила.
data-keeps-rule = { $count ->
    [one] { $count } партия сохраняет прежние правила: «{ $rule }» не допускает её ходов.
    [few] { $count } партии сохраняют прежние правила: «{ $rule }» не допускает их ходов.
   *[other] { $count } партий сохраняют прежние правила: «{ $rule }» не допускает их ходов.
}
data-rule-changed = Теперь правила: { $rule }. Найденное по прежним правилам убрано; отмена вернёт ходы.

# The question after the rule at an import.
import-rule-title = Какие правила?
import-rule-text = { $count ->
    [one] В { $count } партии правила не указаны. Она сохранится по правилам, которые вы выберете.
   *[other] В { $count } партиях правила не указаны. Все они сохранятся по правилам, которые вы выберете.
}
import-rule-text-more = В { $count } и более партиях правила не указаны. Все они сохранятся по правилам, которые вы выберете.
import-rule = Правила
import-rule-yes = Импортировать
import-rule-cancel = Отменить импорт
import-rule-choose = Выбрать правила
import-rule-by-format = Это формат программ для рэндзю.
import-rule-by-words = Вероятно, { $rule }: в файле сказано «{ $text }».
import-rule-by-foul = Вероятно, { $rule }: есть партии, проигранные запрещённым ходом.
import-rule-by-played-fouls = { $count ->
    [one] Вероятно, { $rule }: в { $count } партии чёрные ходят в запрещённый в рэндзю пункт и играют дальше.
   *[other] Вероятно, { $rule }: в { $count } партиях чёрные ходят в запрещённые в рэндзю пункты и играют дальше.
}
import-rule-by-no-fouls = Вероятно, { $rule }: длинных партий без запрещённых ходов чёрных — { $count }.
import-rule-by-size = Вероятно, { $rule }: на доске такого размера в рэндзю не играют.
import-rule-by-nothing = По файлу правила не определить.
import-kept-freely = Сохранена как свободные правила: { $reason }
