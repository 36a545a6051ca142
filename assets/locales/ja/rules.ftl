# The pages about rules and openings.
rules-title = 規則
rules-all = すべての規則
rules-group-rules = 規則
rules-group-openings = 開局

# Section headings of a page.
rules-head-wins = 勝ち
rules-head-loses = 負け
rules-head-bans = 禁手
rules-head-real = 三に数える条件
rules-head-defence = 防ぎ方
rules-head-steps = 手順
rules-head-why = 開局規定の目的
rules-head-use = 使われ方
rules-head-reading = Narabeでの扱い
rules-head-see = 関連項目

# Used on several pages.
rules-turns = 黒から始め、交互に空点へ石を一つずつ打ちます。打った石は動かさず、取られることもありません。勝者のないまま盤が埋まると引き分けです。
rules-nothing = ありません。空点ならどこにでも打てます。
rules-centre-reading = 線の数が偶数の盤には中心の点がありません。中央の4点のうち右上を天元とみなします。
rules-region-reading = 範囲の中心は最後の石ではなく、盤の中央です。
rules-same-reading = 回転、反転、平行移動で四つの石が色も含めて重なり、一方の手が他方の手に重なるとき、二つの5手目は同じとみなします。Narabeは盤の対称性だけでなく、石の形同士を比べます。
rules-no-pass = 開局が終わるまでパスはできません。

# Freestyle
rules-freestyle-lead = 五つ以上並べば勝ちです。
rules-freestyle-wins = 先に石を五つ以上すきまなく並べたほうが勝ちです。縦、横、斜めのどれでもかまいません。
rules-freestyle-five = 斜めの五。印の石で完成し、勝ちです。
rules-freestyle-six = 印の石が三つと二つをつないで六つの並びになり、これも勝ちです。
rules-freestyle-use = 盤はふつう15 × 15、19 × 19、20 × 20です。先手がとても有利で、15 × 15では双方が最善を尽くすと黒が勝ちます。そのため、強い人同士はスワップ2で始めます。

# Standard
rules-standard-lead = ちょうど五つ並べば勝ちです。六つ以上では勝ちになりません。
rules-standard-wins = 先に石をちょうど五つすきまなく並べたほうが勝ちです。六つ以上の並びは長連といい、勝ちにも負けにもならず、対局は続きます。
rules-standard-lines = 列は一つずつ判定します。ある列で六つ、別の列で五つができる石は勝ちです。
rules-standard-five = ちょうど五つ。印の石で勝ちです。
rules-standard-six = 六つの並び。打てますが、勝ちにはなりません。
rules-standard-both = 横は六つですが、縦が五つです。印の石で勝ちです。
rules-standard-use = 盤はふつう15 × 15です。先手の有利はスワップ2で埋め合わせます。プロとロングプロは、それより古い方法です。

# Renju
rules-renju-lead = 先手の有利を埋め合わせるため、黒にだけ禁手があります。白はどこにでも打てます。
rules-renju-wins = 黒はちょうど五つ並べば勝ちです。白は五つ以上で勝ちです。
rules-renju-five = 五は禁手に優先します。ちょうど五つができた黒石は、同時に長連、四々、三々ができても勝ちです。
rules-renju-bans = 黒は長連（六つ以上の並び）、四々、三々を打てません。四と三が同時にできる四三は禁手ではなく、黒はたいてい四三で勝ちます。
rules-renju-four = 四とは、あと一手でちょうど五つになる四つの石です。一つの列に四が二つできることもあります。
rules-renju-three = 三とは、あと一手で達四になる三つの石です。達四とは、二通りの手でちょうど五つになる、すきまのない四つの石です。
rules-renju-double-three = ×の点で横の三と縦の三が交わります。三々で、黒の禁手です。
rules-renju-double-four = ×の点で横の四と縦の四が交わります。四々です。
rules-renju-overline = ×の点に黒が打つと、三つと二つがつながって六つになります。長連です。
rules-renju-real = 三に数えるのは、黒が実際に達四を作れるときだけです。達四になる点が、その時点で禁点であってはいけません。
rules-renju-deep = その点が禁点かどうかも、石を一つ加えた盤で同じように判定し、さらに別の点に左右されることもあります。Narabeはすべての筋を最後までたどります。
rules-renju-literal = 達四を作る手が同時に別の列で五になるときも、三には数えません。Narabeは規則を文字どおりに読みます。古い記事と一つのプログラムは、これも三に数えます。
rules-renju-false-three = Aは打てます。横の三のほかに縦の三ができますが、これを達四にできるのはBだけです。ところがBは四々の禁手になるため、縦は三に数えません。
rules-renju-reading = Narabeはすべての手を判定するので、禁手を指摘する必要はありません。禁手を打てなくするか、大会のように打てば負けとするかは、対局の設定で選びます。
rules-renju-mark = 盤上の×は禁点です（設定で切り替えます）。打てなかったときは、「理由」で順を追って説明します。
rules-renju-pass = 5手目より後は、どちらもパスできます。空点がすべて禁点なら、黒はパスするしかありません。パスが二回続くと引き分けです。

