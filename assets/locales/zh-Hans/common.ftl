# The name of this language in the language itself.
language-name = 简体中文

# Between each three digits of a large number.
number-separator = ,

# Before the tenths of a number.
decimal-mark = .

# Between the parts of a list: names or moves; facts; short statements; sentences; points in a sentence.
list-separator = { "、" }
fact-separator = { "，" }
statement-separator = { "。" }
sentence-separator = { "" }
point-separator = { "、" }
turn-separator = { "；" }

back = 返回
done = 完成
cancel = 取消
sound = 声音

# Players without a name, and two players together.
player-you = 你
player-engine = 引擎
player-first = 玩家一
player-second = 玩家二
player-host = 房主
player-guest = 来宾
players = { $first } – { $second }

# The rules.
rule-freestyle = 无禁手
rule-freestyle-note = 连成五子或更多即胜
rule-standard = 标准
rule-standard-note = 恰好五子才胜，长连不算
rule-renju = 连珠
rule-renju-note = 黑方有禁手
rule-caro = 卡罗
rule-caro-note = 恰好五子，且两端未全被堵
rule-caro-overline = 卡罗（长连胜）
rule-caro-overline-note = 同卡罗，但长连必胜

# The game that Continue resumes, and a line of the list of saved games.
saved-game = { $players } · { $rule } { $size } × { $size } · 第 { $moves } 手

# Problems with a file.
file-unreadable = 无法读取 { $file }
file-foreign = { $file } 不是 Narabe 对局
file-damaged = { $file } 已损坏，无法打开
file-newer = { $file } 由更新版本的 Narabe 保存
file-not-written = 无法写入 { $file }
file-not-plain = { $file } 不是普通文件
file-game-not-saved = 本局无法保存，下一手之后会再次保存。
file-study-not-saved = 本研究无法保存，下次改动后会再次保存。
file-review-not-saved = 复盘结果无法保存，下次启动后会重新复盘这一局。
file-settings-not-saved = 设置无法保存，下次改动后会再次保存。
file-practice-not-saved = 练习记录无法保存，下一题后会再次保存。
# The question before a game that cannot be saved is replaced by another.
file-not-kept = 未下完的一局无法保存。如果打开另一局，这一局就会丢失。
held-game-title = 打开另一局？
held-game-keep = 保留这一局
held-game-open = 仍然打开
# A file that cannot be used has been renamed; where it is now.
file-set-aside = { $problem }。文件已改名为 { $place }
toast-close = 关闭
# The last run ended with a fault of the program.
crash-told = Narabe 上次意外结束
crash-open-folder = 打开文件夹
crash-copy = 复制报告
report-copied = 报告已复制到剪贴板
# Nothing can be kept: in the browser by this page, on the desktop in this folder. Told once.
storage-page-refused = 本页面不能在此保存任何内容，对局只保留到关闭此标签页为止。
storage-page-full = 已没有空间留给本页面。删除一些已保存的对局之前，无法再保存。
storage-folder-refused = 无法写入文件夹 { $folder }，因此那里不会保存任何内容。
storage-disk-full = { $folder } 所在的磁盘已满。腾出空间之前，那里不会保存任何内容。

# A move without a stone.
move-pass = 停手
# The tip of a button, and the key that does the same.
tip-key = { $name }（{ $key }）
