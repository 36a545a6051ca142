//! The games of a file, of a folder or of standard input, with the options that say how they are read.

use std::io::{Read as _, Write as _};
use std::ops::ControlFlow;
use std::path::Path;

use clap::Args;
use narabe_matches::read_any;
use narabe_notation::{
    Encoding, Flip, Format, GameFile, ReadError, ReadEvent, ReadOptions, TextLanguage,
    encoding_named, read_files,
};

use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, OneOf, fault};
use narabe_command_line::print::printable_lines;

/// How a file is read.
#[derive(Clone, Debug, Args)]
pub struct InputOptions {
    /// The format of the file (default: by its content, then by its ending)
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    from: Option<Format>,
    /// The character set of texts that are not UTF-8, such as gbk or windows-1251 (default: guessed, with the language of the
    /// locale as a hint)
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    encoding: Option<&'static Encoding>,
    /// Turn the games top to bottom: for files whose rows count from the other side
    #[arg(long)]
    flip: bool,
    /// Exchange rows and columns: for .pos files as Yixin-Board reads them
    #[arg(long)]
    transpose: bool,
}

impl InputOptions {
    /// Reads all games of a file, of the files of a folder, or of standard input if the path is `-`.
    pub fn read(&self, path: &str, options: &Options) -> Result<GameFile, ErrorText> {
        let flip = match (self.flip, self.transpose) {
            (false, false) => Flip::None,
            (true, false) => Flip::Rows,
            (false, true) => Flip::Diagonal,
            (true, true) => Flip::RowsAndDiagonal,
        };
        let options = ReadOptions {
            format: self.from,
            flip,
            size: options.size,
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

/// Reads the name of a format.
pub fn format() -> OneOf<Format> {
    OneOf::new(Format::ALL.map(Format::id), |name| {
        name.parse().map_err(fault)
    })
}

/// Reads the name of a character set.
pub fn encoding(name: &str) -> Result<&'static Encoding, ErrorText> {
    encoding_named(name)
        .ok_or_else(|| "choose a character set such as utf-8, gbk or windows-1251".to_owned())
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
