# The lessons: what all of them share, and then each lesson. A step has its text, what is said to a right answer, and to wrong ones.
lesson-chapter-shapes = 石の形
lesson-chapter-fours = 四
lesson-chapter-threes = 三
lesson-chapter-forks = 二つの狙い
lesson-chapter-defence = 守り
lesson-chapter-fours-in-a-row = 四追い
lesson-chapter-renju = 連珠
lesson-chapter-openings = 開局

# The task of a step, unless the step names it in other words.
lesson-task-read = 盤を見る
lesson-task-five = 五を作る
lesson-task-open-four = 達四を作る
lesson-task-four = 四を作る
lesson-task-broken-four = 飛び四を作る
lesson-task-open-three = 活三を作る
lesson-task-broken-three = 飛び三を作る
lesson-task-four-three = 四三を作る
lesson-task-double-three = 三々を作る
lesson-task-double-four = 四々を作る
lesson-task-unstoppable-four = 黒が止めると禁手になる四を作る
lesson-task-win-fours = 四追いで勝つ
lesson-task-win-threats = 追い詰めで勝つ
lesson-task-hold = 狙いを止める
lesson-task-mark = 点に印を付ける
lesson-task-choose = 答えを選ぶ
lesson-task-win-turn = 一手番で勝つ
lesson-task-hold-turn = 一手番で狙いを止める

# Hints, by task.
lesson-hint-choose = 並びの両端を見てください。
lesson-hint-five = 同じ列に石が四つある所を、四方向すべてで探してください。すきまがあるかもしれません。
lesson-hint-make = 石がいちばん多い列を探し、周りの空点を数えてください。
lesson-hint-win-fours = 作れる四をすべて調べ、相手がそれぞれどこで止めるかを見てください。
lesson-hint-win-threats = 狙いを作りながら、次の狙いの準備にもなる手から始めてください。
lesson-hint-hold = 相手がいちばん打ちたい点を探してください。そこは自分にとっても良い点であることが多いものです。
lesson-hint-mark = 列を一つずつ見ていきます。横、縦、それから二方向の斜めです。
lesson-hint-turn = 五になる点を、二つの盤のそれぞれで数えてください。

