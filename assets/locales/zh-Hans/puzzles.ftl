# Puzzles. $side is black or white, $point a point such as H8; $moves counts the winner's moves, $rating and $error are numbers.

puzzles-title = 习题
puzzles-none = 这里没有习题。
puzzles-due = { $count ->
    [0] 开始练习
   *[other] 今天复习 { $count } 题
}
puzzles-themes = { $count ->
    [0] 分类
   *[other] 待复习 { $count }
}
puzzles-due-of-theme = 待复习 { $count }
puzzles-streak = 连续 { $days } 天
puzzles-rating = 等级分
puzzles-daily = 每日一题
puzzles-daily-waits = 所有人同一题
puzzles-daily-done = 已完成，明天再来
puzzles-rush = 限时挑战
puzzles-rush-about = 三分钟内尽量多解
puzzles-rush-best = 最佳 { $count }
puzzles-rush-solved = 解出 { $count } 题
puzzles-rush-is-best = 这是你的最佳成绩。
puzzles-rush-best-so-far = 你的最佳成绩是 { $count } 题。
puzzles-rush-again = 再来一次
puzzles-rush-leave = 回到练习
puzzles-won = 胜势对局
puzzles-won-about = 用自己的方法拿下胜势
puzzles-today-done = 今天已做
puzzles-forecast = 明天 { $tomorrow } 题，本周 { $week } 题
puzzles-statistics = 统计
puzzles-statistics-all = 做过 { $count } 题，等级分 { $rating } { $error }。横条为一次解出的比例。
puzzles-statistics-theme = { $theme }：{ $tried } 题解出 { $solved } 题，等级分 { $rating } { $error }

# The themes: the name, a few words about it, and the task in a sentence. $side is the other side.
puzzle-fours = 连续冲四
puzzle-fours-about = 只用冲四取胜
puzzle-fours-task = 每一手都必须是冲四。
puzzle-four-three = 四三
puzzle-four-three-about = 一手两用
puzzle-four-three-task = 第一手做成四三，然后连续冲四取胜。
puzzle-threats = 连续进攻
puzzle-threats-about = 活三与冲四并用
puzzle-threats-task = 每一手都是活三或冲四，只靠冲四不能取胜。
puzzle-only-defence = 防守
puzzle-only-defence-about = 唯一的防点
puzzle-only-defence-task = { $side ->
    [black] 黑方
   *[white] 白方
}威胁 { $moves } 手取胜，只有一手能防住。
puzzle-false-win = 破解
puzzle-false-win-about = 不能取胜的双三
puzzle-false-win-task = { $side ->
    [black] 黑方
   *[white] 白方
}做成了双三，有一手可以证明这并不取胜。
puzzle-make-forbidden = 抓禁手
puzzle-make-forbidden-about = 逼黑方走禁手
puzzle-make-forbidden-task = 每一手都是冲四，而黑方要挡的点是禁手。
puzzle-avoid-forbidden = 避禁取胜
puzzle-avoid-forbidden-about = 绕开禁手取胜
puzzle-avoid-forbidden-task = 每一手都必须是冲四，有一条路会撞上禁手。
puzzle-twin-double = 两盘进攻
puzzle-twin-double-about = 同时威胁两盘成五
puzzle-twin-double-task = 每回合都要威胁两盘同时成五，可下一子或两子。

# What is asked, and what was said about a move.
puzzle-place = { $theme }，第 { $number } 题，{ $rule }
puzzle-ask-win = { $side ->
    [black] 黑先
   *[white] 白先
}，{ $moves } 手胜。
puzzle-ask-hold = { $side ->
    [black] 黑先
   *[white] 白先
}，找出唯一的防守。
puzzle-ask-refute = { $side ->
    [black] 黑先
   *[white] 白先
}，破解双三。
puzzle-won-place = 胜势对局，{ $rule }
puzzle-won-ask = { $side ->
    [black] 黑先
   *[white] 白先
}，胜势已成，请取胜。
puzzle-won-task = 能取胜的走法都算对。{ $side ->
    [black] 黑方
   *[white] 白方
}会尽力防守。
puzzle-difficulty = 难度
puzzle-seen-before = 做过
puzzle-new = 新题
puzzle-to-move = { $side ->
    [black] 轮到黑方
   *[white] 轮到白方
}
puzzle-answers = { $side ->
    [black] 黑方
   *[white] 白方
}应在 { $point }
puzzle-right = 正确
puzzle-moves-left = 还有 { $count } 手。
puzzle-wrong = 这样不行
puzzle-refuted-fours = { $point } 之后，{ $side ->
    [black] 黑方
   *[white] 白方
}连续冲四 { $moves } 手胜。
puzzle-refuted-threats = { $point } 之后，{ $side ->
    [black] 黑方
   *[white] 白方
}以活三和冲四 { $moves } 手胜。
puzzle-not-shown = { $point } 不是能防住的一手。
puzzle-twin-stopped = { $side ->
    [black] 黑方
   *[white] 白方
}下 { $point }，之后 { $moves } 个回合内已不能取胜。
puzzle-twin-not-in-time = { $point } 不能在 { $moves } 个回合内取胜。
puzzle-twin-no-threat = { $point } 没有威胁两盘同时成五，{ $side ->
    [black] 黑方
   *[white] 白方
}可以任意下一回合。
puzzle-wins-otherwise = 这样也能赢
puzzle-wins-otherwise-about = { $point } 也能取胜，但不是题目要求的方法。这不算错，请另找一手。
puzzle-wins-quietly-about = { $point } 也能取胜，但不是连续进攻，这里无法走到最后。这不算错，请另找一手。
puzzle-searching = 请稍等
puzzle-searching-about = 引擎正在看 { $point } 是否也能取胜。
puzzle-hint = 提示
puzzle-hint-of = 提示 { $number }/{ $count }
puzzle-hint-makes = 这一手做成：{ $made }。
puzzle-hint-threat = 数字表示{ $side ->
    [black] 黑方
   *[white] 白方
}如何 { $moves } 手取胜。
puzzle-hint-both-boards = 两盘各下一子。
puzzle-hint-one-board = { $count ->
    [1] 一子足够：{ $board }。
   *[other] 两子下在同一盘：{ $board }。
}
puzzle-hint-at = 答案：{ $point }。
puzzle-take-back = 收回
puzzle-show = 看答案
puzzle-skip = 跳过

