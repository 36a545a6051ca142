# The pages about rules and openings.
rules-title = 规则
rules-all = 全部规则
rules-group-rules = 规则
rules-group-openings = 开局

# Section headings of a page.
rules-head-wins = 获胜
rules-head-loses = 判负
rules-head-bans = 禁手
rules-head-real = 怎样才算三
rules-head-defence = 防守
rules-head-steps = 步骤
rules-head-why = 为何要有开局规则
rules-head-use = 实际使用
rules-head-reading = 在 Narabe 中
rules-head-see = 另见

# Used on several pages.
rules-turns = 黑方先行，双方轮流在空点落一子。棋子落定后不移动，也不被提掉。棋盘下满而无人获胜，则为和棋。
rules-nothing = 无。任何空点都可下。
rules-centre-reading = 线数为偶数的棋盘没有天元；以中间四点中右上的一点为准。
rules-region-reading = 各方形区域以棋盘中心为中心，而不是以最后一子为中心。
rules-same-reading = 若旋转、翻转或平移能使四枚棋子按颜色各归其位，且使一个打点落到另一个打点上，则这两个打点相同。Narabe 比较的是棋子的形状，而不只是棋盘的对称。
rules-no-pass = 开局结束前不得停手。

# Freestyle
rules-freestyle-lead = 连成五子或更多即胜。
rules-freestyle-wins = 先将五枚或更多己方棋子连成不断的一线者胜，横、竖、斜均可。
rules-freestyle-five = 斜向五连。带标记的一子成五，获胜。
rules-freestyle-six = 带标记的一子把三子和两子连成六子，同样获胜。
rules-freestyle-use = 常用棋盘为 15 × 15、19 × 19 和 20 × 20。先行方优势很大；在 15 × 15 上，黑方只要不出错就必胜。因此强手对局用 Swap2 开局。

# Standard
rules-standard-lead = 恰好连成五子才胜，六子或更多不算。
rules-standard-wins = 先将恰好五枚己方棋子连成不断的一线者胜。长连，即六子或更多相连，不胜也不负，对局继续。
rules-standard-lines = 各线分别判断。一子在一线成六、在另一线成五，获胜。
rules-standard-five = 恰好五子：带标记的一子获胜。
rules-standard-six = 六子相连：可以下，但不算胜。
rules-standard-both = 横向六子，但纵向五子：带标记的一子获胜。
rules-standard-use = 常用棋盘为 15 × 15。Swap2 可抵消先行优势；Pro 和 Long Pro 是较早的办法。

# Renju
rules-renju-lead = 为抵消先行优势，黑方有禁手；白方没有限制。
rules-renju-wins = 黑方恰好连成五子为胜，白方连成五子或更多即胜。
rules-renju-five = 成五优先：黑方一子恰好成五即胜，即使同时形成长连、四四或三三。
rules-renju-bans = 黑方不得形成长连（六子或更多相连）、四四或三三。一子同时成四和三可以下，是黑方常见的取胜手段。
rules-renju-four = 四：再加一子即恰好成五的四子。同一条线上可以有两个四。
rules-renju-three = 三：再加一子即成活四的三子。活四是四子紧连，且两端都能恰好成五。
rules-renju-double-three = 横向的三与纵向的三交于打叉的点：三三，黑方禁手。
rules-renju-double-four = 横向的四与纵向的四交于打叉的点：四四。
rules-renju-overline = 黑子下在打叉的点，会把三子和两子连成六子：长连。
rules-renju-real = 黑方确实能成活四，才算三：成活四的那一点在当时不能是禁手。
rules-renju-deep = 那一点是否禁手，要在棋盘多一子的情况下用同样方法判断，并可能牵涉更多的点。Narabe 把每条线路都查到底。
rules-renju-literal = 成活四的那一子若同时在另一条线上成五，这个三也不算：Narabe 按规则原文理解。旧时的文章和一个程序则把它算作三。
rules-renju-false-three = A 可下。它形成横向的三，和一个只能靠 B 成活四的纵向的三。但 B 是四四，属于禁手，因此纵向不算三。
rules-renju-reading = Narabe 检查每一手，无须由对局者指出禁手。设置新对局时，可选择禁手不能下，或像正式比赛那样判负。
rules-renju-mark = 棋盘上的叉标出禁手点（可在设置中开关）。禁手被拦下时，点“为什么？”可逐步查看原因。
rules-renju-pass = 下满五子后，双方均可停手；若所有空点都是禁手点，黑方只能停手。双方连续停手为和棋。

