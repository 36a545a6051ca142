# The names of the openings of Renju, with their codes; 4D is the fourth direct one.
opening-coded = { $code } { $name }
opening-kansei = Kansei
opening-keigetsu = Keigetsu
opening-sosei = Sosei
opening-kagetsu = Kagetsu
opening-zangetsu = Zangetsu
opening-ugetsu = Ugetsu
opening-kinsei = Kinsei
opening-shogetsu = Shōgetsu
opening-kyugetsu = Kyūgetsu
opening-shingetsu = Shingetsu
opening-zuisei = Zuisei
opening-sangetsu = Sangetsu
opening-yusei = Yūsei
opening-chosei = Chōsei
opening-kyogetsu = Kyōgetsu
opening-kosei = Kōsei
opening-suigetsu = Suigetsu
opening-ryusei = Ryūsei
opening-ungetsu = Ungetsu
opening-hogetsu = Hogetsu
opening-rangetsu = Rangetsu
opening-gingetsu = Gingetsu
opening-myojo = Myōjō
opening-shagetsu = Shagetsu
opening-meigetsu = Meigetsu
opening-suisei = Suisei

# What the names of the 26 openings of Renju mean.
opening-means-direct = { $meaning }, direct opening
opening-means-indirect = { $meaning }, indirect opening
opening-is-direct = Direct opening
opening-is-indirect = Indirect opening
opening-means-cold-star = Cold star
opening-means-valley-moon = Valley moon
opening-means-sparse-star = Sparse star
opening-means-flower-moon = Flower moon
opening-means-waning-moon = Waning moon
opening-means-rain-moon = Rain moon
opening-means-gold-star = Gold star
opening-means-pine-moon = Pine moon
opening-means-hill-moon = Hill moon
opening-means-new-moon = New moon
opening-means-lucky-star = Lucky star
opening-means-mountain-moon = Mountain moon
opening-means-wandering-star = Wandering star
opening-means-long-star = Long star
opening-means-gorge-moon = Gorge moon
opening-means-fixed-star = Fixed star
opening-means-water-moon = Water moon
opening-means-shooting-star = Shooting star
opening-means-cloud-moon = Cloud moon
opening-means-shore-moon = Shore moon
opening-means-mist-moon = Mist moon
opening-means-silver-moon = Silver moon
opening-means-bright-star = Bright star
opening-means-slanting-moon = Slanting moon
opening-means-famous-moon = Harvest moon
opening-means-comet = Comet

# A game in the list of saves, with the name of its opening.
opening-of-game = { $game } · { $opening }

# The opening and the end of a game, beside the title of its study.
opening-then-end = { $opening }, { $end }
