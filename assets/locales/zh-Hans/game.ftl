# The game and its end.
game-match = 比赛
game-moves = 着法
game-menu = 菜单
game-menu-icon = 打开菜单
game-more = 棋盘显示
game-black = 黑方
game-white = 白方
game-you = 你
game-computer = 电脑
game-role = { $who } · { $side }
game-role-level = { $plant } · { $level } 级
game-number = 第 { $number } 局
game-number-of = 第 { $number } / { $games } 局
game-number-to = 第 { $number } 局，先胜 { $wins } 局
game-caption = { $rule } · { $game }
game-total = 总计 { $time }
game-thinking-time = 用时
game-wins = 胜
game-your-turn = 轮到你
game-to-move = 行棋中
game-thinking = 思考中
game-depth = 深度 { $depth }
game-thinking-depth = 思考中 · 深度 { $depth }
game-looking = 正在寻找提示
game-chance = { $value }%
game-state-chance = { $state } · { $chance }
game-hint-line = { $first }，接着 { $rest }
game-hint-wins = { $moves ->
    [1] 立即取胜：{ $line }
   *[other] { $moves } 手胜：{ $line }
}
game-played = 下 { $point }，{ $seconds } 秒
game-passed = 停手，{ $seconds } 秒
game-stones-placed = 已落 { $stones } 子
game-increment = +{ $seconds } 秒
game-periods = { $periods } × { $seconds } 秒
game-undo = 悔棋
game-redo = 恢复
game-hint = 提示
game-resign = 认输
game-coordinates = 坐标
game-numbers = 手数
game-heat = 电脑所见
game-place = 落子
game-place-at = 落子 { $point }
game-place-not = 取消
game-pause = 暂停
pause-title = 已暂停
pause-text = 时钟已停，棋盘已隐藏。
pause-on = 继续
game-draw-declined = { $who ->
    [you] 你拒绝了和棋。
   *[other] { $name }拒绝了和棋。
}
game-engine-failed = { $name }已停止
game-engine-again = 重新启动
game-engine-other = 换一个对手
game-engine-own = 自己代下
engine-fault-not-in-list = 这个引擎不在你的引擎列表中。
engine-fault-no-engine = 没有引擎能在这个位置下棋。
engine-fault-no-point = 它没有找到可下的点。
engine-fault-no-action = 它在开局中没有找到可做的选择。
engine-fault-illegal = 它的棋不被允许：{ $detail }
engine-fault-out-of-time = 它在 { $detail } 秒内没有回答。
engine-fault-broken = 它出错并显示：{ $detail }
game-five-closed = 五连两端被堵，在 Caro 中不算胜
game-overline-wins-nothing = 超过五子的连线，按此规则不算胜
game-saved-again = 本局又可以保存了。
game-must-pass = 所有空点对黑方都是禁手，黑方只能停一手或认输

menu-save = 保存对局
menu-copy = 复制为文本
menu-copy-link = 复制链接
menu-export = 导出
menu-pass = 停手
menu-draw = 提和
menu-restart = 重新开始
menu-swap = 交换黑白
menu-new-game = 新对局
menu-rules = 规则
menu-skins = 棋盘与棋子
menu-settings = 设置
menu-study = 返回研究
menu-title = 标题画面
menu-back = 返回棋盘

resign-title = 本局认输？
resign-text = { $who ->
    [you] 第 { $game } 局判你获胜。比分将变为 { $first } – { $second }。
   *[other] 第 { $game } 局判{ $name }获胜。比分将变为 { $first } – { $second }。
}
resign-keep = 继续下

restart-title = 本局重新开始？
restart-text = 已下的 { $moves } 手将被清除，无法撤销。
restart-text-over = 本局及其结果将被清除，无法撤销。

swap-title = 交换黑白？
swap-text = 交换后黑方：{ $black }，白方：{ $white }。棋子与时钟保持不变。

draw-title = { $who ->
    [you] 你提议和棋
   *[other] { $name }提议和棋
}
draw-text = 接受后，本局以和棋结束。
draw-accept = 接受
draw-decline = 拒绝

save-name = 对局名称
save-usual-name = { $black } – { $white }
save-do = 保存
# The name under which an unfinished game is saved when another takes its place.
save-unfinished = 未下完的对局
save-done = 已保存为 { $name }
save-failed = 对局无法保存：{ $reason }

