//! Three opponents for twin boards.

use std::fmt;

use super::search::Manner;
use super::turns::Width;

/// An opponent by its name. None of them ever misses a win in one turn, lets the other side have one that could be stopped,
/// or completes a five on one board alone; they differ in how far they see beyond that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TwinLevel {
    /// 双葉, the first two leaves of a seedling: looks at the answer to its turn, and not closely.
    Futaba,
    /// 連理, two trees grown into one: looks a turn further and sees short combinations.
    Renri,
    /// 夫婦杉, the wedded cedars: reads combinations to their end and looks as far ahead as it can.
    Meoto,
}

impl TwinLevel {
    /// All three, the mildest first.
    pub const ALL: [Self; 3] = [Self::Futaba, Self::Renri, Self::Meoto];

    /// A name for files and messages, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Futaba => "futaba",
            Self::Renri => "renri",
            Self::Meoto => "meoto",
        }
    }

    /// The level of that [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// From 1, the mildest, to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(super) const fn mind(self) -> Mind {
        match self {
            Self::Futaba => Mind {
                manner: Manner {
                    nodes: 2_000,
                    depth: 2,
                    root: Width {
                        first: 10,
                        second: 8,
                    },
                    width: Width {
                        first: 6,
                        second: 4,
                    },
                    root_combination: 0,
                    combination: 0,
                },
                whim: 100.0,
            },
            Self::Renri => Mind {
                manner: Manner {
                    nodes: 4_000,
                    depth: 3,
                    root: Width {
                        first: 8,
                        second: 6,
                    },
                    width: Width {
                        first: 6,
                        second: 4,
                    },
                    root_combination: 200,
                    combination: 200,
                },
                whim: 20.0,
            },
            Self::Meoto => Mind {
                manner: Manner {
                    nodes: 20_000,
                    depth: 20,
                    root: Width {
                        first: 14,
                        second: 10,
                    },
                    width: Width {
                        first: 8,
                        second: 6,
                    },
                    root_combination: 50_000,
                    combination: 300,
                },
                whim: 0.0,
            },
        }
    }
}

impl fmt::Display for TwinLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Futaba => "Futaba",
            Self::Renri => "Renri",
            Self::Meoto => "Meoto",
        })
    }
}

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How it searches.
    pub manner: Manner,
    /// How far its judgement is off, in the unit of the evaluation.
    pub whim: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_back_to_their_levels() {
        for level in TwinLevel::ALL {
            assert_eq!(TwinLevel::from_id(level.id()), Some(level));
        }
        assert_eq!(TwinLevel::from_id("sugi"), None);
    }
}
