//! Judges moves on one board. A win is walked through its proof, so every winning move is right, not only those of one line; a move
//! that the proof does not know is judged by the solvers. They know wins by threats alone: of a move that they do not find to win it is
//! certain that it does not if the other side completes a five. Where the task is to hold, one move is asked, and each other one is
//! proven to lose.

use std::sync::atomic::AtomicBool;

use super::judge::{Judge, Verdict};
use super::played::{AttemptError, Hint, Wrong};
use super::{AnyPuzzle, Puzzle};
use narabe_engine_core::tactics::prove;
use narabe_rules::twin::Turn;
use narabe_rules::{PlayError, Point};
use narabe_study::proof::{
    AttackAnswer, AttackKind, AttackVerdict, LostWin, ProofWalk, ProvenWin, WalkError, refutation,
};
use narabe_study::{Sentence, Threat};

// Nodes of the searches for the proof, for what a move is worth, and for what is threatened.
const PROOF_NODES: u64 = 60_000;
const JUDGED_NODES: u64 = 20_000;
const THREAT_NODES: u64 = 20_000;
/// Nodes of the search for what refutes a move that does not hold: as many as the proof of the puzzle takes.
const REFUTED_NODES: u64 = 60_000;
/// Nodes for what a move is worth where any winning way counts: such wins are longer.
const ANY_WAY_NODES: u64 = 40_000;

/// The judge of a puzzle on one board.
#[derive(Clone, Debug)]
pub struct OneBoardJudge {
    puzzle: Puzzle,
    /// Whether any first move that wins is right, not only those of the puzzle.
    is_any_way: bool,
    /// The win; none where the task is to hold.
    walk: Option<ProofWalk>,
}

impl OneBoardJudge {
    /// The judge of a try that begins.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if the solver finds no win where one is asked.
    pub fn new(puzzle: &Puzzle) -> Result<Self, AttemptError> {
        let setup = puzzle.setup();
        let win = match puzzle.theme().win() {
            None => None,
            Some(kind) => {
                let tree = prove(setup, kind, PROOF_NODES).win();
                let win = tree.and_then(|tree| ProvenWin::check(setup, tree).ok());
                Some(win.ok_or(AttemptError::NoWin)?)
            }
        };
        Ok(Self {
            puzzle: puzzle.clone(),
            is_any_way: false,
            walk: win.map(|win| ProofWalk::new(setup, win)),
        })
    }

    /// A judge for which every winning way is right, with the proof of one, which is searched if it is not given.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if there is none.
    pub fn any_way(puzzle: &Puzzle, win: Option<ProvenWin>) -> Result<Self, AttemptError> {
        let walk = match win {
            Some(win) => Some(ProofWalk::new(puzzle.setup(), win)),
            None => Self::new(puzzle)?.walk,
        };
        Ok(Self {
            puzzle: puzzle.clone(),
            is_any_way: true,
            walk: Some(walk.ok_or(AttemptError::NoWin)?),
        })
    }

    fn attack(&mut self, point: Point, is_first: bool) -> Result<Verdict, AttemptError> {
        let is_other = is_first && !self.is_any_way && !self.puzzle.is_solution(point);
        let nodes = if self.is_any_way {
            ANY_WAY_NODES
        } else {
            JUDGED_NODES
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
                AttackVerdict::Wins(_) if is_other => return Ok(Verdict::WinsOtherwise),
                verdict => walk.answer(point, verdict).map_err(of_walk)?,
            },
        };
        let AttackAnswer::Lost(lost) = answer else {
            let reply = walk.play_longest_defence();
            return Ok(Verdict::Right {
                reply: reply.map(Turn::from),
            });
        };
        let is_sure = matches!(lost, LostWin::DefenderFive { .. });
        if is_first && !is_sure && self.puzzle.is_other_win(point) {
            return Ok(Verdict::WinsOtherwise);
        }
        let reply = match lost {
            LostWin::DefenderFive { reply }
            | LostWin::Stopped { reply, .. }
            | LostWin::NoThreat { reply } => Some(reply),
            LostWin::NotFound { reply, .. } => reply,
        };
        Ok(Verdict::Wrong {
            wrong: Wrong::Lost(lost),
            line: turns([point].into_iter().chain(reply)),
            is_sure,
        })
    }
}

impl Judge for OneBoardJudge {
    fn boxed_clone(&self) -> Box<dyn Judge> {
        Box::new(self.clone())
    }

    fn puzzle(&self) -> AnyPuzzle<'_> {
        AnyPuzzle::OneBoard(&self.puzzle)
    }

    fn judge(&mut self, turn: Turn, is_first: bool) -> Result<Verdict, AttemptError> {
        let point = turn.first.point;
        if self.walk.is_some() {
            self.attack(point, is_first)
        } else {
            defend(&self.puzzle, point)
        }
    }

    fn turns_left(&self) -> usize {
        self.walk.as_ref().map_or(1, ProofWalk::moves_to_win)
    }

    fn next(&self) -> Option<Turn> {
        let held = self.puzzle.task().solutions.first().copied();
        let attack = self.walk.as_ref().map(|walk| walk.node().attack);
        attack.or(held).map(Turn::from)
    }

    fn hint(&self, next: Turn) -> Hint {
        match &self.walk {
            Some(walk) => Hint::Makes(AttackKind::of(&walk.setup(), next.first.point)),
            None => {
                let threat = Threat::find(self.puzzle.setup(), THREAT_NODES);
                let line = threat.win().map(ProvenWin::main_line);
                Hint::Threatened {
                    moves_to_win: self.puzzle.task().moves,
                    line: turns(line.unwrap_or_default()),
                }
            }
        }
    }

    fn rest(&self) -> Vec<Turn> {
        match &self.walk {
            Some(walk) => turns(walk.main_line()),
            None => self.next().into_iter().collect(),
        }
    }

    fn is_any_way(&self) -> bool {
        self.is_any_way
    }

    fn words_of(&self, point: Point, answer: &AttackAnswer) -> Option<Sentence> {
        self.walk.as_ref()?.words_of_answer(point, answer)
    }
}

/// Moves on one board as turns.
fn turns(points: impl IntoIterator<Item = Point>) -> Vec<Turn> {
    points.into_iter().map(Turn::from).collect()
}

/// Judges the move that has to hold.
fn defend(puzzle: &Puzzle, point: Point) -> Result<Verdict, AttemptError> {
    let setup = puzzle.setup();
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
    if puzzle.is_solution(point) {
        return Ok(Verdict::Right { reply: None });
    }
    let found = refutation(setup, point, REFUTED_NODES, &AtomicBool::new(false));
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
    let line = turns([point].into_iter().chain(line));
    Ok(Verdict::Wrong {
        wrong,
        line,
        is_sure: true,
    })
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
