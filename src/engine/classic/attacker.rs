//! Attacker: winning lines, with the keener eye for its own. At equal counts it builds before it blocks.

use super::score::ScoreMap;
use super::winning_lines::{self, KEENER, MILDER};
use crate::rules::Position;

pub(super) fn scores(position: &Position) -> ScoreMap {
    winning_lines::scores(position, &KEENER, &MILDER)
}
