# Online play.

online-title = 联机对局
online-you = 你
online-other = 对方

# Creating a room
online-create = 创建房间
online-create-do = 创建房间
online-board = { $rule }，{ $size } × { $size }
online-played = { $opening ->
    [none] { $clock }，{ $length }
   *[other] { $clock }，{ $opening }，{ $length }
}
online-terms-edit = 更改比赛设置
online-watching = 允许观战
online-host = 在局域网建房

# Joining a room
online-join = 用房间码加入
online-join-do = 加入
online-watch-do = 观战
online-code = 房间码，六个字符
online-code-note = 输入或粘贴房间码，也可粘贴整段邀请。
online-letters = 选择字符
online-letters-back = 删除最后一个
online-code-at = 大厅：{ $lobby }
online-code-letter = 房间码不含“{ $letter }”，只用字母 A–Z（I、L、O、U 除外）和数字 2–9。
online-code-length = 房间码为六个字符。请从对方发来的消息中重新复制。

# Name and lobby
online-name = 你的名字
online-name-note = 对手和观战者会看到。
online-lobby = 大厅
online-lobby-none = 棋手会合的服务器，地址可向朋友索取。同一局域网内不需要大厅：由一人建房即可。
online-lobby-of-page = 留空则使用本网页的大厅。
online-lobby-is = 你们将在 { $lobby } 会合。
online-address-empty = 请输入 192.168.1.5 或 wss://play.example.org 这样的地址。
online-address-long = 地址太长，请重新复制。
online-address-scheme = 地址不能以 { $what }:// 开头，请用 ws:// 或 wss://。
online-address-sign = 地址中不能有“{ $what }”，请输入 wss://play.example.org 这样的地址。
online-address-port = { $what } 不是端口。端口为 1 到 65535。
online-address-host = 缺少主机名，请输入 192.168.1.5 或 wss://play.example.org 这样的地址。

# How online play works
online-step-room = 一人创建房间，把房间码告诉另一人。
online-step-terms = 双方都能看到并更改比赛设置；双方都同意后比赛开始。
online-step-play = 着法在两台设备间直接传送，大厅只负责牵线；连接中断也不会丢失任何内容。
online-picture-here = 你的设备
online-picture-there = 对方设备

# The match that was left
online-seat = 你与{ $name }的比赛
online-seat-nameless = 你的比赛
online-seat-open = 比赛尚未开始。{ $minutes ->
    [0] 你刚刚离开。
   *[other] 你于 { $minutes } 分钟前离开。
}
online-seat-waits = 比赛正在等你。{ $minutes ->
    [0] 你刚刚离开。
   *[other] 你于 { $minutes } 分钟前离开。
}
online-seat-old = 你于 { $minutes } 分钟前离开。对方可能已宣告获胜。
online-seat-return = 返回
online-seat-forget = 放弃

# Connecting, and waiting in the room
online-calling = 正在连接大厅
online-room = 你的房间
online-leave = 离开
online-waiting = 正在等待对方
online-waiting-watcher = 正在等待对局双方
online-copy-code = 复制房间码
online-copied-code = 已复制房间码
online-copy-link = 复制链接
online-copied-link = 已复制链接
online-copy-invitation = 复制邀请
online-copied-invitation = 已复制邀请，含房间码和地址
online-hosting = 你正在局域网建房。同一网络中的人可凭房间码和此地址加入：{ $lobby }
online-at-lobby = 大厅：{ $lobby }
online-watch-open = 两位棋手到齐后，持有房间码的人都可观战。
online-watch-closed = 不允许观战。
online-picture = 含房间码和地址的二维码。
online-picture-link = 扫描此二维码可打开游戏。
online-picture-spoken = 邀请的二维码

# The match settings
online-dealing = 比赛设置
online-terms-come = 正在等待比赛设置
online-proposed-by = 由{ $name }提出
online-proposed-by-you = 由你提出
online-was = 原为 { $old }
online-rule-fouls = { $rule }，禁手判负
online-black-alternate = { $name }先执黑，之后轮流
online-black-loser = { $name }先执黑，之后负方执黑
online-black-random = 抛硬币
online-black-winner = { $name }先执黑，之后胜方执黑
online-you-agree = 你已同意
online-agrees = 已同意
online-you-think = 尚未同意
online-thinks = 尚未同意
online-change = 更改
online-agree = 同意
online-agree-not = 撤回
online-you-watch = 你在观战。双方都同意后比赛开始。

# The page of match settings
terms-title = 比赛设置
terms-use = 应用
terms-propose = 提议

