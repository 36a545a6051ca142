# The tab of the study with the games of the library that came to its position.
study-tab-explorer = 实战
explorer-games-here = 局实战
explorer-searching = 正在搜索棋谱库
explorer-start = 第一手
explorer-after = 第 { $moves } 手之后
explorer-set-up = 摆出的局面
explorer-to-move = 轮到{ $side }

# The columns of the moves.
explorer-games = 对局
explorer-draw = 和棋
explorer-engine = 引擎
explorer-year = 年份
explorer-rating = 等级分

# What a screen reader says about a move.
explorer-move = { $move }，{ $games ->
    [1] 1 局
   *[other] { $counted } 局
}
explorer-move-results = 黑胜 { $black }，和棋 { $draw }，白胜 { $white }
explorer-move-no-results = 无结果
explorer-move-year = 平均年份 { $year }
explorer-move-rating = 平均等级分 { $rating }
explorer-move-engine = 引擎 { $value }
explorer-move-play = 走这一手

# Without games.
explorer-none = 没有对局走到此局面
explorer-none-note = 你下完的对局会自动收入棋谱库。文件中的对局也可加入棋谱库。
explorer-none-filtered = 没有符合筛选的对局
explorer-none-filtered-note = 取消筛选后也许会有。
explorer-last = 对局到此为止
explorer-failed = 无法搜索棋谱库：{ $reason }
explorer-library = 打开棋谱库

# The games behind the position.
explorer-filter = 筛选
explorer-search = 搜索此局面
explorer-sort = 对局排序
explorer-moves = { $moves } 手
explorer-open = { $game }。从此局面打开
explorer-show-more = 再看 { $count } 局
explorer-legend = 棋子大小与数字：占对局的百分比

# The filter.
explorer-source = 对局
explorer-source-all = 全部
explorer-source-mine = 我的
explorer-source-others = 他人
explorer-rule = 规则
explorer-rule-any = 不限
explorer-player = 棋手
explorer-rated = 等级分不低于
explorer-rated-less = 降低
explorer-rated-more = 提高
explorer-rated-any = 不限
explorer-clear-filter = 清除筛选

# Where the games come from.
explorer-own-games = 自己的对局
explorer-online-games = 联机对局
explorer-other-sources = + { $count }

# The table of the player's own openings.
my-openings = 棋手的开局
my-openings-none = 还没有你的对局。下完的每一局都会计入这里。
my-openings-black = 执黑
my-openings-white = 执白
my-openings-score = 得分
my-openings-other = 其他开局
my-openings-row = { $name }，{ $games } 局，得分 { $score }。查看实战。
my-openings-left = 第 { $move } 手你通常走 { $usual }，但有 { $times } 次走了 { $played }

# An opening among those to choose from.
opening-games = { $games ->
    [1] 1 局
   *[other] { $counted } 局
}

# Openings and weaknesses of any player.
player-choice = 棋手姓名
player-openings-none = 棋谱库中没有这位棋手的单盘对局。
player-openings-left = 第 { $move } 手 { $times } 次下 { $played }，通常下 { $usual }
