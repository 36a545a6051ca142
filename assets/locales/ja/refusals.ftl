# Why a move, an edit or a pasted text is refused. Each names the value that is wrong.

refusal-off-board = { $point }は{ $size }路盤の外です
refusal-occupied = { $point }には{ $side }石があります
refusal-forbidden = { $point }は黒の禁手です（{ $foul ->
    [overline] 長連
    [double-four] 四々
   *[double-three] 三々
}）
refusal-move = { $number }手目：{ $reason }
refusal-no-point = 「{ $text }」はh8のような点ではありません
refusal-no-move = 初期局面には評価する手がありません
refusal-size-of-game = 盤に石か印があるため、大きさを変えるには空の検討を始めてください
refusal-no-such-move = その手はもうこの対局にありません
refusal-start-stays = 初期局面は削除できません
refusal-there-already = その手順はすでにこの対局にあります
refusal-played-again = ここには{ $move }がもう一度打たれています。先にその変化を削除してください
refusal-in-main-line = その手はすでに本譜にあります
refusal-not-to-move = { $side }の番です
refusal-five-made = 五ができています。先に手を戻してください
refusal-unanswered = 証明に{ $point }への応手がありません
refusal-not-of-proof = { $point }は証明の手ではありません
refusal-won-already = { $side }は{ $from }から{ $to }の列ですでに勝っています
refusal-no-point-left = { $side }の打てる点が残っていません
refusal-twice = { $point }に石が二つあります
refusal-empty = { $point }に石がありません
refusal-nothing-to-read = 読み取るものがありません。h8 i9のような手順か、盤の各行を貼り付けてください
refusal-too-long = テキストが長すぎます。局面は一つだけ貼り付けてください
refusal-rows = 盤が{ $rows }行です。{ $least }〜{ $most }行で書いてください
refusal-row = { $row }行目は{ $points }点ですが、盤は{ $rows }行です
refusal-sign = { $row }行目の「{ $sign }」は、. x oのどれでもありません
refusal-no-header = テキストの先頭に、規則、盤の大きさ、コロンがありません
refusal-no-link = テキストは対局へのリンクではありません
refusal-link-board = 「{ $text }」は、freestyle15のような規則と盤の大きさではありません
refusal-link-name = 「{ $text }」はリンクに使える形の名前ではありません
refusal-link-rest = 名前の後に「{ $text }」が余っています
refusal-twin = 双盤の対局は局面編集できません