end-five = 五连
end-overline = 黑方长连禁手
end-double-four = 黑方四四禁手
end-double-three = 黑方三三禁手
end-resignation = 认输
end-time = 超时
end-absence = 离线过久
end-full-board = 棋盘已满
end-agreement = 双方同意
end-passes = 双方停手
end-line-horizontal = { $stones ->
    [5] 横向五连
   *[other] 横向 { $stones } 连
}
end-line-vertical = { $stones ->
    [5] 纵向五连
   *[other] 纵向 { $stones } 连
}
end-line-diagonal = { $stones ->
    [5] 斜向五连
   *[other] 斜向 { $stones } 连
}
end-several-lines = 同时 { $lines } 线连成
end-place = { $from } – { $to }，第 { $move } 手
end-move = 第 { $move } 手
# $who is "you" for a player who has no name, wherever a name is the subject of a sentence.
end-wins = { $who ->
    [you] 你赢了
   *[other] { $name }获胜
}
end-draw = 和棋

coach-title = 确定吗？
coach-reason = 下 { $point } 之后，{ $winner ->
    [black] 黑方
   *[white] 白方
 }可 { $moves } 手必胜。
coach-other = 另选一着
coach-show = 显示着法
coach-play = 照下
result-rating = 你的水平
result-warnings = 教练提醒
result-warnings-usual = { $now } 次，平时 { $usual } 次

result-score = { $black } – { $white }
result-names = { $black } – { $white }，{ $game }
result-leads = { $who ->
    [you] 你领先
   *[other] { $name }领先
}
result-level = 比分持平
result-match = { $who ->
    [you] 你赢得比赛
   *[other] { $name }赢得比赛
}
result-match-drawn = 比赛打平
result-next = { $who ->
    [you] 下一局你先行
   *[other] 下一局{ $name }先行
}
result-next-coin = 下一局抛硬币决定先行
result-time = { $who ->
    [you] 你的用时
   *[other] 用时，{ $name }
}
best-moves = 最佳着
best-moves-of = 最佳着，{ $name }
best-moves-figure = { $best } / { $all }
best-moves-short = 最佳着 { $figures }
result-times = 用时 { $black } – { $white }
result-next-game = 下一局
result-again-swapped = 交换黑白再来一局
result-review = 复盘
result-study = 研究

refused-not-your-turn = 还没轮到你
refused-taken = 此处已有棋子
refused-off-board = 此点不在棋盘上
refused-overline = 黑方禁手：长连
refused-double-four = 黑方禁手：四四
refused-double-three = 黑方禁手：三三
refused-game-over = 本局已结束
refused-nothing-to-undo = 没有可悔的棋
refused-nothing-to-redo = 没有可恢复的棋
refused-no-game = 没有进行中的对局
refused-no-draw-now = 现在不能提和
refused-no-person = 双方都是电脑
refused-game-on = 本局尚未结束
refused-match-over = 比赛已结束
refused-no-hint = 此局面没有找到提示
refused-paused = 对局已暂停
refused-no-pass = 此规则不允许停手
refused-early-pass = 第五手之后才可停手
refused-empty-turn = 每回合至少落一子

# Why a point is forbidden to Black, sentence by sentence.
refused-why = 为什么？
why-count = { $at } / { $of }
why-back = 上一步
why-on = 下一步
why-end = 关闭
why-rules = 连珠规则
why-five = { $points } 可下：成五优先于禁手
why-allowed = { $points } 可下
why-overline = { $points } 是黑方禁手：形成长连，即六子或更多相连
why-double-four = { $points } 是黑方禁手：四四，同时形成两个四
why-double-three = { $points } 是黑方禁手：三三，同时形成两个活三
why-row-five = 五连：{ $points }
why-row-overline = 长连：{ $points }
why-row-open-four = 活四：{ $points }。下 { $others } 成五
why-row-four = 四：{ $points }。下 { $others } 成五
why-row-three = 三：{ $points }
why-row-no-three = 不算三：{ $points } 永远成不了活四
why-way-open = 下 { $points } 成活四：再下 { $others } 成五
why-way-five = 下 { $points } 直接成五，而不是活四
why-way-overline = 需要下 { $points }，而那是禁手：长连
why-way-double-four = 需要下 { $points }，而那是禁手：四四
why-way-double-three = 需要下 { $points }，而那是禁手：三三

