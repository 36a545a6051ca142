# Boards, stones and lines.

skins-title = 棋盘与棋子
skins-shuffle = 随机
skins-boards = 棋盘
skins-stones = 棋子
skins-lines = 线条
skins-line-own = 棋盘自带
skins-title-line = { $board }，{ $stones }，{ $lines }
skins-lines-named = { $line }线条
skins-lines-own = 自带线条
skins-coordinates = 坐标
skins-star-points = 星位
skins-faint-lines = 这种线条在此棋盘上不易看清。
skins-high-contrast = 高对比度主题使用专用的棋盘和棋子。
skins-faults = 无法载入
skins-folder = 自制外观请放入 { $folder }

# The boards, the sets of stones and the lines of assets/skins.
skin-board-celadon = 青瓷
skin-board-celadon-note = 打磨光滑的石板，纹理细密。
skin-board-clear = 清晰
skin-board-clear-note = 素净，对比强烈。
skin-board-hinoki = 桧木
skin-board-hinoki-note = 浅色桧木，纹理细密。
skin-board-kaya = 榧木
skin-board-kaya-note = 陈年榧木，直纹。
skin-board-night = 夜空
skin-board-night-note = 靛蓝漆面，点缀几颗星。
skin-board-paper = 水墨
skin-board-paper-note = 长纤维的手工纸，略带墨痕。
skin-board-tatami = 榻榻米
skin-board-tatami-note = 灯芯草编织的席面。
skin-board-walnut = 胡桃木
skin-board-walnut-note = 深色心材，木孔明显。

skin-stones-brush = 毛笔
skin-stones-brush-note = 一点墨与一个圈，都是一笔而成。
skin-stones-clear = 清晰
skin-stones-clear-note = 一方一圆，容易分辨。
skin-stones-ebony = 乌木与黄杨
skin-stones-ebony-note = 车床旋制的木棋子。
skin-stones-jade = 玉石
skin-stones-jade-note = 打磨过的青玉与白玉。
skin-stones-kintsugi = 金缮
skin-stones-kintsugi-note = 裂纹以金修补，枚枚不同。
skin-stones-lantern = 灯笼
skin-stones-lantern-note = 发光的棋子，最配深色棋盘。
skin-stones-slate = 黑石与蛤贝
skin-stones-slate-note = 那智黑石与蛤贝，贝子可见生长纹。
skin-stones-yunzi = 云子
skin-stones-yunzi-note = 玻璃质棋子，黑子迎光透绿。

skin-line-chalk = 粉笔
skin-line-gold = 金色
skin-line-indigo = 靛蓝
skin-line-ink = 墨色
skin-line-sepia = 棕褐
skin-line-vermilion = 朱红
