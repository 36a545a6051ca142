# The lessons: what all of them share, and then each lesson. A step has its text, what is said to a right answer, and to wrong ones.
lesson-chapter-shapes = 棋形
lesson-chapter-fours = 四
lesson-chapter-threes = 三
lesson-chapter-forks = 双重威胁
lesson-chapter-defence = 防守
lesson-chapter-fours-in-a-row = 连续冲四
lesson-chapter-renju = 连珠
lesson-chapter-openings = 开局

# The task of a step, unless the step names it in other words.
lesson-task-read = 看棋盘
lesson-task-five = 成五
lesson-task-open-four = 下出活四
lesson-task-four = 冲四
lesson-task-broken-four = 下出跳四
lesson-task-open-three = 下出活三
lesson-task-broken-three = 下出跳三
lesson-task-four-three = 下出四三
lesson-task-double-three = 下出三三
lesson-task-double-four = 下出四四
lesson-task-unstoppable-four = 下出黑方不能挡的四
lesson-task-win-fours = 连续冲四取胜
lesson-task-win-threats = 用活三和冲四取胜
lesson-task-hold = 挡住威胁
lesson-task-mark = 标出所有点
lesson-task-choose = 选择答案
lesson-task-win-turn = 一回合取胜
lesson-task-hold-turn = 一回合挡住威胁

# Hints, by task.
lesson-hint-choose = 看看每排棋子的两端。
lesson-hint-five = 沿四个方向，找一条线上的四子，中间可能有缺口。
lesson-hint-make = 找棋子最多的线，数一数周围的空点。
lesson-hint-win-fours = 看看你能冲的每一个四，以及对方必须挡在哪里。
lesson-hint-win-threats = 先下这样一手：既成威胁，又为下一个威胁做准备。
lesson-hint-hold = 找出对方最想下的点，那里往往对你也有用。
lesson-hint-mark = 一条线一条线地看：横线、竖线，再看两个方向的斜线。
lesson-hint-turn = 数一数两盘各有哪些点可以成五。

# What is said to an answer.
lesson-right = 正确。
lesson-marks-left = 目前正确。还有 { $left } 个点。
lesson-go-on = { $other ->
    [black] 黑方
   *[white] 白方
}应在 { $reply }。继续：{ $left ->
    [1] 再下一手。
   *[other] 最多再下 { $left } 手。
}
lesson-wrong-foul = { $point } 是黑方的禁手：{ $foul ->
    [overline] 六子或更多相连。
    [double-four] 一子成两个四。
   *[double-three] 一子成两个活三。
}
lesson-wrong-length = { $length ->
    [1] { $point } 孤零零一子，旁边没有同色的棋子。
   *[other] 下 { $point } 只有 { $length } 子相连，成五要五子。
}
lesson-wrong-made = 下 { $point } { $made ->
    [three] 成活三。
    [two-threes] 成两个活三。
    [four-three] 成一个四和一个活三。
    [two-fours] 成两个四。
    [open-four] 成活四。
   *[other] 没有形成必须应的威胁。
}{ $wanted ->
    [four] 这里要的是四。
    [open-four] 这里要的是活四。
    [broken-four] 这里要的是带缺口的四。
    [open-three] 这里要的是活三。
    [broken-three] 这里要的是带缺口的活三。
    [four-three] 这里要的是一个四加一个活三。
    [double-three] 这里要的是两个活三。
    [double-four] 这里要的是两个四。
   *[unstoppable-four] 这里要的是黑方不能挡的四。
}
lesson-wrong-closed-four = 下 { $point } 所成的四，只能在 { $reply } 成五，{ $other ->
    [black] 黑方
   *[white] 白方
}挡在那里就行。
lesson-wrong-made-four = 下 { $point } 成四，但仅此而已：{ $other ->
    [black] 黑方
   *[white] 白方
}挡在 { $reply }。
lesson-wrong-five-follows = 下 { $point } 后，{ $winner ->
    [black] 黑方
   *[white] 白方
}在 { $reply } 成五。
lesson-wrong-fours-follow = 下 { $point } 后，{ $winner ->
    [black] 黑方
   *[white] 白方
}从 { $reply } 起连续冲四取胜：{ $moves } 手成五。
lesson-wrong-threats-follow = 下 { $point } 后，{ $winner ->
    [black] 黑方
   *[white] 白方
}从 { $reply } 起连续活三、冲四取胜：最多 { $moves } 手成五。
lesson-wrong-not-four = { $point } 不是冲四。{ $other ->
    [black] 黑方
   *[white] 白方
}不必应，连续冲四就断了。
lesson-wrong-no-threat = { $point } 既非冲四也非活三。{ $other ->
    [black] 黑方
   *[white] 白方
}想下哪里都可以。
lesson-wrong-stopped = { $other ->
    [black] 黑方
   *[white] 白方
}应在 { $reply }，就再也没有{ $kind ->
    [fours] 只靠冲四
   *[threats] 靠冲四和活三
}的胜法了。
lesson-wins-quietly = { $point } 也能取胜，但更慢，也不是只靠冲四和活三。这里每一手都要是冲四或活三，请找那样的胜法。
lesson-wrong-mark = { $set ->
    [five] 下 { $point } 不能成五。
    [open-four] 下 { $point } 不成活四。
    [four] 下 { $point } 不成四。
    [open-three] 下 { $point } 不成活三。
    [four-three] 下 { $point } 不成四三。
    [end] { $point } 不是这排棋子的一端。
    [forbidden] { $point } 不是禁手。
    [overline] 下 { $point } 不成六子相连。
    [foul-double-four] 下 { $point } 不成两个四。
    [foul-double-three] 下 { $point } 不成两个活三。
   *[other] { $point } 不在要找的点之中。
}
lesson-wrong-lone-row = 这样只有一盘成五，按规则判负。
lesson-wrong-no-row = 这样两盘都没有成五。每盘各下一子，都下在成五的点上，就胜了。
lesson-wrong-turn-follows = { $other ->
    [black] 黑方
   *[white] 白方
}两盘都成五。

# Five
lesson-five = 五连
lesson-five-about = 五子连成一线即胜，横、竖、斜都可以。
lesson-five-1-heading = 两人一盘棋
lesson-five-1 = 黑方先行，双方轮流落子，每次一子，下在横线与竖线的交叉点上。棋子落定后不移动，也不被提掉。
lesson-five-2 = 五子紧紧相连，立即获胜。黑方已有四子：补上第五子。
lesson-five-2-right = 五子相连，黑方获胜。下在哪一端都可以。
lesson-five-3 = 竖线也算。这条竖线的一端已被白方堵住。
lesson-five-3-right = 竖线成五。
lesson-five-3-f8 = F7 的白子隔在中间。五子必须紧紧相连。
lesson-five-4 = 斜线容易看漏。从左下往右上，沿着黑子看过去。
lesson-five-4-right = 斜线成五。
lesson-five-4-d5 = { $point } 不在那四子所在的斜线上。
lesson-five-5 = 缺的那一子不一定在两端，这里就在中间。
lesson-five-5-right = 缺口补上了，五子相连。
lesson-five-5-b6 = 下 { $point }，缺口还在。中间有缺口就不算五连。
lesson-five-6-heading = 用白棋成五
lesson-five-6 = 白方的取胜方法也一样。黑方威胁成五，但现在轮到白方：看看斜线。
lesson-five-6-right = 白方先成五。
lesson-five-6-g8 = G8 只堵住黑方竖线的一端，黑方在另一端成五。白方本可立即成五：先看自己有没有五。

