//! The openings of players, without a window.

use super::*;
use crate::library::Explorer;
use crate::screens::accessibility_tests::assert_controls_are_named;
use crate::screens::openings::ChooseOpening;
use crate::screens::testing::TestApp;
use crate::study::OpenStudy;
use narabe_library::{Game, Source};
use narabe_notation::{GameInfo, GameResult, GameTree, parse_move_list};
use narabe_rules::opening::Protocol;

/// A game that the player of the library has played as Black.
fn own(moves: &str, winner: Side) -> Game {
    let moves = parse_move_list(moves).expect("moves");
    let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).expect("a tree");
    let info = GameInfo {
        result: GameResult::win(winner),
        ..GameInfo::default()
    };
    Game {
        own_side: Some(Side::Black),
        protocol: Some(Protocol::Rif),
        ..Game::new(info, tree, Rule::Renju, Source::Own)
    }
}

/// 4D\u{a0}Kagetsu three times, with another fifth move once, and an opening without a name.
fn games() -> Vec<Game> {
    vec![
        own("h8 h9 i9 i8 g7", Side::Black),
        own("h8 h9 i9 i8 g7", Side::Black),
        own("h8 h9 i9 i8 g9", Side::White),
        own("a1 o15 o1", Side::White),
    ]
}

fn counted(test: &mut TestApp) {
    test.wait(|test| test.resource::<LibraryOpenings>().counted().is_some());
}

#[test]
fn the_table_says_how_each_opening_scores_and_where_the_usual_move_was_left() {
    let mut test = TestApp::with_games(games());
    test.open(Screen::Library);
    test.press("library-more-actions");
    test.press("my-openings");
    counted(&mut test);
    assert_controls_are_named(&mut test, "my openings");
    let name = test.text("opening-kagetsu").into();
    let opening = [("code", "4D".into()), ("name", name)];
    assert!(test.says_with("opening-coded", &opening));
    assert!(test.shows("67 %") && test.says("my-openings-other"));
    let left = [
        ("times", 1.into()),
        ("played", "G9".into()),
        ("usual", "G7".into()),
        ("move", 5.into()),
    ];
    assert!(
        test.says_with("my-openings-left", &left),
        "{:?}",
        test.texts()
    );
    assert!(!test.says("my-openings-white"));
}

#[test]
fn a_press_explores_the_opening_among_the_own_games() {
    let mut test = TestApp::with_games(games());
    test.send(OpenMyOpenings);
    counted(&mut test);
    test.press("my opening black 4D");
    test.wait(|test| test.resource::<Explorer>().found().is_some());
    assert_eq!(test.screen(), Screen::Study);
    assert_eq!(test.resource::<OpenStudy>().ply(), 3);
    assert_eq!(test.resource::<Explorer>().filter().own, Some(true));
    assert!(test.has("explorer move I8"), "{:?}", test.texts());
}

#[test]
fn the_openings_of_anybody_in_the_library_are_shown() {
    let mut others = own("h8 h9 i9 i8 g9", Side::White);
    others.own_side = None;
    others.info.names = ["Tamm".into(), "Sato".into()];
    let mut games = games();
    games.push(others);
    let mut test = TestApp::with_games(games);
    test.send(OpenMyOpenings);
    counted(&mut test);
    assert!(!test.has("player-choice-Hana") && test.has("player-choice-Sato"));
    test.press("player-choice-Sato");
    let sato = Me::Named("Sato".into());
    test.wait(|test| {
        let counted = test.resource::<LibraryOpenings>().counted();
        counted.is_some_and(|counted| counted.table_of(&sato).is_some())
    });
    assert!(test.shows("100 %"), "{:?}", test.texts());
    assert!(test.says("my-openings-white") && !test.says("my-openings-black"));
    assert_controls_are_named(&mut test, "the openings of a player");
    test.press("my opening white 4D");
    assert_eq!(test.screen(), Screen::Study);
    let filter = test.resource::<Explorer>().filter();
    assert_eq!((&*filter.player, filter.own), ("Sato", None));
}

fn says_games(test: &mut TestApp, count: usize) -> bool {
    let games = [("games", count.into()), ("counted", count.into())];
    test.says_with("opening-games", &games)
}

#[test]
fn the_dialogs_with_openings_and_protocols_have_the_games_of_each() {
    let mut test = TestApp::with_games(games());
    test.send(ChooseOpening::default());
    counted(&mut test);
    assert!(says_games(&mut test, 3), "{:?}", test.texts());
    test.send(CloseDialog);
    test.open(Screen::NewGame);
    test.press("new-opening");
    assert!(says_games(&mut test, 4), "{:?}", test.texts());
}
