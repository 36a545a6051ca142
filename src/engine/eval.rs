//! The evaluation: how good a position is for the side to move, without looking ahead.

use super::field::Field;
use super::threats::threats;
use super::value::MAX_EVAL;
use super::weights::FINENESS;

/// The value of a position for the side to move.
#[must_use]
pub fn evaluate(field: &Field) -> i32 {
    let (me, other) = (field.side(), field.side().other());
    let [mine, _] = field.sums(me);
    let [_, theirs] = field.sums(other);
    let weights = field.weights().threats();
    let threats: i32 = threats(field)
        .map(|threat| i32::from(weights[threat]))
        .sum();
    ((mine - theirs) / FINENESS + threats).clamp(-MAX_EVAL, MAX_EVAL)
}
