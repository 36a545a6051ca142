//! A try at a puzzle: a person's turns, the answers of the other side, which holds out as long as it can, and what refutes a wrong
//! turn.
//!
//! A [`Judge`] rates each turn; there is one for each kind of board. Every winning turn is right, not only those of one line. Where
//! the task is to hold, one move is right.
//!
//! A quiet move may win too, and no solver of threats sees that. So the engine's search looks at a move before it counts as wrong,
//! unless it is certainly wrong: the try asks for the search by [`MoveSearch`] and waits for the answer.

use std::time::Duration;

use super::judge::{Judge, Verdict};
use super::one_board_judge::OneBoardJudge;
use super::played::{AttemptError, AttemptState, HINTS, Hint, Played, Wrong};
use super::twin_judge::TwinJudge;
use super::{AnyPuzzle, Puzzle};
use crate::schedule::Answer;
use narabe_engine_core::Limits;
use narabe_rules::twin::{Turn, TwinError, TwinPoint};
use narabe_rules::{Point, Position, Side};
use narabe_study::Sentence;
use narabe_study::proof::{AttackAnswer, ProvenWin};

// The limits, in time and nodes, of the search that decides whether a move wins.
const SEARCH_TIME: Duration = Duration::from_millis(900);
const SEARCH_NODES: u64 = 500_000;

/// What a search has to look at: whether the side to move is sure to lose in this position, after a move of the person's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveSearch {
    /// The position.
    pub position: Position,
    /// The most that it may take.
    pub limits: Limits,
}

/// A move that is not known to win: why it is wrong if it does not, and what is shown against it then.
#[derive(Clone, Debug)]
struct Doubted {
    wrong: Wrong,
    line: Vec<Turn>,
}

/// A try at a puzzle, on one board or on twin boards.
#[derive(Clone, Debug)]
pub struct Attempt {
    judge: Box<dyn Judge>,
    state: AttemptState,
    /// The turns since the puzzle's position, without a wrong one.
    moves: Vec<Turn>,
    /// A wrong turn and what refutes it, or one that is being searched.
    refuted: Vec<Turn>,
    /// The turn that is being searched.
    doubted: Option<Doubted>,
    mistakes: usize,
    hints: usize,
    /// The steps of the hint for the next turn.
    step: usize,
    is_shown: bool,
}

