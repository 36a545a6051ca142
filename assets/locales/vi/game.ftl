# The game and its end.
game-match = Trận
game-moves = Nước đi
game-menu = Menu
game-menu-icon = Mở menu
game-more = Hiển thị bàn cờ
game-black = Đen
game-white = Trắng
game-you = Bạn
game-computer = Máy tính
game-role = { $who } · { $side }
game-role-level = { $plant } · cấp { $level }
game-number = Ván { $number }
game-number-of = Ván { $number } / { $games }
game-number-to = Ván { $number }, chạm { $wins }
game-caption = { $rule } · { $game }
game-total = Tổng { $time }
game-thinking-time = Thời gian nghĩ
game-wins = thắng
game-your-turn = Lượt của bạn
game-to-move = Đến lượt
game-thinking = Đang nghĩ
game-depth = Độ sâu { $depth }
game-thinking-depth = Đang nghĩ · độ sâu { $depth }
game-looking = Đang tìm gợi ý
game-chance = { $value }%
game-state-chance = { $state } · { $chance }
game-hint-line = { $first }, rồi { $rest }
game-hint-wins = { $moves ->
    [1] Thắng ngay: { $line }
   *[other] Thắng sau { $moves } nước: { $line }
}
game-played = Đi { $point } trong { $seconds } giây
game-passed = Bỏ lượt trong { $seconds } giây
game-stones-placed = Đã đặt { $stones } quân
game-increment = +{ $seconds } s
game-periods = { $periods } × { $seconds } s
game-undo = Đi lại
game-redo = Làm lại
game-hint = Gợi ý
game-resign = Xin thua
game-coordinates = Tọa độ
game-numbers = Đánh số nước
game-heat = Góc nhìn của máy
game-place = Đặt quân
game-place-at = Đặt tại { $point }
game-place-not = Hủy
game-pause = Tạm dừng
pause-title = Tạm dừng
pause-text = Đồng hồ đã dừng và bàn cờ được che.
pause-on = Tiếp tục
game-draw-declined = { $who ->
    [you] Bạn từ chối hòa.
   *[other] { $name } từ chối hòa.
}
game-engine-failed = { $name } đã dừng
game-engine-again = Khởi động lại
game-engine-other = Đối thủ khác
game-engine-own = Tự đi thay
engine-fault-not-in-list = Engine này không có trong danh sách của bạn.
engine-fault-no-engine = Không engine nào chơi ở ghế này.
engine-fault-no-point = Nó không tìm được điểm nào để đi.
engine-fault-no-action = Nó không tìm được gì để làm trong khai cuộc.
engine-fault-illegal = Nước đi của nó không được phép: { $detail }
engine-fault-out-of-time = Nó không trả lời trong { $detail } giây.
engine-fault-broken = Nó gặp lỗi với thông báo: { $detail }
game-five-closed = Năm quân liền nhưng bị chặn hai đầu: trong Caro không thắng
game-overline-wins-nothing = Nhiều hơn năm quân liền: theo luật này không thắng
game-saved-again = Ván cờ lại được lưu.
game-must-pass = Mọi điểm trống đều cấm với Đen, nên Đen chỉ có thể bỏ lượt hoặc xin thua

menu-save = Lưu ván
menu-copy = Chép văn bản
menu-copy-link = Chép liên kết
menu-export = Xuất
menu-pass = Bỏ lượt
menu-draw = Xin hòa
menu-restart = Chơi lại
menu-swap = Đổi bên
menu-new-game = Ván mới
menu-rules = Luật chơi
menu-skins = Bàn và quân cờ
menu-settings = Cài đặt
menu-study = Về bản nghiên cứu
menu-title = Màn hình chính
menu-back = Về bàn cờ

resign-title = Xin thua ván này?
resign-text = { $who ->
    [you] Bạn thắng ván { $game }. Tỉ số trận thành { $first } – { $second }.
   *[other] { $name } thắng ván { $game }. Tỉ số trận thành { $first } – { $second }.
}
resign-keep = Chơi tiếp

restart-title = Chơi lại ván này?
restart-text = { $moves } nước đã đi sẽ bị xóa. Không thể hoàn tác.
restart-text-over = Ván này và kết quả của nó sẽ bị xóa. Không thể hoàn tác.

