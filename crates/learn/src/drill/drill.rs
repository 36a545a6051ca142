//! A drill: lines of a tree, one after another, with a person on one side.

use std::collections::BTreeSet;

use thiserror::Error;

use super::drill_memories::DrillMemories;
use super::drill_tree::{DrillTree, TreeMove, TreePosition};
use super::lines::{due_below, lines_to_come};
use super::miss::Miss;
use crate::schedule::{Answer, Day, mixed};
use narabe_rules::{PlayError, Point, Setup, Side};

/// After so many misses at a point the place of the move is shown.
pub const MISSES_TO_HINT: usize = 3;

/// Why a drill cannot begin, or a move not be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrillError {
    /// The tree has no move of the side.
    #[error("the branch has no move of {side}")]
    NothingAsked {
        /// The side.
        side: Side,
    },
    /// The point has a stone, is off the board or forbidden.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// No move is asked now.
    #[error("the line is over: go on to the next one")]
    LineOver,
}

/// Where a drill stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillState {
    /// The person is to move.
    ToMove,
    /// A miss is on the board.
    Missed,
    /// The line is at its end.
    LineOver,
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillPlayed {
    /// It is right, and the other side has answered.
    Answered {
        /// The answer.
        reply: Point,
    },
    /// It is right, and the line is at its end.
    EndOfLine,
    /// The library does not play it. It stays on the board with what answers it until it is taken back.
    Missed,
}

/// A drill.
#[derive(Clone, Debug)]
pub struct Drill {
    tree: DrillTree,
    /// The index of the position on the board.
    at: usize,
    setup: Setup,
    /// The moves since the start, without a miss.
    moves: Vec<Point>,
    state: DrillState,
    miss: Option<Miss>,
    /// The misses in this position, and whether there were any in this line.
    misses: usize,
    has_missed: bool,
    hint: Option<Point>,
    /// The positions whose lines were played without a miss in this round.
    done: BTreeSet<usize>,
    lines: usize,
    at_first_try: usize,
    /// Draws the replies.
    seed: u64,
}

impl Drill {
    /// A drill at the beginning of its first line. The seed draws the replies.
    ///
    /// # Errors
    /// [`DrillError::NothingAsked`] if the tree has no move of the person's side.
    pub fn new(
        tree: DrillTree,
        seed: u64,
        memories: &DrillMemories,
        today: Day,
    ) -> Result<Self, DrillError> {
        if tree.asked() == 0 {
            return Err(DrillError::NothingAsked { side: tree.side() });
        }
        let mut drill = Self {
            setup: tree.start().clone(),
            tree,
            at: 0,
            moves: Vec::new(),
            state: DrillState::ToMove,
            miss: None,
            misses: 0,
            has_missed: false,
            hint: None,
            done: BTreeSet::new(),
            lines: 0,
            at_first_try: 0,
            seed,
        };
        drill.next_line(memories, today);
        Ok(drill)
    }

    /// The branch.
    pub const fn tree(&self) -> &DrillTree {
        &self.tree
    }

    /// Where it stands.
    pub const fn state(&self) -> DrillState {
        self.state
    }

    /// The position, without a miss.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The moves since the start of the branch, without a miss.
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// The miss on the board.
    pub const fn miss(&self) -> Option<&Miss> {
        self.miss.as_ref()
    }

    /// The place of the move, once it is shown.
    pub const fn hint(&self) -> Option<Point> {
        self.hint
    }

    /// What the library says of the position.
    pub fn comment(&self) -> &str {
        &self.here().comment
    }

    /// Whether a move of this line was missed.
    pub const fn has_missed(&self) -> bool {
        self.has_missed
    }

    /// The lines that were played to their ends.
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Those of them without a miss.
    pub const fn at_first_try(&self) -> usize {
        self.at_first_try
    }

    /// The least number of lines to play until every reply of the other side has been answered without a miss.
    pub fn lines_to_come(&self) -> u64 {
        lines_to_come(&self.tree, &self.done)[0]
    }

    /// Begins the next line; after the last one a new round.
    pub fn next_line(&mut self, memories: &DrillMemories, today: Day) {
        if self.lines_to_come() == 0 {
            self.done.clear();
        }
        self.at = 0;
        self.setup = self.tree.start().clone();
        self.moves.clear();
        self.has_missed = false;
        self.forget_misses();
        self.state = DrillState::ToMove;
        if !self.here().is_own {
            self.reply(memories, today);
        }
    }

