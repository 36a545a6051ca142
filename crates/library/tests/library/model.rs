//! What goes into the library comes out again, also after it is reopened.

use narabe_library::{Game, GameRecord, Library, LibraryError, MAX_TAG_CHARS, Refusal, Source};
use narabe_notation::{GameInfo, GameResult, GameTree, MAX_INFO_CHARS, TreeNode, parse_move_list};
use narabe_rules::{BoardSize, Move, PlayError, Point, Side};
use proptest::prelude::*;

use crate::games::{all, game, library_of, reopened};
use crate::random;
use crate::replay::{moves_of, positions};

/// A game as the library gives it back: what the board shows of the result is filled in, and tags are in order.
fn stored(game: &Game) -> Game {
    let mut game = game.clone();
    let outcome = positions(&game)
        .pop()
        .and_then(|last| last.outcome().cloned());
    let is_unknown = game.info.result == narabe_notation::GameResult::Unknown;
    if let (Some(outcome), true) = (outcome, is_unknown) {
        game.info.result = (&outcome).into();
    }
    if let GameRecord::OneBoard(tree) = &mut game.record {
        // The side is left out where it follows from the stones.
        let usual = match tree
            .setup()
            .iter()
            .filter(|stone| stone.1 == Side::Black)
            .count()
        {
            black if 2 * black > tree.setup().len() => Side::White,
            _ => Side::Black,
        };
        tree.set_to_move(tree.to_move().filter(|&side| side != usual));
    }
    game.tags.sort();
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn games_come_back_as_they_were(seed: u64) {
        let games = random::games(seed, 25);
        let (library, database) = library_of(&games);
        let expected: Vec<Game> = games.iter().map(stored).collect();
        for library in [library, reopened(&database)] {
            let found: Vec<Game> = all(&library).into_iter().map(|(_, game)| game).collect();
            prop_assert_eq!(&found, &expected);
        }
    }

    #[test]
    fn summaries_agree_with_their_games(seed: u64) {
        let (library, _) = library_of(&random::games(seed, 15));
        for (id, game) in all(&library) {
            let summary = library.games().summary(id).unwrap();
            prop_assert_eq!(&summary.names, &game.info.names);
            prop_assert_eq!(summary.moves, moves_of(&game));
            prop_assert_eq!((summary.result, summary.date), (game.info.result, game.info.date));
            prop_assert_eq!(&summary.tags, &game.tags);
            prop_assert_eq!(summary.opening, crate::replay::opening_of(&game));
            let boards = library.games().stones(id, usize::MAX);
            if let Some(last) = positions(&game).pop() {
                prop_assert_eq!(&boards, &[last.stones().collect::<Vec<_>>()]);
                prop_assert_eq!(library.games().moves(id), last.turns().collect::<Vec<Move>>());
            } else {
                prop_assert_eq!(boards.len(), 2);
            }
        }
    }

    #[test]
    fn any_text_may_be_a_name_a_tag_or_a_comment(texts in prop::collection::vec(".{0,300}", 4)) {
        let mut strange = game("h8 i9");
        strange.info.names = [texts[0].clone(), texts[1].clone()];
        strange.info.comment.clone_from(&texts[2]);
        strange.tags = vec![texts[3].clone(), texts[0].clone()];
        strange.source = Source::Import(texts[1].clone());
        let (library, database) = library_of(&[strange]);
        let kept = all(&library);
        prop_assert_eq!(&kept, &all(&reopened(&database)));
        let game = &kept[0].1;
        prop_assert!(game.info.names.iter().all(|name| name.chars().count() <= MAX_INFO_CHARS));
        prop_assert!(game.tags.iter().all(|tag| tag.chars().count() <= MAX_TAG_CHARS));
        let is_hidden = |char: char| char.is_control() || char == '\u{202e}';
        prop_assert!(!game.info.names.concat().contains(is_hidden));
    }
}

#[test]
fn a_name_of_ten_thousand_letters_is_cut() {
    let mut long = game("h8");
    long.info.names[0] = "x".repeat(10_000);
    long.info.event = "\u{202e}".repeat(500) + "Cup";
    let (library, _) = library_of(&[long]);
    let summary = library.games().summary(all(&library)[0].0).unwrap();
    assert_eq!(summary.names[0].len(), MAX_INFO_CHARS);
    assert_eq!(summary.event, "Cup");
}