# What is said to an answer.
lesson-right = 正解です。
lesson-marks-left = ここまで正解です。{ $left ->
    [1] あと1点です。
   *[other] あと{ $left }点です。
}
lesson-go-on = { $other ->
    [black] 黒
   *[white] 白
}は{ $reply }と受けました。続けましょう。{ $left ->
    [1] あと1石です。
   *[other] 多くてあと{ $left }石です。
}
lesson-wrong-foul = { $point }は黒の禁点です：{ $foul ->
    [overline] 長連（六つ以上の並び）になります。
    [double-four] 四が同時に二つできます。
   *[double-three] 活三が同時に二つできます。
}
lesson-wrong-length = { $length ->
    [1] { $point }は孤立しています。隣に同じ色の石がありません。
   *[other] { $point }では{ $length }つの並びです。五つ必要です。
}
lesson-wrong-made = { $made ->
    [three] { $point }では活三になります。
    [two-threes] { $point }では活三が二つできます。
    [four-three] { $point }では四と活三ができます。
    [two-fours] { $point }では四が二つできます。
    [open-four] { $point }では達四になります。
   *[other] { $point }では、相手が受けなければならない形はできません。
}{ $wanted ->
    [four] 作りたいのは四です。
    [open-four] 作りたいのは達四です。
    [broken-four] 作りたいのは、すきまのある四です。
    [open-three] 作りたいのは活三です。
    [broken-three] 作りたいのは、すきまのある活三です。
    [four-three] 作りたいのは、四と活三です。
    [double-three] 作りたいのは、二つの活三です。
    [double-four] 作りたいのは、二つの四です。
   *[unstoppable-four] 作りたいのは、黒が止めると禁手になる四です。
}
lesson-wrong-closed-four = { $point }でできる四は{ $reply }でしか五になりません。{ $other ->
    [black] 黒
   *[white] 白
}がそこを止めます。
lesson-wrong-made-four = { $point }では四ができますが、それだけです。{ $other ->
    [black] 黒
   *[white] 白
}が{ $reply }で止めます。
lesson-wrong-five-follows = { $point }の後、{ $winner ->
    [black] 黒
   *[white] 白
}が{ $reply }で五を作ります。
lesson-wrong-fours-follow = { $point }の後、{ $winner ->
    [black] 黒
   *[white] 白
}に{ $reply }からの四追い勝ちがあります：{ $moves }手で五。
lesson-wrong-threats-follow = { $point }の後、{ $winner ->
    [black] 黒
   *[white] 白
}に{ $reply }からの追い詰めがあります：遅くとも{ $moves }手で五。
lesson-wrong-not-four = { $point }は四ではありません。{ $other ->
    [black] 黒
   *[white] 白
}は受ける必要がなく、四追いはここで途切れます。
lesson-wrong-no-threat = { $point }は四でも活三でもありません。{ $other ->
    [black] 黒
   *[white] 白
}は好きな所に打てます。
lesson-wrong-stopped = { $other ->
    [black] 黒
   *[white] 白
}が{ $reply }と受けると、もう勝ちはありません。
lesson-wrong-mark = { $set ->
    [five] { $point }では五になりません。
    [open-four] { $point }に打っても達四になりません。
    [four] { $point }に打っても四になりません。
    [open-three] { $point }に打っても活三になりません。
    [four-three] { $point }に打っても四三になりません。
    [end] { $point }は並びの端ではありません。
    [forbidden] { $point }は禁点ではありません。
    [overline] { $point }に打っても長連になりません。
    [foul-double-four] { $point }に打っても四は二つできません。
    [foul-double-three] { $point }に打っても活三は二つできません。
   *[other] { $point }は当てはまりません。
}
lesson-wrong-lone-row = それでは片方の盤だけの五になり、負けです。
lesson-wrong-no-row = その後、どちらの盤にも五がありません。それぞれの盤で、五になる点に一石ずつ打てば勝ちです。
lesson-wrong-turn-follows = { $other ->
    [black] 黒
   *[white] 白
}が両方の盤で五を作ります。

# Five
lesson-five = 五
lesson-five-about = 石を五つ並べると勝ちです。縦、横、斜めのどれでもかまいません。
lesson-five-1-heading = 二人で一つの盤
lesson-five-1 = 黒から始め、黒と白が交互に一石ずつ、線の交わる点に打ちます。打った石は動かさず、取られることもありません。
lesson-five-2 = 石が五つすきまなく並ぶと、すぐに勝ちです。黒は四つ並べました。五つめを打ってください。
lesson-five-2-right = 五つ並んで黒の勝ちです。どちらの端でも正解でした。
lesson-five-3 = 縦の並びも同じです。この並びは、白が片端を止めています。
lesson-five-3-right = 縦に五つ並びました。
lesson-five-3-f8 = F7の白石が間にあります。五つの石はすきまなく並ばなければなりません。
lesson-five-4 = 斜めは見落としやすいものです。左下から右上へ、黒石をたどってください。
lesson-five-4-right = 斜めに五つ並びました。
lesson-five-4-d5 = { $point }は、四つの石の斜めの列にありません。
lesson-five-5 = 足りない石が端にあるとは限りません。ここでは真ん中です。
lesson-five-5-right = すきまが埋まり、五つ並びました。
lesson-five-5-b6 = { $point }ではすきまが残ります。すきまのある並びは五ではありません。
lesson-five-6-heading = 白で五を作る
lesson-five-6 = 白も同じように勝ちます。黒は五を狙っていますが、いまは白番です。斜めを見てください。
lesson-five-6-right = 白が先に五を作りました。
lesson-five-6-g8 = G8は黒の縦の片端を止めますが、黒は反対の端で五を作ります。白はすぐ五にできました。まず自分の五を探しましょう。

