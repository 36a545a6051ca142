# Setting up a new game.

new-title = 新对局
new-start = 开始

# Who plays whom
new-mode = 对局双方
new-mode-people = 双人对局
new-mode-mixed = 人机对局
new-mode-computers = 机机对局

# The two seats
new-name-field-first = 第一位棋手的姓名
new-name-field-second = 第二位棋手的姓名
new-swap = 交换双方
new-seat-black = 黑方先行
new-seat-white = 白方后行
new-seat-coin = 抛硬币定黑白
new-seat-computer = 电脑
new-seat-level = 电脑，{ $level } 级
new-seat-computer-black = 电脑，先行
new-seat-computer-white = 电脑，后行

# The opponent
new-opponent = 对手
new-opponent-fits = 你的水平：{ $rating }，{ $name }适合你
new-opponent-note = 由易到难
new-opponent-twin-note = 由易到难
new-opponent-level = { $level } 级
new-classics = 经典算法
new-classics-note = 只看一步
new-opponent-seat = 棋手
new-opponent-first = 先行
new-opponent-second = 后行
new-pace = 落子前停顿

# The rule
new-rule = 规则
new-rule-about = 此规则的说明

# The board
new-fouls = 禁手
new-fouls-refused = 不能下
new-fouls-lose = 判负
new-overlines = 长连
new-overlines-nothing = 不算胜
new-overlines-win = 算胜
new-opening = 开局
new-opening-spoken = 开局：{ $name }
new-opening-title = 开局
new-opening-about = 此开局的说明
new-opening-no-room = 棋盘太小，容不下此开局，因此不用开局规则
new-opening-for-renju = 为连珠而设
new-opening-other-board = 通常用于 15 × 15
new-changed-rule = 规则已由{ $before }改为{ $now }
new-changed-size = 棋盘已由 { $before } × { $before } 改为 { $now } × { $now }
new-changed-opponent = 对手已由{ $before }改为{ $now }
new-board = 棋盘
new-board-other = 其他
new-board-twin = 两张 19 × 19
new-board-points = 每边线数
new-board-points-less = 减少线数
new-board-points-more = 增加线数
new-board-value = { $size } × { $size }

# The clock
new-clock = 用时
new-clock-none = 不限
new-clock-five = 5 分钟
new-clock-ten = 10分+5秒
new-clock-custom = 自定
new-clock-change = 更改
new-clock-none-words = 不限时
new-clock-fischer-words = { $main } + { $increment } 秒
new-clock-byo-yomi-words = { $main } + { $periods } × { $period } 秒
new-clock-move-words = 每步 { $time }
new-clock-title = 用时
new-clock-kind = 计时方式
new-clock-kind-game = 包干
new-clock-kind-fischer = 加秒
new-clock-kind-byo-yomi = 读秒
new-clock-kind-move = 每步
new-clock-kind-game-note = 整局共用一个时限，用完者负。
new-clock-kind-fischer-note = 每走一步，自己的时钟增加若干秒（菲舍尔制）。
new-clock-kind-byo-yomi-note = 基本用时用完后，每步须在一次读秒内走完。超时则失去一次读秒。
new-clock-kind-move-note = 每步时限相同，未用完的时间不保留。
new-clock-main = 基本用时
new-clock-main-less = 减少基本用时
new-clock-main-more = 增加基本用时
new-clock-increment = 每步加时
new-clock-increment-less = 减少每步加时
new-clock-increment-more = 增加每步加时
new-clock-period = 读秒
new-clock-period-less = 缩短读秒
new-clock-period-more = 延长读秒
new-clock-periods = 读秒次数
new-clock-periods-less = 减少读秒次数
new-clock-periods-more = 增加读秒次数
new-clock-turn = 每步时间
new-clock-turn-less = 减少每步时间
new-clock-turn-more = 增加每步时间
new-clock-use = 采用此用时
new-time-seconds = { $seconds } 秒
new-time-minutes = { $minutes } 分钟
new-time-both = { $minutes } 分 { $seconds } 秒

# Sides and match
new-black = 执黑
new-black-alternate = 轮流
new-black-other = 其他
new-black-loser = 负方
new-black-loser-spoken = 上一局的负方
new-black-winner = 胜方
new-black-winner-spoken = 上一局的胜方
new-black-random = 随机
new-black-random-spoken = 每局前抛硬币
new-black-alternate-words = 轮流执黑
new-black-loser-words = 负方执黑
new-black-winner-words = 胜方执黑
new-black-random-words = 抛硬币定执黑
new-match = 赛制
new-match-single = 单局
new-match-best = { $games ->
    [3] 三局两胜
    [5] 五局三胜
    [7] 七局四胜
    [9] 九局五胜
   *[other] { $games } 局制
}
new-match-first = 先胜 { $wins } 局
new-match-open = 不限局数
new-match-games = 局数
new-match-games-less = 减少局数
new-match-games-more = 增加局数
new-match-wins = 胜局
new-match-wins-less = 减少胜局
new-match-wins-more = 增加胜局
new-match-single-words = 单局
new-match-best-words = { $games ->
    [3] 三局两胜
    [5] 五局三胜
    [7] 七局四胜
    [9] 九局五胜
   *[other] { $games } 局制
}
new-match-first-words = 先胜 { $wins } 局
new-match-open-words = 不限局数
new-series = { $length }，{ $begins }

new-summary = { $opening ->
    [none] { $rule }，{ $size } × { $size }，{ $clock }，{ $length }
   *[other] { $rule }，{ $size } × { $size }，{ $opening }，{ $clock }，{ $length }
}
new-summary-twin = { $rule }，{ $clock }，{ $length }

# The rules in a phone's short lines.
rule-standard-brief = 恰好五子才胜
rule-renju-brief = 黑方有禁手
rule-caro-brief = 五连须有一端未堵
