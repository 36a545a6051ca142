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
