//! The memory: what is kept of positions, found again, given up, written, exported and merged.

use std::collections::BTreeMap;

use narabe_library::memory::{Certainty, Finding, Known, Memory, MergeOptions, Worth};
use narabe_library::{MemoryDatabase, RecordKey};
use narabe_rules::{BoardSize, Move, Placement, Point, Position, Rule, Side, Symmetry};
use proptest::prelude::*;

pub fn placement_of(rule: Rule, size: BoardSize, moves: &str) -> Placement {
    let mut position = Position::new(rule, size);
    for point in moves.split_whitespace() {
        position.play(point.parse().unwrap()).unwrap();
    }
    Placement::of(&position)
}

pub fn placement(moves: &str) -> Placement {
    placement_of(Rule::Freestyle, BoardSize::DEFAULT, moves)
}

pub fn points(text: &str) -> Vec<Point> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().unwrap()).collect()
}

pub fn judged(percent: u16, depth: u32) -> Finding {
    Finding {
        worth: Worth::Judged(percent * 10),
        depth,
        nodes: 1_000,
        line: points("i10 h9"),
        engine: "Narabe 0.2.0".to_owned(),
        ..Finding::default()
    }
}

pub fn won(moves: u16) -> Finding {
    Finding {
        worth: Worth::Wins(moves),
        is_proven: true,
        ..judged(50, 0)
    }
}

fn open(database: &MemoryDatabase) -> Memory {
    let (memory, damage) = Memory::open(database.clone()).unwrap();
    assert_eq!(damage, None);
    memory
}

pub fn empty() -> Memory {
    open(&MemoryDatabase::default())
}

pub fn worth(memory: &Memory, placement: &Placement) -> Option<Worth> {
    Some(memory.known(placement)?.finding?.worth)
}

#[test]
fn a_position_is_known_in_all_its_orientations_and_orders_of_moves() {
    let mut memory = empty();
    assert!(memory.learn(&placement("h8 i9 j8"), &judged(62, 12), 1));
    assert_eq!(memory.len(), 1);
    let size = BoardSize::DEFAULT;
    for symmetry in Symmetry::all() {
        let image = placement("j8 i9 h8").image(symmetry);
        let finding = memory.known(&image).unwrap().finding.unwrap();
        let line: Vec<Point> = judged(62, 12).line;
        let line: Vec<Point> = line
            .iter()
            .map(|point| symmetry.image(*point, size))
            .collect();
        assert_eq!((finding.worth, finding.line), (Worth::Judged(620), line));
    }
    for other in [
        placement("h8 i9"),
        placement_of(Rule::Renju, size, "h8 i9 j8"),
        placement_of(Rule::Freestyle, BoardSize::new(19).unwrap(), "h8 i9 j8"),
        Placement::new(
            Rule::Freestyle,
            size,
            [points("h8 j8"), points("i9")],
            Side::Black,
        ),
    ] {
        assert_eq!(memory.known(&other), None, "{other}");
    }
}

#[test]
fn the_known_moves_of_a_position_are_all_of_them_and_no_others() {
    let mut memory = empty();
    for (moves, percent) in [
        ("h8 i9", 40),
        ("h8 h9", 45),
        ("h8 i9 j10", 70),
        ("g7 a1", 60),
    ] {
        memory.learn(&placement(moves), &judged(percent, 9), 1);
    }
    let known = memory.known_moves(&placement("h8"));
    // The four images of each of the two moves.
    assert_eq!(known.len(), 8);
    for moved in &known {
        let Move::Stone(point) = moved.turn else {
            panic!("a stone");
        };
        let is_direct = point.x == 7 || point.y == 7;
        let percent = moved.known.finding.as_ref().unwrap().worth.percent();
        assert_eq!(percent, if is_direct { 45 } else { 40 }, "{point}");
    }
    assert_eq!(memory.known_moves(&placement("h8 i9")).len(), 1);
    assert!(memory.known_moves(&placement("a1")).is_empty());
}

#[test]
fn deeper_findings_replace_others_and_proofs_are_never_lost() {
    let mut memory = empty();
    let position = placement("h8 i9");
    for (finding, is_kept) in [
        (judged(50, 8), true),
        (judged(55, 8), false),
        (judged(60, 12), true),
        (won(6), true),
        (judged(10, 99), false),
        (won(4), true),
        (won(5), false),
    ] {
        assert_eq!(memory.learn(&position, &finding, 1), is_kept, "{finding:?}");
    }
    assert_eq!(worth(&memory, &position), Some(Worth::Wins(4)));
    let lost = Finding {
        worth: Worth::Loses(1),
        ..won(1)
    };
    assert!(!memory.learn(&position, &lost, 1));
}