# Caro
rules-caro-lead = ちょうど五つ並べば勝ちです。ただし、両端を止められた五は無効です。
rules-caro-wins = 先に石をちょうど五つすきまなく並べたほうが勝ちです。ただし、両端のすぐ隣がどちらも相手の石なら勝ちになりません。
rules-caro-bans = ありません。長連と、両端を止められた五は、勝ちにも負けにもならず、対局は続きます。
rules-caro-open = 片端が開いています。印の石で勝ちです。
rules-caro-blocked = 両端を白石が止めています。この五は勝ちになりません。
rules-caro-edge = 盤の端は止めになりません。印の石で勝ちです。
rules-caro-reading = 列を止めるのは相手の石だけです。盤の端も止めに数える人もいますが、Narabeは大会Gomocupにならい、止めに数えません。
rules-caro-later = 列は完成した時点で判定します。そのとき勝ちでなければ、後から勝ちになることはありません。

# Caro with overlines
rules-caro-overline-lead = カロと同じですが、長連は常に勝ちです。
rules-caro-overline-wins = ちょうど五つで勝ちですが、両端のすぐ隣がどちらも相手の石なら勝ちになりません。長連（六つ以上の並び）は、その場合でも勝ちです。
rules-caro-overline-bans = ありません。両端を止められた五は、勝ちにも負けにもならず、対局は続きます。
rules-caro-overline-six = 両端を止められた六つの並び。長連が有効なので、印の石で勝ちです。
rules-caro-overline-not = 同じ石でも、ふつうのカロでは長連は勝ちになりません。

# Twin boards
rules-twin = 双盤
rules-twin-lead = 二面の盤で一局を打ちます。同じ手番のうちに両方の盤で五を作ると勝ちです。
rules-twin-turns = 黒が1石から始めます。以後は手番ごとに1石か2石を打ちます。2石は同じ盤でも、1石ずつ別の盤でもかまいません。
rules-twin-wins = 自分の手番一回で、左の盤と右の盤の両方に五つ以上の並びができると勝ちです。
rules-twin-loses = 片方の盤だけに並びができた手番は、すぐ負けになります。四は武器でもあり、危険でもあります。もう一方の盤の準備ができるまで、五にしてはいけません。
rules-twin-both = 黒の手番。印の2石で両方の盤に五ができ、勝ちです。
rules-twin-one = 黒の手番で、片方の盤だけに五ができ、負けです。
rules-twin-stop = 黒は両方の盤に四がありました。白は一方の盤の両端を止めました。これで足ります。
rules-twin-defence = 両方の盤に四がある側は、次の手番で勝ちます。ただし、どちらかの盤で五になる点をすべて止められたら勝てません。一手番は2石までなので、そのような点が両方の盤に三つずつあると止められません。
rules-twin-reading-turn = 一手番に1石以上を打ち、パスはできません。手番は2石目で終わります。1石だけで終えることもできます。
rules-twin-reading-judge = 手番は終わったときに一度だけ、その手番の石を含む列で判定します。1石目で五ができても、2石目でもう一方の盤に五を作れます。
rules-twin-reading-six = 双方とも六つ以上も五に数え、禁点はありません。
rules-twin-reading-lines = 列は一方の盤からもう一方の盤へは続きません。
rules-twin-reading-draw = 両方の盤が埋まるか、双方がそれぞれどこかの盤でもう五を作れなくなると引き分けです。

