//! The engine's levels in the live game.

use crate::harness::{Gate, TestApp, engines, level, reply, thinking_by};
use crate::play::{Play, between, computer, first_empty, human, point, seconds};
use narabe::live::{BlackRule, Change, ClockRule, Engines, Intent, MatchConfig, Seat};
use narabe_engine_core::level::Level;
use narabe_matches::players::{EnginePlayer, MoveRequest, MoveTime, NoMoveReason, SearchProgress};
use narabe_rules::{Point, Side};
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[test]
fn every_level_plays_a_whole_game_against_a_classic() {
    for who in Level::ALL {
        let mut test = TestApp::new();
        // With a clock, so that full strength plays at once.
        let config = MatchConfig {
            clock: ClockRule::PerGame { main: 3 },
            ..between(level(who), computer())
        };
        test.begin(config);
        while test.game().thinking_side().is_some() {
            // No time passes, so nobody loses on time.
            test.pass(Duration::ZERO);
            std::thread::sleep(Duration::from_millis(1));
        }
        let outcome = test.game().outcome().expect("the game has ended");
        assert!(outcome.is_decided_on_board(), "{who}: {outcome:?}");
        assert!(test.game().record().ply() >= 9);
    }
}

#[test]
fn full_strength_beats_a_classic_and_reports_progress() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 20 },
        ..between(level(Level::Kaya), computer())
    });
    let mut reports = Vec::<SearchProgress>::new();
    while test.game().thinking_side().is_some() {
        test.pass(Duration::ZERO);
        reports.extend(test.game().search_progress(Side::Black));
        std::thread::sleep(Duration::from_millis(1));
    }
    let winner = test.game().outcome().and_then(|end| end.winner());
    assert_eq!(winner, Some(Side::Black));
    reports.dedup();
    assert!(
        reports.iter().any(|insight| insight.depth >= 2),
        "{reports:?}"
    );
    assert_eq!(reports.last().map(|insight| insight.chance), Some(100));
    assert_eq!(test.game().search_progress(Side::White), None);
}

#[test]
fn undo_during_a_search_is_prompt_and_no_stone_follows() {
    let mut test = TestApp::new();
    // With an hour on the clock it would think for a minute.
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 3600 },
        ..between(human(), level(Level::Kaya))
    });
    test.play("h8");
    test.wait_until(|live| live.search_progress(Side::White).is_some());
    assert_eq!(test.game().thinking_side(), Some(Side::White));
    let stale = test.game().request();
    assert_eq!(test.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    assert_eq!(test.game().search_progress(Side::White), None);
    let late = reply(stale, point("i9"));
    assert_eq!(test.send(late), []);
    assert_eq!(test.stones(), "");
    // The thread is free again: another opponent answers on it, and the stopped search of Kaya plays no stone.
    test.begin(between(human(), level(Level::Koke)));
    test.play("h8");
    test.settle();
    assert_eq!(test.game().record().ply(), 2);
}

#[test]
fn a_long_search_at_full_strength_is_not_a_hang() {
    let gate = Gate::default();
    let held = gate.clone();
    let slow = thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    });
    let mut test = TestApp::with(Engines {
        response_timeout: seconds(10),
        ..slow
    });
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 600 },
        ..between(human(), level(Level::Kaya))
    });
    test.play("h8");
    test.pass(seconds(120));
    assert_eq!(test.game().thinking_side(), Some(Side::White));
    gate.open();
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
}

/// Counts how many engines were created and how often they were asked; they play the first empty point.
struct Counted {
    made: usize,
    asked: Arc<Mutex<Vec<(usize, MoveTime)>>>,
}

impl EnginePlayer for Counted {
    fn choose(&mut self, request: &MoveRequest, _rng: &mut StdRng) -> Result<Point, NoMoveReason> {
        let mut asked = self.asked.lock().expect("nobody broke off");
        asked.push((self.made, request.time));
        first_empty(&request.position).ok_or(NoMoveReason::NoPoint)
    }
}

type Asked = Arc<Mutex<Vec<(usize, MoveTime)>>>;

