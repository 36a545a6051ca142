//! What is sent comes back.

use std::ops::ControlFlow;

use proptest::prelude::*;

use super::*;
use narabe_art::board_reader::read_board;
use narabe_art::board_thumbnail;
use narabe_notation::{
    Assumption, Format, GameDate, GameInfo, GamePart, GameResult, GameTree, Glyph, LossKind,
    LossReport, OddKind, Oddity, Place, ReadError, ReadFault, ReadGame, SetupEdit, TreeMark,
    TreeNode, WinReason, WriteOptions, write_games,
};
use narabe_rules::{BoardSize, Move, Rule, Side};

/// Sends events and reads them again.
fn sent(events: &[FileEvent]) -> (Vec<FileEvent>, usize) {
    let mut chunks = Vec::new();
    let mut writer = EventWriter::new(|chunk: &[u8]| chunks.push(chunk.to_vec()));
    events.iter().for_each(|event| writer.write(event));
    writer.send();
    let (mut reader, mut read) = (EventReader::default(), Vec::new());
    for chunk in &chunks {
        let done = reader.read(chunk, &mut |event| read.push(event));
        assert_eq!(done, Ok(()));
    }
    (read, chunks.len())
}

fn side() -> impl Strategy<Value = Option<Side>> {
    prop_oneof![Just(None), Just(Some(Side::Black)), Just(Some(Side::White))]
}

/// A node: how far up its parent lies, its move, its side, and what is attached to it.
fn node() -> impl Strategy<Value = (usize, Option<Option<usize>>, Option<Side>, u8, String)> {
    let turn = proptest::option::of(proptest::option::weighted(0.9, 0..81_usize));
    (0..4_usize, turn, side(), any::<u8>(), "[a-zß\n]{0,12}")
}

fn attach(tree: &mut GameTree, node: TreeNode, kind: u8, text: &str) {
    let point = tree.size().point(usize::from(kind) % tree.size().area());
    match kind % 16 {
        0 => tree.set_comment(node, text),
        1 => tree.set_glyph(node, Some(Glyph::ALL[usize::from(kind) / 16 % 6])),
        2 => tree.mark(node, point, TreeMark::Label(text)).unwrap(),
        3 => tree.mark(node, point, TreeMark::Cross).unwrap(),
        4 => tree
            .edit(node, SetupEdit::Stone(point, Side::White))
            .unwrap(),
        5 => tree.edit(node, SetupEdit::Empty(point)).unwrap(),
        6 => tree.edit(node, SetupEdit::ToMove(Side::Black)).unwrap(),
        7 => tree.add_property(node, "XN", "[source own][tag a]"),
        _ => {}
    }
}

prop_compose! {
    fn tree()(
        nodes in proptest::collection::vec(node(), 0..60),
        rule in proptest::option::of(proptest::sample::select(&Rule::ALL[..])),
        to_move in side(),
        stones in proptest::collection::btree_set(0..81_usize, 0..5),
    ) -> GameTree {
        let size = BoardSize::new(9).unwrap();
        let mut tree = GameTree::new(size);
        tree.set_rule(rule);
        tree.set_to_move(to_move);
        for stone in stones {
            tree.place(size.point(stone), Side::White).unwrap();
        }
        for (up, turn, side, kind, text) in nodes {
            let mut parent = tree.last();
            for _ in 0..up {
                parent = tree.parent(parent).unwrap_or(TreeNode::ROOT);
            }
            let turn = turn.map(|point| point.map_or(Move::Pass, |at| Move::Stone(size.point(at))));
            let node = tree.add(parent, turn, side).unwrap();
            attach(&mut tree, node, kind, &text);
            attach(&mut tree, TreeNode::ROOT, kind / 3, &text);
        }
        tree
    }
}

