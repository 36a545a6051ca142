//! Won games: positions in which the side to move has a proven win of many moves, to be played out in any way that wins.
//!
//! The shipped ones are the puzzles of the pack with the longest wins: all come from games that our own levels played, and the pack
//! proves them. A position of a study becomes one by its proof.

use super::pack::Pack;
use super::puzzle::{DIFFICULTIES, Puzzle, PuzzleError};
use super::task::Task;
use super::theme::Theme;
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Point, Setup};
use narabe_study::proof::ProvenWin;

/// The least number of the winner's moves to the five.
pub const LEAST_WON_MOVES: usize = 5;

/// The puzzles of a pack that are long enough, in its order.
pub fn won_games(pack: &Pack) -> impl Iterator<Item = &Puzzle> {
    let is_long =
        |puzzle: &&Puzzle| puzzle.theme().win().is_some() && puzzle.task().moves >= LEAST_WON_MOVES;
    pack.puzzles().iter().filter(is_long)
}

/// A position with its proven win, of any length. `last` is the move that led to it, if it is known.
///
/// # Errors
/// [`PuzzleError`] if the proof is not one for the position.
pub fn won_game(setup: Setup, last: Option<Point>, win: &ProvenWin) -> Result<Puzzle, PuzzleError> {
    let task = Task {
        theme: match win.kind() {
            ThreatKind::Vcf => Theme::Fours,
            ThreatKind::Vct => Theme::Threats,
        },
        moves: win.moves_to_win(),
        solutions: vec![win.tree().root().attack],
    };
    Puzzle::new(setup, last, task, *DIFFICULTIES.start())
}
