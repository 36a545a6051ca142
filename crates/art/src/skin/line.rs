//! Line colours, which can be combined with any board.

use serde::{Deserialize, Serialize};

use crate::Rgb;

/// A named line colour. [`contrast`](crate::contrast) tells how visible it is on a board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineColour {
    /// The name shown in the picker.
    pub name: String,
    /// The sort key in the picker, ascending.
    #[serde(default = "super::last")]
    pub order: u16,
    /// The colour of lines, border, star points and coordinates.
    pub colour: Rgb,
}
