//! The puzzle on the screen and what was practised, as a resource.

use crate::calendar;
use bevy::prelude::*;
use narabe_learn::level_games::LevelGame;
use narabe_learn::practice::{Graded, Practice};
use narabe_learn::puzzles::{
    AnyAttempt, AttemptState, Hint, Pack, Puzzle, PuzzleId, Theme, Wrong, daily,
};
use narabe_learn::rush::Rush;
use narabe_learn::schedule::Answer;
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_study::playback::Playback;
use narabe_study::proof::ProvenWin;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::time::Duration;

/// What is practised.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PuzzleMode {
    /// What is due, and new ones, of all themes or of one.
    #[default]
    All,
    Theme(Theme),
    /// The puzzle of the day.
    Daily,
    /// As many as possible against time.
    Rush(Rush),
    /// Won games, to be won in any way: those of the pack in an order drawn by a seed, or a position of the study.
    Won(WonGame),
}

/// Which won game is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WonGame {
    /// The next one of the pack.
    OfPack { seed: u64 },
    /// A position of the study with its proof.
    OfStudy(Box<(Puzzle, ProvenWin)>),
}

/// Whose puzzles are practised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PackShown {
    /// Those of the game.
    #[default]
    Shipped,
    /// The person's own.
    Own,
}

/// What a puzzle came to.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleResult {
    pub graded: Graded,
    pub answer: Answer,
    /// The time from the first sight to the result.
    pub took: Duration,
}

/// What a rush came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RushResult {
    pub solved: u32,
    /// Whether it is the best so far.
    pub is_best: bool,
}

/// The puzzles. All systems may read them; only [`PuzzleRequest`](super::PuzzleRequest)s change them.
#[derive(Resource, Debug, Default)]
pub struct Puzzles {
    pub(super) practice: Practice,
    /// The person's own puzzles.
    pub(super) own: Pack,
    pub(super) shown_pack: PackShown,
    pub(super) mode: PuzzleMode,
    pub(super) attempt: Option<AnyAttempt>,
    /// The first stone of a turn on twin boards that goes on.
    pub(super) first_stone: Option<TwinPoint>,
    pub(super) hint: Option<Hint<Turn>>,
    /// Why the last move is wrong.
    pub(super) wrong: Option<Wrong>,
    /// A move that wins too was refused.
    pub(super) other_win: Option<Turn>,
    pub(super) result: Option<PuzzleResult>,
    pub(super) rush_result: Option<RushResult>,
    /// When the puzzle was first seen, in time since the start.
    pub(super) since: Duration,
    /// The moves shown of a puzzle that is over.
    pub(super) shown: usize,
    pub(super) playback: Playback,
    pub(super) revision: u64,
    /// How many are due of each theme, once somebody asks: all puzzles of the game are read for it.
    pub(super) due: OnceLock<Vec<(Theme, usize)>>,
    /// What is in the file.
    pub(super) stored: Practice,
    /// What is in the file of the person's own puzzles.
    pub(super) stored_own: Pack,
}

