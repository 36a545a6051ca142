//! A puzzle: a position with its task.

use thiserror::Error;

use super::{PuzzleId, PuzzlePosition, Task, Theme};
use narabe_rules::{Setup, Side};

/// The difficulty of the easiest and the hardest puzzle, on the scale of ratings.
pub const DIFFICULTIES: std::ops::RangeInclusive<u16> = 600..=2400;

/// A position with a task that a solver has proven, on one board or on twin boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<P: PuzzlePosition = Setup> {
    id: PuzzleId,
    position: P,
    last: Option<P::Turn>,
    task: Task<P::Turn>,
    difficulty: u16,
    /// First turns that win too, but not as is asked.
    other_wins: Vec<P::Turn>,
}

/// Why there is no such puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The theme makes no sense under the rule with this side to move.
    #[error("{theme} is no theme for {to_move} under the rule {rule}")]
    Theme {
        /// The theme.
        theme: Theme,
        /// The rule.
        rule: &'static str,
        /// The side to move.
        to_move: Side,
    },
    /// There is no first move, or one that cannot be played.
    #[error("\"{0}\" is no first move here")]
    Solution(String),
    /// A first move that is said to win in another way than is asked cannot be played, or is a right one.
    #[error("\"{0}\" is no other way to win here")]
    OtherWin(String),
    /// The last move is not a stone of the side that has moved.
    #[error("{0} is not the last move: the other side has no stone there")]
    Last(String),
    /// The difficulty is not on the scale.
    #[error("the difficulty {0} is not one from {least} to {most}", least = DIFFICULTIES.start(), most = DIFFICULTIES.end())]
    Difficulty(u16),
    /// The number of moves to the win is none.
    #[error("a win takes a move or more")]
    Moves,
}

impl<P: PuzzlePosition> Puzzle<P> {
    /// A puzzle. `last` is the turn that led to the position, if it is known. Only what can be seen is checked: whether the task is
    /// right, [`check`](super::check) proves.
    ///
    /// # Errors
    /// [`PuzzleError`] with what makes no sense.
    pub fn new(
        position: P,
        last: Option<P::Turn>,
        task: Task<P::Turn>,
        difficulty: u16,
    ) -> Result<Self, PuzzleError> {
        let theme = task.theme;
        if !position.may_have(theme) {
            return Err(PuzzleError::Theme {
                theme,
                rule: position.rule_id(),
                to_move: position.to_move(),
            });
        }
        let mut solutions = task.solutions.iter();
        let bad = solutions.find(|turn| !position.is_empty_at(**turn));
        if bad.is_some() || task.solutions.is_empty() {
            let text = bad.map(ToString::to_string);
            return Err(PuzzleError::Solution(text.unwrap_or_default()));
        }
        if let Some(last) = last.filter(|&last| !position.may_end_with(last)) {
            return Err(PuzzleError::Last(last.to_string()));
        }
        if !DIFFICULTIES.contains(&difficulty) {
            return Err(PuzzleError::Difficulty(difficulty));
        }
        if task.moves == 0 {
            return Err(PuzzleError::Moves);
        }
        Ok(Self {
            id: PuzzleId::of(&position),
            position,
            last,
            task,
            difficulty,
            other_wins: Vec::new(),
        })
    }

    /// The same puzzle with the first turns that are known to win too, but in another way than is asked, such as quiet ones.
    ///
    /// # Errors
    /// [`PuzzleError::OtherWin`] if one cannot be played, is a right one, or no win is asked.
    pub fn with_other_wins(self, other_wins: Vec<P::Turn>) -> Result<Self, PuzzleError> {
        let asks_win = self.theme().win().is_some();
        let fits =
            |turn: P::Turn| asks_win && self.position.is_empty_at(turn) && !self.is_solution(turn);
        match other_wins.iter().find(|&&turn| !fits(turn)) {
            Some(turn) => Err(PuzzleError::OtherWin(turn.to_string())),
            None => Ok(Self { other_wins, ..self }),
        }
    }

    /// The name.
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// The position, with its rule and the side to move.
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// The turn that led to the position, if it is known.
    pub const fn last(&self) -> Option<P::Turn> {
        self.last
    }

    /// What is asked, and the answer.
    pub const fn task(&self) -> &Task<P::Turn> {
        &self.task
    }

    /// What is asked.
    pub const fn theme(&self) -> Theme {
        self.task.theme
    }

    /// How hard it is, on the scale of ratings: as likely as not solved by a player of this rating.
    pub const fn difficulty(&self) -> u16 {
        self.difficulty
    }

    /// The first turns that are known to win too, but in another way than is asked. There may be more.
    pub fn other_wins(&self) -> &[P::Turn] {
        &self.other_wins
    }

    /// Whether a first turn is known to win in another way than is asked.
    pub fn is_other_win(&self, turn: P::Turn) -> bool {
        let mut wins = self.other_wins.iter();
        wins.any(|&win| P::is_same(win, turn))
    }

    /// Whether a first turn is a right one.
    pub fn is_solution(&self, turn: P::Turn) -> bool {
        let mut solutions = self.task.solutions.iter();
        solutions.any(|&right| P::is_same(right, turn))
    }
}

impl Puzzle {
    /// The position on one board.
    pub const fn setup(&self) -> &Setup {
        &self.position
    }
}
