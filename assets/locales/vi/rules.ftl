# The pages about rules and openings.
rules-title = Luật chơi
rules-all = Mọi luật
rules-group-rules = Luật
rules-group-openings = Khai cuộc

# Section headings of a page.
rules-head-wins = Khi nào thắng
rules-head-loses = Khi nào thua
rules-head-bans = Nước cấm
rules-head-real = Khi nào tính là ba
rules-head-defence = Phòng thủ
rules-head-steps = Từng bước
rules-head-why = Vì sao cần luật khai cuộc
rules-head-use = Trong thực tế
rules-head-reading = Trong Narabe
rules-head-see = Xem thêm

# Used on several pages.
rules-turns = Đen đi trước, sau đó hai bên lần lượt đặt một quân vào điểm trống. Quân đã đặt không di chuyển và không bị bắt. Kín bàn mà chưa ai thắng thì hòa.
rules-nothing = Không có. Được đi vào mọi điểm trống.
rules-centre-reading = Bàn cờ có số đường chẵn không có điểm chính giữa; điểm trên bên phải trong bốn điểm giữa được coi là tâm.
rules-region-reading = Các vùng vuông lấy tâm bàn cờ làm giữa, không phải quân vừa đặt.
rules-same-reading = Hai nước thứ năm được coi là một nếu có phép xoay, lật hoặc dời đưa bốn quân về chính chúng, đúng từng màu, và đưa nước này thành nước kia. Narabe so sánh hình của các quân, không chỉ đối xứng của bàn cờ.
rules-no-pass = Không được bỏ lượt cho đến khi hết khai cuộc.

# Freestyle
rules-freestyle-lead = Từ năm quân liên tiếp trở lên là thắng.
rules-freestyle-wins = Ai đầu tiên tạo được một hàng liền từ năm quân trở lên thì thắng. Hàng có thể ngang, dọc hoặc chéo.
rules-freestyle-five = Năm quân theo đường chéo. Quân được đánh dấu hoàn tất hàng và thắng.
rules-freestyle-six = Quân được đánh dấu nối ba quân với hai quân thành hàng sáu, cũng thắng.
rules-freestyle-use = Bàn cờ thường dùng là 15 × 15, 19 × 19 và 20 × 20. Người đi trước có lợi thế lớn; trên bàn 15 × 15, Đen thắng nếu đi hoàn hảo. Vì vậy người chơi mạnh thường bắt đầu bằng Swap2.

# Standard
rules-standard-lead = Đúng năm quân liên tiếp là thắng. Từ sáu quân trở lên thì không.
rules-standard-wins = Ai đầu tiên tạo được một hàng liền có đúng năm quân thì thắng. Hàng dài, tức sáu quân liên tiếp trở lên, không thắng cũng không thua: ván cờ tiếp tục.
rules-standard-lines = Mỗi hàng được xét riêng. Một quân tạo sáu trên hàng này và năm trên hàng kia thì thắng.
rules-standard-five = Đúng năm quân: quân được đánh dấu thắng.
rules-standard-six = Sáu quân liên tiếp: nước hợp lệ, nhưng không thắng.
rules-standard-both = Hàng ngang sáu quân, nhưng hàng dọc năm quân: quân được đánh dấu thắng.
rules-standard-use = Bàn cờ thường dùng là 15 × 15. Swap2 bù lại lợi thế đi trước; Pro và Long Pro là những cách cũ hơn.

