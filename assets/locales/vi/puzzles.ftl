# Puzzles. $side is black or white, $point a point such as H8; $moves counts the winner's moves, $rating and $error are numbers.

puzzles-title = Bài tập
puzzles-none = Ở đây không có bài tập nào.
puzzles-due = { $count ->
    [0] Luyện tập
   *[other] Hôm nay: { $count } bài
}
puzzles-themes = { $count ->
    [0] Chủ đề
   *[other] Ôn { $count } bài
}
puzzles-due-of-theme = ôn { $count }
puzzles-streak = { $days } ngày liên tục
puzzles-rating = Hệ số
puzzles-daily = Bài của ngày
puzzles-daily-waits = Giống nhau cho mọi người
puzzles-daily-done = Đã làm, mai có bài mới
puzzles-rush = Tính giờ
puzzles-rush-about = Giải thật nhiều trong 3 phút
puzzles-rush-best = tốt nhất { $count }
puzzles-rush-solved = Đã giải { $count }
puzzles-rush-is-best = Kết quả tốt nhất của bạn.
puzzles-rush-best-so-far = Kết quả tốt nhất của bạn là { $count }.
puzzles-rush-again = Lần nữa
puzzles-rush-leave = Luyện tập
puzzles-won = Thế thắng
puzzles-won-about = Thắng theo cách của bạn
puzzles-today-done = Hôm nay đã làm
puzzles-forecast = Ngày mai { $tomorrow }, tuần này { $week }
puzzles-statistics = Thống kê
puzzles-statistics-all = Đã thử { $count } bài, hệ số { $rating } { $error }. Thanh là tỉ lệ giải được ngay lần đầu.
puzzles-statistics-theme = { $theme }: giải { $solved } trên { $tried }, hệ số { $rating } { $error }

# The themes: the name, a few words about it, and the task in a sentence. $side is the other side.
puzzle-fours = Chuỗi bốn
puzzle-fours-about = Thắng chỉ bằng nước bốn
puzzle-fours-task = Mọi nước phải là nước bốn.
puzzle-four-three = Bốn-ba
puzzle-four-three-about = Một nước, hai đe dọa
puzzle-four-three-task = Nước đầu tạo nước bốn và ba mở, sau đó thắng bằng chuỗi bốn.
puzzle-threats = Tấn công
puzzle-threats-about = Kết hợp ba và bốn
puzzle-threats-task = Mọi nước là ba mở hoặc nước bốn. Chỉ nước bốn thì không thắng.
puzzle-only-defence = Phòng thủ
puzzle-only-defence-about = Nước thủ duy nhất
puzzle-only-defence-task = { $side ->
    [black] Đen
   *[white] Trắng
} đe dọa thắng sau { $moves } nước. Chỉ một nước cản được.
puzzle-false-win = Phản bác
puzzle-false-win-about = Hai nước ba không thắng
puzzle-false-win-task = { $side ->
    [black] Đen
   *[white] Trắng
} vừa tạo hai ba mở. Có một nước chứng tỏ như thế chưa thắng.
puzzle-make-forbidden = Ép nước cấm
puzzle-make-forbidden-about = Buộc Đen vào điểm cấm
puzzle-make-forbidden-task = Mọi nước là nước bốn, và điểm Đen phải chặn lại bị cấm.
puzzle-avoid-forbidden = Tránh nước cấm
puzzle-avoid-forbidden-about = Thắng mà tránh điểm cấm
puzzle-avoid-forbidden-task = Mọi nước phải là nước bốn. Có một lối vướng điểm cấm.
puzzle-twin-double = Đòn đôi
puzzle-twin-double-about = Đe dọa trên cả hai bàn
puzzle-twin-double-task = Mỗi lượt đều đe dọa đủ năm trên cả hai bàn. Bạn đặt một hoặc hai quân.

