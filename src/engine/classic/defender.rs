//! Defender: winning lines, with the keener eye for the other side's. At equal counts it blocks before it builds. Its
//! own four counts as much as the other's, but what lies beside it does not: with a four each it may still block.

use super::score::ScoreMap;
use super::winning_lines::{self, KEENER, MILDER, Table};
use crate::rules::Position;

/// The milder table, but for a four, which makes a five now.
const OWN: Table = [MILDER[0], MILDER[1], MILDER[2], KEENER[3]];

pub(super) fn scores(position: &Position) -> ScoreMap {
    winning_lines::scores(position, &OWN, &KEENER)
}