# Open and closed
lesson-open-and-closed = 通与堵
lesson-open-and-closed-about = 有空间，一排棋子才能延长。先看清两端，再判断它是不是威胁。
lesson-open-and-closed-1-heading = 两端
lesson-open-and-closed-1 = 每排棋子都有两端。紧挨着的下一点是空点，这一端就是通的。这排黑子两端都通。
lesson-open-and-closed-2 = 标出这排三个黑子通的两端。
lesson-open-and-closed-2-right = 两端都通，往哪边都能延长。
lesson-open-and-closed-2-d5 = { $point } 在这排棋子的旁边。棋子只能沿着自己的线延长。
lesson-open-and-closed-3 = 这里白方已堵住一端。标出还通的那一端。
lesson-open-and-closed-3-right = 只剩一端了。黑方还能往那边延长，但白方也知道是哪边。
lesson-open-and-closed-3-e8 = E8 在白子后面。棋子不能越过白子相连。
lesson-open-and-closed-4 = 棋盘边缘也会堵住一端。标出通的那一端。
lesson-open-and-closed-4-right = 靠着边，就只剩一端。
lesson-open-and-closed-5 = 两排黑子，各被白方堵住一端。标出两个通的端点。
lesson-open-and-closed-5-right = 每排各有一端是通的。
lesson-open-and-closed-5-a3 = { $point } 在白子后面。
lesson-open-and-closed-6-heading = 选两端都通的
lesson-open-and-closed-6 = 两排三子，一排有一端被堵，另一排两端都通。给两端都通的那一排加一子。
lesson-open-and-closed-6-right = 四子相连，两端都通。白方不能两端都堵。
lesson-open-and-closed-6-hint = 看看每排两端之外的点。
lesson-open-and-closed-6-a3 = 这一排已被白方堵在 E3。再下 A3 就到了边上，第五子没有地方下了。

# Reading lines
lesson-reading-lines = 看线
lesson-reading-lines-about = 棋子沿四个方向相连。高手四个方向都看，既看自己的子，也看对方的子。
lesson-reading-lines-1-heading = 四个方向
lesson-reading-lines-1 = 每个点上都有四条线经过：一条横线、一条竖线和两条斜线。哪一条都可能成五。
lesson-reading-lines-2 = 黑方在斜线上有一个四，竖线上还有一个四。标出黑方能成五的所有点。
lesson-reading-lines-2-right = 两条线各一点：斜线的缺口，和竖线通的一端。
lesson-reading-lines-2-c3 = 下 C3，斜线上有四子相连，缺口外还有一子。要成五，得补上缺口。
lesson-reading-lines-3 = 棋子很多，其中有四个黑子在同一条线上。找出缺的那一点。
lesson-reading-lines-3-right = 是一条从左上到右下的斜线，中间有缺口。
lesson-reading-lines-3-hint = 看看从左上到右下的斜线。
lesson-reading-lines-4-heading = 别让对方成五
lesson-reading-lines-4 = 现在替对方看。白方有四子在同一条线上：别让它成五。
lesson-reading-lines-4-right = F6 补上了缺口。每次落子前，都要沿四个方向看看对方有没有四。
lesson-reading-lines-4-hint = 白子在一条从左下到右上的斜线上。
lesson-reading-lines-5-heading = 谁更快？
lesson-reading-lines-5 = 白方有四，黑方也有四。轮到黑方。
lesson-reading-lines-5-right = 自己成五，对局就结束了，用不着先去挡白方。
lesson-reading-lines-5-c8 = { $point } 堵住一端，白方在另一端成五。黑方本可立即成五。
lesson-reading-lines-6 = 白方在斜线上有三子，两端都通。标出白方再下一子就能成四、而且两端都通的点。
lesson-reading-lines-6-right = 两端都是。这样的三现在就得挡：后面几章会讲怎么挡。

# The four
lesson-the-four = 四
lesson-the-four-about = 四子在一条线上，再加一子就成五：对方必须马上应。
lesson-the-four-1-heading = 离五只差一子
lesson-the-four-1 = 一条线上的四子，再加一子就能成五，这就是“四”；下出四的一手叫“冲四”。白方现在必须下 C5，否则黑方获胜。
lesson-the-four-2 = 黑方三子相连，左边被堵。用它冲四。
lesson-the-four-2-right = 白方必须应：黑方再下一子就成五。
lesson-the-four-2-f6 = { $point } 不在这排三子的线上。
lesson-the-four-3-heading = 挡住四
lesson-the-four-3 = 轮到白方。黑方有四：挡住它。
lesson-the-four-3-right = 四挡住了。一端被堵的四，只剩一个成五的点。
lesson-the-four-3-hint = 这个四从左下斜向右上。
lesson-the-four-4 = 轮到黑方。用斜线上的三子冲四，中间可以有缺口。
lesson-the-four-4-right = 白方必须应，然后又轮到黑方。
lesson-the-four-4-hint = 这条斜线从 C7 往右下走。
lesson-the-four-4-g3 = F4 的白子堵住了这一边。
lesson-the-four-4-d2 = { $point } 不在那三子所在的斜线上。
lesson-the-four-5 = 并不是每排三子都能成四。黑方有两排：找出能容下五子的那一排。
lesson-the-four-5-right = 这里容得下五子。
lesson-the-four-5-hint = 数一数一条线上堵住两头的棋子之间有几个点，至少要有五个。
lesson-the-four-5-f4 = B4 和 G4 的白子之间只容得下四子，这一排永远成不了五。

