# The lessons: what all of them share, and then each lesson. A step has its text, what is said to a right answer, and to wrong ones.
lesson-chapter-shapes = Hình cờ
lesson-chapter-fours = Nước bốn
lesson-chapter-threes = Nước ba
lesson-chapter-forks = Nước đôi
lesson-chapter-defence = Phòng thủ
lesson-chapter-fours-in-a-row = Chuỗi bốn
lesson-chapter-renju = Renju
lesson-chapter-openings = Khai cuộc

# The task of a step, unless the step names it in other words.
lesson-task-read = Quan sát bàn cờ
lesson-task-five = Tạo đủ năm quân
lesson-task-open-four = Tạo bốn mở
lesson-task-four = Tạo nước bốn
lesson-task-broken-four = Tạo bốn gãy
lesson-task-open-three = Tạo ba mở
lesson-task-broken-three = Tạo ba gãy
lesson-task-four-three = Tạo 4-3
lesson-task-double-three = Tạo 3-3
lesson-task-double-four = Tạo 4-4
lesson-task-unstoppable-four = Tạo nước bốn mà Đen bị cấm chặn
lesson-task-win-fours = Thắng bằng chuỗi bốn
lesson-task-win-threats = Thắng bằng chuỗi đe dọa
lesson-task-hold = Chặn đe dọa
lesson-task-mark = Đánh dấu các điểm
lesson-task-choose = Chọn câu trả lời
lesson-task-win-turn = Thắng trong một lượt
lesson-task-hold-turn = Chặn đe dọa trong một lượt

# Hints, by task.
lesson-hint-choose = Hãy nhìn hai đầu của mỗi hàng.
lesson-hint-five = Hãy tìm bốn quân trên cùng một đường, theo cả bốn hướng. Giữa chúng có thể có khe trống.
lesson-hint-make = Hãy tìm những đường có nhiều quân nhất, rồi đếm các điểm trống quanh chúng.
lesson-hint-win-fours = Hãy xét mọi nước bốn bạn tạo được, và điểm mà đối phương phải chặn.
lesson-hint-win-threats = Hãy bắt đầu bằng quân vừa đe dọa vừa chuẩn bị cho đe dọa sau.
lesson-hint-hold = Hãy tìm điểm mà đối phương muốn đi nhất. Điểm đó thường cũng tốt cho bạn.
lesson-hint-mark = Hãy xét lần lượt từng đường: hàng ngang, hàng dọc, rồi hai hướng chéo.
lesson-hint-turn = Hãy đếm xem trên mỗi bàn có những điểm nào hoàn tất năm quân.

