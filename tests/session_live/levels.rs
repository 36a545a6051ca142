//! The engine's levels at the board.

use crate::harness::{
    Gate, Table, between, computer, first_empty, human, level, point, seconds, thinking_by,
};
use narabe::app::session::{BlackRule, Change, ClockRule, Engines, Intent, MatchConfig, Seat};
use narabe::engine::level::Level;
use narabe::players::{EnginePlayer, MoveRequest, MoveTime, SearchProgress};
use narabe::rules::{Point, Side};
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[test]
fn every_level_plays_a_whole_game_against_a_classic() {
    for who in Level::ALL {
        let mut table = Table::new();
        // With a clock, so that full strength plays at once.
        let config = MatchConfig {
            clock: ClockRule::PerGame { main: 3 },
            ..between(level(who), computer())
        };
        table.begin(config);
        while table.session().thinking_side().is_some() {
            // No time passes: nobody loses on time here.
            table.pass(Duration::ZERO);
            std::thread::sleep(Duration::from_millis(1));
        }
        let outcome = table.session().outcome().expect("the game has ended");
        assert!(outcome.is_decided_on_board(), "{who}: {outcome:?}");
        assert!(table.session().record().ply() >= 9);
    }
}

#[test]
fn full_strength_beats_a_classic_and_tells_what_it_finds() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 20 },
        ..between(level(Level::Kaya), computer())
    });
    let mut told = Vec::<SearchProgress>::new();
    while table.session().thinking_side().is_some() {
        table.pass(Duration::ZERO);
        told.extend(table.session().insight(Side::Black));
        std::thread::sleep(Duration::from_millis(1));
    }
    let winner = table.session().outcome().and_then(|end| end.winner());
    assert_eq!(winner, Some(Side::Black));
    told.dedup();
    assert!(told.iter().any(|insight| insight.depth >= 2), "{told:?}");
    assert_eq!(told.last().map(|insight| insight.chance), Some(100));
    assert_eq!(table.session().insight(Side::White), None);
}

#[test]
fn undo_in_the_middle_of_a_thought_is_prompt_and_no_stone_falls_later() {
    let mut table = Table::new();
    // An hour on the clock: left alone it would think for a minute.
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 3600 },
        ..between(human(), level(Level::Kaya))
    });
    table.play("h8");
    table.wait_until(|session| session.insight(Side::White).is_some());
    assert_eq!(table.session().thinking_side(), Some(Side::White));
    let stale = table.session().request();
    assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    assert_eq!(table.session().insight(Side::White), None);
    let late = Intent::reply(stale, point("i9"));
    assert_eq!(table.send(late), []);
    assert_eq!(table.stones(), "");
    // The thread is free again: another opponent answers on it, and what Kaya had thought of does not fall.
    table.begin(between(human(), level(Level::Koke)));
    table.play("h8");
    table.settle();
    assert_eq!(table.session().record().ply(), 2);
}

#[test]
fn a_long_thought_of_full_strength_is_no_hang() {
    let gate = Gate::default();
    let held = gate.clone();
    let slow = thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    });
    let mut table = Table::with(Engines {
        patience: seconds(10),
        ..slow
    });
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 600 },
        ..between(human(), level(Level::Kaya))
    });
    table.play("h8");
    table.pass(seconds(120));
    assert_eq!(table.session().thinking_side(), Some(Side::White));
    gate.open();
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
}

/// Counts how many were made and how often they were asked, and plays the first empty point.
struct Counted {
    made: usize,
    asked: Arc<Mutex<Vec<(usize, MoveTime)>>>,
}

impl EnginePlayer for Counted {
    fn choose(&mut self, request: &MoveRequest, _rng: &mut StdRng) -> Option<Point> {
        let mut asked = self.asked.lock().expect("nobody broke off");
        asked.push((self.made, request.time));
        first_empty(&request.position)
    }
}

type Asked = Arc<Mutex<Vec<(usize, MoveTime)>>>;

fn counted() -> (Engines, Asked) {
    let (made, asked) = (Arc::new(AtomicUsize::new(0)), Asked::default());
    let heard = asked.clone();
    let make = move |seat: Seat| {
        (!seat.is_human()).then(|| {
            Box::new(Counted {
                made: made.fetch_add(1, Ordering::SeqCst) + 1,
                asked: heard.clone(),
            }) as Box<dyn EnginePlayer>
        })
    };
    let engines = Engines {
        make: Arc::new(make),
        ..crate::harness::engines()
    };
    (engines, asked)
}

#[test]
fn an_engine_stays_for_its_game_and_a_new_game_gets_a_new_one() {
    let (engines, asked) = counted();
    let mut table = Table::with(engines);
    table.begin(between(human(), computer()));
    for stone in ["h8", "i9", "h9"] {
        table.play(stone);
        table.settle();
    }
    table.send(Intent::Undo);
    table.play("h10");
    table.settle();
    table.send(Intent::Restart);
    table.play("h8");
    table.settle();
    let made: Vec<_> = asked
        .lock()
        .expect("nobody broke off")
        .iter()
        .map(|(made, _)| *made)
        .collect();
    assert_eq!(made, [1, 1, 1, 1, 2]);
}

#[test]
fn an_engine_is_told_what_its_clock_says() {
    let (engines, asked) = counted();
    let mut table = Table::with(engines);
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
        table.begin(MatchConfig {
            clock,
            ..between(computer(), human())
        });
        table.settle();
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
    let mut table = Table::new();
    table.begin(between(human(), level(Level::Warabi)));
    table.play("h8");
    table.settle();
    let stones = table.stones();
    let home = table.kill();
    let mut table = Table::at(home.path());
    table.send(Intent::Continue);
    assert_eq!(table.stones(), stones);
    assert_eq!(
        table.session().seat(Side::White),
        Seat::Level(Level::Warabi)
    );
    let free = first_empty(table.session().position()).expect("a free point");
    table.send(Intent::play(free));
    table.settle();
    assert_eq!(table.session().record().ply(), 4);
}

#[test]
fn a_level_that_nobody_knows_is_named() {
    let mut table = Table::new();
    table.begin(between(human(), level(Level::Warabi)));
    table.play("h8");
    table.settle();
    let home = table.kill();
    let path = narabe::app::storage::Folders::at(home.path()).autosave();
    let text = std::fs::read_to_string(&path).expect("the autosave");
    assert!(text.contains("warabi"));
    std::fs::write(&path, text.replace("warabi", "oak")).expect("written");
    let mut table = Table::at(home.path());
    let troubles = table.troubles();
    assert_eq!(troubles.len(), 1);
    let detail = &troubles[0].detail;
    assert!(
        detail.contains("oak") && detail.contains("kaya"),
        "{detail}"
    );
}

#[test]
fn a_match_between_levels_keeps_its_score() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        black: BlackRule::Alternate,
        ..between(level(Level::Koke), level(Level::Matsu))
    });
    table.settle();
    let first = table.session().results();
    table.send(Intent::NextGame);
    table.settle();
    let session = table.session();
    assert_eq!(session.player_on(Side::Black), 1);
    assert_eq!(session.results().len(), 2);
    assert_eq!(session.results()[0], first[0]);
    assert!(session.wins(1) >= 1, "Matsu does not lose twice to Koke");
}
