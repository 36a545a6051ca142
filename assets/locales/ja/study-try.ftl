# Mistakes that are tried again.

study-try = 再挑戦
study-try-none = 再挑戦できる悪手がまだありません。
study-try-of = 悪手 { $number }/{ $count }
study-try-ask = { $side }番です。{ $move }は悪手でした。もっと良い手を見つけてください。
study-try-done = { $count }問中{ $found }問で見つけました。
study-try-judging = { $move }を調べています。
study-try-right = { $move }は最善と同じ価値です（{ $certainty }）。
study-try-loses = { $move }は負けです（{ $certainty }）。
study-try-result = { $result }。
study-try-still-wins = { $move }でも勝てますが、四追い勝ちがあります。
study-try-win-gone = { $move }では証明済みの勝ちが残りません。勝つ手があります。
study-try-worse = { $move }は劣ります（推定）：{ $after }、最善は{ $best }です。
study-try-another = 別の点を試してください。
study-try-hint-area = { $from }と{ $to }の間にあります。
study-try-hint-point = { $point }です。
study-try-shown = { $move }のほうが良い手でした（{ $certainty }）。数字は続きの手順です。
study-try-hint = ヒント
study-try-show = 正解を見る
study-try-next = 次へ
study-try-leave = 終える
study-try-keep = 変化に残す
study-try-kept = 手順に加えました。
study-try-side = どちらの悪手か
