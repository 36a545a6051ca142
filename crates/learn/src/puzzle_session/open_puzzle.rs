//! The puzzle on the board.

use super::event::PuzzleEvent;
use super::result::PuzzleResult;
use crate::puzzles::{Attempt, AttemptError, AttemptState, Hint, Played, Wrong};
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_study::playback::Playback;
use std::time::Duration;

/// The puzzle on the board: the try, what was said last, and the moves shown once it is over.
#[derive(Clone, Debug)]
pub(super) struct OpenPuzzle {
    pub attempt: Attempt,
    /// The first stone of an unfinished turn on twin boards.
    pub first_stone: Option<TwinPoint>,
    pub hint: Option<Hint>,
    /// Why the last move is wrong.
    pub wrong: Option<Wrong>,
    /// A move that wins too was refused.
    pub other_win: Option<Turn>,
    pub result: Option<PuzzleResult>,
    /// When it was first seen.
    pub since: Duration,
    /// When it was solved, shown or first got wrong.
    pub decided: Option<Duration>,
    /// The moves shown of a puzzle that is over.
    pub shown: usize,
    pub playback: Playback,
}

/// What a press on the board comes to.
pub(super) enum Pressed {
    /// The turn is complete.
    Turn(Turn),
    /// There is no turn to play, and perhaps something to tell.
    NoTurn(Option<PuzzleEvent>),
}

impl OpenPuzzle {
    pub fn new(attempt: Attempt, now: Duration) -> Self {
        Self {
            attempt,
            first_stone: None,
            hint: None,
            wrong: None,
            other_win: None,
            result: None,
            since: now,
            decided: None,
            shown: 0,
            playback: Playback::default(),
        }
    }

    /// The number of moves of the puzzle so far.
    pub fn end(&self) -> usize {
        self.attempt.moves().len()
    }

    /// The moves since the puzzle's position that the board shows.
    pub fn shown_moves(&self) -> usize {
        match self.attempt.state() {
            AttemptState::Over => self.shown,
            AttemptState::ToMove | AttemptState::Searching | AttemptState::Refuted => self.end(),
        }
    }

    /// A stone is placed on twin boards, or a move made on one. A press after a wrong move takes it back and is the next try.
    pub fn press(&mut self, stone: TwinPoint) -> Pressed {
        self.attempt.take_back();
        self.wrong = None;
        self.other_win = None;
        match self.first_stone.take() {
            // The same point again takes the first stone back.
            Some(first) if first == stone => Pressed::NoTurn(None),
            Some(first) => Pressed::Turn(Turn::two(first, stone)),
            None => match self.attempt.begins_turn(stone) {
                Ok(false) => Pressed::Turn(Turn::one(stone)),
                Ok(true) => {
                    self.first_stone = Some(stone);
                    let side = self.attempt.side();
                    Pressed::NoTurn(Some(PuzzleEvent::FirstStone { side, stone }))
                }
                Err(error) => Pressed::NoTurn(Some(PuzzleEvent::Refused(error.into()))),
            },
        }
    }

    /// Plays a whole turn; on one board, its stone.
    ///
    /// # Errors
    /// What there is to tell if it cannot be played.
    pub fn play(&mut self, turn: Turn) -> Result<Played, Option<PuzzleEvent>> {
        self.attempt.play(turn).map_err(|error| match error {
            AttemptError::Turn(_) => {
                // The second stone is placed elsewhere.
                self.first_stone = turn.second.map(|_| turn.first);
                Some(PuzzleEvent::Refused(error))
            }
            AttemptError::Play(_) => Some(PuzzleEvent::Refused(error)),
            AttemptError::NotToMove | AttemptError::NoWin => None,
        })
    }

    /// Takes back a wrong move or the first stone of a turn.
    pub fn take_back(&mut self) {
        self.wrong = None;
        if self.first_stone.take().is_none() {
            self.attempt.take_back();
        }
    }

    /// Shows the next step of the hint.
    pub fn show_hint(&mut self) -> Option<PuzzleEvent> {
        self.wrong = None;
        self.first_stone = None;
        self.hint = self.attempt.hint();
        self.hint.is_some().then_some(PuzzleEvent::Hinted)
    }

    /// Plays the rest of the solution.
    pub fn show_solution(&mut self) {
        self.attempt.show();
        self.shown = self.end();
        self.first_stone = None;
        self.hint = None;
        self.wrong = None;
    }
}