# Open and closed
lesson-open-and-closed = 開いた端、止まった端
lesson-open-and-closed-about = 並びは、空いている所にしか伸びません。狙いだと思う前に、両端を見ましょう。
lesson-open-and-closed-1-heading = 二つの端
lesson-open-and-closed-1 = どの並びにも端が二つあります。すぐ先の点が空いていれば、その端は開いています。この黒の並びは、両端とも開いています。
lesson-open-and-closed-2 = 黒の三つの並びの、開いている端に印を付けてください。
lesson-open-and-closed-2-right = 両端とも開いています。どちらへも伸ばせます。
lesson-open-and-closed-2-d5 = { $point }は並びの横にあります。並びは同じ列の上で伸びます。
lesson-open-and-closed-3 = ここでは白が片端を止めています。まだ開いている端に印を付けてください。
lesson-open-and-closed-3-right = 残った端は一つです。黒はまだ伸ばせますが、白もその場所を知っています。
lesson-open-and-closed-3-e8 = E8は白石の向こう側です。並びは白石を飛び越えられません。
lesson-open-and-closed-4 = 盤の端も並びを止めます。開いている端に印を付けてください。
lesson-open-and-closed-4-right = 盤の端では、開いている端は一つだけになります。
lesson-open-and-closed-5 = 黒の並びが二つあり、白がそれぞれの片端を止めています。開いている端の両方に印を付けてください。
lesson-open-and-closed-5-right = どちらの並びも、開いている端は一つずつです。
lesson-open-and-closed-5-a3 = { $point }は白石の向こう側です。
lesson-open-and-closed-6-heading = 開いた並びを選ぶ
lesson-open-and-closed-6 = 三つの並びが二つあります。一つは片端が止まり、もう一つは両端が開いています。開いているほうに石を足してください。
lesson-open-and-closed-6-right = 両端の開いた四つの石です。白は両端を止められません。
lesson-open-and-closed-6-hint = それぞれの並びの、両端の先を見てください。
lesson-open-and-closed-6-a3 = この並びは白がE3で止めています。A3に打つと盤の端に届き、五つめの石を置く所がありません。

# Reading lines
lesson-reading-lines = 列を読む
lesson-reading-lines-about = 並びには四つの方向があります。強い人は、自分の石も相手の石も、全方向で見ています。
lesson-reading-lines-1-heading = 四つの方向
lesson-reading-lines-1 = どの点でも、横、縦、二方向の斜めの四本の列が交わります。五はそのどれにもできます。
lesson-reading-lines-2 = 黒には斜めの四と縦の四があります。黒が五になる点すべてに印を付けてください。
lesson-reading-lines-2-right = それぞれの列に一点ずつです。斜めはすきま、縦は開いた端です。
lesson-reading-lines-2-c3 = C3では、斜めに四つ並び、すきまの向こうにもう一つあるだけです。五にするには、すきまを埋めます。
lesson-reading-lines-3 = この混み合った石の中で、黒は一つの列に四つの石を持っています。足りない点を見つけてください。
lesson-reading-lines-3-right = すきまのある、右下がりの斜めでした。
lesson-reading-lines-3-hint = 左上から右下へ下がる列を見てください。
lesson-reading-lines-4-heading = 五を止める
lesson-reading-lines-4 = 今度は相手の石を読みます。白は一つの列に四つの石を持っています。五を止めてください。
lesson-reading-lines-4-right = F6がすきまを埋めます。打つ前にはいつも、相手の四を四方向すべてで探しましょう。
lesson-reading-lines-4-hint = 白石は左下から右上へ上がっています。
lesson-reading-lines-5-heading = どちらが早い？
lesson-reading-lines-5 = 白に四があり、黒にも四があります。黒番です。
lesson-reading-lines-5-right = 自分の五で対局は終わりです。先に白を止める必要はありません。
lesson-reading-lines-5-c8 = { $point }は片端を止めますが、白は反対の端で五を作ります。黒はすぐ五にできました。
lesson-reading-lines-6 = 白は斜めに三つ並べ、両端が開いています。両端の開いた四を白が作れる点に印を付けてください。
lesson-reading-lines-6-right = 両端とも正解です。このような三は、いま止めなければなりません。やり方は次の章からです。

