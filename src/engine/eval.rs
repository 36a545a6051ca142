//! The evaluation: how good a position is for the side to move, without looking ahead.

use super::field::{Class, Field};
use super::value::MAX_EVAL;

/// What the side that waits threatens to play counts against the side to move.
const WAITING_OPEN_FOUR: i32 = 90;
const WAITING_FOUR_THREE: i32 = 60;
const OWN_FOUR_THREE: i32 = 120;
const OWN_DOUBLE_THREE: i32 = 80;

/// The value of a position for the side to move.
#[must_use]
pub fn evaluate(field: &Field) -> i32 {
    let (me, other) = (field.side(), field.side().other());
    let [mine, _] = field.sums(me);
    let [_, theirs] = field.sums(other);
    let mut value = mine - theirs;
    if field.count(other, Class::OpenFour) > 0 {
        value -= WAITING_OPEN_FOUR;
    } else {
        if field.count(me, Class::FourThree) > 0 {
            value += OWN_FOUR_THREE;
        } else if field.count(me, Class::DoubleThree) > 0 {
            value += OWN_DOUBLE_THREE;
        }
        if field.count(other, Class::FourThree) > 0 {
            value -= WAITING_FOUR_THREE;
        }
    }
    value.clamp(-MAX_EVAL, MAX_EVAL)
}
