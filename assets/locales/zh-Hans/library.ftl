# The library: all games that are kept.
library-title = 棋谱库
library-own = 你的 { $own } 局
library-others = { $others } 局
library-own-and-others = 你的 { $own } 局，他人的 { $others } 局
library-import = 导入
library-new-study = 新研究
library-more-actions = 更多
library-saved = 已保存的对局与研究
library-merge = 合并重复的对局

# The list.
library-games = 对局
library-matches = 符合 { $count } 局
library-searching = 正在搜索……
library-more = 还有 { $count } 局，请滚动
library-opening = 正在打开棋谱库
library-opening-note = 需要片刻。
library-empty = 还没有对局
library-empty-note = 你下完的对局会收在这里。“导入”可加入他人的棋谱集。
library-none = 没有符合的对局
library-none-note = 清除某个筛选，或拿掉棋盘上的棋子，可看到更多。
library-failed = 棋谱库无法打开

# One game.
library-moves = 手
library-size = { $size } × { $size }
library-level = { $level } 级
library-event = { $event }，第 { $round } 轮
library-round = 第 { $round } 局
library-online = 联机
library-mine = 我的对局
library-day = { $year } 年 { $month } 月 { $day } 日
library-month = { $year } 年 { $month } 月
# What a screen reader says of a game.
library-spoken = { $players }。{ $result }，{ $moves } 手
library-black-won = 黑胜
library-white-won = 白胜
library-drawn = 和棋
library-no-result = 无结果
library-choose = 选择 { $name }

# The order of the list.
library-order = 排序
library-order-newest = 最新在前
library-order-oldest = 最早在前
library-order-players = 按棋手
library-order-event = 按赛事
library-order-most-moves = 手数多在前
library-order-fewest-moves = 手数少在前
library-order-rating = 等级分高在前
library-order-added = 最近加入在前

# The filter.
library-filter = 筛选
library-players = 棋手
library-name = 姓名
library-rule = 规则
library-result = 结果
library-all = 全部
library-draw = 和棋
library-free = 无禁
library-twin = 双盘
library-rating = 等级分
library-rating-least = 最低等级分
library-rating-highest = 最高等级分
library-date = 日期，如 2026-04-01
library-from = 开始日期
library-until = 结束日期
library-any = 不限
library-today = 今天
library-to = 至
library-tags = 标签
library-more-tags = + { $count }
library-sources = 来源
library-count = { $count }
library-clear-filters = 清除全部筛选
library-show = 查看

# The search by position.
library-position = 按局面搜索
library-board = 要查找的局面
library-tools = 要放的棋子
library-clear-board = 清空
library-find = 查找
library-symmetric = 八种对称均可
library-among = 允许另有棋子

# What is done with the chosen games.
library-chosen = { $count ->
    [0] 未选对局
   *[other] 已选 { $count } 局
}
library-chosen-moves = { $moves } 手
library-clear-choice = 取消选择
library-tag = 标签
library-tag-title = 为所选对局加标签
library-tag-note = 点击标签即可添加或去掉，也可输入新标签。
library-tag-field = 新标签
library-tag-yes = 添加标签
library-together = 合并研究
library-together-done = 此研究收有 { $count } 局，每局一条变化。“由此练谱”会问其中的着法。
library-together-none = 双盘对局和从给定局面开始的对局无法合并
library-delete = 删除
library-review = 复盘
library-review-all = 全部复盘
library-review-none = 双盘对局不能复盘
library-undo = 撤销
library-undo-last = 撤销上次更改
library-undone = 已撤销
library-nothing-undone = 没有可撤销的更改
library-tagged = { $count ->
    [0] 没有对局改变
   *[other] 已为 { $count } 局加标签
}
library-untagged = { $count ->
    [0] 没有对局改变
   *[other] 已从 { $count } 局去掉标签
}
library-changed = { $count ->
    [0] 没有改变
   *[other] 已更改
}
library-deleted = 已删除 { $count } 局
library-merged = { $count ->
    [0] 没有重复的对局
   *[other] 已合并 { $count } 局
}
library-refused = 未作更改：{ $reason }
library-damaged = 棋谱库曾损坏：{ $reason }。可读取 { $kept } 局。
library-export = 导出

# The opening in the filter, and the marks of a review.
library-by-opening = 开局
library-opening-all = 全部开局
library-reviewed = 已复盘
library-reviewed-side = { $side }：{ $facts }

# The weaknesses of a player.
weaknesses = 棋手的弱点
weaknesses-none = 这位棋手的对局还没有复盘。可以在这里复盘，或在棋谱库中选择对局。
weaknesses-clean = 已复盘的对局中未发现失误。
weaknesses-reviewed = 已复盘 { $reviewed } / { $games } 局
weaknesses-moves = { $count } 手
weaknesses-accuracy = 准确率 { $percent }
weaknesses-share = 占比
weaknesses-by-phase = 开局 { $opening }，中盘 { $middle }，终盘 { $end }
weaknesses-phases = 开局为第 1 至 10 手，中盘为第 11 至 30 手，终盘从第 31 手起。
weaknesses-row = { $kind }：{ $count } 次，占 { $share }；开局 { $opening }，中盘 { $middle }，终盘 { $end }
weaknesses-review = 复盘 { $count } 局
weaknesses-practise = 练习这些
