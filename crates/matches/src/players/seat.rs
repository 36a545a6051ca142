//! Seats: who decides a player's moves.

use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_engine_core::twin::TwinLevel;
use serde::{Deserialize, Serialize};
use std::time::Duration;

use super::EnginePlayer;
use super::level_player::LevelEnginePlayer;
use super::search_group::SearchGroup;
use super::time::MoveTime;

/// The longest time that an engine limited by positions, not by time, may take on a slow machine.
const SLOW_MACHINE: Duration = Duration::from_secs(50);

/// How much longer than its thinking time a program of its own may take: it may have to be started first.
const PROGRAM_START: Duration = Duration::from_secs(50);

/// The number of a program that a person has added as an engine. It is drawn by lot and never given again, so that a file names no
/// program of another person's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EngineId(pub u64);

/// Who decides a player's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// A person at this machine.
    Human,
    /// A person at another machine.
    Remote,
    /// One of the classic opponents.
    Classic(#[serde(with = "classic_id")] Classic),
    /// One of the engine's levels.
    Level(#[serde(with = "level_id")] Level),
    /// One of the opponents for twin boards.
    Twin(#[serde(with = "twin_id")] TwinLevel),
    /// A program that the person at this machine has added. Only the list of engines says which it is.
    External(EngineId),
}

impl Seat {
    /// Whether a person at this machine decides.
    pub fn is_human(self) -> bool {
        self == Self::Human
    }

    /// Whether an engine decides.
    pub fn is_computer(self) -> bool {
        !matches!(self, Self::Human | Self::Remote)
    }

    /// The added program that decides, if one does.
    pub const fn external(self) -> Option<EngineId> {
        match self {
            Self::External(id) => Some(id),
            _ => None,
        }
    }

    /// A new engine player for this seat on one board. `None` for a person, for an opponent for twin boards, and for a program that
    /// a person has added: the owner of the list makes its player.
    pub fn engine_player(self) -> Option<Box<dyn EnginePlayer>> {
        self.engine_player_in_group(None)
    }

    /// As [`engine_player`](Self::engine_player). At full strength it searches with its group.
    pub(super) fn engine_player_in_group(
        self,
        group: Option<&SearchGroup>,
    ) -> Option<Box<dyn EnginePlayer>> {
        match self {
            Self::Human | Self::Remote | Self::Twin(_) | Self::External(_) => None,
            Self::Classic(classic) => Some(Box::new(classic)),
            Self::Level(level) => Some(Box::new(LevelEnginePlayer::new(level, group))),
        }
    }

    /// Whether the engine uses all the time available, so that helpers make it stronger.
    pub const fn uses_helpers(self) -> bool {
        matches!(self, Self::Level(level) if level.is_full_strength())
    }

    /// The longest time that the engine of this seat should need for a move. Classic opponents answer at once.
    pub fn max_thinking_time(self, time: MoveTime) -> Duration {
        match self {
            Self::Human | Self::Remote | Self::Classic(_) => Duration::ZERO,
            Self::Level(level) if level.is_full_strength() => time.longest(),
            Self::Level(_) | Self::Twin(_) => SLOW_MACHINE,
            Self::External(_) => time.longest().saturating_add(PROGRAM_START),
        }
    }
}

/// Serialises an opponent as its id, which never changes.
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
                    D::Error::custom(format!("{id:?} is not a {}: choose one of {known}", $kind))
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
        let external = Seat::External(EngineId(u64::MAX));
        for seat in computers.chain([Seat::Human, Seat::Remote, external]) {
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
        assert_eq!(kaya.max_thinking_time(MoveTime::Game(minute)), minute);
        assert!(kaya.max_thinking_time(MoveTime::Unlimited) < minute / 10);
        let classic = Seat::Classic(Classic::Shapes);
        assert_eq!(
            classic.max_thinking_time(MoveTime::Game(minute)),
            Duration::ZERO
        );
    }
}
