//! Judges turns on twin boards by the solver: every turn is right that wins within the turns that are left.

use super::judge::{Judge, Verdict};
use super::played::{AttemptError, Hint, Wrong};
use super::twin_threats::{MOST_TWIN_TURNS, replies, vain_defence};
use super::{AnyPuzzle, Puzzle};
use narabe_engine_core::twin::TwinSolver;
use narabe_rules::twin::{Half, Turn, TwinError, TwinOutcome, TwinPoint, TwinPosition};

// The turns that are tried to judge a turn, and to look at a reply.
const TRIES: u64 = 400_000;
const REPLY_TRIES: u64 = 40_000;

/// The judge of a puzzle on twin boards.
#[derive(Clone, Debug)]
pub struct TwinJudge {
    puzzle: Puzzle<TwinPosition>,
    /// The position after the right turns and the answers to them.
    position: TwinPosition,
    /// The person's turns that are left to the win.
    left: u32,
}

impl TwinJudge {
    /// The judge of a try that begins.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if the win takes more turns than can be searched.
    pub fn new(puzzle: &Puzzle<TwinPosition>) -> Result<Self, AttemptError> {
        let left = u32::try_from(puzzle.task().moves).unwrap_or(u32::MAX);
        if left <= MOST_TWIN_TURNS {
            Ok(Self {
                puzzle: puzzle.clone(),
                position: puzzle.position().clone(),
                left,
            })
        } else {
            Err(AttemptError::NoWin)
        }
    }

    /// What the other side wins with, or how it stops the threat; none if there was no threat.
    fn refute(&self, turn: Turn, after: &TwinPosition) -> Verdict {
        let side = self.position.side_to_move();
        let (wrong, reply) = match after.winning_turn() {
            Some(winning) => (Wrong::LosesAtOnce, Some(winning)),
            None if after.threatens(side) => (Wrong::Stopped, self.stop(after)),
            None => (Wrong::NoTwinThreat, self.spoil(after)),
        };
        let line = [turn].into_iter().chain(reply).collect();
        Verdict::Wrong {
            wrong,
            line,
            is_sure: true,
        }
    }

    /// A reply to a threat after which there is no win in so few turns.
    fn stop(&self, after: &TwinPosition) -> Option<Turn> {
        replies(after)?
            .into_iter()
            .find(|&reply| self.holds(after, reply))
    }

    /// A reply to what threatens nothing: on the points of the turn that would have won.
    fn spoil(&self, after: &TwinPosition) -> Option<Turn> {
        let mut solver = TwinSolver::new(REPLY_TRIES);
        let (right, _) = solver.shortest(&self.position, self.left).ok()??;
        let free = right
            .stones()
            .filter(|stone| after.board(stone.half).get(stone.point).is_none());
        let free: Vec<_> = free.collect();
        let whole = (free.len() > 1).then(|| Turn::two(free[0], free[1]));
        let ones = free.iter().copied().map(Turn::one);
        let all = whole.into_iter().chain(ones);
        all.into_iter().find(|&reply| self.holds(after, reply))
    }

    /// Whether a reply continues the game and leaves no win in as few turns.
    fn holds(&self, after: &TwinPosition, reply: Turn) -> bool {
        let mut replied = after.clone();
        if !matches!(replied.play_turn(reply), Ok(None)) {
            return false;
        }
        let left = self.left.saturating_sub(1).max(1);
        let found = TwinSolver::new(REPLY_TRIES).shortest(&replied, left);
        matches!(found, Ok(None))
    }

    /// The reply after which the win takes longest, and the turns that it takes then.
    fn longest_defence(after: &TwinPosition, turns: u32) -> Option<(Turn, u32)> {
        let attacker = after.side_to_move().other();
        let mut longest: Option<(Turn, u32)> = None;
        for reply in candidates(after, turns) {
            let mut replied = after.clone();
            if !matches!(replied.play_turn(reply), Ok(None)) {
                continue;
            }
            let found = TwinSolver::new(TRIES).shortest(&replied, turns);
            if let Ok(Some((_, length))) = found
                && longest.is_none_or(|(_, other)| length > other)
            {
                longest = Some((reply, length));
            }
        }
        longest.or_else(|| Some((vain_defence(after, attacker)?, 1)))
    }
}

