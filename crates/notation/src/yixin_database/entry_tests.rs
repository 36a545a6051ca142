//! Entries: what Rapfi writes, and what is written here.

use std::fs;

use proptest::prelude::*;

use super::tests::{SAMPLES, entries, samples, write_all};
use super::{YixinBound, YixinEntry, YixinLabel, YixinRecord, is_database, text, unpack};
use crate::files::read_games;
use crate::game_file::{Format, ReadOptions};
use narabe_rules::{BoardSize, Placement, Point, Rule, Side};

/// An entry as Rapfi writes it: `f-15-15-h8-g7-b,(none),0,0,none,"@BTXT@66A\bcomment"`.
fn line_of(entry: &YixinEntry) -> String {
    let YixinEntry { position, record } = entry;
    let rule = match position.rule() {
        Rule::Freestyle => 'f',
        Rule::Standard => 's',
        Rule::Renju => 'r',
        other => panic!("{other:?}"),
    };
    let stones = |side| -> String {
        let stones = position.stones(side).iter();
        stones.map(ToString::to_string).collect()
    };
    let to_move = match position.to_move() {
        Side::Black => 'b',
        Side::White => 'w',
    };
    let side = position.size().get();
    let label = match record.label {
        YixinLabel::NULL => "(null)".to_owned(),
        YixinLabel::NONE => "(none)".to_owned(),
        other => other.sign().unwrap().to_string(),
    };
    let text = text::write(&record.comment, &record.board_texts);
    let text = text
        .replace('"', "\\\"")
        .replace('\n', "\\n")
        .replace('\u{8}', "\\b");
    format!(
        "{rule}-{side}-{side}-{}-{}-{to_move},{label},{},{},{},\"{text}\"",
        stones(Side::Black),
        stones(Side::White),
        record.value,
        record.depth,
        record.bound,
    )
}

#[test]
fn the_databases_of_rapfi_say_what_rapfi_says_of_them() {
    let mut read = 0;
    for (name, bytes) in samples() {
        let (entries, odd) = entries(&bytes);
        assert_eq!(odd, [""; 0], "{name}");
        let text = fs::read_to_string(format!("{SAMPLES}/{name}.txt")).unwrap();
        let lines = text
            .lines()
            .skip(1)
            .map(|line| line.split_once(',').unwrap().1);
        let ours: Vec<String> = entries.iter().map(line_of).collect();
        assert_eq!(ours, lines.collect::<Vec<_>>(), "{name}");
        for YixinEntry { position, .. } in &entries {
            assert_eq!(position.canonical().0, *position, "{name}: the least image");
        }
        assert_eq!(write_all(&entries).is_empty(), entries.is_empty());
        assert_eq!(
            super::tests::entries(&write_all(&entries)).0,
            entries,
            "{name}"
        );
        read += entries.len();
    }
    assert!(read > 150, "{read} entries");
}

#[test]
fn what_programs_show_of_a_position_is_shown() {
    let shown = |label, value, bound| {
        let record = YixinRecord {
            label,
            value,
            bound,
            ..YixinRecord::default()
        };
        record.shown()
    };
    // As Rapfi writes it: w11, l30, 81%, 18%, x, d, ! and w*.
    for (label, value, bound, expected) in [
        (YixinLabel::WIN, -29_990, YixinBound::Exact, Some("W11")),
        (YixinLabel::LOSE, 29_971, YixinBound::Lower, Some("L30")),
        (YixinLabel::NONE, -304, YixinBound::Exact, Some("82%")),
        (YixinLabel::NONE, 308, YixinBound::Exact, Some("17%")),
        (YixinLabel::BLOCKED, 0, YixinBound::Exact, Some("X")),
        (YixinLabel::DRAW, 0, YixinBound::Exact, Some("D")),
        (YixinLabel::FORCED, 50, YixinBound::Exact, Some("!")),
        (YixinLabel::WIN, 0, YixinBound::None, Some("W*")),
        (YixinLabel::WIN, 29_990, YixinBound::Exact, Some("W*")),
        (YixinLabel::NONE, 12, YixinBound::Lower, None),
        (YixinLabel::NULL, 0, YixinBound::None, None),
    ] {
        assert_eq!(shown(label, value, bound).as_deref(), expected);
    }
    for plies in [-499, -10, 0, 1, 9, 499] {
        let value = YixinRecord::value_of_win(plies);
        let record = YixinRecord {
            value,
            ..YixinRecord::default()
        };
        assert_eq!(record.plies_to_win(), Some(plies), "{value}");
    }
    for rate in [0.01, 0.3, 0.5, 0.77, 0.99] {
        let record = YixinRecord {
            value: YixinRecord::value_of_win_rate(rate),
            ..YixinRecord::default()
        };
        assert!((record.win_rate() - rate).abs() < 0.002, "{rate}");
    }
}