# Renju
rules-renju-lead = Để bù lại lợi thế đi trước, Đen bị cấm một số nước. Trắng được đi mọi nơi.
rules-renju-wins = Đen thắng khi có đúng năm quân liên tiếp. Trắng thắng khi có từ năm quân trở lên.
rules-renju-five = Năm quân được ưu tiên: quân đen tạo đúng năm thì thắng, dù đồng thời tạo hàng dài, 4-4 hay 3-3.
rules-renju-bans = Đen không được tạo hàng dài (sáu quân liên tiếp trở lên), 4-4 hoặc 3-3. Một nước bốn và một nước ba cùng lúc (4-3) thì được phép; Đen thường thắng bằng cách đó.
rules-renju-four = Nước bốn là bốn quân mà thêm một quân nữa thì thành đúng năm. Hai nước bốn có thể nằm trên cùng một hàng.
rules-renju-three = Nước ba là ba quân mà thêm một quân nữa thì thành bốn mở: bốn quân liền nhau có thể thành đúng năm theo hai cách.
rules-renju-double-three = Nước ba ngang và nước ba dọc gặp nhau tại điểm gạch chéo: 3-3, bị cấm với Đen.
rules-renju-double-four = Nước bốn ngang và nước bốn dọc gặp nhau tại điểm gạch chéo: 4-4.
rules-renju-overline = Một quân đen ở điểm gạch chéo sẽ nối ba quân với hai quân thành sáu: hàng dài.
rules-renju-real = Chỉ tính là ba khi Đen thật sự tạo được bốn mở: điểm hoàn tất bốn mở không được là điểm cấm vào lúc đó.
rules-renju-deep = Điểm đó có bị cấm hay không cũng được xét như vậy, với thêm một quân trên bàn, và có thể phụ thuộc vào các điểm khác nữa. Narabe xét mọi nhánh như thế đến cùng.
rules-renju-literal = Nước ba cũng không được tính nếu quân tạo bốn mở đồng thời tạo năm trên một hàng khác: Narabe hiểu luật đúng theo câu chữ. Một tạp chí cũ và một chương trình khác vẫn tính những nước ba này.
rules-renju-false-three = A được phép. Nó tạo một nước ba ngang, và một nước ba dọc mà chỉ B mới đưa thành bốn mở. Nhưng B sẽ là 4-4 nên bị cấm: hàng dọc không tính là ba.
rules-renju-reading = Narabe kiểm tra mọi nước đi; không ai phải khiếu nại nước cấm. Khi lập ván, bạn chọn không cho đi nước cấm, hoặc xử thua như trong giải đấu.
rules-renju-mark = Dấu gạch chéo chỉ các điểm cấm trên bàn cờ (một cài đặt). Khi một nước không được đi, nút Vì sao? giải thích lý do từng bước.
rules-renju-pass = Sau khi đã đặt năm quân, mỗi bên đều có thể bỏ lượt, và Đen phải bỏ lượt nếu mọi điểm trống đều bị cấm. Hai lần bỏ lượt liên tiếp là hòa.

# Caro
rules-caro-lead = Đúng năm quân liên tiếp là thắng, trừ khi bị chặn hai đầu.
rules-caro-wins = Ai đầu tiên tạo được một hàng liền có đúng năm quân thì thắng, trừ khi quân đối phương đứng sát ở cả hai đầu.
rules-caro-bans = Không có. Hàng dài và năm quân bị chặn hai đầu không thắng cũng không thua: ván cờ tiếp tục.
rules-caro-open = Còn hở một đầu: quân được đánh dấu thắng.
rules-caro-blocked = Quân trắng chặn cả hai đầu: năm quân này không thắng.
rules-caro-edge = Mép bàn cờ không tính là chặn: quân được đánh dấu thắng.
rules-caro-reading = Chỉ quân đối phương mới chặn được hàng. Một số nơi tính cả mép bàn cờ; Narabe theo giải Gomocup, nơi mép bàn không tính là chặn.
rules-caro-later = Hàng được xét vào lúc hoàn tất. Lúc đó không thắng thì về sau cũng không thắng.

