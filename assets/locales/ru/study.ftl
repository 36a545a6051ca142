# What a review says about a game. $side and $winner are black or white, $move and $point are points such as H8.

review-lost-fours = { $side ->
    [black] Чёрные
   *[white] Белые
} проиграли ходом { $ply } ({ $move }): отсюда { $winner ->
    [black] чёрные
   *[white] белые
} выигрывают четвёрками за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, доказано.
review-lost-threats = { $side ->
    [black] Чёрные
   *[white] Белые
} проиграли ходом { $ply } ({ $move }): отсюда { $winner ->
    [black] чёрные
   *[white] белые
} выигрывают угрозами за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, доказано.
review-lost-judged = { $side ->
    [black] Чёрные
   *[white] Белые
} проиграли ходом { $ply } ({ $move }), по оценке: отсюда { $winner ->
    [black] чёрные
   *[white] белые
} выигрывают почти наверняка.
review-lost-foul = { $side ->
    [black] Чёрные
   *[white] Белые
} проиграли ходом { $ply }: { $move } запрещён ({ $foul ->
    [overline] длинный ряд
    [double-four] вилка 4-4
   *[double-three] вилка 3-3
}).
review-better = { $better } держал бы игру (оценка { $percent } %).
review-better-only = Только { $better } держал игру, доказано.
review-missed-win = { $side ->
    [black] Чёрные
   *[white] Белые
} упустили доказанный выигрыш ходом { $ply } ({ $move }): { $better } выигрывает за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
review-nobody-before = До хода { $ply } доказанного выигрыша не было ни у кого.
review-nobody = Доказанного выигрыша не было ни у кого.
review-too-little = Просмотрено слишком мало, чтобы сказать, где проиграна партия.
review-reason-missed-five = { $point } давал пятёрку.
review-reason-four-not-stopped = Четвёрка не закрыта: { $point } даёт пятёрку.
review-reason-three-not-stopped = Открытая тройка осталась: { $point } даёт открытую четвёрку.
review-reason-wrong-block = { $move } закрывает не в том пункте.
review-reason-fork = { $point } даёт { $shape ->
    [four-three] четвёрку и открытую тройку
    [double-three] две открытые тройки
   *[open-four] четвёрки, которые одним камнем не закрыть
}.
review-reason-forbidden-block = { $winner ->
    [black] Чёрные
   *[white] Белые
} ставят четвёрку, а закрыть её в { $point } запрещено ({ $foul ->
    [overline] длинный ряд
    [double-four] вилка 4-4
   *[double-three] вилка 3-3
}).
review-reason-fours = Серия четвёрок, начиная с { $point }, выигрывает.
review-reason-threats = Серия троек и четвёрок, начиная с { $point }, выигрывает.
review-lost-proven = { $side ->
    [black] Чёрные
   *[white] Белые
} проиграли ходом { $ply } ({ $move }): отсюда { $winner ->
    [black] чёрные
   *[white] белые
} выигрывают за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, доказано.
review-lost-searched = { $side ->
    [black] Чёрные
   *[white] Белые
} проиграли ходом { $ply } ({ $move }), по оценке: отсюда перебор видит, что { $winner ->
    [black] чёрные
   *[white] белые
} выигрывают за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
review-lost-turn = С хода { $ply } ({ $move }) перебор видит, что { $winner ->
    [black] чёрные
   *[white] белые
} выигрывают (оценка); лучшего хода для { $side ->
    [black] чёрных
   *[white] белых
} он там не нашёл.
review-lost-start = По перебору { $side ->
    [black] чёрные
   *[white] белые
} проиграли ещё до хода { $ply } ({ $move }), первого из оценённых.
review-lost-cost = Больше всего { $side ->
    [black] чёрные
   *[white] белые
} потеряли ходом { $ply } ({ $move }): с { $percent } до { $count } %, по оценке.
review-not-lost = Когда партия кончилась, перебор не видел поражения { $side ->
    [black] чёрных
   *[white] белых
}.
review-judged-end = В конце перебор даёт { $side ->
    [black] чёрным
   *[white] белым
} { $percent } %.
review-better-wins = { $better } выигрывает, { $certainty ->
    [proven] доказано
   *[judged] по оценке
}.
review-threats = Пункты для четвёрок и открытых троек: чёрные { $black } → { $blackafter }, белые { $white } → { $whiteafter }.
review-reason-line = { $winner ->
    [black] Чёрные
   *[white] Белые
} продолжают { $points }.
review-reason-gave = { $winner ->
    [black] Чёрные
   *[white] Белые
} получают { $made ->
    [two] открытую двойку
    [two-twos] две открытые двойки
    [three] открытую тройку
    [two-threes] две открытые тройки
    [four] четвёрку
    [four-three] четвёрку и открытую тройку
    [open-four] открытую четвёрку
   *[five] пятёрку
} в { $point }; после { $better } этого нет.
review-reason-left = У { $winner ->
    [black] чёрных
   *[white] белых
} остаётся пункт { $point }, который даёт { $made ->
    [two] открытую двойку
    [two-twos] две открытые двойки
    [three] открытую тройку
    [two-threes] две открытые тройки
    [four] четвёрку
    [four-three] четвёрку и открытую тройку
    [open-four] открытую четвёрку
   *[five] пятёрку
}.
review-reason-not-taken = { $point } даёт { $made ->
    [two] открытую двойку
    [two-twos] две открытые двойки
    [three] открытую тройку
    [two-threes] две открытые тройки
    [four] четвёрку
    [four-three] четвёрку и открытую тройку
    [open-four] открытую четвёрку
   *[five] пятёрку
}, а { $move } нет.
review-reason-more-threats = Пунктов для четвёрки или открытой тройки у { $winner ->
    [black] чёрных
   *[white] белых
}: { $count }, а после { $better }: { $moves }.
review-reason-fewer-threats = Своих пунктов для четвёрки или открытой тройки: { $count }, а после { $better }: { $moves }.
review-reason-less-room = Свои пятёрки, которые ещё возможны через { $move }: { $count }, через { $better }: { $moves }.
review-reason-stops-less = Из возможных пятёрок { $winner ->
    [black] чёрных
   *[white] белых
} { $move } закрывает { $count }, а { $better } — { $moves }.