#[test]
fn texts_are_taken_apart_and_put_together() {
    let size = BoardSize::DEFAULT;
    let parts = text::parse("@BTXT@66斜\n76直\n7Ex\u{8}a comment\u{8}second\0", size);
    assert_eq!(parts.comment, "a comment\nsecond");
    let shown: Vec<String> = parts
        .board_texts
        .iter()
        .map(|(point, text)| format!("{point} {text}"))
        .collect();
    assert_eq!(shown, ["g7 斜", "h7 直", "h15 x"]);
    let odd = text::parse("@BTXT@66\n7Fx\n?1a\n77b", size);
    assert_eq!(odd.odd, ["7Fx", "?1a"]);
    assert_eq!(odd.board_texts.len(), 1);
    for (comment, texts) in [
        ("", vec![]),
        ("plain", vec![]),
        ("@BTXT@66 of a person", vec![]),
        ("two\nlines", vec![(Point::new(14, 0), "a b".to_owned())]),
        (
            "",
            vec![
                (Point::new(0, 9), "A".to_owned()),
                (Point::new(3, 10), "b".to_owned()),
            ],
        ),
    ] {
        let parts = text::parse(&text::write(comment, &texts), size);
        assert_eq!(
            (parts.comment.as_str(), parts.board_texts),
            (comment, texts)
        );
    }
}

fn a_stone() -> impl Strategy<Value = (u8, u8)> {
    (0_u8..22, 0_u8..22)
}

fn an_entry() -> impl Strategy<Value = YixinEntry> {
    let stones = prop::collection::btree_set(a_stone(), 0..30);
    let record = (
        prop_oneof![Just(-1_i8), Just(b'w' as i8), any::<i8>()],
        any::<i16>(),
        -8192_i16..8192,
        0_usize..4,
        prop_oneof![Just(String::new()), "[ -~漢ß\\n]{0,40}"],
        prop::collection::btree_map(a_stone(), "[!-~漢]{1,4}", 0..3),
    );
    (5_u8..=22, 0_usize..3, stones, any::<bool>(), record).prop_map(
        |(side, rule, stones, is_black, (label, value, depth, bound, comment, texts))| {
            let size = BoardSize::new(side).unwrap();
            let rule = [Rule::Freestyle, Rule::Standard, Rule::Renju][rule];
            let on_board = |(x, y): &(u8, u8)| size.contains(Point::new(*x, *y));
            let stones = stones.into_iter().filter(on_board);
            let stones: Vec<Point> = stones.map(|(x, y)| Point::new(x, y)).collect();
            let (black, white) = stones.split_at(stones.len().div_ceil(2));
            let to_move = if is_black { Side::Black } else { Side::White };
            let bounds = [
                YixinBound::None,
                YixinBound::Upper,
                YixinBound::Lower,
                YixinBound::Exact,
            ];
            let texts = texts.into_iter().filter(|(stone, _)| on_board(stone));
            YixinEntry {
                position: Placement::new(rule, size, [black.to_vec(), white.to_vec()], to_move),
                record: YixinRecord {
                    label: YixinLabel(label),
                    value,
                    depth,
                    bound: bounds[bound],
                    comment,
                    board_texts: texts
                        .map(|((x, y), text)| (Point::new(x, y), text))
                        .collect(),
                },
            }
        },
    )
}

proptest! {
    #[test]
    fn entries_come_back_as_they_were(written in prop::collection::vec(an_entry(), 0..40)) {
        let bytes = write_all(&written);
        prop_assert!(is_database(&bytes));
        let (read, odd) = entries(&bytes);
        prop_assert_eq!(odd, Vec::<String>::new());
        prop_assert_eq!(read, written);
    }

    #[test]
    fn damaged_databases_do_no_harm(
        written in prop::collection::vec(an_entry(), 0..10),
        at in any::<prop::sample::Index>(),
        bit in 0..8,
        is_packed in any::<bool>(),
    ) {
        let packed = write_all(&written);
        let mut bytes = if is_packed { packed } else { unpack::unpack(&packed).unwrap().0.into_owned() };
        let at = at.index(bytes.len());
        bytes[at] ^= 1_u8 << bit;
        let options = ReadOptions { format: Some(Format::YixinDatabase), ..ReadOptions::default() };
        let _ = read_games("a.db", &bytes, &options);
        let _ = read_games("a.db", &bytes[..at], &options);
    }

    #[test]
    fn what_a_tree_keeps_of_a_record_comes_back(entry in an_entry()) {
        let record = YixinRecord::of_words(&entry.record.words());
        let kept = YixinRecord { comment: String::new(), board_texts: Vec::new(), ..entry.record };
        prop_assert_eq!(record, Some(kept));
    }
}
