# What a review says about a game. $side and $winner are black or white, $move and $point are points such as H8.

review-lost-fours = 敗着は{ $side ->
    [black] 黒
   *[white] 白
}の{ $ply }手目（{ $move }）です。ここから{ $winner ->
    [black] 黒
   *[white] 白
}に{ $moves }手の四追い勝ちがあります（証明済み）。
review-lost-threats = 敗着は{ $side ->
    [black] 黒
   *[white] 白
}の{ $ply }手目（{ $move }）です。ここから{ $winner ->
    [black] 黒
   *[white] 白
}に{ $moves }手の追い詰めがあります（証明済み）。
review-lost-judged = 敗着は{ $side ->
    [black] 黒
   *[white] 白
}の{ $ply }手目（{ $move }）と推定します。ここからは{ $winner ->
    [black] 黒
   *[white] 白
}の勝ちがほぼ確実です。
review-lost-foul = 敗着は{ $side ->
    [black] 黒
   *[white] 白
}の{ $ply }手目です。{ $move }は禁手（{ $foul ->
    [overline] 長連
    [double-four] 四々
   *[double-three] 三々
}）です。
review-better = { $better }なら持ちこたえていました（推定{ $percent }%）。
review-better-only = 持ちこたえる手は{ $better }だけでした（証明済み）。
review-missed-win = { $side ->
    [black] 黒
   *[white] 白
}は{ $ply }手目（{ $move }）で証明済みの勝ちを逃しました。{ $better }なら{ $moves }手で勝ちです。
review-nobody-before = { $ply }手目より前に、証明された勝ちはありませんでした。
review-nobody = 証明された勝ちはありませんでした。
review-too-little = 敗着を判断できるほど深く調べていません。
review-reason-missed-five = { $point }で五ができました。
review-reason-four-not-stopped = 四を止めていません：{ $point }で五になります。
review-reason-three-not-stopped = 活三を止めていません：{ $point }で達四になります。
review-reason-wrong-block = { $move }は止める場所が違います。
review-reason-fork = { $point }で{ $shape ->
    [four-three] 四三
    [double-three] 三々
   *[open-four] 一石では止められない四
}ができます。
review-reason-forbidden-block = { $winner ->
    [black] 黒
   *[white] 白
}が四を作り、それを止める{ $point }は禁点です（{ $foul ->
    [overline] 長連
    [double-four] 四々
   *[double-three] 三々
}）。
review-reason-fours = { $point }から四追い勝ちがあります。
review-reason-threats = { $point }から追い詰めがあります。
review-lost-proven = 敗着は{ $side ->
    [black] 黒
   *[white] 白
}の{ $ply }手目（{ $move }）です。ここから{ $winner ->
    [black] 黒
   *[white] 白
}が{ $moves }手で勝ちます（証明済み）。
review-lost-searched = 敗着は{ $side ->
    [black] 黒
   *[white] 白
}の{ $ply }手目（{ $move }）と推定します。探索では、ここから{ $winner ->
    [black] 黒
   *[white] 白
}が{ $moves }手で勝ちます。
review-lost-turn = 探索では{ $ply }手目（{ $move }）から{ $winner ->
    [black] 黒
   *[white] 白
}の勝ちと推定します。そこで{ $side ->
    [black] 黒
   *[white] 白
}のより良い手は見つかりませんでした。
review-lost-start = 探索では、最初に判断した{ $ply }手目（{ $move }）より前から{ $side ->
    [black] 黒
   *[white] 白
}の負けです。
review-lost-cost = { $side ->
    [black] 黒
   *[white] 白
}が最も損をした手は{ $ply }手目（{ $move }）です。{ $percent }%から{ $count }%になりました（推定）。
review-not-lost = 終局の時点で、探索は{ $side ->
    [black] 黒
   *[white] 白
}の負けとは見ていませんでした。
review-judged-end = 最後の局面で、探索は{ $side ->
    [black] 黒
   *[white] 白
}を{ $percent }%と推定します。
review-better-wins = { $better }なら勝ちです（{ $certainty ->
    [proven] 証明済み
   *[judged] 推定
}）。
review-threats = 四か活三ができる点：黒{ $black }→{ $blackafter }、白{ $white }→{ $whiteafter }。
review-reason-line = { $winner ->
    [black] 黒
   *[white] 白
}は{ $points }と続けます。
review-reason-gave = { $winner ->
    [black] 黒
   *[white] 白
}は{ $point }で{ $made ->
    [two] 活二
    [two-twos] 二つの活二
    [three] 活三
    [two-threes] 三々
    [four] 四
    [four-three] 四三
    [open-four] 達四
   *[five] 五
}を作れます。{ $better }なら作れません。
review-reason-left = { $winner ->
    [black] 黒
   *[white] 白
}に{ $point }が残り、そこで{ $made ->
    [two] 活二
    [two-twos] 二つの活二
    [three] 活三
    [two-threes] 三々
    [four] 四
    [four-three] 四三
    [open-four] 達四
   *[five] 五
}ができます。
review-reason-not-taken = { $point }で{ $made ->
    [two] 活二
    [two-twos] 二つの活二
    [three] 活三
    [two-threes] 三々
    [four] 四
    [four-three] 四三
    [open-four] 達四
   *[five] 五
}ができますが、{ $move }ではできません。
review-reason-more-threats = { $winner ->
    [black] 黒
   *[white] 白
}が四か活三を作れる点が{ $count }個残ります。{ $better }なら{ $moves }個です。
review-reason-fewer-threats = 四か活三を作れる点が{ $count }個です。{ $better }なら{ $moves }個です。
review-reason-less-room = { $move }を通る自分の五は{ $count }通り、{ $better }を通る五は{ $moves }通りです。
review-reason-stops-less = { $winner ->
    [black] 黒
   *[white] 白
}の五のうち、{ $move }は{ $count }通り、{ $better }は{ $moves }通りを止めます。

