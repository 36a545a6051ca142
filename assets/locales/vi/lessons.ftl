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
lesson-task-unstoppable-four = Tạo nước bốn mà Đen không được chặn
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
lesson-hint-turn = Trên mỗi bàn, hãy đếm các điểm hoàn tất năm quân.

# What is said to an answer.
lesson-right = Đúng rồi.
lesson-marks-left = Đúng. Còn { $left } điểm nữa.
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
   *[other] { $point } tạo { $length } quân liên tiếp. Cần năm quân.
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
   *[unstoppable-four] Bài này cần nước bốn mà Đen không được chặn.
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
} đáp ở { $reply }, và không còn cách thắng bằng { $kind ->
    [fours] các nước bốn
   *[threats] nước bốn và ba mở
} nữa.
lesson-wins-quietly = { $point } cũng thắng, nhưng chậm hơn và không chỉ bằng đe dọa. Ở đây mỗi nước phải là nước bốn hoặc ba mở: hãy tìm cách thắng đó.
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
lesson-reading-lines-3-hint = Hãy thử các đường đi từ phía trên bên trái xuống phía dưới bên phải.
lesson-reading-lines-4-heading = Chặn năm quân
lesson-reading-lines-4 = Giờ hãy đọc quân của đối phương. Trắng có bốn quân trên cùng một đường: đừng để Trắng đủ năm.
lesson-reading-lines-4-right = F6 lấp khe. Trước mỗi nước, hãy tìm nước bốn của đối phương theo cả bốn hướng.
lesson-reading-lines-4-hint = Các quân trắng đi từ phía dưới bên trái lên phía trên bên phải.
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
lesson-the-four-3-hint = Nước bốn đi từ phía dưới bên trái lên phía trên bên phải.
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
lesson-open-four-about = Nước bốn hở hai đầu thì một quân không chặn nổi. Có nó là thắng.
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
lesson-broken-four-5-right = Trắng phải lấp F7, còn hàng dọc đã bị chặn một đầu bằng một quân đi kèm đe dọa.
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
lesson-open-three-5-right = Bây giờ nước ba này cùng lắm chỉ thành nước bốn bị chặn một đầu.
lesson-open-three-5-hint = Hai đầu của nước ba là những điểm tốt.
lesson-open-three-5-b3 = { $point } quá xa: Đen vẫn tạo được bốn mở.
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
lesson-broken-three-6-a-says = Có khe là có thêm một điểm để chặn. Bù lại, các quân của ba gãy vươn xa hơn.
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
lesson-which-end-3-right = H5 chặn đường chéo, và chặn cả hàng dọc có H4 và H3.
lesson-which-end-3-d9 = Đen đi H5: nước bốn trên đường chéo và ba mở trên hàng dọc.
lesson-which-end-4-heading = Khe hay đầu?
lesson-which-end-4 = Ba gãy có ba điểm chặn. Chỉ một điểm chặn được cả hàng dọc.
lesson-which-end-4-right = F6 lấp khe và chặn cả hàng dọc.
lesson-which-end-4-c6 = { $point } chặn được nước ba, nhưng Đen lấp khe ở F6: nước bốn trên hàng ngang và ba mở trên hàng dọc.

# Four-three
lesson-four-three = Nước 4-3
lesson-four-three-about = Một quân tạo cả nước bốn lẫn ba mở. Trắng phải chặn nước bốn, rồi nước ba đem lại chiến thắng.
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
lesson-three-three-5-b-says = Nước bốn nhanh hơn nước ba. 3-3 chỉ thắng khi đối phương không có nước bốn nào để gỡ.
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
lesson-four-four-3-c6 = { $point } chỉ tạo một nước bốn: hãy đếm số quân trong mỗi đoạn năm điểm.
lesson-four-four-4 = Cũng như vậy trên đường chéo, mỗi phía có hai quân.
lesson-four-four-4-right = Bốn quân với khe bên trái, bốn quân với khe bên phải.
lesson-four-four-5-heading = 4-4 của Trắng
lesson-four-four-5 = Trong Renju, 4-4 bị cấm với Đen, nhưng Trắng được phép. Đến lượt Trắng.
lesson-four-four-5-right = Trắng được tạo mọi nước đôi.

