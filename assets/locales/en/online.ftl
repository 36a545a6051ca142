# Online play.

online-title = Online
online-you = You
online-other = Opponent

# Creating a room
online-create = Create a room
online-create-do = Create room
online-board = { $rule }, { $size } × { $size }
online-played = { $opening ->
    [none] { $clock }, { $length }
   *[other] { $clock }, { $opening }, { $length }
}
online-terms-edit = Change match settings
online-watching = Allow spectators
online-host = Host on this network

# Joining a room
online-join = Join with a code
online-join-do = Join
online-watch-do = Watch
online-code = Room code, six characters
online-code-note = Type or paste the code, or the whole invitation.
online-letters = Choose the letters
online-letters-back = Delete last
online-code-at = Lobby: { $lobby }
online-code-letter = Codes do not contain “{ $letter }”. They use the letters A–Z without I, L, O and U, and the digits 2–9.
online-code-length = A code has six characters. Copy it again from the person who sent it.

# Name and lobby
online-name = Your name
online-name-note = Your opponent and spectators see it.
online-lobby = Lobby
online-lobby-none = The server where players meet. Ask your friends for its address. On the same network you do not need one: one of you hosts.
online-lobby-of-page = Leave empty to use the lobby of this page.
online-lobby-is = You will meet at { $lobby }.
online-address-empty = Enter an address like 192.168.1.5 or wss://play.example.org.
online-address-long = This address is too long. Copy it again.
online-address-scheme = An address cannot begin with { $what }://. Use ws:// or wss://.
online-address-sign = “{ $what }” is not allowed in an address. Enter one like wss://play.example.org.
online-address-port = { $what } is not a port. Ports go from 1 to 65535.
online-address-host = The host name is missing. Enter an address like 192.168.1.5 or wss://play.example.org.

# How online play works
online-step-room = One of you creates a room and gives the code to the other.
online-step-terms = You both see the match settings. Either of you may change them; the match starts when both agree.
online-step-play = Moves go directly from one device to the other. The lobby only connects you; if the connection breaks, nothing is lost.
online-picture-here = Your device
online-picture-there = Their device

# The match that was left
online-seat = Your match with { $name }
online-seat-nameless = Your match
online-seat-open = The match has not started. You left { $minutes ->
    [0] a moment ago.
    [one] a minute ago.
   *[other] { $minutes } minutes ago.
}
online-seat-waits = The match is waiting for you. You left { $minutes ->
    [0] a moment ago.
    [one] a minute ago.
   *[other] { $minutes } minutes ago.
}
online-seat-old = You left { $minutes } minutes ago. The other player may have claimed the win.
online-seat-return = Return
online-seat-forget = Discard

# Connecting, and waiting in the room
online-calling = Connecting to the lobby
online-room = Your room
online-leave = Leave
online-waiting = Waiting for the other player
online-waiting-watcher = Waiting for the players
online-copy-code = Copy code
online-copied-code = Code copied
online-copy-link = Copy link
online-copied-link = Link copied
online-copy-invitation = Copy invitation
online-copied-invitation = Invitation copied: code and address in one
online-hosting = You are hosting. Others on this network join with the code and this address: { $lobby }
online-at-lobby = Lobby: { $lobby }
online-watch-open = Anyone with the code can watch once two players are here.
online-watch-closed = Spectators are not allowed.
online-picture = Code and address as a QR code.
online-picture-link = Scan this QR code to open the game.
online-picture-spoken = The invitation as a QR code

# The match settings
online-dealing = Match settings
online-terms-come = Waiting for the match settings
online-proposed-by = Proposed by { $name }
online-proposed-by-you = Proposed by you
online-was = was { $old }
online-rule-fouls = { $rule }, forbidden moves lose
online-black-alternate = { $name } first, then alternating
online-black-loser = { $name } first, then the loser
online-black-random = Coin toss
online-black-winner = { $name } first, then the winner
online-you-agree = You agree
online-agrees = Agrees
online-you-think = Not agreed yet
online-thinks = Not agreed yet
online-change = Change
online-agree = Agree
online-agree-not = Withdraw
online-you-watch = You are watching. The match starts when both agree.

