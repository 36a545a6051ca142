//! What is practised.

use crate::puzzles::{Puzzle, Theme};
use crate::rush::Rush;
use narabe_study::proof::ProvenWin;

/// What is practised.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum PuzzleMode {
    /// What is due, and new ones, of all themes.
    #[default]
    All,
    /// The same of one theme.
    Theme(Theme),
    /// The puzzle of the day.
    Daily,
    /// As many as possible against time.
    Rush(Rush),
    /// Won games, to be won in any way.
    Won(WonGame),
}

/// Which won game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WonGame {
    /// One of the pack.
    OfPack {
        /// Draws it.
        seed: u64,
    },
    /// A position of the study with its proof.
    OfStudy(Box<(Puzzle, ProvenWin)>),
}

/// Whose puzzles are practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum PackShown {
    /// Those of the game.
    #[default]
    Shipped,
    /// The person's own.
    Own,
}
