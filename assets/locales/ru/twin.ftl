# The game on twin boards.
rule-twin = Две доски
rule-twin-note = Две доски 19 × 19, одна партия
saved-twin-game = { $players } · { $rule } · ход { $turns }
twin-left-board = Левая доска
twin-right-board = Правая доска
twin-upper-board = Верхняя доска
twin-lower-board = Нижняя доска
twin-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
twin-point-left = { $point } слева
twin-point-right = { $point } справа
twin-point-upper = { $point } сверху
twin-point-lower = { $point } снизу
twin-two-stones = { $first }, { $second }
twin-your-turn = Ваш ход, любая доска
twin-one-stone = Один камень, любая доска
twin-one-more = Ещё один или конец хода
twin-played = Ход { $turn }
twin-end-turn = Конец хода
twin-pause-text = Часы остановлены, доски скрыты.
twin-hint-end = Одного камня достаточно: закончите ход
twin-notice-win = У вас четвёрки на обеих досках: завершите обе
twin-notice-stop = { $who ->
    [you] У вас четвёрки на обеих досках: одну надо закрыть
   *[other] { $name } угрожает на обеих досках: закройте одну четвёрку
}
twin-notice-lost = { $who ->
    [you] У вас четвёрки на обеих досках, их не закрыть
   *[other] { $name } угрожает на обеих досках, четвёрки не закрыть
}
twin-notice-half = Пятёрка только на одной доске проигрывает: завершите и другую
twin-end-both = Пятёрки на обеих досках за один ход
twin-end-one = Пятёрка только на одной доске проигрывает
twin-end-turns = Пятёрки в разные ходы проигрывают
twin-end-full = Обе доски заполнены
twin-end-no-row = Победить уже не может никто