# The page of match settings
terms-title = Match settings
terms-use = Apply
terms-propose = Propose

# Events in the room
online-to-room = Go to room
# A match between two machines has begun.
online-own-game = Your own game is kept under Continue: { $game }
online-came = { $name } has joined
online-came-back = { $name } is back
online-left = { $name } has left the room
online-watcher = { $name } is watching
online-watcher-nameless = Someone is watching
online-terms-changed = { $name } proposes different match settings
online-declined-draw = { $name } declines the draw.
online-declined-undo = { $name } does not allow the undo.
online-declined-swap = { $name } does not want to swap sides.
online-declined-next = { $name } does not want another game now.
online-withdrawn-draw = { $name } withdraws the draw offer.
online-withdrawn-undo = { $name } no longer asks to undo.
online-withdrawn-swap = { $name } no longer asks to swap sides.
online-withdrawn-next = { $name } no longer asks for another game.

# Chat
chat-title = Chat
chat-line = Message
chat-send = Send
chat-close = Close
chat-mute = Mute
chat-hear = Unmute
chat-muted = Messages from others are hidden.
chat-empty = No messages yet.
chat-watching = { $count } watching
chat-looking-on = You are watching
chat-spoken = { $name }: { $line }

# Visitors in the player's room
visitors-title = Visitors
visitors-none = There are no visitors.
visitors-nameless = Nameless visitor
visitors-send-out = Remove from the room
visitors-send-out-do = Remove
visitors-ask = Remove { $name } from the room?
visitors-ask-text = They will be disconnected at once, but can come back with the code.

# A link to another lobby
invited-title = Join a room at another lobby?
invited-text = This link leads to room { $code } in the lobby at { $lobby }. That lobby, and anyone you meet there, will see your IP address.
invited-join = Join

# Errors
online-trouble-no-lobby = No lobby address is set. Enter one under Lobby, or host on this network.
online-helper-stun = “{ $what }” in Settings is not a STUN server. Use the form stun:stun.example.org:3478, or leave it empty.
online-helper-turn = “{ $what }” in Settings is not a TURN server. Use the form turn:turn.example.org:3478, or leave it empty.
online-helper-unnamed = A TURN server needs a user name and a password. Enter both in Settings, or remove the server.
online-trouble-lost = The lobby cannot be reached. Check its address and your internet connection.
online-trouble-lost-because = The lobby cannot be reached ({ $reason }). Check its address and your internet connection.
online-trouble-no-hosting = A room cannot be hosted on this device ({ $reason }).
online-trouble-seat = Your place in the match could not be restored. { $reason }
online-trouble-no-chance = The system provides no random numbers, which online play needs for security. Restart the game and try again.
online-refused-unclear = The lobby did not understand the request. Check the code; if it is right, update the game.
online-refused-full = The room is full. Try again when someone has left.
online-refused-no-room = There is no room with this code. Check the code, or create a room yourself.
online-refused-exists = A room with this code already exists. Create a room again to get a new code.
online-refused-too-many = Too many requests from this network. Wait a minute and try again.
online-refused-lobby-full = The lobby is full or shutting down. Try again later, or use another lobby.
online-bye-left = The other player has left the room.
online-bye-taken = Both players’ places are taken. You can watch if spectators are allowed.
online-bye-private = Spectators are not allowed in this room.
online-bye-refused = The other device ended the connection. It may have a different version of the game: update the older one.
online-bye-sent-out = The host has removed you from the room.
online-fault-version = The other device has a different version of the game. Update the older one.
online-fault-garbled = The other device sent something unreadable. It was ignored.
online-fault-illegal = The other device sent an illegal move. It was not played.
online-fault-turn = The other device sent a move out of turn. It was ignored.
online-fault-clock = The other device reported less time than has passed. Its move was not played.
online-fault-early = The other device claimed that you were out of time, which you are not. It was ignored.
online-fault-disagreement = The two devices no longer agree on the game, so it cannot continue. Leave the room and start a new match.
online-fault-terms = The other device proposed match settings that are not valid. Propose different ones.
online-fault-flood = The other device sent too many messages and is now ignored.
online-fault-full = The match has reached its maximum length. Leave the room and start a new match.