#[test]
fn games_that_cannot_be_kept_are_refused_with_the_reason() {
    let (mut library, _) = library_of(&[]);
    let mut refusal = |game: &Game| match library.add(game) {
        Err(LibraryError::Refused(refusal)) => refusal,
        other => panic!("it was not refused: {other:?}"),
    };
    assert_eq!(refusal(&game("")), Refusal::NoMoves);
    let point = Point::new(7, 7);
    let cause = PlayError::Occupied {
        point,
        side: Side::Black,
    };
    assert_eq!(
        refusal(&game("h8 h8")),
        Refusal::Illegal { number: 2, cause }
    );
    let twin = Game::twin(
        GameInfo::default(),
        "twin 19: L:z99".to_owned(),
        Source::Own,
    );
    assert!(matches!(refusal(&twin), Refusal::Twin(_)));
    let empty = Game::twin(GameInfo::default(), "twin 19:".to_owned(), Source::Own);
    assert_eq!(refusal(&empty), Refusal::NoMoves);
    assert_eq!(library.games().len(), 0);
}

#[test]
fn sides_that_a_file_gives_and_that_follow_anyway_make_no_difference() {
    let moves: Vec<Move> = parse_move_list("h8 i9 g7").unwrap();
    let mut given = GameTree::new(BoardSize::DEFAULT);
    let mut node = TreeNode::ROOT;
    for (ply, &turn) in moves.iter().enumerate() {
        node = given
            .add(node, Some(turn), Some(Side::to_move_after(ply)))
            .unwrap();
    }
    let mut with_sides = game("h8 i9 g7");
    with_sides.record = GameRecord::OneBoard(given);
    let (library, _) = library_of(&[with_sides, game("h8 i9 g7")]);
    let games = all(&library);
    assert_eq!(games[0].1, games[1].1);
}

#[test]
fn a_library_that_cannot_write_changes_nothing() {
    let (mut library, database) = library_of(&[game("h8 i9")]);
    let (id, before) = all(&library).remove(0);
    database.set_full(true);
    assert!(matches!(
        library.add(&game("h8")),
        Err(LibraryError::Database(_))
    ));
    assert!(library.tag(&[id], "cup").is_err());
    assert!(library.delete(&[id]).is_err());
    assert_eq!(library.undoable(), None);
    assert_eq!(all(&library), [(id, before)]);
    database.set_full(false);
    let added = library.add(&game("h8")).unwrap();
    assert_eq!(added.0, id.0 + 1);
}

#[test]
fn damaged_blocks_are_left_out_and_reported() {
    let games: Vec<Game> = (0..1_100).map(|_| game("h8 i9")).collect();
    let (_, database) = library_of(&games);
    let blocks = database.keys();
    let block = *blocks
        .iter()
        .find(|key| matches!(key, narabe_library::RecordKey::Block(1)))
        .unwrap();
    database.change(block, |bytes| bytes.truncate(bytes.len() / 2));
    let (library, damage) = Library::open(database).unwrap();
    let damage = damage.unwrap();
    assert_eq!((damage.kept, damage.lost), (588, Some(512)));
    assert_eq!(library.games().len(), 588);
    assert_eq!(damage.set_aside, None);
}

#[test]
fn bug_any_changed_byte_of_a_record_must_not_panic() {
    let (_, database) = library_of(&random::games(3, 12));
    for key in database.keys() {
        let mut length = 0;
        database.change(key, |bytes| length = bytes.len());
        for at in 0..length {
            database.change(key, |bytes| bytes[at] ^= 0x5a);
            let (library, _) = Library::open(database.clone()).unwrap();
            for id in library.games().ids().collect::<Vec<_>>() {
                let _ = library.games().game(id);
                let _ = library.games().stones(id, 10);
            }
            database.change(key, |bytes| bytes[at] ^= 0x5a);
        }
    }
}

#[test]
fn numbers_of_deleted_games_are_not_given_again() {
    let (mut library, database) = library_of(&[game("h8"), game("h8 i9")]);
    let ids: Vec<_> = library.games().ids().collect();
    library.delete(&ids).unwrap();
    let mut library = reopened(&database);
    assert!(library.games().is_empty());
    let id = library.add(&game("h8")).unwrap();
    assert!(id > ids[1]);
    library.clear().unwrap();
    assert!(reopened(&database).games().is_empty());
}

#[test]
fn a_library_can_be_held_by_several_threads() {
    fn holds<T: Send + Sync>(_: &T) {}
    let (library, _) = library_of(&[game("h8")]);
    holds(&library);
    holds(library.games());
}

#[test]
fn bug_an_early_pass_in_a_variation_took_the_draw_from_two_passes() {
    let mut drawn = game("h8 i9 g7 j10 f6 k11");
    let GameRecord::OneBoard(tree) = &mut drawn.record else {
        panic!("one board");
    };
    let last = tree.main_line().last().unwrap();
    let first = tree.add(last, Some(Move::Pass), None).unwrap();
    tree.add(first, Some(Move::Pass), None).unwrap();
    let second = tree.main_line().nth(1).unwrap();
    tree.add(second, Some(Move::Pass), None).unwrap();
    let (library, _) = library_of(&[drawn]);
    assert_eq!(all(&library)[0].1.info.result, GameResult::Draw);
}