# Caro with overlines
rules-caro-overline-lead = Caro, nhưng hàng dài luôn thắng.
rules-caro-overline-wins = Đúng năm quân là thắng, trừ khi quân đối phương đứng sát ở cả hai đầu. Hàng dài, tức sáu quân liên tiếp trở lên, thì vẫn thắng.
rules-caro-overline-bans = Không có. Năm quân bị chặn hai đầu không thắng cũng không thua: ván cờ tiếp tục.
rules-caro-overline-six = Sáu quân, bị chặn hai đầu: khi tính hàng dài, quân được đánh dấu thắng.
rules-caro-overline-not = Cũng các quân đó theo luật Caro thường: hàng dài không thắng.

# Twin boards
rules-twin = Bàn đôi
rules-twin-lead = Một ván cờ trên hai bàn. Bạn thắng khi hoàn tất năm quân liên tiếp trên cả hai bàn trong cùng một lượt.
rules-twin-turns = Đen bắt đầu với một quân. Sau đó mỗi lượt đặt một hoặc hai quân: cả hai trên cùng một bàn, hoặc mỗi bàn một quân.
rules-twin-wins = Bạn thắng khi một lượt của bạn hoàn tất hàng từ năm quân trở lên trên cả bàn trái lẫn bàn phải.
rules-twin-loses = Lượt nào chỉ hoàn tất hàng trên một bàn thì thua ngay. Vì thế nước bốn vừa là lợi thế vừa là rủi ro: đừng hoàn tất nó khi bàn kia chưa sẵn sàng.
rules-twin-both = Lượt của Đen, hai quân được đánh dấu, hoàn tất năm quân trên cả hai bàn và thắng.
rules-twin-one = Lượt của Đen chỉ hoàn tất năm quân trên một bàn và thua.
rules-twin-stop = Đen có nước bốn trên cả hai bàn. Lượt của Trắng chặn hai đầu ở một bàn, thế là đủ.
rules-twin-defence = Bên có nước bốn trên cả hai bàn sẽ thắng ở lượt sau, trừ khi mọi điểm hoàn tất hàng trên một bàn bị chặn. Mỗi lượt chỉ có hai quân, nên không thể chặn nếu mỗi bàn có ba điểm như vậy.
rules-twin-reading-turn = Mỗi lượt có ít nhất một quân; không được bỏ lượt. Lượt kết thúc sau quân thứ hai, hoặc khi bạn kết thúc nó sau quân thứ nhất.
rules-twin-reading-judge = Lượt được xét một lần, khi kết thúc, theo các hàng có chứa quân của lượt đó. Nếu quân thứ nhất tạo đủ năm, quân thứ hai vẫn có thể hoàn tất bàn kia.
rules-twin-reading-six = Từ sáu quân trở lên tính như năm cho cả hai bên, và không có điểm cấm.
rules-twin-reading-lines = Hàng không nối từ bàn này sang bàn kia.
rules-twin-reading-draw = Ván cờ hòa khi cả hai bàn đều kín, hoặc khi mỗi bên đều có một bàn không thể tạo đủ năm quân nữa.

# The steps of a protocol. The sentences are generated from the protocol itself.
rules-who-first = Người thứ nhất
rules-who-second = Người thứ hai
rules-who-black = Đen
rules-who-white = Trắng
rules-where-anywhere = ở bất kỳ đâu
rules-where-centre = ở tâm bàn
rules-where-central = trong vùng giữa { $side } × { $side }
rules-where-outside = ngoài vùng giữa { $side } × { $side }
rules-step-place = { $who } đặt quân { $number } { $where }.
rules-step-place-black = { $who } đặt quân { $number } (đen) { $where }.
rules-step-place-white = { $who } đặt quân { $number } (trắng) { $where }.
rules-step-swap = { $who } được quyền đổi màu.
rules-step-choose = { $who } chọn:
rules-step-declare = { $who } tuyên bố số nước thứ năm, từ 1 đến { $most }.
rules-step-offer = { $who } đề xuất { $count } nước thứ năm khác nhau.
rules-step-offer-declared = { $who } đề xuất đúng số nước thứ năm khác nhau đã tuyên bố.
rules-step-pick = { $who } chọn một trong số đó làm quân { $number }.
rules-step-then = Khai cuộc kết thúc và ván cờ tiếp tục. { $who } đi tiếp.
rules-choice-swap = đổi màu
rules-choice-stay = giữ màu
rules-choice-place-two = đặt thêm hai quân.
rules-choice-offer-ten = giữ màu và đề xuất mười nước thứ năm.
rules-choice-or = { $first }, hoặc { $second };

