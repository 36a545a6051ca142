//! The library, without a window.

use super::*;
use crate::library::{GameLibrary, LibraryState, SearchRequest};
use crate::live::{Intent, Live, LiveMessage, MatchConfig, Player, Seat};
use crate::screens::testing::TestApp;
use crate::settings::Settings;
use crate::study::OpenStudy;
use narabe_engine_core::level::Level;
use narabe_library::{Game, GameId, Order, Source};
use narabe_notation::{GameInfo, GameResult, GameTree, WinReason, parse_move_list};
use narabe_rules::{BoardSize, Rule, Side};

/// Waits until the library is at rest and the search has ended.
pub(super) fn wait(test: &mut TestApp) {
    test.wait(|test| {
        let is_busy = test.resource::<GameLibrary>().is_busy();
        !is_busy && !test.resource::<LibrarySearch>().is_searching()
    });
}

/// A game of these players.
fn game(names: [&str; 2], moves: &str, date: &str) -> Game {
    let moves = parse_move_list(moves).expect("moves");
    let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).expect("a tree");
    let info = GameInfo {
        names: names.map(str::to_owned),
        date: Some(date.parse().expect("a date")),
        ..GameInfo::default()
    };
    Game::new(info, tree, Rule::Renju, Source::Import("Cup 2026".into()))
}

pub(super) fn two_games() -> Vec<Game> {
    let mut won = game(["Hana", "Kaede"], "h8 h9 i9 g7", "2026-07-14");
    won.info.result = GameResult::win(Side::Black);
    vec![won, game(["Tamm", "Sato"], "h8 i9 i8 g8 g7", "2026-05-02")]
}

/// The library with these games.
pub(super) fn opened_with(games: Vec<Game>) -> TestApp {
    let mut test = TestApp::with_games(games);
    test.open(Screen::Library);
    wait(&mut test);
    test
}

/// Sends a message and waits for its effect.
fn send<M: Message>(test: &mut TestApp, message: M) {
    test.send(message);
    wait(test);
}

pub(super) fn press(test: &mut TestApp, key: &str) {
    test.press(key);
    wait(test);
}

pub(super) fn rows(test: &mut TestApp) -> Vec<GameId> {
    let mut rows = test.app.world_mut().query::<&parts::ListRow>();
    let mut rows: Vec<_> = rows.iter(test.app.world()).copied().collect();
    rows.sort_by_key(|row| row.place);
    rows.into_iter().map(|row| row.game).collect()
}

pub(super) fn count(test: &TestApp) -> usize {
    test.resource::<GameLibrary>().games().len()
}

/// A match against the computer, with these moves and then a resignation.
fn play(test: &mut TestApp, moves: &str) {
    let config = MatchConfig {
        players: [
            Player::human(String::new()),
            Player {
                name: String::new(),
                seat: Seat::Level(Level::Kaede),
            },
        ],
        ..MatchConfig::default()
    };
    test.write(LiveMessage(Intent::NewMatch(Box::new(config))));
    for name in moves.split(' ') {
        let point: narabe_rules::Point = name.parse().expect("a point");
        test.write(LiveMessage(Intent::play(point)));
    }
    test.send(LiveMessage(Intent::Resign));
    wait(test);
}

#[test]
fn a_finished_game_is_kept_with_what_is_known_of_it() {
    let mut test = TestApp::started();
    test.resource_mut::<Settings>().player_name = "Hana".into();
    play(&mut test, "h8");
    assert!(test.resource::<Live>().is_over());
    let games = test.resource::<GameLibrary>().games();
    let id = games.ids().next().expect("a game");
    let kept = games.summary(id).expect("a game");
    assert_eq!(kept.names, ["Hana", "Kaede"]);
    assert_eq!(
        (kept.own_side, kept.levels),
        (Some(Side::Black), [None, Some(5)])
    );
    let (winner, reason) = (Side::White, WinReason::Resignation);
    assert_eq!(kept.result, GameResult::Win { winner, reason });
    assert!(kept.date.is_some() && kept.minute.is_some());
    assert_eq!((kept.source, kept.rule), (Source::Own, Rule::Freestyle));
    test.open(Screen::Library);
    wait(&mut test);
    assert!(
        test.says_with("library-own", &[("own", 1.into())]),
        "{:?}",
        test.texts()
    );
}