# What is said to an answer.
lesson-right = Đúng rồi.
lesson-marks-left = Đến giờ vẫn đúng. Còn { $left } điểm nữa.
lesson-go-on = { $other ->
    [black] Đen
   *[white] Trắng
} đáp ở { $reply }. Đi tiếp: { $left ->
    [1] còn một quân nữa.
   *[other] còn nhiều nhất { $left } quân nữa.
}
lesson-wrong-foul = { $point } bị cấm với Đen: { $foul ->
    [overline] hàng dài, tức sáu quân liên tiếp trở lên.
    [double-four] 4-4, tức hai nước bốn cùng lúc.
   *[double-three] 3-3, tức hai nước ba mở cùng lúc.
}
lesson-wrong-length = { $length ->
    [1] { $point } đứng lẻ: không có quân cùng màu nào bên cạnh.
   *[other] { $point } chỉ tạo { $length } quân liên tiếp. Cần năm quân.
}
lesson-wrong-made = { $made ->
    [three] { $point } tạo ba mở.
    [two-threes] { $point } tạo hai nước ba mở.
    [four-three] { $point } tạo nước bốn và ba mở.
    [two-fours] { $point } tạo hai nước bốn.
    [open-four] { $point } tạo bốn mở.
   *[other] { $point } không tạo ra gì buộc đối phương phải đáp.
} { $wanted ->
    [four] Bài này cần một nước bốn.
    [open-four] Bài này cần bốn mở.
    [broken-four] Bài này cần nước bốn có khe trống.
    [open-three] Bài này cần ba mở.
    [broken-three] Bài này cần ba mở có khe trống.
    [four-three] Bài này cần nước bốn và ba mở cùng lúc.
    [double-three] Bài này cần hai nước ba mở.
    [double-four] Bài này cần hai nước bốn.
   *[unstoppable-four] Bài này cần nước bốn mà Đen bị cấm chặn.
}
lesson-wrong-closed-four = { $point } tạo nước bốn chỉ thành năm được ở { $reply }, và { $other ->
    [black] Đen
   *[white] Trắng
} chặn ở đó.
lesson-wrong-made-four = { $point } tạo nước bốn, nhưng không thêm gì khác: { $other ->
    [black] Đen
   *[white] Trắng
} chặn ở { $reply }.
lesson-wrong-five-follows = Sau { $point }, { $winner ->
    [black] Đen
   *[white] Trắng
} tạo đủ năm quân ở { $reply }.
lesson-wrong-fours-follow = Sau { $point }, { $winner ->
    [black] Đen
   *[white] Trắng
} thắng bằng chuỗi bốn, bắt đầu ở { $reply }: đủ năm quân sau { $moves } nước.
lesson-wrong-threats-follow = Sau { $point }, { $winner ->
    [black] Đen
   *[white] Trắng
} thắng bằng chuỗi đe dọa, bắt đầu ở { $reply }: đủ năm quân sau nhiều nhất { $moves } nước.
lesson-wrong-not-four = { $point } không phải nước bốn. { $other ->
    [black] Đen
   *[white] Trắng
} không cần đáp, và chuỗi bốn dừng ở đây.
lesson-wrong-no-threat = { $point } không tạo nước bốn, cũng không tạo ba mở. { $other ->
    [black] Đen
   *[white] Trắng
} muốn đi đâu cũng được.
lesson-wrong-stopped = { $other ->
    [black] Đen
   *[white] Trắng
} đáp ở { $reply }, và không còn cách thắng nữa.
lesson-wrong-mark = { $set ->
    [five] { $point } không hoàn tất năm quân.
    [open-four] Một quân ở { $point } không tạo bốn mở.
    [four] Một quân ở { $point } không tạo nước bốn.
    [open-three] Một quân ở { $point } không tạo ba mở.
    [four-three] Một quân ở { $point } không tạo 4-3.
    [end] { $point } không phải đầu hở của hàng.
    [forbidden] { $point } không bị cấm.
    [overline] Một quân ở { $point } không tạo hàng sáu quân.
    [foul-double-four] Một quân ở { $point } không tạo hai nước bốn.
    [foul-double-three] Một quân ở { $point } không tạo hai nước ba mở.
   *[other] { $point } không phải một trong các điểm đó.
}
lesson-wrong-lone-row = Như vậy chỉ đủ năm trên một bàn, và ai làm thế thì thua.
lesson-wrong-no-row = Sau lượt đó không bàn nào đủ năm. Muốn thắng, hãy đặt mỗi bàn một quân, vào điểm hoàn tất năm quân.
lesson-wrong-turn-follows = { $other ->
    [black] Đen
   *[white] Trắng
} hoàn tất năm quân trên cả hai bàn.

# Five
lesson-five = Năm quân
lesson-five-about = Năm quân liên tiếp là thắng ván cờ. Chúng có thể nằm trên hàng ngang, hàng dọc hoặc đường chéo.
lesson-five-1-heading = Hai người, một bàn cờ
lesson-five-1 = Đen và Trắng đi lần lượt. Mỗi lần, một bên đặt một quân vào điểm giao của hai đường kẻ; Đen đi trước. Quân đã đặt không di chuyển và không bị bắt.
lesson-five-2 = Năm quân liền nhau là thắng ngay. Đen đã có bốn quân: hãy thêm quân thứ năm.
lesson-five-2-right = Năm quân liên tiếp: Đen thắng. Đặt ở đầu nào cũng được.
lesson-five-3 = Hàng dọc cũng tính. Ở hàng này, Trắng đã chặn một đầu.
lesson-five-3-right = Năm quân theo hàng dọc.
lesson-five-3-f8 = Quân trắng ở F7 nằm xen giữa. Năm quân phải liền nhau.
lesson-five-4 = Đường chéo rất dễ bị bỏ sót. Hãy nhìn theo các quân đen từ góc dưới bên trái lên góc trên bên phải.
lesson-five-4-right = Năm quân theo đường chéo.
lesson-five-4-d5 = { $point } không nằm trên đường chéo của bốn quân.
lesson-five-5 = Quân còn thiếu không nhất thiết ở đầu hàng. Lần này nó ở giữa.
lesson-five-5-right = Khe đã được lấp: năm quân liên tiếp.
lesson-five-5-b6 = { $point } vẫn để khe trống. Hàng còn khe thì chưa phải năm quân.
lesson-five-6-heading = Tạo năm quân cho Trắng
lesson-five-6 = Trắng cũng thắng theo cách đó. Đen dọa đủ năm, nhưng đang là lượt của Trắng: hãy nhìn các đường chéo.
lesson-five-6-right = Trắng đủ năm trước.
lesson-five-6-g8 = G8 chặn một đầu hàng dọc của Đen, và Đen đủ năm ở đầu kia. Trắng vốn có thể đủ năm ngay: hãy tìm năm quân của mình trước.