swap-title = Đổi bên?
swap-text = Sau khi đổi: Đen – { $black }, Trắng – { $white }. Quân cờ và đồng hồ giữ nguyên.

draw-title = { $who ->
    [you] Bạn xin hòa
   *[other] { $name } xin hòa
}
draw-text = Nếu bạn đồng ý, ván cờ kết thúc hòa.
draw-accept = Đồng ý
draw-decline = Từ chối

save-name = Tên ván lưu
save-usual-name = { $black } – { $white }
save-do = Lưu
# The name under which an unfinished game is saved when another takes its place.
save-unfinished = Ván đang dở
save-done = Đã lưu thành { $name }
save-failed = Không lưu được ván: { $reason }

end-five = Đủ năm quân
end-overline = Đen tạo hàng dài
end-double-four = Đen tạo 4-4
end-double-three = Đen tạo 3-3
end-resignation = Xin thua
end-time = Hết giờ
end-absence = Vắng mặt quá lâu
end-full-board = Kín bàn
end-agreement = Đồng ý hòa
end-passes = Hai bên bỏ lượt
end-line-horizontal = { $stones ->
    [5] Năm quân hàng ngang
   *[other] { $stones } quân hàng ngang
}
end-line-vertical = { $stones ->
    [5] Năm quân hàng dọc
   *[other] { $stones } quân hàng dọc
}
end-line-diagonal = { $stones ->
    [5] Năm quân đường chéo
   *[other] { $stones } quân đường chéo
}
end-several-lines = { $lines } hàng cùng lúc
end-place = { $from } – { $to }, nước { $move }
end-move = Nước { $move }
# $who is "you" for a player who has no name, wherever a name is the subject of a sentence.
end-wins = { $who ->
    [you] Bạn thắng
   *[other] { $name } thắng
}
end-draw = Hòa

coach-title = Bạn chắc chứ?
coach-reason = Sau { $point }, { $winner ->
    [black] Đen
   *[white] Trắng
 } có đường thắng bắt buộc trong { $moves } nước.
coach-other = Chọn nước khác
coach-show = Xem cách thắng
coach-play = Cứ đi
result-rating = Trình độ của bạn
result-warnings = Huấn luyện viên hỏi
result-warnings-usual = { $now } lần, thường là { $usual }

result-score = { $black } – { $white }
result-names = { $black } – { $white }, { $game }
result-leads = { $who ->
    [you] Bạn đang dẫn
   *[other] { $name } đang dẫn
}
result-level = Tỉ số đang hòa
result-match = { $who ->
    [you] Bạn thắng trận
   *[other] { $name } thắng trận
}
result-match-drawn = Trận hòa
result-next = { $who ->
    [you] Bạn đi trước ván sau
   *[other] { $name } đi trước ván sau
}
result-next-coin = Tung đồng xu chọn người đi trước ván sau
result-time = { $who ->
    [you] Thời gian nghĩ của bạn
   *[other] Thời gian, { $name }
}
best-moves = Nước tốt nhất
best-moves-of = Nước tốt nhất, { $name }
best-moves-figure = { $best } / { $all }
best-moves-short = Nước tốt nhất { $figures }
result-times = Thời gian nghĩ { $black } – { $white }
result-next-game = Ván sau
result-again-swapped = Chơi lại, đổi màu
result-review = Xem lại
result-study = Nghiên cứu

refused-not-your-turn = Chưa đến lượt bạn
refused-taken = Điểm này đã có quân
refused-off-board = Điểm này nằm ngoài bàn cờ
refused-overline = Đen bị cấm: hàng dài
refused-double-four = Đen bị cấm: 4-4
refused-double-three = Đen bị cấm: 3-3
refused-game-over = Ván cờ đã kết thúc
refused-nothing-to-undo = Không có nước nào để đi lại
refused-nothing-to-redo = Không có nước nào để làm lại
refused-no-game = Không có ván nào đang chơi
refused-no-draw-now = Lúc này không thể xin hòa
refused-no-person = Chỉ có máy tính đang chơi
refused-game-on = Ván này chưa kết thúc
refused-match-over = Trận đấu đã kết thúc
refused-no-hint = Không tìm thấy gợi ý cho thế cờ này
refused-paused = Ván cờ đang tạm dừng
refused-no-pass = Luật này không cho bỏ lượt
refused-early-pass = Chỉ được bỏ lượt sau quân thứ năm
refused-empty-turn = Mỗi lượt phải đặt ít nhất một quân