impl Puzzles {
    /// All puzzles of the game; none if the file that was compiled in is no pack, which a test excludes.
    pub fn shipped() -> &'static Pack {
        static NONE: std::sync::LazyLock<Pack> = std::sync::LazyLock::new(Pack::default);
        Pack::shipped().unwrap_or_else(|fault| {
            error!("{fault}");
            &NONE
        })
    }

    /// The person's own puzzles.
    pub const fn own(&self) -> &Pack {
        &self.own
    }

    /// Whose puzzles are practised.
    pub const fn shown_pack(&self) -> PackShown {
        self.shown_pack
    }

    /// The puzzles that are practised, but for the puzzle of the day and the rush.
    pub fn pack(&self) -> &Pack {
        match self.shown_pack {
            PackShown::Shipped => Self::shipped(),
            PackShown::Own => &self.own,
        }
    }

    /// Whether a puzzle is one of the person's own.
    pub fn is_own(&self, id: PuzzleId) -> bool {
        self.own.puzzle(id).is_some()
    }

    /// Adds a puzzle of the person's own that is new.
    pub(super) fn add(&mut self, puzzle: Puzzle) {
        if let Err(error) = self.own.add(puzzle) {
            warn!("{error}");
        }
        self.forget_due();
        self.touch();
    }

    /// What was practised.
    pub const fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Keeps a finished game against a level.
    pub fn record_level_game(&mut self, game: LevelGame) {
        self.practice.level_games.record(game);
    }

    /// What is practised.
    pub const fn mode(&self) -> &PuzzleMode {
        &self.mode
    }

    /// The try at hand.
    pub const fn attempt(&self) -> Option<&AnyAttempt> {
        self.attempt.as_ref()
    }

    /// Whether the puzzle is on twin boards.
    pub fn is_twin(&self) -> bool {
        self.attempt.as_ref().is_some_and(AnyAttempt::is_twin)
    }

    /// The first stone of a turn on twin boards that goes on.
    pub const fn first_stone(&self) -> Option<TwinPoint> {
        self.first_stone
    }

    /// The last hint, while its move is asked.
    pub const fn hint(&self) -> Option<&Hint<Turn>> {
        self.hint.as_ref()
    }

    /// Why the move on the board is wrong.
    pub const fn wrong(&self) -> Option<&Wrong> {
        self.wrong.as_ref()
    }

    /// The move that wins too, but not as asked.
    pub const fn other_win(&self) -> Option<Turn> {
        self.other_win
    }

    /// What the puzzle came to.
    pub const fn result(&self) -> Option<&PuzzleResult> {
        self.result.as_ref()
    }

    /// The rush that goes on.
    pub const fn rush(&self) -> Option<&Rush> {
        match &self.mode {
            PuzzleMode::Rush(rush) => Some(rush),
            _ => None,
        }
    }

    /// What the last rush came to, until something else is practised.
    pub const fn rush_result(&self) -> Option<&RushResult> {
        self.rush_result.as_ref()
    }

    /// The theme that is practised; none for all.
    pub const fn theme(&self) -> Option<Theme> {
        match self.mode {
            PuzzleMode::Theme(theme) => Some(theme),
            _ => None,
        }
    }

    /// A number that changes with all that is shown.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The moves since the puzzle's position that the board shows.
    pub fn shown_moves(&self) -> usize {
        let attempt = self.attempt.as_ref();
        attempt.map_or(0, |attempt| match attempt.state() {
            AttemptState::Over => self.shown,
            AttemptState::ToMove | AttemptState::Searching | AttemptState::Refuted => {
                attempt.moves().len()
            }
        })
    }

    /// Whether the moves of the puzzle that is over are being played back.
    pub const fn is_playing(&self) -> bool {
        self.playback.is_playing()
    }

    /// How many puzzles are due, of a theme or of all.
    pub fn due(&self, theme: Option<Theme>) -> usize {
        let of_theme = |(of, _): &&(Theme, usize)| theme.is_none_or(|theme| *of == theme);
        let due = self.due.get_or_init(|| self.counted()).iter();
        let due = due.filter(of_theme);
        due.map(|(_, count)| count).sum()
    }

    /// Whether the puzzle of the day waits.
    pub fn has_daily(&self) -> bool {
        let today = calendar::universal_today();
        !self.practice.has_daily(today) && daily(Self::shipped(), today).is_some()
    }

    /// The number of a puzzle among those of its theme, the easiest first, from 1.
    pub fn number(&self, id: PuzzleId) -> Option<usize> {
        let pack = if self.is_own(id) {
            &self.own
        } else {
            Self::shipped()
        };
        let theme = pack.any(id)?.theme();
        let all = pack.all().into_iter();
        let mut of_theme = all.filter(|puzzle| puzzle.theme() == theme);
        of_theme
            .position(|puzzle| puzzle.id() == id)
            .map(|at| at + 1)
    }

    /// Has the due puzzles counted anew when somebody asks.
    pub(super) fn forget_due(&mut self) {
        self.due.take();
    }

    /// Whether the due puzzles were counted.
    #[cfg(test)]
    pub(crate) fn has_counted(&self) -> bool {
        self.due.get().is_some()
    }

    fn counted(&self) -> Vec<(Theme, usize)> {
        let (pack, today) = (self.pack(), calendar::today());
        let ids = self.practice.due(pack, None, today);
        let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
        for puzzle in ids.iter().filter_map(|&id| pack.any(id)) {
            *counts.entry(puzzle.theme()).or_default() += 1;
        }
        counts.into_iter().collect()
    }

    /// Something that is shown has changed.
    pub(super) const fn touch(&mut self) {
        self.revision += 1;
    }
}
