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
lesson-task-unstoppable-four = 禁手で止められない四を作る
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
   *[other] あと{ $left }石以内です。
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
    [four] ここで作るのは四です。
    [open-four] ここで作るのは達四です。
    [broken-four] ここで作るのは、すきまのある四です。
    [open-three] ここで作るのは活三です。
    [broken-three] ここで作るのは、すきまのある活三です。
    [four-three] ここで作るのは、四と活三です。
    [double-three] ここで作るのは、二つの活三です。
    [double-four] ここで作るのは、二つの四です。
   *[unstoppable-four] ここで作るのは、黒が禁手で止められない四です。
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
}が{ $reply }と受けると、{ $kind ->
    [fours] 四だけの勝ち
   *[threats] 四と活三による勝ち
}はもうありません。
lesson-wins-quietly = { $point }でも勝ちですが、時間がかかり、四と三だけの勝ちではありません。ここでは、どの手も四か活三になる勝ちを探してください。
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
lesson-open-and-closed = 両端の空き
lesson-open-and-closed-about = 並びは、空いている所にしか伸びません。狙いだと思う前に、両端を見ましょう。
lesson-open-and-closed-1-heading = 二つの端
lesson-open-and-closed-1 = どの並びにも端が二つあります。すぐ先の点が空いていれば、その端は開いています。この黒の並びは、両端とも開いています。
lesson-open-and-closed-2 = 三つ並んだ黒石の、開いている端に印を付けてください。
lesson-open-and-closed-2-right = 両端とも開いています。どちらへも伸ばせます。
lesson-open-and-closed-2-d5 = { $point }は並びから外れています。並びは同じ列の上で伸びます。
lesson-open-and-closed-3 = ここでは白が片端を止めています。まだ開いている端に印を付けてください。
lesson-open-and-closed-3-right = 残った端は一つです。黒はまだ伸ばせますが、白もその場所を知っています。
lesson-open-and-closed-3-e8 = E8は白石の向こう側です。並びは白石を飛び越えられません。
lesson-open-and-closed-4 = 盤の端も並びを止めます。開いている端に印を付けてください。
lesson-open-and-closed-4-right = 盤の端では、開いている端は一つだけになります。
lesson-open-and-closed-5 = 黒の並びが二つあり、白がそれぞれの片端を止めています。開いている端の両方に印を付けてください。
lesson-open-and-closed-5-right = どちらの並びも、開いている端は一つずつです。
lesson-open-and-closed-5-a3 = { $point }は白石の向こう側です。
lesson-open-and-closed-6-heading = 開いた並びを選ぶ
lesson-open-and-closed-6 = 三つ並んだ石が二組あります。一方は片端が止まり、もう一方は両端が開いています。開いているほうに石を足してください。
lesson-open-and-closed-6-right = 両端の開いた四つの石です。白は片方しか止められません。
lesson-open-and-closed-6-hint = それぞれの並びの、両端の先を見てください。
lesson-open-and-closed-6-a3 = この並びは白がE3で止めています。A3に打つと盤の端に届き、五つめの石を置く所がありません。

# Reading lines
lesson-reading-lines = 列を読む
lesson-reading-lines-about = 並びには四つの方向があります。強い人は、自分の石も相手の石も、全方向で見ています。
lesson-reading-lines-1-heading = 四つの方向
lesson-reading-lines-1 = どの点でも、横、縦、二方向の斜めと、四本の列が交わります。五はそのどれにもできます。
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
lesson-the-four-1 = あと一石で五になる、同じ列の四つの石を四といいます。白がいまC5に打たなければ、黒が勝ちます。
lesson-the-four-2 = 黒は三つ並べ、左端は止まっています。四にしてください。
lesson-the-four-2-right = 白は受けなければなりません。黒があと一石打てば五だからです。
lesson-the-four-2-f6 = { $point }は、三つ並んだ石の列にありません。
lesson-the-four-3-heading = 四を止める
lesson-the-four-3 = 白番です。黒に四があります。止めてください。
lesson-the-four-3-right = 四を止めました。片端の止まった四では、五になる点は一つだけです。
lesson-the-four-3-hint = 四は左下から右上へ上がっています。
lesson-the-four-4 = 黒番です。斜めの三つの石を四にしてください。すきまがあってもかまいません。
lesson-the-four-4-right = 白は受けなければならず、次はまた黒の番です。
lesson-the-four-4-hint = 斜めはC7から右下へ下がっています。
lesson-the-four-4-g3 = こちら側はF4の白石が止めています。
lesson-the-four-4-d2 = { $point }は、三つの石の斜めの列にありません。
lesson-the-four-5 = 三つ並べばいつも四にできるとは限りません。黒の二組の石から、五つ並べられるほうを見つけてください。
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
lesson-open-four-4-c = 白が間に合い、両端とも止める。
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
lesson-broken-four-5-f7 = F7では、白がG8で止め、その石で白の縦も四になります。すきまを残せば、G8は黒、F7は白になります。
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
lesson-open-three-4 = 三が活三になるのは、そこからできる四の両端を空けられるときだけです。B5に白石があります。余地はどちら側にありますか。
lesson-open-three-4-right = 右には余地があります。できる四は達四になります。
lesson-open-three-4-c5 = C5では、三が白石の隣に並びます。そこからできる四は、どれも左端が止まっています。
lesson-open-three-5-heading = 活三を止める
lesson-open-three-5 = 白番です。黒に活三があります。止めないと、達四になります。
lesson-open-three-5-right = この三は、もう片端の止まった四にしかなりません。
lesson-open-three-5-hint = 三の両端が良い点です。
lesson-open-three-5-b3 = { $point }では遠すぎます。黒はそれでも達四を作ります。
lesson-open-three-6-heading = これは活三？
lesson-open-three-6 = 三つ並んだ黒石は、両端とも空いています。しかしA5の先は盤の外、E5の先は白石です。白は受けなければなりませんか。
lesson-open-three-6-a = はい、これは活三。
lesson-open-three-6-a-says = 盤の端と白石の間は五点しかありません。ここでできる四は、必ず片端が止まっています。
lesson-open-three-6-b = いいえ、白はほかに打てる。
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
lesson-which-end-about = 三は二点か三点で止められます。しかし、良い点が一つしかないこともよくあります。
lesson-which-end-1-heading = 両端を見る
lesson-which-end-1 = 白は横の三を止めなければなりません。端を選ぶ前に、それぞれの近くに黒のほかの石がないか見ましょう。ここでは、もう二つの黒石がH6を向いています。
lesson-which-end-2-heading = 三を止める
lesson-which-end-2 = 白番です。黒は片方の端で、四と活三を同時に作れます。その端を取ってください。
lesson-which-end-2-right = H6は横も縦も止めます。
lesson-which-end-2-d6 = 黒はH6に打ちます。横に四、縦に活三です。白は四しか止められません。
lesson-which-end-3-heading = 三を止める
lesson-which-end-3 = 斜めでも同じです。黒のほかの石は、どちらの端を向いていますか。
lesson-which-end-3-right = H5は斜めを止め、H4とH3の縦も止めます。
lesson-which-end-3-d9 = 黒はH5に打ちます。斜めに四、縦に活三です。
lesson-which-end-4-heading = すきまか端か
lesson-which-end-4 = 飛び三の止めは三つあります。縦も一緒に止めるのは一つだけです。
lesson-which-end-4-right = F6はすきまを埋め、縦も止めます。
lesson-which-end-4-c6 = { $point }でも三は止まりますが、黒はF6のすきまを埋めます。横に四、縦に活三です。

