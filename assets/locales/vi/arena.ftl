# The arena: tournaments between engines.
arena-title = Đấu trường
arena-open = Đấu trường: nhiều ván giữa các máy
# The head.
arena-format-round-robin = Vòng tròn
arena-format-gauntlet = { $name } đấu với tất cả
arena-format-sprt = Đến khi phân định
arena-rule-and-size = { $rule } { $size } × { $size }
arena-pause = Tạm dừng
arena-resume = Tiếp tục
arena-stop = Dừng
arena-new = Giải mới
arena-stop-title = Dừng giải đấu?
arena-stop-text = Các ván đang đấu sẽ kết thúc mà không có kết quả. Mọi ván đã xong được giữ lại, và bạn có thể tiếp tục sau.
arena-stop-keep = Đấu tiếp
# The boards.
arena-game = Ván { $number }
arena-move = nước { $number }
arena-board = Bàn cờ { $number }
arena-waiting = Ván tiếp theo sắp bắt đầu
arena-seat = { $name }, { $side ->
    [black] quân Đen
   *[white] quân Trắng
  }, { $time }
# The games.
arena-games = Ván đấu
arena-games-played = đã đấu { $played } trên { $planned }
arena-games-none = Chưa có ván nào xong.
arena-save = Lưu
arena-save-title = Lưu giải đấu
arena-save-games = Mọi ván, SGF
arena-save-table = Bảng, CSV
arena-save-text = Bảng, văn bản
arena-wins = thắng
arena-draw = hòa
arena-lost-on-time = hết giờ
arena-lost-by-fault = do lỗi
arena-open-game = Ván { $number }: { $black } đấu { $white }, { $result }, { $moves } nước. Mở để nghiên cứu
arena-result-black = Đen thắng
arena-result-white = Trắng thắng
arena-result-draw = hòa
# The table.
arena-table = Bảng điểm
arena-table-note = Thắng – thua, hòa là ½
arena-table-player = Người chơi
arena-table-points = Điểm
arena-table-games = Ván
arena-table-row = { $name }: { $points } điểm sau { $games } ván, Elo { $elo }, sai số { $error }
arena-table-losses = { $name } thua { $time } ván vì hết giờ và { $faults } ván do lỗi
# The strength.
arena-strength = Sức cờ
arena-strength-note = Elo, khoảng 95 %
arena-ahead = { $name } chắc chắn dẫn đầu.
arena-alike = Chưa phân biệt được: { $names }.
arena-sprt = Log tỉ số hợp lý { $ratio }, giới hạn { $lower } và { $upper }.
arena-sprt-better = Đã phân định: { $name } mạnh hơn ít nhất { $elo } Elo.
arena-sprt-not-better = Đã phân định: { $name } không mạnh hơn { $elo } Elo.
# The set-up beside a tournament.
arena-setup = Thiết lập
arena-setup-fixed = không đổi khi đang đấu
arena-setup-openings = Khai cuộc
arena-setup-time = Thời gian
arena-setup-rule = Luật
arena-setup-games = Ván
arena-setup-seed = Số gieo
arena-openings-made = cân bằng, tạo cho giải này
arena-openings-renju = 26 khai cuộc Renju
arena-openings-some = { $count } trong 26 khai cuộc
arena-openings-list = { $count } khai cuộc của danh sách
arena-openings-file = của một tệp
arena-openings-empty = bàn cờ trống
arena-openings-both-sides = { $openings }, mỗi bên một lần
arena-time-move = { $time } mỗi nước
arena-time-clock = { $main } mỗi ván
arena-time-increment = { $main } mỗi ván và { $increment } mỗi nước
arena-time-nodes = { $nodes } thế cờ mỗi nước
arena-seconds = { $seconds } giây
arena-minutes = { $minutes } phút
arena-at-once = cùng lúc { $count } ván
arena-games-each = mỗi cặp { $count } ván
# How long.
arena-left-minutes = Còn khoảng { $minutes } phút
arena-left-hours = Còn khoảng { $hours } giờ
arena-left-soon = Còn chưa đến một phút
arena-left-unknown = Đang đấu những ván đầu
arena-paused = Giải đang tạm dừng
arena-stopped = Giải đã dừng: đã đấu { $played } trên { $planned } ván
arena-over = Mọi ván đã đấu xong
arena-decided = Trận đấu đã phân định
arena-failed = Giải không thể tiếp tục: { $reason }
arena-unknown-program = { $name } không có trong danh sách máy: hãy thêm ở phần cài đặt
# The set-up of a new tournament.
arena-setup-title = Giải đấu mới
arena-players = Người chơi
arena-players-note = Ít nhất hai
arena-player-few = Chọn ít nhất hai người chơi
arena-player-two = Trận đến khi phân định cần hai người chơi
arena-format = Thể thức
arena-format-all = Tất cả
arena-format-first = Một
arena-format-decide = Trận
arena-format-all-note = Mọi người đấu với nhau.
arena-format-first-note = { $name } đấu với tất cả người khác.
arena-format-decide-note = Hai người đấu đến khi rõ người đầu có mạnh hơn { $elo } Elo hay không.
arena-games-of-pair = Số ván
arena-games-of-pair-less = Ít ván hơn mỗi cặp
arena-games-of-pair-more = Nhiều ván hơn mỗi cặp
arena-rule = Luật
arena-openings = Khai cuộc
arena-openings-choose-made = Cân bằng
arena-openings-choose-renju = 26 thế
arena-openings-choose-empty = Không
arena-time = Mỗi nước
arena-at-once-label = Cùng lúc
arena-at-once-label-less = Ít ván cùng lúc hơn
arena-at-once-label-more = Nhiều ván cùng lúc hơn
arena-start = Bắt đầu
arena-summary = { $players } người chơi, { $games } ván
arena-replace-title = Bắt đầu giải mới?
arena-replace-text = Giải hiện tại có { $played } ván đã xong. Hãy lưu trước nếu bạn muốn giữ.
arena-replace-keep = Giữ lại
arena-replace-do = Bắt đầu