# Caro
rules-caro-lead = 恰好连成五子即胜，除非两端都被堵住。
rules-caro-wins = 先将恰好五枚己方棋子连成不断的一线者胜，除非两端紧邻处都有对方棋子。
rules-caro-bans = 无。长连以及两端被堵的五连，不胜也不负，对局继续。
rules-caro-open = 有一端未堵：带标记的一子获胜。
rules-caro-blocked = 白子堵住两端：此五连不算胜。
rules-caro-edge = 棋盘边缘不算堵：带标记的一子获胜。
rules-caro-reading = 只有对方棋子才算堵。有些棋手把棋盘边缘也算作堵；Narabe 依照 Gomocup 比赛，边缘不算。
rules-caro-later = 连线在连成时判断。当时不算胜，以后也不会变成胜。

# Caro with overlines
rules-caro-overline-lead = 同卡罗，但长连必胜。
rules-caro-overline-wins = 恰好连成五子即胜，除非两端紧邻处都有对方棋子。长连，即六子或更多相连，此时也算胜。
rules-caro-overline-bans = 无。两端被堵的五连不胜也不负，对局继续。
rules-caro-overline-six = 六子，两端被堵：长连算胜时，带标记的一子获胜。
rules-caro-overline-not = 同样的棋子按普通卡罗规则：长连不算胜。

# Twin boards
rules-twin = 双盘
rules-twin-lead = 两张棋盘，同下一局。在同一回合中两盘都成五者胜。
rules-twin-turns = 黑方先落一子。此后每回合落一子或两子：两子可在同一盘，也可各盘一子。
rules-twin-wins = 在自己的一个回合中，左盘和右盘都连成五子或更多，即胜。
rules-twin-loses = 一回合只在一盘连成，立即判负。因此四既是资本，也是风险：另一盘未准备好之前，不要成五。
rules-twin-both = 黑方这一回合的两枚带标记棋子在两盘同时成五，获胜。
rules-twin-one = 黑方这一回合只在一盘成五，判负。
rules-twin-stop = 黑方两盘都有四。白方这一回合在其中一盘堵住两端，这就够了。
rules-twin-defence = 两盘都有四的一方下回合获胜，除非其中一盘的所有成五点都被堵住。一回合只有两子，若每盘各有三个这样的点，就堵不住了。
rules-twin-reading-turn = 每回合至少落一子，不得停手。落下第二子，或在第一子后结束回合，回合即告结束。
rules-twin-reading-judge = 每回合在结束时判断一次，只看含有本回合棋子的连线。第一子成五后，第二子仍可在另一盘成五。
rules-twin-reading-six = 六子或更多对双方都算成五，没有禁手。
rules-twin-reading-lines = 连线不跨越两盘。
rules-twin-reading-draw = 两盘都下满，或双方各有一盘已无法成五时，为和棋。

# The steps of a protocol. The sentences are generated from the protocol itself.
rules-who-first = 假先方
rules-who-second = 假后方
rules-who-black = 黑方
rules-who-white = 白方
rules-where-anywhere = 任意点
rules-where-centre = 天元
rules-where-central = 中央 { $side } × { $side } 之内
rules-where-outside = 中央 { $side } × { $side } 之外
rules-step-place = { $who }将第 { $number } 子下在{ $where }。
rules-step-place-black = { $who }将第 { $number } 子（黑）下在{ $where }。
rules-step-place-white = { $who }将第 { $number } 子（白）下在{ $where }。
rules-step-swap = { $who }可交换黑白。
rules-step-choose = { $who }任选其一：
rules-step-declare = { $who }宣布五手打点数，从 1 到 { $most }。
rules-step-offer = { $who }摆出 { $count } 个不同的五手打点。
rules-step-offer-declared = { $who }按宣布的数目摆出不同的五手打点。
rules-step-pick = { $who }选定其中一个，作为第 { $number } 子。
rules-step-then = 开局结束，对局继续，轮到{ $who }。
rules-choice-swap = 交换黑白
rules-choice-stay = 不交换
rules-choice-place-two = 再落两子。
rules-choice-offer-ten = 不交换，并摆出十个五手打点。
rules-choice-or = { $first }，或{ $second }；

# No protocol
rules-free = 自由开局
rules-free-lead = 从第一手起没有任何限制。
rules-free-steps = 黑方在任意点落子，然后白方落子，依此轮流，遵守本局规则。
rules-free-moves = 一种开始的下法：单数为黑方着法，双数为白方着法。
rules-free-why = 先行的一方占优，没有禁手时尤其如此。开局规则可以抵消这种优势：一方（假先方）摆下最初几子，另一方（假后方）选择黑白，因此局面最好摆得公平。交换时双方互换黑白，棋子留在原处。