# Open four
lesson-open-four = 活四
lesson-open-four-about = 两端都通的四，一子挡不住。活四必胜。
lesson-open-four-1-heading = 两个成五的点
lesson-open-four-1 = 这个四两端都通。白方堵一端，黑方就在另一端成五。
lesson-open-four-2 = 四子相连，两端都是空点，就是活四。下出一个活四。
lesson-open-four-2-right = 黑方两端都威胁成五，白方只能挡一端。
lesson-open-four-2-b5 = 下 { $point }，四中间有缺口，只有一个成五的点，白方补上就挡住了。
lesson-open-four-3 = 白方堵一端，你就在另一端成五。选边前先看清两端。
lesson-open-four-3-right = 两端都还空着：有两个成五的点。
lesson-open-four-3-h6 = 下 H6，四的一端被堵：I6 的白子堵住了右端，白方再挡在 D6 就行。试试能让两端都空着的那一边。
lesson-open-four-3-c6 = 下 C6 留下缺口，白方补在 D6。四子必须紧紧相连。
lesson-open-four-4-heading = 太迟了
lesson-open-four-4 = 轮到白方。黑方有活四。接下来会怎样？
lesson-open-four-4-a = 白方一子挡住这个四。
lesson-open-four-4-a-says = 一子只能堵一端。看看 C8 和 H3。
lesson-open-four-4-b = 黑方下一手成五。
lesson-open-four-4-b-says = 活四挡不住。除非白方自己能先成五。
lesson-open-four-4-c = 白方来得及堵住两端。
lesson-open-four-4-c-says = 黑方成五之前，白方只有一手。
lesson-open-four-5 = 这排三子中间有缺口。补缺口，还是接在一端：哪一手能成活四？
lesson-open-four-5-right = 四子相连，两端都通。
lesson-open-four-5-b4 = 下 { $point }，缺口还在：只有一个成五的点，白方补上就挡住了。
lesson-open-four-6 = 边缘也会堵住一端。往哪边下，两端才都还在棋盘上？
lesson-open-four-6-right = A2 和 F7 都空着。
lesson-open-four-6-a2 = 过了 A2 就是盘外。白方挡在 E6。

# Broken four
lesson-broken-four = 跳四
lesson-broken-four-about = 四的中间可以有缺口，这叫“跳四”。它只威胁在一点成五，就是那个缺口，但这一手往往还有别的用处。
lesson-broken-four-1-heading = 带缺口的四
lesson-broken-four-1 = 三子、一个缺口、再加一子：这就是跳四。白方只能应在缺口 E5。
lesson-broken-four-2 = 两子、缺口、两子，也是跳四。标出黑方成五的点。
lesson-broken-four-2-right = 跳四只有一个成五的点：缺口。
lesson-broken-four-2-b2 = 下 B2，缺口还把棋子隔开着。五子必须紧紧相连。
lesson-broken-four-3-heading = 留个缺口
lesson-broken-four-3 = 下出带缺口的四。白方会补缺口，所以想好你的子要留在哪里。
lesson-broken-four-3-right = 白方必须补 F5，而黑方的新子占到了更外面。
lesson-broken-four-3-f5 = 下 F5 成的四没有缺口。这次要留个缺口。
lesson-broken-four-4-heading = 挡住四
lesson-broken-four-4 = 轮到白方。黑方威胁在哪里成五？
lesson-broken-four-4-right = 挡跳四只有一点：缺口。
lesson-broken-four-4-h6 = 挡在一端之外没有用：黑方补上缺口就成五。
lesson-broken-four-5-heading = 一子两用
lesson-broken-four-5 = 白方在竖线上威胁成活四。下出带缺口的四，并让这一子同时占住那条竖线的一端。
lesson-broken-four-5-right = 白方必须补 F7。黑方这一子既成威胁，又堵住了竖线的一端。
lesson-broken-four-5-f7 = 这个四会被白方挡在 G8，那一子又让白方的竖线成四。改下跳四，这两点就正好互换。
lesson-broken-four-6-heading = 比一比
lesson-broken-four-6 = 上面一排可以成带缺口的四，下面一排左端被堵。哪一种四挡不住？
lesson-broken-four-6-a = 带缺口的四。
lesson-broken-four-6-a-says = 它只有一个成五的点，白方补上就挡住了。
lesson-broken-four-6-b = 一端被堵的四。
lesson-broken-four-6-b-says = 白方堵住另一端就行。
lesson-broken-four-6-c = 两端都通的四。
lesson-broken-four-6-c-says = 只有活四有两个成五的点。

# Open three
lesson-open-three = 活三
lesson-open-three-about = 能变成活四的三子。白方如果不管，黑方就胜了。
lesson-open-three-1-heading = 离五还差两手
lesson-open-three-1 = 再下 C5 或 G5 就成活四，那时就挡不住了。所以活三要提前应。
lesson-open-three-2 = 斜线上有两子，两边都有空间。用它下出活三。
lesson-open-three-2-right = 下一子就成活四，所以白方必须应。
lesson-open-three-2-c5 = { $point } 不在那两子所在的斜线上。
lesson-open-three-3 = 黑方有活三。标出能让它变成活四的点。
lesson-open-three-3-right = 白方要考虑的，正是这些点。
lesson-open-three-3-c3 = { $point } 远了一格：中间留下缺口，白方补上就挡住了。
lesson-open-three-4-heading = 两边都要有空间
lesson-open-three-4 = 三要能变成两端都空的四，才是活三。B5 有白子：哪一边有空间？
lesson-open-three-4-right = 右边有空间，成四时两端都通。
lesson-open-three-4-c5 = 下 C5，三子紧挨着白子，以后成的四左端都被堵住。
lesson-open-three-5-heading = 挡住活三
lesson-open-three-5 = 轮到白方。黑方有活三。挡住它，否则黑方就成活四。
lesson-open-three-5-right = 这个三现在最多只能变成一端被堵的四。
lesson-open-three-5-hint = 三的两端都是好点。
lesson-open-three-5-b3 = { $point } 太远，黑方照样成活四。
lesson-open-three-6-heading = 是活三吗？
lesson-open-three-6 = 黑方这排三子两端都是空点。但 A5 之外是棋盘边缘，E5 之外是白子。白方必须应吗？
lesson-open-three-6-a = 要应，这是活三。
lesson-open-three-6-a-says = 边缘和白子之间只有五个点。在这里成的四，总有一端被堵。
lesson-open-three-6-b = 不用，白方可以下别处。
lesson-open-three-6-b-says = 活四要一条线上有六个点。这个三只能变成一端被堵的四。

# Broken three
lesson-broken-three = 跳三
lesson-broken-three-about = 两子、一个缺口、再加一子，这叫“跳三”。它和三子相连一样危险。
lesson-broken-three-1-heading = 带缺口的三
lesson-broken-three-1 = 再下 E5 就成活四。所以这个带缺口的三也是活三，白方必须应。
lesson-broken-three-2 = 下出带缺口的活三。
lesson-broken-three-2-right = 缺口和外面两点都还空着。
lesson-broken-three-2-c5 = 下 { $point } 是三子相连，也是活三，但这次要留个缺口。
lesson-broken-three-3-heading = 只有一点
lesson-broken-three-3 = 黑方的三下在哪里变成活四？标出这一点。
lesson-broken-three-3-right = 只有补上缺口，四子才相连。
lesson-broken-three-3-i8 = 下 { $point } 成四，但缺口还在。白方补上缺口就守住了。
lesson-broken-three-4-heading = 三个挡点
lesson-broken-three-4 = 轮到白方。带缺口的三有三个挡点：缺口和两端。任选一点下。
lesson-broken-three-4-right = 三点都能挡住。接下来学怎样选。
lesson-broken-three-5-heading = 找白方的三
lesson-broken-three-5 = 轮到黑方。替白方看一看：有没有带缺口的三？标出白方能成活四的点。
lesson-broken-three-5-right = 这个三在一条从左上到右下的斜线上。跳三很容易看漏。
lesson-broken-three-5-hint = 看看往右下走的斜线。
lesson-broken-three-6-heading = 数挡点
lesson-broken-three-6 = 黑方上面的三紧紧相连，下面的三有缺口。如果附近没有别的棋子，白方挡每个三各有几点可选？
lesson-broken-three-6-a = 上面两点，下面三点。
lesson-broken-three-6-a-says = 缺口多了一个挡点。不过跳三的棋子伸得更远。
lesson-broken-three-6-b = 上面三点，下面两点。
lesson-broken-three-6-b-says = 上面的三只有两端，下面的三还多一个缺口。
lesson-broken-three-6-c = 各一点。
lesson-broken-three-6-c-says = 三的两端，哪一端都能挡。