# Open and closed
lesson-open-and-closed = Hở và bị chặn
lesson-open-and-closed-about = Hàng chỉ dài thêm được khi còn chỗ. Hãy nhìn cả hai đầu trước khi coi nó là đe dọa.
lesson-open-and-closed-1-heading = Hai đầu
lesson-open-and-closed-1 = Hàng nào cũng có hai đầu. Một đầu là hở nếu điểm ngay sau nó còn trống. Hàng đen này hở cả hai đầu.
lesson-open-and-closed-2 = Hãy đánh dấu các đầu hở của hàng ba quân đen.
lesson-open-and-closed-2-right = Cả hai đầu đều hở: hàng có thể dài thêm về cả hai phía.
lesson-open-and-closed-2-d5 = { $point } nằm bên cạnh hàng. Hàng chỉ nối tiếp trên chính đường của nó.
lesson-open-and-closed-3 = Ở đây Trắng đã chặn một đầu. Hãy đánh dấu đầu còn hở.
lesson-open-and-closed-3-right = Chỉ còn một đầu. Đen vẫn nối dài được ở đó, nhưng Trắng biết trước chỗ ấy.
lesson-open-and-closed-3-e8 = E8 nằm phía sau một quân trắng. Hàng không nhảy qua quân trắng được.
lesson-open-and-closed-4 = Mép bàn cờ cũng chặn hàng. Hãy đánh dấu đầu còn hở.
lesson-open-and-closed-4-right = Ở sát mép, hàng chỉ còn một đầu.
lesson-open-and-closed-5 = Có hai hàng đen, và Trắng đã chặn mỗi hàng một đầu. Hãy đánh dấu hai đầu còn hở.
lesson-open-and-closed-5-right = Mỗi hàng còn một đầu hở.
lesson-open-and-closed-5-a3 = { $point } nằm phía sau một quân trắng.
lesson-open-and-closed-6-heading = Chọn hàng hở hai đầu
lesson-open-and-closed-6 = Trong hai hàng ba quân này, một hàng bị chặn một đầu, hàng kia hở cả hai đầu. Hãy thêm một quân vào hàng hở hai đầu.
lesson-open-and-closed-6-right = Bốn quân với hai đầu hở. Trắng không thể chặn cả hai.
lesson-open-and-closed-6-hint = Hãy nhìn xem phía sau hai đầu của mỗi hàng có gì.
lesson-open-and-closed-6-a3 = Trắng đã chặn hàng này ở E3. Thêm A3 thì hàng chạm mép bàn, không còn chỗ cho quân thứ năm.

# Reading lines
lesson-reading-lines = Đọc các đường
lesson-reading-lines-about = Hàng có thể chạy theo bốn hướng. Người chơi giỏi nhìn cả bốn, xét quân của mình lẫn quân đối phương.
lesson-reading-lines-1-heading = Bốn hướng
lesson-reading-lines-1 = Qua mỗi điểm có bốn đường: hàng ngang, hàng dọc và hai đường chéo. Năm quân có thể nằm trên bất kỳ đường nào.
lesson-reading-lines-2 = Đen có một nước bốn trên đường chéo và một nước bốn trên hàng dọc. Hãy đánh dấu mọi điểm mà Đen đủ năm.
lesson-reading-lines-2-right = Mỗi đường một điểm: khe của đường chéo và đầu hở của hàng dọc.
lesson-reading-lines-2-c3 = Với C3, đường chéo có bốn quân liền nhau và một quân nữa ở bên kia khe. Muốn đủ năm phải lấp khe.
lesson-reading-lines-3 = Giữa đám quân này, Đen có bốn quân trên cùng một đường. Hãy tìm điểm còn thiếu.
lesson-reading-lines-3-right = Một đường chéo đi xuống có khe trống.
lesson-reading-lines-3-hint = Hãy thử các đường đi từ trên bên trái xuống dưới bên phải.
lesson-reading-lines-4-heading = Chặn năm quân
lesson-reading-lines-4 = Giờ hãy đọc quân của đối phương. Trắng có bốn quân trên cùng một đường: đừng để Trắng đủ năm.
lesson-reading-lines-4-right = F6 lấp khe. Trước mỗi nước, hãy tìm nước bốn của đối phương theo cả bốn hướng.
lesson-reading-lines-4-hint = Các quân trắng đi từ dưới bên trái lên trên bên phải.
lesson-reading-lines-5-heading = Ai nhanh hơn?
lesson-reading-lines-5 = Trắng có nước bốn, Đen cũng có. Đến lượt Đen.
lesson-reading-lines-5-right = Bạn đủ năm là ván cờ kết thúc. Không cần chặn Trắng trước.
lesson-reading-lines-5-c8 = { $point } chặn một đầu, và Trắng đủ năm ở đầu kia. Đen vốn có thể đủ năm ngay.
lesson-reading-lines-6 = Trắng có ba quân trên đường chéo, hở hai đầu. Hãy đánh dấu các điểm mà Trắng tạo được nước bốn hở hai đầu.
lesson-reading-lines-6-right = Cả hai đầu. Nước ba như vậy phải chặn ngay: các chương sau sẽ chỉ cách.

