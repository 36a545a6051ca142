//! Which format a file is in: by its content first, by the ending of its name second.

use serde::de::IgnoredAny;

use crate::board_text::is_board_text;
use crate::encoding::TextOptions;
use crate::game_file::Format;
use crate::game_file::ReadFault;
use crate::link::LINK_PREFIX;
use crate::lists::{
    is_coordinates, is_dialogue, is_ini, is_moves, is_offsets, is_pgn, is_pos_lines, is_save,
    sections,
};
use crate::own_texts::has_game_text;
use crate::psq::{HEADER, is_rec};
use crate::renlib::{FIRST_OLD_NODE, MAGIC};
use crate::saved_file::is_saved_file;
use crate::sgf::{has_game, start_of_game};
use crate::twin_text::is_twin_text;
use crate::yixin_database::is_database;

/// How far a file is looked at, in bytes.
const HEAD: usize = 1 << 16;
/// What programs of DOS put at the end of a text.
const DOS_END: char = '\u{1a}';
/// The formats that a line `Format:` may name.
const LISTS: [Format; 4] = [
    Format::Offsets,
    Format::PosLines,
    Format::Moves,
    Format::Coordinates,
];
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
    if is_database(bytes) {
        return Ok(Format::YixinDatabase);
    }
    if bytes[0] == FIRST_OLD_NODE && ending == Some(Format::RenLib) {
        return Ok(Format::RenLib);
    }
    let (text, _) = crate::encoding::decode(head(bytes), None, TextOptions::default());
    if let Some(format) = by_signature(&text) {
        return Ok(format);
    }
    let is_text =
        !text.contains(|char: char| char.is_control() && !char.is_whitespace() && char != DOS_END);
    match ending {
        // The text says more of itself than the name does, but for games that should have a mark of their own.
        Some(format) if is_text && format != Format::Sgf => {
            Ok(by_form(&text, bytes).unwrap_or(format))
        }
        Some(format) => Ok(format),
        None => by_form(&text, bytes),
    }
}

/// The beginning of a file, in whole lines if it is a long text.
fn head(bytes: &[u8]) -> &[u8] {
    let head = &bytes[..bytes.len().min(HEAD)];
    if head.len() == bytes.len() {
        return head;
    }
    let last = head.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    last.map_or(head, |last| &head[..last])
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
        '[' if is_pgn(text) => Some(Format::Pgn),
        '[' if is_ini(text) => Some(Format::Ini),
        '{' | '[' if is_json(text) => Some(Format::Json),
        '(' if is_saved_file(text) => Some(Format::Narabe),
        '(' if has_game(text) => Some(Format::Sgf),
        _ if has_link_before_game(text) => Some(Format::Link),
        _ => None,
    }
}

/// Whether a text is JSON, or begins as JSON does and is nothing else.
fn is_json(text: &str) -> bool {
    let text = text.trim();
    let next = text.chars().skip(1).find(|char| !char.is_whitespace());
    let begins = next.is_none_or(|char| "\"{}[]-0123456789".contains(char));
    begins && (serde_json::from_str::<IgnoredAny>(text).is_ok() || !is_coordinates(text))
}

/// Whether a text has a link of ours that does not stand in a game.
fn has_link_before_game(text: &str) -> bool {
    let link = text.find(LINK_PREFIX);
    link.is_some_and(|link| start_of_game(text, 0).is_none_or(|game| link < game))
}

/// The format of a text without signature.
fn by_form(text: &str, bytes: &[u8]) -> Result<Format, ReadFault> {
    if text.contains('\0') {
        let hint = "it is neither text nor a library or position of RenLib";
        return Err(ReadFault::Unknown(hint));
    }
    if is_twin_text(text) {
        let hint = "a game on twin boards has no tree of moves: open it as a game";
        return Err(ReadFault::Unknown(hint));
    }
    let sections = sections(text);
    let first = sections.as_ref().ok().and_then(|sections| sections.first());
    let named = first.and_then(|section| section.head.format);
    if let Some(format) = named.filter(|format| LISTS.contains(format)) {
        return Ok(format);
    }
    let found = [
        (is_dialogue(text), Format::Dialogue),
        (has_game_text(text), Format::Link),
        (is_board_text(text), Format::Board),
        (is_save(text), Format::YixinSave),
        (is_rec(text), Format::Rec),
        (is_offsets(text), Format::Offsets),
        (is_coordinates(text), Format::Coordinates),
        (is_pos_lines(text), Format::PosLines),
        (is_moves(text), Format::Moves),
        (has_game(text), Format::Sgf),
    ];
    let found = found.into_iter().find(|(is_it, _)| *is_it);
    let found = found.map(|(_, format)| format);
    let is_one = matches!(found, Some(Format::Board | Format::YixinSave | Format::Rec));
    if bytes.len() > HEAD && (found.is_none() || is_one) {
        return Err(ReadFault::Unknown(
            "the file is too long for one position or game",
        ));
    }
    if let (None, Err(error)) = (found, sections) {
        return Err(error.fault);
    }
    let hint = "it has no known beginning, and its text is no list of moves and no board";
    found.ok_or(ReadFault::Unknown(hint))
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
            ("a.pos", "h8i9j10g7\nh8h9i10i11\n", Format::PosLines),
            ("a.sav", "h8 i9", Format::Moves),
            ("a.json", "7,7 8,6", Format::Coordinates),
            ("a.lib", "h8i9", Format::Moves),
            ("a.pos", "[Black \"Ann\"]\n1. h8 i9", Format::Pgn),
            ("a.psq", "START 15\nTURN 7,7\n", Format::Dialogue),
            ("a", "[GAME]\nSize=15\n[MOVE]\n1=7,7\n", Format::Ini),
            ("a", "START 15\nBOARD\n7,7,1\nDONE\n", Format::Dialogue),
            ("a", "7,7, 8,6, 9,5", Format::Coordinates),
            ("a", "[7,7] [8,6]", Format::Coordinates),
            ("a", "[[7,7],[8,6],[9,5]]", Format::Json),
            ("a", "Size: 19\nMoves: 9,9 10,8\n", Format::Coordinates),
            ("a", "Format: pos-lines\nh8i9\n", Format::PosLines),
            ("a", "h8 i9\n-----\nh8 h9", Format::Moves),
            (
                "a",
                "see https://example.org/#g=renju15/h8\n(;GM[4];B[hh])",
                Format::Link,
            ),
            (
                "a",
                "my game (;GM[4];B[hh]C[https://example.org/#g=renju15/h8])",
                Format::Sgf,
            ),
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
