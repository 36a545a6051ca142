//! `convert`: the games of a file in another format.

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_notation::{
    Encoding, Format, GameFile, LossKind, OutputEncoding, WriteError, WriteOptions, WrittenFile,
    write_games,
};
use narabe_rules::Rule;
use narabe_study::{ImportedStudy, SavedStudy};

use super::input::{InputOptions, encoding, format};
use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::print::printable_lines;
use narabe_command_line::say;

/// The same games in another format
///
/// Prints what the new format cannot hold and what is odd in the file, one line each; on standard error if OUT is -. Formats that
/// hold one game get the first. --rule is the rule of a study where the file names none or another.
#[derive(Args)]
#[command(
    override_usage = "narabe-engine convert [OPTIONS] IN OUT",
    after_help = "Examples:
  narabe-engine convert library.lib library.sgf
  narabe-engine convert game.sgf - --to moves --flip"
)]
pub struct Convert {
    /// A file or a folder to read, and the file to write; `-` is standard input and output
    #[arg(value_names = ["IN", "OUT"], num_args = 0..=2, value_hint = ValueHint::AnyPath)]
    paths: Vec<String>,
    /// The format to write (default: by the ending of OUT)
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: Option<Format>,
    /// The character set of a RenLib library that is written (default: utf-8)
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    to_encoding: Option<&'static Encoding>,
    #[command(flatten)]
    input: InputOptions,
    #[command(flatten)]
    options: Options,
}

/// Reads, writes and prints.
pub fn run(command: &Convert) -> Result<ExitCode, ErrorText> {
    let [from, out] = &command.paths[..] else {
        return Err("IN and OUT are both needed: see convert --help".to_owned());
    };
    let to = command.to.or_else(|| Format::of_ending(out));
    let to = to.ok_or_else(|| format!("{out} has no known ending: give the format with --to"))?;
    let file = command.input.read(from, &command.options)?;
    let write_options = WriteOptions {
        encoding: command.to_encoding.map(OutputEncoding::new),
    };
    let written = written(&file, to, command.options.rule, &write_options)?;
    if out == "-" {
        let mut output = std::io::stdout();
        output
            .write_all(&written.bytes)
            .and_then(|()| output.flush())
            .map_err(fault)?;
        for line in written.lost.lines() {
            // A complaint that nobody can read is none.
            let _ = writeln!(std::io::stderr(), "{line}");
        }
        return Ok(ExitCode::SUCCESS);
    }
    std::fs::write(out, &written.bytes).map_err(|error| format!("{out}: {error}"))?;
    let games = file.games.len() - written.lost.count(LossKind::FurtherGames);
    say!(
        "{games} {} written to {}",
        if games == 1 { "game" } else { "games" },
        printable_lines(out)
    );
    for line in written.lost.lines() {
        say!("{line}");
    }
    Ok(ExitCode::SUCCESS)
}

fn written(
    file: &GameFile,
    to: Format,
    rule: Option<Rule>,
    options: &WriteOptions,
) -> Result<WrittenFile, ErrorText> {
    let mut written = match to {
        Format::Narabe => study(file, rule)?,
        other => write_games(other, &file.games, options).map_err(fault)?,
    };
    let read = match to {
        // The report of a study has what was lost when it was read.
        Format::Narabe => &[],
        _ => &file.games[..],
    };
    for game in read {
        written.lost.extend(&game.lost);
    }
    Ok(written)
}

/// The first game as a study of ours.
fn study(file: &GameFile, rule: Option<Rule>) -> Result<WrittenFile, ErrorText> {
    let game = file.games.first().ok_or(WriteError::Empty).map_err(fault)?;
    let imported = ImportedStudy::of(game, file.format, rule).map_err(fault)?;
    let mut lost = imported.lost;
    lost.lose_many(LossKind::FurtherGames, file.games.len() - 1);
    let text = SavedStudy::encode(&imported.study).map_err(fault)?;
    Ok(WrittenFile {
        bytes: text.into_bytes(),
        lost,
    })
}