# Four-three
lesson-four-three = 四三
lesson-four-three-about = 一石で四と活三を作ります。白は四を止めるしかなく、三で勝てます。
lesson-four-three-1-heading = 同時に二つの狙い
lesson-four-three-1 = 黒がG6に打つと、横に四、縦に活三ができます。白はH6で四を止めるしかなく、黒は三を達四にします。
lesson-four-three-2 = 二つの列が交わる点を見つけてください。横の三つの石の列と、斜めの二つの石の列です。
lesson-four-three-2-right = 一石で四と活三ができました。
lesson-four-three-2-g6 = G6では四になりますが、斜めの列にありません。白がF6で止め、両方の列がふさがりました。
lesson-four-three-3-heading = 四三で勝つ
lesson-four-three-3 = 今度は最後まで打ちましょう。まず四を作り、白が止め、それから三を達四にします。
lesson-four-three-3-right = 四、達四、五。これが四三の勝ち方です。
lesson-four-three-4 = すきまのある並びからも四はできます。四三になる点を見つけてください。
lesson-four-three-4-right = すきまが埋まり、斜めに三ができました。
lesson-four-three-5-heading = 四三を防ぐ
lesson-four-three-5 = 白番です。黒は四三を狙っています。その点を先に取るか、どちらかの列を断ってください。
lesson-four-three-5-right = 白は間に合い、片方の列を断ちました。

# Three-three
lesson-three-three = 三々
lesson-three-three-about = 一石で活三が二つ。白は片方しか止められません。連珠ではこの点は黒の禁点です。その理由がわかります。
lesson-three-three-1-heading = 二つの活三
lesson-three-three-1 = 黒がE5に打つと、活三が二つできます。どちらも達四を狙っていますが、白が打てるのは一手だけです。
lesson-three-three-2 = 今度は二方向の斜めです。どこで交わりますか。
lesson-three-three-2-right = 二つの活三です。白は片方しか止められません。
lesson-three-three-3-heading = 三々で勝つ
lesson-three-three-3 = 最後まで打ちましょう。白が片方の三を止めたら、もう片方で続けます。
lesson-three-three-3-right = 片方の三は止められ、もう片方が達四になりました。
lesson-three-three-4 = すきまのある三も数に入ります。そのような三が二つ交わる点を見つけてください。
lesson-three-three-4-right = どちらの三にもすきまがあり、どちらも活三です。
lesson-three-three-5-heading = 三は四より遅い
lesson-three-three-5 = 黒がいま活三を二つ作りました。白番で、白にも、G2で止められた三があります。白に何ができますか。
lesson-three-three-5-a = 何もできない。二つの活三は必ず勝つ。
lesson-three-three-5-a-says = 黒が五を作るにはあと二手かかります。その間に白が四を作れば、黒は一つずつ受けなければなりません。
lesson-three-three-5-b = まずG6で四を作る。その石が片方の三を止め、次にもう片方を止める。
lesson-three-three-5-b-says = 四は三より先です。三々で勝てるのは、相手に役立つ四がないときだけです。
lesson-three-three-5-c = 一石で両方の三を止める。
lesson-three-three-5-c-says = 両方の列にあるのはE6だけで、そこには黒石があります。
lesson-three-three-6-heading = 連珠では
lesson-three-three-6 = 連珠では、黒は一石で活三を二つ作ってはいけません。禁点に印を付けてください。
lesson-three-three-6-right = この規則がなければ、先手が簡単に勝ちすぎます。白はいつでも三々を打てます。

