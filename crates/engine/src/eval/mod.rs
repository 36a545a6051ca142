//! The static evaluation: how good a position is for the side to move, without search.
//!
//! It is a small, efficiently updatable neural network (NNUE). Each empty point is a feature of either side, the
//! [`ShapeCode`](super::shapes::ShapeCode) of its four lines; the board keeps one accumulator per side up to date. Change sums
//! tell what the last two moves have done. See [`network`](super::network) for the layers.

mod threat_features;

pub use threat_features::threat_features;

use super::board::SearchBoard;
use super::network::Inputs;
use super::value::MAX_EVAL;

/// The static evaluation for the side to move, within [`MAX_EVAL`] of 0.
pub fn evaluate(board: &mut SearchBoard) -> i32 {
    let inputs = inputs(board);
    let network = board.weights().network(board.side_to_move());
    network.value(&inputs).clamp(-MAX_EVAL, MAX_EVAL)
}

/// The chance that a game between equals ends in a draw, from 0 to 1.
pub fn draw_chance(board: &mut SearchBoard) -> f64 {
    let inputs = inputs(board);
    let network = board.weights().network(board.side_to_move());
    network.draw_chance(&inputs)
}

#[inline]
fn inputs(board: &mut SearchBoard) -> Inputs {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let accumulators = *board.accumulators();
    let changes = board.change_sums();
    Inputs::new(
        &accumulators[me as usize],
        &accumulators[opponent as usize],
        &changes,
        threat_features(board),
    )
}