# The steps of a protocol. The sentences are generated from the protocol itself.
rules-who-first = 一人目
rules-who-second = 二人目
rules-who-black = 黒番
rules-who-white = 白番
rules-where-anywhere = 好きな点
rules-where-centre = 天元
rules-where-central = 中央の{ $side } × { $side }の中
rules-where-outside = 中央の{ $side } × { $side }の外
rules-step-place = { $who }が{ $number }手目を{ $where }に打ちます。
rules-step-place-black = { $who }が{ $number }手目（黒）を{ $where }に打ちます。
rules-step-place-white = { $who }が{ $number }手目（白）を{ $where }に打ちます。
rules-step-swap = { $who }は黒白を交代できます。
rules-step-choose = { $who }の選択肢：
rules-step-declare = { $who }が5手目の題数を1から{ $most }の間で宣言します。
rules-step-offer = { $who }が異なる5手目を{ $count }題提示します。
rules-step-offer-declared = { $who }が異なる5手目を、宣言された題数だけ提示します。
rules-step-pick = { $who }がその中から一つを選び、{ $number }手目とします。
rules-step-then = 開局はここまでです。対局は続き、次は{ $who }が打ちます。
rules-choice-swap = 黒白を交代する
rules-choice-stay = 交代しない
rules-choice-place-two = さらに2石を打つ
rules-choice-offer-ten = 交代せず、5手目を10題提示する
rules-choice-or = { $first }、または{ $second }

# No protocol
rules-free = 規定なし
rules-free-lead = 初手から制限なしに打ちます。
rules-free-steps = 黒が好きな点に打ち、次に白が打ちます。以後も対局の規則に従って交互に打ちます。
rules-free-moves = 始め方の一例です。奇数が黒、偶数が白の手です。
rules-free-why = 先手は有利で、禁手のない規則ではとくに有利です。開局規定はこれを埋め合わせます。一人が最初の石を打ち、もう一人が黒白を選ぶので、互角の局面を作るのが得策です。交代では対局者の黒白だけが入れ替わり、石はそのままです。

# Pro and Long Pro
rules-pro = プロ
rules-pro-lead = 黒の2石目は中央の5 × 5の外に打ちます。交代はありません。
rules-pro-region = 3手目は、色の付いた5 × 5の外ならどこにでも打てます。
rules-pro-third = たとえばここ。三路離れています。
rules-pro-reading = 白の1石目は好きな点に打てます。天元の周囲8点に限る規則もあります。
rules-long-pro = ロングプロ
rules-long-pro-lead = プロと同じですが、範囲が広く、黒の2石目は中央の7 × 7の外に打ちます。
rules-long-pro-region = 3手目は、色の付いた7 × 7の外ならどこにでも打てます。
rules-long-pro-third = たとえばここ。四路離れています。

# Swap, Swap2, swap after the first move
rules-swap = スワップ
rules-swap-lead = 一人が3石を打ち、もう一人が黒白を選びます。
rules-swap-three = 黒、白、黒の3石を好きな点に打ちます。黒が有利な形なら、二人目は迷わず黒を選びます。
rules-swap2 = スワップ2
rules-swap2-lead = スワップと同じですが、二人目は2石を加えて、黒白の選択を一人目に任せることもできます。
rules-swap2-three = 3石を好きな点に打ちます。二人目は黒を取るか、白のままにするか、2石を加えます。
rules-swap2-five = さらに2石。今度は一人目が黒白を選びます。
rules-swap-after-first = 初手スワップ
rules-swap-after-first-lead = 公平に分ける最も簡単な方法です。一人が1石を打ち、もう一人が黒白を選びます。
rules-swap-after-first-stone = 中央から遠い石ほど、黒の得は小さくなります。
rules-swap-after-first-reading = 石は盤のどこに打ってもかまいません。