# Which end
lesson-which-end = 挡哪一端
lesson-which-end-about = 三有两三个挡点，好点却往往只有一个。
lesson-which-end-1-heading = 两端都看
lesson-which-end-1 = 白方必须挡住横线上的三。选哪一端之前，先看两端附近黑方还有什么子。这里另有两个黑子指向 H6。
lesson-which-end-2-heading = 挡住三
lesson-which-end-2 = 轮到白方。黑方在其中一端能同时成四和活三。占住那一端。
lesson-which-end-2-right = H6 同时挡住横线和竖线。
lesson-which-end-2-d6 = 黑方下 H6：横线成四，竖线成活三。白方只能挡四。
lesson-which-end-3-heading = 挡住三
lesson-which-end-3 = 斜线上的同样问题。黑方的其他棋子指向哪一端？
lesson-which-end-3-right = H5 挡住斜线，也挡住 H4、H3 所在的竖线。
lesson-which-end-3-d9 = 黑方下 H5：斜线成四，竖线成活三。
lesson-which-end-4-heading = 缺口还是一端？
lesson-which-end-4 = 跳三有三个挡点，只有一个能同时挡住竖线。
lesson-which-end-4-right = F6 补上缺口，又堵住竖线。
lesson-which-end-4-c6 = { $point } 挡住了三，但黑方在 F6 补上缺口：横线成四，竖线成活三。

# Four-three
lesson-four-three = 四三
lesson-four-three-about = 一子同时成四和活三。白方必须先挡四，黑方就靠三取胜。
lesson-four-three-1-heading = 两个威胁
lesson-four-three-1 = 黑方下 G6，横线成四，竖线成活三。白方必须在 H6 挡四，黑方再让三变成活四。
lesson-four-three-2 = 找出同时在两条线上的点：一条有三子，另一条是有两子的斜线。
lesson-four-three-2-right = 一子同时成四和活三。
lesson-four-three-2-g6 = 下 G6 成四，但它不在斜线上。白方挡在 F6，两条线都堵住了。
lesson-four-three-3-heading = 用四三取胜
lesson-four-three-3 = 这次下到底。先冲四，白方挡，三再变成活四。
lesson-four-three-3-right = 冲四、活四、成五：四三就是这样取胜的。
lesson-four-three-4 = 四也可以来自有缺口的一排。找出四三。
lesson-four-three-4-right = 缺口补上成四，斜线成三。
lesson-four-three-5-heading = 防住四三
lesson-four-three-5 = 轮到白方。黑方威胁下出四三。抢先占住那一点，或者破坏其中一条线。
lesson-four-three-5-right = 白方及时破坏了其中一条线。

# Three-three
lesson-three-three = 三三
lesson-three-three-about = 一子成两个活三，也叫双三。白方只能挡一个。在连珠中，这是黑方的禁手：你会看到原因。
lesson-three-three-1-heading = 两个活三
lesson-three-three-1 = 黑方下 E5 成两个活三。两个都威胁成活四，而白方只有一手。
lesson-three-three-2 = 两条斜线也一样。它们在哪里相交？
lesson-three-three-2-right = 两个活三，白方只能挡一个。
lesson-three-three-3-heading = 用三三取胜
lesson-three-three-3 = 下到底。白方挡住一个三，你就用另一个三继续。
lesson-three-three-3-right = 一个三被挡住，另一个变成了活四。
lesson-three-three-4 = 带缺口的三也算。找出两个三相交的点。
lesson-three-three-4-right = 两个三都有缺口，也都是活三。
lesson-three-three-5-heading = 三比四慢
lesson-three-three-5 = 黑方刚下出两个活三。轮到白方，白方自己也有一个三，一端被堵在 G2。白方能怎么办？
lesson-three-three-5-a = 没办法：两个三必胜。
lesson-three-three-5-a-says = 黑方成五还要两手。在那之前白方可以冲四，黑方每次都必须应。
lesson-three-three-5-b = 先在 G6 冲四。这一子挡住一个三，下一手再挡另一个。
lesson-three-three-5-b-says = 四比三优先。对方没有可以利用的冲四时，三三才必胜。
lesson-three-three-5-c = 一子挡住两个三。
lesson-three-three-5-c-says = 只有 E6 同时在两条线上，而那里已有黑子。
lesson-three-three-6-heading = 在连珠中
lesson-three-three-6 = 在连珠中，黑方不能一子成两个活三。标出这个禁手点。
lesson-three-three-6-right = 没有这条规则，先行的一方太容易取胜。白方随时可以下三三。

# Four-four
lesson-four-four = 四四
lesson-four-four-about = 一子成两个四。白方只能挡一个，另一个就成五。
lesson-four-four-1-heading = 两个四
lesson-four-four-1 = 黑方下 F6 就成两个四，横线一个，竖线一个。白方可以堵 G6 或 F5，但不能两点都堵。
lesson-four-four-2 = 一条斜线和一条竖线，各有三子。它们在哪里相交？
lesson-four-four-2-right = 两个四。这时白方就算有活三，也太慢了。
lesson-four-four-3 = 同一条线上也可以有两个四，只要各有自己的缺口。找出能成两个四的那一子。
lesson-four-four-3-right = B、D、E、F 是一个四，D、E、F、H 是另一个四。白方补不了两个缺口。
lesson-four-four-3-c6 = 下 { $point } 成不了两个四：数一数相邻五点之内有几子。
lesson-four-four-4 = 斜线上也一样，两边各有两子。
lesson-four-four-4-right = 左边的缺口旁有四子，右边的缺口旁也有四子。
lesson-four-four-5-heading = 白方的四四
lesson-four-four-5 = 在连珠中，四四是黑方的禁手，白方却可以下。轮到白方。
lesson-four-four-5-right = 白方可以下任何双重威胁。

