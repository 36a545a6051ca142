# Dữ liệu ván: hộp thoại của bài nghiên cứu và thư viện.
data-edit = Dữ liệu ván
data-title = Tiêu đề
data-title-many = Dữ liệu của { $count } ván
data-many = Chỉ những gì bạn đổi được ghi lại. Phần khác của mỗi ván giữ nguyên.
data-various = khác nhau
data-save = Lưu
data-rule = Luật
data-size = Cỡ bàn
data-size-less = Bàn nhỏ hơn
data-size-more = Bàn lớn hơn
data-black = Đen
data-white = Trắng
data-black-rating = Điểm của Đen
data-white-rating = Điểm của Trắng
data-rating = điểm
data-result = Kết quả
data-reason = Thắng vì
data-by-unknown = không rõ
data-by-five = năm quân
data-by-resignation = xin thua
data-by-time = hết giờ
data-by-foul = nước cấm
data-by-absence = vắng mặt
data-date = Ngày
data-date-hint = 2024-05-31, 2024-05 hoặc 2024
data-date-wrong = “{ $date }” không phải là ngày. Hãy viết như 2024-05-31, 2024-05 hoặc 2024.
data-event = Giải đấu
data-round = Vòng
data-place = Nơi chơi
data-opening = Khai cuộc
data-protocol = Thể thức khai cuộc
data-time-limit = Thời gian
data-annotator = Người bình
data-source = Nguồn
data-comment = Ghi chú
data-node = Nước này
data-node-name = Tên
data-no-properties = Tệp không có thuộc tính nào khác ở đây.
data-effect-forbidden = Nước { $number }, { $move }, bị cấm theo luật { $rule } ({ $foul ->
    [overline] sáu quân
    [double-four] đôi bốn
   *[double-three] đôi ba
}): Đen thua ở đó.
data-effect-ends = Theo luật { $rule }, nước { $number }, { $move }, kết thúc ván.
data-effect-goes-on = Theo luật { $rule }, ván tiếp tục sau nước { $number }, { $move }.
data-effect-left-out = Bỏ { $moves } nước kể từ nước { $number }, { $move }.
data-effects-more = Ở { $count } chỗ khác cũng vậy.
data-looked-anew = Xem lại, phân tích và chứng minh bắt đầu lại theo luật { $rule }.
data-rule-refused = Theo luật { $rule }, ván đã kết thúc ngay từ đầu.
data-many-rule = Những ván có nước mà luật { $rule } không cho phép sẽ giữ luật cũ.
data-keeps-rule = { $count } ván giữ luật cũ, vì luật { $rule } không cho phép các nước của chúng.
data-rule-changed = Luật bây giờ là { $rule }. Những gì tìm thấy theo luật cũ đã bị bỏ; Hoàn tác sẽ trả lại các nước.

# The question after the rule at an import.
import-rule-title = Luật nào?
import-rule-text = { $count } ván không ghi luật. Tất cả sẽ được lưu theo luật bạn chọn.
import-rule-text-more = Hơn { $count } ván không ghi luật. Tất cả sẽ được lưu theo luật bạn chọn.
import-rule = Luật
import-rule-yes = Nhập
import-rule-cancel = Hủy nhập
import-rule-choose = Chọn luật
import-rule-by-format = Đây là định dạng của phần mềm Renju.
import-rule-by-words = Có lẽ là { $rule }: tệp ghi “{ $text }”.
import-rule-by-foul = Có lẽ là { $rule }: có ván thua vì nước cấm.
import-rule-by-played-fouls = Có lẽ là { $rule }: trong { $count } ván, Đen đi vào điểm cấm của Renju rồi chơi tiếp.
import-rule-by-no-fouls = Có lẽ là { $rule }: trong { $count } ván dài, Đen không đi vào điểm cấm nào của Renju.
import-rule-by-size = Có lẽ là { $rule }: Renju không chơi trên bàn cỡ này.
import-rule-by-nothing = Tệp không cho biết luật.
import-kept-freely = Được lưu theo luật tự do: { $reason }
