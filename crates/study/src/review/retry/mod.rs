//! The mistakes of a side, retried one after another: the position before each, and an answer that is judged as the review
//! judges the moves of the game.
//!
//! [`Retry`] knows no engine. [`Retry::press`] and [`Retry::store`] return the positions to
//! [examine](super::Findings::examine), with the [budget](super::Budget) of the review.

mod mistake;
#[cfg(test)]
mod tests;
mod verdict;

pub use mistake::RetriedMistake;
pub use verdict::RetryVerdict;

use super::findings::Findings;
use super::reviewed_move::{PlayedMove, ReviewedMove};
use super::summary::{Review, positions};
use mistake::mistakes_of;
use narabe_engine_core::Setup;
use narabe_rules::{Move, PlayError, Point, Position, Side};

/// The mistakes of one side, and how far the person is with them.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    side: Side,
    mistakes: Vec<RetriedMistake>,
    at: usize,
    step: RetryStep,
    hint: Option<RetryHint>,
    problem: Option<RetryProblem>,
    is_kept: bool,
}

/// Where the person stands with a mistake.
#[derive(Clone, Debug, PartialEq)]
pub enum RetryStep {
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
pub enum RetryHint {
    /// The area of the board it is in.
    Area,
    /// The point.
    Point,
}

/// Why there is no verdict on the last answer.
#[derive(Clone, Debug, PartialEq)]
pub enum RetryProblem {
    /// The move is not allowed.
    Refused(PlayError),
    /// The engine failed with this message.
    Failed(String),
}

impl Retry {
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
                Some(RetriedMistake {
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
            step: RetryStep::Asked,
            hint: None,
            problem: None,
            is_kept: false,
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
    pub fn mistake(&self) -> &RetriedMistake {
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
    pub const fn step(&self) -> &RetryStep {
        &self.step
    }

    /// The answer that lies on the board: judged, or being judged.
    pub fn tried(&self) -> Option<Point> {
        match &self.step {
            RetryStep::Judging { point, .. } => Some(*point),
            RetryStep::Judged(reviewed) => reviewed.turn.point(),
            RetryStep::Asked | RetryStep::Shown | RetryStep::Finished => None,
        }
    }

    /// Whether the position after an answer has to be examined.
    pub const fn is_judging(&self) -> bool {
        matches!(self.step, RetryStep::Judging { .. })
    }

    /// What the last answer is worth.
    pub fn verdict(&self) -> Option<RetryVerdict> {
        match &self.step {
            RetryStep::Judged(reviewed) => Some(RetryVerdict::of(reviewed)),
            _ => None,
        }
    }

    /// The line that punishes a wrong answer, from the other side's move on, or the best line; with their sides.
    pub fn line(&self) -> Vec<(Point, Side)> {
        let mistake = self.mistake();
        let (first, points) = match &self.step {
            RetryStep::Judged(reviewed) if !RetryVerdict::of(reviewed).is_right() => {
                (self.side.other(), reviewed.reply_line.clone())
            }
            RetryStep::Shown => {
                let line = std::iter::once(mistake.best);
                let line = line.chain(mistake.played.better_line.iter().copied());
                (self.side, line.collect())
            }
            _ => return Vec::new(),
        };
        let sides = [first, first.other()].into_iter().cycle();
        points.into_iter().zip(sides).collect()
    }

    /// How much was given away.
    pub const fn hint(&self) -> Option<RetryHint> {
        self.hint
    }

    /// Why there is no verdict on the last answer.
    pub const fn problem(&self) -> Option<&RetryProblem> {
        self.problem.as_ref()
    }

    /// Whether the moves that the board shows were added to the study.
    pub const fn is_kept(&self) -> bool {
        self.is_kept
    }

    /// Drops an answer that is being judged, and what was said about the last one.
    fn begin_step(&mut self) {
        self.problem = None;
        self.is_kept = false;
        self.take_back();
    }

    /// Gives the area of the best move away, and then the point. After an answer a move is asked for again.
    pub fn give_hint(&mut self) {
        self.begin_step();
        if matches!(self.step, RetryStep::Finished | RetryStep::Shown) {
            return;
        }
        self.step = RetryStep::Asked;
        self.hint = Some(match self.hint {
            None => RetryHint::Area,
            Some(_) => RetryHint::Point,
        });
    }

    /// Shows the best move with its line.
    pub fn show(&mut self) {
        self.begin_step();
        if self.step != RetryStep::Finished {
            self.step = RetryStep::Shown;
        }
    }

    /// Goes to the next mistake; after the last one all is finished.
    pub fn next(&mut self) {
        self.begin_step();
        self.hint = None;
        self.step = if self.at + 1 < self.mistakes.len() {
            self.at += 1;
            RetryStep::Asked
        } else {
            RetryStep::Finished
        };
    }

    /// Marks the moves that the board shows, from the position before the mistake on, as added to the study, and returns them.
    pub fn keep(&mut self) -> Vec<Move> {
        self.problem = None;
        let line = self.line().into_iter().map(|(point, _)| point);
        let points = self.tried().into_iter().chain(line);
        let moves: Vec<Move> = points.map(Move::Stone).collect();
        self.is_kept |= !moves.is_empty();
        moves
    }

    /// Answers with a move, and stores the problem if it is not allowed. Returns the position to examine, if it is not known yet
    /// what the move is worth. The answer that lies on the board stays as it is.
    pub fn press(&mut self, point: Point) -> Option<Position> {
        if self.tried() == Some(point) {
            self.problem = None;
            self.is_kept = false;
            return None;
        }
        self.begin_step();
        self.answer(point).unwrap_or_else(|refused| {
            self.problem = Some(RetryProblem::Refused(refused));
            None
        })
    }

    /// Answers with a move. Returns the position to examine.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not allowed; nothing has changed then.
    fn answer(&mut self, point: Point) -> Result<Option<Position>, PlayError> {
        if self.step == RetryStep::Finished {
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
        self.step = RetryStep::Judging { point, after: None };
        Ok(Some(after))
    }

    /// Stores what was found in the position that [`press`](Self::press) has returned, or this function the last time.
    /// Returns another position to examine, if the verdict depends on it.
    pub fn store(&mut self, found: Findings) -> Option<Position> {
        let RetryStep::Judging { point, after } = &self.step else {
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
        let is_open = RetryVerdict::of(&reviewed) == RetryVerdict::WinGone && found.sees_loss();
        if is_open && let Some(position) = self.after_reply(point, &found) {
            let after = Some(Box::new(found));
            self.step = RetryStep::Judging { point, after };
            return Some(position);
        }
        self.conclude(reviewed);
        None
    }

    /// Takes an answer back that could not be judged.
    pub fn take_back(&mut self) {
        if self.is_judging() {
            self.step = RetryStep::Asked;
        }
    }

    /// Takes an answer back because the engine failed with this message.
    pub fn fail(&mut self, reason: String) {
        self.take_back();
        self.problem = Some(RetryProblem::Failed(reason));
    }

    /// The position after an answer and the best reply to it, unless the game is over there.
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
        played.explained(&Setup::from(&mistake.position))
    }

    fn conclude(&mut self, reviewed: ReviewedMove) {
        if RetryVerdict::of(&reviewed).is_right() {
            self.mistakes[self.at].is_found = true;
        }
        self.step = RetryStep::Judged(Box::new(reviewed));
    }
}