#[test]
fn a_game_that_goes_on_after_its_end_is_kept_once() {
    let mut test = TestApp::started();
    play(&mut test, "h8");
    test.send(LiveMessage(Intent::Undo));
    assert!(!test.resource::<Live>().is_over());
    test.send(LiveMessage(Intent::Resign));
    wait(&mut test);
    assert_eq!(count(&test), 1);
    play(&mut test, "h8");
    assert_eq!(count(&test), 2);
}

#[test]
fn nothing_is_kept_with_the_setting_off() {
    let mut test = TestApp::started();
    test.resource_mut::<Settings>().keep_games = false;
    play(&mut test, "h8");
    assert_eq!(count(&test), 0);
}

#[test]
fn the_kept_games_are_there_after_the_next_start() {
    let mut test = TestApp::started();
    play(&mut test, "h8");
    let TestApp { app, home } = test;
    drop(app);
    let mut again = TestApp::in_folder(home);
    again.wait(|again| *again.resource::<GameLibrary>().state() == LibraryState::Open);
    assert_eq!(count(&again), 1);
}

#[test]
fn a_library_that_cannot_be_opened_says_so_and_games_go_on() {
    let mut test = TestApp::new();
    std::fs::create_dir(test.home.path().join("library.db")).expect("a folder in its place");
    test.settle();
    wait(&mut test);
    let state = test.resource::<GameLibrary>().state().clone();
    assert!(matches!(state, LibraryState::Failed(_)), "{state:?}");
    play(&mut test, "h8");
    assert!(test.resource::<Live>().is_over());
    test.open(Screen::Library);
    wait(&mut test);
    assert!(test.says("library-failed"));
}

#[test]
fn an_empty_library_says_so() {
    let mut test = opened_with(Vec::new());
    assert!(test.says("library-empty"));
}

#[test]
fn games_are_listed_with_the_newest_first() {
    let mut test = opened_with(two_games());
    let day = [
        ("day", 14.into()),
        ("month", 7.into()),
        ("year", "2026".into()),
    ];
    let day = test.text_with("library-day", &day);
    let name = test.text("opening-kagetsu").into();
    let opening = [("code", "4D".into()), ("name", name)];
    let opening = test.text_with("opening-coded", &opening);
    let games = test.text_with("library-others", &[("others", 2.into())]);
    for text in ["Hana", "Kaede", &day, &opening, &games] {
        assert!(test.shows(text), "{text}: {:?}", test.texts());
    }
    assert_eq!(rows(&mut test), [GameId(0), GameId(1)]);
    send(&mut test, SearchRequest::Order(Order::Oldest));
    assert_eq!(rows(&mut test), [GameId(1), GameId(0)]);
    assert!(test.says("library-order-oldest"));
}

#[test]
fn a_filter_leaves_games_out_until_it_is_cleared() {
    let mut test = opened_with(two_games());
    send(&mut test, SearchRequest::Player("sat".into()));
    assert_eq!(rows(&mut test), [GameId(1)]);
    assert!(
        test.says_with("library-matches", &[("count", 1.into())]),
        "{:?}",
        test.texts()
    );
    press(&mut test, "library-source-Cup 2026");
    assert!(test.says("library-none"));
    press(&mut test, "library-clear-filters");
    assert_eq!(rows(&mut test).len(), 2);
    test.pick("library-result", 1);
    wait(&mut test);
    assert_eq!(rows(&mut test), [GameId(0)]);
}

#[test]
fn the_ends_of_the_ratings_are_two_thumbs_that_do_not_pass_each_other() {
    let mut games = two_games();
    games[0].info.ratings = ["1710".into(), "1690".into()];
    games[1].info.ratings = ["2210".into(), String::new()];
    let mut test = opened_with(games);
    let asked = |test: &TestApp| test.resource::<LibrarySearch>().filter().ratings.clone();
    test.slide("library-rating-least", 1810.0);
    wait(&mut test);
    assert_eq!(asked(&test), Some(1800..=9999));
    assert!(
        test.shows("1800") && test.says("library-any"),
        "{:?}",
        test.texts()
    );
    assert_eq!(rows(&mut test), [GameId(1)]);
    test.slide("library-rating-highest", 1200.0);
    wait(&mut test);
    assert_eq!(asked(&test), Some(1800..=1800));
    test.slide("library-rating-least", 1000.0);
    wait(&mut test);
    assert_eq!(asked(&test), Some(0..=1800));
    assert_eq!(rows(&mut test), [GameId(0)]);
    test.slide("library-rating-highest", 3000.0);
    wait(&mut test);
    assert_eq!(asked(&test), None);
}