# Four-four
lesson-four-four = 四々
lesson-four-four-about = 一石で四が二つ。白は片方しか止められず、もう片方が五になります。
lesson-four-four-1-heading = 二つの四
lesson-four-four-1 = 黒がF6に打つと、横と縦に四ができます。白が止められるのはG6かF5の片方だけです。
lesson-four-four-2 = 斜めと縦に三つずつ石があります。どこで交わりますか。
lesson-four-four-2-right = 四が二つです。白に活三があったとしても、もう間に合いません。
lesson-four-four-3 = すきまが別々なら、一つの列に四が二つできることもあります。そうなる点を見つけてください。
lesson-four-four-3-right = B・D・E・Fで一つの四、D・E・F・Hでもう一つの四です。白は両方のすきまを埋められません。
lesson-four-four-3-c6 = { $point }では四が二つできません。五点の範囲にある石を数えてください。
lesson-four-four-4 = 斜めでも同じです。両側に石が二つずつあります。
lesson-four-four-4-right = 左のすきまで一つの四、右のすきまでもう一つの四です。
lesson-four-four-5-heading = 白の四々
lesson-four-four-5 = 連珠では、四々は黒の禁手ですが、白は打てます。白番です。
lesson-four-four-5-right = 白は三々も四々も打てます。

# Block early
lesson-block-early = 早めに止める
lesson-block-early-about = 達四は止められないので、三のうちに止めましょう。交わる二つの列は、三になる前に止めるのがいちばんです。
lesson-block-early-1-heading = 狙いになる前に
lesson-block-early-1 = 黒にまだ三はありません。しかし二組の石が一つの空点で交わり、そこに打てば活三が二つできます。白番で、まだ間に合います。
lesson-block-early-2-heading = 三々を止める
lesson-block-early-2 = 白番です。黒はG5で三々になります。いま止めてください。後からでは一石で足りません。
lesson-block-early-2-right = 交点に打てば二つの列を一度に止め、外側の点なら片方を断ちます。
lesson-block-early-3-heading = 四三を止める
lesson-block-early-3 = 片端の止まった三は、それだけなら危険ではありません。しかしここでは、E5で別の列と交わっています。白番です。
lesson-block-early-3-right = 片方の列が止まり、四三はなくなりました。
lesson-block-early-4-heading = 急ぐべきか
lesson-block-early-4 = 黒の縦は片端が止まっていて、白番です。白はすぐに受けなければなりませんか。
lesson-block-early-4-a = はい、いつでも。
lesson-block-early-4-a-says = 片端の止まった三は、片端の止まった四にしかなりません。それは四になってから止められます。
lesson-block-early-4-b = 黒の別の列と交わるときだけ。
lesson-block-early-4-b-says = 片端の止まった三が危険なのは、四三や四々の一部になるときです。交わる列を探しましょう。
lesson-block-early-5-heading = 四々を止める
lesson-block-early-5 = 片端の止まった三が二つ、交わっています。黒は一石で四を二つ作ろうとしています。白番です。
lesson-block-early-5-right = 交点なら二つの列を一度に止め、F5なら縦の列を断ちます。
lesson-block-early-5-f11 = { $point }は、列の交わる点から遠すぎます。黒はF6に打ちます。

# Counter four
lesson-counter-four = 切り返しの四
lesson-counter-four-about = 四は何よりも先に受けなければなりません。ちょうどよい時に打てば、苦しい守りも一変します。
lesson-counter-four-1-heading = 四が先
lesson-counter-four-1 = 黒は活三を二つ作り、一石では両方を止められません。しかし白にも三があります。三より先に、四を受けなければなりません。
lesson-counter-four-2-heading = まず四
lesson-counter-four-2 = 白番です。四を作り、同じ石で片方の三も止めてください。もう片方の三は、その後で止めます。
lesson-counter-four-2-right = G6で四になり、横も止まります。黒はG7で止めるしかなく、次に白が縦を止めます。
lesson-counter-four-2-c6 = { $point }は片方の三を止めますが、黒はもう片方で達四を作ります。
lesson-counter-four-2-g7 = G7でも四になりますが、黒はG6で止め、その石で黒の横が四になります。
lesson-counter-four-3-heading = 守らずに攻める
lesson-counter-four-3 = 白はCの縦に活三があります。止める前に、自分の四を見てください。四を作っている間、白に暇はありません。
lesson-counter-four-3-right = 四、達四、五。白の三には最後まで番が回りませんでした。
lesson-counter-four-3-c6 = { $point }は三を止めます。しかし黒は勝てました。F7の四は、先に受けなければならないからです。
lesson-counter-four-4-heading = 正しい四
lesson-counter-four-4 = 黒には四と三で勝つ筋があり、ふつうの手では止まりません。白は二通りの打ち方で四を作れますが、役に立つのは片方だけです。その手を見つけてください。
lesson-counter-four-4-right = 黒は四を受けるしかなく、そうしてできた石が黒の邪魔をします。
lesson-counter-four-4-i7 = { $point }でも四になりますが、黒は{ $reply }で受けます。そこは黒がちょうど打ちたい点です。
lesson-counter-four-5-heading = 四を取っておく
lesson-counter-four-5 = 三つ並んだ白石は、右端が止まっています。白はすぐ四にでき、黒は受けるしかありません。でも続きがないなら、これは良い考えでしょうか。
lesson-counter-four-5-a = はい、受けさせるのに損はない。
lesson-counter-four-5-a-says = 黒が受ければ狙いは消えます。しかも黒の新しい石は、黒の役に立つかもしれません。
lesson-counter-four-5-b = いいえ、役立つ時まで取っておく。
lesson-counter-four-5-b-says = 四がいちばん価値を持つのは、その石や相手の受けがほかの何かを変えるときです。その時に打ちましょう。