/// The replies that are looked at for the longest one: of those with a stone to spare the ones that take a point of the answer.
fn candidates(after: &TwinPosition, turns: u32) -> Vec<Turn> {
    let all = replies(after).unwrap_or_default();
    let is_forced = |reply: &Turn| {
        let first = Turn::one(reply.first);
        !all.contains(&first)
    };
    let mut candidates: Vec<Turn> = all.iter().copied().filter(is_forced).collect();
    for &alone in all.iter().filter(|reply| reply.second.is_none()) {
        let mut replied = after.clone();
        let goes_on = matches!(replied.play_turn(alone), Ok(None));
        let answer = TwinSolver::new(TRIES).shortest(&replied, turns);
        if let (true, Ok(Some((answer, _)))) = (goes_on, answer) {
            let taken = answer.stones().map(|stone| Turn::two(alone.first, stone));
            candidates.extend(taken);
        }
        candidates.push(alone);
    }
    candidates
}

impl Judge for TwinJudge {
    fn boxed_clone(&self) -> Box<dyn Judge> {
        Box::new(self.clone())
    }

    fn puzzle(&self) -> AnyPuzzle<'_> {
        AnyPuzzle::Twin(&self.puzzle)
    }

    fn judge(&mut self, turn: Turn, is_first: bool) -> Result<Verdict, AttemptError> {
        let side = self.position.side_to_move();
        let mut after = self.position.clone();
        if let Some(outcome) = after.play_turn(turn)? {
            if TwinOutcome::winner(outcome) != Some(side) {
                return Ok(Verdict::Wrong {
                    wrong: Wrong::LoneRow,
                    line: vec![turn],
                    is_sure: true,
                });
            }
            self.position = after;
            return Ok(Verdict::Right { reply: None });
        }
        let mut solver = TwinSolver::new(TRIES);
        let mut wins = |turns| solver.wins_by(&self.position, turn, turns) == Ok(true);
        let is_right = if is_first {
            self.puzzle.is_solution(turn)
        } else {
            wins(self.left)
        };
        if !is_right {
            return Ok(if wins(MOST_TWIN_TURNS.max(self.left)) {
                Verdict::WinsOtherwise
            } else {
                self.refute(turn, &after)
            });
        }
        let defence = Self::longest_defence(&after, self.left.saturating_sub(1));
        let (reply, left) = defence.ok_or(AttemptError::NoWin)?;
        after.play_turn(reply)?;
        (self.position, self.left) = (after, left);
        Ok(Verdict::Right { reply: Some(reply) })
    }

    fn turns_left(&self) -> usize {
        self.left as usize
    }

    fn next(&self) -> Option<Turn> {
        let found = TwinSolver::new(TRIES).shortest(&self.position, self.left);
        found.ok()?.map(|(turn, _)| turn)
    }

    fn hint(&self, next: Turn) -> Hint {
        let on = |half| next.stones().filter(|stone| stone.half == half).count();
        let [left, right] = Half::ALL.map(on);
        Hint::Boards { left, right }
    }

    fn rest(&self) -> Vec<Turn> {
        let mut judge = self.clone();
        let mut turns = Vec::new();
        while let Some(next) = judge.next() {
            turns.push(next);
            match judge.judge(next, false) {
                Ok(Verdict::Right { reply: Some(reply) }) => turns.push(reply),
                _ => break,
            }
        }
        turns
    }

    fn begins_turn(&self, stone: TwinPoint) -> Result<bool, TwinError> {
        self.position.check(stone)?;
        Ok(self.position.stones_left() > 1)
    }
}
