# What a review says about a game. $side and $winner are black or white, $move and $point are points such as H8.

review-lost-fours = { $side ->
    [black] 黑方
   *[white] 白方
}败于第 { $ply } 手（{ $move }）：此后{ $winner ->
    [black] 黑方
   *[white] 白方
}可 VCF { $moves } 手胜，已证明。
review-lost-threats = { $side ->
    [black] 黑方
   *[white] 白方
}败于第 { $ply } 手（{ $move }）：此后{ $winner ->
    [black] 黑方
   *[white] 白方
}可 VCT { $moves } 手胜，已证明。
review-lost-judged = { $side ->
    [black] 黑方
   *[white] 白方
}估计败于第 { $ply } 手（{ $move }）：此后{ $winner ->
    [black] 黑方
   *[white] 白方
}几乎必胜。
review-lost-foul = { $side ->
    [black] 黑方
   *[white] 白方
}败于第 { $ply } 手：{ $move } 是{ $foul ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}禁手。
review-better = 下 { $better } 可以守住（估计 { $percent }%）。
review-better-only = 只有 { $better } 能守住，已证明。
review-missed-win = { $side ->
    [black] 黑方
   *[white] 白方
}第 { $ply } 手（{ $move }）漏掉已证明的胜法：{ $better } 可 { $moves } 手胜。
review-nobody-before = 第 { $ply } 手之前，双方都没有已证明的胜法。
review-nobody = 双方都没有已证明的胜法。
review-too-little = 计算不够深，无法判断输在哪一手。
review-reason-missed-five = { $point } 可以成五。
review-reason-four-not-stopped = 冲四没有挡住：{ $point } 成五。
review-reason-three-not-stopped = 活三没有应：{ $point } 成活四。
review-reason-wrong-block = { $move } 防错了点。
review-reason-fork = { $point } 形成{ $shape ->
    [four-three] 四三
    [double-three] 双三
   *[open-four] 一子挡不住的四
}。
review-reason-forbidden-block = { $winner ->
    [black] 黑方
   *[white] 白方
}成四，挡点 { $point } 是{ $foul ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}禁手。
review-reason-fours = 从 { $point } 起连续冲四取胜（VCF）。
review-reason-threats = 从 { $point } 起连续活三、冲四取胜（VCT）。
review-lost-proven = { $side ->
    [black] 黑方
   *[white] 白方
}败于第 { $ply } 手（{ $move }）：此后{ $winner ->
    [black] 黑方
   *[white] 白方
}可 { $moves } 手胜，已证明。
review-lost-searched = { $side ->
    [black] 黑方
   *[white] 白方
}估计败于第 { $ply } 手（{ $move }）：搜索认为此后{ $winner ->
    [black] 黑方
   *[white] 白方
} { $moves } 手胜。
review-lost-turn = 从第 { $ply } 手（{ $move }）起，搜索估计{ $winner ->
    [black] 黑方
   *[white] 白方
}胜；那里没有找到{ $side ->
    [black] 黑方
   *[white] 白方
}更好的下法。
review-lost-start = 搜索认为{ $side ->
    [black] 黑方
   *[white] 白方
}在第 { $ply } 手（{ $move }，第一个评估的着法）之前已经输了。
review-lost-cost = { $side ->
    [black] 黑方
   *[white] 白方
}损失最大的是第 { $ply } 手（{ $move }）：从 { $percent }% 到 { $count }%，估计。
review-not-lost = 对局结束时，搜索没有认为{ $side ->
    [black] 黑方
   *[white] 白方
}已经输了。
review-judged-end = 最后的局面，搜索估计{ $side ->
    [black] 黑方
   *[white] 白方
} { $percent }%。
review-better-wins = { $better } 可胜，{ $certainty ->
    [proven] 已证明
   *[judged] 估计
}。
review-threats = 可成四或活三的点：黑方 { $black } → { $blackafter }，白方 { $white } → { $whiteafter }。
review-reason-line = { $winner ->
    [black] 黑方
   *[white] 白方
}接着下 { $points }。
review-reason-gave = { $winner ->
    [black] 黑方
   *[white] 白方
}可以在 { $point } 形成{ $made ->
    [two] 活二
    [two-twos] 两个活二
    [three] 活三
    [two-threes] 双三
    [four] 冲四
    [four-three] 四三
    [open-four] 活四
   *[five] 五连
}；下 { $better } 就不能。
review-reason-left = 给{ $winner ->
    [black] 黑方
   *[white] 白方
}留下了 { $point }，可形成{ $made ->
    [two] 活二
    [two-twos] 两个活二
    [three] 活三
    [two-threes] 双三
    [four] 冲四
    [four-three] 四三
    [open-four] 活四
   *[five] 五连
}。
review-reason-not-taken = { $point } 可形成{ $made ->
    [two] 活二
    [two-twos] 两个活二
    [three] 活三
    [two-threes] 双三
    [four] 冲四
    [four-three] 四三
    [open-four] 活四
   *[five] 五连
}，{ $move } 不能。
review-reason-more-threats = { $winner ->
    [black] 黑方
   *[white] 白方
}可成四或活三的点有 { $count } 个；下 { $better } 则为 { $moves } 个。
review-reason-fewer-threats = 自己可成四或活三的点有 { $count } 个；下 { $better } 则为 { $moves } 个。
review-reason-less-room = 经过 { $move } 还能成 { $count } 种五连，经过 { $better } 有 { $moves } 种。
review-reason-stops-less = { $winner ->
    [black] 黑方
   *[white] 白方
}可能的五连中，{ $move } 挡住 { $count } 种，{ $better } 挡住 { $moves } 种。

