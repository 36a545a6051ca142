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

/// How many there are; the last one is the turn itself, which always counts.
pub const THREATS: usize = OWN.len() + OTHER.len() + 1;

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
    own.chain(others).chain([THREATS - 1])
}