# Block early
lesson-block-early = Chặn sớm
lesson-block-early-about = Bốn mở không thể chặn, vì vậy hãy chặn nước ba. Còn hai đường cắt nhau thì tốt nhất nên chặn trước khi chúng thành nước ba.
lesson-block-early-1-heading = Trước khi thành đe dọa
lesson-block-early-1 = Đen chưa có nước ba. Nhưng hai cặp quân có chung một điểm trống, và một quân ở đó sẽ tạo hai nước ba mở. Đến lượt Trắng, và vẫn còn kịp.
lesson-block-early-2-heading = Chặn 3-3
lesson-block-early-2 = Đến lượt Trắng. Ở G5, Đen sẽ tạo 3-3. Hãy chặn ngay: để muộn thì một quân không đủ.
lesson-block-early-2-right = Điểm giao chặn cả hai đường cùng lúc; các điểm ngoài phá một trong hai đường.
lesson-block-early-3-heading = Chặn 4-3
lesson-block-early-3 = Nước ba bị chặn một đầu, nếu đứng riêng, thì không nguy hiểm. Nhưng ở đây có một đường khác gặp nó tại E5. Đến lượt Trắng.
lesson-block-early-3-right = Một trong hai đường đã bị chặn, và nước đôi không còn.
lesson-block-early-4-heading = Gấp đến mức nào?
lesson-block-early-4 = Hàng dọc của Đen bị chặn một đầu, và đến lượt Trắng. Trắng có phải đáp ngay không?
lesson-block-early-4-a = Có, lúc nào cũng phải đáp.
lesson-block-early-4-a-says = Nước ba bị chặn một đầu chỉ thành nước bốn bị chặn một đầu; khi nó đến, chặn vẫn kịp.
lesson-block-early-4-b = Chỉ khi có một đường đen khác gặp nó.
lesson-block-early-4-b-says = Nước ba bị chặn nguy hiểm khi là một phần của 4-3 hoặc 4-4. Hãy tìm đường cắt qua nó.
lesson-block-early-5-heading = Chặn 4-4
lesson-block-early-5 = Hai nước ba bị chặn một đầu cắt nhau. Đen dọa tạo hai nước bốn bằng một quân. Đến lượt Trắng.
lesson-block-early-5-right = Điểm giao chặn cả hai đường cùng lúc, còn F5 phá hàng dọc.
lesson-block-early-5-f11 = { $point } quá xa điểm giao của hai đường. Đen đi F6.

# Counter four
lesson-counter-four = Bốn phản công
lesson-counter-four-about = Nước bốn phải được đáp trước mọi thứ khác. Đúng lúc, nó xoay chuyển thế thủ.
lesson-counter-four-1-heading = Nước bốn phải đáp trước
lesson-counter-four-1 = Đen đã tạo hai nước ba mở, và không quân nào chặn được cả hai. Nhưng Trắng cũng có một nước ba: nước bốn phải được đáp trước nước ba.
lesson-counter-four-2-heading = Nước bốn trước
lesson-counter-four-2 = Đến lượt Trắng. Hãy tạo nước bốn bằng một quân đồng thời cản một nước ba. Nước ba kia chặn sau.
lesson-counter-four-2-right = G6 tạo nước bốn và chặn hàng ngang. Đen phải chặn ở G7, rồi Trắng chặn hàng dọc.
lesson-counter-four-2-c6 = { $point } chặn một nước ba, và Đen biến nước ba kia thành bốn mở.
lesson-counter-four-2-g7 = G7 cũng tạo nước bốn, nhưng Đen chặn ở G6, và quân đó biến hàng ngang của Đen thành nước bốn.
lesson-counter-four-3-heading = Tấn công thay vì thủ
lesson-counter-four-3 = Trắng có ba mở trên cột C. Trước khi chặn, hãy nhìn các nước bốn của mình: khi bạn còn tạo nước bốn, Trắng không kịp làm gì khác.
lesson-counter-four-3-right = Nước bốn, bốn mở, năm quân: nước ba của Trắng không kịp đến lượt.
lesson-counter-four-3-c6 = { $point } chặn được nước ba. Nhưng Đen vốn có cách thắng: nước bốn ở F7 phải được đáp trước.
lesson-counter-four-4-heading = Đúng nước bốn
lesson-counter-four-4 = Đen đang có sẵn cách thắng bằng đe dọa, và đi chặn bình thường thì không giữ được. Trắng có hai cách tạo nước bốn, nhưng chỉ một cách có ích. Hãy tìm cách đó.
lesson-counter-four-4-right = Nước bốn buộc Đen phải đáp, và các quân có thêm từ đó đứng cản đường Đen.
lesson-counter-four-4-i7 = { $point } cũng tạo nước bốn, nhưng Đen đáp ở { $reply }, và đó đúng là điểm Đen cần.
lesson-counter-four-5-heading = Để dành nước bốn
lesson-counter-four-5 = Hàng ba quân của Trắng bị chặn bên phải. Trắng có thể biến nó thành nước bốn ngay, và Đen sẽ phải đáp. Nếu sau đó không được gì thêm, có nên đi không?
lesson-counter-four-5-a = Có, buộc đối phương đáp thì chẳng mất gì.
lesson-counter-four-5-a-says = Đen đáp xong thì đe dọa cũng hết, và quân mới của Đen có thể có ích cho Đen.
lesson-counter-four-5-b = Không, để dành nước bốn đến khi có ích.
lesson-counter-four-5-b-says = Nước bốn đáng giá nhất khi quân của nó, hoặc quân đáp, làm thay đổi chỗ khác: khi đó hãy đi.

