//! The choice of who decides a player's moves.

use crate::engine::classic::Classic;
use serde::{Deserialize, Serialize};

use super::Thinker;

/// Who decides a player's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// A person at this board.
    Human,
    /// One of the classic opponents.
    Classic(#[serde(with = "classic_id")] Classic),
}

impl Seat {
    pub fn is_human(self) -> bool {
        self == Self::Human
    }

    /// The one that thinks for this seat, or nobody when a person does.
    pub fn thinker(self) -> Option<Box<dyn Thinker>> {
        match self {
            Self::Human => None,
            Self::Classic(classic) => Some(Box::new(classic)),
        }
    }
}

/// Files name a classic opponent by its id, which never changes.
mod classic_id {
    use super::Classic;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub fn serialize<S: Serializer>(classic: &Classic, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(classic.id())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Classic, D::Error> {
        let id = String::deserialize(deserializer)?;
        Classic::from_id(&id).ok_or_else(|| {
            let known = Classic::ALL.map(Classic::id).join(", ");
            D::Error::custom(format!(
                "no classic opponent is called {id:?}; there are {known}"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_reads_back_as_written() {
        for seat in Classic::ALL
            .map(Seat::Classic)
            .into_iter()
            .chain([Seat::Human])
        {
            let text = ron::to_string(&seat).expect("written");
            assert_eq!(ron::from_str::<Seat>(&text), Ok(seat), "{text}");
        }
    }

    #[test]
    fn an_unknown_opponent_is_named_in_the_error() {
        let error =
            ron::from_str::<Seat>("Classic(\"tortoise\")").expect_err("nobody of that name");
        assert!(error.to_string().contains("tortoise"), "{error}");
    }
}
