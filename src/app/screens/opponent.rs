//! Whom one can play against.
//!
//! An opponent is a row of this list: another one joins by another row and its two messages in `opponents.ftl`.

use crate::app::session::Seat;
use crate::engine::classic::Classic;

/// One opponent as the set-up shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opponent {
    pub seat: Seat,
    /// The Fluent ids of its name and of the line about its character.
    pub name: &'static str,
    pub line: &'static str,
    /// The character on its seal.
    pub seal: &'static str,
}

/// All opponents, the mildest first.
pub const OPPONENTS: [Opponent; 4] = [
    Opponent {
        seat: Seat::Classic(Classic::Quintuple),
        name: "opponent-quintuple",
        line: "opponent-quintuple-line",
        seal: "五",
    },
    Opponent {
        seat: Seat::Classic(Classic::Attacker),
        name: "opponent-attacker",
        line: "opponent-attacker-line",
        seal: "攻",
    },
    Opponent {
        seat: Seat::Classic(Classic::Defender),
        name: "opponent-defender",
        line: "opponent-defender-line",
        seal: "守",
    },
    Opponent {
        seat: Seat::Classic(Classic::Shapes),
        name: "opponent-shapes",
        line: "opponent-shapes-line",
        seal: "珠",
    },
];

/// The opponent in a seat; a person's seat has none.
pub fn opponent(seat: Seat) -> Option<&'static Opponent> {
    OPPONENTS.iter().find(|opponent| opponent.seat == seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::locale::Locale;

    #[test]
    fn every_classic_can_be_chosen() {
        for classic in Classic::ALL {
            assert!(opponent(Seat::Classic(classic)).is_some(), "{classic:?}");
        }
        assert_eq!(opponent(Seat::Human), None);
    }

    #[test]
    fn every_opponent_is_described() {
        let english = Locale::new("en");
        for opponent in OPPONENTS {
            assert!(
                english.knows(opponent.name) && english.knows(opponent.line),
                "{opponent:?}"
            );
        }
    }
}
