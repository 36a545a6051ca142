# The page of all lessons, and the screen of a lesson. The lessons themselves are in lessons.ftl.

learn-title = Учёба
learn-subtitle = От первой пятёрки до рэндзю и двух досок
learn-of = { $done } из { $count }
learn-next-of = Следующий урок: { $chapter }
learn-done = Пройдено
learn-next = Следующий
learn-to-come = Впереди
learn-any = Любой урок можно открыть в любое время
learn-minutes = { $minutes } мин
learn-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
learn-start = Начать
learn-continue = Продолжить
learn-again = Ещё раз
learn-skip = Пропустить

lesson-number = Урок { $number }, { $chapter }
lesson-step = Шаг { $step } из { $count }
lesson-skipped = пропущены: { $steps }
lesson-leave = Выйти из урока
lesson-to-read = Посмотрите
lesson-to-choose = Вопрос
lesson-your-turn = Ваш ход
lesson-said-right = Верно.
lesson-said-wrong = Пока нет.
lesson-refused = Туда нельзя поставить камень.
lesson-answer = Ответ: { $points }.
lesson-second-stone = Поставьте второй камень или закончите ход.
lesson-again = Ещё раз
lesson-end-turn = Закончить ход
lesson-hint = Подсказка
lesson-show = Показать
lesson-tries = Ваши попытки
lesson-tries-press = Нажмите, чтобы увидеть на доске
lesson-try-right = { $point }, верно
lesson-try-wrong = { $point }, пока нет
lesson-label-closed = Здесь закрыто
lesson-label-stops = { $side ->
    [black] Чёрные
   *[white] Белые
} закроют
lesson-label-five = { $side ->
    [black] Чёрные
   *[white] Белые
} ставят пятёрку
lesson-label-win = { $side ->
    [black] Чёрные
   *[white] Белые
} начинают выигрыш
lesson-back = Назад
lesson-next = Дальше
lesson-finish = Закончить
