# The page of all lessons, and the screen of a lesson. The lessons themselves are in lessons.ftl.

learn-title = Học
learn-subtitle = Từ hàng năm đầu tiên đến Renju và bàn đôi
learn-of = { $done } / { $count }
learn-next-of = Bài tiếp theo, { $chapter }
learn-done = Đã xong
learn-next = Tiếp theo
learn-to-come = Chưa học
learn-any = Bài nào cũng có thể mở bất cứ lúc nào
learn-minutes = { $minutes } phút
learn-steps = { $steps } bước
learn-start = Bắt đầu
learn-continue = Học tiếp
learn-again = Học lại
learn-skip = Bỏ qua

lesson-number = Bài { $number }, { $chapter }
lesson-step = Bước { $step } / { $count }
lesson-skipped = đã bỏ qua: { $steps }
lesson-leave = Rời bài học
lesson-to-read = Hãy xem
lesson-to-choose = Câu hỏi
lesson-your-turn = Đến lượt bạn
lesson-said-right = Đúng.
lesson-said-wrong = Chưa đúng.
lesson-refused = Không thể đặt quân ở đó.
lesson-answer = Đáp án: { $points }.
lesson-second-stone = Hãy đặt quân thứ hai, hoặc kết thúc lượt.
lesson-again = Thử lại
lesson-end-turn = Kết thúc lượt
lesson-hint = Gợi ý
lesson-show = Đáp án
lesson-tries = Các nước đã thử
lesson-tries-press = Nhấn vào một nước để xem trên bàn
lesson-try-right = { $point }, đúng
lesson-try-wrong = { $point }, chưa đúng
lesson-label-closed = Đầu này bị chặn
lesson-label-stops = { $side ->
    [black] Đen
   *[white] Trắng
} chặn
lesson-label-five = { $side ->
    [black] Đen
   *[white] Trắng
} thành năm
lesson-label-win = { $side ->
    [black] Đen
   *[white] Trắng
} thắng từ đây
lesson-back = Quay lại
lesson-next = Bước tiếp
lesson-finish = Kết thúc
