//! Imports: many games at once, in batches. Each batch is written as a whole. A game that came from the same source before is
//! counted and not added again; one that cannot be kept is left out, with the reason.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::backup::LibraryData;
use super::checked_game::CheckedGame;
use super::game::{Game, GameId, Refusal, Source, safe_line};
use super::games::Games;
use super::library::Library;
use super::library_error::LibraryError;
use super::origin::{game_origin, row_origin};
use super::progress::{Progress, Watch};
use narabe_notation::{GameInfo, GameTree};
use narabe_rules::Rule;

/// How many games are written at once.
const BATCH: usize = 2_048;
/// How many games that were left out are listed; more are only counted.
pub const MAX_LISTED: usize = 10_000;

/// What an import needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportOptions {
    /// Where the games come from. Games are compared with those that came from the same source before.
    pub source: Source,
    /// The rule of games whose file does not say one.
    pub rule: Rule,
    /// Tags that all games get.
    pub tags: Vec<String>,
    /// Whether it is a [backup](Games::backup) of a library, whose games get back their sources, tags and so on.
    pub is_backup: bool,
}

impl ImportOptions {
    /// The import of a file or another collection of this name.
    pub fn of_file(name: &str, rule: Rule) -> Self {
        Self {
            source: Source::Import(name.to_owned()),
            rule,
            tags: Vec::new(),
            is_backup: false,
        }
    }

    /// The import of a backup.
    pub fn of_backup(name: &str) -> Self {
        Self {
            is_backup: true,
            ..Self::of_file(name, Rule::Freestyle)
        }
    }
}

/// A game that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of the game in its source, from 1.
    pub number: usize,
    /// The names of Black and White.
    pub names: [String; 2],
    /// Why it cannot be kept.
    pub reason: Refusal,
}

/// What an import has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// Games that were looked at.
    pub seen: usize,
    /// Games that were added.
    pub added: usize,
    /// Their numbers.
    pub ids: Vec<GameId>,
    /// Games that had come from the same source before.
    pub duplicates: usize,
    /// Games that were left out because they have no moves.
    pub without_moves: usize,
    /// Games that were left out because they break a rule.
    pub against_rules: usize,
    /// Games that were left out because they cannot be read.
    pub unreadable: usize,
    /// The first [`MAX_LISTED`] games that were left out.
    pub left_out: Vec<LeftOut>,
    /// The first [`MAX_LISTED`] games that are kept under Freestyle, because the rule that was given for them does not allow their
    /// moves.
    pub kept_freely: Vec<LeftOut>,
    /// How many these are.
    pub kept_freely_count: usize,
    /// Whether it was cancelled. What was added before stays.
    pub is_cancelled: bool,
}

impl ImportReport {
    /// How many games were left out.
    pub const fn left_out_count(&self) -> usize {
        self.without_moves + self.against_rules + self.unreadable
    }

    fn keep_freely(&mut self, names: [String; 2], reason: Refusal) {
        self.kept_freely_count += 1;
        if self.kept_freely.len() < MAX_LISTED {
            self.kept_freely.push(LeftOut {
                number: self.seen,
                names,
                reason,
            });
        }
    }

    fn leave_out(&mut self, names: [String; 2], reason: Refusal) {
        match reason {
            Refusal::NoMoves => self.without_moves += 1,
            Refusal::Unreadable(_) | Refusal::TooLarge(_) | Refusal::TooManyMoves(_) => {
                self.unreadable += 1
            }
            _ => self.against_rules += 1,
        }
        if self.left_out.len() < MAX_LISTED {
            self.left_out.push(LeftOut {
                number: self.seen,
                names,
                reason,
            });
        }
    }
}

/// An import at work. Taking games needs no library, so that a task can read and check them while the library is used; only
/// [`write`](Self::write) changes it.
pub struct Import {
    options: ImportOptions,
    /// The keys of the games that are there.
    known: HashSet<u64>,
    batch: Vec<CheckedGame>,
    report: ImportReport,
}

impl Import {
    /// Begins an import into a library with these games.
    pub fn new(games: &Games, options: ImportOptions) -> Self {
        let mut known = HashSet::with_capacity(games.len());
        known.extend(games.rows.iter().map(|row| row_origin(games, row, None)));
        known.extend(games.origins.values().flatten());
        Self {
            options,
            known,
            batch: Vec::new(),
            report: ImportReport::default(),
        }
    }