fn counted() -> (Engines, Asked) {
    let (made, asked) = (Arc::new(AtomicUsize::new(0)), Asked::default());
    let received = asked.clone();
    let make = move |seat: Seat| {
        (!seat.is_human()).then(|| {
            Box::new(Counted {
                made: made.fetch_add(1, Ordering::SeqCst) + 1,
                asked: received.clone(),
            }) as Box<dyn EnginePlayer>
        })
    };
    let engines = Engines {
        make: Arc::new(make),
        ..engines()
    };
    (engines, asked)
}

#[test]
fn an_engine_is_kept_during_a_game_and_replaced_for_the_next() {
    let (engines, asked) = counted();
    let mut test = TestApp::with(engines);
    test.begin(between(human(), computer()));
    for stone in ["h8", "i9", "h9"] {
        test.play(stone);
        test.settle();
    }
    test.send(Intent::Undo);
    test.play("h10");
    test.settle();
    test.send(Intent::Restart);
    test.play("h8");
    test.settle();
    let made: Vec<_> = asked
        .lock()
        .expect("nobody broke off")
        .iter()
        .map(|(made, _)| *made)
        .collect();
    assert_eq!(made, [1, 1, 1, 1, 2]);
}

#[test]
fn an_engine_receives_its_clock() {
    let (engines, asked) = counted();
    let mut test = TestApp::with(engines);
    for clock in [
        ClockRule::None,
        ClockRule::PerGame { main: 60 },
        ClockRule::ByoYomi {
            main: 60,
            period: 10,
            periods: 2,
        },
        ClockRule::ByoYomi {
            main: 0,
            period: 10,
            periods: 2,
        },
    ] {
        test.begin(MatchConfig {
            clock,
            ..between(computer(), human())
        });
        test.settle();
    }
    let times: Vec<_> = asked
        .lock()
        .expect("nobody broke off")
        .iter()
        .map(|(_, time)| *time)
        .collect();
    assert_eq!(
        times,
        [
            MoveTime::Unlimited,
            MoveTime::Game(seconds(60)),
            MoveTime::Game(seconds(70)),
            MoveTime::Turn(seconds(10))
        ]
    );
}

#[test]
fn a_saved_game_with_a_level_is_continued() {
    let mut test = TestApp::new();
    test.begin(between(human(), level(Level::Warabi)));
    test.play("h8");
    test.settle();
    let stones = test.stones();
    let home = test.kill();
    let mut test = TestApp::at(home.path());
    test.send(Intent::Continue);
    assert_eq!(test.stones(), stones);
    assert_eq!(test.game().seat(Side::White), Seat::Level(Level::Warabi));
    let free = first_empty(test.game().position()).expect("a free point");
    test.send(Intent::play(free));
    test.settle();
    assert_eq!(test.game().record().ply(), 4);
}

#[test]
fn an_unknown_level_is_reported_by_name() {
    let mut test = TestApp::new();
    test.begin(between(human(), level(Level::Warabi)));
    test.play("h8");
    test.settle();
    let home = test.kill();
    let path = narabe::storage::Folders::at(home.path()).autosave();
    let text = std::fs::read_to_string(&path).expect("the autosave");
    assert!(text.contains("warabi"));
    std::fs::write(&path, text.replace("warabi", "oak")).expect("written");
    let mut test = TestApp::at(home.path());
    let troubles = test.troubles();
    assert_eq!(troubles.len(), 1);
    let detail = &troubles[0].detail;
    assert!(
        detail.contains("oak") && detail.contains("kaya"),
        "{detail}"
    );
}

#[test]
fn a_match_between_levels_keeps_its_score() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        black: BlackRule::Alternate,
        ..between(level(Level::Koke), level(Level::Matsu))
    });
    test.settle();
    let first = test.game().results();
    test.send(Intent::NextGame);
    test.settle();
    let game = test.game();
    assert_eq!(game.player_on(Side::Black), 1);
    assert_eq!(game.results().len(), 2);
    assert_eq!(game.results()[0], first[0]);
    assert!(game.wins(1) >= 1, "Matsu does not lose twice to Koke");
}
