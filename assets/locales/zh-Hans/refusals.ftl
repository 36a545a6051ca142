# Why a move, an edit or a pasted text is refused. Each names the value that is wrong.

refusal-off-board = { $point } 不在 { $size } 路棋盘上
refusal-occupied = { $point } 已有{ $side }的棋子
refusal-forbidden = { $point } 是黑方禁手：{ $foul ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}
refusal-move = 第 { $number } 手：{ $reason }
refusal-no-point = “{ $text }”不是 h8 这样的坐标
refusal-no-move = 对局开头没有可评判的着法
refusal-size-of-game = 棋盘上已有棋子或标记：要换大小，请新建空白研究
refusal-no-such-move = 这一手已不在本局中
refusal-start-stays = 对局开头不能删除
refusal-there-already = 这些着法已在本局中
refusal-played-again = 此处另有一个 { $move }；请先删除那个变化
refusal-in-main-line = 这一手已在主线上
refusal-not-to-move = 现在轮到{ $side }
refusal-five-made = 已经成五；请先退一步
refusal-unanswered = 证明中没有对 { $point } 的应手
refusal-not-of-proof = { $point } 不是证明中的着法
refusal-won-already = { $side }已以 { $from } 到 { $to } 的连线获胜
refusal-no-point-left = { $side }已无处可下
refusal-twice = { $point } 有两枚棋子
refusal-empty = { $point } 没有棋子
refusal-nothing-to-read = 没有可读的内容；请粘贴 h8 i9 这样的着法，或棋盘各行
refusal-too-long = 文本太长；请只粘贴一个局面
refusal-rows = 棋盘有 { $rows } 行；应为 { $least } 到 { $most } 行
refusal-row = 第 { $row } 行有 { $points } 个点，而棋盘有 { $rows } 行
refusal-sign = 第 { $row } 行的“{ $sign }”不是 . x o 之一
refusal-no-header = 文本开头没有规则、棋盘大小和冒号
refusal-no-link = 文本不是对局链接
refusal-link-board = “{ $text }”不是 freestyle15 这样的规则加棋盘大小
refusal-link-name = “{ $text }”不是链接格式的名字
refusal-link-rest = 名字之后多出“{ $text }”
refusal-twin = 双盘对局不能摆局面
