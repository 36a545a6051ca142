//! The one way in: any file, or all files of a folder, as games.

use std::io::{Cursor, Read as _};
use std::ops::ControlFlow;

use super::archive::OWN_FOLDER;
use super::detect::detect;
use crate::game_file::Format;
use crate::game_file::{GameFile, ReadEvent, ReadOptions, Sink, Taker};
use crate::game_file::{MAX_FILE_BYTES, ReadError, ReadFault};
use crate::{lists, own_texts, pos, psq, renlib, rif, sgf, yixin_database};

/// The most files of an archive.
const MAX_ENTRIES: usize = 100_000;
// An archive may unpack to so many times its size, and some more: text packs to a tenth.
const MAX_RATIO: usize = 100;
const MIN_UNPACKED: usize = 64 << 20;

/// Reads a file and hands over its games one by one, so that a database need not be in memory as a whole. `take` can stop the
/// reading. Returns the format.
///
/// ```
/// use narabe_notation::{ReadEvent, ReadOptions, read_each};
/// use std::ops::ControlFlow;
///
/// let text = "(;GM[4]SZ[15];B[hh];W[ig])(;GM[4]SZ[15];B[hh])";
/// let mut moves = Vec::new();
/// read_each("two.sgf", text.as_bytes(), &ReadOptions::default(), &mut |event| {
///     if let ReadEvent::Game(game) = event {
///         moves.push(game.tree.move_count());
///     }
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(moves, [2, 1]);
/// # Ok::<(), narabe_notation::ReadError>(())
/// ```
///
/// # Errors
/// [`ReadError`] if nothing can be read, with the place and the reason. Single games of many are skipped instead.
pub fn read_each(
    name: &str,
    bytes: &[u8],
    options: &ReadOptions,
    take: Taker<'_>,
) -> Result<Format, ReadError> {
    let mut sink = Sink::new(take, options, bytes.len());
    read_one(name, bytes, &mut sink)
}

/// Reads all games of a file, as [`read_each`].
///
/// # Errors
/// As of [`read_each`].
pub fn read_games(name: &str, bytes: &[u8], options: &ReadOptions) -> Result<GameFile, ReadError> {
    collect(&mut |take| read_each(name, bytes, options, take))
}

/// Reads all games of a text that is known to be SGF, such as a file of one's own. A program that reads no other file does not contain
/// the readers of all formats and the tables of all character sets.
///
/// # Errors
/// [`ReadError`] if there is no game in it.
pub fn read_sgf_text(text: &str) -> Result<GameFile, ReadError> {
    collect(&mut |take| {
        let mut sink = Sink::new(take, &ReadOptions::default(), text.len());
        sgf::read_text(text, &mut sink)?;
        Ok(Format::Sgf)
    })
}

/// All games that a reader hands over.
fn collect(
    read: &mut dyn FnMut(Taker<'_>) -> Result<Format, ReadError>,
) -> Result<GameFile, ReadError> {
    let (mut games, mut skipped) = (Vec::new(), Vec::new());
    let format = read(&mut |event| {
        match event {
            ReadEvent::Game(game) => games.push(*game),
            ReadEvent::Skipped(error) => skipped.push(error),
            ReadEvent::Entry(_)
            | ReadEvent::Kept { .. }
            | ReadEvent::Large(_)
            | ReadEvent::Progress { .. } => {}
        }
        ControlFlow::Continue(())
    })?;
    Ok(GameFile {
        format,
        games,
        skipped,
    })
}

/// Reads the files of a folder. A file that is not read is reported as skipped.
///
/// # Errors
/// [`ReadFault::Stopped`] if `take` stops the reading.
pub fn read_files<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a [u8])>,
    options: &ReadOptions,
    take: Taker<'_>,
) -> Result<(), ReadError> {
    let files: Vec<_> = files.into_iter().collect();
    let total = files.iter().map(|(_, bytes)| bytes.len()).sum();
    let mut sink = Sink::new(take, options, total);
    let mut before = 0;
    for (name, bytes) in files {
        sink.enter(name, before)?;
        read_entry(name, bytes, &mut sink)?;
        before += bytes.len();
        sink.progress(bytes.len())?;
    }
    Ok(())
}