#[test]
fn what_was_written_is_there_again() {
    let database = MemoryDatabase::default();
    let mut memory = open(&database);
    memory.learn(&placement("h8 i9"), &judged(62, 12), 1);
    memory.learn(&placement("h8 h9 a1"), &won(3), 2);
    memory.set_comment(&placement("h8"), "centre — 天元", 3);
    assert!(memory.has_changes());
    memory.flush().unwrap();
    assert!(!memory.has_changes());
    let again = open(&database);
    assert_eq!(again.copy().export(), memory.copy().export());
    assert_eq!((again.len(), again.bytes()), (3, memory.bytes()));
    let known = again.known(&placement("h8")).unwrap();
    assert_eq!(known.comment, "centre — 天元");
    memory.set_comment(&placement("h8"), "", 3);
    memory.flush().unwrap();
    assert_eq!(open(&database).len(), 2);
    memory.clear().unwrap();
    assert_eq!(
        (memory.len(), memory.bytes(), open(&database).len()),
        (0, 0, 0)
    );
}

#[test]
fn a_full_disk_loses_nothing_that_is_in_memory() {
    let database = MemoryDatabase::default();
    let mut memory = open(&database);
    memory.learn(&placement("h8 i9"), &judged(62, 12), 1);
    database.set_full(true);
    assert!(memory.flush().is_err());
    assert!(memory.has_changes());
    database.set_full(false);
    memory.flush().unwrap();
    assert_eq!(open(&database).len(), 1);
}

#[test]
fn a_damaged_block_is_told_and_the_others_are_read() {
    let database = MemoryDatabase::default();
    let mut memory = open(&database);
    for moves in ["h8", "h8 i9", "h8 h9", "h8 i9 j10", "h8 h9 a1", "a1 b1"] {
        memory.learn(&placement(moves), &judged(62, 12), 1);
    }
    memory.flush().unwrap();
    let keys = database.keys();
    assert!(keys.len() > 3, "{keys:?}");
    assert!(keys.iter().all(|key| matches!(key, RecordKey::Block(_))));
    database.change(keys[0], |bytes| bytes.truncate(bytes.len() / 2));
    let (again, damage) = Memory::open(database).unwrap();
    let damage = damage.unwrap();
    assert_eq!((damage.blocks, damage.kept), (1, again.len()));
    assert!((1..6).contains(&again.len()));
}

#[test]
fn a_full_memory_gives_up_the_shallowest_and_keeps_all_that_is_proven_or_commented() {
    let mut memory = empty();
    let mut commented = placement("h8");
    for (x, y) in (0..15).flat_map(|x| (0..15).map(move |y| (x, y))) {
        let stones = [
            vec![Point::new(x, y)],
            vec![Point::new((x + 1) % 15, (y + 7) % 15)],
        ];
        let position = Placement::new(Rule::Freestyle, BoardSize::DEFAULT, stones, Side::Black);
        let finding = if (x + y) % 5 == 0 {
            won(3)
        } else {
            judged(50, u32::from(x) + 1)
        };
        memory.learn(&position, &finding, 1);
        commented = position;
    }
    memory.set_comment(&commented, "mine", 1);
    let (all, proven) = (memory.len(), count(&memory, Certainty::Proven));
    let limit = memory.bytes() / 2;
    memory.set_limit(limit);
    assert!(memory.bytes() <= limit && memory.len() < all);
    assert_eq!(count(&memory, Certainty::Proven), proven, "proofs stay");
    assert_eq!(memory.known(&commented).unwrap().comment, "mine");
    let mut kept = depths(&memory);
    kept.sort_unstable();
    assert!(kept.first().is_some_and(|depth| *depth > 3), "{kept:?}");
    memory.set_limit(0);
    assert_eq!(
        count(&memory, Certainty::Proven),
        proven,
        "also beyond the limit"
    );
    assert_eq!(
        count(&memory, Certainty::Judged),
        usize::from(memory.len() > proven)
    );
}

fn findings(memory: &Memory) -> Vec<Finding> {
    let mut all = Vec::new();
    let mut other = empty();
    other
        .merge(&memory.copy().export(), &MergeOptions::default())
        .unwrap();
    assert_eq!(other.len(), memory.len());
    for (x, y) in (0..15).flat_map(|x| (0..15).map(move |y| (x, y))) {
        let stones = [
            vec![Point::new(x, y)],
            vec![Point::new((x + 1) % 15, (y + 7) % 15)],
        ];
        let position = Placement::new(Rule::Freestyle, BoardSize::DEFAULT, stones, Side::Black);
        if position.canonical().0 == position || !all.contains(&position.canonical().0) {
            all.push(position.canonical().0);
        }
    }
    all.sort();
    all.dedup();
    all.iter()
        .filter_map(|position| memory.known(position)?.finding)
        .collect()
}