# The four
lesson-the-four = Nước bốn
lesson-the-four-about = Bốn quân mà thêm một quân là đủ năm: đối phương phải đáp ngay.
lesson-the-four-1-heading = Còn một quân là đủ năm
lesson-the-four-1 = Bốn quân trên một đường, thêm một quân là đủ năm, gọi là nước bốn. Trắng phải đi C5 ngay, nếu không Đen thắng.
lesson-the-four-2 = Đen có ba quân liên tiếp, bị chặn bên trái. Hãy biến chúng thành nước bốn.
lesson-the-four-2-right = Trắng phải đáp: thêm một quân đen nữa là đủ năm.
lesson-the-four-2-f6 = { $point } không nằm trên hàng ba quân.
lesson-the-four-3-heading = Chặn nước bốn
lesson-the-four-3 = Đến lượt Trắng. Đen có nước bốn: hãy chặn nó.
lesson-the-four-3-right = Nước bốn đã bị chặn. Nước bốn bị chặn một đầu chỉ còn một điểm để thành năm.
lesson-the-four-3-hint = Nước bốn đi từ dưới bên trái lên trên bên phải.
lesson-the-four-4 = Đến lượt Đen. Hãy biến ba quân trên đường chéo thành nước bốn. Nước bốn có thể có khe trống.
lesson-the-four-4-right = Trắng phải đáp, rồi lại đến lượt Đen.
lesson-the-four-4-hint = Đường chéo đi từ C7 xuống bên phải.
lesson-the-four-4-g3 = Quân trắng ở F4 chặn phía này.
lesson-the-four-4-d2 = { $point } không nằm trên đường chéo của ba quân.
lesson-the-four-5 = Không phải hàng ba quân nào cũng thành nước bốn được. Đen có hai hàng: hãy tìm hàng còn đủ chỗ cho năm quân.
lesson-the-four-5-right = Ở đây đủ chỗ cho năm quân.
lesson-the-four-5-hint = Hãy đếm số điểm giữa hai quân chặn đường. Phải có ít nhất năm điểm.
lesson-the-four-5-f4 = Giữa hai quân trắng B4 và G4 chỉ có bốn điểm. Hàng này không bao giờ đủ năm.