# Take the key
lesson-take-the-key = Điểm then chốt
lesson-take-the-key-about = Có những điểm tốt cho cả hai bên. Ai chiếm được thì vừa công vừa thủ chỉ bằng một quân.
lesson-take-the-key-1-heading = Trắng muốn gì?
lesson-take-the-key-1 = Đến lượt Đen. Trước hết hãy đọc quân của Trắng: đánh dấu điểm mà Trắng tạo được 4-3.
lesson-take-the-key-1-right = Điểm đó là then chốt: hãy tự mình đi vào đó.
lesson-take-the-key-2-heading = Chiếm điểm đó
lesson-take-the-key-2 = Có một điểm chặn được tất cả. Đó là điểm mà đối phương muốn đi.
lesson-take-the-key-2-right = Đúng: ở đây không điểm nào khác giữ được.
lesson-take-the-key-3-heading = Chiếm điểm đó
lesson-take-the-key-3 = Lần này cũng chỉ có một điểm. Hãy nhìn xem các đường của đối phương gặp nhau ở đâu.
lesson-take-the-key-3-right = Đúng: ở đây không điểm nào khác giữ được.
lesson-take-the-key-4-heading = Chiếm điểm đó
lesson-take-the-key-4 = Quanh đây có vài điểm trông tự nhiên. Chỉ điểm then chốt mới giữ được.
lesson-take-the-key-4-right = Điểm mà cả hai bên đều muốn đã là của bạn.

# Two fours
lesson-two-fours = Hai nước bốn
lesson-two-fours-about = Trước nước bốn, đối phương chỉ có một cách đáp. Đi hết nước bốn này đến nước bốn khác, bạn quyết định mọi diễn biến.
lesson-two-fours-1-heading = Chỉ một cách đáp
lesson-two-fours-1 = Mỗi nước bốn chỉ có một cách đáp, nên bạn biết trước bàn cờ sau đó. Nước bốn của Trắng ở E8 phải chặn ở E7, rồi H5 tạo bốn mở trên đường chéo. Cách thắng chỉ bằng các nước bốn gọi là VCF.
lesson-two-fours-2 = Hãy thắng bằng hai nước bốn rồi đủ năm quân. Nước bốn đầu mang lại quân mà nước bốn sau cần.
lesson-two-fours-2-right = Nhờ quân của nước bốn đầu mới có được nước bốn thứ hai.
lesson-two-fours-3 = Thêm một bài như vậy. Hãy xét cả hai cách tạo nước bốn đầu tiên: quân nào giúp được đường tiếp theo?
lesson-two-fours-3-right = G7 nằm trên hai đường: nước bốn trên đường chéo đi trước, rồi hàng ngang thành nước bốn thứ hai.
lesson-two-fours-4 = Lại hai nước bốn. Trước khi đi nước đầu, hãy thấy nước cuối sẽ ở đâu.
lesson-two-fours-4-right = Thấy đích trước, rồi tìm đường đến đó: chuỗi nước được tìm ra như thế.

# Five fours
lesson-five-fours = Năm nước bốn
lesson-five-fours-about = Như trước, nhưng dài hơn: ba, bốn rồi năm nước bốn liên tiếp.
lesson-five-fours-1 = Ba nước bốn, rồi năm quân. Hãy tìm điểm mà hai đường sẽ gặp nhau khi các nước bốn đã mang quân đến.
lesson-five-fours-1-right = Ba nước bốn, và trước nước nào Trắng cũng không có lựa chọn.
lesson-five-fours-2 = Lại ba nước bốn, trên các đường khác.
lesson-five-fours-2-right = Trắng chỉ còn cách đáp theo.
lesson-five-fours-3 = Giờ là chuỗi gồm bốn nước bốn. Hãy xét từng nước bốn bạn tạo được, và nhớ quân đáp của nó rơi vào đâu.
lesson-five-fours-3-right = Bốn nước bốn. Lời đáp nào cũng biết trước khi nó được đi.
lesson-five-fours-4 = Năm nước bốn, rồi năm quân liên tiếp. Cứ thong thả: chuỗi đã đúng thì không gì ngăn được.
lesson-five-fours-4-right = Năm nước bốn liên tiếp. Những chuỗi như vậy có thể gặp trong bất kỳ ván nào.

# Find the path
lesson-find-the-path = Tìm đường
lesson-find-the-path-about = Có thể đi vài nước bốn, nhưng chỉ một nước dẫn đến thắng. Đi sai thứ tự là hỏng thế thắng.
lesson-find-the-path-1 = Chỉ một trong các nước bốn của bạn mở đầu cách thắng. Hãy loại những nước mà quân đáp chặn mất đường bạn cần.
lesson-find-the-path-1-right = Đó là nước đầu duy nhất dẫn đến thắng.
lesson-find-the-path-2 = Hãy để ý quân đáp của đối phương rơi vào đâu: quân đáp có thể tự tạo nước bốn.
lesson-find-the-path-2-right = Nước bốn kia sẽ bị đáp lại, và chỉ có thế.
lesson-find-the-path-3 = Hãy tìm đường. Thử các đường còn chỗ ở cả hai đầu.
lesson-find-the-path-3-right = Tìm ra rồi. Các đường khác chỉ cần một lời đáp là hết.
lesson-find-the-path-4 = Bài cuối. Chỉ có một đường đi qua được.
lesson-find-the-path-4-right = Đường được tìm ra như thế: thử thầm trong đầu hết nước bốn này đến nước bốn khác, rồi loại dần.

