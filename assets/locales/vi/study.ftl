# What a review says about a game. $side and $winner are black or white, $move and $point are points such as H8.

review-lost-fours = { $side ->
    [black] Đen
   *[white] Trắng
} thua từ nước { $ply } ({ $move }): từ đó { $winner ->
    [black] Đen
   *[white] Trắng
} thắng bằng chuỗi bốn sau { $moves } nước, đã chứng minh.
review-lost-threats = { $side ->
    [black] Đen
   *[white] Trắng
} thua từ nước { $ply } ({ $move }): từ đó { $winner ->
    [black] Đen
   *[white] Trắng
} thắng bằng chuỗi đe dọa sau { $moves } nước, đã chứng minh.
review-lost-judged = { $side ->
    [black] Đen
   *[white] Trắng
} thua từ nước { $ply } ({ $move }), ước lượng: từ đó { $winner ->
    [black] Đen
   *[white] Trắng
} gần như chắc thắng.
review-lost-foul = { $side ->
    [black] Đen
   *[white] Trắng
} thua vì nước { $ply }: { $move } bị cấm, { $foul ->
    [overline] hàng dài
    [double-four] 4-4
   *[double-three] 3-3
}.
review-better = Đi { $better } thì giữ được (ước lượng { $percent }%).
review-better-only = { $better } là nước duy nhất giữ được, đã chứng minh.
review-missed-win = { $side ->
    [black] Đen
   *[white] Trắng
} bỏ lỡ cách thắng đã chứng minh ở nước { $ply } ({ $move }): { $better } thắng sau { $moves } nước.
review-nobody-before = Trước nước { $ply }, chưa bên nào có cách thắng được chứng minh.
review-nobody = Không bên nào có cách thắng được chứng minh.
review-too-little = Chưa xét đủ sâu để nói ván cờ thua từ nước nào.
review-reason-missed-five = { $point } tạo đủ năm quân.
review-reason-four-not-stopped = Nước bốn không bị chặn: { $point } tạo đủ năm quân.
review-reason-three-not-stopped = Ba mở bị bỏ ngỏ: { $point } tạo bốn mở.
review-reason-wrong-block = { $move } chặn sai điểm.
review-reason-fork = { $point } tạo { $shape ->
    [four-three] nước bốn và ba mở
    [double-three] hai nước ba mở
   *[open-four] nước bốn mà một quân không chặn được
}.
review-reason-forbidden-block = { $winner ->
    [black] Đen
   *[white] Trắng
} tạo nước bốn mà điểm chặn { $point } bị cấm, { $foul ->
    [overline] hàng dài
    [double-four] 4-4
   *[double-three] 3-3
}.
review-reason-fours = Chuỗi nước bốn bắt đầu từ { $point } sẽ thắng.
review-reason-threats = Chuỗi nước ba và bốn bắt đầu từ { $point } sẽ thắng.
review-lost-proven = { $side ->
    [black] Đen
   *[white] Trắng
} thua từ nước { $ply } ({ $move }): từ đó { $winner ->
    [black] Đen
   *[white] Trắng
} thắng sau { $moves } nước, đã chứng minh.
review-lost-searched = { $side ->
    [black] Đen
   *[white] Trắng
} thua từ nước { $ply } ({ $move }), ước lượng: từ đó máy thấy { $winner ->
    [black] Đen
   *[white] Trắng
} thắng sau { $moves } nước.
review-lost-turn = Từ nước { $ply } ({ $move }) máy thấy { $winner ->
    [black] Đen
   *[white] Trắng
} thắng, ước lượng; ở đó máy không thấy nước nào tốt hơn cho { $side ->
    [black] Đen
   *[white] Trắng
}.
review-lost-start = Máy thấy { $side ->
    [black] Đen
   *[white] Trắng
} đã thua trước nước { $ply } ({ $move }), nước đầu tiên được xét.
review-lost-cost = { $side ->
    [black] Đen
   *[white] Trắng
} mất nhiều nhất ở nước { $ply } ({ $move }): từ { $percent }% còn { $count }%, ước lượng.
review-not-lost = Khi ván cờ kết thúc, máy chưa thấy { $side ->
    [black] Đen
   *[white] Trắng
} thua.
review-judged-end = Ở cuối ván, máy cho { $side ->
    [black] Đen
   *[white] Trắng
} { $percent }%.
review-better-wins = { $better } thắng, { $certainty ->
    [proven] đã chứng minh
   *[judged] ước lượng
}.
review-threats = Điểm tạo nước bốn hoặc ba mở: Đen { $black } → { $blackafter }, Trắng { $white } → { $whiteafter }.
review-reason-line = { $winner ->
    [black] Đen
   *[white] Trắng
} đi tiếp { $points }.
review-reason-gave = { $winner ->
    [black] Đen
   *[white] Trắng
} tạo được { $made ->
    [two] hai mở
    [two-twos] hai nước hai mở
    [three] ba mở
    [two-threes] hai nước ba mở
    [four] nước bốn
    [four-three] nước bốn và ba mở
    [open-four] bốn mở
   *[five] đủ năm quân
} ở { $point }; sau { $better } thì không.
review-reason-left = { $winner ->
    [black] Đen
   *[white] Trắng
} còn điểm { $point }, tạo { $made ->
    [two] hai mở
    [two-twos] hai nước hai mở
    [three] ba mở
    [two-threes] hai nước ba mở
    [four] nước bốn
    [four-three] nước bốn và ba mở
    [open-four] bốn mở
   *[five] đủ năm quân
}.
review-reason-not-taken = { $point } tạo { $made ->
    [two] hai mở
    [two-twos] hai nước hai mở
    [three] ba mở
    [two-threes] hai nước ba mở
    [four] nước bốn
    [four-three] nước bốn và ba mở
    [open-four] bốn mở
   *[five] đủ năm quân
}, còn { $move } thì không.
review-reason-more-threats = { $winner ->
    [black] Đen
   *[white] Trắng
} còn { $count } điểm tạo nước bốn hoặc ba mở; sau { $better } chỉ còn { $moves }.
review-reason-fewer-threats = Bên đi có { $count } điểm tạo nước bốn hoặc ba mở; sau { $better } có { $moves }.
review-reason-less-room = Qua { $move } còn chỗ cho { $count } hàng năm của mình, qua { $better } là { $moves }.
review-reason-stops-less = { $move } chặn { $count } hàng năm có thể có của { $winner ->
    [black] Đen
   *[white] Trắng
}, { $better } chặn { $moves }.