# Take the key
lesson-take-the-key = 要点を打つ
lesson-take-the-key-about = 双方にとって良い点があります。そこを取れば、一石で攻めと守りを兼ねられます。
lesson-take-the-key-1-heading = 白の狙いは？
lesson-take-the-key-1 = 黒番です。まず白の立場で読みます。白が四三を作る点に印を付けてください。
lesson-take-the-key-1-right = その点が要点です。自分で打ちましょう。
lesson-take-the-key-2-heading = 要点を取る
lesson-take-the-key-2 = すべてを止める点が一つあります。相手が打ちたい点です。
lesson-take-the-key-2-right = 正解です。ほかの点では持ちこたえられません。
lesson-take-the-key-3-heading = 要点を取る
lesson-take-the-key-3 = これも一点です。相手の列が交わる所を見てください。
lesson-take-the-key-3-right = 正解です。ほかの点では持ちこたえられません。
lesson-take-the-key-4-heading = 要点を取る
lesson-take-the-key-4 = 近くには自然に見える手がいくつもあります。持ちこたえるのは要点だけです。
lesson-take-the-key-4-right = 双方が打ちたかった点を、自分のものにしました。

# Two fours
lesson-two-fours = 四を二つ続ける
lesson-two-fours-about = 四を作ると、相手の受けは一つだけです。四を続ければ、この先のすべてを自分で決められます。
lesson-two-fours-1-heading = 受けは一つ
lesson-two-fours-1 = 四の受けは一つなので、その後の盤がわかります。白がE8で四を作れば、黒はE7で止めるしかありません。そこで白のH5が斜めの達四になります。四だけで勝つことを四追い勝ち（VCF）といいます。
lesson-two-fours-2 = 四を二つ、それから五で勝ってください。一つめの四が、二つめに必要な石を用意します。
lesson-two-fours-2-right = 一つめの四の石があったので、二つめの四を作れました。
lesson-two-fours-3 = もう一度同じです。一つめの四の作り方は二通りあります。どちらの石が次の列に役立ちますか。
lesson-two-fours-3-right = G7は二つの列の上にあります。先に斜めの四を打ち、次に横が二つめの四になりました。
lesson-two-fours-4 = また四を二つです。打つ前に、最後の四がどこになるかを見てください。
lesson-two-fours-4-right = まず終わりを、次にそこへの道を見ます。四追いはこうして見つけます。

# Five fours
lesson-five-fours = 四を五つ続ける
lesson-five-fours-about = 同じことを、もっと長く。三つ、四つ、五つと四を続けます。
lesson-five-fours-1 = 四を三つ、それから五です。四で増えた石によって、二つの列が交わる点を見つけてください。
lesson-five-fours-1-right = 四を三つ続け、白はどの四にも受けを選べませんでした。
lesson-five-fours-2 = また四を三つ、今度は別の列です。
lesson-five-fours-2-right = 白は受けるしかありませんでした。
lesson-five-fours-3 = 今度は四を四つです。作れる四をすべて調べ、相手がどこで受けるかを確かめてください。
lesson-five-fours-3-right = 四を四つ続けました。受けはどれも、打たれる前からわかっていました。
lesson-five-fours-4 = 四を五つ、それから五です。ゆっくり読みましょう。正しい四追いは、何にも止められません。
lesson-five-fours-4-right = 四を五つ続けました。こういう四追いは、どの対局にも出てきます。

# Find the path
lesson-find-the-path = 道を探す
lesson-find-the-path-about = 作れる四はいくつもありますが、先へ続くのは一つだけです。順番を間違えると、勝ちがなくなります。
lesson-find-the-path-1 = 勝ちにつながる四は一つだけです。受けの石が自分の大事な列をふさぐ四は、やめておきましょう。
lesson-find-the-path-1-right = 勝ちにつながる一手目は、これだけでした。
lesson-find-the-path-2 = 相手の受けの場所に注意してください。受けた石で四ができることもあります。
lesson-find-the-path-2-right = もう一つの四では、受けられて終わりでした。
lesson-find-the-path-3 = 道を探してください。まだ両側に余地のある列を試しましょう。
lesson-find-the-path-3-right = 見つかりました。ほかの道は、一度受けられると終わりです。
lesson-find-the-path-4 = 最後の問題です。通れる道は一つです。
lesson-find-the-path-4-right = 道はこうして見つけます。頭の中で四を一つずつ試し、続かないものをやめていくのです。

