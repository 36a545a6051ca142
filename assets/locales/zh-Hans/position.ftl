# Setting up a position. $side, $winner and $move are black or white; $first and $last are points such as H8.

position-title = 摆局面
position-tools = 点击时放置
position-tool-black = 黑棋
position-tool-white = 白棋
position-tool-alternate = 黑白交替
position-tool-eraser = 擦除
position-mirror = 镜像
position-rotate = 旋转
position-shift = 平移
position-shift-left = 全部左移
position-shift-up = 全部上移
position-shift-down = 全部下移
position-shift-right = 全部右移
position-shift-done = 完成平移
position-clear = 清空
position-undo = 撤销
position-redo = 重做
position-copy = 复制为文本
position-copied = 已复制局面
position-analyse = 分析
position-to-move = 行棋方
position-rule = 规则
position-rule-change = 规则与棋盘：{ $rule }
position-checks = 检查
position-checks-good = 没有问题
position-stones = { $side ->
    [black] 黑子：{ $count }
   *[white] 白子：{ $count }
}
position-paste = 粘贴文本
position-paste-forms = 着法、棋盘各行、RIF 或 Piskvork
position-understood = 已读懂 { $moves } 手
position-board-understood = 已读懂一个棋盘
position-not-understood = 未能读懂：{ $reason }
position-hint = { $tool ->
    [black] 点击放黑子，点击棋子可拿掉。
    [white] 点击放白子，点击棋子可拿掉。
    [alternate] 点击轮流放黑子和白子，点击棋子可拿掉。
   *[eraser] 点击棋子可拿掉。
}
position-hint-keys = 工具
position-off-board = 有 { $stones } 枚棋子会移出棋盘：请先拿掉。

position-numbers-fit = 棋子数与行棋方相符。
position-too-many = { $side ->
    [black] 黑方
   *[white] 白方
}多了 { $extra } 枚棋子。
position-numbers-black = 轮到黑方时，双方棋子数应相等。
position-numbers-white = 轮到白方时，黑子应比白子多一枚。
position-no-five = 双方都还没有成五。
position-five = { $winner ->
    [black] 黑方
   *[white] 白方
}已经获胜，从 { $first } 到 { $last }。
position-five-advice = 没有可研究的内容：请拿掉这条线上的一枚棋子。
position-no-point = { $move ->
    [black] 黑方
   *[white] 白方
}已无处可下。
position-no-point-advice = 没有可研究的内容：请拿掉一枚棋子。
position-no-forbidden = 没有黑子下在禁手点上。
position-overline = 黑方有长连，从 { $first } 到 { $last }。
position-overline-advice = 这是禁手：请拿掉其中一枚棋子。
position-forbidden = 无论按什么顺序下，都有黑子下在禁手点上。
position-forbidden-advice = 请拿掉一枚。
position-order-known = 着法顺序已知。
position-order-unknown = 着法顺序未知，因此没有开局名称。

# The points to check of a position that was read from a picture.
position-doubts = 有 { $count } 个点需要核对。{ $stone ->
    [black] { $point } 读作黑子。
    [white] { $point } 读作白子。
   *[none] { $point } 读作空点。
}点击该点可更改。
position-doubt-right = 没有错
position-doubt-next = 下一个
