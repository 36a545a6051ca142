//! A tournament from its first game to its last, on a terminal.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use narabe_arena::{
    Ending, Event, FinishedGame, Journal, OpeningBook, Runner, Standings, Start, Tournament,
    write_csv,
};

use narabe_command_line::arguments::ErrorText;

/// Where the games and the table are written at the end.
#[derive(Default)]
pub struct Exports {
    /// A file for all games.
    #[cfg(feature = "full")]
    pub sgf: Option<PathBuf>,
    /// A file for the table.
    pub csv: Option<PathBuf>,
}

/// What has been played before, and where the rest is written.
#[derive(Default)]
pub struct Before {
    /// Where relative paths begin.
    pub folder: PathBuf,
    /// The finished games.
    pub games: Vec<FinishedGame>,
    /// The journal.
    pub journal: Option<Journal>,
}

/// The openings of a tournament that the command line has made.
///
/// # Errors
/// When they cannot be read.
pub fn book_of(tournament: &Tournament) -> Result<OpeningBook, ErrorText> {
    let book = OpeningBook::new(tournament, Path::new(""));
    book.map_err(|error| format!("--openings {error}"))
}

/// Plays the games that are left. `tell` hears what happens.
///
/// # Errors
/// When the tournament cannot be played to its end, or a file not be written.
pub fn play_all(
    tournament: Tournament,
    book: OpeningBook,
    before: Before,
    exports: &Exports,
    tell: impl Fn(&Event) + Send + Sync + 'static,
) -> Result<Standings, ErrorText> {
    let keeps = exports.keeps_games();
    let kept = Arc::new(Mutex::new(if keeps {
        before.games.clone()
    } else {
        Vec::new()
    }));
    let keep = Arc::clone(&kept);
    let start = Start {
        tournament: tournament.clone(),
        folder: before.folder,
        book,
        finished: before.games,
        journal: before.journal,
    };
    let runner = Runner::start(start, move |event| {
        if let Event::Finished { game, .. } = &event
            && keeps
        {
            let mut kept = keep.lock().unwrap_or_else(PoisonError::into_inner);
            kept.push(game.as_ref().clone());
        }
        tell(&event);
    });
    let (ending, standings) = runner.join();
    if let Ending::Failed(fault) = ending {
        return Err(fault);
    }
    let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    exports.write(&tournament, &kept, &standings)?;
    Ok(standings)
}

impl Exports {
    /// Whether the games are needed at the end.
    const fn keeps_games(&self) -> bool {
        #[cfg(feature = "full")]
        return self.sgf.is_some();
        #[cfg(not(feature = "full"))]
        return false;
    }

    fn write(
        &self,
        tournament: &Tournament,
        games: &[FinishedGame],
        standings: &Standings,
    ) -> Result<(), ErrorText> {
        #[cfg(feature = "full")]
        if let Some(path) = &self.sgf {
            let sgf = narabe_arena::write_sgf(tournament, games);
            let sgf = sgf.map_err(|error| format!("--sgf {}: {error}", path.display()))?;
            std::fs::write(path, sgf)
                .map_err(|error| format!("--sgf {}: {error}", path.display()))?;
        }
        #[cfg(not(feature = "full"))]
        let _ = (tournament, games);
        if let Some(path) = &self.csv {
            std::fs::write(path, write_csv(standings))
                .map_err(|error| format!("--csv {}: {error}", path.display()))?;
        }
        Ok(())
    }
}
