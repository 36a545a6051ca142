//! Win rates as numbers from 0 to 1.

use crate::network::EVAL_SCALE;

/// The win rate that a value in evaluation units stands for.
pub fn win_rate(value: i32) -> f32 {
    sigmoid(value as f32 / EVAL_SCALE as f32)
}

/// The win rate of these odds, given as their natural logarithm.
pub fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
