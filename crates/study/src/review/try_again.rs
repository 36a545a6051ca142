//! The mistakes of a side, tried again one after another: the position before each, and an answer that is judged as the
//! review judges the moves of the game.
//!
//! [`TryAgain`] knows no engine. [`TryAgain::answer`] and [`TryAgain::store`] return the positions to
//! [examine](super::Findings::examine), with the [budget](super::Budget) of the review.

use super::findings::Findings;
use super::label::{Certainty, Label};
use super::reason::Reason;
use super::reviewed_move::{PlayedMove, ReviewedMove};
use super::summary::{Review, positions};
use narabe_engine_core::Setup;
use narabe_rules::{Move, PlayError, Point, Position, Side};

/// The board has this many areas in a row and in a column; a hint names one of them first.
const AREAS: u8 = 3;

/// The mistakes of one side, and how far the person is with them.
#[derive(Clone, Debug, PartialEq)]
pub struct TryAgain {
    side: Side,
    mistakes: Vec<TriedMistake>,
    at: usize,
    step: TryStep,
    hint: Option<TryHint>,
}

/// A mistake to try again.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedMistake {
    /// The position before it.
    pub position: Position,
    /// The move of the game.
    pub played: ReviewedMove,
    /// The best move.
    pub best: Point,
    /// Whether the person has found a move that is as good as the best, before it was shown.
    pub is_found: bool,
    before: Findings,
}

/// Where the person stands with a mistake.
#[derive(Clone, Debug, PartialEq)]
pub enum TryStep {
    /// A move is asked for.
    Asked,
    /// The position after this answer has to be examined.
    Judging {
        /// The answer.
        point: Point,
        /// What was found after it, when the position after the reply has to be examined too.
        after: Option<Box<Findings>>,
    },
    /// The answer was judged.
    Judged(Box<ReviewedMove>),
    /// The best move is shown.
    Shown,
    /// All mistakes were gone through.
    Finished,
}

/// How much of the best move was given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryHint {
    /// The part of the board it is in.
    Area,
    /// The point.
    Point,
}

/// What an answer is worth, from its label in the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryVerdict {
    /// It would not be in the list of mistakes.
    Right(Certainty),
    /// It wins, but there was a win by fours.
    StillWins,
    /// There was a proven win, and it is not there any more.
    WinGone,
    /// It is worse than the best.
    Worse,
    /// It loses.
    Loses(Certainty),
}

impl TryVerdict {
    /// The verdict on a labelled move.
    pub fn of(reviewed: &ReviewedMove) -> Self {
        let is_lost = (reviewed.wins_in).is_some_and(|(winner, _)| winner != reviewed.side);
        match reviewed.label {
            None => Self::Worse,
            Some(label) if !label.is_mistake() => Self::Right(reviewed.certainty),
            Some(_) if is_lost => Self::Loses(Certainty::Proven),
            Some(Label::LosingMove) => Self::Loses(reviewed.certainty),
            Some(Label::MissedWin) if reviewed.keeps_win => Self::StillWins,
            Some(Label::MissedWin) => Self::WinGone,
            Some(_) => Self::Worse,
        }
    }

    /// Whether the answer is as good as the best.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Right(_))
    }
}