# What the loser is to look for next time.
review-next-foul = 下次：下黑子之前，先看这个点是不是禁手。
review-next-five = 下次：先找自己的五连。
review-next-four = 下次：每手之前，先看对方有没有冲四。
review-next-three = 下次：活三要马上应，或者用自己的冲四来应。
review-next-block = 下次：挡之前，把每个挡点都试一试，看还留下什么。
review-next-fork = 下次：找出对方的线相交的点，先下在那里。
review-next-forbidden = 下次：先看挡冲四的点会不会是禁手。
review-next-fours = 下次：数一数对方能连续冲几个四。
review-next-threats = 下次：数一数对方能连续下的活三和冲四。
review-next-their-point = 下次：想一想对方会下在哪里；那里常常也是你的要点。
review-next-own-point = 下次：先找能让自己的子连成一片的点。
review-next-count = 下次：比较这一手之后双方各有多少威胁。
review-next-room = 下次：下在还能成五连的地方。
review-next-line = 下次：把对方最好的应手往后算三手。
review-next-earlier = 下次：在这一手之前几手就找别的下法。
review-next-opening = 下次：换一个开局，或者选另一方。
review-next-open = 下次：继续下：搜索还看到能守住的着法。

# What the steps of a proven win are. $point is the attack, $made what it makes; $points, with commas, and $last are points to
# choose from, $listed in all.
proof-made = { $made ->
    [five] 五连
    [open-four] 活四
    [two-fours] 双四
    [four-three] 四三
    [four] 冲四
    [two-threes] 双三
    [three] 活三
   *[other] 威胁
}
proof-makes = { $point } { $made ->
    [five] 成五
    [open-four] 成活四
    [two-fours] 成双四
    [four-three] 成四三
    [four] 冲四
    [two-threes] 成双三
    [three] 成活三
   *[other] 形成威胁
}。
proof-next-fives = 下一手 { $points } 或 { $last } 成五，一子{ $count ->
    [2] 不能两边都挡
   *[other] 不能全部挡住
}。
proof-next-open-four = 下一手 { $listed ->
    [1] { $last }
   *[other] { $points } 或 { $last }
} 成活四。
proof-four-one-stop = 冲四：只能挡在 { $last }。
proof-four-stops = 冲四：可挡在 { $points } 或 { $last }。
proof-four-forbidden = 冲四：唯一的挡点 { $point } 是黑方的{ $foul ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}禁手。
proof-one-stop = 挡这个四只有 { $last }。
proof-stops = { $points } 或 { $last } 可挡住这个四。
proof-forbidden = { $point } 是黑方的{ $foul ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}禁手。
proof-tries = { $side ->
    [black] 黑方
   *[white] 白方
}有{ $count ->
    [1] 一种应法：{ $last }，但守不住。
   *[other] { $count ->
        [2] 两
        [3] 三
       *[other] 四
    }种应法：{ $points } 或 { $last }，但都{ $made ->
        [two-threes] 不能两边兼顾
       *[other] 守不住
    }。
}
proof-tries-or-four = { $side ->
    [black] 黑方
   *[white] 白方
}可试 { $points }，或自己冲四，但都{ $made ->
    [two-threes] 不能两边兼顾
   *[other] 守不住
}。
proof-tries-four = { $side ->
    [black] 黑方
   *[white] 白方
}只能靠冲四拖延。
proof-tries-many = { $side ->
    [black] 黑方
   *[white] 白方
}有 { $count } 种应法，但都{ $made ->
    [two-threes] 不能两边兼顾
   *[other] 守不住
}。
proof-no-try = { $side ->
    [black] 黑方
   *[white] 白方
}没有一子能挡住。