# Reading threats
lesson-reading-threats = Đọc chuỗi đe dọa
lesson-reading-threats-about = Nước ba cũng là đe dọa, nhưng đối phương được chọn cách đáp. Cách thắng bằng chuỗi ba và bốn gọi là VCT.
lesson-reading-threats-1 = Ở đây chỉ dùng nước bốn thì không thắng. Hãy bắt đầu bằng một quân tạo nước ba và phối hợp với các đường khác của bạn.
lesson-reading-threats-1-right = Dù nước ba bị đáp thế nào, bạn cũng có đe dọa tiếp theo.
lesson-reading-threats-2 = Lại bắt đầu bằng nước ba. Hãy nghĩ đến mọi cách đáp: hai đầu, và khe nếu có.
lesson-reading-threats-2-right = Một nước ba, rồi các nước bốn cho đến cùng.
lesson-reading-threats-3 = Nước ba mà bị đáp bằng nước bốn thì mất nhịp. Trước khi bắt đầu, hãy tìm các nước bốn của đối phương.
lesson-reading-threats-3-right = Các nước ba đi trước, các nước bốn để cuối cùng.
lesson-reading-threats-4 = Bài dài nhất từ trước đến giờ. Đối phương chọn cách thủ kéo dài nhất; bạn cần lời đáp cho mọi cách thủ.
lesson-reading-threats-4-right = Bạn đã đọc chuỗi đe dọa đến cùng và thắng.

# Forbidden points
lesson-forbidden-points = Điểm cấm
lesson-forbidden-points-about = Trong Renju, Đen có lợi thế đi trước nên bị cấm một số điểm. Trắng được đi mọi nơi.
lesson-forbidden-points-1-heading = Đen không được đi gì
lesson-forbidden-points-1 = Đen bị cấm ba loại điểm: hai nước ba mở cùng lúc, như D10; hai nước bốn cùng lúc, như J9; sáu quân liên tiếp trở lên, như F3. Đen đi vào đó là thua ván cờ.
lesson-forbidden-points-2-heading = 3-3
lesson-forbidden-points-2 = Đen sẽ tạo hai nước ba mở bằng một quân. Hãy đánh dấu điểm cấm.
lesson-forbidden-points-2-right = Một hàng dọc và một đường chéo: hai nước ba mở.
lesson-forbidden-points-3-heading = 4-4
lesson-forbidden-points-3 = Đen sẽ tạo hai nước bốn bằng một quân. Hãy đánh dấu điểm cấm.
lesson-forbidden-points-3-right = Một hàng ngang và một hàng dọc: hai nước bốn.
lesson-forbidden-points-3-g6 = { $point } tạo một nước bốn có khe. Một nước bốn thì được phép.
lesson-forbidden-points-4-heading = Hàng dài
lesson-forbidden-points-4 = Đen sẽ tạo sáu quân liên tiếp. Hãy đánh dấu điểm cấm.
lesson-forbidden-points-4-right = Hàng từ sáu quân trở lên gọi là hàng dài.
lesson-forbidden-points-5-heading = Năm quân được ưu tiên
lesson-forbidden-points-5 = G6 cũng tạo hai nước ba mở. Nhưng đúng năm quân liên tiếp là thắng, dù quân đó còn tạo gì khác.
lesson-forbidden-points-5-right = Đủ năm quân là thắng, dù ở điểm lẽ ra bị cấm.
lesson-forbidden-points-6-heading = 4-3 được phép
lesson-forbidden-points-6 = Một nước bốn và một nước ba mở cùng lúc thì được phép. Trong Renju, Đen thường thắng bằng cách đó.
lesson-forbidden-points-6-right = Một nước bốn và một nước ba: không phạm nước cấm, và thắng.

