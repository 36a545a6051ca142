//! The opening protocols: their identifiers, and the rules and boards they are usual with.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Step, tables};
use crate::BoardSize;

/// An opening protocol. Files name it by its [`id`](Self::id).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// No protocol: free play from the first stone.
    #[default]
    Free,
    /// Black's second stone goes outside the central 5×5.
    Pro,
    /// Black's second stone goes outside the central 7×7.
    LongPro,
    /// Three stones, then the second player chooses the colour.
    Swap,
    /// Three stones, then the second player chooses the colour, or adds two stones and lets the first player choose.
    Swap2,
    /// One stone, then the second player chooses the colour.
    SwapAfterFirst,
    /// The classical RIF rule: a swap after three stones, and two fifth moves.
    Rif,
    /// The first player declares the number of fifth moves with the opening; then a swap.
    Yamaguchi,
    /// A swap after three stones; White declares up to eight fifth moves with the fourth stone; then another swap.
    Soosorv8,
    /// A swap after each of five stones in growing squares.
    Tarannikov,
    /// A swap after each of three stones; then a fifth stone in the central 9×9 with swaps, or ten fifth moves.
    Taraguchi10,
    /// The second player adds two stones to the opening, then the first player chooses the colour.
    Sakata,
}

/// The game that a protocol was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Any game.
    Any,
    /// Gomoku: no forbidden points, exactly five in tournaments.
    Gomoku,
    /// Renju, with forbidden points for Black.
    Renju,
}

impl Protocol {
    /// All protocols: free play, those of gomoku, those of Renju.
    pub const ALL: [Self; 12] = [
        Self::Free,
        Self::Pro,
        Self::LongPro,
        Self::Swap,
        Self::Swap2,
        Self::SwapAfterFirst,
        Self::Rif,
        Self::Yamaguchi,
        Self::Soosorv8,
        Self::Tarannikov,
        Self::Taraguchi10,
        Self::Sakata,
    ];

    /// The identifier in files and messages, which never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Pro => "pro",
            Self::LongPro => "long-pro",
            Self::Swap => "swap",
            Self::Swap2 => "swap2",
            Self::SwapAfterFirst => "swap-after-first",
            Self::Rif => "rif",
            Self::Yamaguchi => "yamaguchi",
            Self::Soosorv8 => "soosorv8",
            Self::Tarannikov => "tarannikov",
            Self::Taraguchi10 => "taraguchi10",
            Self::Sakata => "sakata",
        }
    }

    /// The protocol with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|protocol| protocol.id() == id)
    }

    /// The game that the protocol was made for. It can be played under every rule, but is unusual under others.
    pub const fn family(self) -> Family {
        match self {
            Self::Free => Family::Any,
            Self::Pro | Self::LongPro | Self::Swap | Self::Swap2 | Self::SwapAfterFirst => {
                Family::Gomoku
            }
            Self::Rif
            | Self::Yamaguchi
            | Self::Soosorv8
            | Self::Tarannikov
            | Self::Taraguchi10
            | Self::Sakata => Family::Renju,
        }
    }

    /// Whether the protocol is usual on boards of this size.
    pub const fn is_usual_on(self, size: BoardSize) -> bool {
        match self {
            Self::Free => true,
            Self::Swap2 | Self::SwapAfterFirst => matches!(size.get(), 15 | 19 | 20),
            Self::Swap => matches!(size.get(), 15 | 19),
            _ => size.get() == BoardSize::DEFAULT.get(),
        }
    }

    /// Whether every stone of the protocol has a point in its region. Only Pro and Long Pro do not fit on every board.
    pub fn fits(self, size: BoardSize) -> bool {
        let mut parts = self.parts().iter();
        let stones = parts.try_fold(0, |stones, part| stones_after(part, size, stones));
        stones.is_some()
    }

    /// The steps of the protocol from the empty board on, in consecutive parts.
    pub const fn parts(self) -> &'static [&'static [Step]] {
        match self {
            Self::Free => &[],
            Self::Pro => tables::PRO,
            Self::LongPro => tables::LONG_PRO,
            Self::Swap => tables::SWAP,
            Self::Swap2 => tables::SWAP2,
            Self::SwapAfterFirst => tables::SWAP_AFTER_FIRST,
            Self::Rif => tables::RIF,
            Self::Yamaguchi => tables::YAMAGUCHI,
            Self::Soosorv8 => tables::SOOSORV8,
            Self::Tarannikov => tables::TARANNIKOV,
            Self::Taraguchi10 => tables::TARAGUCHI10,
            Self::Sakata => tables::SAKATA,
        }
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Serialize for Protocol {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Protocol {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| {
            let known = Self::ALL.map(Self::id).join(", ");
            D::Error::custom(format!(
                "{id:?} is not an opening protocol: choose one of {known}"
            ))
        })
    }
}

/// The largest number of stones after these steps, starting with `before` stones. `None` if a region has too few
/// points.
fn stones_after(steps: &[Step], size: BoardSize, before: usize) -> Option<usize> {
    steps.iter().try_fold(before, |stones, step| match step {
        Step::Place { region, .. } => (region.points(size).count() > stones).then_some(stones + 1),
        Step::Choose { branches, .. } => branches.iter().try_fold(stones, |most, branch| {
            Some(most.max(stones_after(branch.steps, size, stones)?))
        }),
        Step::Pick { .. } => Some(stones + 1),
        Step::Declare { .. } | Step::Offer { .. } => Some(stones),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_name_protocols_in_files_too() {
        for protocol in Protocol::ALL {
            assert_eq!(Protocol::from_id(protocol.id()), Some(protocol));
            let written = ron::to_string(&protocol).unwrap();
            assert_eq!(written, format!("\"{protocol}\""));
            assert_eq!(ron::from_str(&written), Ok(protocol));
        }
        assert_eq!(Protocol::from_id("swap3"), None);
        let fault = ron::from_str::<Protocol>("\"swap3\"").unwrap_err();
        assert!(fault.to_string().contains("swap-after-first"), "{fault}");
    }

    #[test]
    fn only_pro_and_long_pro_do_not_fit_on_every_board() {
        let smallest = |protocol: Protocol| {
            (5..=25).find(|&side| protocol.fits(BoardSize::new(side).unwrap()))
        };
        for protocol in Protocol::ALL {
            let expected = match protocol {
                Protocol::Pro => 6,
                Protocol::LongPro => 8,
                _ => 5,
            };
            assert_eq!(smallest(protocol), Some(expected), "{protocol}");
        }
    }

    #[test]
    fn every_protocol_fits_where_it_is_usual() {
        for protocol in Protocol::ALL {
            let sizes = (5..=25).map(|side| BoardSize::new(side).unwrap());
            let usual: Vec<_> = sizes.filter(|&size| protocol.is_usual_on(size)).collect();
            assert!(usual.contains(&BoardSize::DEFAULT), "{protocol}");
            assert!(usual.into_iter().all(|size| protocol.fits(size)));
        }
    }
}
