# The names of the openings of Renju, with their codes; 4D is the fourth direct one.
opening-coded = { $code } { $name }
opening-kansei = Кансей
opening-keigetsu = Кейгецу
opening-sosei = Сосей
opening-kagetsu = Кагецу
opening-zangetsu = Дзангецу
opening-ugetsu = Угецу
opening-kinsei = Кинсей
opening-shogetsu = Сёгецу
opening-kyugetsu = Кюгецу
opening-shingetsu = Сингецу
opening-zuisei = Дзуйсей
opening-sangetsu = Сангецу
opening-yusei = Юсей
opening-chosei = Тёсей
opening-kyogetsu = Кёгецу
opening-kosei = Косей
opening-suigetsu = Суйгецу
opening-ryusei = Рюсей
opening-ungetsu = Унгецу
opening-hogetsu = Хогецу
opening-rangetsu = Рангецу
opening-gingetsu = Гингецу
opening-myojo = Мёдзё
opening-shagetsu = Сягецу
opening-meigetsu = Мейгецу
opening-suisei = Суйсей

# What the names of the 26 openings of Renju mean.
opening-means-direct = { $meaning }, прямой дебют
opening-means-indirect = { $meaning }, диагональный дебют
opening-is-direct = Прямой дебют
opening-is-indirect = Диагональный дебют
opening-means-cold-star = Холодная звезда
opening-means-valley-moon = Луна в долине
opening-means-sparse-star = Редкая звезда
opening-means-flower-moon = Цветочная луна
opening-means-waning-moon = Убывающая луна
opening-means-rain-moon = Луна в дожде
opening-means-gold-star = Золотая звезда
opening-means-pine-moon = Луна в соснах
opening-means-hill-moon = Луна над холмом
opening-means-new-moon = Новая луна
opening-means-lucky-star = Счастливая звезда
opening-means-mountain-moon = Луна в горах
opening-means-wandering-star = Блуждающая звезда
opening-means-long-star = Длинная звезда
opening-means-gorge-moon = Луна в ущелье
opening-means-fixed-star = Неподвижная звезда
opening-means-water-moon = Луна в воде
opening-means-shooting-star = Падающая звезда
opening-means-cloud-moon = Луна в облаках
opening-means-shore-moon = Луна над берегом
opening-means-mist-moon = Луна в тумане
opening-means-silver-moon = Серебряная луна
opening-means-bright-star = Яркая звезда
opening-means-slanting-moon = Косая луна
opening-means-famous-moon = Луна урожая
opening-means-comet = Комета

# A game in the list of saves, with the name of its opening.
opening-of-game = { $game } · { $opening }

# The opening and the end of a game, beside the title of its study.
opening-then-end = { $opening }, { $end }