# 3·3 and 4·4
lesson-double-fouls = 3-3 và 4-4
lesson-double-fouls-about = 3-3 cần hai nước ba thật, 4-4 cần hai nước bốn thật. Hãy nhìn kỹ trước khi nói một điểm bị cấm.
lesson-double-fouls-1-heading = Nhìn hai đầu
lesson-double-fouls-1 = Có hai điểm trông như 3-3. Chỉ một điểm đúng là 3-3: ở điểm kia, Trắng đã chặn một đường. Hãy đánh dấu điểm cấm.
lesson-double-fouls-1-right = Ở đây cả hai nước ba đều mở.
lesson-double-fouls-1-i5 = Hàng ngang ở I5 bị quân trắng L5 chặn. Đó không phải ba mở, nên I5 được phép.
lesson-double-fouls-2-heading = Nước ba bị chặn không tính
lesson-double-fouls-2 = Một quân đen ở G6 sẽ tạo ba quân trên hàng ngang và ba quân trên hàng dọc. Điểm này có bị cấm không?
lesson-double-fouls-2-a = Có: hai đường, mỗi đường ba quân.
lesson-double-fouls-2-a-says = Hàng dọc bị chặn ở G9. Nó không thể thành bốn mở, nên không phải ba mở.
lesson-double-fouls-2-b = Không: chỉ một trong hai nước ba là ba mở.
lesson-double-fouls-2-b-says = Nước ba chỉ tính khi thêm một quân là thành bốn mở.
lesson-double-fouls-3-heading = Hai nước bốn, một hàng
lesson-double-fouls-3 = Hai nước bốn có thể nằm trên cùng một hàng, mỗi nước có khe riêng. Hãy đánh dấu điểm đó.
lesson-double-fouls-3-right = F2, F4, F5, F6 và F4, F5, F6, F8: hai nước bốn.
lesson-double-fouls-4-heading = Chỉ nước ba thật mới tính
lesson-double-fouls-4 = Với G6, hàng dọc thành ba mở. Trên hàng ngang, E6, F6 và G6 sẽ liền nhau, và còn một quân đen nữa ở B6. G6 có bị cấm không?
lesson-double-fouls-4-a = Có, hai nước ba là hai nước ba.
lesson-double-fouls-4-a-says = Quân trắng ở I6 chỉ để lại D6 cho quân thứ tư, mà khi đó C6 sẽ nối với B6 thành sáu: đó không phải bốn mở.
lesson-double-fouls-4-b = Không, hàng ngang không thể thành bốn mở.
lesson-double-fouls-4-b-says = Vì có B6, mọi nước bốn như vậy đều có một đầu thành sáu quân liên tiếp. Vậy hàng ngang không phải nước ba thật.
lesson-double-fouls-5-heading = Khi khe bị cấm
lesson-double-fouls-5 = Với G6, Đen sẽ có ba mở trên đường chéo, và E6, G6, H6 trên hàng ngang với khe ở F6. G6 có bị cấm không?
lesson-double-fouls-5-a = Có, cả hai nước ba đều có thể thành bốn mở.
lesson-double-fouls-5-a-says = Muốn tạo nước bốn trên hàng ngang, Đen cần F6, mà F6 sẽ là 4-4 cùng với hàng dọc.
lesson-double-fouls-5-b = Không: khi đó F6 sẽ là 4-4.
lesson-double-fouls-5-b-says = Hàng ngang chỉ thành nước bốn được ở một điểm bị cấm vào lúc đó. Vậy hàng ngang không phải nước ba thật.
lesson-double-fouls-6-heading = Thừa một nước ba
lesson-double-fouls-6 = 4-3 được phép. Nhưng hãy nhìn xem có một nước ba hay hai.
lesson-double-fouls-6-right = Một nước bốn và hai nước ba mở: có hai nước ba nên bị cấm.

# Overline
lesson-overline = Hàng dài
lesson-overline-about = Sáu quân liên tiếp trở lên: trong Renju, Đen bị cấm còn Trắng thắng; trong một số luật khác thì không có tác dụng gì.
lesson-overline-1-heading = Sáu quân liên tiếp
lesson-overline-1 = E6 sẽ nối hai quân đen với ba quân đen thành sáu. Trong Renju, Đen không được đi vào đó, nên khe này không thể thành năm.
lesson-overline-2 = Hàng dài cũng có thể nằm trên đường chéo. Hãy đánh dấu điểm đó.
lesson-overline-2-right = H9 sẽ tạo sáu quân: từ D5 đến I10.
lesson-overline-3-heading = Đúng năm quân
lesson-overline-3 = Hàng này có hai khe để lấp, nhưng Đen phải có đúng năm quân. Hãy đánh dấu điểm mà Đen thắng.
lesson-overline-3-right = B7 tạo đúng năm quân, từ A7 đến E7.
lesson-overline-3-f7 = F7 nối liền từ C7 đến H7: sáu quân liên tiếp, phạm nước cấm.
lesson-overline-4-heading = Trắng được tạo sáu quân
lesson-overline-4 = Trắng không có điểm cấm: với Trắng, sáu quân liên tiếp cũng thắng. Đến lượt Trắng.
lesson-overline-4-right = Trong Renju, sáu quân trắng liên tiếp là thắng.
lesson-overline-5-heading = Các luật khác
lesson-overline-5 = Thêm một quân ở E6, Đen có sáu quân liên tiếp. Theo luật Chuẩn, đúng năm quân mới thắng và không có nước cấm. Điều gì xảy ra?
lesson-overline-5-a = Đen thắng.
lesson-overline-5-a-says = Ở luật Chuẩn, chỉ đúng năm quân mới thắng. Ở luật Tự do thì sáu quân cũng thắng.
lesson-overline-5-b = Không có gì: ván cờ tiếp tục.
lesson-overline-5-b-says = Ở luật Chuẩn, sáu quân không thắng cũng không thua. Ở luật Tự do thì thắng; trong Renju thì Đen thua.
lesson-overline-5-c = Đen thua.
lesson-overline-5-c-says = Chỉ trong Renju mới như vậy.

