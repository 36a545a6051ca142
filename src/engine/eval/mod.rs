//! The static evaluation: how good a position is for the side to move, without search.
//!
//! It is a small, efficiently updatable neural network (NNUE). Each empty point is a feature of either side, the
//! [`ShapeCode`](super::board::ShapeCode) of its four lines; the board keeps one accumulator per side up to date. See
//! [`network`] for the layers, [`local_sums`](mod@local_sums) for what it knows of the last moves and [`weights`] for the file
//! that holds them.

mod local_sums;
mod network;
mod threat_features;
mod weights;

pub use local_sums::{last_moves, local_sums};
pub use network::{
    ACCUMULATOR_SIZE, Accumulator, CLIP, EVAL_SCALE, FIRST_LOCAL, HIDDEN_SIZE, INPUT_SCALE,
    INPUT_SIZE, LOCAL_SIZE, LocalFeature, Network, WEIGHT_SCALE,
};
pub use threat_features::{THREAT_FEATURES, threat_features};
pub use weights::{Weights, WeightsError};

use super::board::SearchBoard;
use super::value::MAX_EVAL;

/// The static evaluation for the side to move, within [`MAX_EVAL`] of 0.
#[must_use]
pub fn evaluate(board: &SearchBoard) -> i32 {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let network = board.weights().network(me);
    network
        .forward(
            board.accumulator(me),
            board.accumulator(opponent),
            threat_features(board),
            &local_sums(board, network),
        )
        .clamp(-MAX_EVAL, MAX_EVAL)
}
