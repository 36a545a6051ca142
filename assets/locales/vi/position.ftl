# Setting up a position. $side, $winner and $move are black or white; $first and $last are points such as H8.

position-title = Xếp thế cờ
position-tools = Bấm để đặt
position-tool-black = Đen
position-tool-white = Trắng
position-tool-alternate = Luân phiên
position-tool-eraser = Tẩy
position-mirror = Lật
position-rotate = Xoay
position-shift = Dời
position-shift-left = Dời mọi quân sang trái
position-shift-up = Dời mọi quân lên
position-shift-down = Dời mọi quân xuống
position-shift-right = Dời mọi quân sang phải
position-shift-done = Dời xong
position-clear = Xóa
position-undo = Hoàn tác
position-redo = Làm lại
position-copy = Chép văn bản
position-copied = Đã chép thế cờ
position-analyse = Phân tích
position-to-move = Đến lượt
position-rule = Luật
position-rule-change = Luật và bàn cờ: { $rule }
position-checks = Kiểm tra
position-checks-good = Mọi thứ đều ổn
position-stones = { $side ->
    [black] Quân đen: { $count }
   *[white] Quân trắng: { $count }
}
position-paste = Dán văn bản
position-paste-forms = nước đi, hàng bàn cờ, RIF hoặc Piskvork
position-understood = Đọc được { $moves } nước
position-board-understood = Đọc được một bàn cờ
position-not-understood = Không đọc được: { $reason }
position-hint = { $tool ->
    [black] Bấm để đặt Đen, bấm vào quân để bỏ nó đi.
    [white] Bấm để đặt Trắng, bấm vào quân để bỏ nó đi.
    [alternate] Bấm để lần lượt đặt Đen và Trắng, bấm vào quân để bỏ nó đi.
   *[eraser] Bấm vào quân để bỏ nó đi.
}
position-hint-keys = công cụ
position-off-board = Có { $stones } quân sẽ nằm ngoài bàn cờ: hãy bỏ đi trước.

position-numbers-fit = Số quân khớp với bên đến lượt.
position-too-many = { $side ->
    [black] Đen
   *[white] Trắng
} thừa { $extra } quân.
position-numbers-black = Đến lượt Đen thì hai bên phải có số quân bằng nhau.
position-numbers-white = Đến lượt Trắng thì Đen phải hơn Trắng một quân.
position-no-five = Chưa bên nào có năm quân liên tiếp.
position-five = { $winner ->
    [black] Đen
   *[white] Trắng
} đã thắng rồi, từ { $first } đến { $last }.
position-five-advice = Không còn gì để nghiên cứu: hãy bỏ một quân của hàng đó.
position-no-point = { $move ->
    [black] Đen
   *[white] Trắng
} không còn điểm nào để đi.
position-no-point-advice = Không còn gì để nghiên cứu: hãy bỏ một quân.
position-no-forbidden = Không có quân đen nào đứng ở điểm đã bị cấm.
position-overline = Đen có hàng dài, từ { $first } đến { $last }.
position-overline-advice = Hàng này bị cấm: hãy bỏ một quân của nó.
position-forbidden = Có quân đen đứng ở điểm bị cấm, dù đi theo thứ tự nào.
position-forbidden-advice = Hãy bỏ một quân.
position-order-known = Thứ tự nước đi đã biết.
position-order-unknown = Không biết thứ tự nước đi nên không có tên khai cuộc.

# The points to check of a position that was read from a picture.
position-doubts = Có { $count } điểm cần kiểm tra. { $stone ->
    [black] { $point } được đọc là quân đen.
    [white] { $point } được đọc là quân trắng.
   *[none] { $point } được đọc là trống.
} Bấm để sửa.
position-doubt-right = Đúng rồi
position-doubt-next = Tiếp