# Block early
lesson-block-early = 提前防
lesson-block-early-about = 活四挡不住，所以要在三的时候挡。两条相交的线，最好在成三之前就挡。
lesson-block-early-1-heading = 还没成威胁
lesson-block-early-1 = 黑方还没有三。但有两对黑子指向同一个空点，下在那里就成两个活三。轮到白方，还来得及。
lesson-block-early-2-heading = 防住三三
lesson-block-early-2 = 轮到白方。黑方在 G5 能成三三。现在就防：等它下出来，一子就挡不住了。
lesson-block-early-2-right = 交叉的中心同时挡住两条线，外面的点破坏其中一条。
lesson-block-early-3-heading = 防住四三
lesson-block-early-3 = 一端被堵的三，单独一个并不危险。但这里有另一条线与它在 E5 相交。轮到白方。
lesson-block-early-3-right = 其中一条线堵住了，双重威胁也就没有了。
lesson-block-early-4-heading = 有多急？
lesson-block-early-4 = 黑方的竖线有一端被堵，轮到白方。白方必须马上应吗？
lesson-block-early-4-a = 必须，一律要应。
lesson-block-early-4-a-says = 一端被堵的三，只能变成一端被堵的四，等它成四再挡也来得及。
lesson-block-early-4-b = 有另一条黑线与它相交时才要应。
lesson-block-early-4-b-says = 一端被堵的三，成为四三或四四的一部分时才危险。要看有没有相交的线。
lesson-block-early-5-heading = 防住四四
lesson-block-early-5 = 两个一端被堵的三相交。黑方威胁一子成两个四。轮到白方。
lesson-block-early-5-right = 占交叉点，两条线同时挡住；占 F5，则断了竖线。
lesson-block-early-5-f11 = { $point } 离两线的交点太远。黑方下 F6。

# Counter four
lesson-counter-four = 冲四反击
lesson-counter-four-about = 冲四必须最先应。时机对了，它能扭转守势。
lesson-counter-four-1-heading = 四优先
lesson-counter-four-1 = 黑方已有两个活三，没有一子能同时挡住。但白方自己也有三：白方一冲四，黑方必须先应，活三只好等着。
lesson-counter-four-2-heading = 先冲四
lesson-counter-four-2 = 轮到白方。冲四，并让这一子同时挡住其中一个三。另一个三随后再挡。
lesson-counter-four-2-right = 下 G6 成四，又堵住横线。黑方必须挡在 G7，然后白方再挡竖线。
lesson-counter-four-2-c6 = { $point } 挡住一个三，黑方就让另一个三变成活四。
lesson-counter-four-2-g7 = 下 G7 也成四，但黑方挡在 G6，这一子正好让黑方的横线成四。
lesson-counter-four-3-heading = 以攻代守
lesson-counter-four-3 = 白方在 C 列竖线上有活三。去挡之前，先看看自己的冲四：只要你在冲四，白方就腾不出手。
lesson-counter-four-3-right = 冲四、活四、成五：白方的三始终没轮到用。
lesson-counter-four-3-c6 = { $point } 挡住了三。但黑方本来能胜：在 F7 冲四，白方必须先应。
lesson-counter-four-4-heading = 选对冲四
lesson-counter-four-4 = 黑方已有靠冲四和活三的胜法，不冲四就挡不住。白方有两种下法可以冲四，但只有一种有用，把它找出来。
lesson-counter-four-4-right = 对方必须应这个四，由此留下的棋子又挡住了黑方的路。
lesson-counter-four-4-i7 = 下 { $point } 也成四，但黑方挡在 { $reply }，这一点正是黑方需要的。
lesson-counter-four-5-heading = 冲四要留着
lesson-counter-four-5 = 白方的一排三子右端被堵。白方现在就可以冲四，黑方必须应。如果冲了得不到什么，这样好吗？
lesson-counter-four-5-a = 好，逼对方应一手，没有损失。
lesson-counter-four-5-a-says = 黑方一应，这个威胁就没了，而黑方新下的一子可能对黑方有用。
lesson-counter-four-5-b = 不好，留到有用时再冲。
lesson-counter-four-5-b-says = 冲四的一子或对方的应手能改变别处时，冲四才最有价值：那时再下。

# Take the key
lesson-take-the-key = 抢占要点
lesson-take-the-key-about = 有些点对双方都好。谁占住，谁就一子攻守兼备。
lesson-take-the-key-1-heading = 白方想下哪里？
lesson-take-the-key-1 = 轮到黑方。先替白方看：标出白方能成四三的点。
lesson-take-the-key-1-right = 这就是要点：你自己去占。
lesson-take-the-key-2-heading = 占住要点
lesson-take-the-key-2 = 有一点能挡住一切，那正是对方想下的点。
lesson-take-the-key-2-right = 对，这里别的点都守不住。
lesson-take-the-key-3-heading = 占住要点
lesson-take-the-key-3 = 还是只有一点。看看对方的线在哪里相交。
lesson-take-the-key-3-right = 对，这里别的点都守不住。
lesson-take-the-key-4-heading = 占住要点
lesson-take-the-key-4 = 附近有几点看上去都很自然，但只有要点守得住。
lesson-take-the-key-4-right = 双方都想要的点，归你了。

# Two fours
lesson-two-fours = 两次冲四
lesson-two-fours-about = 冲四之后，对方只有一种应手。一个接一个地冲四，局面就全由你决定。
lesson-two-fours-1-heading = 只有一种应手
lesson-two-fours-1 = 每个冲四只有一种应手，所以应完之后的局面你都知道。白方在 E8 冲四，黑方必须挡在 E7，然后白方下 H5，斜线成活四。只靠连续冲四取胜，叫 VCF。
lesson-two-fours-2 = 两次冲四，然后成五。第一个冲四带来的棋子，正是第二个冲四要用的。
lesson-two-fours-2-right = 有了第一个冲四的棋子，才能下出第二个冲四。
lesson-two-fours-3 = 再来一次。第一个冲四有两种下法：哪一种的棋子对下一条线有用？
lesson-two-fours-3-right = G7 在两条线上：先在斜线上冲四，第二个四就成在横线上。
lesson-two-fours-4 = 还是两次冲四。下第一个之前，先看清最后一个在哪里。
lesson-two-fours-4-right = 先看终点，再找路：连续冲四就是这样找出来的。

# Five fours
lesson-five-fours = 五次冲四
lesson-five-fours-about = 同样的方法，只是更长：三次、四次、五次冲四。
lesson-five-fours-1 = 三次冲四，然后成五。想一想：连续冲四带来新子之后，哪一点会有两条线相交？
lesson-five-fours-1-right = 三次冲四，白方每次都别无选择。
lesson-five-fours-2 = 还是三次冲四，换了别的线。
lesson-five-fours-2-right = 白方只能一手一手地应。
lesson-five-fours-3 = 这次是四次冲四。把你能冲的四逐个看一遍，记住对方各应在哪里。
lesson-five-fours-3-right = 四次冲四。对方还没应，你就已经知道会应在哪里。
lesson-five-fours-4 = 五次冲四，然后成五。慢慢来：连续冲四只要算对了，什么也挡不住。
lesson-five-fours-4-right = 连续五次冲四。这样的机会每局棋都会有。