# Winning by a foul
lesson-white-wins-on-fouls = Thắng nhờ điểm cấm
lesson-white-wins-on-fouls-about = Vũ khí mạnh nhất của Trắng trong Renju là nước bốn mà Đen không được chặn, vì điểm chặn bị cấm.
lesson-white-wins-on-fouls-1-heading = Điểm chặn bị cấm
lesson-white-wins-on-fouls-1 = Trắng có nước bốn từ D4 đến H8, và chỉ F6 chặn được. Nhưng ở đó Đen sẽ tạo 4-4. Đen không được đi, và Trắng thắng.
lesson-white-wins-on-fouls-2-heading = Vướng 3-3
lesson-white-wins-on-fouls-2 = G7 bị cấm với Đen: đó sẽ là 3-3. Đến lượt Trắng: hãy tạo nước bốn mà Đen phải chặn ở đó.
lesson-white-wins-on-fouls-2-right = Đen không được đi G7, nên Trắng đủ năm.
lesson-white-wins-on-fouls-3-heading = Vướng hàng dài
lesson-white-wins-on-fouls-3 = F6 sẽ là sáu quân liên tiếp. Đến lượt Trắng.
lesson-white-wins-on-fouls-3-right = Chỉ lấp khe mới chặn được, mà ở đó Đen sẽ tạo sáu quân liên tiếp.
lesson-white-wins-on-fouls-4-heading = Vướng 4-4
lesson-white-wins-on-fouls-4 = F6 sẽ là 4-4. Đến lượt Trắng.
lesson-white-wins-on-fouls-4-right = Đen không được chặn ở F6.
lesson-white-wins-on-fouls-5-heading = Tìm nước bốn
lesson-white-wins-on-fouls-5 = Trích từ một ván cờ. Đến lượt Trắng, và Trắng có một nước bốn mà Đen không được chặn. Hãy xem quân chặn của Đen sẽ tạo ra gì.
lesson-white-wins-on-fouls-5-right = Nếu chặn, Đen sẽ phạm nước cấm.
lesson-white-wins-on-fouls-6-heading = Tìm nước bốn
lesson-white-wins-on-fouls-6 = Trích từ một ván khác. Tìm các điểm cấm trước, rồi tìm nước bốn.
lesson-white-wins-on-fouls-6-right = Tốt lắm: trong Renju, Trắng đọc các điểm cấm của Đen trước tiên.

# Good and bad
lesson-good-and-bad = Tốt và dở
lesson-good-and-bad-about = Những quân đầu tiên quyết định các hàng có thể phát triển ở đâu. Hãy đi gần tâm, gần nhau và trên các đường còn mở.
lesson-good-and-bad-1-heading = Quân đầu tiên
lesson-good-and-bad-1 = Bàn cờ trống, bạn cầm Đen. Quân đặt ở đâu có giá trị nhất?
lesson-good-and-bad-1-a = A, tâm bàn.
lesson-good-and-bad-1-a-says = Từ tâm, cả bốn đường đều còn chỗ ở hai phía.
lesson-good-and-bad-1-b = B, gần góc hơn.
lesson-good-and-bad-1-b-says = Vài đường của nó sớm chạm mép bàn. Ở tâm rộng hơn.
lesson-good-and-bad-1-c = C, góc bàn.
lesson-good-and-bad-1-c-says = Từ góc chỉ có ba đường, mỗi đường chỉ về một phía.
lesson-good-and-bad-2-heading = Trắng đáp
lesson-good-and-bad-2 = Đen đã bắt đầu ở tâm. Trắng đáp thế nào là tốt?
lesson-good-and-bad-2-a = A, sát quân đen.
lesson-good-and-bad-2-a-says = Nó lấy đi một đường của Đen và đứng ngay nơi ván cờ sẽ diễn ra. Đặt chéo sát bên cũng phổ biến như vậy.
lesson-good-and-bad-2-b = B, gần góc.
lesson-good-and-bad-2-b-says = Quân ở đó không chặn được gì, và Đen một mình giữ tâm bàn.
lesson-good-and-bad-2-c = C, cao hơn trên cùng hàng dọc.
lesson-good-and-bad-2-c-says = H12 quá xa: H8, H9, H10 vẫn là một hàng hở hai đầu, và quân này không giúp được trên đường nào khác.
lesson-good-and-bad-3-heading = Các quân phối hợp
lesson-good-and-bad-3 = Trong các quân này, quân nào phối hợp tốt nhất với H8?
lesson-good-and-bad-3-a = A, chéo sát bên.
lesson-good-and-bad-3-a-says = Hai đầu đường chéo đều hở, và trên đó không có quân trắng nào.
lesson-good-and-bad-3-b = B, phía trên quân trắng.
lesson-good-and-bad-3-b-says = Quân trắng H9 nằm giữa H8 và H11: hai quân này không bao giờ cùng thuộc một hàng năm quân.
lesson-good-and-bad-3-c = C, xa về phía dưới đường chéo.
lesson-good-and-bad-3-c-says = M3 nằm trên đường chéo của H8, nhưng cách năm điểm. Không hàng năm quân nào chứa cả hai.
lesson-good-and-bad-4-heading = Đếm các đường
lesson-good-and-bad-4 = Đen có ba quân hướng vào nhau. Đến lượt Trắng. Có mấy hàng hai quân hở cả hai đầu?
lesson-good-and-bad-4-a = Không có.
lesson-good-and-bad-4-a-says = Hãy nhìn G7 và H8, rồi H8 và I7: cả hai đều là đường chéo có hai đầu hở.
lesson-good-and-bad-4-b = Hai: G7 và H8, H8 và I7.
lesson-good-and-bad-4-b-says = Hai hàng hai quân hở, chung nhau một quân, chẳng mấy chốc thành nước đôi. Lúc này Trắng không nên đi xa.
lesson-good-and-bad-4-c = Ba hoặc hơn.
lesson-good-and-bad-4-c-says = Giữa G7 và I7 có khe; chỉ trên hai đường chéo mới có các quân liền nhau.
lesson-good-and-bad-5-heading = Một quân lãng phí
lesson-good-and-bad-5 = Quân trắng ở L10 đứng ngoài cuộc và không chặn được gì. Hãy trừng phạt: Đen thắng bằng chuỗi đe dọa.
lesson-good-and-bad-5-right = Chỉ một quân vô ích cũng có thể làm thua cả ván.

