//! Samples: the positions of training games as inputs and targets.

use std::collections::BTreeMap;

use super::win_rate::win_rate;
use super::{TrainingGame, TrainingGameError};
use crate::board::{PointIndex, SearchBoard};
use crate::eval::threat_features;
use crate::network::Weights;
use crate::offset_class::OFFSET_CLASSES;
use crate::search::candidates;
use crate::shapes::MoveClass;
use crate::value::is_proven;
use narabe_rules::{BoardSize, Rule, Side};

/// A position with the inputs of the evaluation and of move ordering, and what they are to predict.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The side to move.
    pub side: Side,
    /// The shape codes of the empty points for the side to move, each with the number of points.
    pub own_codes: Box<[(u16, u16)]>,
    /// The same for the opponent.
    pub opponent_codes: Box<[(u16, u16)]>,
    /// The points that the opponent's last move and the own one have changed: the shape code for the side to move and for the
    /// opponent.
    pub changed_codes: [Box<[[u16; 2]]>; 2],
    /// The active threat features.
    pub threats: Box<[u8]>,
    /// The result of the game for the side to move: 1, 0.5 or 0, or the win rate by the search's value in its place.
    pub result: f32,
    /// Whether the game was drawn, if it was played to its end.
    pub is_draw: Option<bool>,
    /// The value of the search in evaluation units, unless it was proven.
    pub value: Option<i32>,
    /// The candidate moves: the shape code for the side to move and for the opponent, the offset class to the opponent's last
    /// move and to the own move before it.
    pub candidates: Box<[[u16; 4]]>,
    /// The index of the candidate that was played, if it was one.
    pub played: Option<u16>,
}

/// The samples of a game: its positions after the opening, except those that the search does not evaluate. The board has the
/// given size if the game names none.
///
/// # Errors
/// [`TrainingGameError::TooManyValues`] and [`TrainingGameError::IllegalMove`].
pub fn samples(
    rule: Rule,
    size: BoardSize,
    game: &TrainingGame,
) -> Result<Vec<Sample>, TrainingGameError> {
    let size = game.size.unwrap_or(size);
    let mut board = SearchBoard::new(rule, size, Weights::of(rule));
    let (moves, values) = (game.moves.len(), game.values.len());
    let opening = moves
        .checked_sub(values)
        .ok_or(TrainingGameError::TooManyValues { values, moves })?;
    let mut samples = Vec::new();
    for (index, &point) in game.moves.iter().enumerate() {
        if !size.contains(point) || !board.is_empty(board.index(point)) {
            let number = index + 1;
            return Err(TrainingGameError::IllegalMove { number, point });
        }
        let played = board.index(point);
        if index >= opening && is_evaluated(&board) {
            samples.push(sample(&board, game, game.values[index - opening], played));
        }
        board.play(played);
    }
    Ok(samples)
}

/// Whether the search would evaluate the position: neither side completes a five, and the shapes prove no win.
fn is_evaluated(board: &SearchBoard) -> bool {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let open_fours = board.legal(*board.points(me, MoveClass::OpenFour));
    let has_double =
        || !board.four_threes(me).is_empty() || board.count(me, MoveClass::DoubleThree) > 0;
    board.count(me, MoveClass::Five) == 0
        && board.count(opponent, MoveClass::Five) == 0
        && open_fours.is_empty()
        && (board.has_four(opponent) || !has_double())
}

/// The sample of a position of a game, with the value of its search and the move played.
pub(super) fn sample(
    board: &SearchBoard,
    game: &TrainingGame,
    value: i32,
    played: PointIndex,
) -> Sample {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let candidates: Vec<_> = candidates(board)
        .iter()
        .filter(|&point| board.is_empty(point) && board.is_legal(point))
        .collect();
    let code = |point, side| board.code(point, side).index() as u16;
    let offset_class = |point, previous: Option<PointIndex>| {
        let class = previous.map(|previous| board.offsets_to(previous).class(point));
        class.unwrap_or(OFFSET_CLASSES - 1) as u16
    };
    Sample {
        side: me,
        own_codes: code_counts(board, me),
        opponent_codes: code_counts(board, opponent),
        changed_codes: [opponent, me].map(|mover| {
            let both = board.changed_codes(mover);
            both.map(|codes| [me, opponent].map(|side| codes[side as usize].index() as u16))
                .collect()
        }),
        threats: threat_features(board).map(|threat| threat as u8).collect(),
        result: result(game, me, value),
        is_draw: game.result.map(|result| result == 0.5),
        value: (!is_proven(value)).then_some(value),
        played: candidates
            .iter()
            .position(|&point| point == played)
            .map(|index| index as u16),
        candidates: candidates
            .into_iter()
            .map(|point| {
                [
                    code(point, me),
                    code(point, opponent),
                    offset_class(point, board.last_move()),
                    offset_class(point, board.second_last_move()),
                ]
            })
            .collect(),
    }
}

/// The result of a game for a side, from 0 to 1. If it was not played to its end, the win rate by the search's value.
fn result(game: &TrainingGame, side: Side, value: i32) -> f32 {
    match (game.result, side) {
        (Some(result), Side::Black) => result,
        (Some(result), Side::White) => 1.0 - result,
        (None, _) if is_proven(value) => f32::from(value > 0),
        (None, _) => win_rate(value),
    }
}

/// The shape codes of a side's empty points, each with the number of points.
fn code_counts(board: &SearchBoard, side: Side) -> Box<[(u16, u16)]> {
    let mut counts = BTreeMap::new();
    for point in board.empty_points() {
        *counts
            .entry(board.code(point, side).index() as u16)
            .or_default() += 1;
    }
    counts.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn illegal_moves_are_refused() {
        for (moves, number) in [("h8 h8", 2), ("p1", 1)] {
            let game = TrainingGame {
                moves: narabe_notation::parse_move_list(moves).unwrap(),
                values: Vec::new(),
                result: Some(0.5),
                size: None,
            };
            let error = samples(Rule::Freestyle, BoardSize::DEFAULT, &game).unwrap_err();
            let point = game.moves[number - 1];
            assert_eq!(error, TrainingGameError::IllegalMove { number, point });
        }
    }
}
