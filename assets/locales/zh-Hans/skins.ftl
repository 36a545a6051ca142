# Boards, stones and lines.

skins-title = 棋盘与棋子
skins-shuffle = 随机
skins-boards = 棋盘
skins-stones = 棋子
skins-lines = 线条
skins-line-own = 棋盘自带
skins-title-line = { $board }，{ $stones }，{ $lines }
skins-lines-named = { $line } 线条
skins-lines-own = 自带线条
skins-coordinates = 坐标
skins-star-points = 星位
skins-faint-lines = 这种线条在此棋盘上不易看清。
skins-high-contrast = 高对比度主题使用专用的棋盘和棋子。
skins-faults = 无法载入
skins-folder = 自制外观请放入 { $folder }
