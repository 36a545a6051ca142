# Drills: the lines of a library, with the person on one side.

drill-title = Luyện biến
drill-from-here = Luyện từ đây
drill-about = Bạn cầm một bên của nhánh này. Nước đáp được rút từ các biến, còn nước của bạn phải có trong nhánh.
drill-side = Bên của bạn
drill-start = Bắt đầu
drill-nothing-asked = Nhánh này không có nước nào của { $side ->
    [black] Đen
   *[white] Trắng
}.
drill-none = Luyện biến hỏi bạn từng nước của các biến. Hãy mở một bài nghiên cứu, đi đến chỗ các biến bắt đầu và chọn “Luyện từ đây”. Các ván đã chọn trong thư viện cũng có thể luyện cùng nhau.
drill-open-study = Nghiên cứu
drill-open-library = Thư viện

# What is asked, and what was said about a move.
drill-line = Biến { $number }
drill-task = Hãy đi nước có trong biến.
drill-opens = { $side ->
    [black] Đen
   *[white] Trắng
} mở đầu bằng { $point }.
drill-not-held = { $point } không có trong các biến
drill-called-mistake = { $point } bị ghi là nước sai
drill-library-answers = Nước đáp là { $point }.
drill-other-move = Ở đây các biến đi nước khác.
drill-library-plays = Ở đây các biến đi { $point }.

# The end of a line.
drill-end-of-line = Hết biến
drill-all-done = Đã xong mọi biến
drill-first-try-said = Đúng ngay lần đầu.
drill-comes-back = Có nước sai. Biến này sẽ trở lại.
drill-next-line = Biến tiếp theo
drill-next-round = Vòng nữa
drill-lines = Biến đã xong
drill-first-try = Đúng ngay lần đầu
drill-to-come = Còn lại
drill-due = Đến hạn hôm nay
