//! The static evaluation: how good a position is for the side to move, without search.
//!
//! It is a small, efficiently updatable neural network (NNUE). Each empty point is a feature of either side, the
//! [`ShapeCode`](super::board::ShapeCode) of its four lines; the board keeps one accumulator per side up to date. Change sums
//! tell what the last two moves have done. See [`network`] for the layers, [`weights`] for the file that holds them and [`rule_weights`] for the files of the rules.

mod network;
mod rule_weights;
mod threat_features;
mod weights;

pub use network::{
    ACCUMULATOR_SIZE, Accumulator, CHANGE_SIZE, CLIP, ChangeSum, EVAL_SCALE, FIRST_THREAT,
    HIDDEN_SIZE, INPUT_SCALE, INPUT_SIZE, Inputs, MAX_CHANGE_WEIGHT, Network, THREAT_FEATURES,
    WEIGHT_SCALE,
};
pub use threat_features::threat_features;
pub use weights::{Weights, WeightsError};

use super::board::SearchBoard;
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
