//! The keys of objects.

use narabe_rules::Side;

/// The keys of moves, in the form of [`plain`].
pub const MOVES: [&str; 9] = [
    "moves", "movelist", "history", "sequence", "steps", "kifu", "record", "position", "pos",
];
/// The keys of the number of a move, the surest first.
pub const NUMBERS: [&str; 6] = ["ply", "index", "n", "number", "step", "movenumber"];

/// Whether a key is that of the moves of a game, or of a position.
pub fn is_moves_key(key: &str) -> bool {
    let key = plain(key);
    MOVES.contains(&key.as_str()) || ["nodes", "initialstones", "setup"].contains(&key.as_str())
}

/// A key without capitals, spaces and signs between its words.
pub fn plain(key: &str) -> String {
    let letters = key.chars().filter(|char| char.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Whether a key is that of the number of a move.
pub fn is_number_key(plain: &str) -> bool {
    NUMBERS.contains(&plain)
}

/// The side that a key is about.
pub fn side_of_key(key: &str) -> Option<Side> {
    match key {
        "black" | "b" | "pb" | "blackname" | "blackplayer" | "playerblack" | "player1" => {
            Some(Side::Black)
        }
        "white" | "w" | "pw" | "whitename" | "whiteplayer" | "playerwhite" | "player2" => {
            Some(Side::White)
        }
        _ => None,
    }
}
