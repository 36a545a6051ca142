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
reviews-person = { $name }: { $games }, { $mistakes }.
reviews-games = { $count } ván
reviews-losing-moves = { $count } nước thua
reviews-missed-wins = { $count } lần bỏ lỡ thắng
reviews-mistakes = { $count } sai lầm
reviews-inexact = { $count } nước chưa chuẩn
reviews-no-mistakes = không thấy sai lầm nào
reviews-most-often = Thường gặp nhất: { $cause } ({ $count } lần).
reviews-missed-five = bỏ lỡ đủ năm quân
reviews-missed-fours = bỏ lỡ thắng bằng chuỗi bốn
reviews-missed-threats = bỏ lỡ thắng bằng chuỗi đe dọa
reviews-foul = đi vào điểm cấm
reviews-four-not-stopped = không chặn nước bốn
reviews-three-not-stopped = không đáp lại ba mở
reviews-wrong-block = chặn đe dọa sai điểm
reviews-fork = để đối thủ có nước đôi
reviews-forbidden-block = chỉ chặn được nước bốn ở điểm cấm
reviews-fours = để đối thủ thắng bằng chuỗi bốn
reviews-threats = để đối thủ thắng bằng chuỗi đe dọa
