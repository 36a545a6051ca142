//! The engine on a terminal: the Gomocup protocol, and sub-commands for analysis, matches and measurements.

mod analyze;
mod arena;
mod bench;
mod fair;
mod files;
mod forbidden;
mod gomocup;
mod lines;
mod options;
mod perft;
mod picture;
mod print;
mod proof;
mod puzzles;
mod review;
mod solve;
mod suggest;

use std::process::ExitCode;

use lexopt::Arg;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::print::exit_code;
use narabe_command_line::say;

const HELP: &str = "\
narabe-engine [COMMAND] [OPTIONS]: without a command it speaks the Gomocup protocol

Analysis:
  analyze            the best lines of a position
  solve              a forced win
  proof              such a win with the answers to every defence
  review             what each move of a game was worth, and where the game was lost
  fair               the most even moves of an opening
  suggest            the move that a player would play
  scores             every empty point with its score
  forbidden          the points that the Renju rule forbids to Black, and why

Puzzles:
  puzzles            the puzzles of the game, one a line, or the proof that they are right

Files:
  show FILE          the games of a file in any format: SGF, RenLib, Piskvork, RenjuNet and others
  convert IN OUT     the same games in another format
  picture            a position or a game as a picture, and a position read from one

Matches:
  arena A B          games between two players
  twin-arena A B     games on twin boards between two levels
  ladder             every player against every other, with one Elo table

Measurements:
  bench              fixed positions to a fixed depth: speed and signature
  review-truth       how often what a review says is true
  perft              count the possible move sequences to a given depth

Each command has its own --help. Exit codes: 0 done, 1 negative answer, 2 bad input or output
that cannot be written.

Examples:
  narabe-engine analyze --moves \"h8 i9 g7\" --time 5000
  narabe-engine solve --kind vct --board position.txt
  narabe-engine arena engine kaede --games 40 --concurrency 4";

fn main() -> ExitCode {
    exit_code(env!("CARGO_BIN_NAME"), run())
}

fn run() -> Result<ExitCode, ErrorText> {
    let mut parser = lexopt::Parser::from_env();
    let command = match parser.next().map_err(fault)? {
        None => return Ok(gomocup::run()),
        Some(Arg::Value(command)) => command.to_string_lossy().into_owned(),
        Some(Arg::Long("help") | Arg::Short('h')) => {
            say!("{HELP}");
            return Ok(ExitCode::SUCCESS);
        }
        Some(Arg::Long("version") | Arg::Short('V')) => {
            say!(concat!("narabe-engine ", env!("CARGO_PKG_VERSION")));
            return Ok(ExitCode::SUCCESS);
        }
        Some(other) => return Err(format!("{}: see --help", other.unexpected())),
    };
    match command.as_str() {
        "bench" => bench::run(&mut parser),
        "analyze" => analyze::run(&mut parser),
        "solve" => solve::run(&mut parser),
        "proof" => proof::run(&mut parser),
        "review" => review::run(&mut parser),
        "review-truth" => review::truth::run(&mut parser),
        "fair" => fair::run(&mut parser),
        "suggest" => suggest::suggest(&mut parser),
        "scores" => suggest::scores(&mut parser),
        "arena" => arena::run(&mut parser),
        "twin-arena" => arena::twin::run(&mut parser),
        "ladder" => arena::ladder::run(&mut parser),
        "forbidden" => forbidden::run(&mut parser),
        "show" => files::show::run(&mut parser),
        "convert" => files::convert::run(&mut parser),
        "puzzles" => puzzles::run(&mut parser),
        "picture" => picture::run(&mut parser),
        "perft" => perft::run(&mut parser),
        other => Err(format!("\"{other}\" is not a command: see --help")),
    }
}
