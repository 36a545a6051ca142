# Sending and receiving games.
share-copied = 对局已复制到剪贴板
share-not-copied = 对局无法复制：{ $reason }
share-text-not-copied = 无法复制：{ $reason }
share-folder-not-opened = 无法打开文件夹 { $folder }：{ $reason }
share-link-copied = 链接已复制到剪贴板
share-link-in-address = 链接已在本页地址中
share-link-bad = 此链接不含对局：{ $reason }
share-bad = 这不是对局：{ $reason }
share-displaced = 你未下完的一局已存入棋谱库的“已保存的对局”：{ $game }
share-clipboard-empty = 剪贴板中没有对局
share-file-bad = 无法打开 { $file }：{ $reason }
# While a large file is opened, with the share that is done in percent below it.
opening-file = 正在打开 { $file }

# A library with too many moves for a study: the moves that follow a position, and the branch that is opened.
branch-title = 选择分支
branch-moves-below = 其后手数
branch-move = 着法
branch-below = 其后手数
# The numbers on the stones of the board too.
branch-share = 占比（%）
branch-no-move = –
branch-end = 棋谱到此为止
branch-row = { $side } { $move }，{ $moves ->
    [0] 其后没有着法
   *[other] 其后 { $counted } 手
}
branch-row-show = 显示此局面
branch-fits = 共 { $counted } 手，将作为研究打开。
branch-too-large = 共 { $counted } 手，研究最多容纳 { $most } 手。请走入手数较少的着法。
branch-back = 后退一手
branch-open = 从此处打开

# The dialogs for files, and ours where the system has none.
file-dialog-open = 打开对局
file-dialog-save = 另存为
file-dialog-games = 对局与棋盘图片
file-dialog-all = 所有文件
file-no-dialog = 系统未提供文件对话框（{ $reason }）。
file-path = 路径
file-path-open-text = 请输入文件或文件夹的位置，或将其拖到此窗口。
file-path-type-text = 请输入或粘贴文件或文件夹的位置。
file-path-save-text = 请输入文件的保存位置。
file-path-no-folder = 没有文件夹 { $folder }。再次保存即可创建，也可以修改位置。
file-path-open = 打开
file-path-save = 保存
file-saved = 已保存为 { $place }
file-not-opened = { $reason }
file-not-saved = 文件无法保存：{ $reason }

# What a screen reader says about the board in a browser.
grid-board = 棋盘
grid-empty = { $point }，空
grid-black = { $point }，黑子
grid-white = { $point }，白子
grid-move = { $stone }，第 { $number } 手
grid-last-move = { $stone }，第 { $number } 手，最后一手
grid-main-move = { $point }，主要后续 { $text }，其后 { $below } 手
grid-next-move = { $point }，后续 { $text }，其后 { $below } 手

# Screen reader announcements.
spoken-move-black = 黑 { $point }
spoken-move-white = 白 { $point }
spoken-start = { $stones ->
    [0] 新对局
   *[other] 对局，已有 { $stones } 子
}
spoken-undone = 悔棋：拿掉 { $stones } 子
spoken-redone = 恢复：放回 { $stones } 子
spoken-pass-black = 黑方停手
spoken-pass-white = 白方停手
spoken-clock = { $name }：还剩 { $seconds } 秒
spoken-went-on = 对局继续
spoken-end = { $winner }。{ $how }

# What a second tab says of this one.
page-open-game = 另一标签页中：{ $names }，{ $moves } 手。
page-open-twin = 另一标签页中：一局双盘对局。

# What a file could not keep.
lost-occupied-points = 略去 { $count } 手下在已有棋子处的着法，以及其后的全部着法。
lost-off-board = 略去 { $count } 手下在棋盘外的着法，以及其后的全部着法。
lost-after-end = 略去 { $count } 手终局之后的着法。
lost-wrong-turn = 略去 { $count } 手未轮到的一方的着法，以及其后的全部着法。
lost-passes = 略去 { $count } 次停手，以及其后的全部着法。
lost-setup-changes = 略去 { $count } 处对局中途的棋子增减，以及其后的全部着法。
lost-setup-stones = 略去初始局面的 { $count } 枚棋子。
lost-empty-nodes = 略去 { $count } 个没有着法的局面。
lost-variations = 略去变化中的 { $count } 手。
lost-in-variations = { $extent } 条变化中的 { $count } 手被略去。
lost-in-all = 共 { $count } 手。
lost-comments = 略去 { $count } 条注释。
lost-board-texts = 略去棋盘上的 { $count } 个标注。
lost-board-texts-on-passes = 略去停手上的 { $count } 个标注。
lost-marks = 略去 { $count } 个标记。
lost-glyphs = 略去 { $count } 个着法评注（如 ! 或 ?）。
lost-properties = 略去其他程序的 { $count } 个属性。
lost-details = 略去 { $count } 项对局信息。
lost-characters = 略去该文件字符集中没有的 { $count } 个字符。
lost-further-games = 略去其余 { $count } 局。
lost-start-marks = 略去 { $count } 个起点标记。
lost-repeated-moves = 已将 { $count } 手重复着法与首次出现的合并。

# What a file does not say.
assumed-rule = 文件未注明规则，按{ $rule }处理。
assumed-size = 文件未注明棋盘大小，按 { $size } × { $size } 处理。
assumed-code-page = 文件未注明合适的字符集，按 { $name } 处理。
assumed-rows-from-top = 行号按此类文件的惯例从上往下数。如果棋谱上下颠倒，请翻转。
assumed-counted-from = 文件没有说明坐标从几开始，按从 { $first } 开始计算。
assumed-rows-from-bottom = 行号按通常的习惯从下往上数。如果棋谱上下颠倒，请翻转。
assumed-columns-without-i = 列的字母按没有 I 读取。
assumed-columns-with-i = 没有点在 I 列上，列的字母可能没有 I，已按有 I 读取。
assumed-game-per-line = 同一个点出现了两次，因此每行作为一局读取。