# Why a point is forbidden to Black, sentence by sentence.
refused-why = Vì sao?
why-count = { $at } / { $of }
why-back = Lùi
why-on = Tiếp
why-end = Đóng
why-rules = Luật Renju
why-five = { $points } được phép: tạo đủ năm quân, và năm quân được ưu tiên
why-allowed = { $points } được phép
why-overline = { $points } bị cấm với Đen: tạo hàng dài, tức sáu quân liên tiếp trở lên
why-double-four = { $points } bị cấm với Đen: tạo 4-4, tức hai nước bốn cùng lúc
why-double-three = { $points } bị cấm với Đen: tạo 3-3, tức hai nước ba mở cùng lúc
why-row-five = Năm quân: { $points }
why-row-overline = Hàng dài: { $points }
why-row-open-four = Bốn mở: { $points }. Thành năm nhờ { $others }
why-row-four = Nước bốn: { $points }. Thành năm nhờ { $others }
why-row-three = Nước ba: { $points }
why-row-no-three = Không tính là ba: { $points } không bao giờ thành bốn mở
why-way-open = Thêm { $points } thì thành bốn mở: đủ năm nhờ { $others }
why-way-five = Thêm { $points } thì đủ năm ngay, không phải bốn mở
why-way-overline = Cần { $points }, nhưng điểm đó bị cấm: hàng dài
why-way-double-four = Cần { $points }, nhưng điểm đó bị cấm: 4-4
why-way-double-three = Cần { $points }, nhưng điểm đó bị cấm: 3-3

# The opening: the protocol's questions and the players' answers.
refused-answer-first = Hãy trả lời câu hỏi của khai cuộc trước
refused-not-asked = Lúc này khai cuộc cần bước khác
refused-outside-region = Quân này phải đặt trong vùng tô sáng
refused-offered-already = Điểm này đã được đề xuất
refused-offered-alike = Đối xứng với một điểm đã đề xuất
refused-not-offered = Hãy chọn một trong các điểm đã đề xuất
opening-about = Luật khai cuộc này
opening-anywhere = ở bất kỳ đâu
opening-centre = ở tâm bàn
opening-within = trong vùng giữa { $side } × { $side }
opening-outside = ngoài vùng giữa { $side } × { $side }
opening-stone-black = một quân đen
opening-stone-white = một quân trắng
opening-place = { $stones ->
    [1] { $name }: đặt { $stone } { $where }.
   *[other] { $name }: đặt { $stones } quân. Tiếp theo, { $stone } { $where }.
}
opening-choose = { $name }: chọn màu quân.
opening-choose-way = { $name }: chọn cách đi tiếp.
opening-declare = { $name }: tuyên bố số nước thứ năm mà Đen phải đề xuất.
opening-declare-number = { $number } nước thứ năm
opening-offer = { $name }: đề xuất nước thứ năm { $number } / { $wanted }. Không được có hai nước đối xứng.
opening-pick = { $name }: chọn một trong các nước thứ năm được đề xuất.
opening-short-place = { $stone }, { $where ->
    [board] bất kỳ đâu
    [centre] tâm bàn
    [within] giữa bàn { $side } × { $side }
   *[outside] ngoài { $side } × { $side }
}
opening-short-choose = Chọn màu quân
opening-short-declare = Mấy nước thứ năm?
opening-short-offer = Đề xuất { $number } / { $wanted }
opening-short-pick = Chọn một đề xuất
opening-swap = Cầm { $side }
opening-stay = Giữ { $side }
opening-place-two = Đặt thêm hai quân
opening-offer-ten = Đề xuất mười nước thứ năm
opening-of-26 = 26 khai cuộc
opening-did-swap = Đổi màu
opening-did-stay = Giữ màu
opening-did-place-two = Thêm hai quân
opening-did-offer-ten = Mười nước thứ năm
opening-did-offer = { $point }
opening-news-swap = Đã đổi màu. { $side }: { $name }
opening-news-stay = Không đổi màu. { $side }: { $name }
opening-decision = { $name }: { $decision }
opening-offered = nước thứ năm { $points }
opening-news-place-two = { $name }: thêm hai quân
opening-news-offer-ten = { $name }: mười nước thứ năm
opening-news-declare = { $name }: { $number } nước thứ năm
opening-reasons = Vì sao?
opening-reasons-close = Về bàn cờ
opening-reasons-title = Máy tính đã quyết định thế nào
opening-reasons-text = Các phương án máy đã so sánh, kèm cơ hội thắng mà máy ước lượng cho từng phương án.
menu-opening = Vì sao khai cuộc này?

