# Playing between two machines.

online-title = Online
online-you = You
online-other = The other

# Making a room
online-create = Create a room
online-create-do = Create room
online-board = { $rule }, { $size } × { $size }
online-played = { $opening ->
    [none] { $clock }, { $length }
   *[other] { $clock }, { $opening }, { $length }
}
online-terms-edit = Change what is played
online-watching = Let people watch
online-host = Host on this network

# Joining one
online-join = Join with a code
online-join-do = Join
online-watch-do = Watch
online-code = Code of the room, six letters
online-code-note = Type or paste the code, or a whole invitation.
online-code-at = In the lobby at { $lobby }
online-code-letter = No code has a “{ $letter }” in it. It has letters without I, L, O and U, and figures from 2 to 9.
online-code-length = A code has six letters. Copy it again from whoever gave it to you.

# Who one is, and where one meets
online-name = Your name
online-name-note = The other player sees it, and whoever looks on.
online-lobby = Lobby
online-lobby-none = The server at which you meet. Ask for its address where your friends play; on the same network you need none: one of you hosts.
online-lobby-of-page = Empty means the lobby of this page.
online-lobby-is = You meet at { $lobby }.
online-address-empty = Type an address like 192.168.1.5 or wss://play.example.org.
online-address-long = This address is too long. Copy it again.
online-address-scheme = An address does not begin with { $what }://. Use ws:// or wss://.
online-address-sign = “{ $what }” cannot stand in an address. Type one like wss://play.example.org.
online-address-port = { $what } is no port. Ports go from 1 to 65535.
online-address-host = The address names no machine. Type one like 192.168.1.5 or wss://play.example.org.

# How it goes
online-step-room = One of you creates a room and gives its code to the other.
online-step-terms = You see what is to be played. Either may change it, and the match begins when both agree.
online-step-play = Moves go from machine to machine. The lobby only brings you together; a line that breaks loses nothing.
online-picture-here = On your machine
online-picture-there = On the other

# The seat that was left
online-seat = Your seat at the table with { $name }
online-seat-nameless = Your seat at the table
online-seat-open = Nobody has begun. You were there { $minutes ->
    [0] a moment ago.
    [one] a minute ago.
   *[other] { $minutes } minutes ago.
}
online-seat-waits = The match waits for you. You left { $minutes ->
    [0] a moment ago.
    [one] a minute ago.
   *[other] { $minutes } minutes ago.
}
online-seat-old = You left { $minutes } minutes ago. The other player may have claimed the game.
online-seat-return = Return
online-seat-forget = Give up

# On the way, and in the room
online-calling = Calling the lobby
online-room = Your room
online-leave = Leave
online-waiting = Waiting for the other player
online-waiting-watcher = Waiting for the players
online-copy-code = Copy code
online-copied-code = The code is copied
online-copy-link = Copy link
online-copied-link = The link is copied
online-copy-invitation = Copy invitation
online-copied-invitation = The invitation is copied: code and address in one
online-hosting = You host. Others on this network join with the code and this address: { $lobby }
online-at-lobby = In the lobby at { $lobby }
online-watch-open = Whoever has the code may look on once two play.
online-watch-closed = Nobody may look on.
online-picture = The same to be read by a camera: code and address.
online-picture-link = Point a camera here, and the game opens.
online-picture-spoken = The invitation as a picture for a camera

# What is to be played
online-dealing = Terms
online-terms-come = The terms are on their way
online-proposed-by = { $name } proposes
online-proposed-by-you = You propose
online-was = was { $old }
online-rule-fouls = { $rule }, a foul loses
online-black-alternate = { $name } first, then in turn
online-black-loser = { $name } first, then the loser
online-black-random = A coin decides
online-black-winner = { $name } first, then the winner
online-you-agree = You agree
online-agrees = Agrees
online-you-think = You have not agreed
online-thinks = Has not agreed yet
online-change = Change
online-agree = Agree
online-agree-not = Not yet
online-you-watch = You look on. The match begins when both agree.

# The page of terms
terms-title = Terms
terms-use = Use these
terms-propose = Propose

# News of the table
online-to-table = Go there
online-came = { $name } is there
online-came-back = { $name } is back
online-left = { $name } has left the table
online-watcher = { $name } looks on
online-watcher-nameless = Somebody looks on
online-terms-changed = { $name } proposes other terms
online-declined-draw = { $name } plays on
online-declined-undo = { $name } lets the move stand
online-declined-swap = { $name } keeps the sides
online-declined-next = { $name } does not want another game now
online-withdrawn-draw = { $name } does not offer a draw any more
online-withdrawn-undo = { $name } does not ask for the move back any more
online-withdrawn-swap = { $name } does not ask to change sides any more
online-withdrawn-next = { $name } does not ask for the next game any more

# Chat
chat-title = Chat
chat-line = Message
chat-send = Send
chat-close = Close
chat-mute = Mute
chat-hear = Unmute
chat-muted = What the other says is not shown.
chat-empty = Nothing said yet.
chat-watching = { $count } watching
chat-looking-on = You look on
chat-spoken = { $name }: { $line }

# Why there is no table
online-trouble-no-lobby = There is no lobby to meet at. Type the address of one under Lobby, or host on this network.
online-helper-stun = “{ $what }” in the settings is no STUN server. Write one like stun:stun.example.org:3478, or nothing.
online-helper-turn = “{ $what }” in the settings is no TURN server. Write one like turn:turn.example.org:3478, or nothing.
online-helper-unnamed = A TURN server wants a user and a password. Type both in the settings, or leave the server out.
online-trouble-lost = The lobby cannot be reached ({ $reason }). Look at its address, and whether you are on the net.
online-trouble-no-hosting = No room can be opened on this machine ({ $reason }).
online-trouble-seat = The seat cannot be taken up again. { $reason }
online-trouble-no-chance = The system gives no random numbers, and without them no seat is safe. Start the game again.
online-refused-unclear = The lobby does not understand this game. Look at the code, and update the older of the two.
online-refused-full = The room is full. Ask for a place, or wait until somebody leaves.
online-refused-no-room = There is no room with this code. Look at it again, or create a room of your own.
online-refused-exists = There is a room with this code already. Create one again: it gets another code.
online-refused-too-many = Too many calls from this network. Wait a minute and try again.
online-refused-lobby-full = The lobby is full or about to stop. Try again later, or another lobby.
online-bye-left = The other player has left the table.
online-bye-taken = Both seats at this table are taken. You can look on, if they let you.
online-bye-private = Nobody may look on at this table.
online-bye-refused = The other machine has ended the talk. Perhaps it has another version of the game: update the older one.
online-fault-version = The other machine has another version of the game. Update the older one.
online-fault-garbled = The other machine has sent something that cannot be read. It was left out.
online-fault-illegal = The other machine has sent a move that the rules do not allow. It was not played.
online-fault-turn = The other machine has played out of turn. It was left out.
online-fault-clock = The other machine claims less time than has passed. Its move was not played.
online-fault-disagreement = The two machines do not agree on the game any more. It cannot go on: leave the table and play a new one.
online-fault-terms = The other machine proposes what nobody can play. Propose something else.
online-fault-flood = The other machine says more than anybody has to say, and is not listened to any more.
online-fault-full = The match is longer than any match may be. Leave the table and begin another.
