//! Which game a file says it is. Programs for five in a row write 4 as they should, and also 1 or 5, so that only what is surely
//! another game is refused.

use super::property::Property;
use super::writer::GOMOKU;

/// The number of Go in SGF, which programs write that are made for Go and used for five in a row.
const GO: u32 = 1;
/// The number of Nine Men's Morris in SGF, which servers of renju write.
const MORRIS: u32 = 5;
/// The boards on which Go is played.
const GO_BOARDS: [u8; 3] = [9, 13, 19];
/// The names of the rules of Go, in small letters.
const GO_RULES: [&str; 12] = [
    "japanese",
    "chinese",
    "korean",
    "aga",
    "bga",
    "nz",
    "goe",
    "ing",
    "new zealand",
    "tromp-taylor",
    "tromp taylor",
    "french",
];
/// The names of the games of SGF, by their numbers from 1.
const NAMES: [&str; 16] = [
    "Go",
    "Othello",
    "Chess",
    "Gomoku",
    "Nine Men's Morris",
    "Backgammon",
    "Chinese chess",
    "Shogi",
    "Lines of Action",
    "Ataxx",
    "Hex",
    "Jungle",
    "Neutron",
    "Philosopher's Football",
    "Quadrature",
    "Trax",
];

/// What a file says of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// Five in a row, or nothing.
    FiveInARow,
    /// A number that is another game's, but that programs for five in a row write too.
    Doubtful,
    /// Another game, by its name.
    Other(String),
    /// Something that is no number of a game.
    Unknown,
}

/// The game that the value of `GM` names.
pub fn kind(value: &str) -> GameKind {
    let value = value.trim().to_lowercase();
    let is_ours = ["gomoku", "renju", "five", "omok", "gobang"]
        .iter()
        .any(|name| value.contains(name));
    match value.parse::<u32>() {
        _ if value.is_empty() || is_ours => GameKind::FiveInARow,
        Ok(number) if number == u32::from(GOMOKU) => GameKind::FiveInARow,
        Ok(GO | MORRIS) => GameKind::Doubtful,
        Ok(number) => GameKind::Other(name(number)),
        Err(_) => GameKind::Unknown,
    }
}

fn name(number: u32) -> String {
    let index = usize::try_from(number)
        .ok()
        .and_then(|number| number.checked_sub(1));
    let name = index.and_then(|index| NAMES.get(index));
    name.map_or_else(|| format!("GM[{number}]"), |name| (*name).to_owned())
}

/// What only games of Go have, found so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct GoSigns {
    is_go: bool,
    /// A komi, which programs for Go write into games of five in a row too.
    has_komi: bool,
    is_certain: bool,
}

impl GoSigns {
    /// Looks at a property.
    pub fn look(&mut self, property: &Property<'_>) {
        let value = property.value().trim().to_lowercase();
        let number = || value.parse::<f32>().unwrap_or_default();
        match property.name.as_str() {
            "GM" => self.is_go |= value.parse() == Ok(GO),
            "KM" => self.has_komi |= number() != 0.0,
            "HA" => self.is_certain |= number() >= 2.0,
            "TB" | "TW" => self.is_certain = true,
            "RU" => self.is_certain |= GO_RULES.contains(&value.as_str()),
            // A score with a half point.
            "RE" => self.is_certain |= value.contains('+') && value.ends_with(".5"),
            _ => {}
        }
    }

    /// Whether a game that calls itself Go is one, on a board of this size; none if the file names no size.
    pub fn is_go(self, size: Option<u8>) -> bool {
        let is_go_board = size.is_none_or(|size| GO_BOARDS.contains(&size));
        self.is_go && (self.is_certain || self.has_komi && is_go_board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_games_are_told_apart() {
        for value in ["4", " 4 ", "", "Gomoku+Renju"] {
            assert_eq!(kind(value), GameKind::FiveInARow, "{value}");
        }
        assert_eq!(kind("1"), GameKind::Doubtful);
        assert_eq!(kind("2"), GameKind::Other("Othello".to_owned()));
        assert_eq!(kind("99"), GameKind::Other("GM[99]".to_owned()));
        assert_eq!(kind("x"), GameKind::Unknown);
    }
}