# What is asked, and what was said about a move.
puzzle-place = { $theme }, số { $number }, { $rule }
puzzle-ask-win = { $side ->
    [black] Đen
   *[white] Trắng
} đi trước. Thắng sau { $moves } nước.
puzzle-ask-hold = { $side ->
    [black] Đen
   *[white] Trắng
} đi. Tìm nước thủ duy nhất.
puzzle-ask-refute = { $side ->
    [black] Đen
   *[white] Trắng
} đi. Phản bác hai nước ba.
puzzle-won-place = Thế thắng, { $rule }
puzzle-won-ask = { $side ->
    [black] Đen
   *[white] Trắng
} đi trước và đang thắng. Hãy kết thúc ván cờ.
puzzle-won-task = Cách thắng nào cũng được tính. { $side ->
    [black] Đen
   *[white] Trắng
} sẽ chống đỡ lâu nhất có thể.
puzzle-difficulty = Độ khó
puzzle-seen-before = đã thử
puzzle-new = bài mới
puzzle-to-move = { $side ->
    [black] Đến lượt Đen
   *[white] Đến lượt Trắng
}
puzzle-answers = { $side ->
    [black] Đen
   *[white] Trắng
} đáp { $point }
puzzle-right = Đúng
puzzle-moves-left = Còn { $count } nước.
puzzle-wrong = Không được
puzzle-refuted-fours = Sau { $point }, { $side ->
    [black] Đen
   *[white] Trắng
} thắng bằng chuỗi bốn sau { $moves } nước.
puzzle-refuted-threats = Sau { $point }, { $side ->
    [black] Đen
   *[white] Trắng
} thắng bằng chuỗi ba và bốn sau { $moves } nước.
puzzle-not-shown = { $point } không phải nước cản được.
puzzle-twin-stopped = { $side ->
    [black] Đen
   *[white] Trắng
} đáp { $point }, và không còn thắng được trong { $moves } lượt.
puzzle-twin-not-in-time = { $point } không thắng được trong { $moves } lượt.
puzzle-twin-no-threat = { $point } không đe dọa đủ năm trên cả hai bàn. { $side ->
    [black] Đen
   *[white] Trắng
} có một lượt tự do.
puzzle-wins-otherwise = Cũng thắng
puzzle-wins-otherwise-about = { $point } cũng thắng, nhưng theo cách khác với cách được hỏi. Đây không phải là lỗi: hãy tìm nước khác.
puzzle-wins-quietly-about = { $point } cũng thắng, nhưng bằng một nước không đe dọa, còn ở đây chỉ đi đến cùng các cách thắng bằng đe dọa. Đây không phải là lỗi: hãy tìm nước khác.
puzzle-searching = Xin đợi một chút
puzzle-searching-about = Engine đang xem { $point } có thắng không.
puzzle-hint = Gợi ý
puzzle-hint-of = Gợi ý { $number }/{ $count }
puzzle-hint-makes = Nước đó tạo: { $made }.
puzzle-hint-threat = Các số cho thấy { $side ->
    [black] Đen
   *[white] Trắng
} sẽ thắng thế nào sau { $moves } nước.
puzzle-hint-both-boards = Mỗi bàn một quân.
puzzle-hint-one-board = { $count ->
    [1] Một quân là đủ. { $board }.
   *[other] Cả hai quân trên một bàn. { $board }.
}
puzzle-hint-at = Nước đó là { $point }.
puzzle-take-back = Đi lại
puzzle-show = Đáp án
puzzle-skip = Bỏ qua

