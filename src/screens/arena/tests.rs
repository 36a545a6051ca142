//! The arena without a window: a tournament of classics is played, looked at, saved and stopped.

use crate::arena::{Arena, ArenaPhase, ArenaRequest, ArenaRun};
use crate::screens::testing::TestApp;
use crate::state::Screen;
use narabe_arena::Tournament;

/// A short tournament that needs hardly any time.
fn tournament(games: usize) -> Tournament {
    let text = format!(
        r#"(
            players: [(who: Classic("shapes")), (who: Classic("quintuple"))],
            format: RoundRobin(games: {games}),
            openings: Renju26,
        )"#
    );
    Tournament::parse(&text).expect("a tournament")
}

fn run(test: &TestApp) -> &ArenaRun {
    test.resource::<Arena>().run().expect("a tournament")
}

fn is_over(test: &TestApp) -> bool {
    !run(test).phase().is_open()
}

#[test]
fn a_tournament_is_played_and_its_games_and_table_are_shown() {
    let mut test = TestApp::at(Screen::Arena);
    assert!(test.has("arena-new") && !test.has("arena-stop"));
    test.send(ArenaRequest::Start(Box::new(tournament(4))));
    test.wait(is_over);
    assert_eq!(run(&test).phase(), ArenaPhase::Over);
    assert_eq!(run(&test).standings().played, 4);
    test.settle();
    assert!(test.has("arena-game-0") && test.has("arena-game-3"));
    assert!(test.says("arena-over") && test.says("arena-table") && test.says("arena-strength"));
}

#[test]
fn a_game_opens_in_the_study() {
    let mut test = TestApp::at(Screen::Arena);
    test.send(ArenaRequest::Start(Box::new(tournament(2))));
    test.wait(is_over);
    test.settle();
    test.press("arena-game-1");
    test.settle();
    assert_eq!(test.screen(), Screen::Study);
}

#[test]
fn a_tournament_that_was_stopped_goes_on_with_its_finished_games() {
    let mut test = TestApp::at(Screen::Arena);
    test.send(ArenaRequest::Start(Box::new(tournament(400))));
    test.wait(|test| run(test).games().len() > 1);
    test.send(ArenaRequest::Stop);
    test.wait(is_over);
    assert_eq!(run(&test).phase(), ArenaPhase::Stopped);
    let finished = run(&test).games().len();
    assert!(finished < 400);
    test.settle();
    assert!(test.has("arena-resume") && !test.has("arena-stop"));
    test.press("arena-resume");
    test.wait(|test| run(test).games().len() > finished);
    test.send(ArenaRequest::Stop);
    test.wait(is_over);
}