prop_compose! {
    fn info()(
        texts in proptest::collection::vec("[A-Za-zü佐 ]{0,20}", 15),
        result in 0..8_usize,
        date in proptest::option::of((1..9999_u16, 1..12_u8, 1..28_u8)),
    ) -> GameInfo {
        let mut texts = texts.into_iter();
        let mut text = || texts.next().unwrap_or_default();
        GameInfo {
            names: [text(), text()],
            ratings: [text(), text()],
            result: match result {
                0 => GameResult::Unknown,
                1 => GameResult::Draw,
                2 => GameResult::win(Side::Black),
                3 => GameResult::Win { winner: Side::White, reason: WinReason::Five },
                4 => GameResult::Win { winner: Side::White, reason: WinReason::Resignation },
                5 => GameResult::Win { winner: Side::Black, reason: WinReason::Time },
                6 => GameResult::Win { winner: Side::Black, reason: WinReason::Foul },
                _ => GameResult::Win { winner: Side::Black, reason: WinReason::Forfeit },
            },
            date: date.and_then(|(year, month, day)| GameDate::new(year, Some(month), Some(day))),
            title: text(),
            event: text(),
            round: text(),
            place: text(),
            rule_text: text(),
            protocol: text(),
            opening: text(),
            time_limit: text(),
            annotator: text(),
            source: text(),
            comment: text(),
        }
    }
}

prop_compose! {
    fn lost()(
        kinds in proptest::collection::vec((proptest::sample::select(&LossKind::ALL[..]), 1..9999_usize), 0..5),
        assumed in 0..512_u16,
        odd in proptest::collection::vec((0..7_u8, 0..9999_usize, proptest::sample::select(&OddKind::ALL[..])), 0..30),
    ) -> LossReport {
        let mut lost = LossReport::default();
        kinds.into_iter().for_each(|(kind, count)| lost.lose_many(kind, count));
        let all = [
            Assumption::Rule(Rule::Caro),
            Assumption::Size(BoardSize::MAX),
            Assumption::CodePage("windows-1251".to_owned()),
            Assumption::RowsFromTop,
            Assumption::RowsFromBottom,
            Assumption::CountedFrom(1),
            Assumption::ColumnsWithoutI,
            Assumption::ColumnsWithI,
            Assumption::GamePerLine,
        ];
        for (bit, assumption) in all.into_iter().enumerate() {
            if assumed >> bit & 1 == 1 {
                lost.assume(assumption);
            }
        }
        for (place, number, kind) in odd {
            let inside = |place| Some(Place::Entry("a.sgf".to_owned(), place));
            let place = match place {
                0 => None,
                1 => Some(Place::Line(number)),
                2 => Some(Place::Byte(number)),
                3 => Some(Place::InGame(number, Box::new(Place::Part(GamePart::Node, number)))),
                4 => inside(Some(Box::new(Place::Game("7".to_owned())))),
                5 => Some(Place::InGame(2, Box::new(Place::Part(GamePart::Move, number)))),
                _ => inside(None),
            };
            lost.note(Oddity::new(place, kind, "太田\u{1b}"));
        }
        lost
    }
}

prop_compose! {
    fn game()(info in info(), tree in tree(), lost in lost()) -> ReadGame {
        ReadGame { info, tree, lost }
    }
}

proptest! {
    #[test]
    fn games_come_back_as_they_were(games in proptest::collection::vec(game(), 1..4)) {
        let events: Vec<_> = games.iter().cloned().map(Box::new).map(FileEvent::Game).collect();
        let (read, _) = sent(&events);
        let read: Vec<_> = read
            .into_iter()
            .filter_map(|event| match event {
                FileEvent::Game(game) => Some(*game),
                _ => None,
            })
            .collect();
        prop_assert_eq!(read, games);
    }

    #[test]
    fn an_opened_game_keeps_its_format(game in game(), format in proptest::sample::select(&Format::ALL[..])) {
        let found = FileContents::Game(Box::new(game.clone()), format);
        let (read, _) = sent(&[FileEvent::Opened(Ok(found.clone()))]);
        prop_assert!(matches!(&read[..], [FileEvent::Opened(Ok(read))] if *read == found));
    }

    #[test]
    fn bytes_of_others_are_an_error_and_no_crash(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = EventReader::default().read(&bytes, &mut |_| {});
    }
}

#[test]
fn a_large_game_is_sent_in_chunks() {
    let mut tree = GameTree::new(BoardSize::DEFAULT);
    let first = tree.play(TreeNode::ROOT, "h8".parse().unwrap()).unwrap();
    for index in 0..100_000 {
        let point = BoardSize::DEFAULT.point(index % 225);
        tree.play(first, Move::Stone(point)).unwrap();
    }
    let game = ReadGame::new(GameInfo::default(), tree);
    let (read, chunks) = sent(&[FileEvent::Game(Box::new(game.clone()))]);
    assert!(matches!(&read[..], [FileEvent::Game(read)] if **read == game));
    assert!(chunks > 3, "{chunks}");
}