# Open four
lesson-open-four = Bốn mở
lesson-open-four-about = Nước bốn hở hai đầu thì một quân không chặn nổi. Nó thắng.
lesson-open-four-1-heading = Hai cách đủ năm
lesson-open-four-1 = Nước bốn này hở hai đầu. Trắng chặn được một đầu, và Đen đủ năm ở đầu kia.
lesson-open-four-2 = Nước bốn có hai đầu còn trống gọi là bốn mở. Hãy tạo một nước như vậy.
lesson-open-four-2-right = Đen dọa đủ năm ở cả hai đầu. Trắng chỉ chặn được một.
lesson-open-four-2-b5 = { $point } tạo nước bốn có khe. Nó chỉ có một điểm để đủ năm, và Trắng lấp điểm đó.
lesson-open-four-3 = Trắng chặn một đầu thì bạn đi đầu kia và đủ năm. Hãy nhìn cả hai đầu trước khi chọn phía.
lesson-open-four-3-right = Cả hai đầu vẫn trống: hai cách đủ năm.
lesson-open-four-3-h6 = H6 tạo nước bốn bị chặn một đầu. Quân trắng ở I6 khóa đầu bên phải, nên Trắng chặn nước bốn ở D6. Hãy thử phía mà cả hai đầu còn trống.
lesson-open-four-3-c6 = C6 để lại khe, và Trắng lấp khe ở D6. Bốn quân phải liền nhau.
lesson-open-four-4-heading = Quá muộn
lesson-open-four-4 = Đến lượt Trắng. Đen có bốn mở. Điều gì sẽ xảy ra?
lesson-open-four-4-a = Trắng chặn nước bốn bằng một quân.
lesson-open-four-4-a-says = Một quân chỉ chặn được một đầu. Hãy nhìn C8 và H3.
lesson-open-four-4-b = Đen đủ năm ở quân tiếp theo.
lesson-open-four-4-b-says = Bốn mở không thể chặn. Chỉ khi Trắng tự đủ năm ngay thì mới kịp trước.
lesson-open-four-4-c = Trắng kịp chặn cả hai đầu.
lesson-open-four-4-c-says = Trắng chỉ có một nước trước khi Đen đủ năm.
lesson-open-four-5 = Hàng ba quân này có khe. Lấp khe hay thêm vào một đầu: cách nào tạo bốn mở?
lesson-open-four-5-right = Bốn quân liền nhau, và hai đầu đều hở.
lesson-open-four-5-b4 = { $point } vẫn để lại khe: chỉ có một điểm để đủ năm, và Trắng lấp điểm đó.
lesson-open-four-6 = Mép bàn cũng chặn hàng. Thêm quân về phía nào thì cả hai đầu vẫn còn chỗ trên bàn?
lesson-open-four-6-right = A2 và F7 đều còn trống.
lesson-open-four-6-a2 = Sau A2 là hết bàn cờ. Trắng chặn nước bốn ở E6.

# Broken four
lesson-broken-four = Bốn gãy
lesson-broken-four-about = Nước bốn có thể có khe trống. Nó dọa đủ năm ở một điểm, chính là khe, và thường còn có thêm tác dụng khác.
lesson-broken-four-1-heading = Nước bốn có khe
lesson-broken-four-1 = Ba quân, một khe trống rồi một quân nữa: đó là bốn gãy. Trắng chỉ có một cách đáp: lấp khe ở E5.
lesson-broken-four-2 = Hai quân, một khe trống rồi hai quân cũng là bốn gãy. Hãy đánh dấu điểm mà Đen đủ năm.
lesson-broken-four-2-right = Bốn gãy chỉ có một điểm để đủ năm: khe trống.
lesson-broken-four-2-b2 = Với B2, khe vẫn chia đôi hàng. Năm quân phải liền nhau.
lesson-broken-four-3-heading = Để lại khe
lesson-broken-four-3 = Hãy tạo nước bốn có khe. Trắng sẽ lấp khe, nên hãy nghĩ xem bạn muốn quân mới của mình đứng ở đâu.
lesson-broken-four-3-right = Trắng phải lấp F5, và quân mới của Đen đứng xa hơn về phía ngoài.
lesson-broken-four-3-f5 = F5 tạo nước bốn không có khe. Lần này hãy để lại khe.
lesson-broken-four-4-heading = Chặn nước bốn
lesson-broken-four-4 = Đến lượt Trắng. Đen dọa đủ năm ở đâu?
lesson-broken-four-4-right = Chỉ lấp khe mới chặn được bốn gãy.
lesson-broken-four-4-h6 = Chặn ngoài đầu hàng là quá xa: Đen lấp khe và đủ năm.
lesson-broken-four-5-heading = Một quân, hai tác dụng
lesson-broken-four-5 = Trắng dọa tạo bốn mở trên hàng dọc. Hãy tạo nước bốn có khe, bằng một quân đồng thời chiếm một đầu của hàng dọc đó.
lesson-broken-four-5-right = Trắng phải lấp F7. Hàng dọc thì bị chặn một đầu bởi một quân vừa đi vừa đe dọa.
lesson-broken-four-5-f7 = Trắng chặn nước bốn này ở G8, và quân đó biến hàng dọc của Trắng thành nước bốn. Nếu để lại khe thì hai bên đổi chỗ: bạn được G8, Trắng phải đi F7.
lesson-broken-four-6-heading = So sánh
lesson-broken-four-6 = Hàng trên có thể thành nước bốn có khe, hàng dưới bị chặn bên trái. Loại nước bốn nào không thể chặn?
lesson-broken-four-6-a = Nước bốn có khe.
lesson-broken-four-6-a-says = Nó chỉ có một điểm để đủ năm. Trắng lấp điểm đó.
lesson-broken-four-6-b = Nước bốn bị chặn một đầu.
lesson-broken-four-6-b-says = Trắng chặn nốt đầu kia.
lesson-broken-four-6-c = Nước bốn hở cả hai đầu.
lesson-broken-four-6-c-says = Chỉ bốn mở mới có hai điểm để đủ năm.

