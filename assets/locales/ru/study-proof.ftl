study-tab-proof = Выигрыш
study-proof-about = { $side } выигрывают отсюда четвёрками и тройками? Доказательство отвечает на каждую защиту.
study-proof-find = Доказать
study-proof-further = Искать дальше
study-proof-searching = { $side }: поиск выигрыша четвёрками и тройками.
study-proof-not-found = { $side }: выигрыш четвёрками и тройками не найден, позиций просмотрено { $nodes }.
study-proof-answers = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
    [many] { $count } ответов
   *[other] { $count } ответа
}
study-proof-answers-of-all = { $answers }, всего { $all }
study-proof-answers-by = { $answers }, пятёрка не позже хода { $ply }
study-proof-more = ещё { $count }
study-proof-by = к { $ply }
study-proof-attack = { $side } { $point }, ход { $ply }, { $made }
study-proof-defence = { $side } { $point }, защита { $number } из { $count }, пятёрка к ходу { $ply }
study-proof-other = { $side } { $point }, не из перечисленных защит
study-proof-line = Затем { $moves }
study-proof-now = Угроза сейчас
study-proof-after = после { $ply } { $point }
study-proof-find-attack = { $side } ходят: найдите ход, который ещё выигрывает.
study-proof-judging = { $point } ещё выигрывает?
study-proof-play-side = Играть: { $side }
study-proof-start = Сначала
study-proof-back = Шаг назад
study-proof-next = Другая защита
study-proof-chosen = Защита { $number } из { $count }
study-proof-play-out = Доиграть
study-proof-export = Экспорт
study-proof-copied = Доказательство скопировано в SGF.
study-proof-makes-four = С четвёркой
study-proof-can-try = { $side } могут пробовать
study-proof-five = Пятёрка
study-threat = В чём угроза?
study-threats = Угрозы
