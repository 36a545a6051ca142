//! `narabe-pages DIR`: writes the man pages and completions of all programs into a folder.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use narabe_command_line::print::exit_code;
use narabe_command_line::program::read;

/// Writes the man pages and shell completions of all programs
#[derive(Parser)]
#[command(name = "narabe-pages")]
struct Program {
    /// The folder to write into
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

fn main() -> ExitCode {
    let name = env!("CARGO_BIN_NAME");
    let written = read(name).and_then(|Program { folder }| {
        let written = narabe_pages::write(&folder);
        written.map_err(|error| format!("{}: {error}", folder.display()))
    });
    exit_code(name, written.map(|()| ExitCode::SUCCESS))
}