/// A library: h8 with the answers h9, i9 with a move below it, and a1.
fn library() -> Vec<u8> {
    let mut tree = GameTree::new(BoardSize::DEFAULT);
    let mut play = |parent, name: &str| tree.play(parent, name.parse().unwrap()).unwrap();
    let first = play(TreeNode::ROOT, "h8");
    play(first, "h9");
    let indirect = play(first, "i9");
    play(indirect, "j10");
    play(first, "a1");
    tree.set_comment(indirect, "good");
    let game = ReadGame::new(GameInfo::default(), tree);
    let written = write_games(Format::RenLib, &[game], &WriteOptions::default());
    written.unwrap().bytes
}

#[test]
fn a_session_answers_what_follows_and_what_a_branch_of_a_large_library_holds() {
    let task = |most_branch_moves| {
        FileTask::Open(Defaults {
            most_branch_moves: Some(most_branch_moves),
            ..Defaults::default()
        })
    };
    let mut session = FileSession::default();
    let mut events = Vec::new();
    let mut take = |event| {
        events.push(event);
        ControlFlow::Continue(())
    };
    session.read("a.lib", library().into(), &task(5), &mut take);
    assert!(!session.keeps_library(), "it is small enough");
    session.read("a.lib", library().into(), &task(3), &mut take);
    assert!(session.keeps_library());
    for question in [
        BranchQuestion::Place(1),
        BranchQuestion::Branch(1),
        BranchQuestion::Branch(3),
    ] {
        session.answer(question, &mut take);
    }
    let (read, _) = sent(&events);
    let [
        FileEvent::Opened(Ok(FileContents::Game(whole, _))),
        FileEvent::Branches(start),
        FileEvent::Branches(place),
        FileEvent::Opened(Err(error)),
        FileEvent::Opened(Ok(FileContents::Game(branch, Format::RenLib))),
    ] = &read[..]
    else {
        panic!("{read:?}");
    };
    assert_eq!(whole.tree.move_count(), 5);
    assert_eq!((start.branch_moves(), start.is_small_enough()), (5, false));
    assert_eq!((start.number(), start.before()), (0, None));
    let next: Vec<_> = (place.next.iter())
        .map(|node| {
            (
                node.turn.unwrap().to_string(),
                node.below,
                node.comment.as_str(),
            )
        })
        .collect();
    let expected = [("h9", 0, ""), ("i9", 1, "good"), ("a1", 0, "")];
    assert_eq!(
        next,
        expected.map(|(turn, below, text)| (turn.to_owned(), below, text))
    );
    assert_eq!((place.number(), place.before()), (1, Some(0)));
    assert!(error.to_string().starts_with("it has 5 moves"), "{error}");
    assert_eq!(branch.tree.move_count(), 3);
    assert_eq!(branch.info.title, "a h8 i9");
}

#[test]
fn everything_else_comes_back_too() {
    let stones = [(7, 7, true), (8, 6, false), (8, 7, true)];
    let picture = board_thumbnail(&Default::default(), &Default::default(), &stones, 15, 400);
    let reading = FileContents::Picture(Box::new(read_board(&picture).unwrap()));
    let fault = ReadFault::Unknown("it is a letter");
    let events = [
        FileEvent::Progress { done: 7, total: 9 },
        FileEvent::Skipped("a.sgf: it is empty".to_owned()),
        FileEvent::Entry("club/a.sgf".to_owned()),
        FileEvent::Own,
        FileEvent::Opened(Ok(FileContents::Many)),
        FileEvent::Opened(Ok(reading.clone())),
        FileEvent::Opened(Err(ReadError::from(fault.clone()).into())),
    ];
    let (read, _) = sent(&events);
    for (one, other) in events.iter().zip(&read).take(5) {
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
    }
    assert!(matches!(&read[5], FileEvent::Opened(Ok(read)) if *read == reading));
    let FileEvent::Opened(Err(error)) = &read[6] else {
        panic!("{read:?}")
    };
    assert_eq!(error.to_string(), fault.to_string());
    assert!(error.is_foreign());
}
