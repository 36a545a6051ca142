//! The puzzle at hand, what is practised, and what was practised so far.

use super::mode::{PackShown, PuzzleMode};
use super::open_puzzle::OpenPuzzle;
use super::result::{PuzzleResult, RushResult};
use crate::level_games::LevelGame;
use crate::practice::Practice;
use crate::puzzles::{Attempt, Hint, Pack, Puzzle, PuzzleId, PuzzleRefusal, Theme, Wrong, daily};
use crate::rush::Rush;
use crate::schedule::Day;
use narabe_rules::twin::{Turn, TwinPoint};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::time::Duration;

/// The most custom puzzles: a browser must write its storage quickly.
pub const MOST_OWN: usize = 2_000;

/// The present, as the program's clock and calendar have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// The time since any moment, such as the start of the program.
    pub time: Duration,
    /// The person's own day.
    pub today: Day,
    /// The day of the puzzle of the day, which is the same for all.
    pub universal_today: Day,
}

/// The puzzle at hand, what is practised, and what was practised so far.
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    pub(super) shipped: &'static Pack,
    pub(super) own: Pack,
    pub(super) practice: Practice,
    pub(super) shown_pack: PackShown,
    pub(super) mode: PuzzleMode,
    pub(super) open: Option<OpenPuzzle>,
    pub(super) rush_result: Option<RushResult>,
    /// How many are due of each theme, once somebody asks: all puzzles of the game are read for it.
    due: OnceLock<Vec<(Theme, usize)>>,
}

impl PuzzleSession {
    /// A session without a puzzle on the board, of the puzzles of the game, what was practised, and the person's own puzzles.
    pub fn new(shipped: &'static Pack, practice: Practice, own: Pack) -> Self {
        Self {
            shipped,
            own,
            practice,
            shown_pack: PackShown::default(),
            mode: PuzzleMode::default(),
            open: None,
            rush_result: None,
            due: OnceLock::new(),
        }
    }

    /// Takes the puzzles of the game when they come after the start.
    pub fn take_shipped(&mut self, shipped: &'static Pack) {
        self.shipped = shipped;
        self.due = OnceLock::new();
    }

    /// The person's own puzzles.
    pub const fn own(&self) -> &Pack {
        &self.own
    }

    /// What was practised.
    pub const fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Whose puzzles are practised.
    pub const fn shown_pack(&self) -> PackShown {
        self.shown_pack
    }

    /// The puzzles that are practised, but for the puzzle of the day and the rush.
    pub const fn pack(&self) -> &Pack {
        match self.shown_pack {
            PackShown::Shipped => self.shipped,
            PackShown::Own => &self.own,
        }
    }

    /// Whether a puzzle is one of the person's own.
    pub fn is_own(&self, id: PuzzleId) -> bool {
        self.own.puzzle(id).is_some()
    }

    /// What is practised.
    pub const fn mode(&self) -> &PuzzleMode {
        &self.mode
    }

    /// The theme that is practised; none for all.
    pub const fn theme(&self) -> Option<Theme> {
        match self.mode {
            PuzzleMode::Theme(theme) => Some(theme),
            _ => None,
        }
    }

    /// The rush on the board; also one that is over, until something else is practised.
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

    /// Whether the time of a rush runs.
    pub const fn is_rushing(&self) -> bool {
        self.rush().is_some() && self.rush_result.is_none()
    }

    /// The try at hand.
    pub fn attempt(&self) -> Option<&Attempt> {
        self.open.as_ref().map(|open| &open.attempt)
    }

    /// Whether the puzzle is on twin boards.
    pub fn is_twin(&self) -> bool {
        self.attempt().is_some_and(Attempt::is_twin)
    }

    /// The first stone of an unfinished turn on twin boards.
    pub fn first_stone(&self) -> Option<TwinPoint> {
        self.open.as_ref()?.first_stone
    }

    /// The last hint, while its move is asked.
    pub fn hint(&self) -> Option<&Hint> {
        self.open.as_ref()?.hint.as_ref()
    }