# No protocol
rules-free = Đi tự do
rules-free-lead = Không có hạn chế nào ngay từ nước đầu.
rules-free-steps = Đen đặt một quân ở bất kỳ đâu, rồi đến Trắng, cứ thế theo luật của ván cờ.
rules-free-moves = Một cách mở đầu: số lẻ là nước của Đen, số chẵn là nước của Trắng.
rules-free-why = Người đi trước có lợi thế, nhất là khi không có nước cấm. Luật khai cuộc bù lại lợi thế đó: một người đặt những quân đầu tiên, người kia chọn màu, nên thế cờ cần phải cân bằng. Đổi màu là hai người đổi quân cho nhau; các quân trên bàn giữ nguyên.

# Pro and Long Pro
rules-pro = Pro
rules-pro-lead = Quân thứ hai của Đen phải nằm ngoài vùng giữa 5 × 5. Không đổi màu.
rules-pro-region = Quân thứ ba có thể đặt bất kỳ đâu ngoài ô vuông tô đậm 5 × 5.
rules-pro-third = Ví dụ ở đây, cách ba đường.
rules-pro-reading = Quân đầu tiên của Trắng được đặt ở bất kỳ đâu. Một số nơi bắt buộc phải ở một trong tám điểm quanh tâm.
rules-long-pro = Long Pro
rules-long-pro-lead = Như Pro, với vùng vuông lớn hơn: quân thứ hai của Đen phải nằm ngoài vùng giữa 7 × 7.
rules-long-pro-region = Quân thứ ba có thể đặt bất kỳ đâu ngoài ô vuông tô đậm 7 × 7.
rules-long-pro-third = Ví dụ ở đây, cách bốn đường.

# Swap, Swap2, swap after the first move
rules-swap = Swap
rules-swap-lead = Một người đặt ba quân; người kia chọn màu.
rules-swap-three = Ba quân ở bất kỳ đâu: đen, trắng, đen. Nếu thế cờ lợi cho Đen, người thứ hai chỉ việc cầm Đen.
rules-swap2 = Swap2
rules-swap2-lead = Như Swap, nhưng người thứ hai có thể đặt thêm hai quân rồi để người thứ nhất chọn màu.
rules-swap2-three = Ba quân ở bất kỳ đâu. Người thứ hai cầm Đen, giữ Trắng, hoặc đặt thêm hai quân.
rules-swap2-five = Thêm hai quân: giờ người thứ nhất chọn màu.
rules-swap-after-first = Đổi màu sau nước đầu
rules-swap-after-first-lead = Cách chia công bằng đơn giản nhất: một người đặt một quân, người kia chọn màu.
rules-swap-after-first-stone = Quân càng xa tâm càng ít giá trị với Đen.
rules-swap-after-first-reading = Quân này được đặt ở bất kỳ đâu trên bàn cờ.

# Shared by the protocols of Renju
rules-renju-second = Quân thứ hai đặt sát quân thứ nhất: theo hàng ngang, dọc (trực tiếp) hoặc theo đường chéo (gián tiếp).
rules-renju-third = Quân thứ ba đặt trong vùng giữa 5 × 5. Không kể xoay và lật, có 26 khai cuộc.
rules-fourth = Quân thứ tư đặt trong vùng vuông tô sáng 7 × 7.
rules-fifth = Quân thứ năm đặt trong vùng vuông tô sáng 9 × 9.