/// Reads a file among many: what is wrong with it is reported.
fn read_entry(name: &str, bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    match read_one(name, bytes, sink) {
        Ok(_) => Ok(()),
        Err(error) if error.fault == ReadFault::Stopped => Err(error),
        Err(error) => sink.skip(error),
    }
}

fn read_one(name: &str, bytes: &[u8], sink: &mut Sink<'_>) -> Result<Format, ReadError> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(ReadFault::TooLarge(bytes.len()).into());
    }
    let format = match sink.options().format {
        Some(Format::Zip) | None => detect(name, bytes)?,
        // An archive is opened whatever its files are.
        Some(_) if detect(name, bytes) == Ok(Format::Zip) => Format::Zip,
        Some(format) => format,
    };
    match format {
        Format::Sgf => sgf::read(bytes, sink),
        Format::RenLib => renlib::read(bytes, sink),
        Format::Psq => psq::read_psq(bytes, sink),
        Format::Rec => psq::read_rec(bytes, sink),
        Format::Rif => rif::read(bytes, sink),
        Format::Pos => pos::read_pos(bytes, sink),
        Format::Bdt => read_text(bytes, sink, pos::read_bdt),
        Format::YixinDatabase => yixin_database::read(bytes, sink),
        Format::YixinSave => read_text(bytes, sink, lists::read_save),
        Format::Offsets => read_text(bytes, sink, lists::read_offsets),
        Format::PosLines => read_text(bytes, sink, lists::read_pos_lines),
        Format::Moves => read_text(bytes, sink, lists::read_moves),
        Format::Coordinates => read_text(bytes, sink, lists::read_coordinates),
        Format::Pgn => read_text(bytes, sink, lists::read_pgn),
        Format::Ini => read_text(bytes, sink, lists::read_ini),
        Format::Dialogue => read_text(bytes, sink, lists::read_dialogue),
        Format::Json => read_text(bytes, sink, lists::read_json),
        Format::Board => read_text(bytes, sink, own_texts::read_board),
        Format::Link => read_text(bytes, sink, own_texts::read_link),
        Format::Narabe => {
            let hint = "a study or game of Narabe is opened as one, not imported";
            Err(ReadFault::Unknown(hint).into())
        }
        Format::Zip => read_archive(bytes, sink),
    }?;
    Ok(format)
}