# Find the path
lesson-find-the-path = 找对路
lesson-find-the-path-about = 能冲的四有好几个，只有一个走得通。次序错了，胜机就没了。
lesson-find-the-path-1 = 你的冲四中，只有一个能开始取胜。如果对方的应手会堵住你要用的线，就排除它。
lesson-find-the-path-1-right = 能取胜的第一手只有这一个。
lesson-find-the-path-2 = 注意对方应在哪里：应手可能让对方自己成四。
lesson-find-the-path-2-right = 换成另一个冲四，对方一应就没有下文了。
lesson-find-the-path-3 = 找出路线。试试两端还有空间的线。
lesson-find-the-path-3-right = 找到了。别的走法，对方应一手就断了。
lesson-find-the-path-4 = 最后一题，只有一条路走得通。
lesson-find-the-path-4-right = 路就是这样找出来的：在心里一个接一个地试冲四，走不通的就排除。

# Reading threats
lesson-reading-threats = 算清威胁
lesson-reading-threats-about = 活三也是威胁，但对方可以选择怎么应。连续冲四、活三取胜，叫 VCT。
lesson-reading-threats-1 = 只靠冲四不能取胜。第一手既要成三，又要与你别的线配合。
lesson-reading-threats-1-right = 不论对方怎样应这个三，你都有下一个威胁。
lesson-reading-threats-2 = 还是先下三。每种应手都要想到：两端，有缺口的话还有缺口。
lesson-reading-threats-2-right = 先下三，然后一路冲四到底。
lesson-reading-threats-3 = 下了三，对方却能冲四来应，就白费一手。动手之前，先看对方有没有冲四。
lesson-reading-threats-3-right = 先下三，最后冲四。
lesson-reading-threats-4 = 这是目前最长的一题。对方会选坚持最久的防守，每一种你都要有办法应对。
lesson-reading-threats-4-right = 你把连续威胁一直算到了取胜。

# Forbidden points
lesson-forbidden-points = 禁手点
lesson-forbidden-points-about = 黑方先行占优，所以在连珠中有些点黑方不能下。白方哪里都可以下。
lesson-forbidden-points-1-heading = 黑方不能下的点
lesson-forbidden-points-1 = 黑方的禁手有三种：一子成两个活三，如 D10；一子成两个四，如 J9；六子或更多相连，如 F3。黑方下在这些点就判负。
lesson-forbidden-points-2-heading = 三三
lesson-forbidden-points-2 = 黑方有一点会一子成两个活三。标出这个禁手点。
lesson-forbidden-points-2-right = 竖线和斜线，两个活三。
lesson-forbidden-points-3-heading = 四四
lesson-forbidden-points-3 = 黑方有一点会一子成两个四。标出这个禁手点。
lesson-forbidden-points-3-right = 横线和竖线，两个四。
lesson-forbidden-points-3-g6 = 下 { $point } 只成一个四，带缺口。一个四可以下。
lesson-forbidden-points-4-heading = 长连
lesson-forbidden-points-4 = 黑方有一点会使六子相连。标出这个禁手点。
lesson-forbidden-points-4-right = 六子或更多相连，叫长连。
lesson-forbidden-points-5-heading = 成五优先
lesson-forbidden-points-5 = 下 G6 也会成两个活三。但恰好五子相连就胜，不管同时还形成什么。
lesson-forbidden-points-5-right = 成五即胜，即使那里本来是禁手。
lesson-forbidden-points-6-heading = 四三可以下
lesson-forbidden-points-6 = 一子同时成一个四和一个活三，可以下。这正是黑方在连珠中常见的取胜手段。
lesson-forbidden-points-6-right = 一个四加一个三：不是禁手，而且能取胜。

# 3·3 and 4·4
lesson-double-fouls = 3·3 与 4·4
lesson-double-fouls-about = 三三要有两个真正的三，四四要有两个真正的四。看仔细了，再说某一点是禁手。
lesson-double-fouls-1-heading = 看两端
lesson-double-fouls-1 = 有两点看着像三三，其实只有一点是：另一点有一条线已被白方堵住。标出禁手点。
lesson-double-fouls-1-right = 这里的两个三都是活三。
lesson-double-fouls-1-i5 = I5 的横线被 L5 的白子堵住，不是活三，所以 I5 可以下。
lesson-double-fouls-2-heading = 被堵的三不算
lesson-double-fouls-2 = 黑方下 G6，横线有三子，竖线也有三子。这是禁手吗？
lesson-double-fouls-2-a = 是：两条线各有三子。
lesson-double-fouls-2-a-says = 竖线在 G9 被堵，成不了活四，所以不是活三。
lesson-double-fouls-2-b = 不是：只有一个是活三。
lesson-double-fouls-2-b-says = 再加一子能成活四的三，才算数。
lesson-double-fouls-3-heading = 同一线上的两个四
lesson-double-fouls-3 = 同一条线上也可以有两个四，各有自己的缺口。标出这一点。
lesson-double-fouls-3-right = F2、F4、F5、F6 和 F4、F5、F6、F8：两个四。
lesson-double-fouls-4-heading = 真正的三才算
lesson-double-fouls-4 = 黑方下 G6，竖线成活三。横线上 E6、F6、G6 连在一起，B6 还有一个黑子。G6 是禁手吗？
lesson-double-fouls-4-a = 是，两个三就是两个三。
lesson-double-fouls-4-a-says = I6 有白子，第四子只能下 D6；但那时再下 C6，会和 B6 连成六子，所以不是活四。
lesson-double-fouls-4-b = 不是，横线成不了活四。
lesson-double-fouls-4-b-says = 因为有 B6，这样的四总有一端会成六子。所以横线不是真正的三。
lesson-double-fouls-5-heading = 缺口是禁手时
lesson-double-fouls-5 = 黑方下 G6，斜线成活三；横线上有 E6、G6、H6，缺口在 F6。G6 是禁手吗？
lesson-double-fouls-5-a = 是，两个三都能成活四。
lesson-double-fouls-5-a-says = 横线要成活四，黑方得下 F6，而那一子会和竖线一起成四四。
lesson-double-fouls-5-b = 不是：那时 F6 是四四。
lesson-double-fouls-5-b-says = 横线只能靠一个点成活四，而那一点当时是禁手。所以横线不是真正的三。
lesson-double-fouls-6-heading = 多了一个三
lesson-double-fouls-6 = 四三可以下。但要看清是一个三，还是两个三。
lesson-double-fouls-6-right = 一个四加两个活三：因为有两个三，所以是禁手。

