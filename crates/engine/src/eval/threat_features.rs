//! Threat features: inputs of the network that tell which threats either side can make next, however many points make them.

use crate::board::SearchBoard;
use crate::network::THREAT_FEATURES;
use crate::shapes::MoveClass;

/// The classes that are features of the opponent. All but the last are features of the side to move as well: positions in
/// which that side makes an open four are not evaluated.
const CLASSES: [MoveClass; 7] = [
    MoveClass::Three,
    MoveClass::ThreePlus,
    MoveClass::DoubleThree,
    MoveClass::Four,
    MoveClass::FourPlus,
    MoveClass::FourThree,
    MoveClass::OpenFour,
];
/// Features of the side to move.
const OWN: usize = CLASSES.len() - 1;
/// A feature that is always active.
const BIAS: usize = OWN + CLASSES.len();
/// The side to move has an unanswerable four.
const OWN_UNANSWERABLE: usize = BIAS + 1;
/// The opponent has an unanswerable four and the side to move has none.
const OPPONENT_UNANSWERABLE: usize = BIAS + 2;

const _: () = assert!(OPPONENT_UNANSWERABLE + 1 == THREAT_FEATURES);

/// The indices of the active threat features, each below [`THREAT_FEATURES`].
#[inline]
pub fn threat_features(board: &SearchBoard) -> impl Iterator<Item = usize> + '_ {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let active = move |side, classes: &'static [MoveClass], first: usize| {
        let all = classes.iter().zip(first..);
        all.filter(move |&(&class, _)| board.count(side, class) > 0)
            .map(|(_, feature)| feature)
    };
    let unanswerable = if board.has_unanswerable_four(me) {
        Some(OWN_UNANSWERABLE)
    } else if board.has_unanswerable_four(opponent) {
        Some(OPPONENT_UNANSWERABLE)
    } else {
        None
    };
    active(me, &CLASSES[..OWN], 0)
        .chain(active(opponent, &CLASSES, OWN))
        .chain([BIAS])
        .chain(unanswerable)
}
