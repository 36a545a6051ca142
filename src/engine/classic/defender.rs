//! Defender: winning lines, with the keener eye for the other side's. At equal counts it blocks before it builds, except
//! that it never blocks a five when it can make one.

use super::score::ScoreMap;
use super::winning_lines::{self, KEENER, MILDER, Table};
use crate::rules::Position;

/// The milder table, but for the four that makes a five now.
const OWN: Table = [MILDER[0], MILDER[1], MILDER[2], KEENER[3]];

pub(super) fn scores(position: &Position) -> ScoreMap {
    winning_lines::scores(position, &OWN, &KEENER)
}
