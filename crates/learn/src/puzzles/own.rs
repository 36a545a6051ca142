//! Custom puzzles: a position from a game, a study or a file becomes one if it passes the checks of the game's puzzles.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::estimate::{decoys, estimated_difficulty};
use super::fault::TaskFault;
use super::find::find_task;
use super::{ClaimSearch, Pack, Puzzle, PuzzleId, Task, Theme, check, prove};
use narabe_rules::{Point, Position, Setup};
use narabe_study::review::{Certainty, Label, Reason, Review, ReviewedMove, positions};

/// Nodes of the search for a win against the move that is to hold: about half a second.
const HELD_NODES: u64 = 300_000;

/// A position that may become a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleDraft {
    /// The position, with its rule and the side to move.
    pub setup: Setup,
    /// The move that led to it, if it is known.
    pub last: Option<Point>,
    /// What a file says of it; none if the task is to be found.
    pub claim: Option<Answered>,
    /// The theme of what a review has proven in it, if it has.
    pub proven: Option<Theme>,
}

/// A task with its difficulty on the scale of ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// What is asked, and the answer.
    pub task: Task,
    /// How hard it is.
    pub difficulty: u16,
}

/// The reason why a position is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PuzzleRefusal {
    /// No game can be in the position, or it is over.
    Impossible,
    /// A five can be completed at once.
    Five,
    /// Neither side wins by force.
    Nothing,
    /// The win is too short or too long.
    Length,
    /// Too many first moves win.
    ManyWins,
    /// Several moves hold.
    ManyDefences,
    /// No move holds.
    NoDefence,
    /// The solver has not found out within its limit.
    Undecided,
    /// What a review has proven takes more than a puzzle's solvers look at.
    TooDeep,
    /// The file says another answer than the solver.
    OtherAnswer,
    /// What the file says makes no sense.
    Unreadable,
    /// One of the game's own puzzles is the same position.
    Shipped,
    /// One of the person's puzzles is the same position.
    Known,
    /// There are as many puzzles as can be kept.
    Full,
}

impl PuzzleRefusal {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 14] = [
        Self::Known,
        Self::Shipped,
        Self::Nothing,
        Self::ManyWins,
        Self::ManyDefences,
        Self::NoDefence,
        Self::Five,
        Self::Length,
        Self::Undecided,
        Self::TooDeep,
        Self::OtherAnswer,
        Self::Unreadable,
        Self::Impossible,
        Self::Full,
    ];

    /// The identifier in texts, such as `many-wins`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Impossible => "impossible",
            Self::Five => "five",
            Self::Nothing => "nothing",
            Self::Length => "length",
            Self::ManyWins => "many-wins",
            Self::ManyDefences => "many-defences",
            Self::NoDefence => "no-defence",
            Self::Undecided => "undecided",
            Self::TooDeep => "too-deep",
            Self::OtherAnswer => "other-answer",
            Self::Unreadable => "unreadable",
            Self::Shipped => "shipped",
            Self::Known => "known",
            Self::Full => "full",
        }
    }
}

impl fmt::Display for PuzzleRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl From<TaskFault> for PuzzleRefusal {
    fn from(fault: TaskFault) -> Self {
        match fault {
            TaskFault::Position(_) => Self::Impossible,
            TaskFault::Five { .. } | TaskFault::WinsAtOnce(_) => Self::Five,
            TaskFault::NoWin | TaskFault::NoThreat | TaskFault::FoursWin(_) => Self::Nothing,
            TaskFault::Shape(_) | TaskFault::NoForbiddenPoint | TaskFault::OtherBoards(_) => {
                Self::OtherAnswer
            }
            TaskFault::OtherSolutions { .. } | TaskFault::OtherMoves { .. } => Self::OtherAnswer,
            TaskFault::Length(_) => Self::Length,
            TaskFault::Solutions(_) => Self::ManyWins,
            TaskFault::Holding(0) => Self::NoDefence,
            TaskFault::Holding(_) => Self::ManyDefences,
            TaskFault::Searched { .. } => Self::NoDefence,
            TaskFault::Undecided(_)
            | TaskFault::OtherWin(_)
            | TaskFault::Unknown
            | TaskFault::Proof { .. }
            | TaskFault::Turn(_)
            | TaskFault::OwnWin
            | TaskFault::NotHeld(_) => Self::Undecided,
        }
    }
}

impl PuzzleDraft {
    /// The position of a game, whose task is to be found.
    pub fn of(position: &Position) -> Self {
        Self {
            setup: position.into(),
            last: position.last_move(),
            claim: None,
            proven: None,
        }
    }

    /// A puzzle that is to be proven again.
    pub fn again(puzzle: &Puzzle) -> Self {
        Self {
            setup: puzzle.setup().clone(),
            last: puzzle.last(),
            claim: Some(Answered {
                task: puzzle.task().clone(),
                difficulty: puzzle.difficulty(),
            }),
            proven: None,
        }
    }

