//! How many of the moves of a game's persons were the best, found out move by move after its end.
//!
//! A screen says in each frame that it wants to know; the counsel asks the adviser about one move after the other
//! meanwhile, and stops when nobody wants to know any more. What a best move is, `players/judge.rs` says. The stones of an
//! opening protocol are not judged, for they follow other aims, and neither is a pass.

use crate::rules::{Move, Point, Position, Side};
use bevy::prelude::*;

use crate::matches::OneBoardMatch;

/// So many of so many moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub best: usize,
    pub all: usize,
}

/// What is known of the moves of the game on the table.
#[derive(Resource, Debug, Default)]
pub struct BestMoves {
    /// The moves of the game that is judged, from its first.
    line: Vec<Move>,
    start: Option<Position>,
    /// For each move whether it was the best, as far as that is known.
    found: Vec<Option<bool>>,
    /// The move that is asked about: its place in the line, the position before it, and the point.
    next: Option<(usize, Position, Point)>,
    /// The adviser has broken off: nothing more is asked about this game.
    failed: bool,
    wanted: bool,
}

impl BestMoves {
    /// The figures of the person who has this side; none for a computer, and none before all is known. Ask again in the
    /// next frame.
    pub fn of(&mut self, session: &OneBoardMatch, side: Side) -> Option<Tally> {
        if session.outcome().is_none() || !session.seat(side).is_human() {
            return None;
        }
        self.take_up(session);
        let first = session.opening_stones();
        let plies = first..self.line.len();
        let own = plies.filter(|ply| Side::to_move_after(*ply) == side);
        let mut tally = Tally { best: 0, all: 0 };
        for ply in own {
            let Move::Stone(point) = self.line[ply] else {
                continue;
            };
            let Some(is_best) = self.found[ply] else {
                self.ask(ply, point);
                return None;
            };
            tally.all += 1;
            tally.best += usize::from(is_best);
        }
        (tally.all > 0).then_some(tally)
    }

    /// The game on the table, if it is another than before.
    fn take_up(&mut self, session: &OneBoardMatch) {
        let (position, ply) = (session.position(), session.record().ply());
        let start = Position::new(position.rule(), position.size());
        let mut line = session.record().line();
        line.truncate(ply);
        if self.line != line || self.start.as_ref() != Some(&start) {
            *self = Self {
                found: vec![None; line.len()],
                line,
                start: Some(start),
                ..Self::default()
            };
        }
    }

    fn ask(&mut self, ply: usize, point: Point) {
        self.wanted = !self.failed;
        if self.failed || self.next.is_some() {
            return;
        }
        let Some(mut position) = self.start.clone() else {
            return;
        };
        let legal = |turn: &Move| position.play_turn(*turn).is_ok();
        self.failed = !self.line[..ply].iter().all(legal);
        self.next = Some((ply, position, point));
    }

    /// What is to be looked at, if a screen has wanted to know since the last frame: a position, and the move played.
    pub(super) fn take_wish(&mut self) -> Option<(Position, Point)> {
        let wanted = std::mem::take(&mut self.wanted);
        let (_, position, point) = self.next.as_ref().filter(|_| wanted)?;
        Some((position.clone(), *point))
    }

    /// Keeps the answer; none when there was none to give.
    pub(super) fn keep(&mut self, position: &Position, point: Point, is_best: Option<bool>) {
        let about = |next: &(usize, Position, Point)| next.1 == *position && next.2 == point;
        if let Some((ply, ..)) = self.next.take_if(|next| about(next)) {
            self.failed = is_best.is_none();
            self.found[ply] = is_best;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{Intent, MatchConfig, Player, Seat};
    use crate::engine::classic::Classic;

    const GAME: &str = "h8 a1 i8 b1 j8 c1 k8 d1 l8";

    fn game(seats: [Seat; 2]) -> OneBoardMatch {
        let config = MatchConfig {
            players: seats.map(|seat| Player {
                name: String::new(),
                seat,
            }),
            ..MatchConfig::default()
        };
        let mut session = OneBoardMatch::new(1);
        session.apply(&Intent::NewMatch(Box::new(config)));
        session
    }

    fn played() -> OneBoardMatch {
        let mut session = game([Seat::Human; 2]);
        for point in GAME.split(' ') {
            session.apply(&Intent::play(point.parse::<Point>().expect("a point")));
        }
        session
    }

    /// Answers all that is asked: every move but those in the first row is best.
    fn answer(moves: &mut BestMoves) -> bool {
        let Some((position, point)) = moves.take_wish() else {
            return false;
        };
        moves.keep(&position, point, Some(point.y > 0));
        true
    }

    #[test]
    fn nothing_is_told_before_all_is_known() {
        let (mut moves, session) = (BestMoves::default(), played());
        for _ in 0..5 {
            assert_eq!(moves.of(&session, Side::Black), None);
            assert!(answer(&mut moves));
        }
        let black = Tally { best: 5, all: 5 };
        assert_eq!(moves.of(&session, Side::Black), Some(black));
        while moves.of(&session, Side::White).is_none() {
            assert!(answer(&mut moves));
        }
        let white = Tally { best: 0, all: 4 };
        assert_eq!(moves.of(&session, Side::White), Some(white));
        assert!(!answer(&mut moves), "and then nothing more is asked");
    }

    #[test]
    fn nobody_asks_when_nobody_wants_to_know() {
        let (mut moves, session) = (BestMoves::default(), played());
        assert!(moves.take_wish().is_none());
        moves.of(&session, Side::Black);
        assert!(moves.take_wish().is_some());
        assert!(moves.take_wish().is_none(), "the screen was left");
    }

    #[test]
    fn a_game_that_goes_on_and_a_computer_are_not_judged() {
        let mut moves = BestMoves::default();
        let mut session = played();
        session.apply(&Intent::Undo);
        assert_eq!(moves.of(&session, Side::Black), None);
        let mut session = game([Seat::Human, Seat::Classic(Classic::Shapes)]);
        session.apply(&Intent::Play("h8".parse().expect("a point")));
        session.apply(&Intent::Resign);
        assert_eq!(moves.of(&session, Side::White), None);
        assert!(moves.take_wish().is_none());
        moves.of(&session, Side::Black);
        assert!(moves.take_wish().is_some());
    }

    #[test]
    fn an_adviser_that_breaks_off_is_asked_no_more() {
        let (mut moves, session) = (BestMoves::default(), played());
        moves.of(&session, Side::Black);
        let (position, point) = moves.take_wish().expect("a question");
        moves.keep(&position, point, None);
        assert_eq!(moves.of(&session, Side::Black), None);
        assert!(moves.take_wish().is_none());
    }
}