impl Attempt {
    /// A new try. Takes the solver's time for the proof: milliseconds for nearly all puzzles.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if the puzzle is not what it says.
    pub fn new<'p>(puzzle: impl Into<AnyPuzzle<'p>>) -> Result<Self, AttemptError> {
        Ok(match puzzle.into() {
            AnyPuzzle::OneBoard(puzzle) => Self::judged_by(OneBoardJudge::new(puzzle)?),
            AnyPuzzle::Twin(puzzle) => Self::judged_by(TwinJudge::new(puzzle)?),
        })
    }

    /// A try at a won game: every move after which the solver still proves a win is right. `win` is the proof if there is one
    /// already; otherwise it is as with [`new`](Self::new).
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if no win is found.
    pub fn any_way(puzzle: &Puzzle, win: Option<ProvenWin>) -> Result<Self, AttemptError> {
        OneBoardJudge::any_way(puzzle, win).map(Self::judged_by)
    }

    fn judged_by(judge: impl Judge + 'static) -> Self {
        Self {
            judge: Box::new(judge),
            state: AttemptState::ToMove,
            moves: Vec::new(),
            refuted: Vec::new(),
            doubted: None,
            mistakes: 0,
            hints: 0,
            step: 0,
            is_shown: false,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> AnyPuzzle<'_> {
        self.judge.puzzle()
    }

    /// Whether it is on twin boards.
    pub fn is_twin(&self) -> bool {
        self.puzzle().one_board().is_none()
    }

    /// Whether every winning way is right.
    pub fn is_any_way(&self) -> bool {
        self.judge.is_any_way()
    }

    /// Where it stands.
    pub const fn state(&self) -> AttemptState {
        self.state
    }

    /// Whether it was solved without a wrong move, and not shown.
    pub fn is_solved(&self) -> bool {
        self.state == AttemptState::Over && self.mistakes == 0 && !self.is_shown
    }

    /// Whether the solution was shown.
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The number of wrong moves.
    pub const fn mistakes(&self) -> usize {
        self.mistakes
    }

    /// The steps of the hint that were asked for.
    pub const fn hints(&self) -> usize {
        self.hints
    }

    /// The right turns and the answers to them.
    pub fn moves(&self) -> &[Turn] {
        &self.moves
    }

    /// A wrong turn and what refutes it, or a turn that is being searched, while they are on the board.
    pub fn refuted(&self) -> &[Turn] {
        &self.refuted
    }

    /// The side that the person plays.
    pub fn side(&self) -> Side {
        self.puzzle().to_move()
    }

    /// How it went, as far as it has gone.
    pub const fn answer(&self) -> Answer {
        match (self.mistakes > 0 || self.is_shown, self.hints) {
            (true, _) => Answer::Again,
            (false, 0) => Answer::Good,
            (false, _) => Answer::Hard,
        }
    }

    /// The person's turns that are left, the winning one included; one where the task is to hold.
    pub fn moves_left(&self) -> usize {
        match self.state {
            AttemptState::Over => 0,
            AttemptState::ToMove | AttemptState::Searching | AttemptState::Refuted => {
                self.judge.turns_left()
            }
        }
    }

    /// Plays a turn of the person's; on one board, its first stone.
    ///
    /// # Errors
    /// [`AttemptError`] if it cannot be played; nothing has changed then.
    pub fn play(&mut self, turn: impl Into<Turn>) -> Result<Played, AttemptError> {
        let turn = turn.into();
        if self.state != AttemptState::ToMove {
            return Err(AttemptError::NotToMove);
        }
        let is_first = self.moves.is_empty();
        match self.judge.judge(turn, is_first)? {
            Verdict::WinsOtherwise => Ok(Played::WinsOtherwise),
            Verdict::Wrong {
                wrong,
                line,
                is_sure: true,
            } => Ok(self.refute(wrong, line)),
            Verdict::Wrong { wrong, line, .. } => {
                self.refuted = vec![turn];
                self.doubted = Some(Doubted { wrong, line });
                self.state = AttemptState::Searching;
                Ok(Played::Searching)
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

    /// Takes the answer of a search, whether the move on the board is sure to win. Such a move is taken back and does not
    /// count; any other is wrong. None if no search was asked for.
    pub fn searched(&mut self, is_win: bool) -> Option<Played> {
        let Doubted { wrong, line } = self.doubted.take()?;
        if is_win {
            self.refuted.clear();
            self.state = AttemptState::ToMove;
            return Some(Played::WinsOtherwise);
        }
        Some(self.refute(wrong, line))
    }

    fn refute(&mut self, wrong: Wrong, line: Vec<Turn>) -> Played {
        self.refuted = line;
        self.mistakes += 1;
        self.state = AttemptState::Refuted;
        Played::Wrong(wrong)
    }

    /// Takes a wrong turn back.
    pub fn take_back(&mut self) {
        if self.state == AttemptState::Refuted {
            self.refuted.clear();
            self.state = AttemptState::ToMove;
        }
    }

    /// The next step of the hint; none when nothing is asked. The last step is given again.
    pub fn hint(&mut self) -> Option<Hint> {
        self.take_back();
        if self.state != AttemptState::ToMove {
            return None;
        }
        let next = self.judge.next()?;
        self.hints += usize::from(self.step < HINTS);
        self.step = (self.step + 1).min(HINTS);
        Some(match self.step {
            HINTS => Hint::At(next),
            _ => self.judge.hint(next),
        })
    }

    /// Plays the rest of the solution.
    pub fn show(&mut self) {
        self.take_back();
        if self.state == AttemptState::Over {
            return;
        }
        // What a search says of the move on the board does not matter any more.
        self.doubted = None;
        self.refuted.clear();
        self.moves.extend(self.judge.rest());
        self.is_shown = true;
        self.state = AttemptState::Over;
    }

    /// What a search has to look at, while one is asked for. It never is on twin boards.
    pub fn search(&self) -> Option<MoveSearch> {
        self.doubted.as_ref()?;
        let mut setup = self.puzzle().one_board()?.setup().clone();
        for turn in self.moves.iter().chain(self.refuted.first()) {
            setup.place(turn.first.point, setup.to_move()).ok()?;
        }
        Some(MoveSearch {
            position: Position::from_setup(&setup).ok()?,
            limits: Limits {
                nodes: Some(SEARCH_NODES),
                ..Limits::move_time(SEARCH_TIME)
            },
        })
    }

    /// What is said about a move on one board that does not win.
    pub fn words_of(&self, point: Point, answer: &AttackAnswer) -> Option<Sentence> {
        self.judge.words_of(point, answer)
    }

    /// Whether a stone is only the first of a turn of two; always false on one board.
    ///
    /// # Errors
    /// [`TwinError`] if on twin boards the stone cannot be the first one of a turn.
    pub fn begins_turn(&self, stone: TwinPoint) -> Result<bool, TwinError> {
        self.judge.begins_turn(stone)
    }
}
