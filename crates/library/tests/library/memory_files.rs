//! The memory as files: its own, and databases of Yixin and Rapfi.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use narabe_library::memory::{
    Certainty, Finding, MemoryFileError, MergeOptions, MoveMark, Worth, is_memory_file,
};
use narabe_notation::{LossKind, YixinLabel, YixinPart, read_yixin_database};
use narabe_rules::{BoardSize, Rule};
use proptest::prelude::*;

use crate::memory::{empty, judged, placement, placement_of, points, won, worth};

#[test]
fn a_file_of_a_memory_is_added_to_another_and_its_proofs_are_claims_there() {
    let mut one = empty();
    one.learn(&placement("h8 i9"), &judged(62, 12), 1);
    one.learn(&placement("h8 h9"), &won(5), 1);
    one.set_comment(&placement("h8"), "centre", 1);
    let mut other = empty();
    other.learn(&placement("h8 i9"), &judged(55, 20), 1);
    other.learn(&placement("h8 h9"), &judged(80, 20), 1);
    let file = one.copy().export();
    assert!(is_memory_file(&file));
    let report = other.merge(&file, &MergeOptions::default()).unwrap();
    assert_eq!((report.added, report.improved, report.unchanged), (1, 1, 1));
    assert_eq!(worth(&other, &placement("h8 i9")), Some(Worth::Judged(550)));
    let claimed = other.known(&placement("h8 h9")).unwrap().finding.unwrap();
    assert_eq!(
        (claimed.worth, claimed.certainty()),
        (Worth::Wins(5), Certainty::Claimed)
    );
    let again = other.merge(&file, &MergeOptions::default()).unwrap();
    assert_eq!((again.added, again.improved, again.unchanged), (0, 0, 3));
    let cut = &file[..file.len() - 3];
    let refused = other.merge(cut, &MergeOptions::default());
    assert_eq!(refused, Err(MemoryFileError::Damaged));
    let foreign = other.merge(b"milk, eggs", &MergeOptions::default());
    assert!(
        matches!(foreign, Err(MemoryFileError::Database(_))),
        "{foreign:?}"
    );
}

#[test]
fn a_database_of_yixin_says_what_the_memory_knows_and_brings_it_back() {
    let mut memory = empty();
    memory.learn(&placement("h8 i9"), &judged(62, 12), 1);
    let win = Finding {
        line: points("g7 f6"),
        ..won(5)
    };
    memory.learn(&placement("h8 h9"), &win, 1);
    memory.set_comment(&placement("h8"), "centre", 1);
    memory.learn(
        &placement_of(Rule::Caro, BoardSize::DEFAULT, "h8"),
        &judged(50, 3),
        1,
    );
    let written = memory.copy().export_yixin();
    assert_eq!(
        written.lost.count(LossKind::Positions),
        1,
        "a rule that Yixin does not know"
    );
    let mut labels = BTreeMap::new();
    read_yixin_database(&written.bytes, None, &mut |part| {
        if let YixinPart::Entry(entry) = part {
            labels.insert(entry.position.to_string(), entry.record.shown());
            assert_ne!(entry.record.label, YixinLabel::NULL);
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    let mut shown: Vec<Option<String>> = labels.into_values().collect();
    shown.sort();
    // 62 % for the side to move are 37 or 38 for the one that has moved; the win is five moves away, or eight plies after its first.
    let expected = [None, Some("37%"), Some("L10"), Some("W9")];
    assert_eq!(shown, expected.map(|shown| shown.map(str::to_owned)));
    let mut other = empty();
    let options = MergeOptions {
        source: "a.db".to_owned(),
        ..MergeOptions::default()
    };
    let report = other.merge(&written.bytes, &options).unwrap();
    assert_eq!((report.added, report.empty), (4, 0));
    let judged = other.known(&placement("h8 i9")).unwrap().finding.unwrap();
    assert_eq!((judged.worth.percent(), judged.depth), (62, 12));
    assert_eq!(judged.engine, "a.db");
    assert_eq!(worth(&other, &placement("h8 h9")), Some(Worth::Wins(5)));
    assert_eq!(worth(&other, &placement("h8 h9 g7")), Some(Worth::Loses(4)));
    assert_eq!(other.known(&placement("h8")).unwrap().comment, "centre");
}

#[test]
fn databases_of_rapfi_are_added() {
    let read = |name: &str| {
        let path = format!("../notation/tests/data/yixin/{name}.db");
        let mut memory = empty();
        let bytes = std::fs::read(path).unwrap();
        let report = memory.merge(&bytes, &MergeOptions::default()).unwrap();
        assert!(report.lost.odd().next().is_none(), "{:?}", report.lost);
        (memory, report)
    };
    // The five comes with the eleventh ply: Black's sixth move, of which one is i9.
    let (memory, _) = read("mate15");
    let won = placement("h8 a15 i8 a13 i7 o15");
    assert_eq!(worth(&memory, &won), Some(Worth::Wins(6)));
    assert_eq!(
        worth(&memory, &placement("h8 a15 i8 a13 i7 o15 i9")),
        Some(Worth::Loses(5))
    );
    assert_eq!(memory.known_moves(&won).len(), 1);
    let (memory, report) = read("free15");
    assert_eq!(report.added + report.empty, 17);
    let known = memory.known(&placement("h8")).unwrap();
    assert_eq!(
        (known.comment.as_str(), known.board_texts.len()),
        ("centre — 天元", 2)
    );
    let never = memory.known(&placement("h8 a15")).unwrap();
    assert_eq!(never.mark, Some(MoveMark::Never));
    let (memory, _) = read("renju15");
    assert!(memory.len() > 100);
}

proptest! {
    #[test]
    fn damaged_files_do_no_harm(at in any::<prop::sample::Index>(), bit in 0_u32..8) {
        let mut memory = empty();
        for moves in ["h8", "h8 i9", "h8 h9", "h8 i9 j10"] {
            memory.learn(&placement(moves), &judged(50, 9), 1);
        }
        let mut file = memory.copy().export();
        let at = at.index(file.len());
        file[at] ^= 1_u8 << bit;
        let _ = empty().merge(&file, &MergeOptions::default());
        let _ = empty().merge(&file[..at], &MergeOptions::default());
    }
}
