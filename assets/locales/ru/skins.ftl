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

# The boards, the sets of stones and the lines of assets/skins.
skin-board-celadon = Селадон
skin-board-celadon-note = Полированная плита с тонкими прожилками.
skin-board-clear = Ясность
skin-board-clear-note = Гладкая, с сильным контрастом.
skin-board-hinoki = Хиноки
skin-board-hinoki-note = Светлый кипарис с тонкими волокнами.
skin-board-kaya = Кая
skin-board-kaya-note = Старая торрея с прямыми волокнами.
skin-board-night = Ночь
skin-board-night-note = Тёмно-синий лак с редкими звёздами.
skin-board-paper = Тушь и бумага
skin-board-paper-note = Бумага ручной работы с длинными волокнами и следом туши.
skin-board-tatami = Татами
skin-board-tatami-note = Циновка из тростника.
skin-board-walnut = Орех
skin-board-walnut-note = Тёмная древесина с открытыми порами.

skin-stones-brush = Кисть
skin-stones-brush-note = Пятно туши и круг, каждый одним мазком.
skin-stones-clear = Ясность
skin-stones-clear-note = Квадрат и кольцо, их легко различить.
skin-stones-ebony = Эбен и самшит
skin-stones-ebony-note = Деревянные камни, точёные на станке.
skin-stones-jade = Нефрит
skin-stones-jade-note = Полированный зелёный и белый нефрит.
skin-stones-kintsugi = Кинцуги
skin-stones-kintsugi-note = Трещины залиты золотом; двух одинаковых камней нет.
skin-stones-lantern = Фонарь
skin-stones-lantern-note = Светящиеся камни, лучше всего на тёмной доске.
skin-stones-slate = Сланец и ракушка
skin-stones-slate-note = Сланец и ракушка; на ракушке видны линии роста.
skin-stones-yunzi = Юньцзы
skin-stones-yunzi-note = Стеклянные камни; чёрные на свету зелёные.

skin-line-chalk = Мел
skin-line-gold = Золото
skin-line-indigo = Индиго
skin-line-ink = Тушь
skin-line-sepia = Сепия
skin-line-vermilion = Киноварь
