//! The evaluation: how good a position is for the side to move, without looking ahead.

use super::field::Field;
use super::threats::threats;
use super::value::MAX_EVAL;

/// The value of a position for the side to move.
#[must_use]
pub fn evaluate(field: &Field) -> i32 {
    let (me, other) = (field.side(), field.side().other());
    let net = field.weights().net(me);
    net.value(field.sum(me), field.sum(other), threats(field))
        .clamp(-MAX_EVAL, MAX_EVAL)
}