# Reading threats
lesson-reading-threats = 追い手を読む
lesson-reading-threats-about = 三も追い手ですが、相手は受けを選べます。四と三を続けて勝つことを追い詰め（VCT）といいます。
lesson-reading-threats-1 = 四だけでは勝てません。三を作り、ほかの列とも一緒に働く手から始めてください。
lesson-reading-threats-1-right = 三をどう受けられても、次の追い手がありました。
lesson-reading-threats-2 = また三から始めます。受けをすべて考えましょう。両端と、すきまがあればすきまもです。
lesson-reading-threats-2-right = まず三、それから最後まで四でした。
lesson-reading-threats-3 = 四で受けられる三は、無駄になります。始める前に、相手の四を探しましょう。
lesson-reading-threats-3-right = まず三を続け、最後に四を打ちました。
lesson-reading-threats-4 = これまででいちばん長い問題です。相手はいちばん長く持ちこたえる受けを選びます。どの受けにも答えが必要です。
lesson-reading-threats-4-right = 追い詰めを最後まで読み切りました。

# Forbidden points
lesson-forbidden-points = 禁点
lesson-forbidden-points-about = 連珠では、先手で有利な黒に禁点があります。白はどこにでも打てます。
lesson-forbidden-points-1-heading = 黒が打てない点
lesson-forbidden-points-1 = 黒の禁点は三種類です。D10のように活三が二つできる点、J9のように四が二つできる点、F3のように六つ以上並ぶ点。そこに打つと黒の負けです。
lesson-forbidden-points-2-heading = 三々
lesson-forbidden-points-2 = 黒が一石で活三を二つ作ってしまう点があります。その禁点に印を付けてください。
lesson-forbidden-points-2-right = 縦と斜めで、活三が二つです。
lesson-forbidden-points-3-heading = 四々
lesson-forbidden-points-3 = 黒が一石で四を二つ作ってしまう点があります。その禁点に印を付けてください。
lesson-forbidden-points-3-right = 横と縦で、四が二つです。
lesson-forbidden-points-3-g6 = { $point }でできる四は、すきまのある一つだけです。四が一つなら打てます。
lesson-forbidden-points-4-heading = 長連
lesson-forbidden-points-4 = 黒が六つ並べてしまう点があります。その禁点に印を付けてください。
lesson-forbidden-points-4-right = 六つ以上の並びを長連といいます。
lesson-forbidden-points-5-heading = 五が優先
lesson-forbidden-points-5 = G6では活三も二つできます。しかし、ちょうど五つ並べば、ほかに何ができても勝ちです。
lesson-forbidden-points-5-right = 禁手になるはずの点でも、五ができれば勝ちです。
lesson-forbidden-points-6-heading = 四三は打てる
lesson-forbidden-points-6 = 四一つと活三一つなら、同時に作れます。連珠の黒は、たいていこの四三で勝ちます。
lesson-forbidden-points-6-right = 四が一つ、活三が一つ。禁手ではなく、勝ちです。

# 3·3 and 4·4
lesson-double-fouls = 三々と四々
lesson-double-fouls-about = 三々には本当の三が二つ、四々には本当の四が二つ必要です。禁点だと思う前に、よく見ましょう。
lesson-double-fouls-1-heading = 両端を見る
lesson-double-fouls-1 = 三々に見える点が二つあります。本物は一つだけです。もう一つは、片方の列を白が止めています。禁点に印を付けてください。
lesson-double-fouls-1-right = こちらは三が二つとも活三です。
lesson-double-fouls-1-i5 = I5の横の並びは、L5の白石が止めています。活三ではないので、I5には打てます。
lesson-double-fouls-2-heading = 止まった三は数えない
lesson-double-fouls-2 = 黒がG6に打つと、横にも縦にも三つ並びます。禁点ですか。
lesson-double-fouls-2-a = はい、二つの列に石が三つずつ並ぶ。
lesson-double-fouls-2-a-says = 縦はG9で止まっています。達四になれないので、活三ではありません。
lesson-double-fouls-2-b = いいえ、活三は一つだけ。
lesson-double-fouls-2-b-says = 三に数えるのは、あと一手で達四にできるときだけです。
lesson-double-fouls-3-heading = 一つの列に四が二つ
lesson-double-fouls-3 = すきまが別々なら、一つの列に四が二つできることもあります。その点に印を付けてください。
lesson-double-fouls-3-right = F2・F4・F5・F6とF4・F5・F6・F8で、四が二つです。
lesson-double-fouls-4-heading = 本当の三だけを数える
lesson-double-fouls-4 = 黒がG6に打つと、縦は活三になります。横はE6・F6・G6が並び、B6にも黒石があります。G6は禁点ですか。
lesson-double-fouls-4-a = はい、三が二つなら三々。
lesson-double-fouls-4-a-says = I6に白石があるので、四つめはD6にしか打てません。するとC6はB6とつながって六つになり、達四ではありません。
lesson-double-fouls-4-b = いいえ、横は達四にできない。
lesson-double-fouls-4-b-says = B6があるため、どう四にしても片端は六つの並びになります。だから横は三に数えません。
lesson-double-fouls-5-heading = すきまが禁点のとき
lesson-double-fouls-5 = 黒がG6に打つと、斜めは活三になります。横はE6・G6・H6で、F6がすきまです。G6は禁点ですか。
lesson-double-fouls-5-a = はい、どちらの三も達四にできる。
lesson-double-fouls-5-a-says = 横を四にするにはF6が必要です。しかしそこは、縦とともに四々になります。
lesson-double-fouls-5-b = いいえ、そのときF6は四々になる。
lesson-double-fouls-5-b-says = 横を四にできる点は、その時点で禁点です。だから横は三に数えません。
lesson-double-fouls-6-heading = 三が一つ多い
lesson-double-fouls-6 = 四三は打てます。ただし、三が一つか二つかを確かめてください。
lesson-double-fouls-6-right = 四が一つ、活三が二つ。三が二つあるので禁点です。

