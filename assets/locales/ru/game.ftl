# The game and its end.
game-match = Матч
game-moves = Ходы
game-menu = Меню
game-menu-icon = Открыть меню
game-more = Вид доски
game-black = Чёрные
game-white = Белые
game-you = Вы
game-computer = Компьютер
game-role = { $who } · { $side }
game-role-level = { $plant } · уровень { $level }
game-number = Партия { $number }
game-number-of = Партия { $number } из { $games }
game-number-to = Партия { $number }, { $wins ->
    [one] до { $wins } победы
   *[other] до { $wins } побед
}
game-caption = { $rule } · { $game }
game-total = Всего { $time }
game-thinking-time = Время раздумья
game-wins = { $wins ->
    [one] победа
    [few] победы
    [many] побед
   *[other] победы
}
game-your-turn = Ваш ход
game-to-move = Ходит
game-thinking = Думает
game-depth = Глубина { $depth }
game-thinking-depth = Думает · глубина { $depth }
game-looking = Ищу подсказку
game-chance = { $value } %
game-state-chance = { $state } · { $chance }
game-hint-line = { $first }, затем { $rest }
game-hint-wins = { $moves ->
    [1] Выигрыш сразу: { $line }
    [one] Выигрыш за { $moves } ход: { $line }
    [few] Выигрыш за { $moves } хода: { $line }
    [many] Выигрыш за { $moves } ходов: { $line }
   *[other] Выигрыш за { $moves } хода: { $line }
}
game-played = Ход { $point } за { $seconds } с
game-passed = Пас за { $seconds } с
game-stones-placed = { $stones ->
    [one] Поставлен { $stones } камень
    [few] Поставлено { $stones } камня
    [many] Поставлено { $stones } камней
   *[other] Поставлено { $stones } камня
}
game-increment = +{ $seconds } с
game-periods = { $periods } × { $seconds } с
game-undo = Назад
game-redo = Вперёд
game-hint = Подсказка
game-resign = Сдаться
game-coordinates = Координаты
game-numbers = Номера ходов
game-heat = Что видит компьютер
game-place = Поставить камень
game-place-at = Поставить на { $point }
game-place-not = Отмена
game-pause = Пауза
pause-title = Пауза
pause-text = Часы остановлены, доска скрыта.
pause-on = Продолжить
game-draw-declined = { $who ->
    [you] Вы отклоняете ничью.
   *[other] { $name } отклоняет ничью.
}
game-engine-failed = { $name }: движок остановился
game-engine-again = Запустить снова
game-engine-other = Другой соперник
game-engine-own = Играть за него
engine-fault-not-in-list = Этого движка нет в вашем списке.
engine-fault-no-engine = За это место не играет ни один движок.
engine-fault-no-point = Он не нашёл пункта для хода.
engine-fault-no-action = Он не нашёл, что делать в дебюте.
engine-fault-illegal = Его ход недопустим: { $detail }
engine-fault-out-of-time = Он не ответил за { $detail } с.
engine-fault-broken = Сбой с таким сообщением: { $detail }
game-five-closed = Пятёрка закрыта с обеих сторон: в каро она не выигрывает
game-overline-wins-nothing = Ряд длиннее пяти: по этим правилам он не выигрывает
game-saved-again = Партия снова сохраняется.
game-must-pass = Все свободные пункты запрещены чёрным: чёрным остаётся пас или сдача

menu-save = Сохранить
menu-copy = Копировать текст
menu-copy-link = Копировать ссылку
menu-export = Экспорт
menu-pass = Пас
menu-draw = Предложить ничью
menu-restart = Заново
menu-swap = Смена сторон
menu-new-game = Новая партия
menu-rules = Правила
menu-skins = Доски и камни
menu-settings = Настройки
menu-study = К анализу
menu-title = Главное меню
menu-back = К доске

resign-title = Сдать партию?
resign-text = { $who ->
    [you] Партию { $game } выигрываете вы. Счёт матча станет { $first } – { $second }.
   *[other] Партию { $game } выигрывает { $name }. Счёт матча станет { $first } – { $second }.
}
resign-keep = Играть дальше