#[test]
fn names_of_a_file_are_plain_text_of_limited_length_wherever_a_game_is_listed() {
    let hostile = [
        "\u{202e}Hana\u{7}\u{1b}[31m".to_owned(),
        "=HYPERLINK(\"x\")".to_owned() + &"\u{e9}".repeat(10_000),
    ];
    let mut game = game(["", ""], "h8 h9 i9 g7", "2026-07-14");
    game.info.names = hostile;
    game.info.event = "\u{2066}Cup\n{ $name }".into();
    game.info.title = "\u{200f}<b>".to_owned() + &"x".repeat(10_000);
    game.tags = vec!["\u{202e}tag\u{0}".into()];
    let mut test = opened_with(vec![game]);
    let check = |test: &mut TestApp| {
        for text in test.texts() {
            let is_hidden = |letter: char| {
                letter.is_control()
                    || ('\u{200b}'..='\u{200f}').contains(&letter)
                    || ('\u{202a}'..='\u{202e}').contains(&letter)
                    || ('\u{2066}'..='\u{2069}').contains(&letter)
            };
            assert!(
                !text.contains(|letter| letter != '\n' && is_hidden(letter)),
                "{text:?}"
            );
            assert!(
                text.chars().count() <= 2 * narabe_notation::MAX_INFO_CHARS + 100,
                "{text}"
            );
        }
    };
    let shown = test.texts();
    assert!(shown.iter().any(|text| text == "Hana[31m"), "{shown:?}");
    assert!(shown.iter().any(|text| text.starts_with("=HYPERLINK(")));
    check(&mut test);
    press(&mut test, "library-choose-0");
    check(&mut test);
    test.press("library-open-0");
    assert_eq!(test.screen(), Screen::Study);
    check(&mut test);
    test.open(Screen::Load);
    check(&mut test);
}

#[test]
fn a_position_is_found_in_any_orientation() {
    let mut test = opened_with(two_games());
    for name in ["h8", "g8", "g9"] {
        let point = name.parse().expect("a point");
        send(&mut test, SearchRequest::Press(point));
    }
    assert_eq!(rows(&mut test).len(), 2, "it is not looked for yet");
    press(&mut test, "library-find");
    assert_eq!(rows(&mut test), [GameId(0)]);
    test.turn("library-symmetric", false);
    wait(&mut test);
    assert!(rows(&mut test).is_empty());
    press(&mut test, "library-clear-board");
    assert_eq!(rows(&mut test).len(), 2);
}

#[test]
fn a_game_opens_in_the_study_at_the_position_that_was_looked_for() {
    let mut test = opened_with(two_games());
    let stones = [("h8", Side::Black), ("h9", Side::White)];
    let stones = stones.map(|(name, side)| (name.parse().expect("a point"), side));
    send(
        &mut test,
        SearchRequest::Position(BoardSize::DEFAULT, stones.to_vec()),
    );
    test.press("library-open-0");
    assert_eq!(test.screen(), Screen::Study);
    let open = test.resource::<OpenStudy>();
    assert_eq!((open.ply(), open.main_line().len()), (2, 4));
    assert_eq!(open.study().names(), &["Hana", "Kaede"].map(str::to_owned));
}

#[test]
fn of_many_games_only_the_rows_near_the_visible_ones_exist() {
    let many = (0..500).map(|number| {
        let date = format!("{}-01-01", 1500 + number);
        game(["Hana", "Kaede"], "h8 h9 i9 g7", &date)
    });
    let mut test = opened_with(many.collect());
    let shown = rows(&mut test);
    assert!(shown.len() < 30, "{}", shown.len());
    assert_eq!(shown[0], GameId(499));
    let world = test.app.world_mut();
    let mut areas = world.query_filtered::<&mut ScrollPosition, With<parts::GameList>>();
    areas.single_mut(world).expect("a list").y = 74.0 * 200.0;
    wait(&mut test);
    let shown = rows(&mut test);
    assert!(
        shown.contains(&GameId(299)) && shown.len() < 30,
        "{shown:?}"
    );
}
