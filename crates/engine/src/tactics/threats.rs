//! The moves of a victory by continuous threats: fours and open threes, and what might stop them.

use crate::board::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::MoveClass;
use narabe_rules::Side;

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

/// The defender's moves against a four or a three: all that touch the attacker's threat, and own fours. Against several threats
/// they include those that stop only some; [`stops`] leaves these out.
pub fn defences(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    if board.count(opponent, MoveClass::Five) > 0 {
        return board.legal(board.five_defences(opponent));
    }
    let mut defences = board.four_defences(opponent);
    if board.has_fouls(opponent) || board.has_closed_fives() {
        let on_its_lines = |all: Bitboard, win| all.and(board.line_neighbours(win));
        defences = certain_wins(board).fold(defences, on_its_lines);
    }
    board.legal(board.four_points(me).or(&defences))
}

/// The defender's moves that might stop a four, or all open threes at once, and own fours. Every other legal move loses to the
/// threat.
pub fn stops(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    if board.count(opponent, MoveClass::Five) > 0 {
        return board.legal(board.five_defences(opponent));
    }
    let on_its_lines = |all: Bitboard, win| all.and(&board.four_lines(win, opponent));
    let stops = certain_wins(board).fold(board.four_defences(opponent), on_its_lines);
    board.legal(board.four_points(me).or(&stops))
}

/// The points where the opponent can make an open four whatever is played elsewhere: whether a point with several threes is
/// forbidden may depend on a stone far away.
fn certain_wins(board: &SearchBoard) -> impl Iterator<Item = PointIndex> {
    let opponent = board.side_to_move().other();
    let has_fouls = board.has_fouls(opponent);
    let wins: Vec<PointIndex> = open_fours(board, opponent).iter().collect();
    wins.into_iter()
        .filter(move |&point| !has_fouls || !board.has_several_threes(point))
}

/// The defences of the side to move against a four. If nothing stops it, one legal move to continue the line with, or none if
/// there is no legal move.
pub fn four_replies(board: &SearchBoard) -> Bitboard {
    let attacker = board.side_to_move().other();
    let defences = board.legal(board.five_defences(attacker));
    if !defences.is_empty() {
        return defences;
    }
    let completion = (board.legal(*board.points(attacker, MoveClass::Five))).first();
    let any = || board.empty_points().find(|&point| board.is_legal(point));
    completion.or_else(any).into_iter().collect()
}

/// The defences of the side to move against the threat: those that might stop it, or one legal move if nothing does.
pub fn defences_against(board: &SearchBoard) -> Bitboard {
    let attacker = board.side_to_move().other();
    if board.count(attacker, MoveClass::Five) > 0 {
        return four_replies(board);
    }
    let defences = defences(board);
    if defences.is_empty() {
        four_replies(board)
    } else {
        defences
    }
}