restart-title = Начать партию заново?
restart-text = { $moves ->
    [1] Сделанный ход будет удалён. Вернуть его нельзя.
    [one] Будет удалён { $moves } ход. Вернуть его нельзя.
    [few] Будут удалены { $moves } хода. Вернуть их нельзя.
    [many] Будет удалено { $moves } ходов. Вернуть их нельзя.
   *[other] Будут удалены { $moves } хода. Вернуть их нельзя.
}
restart-text-over = Партия и её результат будут удалены. Вернуть их нельзя.

swap-title = Поменяться сторонами?
swap-text = После обмена: чёрные — { $black }, белые — { $white }. Камни и часы останутся как есть.

draw-title = { $who ->
    [you] Вы предлагаете ничью
   *[other] { $name } предлагает ничью
}
draw-text = Если вы согласны, партия кончается вничью.
draw-accept = Принять
draw-decline = Отклонить

save-name = Название партии
save-usual-name = { $black } – { $white }
save-do = Сохранить
# The name under which an unfinished game is saved when another takes its place.
save-unfinished = Неоконченная партия
save-done = Сохранено: { $name }
save-failed = Не удалось сохранить партию: { $reason }

end-five = Пять в ряд
end-overline = Длинный ряд у чёрных
end-double-four = Вилка 4-4 у чёрных
end-double-three = Вилка 3-3 у чёрных
end-resignation = Сдача партии
end-time = По времени
end-absence = Долгое отсутствие
end-full-board = Доска заполнена
end-agreement = По соглашению
end-passes = Два паса подряд
end-line-horizontal = { $stones ->
    [5] Пять по горизонтали
   *[other] { $stones } по горизонтали
}
end-line-vertical = { $stones ->
    [5] Пять по вертикали
   *[other] { $stones } по вертикали
}
end-line-diagonal = { $stones ->
    [5] Пять по диагонали
   *[other] { $stones } по диагонали
}
end-several-lines = { $lines ->
    [one] { $lines } ряд сразу
    [few] { $lines } ряда сразу
    [many] { $lines } рядов сразу
   *[other] { $lines } ряда сразу
}
end-place = { $from } – { $to }, ход { $move }
end-move = Ход { $move }
# $who is "you" for a player who has no name, wherever a name is the subject of a sentence.
end-wins = { $who ->
    [you] Вы побеждаете
   *[other] { $name } побеждает
}
end-draw = Ничья

coach-title = Вы уверены?
coach-reason = После { $point } { $winner ->
    [black] чёрные форсированно выигрывают
   *[white] белые форсированно выигрывают
 } за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }.
coach-other = Выбрать другой
coach-show = Показать как
coach-play = Сыграть так
result-rating = Ваш уровень
result-warnings = Тренер спросил
result-warnings-usual = { $now }, обычно { $usual }

result-score = { $black } – { $white }
result-names = { $black } – { $white } · { $game }
result-leads = { $who ->
    [you] Вы впереди
   *[other] { $name } впереди
}
result-level = Счёт матча равный
result-match = { $who ->
    [you] Вы выигрываете матч
   *[other] { $name } выигрывает матч
}
result-match-drawn = Матч окончен вничью
result-next = { $who ->
    [you] Вы начинаете следующую
   *[other] { $name } начинает следующую
}
result-next-coin = Кто начнёт следующую партию, решит жребий
result-time = { $who ->
    [you] Ваше время
   *[other] Время, { $name }
}
best-moves = Лучшие ходы
best-moves-of = Лучшие ходы, { $name }
best-moves-figure = { $best } из { $all }
best-moves-short = Лучшие ходы { $figures }
result-times = Время раздумья { $black } – { $white }
result-next-game = Ещё раз
result-again-swapped = Реванш с обменом
result-review = Разбор
result-study = Анализ

refused-not-your-turn = Сейчас не ваш ход
refused-taken = Этот пункт занят
refused-off-board = Этого пункта нет на доске
refused-overline = Запрещено чёрным: длинный ряд
refused-double-four = Запрещено чёрным: вилка 4-4
refused-double-three = Запрещено чёрным: вилка 3-3
refused-game-over = Партия окончена
refused-nothing-to-undo = Назад брать нечего
refused-nothing-to-redo = Взятых назад ходов нет
refused-no-game = Партия не идёт
refused-no-draw-now = Сейчас нельзя предложить ничью
refused-no-person = Играют только компьютеры
refused-game-on = Партия ещё не окончена
refused-match-over = Матч окончен
refused-no-hint = Для этой позиции подсказки нет
refused-paused = Партия на паузе
refused-no-pass = По этим правилам пасовать нельзя
refused-early-pass = Пасовать можно после пятого камня
refused-empty-turn = За ход нужно поставить хотя бы один камень

