//! The serialised form of a record on twin boards. Deserialisation replays it, so only records that can be played are
//! accepted.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Turn, TwinError, TwinOutcome, TwinPoint, TwinRecord};
use crate::BoardSize;
use crate::serde_impls::impl_serde_as;

/// Why a saved record on twin boards is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TwinRecordError {
    /// A turn that the rules do not allow.
    #[error("turn {number} cannot be played: {cause}")]
    Illegal {
        /// The number of the turn, from 1.
        number: usize,
        /// The reason why it is not allowed.
        cause: TwinError,
    },
    /// A current turn beyond the last turn.
    #[error("the current turn is {played}, but the record has only {turns}")]
    NoSuchTurn {
        /// The number of turns that the record says were played.
        played: usize,
        /// The number of turns in the record.
        turns: usize,
    },
    /// An ending that is not a resignation, a draw by agreement or a loss on time, or one after the stones had decided
    /// the game.
    #[error("the game cannot have ended by resignation, time or agreement after turn {0}")]
    Ending(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "TwinRecord", deny_unknown_fields)]
struct SavedTwinRecord {
    size: BoardSize,
    /// The whole line, with the turns that were taken back.
    turns: Vec<Turn>,
    /// The number of turns that were not taken back.
    played: usize,
    /// The first stone of an unfinished turn.
    open: Option<TwinPoint>,
    ending: Option<TwinOutcome>,
}

impl From<&TwinRecord> for SavedTwinRecord {
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

impl TryFrom<SavedTwinRecord> for TwinRecord {
    type Error = TwinRecordError;

    fn try_from(saved: SavedTwinRecord) -> Result<Self, TwinRecordError> {
        let SavedTwinRecord {
            size,
            turns,
            played,
            open,
            ending,
        } = saved;
        let illegal = |number| move |cause| TwinRecordError::Illegal { number, cause };
        let mut record = Self::new(size);
        for (index, &turn) in turns.iter().enumerate() {
            let played = record.position.play_turn(turn);
            played.map_err(illegal(index + 1))?;
        }
        if played > turns.len() {
            return Err(TwinRecordError::NoSuchTurn {
                played,
                turns: turns.len(),
            });
        }
        for _ in played..turns.len() {
            record.undo();
        }
        if let Some(stone) = open {
            if record.position.stones_left() == 1 {
                // A stone that ends its turn belongs in `turns`.
                let cause = TwinError::TurnFull { point: stone };
                return Err(illegal(played + 1)(cause));
            }
            let result = record.position.play(stone);
            result.map_err(illegal(played + 1))?;
        }
        if let Some(ending) = ending {
            if ending.is_decided_on_board() {
                return Err(TwinRecordError::Ending(played));
            }
            let ended = record.end(ending);
            ended.map_err(|_| TwinRecordError::Ending(played))?;
        }
        Ok(record)
    }
}

impl_serde_as!(TwinRecord, SavedTwinRecord);