# Swap2
lesson-swap2 = Swap2
lesson-swap2-about = Ai đi trước có lợi thế lớn. Với Swap2, một người đặt những quân đầu tiên, người kia chọn màu.
lesson-swap2-1-heading = Ba quân
lesson-swap2-1 = Người thứ nhất đặt ba quân ở bất kỳ đâu: đen, trắng, đen. Sau đó người thứ hai quyết định.
lesson-swap2-2-heading = Người thứ hai
lesson-swap2-2 = Lúc này người thứ hai có những lựa chọn nào?
lesson-swap2-2-a = Cầm Đen, hoặc giữ Trắng và đi tiếp.
lesson-swap2-2-a-says = Còn lựa chọn thứ ba: đặt thêm hai quân.
lesson-swap2-2-b = Cầm Đen, giữ Trắng và đi quân thứ tư, hoặc đặt thêm hai quân.
lesson-swap2-2-b-says = Nếu đặt thêm hai quân, một trắng một đen, thì người thứ nhất được chọn màu.
lesson-swap2-2-c = Không có: người thứ nhất giữ Đen.
lesson-swap2-2-c-says = Nếu vậy người thứ nhất sẽ đặt một thế thắng sẵn. Chính quyền chọn làm cho khởi đầu công bằng.
lesson-swap2-3-heading = Đánh giá các quân
lesson-swap2-3 = Bạn là người thứ hai. Quân trắng đứng ở xa. Bạn chọn gì?
lesson-swap2-3-a = Cầm Đen.
lesson-swap2-3-a-says = Hai quân đen đứng cùng nhau ở giữa bàn, còn quân trắng ở xa: Đen tốt hơn rõ rệt.
lesson-swap2-3-b = Giữ Trắng và đi tiếp.
lesson-swap2-3-b-says = Đến lượt Trắng, nhưng chỉ có một quân để đáp. Đen vẫn giữ thế công.
lesson-swap2-3-c = Đặt thêm hai quân.
lesson-swap2-3-c-says = Cách đó dành cho thế cờ khó đánh giá. Thế này thì Đen tốt hơn ngay.
lesson-swap2-4-heading = Đánh giá các quân
lesson-swap2-4 = Còn lần này? Các quân đen đứng ở hai góc, và đến lượt Trắng.
lesson-swap2-4-a = Cầm Đen.
lesson-swap2-4-a-says = Các quân đen ở xa nhau, còn Trắng có tâm bàn và được đi.
lesson-swap2-4-b = Giữ Trắng và đi quân thứ tư.
lesson-swap2-4-b-says = Trắng có tâm bàn và được đi. Thế là tốt hơn hai góc của Đen.
lesson-swap2-4-c = Đặt thêm hai quân.
lesson-swap2-4-c-says = Không cần: một bên đã tốt hơn rõ rệt.
lesson-swap2-5-heading = Năm quân
lesson-swap2-5 = Người thứ hai đã đặt thêm hai quân, một trắng và một đen. Tiếp theo là gì?
lesson-swap2-5-a = Người thứ hai chọn màu.
lesson-swap2-5-a-says = Ai đặt thêm hai quân thì nhường quyền chọn màu.
lesson-swap2-5-b = Người thứ nhất chọn màu, và Trắng đi.
lesson-swap2-5-b-says = Trên bàn có ba quân đen và hai quân trắng, nên đến lượt Trắng, dù ai cầm Trắng.
lesson-swap2-5-c = Người thứ nhất chọn màu, và Đen đi.
lesson-swap2-5-c-says = Sau năm quân là lượt của Trắng. Đổi màu là đổi người, không đổi lượt.

