# The opponents: name, and one line about their character. The levels are named after plants, from moss to the tree that
# boards are made of; the last message of each is the plant's name in this language.

opponent-koke = Koke
opponent-koke-line = Mới tập chơi. Bỏ sót hầu hết đe dọa.
opponent-koke-plant = Rêu
opponent-warabi = Warabi
opponent-warabi-line = Mải xếp hàng của mình, hay bỏ sót hàng của bạn.
opponent-warabi-plant = Dương xỉ
opponent-sasa = Sasa
opponent-sasa-line = Chặn mọi nước bốn. Đôi khi thấy nước ba.
opponent-sasa-plant = Trúc lùn
opponent-ume = Ume
opponent-ume-line = Tấn công sớm, nhìn trước vài nước.
opponent-ume-plant = Mơ
opponent-kaede = Kaede
opponent-kaede-line = Thấy nước đôi trước hai nước.
opponent-kaede-plant = Phong
opponent-hinoki = Hinoki
opponent-hinoki-line = Kiên nhẫn. Chờ bạn sai lầm.
opponent-hinoki-plant = Bách
opponent-matsu = Matsu
opponent-matsu-line = Tính những chuỗi nước ép dài.
opponent-matsu-plant = Thông
opponent-kaya = Kaya
opponent-kaya-line = Toàn lực. Bàn cờ làm từ gỗ cây này.
opponent-kaya-plant = Cây kaya

opponent-quintuple = Bộ năm
opponent-quintuple-line = Cộng mọi khung năm điểm quanh một điểm.
opponent-attacker = Tấn công
opponent-attacker-line = Đếm các hàng còn mở, của mình trước.
opponent-defender = Phòng thủ
opponent-defender-line = Đếm các hàng còn mở, của bạn trước.
opponent-shapes = Hình cờ
opponent-shapes-line = Chấm điểm mỗi dãy quân theo số đầu hở.

# The opponents for twin boards.
opponent-futaba = Futaba
opponent-futaba-line = Có nghĩ đến nước đáp, nhưng chưa kỹ.
opponent-futaba-plant = Mầm cây
opponent-renri = Renri
opponent-renri-line = Thấy các đòn phối hợp ngắn.
opponent-renri-plant = Cây liền cành
opponent-meoto = Meoto
opponent-meoto-line = Tính sâu trên cả hai bàn.
opponent-meoto-plant = Đôi liễu sam
