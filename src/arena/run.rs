//! The tournament of the arena as the screens read it.

use bevy::prelude::*;
use narabe_arena::{
    ArenaSession, ArenaView, Ending, FinishedGame, GameRow, Journal, JournalContent, LiveGame,
    Standings, Tournament,
};
use narabe_rules::Side;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The tournament of the arena, if there is one.
#[derive(Resource, Default)]
pub struct Arena {
    run: Option<ArenaRun>,
}

/// Whether a tournament is being played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArenaPhase {
    Running,
    Paused,
    /// It was stopped, or the game was closed; the finished games are kept.
    Stopped,
    Over,
    /// It cannot go on, for this reason.
    Failed(String),
}

impl ArenaPhase {
    /// Whether games are being played or wait for their next moves.
    pub fn is_open(&self) -> bool {
        matches!(self, Self::Running | Self::Paused)
    }
}

/// A tournament with its games and standings.
pub struct ArenaRun {
    source: Source,
    journal: PathBuf,
    /// Why it did not begin or go on.
    fault: Option<String>,
    /// The games that the boards show.
    boards: Vec<Option<ShownGame>>,
    /// How long it has been played since it was started.
    played_for: Duration,
}

/// Where the tournament is read.
enum Source {
    /// Its threads.
    Session(Box<ArenaSession>),
    /// What was kept of it, or a picture of it.
    Kept(Box<(Tournament, ArenaView)>),
}

/// A game in progress on a board.
#[derive(Debug, Clone, PartialEq)]
pub struct ShownGame {
    pub game: LiveGame,
    /// When the side to move was asked.
    since: Instant,
}

impl ShownGame {
    /// The side to move.
    pub fn to_move(&self) -> Side {
        let last = self.game.last.map(|played| played.side.other());
        let after_opening = if self.game.moves.len().is_multiple_of(2) {
            Side::Black
        } else {
            Side::White
        };
        last.unwrap_or(after_opening)
    }

    /// What a side's clock shows: what is left to it, or without a clock what it has used.
    pub fn clock(&self, side: Side) -> Duration {
        let thinks = if side == self.to_move() {
            self.since.elapsed()
        } else {
            Duration::ZERO
        };
        match self.game.left[side as usize] {
            Some(left) => left.saturating_sub(thinks),
            None => self.game.used[side as usize] + thinks,
        }
    }
}

impl ArenaRun {
    /// A tournament that is being played.
    pub(super) fn playing(session: ArenaSession, journal: &Path) -> Self {
        Self::of(Source::Session(Box::new(session)), journal)
    }

    /// A tournament that was played before.
    pub(super) fn kept(content: JournalContent, journal: &Path) -> Self {
        let view = ArenaView::new(&content.tournament, &content.games);
        Self::pictured(content.tournament, view, journal)
    }

    /// A tournament of which only this is known.
    pub fn pictured(tournament: Tournament, view: ArenaView, journal: &Path) -> Self {
        let mut run = Self::of(Source::Kept(Box::new((tournament, view))), journal);
        run.show_games();
        run
    }

    fn of(source: Source, journal: &Path) -> Self {
        Self {
            source,
            journal: journal.to_owned(),
            fault: None,
            boards: Vec::new(),
            played_for: Duration::ZERO,
        }
    }

    /// What is played.
    pub fn tournament(&self) -> &Tournament {
        match &self.source {
            Source::Session(session) => session.tournament(),
            Source::Kept(kept) => &kept.0,
        }
    }

    fn view(&self) -> &ArenaView {
        match &self.source {
            Source::Session(session) => session.view(),
            Source::Kept(kept) => &kept.1,
        }
    }

    pub(super) fn session(&self) -> Option<&ArenaSession> {
        match &self.source {
            Source::Session(session) => Some(session),
            Source::Kept(_) => None,
        }
    }

    pub fn standings(&self) -> &Standings {
        self.view().standings()
    }

    /// The finished games, in the order in which they ended.
    pub fn games(&self) -> &[GameRow] {
        self.view().games()
    }

