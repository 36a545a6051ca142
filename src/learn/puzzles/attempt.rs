//! A try at a puzzle: a person's turns, the answers of the other side, which holds out as long as it can, and what refutes a wrong
//! turn.
//!
//! What a turn is worth, a judge says, which knows the kind of board: every winning turn is right, not only those of one line. Where
//! the task is to hold, one move is asked.

use super::judge::{Judge, Verdict};
use super::one_board_judge::OneBoardJudge;
use super::played::{AttemptError, AttemptState, HINTS, Hint, Played};
use super::{Puzzle, PuzzlePosition};
use crate::learn::schedule::Answer;
use crate::rules::{Point, Setup, Side};
use crate::study::proof::{AttackAnswer, ProvenWin};
use crate::study::review::Sentence;

/// A try at a puzzle.
#[derive(Clone, Debug)]
pub struct Attempt<P: PuzzlePosition = Setup> {
    puzzle: Puzzle<P>,
    judge: P::Judge,
    state: AttemptState,
    /// The turns since the puzzle's position, without a wrong one.
    moves: Vec<P::Turn>,
    /// A wrong turn and what refutes it.
    refuted: Vec<P::Turn>,
    mistakes: usize,
    hints: usize,
    /// The steps of the hint for the next turn.
    step: usize,
    is_shown: bool,
}

impl<P: PuzzlePosition> Attempt<P> {
    /// A new try. Takes the solver's time for the proof: milliseconds for nearly all puzzles.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if the puzzle is not what it says.
    pub fn new(puzzle: &Puzzle<P>) -> Result<Self, AttemptError> {
        Ok(Self::judged_by(puzzle, P::Judge::new(puzzle)?))
    }

    fn judged_by(puzzle: &Puzzle<P>, judge: P::Judge) -> Self {
        Self {
            puzzle: puzzle.clone(),
            judge,
            state: AttemptState::ToMove,
            moves: Vec::new(),
            refuted: Vec::new(),
            mistakes: 0,
            hints: 0,
            step: 0,
            is_shown: false,
        }
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle<P> {
        &self.puzzle
    }

    /// Where it stands.
    #[must_use]
    pub const fn state(&self) -> AttemptState {
        self.state
    }

    /// Whether it was solved without a wrong move, and not shown.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.state == AttemptState::Over && self.mistakes == 0 && !self.is_shown
    }

    /// Whether the solution was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The number of wrong moves.
    #[must_use]
    pub const fn mistakes(&self) -> usize {
        self.mistakes
    }

    /// The steps of the hint that were asked for.
    #[must_use]
    pub const fn hints(&self) -> usize {
        self.hints
    }

    /// The right turns and the answers to them.
    #[must_use]
    pub fn moves(&self) -> &[P::Turn] {
        &self.moves
    }

    /// A wrong turn and what refutes it, while they are on the board.
    #[must_use]
    pub fn refuted(&self) -> &[P::Turn] {
        &self.refuted
    }

    /// The side that the person plays.
    #[must_use]
    pub fn side(&self) -> Side {
        self.puzzle.position().to_move()
    }

    /// How it went, as far as it has gone.
    #[must_use]
    pub const fn answer(&self) -> Answer {
        match (self.mistakes > 0 || self.is_shown, self.hints) {
            (true, _) => Answer::Again,
            (false, 0) => Answer::Good,
            (false, _) => Answer::Hard,
        }
    }

    /// The person's turns that are left, the winning one included; one where the task is to hold.
    #[must_use]
    pub fn moves_left(&self) -> usize {
        match self.state {
            AttemptState::Over => 0,
            AttemptState::ToMove | AttemptState::Refuted => self.judge.turns_left(),
        }
    }

    /// Plays a turn of the person's.
    ///
    /// # Errors
    /// [`AttemptError`] if it cannot be played; nothing has changed then.
    pub fn play(&mut self, turn: P::Turn) -> Result<Played<P::Turn>, AttemptError> {
        if self.state != AttemptState::ToMove {
            return Err(AttemptError::NotToMove);
        }
        let is_first = self.moves.is_empty();
        match self.judge.judge(&self.puzzle, turn, is_first)? {
            Verdict::WinsOtherwise => Ok(Played::WinsOtherwise),
            Verdict::Wrong { wrong, line } => {
                self.refuted = line;
                self.mistakes += 1;
                self.state = AttemptState::Refuted;
                Ok(Played::Wrong(wrong))
            }
            Verdict::Right { reply } => {
                self.step = 0;
                self.moves.push(turn);
                self.moves.extend(reply);
                let Some(reply) = reply else {
                    self.state = AttemptState::Over;
                    return Ok(Played::Solved);
                };
                Ok(Played::Answered { reply })
            }
        }
    }

    /// Takes a wrong turn back.
    pub fn take_back(&mut self) {
        if self.state == AttemptState::Refuted {
            self.refuted.clear();
            self.state = AttemptState::ToMove;
        }
    }

    /// The next step of the hint; none when nothing is asked. The last step is given again.
    pub fn hint(&mut self) -> Option<Hint<P::Turn>> {
        self.take_back();
        if self.state != AttemptState::ToMove {
            return None;
        }
        let next = self.judge.next(&self.puzzle)?;
        self.hints += usize::from(self.step < HINTS);
        self.step = (self.step + 1).min(HINTS);
        Some(match self.step {
            HINTS => Hint::At(next),
            _ => self.judge.hint(&self.puzzle, next),
        })
    }

    /// Plays the rest of the solution.
    pub fn show(&mut self) {
        self.take_back();
        if self.state == AttemptState::Over {
            return;
        }
        self.moves.extend(self.judge.rest(&self.puzzle));
        self.is_shown = true;
        self.state = AttemptState::Over;
    }
}

impl Attempt {
    /// A try at a won game: every move after which the solver still proves a win is right. `win` is the proof if there is one
    /// already; otherwise it is as with [`new`](Self::new).
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if no win is found.
    pub fn any_way(puzzle: &Puzzle, win: Option<ProvenWin>) -> Result<Self, AttemptError> {
        let judge = match win {
            Some(win) => OneBoardJudge::any_way(puzzle, win),
            None => OneBoardJudge {
                is_any_way: true,
                ..OneBoardJudge::new(puzzle)?
            },
        };
        match judge.walk {
            Some(_) => Ok(Self::judged_by(puzzle, judge)),
            None => Err(AttemptError::NoWin),
        }
    }

    /// Whether every winning way is right.
    #[must_use]
    pub const fn is_any_way(&self) -> bool {
        self.judge.is_any_way
    }

    /// What is said about a move that does not win.
    #[must_use]
    pub fn words_of(&self, point: Point, answer: &AttackAnswer) -> Option<Sentence> {
        self.judge.walk.as_ref()?.words_of_answer(point, answer)
    }
}
