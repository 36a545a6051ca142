//! The engine's levels at the board, and the adviser beside a person.

use crate::harness::{
    Gate, Table, between, computer, first_empty, human, level, point, seconds, thinking_by,
    two_persons,
};
use narabe::app::session::{
    BlackRule, Change, ClockRule, Engines, Intent, MatchConfig, Refusal, Seat, Seer, Sight,
};
use narabe::engine::Limits;
use narabe::engine::level::Level;
use narabe::players::{Hint, Insight, MoveTime, Request, Thinker};
use narabe::rules::{Point, Position, Side};
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// An open four of Black's, and Black to move: the win is at either end.
const FOUR: &str = "f8 a1 g8 b1 h8 c1 i8 o15";

fn hint_of(change: &Change) -> &Hint {
    match change {
        Change::HintShown(hint) => hint,
        other => panic!("no hint: {other:?}"),
    }
}

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
        while table.session().is_thinking().is_some() {
            // No time passes: nobody loses on time here.
            table.pass(Duration::ZERO);
            std::thread::sleep(Duration::from_millis(1));
        }
        let outcome = table.session().outcome().expect("the game has ended");
        assert!(outcome.is_by_stones(), "{who}: {outcome:?}");
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
    let mut told = Vec::<Insight>::new();
    while table.session().is_thinking().is_some() {
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
    std::thread::sleep(Duration::from_millis(300));
    table.pass(Duration::from_millis(300));
    assert_eq!(table.session().is_thinking(), Some(Side::White));
    let before = Instant::now();
    assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    assert!(before.elapsed() < seconds(2), "{:?}", before.elapsed());
    for _ in 0..200 {
        table.pass(Duration::from_millis(1));
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(table.stones(), "");
    assert_eq!(table.session().insight(Side::White), None);
    // The thread is free again: another opponent answers on it at once.
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
    assert_eq!(table.session().is_thinking(), Some(Side::White));
    gate.open();
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
}

/// Counts how many were made and how often they were asked, and plays the first empty point.
struct Counted {
    made: usize,
    asked: Arc<Mutex<Vec<(usize, MoveTime)>>>,
}

impl Thinker for Counted {
    fn choose(&mut self, request: &Request, _rng: &mut StdRng) -> Option<Point> {
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
            }) as Box<dyn Thinker>
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
            MoveTime::Free,
            MoveTime::Match(seconds(60)),
            MoveTime::Match(seconds(70)),
            MoveTime::Turn(seconds(10))
        ]
    );
}

#[test]
fn a_hint_shows_the_win_and_its_line_until_the_next_stone() {
    let mut table = Table::new();
    table.begin(two_persons());
    // An open three: the win takes two moves.
    table.play("h8 a1 i8 b1 j8 c1");
    assert_eq!(table.send(Intent::Hint), []);
    assert!(table.session().is_looking());
    let change = table.await_change(|change| matches!(change, Change::HintShown(_)));
    let hint = hint_of(&change);
    assert_eq!(hint.wins_in, Some(2));
    assert!(
        [point("g8"), point("k8")].contains(&hint.best()),
        "{hint:?}"
    );
    assert!(hint.line.len() >= 2, "{hint:?}");
    assert!(!table.session().is_looking());
    assert_eq!(table.session().hint(), Some(hint));
    // Asked again, it is said again at once.
    assert_eq!(table.send(Intent::Hint), std::slice::from_ref(&change));
    table.play("a15");
    assert_eq!(table.session().hint(), None);
}

#[test]
fn a_hint_for_a_five_is_one_move() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(FOUR);
    table.send(Intent::Hint);
    let change = table.await_change(|change| matches!(change, Change::HintShown(_)));
    assert_eq!(hint_of(&change).wins_in, Some(1));
    assert!([point("e8"), point("j8")].contains(&hint_of(&change).best()));
}

#[test]
fn a_stone_takes_the_question_back_and_the_late_hint_is_dropped() {
    let mut table = Table::with(Engines {
        // Left alone it would look for an hour.
        hint: Limits::turn(seconds(3600)),
        ..crate::harness::engines()
    });
    table.begin(two_persons());
    table.play("h8 i9");
    table.send(Intent::Hint);
    let stale = table.session().request();
    table.pass(Duration::from_millis(50));
    table.play("h9");
    assert!(!table.session().is_looking());
    let late = Intent::Advise {
        request: stale,
        hint: Some(Hint {
            line: vec![point("a1")],
            wins_in: None,
        }),
    };
    assert_eq!(table.send(late), []);
    assert_eq!(table.session().hint(), None);
    // The adviser is free again.
    let engines = crate::harness::engines();
    table.app().insert_resource(engines);
    table.send(Intent::Hint);
    table.await_change(|change| matches!(change, Change::HintShown(_)));
}

#[test]
fn nobody_gets_a_hint_out_of_turn() {
    let gate = Gate::default();
    let held = gate.clone();
    let mut table = Table::with(thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    }));
    table.begin(between(human(), computer()));
    table.play("h8");
    assert_eq!(
        table.send(Intent::Hint),
        [Change::Refused(Refusal::NotYourTurn)]
    );
    assert!(!table.session().is_looking());
    gate.open();
}

/// What the overlay shows once the engine has looked, asked for in each frame as a screen does.
fn seen(table: &mut Table) -> Vec<(Point, i64)> {
    for _ in 0..20_000 {
        let (position, seer): (Position, Seer) =
            (table.session().position().clone(), table.session().seer());
        let heat = table
            .app()
            .world_mut()
            .resource_mut::<Sight>()
            .of(&position, seer);
        if !heat.is_empty() {
            return heat
                .into_iter()
                .map(|heat| (heat.point, heat.score))
                .collect();
        }
        table.pass(Duration::ZERO);
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("nothing was seen")
}

#[test]
fn the_overlay_shows_the_engines_chances_when_a_level_plays() {
    let mut table = Table::new();
    table.begin(between(human(), level(Level::Koke)));
    assert_eq!(table.session().seer(), Seer::Engine);
    table.send(Intent::Leave);
    table.begin(two_persons());
    assert_eq!(table.session().seer(), Seer::Engine);
    table.play(FOUR);
    let heat = seen(&mut table);
    assert!(heat.len() <= 8 && heat.is_sorted_by(|one, next| one.1 >= next.1));
    assert_eq!(heat[0].1, 100, "a five is certain: {heat:?}");
    assert!([point("e8"), point("j8")].contains(&heat[0].0));
    table.play("e8");
    let position = table.session().position().clone();
    let over = table
        .app()
        .world_mut()
        .resource_mut::<Sight>()
        .of(&position, Seer::Engine);
    assert!(over.is_empty(), "nothing is left to see after the end");
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
    table.send(Intent::Play(free));
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
