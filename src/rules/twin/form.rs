//! How a record of twin boards is stored, and how a stored one is proved before anybody relies on it: it is played through.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Turn, TwinError, TwinOutcome, TwinPoint, TwinRecord};
use crate::rules::BoardSize;

/// Why a stored record is not one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TwinRecordError {
    /// A turn that the rules do not allow.
    #[error("turn {number} cannot be played: {cause}")]
    Illegal {
        /// Which turn, from 1.
        number: usize,
        /// What the rules say.
        cause: TwinError,
    },
    /// A record that stands beyond its last turn.
    #[error("the current turn is {played}, but the record has only {turns}")]
    NoSuchTurn {
        /// How many turns it says were played.
        played: usize,
        /// How many there are.
        turns: usize,
    },
    /// A resignation, draw or loss on time where the stones had decided, or an ending that only stones make.
    #[error("the game cannot have ended by resignation, time or agreement after turn {0}")]
    Ending(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "TwinRecord", deny_unknown_fields)]
struct Form {
    size: BoardSize,
    /// The whole line, with what was taken back.
    turns: Vec<Turn>,
    /// How many of them stand on the boards.
    played: usize,
    /// The stone of a turn that is not over.
    open: Option<TwinPoint>,
    ending: Option<TwinOutcome>,
}

impl From<&TwinRecord> for Form {
    fn from(record: &TwinRecord) -> Self {
        let position = record.position();
        Self {
            size: position.size(),
            turns: record.line(),
            played: position.turns().len(),
            open: position.open_stone(),
            ending: record.ending.clone(),
        }
    }
}

impl TryFrom<Form> for TwinRecord {
    type Error = TwinRecordError;

    fn try_from(form: Form) -> Result<Self, TwinRecordError> {
        let Form {
            size,
            turns,
            played,
            open,
            ending,
        } = form;
        let illegal = |number| move |cause| TwinRecordError::Illegal { number, cause };
        let mut record = Self::new(size);
        for (index, &turn) in turns.iter().enumerate() {
            let proved = record.position.play_turn(turn);
            proved.map_err(illegal(index + 1))?;
        }
        if played > turns.len() {
            return Err(TwinRecordError::NoSuchTurn {
                played,
                turns: turns.len(),
            });
        }
        for _ in played..turns.len() {
            record.undo_turn();
        }
        if let Some(stone) = open {
            if record.position.room() == 1 {
                // A stone with which its turn is over is a turn, and none that is open.
                let cause = TwinError::NoRoom { point: stone };
                return Err(illegal(played + 1)(cause));
            }
            let proved = record.position.play(stone);
            proved.map_err(illegal(played + 1))?;
        }
        if let Some(ending) = ending {
            if ending.is_by_stones() {
                return Err(TwinRecordError::Ending(played));
            }
            let ended = record.end(ending);
            ended.map_err(|_| TwinRecordError::Ending(played))?;
        }
        Ok(record)
    }
}

impl Serialize for TwinRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TwinRecord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Form::deserialize(deserializer)?
            .try_into()
            .map_err(D::Error::custom)
    }
}
