# Mistakes that are tried again.

study-try = Thử lại
study-try-none = Chưa có sai lầm nào để thử lại.
study-try-of = Sai lầm { $number } / { $count }
study-try-ask = Đến lượt { $side }. { $move } là sai lầm: hãy tìm nước tốt hơn.
study-try-done = Bạn tìm được { $found } / { $count }.
study-try-judging = Đang xét { $move }.
study-try-right = { $move } ngang với nước tốt nhất, { $certainty }.
study-try-loses = { $move } thua, { $certainty }.
study-try-result = { $result }.
study-try-still-wins = { $move } vẫn thắng, nhưng có cách thắng bằng chuỗi bốn.
study-try-win-gone = { $move } không giữ được thế thắng đã chứng minh; có nước giữ được.
study-try-worse = { $move } kém hơn, ước lượng: { $after }, còn nước tốt nhất được { $best }.
study-try-another = Thử điểm khác.
study-try-hint-area = Nước đó nằm giữa { $from } và { $to }.
study-try-hint-point = Nước đó là { $point }.
study-try-shown = { $move } tốt hơn, { $certainty }. Các số cho thấy diễn biến tiếp theo.
study-try-hint = Gợi ý
study-try-show = Hiện nước đó
study-try-next = Tiếp
study-try-leave = Thoát
study-try-keep = Giữ thành biến
study-try-kept = Đã thêm vào các nước.
study-try-side = Sai lầm của bên nào
