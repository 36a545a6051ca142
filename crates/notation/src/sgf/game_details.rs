//! What the properties of a game say of it as a whole, wherever they stand.

use super::game_kind::{self, GameKind};
use super::game_reader::GameReader;
use super::property::{Detail, Property, read_detail, size};
use crate::game_file::{OddKind, ReadFault};

/// Properties that only the root of a game has, and that programs write first.
const ROOT_NAMES: [&str; 5] = ["FF", "GM", "CA", "AP", "SZ"];
/// Names of players, which stand once in a game.
const PLAYERS: [&str; 2] = ["PB", "PW"];

/// Lines of text that have no moves in them.
const LINES: [&str; 11] = [
    "PB", "PW", "BR", "WR", "GN", "EV", "RO", "PC", "RU", "TM", "AN",
];

/// What is odd about a line of text with moves in it: perhaps its closing bracket is missing.
fn swallowed_moves(property: &Property<'_>) -> Option<OddKind> {
    let is_move = |rest: &str| {
        let rest = rest.trim_start();
        rest.starts_with("B[") || rest.starts_with("W[")
    };
    let has_moves = |value: &&str| value.split(';').skip(1).any(is_move);
    let name = property.name.as_str();
    let is_odd = LINES.contains(&name) && property.values.iter().any(has_moves);
    is_odd.then_some(if PLAYERS.contains(&name) {
        OddKind::TakenAsName
    } else {
        OddKind::UnknownValue
    })
}

impl<'a> GameReader<'a> {
    /// Whether a node with these properties begins another game: it has those of a root that this game has already, or that
    /// come too late for it.
    pub fn is_other_game(&self, names: &[String]) -> bool {
        let Some(root) = &self.root else {
            return false;
        };
        let is_root = |name: &&String| ROOT_NAMES.contains(&name.as_str());
        let is_player = |name: &&String| PLAYERS.contains(&name.as_str());
        let is_repeated = |name: &String| root.contains(name);
        let mut of_root = names.iter().filter(is_root);
        let mut players = names.iter().filter(is_player);
        of_root.any(|name| self.has_moves || is_repeated(name)) || players.any(is_repeated)
    }

    /// Takes a property that says something of the file: a size where the root has none, another game.
    pub(super) fn technical(&mut self, property: &Property<'a>) -> Result<(), (ReadFault, usize)> {
        let written = property.written();
        match property.name.as_str() {
            "GM" => match game_kind::kind(property.value()) {
                GameKind::FiveInARow => {}
                GameKind::Doubtful => {
                    self.kind_at = property.at;
                    self.note(property.at, OddKind::OtherGame, &written);
                }
                GameKind::Unknown => self.note(property.at, OddKind::UnknownValue, &written),
                GameKind::Other(name) => return Err((ReadFault::OtherGame(name), property.at)),
            },
            "SZ" => {
                let size = size(property.value()).map_err(|fault| (fault, property.at))?;
                let has_root_size = (self.root.iter().flatten()).any(|name| name == "SZ");
                if !self.names_size {
                    self.late_size = self.late_size.or(Some(size));
                } else if size != self.tree.size() {
                    self.note(property.at, OddKind::GivenTwice, &written);
                } else if !has_root_size {
                    self.note(property.at, OddKind::Misplaced, &written);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes a property that says something of the whole game. True if nothing of it is left to keep at its node. What stands inside
    /// a variation says something of that.
    pub(super) fn detail(&mut self, property: &Property<'a>, is_inside: bool) -> bool {
        if let Some(kind) = swallowed_moves(property) {
            self.note(property.at, kind, &property.written());
        }
        if self.has_variations {
            return false;
        }
        let (is_taken, kind) = match read_detail(&mut self.info, property) {
            Detail::None => return false,
            Detail::Same => return true,
            Detail::Taken if !is_inside => return true,
            Detail::Taken => (true, OddKind::Misplaced),
            Detail::Other => (false, OddKind::GivenTwice),
            Detail::NotUnderstood => (false, OddKind::UnknownValue),
        };
        self.note(property.at, kind, &property.written());
        is_taken
    }
}