# What the loser is to look for next time.
review-next-foul = Lần sau: trước mỗi quân Đen, hãy xem điểm đó có bị cấm không.
review-next-five = Lần sau: trước hết hãy tìm nước đủ năm quân của mình.
review-next-four = Lần sau: trước mỗi nước, hãy xem đối thủ có nước bốn không.
review-next-three = Lần sau: hãy đáp lại ba mở ngay, hoặc đi nước bốn của mình.
review-next-block = Lần sau: trước khi chặn, hãy thử từng điểm chặn và xem còn lại gì.
review-next-fork = Lần sau: hãy tìm điểm mà hai hàng của đối thủ cắt nhau và đi trước ở đó.
review-next-forbidden = Lần sau: hãy xem trước điểm phải chặn nước bốn có bị cấm không.
review-next-fours = Lần sau: hãy đếm các nước bốn mà đối thủ đi liên tiếp được.
review-next-threats = Lần sau: hãy đếm các nước ba và bốn mà đối thủ đi liên tiếp được.
review-next-their-point = Lần sau: hãy tự hỏi đối thủ muốn đi đâu; điểm đó thường là điểm của bạn.
review-next-own-point = Lần sau: trước hết hãy tìm điểm mà các quân của bạn phối hợp với nhau.
review-next-count = Lần sau: hãy so số đe dọa của hai bên sau nước đi.
review-next-room = Lần sau: hãy đi ở nơi còn chỗ cho một hàng năm.
review-next-line = Lần sau: hãy tính các nước đáp tốt nhất của đối thủ trước ba nước.
review-next-earlier = Lần sau: hãy tìm cách khác trước nước này vài nước.
review-next-opening = Lần sau: hãy bắt đầu bằng khai cuộc khác hoặc chọn màu kia.
review-next-open = Lần sau: hãy đi tiếp: máy vẫn thấy những nước giữ được.