# Events in the room
online-to-room = 前往房间
# A match between two machines has begun.
online-own-game = 你自己的对局保留在“继续”中：{ $game }
online-came = { $name }加入了房间
online-came-back = { $name }回来了
online-left = { $name }离开了房间
online-watcher = { $name }正在观战
online-watcher-nameless = 有人正在观战
online-terms-changed = { $name }提出了不同的比赛设置
online-declined-draw = { $name }拒绝了和棋。
online-declined-undo = { $name }不同意悔棋。
online-declined-swap = { $name }不愿交换黑白。
online-declined-next = { $name }现在不想再下一局。
online-withdrawn-draw = { $name }撤回了提和。
online-withdrawn-undo = { $name }不再请求悔棋。
online-withdrawn-swap = { $name }不再请求交换黑白。
online-withdrawn-next = { $name }不再请求下一局。

# Chat
chat-title = 聊天
chat-line = 消息
chat-send = 发送
chat-close = 关闭
chat-mute = 屏蔽
chat-hear = 取消屏蔽
chat-muted = 他人的消息已隐藏。
chat-empty = 还没有消息。
chat-watching = { $count } 人观战
chat-looking-on = 观战中
chat-spoken = { $name }：{ $line }

# Visitors in one's own room
visitors-title = 访客
visitors-none = 没有访客。
visitors-nameless = 无名访客
visitors-send-out = 请出房间
visitors-send-out-do = 请出
visitors-ask = 把{ $name }请出房间？
visitors-ask-text = 对方会立即断开，但凭房间码仍可再来。

# A link to another lobby
invited-title = 加入另一大厅的房间？
invited-text = 此链接通往大厅 { $lobby } 的房间 { $code }。该大厅以及你在那里遇到的人会看到你的 IP 地址。
invited-join = 加入

# Errors
online-trouble-no-lobby = 尚未设置大厅地址。请在“大厅”中输入，或在局域网建房。
online-helper-stun = 设置中的“{ $what }”不是 STUN 服务器。请用 stun:stun.example.org:3478 这样的形式，或留空。
online-helper-turn = 设置中的“{ $what }”不是 TURN 服务器。请用 turn:turn.example.org:3478 这样的形式，或留空。
online-helper-unnamed = TURN 服务器需要用户名和密码。请在设置中填写，或去掉该服务器。
online-trouble-lost = 无法连接大厅。请检查大厅地址和网络连接。
online-trouble-lost-because = 无法连接大厅（{ $reason }）。请检查大厅地址和网络连接。
online-trouble-no-hosting = 此设备无法建房（{ $reason }）。
online-trouble-seat = 无法恢复你在比赛中的座位。{ $reason }
online-trouble-no-chance = 系统没有提供随机数，而联机对局的安全需要它。请重新启动游戏后再试。
online-refused-unclear = 大厅不理解此请求。请检查房间码；若无误，请更新游戏。
online-refused-full = 房间已满。请等有人离开后再试。
online-refused-no-room = 没有此房间码的房间。请检查房间码，或自己创建房间。
online-refused-exists = 此房间码已被使用。请重新创建房间，以取得新的房间码。
online-refused-too-many = 此网络的请求过多。请等一分钟后再试。
online-refused-lobby-full = 大厅已满或即将关闭。请稍后再试，或换一个大厅。
online-bye-left = 对方已离开房间。
online-bye-taken = 两个棋手的座位都有人。如果允许观战，你可以观战。
online-bye-private = 此房间不允许观战。
online-bye-refused = 对方设备结束了连接。双方的游戏版本可能不同：请更新较旧的一方。
online-bye-sent-out = 房主已把你请出房间。
online-fault-version = 对方设备的游戏版本不同。请更新较旧的一方。
online-fault-garbled = 对方设备发来无法读取的内容，已忽略。
online-fault-illegal = 对方设备发来不合规则的着法，没有执行。
online-fault-turn = 对方设备未轮到就发来着法，已忽略。
online-fault-clock = 对方设备报告的用时少于实际时间，该着法没有执行。
online-fault-early = 对方设备称你已超时，但你并未超时，已忽略。
online-fault-disagreement = 两台设备上的对局已不一致，无法继续。请离开房间，重新开始比赛。
online-fault-terms = 对方设备提出的比赛设置无效。请提出别的设置。
online-fault-flood = 对方设备发来的消息过多，已不再接收。
online-fault-full = 比赛已达到最大长度。请离开房间，重新开始比赛。
