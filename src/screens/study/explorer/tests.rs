//! The explorer, without a window.

use super::filter::AskFilter;
use crate::board::BoardId;
use crate::library::{Explorer, ExplorerRequest};
use crate::screens::accessibility_tests::assert_controls_are_named;
use crate::screens::testing::TestApp;
use crate::state::Screen;
use crate::study::{OpenStudy, StudyRequest, StudyTab};
use narabe_library::{Filter, Game, Source};
use narabe_notation::{GameInfo, GameResult, GameTree, WinReason, parse_move_list};
use narabe_rules::{BoardSize, Move, Rule, Side};
use narabe_study::{Edit, Study};

/// Games that begin with 4D Kagetsu, in several orientations, with the winner.
const GAMES: [(&str, Option<Side>); 4] = [
    ("h8 h9 i9 i8 a1", Some(Side::Black)),
    ("h8 g8 g7 h7 b1", Some(Side::White)),
    ("h8 h9 i9 g10 c1 d1", None),
    ("h8 h9 i9 i8", Some(Side::Black)),
];

fn game(moves: &str, winner: Option<Side>, source: Source) -> Game {
    let moves: Vec<Move> = parse_move_list(moves)
        .expect("points")
        .into_iter()
        .map(Move::Stone)
        .collect();
    let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).expect("moves on the board");
    let info = GameInfo {
        names: ["Tamm".to_owned(), "Sato".to_owned()],
        result: winner.map_or(GameResult::Draw, |winner| GameResult::Win {
            winner,
            reason: WinReason::Five,
        }),
        ..GameInfo::default()
    };
    Game::new(info, tree, Rule::Renju, source)
}

/// The study with this position on the tab of the explorer, over a library with the games.
fn explored(moves: &str) -> TestApp {
    let games = GAMES.into_iter().enumerate();
    let games = games.map(|(number, (moves, winner))| {
        let source = match number {
            0 => Source::Own,
            _ => Source::Import("Cup".to_owned()),
        };
        game(moves, winner, source)
    });
    let mut test = TestApp::with_games(games.collect());
    let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
    for point in parse_move_list(moves).expect("points") {
        study.apply(Edit::Play(Move::Stone(point))).expect("a move");
    }
    test.send(StudyRequest::Open(Box::new(study)));
    test.send(StudyRequest::Show(StudyTab::Explorer));
    test.open(Screen::Study);
    answered(&mut test);
    test
}

fn answered(test: &mut TestApp) {
    test.wait(|test| {
        let explorer = test.resource::<Explorer>();
        explorer.position().is_some() && explorer.found().is_some()
    });
}

#[test]
fn the_moves_of_all_orientations_are_counted_in_that_of_the_board() {
    let mut test = explored("h8 h9 i9");
    let name = test.text("opening-kagetsu").into();
    let opening = [("code", "4D".into()), ("name", name)];
    assert!(
        test.says_with("opening-coded", &opening),
        "{:?}",
        test.texts()
    );
    let meaning = test.text("opening-means-flower-moon").into();
    assert!(test.says_with("opening-means-direct", &[("meaning", meaning)]));
    let explorer = test.resource::<Explorer>();
    let moves = &explorer.found().expect("an answer").explored.moves;
    let counted: Vec<_> = (moves.iter())
        .map(|next| (next.turn.to_string(), next.tally.games))
        .collect();
    assert_eq!(counted, [("i8".to_owned(), 3), ("g10".to_owned(), 1)]);
    assert!(test.has("explorer move I8") && test.has("explorer move G10"));
}

#[test]
fn a_press_on_a_row_plays_its_move_and_the_next_position_is_explored() {
    let mut test = explored("h8 h9 i9");
    test.press("explorer move G10");
    answered(&mut test);
    let open = test.resource::<OpenStudy>();
    assert_eq!(open.study().position().ply(), 4);
    assert!(test.has("explorer move C1"), "{:?}", test.texts());
    assert!(!test.has("explorer move I8"));
}

#[test]
fn popular_moves_lie_on_the_board_of_their_tab_only() {
    let mut test = explored("h8 h9 i9");
    let popular = |test: &TestApp| test.board_model(BoardId::First).popular.clone();
    let shown = popular(&test);
    assert_eq!(shown.len(), 2);
    assert_eq!((shown[0].side, shown[0].share), (Side::White, 0.75));
    test.send(StudyRequest::Show(StudyTab::Moves));
    assert!(popular(&test).is_empty());
    assert_eq!(
        test.resource::<Explorer>().position(),
        None,
        "nothing is searched"
    );
}

#[test]
fn the_filter_leaves_games_out_and_says_so() {
    let mut test = explored("h8 h9 i9");
    let own = Filter {
        own: Some(true),
        ..Filter::default()
    };
    test.send(ExplorerRequest::Filter(Box::new(own)));
    answered(&mut test);
    assert!(test.has("explorer move I8") && !test.has("explorer move G10"));
    let nobody = Filter {
        player: "nobody".to_owned(),
        ..Filter::default()
    };
    test.send(ExplorerRequest::Filter(Box::new(nobody)));
    answered(&mut test);
    assert!(test.says("explorer-none-filtered"), "{:?}", test.texts());
    test.press("explorer-clear-filter");
    answered(&mut test);
    assert!(test.has("explorer move G10"));
}

#[test]
fn a_game_is_opened_at_the_position_that_it_came_to() {
    let mut test = explored("h8 h9 i9");
    let last = {
        let found = test.resource::<Explorer>().found().expect("an answer");
        let longest = found.list.iter().max_by_key(|game| game.summary.moves);
        longest.expect("a game").summary.id
    };
    test.press(&format!("explorer game {}", last.0));
    answered(&mut test);
    let open = test.resource::<OpenStudy>();
    assert_eq!(open.ply(), 3);
    assert_eq!(open.main_line().len(), 6);
    assert_eq!(open.study().names()[0], "Tamm");
}

#[test]
fn where_no_game_has_been_there_are_words() {
    let mut test = explored("a1 o15");
    assert!(test.says("explorer-none"), "{:?}", test.texts());
    assert!(test.has("explorer-library"));
}

#[test]
fn every_control_of_the_tab_and_its_dialogs_has_a_name_and_a_key_of_its_own() {
    let mut test = explored("h8 h9 i9");
    assert_controls_are_named(&mut test, "the explorer");
    test.send(AskFilter);
    assert!(test.has("explorer-player"));
    assert_controls_are_named(&mut test, "its filter");
}
