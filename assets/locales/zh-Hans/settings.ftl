# Settings.

settings-title = 设置
settings-look = 显示
settings-board = 棋盘
settings-sound = 声音
settings-motion = 动画
settings-play = 对局
settings-study = 研究
settings-online = 联机
settings-access = 无障碍
settings-controls = 操作
settings-about = 关于

# Look
settings-theme = 主题
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-theme-contrast = 高对比度
settings-theme-system = 系统
settings-language = 语言
settings-language-system = 跟随系统
settings-window = 窗口
settings-window-windowed = 窗口
settings-window-full = 全屏

# Board
settings-numbers = 手数
settings-numbers-off = 关闭
settings-numbers-last = 最近几手
settings-numbers-all = 全部
settings-mark = 最后一手
settings-mark-three = 闪三次
settings-mark-keeps = 持续闪烁
settings-mark-still = 不闪
settings-coordinates = 坐标
settings-coordinates-note = A 到 O，1 到 15
settings-stars = 星位
settings-skins = 棋盘与棋子
settings-skins-open = 选择

# Sound
settings-volume-stones = 棋子
settings-volume-interface = 界面
settings-volume-music = 音乐
settings-mute = 全部静音
settings-mute-note = M 键
settings-mute-background = 在后台时静音

# Motion
settings-motion-system = 系统
settings-motion-full = 完整
settings-motion-reduced = 减弱
settings-motion-off = 关闭
settings-light = 标题画面的光影
settings-gold = 获胜时的金箔

# Play
settings-pace = 电脑落子前停顿
settings-seconds = { $seconds } 秒
settings-attention = 轮到我时标记窗口
settings-attention-note = 其他窗口在前时，在标题和任务栏上提示
settings-notifications = 通知
settings-notifications-note = 其他窗口在前时，轮到你、对手有请求或对局结束都会通知
settings-notifications-blocked = 通知已被禁止。请在地址旁的网页设置中允许通知，然后重新打开此开关。
settings-notifications-missing = 这里不支持通知。在 iPhone 或 iPad 上，请先把网页添加到主屏幕。
settings-keep-games = 保留下完的对局
settings-keep-games-note = 收入棋谱库
settings-coach = 与电脑对局时的教练
settings-coach-note = 落下必败的一着之前提醒
settings-adapt = 自动调整等级
settings-adapt-note = 新对局选择适合你的等级
settings-chance = 在电脑一栏显示胜率
settings-chance-note = 引擎自己的估计
settings-forbidden = 在棋盘上标出禁手点
settings-forbidden-note = 连珠中黑方不能下的点打叉
settings-confirm = 触屏落子需确认
settings-confirm-note = 点一下瞄准，再点一下落子
settings-confirm-click = 鼠标落子也要确认
settings-confirm-click-note = 第一次点击瞄准，第二次落子
settings-cursor = 棋盘上的键盘光标
settings-cursor-note = 方向键移动，Enter 落子

# Study
settings-lines = 最佳变化数
settings-threads = 处理器线程
settings-threads-note = 分析所用的线程数；默认为总数减一。
settings-memory = 内存（MB）
settings-memory-note = 内存越多，长时间分析时越少重复计算相同局面。

# Online
settings-name = 你的名字
settings-name-note = 对手和观战者会看到。
settings-lobby = 大厅
settings-lobby-note = 棋手会合的服务器。它能看到房间码和你的 IP 地址，但看不到着法。
settings-advanced = 高级
settings-stun = STUN 服务器
settings-stun-note = 告知你的设备其公网地址，以便他人连接。默认服务器由 Google 运营，会看到你的 IP 地址；可换用别的，也可不用。大厅在本地网络时不会用到。
settings-turn = TURN 服务器
settings-turn-note = 无法直接连接时转送着法。需要你自己的服务器。
settings-turn-user = TURN 用户名
settings-turn-password = TURN 密码
settings-watch = 允许观战
settings-watch-note = 在你创建的房间中

# Accessibility
settings-text-size = 文字大小
settings-text-size-letter = 字
settings-per-cent = { $value }%
settings-shapes = 棋子上的形状
settings-shapes-note = 黑子加方块，白子加圆环
settings-targets = 放大触控区域
settings-speech = 朗读着法
settings-speech-note = 使用界面语言；Linux 需要 Speech Dispatcher
settings-speech-rate = 朗读速度
settings-speech-rate-note = 相对正常速度的百分比
settings-volume-speech = 朗读音量
speech-fault = 无法朗读着法：{ $reason }

# Controls
settings-side = 对局控件的位置
settings-side-note = 便于单手操作
settings-side-usual = 默认
settings-side-left = 左侧
settings-side-right = 右侧
settings-slow-keys = 慢速键
settings-slow-keys-note = 按住多久才生效；输入文字不受影响
settings-slow-off = 关闭
settings-slow-short = 0.3 秒
settings-slow-medium = 0.6 秒
settings-slow-long = 1 秒
settings-switch = 单键控制
settings-switch-note = 依次标出各控件，按下即选中
settings-switch-by = 所用按键
settings-switch-key = 空格、Enter
settings-switch-pad = 手柄
settings-switch-press = 任意点按
settings-scan = 每个控件的时间

# About
settings-version = 版本
settings-rules = 规则与开局
settings-rules-open = 阅读
settings-credits = 制作信息与许可证
settings-credits-open = 查看
settings-report = 问题报告
settings-report-note = 供查找问题者使用的程序与系统信息，不含姓名和对局
settings-report-copy = 复制报告
settings-data = 对局和设置的文件夹
settings-data-open = 打开文件夹

# Reset
settings-reset = 恢复默认设置
settings-reset-title = 重置全部设置？
settings-reset-text = 本页全部设置以及所选的棋盘和棋子将恢复默认。名字、大厅和已保存的对局不变。
settings-reset-keep = 保留我的设置
settings-reset-do = 重置

# The backup.
settings-files = 你的对局
settings-backup = 备份
settings-backup-note = 棋谱库全部对局、已保存的对局与研究，以 SGF 存为一个文件
settings-backup-do = 保存备份
settings-restore = 还原
settings-restore-note = 已有的对局不会重复加入
settings-restore-do = 打开备份
settings-offline = 保存全部内容以便离线使用
settings-offline-note = 还会保存所有语言及其字体，约 9 MB。用过的内容总是会保存。
settings-offline-coming = 正在下载…
settings-offline-whole = 已全部保存。没有网络也能以任何语言启动游戏。
settings-offline-incomplete = 有些内容无法下载或保存。请检查网络和可用空间，然后关闭并重新打开此开关。
settings-offline-missing = 这里不为网页保存文件。