# What a puzzle came to.
puzzle-solved = 已解出
puzzle-solved-late = 最后找到了
puzzle-shown = 答案
puzzle-effort = 用时 { $minutes ->
    [0] { $seconds } 秒
   *[other] { $minutes } 分 { $seconds } 秒
}，{ $hints ->
    [0] 未用提示
   *[other] 用了 { $hints } 次提示
}。
puzzle-effort-late = 途中走错 { $mistakes } 手。
puzzle-effort-shown = 这题很快会再出现。
puzzle-of = 本题
puzzle-your-rating = 你的等级分
puzzle-again-on = 下次
puzzle-again-in = { $days ->
    [0] 今天
    [1] 明天
   *[other] { $days } 天后
}
puzzle-line = 着法
puzzle-also = 也可先走：{ $moves }。
puzzle-grade = 有多难？
puzzle-grade-hard = 难
puzzle-grade-good = 适中
puzzle-grade-easy = 容易
puzzle-study = 研究
puzzle-again = 再做一次
puzzle-next = 下一题
puzzle-move-of = 第 { $number } 手，共 { $count } 手

# The person's own puzzles: the packs, how one gets puzzles, what was added, and why a position is none. $reason is a sentence.
puzzles-packs = 谁的习题
puzzles-pack-shipped = Narabe 习题
puzzles-pack-own = 我的习题
puzzles-own-none = 还没有自己的习题
puzzles-own-how = 复盘一局，把失误做成习题；也可以在研究中把任何局面做成习题。习题文件也能打开。
puzzles-make = 做成习题
puzzles-make-of-mistakes = 把 { $count } 个失误做成习题
puzzles-making = { $count ->
    [1] 正在寻找题目…
   *[other] 正在检查 { $count } 个局面…
}
puzzles-made = { $count ->
    [0] 没有加入习题
   *[other] 已加入我的习题：{ $count } 题
}
puzzles-made-one = 已加入我的习题：{ $theme }，难度 { $difficulty }
puzzles-made-not = 不能成题。{ $reason }
puzzles-made-refused = 未采用的局面：{ $count }
puzzles-show-own = 查看
puzzle-remove = 从我的习题中删除
puzzles-import = 打开习题文件
puzzles-export = 导出习题
puzzles-export-sgf = SGF 文件
puzzles-export-svg = 习题页（SVG）
puzzles-export-pdf = 习题页（PDF）
puzzles-export-count = 题数
puzzles-export-all = 全部
puzzles-export-form = 文件类型
puzzles-export-per-page = 习题页每页图数
puzzles-refused-known = 你已经有这道题。
puzzles-refused-shipped = Narabe 已经有这道题。
puzzles-refused-nothing = 双方都没有必胜手段。
puzzles-refused-many-wins = 能取胜的第一手太多。
puzzles-refused-many-defences = 不止一手能防住。
puzzles-refused-no-defence = 没有一手能防住。
puzzles-refused-five = 马上就能成五。
puzzles-refused-length = 取胜手数太短或太长。
puzzles-refused-undecided = 未能及时算清。
puzzles-refused-too-deep = 已证明的胜法太深，不适合做成习题。
puzzles-refused-other-answer = 算出的答案与文件不同。
puzzles-refused-unreadable = 文件中的题目无法读取。
puzzles-refused-impossible = 对局已结束，或不可能出现这个局面。
puzzles-refused-full = 习题已满，不能再加。

# A position without a task that is opened among the puzzles.
puzzles-position = 没有题目的局面
puzzles-position-text = 文件里没有题目。这个局面用来做什么？做成题目时，要找出取胜或唯一的防守。
puzzles-position-make = 做成题目
puzzles-position-study = 在研究中打开
puzzles-position-set-up = 摆子并检查棋子
puzzles-position-doubts = 图片中有 { $count } 个点不确定，请先检查。
