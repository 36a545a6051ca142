//! Twin boards: one game on two boards, won by a five on both within the same turn.
//!
//! Black begins with one stone. From then on a turn is one or two stones, on either board in any split. A turn is judged
//! once, when it ends, by the rows that hold a stone of this turn: rows of five or more on both boards win, on one board
//! alone they lose, and so a row that is nearly done is a danger to its owner until the other board is as far.
//!
//! What the rule leaves open is read like this. A turn has at least one stone: without that both sides could wait for
//! ever. It ends by itself with its second stone, or with the last point of both boards; after the first its side may end
//! it, and until then may take the stone back. No line leads from one board to the other. When both boards are full, or
//! when each side has a board on which it can make no row any more, the game is drawn.
//!
//! ```
//! use narabe::rules::Side;
//! use narabe::rules::twin::{TwinPosition, TWIN_SIZE};
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

mod form;
mod outcome;
mod point;
mod position;
mod record;
mod sight;
mod turn;

pub use form::TwinRecordError;
pub use outcome::{TwinDraw, TwinLines, TwinOutcome, TwinVictory};
pub use point::{Half, ParseTwinPointError, TwinPoint};
pub use position::{TWIN_SIZE, TwinError, TwinPosition};
pub use record::TwinRecord;
pub use sight::Danger;
pub use turn::{ParseTurnError, Turn};

use super::FIVE;

/// Whether a run of this many stones is a row that counts: five or more, for both sides. If exactly five were asked for, a
/// side could dodge what a lone five costs by making six.
const fn is_row(run_length: usize) -> bool {
    run_length >= FIVE
}
