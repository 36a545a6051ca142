# The opponents: name, and one line about their character. The levels are named after plants, from moss to the tree that
# boards are made of; the last message of each is the plant's name in this language.

opponent-koke = こけ
opponent-koke-line = 打ち始めたばかり。狙いをよく見落とします。
opponent-koke-plant = 苔
opponent-warabi = わらび
opponent-warabi-line = 自分の列に夢中で、相手の列をよく見落とします。
opponent-warabi-plant = 蕨
opponent-sasa = ささ
opponent-sasa-line = 四は必ず止め、三には時々気づきます。
opponent-sasa-plant = 笹
opponent-ume = うめ
opponent-ume-line = 早くから攻め、少し先を読みます。
opponent-ume-plant = 梅
opponent-kaede = かえで
opponent-kaede-line = 二手先の四三が見えています。
opponent-kaede-plant = 楓
opponent-hinoki = ひのき
opponent-hinoki-line = じっと待ち、相手の無理をとがめます。
opponent-hinoki-plant = 檜
opponent-matsu = まつ
opponent-matsu-line = 長い四追いや追い詰めを読み切ります。
opponent-matsu-plant = 松
opponent-kaya = かや
opponent-kaya-line = 全力。碁盤にもなる木です。
opponent-kaya-plant = 榧

opponent-quintuple = いつつ
opponent-quintuple-line = 点を含む五つ組をすべて足し合わせます。
opponent-attacker = せめ
opponent-attacker-line = 五になりうる列を、自分優先で数えます。
opponent-defender = まもり
opponent-defender-line = 五になりうる列を、相手優先で数えます。
opponent-shapes = かたち
opponent-shapes-line = 石の並びを、両端の開き方で評価します。

# The opponents for twin boards.
opponent-futaba = ふたば
opponent-futaba-line = 相手の応手を考えますが、読みは浅めです。
opponent-futaba-plant = 双葉
opponent-renri = れんり
opponent-renri-line = 短い組み合わせが見えます。
opponent-renri-plant = 連理木
opponent-meoto = めおと
opponent-meoto-line = 二つの盤を深く読みます。
opponent-meoto-plant = 夫婦杉