# Direct, indirect
lesson-direct-indirect = Trực tiếp, gián tiếp
lesson-direct-indirect-about = Ván Renju bắt đầu bằng một trong 26 khai cuộc. Quân thứ hai quyết định thuộc nhóm nào trong hai nhóm.
lesson-direct-indirect-1-heading = Hai nhóm
lesson-direct-indirect-1 = Quân đen đầu tiên ở tâm. Nếu quân trắng đặt sát bên theo hàng ngang hoặc hàng dọc, khai cuộc là trực tiếp. Nếu đặt sát bên theo đường chéo, khai cuộc là gián tiếp.
lesson-direct-indirect-2-heading = Nhóm nào?
lesson-direct-indirect-2 = Trắng đã đáp ở G9. Đây là loại khai cuộc nào?
lesson-direct-indirect-2-a = Trực tiếp.
lesson-direct-indirect-2-a-says = G9 không nằm trên hàng ngang, cũng không nằm trên hàng dọc của H8.
lesson-direct-indirect-2-b = Gián tiếp.
lesson-direct-indirect-2-b-says = G9 chéo sát quân thứ nhất.
lesson-direct-indirect-3-heading = Xoay bàn cờ
lesson-direct-indirect-3 = Dù xoay hay lật, khai cuộc vẫn là một. Khai cuộc này thuộc nhóm nào?
lesson-direct-indirect-3-a = Trực tiếp.
lesson-direct-indirect-3-a-says = H7 nằm trên hàng dọc của H8. Xoay lại thì cũng như quân trắng ở H9.
lesson-direct-indirect-3-b = Gián tiếp.
lesson-direct-indirect-3-b-says = Quân trắng ở thẳng bên dưới quân thứ nhất, không phải chéo.
lesson-direct-indirect-4-heading = Quân thứ ba
lesson-direct-indirect-4 = Quân thứ hai của Đen phải cách tâm không quá hai đường. Điểm nào sau đây quá xa?
lesson-direct-indirect-4-a = A
lesson-direct-indirect-4-a-says = J10 cách H8 hai đường theo mỗi chiều: được phép.
lesson-direct-indirect-4-b = B
lesson-direct-indirect-4-b-says = K8 cách ba đường. Vùng giữa 5 × 5 chỉ đến cột J.
lesson-direct-indirect-4-c = C
lesson-direct-indirect-4-c-says = H6 ở dưới H8 hai đường: được phép.
lesson-direct-indirect-5-heading = Tìm khai cuộc
lesson-direct-indirect-5 = Trong Kagetsu, “Trăng mùa hoa”, quân trắng sát quân thứ nhất, còn quân đen thứ hai sát quân trắng và chéo sát quân thứ nhất. Ở đây nó là điểm nào?
lesson-direct-indirect-5-a = A
lesson-direct-indirect-5-a-says = I9 sát quân trắng I8 và chéo với H8. I7 cũng là khai cuộc đó, lật lại.
lesson-direct-indirect-5-b = B
lesson-direct-indirect-5-b-says = H9 ở thẳng bên trên quân thứ nhất, không phải chéo.
lesson-direct-indirect-5-c = C
lesson-direct-indirect-5-c-says = J8 nằm phía sau quân trắng, trên cùng hàng ngang.
lesson-direct-indirect-6-heading = Sao không cứ thế mà đi?
lesson-direct-indirect-6 = Trong các giải đấu Renju, người kia được đổi màu, và Đen thường phải đề xuất vài nước thứ năm. Vì sao?
lesson-direct-indirect-6-a = Vì Trắng sẽ thắng quá dễ.
lesson-direct-indirect-6-a-says = Chính Đen mới có lợi thế đi trước, ngay cả khi có điểm cấm.
lesson-direct-indirect-6-b = Vì nhiều khai cuộc có lợi cho một màu.
lesson-direct-indirect-6-b-says = Có quyền chọn thì chuẩn bị sẵn một khai cuộc thắng cho một màu cũng vô ích.

# Twin boards
lesson-twin-boards = Bàn đôi
lesson-twin-boards-about = Một ván cờ trên hai bàn: đủ năm trên cả hai bàn trong cùng một lượt là thắng, đủ năm chỉ trên một bàn là thua.
lesson-twin-boards-1-heading = Hai bàn, một ván cờ
lesson-twin-boards-1 = Mỗi lượt đặt một hoặc hai quân, ở bàn nào cũng được. Ai đủ năm trên cả hai bàn trong một lượt thì thắng. Ai đủ năm chỉ trên một bàn thì thua.
lesson-twin-boards-2 = Đen có nước bốn trên mỗi bàn. Hãy thắng trong một lượt.
lesson-twin-boards-2-right = Đủ năm trên cả hai bàn trong một lượt.
lesson-twin-boards-3-heading = Chưa phải lúc
lesson-twin-boards-3 = Đen có nước bốn trên bàn trái và hai quân trên bàn phải. Bây giờ Đen có nên hoàn tất năm quân không?
lesson-twin-boards-3-a = Có, đủ năm là đủ năm.
lesson-twin-boards-3-a-says = Trên bàn đôi, đủ năm chỉ trên một bàn là thua.
lesson-twin-boards-3-b = Không, trước hết tạo nước bốn trên bàn kia.
lesson-twin-boards-3-b-says = Nước bốn bên trái vẫn là đe dọa. Khi bên phải cũng có nước bốn, Đen thắng trong một lượt.
lesson-twin-boards-4 = Hãy tìm điểm còn thiếu trên cả hai bàn. Có thể có khe trống.
lesson-twin-boards-4-right = Đường chéo bên trái, khe bên phải: đủ năm trên cả hai bàn.
lesson-twin-boards-5-heading = Giữ an toàn một bàn
lesson-twin-boards-5 = Trắng dọa đủ năm trên cả hai bàn. Muốn chặn, chỉ cần giữ an toàn một bàn. Đen có hai quân.
lesson-twin-boards-5-right = Trắng không còn đủ năm trên cả hai bàn được nữa.
lesson-twin-boards-6-heading = Hai quân cùng một bàn
lesson-twin-boards-6 = Giờ cả hai đều là bốn mở. Mỗi bàn một quân thì không đủ.
lesson-twin-boards-6-right = Hai đầu trên một bàn đã bị chặn.
