//! The engine on a terminal: the Gomocup protocol, and sub-commands for analysis, matches and measurements.
//!
//! Reviews, proofs, balanced moves, files, pictures and puzzles are the feature `full`, which is on by default.

mod analyze;
mod arena;
mod bench;
#[cfg(feature = "full")]
mod fair;
#[cfg(feature = "full")]
mod files;
mod forbidden;
mod gomocup;
mod lines;
mod options;
mod perft;
#[cfg(feature = "full")]
mod picture;
mod print;
#[cfg(feature = "full")]
mod proof;
#[cfg(feature = "full")]
mod puzzles;
#[cfg(feature = "full")]
mod review;
mod solve;
mod suggest;

use std::process::ExitCode;

use lexopt::{Arg, Parser};
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::print::exit_code;
use narabe_command_line::say;

/// A sub-command.
struct Command {
    name: &'static str,
    /// The files and players that it needs, as its usage shows them.
    arguments: &'static str,
    about: &'static str,
    run: fn(&mut Parser) -> Result<ExitCode, ErrorText>,
}

impl Command {
    const fn new(
        name: &'static str,
        arguments: &'static str,
        about: &'static str,
        run: fn(&mut Parser) -> Result<ExitCode, ErrorText>,
    ) -> Self {
        Self {
            name,
            arguments,
            about,
            run,
        }
    }
}

const ANALYSIS: &[Command] = &[
    Command::new("analyze", "", "the best lines of a position", analyze::run),
    Command::new("solve", "", "a forced win", solve::run),
    #[cfg(feature = "full")]
    Command::new(
        "proof",
        "",
        "such a win with the answers to every defence",
        proof::run,
    ),
    #[cfg(feature = "full")]
    Command::new(
        "review",
        "",
        "what each move of a game was worth, and where the game was lost",
        review::run,
    ),
    #[cfg(feature = "full")]
    Command::new(
        "fair",
        "",
        "the most balanced moves of an opening",
        fair::run,
    ),
    Command::new(
        "suggest",
        "",
        "the move that a player would play",
        suggest::suggest,
    ),
    Command::new(
        "scores",
        "",
        "every empty point with its score",
        suggest::scores,
    ),
    Command::new(
        "forbidden",
        "",
        "the points that the Renju rule forbids to Black, and why",
        forbidden::run,
    ),
];

#[cfg(feature = "full")]
const PUZZLES: &[Command] = &[Command::new(
    "puzzles",
    "",
    "the puzzles of the game, one a line, or the proof that they are right",
    puzzles::run,
)];

#[cfg(feature = "full")]
const FILES: &[Command] = &[
    Command::new(
        "show",
        "FILE",
        "the games of a file in any format: SGF, RenLib, Piskvork, RenjuNet and others",
        files::show::run,
    ),
    Command::new(
        "convert",
        "IN OUT",
        "the same games in another format",
        files::convert::run,
    ),
    Command::new(
        "picture",
        "",
        "a position or a game as a picture, and a position read from one",
        picture::run,
    ),
];

const MATCHES: &[Command] = &[
    Command::new("arena", "A B", "games between two players", arena::run),
    Command::new(
        "twin-arena",
        "A B",
        "games on twin boards between two levels",
        arena::twin::run,
    ),
    Command::new(
        "ladder",
        "",
        "every player against every other, with one Elo table",
        arena::ladder::run,
    ),
];

const MEASUREMENTS: &[Command] = &[
    Command::new(
        "bench",
        "",
        "fixed positions to a fixed depth: speed and signature",
        bench::run,
    ),
    #[cfg(feature = "full")]
    Command::new(
        "review-truth",
        "",
        "how often what a review says is true",
        review::truth::run,
    ),
    Command::new(
        "perft",
        "",
        "count the possible move sequences to a given depth",
        perft::run,
    ),
];

/// All commands under their headings.
const SECTIONS: &[(&str, &[Command])] = &[
    ("Analysis", ANALYSIS),
    #[cfg(feature = "full")]
    ("Puzzles", PUZZLES),
    #[cfg(feature = "full")]
    ("Files", FILES),
    ("Matches", MATCHES),
    ("Measurements", MEASUREMENTS),
];

fn main() -> ExitCode {
    exit_code(env!("CARGO_BIN_NAME"), run())
}

fn run() -> Result<ExitCode, ErrorText> {
    let mut parser = Parser::from_env();
    let name = match parser.next().map_err(fault)? {
        None => return Ok(gomocup::run()),
        Some(Arg::Value(name)) => name.to_string_lossy().into_owned(),
        Some(Arg::Long("help") | Arg::Short('h')) => {
            say!("{}", help());
            return Ok(ExitCode::SUCCESS);
        }
        Some(Arg::Long("version") | Arg::Short('V')) => {
            say!(concat!("narabe-engine ", env!("CARGO_PKG_VERSION")));
            return Ok(ExitCode::SUCCESS);
        }
        Some(other) => return Err(format!("{}: see --help", other.unexpected())),
    };
    let mut commands = SECTIONS.iter().flat_map(|(_, commands)| *commands);
    match commands.find(|command| command.name == name) {
        Some(command) => (command.run)(&mut parser),
        None => Err(unknown(&name)),
    }
}

/// The error of a name that no command has.
fn unknown(name: &str) -> ErrorText {
    let build = if cfg!(feature = "full") {
        ""
    } else {
        " of this program, which was built without its feature \"full\""
    };
    format!("\"{name}\" is not a command{build}: see --help")
}

fn help() -> String {
    let mut help = String::from(
        "narabe-engine [COMMAND] [OPTIONS]: without a command it speaks the Gomocup protocol\n",
    );
    for (heading, commands) in SECTIONS {
        help += &format!("\n{heading}:\n");
        for command in *commands {
            let usage = format!("{} {}", command.name, command.arguments);
            help += &format!("  {usage:<18} {}\n", command.about);
        }
    }
    help + END_OF_HELP
}

const END_OF_HELP: &str = "
Each command has its own --help. Exit codes: 0 done, 1 negative answer, 2 bad input or output
that cannot be written.

Examples:
  narabe-engine analyze --moves \"h8 i9 g7\" --time 5000
  narabe-engine solve --kind vct --board position.txt
  narabe-engine arena engine kaede --games 40 --concurrency 4";
