//! The threats that a position holds beyond the sum of its points: who could make what next.

use super::field::{Class, Field};

/// Classes that count as threats of the side to move, when it has such a point at all.
const OWN: [Class; 6] = [
    Class::Three,
    Class::ThreePlus,
    Class::DoubleThree,
    Class::Four,
    Class::FourPlus,
    Class::FourThree,
];
/// Likewise of the side that waits.
const OTHER: [Class; 7] = [
    Class::Three,
    Class::ThreePlus,
    Class::DoubleThree,
    Class::Four,
    Class::FourPlus,
    Class::FourThree,
    Class::OpenFour,
];

/// The turn itself, which always counts.
const TURN: usize = OWN.len() + OTHER.len();
/// A lure of the side to move, and of the side that waits.
const OWN_LURE: usize = TURN + 1;
const OTHER_LURE: usize = TURN + 2;

/// How many there are.
pub const THREATS: usize = OTHER_LURE + 1;

/// The numbers of the threats that a position holds.
#[inline]
pub fn threats(field: &Field) -> impl Iterator<Item = usize> + '_ {
    let (me, other) = (field.side(), field.side().other());
    let own = OWN
        .into_iter()
        .enumerate()
        .filter(move |&(_, class)| field.count(me, class) > 0)
        .map(|(number, _)| number);
    let others = OTHER
        .into_iter()
        .enumerate()
        .filter(move |&(_, class)| field.count(other, class) > 0)
        .map(|(number, _)| OWN.len() + number);
    let lure = match (field.has_lure(me), field.has_lure(other)) {
        (true, _) => Some(OWN_LURE),
        (_, true) => Some(OTHER_LURE),
        _ => None,
    };
    own.chain(others).chain([TURN]).chain(lure)
}