# What the loser is to look for next time.
review-next-foul = В следующий раз: перед каждым чёрным камнем проверьте, не запрещён ли пункт.
review-next-five = В следующий раз: прежде всего ищите свою пятёрку.
review-next-four = В следующий раз: перед ходом смотрите, нет ли у соперника четвёрки.
review-next-three = В следующий раз: на открытую тройку отвечайте сразу или своей четвёркой.
review-next-block = В следующий раз: прежде чем закрывать, проверьте каждый такой пункт и что останется.
review-next-fork = В следующий раз: ищите пункты, где пересекаются линии соперника, и занимайте их первым.
review-next-forbidden = В следующий раз: заранее смотрите, не запрещён ли пункт, где придётся закрывать четвёрку.
review-next-fours = В следующий раз: считайте четвёрки, которые соперник ставит подряд.
review-next-threats = В следующий раз: считайте тройки и четвёрки, которые соперник ставит подряд.
review-next-their-point = В следующий раз: спросите себя, куда сыграл бы соперник; часто это и ваш пункт.
review-next-own-point = В следующий раз: сначала ищите пункт, где ваши камни работают вместе.
review-next-count = В следующий раз: сравните, сколько угроз будет у каждой стороны после хода.
review-next-room = В следующий раз: играйте там, где ещё есть место для пятёрки.
review-next-line = В следующий раз: просчитывайте лучшие ответы соперника на три хода вперёд.
review-next-earlier = В следующий раз: ищите другой план на несколько ходов раньше.
review-next-opening = В следующий раз: начните с другого дебюта или выберите другой цвет.
review-next-open = В следующий раз: играйте дальше: перебор ещё видел ходы, которые держат.

# What the steps of a proven win are. $point is the attack, $made what it makes; $points, with commas, and $last are points to
# choose from, $listed in all.
proof-made = { $made ->
    [five] пятёрка
    [open-four] открытая четвёрка
    [two-fours] две четвёрки сразу
    [four-three] четвёрка и открытая тройка
    [four] четвёрка
    [two-threes] две тройки сразу
    [three] открытая тройка
   *[other] угроза
}
proof-makes = { $point } даёт { $made ->
    [five] пятёрку
    [open-four] открытую четвёрку
    [two-fours] две четвёрки
    [four-three] четвёрку и открытую тройку
    [four] четвёрку
    [two-threes] две открытые тройки
    [three] открытую тройку
   *[other] угрозу
}.
proof-next-fives = Затем { $points } или { $last } даёт пятёрку; одним камнем { $count ->
    [2] обе
   *[other] все
} не закрыть.
proof-next-open-four = Затем { $listed ->
    [1] { $last }
   *[other] { $points } или { $last }
} даёт открытую четвёрку.
proof-four-one-stop = Четвёрка: её закрывает только { $last }.
proof-four-stops = Четвёрка: её закрывает { $points } или { $last }.
proof-four-forbidden = Четвёрка: закрыть её можно только в { $point }, а он запрещён чёрным ({ $foul ->
    [overline] длинный ряд
    [double-four] вилка 4-4
   *[double-three] вилка 3-3
}).
proof-one-stop = Четвёрку закрывает только { $last }.
proof-stops = Четвёрку закрывает { $points } или { $last }.
proof-forbidden = { $point } запрещён чёрным ({ $foul ->
    [overline] длинный ряд
    [double-four] вилка 4-4
   *[double-three] вилка 3-3
}).
proof-tries = У { $side ->
    [black] чёрных
   *[white] белых
} { $count ->
    [1] одна попытка: { $last }. Она не спасает.
   *[other] { $count ->
        [2] две
        [3] три
       *[other] четыре
    } попытки: { $points } или { $last }. { $made ->
        [two-threes] Обе тройки не закрывает ни одна
       *[other] Ни одна не спасает
    }.
}
proof-tries-or-four = { $side ->
    [black] Чёрные
   *[white] Белые
} могут пробовать { $points } или свою четвёрку. { $made ->
    [two-threes] Обе тройки не закрывает ничто
   *[other] Ничто не спасает
}.
proof-tries-four = { $side ->
    [black] Чёрным
   *[white] Белым
} даёт отсрочку только своя четвёрка.
proof-tries-many = У { $side ->
    [black] чёрных
   *[white] белых
} { $count ->
    [5] пять попыток
    [6] шесть попыток
    [7] семь попыток
    [8] восемь попыток
    [9] девять попыток
    [10] десять попыток
    [11] одиннадцать попыток
    [12] двенадцать попыток
    [one] { $count } попытка
    [few] { $count } попытки
    [many] { $count } попыток
   *[other] { $count } попытки
}; { $made ->
    [two-threes] обе тройки не закрывает ни одна
   *[other] ни одна не спасает
}.
proof-no-try = { $side ->
    [black] Чёрным
   *[white] Белым
} это нечем закрыть.

