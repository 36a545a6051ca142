//! A try at a puzzle: a person's moves, the answers of the other side, which holds out as long as it can, and what refutes a wrong
//! move.
//!
//! A win is walked through its proof, so every winning move is right, not only those of one line; a move that the proof does not know
//! is judged by the solvers. Where the task is to hold, one move is asked.

use std::sync::atomic::AtomicBool;

use super::Puzzle;
use super::played::{AttemptError, AttemptState, HINTS, Hint, Played, Wrong};
use crate::engine::tactics::prove;
use crate::learn::schedule::Answer;
use crate::rules::{PlayError, Point, Side};
use crate::study::Threat;
use crate::study::proof::{
    AttackAnswer, AttackVerdict, LostWin, Made, ProofWalk, ProvenWin, WalkError, refutation,
};
use crate::study::review::Sentence;

/// Nodes of the searches for the proof, for what a move is worth, and for what is threatened.
const PROOF_NODES: u64 = 60_000;
const JUDGED_NODES: u64 = 20_000;
/// Nodes for what a move is worth where any winning way counts: such wins are longer.
const ANY_WAY_NODES: u64 = 40_000;
const THREAT_NODES: u64 = 20_000;
/// A try at a puzzle.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    /// Whether any first move that wins is right, not only those of the puzzle.
    is_any_way: bool,
    /// The win; none where the task is to hold.
    walk: Option<ProofWalk>,
    state: AttemptState,
    /// The moves since the puzzle's position, without a wrong one.
    moves: Vec<Point>,
    /// A wrong move and what refutes it.
    refuted: Vec<Point>,
    mistakes: usize,
    hints: usize,
    /// The steps of the hint for the next move.
    step: usize,
    is_shown: bool,
}

impl Attempt {
    /// A new try. Takes the solver's time for the proof: milliseconds for nearly all puzzles.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if the puzzle is not what it says.
    pub fn new(puzzle: &Puzzle) -> Result<Self, AttemptError> {
        let setup = puzzle.setup();
        let Some(kind) = puzzle.theme().win() else {
            return Ok(Self::along(puzzle, None));
        };
        let tree = prove(setup, kind, PROOF_NODES).win();
        let win = tree.and_then(|tree| ProvenWin::check(setup, tree).ok());
        let win = win.ok_or(AttemptError::NoWin)?;
        Ok(Self::along(puzzle, Some(win)))
    }

    /// A try at a won game: every move after which the solver still proves a win is right. `win` is the proof if there is one
    /// already; otherwise it is as with [`new`](Self::new).
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if no win is found.
    pub fn any_way(puzzle: &Puzzle, win: Option<ProvenWin>) -> Result<Self, AttemptError> {
        let mut attempt = match win {
            Some(win) => Self::along(puzzle, Some(win)),
            None => Self::new(puzzle)?,
        };
        attempt.is_any_way = true;
        match attempt.walk {
            Some(_) => Ok(attempt),
            None => Err(AttemptError::NoWin),
        }
    }