# What the loser is to look for next time.
review-next-foul = 次は、黒を打つ前に、その点が禁点でないか見ましょう。
review-next-five = 次は、まず自分の五を探しましょう。
review-next-four = 次は、打つ前に相手の四がないか見ましょう。
review-next-three = 次は、活三にはすぐに応じるか、自分の四を打ちましょう。
review-next-block = 次は、止める点をすべて試し、何が残るか見ましょう。
review-next-fork = 次は、相手の線が交わる点を探し、先に打ちましょう。
review-next-forbidden = 次は、四を止める点が禁点にならないか、先に見ましょう。
review-next-fours = 次は、相手が続けて打てる四を数えましょう。
review-next-threats = 次は、相手が続けて打てる三と四を数えましょう。
review-next-their-point = 次は、相手の番ならどこに打つか考えましょう。その点が自分の点であることも多いです。
review-next-own-point = 次は、まず自分の石がともに働く点を探しましょう。
review-next-count = 次は、打った後の両方の追い手の数を比べましょう。
review-next-room = 次は、まだ五を作れる所に打ちましょう。
review-next-line = 次は、相手の最善の手を三手先まで読みましょう。
review-next-earlier = 次は、この手より前に別の手を探しましょう。
review-next-opening = 次は、別の開局で始めるか、別の色を選びましょう。
review-next-open = 次は、続けて打ちましょう。探索ではまだ持ちこたえる手がありました。

