//! A colour for the lines of the grid, which goes with any board.

use serde::{Deserialize, Serialize};

use crate::art::Rgb;

/// A named line colour. Whether it can be seen on a board, [`contrast`](crate::art::contrast) tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineColour {
    /// What the picker shows.
    pub name: String,
    /// Where it stands in the picker, lowest first.
    #[serde(default = "super::last")]
    pub order: u16,
    /// The colour of lines, border, star points and coordinates.
    pub colour: Rgb,
}
