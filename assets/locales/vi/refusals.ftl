# Why a move, an edit or a pasted text is refused. Each names the value that is wrong.

refusal-off-board = { $point } nằm ngoài bàn cờ cỡ { $size }
refusal-occupied = { $point } đã có quân { $side }
refusal-forbidden = { $point } bị cấm với Đen, { $foul ->
    [overline] hàng dài
    [double-four] 4-4
   *[double-three] 3-3
}
refusal-move = nước { $number }: { $reason }
refusal-no-point = “{ $text }” không phải điểm như h8
refusal-no-move = đầu ván chưa có nước nào để đánh giá
refusal-size-of-game = bàn đã có quân hoặc dấu: hãy mở bài trống để đổi cỡ
refusal-no-such-move = nước này không còn trong ván cờ
refusal-start-stays = không thể xóa thế cờ bắt đầu ván
refusal-there-already = các nước này đã có trong ván cờ
refusal-played-again = { $move } đã được đi thêm lần nữa ở đây; hãy xóa biến đó trước
refusal-in-main-line = nước này đã ở biến chính
refusal-not-to-move = đang là lượt của { $side }
refusal-five-made = đã đủ năm quân; hãy lùi lại trước
refusal-unanswered = bản chứng minh không có lời đáp cho { $point }
refusal-not-of-proof = { $point } không phải nước của bản chứng minh
refusal-won-already = { $side } đã thắng bằng hàng từ { $from } đến { $to }
refusal-no-point-left = { $side } không còn điểm nào để đi
refusal-twice = { $point } có hai quân
refusal-empty = { $point } không có quân
refusal-nothing-to-read = không có gì để đọc; hãy dán các nước như h8 i9, hoặc các hàng của bàn cờ
refusal-too-long = văn bản quá dài; hãy dán một thế cờ
refusal-rows = bàn cờ có { $rows } hàng; hãy vẽ từ { $least } đến { $most } hàng
refusal-row = hàng { $row } có { $points } điểm, còn bàn cờ có { $rows } hàng
refusal-sign = “{ $sign }” ở hàng { $row } không phải . x o
refusal-no-header = văn bản không bắt đầu bằng luật, cỡ bàn và dấu hai chấm
refusal-no-link = văn bản không phải liên kết tới ván cờ
refusal-link-board = “{ $text }” không phải luật và cỡ bàn như freestyle15
refusal-link-name = “{ $text }” không phải tên theo dạng của liên kết
refusal-link-rest = còn thừa “{ $text }” sau các tên
refusal-twin = không thể xếp ván cờ trên bàn đôi