# The four
lesson-the-four = 四
lesson-the-four-about = あと一石で五になる四つの石です。相手はすぐに受けなければなりません。
lesson-the-four-1-heading = 五まであと一石
lesson-the-four-1 = あと一石で五になる、同じ列の四つの石を四といいます。白はいまC5に打たなければ、黒が勝ちます。
lesson-the-four-2 = 黒は三つ並べ、左端は止まっています。四にしてください。
lesson-the-four-2-right = 白は受けなければなりません。黒があと一石打てば五だからです。
lesson-the-four-2-f6 = { $point }は三つの並びの列にありません。
lesson-the-four-3-heading = 四を止める
lesson-the-four-3 = 白番です。黒に四があります。止めてください。
lesson-the-four-3-right = 四を止めました。片端の止まった四では、五になる点は一つだけです。
lesson-the-four-3-hint = 四は左下から右上へ上がっています。
lesson-the-four-4 = 黒番です。斜めの三つの石を四にしてください。すきまがあってもかまいません。
lesson-the-four-4-right = 白は受けなければならず、次はまた黒の番です。
lesson-the-four-4-hint = 斜めはC7から右下へ下がっています。
lesson-the-four-4-g3 = こちら側はF4の白石が止めています。
lesson-the-four-4-d2 = { $point }は、三つの石の斜めの列にありません。
lesson-the-four-5 = 三つの並びがいつも四になるとは限りません。黒の二つの並びから、五つ並べられるほうを見つけてください。
lesson-the-four-5-right = ここなら五つ並べられます。
lesson-the-four-5-hint = 列を止めている石の間の点を数えてください。五つ必要です。
lesson-the-four-5-f4 = B4とG4の白石の間には、四つしか並べられません。この並びは決して五になりません。

# Open four
lesson-open-four = 達四
lesson-open-four-about = 両端の開いた四は、一石では止められません。必ず勝てます。
lesson-open-four-1-heading = 五への道が二つ
lesson-open-four-1 = この四は両端が開いています。これが達四です。白が片端を止めても、黒は反対の端で五を作ります。
lesson-open-four-2 = 両端とも空いている四が達四です。作ってください。
lesson-open-four-2-right = 黒は両端で五を狙っています。白は片方しか止められません。
lesson-open-four-2-b5 = { $point }では、すきまのある四になります。五になる点は一つだけで、白がそこを埋めます。
lesson-open-four-3 = 白が片端を埋めても、反対の端を埋めれば五になる。そんな四を作りましょう。どちらへ伸ばすか、両端を見て決めてください。
lesson-open-four-3-right = 両端とも空いたままです。五への道が二つあります。
lesson-open-four-3-h6 = H6でできるのは、片端の止まった四です。右端はI6の白石がふさいでいるので、白はD6で止められます。両端とも空く側を試してください。
lesson-open-four-3-c6 = C6ではすきまが残り、白がD6を埋めます。四つをすきまなく並べてください。
lesson-open-four-4-heading = もう遅い
lesson-open-four-4 = 白番です。黒に達四があります。どうなりますか。
lesson-open-four-4-a = 白が一石で四を止める。
lesson-open-four-4-a-says = 一石では片端しか止まりません。C8とH3を見てください。
lesson-open-four-4-b = 黒が次の手で五を作る。
lesson-open-four-4-b-says = 達四は止められません。白が先に五を作れるときだけが例外です。
lesson-open-four-4-c = 白が両端とも間に合って止める。
lesson-open-four-4-c-says = 黒が五を作るまでに、白が打てるのは一手だけです。
lesson-open-four-5 = この三つの石にはすきまがあります。すきまを埋めるか、端に足すか。達四になるのはどちらですか。
lesson-open-four-5-right = すきまなく並び、両端とも開いています。
lesson-open-four-5-b4 = { $point }ではすきまが残ります。五になる点は一つで、白がそこを埋めます。
lesson-open-four-6 = 盤の端も並びを止めます。どちらへ伸ばせば、両端とも盤の中に残りますか。
lesson-open-four-6-right = A2もF7も空いています。
lesson-open-four-6-a2 = A2の先は盤の外です。白はE6で四を止めます。