# Overline
lesson-overline = 長連
lesson-overline-about = 六つ以上の並びです。連珠では黒の禁手で、白なら勝ち。ほかの規則では、勝ちにならないこともあります。
lesson-overline-1-heading = 六つの並び
lesson-overline-1 = 黒がE6に打つと、二つと三つがつながって六つになります。連珠の黒はそこに打てないので、このすきまは五になりません。
lesson-overline-2 = 長連は斜めにもできます。その点に印を付けてください。
lesson-overline-2-right = H9で、D5からI10まで六つ並びます。
lesson-overline-3-heading = ちょうど五つ
lesson-overline-3 = この横の並びには、埋められるすきまが二つあります。しかし黒は、ちょうど五つでなければなりません。黒が勝つ点に印を付けてください。
lesson-overline-3-right = B7で、A7からE7までちょうど五つです。
lesson-overline-3-f7 = F7に打つとC7からH7までつながります。六つ並ぶので禁手です。
lesson-overline-4-heading = 白は六つでもよい
lesson-overline-4 = 白に禁点はありません。白は六つ並べても勝ちです。白番です。
lesson-overline-4-right = 連珠では、白石が六つ並んでも勝ちです。
lesson-overline-5-heading = ほかの規則
lesson-overline-5 = 黒がE6に打つと六つ並びます。「標準」の規則では、ちょうど五つで勝ち、禁手はありません。ここではどうなりますか。
lesson-overline-5-a = 黒の勝ち。
lesson-overline-5-a-says = 「標準」では、ちょうど五つだけが勝ちです。「自由」では六つでも勝ちです。
lesson-overline-5-b = 何も起こらず、対局は続く。
lesson-overline-5-b-says = 「標準」では、六つは勝ちにも負けにもなりません。「自由」では勝ち、連珠では黒の負けです。
lesson-overline-5-c = 黒の負け。
lesson-overline-5-c-says = そうなるのは連珠だけです。

# Winning by a foul
lesson-white-wins-on-fouls = 禁手で勝つ
lesson-white-wins-on-fouls-about = 連珠の白のいちばん強い武器は、黒が止められない四です。止める点が黒の禁点なのです。
lesson-white-wins-on-fouls-1-heading = 止める点が禁点
lesson-white-wins-on-fouls-1 = 白にはD4からH8までの四があり、止める点はF6だけです。しかしそこは黒の四々です。黒は打てず、白の勝ちです。
lesson-white-wins-on-fouls-2-heading = 三々で止められない
lesson-white-wins-on-fouls-2 = G7は三々で、黒の禁点です。白番です。黒がそこで止めるしかない四を作ってください。
lesson-white-wins-on-fouls-2-right = 黒はG7に打てないので、白が五を作ります。
lesson-white-wins-on-fouls-3-heading = 長連で止められない
lesson-white-wins-on-fouls-3 = F6に黒が打つと六つ並びます。白番です。
lesson-white-wins-on-fouls-3-right = 止める点はすきまだけで、そこは黒の長連です。
lesson-white-wins-on-fouls-4-heading = 四々で止められない
lesson-white-wins-on-fouls-4 = F6に黒が打つと四々です。白番です。
lesson-white-wins-on-fouls-4-right = 黒はF6で止められません。
lesson-white-wins-on-fouls-5-heading = 四を見つける
lesson-white-wins-on-fouls-5 = 実戦の局面です。白番で、黒が止められない四が一つあります。黒が止めると何ができるかを見てください。
lesson-white-wins-on-fouls-5-right = 止めれば黒の禁手です。
lesson-white-wins-on-fouls-6-heading = 四を見つける
lesson-white-wins-on-fouls-6 = 別の実戦です。まず禁点を、次に四を見つけてください。
lesson-white-wins-on-fouls-6-right = お見事。連珠の白は、まず黒の禁点を読みます。