    /// The task in the position, proven, or the proof of what a file says of it. Takes milliseconds to seconds.
    ///
    /// # Errors
    /// [`PuzzleRefusal`] if the position is no puzzle.
    pub fn answer(&self) -> Result<Answered, PuzzleRefusal> {
        let answered = match &self.claim {
            Some(claim) => {
                check(&self.puzzle(claim.clone())?)?;
                self.rated(claim.task.clone())
            }
            None => self.rated(self.find()?),
        };
        if self.holds(&answered.task) {
            Ok(answered)
        } else {
            Err(PuzzleRefusal::NoDefence)
        }
    }

    /// The task in the position. Where a quick look does not find what a review has proven, it is proven again at length.
    fn find(&self) -> Result<Task, PuzzleRefusal> {
        let found = find_task(&self.setup, self.last, &|_, _| true).map_err(PuzzleRefusal::from);
        let found = found.and_then(|task| task.ok_or(PuzzleRefusal::Nothing));
        match (found, self.proven) {
            (Err(PuzzleRefusal::Nothing | PuzzleRefusal::Undecided), Some(theme)) => {
                let proven = prove(&self.setup, self.last, theme).map_err(PuzzleRefusal::from);
                proven.map_err(|refusal| match refusal {
                    PuzzleRefusal::Nothing | PuzzleRefusal::Undecided => PuzzleRefusal::TooDeep,
                    refusal => refusal,
                })
            }
            (found, _) => found,
        }
    }

    /// A task with its difficulty, which depends on the position alone: that of the game's own puzzle with the same position, else
    /// an estimate. What a file says of it does not count.
    fn rated(&self, task: Task) -> Answered {
        let shipped = Pack::shipped().ok();
        let same = shipped.and_then(|pack| pack.puzzle(PuzzleId::of(&self.setup)));
        let is_same = |puzzle: &&Puzzle| {
            let (one, other) = (puzzle.setup(), &self.setup);
            (one.rule(), one.to_move()) == (other.rule(), other.to_move())
        };
        let known = same.filter(is_same).map(Puzzle::difficulty);
        let estimate = || estimated_difficulty(&task, decoys(&self.setup, &task)).round() as u16;
        Answered {
            difficulty: known.unwrap_or_else(estimate),
            task,
        }
    }

    /// Whether the move that is to hold does, as far as the engine's search sees.
    fn holds(&self, task: &Task) -> bool {
        let held = task.solutions.first();
        let Some(&held) = held.filter(|_| task.theme.win().is_none()) else {
            return true;
        };
        let mut search = ClaimSearch::new(HELD_NODES, 0);
        search.win_against(&self.setup, held).is_none()
    }

    /// The puzzle with this answer.
    ///
    /// # Errors
    /// [`PuzzleRefusal::Unreadable`] if the answer makes no sense in the position.
    pub fn puzzle(&self, answered: Answered) -> Result<Puzzle, PuzzleRefusal> {
        let Answered { task, difficulty } = answered;
        // What is no stone of the other side was not the last move, as after a pass.
        let is_there = |&last: &Point| self.setup.get(last) == Some(self.setup.to_move().other());
        let last = self.last.filter(is_there);
        let puzzle = Puzzle::new(self.setup.clone(), last, task, difficulty);
        puzzle.map_err(|_| PuzzleRefusal::Unreadable)
    }
}

/// The positions of a reviewed game that may become puzzles: where a proven win was missed, and where a move lost while one other move
/// holds.
pub fn drafts_of_mistakes(game: &Position, review: &Review) -> Vec<PuzzleDraft> {
    let tasks = review.moves.iter().filter(|reviewed| reviewed.is_task());
    tasks
        .filter_map(|reviewed| draft_of_mistake(game, reviewed))
        .collect()
}

/// The positions of a game before these moves, by their numbers from 1. Numbers that it does not have are left out.
pub fn drafts_before(game: &Position, plies: impl Iterator<Item = usize>) -> Vec<PuzzleDraft> {
    let positions = positions(game);
    let before = plies.filter_map(|ply| positions.get(ply.checked_sub(1)?));
    before.map(PuzzleDraft::of).collect()
}

/// The position before a mistake, with what the review has proven in it.
pub fn draft_of_mistake(game: &Position, reviewed: &ReviewedMove) -> Option<PuzzleDraft> {
    let before = positions(game)
        .into_iter()
        .nth(reviewed.ply.checked_sub(1)?)?;
    let proven = match (reviewed.label, reviewed.reason) {
        (Some(Label::MissedWin), Some(Reason::Threats(_))) => Some(Theme::Threats),
        (Some(Label::MissedWin), _) => Some(Theme::Fours),
        (Some(Label::LosingMove), _) if reviewed.certainty == Certainty::Proven => {
            Some(Theme::OnlyDefence)
        }
        _ => None,
    };
    Some(PuzzleDraft {
        proven,
        ..PuzzleDraft::of(&before)
    })
}