fn count(memory: &Memory, certainty: Certainty) -> usize {
    let found = findings(memory);
    found
        .iter()
        .filter(|finding| finding.certainty() == certainty)
        .count()
}

fn depths(memory: &Memory) -> Vec<u32> {
    let found = findings(memory);
    let judged = found
        .iter()
        .filter(|finding| finding.certainty() == Certainty::Judged);
    judged.map(|finding| finding.depth).collect()
}

#[cfg(feature = "file")]
#[test]
fn a_memory_is_a_file_like_a_library() {
    use narabe_library::FileDatabase;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("memory.db");
    let export = {
        let (mut memory, _) = Memory::open(FileDatabase::new(&path)).unwrap();
        for (at, moves) in ["h8", "h8 i9", "h8 h9", "h8 i9 j10"].iter().enumerate() {
            memory.learn(&placement(moves), &judged(50 + at as u16, 9), 1);
            memory.flush().unwrap();
        }
        memory.copy().export()
    };
    let (memory, damage) = Memory::open(FileDatabase::new(&path)).unwrap();
    assert_eq!((damage, memory.copy().export()), (None, export));
}

/// A random position on a small board, with one of few findings.
fn a_step() -> impl Strategy<Value = (Vec<(u8, u8)>, usize, Finding)> {
    let stones = prop::collection::btree_set((0_u8..5, 0_u8..5), 0..4);
    let finding = (0_u16..4, 1_u32..9, any::<bool>(), (0_u8..5, 0_u8..5));
    (stones, 0_usize..8, finding).prop_map(
        |(stones, symmetry, (kind, depth, is_proven, (x, y)))| {
            let worth = match kind {
                0 => Worth::Wins(depth as u16),
                1 => Worth::Loses(depth as u16),
                2 => Worth::Draw,
                _ => Worth::Judged(300 + depth as u16),
            };
            let finding = Finding {
                worth,
                is_proven,
                depth,
                line: vec![Point::new(x, y)],
                ..Finding::default()
            };
            (stones.into_iter().collect(), symmetry, finding)
        },
    )
}

proptest! {
    /// The slow twin is a map of positions to the best of their findings.
    #[test]
    fn a_memory_knows_the_best_of_all_that_was_found(steps in prop::collection::vec(a_step(), 1..60)) {
        let size = BoardSize::MIN;
        let database = MemoryDatabase::default();
        let mut memory = open(&database);
        let mut model: BTreeMap<Placement, Finding> = BTreeMap::new();
        for (stones, number, finding) in steps {
            let stones: Vec<Point> = stones.iter().map(|&(x, y)| Point::new(x, y)).collect();
            let (black, white) = stones.split_at(stones.len().div_ceil(2));
            let stones = [black.to_vec(), white.to_vec()];
            let position = Placement::new(Rule::Freestyle, size, stones, Side::Black);
            let symmetry = Symmetry::all().nth(number).unwrap();
            let image = |finding: &Finding, symmetry: Symmetry| Finding {
                line: finding.line.iter().map(|point| symmetry.image(*point, size)).collect(),
                ..finding.clone()
            };
            let kept = memory.learn(&position.image(symmetry), &image(&finding, symmetry), 1);
            let (canonical, way) = position.canonical();
            let best = model.get(&canonical).is_none_or(|known| finding.replaces(known));
            prop_assert_eq!(kept, best);
            if best {
                model.insert(canonical, image(&finding, way));
            }
        }
        memory.flush().unwrap();
        let again = open(&database);
        for memory in [&memory, &again] {
            prop_assert_eq!(memory.len(), model.len());
            for (position, finding) in &model {
                let known = memory.known(position).and_then(|known| known.finding);
                let is_worth = known.as_ref().map(|known| (known.worth, known.depth, known.is_proven));
                prop_assert_eq!(is_worth, Some((finding.worth, finding.depth, finding.is_proven)));
            }
        }
    }
}

#[test]
fn comments_of_two_memories_are_both_kept() {
    let known = |comment: &str| Known {
        comment: comment.to_owned(),
        ..Known::default()
    };
    let mut memory = empty();
    assert!(memory.add(&placement("h8"), &known("one"), 1));
    assert!(memory.add(&placement("h8"), &known("two"), 1));
    assert!(!memory.add(&placement("h8"), &known("one"), 1));
    assert_eq!(memory.known(&placement("h8")).unwrap().comment, "one\ntwo");
}
