# What a key does
key-does-left = 光标左移
key-does-right = 光标右移
key-does-up = 光标上移
key-does-down = 光标下移
key-does-place = 落子
key-does-undo = 悔棋
key-does-redo = 恢复
key-does-hint = 提示
key-does-end-turn = 结束回合（双盘）；编辑（研究）
key-does-pause = 暂停（计时对局）
key-does-heat = 电脑所见
key-does-numbers = 手数；下一个失误或习题
key-does-analyse = 开关分析（研究）
key-does-threat = 对方的威胁（研究）
key-does-forbidden = 禁手点（研究）
key-does-next-moves = 在棋盘上显示后续着法（研究）
key-does-fours = 双方的 VCF（研究）
key-does-mute = 静音
key-does-full-screen = 全屏
key-does-next-control = 下一个控件
key-does-activate = 启用控件
key-does-back = 返回，或对局菜单
key-does-list = 显示这个列表

# Keys
key-left = 左方向键
key-right = 右方向键
key-up = 上方向键
key-down = 下方向键
key-enter = Enter
key-space = 空格
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-lines = 1 至 3

# Buttons of a gamepad
pad-south = 下键
pad-east = 右键
pad-west = 左键
pad-north = 上键
pad-left-shoulder = 左肩键
pad-right-shoulder = 右肩键
pad-left-trigger = 左扳机键
pad-right-trigger = 右扳机键
pad-select = Select
pad-start = Start
pad-left-stick = 左摇杆
pad-right-stick = 右摇杆

# Changing a key
keys-row = { $action }：{ $key }
keys-pad = 手柄：{ $button }
keys-none = 无
keys-note = 选择一项操作以更改按键。
keys-press = 请按新的按键。Esc 取消。
keys-press-pad = 请按新的按键或手柄按钮。Esc 取消。
keys-fixed = 此键的用途是固定的。请按别的键。
keys-taken = { $key } 已被使用
keys-taken-text = 它的作用是：{ $action }。要互换吗？
keys-swap = 互换
keys-reset = 恢复此键
keys-reset-all = 恢复全部按键

# 研究中的按键
keys-study = 在研究中
keys-with-shift = Shift + { $key }
study-key-back = 上一手
study-key-forward = 下一手
study-key-previous-sibling = 上方的变化
study-key-next-sibling = 下方的变化
study-key-previous-branching = 上一个分支
study-key-next-branching = 下一个分支
study-key-previous-comment = 上一条注释
study-key-next-comment = 下一条注释
study-key-first = 开头
study-key-last = 此变化的最后一手
study-key-previous-mistake = 上一个失误
study-key-next-mistake = 下一个失误
study-key-play-fours = 走出 VCF
study-key-lines = 走出一条最佳变化
study-key-board = 转到棋盘：之后方向键移动光标