# The whole proof.
proof-headline = Что бы ни делали { $side ->
    [black] чёрные
   *[white] белые
}, { $winner ->
    [black] чёрные
   *[white] белые
} ставят пятёрку к ходу { $ply }.
proof-answered = { $count ->
    [1] Одна защита, ответ есть.
    [one] { $count } защита, ответ есть на все.
    [few] { $count } защиты, ответ есть на все.
    [many] { $count } защит, ответ есть на все.
   *[other] { $count } защиты, ответ есть на все.
}
proof-all-fours = Каждый ход — четвёрка.
proof-threes-and-fours = Каждый ход — тройка или четвёрка.
proof-shared = Как после { $points }.
proof-left-out = { $count ->
    [1] Ещё одна защита здесь опущена
    [one] Ещё { $count } защита здесь опущена
    [few] Ещё { $count } защиты здесь опущены
    [many] Ещё { $count } защит здесь опущено
   *[other] Ещё { $count } защиты здесь опущены
}: в файле ходов не больше { $nodes }.

# What an attack of one's own comes to. $reply is the defender's move.
proof-also-wins = { $moves ->
    [one] { $point } тоже выигрывает, доказано: пятёрка за { $moves } ход.
    [few] { $point } тоже выигрывает, доказано: пятёрка за { $moves } хода.
    [many] { $point } тоже выигрывает, доказано: пятёрка за { $moves } ходов.
   *[other] { $point } тоже выигрывает, доказано: пятёрка за { $moves } хода.
}
proof-lost-five = { $point } упускает выигрыш: { $side ->
    [black] чёрные
   *[white] белые
} ставят пятёрку ходом { $reply }.
proof-lost-stopped = { $side ->
    [black] Чёрные
   *[white] Белые
} отвечают { $reply }, и выигрыша четвёрками и тройками больше нет.
proof-lost-stopped-four = { $side ->
    [black] Чёрные
   *[white] Белые
} отвечают { $reply } с четвёркой, и выигрыша четвёрками и тройками больше нет.
proof-lost-no-threat = { $point } — не четвёрка и не открытая тройка: { $side ->
    [black] чёрные
   *[white] белые
} отвечают { $reply }, и выигрыша четвёрками и тройками больше нет.
proof-not-found = После { $point } выигрыш не найден, позиций просмотрено { $nodes }.
proof-not-found-after = После { $point } и { $reply } выигрыш не найден, позиций просмотрено { $nodes }.

# What a side would do if it could move again.
threat-five = { $side ->
    [black] Чёрные
   *[white] Белые
} угрожают пятёркой в { $point }.
threat-fours = { $side ->
    [black] Чёрные
   *[white] Белые
} угрожают выиграть четвёрками за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, доказано: сначала { $point }.
threat-threats = { $side ->
    [black] Чёрные
   *[white] Белые
} угрожают выиграть четвёрками и тройками за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, доказано: сначала { $point }.
threat-none = { $side ->
    [black] Чёрные
   *[white] Белые
} не угрожают выиграть четвёрками и тройками.
threat-not-found = Угроза не найдена, позиций просмотрено { $nodes }.

# Выигрыши четвёрками стороны, как если бы был её ход.
fours-five = { $side ->
    [black] Чёрные
   *[white] Белые
} своим ходом строят пятёрку: { $point }.
fours-win = { $side ->
    [black] Чёрные
   *[white] Белые
} своим ходом выигрывают четвёрками (ходов: { $moves }), доказано: первый { $point }.
fours-none = { $side ->
    [black] У чёрных
   *[white] У белых
} при своём ходе нет выигрыша четвёрками.
fours-not-found = { $side ->
    [black] Чёрные
   *[white] Белые
}: выигрыш четвёрками не найден, позиций: { $nodes }.