# What the steps of a proven win are. $point is the attack, $made what it makes; $points, with commas, and $last are points to
# choose from, $listed in all.
proof-made = { $made ->
    [five] 五
    [open-four] 達四
    [two-fours] 四々
    [four-three] 四三
    [four] 四
    [two-threes] 三々
    [three] 活三
   *[other] 追い手
}
proof-makes = { $point }で{ $made ->
    [five] 五
    [open-four] 達四
    [two-fours] 四々
    [four-three] 四三
    [four] 四
    [two-threes] 三々
    [three] 活三
   *[other] 追い手
}になります。
proof-next-fives = 次に{ $points }か{ $last }で五になります。一石では{ $count ->
    [2] 両方
   *[other] すべて
}を止められません。
proof-next-open-four = 次に{ $listed ->
    [1] { $last }
   *[other] { $points }か{ $last }
}で達四になります。
proof-four-one-stop = 四：止めは{ $last }だけです。
proof-four-stops = 四：{ $points }か{ $last }で止められます。
proof-four-forbidden = 四：唯一の止めの{ $point }は黒の禁点です（{ $foul ->
    [overline] 長連
    [double-four] 四々
   *[double-three] 三々
}）。
proof-one-stop = 四の止めは{ $last }だけです。
proof-stops = { $points }か{ $last }で四を止められます。
proof-forbidden = { $point }は黒の禁点です（{ $foul ->
    [overline] 長連
    [double-four] 四々
   *[double-three] 三々
}）。
proof-tries = { $side ->
    [black] 黒
   *[white] 白
}の受けは{ $count ->
    [1] { $last }だけですが、防げません。
   *[other] { $points }と{ $last }の{ $count ->
        [2] 2
        [3] 3
       *[other] 4
    }通りですが、どれも{ $made ->
        [two-threes] 両方は止められません
       *[other] 防げません
    }。
}
proof-tries-or-four = { $side ->
    [black] 黒
   *[white] 白
}の受けは{ $points }か自分の四ですが、どれも{ $made ->
    [two-threes] 両方は止められません
   *[other] 防げません
}。
proof-tries-four = { $side ->
    [black] 黒
   *[white] 白
}は自分の四で先に延ばせるだけです。
proof-tries-many = { $side ->
    [black] 黒
   *[white] 白
}の受けは{ $count }通りですが、どれも{ $made ->
    [two-threes] 両方は止められません
   *[other] 防げません
}。
proof-no-try = { $side ->
    [black] 黒
   *[white] 白
}に止める手はありません。

# The whole proof.
proof-headline = { $side ->
    [black] 黒
   *[white] 白
}がどう打っても、{ $winner ->
    [black] 黒
   *[white] 白
}は{ $ply }手目までに五を作ります。
proof-answered = { $count ->
    [1] 受けは1通りで、それでも勝ちます。
   *[other] 受けは{ $count }通りで、どれにも勝ちます。
}
proof-all-fours = どの手も四です。
proof-threes-and-fours = どの手も三か四です。
proof-shared = { $points }の後と同じです。
proof-left-out = ほかに{ $count }通りの受けを省きました。ファイルは{ $nodes }手までです。

# What an attack of one's own comes to. $reply is the defender's move.
proof-also-wins = { $point }でも勝てます（証明済み）：{ $moves }手で五。
proof-lost-five = { $point }では勝ちを失います：{ $side ->
    [black] 黒
   *[white] 白
}が{ $reply }で五を作ります。
proof-lost-stopped = { $side ->
    [black] 黒
   *[white] 白
}が{ $reply }と受けると、追い詰めはなくなります。
proof-lost-stopped-four = { $side ->
    [black] 黒
   *[white] 白
}が{ $reply }で四を作って受けると、追い詰めはなくなります。
proof-lost-no-threat = { $point }は四でも活三でもありません：{ $side ->
    [black] 黒
   *[white] 白
}が{ $reply }と受けると、追い詰めはなくなります。
proof-not-found = { $nodes }局面の範囲に、{ $point }の後の勝ちは見つかりませんでした。
proof-not-found-after = { $nodes }局面の範囲に、{ $point }、{ $reply }の後の勝ちは見つかりませんでした。

# What a side would do if it could move again.
threat-five = { $side ->
    [black] 黒
   *[white] 白
}は{ $point }で五を狙っています。
threat-fours = { $side ->
    [black] 黒
   *[white] 白
}は{ $point }から{ $moves }手の四追い勝ちを狙っています（証明済み）。
threat-threats = { $side ->
    [black] 黒
   *[white] 白
}は{ $point }から{ $moves }手の追い詰めを狙っています（証明済み）。
threat-none = { $side ->
    [black] 黒
   *[white] 白
}に追い詰めの狙いはありません。
threat-not-found = { $nodes }局面の範囲に狙いは見つかりませんでした。

# 手番と見なした側の四追い勝ち。
fours-five = { $side ->
    [black] 黒
   *[white] 白
}番なら{ $point }で五ができます。
fours-win = { $side ->
    [black] 黒
   *[white] 白
}番なら四追い{ $moves }手で勝ち（証明済み）。初手は{ $point }。
fours-none = { $side ->
    [black] 黒
   *[white] 白
}番で四追い勝ちはありません。
fours-not-found = { $side ->
    [black] 黒
   *[white] 白
}番：{ $nodes }局面の中に四追い勝ちは見つかりませんでした。
