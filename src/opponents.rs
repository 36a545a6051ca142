//! The computer opponents.
//!
//! To add one, add a row to the list and its messages to `opponents.ftl`.

use crate::live::Seat;
use crate::locale::Locale;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_engine_core::twin::TwinLevel;

/// An opponent as the set-up shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opponent {
    pub seat: Seat,
    /// The Fluent ids of its name and of its description.
    pub name: &'static str,
    pub line: &'static str,
    /// The character on its seal.
    pub seal: &'static str,
    /// Additional text for a level of the engine.
    pub level: Option<LevelLabel>,
}

/// The number of a level, and the Fluent id of the plant that it is named after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelLabel {
    pub number: u8,
    pub plant: &'static str,
}

/// All opponents: the engine's levels, then the classic opponents, each from weak to strong.
pub const OPPONENTS: [Opponent; 12] = [
    level(
        Level::Koke,
        ["opponent-koke", "opponent-koke-line", "opponent-koke-plant"],
        "苔",
    ),
    level(
        Level::Warabi,
        [
            "opponent-warabi",
            "opponent-warabi-line",
            "opponent-warabi-plant",
        ],
        "蕨",
    ),
    level(
        Level::Sasa,
        ["opponent-sasa", "opponent-sasa-line", "opponent-sasa-plant"],
        "笹",
    ),
    level(
        Level::Ume,
        ["opponent-ume", "opponent-ume-line", "opponent-ume-plant"],
        "梅",
    ),
    level(
        Level::Kaede,
        [
            "opponent-kaede",
            "opponent-kaede-line",
            "opponent-kaede-plant",
        ],
        "楓",
    ),
    level(
        Level::Hinoki,
        [
            "opponent-hinoki",
            "opponent-hinoki-line",
            "opponent-hinoki-plant",
        ],
        "檜",
    ),
    level(
        Level::Matsu,
        [
            "opponent-matsu",
            "opponent-matsu-line",
            "opponent-matsu-plant",
        ],
        "松",
    ),
    level(
        Level::Kaya,
        ["opponent-kaya", "opponent-kaya-line", "opponent-kaya-plant"],
        "榧",
    ),
    classic(
        Classic::Quintuple,
        ["opponent-quintuple", "opponent-quintuple-line"],
        "五",
    ),
    classic(
        Classic::Attacker,
        ["opponent-attacker", "opponent-attacker-line"],
        "攻",
    ),
    classic(
        Classic::Defender,
        ["opponent-defender", "opponent-defender-line"],
        "守",
    ),
    classic(
        Classic::Shapes,
        ["opponent-shapes", "opponent-shapes-line"],
        "珠",
    ),
];

/// The opponents on twin boards, from weak to strong.
pub const TWIN_OPPONENTS: [Opponent; 3] = [
    twin(
        TwinLevel::Futaba,
        [
            "opponent-futaba",
            "opponent-futaba-line",
            "opponent-futaba-plant",
        ],
        "双",
    ),
    twin(
        TwinLevel::Renri,
        [
            "opponent-renri",
            "opponent-renri-line",
            "opponent-renri-plant",
        ],
        "連",
    ),
    twin(
        TwinLevel::Meoto,
        [
            "opponent-meoto",
            "opponent-meoto-line",
            "opponent-meoto-plant",
        ],
        "夫",
    ),
];

const fn twin(level: TwinLevel, texts: [&'static str; 3], seal: &'static str) -> Opponent {
    with_level(Seat::Twin(level), level.number(), texts, seal)
}

const fn level(level: Level, texts: [&'static str; 3], seal: &'static str) -> Opponent {
    with_level(Seat::Level(level), level.number(), texts, seal)
}

const fn with_level(
    seat: Seat,
    number: u8,
    [name, line, plant]: [&'static str; 3],
    seal: &'static str,
) -> Opponent {
    Opponent {
        seat,
        name,
        line,
        seal,
        level: Some(LevelLabel { number, plant }),
    }
}

const fn classic(
    classic: Classic,
    [name, line]: [&'static str; 2],
    seal: &'static str,
) -> Opponent {
    Opponent {
        seat: Seat::Classic(classic),
        name,
        line,
        seal,
        level: None,
    }
}

/// The opponent in a seat; `None` for a person's.
pub fn opponent(seat: Seat) -> Option<&'static Opponent> {
    OPPONENTS
        .iter()
        .chain(&TWIN_OPPONENTS)
        .find(|opponent| opponent.seat == seat)
}

/// The name of the computer in a seat; `None` for a person's.
pub fn computer_name(locale: &Locale, seat: Seat) -> Option<String> {
    opponent(seat).map(|opponent| locale.text(opponent.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Locale, languages};

    #[test]
    fn every_computer_can_be_chosen() {
        for seat in Level::ALL
            .map(Seat::Level)
            .into_iter()
            .chain(Classic::ALL.map(Seat::Classic))
            .chain(TwinLevel::ALL.map(Seat::Twin))
        {
            assert!(opponent(seat).is_some(), "{seat:?}");
        }
        assert_eq!(opponent(Seat::Human), None);
    }

    #[test]
    fn every_opponent_is_described_in_every_language() {
        for language in languages() {
            let locale = Locale::new(&language.code);
            for opponent in OPPONENTS.iter().chain(&TWIN_OPPONENTS) {
                let plant = opponent.level.map(|level| level.plant);
                for id in [opponent.name, opponent.line].into_iter().chain(plant) {
                    assert!(locale.knows(id) && locale.text(id) != id, "{id}");
                }
            }
        }
    }

    #[test]
    fn levels_count_from_one_and_come_first() {
        let numbers: Vec<_> = OPPONENTS
            .iter()
            .map_while(|opponent| opponent.level.map(|level| level.number))
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
