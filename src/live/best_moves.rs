//! How many of a person's moves were the best, determined after the end of a game.
//!
//! A screen requests the result in each frame; the analysis engine judges one move after another until no screen
//! requests it any more. `players/judge.rs` defines what a best move is. Stones of an opening protocol and passes are
//! not judged.

use bevy::prelude::*;
use narabe_rules::{Move, Point, Position, Side};
use narabe_study::review::positions;

use narabe_matches::OneBoardMatch;

/// The number of best moves among the judged ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestMoveCount {
    pub best: usize,
    pub judged: usize,
}

/// The judged moves of the current game.
#[derive(Resource, Debug, Default)]
pub struct BestMoves {
    /// The judged game, with the position before each of its moves.
    game: Option<Position>,
    positions: Vec<Position>,
    /// Whether each move was the best; `None` if not judged yet.
    judgements: Vec<Option<bool>>,
    /// The move to judge next.
    next: Option<usize>,
    /// The analysis engine failed: this game is not judged any further.
    failed: bool,
    wanted: bool,
}

impl BestMoves {
    /// The count of the person who plays this side; `None` for a computer, and until all moves are judged. Request it
    /// in every frame.
    pub fn of(&mut self, one_board: &OneBoardMatch, side: Side) -> Option<BestMoveCount> {
        if one_board.outcome().is_none() || !one_board.seat(side).is_human() {
            return None;
        }
        let game = one_board.position();
        if self.game.as_ref() != Some(game) {
            *self = Self {
                game: Some(game.clone()),
                positions: positions(game),
                judgements: vec![None; game.ply()],
                ..Self::default()
            };
        }
        let mut count = BestMoveCount { best: 0, judged: 0 };
        for (ply, turn) in game.turns().enumerate().skip(one_board.opening_stones()) {
            if turn == Move::Pass || game.side_at(ply) != side {
                continue;
            }
            let Some(is_best) = self.judgements[ply] else {
                self.wanted = !self.failed;
                self.next.get_or_insert(ply);
                return None;
            };
            count.judged += 1;
            count.best += usize::from(is_best);
        }
        (count.judged > 0).then_some(count)
    }

    /// The position and move to judge, if a screen has requested a count since the last frame.
    pub(super) fn take_request(&mut self) -> Option<(Position, Point)> {
        let wanted = std::mem::take(&mut self.wanted);
        let next = self.next.filter(|_| wanted)?;
        let Move::Stone(point) = self.game.as_ref()?.turns().nth(next)? else {
            return None;
        };
        Some((self.positions[next].clone(), point))
    }

    /// Stores a judgement of the requested move; `None` if the engine gave none.
    pub(super) fn store(&mut self, position: &Position, is_best: Option<bool>) {
        if let Some(ply) = self.next.take_if(|ply| self.positions[*ply] == *position) {
            self.failed = is_best.is_none();
            self.judgements[ply] = is_best;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, MatchConfig, Player, Seat};
    use narabe_engine_core::classic::Classic;

    const GAME: &str = "h8 a1 i8 b1 j8 c1 k8 d1 l8";

    fn game(seats: [Seat; 2]) -> OneBoardMatch {
        let config = MatchConfig {
            players: seats.map(|seat| Player {
                name: String::new(),
                seat,
            }),
            ..MatchConfig::default()
        };
        let mut one_board = OneBoardMatch::new(1);
        one_board.apply(&Intent::NewMatch(Box::new(config)));
        one_board
    }

    fn played() -> OneBoardMatch {
        let mut one_board = game([Seat::Human; 2]);
        for point in GAME.split(' ') {
            one_board.apply(&Intent::play(point.parse::<Point>().expect("a point")));
        }
        one_board
    }

    /// Judges a requested move: every move except those in the first row is best.
    fn answer(moves: &mut BestMoves) -> bool {
        let Some((position, point)) = moves.take_request() else {
            return false;
        };
        moves.store(&position, Some(point.y > 0));
        true
    }

    #[test]
    fn no_count_before_all_moves_are_judged() {
        let (mut moves, one_board) = (BestMoves::default(), played());
        for _ in 0..5 {
            assert_eq!(moves.of(&one_board, Side::Black), None);
            assert!(answer(&mut moves));
        }
        let black = BestMoveCount { best: 5, judged: 5 };
        assert_eq!(moves.of(&one_board, Side::Black), Some(black));
        while moves.of(&one_board, Side::White).is_none() {
            assert!(answer(&mut moves));
        }
        let white = BestMoveCount { best: 0, judged: 4 };
        assert_eq!(moves.of(&one_board, Side::White), Some(white));
        assert!(!answer(&mut moves), "and then nothing more is asked");
    }

    #[test]
    fn nothing_is_judged_without_a_request() {
        let (mut moves, one_board) = (BestMoves::default(), played());
        assert!(moves.take_request().is_none());
        moves.of(&one_board, Side::Black);
        assert!(moves.take_request().is_some());
        assert!(moves.take_request().is_none(), "the screen was left");
    }

    #[test]
    fn a_game_that_goes_on_and_a_computer_are_not_judged() {
        let mut moves = BestMoves::default();
        let mut one_board = played();
        one_board.apply(&Intent::Undo);
        assert_eq!(moves.of(&one_board, Side::Black), None);
        let mut one_board = game([Seat::Human, Seat::Classic(Classic::Shapes)]);
        one_board.apply(&Intent::play("h8".parse::<Point>().expect("a point")));
        one_board.apply(&Intent::Resign);
        assert_eq!(moves.of(&one_board, Side::White), None);
        assert!(moves.take_request().is_none());
        moves.of(&one_board, Side::Black);
        assert!(moves.take_request().is_some());
    }

    #[test]
    fn an_adviser_that_breaks_off_is_asked_no_more() {
        let (mut moves, one_board) = (BestMoves::default(), played());
        moves.of(&one_board, Side::Black);
        let (position, _) = moves.take_request().expect("a question");
        moves.store(&position, None);
        assert_eq!(moves.of(&one_board, Side::Black), None);
        assert!(moves.take_request().is_none());
    }
}
