# Mistakes that are tried again.

study-try = 重做失误
study-try-none = 还没有可重做的失误。
study-try-of = 失误 { $number } / { $count }
study-try-ask = 轮到{ $side }。{ $move } 是失误：请找出更好的一手。
study-try-done = 你找到了 { $found } / { $count }。
study-try-judging = 正在看 { $move }。
study-try-right = { $move } 与最佳着一样好，{ $certainty }。
study-try-loses = { $move } 会输，{ $certainty }。
study-try-result = { $result }。
study-try-still-wins = { $move } 仍能胜，但有更直接的 VCF。
study-try-win-gone = { $move } 之后没有已证明的胜法，而原本是有的。
study-try-worse = { $move } 较差，估计 { $after }，最佳着为 { $best }。
study-try-another = 请另试一点。
study-try-hint-area = 在 { $from } 与 { $to } 之间。
study-try-hint-point = 是 { $point }。
study-try-shown = { $move } 更好，{ $certainty }。数字表示后续着法。
study-try-hint = 提示
study-try-show = 显示答案
study-try-next = 下一题
study-try-leave = 退出
study-try-keep = 存为变化
study-try-kept = 已加入着法。
study-try-side = 谁的失误