# Open three
lesson-open-three = Ba mở
lesson-open-three-about = Ba quân có thể thành bốn mở. Nếu Trắng bỏ mặc, Đen thắng.
lesson-open-three-1-heading = Còn hai nước là đủ năm
lesson-open-three-1 = Thêm một quân ở C5 hoặc G5 là thành bốn mở, không thể chặn. Vì vậy phải đáp ba mở trước lúc đó.
lesson-open-three-2 = Hai quân trên đường chéo, hai phía đều còn chỗ. Hãy biến chúng thành ba mở.
lesson-open-three-2-right = Quân tiếp theo sẽ tạo bốn mở, nên Trắng phải đáp.
lesson-open-three-2-c5 = { $point } không nằm trên đường chéo của hai quân.
lesson-open-three-3 = Đen có ba mở. Hãy đánh dấu các điểm biến nó thành bốn mở.
lesson-open-three-3-right = Đó là những điểm Trắng phải để ý.
lesson-open-three-3-c3 = { $point } xa quá một điểm: nó để lại khe, và Trắng lấp khe.
lesson-open-three-4-heading = Còn chỗ ở hai phía
lesson-open-three-4 = Nước ba chỉ là ba mở khi nó có thể thành nước bốn hở hai đầu. Có một quân trắng ở B5: phía nào còn chỗ?
lesson-open-three-4-right = Bên phải còn chỗ: nước bốn sẽ hở hai đầu.
lesson-open-three-4-c5 = Với C5, nước ba đứng sát quân trắng. Mọi nước bốn từ đó đều bị chặn bên trái.
lesson-open-three-5-heading = Chặn ba mở
lesson-open-three-5 = Đến lượt Trắng. Đen có ba mở. Hãy chặn, nếu không Đen sẽ có bốn mở.
lesson-open-three-5-hint = Hai đầu của nước ba là những điểm tốt.
lesson-open-three-6-heading = Có phải ba mở không?
lesson-open-three-6 = Hàng ba quân của Đen có hai đầu còn trống. Nhưng sau A5 là mép bàn, sau E5 là một quân trắng. Trắng có phải đáp không?
lesson-open-three-6-a = Có, đó là ba mở.
lesson-open-three-6-a-says = Giữa mép bàn và quân trắng chỉ có năm điểm. Nước bốn ở đây luôn bị chặn một đầu.
lesson-open-three-6-b = Không, Trắng có thể đi chỗ khác.
lesson-open-three-6-b-says = Bốn mở cần sáu điểm trên một đường. Nước ba này chỉ có thể thành nước bốn bị chặn một đầu.

