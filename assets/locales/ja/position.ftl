# Setting up a position. $side, $winner and $move are black or white; $first and $last are points such as H8.

position-title = 局面編集
position-tools = 押したときに置くもの
position-tool-black = 黒
position-tool-white = 白
position-tool-alternate = 交互
position-tool-eraser = 消しゴム
position-mirror = 反転
position-rotate = 回転
position-shift = 移動
position-shift-left = すべての石を左へ移動
position-shift-up = すべての石を上へ移動
position-shift-down = すべての石を下へ移動
position-shift-right = すべての石を右へ移動
position-shift-done = 移動を終える
position-clear = 消去
position-undo = 元に戻す
position-redo = やり直し
position-copy = 文字でコピー
position-copied = 局面をコピーしました
position-analyse = 検討する
position-to-move = 手番
position-rule = 規則
position-rule-change = 規則と盤：{ $rule }
position-checks = 確認
position-checks-good = 問題ありません
position-stones = { $side ->
    [black] 黒石：{ $count }
   *[white] 白石：{ $count }
}
position-paste = 貼り付け
position-paste-forms = 着手、盤の各行、RIF、Piskvork
position-understood = { $moves }手を読み取りました
position-board-understood = 盤を読み取りました
position-not-understood = 読み取れません：{ $reason }
position-hint = { $tool ->
    [black] 押すと黒石を置きます。石を押すと取り除きます。
    [white] 押すと白石を置きます。石を押すと取り除きます。
    [alternate] 押すと黒石と白石を交互に置きます。石を押すと取り除きます。
   *[eraser] 石を押すと取り除きます。
}
position-hint-keys = 道具
position-off-board = 盤の外に出る石が{ $stones }個あります。先に取り除いてください。

position-numbers-fit = 石の数は手番に合っています。
position-too-many = { $side ->
    [black] 黒石
   *[white] 白石
}が{ $extra }個多すぎます。
position-numbers-black = 黒番なら、黒石と白石は同数です。
position-numbers-white = 白番なら、黒石は白石より1個多くなります。
position-no-five = まだ五はできていません。
position-five = { $winner ->
    [black] 黒
   *[white] 白
}がすでに勝っています（{ $first }から{ $last }）。
position-five-advice = 検討することがありません。その列の石を取り除いてください。
position-no-point = { $move ->
    [black] 黒
   *[white] 白
}の打てる点が残っていません。
position-no-point-advice = 検討することがありません。石を取り除いてください。
position-no-forbidden = 禁点に置かれた黒石はありません。
position-overline = 黒に長連があります（{ $first }から{ $last }）。
position-overline-advice = 禁手です。その石を一つ取り除いてください。
position-forbidden = どの順に打っても禁点に打つことになる黒石があります。
position-forbidden-advice = 一つ取り除いてください。
position-order-known = 打った順がわかっています。
position-order-unknown = 打った順がわからないため、珠型名は付きません。

# The points to check of a position that was read from a picture.
position-doubts = 確認する点が{ $count }か所あります。{ $stone ->
    [black] { $point }は黒石と読み取りました。
    [white] { $point }は白石と読み取りました。
   *[none] { $point }は空点と読み取りました。
}点を押すと変更できます。
position-doubt-right = 正しい
position-doubt-next = 次へ