# RIF
rules-rif = RIF
rules-rif-lead = Luật khai cuộc của Liên đoàn Renju Quốc tế, dùng ở giải vô địch thế giới đến năm 2008.
rules-rif-offers = Đen đề xuất A và B; Trắng chọn một điểm làm quân thứ năm.
rules-rif-same = Cả bốn điểm A là cùng một nước thứ năm: bốn quân đối xứng cả theo chiều ngang lẫn chiều dọc.
rules-rif-reading = Được chơi mọi khai cuộc trong 26 khai cuộc, với mọi cách xoay hoặc lật.

rules-yamaguchi = Yamaguchi
rules-yamaguchi-lead = Người đặt khai cuộc cũng tuyên bố Đen phải đề xuất bao nhiêu nước thứ năm: khai cuộc càng lợi cho Đen thì càng nhiều.
rules-yamaguchi-opening = Kagetsu, một trong 26 khai cuộc. Giờ người thứ nhất tuyên bố một con số.
rules-yamaguchi-offers = Đã tuyên bố ba nước thứ năm: Đen đề xuất A, B và C.
rules-yamaguchi-reading = Luật không đặt giới hạn trên. Narabe giới hạn ở 12.

rules-soosorv8 = Soosõrv-8
rules-soosorv8-lead = Trắng đặt quân thứ tư và tuyên bố sẽ có bao nhiêu nước thứ năm; sau đó người kia được quyền đổi màu. Dùng ở giải vô địch thế giới 2017–2023.
rules-soosorv8-fourth = Cùng với quân thứ tư, Trắng tuyên bố từ một đến tám nước thứ năm.
rules-soosorv8-offers = Đã tuyên bố bốn: Đen đề xuất từ A đến D.

rules-tarannikov = Tarannikov
rules-tarannikov-lead = Năm quân trong các vùng vuông lớn dần, sau mỗi quân được quyền đổi màu.
rules-tarannikov-reading = Quyền đổi màu luôn thuộc về người không đặt quân vừa rồi.

rules-taraguchi10 = Taraguchi-10
rules-taraguchi10-lead = Được quyền đổi màu sau mỗi quân; rồi một nước thứ năm gần tâm, hoặc mười nước đề xuất ở bất kỳ đâu. Dùng ở giải vô địch thế giới từ năm 2024.
rules-taraguchi10-offers = Mười nước thứ năm ở bất kỳ đâu trên bàn, không có hai nước nào đối xứng: Trắng chọn một.
rules-taraguchi10-reading = Sau quân thứ tư, Đen chọn một lần giữa ba phương án. Nếu đã đổi màu thì chỉ còn cách đi một nước thứ năm.

rules-sakata = Sakata
rules-sakata-lead = Một người đặt khai cuộc, người kia thêm hai quân, rồi người thứ nhất chọn màu.
rules-sakata-reading = Các mô tả về luật này không thống nhất; có nơi cho đổi màu và đặt tự do quân thứ tư. Trong Narabe, người thứ hai đặt quân 4 và 5, sau đó người thứ nhất chọn.

# The 26 openings
rules-openings = 26 khai cuộc
rules-openings-lead = Quân thứ nhất ở tâm, quân thứ hai sát bên, quân thứ ba trong vùng giữa 5 × 5: không kể xoay và lật, có 26 cách, mỗi cách có một tên.
rules-openings-direct = Trực tiếp: Trắng đi sát theo hàng ngang hoặc dọc
rules-openings-indirect = Gián tiếp: Trắng đi sát theo đường chéo
rules-openings-called = { $name }, { $code }
rules-openings-reading = Khai cuộc bị xoay hoặc lật vẫn là khai cuộc đó. Tên hiện ra ngay khi nó có trên bàn cờ.
rules-openings-names = Mỗi khai cuộc mang tên một ngôi sao hoặc một vầng trăng: -sei và -jō nghĩa là sao, -getsu nghĩa là trăng.
rules-openings-choose = Chọn khai cuộc
