# Mistakes that are tried again.

study-try = Try again
study-try-none = There are no mistakes to try again yet.
study-try-of = Mistake { $number } of { $count }
study-try-ask = { $side } to move. { $move } was a mistake: find a better move.
study-try-done = You found { $found } of { $count }.
study-try-judging = Looking at { $move }.
study-try-right = { $move } is as good as the best, { $certainty }.
study-try-loses = { $move } loses, { $certainty }.
study-try-result = { $result }.
study-try-still-wins = { $move } still wins, but there is a win by fours.
study-try-win-gone = { $move } keeps no proven win; there is one.
study-try-worse = { $move } is worse, judged: { $after }, and the best has { $best }.
study-try-another = Try another point.
study-try-hint-area = It is between { $from } and { $to }.
study-try-hint-point = It is { $point }.
study-try-shown = { $move } was better, { $certainty }. The numbers show the continuation.
study-try-hint = Hint
study-try-show = Show the move
study-try-next = Next
study-try-leave = Leave
study-try-keep = Keep as a variation
study-try-kept = Added to the moves.
study-try-side = Whose mistakes