# The whole proof.
proof-headline = 无论{ $side ->
    [black] 黑方
   *[white] 白方
}怎样应，{ $winner ->
    [black] 黑方
   *[white] 白方
}最迟第 { $ply } 手成五。
proof-answered = { $count ->
    [1] 一种防守，已应对。
   *[other] { $count } 种防守，均已应对。
}
proof-all-fours = 每一手都是冲四。
proof-threes-and-fours = 每一手都是活三或冲四。
proof-shared = 同 { $points } 之后。
proof-left-out = 此处略去另外 { $count } 种防守：文件以 { $nodes } 手为限。

# What an attack of one's own comes to. $reply is the defender's move.
proof-also-wins = { $point } 也胜，已证明：{ $moves } 手成五。
proof-lost-five = { $point } 失去胜机：{ $side ->
    [black] 黑方
   *[white] 白方
}在 { $reply } 成五。
proof-lost-stopped = { $side ->
    [black] 黑方
   *[white] 白方
}应在 { $reply }，此后不再有 VCT。
proof-lost-stopped-four = { $side ->
    [black] 黑方
   *[white] 白方
}以 { $reply } 冲四应对，此后不再有 VCT。
proof-lost-no-threat = { $point } 既非冲四也非活三：{ $side ->
    [black] 黑方
   *[white] 白方
}应在 { $reply }，此后不再有 VCT。
proof-not-found = 看过 { $nodes } 个局面，{ $point } 之后未找到胜法。
proof-not-found-after = 看过 { $nodes } 个局面，{ $point } 和 { $reply } 之后未找到胜法。

# What a side would do if it could move again.
threat-five = { $side ->
    [black] 黑方
   *[white] 白方
}威胁下 { $point } 成五。
threat-fours = { $side ->
    [black] 黑方
   *[white] 白方
}有 VCF { $moves } 手胜的威胁，已证明：先下 { $point }。
threat-threats = { $side ->
    [black] 黑方
   *[white] 白方
}有 VCT { $moves } 手胜的威胁，已证明：先下 { $point }。
threat-none = { $side ->
    [black] 黑方
   *[white] 白方
}没有 VCT 的威胁。
threat-not-found = 看过 { $nodes } 个局面，未找到威胁。

# 一方在轮到自己走时的 VCF。
fours-five = 轮到{ $side ->
    [black] 黑方
   *[white] 白方
}时，在 { $point } 成五。
fours-win = 轮到{ $side ->
    [black] 黑方
   *[white] 白方
}时，VCF { $moves } 手胜，已证明：先下 { $point }。
fours-none = 轮到{ $side ->
    [black] 黑方
   *[white] 白方
}时，没有 VCF。
fours-not-found = 轮到{ $side ->
    [black] 黑方
   *[white] 白方
}时：在 { $nodes } 个局面内没有找到 VCF。
