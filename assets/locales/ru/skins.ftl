# Boards, stones and lines.

skins-title = Доски и камни
skins-shuffle = Наугад
skins-boards = Доска
skins-stones = Камни
skins-lines = Линии
skins-line-own = Как у доски
skins-title-line = { $board }, { $stones }, { $lines }
skins-lines-named = линии «{ $line }»
skins-lines-own = свои линии
skins-coordinates = Координаты
skins-star-points = Точки на доске
skins-faint-lines = На этой доске такие линии плохо видны.
skins-high-contrast = У контрастной темы свои доска и камни.
skins-faults = Не удалось загрузить
skins-folder = Кладите свои наборы в { $folder }
