//! `arena --file`: the tournament of a file, with its journal.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_arena::{
    Event, FinishedGame, GameEnd, Journal, Opening, OpeningBook, ResumedJournal, Standings,
    Tournament, write_table,
};
use narabe_rules::{Move, Side};
use serde_json::json;

use super::running::{Before, Exports, play_all};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::print::printable_lines;
use narabe_command_line::say;

/// What a tournament is set by in its file, and options cannot change.
const SET_BY_THE_FILE: [&str; 21] = [
    "players",
    "games",
    "openings",
    "tolerance",
    "verbose",
    "a-time",
    "a-nodes",
    "a-weights",
    "a-params",
    "b-time",
    "b-nodes",
    "b-weights",
    "b-params",
    "rule",
    "size",
    "time",
    "depth",
    "nodes",
    "threads",
    "hash",
    "seed",
];
/// The heading of these options in help.
const HEADING: &str = "Tournament";

/// The options of a tournament in a file.
#[derive(Args)]
pub struct FileOptions {
    /// Play the tournament that this file describes
    #[arg(
        long, value_name = "TOURNAMENT.ron", value_hint = ValueHint::FilePath, help_heading = HEADING,
        conflicts_with_all = SET_BY_THE_FILE
    )]
    pub file: Option<PathBuf>,
    /// Go on after the last finished game of its journal
    #[arg(long, help_heading = HEADING)]
    pub resume: bool,
}

/// Plays what is left of the tournament and prints its table.
pub fn run(
    path: &Path,
    options: &FileOptions,
    concurrency: Option<usize>,
    exports: &Exports,
    printer: Printer,
) -> Result<ExitCode, ErrorText> {
    let in_file = |error: ErrorText| format!("--file {}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| in_file(error.to_string()))?;
    let mut tournament = Tournament::parse(&text).map_err(|error| in_file(error.to_string()))?;
    if let Some(concurrency) = concurrency {
        tournament.at_once = concurrency;
    }
    let book = OpeningBook::new(&tournament, folder_of(path));
    let book = book.map_err(|error| in_file(format!("openings: {error}")))?;
    let before = before(path, &tournament, options.resume, printer)?;
    let names: Vec<_> = (0..tournament.players.len())
        .map(|player| tournament.name_of(player))
        .collect();
    let size = tournament.size;
    let standings = play_all(tournament, book, before, exports, move |event| {
        if let Event::Finished {
            game, standings, ..
        } = event
        {
            printer.print(&json!({ "game": game.as_ref() }), || {
                print_game(
                    game,
                    &names,
                    &Opening::new(first_moves(game), size),
                    standings,
                );
            });
        }
    })?;
    printer.print(
        &json!({ "standings": standings, "lead": standings.lead() }),
        || {
            say!("{}", printable_lines(write_table(&standings).trim_end()));
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// The folder in which relative paths of the file begin.
fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// Opens the journal, and says what is in it.
fn before(
    path: &Path,
    tournament: &Tournament,
    resume: bool,
    printer: Printer,
) -> Result<Before, ErrorText> {
    let folder = folder_of(path).to_owned();
    // What is said here is for people: JSON has the games and the standings alone.
    let tell = |text: String| printer.print_to_people(|| say!("{}", printable_lines(&text)));
    for (name, program) in tournament.programs() {
        let program = folder.join(&program.path);
        tell(format!("{name} is {}", program.display()));
    }
    let at = path.with_extension("journal");
    if !at.exists() {
        let journal = Journal::create(&at, tournament).map_err(fault)?;
        tell(format!("finished games are kept in {}", at.display()));
        return Ok(Before {
            folder,
            games: Vec::new(),
            journal: Some(journal),
        });
    }
    let resumed = reopened(&at, tournament, resume)?;
    if let Some(torn) = resumed.torn {
        tell(format!(
            "{}: line {} was not written completely, and its {} bytes are cut off",
            at.display(),
            torn.line,
            torn.bytes
        ));
    }
    tell(format!(
        "{} games are finished already",
        resumed.games.len()
    ));
    Ok(Before {
        folder,
        games: resumed.games,
        journal: Some(resumed.journal),
    })
}

/// The journal that there is. Without `resume` it must not have any game, and is left as it is.
fn reopened(at: &Path, tournament: &Tournament, resume: bool) -> Result<ResumedJournal, ErrorText> {
    if !resume && !Journal::read(at).map_err(fault)?.games.is_empty() {
        return Err(format!(
            "{}: the tournament has begun already: go on with --resume, or move the journal away",
            at.display()
        ));
    }
    Journal::resume(at, tournament).map_err(fault)
}

fn first_moves(game: &FinishedGame) -> Vec<narabe_rules::Point> {
    let opening = game.moves.iter().take(game.opening).copied();
    opening.filter_map(Move::point).collect()
}

fn print_game(game: &FinishedGame, names: &[String], opening: &Opening, standings: &Standings) {
    let [black, white] = game.sides.map(|player| names[player].as_str());
    let result = match game.winner {
        None => "drew",
        Some(Side::Black) => "Black won",
        Some(Side::White) => "White won",
    };
    let why = match &game.end {
        GameEnd::Time(what) | GameEnd::Fault(what) => format!("{}: {what}", game.end.word()),
        end => end.word().to_owned(),
    };
    let name = match opening.name.as_str() {
        "" => String::new(),
        name => format!(", {name}"),
    };
    let text = format!(
        "{}/{} game {}: {black} - {white}{name}: {result} ({why}), {} moves",
        standings.played,
        standings.planned,
        game.number + 1,
        game.moves.len()
    );
    say!("{}", printable_lines(&text));
}