# Broken three
lesson-broken-three = Ba gãy
lesson-broken-three-about = Hai quân, một khe trống rồi một quân nữa. Nó nguy hiểm không kém ba quân liền nhau.
lesson-broken-three-1-heading = Nước ba có khe
lesson-broken-three-1 = Một quân ở E5 sẽ tạo bốn mở. Vậy nước ba có khe này là ba mở, và Trắng phải đáp.
lesson-broken-three-2 = Hãy tạo ba mở có khe.
lesson-broken-three-2-right = Khe và hai điểm ngoài đều còn trống.
lesson-broken-three-2-c5 = { $point } tạo ba quân liền nhau. Đó cũng là ba mở, nhưng lần này hãy để lại khe.
lesson-broken-three-3-heading = Một điểm
lesson-broken-three-3 = Ở đâu thì nước ba của Đen thành bốn mở? Hãy đánh dấu điểm đó.
lesson-broken-three-3-right = Chỉ lấp khe mới có bốn quân liền nhau.
lesson-broken-three-3-i8 = { $point } tạo nước bốn vẫn còn khe. Trắng lấp khe và giữ được.
lesson-broken-three-4-heading = Ba điểm chặn
lesson-broken-three-4 = Đến lượt Trắng. Nước ba có khe có thể chặn ở ba điểm: khe và hai đầu. Hãy đi một trong ba điểm đó.
lesson-broken-three-4-right = Điểm nào trong ba điểm cũng chặn được. Sau đây bạn sẽ học cách chọn.
lesson-broken-three-5-heading = Tìm nước ba của Trắng
lesson-broken-three-5 = Đến lượt Đen. Hãy đọc quân của Trắng: có nước ba nào có khe không? Hãy đánh dấu điểm mà Trắng tạo được bốn mở.
lesson-broken-three-5-right = Nước ba nằm trên một đường chéo đi xuống. Ba gãy rất dễ bị bỏ sót.
lesson-broken-three-5-hint = Hãy nhìn các đường chéo đi xuống bên phải.
lesson-broken-three-6-heading = Đếm điểm chặn
lesson-broken-three-6 = Nước ba phía trên của Đen liền nhau, nước ba phía dưới có khe. Nếu gần đó không có quân nào khác, Trắng có mấy điểm để chặn mỗi nước ba?
lesson-broken-three-6-a = Trên hai điểm, dưới ba điểm.
lesson-broken-three-6-a-says = Khe là thêm một điểm để chặn. Bù lại, các quân của ba gãy vươn xa hơn.
lesson-broken-three-6-b = Trên ba điểm, dưới hai điểm.
lesson-broken-three-6-b-says = Nước ba phía trên chỉ có hai đầu; nước ba phía dưới còn có thêm khe.
lesson-broken-three-6-c = Mỗi nước ba một điểm.
lesson-broken-three-6-c-says = Đầu nào cũng chặn được nước ba.

# Which end
lesson-which-end = Chặn đầu nào
lesson-which-end-about = Một nước ba có thể chặn ở hai hoặc ba điểm. Thường chỉ một điểm là tốt.
lesson-which-end-1-heading = Nhìn cả hai đầu
lesson-which-end-1 = Trắng phải chặn nước ba trên hàng ngang. Trước khi chọn đầu nào, hãy nhìn xem gần mỗi đầu Đen còn có gì. Ở đây có thêm hai quân đen hướng về H6.
lesson-which-end-2-heading = Chặn nước ba
lesson-which-end-2 = Đến lượt Trắng. Ở một đầu, Đen có thể tạo nước bốn và ba mở cùng lúc. Hãy chiếm đầu đó.
lesson-which-end-2-right = H6 chặn cả hàng ngang lẫn hàng dọc.
lesson-which-end-2-d6 = Đen đi H6: nước bốn trên hàng ngang và ba mở trên hàng dọc. Trắng chỉ chặn được nước bốn.
lesson-which-end-3-heading = Chặn nước ba
lesson-which-end-3 = Vẫn câu hỏi ấy, trên đường chéo. Các quân đen khác hướng về đầu nào?
lesson-which-end-4-heading = Khe hay đầu?
lesson-which-end-4 = Ba gãy có ba điểm chặn. Chỉ một điểm chặn được cả hàng dọc.

# Four-three
lesson-four-three = Nước 4-3
lesson-four-three-about = Một quân tạo cả nước bốn lẫn ba mở. Trắng phải chặn nước bốn, và nước ba thắng.
lesson-four-three-1-heading = Hai đe dọa cùng lúc
lesson-four-three-1 = Một quân đen ở G6 sẽ tạo nước bốn trên hàng ngang và ba mở trên hàng dọc. Trắng phải chặn nước bốn ở H6, và Đen biến nước ba thành bốn mở.
lesson-four-three-2 = Hãy tìm điểm thuộc cả hai đường: hàng ngang có ba quân và đường chéo có hai quân.
lesson-four-three-2-right = Một quân tạo cả nước bốn lẫn ba mở.
lesson-four-three-2-g6 = G6 tạo nước bốn, nhưng không nằm trên đường chéo. Trắng chặn ở F6, thế là chặn cả hai đường.
lesson-four-three-3-heading = Thắng bằng 4-3
lesson-four-three-3 = Giờ hãy đi đến cùng. Bắt đầu bằng nước bốn; Trắng chặn; rồi nước ba thành bốn mở.
lesson-four-three-3-right = Nước bốn, bốn mở, năm quân: 4-3 thắng như thế.
lesson-four-three-4 = Nước bốn cũng có thể đến từ một hàng có khe. Hãy tìm 4-3.
lesson-four-three-4-right = Khe đã lấp, và đường chéo có ba quân.
lesson-four-three-5-heading = Ngăn 4-3
lesson-four-three-5 = Đến lượt Trắng. Đen dọa tạo 4-3. Hãy chiếm điểm đó trước Đen, hoặc phá một trong hai đường.
lesson-four-three-5-right = Trắng đã kịp phá một trong hai đường.