# The opening: the protocol's questions and the players' answers.
refused-answer-first = 请先回答开局的问题
refused-not-asked = 开局此时需要另一步骤
refused-outside-region = 此子须落在标出的区域内
refused-offered-already = 此点已是打点
refused-offered-alike = 与已有打点对称
refused-not-offered = 请从打点中选一个
opening-about = 此开局的规则
opening-anywhere = 任意点
opening-centre = 天元
opening-within = 中央 { $side } × { $side } 之内
opening-outside = 中央 { $side } × { $side } 之外
opening-stone-black = 黑子
opening-stone-white = 白子
opening-place = { $stones ->
    [1] { $name }：在{ $where }落一枚{ $stone }。
   *[other] { $name }：落 { $stones } 枚棋子。下一枚是{ $stone }，落在{ $where }。
}
opening-choose = { $name }：请选择黑白。
opening-choose-way = { $name }：请选择如何继续。
opening-declare = { $name }：请宣布黑方五手的打点数。
opening-declare-number = 五手 { $number } 打
opening-offer = { $name }：请摆第 { $number } 个打点，共 { $wanted } 个。打点不得互相对称。
opening-pick = { $name }：请从打点中选定第五手。
opening-short-place = { $stone }，{ $where ->
    [board] 任意点
    [centre] 天元
    [within] 中央 { $side } × { $side }
   *[outside] { $side } × { $side } 之外
}
opening-short-choose = 选择黑白
opening-short-declare = 五手几打？
opening-short-offer = 打点 { $number } / { $wanted }
opening-short-pick = 选定打点
opening-swap = 改为{ $side }
opening-stay = 仍为{ $side }
opening-place-two = 再落两子
opening-offer-ten = 五手十打
opening-of-26 = 26 种开局
opening-did-swap = 交换
opening-did-stay = 不换
opening-did-place-two = 再落两子
opening-did-offer-ten = 五手十打
opening-did-offer = { $point }
opening-news-swap = 已交换。{ $side }：{ $name }
opening-news-stay = 未交换。{ $side }：{ $name }
opening-decision = { $name }：{ $decision }
opening-offered = 五手 { $points }
opening-news-place-two = { $name }：再落两子
opening-news-offer-ten = { $name }：五手十打
opening-news-declare = { $name }：五手 { $number } 打
opening-reasons = 为什么？
opening-reasons-close = 返回棋盘
opening-reasons-title = 电脑如何决定
opening-reasons-text = 电脑比较过的选项，以及它对各选项胜率的估计。
menu-opening = 为何如此开局？

# Online play.
refused-time-up = 这一手的时间已到
refused-not-online = 联机时不可用
refused-line-broken = 对方未连接，对局正在等待
refused-asked-already = 你已提出请求，请等待答复
game-ask-undo = 请求悔棋
game-ask-draw = 提和
game-ask-draw-short = 提和
online-match-room = 房间 { $code }
online-match-line = 在线
online-match-line-quiet = { $seconds } 秒无响应
online-match-line-broken = 离线
online-match-line-none = 未连接
online-match-broken = { $name }未连接。对局正在等待，时钟已停。
online-match-overdue = { $name }已超时，仍未落子。
online-match-claim = 宣告获胜
online-match-claim-later = 对方在本局中离开满 { $minutes } 分钟后，你可以宣告获胜。
online-match-go-on = 关闭
online-match-yes = 同意
online-match-no = 拒绝
online-match-withdraw = 撤回
online-match-asks-draw = { $name }提议和棋。接受吗？
online-match-asks-undo = { $name }请求悔棋。同意吗？
online-match-asks-swap = { $name }请求交换黑白。同意吗？
online-match-asks-next = { $name }想继续下一局。
online-match-asked-draw = 你已提和。正在等待{ $name }。
online-match-asked-undo = 你已请求悔棋。正在等待{ $name }。
online-match-asked-swap = 你已请求交换黑白。正在等待{ $name }。
online-match-asked-resign = 你已认输。正在通知{ $name }。
online-match-asked-next = 正在等待{ $name }
online-match-next = 下一局
online-match-rematch = 再来一场
online-match-next-waits = 双方准备好后，下一局开始。
online-match-watching = 观战中
menu-leave-room = 离开房间
leave-title = 离开房间？
leave-text = 你的座位会保留。{ $minutes } 分钟内回来可继续比赛；此后对方可以宣告获胜。
leave-text-over = 本局已结束。对方会得知你已离开。
leave-text-watcher = 你只是观战，对局照常进行。
leave-stay = 留下

# What the figures of "What the computer sees" mean. The short texts fit on one line of a phone.
heat-engine = 轮到{ $side }。数字为引擎估计的各点胜率（百分比）；只显示最好的几点。100 表示已证明必胜，最快的一手有标记。
heat-engine-short = 轮到{ $side } · 胜率（%）
heat-classic = 轮到{ $side }。数字为{ $name }给各点的评分；只显示最好的几点。
heat-classic-short = 轮到{ $side } · { $name }的评分

# The character on the seal of a result: won, lost, drawn.
seal-won = 胜
seal-lost = 败
seal-drawn = 和

# What a player is told who looks elsewhere: in a notification and in the title of the window.
attention-move = 轮到你了
attention-against = 对手：{ $name }
attention-over = 对局结束
attention-begun = 比赛开始了
attention-asked = 对手有请求
# Why the desktop keeps the screen on.
attention-clock = 对局正在计时