# Good and bad
lesson-good-and-bad = 良い手、悪い手
lesson-good-and-bad-about = どこへ並びを伸ばせるかは、最初の数手で決まります。中央の近くに、石同士を近づけて、開いた列に打ちましょう。
lesson-good-and-bad-1-heading = 最初の一石
lesson-good-and-bad-1 = 盤には何もなく、あなたは黒番です。一石の価値がいちばん高いのはどこですか。
lesson-good-and-bad-1-a = A、中央。
lesson-good-and-bad-1-a-says = 中央なら、四本の列のどれも両側に余地があります。
lesson-good-and-bad-1-b = B、隅に近い点。
lesson-good-and-bad-1-b-says = いくつかの列は、すぐ盤の端に届きます。中央のほうが余地があります。
lesson-good-and-bad-1-c = C、隅。
lesson-good-and-bad-1-c-says = 隅から出る列は三本だけで、それぞれ片側にしか伸びません。
lesson-good-and-bad-2-heading = 白の応手
lesson-good-and-bad-2 = 黒は中央に打ちました。白の応手はどれが良いですか。
lesson-good-and-bad-2-a = A、黒石の隣。
lesson-good-and-bad-2-a-says = 列を一本止め、これから戦いになる所にあります。斜め隣も同じくらいよく打たれます。
lesson-good-and-bad-2-b = B、隅の近く。
lesson-good-and-bad-2-b-says = そこの石は何も止めず、黒が中央を独り占めします。
lesson-good-and-bad-2-c = C、同じ縦の列の上のほう。
lesson-good-and-bad-2-c-says = H12は遠すぎます。H8・H9・H10と並んでも両端は開いたままで、ほかの列でも役に立ちません。
lesson-good-and-bad-3-heading = 助け合う石
lesson-good-and-bad-3 = H8といちばんよく助け合う石はどれですか。
lesson-good-and-bad-3-a = A、斜め隣。
lesson-good-and-bad-3-a-says = 斜めの両端が開いていて、その列に白石はありません。
lesson-good-and-bad-3-b = B、白石の上。
lesson-good-and-bad-3-b-says = H9の白石がH8とH11の間にあります。この二つが同じ五に入ることはありません。
lesson-good-and-bad-3-c = C、斜めのずっと先。
lesson-good-and-bad-3-c-says = M3はH8の斜めの列にありますが、五路離れています。両方を含む五はありません。
lesson-good-and-bad-4-heading = 列を数える
lesson-good-and-bad-4 = 黒には、互いに関わり合う石が三つあります。白番です。両端の開いた、石二つの並びはいくつありますか。
lesson-good-and-bad-4-a = ない。
lesson-good-and-bad-4-a-says = G7とH8、H8とI7を見てください。どちらも両端の開いた斜めです。
lesson-good-and-bad-4-b = 二つ。G7とH8、H8とI7。
lesson-good-and-bad-4-b-says = 両端の開いた並びが二つ、一つの石でつながっています。これはやがて二つの狙いになります。白はいま、遠くへ打つべきではありません。
lesson-good-and-bad-4-c = 三つ以上。
lesson-good-and-bad-4-c-says = G7とI7の間にはすきまがあります。石がすきまなく並ぶのは、二本の斜めだけです。
lesson-good-and-bad-5-heading = 無駄な一石
lesson-good-and-bad-5 = L10の白石は離れていて、何も止めていません。とがめてください。黒は追い詰めで勝てます。
lesson-good-and-bad-5-right = 何もしない一石で、対局に負けることもあります。

# Swap2
lesson-swap2 = スワップ2
lesson-swap2-about = 先手はとても有利です。スワップ2では、一人が最初の石を打ち、もう一人が選びます。
lesson-swap2-1-heading = 3石
lesson-swap2-1 = 一人目が黒、白、黒の3石を好きな点に打ちます。それから二人目が決めます。
lesson-swap2-2-heading = 二人目
lesson-swap2-2 = いま、二人目の選択肢はどれですか。
lesson-swap2-2-a = 黒を取るか、白のまま続ける。
lesson-swap2-2-a-says = 選択肢はもう一つあります。さらに2石を打つことです。
lesson-swap2-2-b = 黒を取る、白のまま4手目を打つ、またはさらに2石を打つ。
lesson-swap2-2-b-says = 白と黒の2石を加えると、今度は一人目が黒白を選びます。
lesson-swap2-2-c = 選択肢はない。一人目が黒のまま。
lesson-swap2-2-c-says = それでは、一人目が黒の勝ちの形を打ってしまいます。選べるからこそ公平な始まりになります。
lesson-swap2-3-heading = 石の形を判断する
lesson-swap2-3 = あなたは二人目です。白石は遠くにあります。何を選びますか。
lesson-swap2-3-a = 黒を取る。
lesson-swap2-3-a-says = 黒石が二つ中央に並び、白は遠くにいます。黒がはっきり良い形です。
lesson-swap2-3-b = 白のまま、次の手を打つ。
lesson-swap2-3-b-says = 白番でも、受けに使えるのは一石だけです。黒の攻めが続きます。
lesson-swap2-3-c = さらに2石を打つ。
lesson-swap2-3-c-says = それは判断の難しい局面のための選択です。ここでは初めから黒が良い形です。
lesson-swap2-4-heading = 石の形を判断する
lesson-swap2-4 = 今度はどうですか。黒石は二つの隅にあり、白番です。
lesson-swap2-4-a = 黒を取る。
lesson-swap2-4-a-says = 黒石は互いに遠く、中央も手番も白のものです。
lesson-swap2-4-b = 白のまま、4手目を打つ。
lesson-swap2-4-b-says = 白は中央にいて、しかも白番です。二つの隅の黒より良い形です。
lesson-swap2-4-c = さらに2石を打つ。
lesson-swap2-4-c-says = その必要はありません。一方の色がはっきり良いからです。
lesson-swap2-5-heading = 5石
lesson-swap2-5 = 二人目が、白と黒の2石を加えました。次はどうなりますか。
lesson-swap2-5-a = 二人目が黒白を選ぶ。
lesson-swap2-5-a-says = 2石を加えた人は、選択を相手に任せます。
lesson-swap2-5-b = 一人目が黒白を選び、白が打つ。
lesson-swap2-5-b-says = 盤には黒が三つ、白が二つあります。だれが白でも、次は白番です。
lesson-swap2-5-c = 一人目が黒白を選び、黒が打つ。
lesson-swap2-5-c-says = 五つの石の次は白番です。交代で替わるのは対局者で、手番ではありません。