    /// Plays a move of the person's. A miss on the board is taken back before.
    ///
    /// # Errors
    /// [`DrillError`] if it cannot be played; nothing but the miss has changed then.
    pub fn play(
        &mut self,
        point: Point,
        memories: &mut DrillMemories,
        today: Day,
    ) -> Result<DrillPlayed, DrillError> {
        if self.state == DrillState::LineOver {
            return Err(DrillError::LineOver);
        }
        self.take_back();
        let board = self.setup.board();
        let (rule, size, side) = (self.setup.rule(), self.setup.size(), self.setup.to_move());
        if !size.contains(point) {
            return Err(PlayError::OffBoard { point, size }.into());
        }
        if let Some(side) = board.get(point) {
            return Err(PlayError::Occupied { point, side }.into());
        }
        if let Some(foul) = board.foul_of(rule, point, side) {
            return Err(PlayError::Forbidden { point, foul }.into());
        }
        let held = self.here().played().find(|held| held.point == point);
        if held.is_none() && !board.wins_at(rule, point, side) {
            self.count_miss(memories, today);
            self.miss = Some(Miss::of(
                &self.tree.positions,
                self.here(),
                &self.setup,
                point,
            ));
            self.state = DrillState::Missed;
            return Ok(DrillPlayed::Missed);
        }
        if let (0, Some(name)) = (self.misses, self.here().asked) {
            memories.record(name, Answer::Good, today);
        }
        self.forget_misses();
        match held {
            Some(held) => self.step(held),
            // A five is right whatever the library says.
            None => self.place(point),
        }
        let reply = held.and_then(|_| self.reply(memories, today));
        Ok(match reply {
            Some(reply) => DrillPlayed::Answered { reply },
            None => {
                self.end_line();
                DrillPlayed::EndOfLine
            }
        })
    }

    /// Takes a miss back.
    pub fn take_back(&mut self) {
        if self.state == DrillState::Missed {
            self.miss = None;
            self.state = DrillState::ToMove;
        }
    }

    /// Shows the place of a right move, which counts as a miss.
    pub fn show_hint(&mut self, memories: &mut DrillMemories, today: Day) {
        self.take_back();
        while self.state == DrillState::ToMove && self.hint.is_none() {
            self.count_miss(memories, today);
        }
    }

    fn here(&self) -> &TreePosition {
        &self.tree.positions[self.at]
    }

    fn count_miss(&mut self, memories: &mut DrillMemories, today: Day) {
        // All misses in a position count as one.
        if let (0, Some(name)) = (self.misses, self.here().asked) {
            memories.record(name, Answer::Again, today);
        }
        self.misses += 1;
        self.has_missed = true;
        if self.misses >= MISSES_TO_HINT {
            let right = self.here().played().next();
            self.hint = right.map(|held| held.point);
        }
    }

    fn forget_misses(&mut self) {
        self.misses = 0;
        self.miss = None;
        self.hint = None;
    }

    fn end_line(&mut self) {
        self.state = DrillState::LineOver;
        self.lines += 1;
        if !self.has_missed {
            self.at_first_try += 1;
            self.done.insert(self.at);
        }
    }

    fn step(&mut self, held: TreeMove) {
        self.place(held.point);
        self.at = held.to;
    }

    fn place(&mut self, point: Point) {
        // The rules have checked each move, so this cannot fail.
        let _ = self.setup.place(point, self.setup.to_move());
        self.moves.push(point);
    }

    /// Draws a reply of the other side and plays it; none at the end of a line.
    fn reply(&mut self, memories: &DrillMemories, today: Day) -> Option<Point> {
        let replies: Vec<TreeMove> = self.here().played().collect();
        let weighed = |weights: Vec<u64>| -> Vec<u64> {
            let of_replies = replies.iter().map(|held| weights[held.to]);
            of_replies.collect()
        };
        let is_any = |weights: &Vec<u64>| weights.iter().any(|&weight| weight > 0);
        let due = weighed(due_below(&self.tree, memories, today));
        let weights = Some(due).filter(is_any).unwrap_or_else(|| {
            let to_come = weighed(lines_to_come(&self.tree, &self.done));
            if is_any(&to_come) {
                to_come
            } else {
                vec![1; replies.len()]
            }
        });
        let reply = replies.get(self.draw(&weights)).copied()?;
        self.step(reply);
        Some(reply.point)
    }

    /// An index, by chance, as likely as its weight.
    fn draw(&mut self, weights: &[u64]) -> usize {
        self.seed = mixed(self.seed);
        let sum = weights
            .iter()
            .fold(0, |sum: u64, &weight| sum.saturating_add(weight));
        let mut left = self.seed % sum.max(1);
        let is_it = |&weight: &u64| {
            let is_it = left < weight;
            left = left.saturating_sub(weight);
            is_it
        };
        weights.iter().position(is_it).unwrap_or_default()
    }
}
