//! The words in lines of analysis: values, ranks and moves.

use narabe_engine_core::protocol::Coordinates;
use narabe_rules::{BoardSize, Point, Position};

use crate::Score;

/// A value such as -105, +M5 or -M*.
pub fn score(text: &str) -> Option<Score> {
    let number = |text: &str| text.parse().ok();
    let bare = text.trim_start_matches('+');
    match (bare.strip_prefix("-M"), bare.strip_prefix('M')) {
        (Some("*"), _) => Some(Score::Loss(None)),
        (_, Some("*")) => Some(Score::Win(None)),
        (Some(moves), _) => number(moves).map(|moves| Score::Loss(Some(moves))),
        (_, Some(moves)) => number(moves).map(|moves| Score::Win(Some(moves))),
        _ => match bare {
            "VAL_INF" => Some(Score::Win(None)),
            "-VAL_INF" => Some(Score::Loss(None)),
            _ => bare.parse().ok().map(Score::Value),
        },
    }
}

/// A share from 0 to 1.
pub fn win_rate(text: &str) -> Option<f64> {
    let rate = text.parse().ok();
    rate.filter(|rate| (0.0..=1.0).contains(rate))
}

/// A point as the protocol writes it.
pub fn numbers(word: &str, size: BoardSize) -> Option<Point> {
    word.parse::<Coordinates>().ok()?.on(size).ok()
}

/// A point as Rapfi writes it in texts: the letter of the column, and the row from the top.
pub fn from_the_top(word: &str, size: BoardSize) -> Option<Point> {
    let mut chars = word.chars();
    let letter = chars.next()?.to_ascii_lowercase();
    let x = u8::try_from(u32::from(letter).checked_sub(u32::from('a'))?).ok()?;
    let row: u8 = chars.as_str().parse().ok()?;
    let at = Coordinates {
        x,
        y: row.checked_sub(1)?,
    };
    at.on(size).ok()
}

/// Whether a word is the rank of a line of play.
pub fn is_rank(word: &str) -> bool {
    rank(word).is_some()
}

/// `(1)` is the best.
pub fn rank(word: &str) -> Option<usize> {
    let number = word.strip_prefix('(')?.strip_suffix(')')?;
    number.parse::<usize>().ok()?.checked_sub(1)
}

/// The moves up to the first that cannot be read or played, and whether these are all. After the end of the game no more follow.
pub fn legal(
    position: &Position,
    words: impl Iterator<Item = Option<Point>>,
) -> (Vec<Point>, bool) {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for word in words {
        match word {
            Some(point) if position.play_allowing_foul(point).is_ok() => moves.push(point),
            _ => return (moves, false),
        }
    }
    (moves, true)
}
