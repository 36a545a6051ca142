# The arena: tournaments between engines.
arena-title = 引擎对战
arena-open = 引擎对战：许多对局
# The head.
arena-format-round-robin = 全部对局
arena-format-gauntlet = { $name } 对所有人
arena-format-sprt = 直到分出结果
arena-rule-and-size = { $rule } { $size } × { $size }
arena-pause = 暂停
arena-resume = 继续
arena-stop = 停止
arena-new = 新比赛
arena-stop-title = 停止比赛？
arena-stop-text = 正在进行的对局没有结果就结束。已完成的对局都会保留，以后可以继续。
arena-stop-keep = 继续下
# The boards.
arena-game = 第 { $number } 局
arena-move = 第 { $number } 手
arena-board = 棋盘 { $number }
arena-waiting = 下一局即将开始
arena-seat = { $name }，{ $side ->
    [black] 黑方
   *[white] 白方
  }，{ $time }
# The games.
arena-games = 对局
arena-games-played = 共 { $planned } 局，已完成 { $played } 局
arena-games-none = 还没有完成的对局。
arena-save = 保存
arena-save-title = 保存比赛
arena-save-games = 全部对局，SGF
arena-save-table = 表格，CSV
arena-save-text = 表格，文本
arena-wins = 胜
arena-draw = 和棋
arena-lost-on-time = 超时
arena-lost-by-fault = 出错
arena-open-game = 第 { $number } 局：{ $black } 对 { $white }，{ $result }，{ $moves } 手。在研究中打开
arena-result-black = 黑胜
arena-result-white = 白胜
arena-result-draw = 和棋
# The table.
arena-table = 成绩表
arena-table-note = 胜 – 负，和棋得 ½
arena-table-player = 棋手
arena-table-points = 得分
arena-table-games = 局数
arena-table-row = { $name }：{ $games } 局得 { $points } 分，Elo { $elo }，误差 { $error }
arena-table-losses = { $name } 超时负 { $time } 局，出错负 { $faults } 局
# The strength.
arena-strength = 棋力
arena-strength-note = Elo，95 % 界限
arena-ahead = { $name } 明显领先。
arena-alike = 还分不出高下：{ $names }。
arena-sprt = 对数比 { $ratio }，界限 { $lower } 至 { $upper }。
arena-sprt-better = 结果：{ $name } 至少强 { $elo } Elo。
arena-sprt-not-better = 结果：{ $name } 没有强 { $elo } Elo。
# The set-up beside a tournament.
arena-setup = 设置
arena-setup-fixed = 进行中不能改变
arena-setup-openings = 开局
arena-setup-time = 时间
arena-setup-rule = 规则
arena-setup-games = 对局
arena-setup-seed = 随机数
arena-openings-made = 为比赛准备的均势开局
arena-openings-renju = 连珠 26 种开局
arena-openings-some = 26 种开局中的 { $count } 种
arena-openings-list = 列表中的 { $count } 种开局
arena-openings-file = 文件中的开局
arena-openings-empty = 空棋盘
arena-openings-both-sides = { $openings }，双方各执黑一次
arena-time-move = 每手 { $time }
arena-time-clock = 每局 { $main }
arena-time-increment = 每局 { $main }，每手加 { $increment }
arena-time-nodes = 每手 { $nodes } 个局面
arena-seconds = { $seconds } 秒
arena-minutes = { $minutes } 分
arena-at-once = 同时 { $count } 局
arena-games-each = 每对 { $count } 局
# How long.
arena-left-minutes = 还需约 { $minutes } 分
arena-left-hours = 还需约 { $hours } 小时
arena-left-soon = 不到一分
arena-left-unknown = 正在下最初的对局
arena-paused = 比赛暂停
arena-stopped = 比赛已停止：共 { $planned } 局，已完成 { $played } 局
arena-over = 全部对局已完成
arena-decided = 已分出结果
arena-failed = 比赛不能继续：{ $reason }
arena-unknown-program = { $name } 不在引擎列表中，请在设置中添加
# The set-up of a new tournament.
arena-setup-title = 新比赛
arena-players = 棋手
arena-players-note = 至少两位
arena-player-few = 请选择至少两位棋手
arena-player-two = 下到分出结果需要两位棋手
arena-format = 方式
arena-format-all = 全部
arena-format-first = 一对多
arena-format-decide = 比较
arena-format-all-note = 每两位棋手都要对局。
arena-format-first-note = { $name } 与其他棋手对局。
arena-format-decide-note = 两位棋手对局，直到分出第一位是否强 { $elo } Elo。
arena-games-of-pair = 局数
arena-games-of-pair-less = 减少每对的局数
arena-games-of-pair-more = 增加每对的局数
arena-rule = 规则
arena-openings = 开局
arena-openings-choose-made = 均势
arena-openings-choose-renju = 26 种
arena-openings-choose-empty = 无
arena-time = 每手
arena-at-once-label = 同时
arena-at-once-label-less = 减少同时的局数
arena-at-once-label-more = 增加同时的局数
arena-start = 开始
arena-summary = { $players } 位棋手，{ $games } 局
arena-replace-title = 开始新比赛？
arena-replace-text = 现有的比赛有 { $played } 局已完成的对局。想保留的话请先保存。
arena-replace-keep = 保留
arena-replace-do = 开始
