# The game on twin boards.
rule-twin = 双盘
rule-twin-note = 两张 19 × 19 棋盘，同下一局
saved-twin-game = { $players } · { $rule } · 第 { $turns } 回合
twin-left-board = 左盘
twin-right-board = 右盘
twin-upper-board = 上盘
twin-lower-board = 下盘
twin-moves = { $moves } 手
twin-point-left = 左盘 { $point }
twin-point-right = 右盘 { $point }
twin-point-upper = 上盘 { $point }
twin-point-lower = 下盘 { $point }
twin-two-stones = { $first }，{ $second }
twin-your-turn = 轮到你，两盘任选
twin-one-stone = 落一子，两盘任选
twin-one-more = 再落一子，或结束回合
twin-played = 落在{ $turn }
twin-end-turn = 结束回合
twin-pause-text = 时钟已停，两张棋盘已隐藏。
twin-hint-end = 一子足够：结束回合
twin-notice-win = 你两盘都有四：现在同时成五
twin-notice-stop = { $who ->
    [you] 你两盘都有四：须挡住一盘
   *[other] { $name }两盘都有四：挡住一盘
}
twin-notice-lost = { $who ->
    [you] 你两盘都有挡不住的四
   *[other] { $name }两盘都有挡不住的四
}
twin-notice-half = 只在一盘成五即负：另一盘也要成五
twin-end-both = 同一回合两盘成五
twin-end-one = 只在一盘成五，判负
twin-end-turns = 分两回合成五，判负
twin-end-full = 两盘都已下满
twin-end-no-row = 双方都已无法获胜