    /// Why the move on the board is wrong.
    pub fn wrong(&self) -> Option<&Wrong> {
        self.open.as_ref()?.wrong.as_ref()
    }

    /// The move that wins too, but not as asked.
    pub fn other_win(&self) -> Option<Turn> {
        self.open.as_ref()?.other_win
    }

    /// What the puzzle came to.
    pub fn result(&self) -> Option<&PuzzleResult> {
        self.open.as_ref()?.result.as_ref()
    }

    /// The moves since the puzzle's position that the board shows.
    pub fn shown_moves(&self) -> usize {
        self.open.as_ref().map_or(0, OpenPuzzle::shown_moves)
    }

    /// Whether the moves of the puzzle that is over are being played back.
    pub fn is_playing(&self) -> bool {
        self.playback_left().is_some()
    }

    /// The time until the next move, while the moves of a puzzle that is over are being played back.
    pub fn playback_left(&self) -> Option<Duration> {
        self.open.as_ref()?.playback.time_left()
    }

    /// How many puzzles are due, of a theme or of all. They are counted when it is asked for the first time since the last change.
    pub fn due(&self, theme: Option<Theme>, today: Day) -> usize {
        let due = self.due.get_or_init(|| self.count_due(today)).iter();
        let due = due.filter(|(of, _)| theme.is_none_or(|theme| *of == theme));
        due.map(|(_, count)| count).sum()
    }

    /// Whether the due puzzles were counted since the last change.
    pub fn has_counted_due(&self) -> bool {
        self.due.get().is_some()
    }

    fn count_due(&self, today: Day) -> Vec<(Theme, usize)> {
        let pack = self.pack();
        let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
        for id in self.practice.due(pack, None, today) {
            if let Some(puzzle) = pack.any(id) {
                *counts.entry(puzzle.theme()).or_default() += 1;
            }
        }
        counts.into_iter().collect()
    }

    /// Makes the next query recount the due puzzles.
    pub(super) fn forget_due(&mut self) {
        self.due.take();
    }

    /// Whether the puzzle of the day waits.
    pub fn has_daily(&self, universal_today: Day) -> bool {
        !self.practice.has_daily(universal_today) && daily(self.shipped, universal_today).is_some()
    }

    /// The number of a puzzle among those of its theme, the easiest first, from 1.
    pub fn number(&self, id: PuzzleId) -> Option<usize> {
        let pack = if self.is_own(id) {
            &self.own
        } else {
            self.shipped
        };
        let theme = pack.any(id)?.theme();
        let all = pack.all().into_iter();
        let mut of_theme = all.filter(|puzzle| puzzle.theme() == theme);
        of_theme
            .position(|puzzle| puzzle.id() == id)
            .map(|at| at + 1)
    }

    /// Checks that a puzzle can be added to the person's own.
    ///
    /// # Errors
    /// [`PuzzleRefusal`] if it is known or there are [`MOST_OWN`].
    pub fn may_add(&self, id: PuzzleId) -> Result<(), PuzzleRefusal> {
        if self.shipped.puzzle(id).is_some() {
            Err(PuzzleRefusal::Shipped)
        } else if self.is_own(id) {
            Err(PuzzleRefusal::Known)
        } else if self.own.puzzles().len() >= MOST_OWN {
            Err(PuzzleRefusal::Full)
        } else {
            Ok(())
        }
    }

    /// Adds a puzzle to the person's own.
    ///
    /// # Errors
    /// As [`PuzzleSession::may_add`]; nothing has changed then.
    pub fn add(&mut self, puzzle: Puzzle) -> Result<PuzzleId, PuzzleRefusal> {
        let id = puzzle.id();
        self.may_add(id)?;
        self.own.add(puzzle).map_err(|_| PuzzleRefusal::Known)?;
        self.forget_due();
        Ok(id)
    }

    /// Keeps a finished game against a level.
    pub fn record_level_game(&mut self, game: LevelGame) {
        self.practice.level_games.record(game);
    }

    /// Adds what another copy knows, such as one from a backup.
    pub fn restore(&mut self, practice: Practice) {
        self.practice.merge(practice);
        self.forget_due();
    }
}