impl TryAgain {
    /// The mistakes of a side in a reviewed game, the first one first. `findings` tells what is known of the position after so
    /// many moves. None without mistakes for which a better move is known.
    pub fn of<'a>(
        game: &Position,
        review: &Review,
        findings: impl Fn(usize) -> Option<&'a Findings>,
        side: Side,
    ) -> Option<Self> {
        let positions = positions(game);
        let mistakes: Vec<_> = mistakes_of(review, side)
            .filter_map(|played| {
                Some(TriedMistake {
                    position: positions.get(played.ply - 1)?.clone(),
                    best: played.better?,
                    is_found: false,
                    before: findings(played.ply - 1)?.clone(),
                    played: played.clone(),
                })
            })
            .collect();
        (!mistakes.is_empty()).then_some(Self {
            side,
            mistakes,
            at: 0,
            step: TryStep::Asked,
            hint: None,
        })
    }

    /// The side whose mistakes are offered first: the person's, else the loser's, else the one with a mistake. None without
    /// mistakes.
    pub fn first_side(game: &Position, review: &Review, person: Option<Side>) -> Option<Side> {
        let winner = game.outcome().and_then(|outcome| outcome.winner());
        let loser = review.lost.map(|lost| lost.side);
        let loser = loser.or(winner.map(Side::other));
        let mut wanted = person.into_iter().chain(loser).chain(Side::ALL);
        wanted.find(|side| mistakes_of(review, *side).next().is_some())
    }

    /// Whose mistakes these are.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The mistake at hand.
    pub fn mistake(&self) -> &TriedMistake {
        &self.mistakes[self.at]
    }

    /// The number of the mistake at hand, from 1, and of how many.
    pub const fn number(&self) -> (usize, usize) {
        (self.at + 1, self.mistakes.len())
    }

    /// How many were found before the best move was shown.
    pub fn found(&self) -> usize {
        let found = self.mistakes.iter().filter(|mistake| mistake.is_found);
        found.count()
    }

    /// Where the person stands with it.
    pub const fn step(&self) -> &TryStep {
        &self.step
    }

    /// The answer that lies on the board: judged, or being judged.
    pub fn tried(&self) -> Option<Point> {
        match &self.step {
            TryStep::Judging { point, .. } => Some(*point),
            TryStep::Judged(reviewed) => reviewed.turn.point(),
            TryStep::Asked | TryStep::Shown | TryStep::Finished => None,
        }
    }

    /// What the last answer is worth.
    pub fn verdict(&self) -> Option<TryVerdict> {
        match &self.step {
            TryStep::Judged(reviewed) => Some(TryVerdict::of(reviewed)),
            _ => None,
        }
    }

    /// The line that punishes a wrong answer, from the other side's move on, or the best line; with their sides.
    pub fn line(&self) -> Vec<(Point, Side)> {
        let mistake = self.mistake();
        let (first, points) = match &self.step {
            TryStep::Judged(reviewed) if !TryVerdict::of(reviewed).is_right() => {
                (self.side.other(), reviewed.reply_line.clone())
            }
            TryStep::Shown => {
                let line = std::iter::once(mistake.best);
                let line = line.chain(mistake.played.better_line.iter().copied());
                (self.side, line.collect())
            }
            _ => return Vec::new(),
        };
        let sides = [first, first.other()].into_iter().cycle();
        points.into_iter().zip(sides).collect()
    }

    /// Whether it is proven that the best move wins or is the only one that holds.
    pub fn certainty_of_best(&self) -> Certainty {
        let mistake = self.mistake();
        Certainty::of(mistake.before.win.is_some() || mistake.played.is_only_hold)
    }

    /// How much was given away.
    pub const fn hint(&self) -> Option<TryHint> {
        self.hint
    }

    /// The corners of the part of the board that the best move is in: the lower left one and the upper right one.
    pub fn area(&self) -> [Point; 2] {
        let mistake = self.mistake();
        let size = mistake.position.size().get();
        let span = |at: u8| {
            let area = at * AREAS / size;
            let first = (area * size).div_ceil(AREAS);
            let next = ((area + 1) * size).div_ceil(AREAS);
            (first, next - 1)
        };
        let (left, right) = span(mistake.best.x);
        let (bottom, top) = span(mistake.best.y);
        [Point::new(left, bottom), Point::new(right, top)]
    }

    /// Gives the area of the best move away, and then the point. After an answer a move is asked for again.
    pub fn give_hint(&mut self) {
        if matches!(self.step, TryStep::Finished | TryStep::Shown) {
            return;
        }
        self.step = TryStep::Asked;
        self.hint = Some(match self.hint {
            None => TryHint::Area,
            Some(_) => TryHint::Point,
        });
    }

    /// Shows the best move with its line.
    pub fn show(&mut self) {
        if self.step != TryStep::Finished {
            self.step = TryStep::Shown;
        }
    }

    /// Goes to the next mistake; after the last one all is finished.
    pub fn next(&mut self) {
        self.hint = None;
        self.step = if self.at + 1 < self.mistakes.len() {
            self.at += 1;
            TryStep::Asked
        } else {
            TryStep::Finished
        };
    }

    /// Tries a move. Returns the position to examine, if it is not known yet what the move is worth.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not allowed; nothing has changed then.
    pub fn answer(&mut self, point: Point) -> Result<Option<Position>, PlayError> {
        if self.step == TryStep::Finished {
            return Ok(None);
        }
        let mistake = self.mistake();
        let mut after = mistake.position.clone();
        after.play(point)?;
        let is_over = after.outcome().is_some();
        if mistake.played.turn.point() == Some(point) {
            self.conclude(mistake.played.clone());
            return Ok(None);
        }
        if is_over {
            self.conclude(self.review(point, Some(&after), None, None));
            return Ok(None);
        }
        self.step = TryStep::Judging { point, after: None };
        Ok(Some(after))
    }

    /// Stores what was found in the position that [`answer`](Self::answer) has returned, or this function the last time.
    /// Returns another position to examine, if the verdict depends on it.
    pub fn store(&mut self, found: Findings) -> Option<Position> {
        let TryStep::Judging { point, after } = &self.step else {
            return None;
        };
        let point = *point;
        if let Some(after) = after {
            let reviewed = self.review(point, None, Some(after), Some(&found));
            self.conclude(reviewed);
            return None;
        }
        let reviewed = self.review(point, None, Some(&found), None);
        // Whether a win is kept that is not proven at once, the next position of the same side tells.
        let is_open = TryVerdict::of(&reviewed) == TryVerdict::WinGone && found.sees_loss();
        if is_open && let Some(position) = self.after_reply(point, &found) {
            let after = Some(Box::new(found));
            self.step = TryStep::Judging { point, after };
            return Some(position);
        }
        self.conclude(reviewed);
        None
    }

    /// Takes an answer back that could not be judged.
    pub fn take_back(&mut self) {
        if matches!(self.step, TryStep::Judging { .. }) {
            self.step = TryStep::Asked;
        }
    }

    /// The position after an answer and the best reply to it, if the game goes on there.
    fn after_reply(&self, point: Point, found: &Findings) -> Option<Position> {
        let mut position = self.mistake().position.clone();
        position.play(point).ok()?;
        position.play(found.best()?).ok()?;
        position.outcome().is_none().then_some(position)
    }

    /// The review of an answer: of one that ended the game from the position, else from what was found.
    fn review(
        &self,
        point: Point,
        ended: Option<&Position>,
        after: Option<&Findings>,
        next: Option<&Findings>,
    ) -> ReviewedMove {
        let mistake = self.mistake();
        let before = &mistake.before;
        let played = PlayedMove {
            ply: mistake.played.ply,
            side: self.side,
            turn: Move::Stone(point),
            before: Some(before),
            after,
            next,
            outcome: ended.and_then(Position::outcome),
        };
        let mut reviewed = played.review();
        let setup = Setup::from(&mistake.position);
        reviewed.reason = Reason::of(&reviewed, &setup, before, after);
        reviewed
    }

    fn conclude(&mut self, reviewed: ReviewedMove) {
        if TryVerdict::of(&reviewed).is_right() {
            self.mistakes[self.at].is_found = true;
        }
        self.step = TryStep::Judged(Box::new(reviewed));
    }
}