# Direct, indirect
lesson-direct-indirect = 直接と間接
lesson-direct-indirect-about = 連珠の対局は、26珠型のどれかで始まります。二つの系統のどちらになるかは、2手目で決まります。
lesson-direct-indirect-1-heading = 二つの系統
lesson-direct-indirect-1 = 黒の1手目は天元です。白がその縦か横の隣に打てば直接打ち、斜め隣に打てば間接打ちです。
lesson-direct-indirect-2-heading = どちらの系統？
lesson-direct-indirect-2 = 白はG9と応じました。これはどちらですか。
lesson-direct-indirect-2-a = 直接打ち。
lesson-direct-indirect-2-a-says = G9は、H8の横の列にも縦の列にもありません。
lesson-direct-indirect-2-b = 間接打ち。
lesson-direct-indirect-2-b-says = G9は1手目の斜め隣です。
lesson-direct-indirect-3-heading = 盤を回す
lesson-direct-indirect-3 = 回転や反転をしても、同じ珠型です。これはどちらの系統ですか。
lesson-direct-indirect-3-a = 直接打ち。
lesson-direct-indirect-3-a-says = H7はH8と同じ縦の列にあります。盤を回せば、H9の白石と同じです。
lesson-direct-indirect-3-b = 間接打ち。
lesson-direct-indirect-3-b-says = 白石は1手目の真下にあり、斜めではありません。
lesson-direct-indirect-4-heading = 3手目
lesson-direct-indirect-4 = 黒の2石目は、天元から縦横とも二路以内に打ちます。遠すぎる点はどれですか。
lesson-direct-indirect-4-a = A
lesson-direct-indirect-4-a-says = J10はH8から縦横に二路ずつなので、打てます。
lesson-direct-indirect-4-b = B
lesson-direct-indirect-4-b-says = K8は三路離れています。中央の5 × 5はJまでです。
lesson-direct-indirect-4-c = C
lesson-direct-indirect-4-c-says = H6はH8の二路下なので、打てます。
lesson-direct-indirect-5-heading = 珠型を見つける
lesson-direct-indirect-5 = 花月では、白石は1手目の隣にあります。黒の2石目は、白石の隣で、1手目の斜め隣です。ここではどの点ですか。
lesson-direct-indirect-5-a = A
lesson-direct-indirect-5-a-says = I9は、白のI8の隣で、H8の斜め隣です。I7も、反転した同じ珠型です。
lesson-direct-indirect-5-b = B
lesson-direct-indirect-5-b-says = H9は1手目の真上で、斜めではありません。
lesson-direct-indirect-5-c = C
lesson-direct-indirect-5-c-says = J8は同じ横の列で、白石の向こう側です。
lesson-direct-indirect-6-heading = なぜ開局規定がある？
lesson-direct-indirect-6 = 連珠の大会では、相手が黒白を交代でき、黒が5手目をいくつか提示することもよくあります。なぜですか。
lesson-direct-indirect-6-a = 白が簡単に勝ちすぎるから。
lesson-direct-indirect-6-a-says = 先手で有利なのは黒です。禁点があっても変わりません。
lesson-direct-indirect-6-b = 一方の色に有利な珠型が多いから。
lesson-direct-indirect-6-b-says = 選べる決まりがあれば、一方の必勝の珠型を用意しても意味がありません。

# Twin boards
lesson-twin-boards = 双盤
lesson-twin-boards-about = 二面の盤で一局を打ちます。同じ手番のうちに両方で五を作れば勝ち、片方だけなら負けです。
lesson-twin-boards-1-heading = 二つの盤、一つの対局
lesson-twin-boards-1 = 一手番に打つのは1石か2石で、どちらの盤でもかまいません。一手番で両方の盤に五を作れば勝ちです。片方の盤だけに五を作ると負けです。
lesson-twin-boards-2 = 黒は両方の盤に四。一手番で勝ってください。
lesson-twin-boards-2-right = 一手番で両方の盤に五ができました。
lesson-twin-boards-3-heading = まだ早い
lesson-twin-boards-3 = 黒は左の盤に四があり、右の盤には石が二つあります。黒はいま五を作るべきですか。
lesson-twin-boards-3-a = はい、五は五。
lesson-twin-boards-3-a-says = 双盤では、片方の盤だけの五は負けです。
lesson-twin-boards-3-b = いいえ、まずもう一方の盤に四を作る。
lesson-twin-boards-3-b-says = 左の四は狙いとして残ります。右にも四ができれば、黒は一手番で勝てます。
lesson-twin-boards-4 = 両方の盤で、足りない点を探してください。すきまかもしれません。
lesson-twin-boards-4-right = 左は斜め、右はすきまです。両方の盤で五ができました。
lesson-twin-boards-5-heading = 一方の盤を守る
lesson-twin-boards-5 = 白は両方の盤で五を狙っています。一方の盤を安全にすれば、それで止まります。黒は2石打てます。
lesson-twin-boards-5-right = 白はもう、両方の盤で五を作れません。
lesson-twin-boards-6-heading = 2石とも同じ盤に
lesson-twin-boards-6 = 今度は、どちらの四も両端が開いています。それぞれの盤に1石ずつでは足りません。
lesson-twin-boards-6-right = 一方の盤の両端が止まりました。
