review-title = Review
review-subtitle = { $black } – { $white }, { $end }
review-black-won = Black won in { $moves } moves
review-white-won = White won in { $moves } moves
review-drawn = Draw after { $moves } moves
review-open = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
review-move = Move { $number }, { $point }
review-first = First position
review-previous = Previous move
review-play = Play or pause
review-next = Next move
review-last = Last position
review-find = Where was it lost?
review-go-on = Continue the review
review-stop = Stop the review
review-progress = { $done } of { $whole } positions reviewed
review-move-label = { $label }, { $certainty }.
review-better-was = { $better } was better.
review-still-won = The win is still there.
review-proven = proven
review-judged = judged
review-label-best = Best
review-label-good = Good
review-label-inexact = Inexact
review-label-mistake = Mistake
review-label-losing-move = Losing move
review-label-missed-win = Missed win
review-label-only-move = Only move
review-label-forced = Forced