fn mistakes_of(review: &Review, side: Side) -> impl Iterator<Item = &ReviewedMove> {
    review.moves.iter().filter(move |reviewed| {
        let is_mistake = reviewed.label.is_some_and(Label::is_mistake);
        is_mistake && reviewed.side == side && reviewed.better.is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Budget;
    use narabe_engine_core::{Engine, Settings};
    use narabe_rules::{BoardSize, Rule};
    use std::sync::atomic::AtomicBool;

    /// White's move 6, A1, leaves an open three alone.
    const GAME: &str = "h8 i9 i8 h9 j8 a1 k8 b1 l8";

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    fn game(moves: &str) -> Position {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for name in moves.split(' ') {
            position.play(point(name)).unwrap();
        }
        position
    }

    fn examine(position: &Position) -> Findings {
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        let (setup, budget) = (Setup::from(position), Budget::of_search(5_000));
        Findings::examine(&setup, &mut engine, &budget, &AtomicBool::new(false)).unwrap()
    }

    /// White's mistakes from move 6 on.
    fn tries() -> TryAgain {
        let game = game(GAME);
        let positions = positions(&game);
        let found: Vec<_> = (positions.iter())
            .map(|position| (position.ply() >= 5).then(|| examine(position)))
            .collect();
        let review = Review::of(&game, &found);
        assert_eq!(
            TryAgain::first_side(&game, &review, None),
            Some(Side::White)
        );
        let of = |ply: usize| found.get(ply)?.as_ref();
        TryAgain::of(&game, &review, of, Side::White).unwrap()
    }

    /// Answers and examines until the answer is judged.
    fn judge(tries: &mut TryAgain, name: &str) -> TryVerdict {
        let mut position = tries.answer(point(name)).unwrap();
        while let Some(asked) = position {
            position = tries.store(examine(&asked));
        }
        tries.verdict().unwrap()
    }

    #[test]
    fn an_answer_as_good_as_the_best_is_right() {
        let mut tries = tries();
        assert_eq!(tries.mistake().played.ply, 6);
        assert_eq!(tries.mistake().position.ply(), 5);
        let best = tries.mistake().best.to_string();
        assert!(judge(&mut tries, &best).is_right());
        assert_eq!((tries.found(), tries.line()), (1, vec![]));
        assert_eq!(tries.tried(), Some(point(&best)));
    }

    #[test]
    fn a_losing_answer_is_refuted_by_the_line_that_punishes_it() {
        let mut tries = tries();
        let loses = TryVerdict::Loses(Certainty::Proven);
        assert_eq!(judge(&mut tries, "o15"), loses);
        let line = tries.line();
        assert_eq!(line[0].1, Side::Black);
        assert!(line.len() >= 3, "a four, its stop and the five: {line:?}");
        assert_eq!(tries.found(), 0);
        let best = tries.mistake().best.to_string();
        assert!(judge(&mut tries, &best).is_right(), "another try counts");
        assert_eq!(tries.found(), 1);
    }

    #[test]
    fn the_move_of_the_game_needs_no_engine() {
        let mut tries = tries();
        assert_eq!(tries.answer(point("a1")), Ok(None));
        assert_eq!(tries.verdict(), Some(TryVerdict::Loses(Certainty::Proven)));
    }

    #[test]
    fn a_taken_point_is_refused_and_changes_nothing() {
        let mut tries = tries();
        let before = tries.clone();
        assert!(tries.answer(point("h8")).is_err());
        assert_eq!(tries, before);
    }

    #[test]
    fn a_hint_gives_the_area_and_then_the_point() {
        let mut tries = tries();
        tries.give_hint();
        assert_eq!(tries.hint(), Some(TryHint::Area));
        let ([low, high], best) = (tries.area(), tries.mistake().best);
        assert!((low.x..=high.x).contains(&best.x) && (low.y..=high.y).contains(&best.y));
        assert_eq!((high.x - low.x, high.y - low.y), (4, 4));
        tries.give_hint();
        assert_eq!(tries.hint(), Some(TryHint::Point));
    }

    #[test]
    fn what_is_shown_is_not_found_and_the_last_one_finishes() {
        let mut tries = tries();
        tries.show();
        let line = tries.line();
        assert_eq!(line[0], (tries.mistake().best, Side::White));
        assert_eq!(line[1].1, Side::Black);
        for _ in 0..tries.number().1 {
            tries.next();
        }
        assert_eq!((tries.step(), tries.found()), (&TryStep::Finished, 0));
        assert_eq!(tries.answer(point("o15")), Ok(None));
    }

    #[test]
    fn an_answer_that_cannot_be_judged_is_asked_for_again() {
        let mut tries = tries();
        assert!(tries.answer(point("o15")).unwrap().is_some());
        tries.take_back();
        assert_eq!((tries.step(), tries.tried()), (&TryStep::Asked, None));
    }

    #[test]
    fn all_areas_together_are_the_board() {
        let mut tries = tries();
        let size = tries.mistake().position.size().get();
        for at in 0..size {
            tries.mistakes[0].best = Point::new(at, size - 1 - at);
            let [low, high] = tries.area();
            assert!(low.x <= at && at <= high.x && high.x < size);
            assert!(low.y < size - at && size - 1 - at <= high.y && high.y < size);
        }
    }
}