# Broken four
lesson-broken-four = 飛び四
lesson-broken-four-about = 四にはすきまがあってもかまいません。五になるのはすきまの一点だけですが、ほかの役目を兼ねることもよくあります。
lesson-broken-four-1-heading = すきまのある四
lesson-broken-four-1 = 三つの石、すきま、もう一つの石。これが飛び四です。白の受けは、すきまのE5だけです。
lesson-broken-four-2 = 二つの石、すきま、二つの石も飛び四です。黒が五になる点に印を付けてください。
lesson-broken-four-2-right = 飛び四が五になるのは一点、すきまだけです。
lesson-broken-four-2-b2 = B2では、すきまが並びを分けたままです。五はすきまなく並ばなければなりません。
lesson-broken-four-3-heading = すきまを残す
lesson-broken-four-3 = すきまのある四を作ってください。白はすきまを埋めます。自分の石をどこに残したいか考えましょう。
lesson-broken-four-3-right = 白はF5を埋めるしかなく、黒の新しい石は一つ外側に残ります。
lesson-broken-four-3-f5 = F5ではすきまのない四になります。今回はすきまを残してください。
lesson-broken-four-4-heading = 四を止める
lesson-broken-four-4 = 白番です。黒はどこで五を狙っていますか。
lesson-broken-four-4-right = 飛び四を止める点は、すきまだけです。
lesson-broken-four-4-h6 = 端の先では遠すぎます。黒はすきまを埋めて五を作ります。
lesson-broken-four-5-heading = 一石に二つの役目
lesson-broken-four-5 = 白は縦に達四を狙っています。すきまのある四を作り、同じ石でその縦の端も取ってください。
lesson-broken-four-5-right = 白はF7を埋めるしかありません。縦の片端を止めた石が、そのまま四にもなりました。
lesson-broken-four-5-f7 = 白はこの四をG8で止め、その石で白の縦も四になります。すきまを残せば、二つの石が入れ替わります。
lesson-broken-four-6-heading = 比べる
lesson-broken-four-6 = 上の並びは、すきまのある四にできます。下の並びは左端が止まっています。さて、止められない四はどれですか。
lesson-broken-four-6-a = すきまのある四。
lesson-broken-four-6-a-says = 五になる点は一つだけです。白がそこを埋めます。
lesson-broken-four-6-b = 片端の止まった四。
lesson-broken-four-6-b-says = 白が反対の端を止めます。
lesson-broken-four-6-c = 両端の開いた四。
lesson-broken-four-6-c-says = 五になる点が二つあるのは、達四だけです。

# Open three
lesson-open-three = 活三
lesson-open-three-about = 達四になれる三つの石です。白が何もしなければ、黒が勝ちます。
lesson-open-three-1-heading = 五まであと二手
lesson-open-three-1 = あと一石、C5かG5で達四になり、もう止められません。だから活三は、その前に受けなければなりません。
lesson-open-three-2 = 斜めに二つの石があり、両側が空いています。活三にしてください。
lesson-open-three-2-right = 次の一石で達四になるので、白は受けなければなりません。
lesson-open-three-2-c5 = { $point }は、二つの石の斜めの列にありません。
lesson-open-three-3 = 黒に活三があります。達四になる点に印を付けてください。
lesson-open-three-3-right = 白が考えなければならないのは、この点です。
lesson-open-three-3-c3 = { $point }は一つ外側です。すきまが残り、白がそこを埋めます。
lesson-open-three-4-heading = 両側の余地
lesson-open-three-4 = 三が活三になるのは、そこからできる四の両端が空くときだけです。B5に白石があります。余地はどちら側にありますか。
lesson-open-three-4-right = 右には余地があります。できる四は達四になります。
lesson-open-three-4-c5 = C5では、三が白石の隣に並びます。そこからできる四は、どれも左端が止まっています。
lesson-open-three-5-heading = 活三を止める
lesson-open-three-5 = 白番です。黒に活三があります。止めないと、達四になります。
lesson-open-three-5-hint = 三の両端が良い点です。
lesson-open-three-6-heading = これは活三？
lesson-open-three-6 = 黒の三つの並びは、両端とも空いています。しかしA5の先は盤の外、E5の先は白石です。白は受けなければなりませんか。
lesson-open-three-6-a = はい、活三です。
lesson-open-three-6-a-says = 盤の端と白石の間は五点しかありません。ここでできる四は、必ず片端が止まっています。
lesson-open-three-6-b = いいえ、白はほかに打てます。
lesson-open-three-6-b-says = 達四には、列の上に六点必要です。この三は、片端の止まった四にしかなりません。