# Overline
lesson-overline = 长连
lesson-overline-about = 六子或更多相连：在连珠中，黑方是禁手，白方算胜；在另一些规则中，长连不算胜。
lesson-overline-1-heading = 六子相连
lesson-overline-1 = 下 E6 会把两子和三子连成六子。在连珠中黑方不能下那里，所以这个缺口成不了五。
lesson-overline-2 = 斜线上也会有长连。标出这一点。
lesson-overline-2-right = 下 H9 会成六子：从 D5 到 I10。
lesson-overline-3-heading = 恰好五子
lesson-overline-3 = 这一排有两个缺口可补，但黑方必须恰好五子。标出黑方取胜的点。
lesson-overline-3-right = 下 B7 恰好五子，从 A7 到 E7。
lesson-overline-3-f7 = 下 F7 会把 C7 到 H7 连起来：六子相连，是禁手。
lesson-overline-4-heading = 白方可以成六
lesson-overline-4 = 白方没有禁手：六子相连也算胜。轮到白方。
lesson-overline-4-right = 在连珠中，白方六子相连即胜。
lesson-overline-5-heading = 其他规则
lesson-overline-5 = 黑方下 E6 就成六子。按“标准”规则，恰好五子才胜，也没有禁手，那会怎样？
lesson-overline-5-a = 黑方胜。
lesson-overline-5-a-says = 按“标准”规则，恰好五子才胜。按“无禁手”规则，六子也胜。
lesson-overline-5-b = 没事，对局继续。
lesson-overline-5-b-says = 六子按“标准”规则不胜也不负，按“无禁手”规则算胜，在连珠中黑方判负。
lesson-overline-5-c = 黑方负。
lesson-overline-5-c-says = 只有在连珠中才是这样。

# Winning by a foul
lesson-white-wins-on-fouls = 抓禁手取胜
lesson-white-wins-on-fouls-about = 白方在连珠中最厉害的武器，是黑方不能挡的四：因为挡点是禁手。
lesson-white-wins-on-fouls-1-heading = 挡点是禁手
lesson-white-wins-on-fouls-1 = 白方从 D4 到 H8 有一个四，挡点只有 F6。但黑方下在那里会成四四，不能下，于是白方胜。
lesson-white-wins-on-fouls-2-heading = 三三挡不了
lesson-white-wins-on-fouls-2 = G7 是黑方的禁手：会成三三。轮到白方：冲四，让黑方只能挡在那里。
lesson-white-wins-on-fouls-2-right = 黑方不能下 G7，白方就成五。
lesson-white-wins-on-fouls-3-heading = 长连挡不了
lesson-white-wins-on-fouls-3 = 黑方下 F6 会成六子。轮到白方。
lesson-white-wins-on-fouls-3-right = 挡点只有缺口，而黑方下在那里会成六子。
lesson-white-wins-on-fouls-4-heading = 四四挡不了
lesson-white-wins-on-fouls-4 = 黑方下 F6 会成四四。轮到白方。
lesson-white-wins-on-fouls-4-right = 黑方不能挡在 F6。
lesson-white-wins-on-fouls-5-heading = 找出冲四
lesson-white-wins-on-fouls-5 = 选自实战。轮到白方，有一个冲四黑方不能挡。看看黑方去挡会形成什么。
lesson-white-wins-on-fouls-5-right = 黑方去挡就是禁手。
lesson-white-wins-on-fouls-6-heading = 找出冲四
lesson-white-wins-on-fouls-6 = 选自另一局。先找禁手点，再找冲四。
lesson-white-wins-on-fouls-6-right = 很好：在连珠中，白方首先要看黑方的禁手点。

# Good and bad
lesson-good-and-bad = 好点与坏点
lesson-good-and-bad-about = 最初几子决定以后往哪里发展。要靠近中央，彼此靠近，并占通的线。
lesson-good-and-bad-1-heading = 第一子
lesson-good-and-bad-1 = 棋盘是空的，你执黑。下在哪里价值最大？
lesson-good-and-bad-1-a = A，正中。
lesson-good-and-bad-1-a-says = 从正中出发，四条线的两边都有空间。
lesson-good-and-bad-1-b = B，偏近角部。
lesson-good-and-bad-1-b-says = 它有几条线很快就到边了，中央的空间更大。
lesson-good-and-bad-1-c = C，角上。
lesson-good-and-bad-1-c-says = 从角上只能走三条线，每条还只有一边。
lesson-good-and-bad-2-heading = 白方应在哪里
lesson-good-and-bad-2 = 黑方第一子下在正中。白方应在哪里好？
lesson-good-and-bad-2-a = A，紧挨黑子。
lesson-good-and-bad-2-a-says = 它占掉黑方一条线，又在以后要争夺的地方。斜着挨上去也同样常见。
lesson-good-and-bad-2-b = B，靠近角部。
lesson-good-and-bad-2-b-says = 下在那里什么也挡不住，中央就归黑方了。
lesson-good-and-bad-2-c = C，同一条竖线的上方。
lesson-good-and-bad-2-c-says = H12 太远了：H8、H9、H10 仍能成一排两端都通的黑子，而且它在别的线上也没有用。
lesson-good-and-bad-3-heading = 互相配合的棋子
lesson-good-and-bad-3 = 这几点中，哪一点与 H8 配合得最好？
lesson-good-and-bad-3-a = A，斜向相邻的点。
lesson-good-and-bad-3-a-says = 这条斜线两端都通，线上没有白子。
lesson-good-and-bad-3-b = B，白子上方。
lesson-good-and-bad-3-b-says = H9 的白子隔在 H8 和 H11 之间，这两点不可能在同一个五连里。
lesson-good-and-bad-3-c = C，斜线下方远处。
lesson-good-and-bad-3-c-says = M3 与 H8 在同一条斜线上，但相隔五线，不可能在同一个五连里。
lesson-good-and-bad-4-heading = 数线
lesson-good-and-bad-4 = 黑方三子互相呼应。轮到白方。两子相连、两端都通的，有几排？
lesson-good-and-bad-4-a = 没有。
lesson-good-and-bad-4-a-says = 看看 G7 和 H8，还有 H8 和 I7：都在斜线上，两端都通。
lesson-good-and-bad-4-b = 两排：G7 和 H8，H8 和 I7。
lesson-good-and-bad-4-b-says = 两排两端都通的二子共用一子，很快就会成双重威胁。白方这时不该下到远处。
lesson-good-and-bad-4-c = 三排或更多。
lesson-good-and-bad-4-c-says = G7 和 I7 中间隔着缺口，只有两条斜线上的棋子是相连的。
lesson-good-and-bad-5-heading = 废子
lesson-good-and-bad-5 = L10 的白子离得远，什么也没挡住。抓住机会：黑方连续活三、冲四取胜。
lesson-good-and-bad-5-right = 一颗没有用的子，就可能输掉一局。

