# The list of saved games.
load-title = 已保存的对局
load-paste = 粘贴对局
load-pick = 打开文件
load-empty = 还没有保存的对局
load-empty-note = 从对局菜单保存的对局和被取代的研究会出现在这里。
load-folder-fault = 无法列出已保存的对局：{ $reason }

# A study in the list.
load-study = 研究 · { $players } · { $rule } { $size } × { $size } · { $moves } 手{ $varied ->
    [0] {""}
   *[other] ，变化 { $varied } 手
}

# What a screen reader says about a saved game.
load-open = 打开 { $name }。{ $game }。{ $when }
load-open-damaged = { $name }：{ $fault }
load-rename = 给 { $name } 改名
load-delete = 删除 { $name }
load-finished = 已结束

load-now = 刚刚
load-minutes = { $count } 分钟前
load-hours = { $count } 小时前
load-days = { $count ->
    [1] 昨天
   *[other] { $count } 天前
}
load-date = { $year }-{ $month }-{ $day }

load-rename-title = 对局改名
load-rename-study-title = 研究改名
load-rename-field = 名称
load-rename-yes = 改名
load-rename-fault = 文件无法改名：{ $reason }

load-delete-title = 删除“{ $name }”？
load-delete-text = { $game }。删除后无法恢复。
load-delete-damaged = 文件 { $file } 将被删除，无法恢复。
load-delete-yes = 删除
load-delete-fault = 文件无法删除：{ $reason }

# The choice of several, to review them.
load-select = 多选
load-choose = 选择 { $name }
load-choose-all = 全选
load-chosen = 已选 { $count } 局
load-review = 复盘

# The review of several games.
reviews-progress = 第 { $game } 局，共 { $games } 局，{ $name }：局面 { $done } / { $whole }
reviews-stop = 停止
reviews-close = 关闭总结
reviews-title = 已复盘 { $finished } / { $games } 局
reviews-person = { $name }：{ $games }
reviews-games = { $count } 局
reviews-losing-moves = 败着 { $count } 手
reviews-missed-wins = 漏胜 { $count } 次
reviews-mistakes = 失误 { $count } 手
reviews-inexact = 缓手 { $count } 手
reviews-no-mistakes = 未发现失误
reviews-most-often = 最常见：{ $cause }（{ $count } 次）
mistake-kind-missed-five = 能成五而未成
mistake-kind-missed-fours = 漏掉 VCF
mistake-kind-missed-threats = 漏掉 VCT
mistake-kind-foul = 下在禁手点
mistake-kind-four-not-stopped = 没有挡冲四
mistake-kind-three-not-stopped = 没有应活三
mistake-kind-wrong-block = 防错了点
mistake-kind-fork = 让对方形成双重威胁
mistake-kind-forbidden-block = 冲四的挡点是禁手
mistake-kind-fours = 让对方有 VCF
mistake-kind-threats = 让对方有 VCT
mistake-kind-gave = 给对方形成棋形
mistake-kind-left = 留下了对方的要点
mistake-kind-not-taken = 没有形成自己的棋形
mistake-kind-more-threats = 留下的威胁太多
mistake-kind-fewer-threats = 保留的威胁太少
mistake-kind-less-room = 空间太小
mistake-kind-stops-less = 挡住的太少
mistake-kind-in-the-line = 没有看到后续

# Kinds of mistakes without a known reason, and the lists of mistakes.
mistake-kind-losing-move = 败着（搜索评估）
mistake-kind-missed-win = 漏胜
mistake-kind-mistake = 失误（搜索评估）
mistake-kind-inexact = 缓手
mistake-kind-other = 其他失误
mistake-list-more = 另有 { $count } 手未列出。
mistake-list-gone = 这一局已经不在了。