# Online play.
refused-time-up = Đã hết giờ cho nước này
refused-not-online = Không có khi chơi trực tuyến
refused-line-broken = Đối thủ mất kết nối. Ván cờ đang chờ họ
refused-asked-already = Bạn đã hỏi rồi. Hãy chờ trả lời
game-ask-undo = Xin đi lại
game-ask-draw = Xin hòa
game-ask-draw-short = Hòa
online-match-room = Phòng { $code }
online-match-line = trực tuyến
online-match-line-quiet = không phản hồi { $seconds } giây
online-match-line-broken = mất kết nối
online-match-line-none = chưa kết nối
online-match-broken = { $name } mất kết nối. Ván cờ tạm dừng.
online-match-overdue = { $name } đã hết giờ mà chưa đi.
online-match-claim = Nhận thắng
online-match-claim-later = Có thể nhận thắng khi đối thủ vắng đủ { $minutes } phút.
online-match-go-on = Đóng
online-match-yes = Có
online-match-no = Không
online-match-withdraw = Rút lại
online-match-asks-draw = { $name } xin hòa. Bạn có đồng ý không?
online-match-asks-undo = { $name } xin đi lại một nước. Bạn có đồng ý không?
online-match-asks-swap = { $name } xin đổi bên. Bạn có đồng ý không?
online-match-asks-next = { $name } muốn chơi ván sau.
online-match-asked-draw = Bạn đã xin hòa. Đang chờ { $name }.
online-match-asked-undo = Bạn đã xin đi lại. Đang chờ { $name }.
online-match-asked-swap = Bạn đã xin đổi bên. Đang chờ { $name }.
online-match-asked-resign = Bạn đã xin thua. Đang báo cho { $name }.
online-match-asked-next = Đang chờ { $name }
online-match-next = Ván sau
online-match-rematch = Đấu lại
online-match-next-waits = Ván sau bắt đầu khi cả hai người chơi sẵn sàng.
online-match-watching = Bạn đang xem
menu-leave-room = Rời phòng
leave-title = Rời phòng?
leave-text = Chỗ của bạn được giữ. Hãy trở lại trong vòng { $minutes } phút để đấu tiếp; quá hạn, đối thủ có thể nhận thắng.
leave-text-over = Ván cờ đã kết thúc. Đối thủ sẽ được báo là bạn đã rời phòng.
leave-text-watcher = Bạn chỉ đang xem: ván cờ vẫn tiếp tục khi bạn rời đi.
leave-stay = Ở lại

# What the figures of "What the computer sees" mean. The short texts fit on one line of a phone.
heat-engine = Đến lượt { $side }. Mỗi số là cơ hội thắng theo engine nếu đi nước đó, tính bằng %; chỉ hiện các nước tốt nhất. 100 là thắng đã chứng minh, nước nhanh nhất có dấu ngoặc.
heat-engine-short = Đến lượt { $side } · cơ hội thắng, %
heat-classic = Đến lượt { $side }. Mỗi số là điểm { $name } chấm cho nước đó; chỉ hiện các nước tốt nhất.
heat-classic-short = Đến lượt { $side } · điểm của { $name }

# The character on the seal of a result: won, lost, drawn.
seal-won = 勝
seal-lost = 敗
seal-drawn = 和

# What a player is told who looks elsewhere: in a notification and in the title of the window.
attention-move = Đến lượt bạn
attention-against = Đối thủ: { $name }
attention-over = Ván cờ đã kết thúc
attention-begun = Trận đấu đã bắt đầu
attention-asked = Đối thủ hỏi bạn
# Why the desktop keeps the screen on.
attention-clock = Đồng hồ của ván cờ đang chạy
