//! Twin boards: one game on two boards, won by a five on both within the same turn.
//!
//! Black's first turn is one stone. Every later turn is one or two stones, on either board in any split. A turn is
//! judged once, when it ends, by the rows (five or more) that contain a stone of this turn: rows on both boards win,
//! rows on one board alone lose.
//!
//! The remaining rules are these. A turn has at least one stone, otherwise both sides could wait forever. It ends with
//! its second stone, or with the last empty point of both boards; after the first stone its side may end it, or take
//! the stone back. No line continues from one board to the other. The game is a draw if both boards are full, or if
//! each side has a board on which it can no longer make a row.
//!
//! ```
//! use narabe_rules::Side;
//! use narabe_rules::twin::{TwinPosition, TWIN_SIZE};
//!
//! let mut game = TwinPosition::new(TWIN_SIZE);
//! for turn in [
//!     "L:a1", "L:a19 R:a19", "L:b1 R:a1", "L:c19 R:c19", "L:c1 R:b1", "L:e19 R:e19", "L:d1 R:c1", "L:g19 R:g19",
//!     "R:d1 R:h1", "L:i19 R:i19",
//! ] {
//!     game.play_turn(turn.parse()?)?;
//! }
//! assert!(game.threatens(Side::Black));
//! let turn = game.winning_turn().expect("Black has a four on both boards");
//! assert_eq!(turn.to_string(), "L:e1 R:e1");
//! game.play_turn(turn)?;
//! assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(Side::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod outcome;
mod point;
mod position;
mod record;
mod saved;
mod threat;
mod turn;

pub use outcome::{TwinDrawReason, TwinLines, TwinOutcome, TwinVictory};
pub use point::{Half, ParseTwinPointError, TwinPoint};
pub use position::{TWIN_SIZE, TwinError, TwinPosition};
pub use record::TwinRecord;
pub use saved::TwinRecordError;
pub use threat::TwinThreat;
pub use turn::{ParseTurnError, Turn};

use super::FIVE;

/// Whether a run of this many stones is a row: five or more, for both sides. If only exactly five counted, a side could
/// avoid the loss by a five on one board by making six.
const fn is_row(run_length: usize) -> bool {
    run_length >= FIVE
}
