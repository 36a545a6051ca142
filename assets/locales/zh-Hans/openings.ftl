# The names of the openings of Renju, with their codes; 4D is the fourth direct one.
opening-coded = { $code } { $name }
opening-kansei = 寒星
opening-keigetsu = 溪月
opening-sosei = 疏星
opening-kagetsu = 花月
opening-zangetsu = 残月
opening-ugetsu = 雨月
opening-kinsei = 金星
opening-shogetsu = 松月
opening-kyugetsu = 丘月
opening-shingetsu = 新月
opening-zuisei = 瑞星
opening-sangetsu = 山月
opening-yusei = 游星
opening-chosei = 长星
opening-kyogetsu = 峡月
opening-kosei = 恒星
opening-suigetsu = 水月
opening-ryusei = 流星
opening-ungetsu = 云月
opening-hogetsu = 浦月
opening-rangetsu = 岚月
opening-gingetsu = 银月
opening-myojo = 明星
opening-shagetsu = 斜月
opening-meigetsu = 名月
opening-suisei = 彗星

# What the names of the 26 openings of Renju mean.
opening-means-direct = { $meaning }，直指开局
opening-means-indirect = { $meaning }，斜指开局
opening-is-direct = 直指开局
opening-is-indirect = 斜指开局
opening-means-cold-star = 寒星
opening-means-valley-moon = 溪月
opening-means-sparse-star = 疏星
opening-means-flower-moon = 花月
opening-means-waning-moon = 残月
opening-means-rain-moon = 雨月
opening-means-gold-star = 金星
opening-means-pine-moon = 松月
opening-means-hill-moon = 丘月
opening-means-new-moon = 新月
opening-means-lucky-star = 瑞星
opening-means-mountain-moon = 山月
opening-means-wandering-star = 游星
opening-means-long-star = 长星
opening-means-gorge-moon = 峡月
opening-means-fixed-star = 恒星
opening-means-water-moon = 水月
opening-means-shooting-star = 流星
opening-means-cloud-moon = 云月
opening-means-shore-moon = 浦月
opening-means-mist-moon = 岚月
opening-means-silver-moon = 银月
opening-means-bright-star = 明星
opening-means-slanting-moon = 斜月
opening-means-famous-moon = 名月
opening-means-comet = 彗星

# A game in the list of saves, with the name of its opening.
opening-of-game = { $game } · { $opening }

# The opening and the end of a game, beside the title of its study.
opening-then-end = { $opening }，{ $end }
