//! Three levels of strength for twin boards.

use std::fmt;

use super::search::SearchSettings;
use super::turns::BeamWidth;
use crate::ids::ids;

/// A level of strength. No level misses a win in one turn, allows one that it could prevent or completes a five on one board
/// only; they differ in how far they search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TwinLevel {
    /// 双葉, the first two leaves of a seedling: searches two turns and judges inexactly.
    Futaba,
    /// 連理, two trees grown into one: searches three turns and finds short wins by forcing turns.
    Renri,
    /// 夫婦杉, the wedded cedars: searches as deep as its nodes allow and finds long wins by forcing turns.
    Meoto,
}

impl TwinLevel {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Futaba, Self::Renri, Self::Meoto];

    /// The number of the level, from 1, the weakest, to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(super) const fn settings(self) -> LevelSettings {
        match self {
            Self::Futaba => LevelSettings {
                search: SearchSettings {
                    nodes: 2_000,
                    depth: 2,
                    root_width: BeamWidth {
                        first: 10,
                        second: 8,
                    },
                    width: BeamWidth {
                        first: 6,
                        second: 4,
                    },
                    root_threat_tries: 0,
                    threat_tries: 0,
                },
                noise: 200.0,
            },
            Self::Renri => LevelSettings {
                search: SearchSettings {
                    nodes: 4_000,
                    depth: 3,
                    root_width: BeamWidth {
                        first: 8,
                        second: 6,
                    },
                    width: BeamWidth {
                        first: 6,
                        second: 4,
                    },
                    root_threat_tries: 200,
                    threat_tries: 200,
                },
                noise: 40.0,
            },
            Self::Meoto => LevelSettings {
                search: SearchSettings {
                    nodes: 20_000,
                    depth: 20,
                    root_width: BeamWidth {
                        first: 14,
                        second: 10,
                    },
                    width: BeamWidth {
                        first: 8,
                        second: 6,
                    },
                    root_threat_tries: 50_000,
                    threat_tries: 300,
                },
                noise: 0.0,
            },
        }
    }
}

ids!(TwinLevel {
    Futaba => "futaba",
    Renri => "renri",
    Meoto => "meoto",
});

impl fmt::Display for TwinLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Futaba => "Futaba",
            Self::Renri => "Renri",
            Self::Meoto => "Meoto",
        })
    }
}

/// How a level searches and judges.
#[derive(Clone, Copy, Debug)]
pub struct LevelSettings {
    /// How much it searches.
    pub search: SearchSettings,
    /// The scale of the Gumbel noise on the values of turns, in evaluation units.
    pub noise: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back() {
        for level in TwinLevel::ALL {
            assert_eq!(TwinLevel::from_id(level.id()), Some(level));
        }
        assert_eq!(TwinLevel::from_id("sugi"), None);
    }
}