    /// Sets the rule of games whose file does not say one, from now on.
    pub const fn set_rule(&mut self, rule: Rule) {
        self.options.rule = rule;
    }

    /// Takes the next game of the source, checks it and keeps it for the next batch.
    pub fn take(&mut self, info: GameInfo, tree: GameTree) {
        self.report.seen += 1;
        let names = info.names.clone();
        match self.checked(info, tree) {
            Ok((game, refusal)) => {
                if let Some(reason) = refusal {
                    let names = names.map(|name| safe_line(&name));
                    self.report.keep_freely(names, reason);
                }
                if self.known.insert(game_origin(&game)) {
                    self.batch.push(game);
                } else {
                    self.report.duplicates += 1;
                }
            }
            Err(reason) => {
                let names = names.map(|name| safe_line(&name));
                self.report.leave_out(names, reason);
            }
        }
    }

    /// Counts a game that the reader of the source could not read.
    pub fn skip(&mut self, reason: &str) {
        self.report.seen += 1;
        let reason = Refusal::Unreadable(safe_line(reason));
        self.report
            .leave_out([String::new(), String::new()], reason);
    }

    /// A game that may enter, and why it is not under the rule that was given for it, if it is not.
    fn checked(
        &self,
        info: GameInfo,
        tree: GameTree,
    ) -> Result<(CheckedGame, Option<Refusal>), Refusal> {
        let data = LibraryData::read(&tree).filter(|_| self.options.is_backup);
        let is_open = tree.rule().is_none() && !self.options.is_backup;
        let rule = tree.rule().unwrap_or(self.options.rule);
        let mut game = Game::new(info, tree, rule, self.options.source.clone());
        if let Some(data) = data {
            data.restore(&mut game);
        }
        game.tags.extend(self.options.tags.iter().cloned());
        match game.check() {
            Ok(checked) => Ok((checked, None)),
            Err(refusal @ Refusal::Illegal { .. }) if is_open && rule != Rule::Freestyle => {
                game.rule = Rule::Freestyle;
                Ok((game.check()?, Some(refusal)))
            }
            Err(refusal) => Err(refusal),
        }
    }

    /// Whether enough games are waiting to be written.
    pub fn is_full(&self) -> bool {
        self.batch.len() >= BATCH
    }

    /// Adds the games that are waiting to the library.
    ///
    /// # Errors
    /// [`LibraryError`] if they cannot be written. They are left waiting.
    pub fn write(&mut self, library: &mut Library) -> Result<(), LibraryError> {
        if !self.batch.is_empty() {
            let ids = library.add_checked(&self.batch)?;
            self.report.ids.extend(ids);
            self.report.added += self.batch.len();
            self.batch.clear();
        }
        Ok(())
    }

    /// What it has done up to now.
    pub const fn report(&self) -> &ImportReport {
        &self.report
    }

    /// Writes what is waiting and ends the import.
    ///
    /// # Errors
    /// [`LibraryError`] if the last games cannot be written.
    pub fn finish(mut self, library: &mut Library) -> Result<ImportReport, LibraryError> {
        self.write(library)?;
        Ok(self.report)
    }
}

impl Library {
    /// Imports games, and says after each batch how many have been done; `total` is what it says of all. An item is a game, or
    /// the reason why it could not be read.
    ///
    /// # Errors
    /// [`LibraryError`] if games cannot be written. The batches before are kept.
    pub fn import(
        &mut self,
        options: ImportOptions,
        games: impl IntoIterator<Item = Result<(GameInfo, GameTree), String>>,
        total: usize,
        watch: Watch<'_>,
    ) -> Result<ImportReport, LibraryError> {
        let mut import = Import::new(self.games(), options);
        for game in games {
            match game {
                Ok((info, tree)) => import.take(info, tree),
                Err(reason) => import.skip(&reason),
            }
            if import.report.seen.is_multiple_of(BATCH) {
                import.write(self)?;
                let done = import.report.seen;
                if let ControlFlow::Break(()) = watch(Progress { done, total }) {
                    import.report.is_cancelled = true;
                    break;
                }
            }
        }
        import.finish(self)
    }
}
