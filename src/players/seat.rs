//! The choice of who decides a player's moves.

use crate::engine::classic::Classic;
use crate::engine::level::Level;
use crate::engine::twin::TwinLevel;
use serde::{Deserialize, Serialize};
use std::time::Duration;

use super::Thinker;
use super::level::LevelThinker;
use super::machine::WorkerGroup;
use super::time::MoveTime;

/// What a level below full strength may take on a slow machine: it is bound by positions and not by time.
const SLOW_MACHINE: Duration = Duration::from_secs(50);

/// Who decides a player's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// A person at this board.
    Human,
    /// A person at another machine.
    Remote,
    /// One of the classic opponents.
    Classic(#[serde(with = "classic_id")] Classic),
    /// One of the engine's levels.
    Level(#[serde(with = "level_id")] Level),
    /// One of the opponents for twin boards.
    Twin(#[serde(with = "twin_id")] TwinLevel),
}

impl Seat {
    /// Whether a person at this board decides.
    pub fn is_human(self) -> bool {
        self == Self::Human
    }

    /// Whether an engine decides, and no person anywhere.
    pub fn is_computer(self) -> bool {
        !matches!(self, Self::Human | Self::Remote)
    }

    /// The one that thinks for this seat, or nobody when a person does. Who plays on two boards is not asked about one.
    pub fn thinker(self) -> Option<Box<dyn Thinker>> {
        self.thinker_among(None)
    }

    /// The same, with a group of engines that help full strength.
    pub(super) fn thinker_among(self, group: Option<&WorkerGroup>) -> Option<Box<dyn Thinker>> {
        match self {
            Self::Human | Self::Remote | Self::Twin(_) => None,
            Self::Classic(classic) => Some(Box::new(classic)),
            Self::Level(level) => Some(Box::new(LevelThinker::new(level, group))),
        }
    }

    /// Whether it thinks for as long as it may, so that help makes it stronger.
    pub const fn takes_help(self) -> bool {
        matches!(self, Self::Level(level) if level.is_full_strength())
    }

    /// The longest that an honest thought may take in this seat. A classic needs no time worth speaking of.
    pub fn longest_thought(self, time: MoveTime) -> Duration {
        match self {
            Self::Human | Self::Remote | Self::Classic(_) => Duration::ZERO,
            Self::Level(level) if level.is_full_strength() => time.most(),
            Self::Level(_) | Self::Twin(_) => SLOW_MACHINE,
        }
    }
}

/// Files name an opponent by its id, which never changes.
macro_rules! by_id {
    ($module:ident, $type:ident, $kind:literal) => {
        mod $module {
            use super::$type;
            use serde::de::{Deserialize, Deserializer, Error};
            use serde::ser::Serializer;

            pub fn serialize<S: Serializer>(
                value: &$type,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(value.id())
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                let id = String::deserialize(deserializer)?;
                $type::from_id(&id).ok_or_else(|| {
                    let known = $type::ALL.map($type::id).join(", ");
                    D::Error::custom(format!("{id:?} is not a {}; choose one of {known}", $kind))
                })
            }
        }
    };
}

by_id!(classic_id, Classic, "classic opponent");
by_id!(level_id, Level, "level");
by_id!(twin_id, TwinLevel, "opponent for twin boards");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_reads_back_as_written() {
        let computers = Classic::ALL
            .map(Seat::Classic)
            .into_iter()
            .chain(Level::ALL.map(Seat::Level))
            .chain(TwinLevel::ALL.map(Seat::Twin));
        for seat in computers.chain([Seat::Human, Seat::Remote]) {
            let text = ron::to_string(&seat).expect("written");
            assert_eq!(ron::from_str::<Seat>(&text), Ok(seat), "{text}");
        }
    }

    #[test]
    fn an_unknown_opponent_is_named_in_the_error() {
        for (text, known) in [("Classic(\"oak\")", "shapes"), ("Level(\"oak\")", "kaede")] {
            let error = ron::from_str::<Seat>(text)
                .expect_err("nobody of that name")
                .to_string();
            assert!(error.contains("oak") && error.contains(known), "{error}");
        }
    }

    #[test]
    fn full_strength_may_use_its_clock_and_no_more() {
        let minute = Duration::from_secs(60);
        let kaya = Seat::Level(Level::Kaya);
        assert_eq!(kaya.longest_thought(MoveTime::Match(minute)), minute);
        assert!(kaya.longest_thought(MoveTime::Free) < minute / 10);
        let classic = Seat::Classic(Classic::Shapes);
        assert_eq!(
            classic.longest_thought(MoveTime::Match(minute)),
            Duration::ZERO
        );
    }
}