    /// The finished games with their moves.
    ///
    /// # Errors
    /// Why the journal cannot be read.
    pub fn finished(&self) -> Result<Vec<FinishedGame>, String> {
        let games = match &self.source {
            Source::Session(session) => session.games(),
            Source::Kept(_) => Journal::read(&self.journal).map(|content| content.games),
        };
        games.map_err(|error| error.to_string())
    }

    pub fn phase(&self) -> ArenaPhase {
        if let Some(fault) = &self.fault {
            return ArenaPhase::Failed(fault.clone());
        }
        let view = self.view();
        match (view.ending(), &self.source) {
            (Some(Ending::Failed(fault)), _) => ArenaPhase::Failed(fault.clone()),
            (Some(Ending::Complete), _) => ArenaPhase::Over,
            (Some(Ending::Stopped), _) => ArenaPhase::Stopped,
            (None, Source::Kept(_)) if view.live().is_empty() => {
                let standings = view.standings();
                let test = standings.sprt.as_ref();
                let is_decided = test.is_some_and(|test| test.decision.is_some());
                if is_decided || view.games().len() == standings.planned {
                    ArenaPhase::Over
                } else {
                    ArenaPhase::Stopped
                }
            }
            (None, _) if view.is_paused() => ArenaPhase::Paused,
            (None, _) => ArenaPhase::Running,
        }
    }

    pub(super) fn set_fault(&mut self, fault: String) {
        self.fault = Some(fault);
    }

    /// The game that a board shows.
    pub fn board(&self, board: usize) -> Option<&ShownGame> {
        self.boards.get(board)?.as_ref()
    }

    /// How long the games that are left take, by those that were finished since the start; none before the first.
    pub fn time_left(&self) -> Option<Duration> {
        self.view().remaining(self.played_for)
    }

    /// Counts the time that games are being played.
    pub fn play_for(&mut self, time: Duration) {
        self.played_for += time;
    }

    /// Ends the session, so that another can have its journal.
    pub(super) fn let_go(&mut self) {
        let (tournament, view) = (self.tournament().clone(), self.view().clone());
        self.source = Source::Kept(Box::new((tournament, view)));
    }

    /// Takes the news of the games.
    pub(super) fn poll(&mut self) {
        if let Source::Session(session) = &mut self.source
            && session.poll()
        {
            self.show_games();
        }
    }

    /// Shows each game on the board that it was on, and new ones on those that are free.
    fn show_games(&mut self) {
        let live = match &self.source {
            Source::Session(session) => session.view().live(),
            Source::Kept(kept) => kept.1.live(),
        };
        let number =
            |shown: &Option<ShownGame>| shown.as_ref().map(|shown| shown.game.planned.number);
        for place in &mut self.boards {
            if !live
                .iter()
                .any(|game| number(place) == Some(game.planned.number))
            {
                *place = None;
            }
        }
        for game in live {
            let is_its =
                |place: &&mut Option<ShownGame>| number(place) == Some(game.planned.number);
            if let Some(Some(shown)) = self.boards.iter_mut().find(is_its) {
                if shown.game != *game {
                    *shown = ShownGame::new(game);
                }
                continue;
            }
            match self.boards.iter_mut().find(|place| place.is_none()) {
                Some(place) => *place = Some(ShownGame::new(game)),
                None => self.boards.push(Some(ShownGame::new(game))),
            }
        }
    }
}

impl ShownGame {
    fn new(game: &LiveGame) -> Self {
        Self {
            game: game.clone(),
            since: Instant::now(),
        }
    }
}

impl Arena {
    pub const fn run(&self) -> Option<&ArenaRun> {
        self.run.as_ref()
    }

    pub const fn run_mut(&mut self) -> Option<&mut ArenaRun> {
        self.run.as_mut()
    }

    /// Shows a tournament in place of the one that there is, which ends.
    pub fn show(&mut self, run: Option<ArenaRun>) {
        self.run = run;
    }
}
