//! `convert`: the games of a file in another format.

use std::io::Write as _;
use std::process::ExitCode;

use narabe_notation::{
    Format, GameFile, LossKind, WriteError, WriteOptions, WrittenFile, write_games,
};
use narabe_rules::Rule;
use narabe_study::{ImportedStudy, SavedStudy};

use super::input::{self, InputOptions};
use crate::options::{Argument, Help, Options};
use narabe_command_line::arguments::{ErrorText, fault, value};
use narabe_command_line::print::printable_lines;
use narabe_command_line::say;

const OWN: &str = "\
narabe-engine convert IN OUT [OPTIONS]: the games of a file in another format

Prints what the new format cannot hold and what is odd in the file, one line each; on standard error if OUT is -.
IN may be a folder; - is standard input and output. Formats that hold one game get the first. --rule is the rule of
a study where the file names none or another.

Options:
  --to FORMAT        the format to write (default: by the ending of OUT): sgf, lib, psq, offsets, pos-lines,
                     moves, coordinates, board, link, narabe
  --to-encoding NAME the character set of a RenLib library that is written (default: utf-8)
";

/// Reads, writes and prints.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let own = [OWN, input::HELP].concat();
    let help = Help {
        own: &own,
        position: false,
        examples: &[
            "convert library.lib library.sgf",
            "convert game.sgf - --to moves --flip",
        ],
    };
    let (mut paths, mut input, mut to) = (Vec::new(), InputOptions::default(), None);
    let mut write_options = WriteOptions::default();
    let options = Options::read(parser, &help, |argument, parser| {
        if input.take(&argument, parser)? {
            return Ok(());
        }
        match argument {
            Argument::Option("to") => to = Some(value(parser, "to")?),
            Argument::Option("to-encoding") => {
                write_options.encoding = Some(input::encoding(parser, "to-encoding")?);
            }
            Argument::Word(word) if paths.len() < 2 => paths.push(word.to_owned()),
            other => return Err(other.unknown()),
        }
        Ok(())
    })?;
    let [from, out] = &paths[..] else {
        return Err("IN and OUT are both needed: see convert --help".to_owned());
    };
    let to: Option<Format> = to.or_else(|| Format::of_ending(out));
    let to = to.ok_or_else(|| format!("{out} has no known ending: give the format with --to"))?;
    let file = input.read(from, &options)?;
    let written = written(&file, to, options.given_rule(), &write_options)?;
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