# Pro and Long Pro
rules-pro = Pro
rules-pro-lead = 黑方第二子须在中央 5 × 5 之外，不设交换。
rules-pro-region = 第三子可下在阴影 5 × 5 方形之外的任意点。
rules-pro-third = 例如这里，距中心三线。
rules-pro-reading = 白方第一子可下在任意点。有些版本要求下在天元周围八点之一。
rules-long-pro = Long Pro
rules-long-pro-lead = 同 Pro，但方形更大：黑方第二子须在中央 7 × 7 之外。
rules-long-pro-region = 第三子可下在阴影 7 × 7 方形之外的任意点。
rules-long-pro-third = 例如这里，距中心四线。

# Swap, Swap2, swap after the first move
rules-swap = 三手交换
rules-swap-lead = 一方摆三子，另一方选择黑白。
rules-swap-three = 三子位置任意：黑、白、黑。如果对黑方有利，假后方选黑即可。
rules-swap2 = Swap2
rules-swap2-lead = 类似三手交换，但假后方也可再落两子，让假先方选择黑白。
rules-swap2-three = 三子位置任意。假后方可选黑、仍执白，或再落两子。
rules-swap2-five = 再落了两子：现在由假先方选择黑白。
rules-swap-after-first = 一手交换
rules-swap-after-first-lead = 最简单的公平办法：一方落一子，另一方选择黑白。
rules-swap-after-first-stone = 离中心远的一子，对黑方价值较小。
rules-swap-after-first-reading = 这一子可下在棋盘任意点。

# Shared by the protocols of Renju
rules-renju-second = 第二子紧邻第一子：横竖相邻为直指，斜向相邻为斜指。
rules-renju-third = 第三子在中央 5 × 5 之内。旋转和翻转视为相同，共有 26 种开局。
rules-fourth = 第四子下在标出的 7 × 7 方形之内。
rules-fifth = 第五子下在标出的 9 × 9 方形之内。

# RIF
rules-rif = RIF
rules-rif-lead = 国际连珠联盟（RIF）的开局规则，即三手可交换、五手两打，世界锦标赛用到 2008 年。
rules-rif-offers = 黑方摆出打点 A 和 B，白方选定其一作为第五子。
rules-rif-same = 四个 A 点是同一个打点：这四子左右对称，上下也对称。
rules-rif-reading = 26 种开局均可采用，旋转、翻转不限。

rules-yamaguchi = 山口
rules-yamaguchi-lead = 摆开局的一方同时宣布五手打点数：开局对黑方越有利，打点越多。
rules-yamaguchi-opening = 花月，26 种开局之一。此时假先方宣布打点数。
rules-yamaguchi-offers = 宣布五手三打：黑方摆出 A、B、C。
rules-yamaguchi-reading = 规则没有规定上限。Narabe 的上限为 12。

rules-soosorv8 = 索索夫-8
rules-soosorv8-lead = 白方落第四子并宣布五手打点数，然后对方可以交换。2017–2023 年用于世界锦标赛。
rules-soosorv8-fourth = 白方落第四子时，宣布一到八个打点。
rules-soosorv8-offers = 宣布了四个：黑方摆出 A 到 D。

rules-tarannikov = 塔拉尼科夫
rules-tarannikov-lead = 五子的区域逐步扩大，每子之后都可交换。
rules-tarannikov-reading = 交换权始终属于没有落最后一子的一方。

rules-taraguchi10 = 塔拉山口-10
rules-taraguchi10-lead = 每子之后可以交换；第五手或在中央附近只下一点，或在任意位置摆出十个打点。2024 年起用于世界锦标赛。
rules-taraguchi10-offers = 棋盘任意位置的十个打点，互不对称：白方选定其一。
rules-taraguchi10-reading = 第四子之后，黑方在三种选择中选一次。交换后第五手只能下一点。

rules-sakata = 坂田
rules-sakata-lead = 一方摆开局，另一方再落两子，然后由前者选择黑白。
rules-sakata-reading = 关于此规则说法不一，有的是先可交换、第四子自由。在 Narabe 中，假后方落第 4、5 子，然后由假先方选择。

# The 26 openings
rules-openings = 26 种开局
rules-openings-lead = 第一子在天元，第二子紧邻其旁，第三子在中央 5 × 5 之内：旋转和翻转视为相同，共有 26 种，各有名称。
rules-openings-direct = 直指：白方横竖紧邻第一子
rules-openings-indirect = 斜指：白方斜向紧邻第一子
rules-openings-called = { $name }，{ $code }
rules-openings-reading = 开局经旋转或翻转仍是同一种。开局一在棋盘上形成，即显示其名称。
rules-openings-names = 各以星或月命名：日语读音中，-sei 和 -jō 是“星”，-getsu 是“月”。
rules-openings-choose = 选择开局
