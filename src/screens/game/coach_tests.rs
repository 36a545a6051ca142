//! The coach in games against a level.

use crate::board::BoardId;
use crate::live::{Coach, GameReview, Intent, Live, LiveMessage};
use crate::puzzles::Puzzles;
use crate::screens::testing::TestApp;
use crate::settings::Settings;
use crate::shots::coach::against_level;
use crate::state::Screen;
use narabe_engine_core::level::Level;
use narabe_learn::level_games::LevelGame;
use narabe_rules::{Point, Side};
use narabe_study::review::Budget;

/// White, a level, has an open three, and the person is to move.
const OPEN_THREE: &str = "a1 h8 c1 i8 e1 j8";
// A move that lets White win, and one that stops the three.
const LOSES: &str = "a15";
const HOLDS: &str = "k8";

fn point(text: &str) -> Point {
    text.parse().expect("a point")
}

/// The game with the coach.
fn coached() -> TestApp {
    let mut test = TestApp::new();
    test.resource_mut::<Settings>().coach = true;
    let open_three: Vec<Point> = OPEN_THREE.split(' ').map(point).collect();
    test.app
        .insert_resource(Live::from(against_level(Level::Koke, &open_three)));
    // The default review takes many seconds.
    test.resource_mut::<GameReview>().budget = Budget::of_search(500);
    test.open(Screen::Game);
    test
}

fn play(test: &mut TestApp, at: &str) {
    test.write(LiveMessage(Intent::play(point(at))));
}

fn moves(test: &TestApp) -> usize {
    test.resource::<Live>().moves()
}

fn is_asked(test: &TestApp) -> bool {
    let coach = test.resource::<Coach>();
    coach.warning(test.resource::<Live>()).is_some()
}

fn last_game(test: &TestApp) -> LevelGame {
    let practice = test.resource::<Puzzles>().practice();
    *practice.level_games.games().next_back().expect("a game")
}

#[test]
fn a_losing_move_is_doubted_and_another_one_is_played() {
    let mut test = coached();
    play(&mut test, LOSES);
    test.wait(is_asked);
    assert_eq!(moves(&test), 6);
    assert!(test.says("coach-title"));
    test.press("coach-show");
    let line = test.board_model(BoardId::First).line.clone();
    assert_eq!(line[0], (point(LOSES), Side::Black));
    assert_eq!(line[1].1, Side::White);
    test.press("coach-other");
    assert!(!test.says("coach-title"));
    assert_eq!((moves(&test), is_asked(&test)), (6, false));
    assert!(test.board_model(BoardId::First).line.is_empty());
    play(&mut test, HOLDS);
    test.wait(|test| moves(test) > 6);
    assert_eq!(test.resource::<Coach>().game().warnings, 1);
}

#[test]
fn a_move_that_is_meant_is_played_and_not_doubted_again() {
    let mut test = coached();
    play(&mut test, LOSES);
    test.wait(is_asked);
    test.press("coach-play");
    test.wait(|test| moves(test) > 6);
    let coach = test.resource::<Coach>();
    assert_eq!((coach.game().warnings, coach.game().is_helped), (1, false));
}

#[test]
fn without_the_coach_a_losing_move_is_played_at_once() {
    let mut test = coached();
    test.resource_mut::<Settings>().coach = false;
    test.settle();
    play(&mut test, LOSES);
    test.settle();
    assert!(moves(&test) > 6);
    assert!(!is_asked(&test));
}

#[test]
fn the_game_is_kept_and_the_result_says_what_the_coach_and_the_review_found() {
    let mut test = coached();
    play(&mut test, LOSES);
    test.wait(is_asked);
    test.press("coach-other");
    test.send(LiveMessage(Intent::Resign));
    let game = last_game(&test);
    assert_eq!((game.level, game.score, game.warnings), (1, 0.0, 1));
    assert!(!game.is_rated, "the question was heeded");
    test.wait(|test| test.screen() == Screen::Result);
    test.wait(|test| test.resource::<GameReview>().is_finished());
    let review = test.resource::<GameReview>();
    let game = test.resource::<Live>().one_board().position();
    let first = review.of(game).expect("a review").sentences[0].clone();
    let words = crate::screens::wording::sentence::sentence_text(test.resource(), &first);
    assert!(test.shows(&words), "{words}");
    assert!(test.says("result-warnings"));
}
