# The names of the openings of Renju, with their codes; 4D is the fourth direct one.
opening-coded = { $code } { $name }
opening-kansei = 寒星
opening-keigetsu = 渓月
opening-sosei = 疎星
opening-kagetsu = 花月
opening-zangetsu = 残月
opening-ugetsu = 雨月
opening-kinsei = 金星
opening-shogetsu = 松月
opening-kyugetsu = 丘月
opening-shingetsu = 新月
opening-zuisei = 瑞星
opening-sangetsu = 山月
opening-yusei = 遊星
opening-chosei = 長星
opening-kyogetsu = 峡月
opening-kosei = 恒星
opening-suigetsu = 水月
opening-ryusei = 流星
opening-ungetsu = 雲月
opening-hogetsu = 浦月
opening-rangetsu = 嵐月
opening-gingetsu = 銀月
opening-myojo = 明星
opening-shagetsu = 斜月
opening-meigetsu = 名月
opening-suisei = 彗星

# What the names of the 26 openings of Renju mean.
opening-means-direct = { $meaning }、直接打ち
opening-means-indirect = { $meaning }、間接打ち
opening-is-direct = 直接打ち
opening-is-indirect = 間接打ち
opening-means-cold-star = 寒星
opening-means-valley-moon = 渓月
opening-means-sparse-star = 疎星
opening-means-flower-moon = 花月
opening-means-waning-moon = 残月
opening-means-rain-moon = 雨月
opening-means-gold-star = 金星
opening-means-pine-moon = 松月
opening-means-hill-moon = 丘月
opening-means-new-moon = 新月
opening-means-lucky-star = 瑞星
opening-means-mountain-moon = 山月
opening-means-wandering-star = 遊星
opening-means-long-star = 長星
opening-means-gorge-moon = 峡月
opening-means-fixed-star = 恒星
opening-means-water-moon = 水月
opening-means-shooting-star = 流星
opening-means-cloud-moon = 雲月
opening-means-shore-moon = 浦月
opening-means-mist-moon = 嵐月
opening-means-silver-moon = 銀月
opening-means-bright-star = 明星
opening-means-slanting-moon = 斜月
opening-means-famous-moon = 名月
opening-means-comet = 彗星

# A game in the list of saves, with the name of its opening.
opening-of-game = { $game } · { $opening }

# The opening and the end of a game, beside the title of its study.
opening-then-end = { $opening }、{ $end }
