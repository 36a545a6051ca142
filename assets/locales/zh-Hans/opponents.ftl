# The opponents: name, and one line about their character. The levels are named after plants, from moss to the tree that
# boards are made of; the last message of each is the plant's name in this language.

opponent-koke = 苔
opponent-koke-line = 初学，多数威胁都看不见。
opponent-koke-plant = 青苔
opponent-warabi = 蕨
opponent-warabi-line = 只顾连自己的子，常看漏你的棋。
opponent-warabi-plant = 蕨草
opponent-sasa = 笹
opponent-sasa-line = 每个冲四都挡，活三偶尔才看见。
opponent-sasa-plant = 矮竹
opponent-ume = 梅
opponent-ume-line = 开局就抢攻，略看几步。
opponent-ume-plant = 梅树
opponent-kaede = 枫
opponent-kaede-line = 提前两步看出双重威胁。
opponent-kaede-plant = 枫树
opponent-hinoki = 桧
opponent-hinoki-line = 沉得住气，等你自己露出破绽。
opponent-hinoki-plant = 桧木
opponent-matsu = 松
opponent-matsu-line = 再长的连冲也算得清清楚楚。
opponent-matsu-plant = 松树
opponent-kaya = 榧
opponent-kaya-line = 全力应战。棋盘就出自这种树。
opponent-kaya-plant = 榧树

opponent-quintuple = 五元组
opponent-quintuple-line = 把一点周围的每个五连窗口相加。
opponent-attacker = 攻手
opponent-attacker-line = 数还能成五的线，先看自己的。
opponent-defender = 守手
opponent-defender-line = 数还能成五的线，先看你的。
opponent-shapes = 棋形
opponent-shapes-line = 按两端是否敞开给每段棋子打分。

# The opponents for twin boards.
opponent-futaba = 双叶
opponent-futaba-line = 会想你的应手，但想得不细。
opponent-futaba-plant = 新芽
opponent-renri = 连理
opponent-renri-line = 看得出简短的组合。
opponent-renri-plant = 连理枝
opponent-meoto = 夫妇
opponent-meoto-line = 两盘都算得很深。
opponent-meoto-plant = 夫妻杉
