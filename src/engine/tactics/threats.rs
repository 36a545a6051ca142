//! The moves of a victory by continuous threats: fours and open threes, and what might stop them.

use crate::engine::board::{Bitboard, MoveClass, SearchBoard};
use crate::rules::Side;

/// The points where a side can make an open four.
pub fn open_fours(board: &SearchBoard, side: Side) -> Bitboard {
    board.legal_for(side, *board.points(side, MoveClass::OpenFour))
}

/// The attacker's moves: fours and open threes that also answer the defender's threats.
pub fn attacks(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let threats = board.points_from(me, MoveClass::Three);
    let threats = if open_fours(board, opponent).is_empty() {
        threats
    } else {
        // Against an open four: only fours, and threes that stop it.
        let stops = threats.and(&board.four_defences(opponent));
        board.four_points(me).or(&stops)
    };
    board.legal(match board.count(opponent, MoveClass::Five) {
        0 => threats,
        _ => threats.and(&board.five_defences(opponent)),
    })
}

/// The attacker's moves in the wide sense, quiet ones left out. Beside [`attacks`] they are all moves that stop a four of the
/// defender, since an earlier threat may still stand, and moves of Black that look like a foul and are a three.
pub fn wide_attacks(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    if board.count(opponent, MoveClass::Five) > 0 {
        return board.legal(board.five_defences(opponent));
    }
    let mut threats = board.points_from(me, MoveClass::Three);
    if board.has_fouls(me) {
        // Of what looks like two threes one may not be real: then the move is no foul, and the other is a threat.
        threats = threats.or(board.points(me, MoveClass::Forbidden));
    }
    if !open_fours(board, opponent).is_empty() {
        // Against an open four: only fours, and threes that stop it.
        let stops = threats.and(&board.four_defences(opponent));
        threats = board.four_points(me).or(&stops);
    }
    board.legal(threats)
}

/// The defender's moves against a four or a three: all that touch the threat, and own fours.
pub fn defences(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    if board.count(opponent, MoveClass::Five) > 0 {
        return board.legal(board.five_defences(opponent));
    }
    let defences = three_defences(board);
    board.legal(board.four_points(me).or(&defences))
}

/// The points that might stop every open four that the opponent threatens to make.
fn three_defences(board: &SearchBoard) -> Bitboard {
    let opponent = board.side_to_move().other();
    let wins = open_fours(board, opponent);
    // Whether a point with several threes is forbidden may depend on a stone far away.
    let is_certain = |&point: &_| !board.has_fouls(opponent) || !board.has_several_threes(point);
    wins.iter()
        .filter(is_certain)
        .fold(board.four_defences(opponent), |defences, win| {
            defences.and(&board.four_lines(win, opponent))
        })
}
