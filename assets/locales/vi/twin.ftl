# The game on twin boards.
rule-twin = Bàn đôi
rule-twin-note = Hai bàn 19 × 19, một ván cờ
saved-twin-game = { $players } · { $rule } · lượt { $turns }
twin-left-board = Bàn trái
twin-right-board = Bàn phải
twin-upper-board = Bàn trên
twin-lower-board = Bàn dưới
twin-moves = { $moves } nước
twin-point-left = { $point } trái
twin-point-right = { $point } phải
twin-point-upper = { $point } trên
twin-point-lower = { $point } dưới
twin-two-stones = { $first }, { $second }
twin-your-turn = Lượt của bạn, bàn tùy chọn
twin-one-stone = Một quân, bàn tùy chọn
twin-one-more = Thêm một quân hoặc hết lượt
twin-played = Đã đi { $turn }
twin-end-turn = Hết lượt
twin-pause-text = Đồng hồ đã dừng và hai bàn cờ được che.
twin-hint-end = Một quân là đủ: hãy kết thúc lượt
twin-notice-win = Bạn có nước bốn trên cả hai bàn: hoàn tất cả hai ngay
twin-notice-stop = { $who ->
    [you] Bạn có nước bốn trên cả hai bàn: hãy chặn một bàn
   *[other] { $name } có nước bốn trên cả hai bàn: hãy chặn một bàn
}
twin-notice-lost = { $who ->
    [you] Bạn có nước bốn trên cả hai bàn, không thể chặn
   *[other] { $name } có nước bốn trên cả hai bàn, không thể chặn
}
twin-notice-half = Đủ năm chỉ trên một bàn là thua: hoàn tất cả bàn kia
twin-end-both = Đủ năm cả hai bàn cùng lượt
twin-end-one = Đủ năm chỉ trên một bàn là thua
twin-end-turns = Đủ năm ở hai lượt khác nhau là thua
twin-end-full = Cả hai bàn đều kín
twin-end-no-row = Không bên nào còn thắng được