# Why a point is forbidden to Black, sentence by sentence.
refused-why = Почему?
why-count = { $at } из { $of }
why-back = Назад
why-on = Далее
why-end = Закрыть
why-rules = Правила рэндзю
why-five = { $points } разрешён: здесь пятёрка, а она важнее фола
why-allowed = { $points } разрешён
why-overline = { $points } запрещён чёрным: получается длинный ряд, шесть или больше
why-double-four = { $points } запрещён чёрным: получается вилка 4-4, две четвёрки сразу
why-double-three = { $points } запрещён чёрным: получается вилка 3-3, две открытые тройки сразу
why-row-five = Пятёрка: { $points }
why-row-overline = Длинный ряд: { $points }
why-row-open-four = Открытая четвёрка: { $points }. До пятёрки: { $others }
why-row-four = Четвёрка: { $points }. До пятёрки: { $others }
why-row-three = Тройка: { $points }
why-row-no-three = Не считается тройкой: { $points } не могут стать открытой четвёркой
why-way-open = С { $points } получится открытая четвёрка, до пятёрки: { $others }
why-way-five = С { $points } сразу получится пятёрка, а не открытая четвёрка
why-way-overline = Нужен { $points }, но он запрещён: длинный ряд
why-way-double-four = Нужен { $points }, но он запрещён: вилка 4-4
why-way-double-three = Нужен { $points }, но он запрещён: вилка 3-3

# The opening: the protocol's questions and the players' answers.
refused-answer-first = Сначала ответьте на вопрос дебюта
refused-not-asked = Сейчас в дебюте нужно другое
refused-outside-region = Этот камень ставится внутри выделенной области
refused-offered-already = Этот пункт уже предложен
refused-offered-alike = Симметричный пункт уже предложен
refused-not-offered = Выберите один из предложенных пунктов
opening-about = Правила этого дебюта
opening-anywhere = куда угодно
opening-centre = в центр
opening-within = в центральный квадрат { $side } × { $side }
opening-outside = вне центрального квадрата { $side } × { $side }
opening-stone-black = чёрный
opening-stone-white = белый
opening-place = { $stones ->
    [1] { $name }: поставьте { $stone } камень { $where }.
    [one] { $name }: поставьте { $stones } камень. Сейчас { $stone } камень { $where }.
    [few] { $name }: поставьте { $stones } камня. Сейчас { $stone } камень { $where }.
    [many] { $name }: поставьте { $stones } камней. Сейчас { $stone } камень { $where }.
   *[other] { $name }: поставьте { $stones } камня. Сейчас { $stone } камень { $where }.
}
opening-choose = { $name }: выберите цвет.
opening-choose-way = { $name }: выберите, как продолжать.
opening-declare = { $name }: объявите, сколько пятых ходов должны предложить чёрные.
opening-declare-number = { $number ->
    [one] { $number } пятый ход
    [few] { $number } пятых хода
    [many] { $number } пятых ходов
   *[other] { $number } пятых хода
}
opening-offer = { $name }: предложите пятый ход, { $number } из { $wanted }. Симметричные нельзя.
opening-pick = { $name }: выберите один из предложенных пятых ходов.
opening-short-place = { $stone }, { $where ->
    [board] куда угодно
    [centre] центр
    [within] центр { $side } × { $side }
   *[outside] вне { $side } × { $side }
}
opening-short-choose = Выберите цвет
opening-short-declare = Сколько пятых ходов?
opening-short-offer = Пятый ход: { $number } из { $wanted }
opening-short-pick = Выберите ход
opening-swap = Взять: { $side }
opening-stay = Оставить: { $side }
opening-place-two = Ещё два камня
opening-offer-ten = Десять пятых ходов
opening-of-26 = 26 дебютов
opening-did-swap = Обмен
opening-did-stay = Без обмена
opening-did-place-two = Ещё два камня
opening-did-offer-ten = Десять пятых ходов
opening-did-offer = { $point }
opening-news-swap = Обмен цветами. { $side }: { $name }
opening-news-stay = Без обмена. { $side }: { $name }
opening-decision = { $name }: { $decision }
opening-offered = пятые ходы { $points }
opening-news-place-two = { $name }: ещё два камня
opening-news-offer-ten = { $name }: десять пятых ходов
opening-news-declare = { $number ->
    [one] { $name }: { $number } пятый ход
    [few] { $name }: { $number } пятых хода
    [many] { $name }: { $number } пятых ходов
   *[other] { $name }: { $number } пятых хода
}
opening-reasons = Почему?
opening-reasons-close = К доске
opening-reasons-title = Как решал компьютер
opening-reasons-text = Сравнённые возможности и оценка шансов компьютера для каждой.
menu-opening = Почему этот дебют?

