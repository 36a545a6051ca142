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
opening-means-direct = { $meaning }, khai cuộc trực tiếp
opening-means-indirect = { $meaning }, khai cuộc gián tiếp
opening-is-direct = Khai cuộc trực tiếp
opening-is-indirect = Khai cuộc gián tiếp
opening-means-cold-star = Sao lạnh
opening-means-valley-moon = Trăng thung lũng
opening-means-sparse-star = Sao thưa
opening-means-flower-moon = Trăng mùa hoa
opening-means-waning-moon = Trăng tàn
opening-means-rain-moon = Trăng mưa
opening-means-gold-star = Sao vàng
opening-means-pine-moon = Trăng rừng thông
opening-means-hill-moon = Trăng đồi
opening-means-new-moon = Trăng non
opening-means-lucky-star = Sao lành
opening-means-mountain-moon = Trăng núi
opening-means-wandering-star = Sao lang thang
opening-means-long-star = Sao dài
opening-means-gorge-moon = Trăng hẻm núi
opening-means-fixed-star = Định tinh
opening-means-water-moon = Trăng nước
opening-means-shooting-star = Sao băng
opening-means-cloud-moon = Trăng mây
opening-means-shore-moon = Trăng bến nước
opening-means-mist-moon = Trăng sương
opening-means-silver-moon = Trăng bạc
opening-means-bright-star = Sao sáng
opening-means-slanting-moon = Trăng xế
opening-means-famous-moon = Trăng trung thu
opening-means-comet = Sao chổi

# A game in the list of saves, with the name of its opening.
opening-of-game = { $game } · { $opening }

# The opening and the end of a game, beside the title of its study.
opening-then-end = { $opening }, { $end }