/// Reads a file as text.
fn read_text(
    bytes: &[u8],
    sink: &mut Sink<'_>,
    read: fn(&str, &mut Sink<'_>) -> Result<(), ReadError>,
) -> Result<(), ReadError> {
    let text = sink.text(bytes, None);
    read(&text, sink)
}

/// Reads the files of an archive one after the other.
fn read_archive(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let fault = |error: zip::result::ZipError| ReadFault::Text(error.to_string());
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(fault)?;
    let most = bytes
        .len()
        .saturating_mul(MAX_RATIO)
        .saturating_add(MIN_UNPACKED);
    let mut left = most.min(MAX_FILE_BYTES);
    let mut before = 0;
    if archive.len() > MAX_ENTRIES {
        let text = archive.len().to_string();
        let expected = "a number of files that is read, up to 100000";
        return Err(ReadFault::Invalid { text, expected }.into());
    }
    for index in 0..archive.len() {
        let mut file = match archive.by_index(index) {
            Ok(file) => file,
            Err(error) => {
                sink.enter(&format!("file {}", index + 1), before)?;
                sink.skip(fault(error).into())?;
                continue;
            }
        };
        let name = file.name().unwrap_or_default().into_owned();
        let packed = usize::try_from(file.compressed_size()).unwrap_or(usize::MAX);
        let base = name.rsplit('/').next().unwrap_or_default();
        if file.is_dir() || base.starts_with('.') || name.starts_with("__MACOSX") {
            continue;
        }
        sink.enter(&name, before)?;
        before = before.saturating_add(packed);
        let mut content = Vec::new();
        let limit = u64::try_from(left).unwrap_or(u64::MAX).saturating_add(1);
        let read = file.by_ref().take(limit).read_to_end(&mut content);
        if let Err(error) = read {
            sink.skip(ReadFault::Text(error.to_string()).into())?;
            continue;
        }
        if content.len() > left {
            return Err(ReadError::from(ReadFault::Bomb).inside(&name));
        }
        left -= content.len();
        if let Some(own) = name.strip_prefix(OWN_FOLDER) {
            // Text that is none is no file of ours.
            if let Ok(text) = String::from_utf8(content) {
                sink.kept(own, text)?;
            }
            continue;
        }
        match detect(base, &content) {
            Ok(Format::Zip) => {
                let hint = "an archive inside an archive is not read";
                sink.skip(ReadFault::Unknown(hint).into())?;
            }
            _ => read_entry(base, &content, sink)?,
        }
        sink.progress(packed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write_move_list;
    use std::io::Write as _;

    fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        for (name, content) in files {
            writer.start_file(*name, options).unwrap();
            writer.write_all(content).unwrap();
        }
        writer.finish().unwrap().into_inner()
    }

    const GAME: &[u8] = b"(;SZ[15];B[hh];W[ig];B[jf])";

    #[test]
    fn the_files_of_an_archive_are_read_and_those_that_are_none_are_named() {
        let inner = archive(&[("a.sgf", GAME)]);
        let bytes = archive(&[
            ("games/a.sgf", GAME),
            ("b.txt", b"milk"),
            ("c.psq", b"Piskvorky 15x15, 0:0, 0\n16,3,0\n"),
            ("d.zip", &inner),
            ("e.txt", b"h8i9"),
        ]);
        let file = read_games("all.zip", &bytes, &ReadOptions::default()).unwrap();
        assert_eq!(file.format, Format::Zip);
        let moves = file
            .games
            .iter()
            .map(|game| write_move_list(&game.tree.main_moves()));
        assert_eq!(moves.collect::<Vec<_>>(), ["h8 i9 j10", "h8 i9"]);
        let skipped: Vec<String> = file.skipped.iter().map(ReadError::to_string).collect();
        assert!(skipped[0].starts_with("b.txt"), "{skipped:?}");
        assert_eq!(
            skipped[1],
            "c.psq, line 2: `16,3` lies outside a 15×15 board"
        );
        assert!(skipped[2].starts_with("d.zip"), "{skipped:?}");
    }

    #[test]
    fn the_files_of_a_folder_are_read() {
        let files = [("a.sgf", GAME), ("b.txt", b"milk"), ("c.sgf", GAME)];
        let (mut games, mut skipped) = (0, Vec::new());
        let read = read_files(files, &ReadOptions::default(), &mut |event| {
            match event {
                ReadEvent::Game(game) => {
                    games += 1;
                    assert!(["a.sgf", "c.sgf"].contains(&game.info.title.as_str()));
                }
                ReadEvent::Skipped(error) => skipped.push(error.to_string()),
                ReadEvent::Entry(_)
                | ReadEvent::Kept { .. }
                | ReadEvent::Large(_)
                | ReadEvent::Progress { .. } => {}
            }
            ControlFlow::Continue(())
        });
        assert_eq!((read, games, skipped.len()), (Ok(()), 2, 1));
    }

    #[test]
    fn reading_can_be_stopped() {
        let read = read_each(
            "a.sgf",
            &GAME.repeat(3),
            &ReadOptions::default(),
            &mut |_| ControlFlow::Break(()),
        );
        assert_eq!(read.map_err(|error| error.fault), Err(ReadFault::Stopped));
    }

    #[test]
    fn a_damaged_archive_is_refused() {
        let mut bytes = archive(&[("a.sgf", GAME)]);
        bytes.truncate(20);
        assert!(read_games("a.zip", &bytes, &ReadOptions::default()).is_err());
    }
}
