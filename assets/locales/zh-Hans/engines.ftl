# The programs of other authors that a person adds as engines: their list, the form for one, its test, and what goes wrong with
# them. These texts are in the desktop game alone.

# In the settings.
settings-engines = 引擎
settings-engines-list = 其他引擎
settings-engines-none = 可以和 Rapfi 等程序对局
settings-engines-open = 查看
settings-engine-messages = 引擎的消息
settings-engine-messages-note = 对局中显示引擎最后输出的一行

# The list.
engines-title = 引擎
engines-text = 使用 Gomocup 通信方式的程序可以像其他对手一样对局。你没有选择的程序不会启动。
engines-add = 添加引擎
engines-own = 内置
engines-own-rules = 所有规则
engines-own-sizes = { $least } 到 { $most } 路
engines-own-status = 随时可用
engines-test = 重新检查{ $name }
engines-change = 修改{ $name }
engines-mend = 修复{ $name }
engines-remove = 删除{ $name }
engines-remove-title = 删除{ $name }？
engines-remove-text = 程序会留在这台电脑上。保存的对局保留它的名字。
engines-remove-keep = 保留
engines-remove-do = 删除
engines-broken = 无法读取的条目
engines-broken-reason = 文件中的这个条目无法读取：{ $reason }
engines-broken-status = 已损坏
engine-rules-unknown = 规则未知
engine-sizes-unknown = 棋盘未知
engine-sizes = { $sizes } 路
engine-status-passed = 通过：{ $date }
engine-status-late = 超时 { $seconds } 秒
engine-status-untested = 未检查
engine-status-failed = 检查时没有下一手棋
engine-status-missing = 文件不存在
engine-status-no-wine = 没有 Wine
engine-refuses-rule = { $rule }：检查时拒绝
engine-refuses-size = { $size } × { $size } 对它太大

# The form.
engine-form-add = 添加引擎
engine-form-change = 修改引擎
engine-form-text = 任何使用以下通信方式之一的程序。它在单独的进程中运行，内存和时间都有限制。
engine-form-close = 关闭
engine-form-path = 程序
engine-form-choose = 选择
engine-form-name = 名称
engine-form-protocol = 通信方式
engine-protocol-gomocup = Gomocup
engine-protocol-yixin = Yixin
engine-form-runner = 运行方式
engine-runner-native = 系统
engine-runner-wine = Wine
engine-form-no-wine = 这是 Windows 程序，但没有 Wine。
engine-form-more = 启动选项、文件夹、限制
engine-form-arguments = 启动选项
engine-form-folder = 工作文件夹（留空则为程序所在处）
engine-form-threads = 线程
engine-form-threads-less = 减少线程
engine-form-threads-more = 增加线程
engine-threads-own = 自动
engine-form-memory = 内存（MB）
engine-form-memory-less = 减少内存
engine-form-memory-more = 增加内存
engine-form-test = 检查
engine-form-stop = 停止
engine-form-log = 显示记录
engine-form-do = 添加
engine-form-save = 保存
file-dialog-program = 选择程序
file-path-program-text = 输入或粘贴程序所在的位置。
file-path-program = 选择

# The test.
engine-test = 检查
engine-test-none = 检查会启动程序，看看它能做什么。大约需要二十秒。
engine-test-running = 第 { $count } 步
engine-test-stopped = 已停止
engine-test-done = 完成
engine-test-took = { $ms } ms
engine-step-time = 遵守时间
engine-step-running = 等待中…
engine-step-rule = { $rule }：接受
engine-step-no-rule = { $rule }：拒绝
engine-step-other-rule = { $rule }：改按{ $other }下
engine-step-in-time = 从不超时
engine-step-legal = 合法的一手
engine-step-takeback = 可以悔棋
engine-step-nodes = 遵守局面数限制
engine-step-stop = 能按要求停止
engine-step-swap2 = 自己选择开局
engine-step-lines = { $count } 条分析
engine-step-unclear = 无法判断
engine-step-refused = 不支持
engine-step-answered = 拒绝：{ $answer }
engine-plays = 可下{ $rules }，{ $sizes } 路。
engine-stays-off = 这个引擎不能用{ $rule }。
engine-log-title = 检查记录
engine-log-copy = 复制
engine-log-copied = 记录已复制。
engine-log-close = 关闭

# In a new game and during one.
new-engines = 引擎
new-engines-manage = 管理
game-engine-opens = { $name }不懂这个开局，由 Narabe 代它选择。
menu-engine-messages = 引擎的消息
game-engine-messages = { $name }的消息
game-engine-silent = 它还没有输出任何内容。

# What goes wrong with a program.
engine-fault-not-found = 它的文件不存在：{ $detail }
engine-fault-not-executable = 它的文件不是程序或不允许运行：{ $detail }
engine-fault-cannot-start = 系统无法启动它：{ $detail }
engine-fault-no-wine = 这是 Windows 程序，但没有 Wine。
engine-fault-no-start = 它不能在 { $detail } × { $detail } 的棋盘上开始对局。{ $why }
engine-fault-refused = 它拒绝了：{ $detail }
engine-fault-exited = 它在对局中退出，代码 { $detail }。
engine-fault-ended = 它在对局中退出。
engine-fault-crashed = 它意外结束了，信号 { $detail }。
engine-fault-line-too-long = 它输出了过长的一行。
engine-fault-too-much-output = 它一秒内输出过多。
engine-fault-off-board = 它回答了棋盘外的 { $detail }。
engine-fault-occupied = 它下在已有棋子的 { $detail }。
engine-fault-forbidden = 它下在禁手点 { $detail }。
engine-fault-not-swap2 = 它回答了 { $detail }，swap2 不允许。
engine-fault-memory = 它使用的内存超过 { $detail } MB。
engine-fault-not-reading = 它不读取发送的内容。
engine-fault-other = { $detail }