# Broken three
lesson-broken-three = 飛び三
lesson-broken-three-about = 二つの石、すきま、もう一つの石。すきまなく並んだ三と同じくらい危険です。
lesson-broken-three-1-heading = すきまのある三
lesson-broken-three-1 = E5に打てば達四になります。だから、このすきまのある三も活三で、白は受けなければなりません。
lesson-broken-three-2 = すきまのある活三を作ってください。
lesson-broken-three-2-right = すきまも両外側の点も空いています。
lesson-broken-three-2-c5 = { $point }では、すきまなく並んだ三になります。これも活三ですが、今回はすきまを残してください。
lesson-broken-three-3-heading = 一つの点
lesson-broken-three-3 = 黒の三はどこで達四になりますか。その点に印を付けてください。
lesson-broken-three-3-right = すきまなく四つ並ぶのは、すきまに打ったときだけです。
lesson-broken-three-3-i8 = { $point }では、すきまの残った四になります。白はすきまを埋めて持ちこたえます。
lesson-broken-three-4-heading = 三つの止め
lesson-broken-three-4 = 白番です。すきまのある三は、すきまと両端の三点で止められます。どれか一つに打ってください。
lesson-broken-three-4-right = 三点のどれでも止まります。選び方は次で学びます。
lesson-broken-three-5-heading = 白の三を探す
lesson-broken-three-5 = 黒番です。白の石を読みましょう。すきまのある三はありますか。白が達四を作る点に印を付けてください。
lesson-broken-three-5-right = 三は右下がりの斜めにあります。飛び三は見落としやすいものです。
lesson-broken-three-5-hint = 右下がりの斜めを見てください。
lesson-broken-three-6-heading = 止めを数える
lesson-broken-three-6 = 黒の上の三はすきまなく並び、下の三にはすきまがあります。近くにほかの石がなければ、白の止めはそれぞれ何通りですか。
lesson-broken-three-6-a = 上は二つ、下は三つ。
lesson-broken-three-6-a-says = すきまの分だけ、止める点が増えます。その代わり、飛び三の石は遠くまで届きます。
lesson-broken-three-6-b = 上は三つ、下は二つ。
lesson-broken-three-6-b-says = 上の三には両端しかありません。下の三には、ほかにすきまもあります。
lesson-broken-three-6-c = どちらも一つ。
lesson-broken-three-6-c-says = 三は、どちらの端でも止められます。

# Which end
lesson-which-end = どちらの端
lesson-which-end-about = 三は二点か三点で止められます。しかし、良い点はたいてい一つだけです。
lesson-which-end-1-heading = 両端を見る
lesson-which-end-1 = 白は横の三を止めなければなりません。端を選ぶ前に、それぞれの近くに黒のほかの石がないか見ましょう。ここでは、もう二つの黒石がH6を向いています。
lesson-which-end-2-heading = 三を止める
lesson-which-end-2 = 白番です。黒は片方の端で、四と活三を同時に作れます。その端を取ってください。
lesson-which-end-2-right = H6は横も縦も止めます。
lesson-which-end-2-d6 = 黒はH6に打ちます。横に四、縦に活三です。白は四しか止められません。
lesson-which-end-3-heading = 三を止める
lesson-which-end-3 = 斜めでも同じです。黒のほかの石は、どちらの端を向いていますか。
lesson-which-end-4-heading = すきまか端か
lesson-which-end-4 = 飛び三の止めは三つあります。縦も一緒に止めるのは一つだけです。

