//! Puzzles: positions with a task that is proven.
//!
//! A [`Puzzle`] is a position with the side to move, a [`Theme`] that says what is asked, all first moves that do it, and a
//! difficulty. The [`Pack`] holds those that the game has, in one small file. [`check`] proves a puzzle again with the solvers of
//! [`engine::tactics`](narabe_engine_core::tactics) and the rules; [`prove`](fn@prove) finds the answer of a task in any position, which
//! is how `narabe-tune puzzles` makes them. All this is the same on one board and on twin boards, which are [`PuzzlePosition`]s; an
//! [`AnyPuzzle`] is a puzzle on either. A [`PuzzleDraft`] is a position that may become a custom puzzle.
//!
//! ```
//! use narabe_learn::puzzles::{Puzzle, Theme, check, prove};
//! use narabe_notation::{parse_move_list, write_move_list};
//! use narabe_rules::{BoardSize, Position, Rule, Setup};
//!
//! // Black has a row of three, which White has blocked at one end, and a two that crosses it.
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 g8 i8 b2 j8 b4 k5 d2 k6 d4")? {
//!     position.play(point)?;
//! }
//! let setup = Setup::from(&position);
//! let task = prove(&setup, position.last_move(), Theme::Fours)?;
//! assert_eq!((write_move_list(&task.solutions).as_str(), task.moves), ("k8", 3));
//! let puzzle = Puzzle::new(setup, position.last_move(), task, 800)?;
//! assert!(check(&puzzle).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_puzzle;
mod attempt;
mod claims;
mod daily;
mod estimate;
mod fault;
mod find;
mod hold;
mod id;
mod judge;
mod one_board;
mod one_board_judge;
mod own;
mod pack;
mod pack_error;
mod pack_record;
mod played;
mod position;
mod prove;
mod puzzle;
mod sgf;
mod shipped_pack;
mod task;
mod theme;
mod twin_judge;
mod twin_threats;
mod win;
mod won_game;

pub use any_puzzle::AnyPuzzle;
pub use attempt::{Attempt, MoveSearch};
pub use claims::{ClaimSearch, HOLD_NODES, OTHER_WIN_NODES, SearchedClaims, SearchedWin};
pub use daily::daily;
pub use estimate::{decoys, estimated_difficulty};
pub use fault::TaskFault;
pub use find::{IsWanted, find_task, threatened};
pub use id::{PuzzleId, PuzzleIdError};
pub use own::{
    Answered, PuzzleDraft, PuzzleRefusal, draft_of_mistake, drafts_before, drafts_of_mistakes,
};
pub use pack::{ListedPosition, Pack};
pub use pack_error::{PackError, RecordFault};
pub use played::{AttemptError, AttemptState, HINTS, Hint, Played, Wrong};
pub use position::PuzzlePosition;
pub use prove::{ProvablePosition, check, prove};
pub use puzzle::{DIFFICULTIES, Puzzle, PuzzleError};
pub use sgf::{PuzzleFile, SolutionShown, is_puzzle};
pub use task::Task;
pub use theme::{Theme, ThemeError};
pub use twin_threats::{MOST_TWIN_SOLUTIONS, MOST_TWIN_TURNS};
pub use win::{MOST_SOLUTIONS, MOST_THREATS};
pub use won_game::{LEAST_WON_MOVES, won_game, won_games};

#[cfg(test)]
mod claims_tests;
#[cfg(test)]
mod own_tests;
#[cfg(test)]
mod tests;
