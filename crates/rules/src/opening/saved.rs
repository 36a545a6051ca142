//! The serialised form of an opening: its actions. Deserialisation replays them, so only openings that can be played
//! are accepted.

use serde::{Deserialize, Serialize};

use super::{Action, Opening, OpeningError, Protocol};
use crate::serde_impls::impl_serde_as;
use crate::{BoardSize, Rule};

#[derive(Serialize, Deserialize)]
#[serde(rename = "Opening", deny_unknown_fields)]
struct SavedOpening {
    protocol: Protocol,
    rule: Rule,
    size: BoardSize,
    actions: Vec<Action>,
}

impl From<&Opening> for SavedOpening {
    fn from(opening: &Opening) -> Self {
        Self {
            protocol: opening.protocol(),
            rule: opening.position().rule(),
            size: opening.position().size(),
            actions: opening.history().to_vec(),
        }
    }
}

impl TryFrom<SavedOpening> for Opening {
    type Error = OpeningError;

    fn try_from(saved: SavedOpening) -> Result<Self, OpeningError> {
        let mut opening = Self::new(saved.protocol, saved.rule, saved.size)?;
        for (index, action) in saved.actions.into_iter().enumerate() {
            let number = index + 1;
            opening
                .apply(action)
                .map_err(|cause| OpeningError::Action { number, cause })?;
        }
        Ok(opening)
    }
}

impl_serde_as!(Opening, SavedOpening);
