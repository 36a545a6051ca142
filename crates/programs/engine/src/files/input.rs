//! The games of a file, of a folder or of standard input, with the options that say how they are read.

use std::io::{Read as _, Write as _};
use std::ops::ControlFlow;
use std::path::Path;

use narabe_matches::read_any;
use narabe_notation::{
    Encoding, Flip, Format, GameFile, ReadError, ReadEvent, ReadOptions, TextLanguage,
    encoding_named, read_files,
};

use crate::options::{Argument, Options};
use narabe_command_line::arguments::{ErrorText, fault, value};
use narabe_command_line::print::printable_lines;

/// The help of the options that say how a file is read.
pub const HELP: &str = "\
  --from FORMAT      the format of the file (default: by its content, then by its ending): sgf, lib, psq, rec,
                     rif, pos, bdt, sav, offsets, pos-lines, moves, coordinates, board, pgn, ini, dialogue, json,
                     link, narabe, zip
  --encoding NAME    the character set of texts that are not UTF-8, such as gbk or windows-1251 (default:
                     guessed, with the language of the locale as a hint)
  --flip             turn the games top to bottom: for files whose rows count from the other side
  --transpose        exchange rows and columns: for .pos files as Yixin-Board reads them";

/// How a file is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct InputOptions {
    from: Option<Format>,
    encoding: Option<&'static Encoding>,
    flip: bool,
    transpose: bool,
}

impl InputOptions {
    /// Takes an option; false if it is none of these.
    pub fn take(
        &mut self,
        argument: &Argument<'_>,
        parser: &mut lexopt::Parser,
    ) -> Result<bool, ErrorText> {
        match argument {
            Argument::Option("from") => self.from = Some(value(parser, "from")?),
            Argument::Option("encoding") => self.encoding = Some(encoding(parser, "encoding")?),
            Argument::Option("flip") => self.flip = true,
            Argument::Option("transpose") => self.transpose = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads all games of a file, of the files of a folder, or of standard input if the path is `-`.
    pub fn read(self, path: &str, options: &Options) -> Result<GameFile, ErrorText> {
        let flip = match (self.flip, self.transpose) {
            (false, false) => Flip::None,
            (true, false) => Flip::Rows,
            (false, true) => Flip::Diagonal,
            (true, true) => Flip::RowsAndDiagonal,
        };
        let options = ReadOptions {
            format: self.from,
            flip,
            size: options.given_size(),
            encoding: self.encoding,
            language: language(),
            ..ReadOptions::default()
        };
        let file = if Path::new(path).is_dir() {
            read_folder(Path::new(path), &options)?
        } else {
            let bytes = bytes(path)?;
            read(path, &bytes, &options).map_err(|error| format!("{path}: {error}"))?
        };
        for error in &file.skipped {
            // A complaint that nobody can read is none.
            let complaint = printable_lines(&format!("{path}: not read: {error}"));
            let _ = writeln!(std::io::stderr(), "{complaint}");
        }
        if file.games.is_empty() && file.skipped.is_empty() {
            let complaint = printable_lines(&format!("{path}: no game is in it"));
            let _ = writeln!(std::io::stderr(), "{complaint}");
        }
        Ok(file)
    }
}

/// The language of the locale, which helps to guess a character set.
fn language() -> Option<TextLanguage> {
    let of = |name| std::env::var(name).ok().filter(|tag| !tag.is_empty());
    let tag = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(of)?;
    TextLanguage::of_tag(&tag)
}

/// The value of an option that is a character set.
pub fn encoding(parser: &mut lexopt::Parser, name: &str) -> Result<&'static Encoding, ErrorText> {
    let word: String = value(parser, name)?;
    encoding_named(&word).ok_or_else(|| {
        format!("--{name} {word}: choose a character set such as utf-8, gbk or windows-1251")
    })
}

fn bytes(path: &str) -> Result<Vec<u8>, ErrorText> {
    let mut bytes = Vec::new();
    let read = match path {
        "-" => std::io::stdin().read_to_end(&mut bytes),
        _ => std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(|error| format!("{path}: {error}"))?;
    Ok(bytes)
}

fn read(name: &str, bytes: &[u8], options: &ReadOptions) -> Result<GameFile, ReadError> {
    let mut file = empty();
    file.format = read_any(name, bytes, options, &mut |event| collect(&mut file, event))?;
    Ok(file)
}

const fn empty() -> GameFile {
    GameFile {
        format: Format::Zip,
        games: Vec::new(),
        skipped: Vec::new(),
    }
}

fn collect(file: &mut GameFile, event: ReadEvent) -> ControlFlow<()> {
    match event {
        ReadEvent::Game(game) => file.games.push(*game),
        ReadEvent::Skipped(error) => file.skipped.push(error),
        ReadEvent::Entry(_)
        | ReadEvent::Kept { .. }
        | ReadEvent::Large(_)
        | ReadEvent::Progress { .. } => {}
    }
    ControlFlow::Continue(())
}

fn read_folder(path: &Path, options: &ReadOptions) -> Result<GameFile, ErrorText> {
    let mut files = Vec::new();
    for entry in path
        .read_dir()
        .map_err(|error| format!("{}: {error}", path.display()))?
    {
        let entry = entry.map_err(fault)?.path();
        if entry.is_file() {
            let name = entry
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let bytes = std::fs::read(&entry);
            let bytes = bytes.map_err(|error| format!("{}: {error}", entry.display()))?;
            files.push((name, bytes));
        }
    }
    files.sort_unstable();
    let mut file = empty();
    let listed = files
        .iter()
        .map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
    read_files(listed, options, &mut |event| collect(&mut file, event)).map_err(fault)?;
    Ok(file)
}