# What the steps of a proven win are. $point is the attack, $made what it makes; $points, with commas, and $last are points to
# choose from, $listed in all.
proof-made = { $made ->
    [five] đủ năm quân
    [open-four] bốn mở
    [two-fours] hai nước bốn cùng lúc
    [four-three] nước bốn và ba mở
    [four] nước bốn
    [two-threes] hai nước ba mở cùng lúc
    [three] ba mở
   *[other] đe dọa
}
proof-makes = { $point } tạo { $made ->
    [five] đủ năm quân
    [open-four] bốn mở
    [two-fours] hai nước bốn
    [four-three] nước bốn và ba mở
    [four] nước bốn
    [two-threes] hai nước ba mở
    [three] ba mở
   *[other] một đe dọa
}.
proof-next-fives = Tiếp theo, { $points } hoặc { $last } tạo đủ năm quân; một quân không chặn được { $count ->
    [2] cả hai
   *[other] tất cả
}.
proof-next-open-four = Tiếp theo, { $listed ->
    [1] { $last }
   *[other] { $points } hoặc { $last }
} tạo bốn mở.
proof-four-one-stop = Nước bốn: chỉ { $last } chặn được.
proof-four-stops = Nước bốn: { $points } hoặc { $last } chặn được.
proof-four-forbidden = Nước bốn: điểm chặn duy nhất, { $point }, bị cấm với Đen, { $foul ->
    [overline] hàng dài
    [double-four] 4-4
   *[double-three] 3-3
}.
proof-one-stop = Chỉ { $last } chặn được nước bốn.
proof-stops = { $points } hoặc { $last } chặn được nước bốn.
proof-forbidden = { $point } bị cấm với Đen, { $foul ->
    [overline] hàng dài
    [double-four] 4-4
   *[double-three] 3-3
}.
proof-tries = { $side ->
    [black] Đen
   *[white] Trắng
} có { $count ->
    [1] một cách thử: { $last }. Cách này không giữ được.
   *[other] { $count ->
        [2] hai
        [3] ba
       *[other] bốn
    } cách thử: { $points } hoặc { $last }. Không cách nào { $made ->
        [two-threes] chặn được cả hai
       *[other] giữ được
    }.
}
proof-tries-or-four = { $side ->
    [black] Đen
   *[white] Trắng
} có thể thử { $points }, hoặc tự tạo một nước bốn. Không cách nào { $made ->
    [two-threes] chặn được cả hai
   *[other] giữ được
}.
proof-tries-four = { $side ->
    [black] Đen
   *[white] Trắng
} chỉ có thể tự tạo nước bốn để trì hoãn.
proof-tries-many = { $side ->
    [black] Đen
   *[white] Trắng
} có { $count } cách thử; không cách nào { $made ->
    [two-threes] chặn được cả hai
   *[other] giữ được
}.
proof-no-try = Không quân nào của { $side ->
    [black] Đen
   *[white] Trắng
} chặn được.

# The whole proof.
proof-headline = Dù { $side ->
    [black] Đen
   *[white] Trắng
} đi thế nào, { $winner ->
    [black] Đen
   *[white] Trắng
} cũng đủ năm quân chậm nhất ở nước { $ply }.
proof-answered = { $count ->
    [1] Một cách thủ, đã có lời đáp.
   *[other] { $count } cách thủ, tất cả đã có lời đáp.
}
proof-all-fours = Mọi nước đều là nước bốn.
proof-threes-and-fours = Mọi nước đều là nước ba hoặc nước bốn.
proof-shared = Như sau { $points }.
proof-left-out = Còn { $count } cách thủ bị bỏ qua ở đây: tệp chỉ chứa tối đa { $nodes } nước.

# What an attack of one's own comes to. $reply is the defender's move.
proof-also-wins = { $point } cũng thắng, đã chứng minh: đủ năm quân sau { $moves } nước.
proof-lost-five = { $point } làm mất thắng: { $side ->
    [black] Đen
   *[white] Trắng
} tạo đủ năm quân ở { $reply }.
proof-lost-stopped = { $side ->
    [black] Đen
   *[white] Trắng
} đáp { $reply }, và không còn cách thắng bằng chuỗi ba và bốn.
proof-lost-stopped-four = { $side ->
    [black] Đen
   *[white] Trắng
} đáp { $reply } bằng nước bốn, và không còn cách thắng bằng chuỗi ba và bốn.
proof-lost-no-threat = { $point } không phải nước bốn cũng không phải ba mở: { $side ->
    [black] Đen
   *[white] Trắng
} đáp { $reply }, và không còn cách thắng bằng chuỗi ba và bốn.
proof-not-found = Không thấy cách thắng sau { $point } trong { $nodes } thế cờ.
proof-not-found-after = Không thấy cách thắng sau { $point } và { $reply } trong { $nodes } thế cờ.

# What a side would do if it could move again.
threat-five = { $side ->
    [black] Đen
   *[white] Trắng
} dọa đủ năm quân tại { $point }.
threat-fours = { $side ->
    [black] Đen
   *[white] Trắng
} dọa thắng bằng chuỗi bốn sau { $moves } nước, đã chứng minh: bắt đầu ở { $point }.
threat-threats = { $side ->
    [black] Đen
   *[white] Trắng
} dọa thắng bằng chuỗi ba và bốn sau { $moves } nước, đã chứng minh: bắt đầu ở { $point }.
threat-none = { $side ->
    [black] Đen
   *[white] Trắng
} không dọa thắng bằng chuỗi ba và bốn.
threat-not-found = Không thấy đe dọa nào trong { $nodes } thế cờ.

# Thắng bằng chuỗi bốn của một bên, như thể đến lượt bên đó.
fours-five = { $side ->
    [black] Đen
   *[white] Trắng
} đến lượt thì được năm ở { $point }.
fours-win = { $side ->
    [black] Đen
   *[white] Trắng
} đến lượt thì thắng bằng chuỗi bốn trong { $moves } nước, đã chứng minh: { $point } trước.
fours-none = { $side ->
    [black] Đen
   *[white] Trắng
} đến lượt không có thắng bằng chuỗi bốn.
fours-not-found = { $side ->
    [black] Đen
   *[white] Trắng
} đến lượt: chưa tìm thấy thắng bằng chuỗi bốn trong { $nodes } thế cờ.
