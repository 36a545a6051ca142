# The opponents: name, and one line about their character. The levels are named after plants, from moss to the tree that
# boards are made of; the last message of each is the plant's name in this language.

opponent-koke = Кокэ
opponent-koke-line = Новичок. Не видит большинства угроз.
opponent-koke-plant = Мох
opponent-warabi = Вараби
opponent-warabi-line = Строит свои ряды и часто не замечает ваших.
opponent-warabi-plant = Папоротник
opponent-sasa = Саса
opponent-sasa-line = Закрывает все четвёрки. Тройки — не всегда.
opponent-sasa-plant = Бамбучник
opponent-ume = Умэ
opponent-ume-line = Рано атакует, немного считает вперёд.
opponent-ume-plant = Слива
opponent-kaede = Каэдэ
opponent-kaede-line = Видит двойные угрозы за два хода.
opponent-kaede-plant = Клён
opponent-hinoki = Хиноки
opponent-hinoki-line = Терпелив. Ждёт ваших ошибок.
opponent-hinoki-plant = Кипарис
opponent-matsu = Мацу
opponent-matsu-line = Считает длинные форсированные варианты.
opponent-matsu-plant = Сосна
opponent-kaya = Кая
opponent-kaya-line = Полная сила. Из этого дерева делают доски.
opponent-kaya-plant = Торрея

opponent-quintuple = Квинта
opponent-quintuple-line = Суммирует все отрезки из пяти мест у пункта.
opponent-attacker = Агрессор
opponent-attacker-line = Считает открытые линии, сначала свои.
opponent-defender = Защитник
opponent-defender-line = Считает открытые линии, сначала ваши.
opponent-shapes = Фигуры
opponent-shapes-line = Судит о рядах камней по открытым концам.

# The opponents for twin boards.
opponent-futaba = Футаба
opponent-futaba-line = Думает о вашем ответе, но не очень.
opponent-futaba-plant = Росток
opponent-renri = Рэнри
opponent-renri-line = Видит короткие комбинации.
opponent-renri-plant = Сросшиеся деревья
opponent-meoto = Мэото
opponent-meoto-line = Глубоко считает на обеих досках.
opponent-meoto-plant = Кедры-супруги