# Three-three
lesson-three-three = Nước 3-3
lesson-three-three-about = Một quân, hai nước ba mở. Trắng chỉ chặn được một. Trong Renju, điểm này bị cấm với Đen: bạn sẽ thấy vì sao.
lesson-three-three-1-heading = Hai nước ba mở
lesson-three-three-1 = Một quân đen ở E5 tạo hai nước ba mở. Mỗi nước ba đều dọa thành bốn mở, mà Trắng chỉ có một nước đi.
lesson-three-three-2 = Cũng như vậy, với hai đường chéo. Chúng cắt nhau ở đâu?
lesson-three-three-2-right = Hai nước ba mở: Trắng chỉ chặn được một.
lesson-three-three-3-heading = Thắng bằng 3-3
lesson-three-three-3 = Hãy đi đến cùng. Trắng chặn một nước ba, và bạn đi tiếp với nước ba kia.
lesson-three-three-3-right = Một nước ba bị chặn; nước ba kia thành bốn mở.
lesson-three-three-4 = Nước ba có khe cũng tính. Hãy tìm điểm mà hai nước ba như vậy gặp nhau.
lesson-three-three-4-right = Cả hai nước ba đều có khe, và đều là ba mở.
lesson-three-three-5-heading = Nước ba chậm hơn nước bốn
lesson-three-three-5 = Đen vừa tạo hai nước ba mở. Đến lượt Trắng, và Trắng cũng có một nước ba, bị chặn ở G2. Trắng làm được gì?
lesson-three-three-5-a = Không gì cả: hai nước ba luôn thắng.
lesson-three-three-5-a-says = Đen còn cần hai nước nữa mới đủ năm. Trước lúc đó Trắng có thể tạo nước bốn, và lần nào Đen cũng phải đáp.
lesson-three-three-5-b = Tạo nước bốn ở G6 trước. Quân này cản một nước ba, rồi Trắng chặn nước ba kia.
lesson-three-three-5-b-says = Nước bốn đi trước nước ba. 3-3 chỉ thắng khi đối phương không có nước bốn nào giúp được.
lesson-three-three-5-c = Chặn cả hai nước ba bằng một quân.
lesson-three-three-5-c-says = Chỉ E6 nằm trên cả hai đường, mà Đen đang đứng ở đó.
lesson-three-three-6-heading = Trong Renju
lesson-three-three-6 = Trong Renju, Đen không được tạo hai nước ba mở bằng một quân. Hãy đánh dấu điểm bị cấm.
lesson-three-three-6-right = Nếu không có luật này, bên đi trước thắng quá dễ. Trắng thì lúc nào cũng được tạo 3-3.

# Four-four
lesson-four-four = Nước 4-4
lesson-four-four-about = Một quân, hai nước bốn. Trắng chặn được một, và nước bốn kia đủ năm.
lesson-four-four-1-heading = Hai nước bốn
lesson-four-four-1 = Một quân đen ở F6 sẽ thuộc hai nước bốn, một trên hàng ngang và một trên hàng dọc. Trắng chặn được G6 hoặc F5, không được cả hai.
lesson-four-four-2 = Một đường chéo và một hàng dọc, mỗi đường có ba quân. Chúng gặp nhau ở đâu?
lesson-four-four-2-right = Hai nước bốn. Lúc này Trắng có ba mở cũng đã quá chậm.
lesson-four-four-3 = Hai nước bốn có thể nằm trên cùng một hàng, nếu mỗi nước có khe riêng. Hãy tìm quân tạo ra chúng.
lesson-four-four-3-right = B, D, E, F là một nước bốn; D, E, F, H là nước bốn kia. Trắng không lấp được cả hai khe.
lesson-four-four-3-c6 = { $point } không tạo đủ hai nước bốn: hãy đếm số quân trong mỗi đoạn năm điểm.
lesson-four-four-4 = Cũng như vậy trên đường chéo, mỗi phía có hai quân.
lesson-four-four-4-right = Bốn quân với khe bên trái, bốn quân với khe bên phải.
lesson-four-four-5-heading = 4-4 của Trắng
lesson-four-four-5 = Trong Renju, 4-4 bị cấm với Đen, nhưng Trắng được phép. Đến lượt Trắng.
lesson-four-four-5-right = Trắng được tạo mọi nước đôi.