    fn along(puzzle: &Puzzle, win: Option<ProvenWin>) -> Self {
        Self {
            puzzle: puzzle.clone(),
            is_any_way: false,
            walk: win.map(|win| ProofWalk::new(puzzle.setup(), win)),
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
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Whether every winning way is right.
    #[must_use]
    pub const fn is_any_way(&self) -> bool {
        self.is_any_way
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

    /// The right moves and the answers to them.
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// A wrong move and what refutes it, while they are on the board.
    #[must_use]
    pub fn refuted(&self) -> &[Point] {
        &self.refuted
    }

    /// The side that the person plays.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.puzzle.setup().to_move()
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

    /// The person's moves that are left, the five included; one where the task is to hold.
    #[must_use]
    pub fn moves_left(&self) -> usize {
        match (&self.walk, self.state) {
            (_, AttemptState::Over) => 0,
            (Some(walk), _) => walk.moves_to_win(),
            (None, _) => 1,
        }
    }

    /// Plays a move of the person's.
    ///
    /// # Errors
    /// [`AttemptError`] if it cannot be played; nothing has changed then.
    pub fn play(&mut self, point: Point) -> Result<Played, AttemptError> {
        if self.state != AttemptState::ToMove {
            return Err(AttemptError::NotToMove);
        }
        match self.walk.is_some() {
            true => self.attack(point),
            false => self.defend(point),
        }
    }

    fn attack(&mut self, point: Point) -> Result<Played, AttemptError> {
        let is_other = self.moves.is_empty() && !self.puzzle.is_solution(point);
        let is_other = is_other && !self.is_any_way;
        let nodes = match self.is_any_way {
            true => ANY_WAY_NODES,
            false => JUDGED_NODES,
        };
        let Some(walk) = &mut self.walk else {
            return Err(AttemptError::NotToMove);
        };
        let trial = walk.trial(point, nodes).map_err(of_walk)?;
        let answer = match trial {
            None => {
                walk.advance();
                AttackAnswer::OfProof
            }
            Some(trial) => match trial.judge(&walk.setup(), &|| false) {
                // The puzzle asks for something else: fours alone, or the one first move.
                AttackVerdict::Wins(_) if is_other => return Ok(Played::WinsOtherwise),
                verdict => walk.answer(point, verdict).map_err(of_walk)?,
            },
        };
        if let AttackAnswer::Lost(lost) = answer {
            let reply = match lost {
                LostWin::DefenderFive { reply }
                | LostWin::Stopped { reply, .. }
                | LostWin::NoThreat { reply } => Some(reply),
                LostWin::NotFound { reply, .. } => reply,
            };
            self.refute([point].into_iter().chain(reply).collect());
            return Ok(Played::Wrong(Wrong::Lost(lost)));
        }
        self.step = 0;
        self.moves.push(point);
        match walk.play_longest_defence() {
            Some(reply) => {
                self.moves.push(reply);
                Ok(Played::Answered { reply })
            }
            None => {
                self.state = AttemptState::Over;
                Ok(Played::Solved)
            }
        }
    }

    fn defend(&mut self, point: Point) -> Result<Played, AttemptError> {
        let setup = self.puzzle.setup();
        let board = setup.board();
        let (size, side) = (setup.size(), setup.to_move());
        if !size.contains(point) {
            return Err(PlayError::OffBoard { point, size }.into());
        }
        if let Some(side) = board.get(point) {
            return Err(PlayError::Occupied { point, side }.into());
        }
        if let Some(foul) = board.foul_of(setup.rule(), point, side) {
            return Err(PlayError::Forbidden { point, foul }.into());
        }
        if self.puzzle.is_solution(point) {
            self.moves.push(point);
            self.state = AttemptState::Over;
            return Ok(Played::Solved);
        }
        let found = refutation(setup, point, JUDGED_NODES, &AtomicBool::new(false));
        let (line, wrong) = match found {
            Some(found) => {
                let wrong = Wrong::Refuted {
                    is_by_fours: found.is_by_fours,
                    moves_to_win: found.moves_to_win,
                };
                (found.line, wrong)
            }
            None => (Vec::new(), Wrong::NotShown),
        };
        self.refute([point].into_iter().chain(line).collect());
        Ok(Played::Wrong(wrong))
    }

    fn refute(&mut self, line: Vec<Point>) {
        self.refuted = line;
        self.mistakes += 1;
        self.state = AttemptState::Refuted;
    }

    /// Takes a wrong move back.
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
        let next = self.next_move()?;
        self.hints += usize::from(self.step < HINTS);
        self.step = (self.step + 1).min(HINTS);
        if self.step == HINTS {
            return Some(Hint::At(next));
        }
        Some(match &self.walk {
            Some(walk) => Hint::Makes(Made::of(&walk.setup(), next)),
            None => {
                let threat = Threat::find(self.puzzle.setup(), THREAT_NODES);
                let win = threat.win();
                Hint::Threatened {
                    moves_to_win: self.puzzle.task().moves,
                    line: win.map(ProvenWin::main_line).unwrap_or_default(),
                }
            }
        })
    }

    /// Plays the rest of the solution.
    pub fn show(&mut self) {
        self.take_back();
        if self.state == AttemptState::Over {
            return;
        }
        match &self.walk {
            Some(walk) => self.moves.extend(walk.main_line()),
            None => self.moves.extend(self.puzzle.task().solutions.first()),
        }
        self.is_shown = true;
        self.state = AttemptState::Over;
    }

    /// What is said about a move that does not win.
    #[must_use]
    pub fn words_of(&self, point: Point, answer: &AttackAnswer) -> Option<Sentence> {
        self.walk.as_ref()?.words_of_answer(point, answer)
    }

    /// A right next move.
    fn next_move(&self) -> Option<Point> {
        match &self.walk {
            Some(walk) => Some(walk.node().attack),
            None => self.puzzle.task().solutions.first().copied(),
        }
    }
}

fn of_walk(error: WalkError) -> AttemptError {
    match error {
        WalkError::Play(error) => AttemptError::Play(error),
        WalkError::NotToMove { .. }
        | WalkError::Over
        | WalkError::Unanswered { .. }
        | WalkError::NotOfProof { .. } => AttemptError::NotToMove,
    }
}
