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
    [1] { $point } 孤零零一子，旁边没有同色的棋子相连。
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
}应在 { $reply }，就再也没有胜法了。
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
lesson-wrong-lone-row = 这样只在一盘成五，只在一盘成五即判负。
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
lesson-open-four-3 = 白方堵一端，你就在另一端成五。选边之前，先看清两端。
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
lesson-open-three-5-hint = 三的两端都是好点。
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
lesson-which-end-4-heading = 缺口还是一端？
lesson-which-end-4 = 跳三有三个挡点，只有一个能同时挡住竖线。

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
lesson-three-three-about = 一子成两个活三，也叫双三。白方只能挡一个。在连珠中，这一点是黑方的禁手：你会看到原因。
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