# What a puzzle came to.
puzzle-solved = Đã giải
puzzle-solved-late = Cuối cùng cũng tìm ra
puzzle-shown = Đáp án
puzzle-effort = Bạn mất { $minutes ->
    [0] { $seconds } giây
   *[other] { $minutes } phút { $seconds } giây
} và { $hints ->
    [0] không dùng gợi ý
   *[other] { $hints } gợi ý
}.
puzzle-effort-late = Đã đi sai { $mistakes } nước.
puzzle-effort-shown = Bài này sẽ sớm trở lại.
puzzle-of = Bài tập
puzzle-your-rating = Hệ số của bạn
puzzle-again-on = Làm lại
puzzle-again-in = { $days ->
    [0] hôm nay
    [1] ngày mai
   *[other] sau { $days } ngày
}
puzzle-line = Các nước
puzzle-also = Đi { $moves } trước cũng đúng.
puzzle-grade = Khó đến mức nào?
puzzle-grade-hard = Khó
puzzle-grade-good = Vừa
puzzle-grade-easy = Dễ
puzzle-study = Phân tích
puzzle-again = Lần nữa
puzzle-next = Bài tiếp
puzzle-move-of = Nước { $number }/{ $count }

# The person's own puzzles: the packs, how one gets puzzles, what was added, and why a position is none. $reason is a sentence.
puzzles-packs = Bài tập của ai
puzzles-pack-shipped = Của Narabe
puzzles-pack-own = Của tôi
puzzles-own-none = Bạn chưa có bài tập riêng
puzzles-own-how = Xem lại một ván rồi tạo bài từ các lỗi, hoặc tạo bài từ thế cờ bất kỳ khi nghiên cứu. Tệp bài tập cũng mở được.
puzzles-make = Tạo bài tập
puzzles-make-of-mistakes = Tạo bài từ { $count } lỗi
puzzles-making = { $count ->
    [1] Đang tìm đề bài…
   *[other] Đang kiểm tra { $count } thế cờ…
}
puzzles-made = { $count ->
    [0] Không thêm bài nào
   *[other] Đã thêm { $count } bài riêng
}
puzzles-made-one = Đã thêm bài riêng: { $theme }, độ khó { $difficulty }
puzzles-made-not = Không thành bài tập. { $reason }
puzzles-made-refused = { $count } thế cờ bị bỏ qua:
puzzles-show-own = Xem
puzzle-remove = Xóa khỏi bài của tôi
puzzles-import = Mở tệp bài tập
puzzles-export = Xuất bài tập
puzzles-export-sgf = Tệp SGF
puzzles-export-svg = Tờ in (SVG)
puzzles-export-pdf = Tờ in (PDF)
puzzles-export-count = Số bài
puzzles-export-all = Tất cả
puzzles-export-form = Loại tệp
puzzles-export-per-page = Số hình trên một trang in
puzzles-refused-known = Bạn đã có bài này.
puzzles-refused-shipped = Narabe đã có bài này.
puzzles-refused-nothing = Không bên nào có đường thắng bắt buộc.
puzzles-refused-many-wins = Có quá nhiều nước đầu thắng.
puzzles-refused-many-defences = Có hơn một nước thủ được.
puzzles-refused-no-defence = Không nước nào thủ được.
puzzles-refused-five = Có thể tạo năm ngay.
puzzles-refused-length = Đường thắng quá ngắn hoặc quá dài.
puzzles-refused-undecided = Bộ giải chưa tính xong kịp.
puzzles-refused-too-deep = Cách thắng đã chứng minh quá sâu cho một câu đố.
puzzles-refused-other-answer = Bộ giải tìm ra đáp án khác với tệp.
puzzles-refused-unreadable = Không đọc được đề bài trong tệp.
puzzles-refused-impossible = Ván đã kết thúc, hoặc thế cờ không thể có.
puzzles-refused-full = Không còn chỗ cho bài mới.

# A position without a task that is opened among the puzzles.
puzzles-position = Thế cờ không có đề bài
puzzles-position-text = Tệp không nói gì về câu đố. Dùng thế cờ này để làm gì? Câu đố hỏi nước thắng hoặc cách thủ duy nhất.
puzzles-position-make = Tạo câu đố
puzzles-position-study = Mở trong bản nghiên cứu
puzzles-position-set-up = Xếp thế cờ và kiểm tra quân
puzzles-position-doubts = { $count } điểm trong ảnh chưa rõ: hãy kiểm tra trước.
