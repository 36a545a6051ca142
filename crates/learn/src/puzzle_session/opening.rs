//! Which puzzle is opened.

use super::event::PuzzleEvent;
use super::mode::{PackShown, PuzzleMode, WonGame};
use super::open_puzzle::OpenPuzzle;
use super::session::{Now, PuzzleSession};
use crate::puzzles::{AnyPuzzle, Attempt, AttemptError, daily, won_games};

impl PuzzleSession {
    /// Opens the next puzzle if none is open.
    pub fn begin(&mut self, now: &Now) -> Option<PuzzleEvent> {
        if self.open.is_none() {
            return self.open_next(now);
        }
        self.forget_due();
        None
    }

    /// Practises the puzzles of the game, or the person's own.
    pub fn show_pack(&mut self, pack: PackShown, now: &Now) -> Option<PuzzleEvent> {
        self.shown_pack = pack;
        self.practise(PuzzleMode::All, now)
    }

    /// Practises something from now on, and opens its first puzzle.
    pub fn practise(&mut self, mode: PuzzleMode, now: &Now) -> Option<PuzzleEvent> {
        self.mode = mode;
        self.open_next(now)
    }

    /// Opens the next puzzle of what is practised. The seed draws a won game. After the puzzle of the day and a rush all themes are
    /// practised.
    pub fn next(&mut self, seed: u64, now: &Now) -> Option<PuzzleEvent> {
        match self.mode {
            PuzzleMode::Won(_) => self.mode = PuzzleMode::Won(WonGame::OfPack { seed }),
            PuzzleMode::Daily => self.mode = PuzzleMode::All,
            _ if self.rush_result.is_some() => self.mode = PuzzleMode::All,
            _ => {}
        }
        self.open_next(now)
    }

    /// Removes the puzzle on the board, if it is the person's own, and opens the next one.
    pub fn remove(&mut self, now: &Now) -> Option<PuzzleEvent> {
        let id = self.attempt()?.puzzle().id();
        if !self.is_own(id) {
            return None;
        }
        self.own.remove(id);
        self.open_next(now)
    }

    pub(super) fn open_next(&mut self, now: &Now) -> Option<PuzzleEvent> {
        let tried = self.chosen(now).map(|puzzle| self.try_at(puzzle));
        self.rush_result = None;
        self.open = None;
        self.forget_due();
        self.open(tried?, now)
    }

    /// The puzzle that is next.
    fn chosen(&self, now: &Now) -> Option<AnyPuzzle<'_>> {
        let present = self.attempt().map(|attempt| attempt.puzzle().id());
        let (pack, shipped) = (self.pack(), self.shipped);
        let of_theme = |theme| self.practice.next(pack, theme, now.today, present);
        match &self.mode {
            PuzzleMode::All => of_theme(None),
            PuzzleMode::Theme(theme) => of_theme(Some(*theme)),
            PuzzleMode::Daily => daily(shipped, now.universal_today).map(AnyPuzzle::from),
            PuzzleMode::Rush(rush) => rush.puzzle(shipped).map(AnyPuzzle::from),
            PuzzleMode::Won(WonGame::OfStudy(of_study)) => Some((&of_study.0).into()),
            PuzzleMode::Won(WonGame::OfPack { seed }) => {
                let count = won_games(shipped).count().max(1) as u64;
                let drawn = usize::try_from(seed % count).unwrap_or_default();
                won_games(shipped).nth(drawn).map(AnyPuzzle::from)
            }
        }
    }

    /// A try at a puzzle, in any way if it is a won game.
    fn try_at(&self, puzzle: AnyPuzzle<'_>) -> Result<Attempt, PuzzleEvent> {
        let any_way = |win| {
            let puzzle = puzzle.one_board().ok_or(AttemptError::NoWin)?;
            Attempt::any_way(puzzle, win)
        };
        let attempt = match &self.mode {
            PuzzleMode::Won(WonGame::OfStudy(of_study)) => any_way(Some(of_study.1.clone())),
            PuzzleMode::Won(WonGame::OfPack { .. }) => any_way(None),
            _ => Attempt::new(puzzle),
        };
        let id = puzzle.id();
        attempt.map_err(|error| PuzzleEvent::Broken { id, error })
    }

    fn open(&mut self, tried: Result<Attempt, PuzzleEvent>, now: &Now) -> Option<PuzzleEvent> {
        match tried {
            Ok(attempt) => {
                self.open = Some(OpenPuzzle::new(attempt, now.time));
                Some(PuzzleEvent::Opened)
            }
            Err(broken) => Some(broken),
        }
    }

    /// Begins the same puzzle from its start. A second try on the same day changes nothing that was kept. Not in a rush.
    pub fn again(&mut self, now: &Now) -> Option<PuzzleEvent> {
        if self.rush().is_some() {
            return None;
        }
        let OpenPuzzle {
            attempt, result, ..
        } = self.open.take()?;
        let tried = self.try_at(attempt.puzzle());
        self.forget_due();
        let event = self.open(tried, now);
        if let Some(open) = &mut self.open {
            open.result = result;
        }
        event
    }
}
