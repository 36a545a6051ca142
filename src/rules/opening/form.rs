//! How an opening is stored: by what was done. Reading does it again, so that what reads is an opening that could be played.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Action, ActionError, Opening, Protocol};
use crate::rules::{BoardSize, Rule};

/// Why there is no such opening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// The board is too small for the regions.
    #[error("{protocol} does not fit on a board of size {}: choose a larger one", size.get())]
    NoRoom {
        /// The protocol.
        protocol: Protocol,
        /// The board.
        size: BoardSize,
    },
    /// A stored action that the protocol does not allow.
    #[error("action {number}: {cause}")]
    Action {
        /// Which, from 1.
        number: usize,
        /// Why not.
        cause: ActionError,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Opening", deny_unknown_fields)]
struct Form {
    protocol: Protocol,
    rule: Rule,
    size: BoardSize,
    actions: Vec<Action>,
}

impl From<&Opening> for Form {
    fn from(opening: &Opening) -> Self {
        Self {
            protocol: opening.protocol(),
            rule: opening.position().rule(),
            size: opening.position().size(),
            actions: opening.history().to_vec(),
        }
    }
}

impl TryFrom<Form> for Opening {
    type Error = OpeningError;

    fn try_from(form: Form) -> Result<Self, OpeningError> {
        let mut opening = Self::new(form.protocol, form.rule, form.size)?;
        for (index, action) in form.actions.into_iter().enumerate() {
            let number = index + 1;
            opening
                .apply(action)
                .map_err(|cause| OpeningError::Action { number, cause })?;
        }
        Ok(opening)
    }
}

impl Serialize for Opening {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Opening {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Form::deserialize(deserializer)?
            .try_into()
            .map_err(D::Error::custom)
    }
}