# Shared by the protocols of Renju
rules-renju-second = 2手目は1手目の隣に打ちます。縦か横なら直接打ち、斜めなら間接打ちです。
rules-renju-third = 3手目は中央の5 × 5の中に打ちます。回転と反転を除くと26の珠型になります。
rules-fourth = 4手目は、示された7 × 7の中に打ちます。
rules-fifth = 5手目は、示された9 × 9の中に打ちます。

# RIF
rules-rif = RIF
rules-rif-lead = 国際連珠連盟の開局規定で、世界選手権では2008年まで使われました。
rules-rif-offers = 黒がAとBを提示し、白がどちらかを5手目に選びます。
rules-rif-same = 四つのAはすべて同じ5手目です。4石の形は左右にも上下にも対称です。
rules-rif-reading = 26珠型のどれでも、回転や反転をした形でも打てます。

rules-yamaguchi = 山口ルール
rules-yamaguchi-lead = 珠型を打つ側が、黒の提示する5手目の題数も宣言します。黒に有利な珠型ほど題数を多くします。
rules-yamaguchi-opening = 26珠型の一つ、花月。ここで一人目が題数を宣言します。
rules-yamaguchi-offers = 3題と宣言されました。黒はA、B、Cを提示します。
rules-yamaguchi-reading = 規則に題数の上限はありません。Narabeでは12題までです。

rules-soosorv8 = ソーソロフ-8
rules-soosorv8-lead = 白が4手目を打って5手目の題数を宣言し、もう一人はそこで交代できます。世界選手権では2017年から2023年まで使われました。
rules-soosorv8-fourth = 白は4手目とともに、5手目を1題から8題の間で宣言します。
rules-soosorv8-offers = 4題と宣言されました。黒はAからDを提示します。

rules-tarannikov = タラニコフ
rules-tarannikov-lead = 少しずつ広がる範囲に5石を打ち、一手ごとに交代できます。
rules-tarannikov-reading = 交代できるのは、いつも最後の石を打たなかった側です。

rules-taraguchi10 = タラグチ-10
rules-taraguchi10-lead = 一手ごとに交代できます。その後、5手目を中央の近くに1手打つか、好きな点に10題提示します。世界選手権では2024年から使われています。
rules-taraguchi10-offers = 5手目を盤のどこにでも10題。互いに対称な点は選べません。白が一つを選びます。
rules-taraguchi10-reading = 4手目の後、黒は三つの進め方から一度だけ選びます。交代した後は、5手目を1手打つ進め方だけになります。

rules-sakata = 坂田ルール
rules-sakata-lead = 一人が珠型を打ち、もう一人が2石を加え、最初の一人が黒白を選びます。
rules-sakata-reading = この規則の説明には違いがあり、交代と自由な4手目を含むものもあります。Narabeでは二人目が4手目と5手目を打ち、その後で一人目が選びます。

# The 26 openings
rules-openings = 26珠型
rules-openings-lead = 1手目を天元、2手目をその隣、3手目を中央の5 × 5の中に打つと、回転と反転を除いて26通りになり、それぞれに名前があります。
rules-openings-direct = 直接打ち：白が1手目の縦か横の隣に打つ
rules-openings-indirect = 間接打ち：白が1手目の斜め隣に打つ
rules-openings-called = { $name }、{ $code }
rules-openings-reading = 回転や反転をしても同じ珠型です。盤に現れると、すぐに名前を表示します。
rules-openings-names = どれも星か月にちなむ名です。-seiと-jōは「星」、-getsuは「月」と書きます。
rules-openings-choose = 珠型を選ぶ
