# The list of saved games.
load-title = Ván đã lưu
load-paste = Dán ván cờ
load-pick = Mở tệp
load-empty = Chưa lưu ván nào
load-empty-note = Các ván bạn lưu từ menu và các bản nghiên cứu bị thay thế sẽ hiện ở đây.
load-folder-fault = Không liệt kê được các ván đã lưu: { $reason }

# A study in the list.
load-study = Nghiên cứu · { $players } · { $rule } { $size } × { $size } · { $moves } nước{ $varied ->
    [0] {""}
   *[other] {" "}và { $varied } trong các biến
}

# What a screen reader says about a saved game.
load-open = Mở { $name }. { $game }. { $when }
load-open-damaged = { $name }: { $fault }
load-rename = Đổi tên { $name }
load-delete = Xóa { $name }
load-finished = đã kết thúc

load-now = vừa xong
load-minutes = { $count } phút trước
load-hours = { $count } giờ trước
load-days = { $count ->
    [1] hôm qua
   *[other] { $count } ngày trước
}
load-date = { $day }/{ $month }/{ $year }

load-rename-title = Đổi tên ván
load-rename-study-title = Đổi tên nghiên cứu
load-rename-field = Tên
load-rename-yes = Đổi tên
load-rename-fault = Không đổi được tên tệp: { $reason }

load-delete-title = Xóa “{ $name }”?
load-delete-text = { $game }. Không thể hoàn tác.
load-delete-damaged = Tệp { $file } sẽ bị xóa. Không thể hoàn tác.
load-delete-yes = Xóa
load-delete-fault = Không xóa được tệp: { $reason }

# The choice of several, to review them.
load-select = Chọn nhiều
load-choose = Chọn { $name }
load-choose-all = Chọn tất cả
load-chosen = Đã chọn { $count }
load-review = Xem lại

# The review of several games.
reviews-progress = Ván { $game } / { $games }, { $name }: { $done } / { $whole } thế cờ
reviews-stop = Dừng
reviews-close = Đóng bản tóm tắt
reviews-title = Đã xem lại { $finished } / { $games } ván
reviews-person = { $name }: { $games }
reviews-games = { $count } ván
reviews-losing-moves = { $count } nước thua
reviews-missed-wins = { $count } lần bỏ lỡ thắng
reviews-mistakes = { $count } sai lầm
reviews-inexact = { $count } nước chưa chuẩn
reviews-no-mistakes = Không thấy sai lầm nào
reviews-most-often = Thường gặp nhất: { $cause } ({ $count } lần)
mistake-kind-missed-five = Bỏ lỡ đủ năm quân
mistake-kind-missed-fours = Bỏ lỡ thắng bằng chuỗi bốn
mistake-kind-missed-threats = Bỏ lỡ thắng bằng chuỗi đe dọa
mistake-kind-foul = Đi vào điểm cấm
mistake-kind-four-not-stopped = Không chặn nước bốn
mistake-kind-three-not-stopped = Không đáp lại ba mở
mistake-kind-wrong-block = Chặn đe dọa sai điểm
mistake-kind-fork = Để đối thủ có nước đôi
mistake-kind-forbidden-block = Chỉ chặn được nước bốn ở điểm cấm
mistake-kind-fours = Để đối thủ thắng bằng chuỗi bốn
mistake-kind-threats = Để đối thủ thắng bằng chuỗi đe dọa
mistake-kind-gave = Cho đối thủ tạo thế
mistake-kind-left = Để lại điểm của đối thủ
mistake-kind-not-taken = Không tạo thế của mình
mistake-kind-more-threats = Để lại quá nhiều đe dọa
mistake-kind-fewer-threats = Giữ quá ít đe dọa
mistake-kind-less-room = Quá ít chỗ
mistake-kind-stops-less = Chặn quá ít
mistake-kind-in-the-line = Không thấy diễn biến tiếp theo

# Kinds of mistakes without a known reason, and the lists of mistakes.
mistake-kind-losing-move = Nước thua theo đánh giá của máy
mistake-kind-missed-win = Bỏ lỡ thắng
mistake-kind-mistake = Sai lầm theo đánh giá của máy
mistake-kind-inexact = Nước chưa chuẩn
mistake-kind-other = Loại sai lầm khác
mistake-list-more = Còn { $count } sai lầm không hiện ở đây.
mistake-list-gone = Ván này không còn nữa.
