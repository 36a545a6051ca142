//! Which points are worth searching, and which moves are quiet.

use crate::board::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::MoveClass;

/// A move with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove {
    /// The move.
    pub point: PointIndex,
    /// Moves with a higher score are searched first.
    pub score: i32,
}

/// The points to search when the side to move neither completes a five nor has to stop one. Occupied and forbidden points may
/// be among them.
///
/// When the opponent threatens to win by force these are the own fours and the points on the lines of every winning point;
/// when that win takes longer than an open four, also the points where a stone leads to an own four. All other moves lose.
pub fn candidates(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let wins = board.legal_for(opponent, *board.points(opponent, MoveClass::OpenFour));
    if !wins.is_empty() {
        let defences = board.four_defences(opponent);
        let moves = board
            .four_points(me)
            .or(&on_lines_of_all(board, &wins, defences));
        return if moves.is_empty() { defences } else { moves };
    }
    let neighbourhood = board.neighbourhood();
    if board.has_four(me) {
        return neighbourhood;
    }
    let wins = board
        .four_threes(opponent)
        .or(board.points(opponent, MoveClass::DoubleThree));
    if wins.is_empty() {
        return neighbourhood;
    }
    let leads_to_four = |&point: &PointIndex| {
        let class = board.class(point, me);
        // A forbidden three may turn out to be legal.
        board.is_empty(point) && (class >= MoveClass::BlockedThree || class == MoveClass::Forbidden)
    };
    let counter_threats: Bitboard = neighbourhood.iter().filter(leads_to_four).collect();
    let moves = counter_threats.or(&on_lines_of_all(board, &wins, neighbourhood));
    if moves.is_empty() {
        neighbourhood
    } else {
        moves
    }
}

/// The points that can help or hinder a five through each of the winning points.
fn on_lines_of_all(board: &SearchBoard, wins: &Bitboard, points: Bitboard) -> Bitboard {
    wins.iter()
        .fold(points, |points, win| points.and(board.line_neighbours(win)))
}

/// Whether a move is not quiet: it makes an open three or more, or prevents a four-three or more.
pub fn is_threat(board: &SearchBoard, point: PointIndex) -> bool {
    let side = board.side_to_move();
    board.class(point, side).is_three() || board.class(point, side.other()) >= MoveClass::FourThree
}