# Parts of a file that are told with their place. The sentence comes after the place.
odd-at = { $place }：{ $words }
odd-line = 第 { $line } 行
odd-move = 第 { $number } 手
odd-position = 第 { $number } 个局面
odd-in-game = 第 { $game } 局，{ $place }
odd-not-understood = 无法理解“{ $text }”，已略去。
odd-played-twice = “{ $text }”下了两次。
odd-off-board = “{ $text }”在棋盘之外。
odd-out-of-turn = “{ $text }”不是轮到的一方下的。
odd-after-end = “{ $text }”在文件给出的结束处之后，已略去。
odd-unknown-value = 无法理解“{ $text }”，已原样保留。
odd-given-twice = “{ $text }”重复出现，以第一个为准。
odd-misplaced = “{ $text }”位于对局中间，已视为整局的信息。
odd-several-moves = “{ $text }”有多个点，每个点都视为一手。
odd-not-closed = “{ $text }”没有结束标记。
odd-other-game = “{ $text }”是另一种游戏，已按五子棋读取。
odd-taken-as-name = “{ $text }”看起来像一手棋，但被当作棋手的名字。
odd-wrong-count = “{ $text }”与后面的手数不符。
odd-not-read = 有一部分无法读取：{ $text }
odd-stones-changed = 对局中途在“{ $text }”放上或取走了棋子，研究到此之前为止。
odd-wrong-number = “{ $text }”与后面一手的序号不符。
odd-broken-text = “{ $text }”中有无法读取的字符。
odd-others = 文件中还有 { $count } 处有问题。

# The dialog for exporting.
export-title = 导出
export-game = { $name }，{ $moves } 手
export-one-game = 一局
export-games = { $count } 局
export-twin = 一局双盘对局
export-format = 格式
export-sgf = SGF
export-sgf-note = 含变化、注释和标记。多数棋类程序可读。
export-psq = Piskvork
export-psq-note = 对局着法，供 Piskvork 和 Gomocup 程序使用。
export-lib = RenLib
export-lib-note = 含变化、注释和标注，供 RenLib 及能读其棋谱库的程序使用。
export-db = Yixin 和 Rapfi 局面库
export-db-note = 含全部局面及其注释、标注和评估，供 Yixin、Rapfi 及能读其局面库的程序使用。
export-narabe = Narabe
export-narabe-note = Narabe 保存的全部内容。
export-moves = 着法
export-moves-note = 一行着法，可粘贴到聊天或搜索框。
export-drawing = 文本棋盘
export-drawing-note = 用字母画出的局面，可粘贴到聊天。
export-png = PNG
export-png-note = 局面的图片。
export-svg = SVG
export-svg-note = 局面的矢量图，任意大小都清晰，适合印刷。
export-gif = GIF
export-gif-note = 对局的动画图片，各种聊天软件都能显示。
export-apng = 动画 PNG
export-apng-note = 对局的全彩动画图片。不支持动画的程序显示第一帧。
export-size = 边长（像素）
export-numbers = 手数
export-numbers-none = 无
export-numbers-last = 最后五手
export-numbers-all = 全部
export-coordinates = 坐标
export-plain = 素色棋盘，适合印刷
export-preview = 图片预览
export-copy = 复制
export-share = 发送
export-copied = 已复制到剪贴板
export-save = 保存
export-download = 下载
export-failed = 文件无法写入：{ $reason }

# The import of many games.
import-files = { $count } 个文件
import-running = 正在导入 { $name }
import-done = 已导入 { $name }
import-cancelled = { $name }：导入已取消
import-failed = { $name }：导入失败。{ $reason }
import-games = { $count } 局
import-seconds-left = 约剩 { $count } 秒
import-minutes-left = 约剩 { $count } 分钟
import-added = 已加入 { $added } 局{ $known ->
    [0] {""}
   *[other] ，{ $known } 局原已在库中
}
import-left-out = 略去 { $count } 局。
import-left-out-why = { $head }{ $reasons }。
import-without-moves = { $count } 局没有着法
import-against-rules = { $count } 局违反规则
import-unreadable = { $count } 局无法读取
import-cancel = 取消
import-close = 关闭
import-list = 查看列表
import-list-title = 导入时略去
import-list-game = 第 { $number } 局
import-list-named-game = 第 { $number } 局，{ $names }
import-list-place = { $file }：{ $game }
import-list-more = 另 { $count } 局
losses-title = 已打开，但有改动
losses-text = 文件的以下部分无法保留，或只能推定：
study-turn = 上下翻转
# A button of the same dialog, where the character set of the file was guessed.
losses-character-set = 用其他字符集读取
character-set-title = 字符集
character-set-text = 文件没有说明字符集。用各字符集读取的结果：
picture-edges = 棋盘可能比图片大：网格也许延伸到图片边缘（{ $edges }）之外。
picture-edge-left = 左
picture-edge-top = 上
picture-edge-right = 右
picture-edge-bottom = 下
picture-read = 从图片中读出 { $stones } 枚棋子

# The backup.
backup-empty = 还没有可备份的对局
lost-times = 略去 { $count } 手的用时。
lost-positions = 略去 { $count } 个此格式无法表示的局面。
lost-long-texts = { $count } 段文字超出此格式的长度，略去了后面的部分。
