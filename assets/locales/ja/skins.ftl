# Boards, stones and lines.

skins-title = 盤と石
skins-shuffle = おまかせ
skins-boards = 盤
skins-stones = 石
skins-lines = 線
skins-line-own = 盤の線
skins-title-line = { $board }、{ $stones }、{ $lines }
skins-lines-named = { $line }の線
skins-lines-own = 盤の線
skins-coordinates = 座標
skins-star-points = 星
skins-faint-lines = この盤では線が見えにくくなります。
skins-high-contrast = 高コントラストのテーマでは専用の盤と石を使います。
skins-faults = 読み込めなかったもの
skins-folder = 自作のスキンは{ $folder }に入れてください

# The boards, the sets of stones and the lines of assets/skins.
skin-board-celadon = 青磁
skin-board-celadon-note = 磨かれた石板に細かい筋。
skin-board-clear = 明瞭
skin-board-clear-note = 無地で、はっきりした対比。
skin-board-hinoki = 檜
skin-board-hinoki-note = 木目の細かい淡い檜。
skin-board-kaya = 榧
skin-board-kaya-note = 柾目の古い榧。
skin-board-night = 夜
skin-board-night-note = 藍の漆に星がいくつか。
skin-board-paper = 墨と紙
skin-board-paper-note = 繊維の長い手すき紙に墨の跡。
skin-board-tatami = 畳
skin-board-tatami-note = い草を編んだ畳。
skin-board-walnut = 胡桃
skin-board-walnut-note = 導管の見える濃い心材。

skin-stones-brush = 筆
skin-stones-brush-note = 墨の点と円、どちらも一筆。
skin-stones-clear = 明瞭
skin-stones-clear-note = 四角と輪で、見分けやすい。
skin-stones-ebony = 黒檀と柘植
skin-stones-ebony-note = ろくろで挽いた木の石。
skin-stones-jade = 翡翠
skin-stones-jade-note = 磨いた緑と白の翡翠。
skin-stones-kintsugi = 金継ぎ
skin-stones-kintsugi-note = 割れを金で継いだ石。二つと同じものはありません。
skin-stones-lantern = 提灯
skin-stones-lantern-note = 光る石。暗い盤によく合います。
skin-stones-slate = 那智黒と蛤
skin-stones-slate-note = 那智黒と蛤。蛤には縞目が見えます。
skin-stones-yunzi = 雲子
skin-stones-yunzi-note = ガラスの石。黒石は光にかざすと緑に見えます。

skin-line-chalk = 白墨
skin-line-gold = 金
skin-line-indigo = 藍
skin-line-ink = 墨
skin-line-sepia = セピア
skin-line-vermilion = 朱