# Swap2
lesson-swap2 = Swap2
lesson-swap2-about = 先行的一方优势很大。Swap2 让一方摆最初几子，由另一方来选择。
lesson-swap2-1-heading = 三子
lesson-swap2-1 = 摆子的一方叫假先方，另一方叫假后方。假先方在任意点摆三子：黑、白、黑。然后由假后方决定。
lesson-swap2-2-heading = 假后方
lesson-swap2-2 = 现在假后方有哪些选择？
lesson-swap2-2-a = 选黑，或仍执白继续下。
lesson-swap2-2-a-says = 还有第三种选择：再落两子。
lesson-swap2-2-b = 选黑，仍执白并下第四子，或再落两子。
lesson-swap2-2-b-says = 再落一白一黑两子的话，就改由假先方选择黑白。
lesson-swap2-2-c = 没有选择：假先方一直执黑。
lesson-swap2-2-c-says = 那样的话，假先方会摆出必胜的局面。有了选择，开局才公平。
lesson-swap2-3-heading = 判断形势
lesson-swap2-3 = 你是假后方。白子离得很远。你怎么选？
lesson-swap2-3-a = 选黑。
lesson-swap2-3-a-says = 两个黑子一起在中央，白子又离得远：明显黑方好。
lesson-swap2-3-b = 仍执白，接着下。
lesson-swap2-3-b-says = 轮到白方，但能用来应对的只有一子，攻势仍在黑方。
lesson-swap2-3-c = 再落两子。
lesson-swap2-3-c-says = 局面难判断时才这样选。这个局面一看就是黑方好。
lesson-swap2-4-heading = 判断形势
lesson-swap2-4 = 这次呢？黑子在两个角上，轮到白方。
lesson-swap2-4-a = 选黑。
lesson-swap2-4-a-says = 黑子相隔很远，白方占着中央，又轮到白方下。
lesson-swap2-4-b = 仍执白，下第四子。
lesson-swap2-4-b-says = 白方占着中央，又轮到白方下，比黑方的两个角好。
lesson-swap2-4-c = 再落两子。
lesson-swap2-4-c-says = 没有必要：已经有一方明显好。
lesson-swap2-5-heading = 五子
lesson-swap2-5 = 假后方又落了一白一黑两子。接下来呢？
lesson-swap2-5-a = 假后方选择黑白。
lesson-swap2-5-a-says = 再落两子的一方，就把选择权让给了对方。
lesson-swap2-5-b = 假先方选择黑白，白方下。
lesson-swap2-5-b-says = 盘上有三黑两白，所以轮到白方，不管是谁执白。
lesson-swap2-5-c = 假先方选择黑白，黑方下。
lesson-swap2-5-c-says = 五子之后轮到白方。交换的是人，不是轮到哪一方。

# Direct, indirect
lesson-direct-indirect = 直指与斜指
lesson-direct-indirect-about = 连珠从 26 种开局之一开始。第二子决定它属于两大类中的哪一类。
lesson-direct-indirect-1-heading = 两大类
lesson-direct-indirect-1 = 黑方第一子在天元。白子横竖紧邻它，是直指开局；斜向紧邻它，是斜指开局。
lesson-direct-indirect-2-heading = 哪一类？
lesson-direct-indirect-2 = 白方应在 G9。这是哪一类开局？
lesson-direct-indirect-2-a = 直指。
lesson-direct-indirect-2-a-says = G9 与 H8 既不在同一条横线上，也不在同一条竖线上。
lesson-direct-indirect-2-b = 斜指。
lesson-direct-indirect-2-b-says = G9 与第一子斜向相邻。
lesson-direct-indirect-3-heading = 转动棋盘
lesson-direct-indirect-3 = 旋转或翻转之后，开局还是同一种。这是哪一类？
lesson-direct-indirect-3-a = 直指。
lesson-direct-indirect-3-a-says = H7 在 H8 的竖线上。转过来，就和白子在 H9 一样。
lesson-direct-indirect-3-b = 斜指。
lesson-direct-indirect-3-b-says = 白子在第一子的正下方，不是斜向。
lesson-direct-indirect-4-heading = 第三子
lesson-direct-indirect-4 = 黑方第二子离天元不能超过两线。这几点中，哪一点太远？
lesson-direct-indirect-4-a = A
lesson-direct-indirect-4-a-says = J10 横竖都离 H8 两线：可以下。
lesson-direct-indirect-4-b = B
lesson-direct-indirect-4-b-says = K8 离了三线。中央 5 × 5 的方形只到 J。
lesson-direct-indirect-4-c = C
lesson-direct-indirect-4-c-says = H6 在 H8 下方两线：可以下。
lesson-direct-indirect-5-heading = 找出开局
lesson-direct-indirect-5 = 花月（Kagetsu）：白子横竖紧邻第一子，第二个黑子横竖紧邻白子，又与第一子斜向相邻。这里是哪一点？
lesson-direct-indirect-5-a = A
lesson-direct-indirect-5-a-says = I9 紧邻 I8 的白子，又与 H8 斜向相邻。下 I7 是翻转后的同一种开局。
lesson-direct-indirect-5-b = B
lesson-direct-indirect-5-b-says = H9 在第一子的正上方，不是斜向。
lesson-direct-indirect-5-c = C
lesson-direct-indirect-5-c-says = J8 在白子后面，在同一条横线上。
lesson-direct-indirect-6-heading = 为何不直接开始？
lesson-direct-indirect-6 = 在连珠比赛中，另一方可以交换，黑方还常常要摆出几个第五子的候选点（五手打点）。为什么？
lesson-direct-indirect-6-a = 因为白方太容易取胜。
lesson-direct-indirect-6-a-says = 占优的是先行的黑方，即使有禁手也一样。
lesson-direct-indirect-6-b = 因为许多开局对其中一方更有利。
lesson-direct-indirect-6-b-says = 对方有了选择，事先准备一方必胜的开局就没有意义了。

# Twin boards
lesson-twin-boards = 双盘
lesson-twin-boards-about = 两张棋盘，同下一局：同一回合两盘都成五即胜，只在一盘成五判负。
lesson-twin-boards-1-heading = 两张棋盘，一局棋
lesson-twin-boards-1 = 每回合落一子或两子，下在哪一盘都可以。一回合内两盘都成五者胜，只在一盘成五判负。
lesson-twin-boards-2 = 黑方两盘各有一个四。用一回合取胜。
lesson-twin-boards-2-right = 一回合内两盘都成五。
lesson-twin-boards-3-heading = 还不行
lesson-twin-boards-3 = 黑方左盘有四，右盘只有两子。黑方现在该成五吗？
lesson-twin-boards-3-a = 该，成五就是成五。
lesson-twin-boards-3-a-says = 在双盘中，只在一盘成五判负。
lesson-twin-boards-3-b = 不该，先让另一盘也成四。
lesson-twin-boards-3-b-says = 左盘的四一直是威胁。右盘也有四时，黑方一回合就能取胜。
lesson-twin-boards-4 = 两盘都找找缺的那一点，可能有缺口。
lesson-twin-boards-4-right = 左盘是斜线，右盘是缺口：两盘都成五。
lesson-twin-boards-5-heading = 守住一盘
lesson-twin-boards-5 = 白方威胁在两盘都成五。要挡住，只要守住其中一盘就够了。黑方有两子可下。
lesson-twin-boards-5-right = 白方不能再在两盘都成五了。
lesson-twin-boards-6-heading = 两子下在同一盘
lesson-twin-boards-6 = 现在两个四都是活四。每盘各挡一子不够。
lesson-twin-boards-6-right = 一盘的两端都堵住了。
