//! Old, damaged and foreign files.

use super::tests::{placement, read, write_all};
use super::{YixinEntry, YixinRecord, unpack};
use crate::files::read_games;
use crate::game_file::{Assumption, Format, OddKind, ReadFault, ReadOptions};
use narabe_rules::Side;

#[test]
fn texts_of_old_databases_are_read_in_their_character_set() {
    let text = encoding_rs::GBK
        .encode("黑方必胜，白棋无法防守")
        .0
        .into_owned();
    let mut bytes = 1_u32.to_le_bytes().to_vec();
    bytes.extend([5, 0, 2, 15, 15, 7, 7]);
    bytes.extend(u16::try_from(5 + text.len()).unwrap().to_le_bytes());
    bytes.extend([0xff, 0, 0, 0, 0]);
    bytes.extend(&text);
    let file = read(&bytes).unwrap();
    let game = &file.games[0];
    assert_eq!(
        game.tree.comment(game.tree.last()),
        "黑方必胜，白棋无法防守"
    );
    assert_eq!(
        game.lost.assumed().next(),
        Some(&Assumption::CodePage("GBK".to_owned()))
    );
}

#[test]
fn parts_that_are_no_positions_are_named_with_their_numbers() {
    let mut bytes = 8_u32.to_le_bytes().to_vec();
    let positions: [&[u8]; 7] = [
        &[9, 15, 15, 7, 7],
        &[0, 15, 16, 7, 7],
        &[0, 26, 26, 7, 7],
        &[0, 15, 15, 15, 0],
        &[0, 15, 15, 7, 7, 7, 7],
        &[0, 15, 15, 7],
        &[0, 15, 15, 7, 7],
    ];
    for position in positions {
        bytes.extend(u16::try_from(position.len()).unwrap().to_le_bytes());
        bytes.extend(position);
        bytes.extend([0, 0]);
    }
    let file = read(&bytes).unwrap();
    let told: Vec<String> = file.games[0].lost.odd().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "position 1: a part was not read: `9` is not the number of a rule: 0 is freestyle, 1 standard, 2 renju",
            "position 2: a part was not read: a board of 15×16 is not supported: squares from 5 to 25 are",
            "position 3: a part was not read: a board of 26×26 is not supported: squares from 5 to 25 are",
            "position 4: a part was not read: `15,0` lies outside a 15×15 board",
            "position 5: a part was not read: `h8` is played twice",
            "position 6: a part was not read: `1 B` is not the stones of a board, 2 bytes for each",
            "byte 68: a part was not read: the file ends inside a position",
        ]
    );
}

#[test]
fn positions_that_come_twice_and_bytes_behind_the_end_are_named() {
    let entry = |comment: &str| YixinEntry {
        position: placement("h8", "", Side::White),
        record: YixinRecord {
            comment: comment.to_owned(),
            ..YixinRecord::default()
        },
    };
    let bytes = write_all(&[entry("first"), entry("second")]);
    let mut plain = unpack::unpack(&bytes).unwrap().0.into_owned();
    plain.extend([1, 2, 3]);
    let file = read(&plain).unwrap();
    let game = &file.games[0];
    assert_eq!(game.tree.comment(game.tree.last()), "first");
    let kinds: Vec<OddKind> = game.lost.odd().map(|odd| odd.kind).collect();
    assert_eq!(kinds, [OddKind::GivenTwice, OddKind::AfterEnd]);
}

#[test]
fn what_unpacks_to_far_more_than_a_database_is_refused() {
    use std::io::Write as _;
    let mut encoder = lz4_flex::frame::FrameEncoder::new(Vec::new());
    for _ in 0..200 {
        encoder.write_all(&[0; 1 << 20]).unwrap();
    }
    let bytes = encoder.finish().unwrap();
    assert!(bytes.len() < 1 << 20);
    assert_eq!(
        read(&bytes).map_err(|error| error.fault),
        Err(ReadFault::Bomb)
    );
}

#[test]
fn other_files_with_this_ending_are_told_apart() {
    for (bytes, word) in [
        (&b"SQLite format 3\0......"[..], "SQLite"),
        (b"NbLbFile............", "library"),
        (b"\x04\x22\x4d\x18nonsense that is no frame", ""),
        (b"\0", "shorter"),
        (b"\0\0\0\0", "no position"),
    ] {
        let error = read(bytes).unwrap_err().to_string();
        assert!(error.contains(word), "{error}");
    }
    let moves = read_games("a.db", b"h8 i9 j10", &ReadOptions::default()).unwrap();
    assert_eq!(moves.format, Format::Moves);
}
