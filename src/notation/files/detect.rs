//! Which format a file is in: by its content first, by the ending of its name second.

use super::format::Format;
use super::read_error::ReadFault;
use crate::notation::board_text::is_board_text;
use crate::notation::game_text::{GameTextError, parse_game_text};
use crate::notation::link::LINK_PREFIX;
use crate::notation::lists::{is_coordinates, is_moves, is_offsets, is_pos_lines, is_save};
use crate::notation::psq::{HEADER, is_rec};
use crate::notation::renlib::{FIRST_OLD_NODE, MAGIC};
use crate::notation::saved_file::is_saved_file;
use crate::notation::sgf::has_game;
use crate::notation::twin_text::is_twin_text;

/// How far a file is looked at, in bytes.
const HEAD: usize = 1 << 16;
/// What an archive begins with.
const ZIP: [&[u8]; 2] = [b"PK\x03\x04", b"PK\x05\x06"];

/// The format of a file.
pub fn detect(name: &str, bytes: &[u8]) -> Result<Format, ReadFault> {
    if bytes.is_empty() {
        return Err(ReadFault::Empty);
    }
    let ending = Format::of_ending(name);
    if ZIP.iter().any(|start| bytes.starts_with(start)) {
        return Ok(Format::Zip);
    }
    if bytes.starts_with(MAGIC) {
        return Ok(Format::RenLib);
    }
    if bytes[0] == FIRST_OLD_NODE && ending == Some(Format::RenLib) {
        return Ok(Format::RenLib);
    }
    let head = &bytes[..bytes.len().min(HEAD)];
    let (text, _) = crate::notation::encoding::decode(head, None, None);
    by_signature(&text)
        .or(ending)
        .map_or_else(|| by_form(&text, bytes), Ok)
}

/// The format that a text tells by its first signs.
fn by_signature(text: &str) -> Option<Format> {
    let start = text.trim_start();
    let first = start.chars().next()?;
    if start.starts_with(HEADER) {
        return Some(Format::Psq);
    }
    match first {
        '<' if ["<database", "<game"].iter().any(|tag| text.contains(tag)) => Some(Format::Rif),
        '{' | '[' => Some(Format::Json),
        '(' if is_saved_file(text) => Some(Format::Narabe),
        '(' if has_game(text) => Some(Format::Sgf),
        _ if text.contains(LINK_PREFIX) => Some(Format::Link),
        _ => None,
    }
}

/// The format of a text without signature and ending.
fn by_form(text: &str, bytes: &[u8]) -> Result<Format, ReadFault> {
    if bytes.len() > HEAD && !is_pos_lines(text) && !is_offsets(text) && !has_game(text) {
        return Err(ReadFault::Unknown(
            "the file is too long for one position or game",
        ));
    }
    if text.contains('\0') {
        let hint = "it is neither text nor a library or position of RenLib";
        return Err(ReadFault::Unknown(hint));
    }
    if is_twin_text(text) {
        let hint = "a game on twin boards has no tree of moves: open it as a game";
        return Err(ReadFault::Unknown(hint));
    }
    let is_game_text = !matches!(parse_game_text(text), Err(GameTextError::MissingHeader));
    let found = [
        (is_board_text(text), Format::Board),
        (is_game_text, Format::Link),
        (is_save(text), Format::YixinSave),
        (is_rec(text), Format::Rec),
        (is_offsets(text), Format::Offsets),
        (is_coordinates(text), Format::Coordinates),
        (is_pos_lines(text), Format::PosLines),
        (is_moves(text), Format::Moves),
        (has_game(text), Format::Sgf),
    ];
    let found = found.into_iter().find(|(is_it, _)| *is_it);
    let hint = "it has no known beginning, and its text is no list of moves and no board";
    found
        .map(|(_, format)| format)
        .ok_or(ReadFault::Unknown(hint))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_a_comment_with_the_head_of_our_files_made_an_sgf_file_unreadable() {
        let text = "(;GM[4]C[format: \"narabe-study\"];B[hh])";
        assert_eq!(detect("a.sgf", text.as_bytes()), Ok(Format::Sgf));
    }

    #[test]
    fn content_comes_before_the_ending() {
        for (name, text, format) in [
            ("a.lib", "(;GM[4];B[hh])", Format::Sgf),
            ("a.txt", " \n(;B[hh])", Format::Sgf),
            ("a.sgf", "Piskvorky 15x15, 0:0, 0", Format::Psq),
            ("a.sgf", "junk (;B[hh])", Format::Sgf),
            ("a", "<?xml?><database>", Format::Rif),
            ("a", "h8i9", Format::Moves),
            ("a", "h8i9\nh8h9\n", Format::PosLines),
            ("a", "h8 i9\nh9\n", Format::Moves),
            ("a", "0,0, 1,-1", Format::Offsets),
            ("a", "7,7 8,6", Format::Coordinates),
            ("a", "renju 15: h8", Format::Link),
            ("a", "see https://example.org/#g=renju15/h8", Format::Link),
            ("a", ".....\n..x..\n.....\n.....\n.....", Format::Board),
            ("a", "15\n15\n1\n7 7", Format::YixinSave),
            ("a", "Ann\nBob\n7,7,1\n", Format::Rec),
            ("a", "{\"moves\": []}", Format::Json),
            ("a", "(\n    format: \"narabe-study\",", Format::Narabe),
            ("a", "PK\u{3}\u{4}", Format::Zip),
            ("a.pos", "\u{1}a", Format::Pos),
        ] {
            assert_eq!(detect(name, text.as_bytes()), Ok(format), "{name}: {text}");
        }
        for (name, text) in [
            ("a.txt", ""),
            ("a.txt", "milk, eggs"),
            ("a", "twin 19: L:j10;"),
        ] {
            assert!(detect(name, text.as_bytes()).is_err(), "{text}");
        }
    }
}
