# Mistakes that are tried again.

study-try = Ещё раз
study-try-none = Ошибок, чтобы попробовать ещё раз, пока нет.
study-try-of = Ошибка { $number } из { $count }
study-try-ask = { $side } ходят. { $move } — ошибка: найдите ход лучше.
study-try-done = Найдено { $found } из { $count }.
study-try-judging = Смотрим { $move }.
study-try-right = { $move } не хуже лучшего, { $certainty }.
study-try-loses = { $move } проигрывает, { $certainty }.
study-try-result = { $result }.
study-try-still-wins = { $move } ещё выигрывает, но есть выигрыш четвёрками.
study-try-win-gone = После { $move } доказанного выигрыша нет, а выигрыш здесь был.
study-try-worse = { $move } хуже по оценке: { $after }, а у лучшего { $best }.
study-try-another = Попробуйте другой пункт.
study-try-hint-area = Он между { $from } и { $to }.
study-try-hint-point = Это { $point }.
study-try-shown = { $move } был лучше, { $certainty }. Числа показывают продолжение.
study-try-hint = Подсказка
study-try-show = Показать ход
study-try-next = Далее
study-try-leave = Выйти
study-try-keep = Записать вариантом
study-try-kept = Добавлено к ходам.
study-try-side = Чьи ошибки
