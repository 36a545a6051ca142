# Setting up a new game.

new-title = Ván mới
new-start = Bắt đầu

# Who plays whom
new-mode = Người chơi
new-mode-people = Người đấu người
new-mode-mixed = Người đấu máy
new-mode-computers = Máy đấu máy

# The two seats
new-name-field-first = Tên người chơi thứ nhất
new-name-field-second = Tên người chơi thứ hai
new-swap = Đổi chỗ hai người chơi
new-seat-black = Đen đi trước
new-seat-white = Trắng đi sau
new-seat-coin = Màu do tung đồng xu
new-seat-computer = Máy tính
new-seat-level = Máy tính, cấp { $level }
new-seat-computer-black = Máy tính, đi trước
new-seat-computer-white = Máy tính, đi sau

# The opponent
new-opponent = Đối thủ
new-opponent-fits = Trình độ của bạn: { $rating }. { $name } là vừa sức
new-opponent-note = Từ dễ đến khó
new-opponent-twin-note = Từ dễ đến khó
new-opponent-level = Cấp { $level }
new-classics = Cổ điển
new-classics-note = Chỉ nhìn trước một nước
new-opponent-seat = Người chơi
new-opponent-first = Thứ nhất
new-opponent-second = Thứ hai
new-pace = Chờ trước khi đi

# The rule
new-rule = Luật
new-rule-about = Về luật này

# The board
new-fouls = Nước cấm
new-fouls-refused = Không cho đi
new-fouls-lose = Bị xử thua
new-overlines = Hàng dài
new-overlines-nothing = Không thắng
new-overlines-win = Thắng
new-opening = Khai cuộc
new-opening-spoken = Khai cuộc: { $name }
new-opening-title = Khai cuộc
new-opening-about = Về khai cuộc này
new-opening-no-room = Bàn cờ quá nhỏ cho khai cuộc này nên ván cờ bắt đầu không có khai cuộc
new-opening-for-renju = Dành cho Renju
new-opening-other-board = Thường chơi trên 15 × 15
new-changed-rule = Luật chơi nay là { $now } thay cho { $before }
new-changed-size = Bàn cờ nay là { $now } × { $now } thay cho { $before } × { $before }
new-changed-opponent = Đối thủ nay là { $now } thay cho { $before }
new-board = Bàn cờ
new-board-other = Khác
new-board-twin = Hai bàn 19 × 19
new-board-points = Số đường mỗi cạnh
new-board-points-less = Bớt đường
new-board-points-more = Thêm đường
new-board-value = { $size } × { $size }

# The clock
new-clock = Đồng hồ
new-clock-none = Không
new-clock-five = 5 phút
new-clock-ten = 10 + 5 s
new-clock-custom = Tự đặt
new-clock-change = Đổi
new-clock-none-words = không tính giờ
new-clock-fischer-words = { $main } + { $increment } s
new-clock-byo-yomi-words = { $main } + { $periods } × { $period } s
new-clock-move-words = { $time } mỗi nước
new-clock-title = Đồng hồ
new-clock-kind = Cách tính giờ
new-clock-kind-game = Cả ván
new-clock-kind-fischer = Fischer
new-clock-kind-byo-yomi = Byo-yomi
new-clock-kind-move = Mỗi nước
new-clock-kind-game-note = Một quỹ thời gian cho cả ván. Ai hết giờ thì thua.
new-clock-kind-fischer-note = Mỗi nước đi cộng thêm thời gian cho người chơi.
new-clock-kind-byo-yomi-note = Sau thời gian chính, mỗi nước phải đi trong một chu kỳ. Chu kỳ nào hết giờ thì mất.
new-clock-kind-move-note = Mỗi nước có cùng một khoảng thời gian. Phần không dùng hết bị mất.
new-clock-main = Thời gian chính
new-clock-main-less = Giảm thời gian chính
new-clock-main-more = Tăng thời gian chính
new-clock-increment = Cộng mỗi nước
new-clock-increment-less = Cộng ít hơn mỗi nước
new-clock-increment-more = Cộng nhiều hơn mỗi nước
new-clock-period = Chu kỳ
new-clock-period-less = Chu kỳ ngắn hơn
new-clock-period-more = Chu kỳ dài hơn
new-clock-periods = Số chu kỳ
new-clock-periods-less = Bớt chu kỳ
new-clock-periods-more = Thêm chu kỳ
new-clock-turn = Thời gian mỗi nước
new-clock-turn-less = Giảm thời gian mỗi nước
new-clock-turn-more = Tăng thời gian mỗi nước
new-clock-use = Dùng đồng hồ này
new-time-seconds = { $seconds } giây
new-time-minutes = { $minutes } phút
new-time-both = { $minutes } phút { $seconds } giây

# Sides and match
new-black = Cầm Đen
new-black-alternate = Xen kẽ
new-black-other = Khác
new-black-loser = Bên thua
new-black-loser-spoken = Người thua ván trước
new-black-winner = Bên thắng
new-black-winner-spoken = Người thắng ván trước
new-black-random = Ngẫu nhiên
new-black-random-spoken = Tung đồng xu trước mỗi ván
new-black-alternate-words = luân phiên đổi màu
new-black-loser-words = người thua đi trước
new-black-winner-words = người thắng đi trước
new-black-random-words = tung đồng xu chọn Đen
new-match = Trận
new-match-single = Một ván
new-match-best = { $games } ván
new-match-first = Chạm { $wins }
new-match-open = Vô hạn
new-match-games = Số ván
new-match-games-less = Bớt ván
new-match-games-more = Thêm ván
new-match-wins = Số ván thắng
new-match-wins-less = Bớt ván thắng
new-match-wins-more = Thêm ván thắng
new-match-single-words = một ván
new-match-best-words = đấu { $games } ván
new-match-first-words = chạm { $wins }
new-match-open-words = không hạn số ván
new-series = { $length }, { $begins }

new-summary = { $opening ->
    [none] { $rule }, { $size } × { $size }, { $clock }, { $length }
   *[other] { $rule }, { $size } × { $size }, { $opening }, { $clock }, { $length }
}
new-summary-twin = { $rule }, { $clock }, { $length }

# The rules in a phone's short lines.
rule-standard-brief = Đúng năm quân liên tiếp
rule-renju-brief = Đen có điểm cấm
rule-caro-brief = Năm quân, không chặn hai đầu
