//! Judges moves on one board. A win is walked through its proof, so every winning move is right, not only those of one line; a move
//! that the proof does not know is judged by the solvers. They know wins by threats alone: of a move that they do not find to win it is
//! certain that it does not if the other side completes a five. Where the task is to hold, one move is asked, and each other one is
//! proven to lose.

use std::sync::atomic::AtomicBool;

use super::Puzzle;
use super::judge::{Judge, Verdict};
use super::played::{AttemptError, Hint, Wrong};
use narabe_engine_core::tactics::prove;
use narabe_rules::{PlayError, Point, Setup};
use narabe_study::Threat;
use narabe_study::proof::{
    AttackAnswer, AttackVerdict, LostWin, Made, ProofWalk, ProvenWin, WalkError, refutation,
};

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
    /// Whether any first move that wins is right, not only those of the puzzle.
    pub is_any_way: bool,
    /// The win; none where the task is to hold.
    pub walk: Option<ProofWalk>,
}

impl OneBoardJudge {
    /// A judge for which every winning way is right, with the proof of one.
    pub fn any_way(puzzle: &Puzzle, win: ProvenWin) -> Self {
        Self {
            is_any_way: true,
            walk: Some(ProofWalk::new(puzzle.setup(), win)),
        }
    }

    fn attack(
        &mut self,
        puzzle: &Puzzle,
        point: Point,
        is_first: bool,
    ) -> Result<Verdict<Point>, AttemptError> {
        let is_other = is_first && !self.is_any_way && !puzzle.is_solution(point);
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
            return Ok(Verdict::Right { reply });
        };
        let is_sure = matches!(lost, LostWin::DefenderFive { .. });
        if is_first && !is_sure && puzzle.is_other_win(point) {
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
            line: [point].into_iter().chain(reply).collect(),
            is_sure,
        })
    }
}

impl Judge<Setup> for OneBoardJudge {
    fn new(puzzle: &Puzzle) -> Result<Self, AttemptError> {
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
            is_any_way: false,
            walk: win.map(|win| ProofWalk::new(setup, win)),
        })
    }

    fn judge(
        &mut self,
        puzzle: &Puzzle,
        point: Point,
        is_first: bool,
    ) -> Result<Verdict<Point>, AttemptError> {
        if self.walk.is_some() {
            self.attack(puzzle, point, is_first)
        } else {
            defend(puzzle, point)
        }
    }

    fn turns_left(&self) -> usize {
        self.walk.as_ref().map_or(1, ProofWalk::moves_to_win)
    }

    fn next(&self, puzzle: &Puzzle) -> Option<Point> {
        match &self.walk {
            Some(walk) => Some(walk.node().attack),
            None => puzzle.task().solutions.first().copied(),
        }
    }

    fn hint(&self, puzzle: &Puzzle, next: Point) -> Hint {
        match &self.walk {
            Some(walk) => Hint::Makes(Made::of(&walk.setup(), next)),
            None => {
                let threat = Threat::find(puzzle.setup(), THREAT_NODES);
                let win = threat.win();
                Hint::Threatened {
                    moves_to_win: puzzle.task().moves,
                    line: win.map(ProvenWin::main_line).unwrap_or_default(),
                }
            }
        }
    }

    fn rest(&self, puzzle: &Puzzle) -> Vec<Point> {
        match &self.walk {
            Some(walk) => walk.main_line(),
            None => puzzle
                .task()
                .solutions
                .first()
                .copied()
                .into_iter()
                .collect(),
        }
    }
}

/// Judges the move that has to hold.
fn defend(puzzle: &Puzzle, point: Point) -> Result<Verdict<Point>, AttemptError> {
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
    let line = [point].into_iter().chain(line).collect();
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