# Online play.
refused-time-up = Время на этот ход вышло
refused-not-online = Онлайн недоступно
refused-line-broken = Соперник не на связи. Партия ждёт его
refused-asked-already = Вы уже спросили. Дождитесь ответа
game-ask-undo = Ход назад?
game-ask-draw = Ничья?
game-ask-draw-short = Ничья?
online-match-room = Комната { $code }
online-match-line = на связи
online-match-line-quiet = нет ответа { $seconds } с
online-match-line-broken = не на связи
online-match-line-none = нет соединения
online-match-broken = { $name } не на связи. Партия ждёт, часы остановлены.
online-match-overdue = У игрока { $name } кончилось время, а хода нет.
online-match-claim = Заявить победу
online-match-claim-later = { $minutes ->
    [one] Победу можно заявить, если соперника в этой партии не было { $minutes } минуту.
    [few] Победу можно заявить, если соперника в этой партии не было { $minutes } минуты.
    [many] Победу можно заявить, если соперника в этой партии не было { $minutes } минут.
   *[other] Победу можно заявить, если соперника в этой партии не было { $minutes } минуты.
}
online-match-go-on = Закрыть
online-match-yes = Да
online-match-no = Нет
online-match-withdraw = Отмена
online-match-asks-draw = { $name } предлагает ничью. Вы согласны?
online-match-asks-undo = { $name } просит взять ход назад. Вы согласны?
online-match-asks-swap = { $name } просит поменяться сторонами. Вы согласны?
online-match-asks-next = { $name } хочет сыграть следующую партию.
online-match-asked-draw = Вы предложили ничью. Ответ за соперником: { $name }.
online-match-asked-undo = Вы просите взять ход назад. Ответ за соперником: { $name }.
online-match-asked-swap = Вы просите поменяться сторонами. Ответ за соперником: { $name }.
online-match-asked-resign = Вы сдались. Сообщаем сопернику: { $name }.
online-match-asked-next = Ждём: { $name }
online-match-next = Ещё раз
online-match-rematch = Ещё раз
online-match-next-waits = Новая партия — когда оба будут готовы.
online-match-watching = Вы зритель
menu-leave-room = Выйти из комнаты
leave-title = Выйти из комнаты?
leave-text = { $minutes ->
    [one] Место остаётся за вами. Вернитесь в течение { $minutes } минуты, чтобы продолжить матч; потом соперник сможет заявить победу.
   *[other] Место остаётся за вами. Вернитесь в течение { $minutes } минут, чтобы продолжить матч; потом соперник сможет заявить победу.
}
leave-text-over = Партия окончена. Соперник узнает, что вы вышли.
leave-text-watcher = Вы только зритель: партия продолжится без вас.
leave-stay = Остаться

# What the figures of "What the computer sees" mean. The short texts fit on one line of a phone.
heat-engine = { $side } ходят. Числа — вероятность выигрыша с этим ходом по оценке движка, в процентах; показаны только лучшие. 100 — доказанный выигрыш, быстрейший взят в скобки.
heat-engine-short = { $side } ходят · вероятность выигрыша, %
heat-classic = { $side } ходят. Числа — очки, которые каждому ходу даёт { $name }; показаны только лучшие.
heat-classic-short = { $side } ходят · очки, { $name }

# The character on the seal of a result: won, lost, drawn.
seal-won = 勝
seal-lost = 敗
seal-drawn = 和

# What a player is told who looks elsewhere: in a notification and in the title of the window.
attention-move = Ваш ход
attention-against = Соперник: { $name }
attention-over = Партия окончена
attention-begun = Матч начался
attention-asked = Вас спрашивают
# Why the desktop keeps the screen on.
attention-clock = Идут часы партии
