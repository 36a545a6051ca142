//! Whole runs with players that are deterministic: however a run is interrupted and however many games are played at a time, the end is
//! the same.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use narabe_arena::{
    Ending, Entrant, Event, FinishedGame, Format, GameLimits, Journal, OpeningBook, OpeningSet,
    Runner, Standings, Start, Tournament, Who,
};
use narabe_engine_core::level::Level;

use crate::common::{round_robin, with_format};

fn start(tournament: &Tournament, finished: Vec<FinishedGame>, journal: Option<Journal>) -> Start {
    Start {
        tournament: tournament.clone(),
        folder: PathBuf::new(),
        book: OpeningBook::new(tournament, Path::new("")).unwrap(),
        finished,
        journal,
    }
}

/// Runs a tournament to its end.
fn run(tournament: &Tournament) -> (Standings, Vec<FinishedGame>) {
    let games = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&games);
    let runner = Runner::start(start(tournament, Vec::new(), None), move |event| {
        if let Event::Finished { game, .. } = event {
            kept.lock().unwrap().push(game.as_ref().clone());
        }
    });
    let (ending, standings) = runner.join();
    assert_eq!(ending, Ending::Complete);
    let mut games = games.lock().unwrap().clone();
    games.sort_by_key(|game| game.number);
    (standings, games)
}

/// The same games but for their times.
fn untimed(games: &[FinishedGame]) -> Vec<FinishedGame> {
    let games = games.iter().cloned();
    games
        .map(|game| FinishedGame {
            times: Vec::new(),
            ..game
        })
        .collect()
}

fn told() -> (Sender<Event>, Receiver<Event>) {
    channel()
}

#[test]
fn several_games_at_a_time_end_as_one_after_the_other() {
    let tournament = round_robin(3, 6);
    let (standings, games) = run(&tournament);
    assert_eq!(games.len(), 18);
    assert_eq!(standings.played, 18);
    let parallel = Tournament {
        at_once: 4,
        ..tournament
    };
    let (same, as_many) = run(&parallel);
    assert_eq!(same, standings);
    assert_eq!(untimed(&as_many), untimed(&games));
}

#[test]
fn levels_and_openings_from_the_seed_are_the_same_each_time() {
    let players = [Level::Koke, Level::Warabi].map(|level| Entrant::new(Who::Level(level)));
    let format = Format::RoundRobin {
        games: 4,
        neighbours: None,
    };
    let tournament = Tournament::new(players.to_vec(), format);
    let (_, games) = run(&tournament);
    assert_eq!(untimed(&run(&tournament).1), untimed(&games));
    assert_eq!(
        games[0].moves[..games[0].opening],
        games[1].moves[..games[1].opening]
    );
    assert_ne!(
        games[0].moves[..games[0].opening],
        games[2].moves[..games[2].opening]
    );
    let other = Tournament {
        seed: 2,
        ..tournament
    };
    assert_ne!(untimed(&run(&other).1), untimed(&games));
}

#[test]
fn a_run_that_was_stopped_goes_on_to_the_same_end() {
    let tournament = Tournament {
        at_once: 2,
        ..round_robin(3, 6)
    };
    let (standings, games) = run(&tournament);
    let folder = tempfile::tempdir().unwrap();
    for stop_after in [1, 4, 11] {
        let path = folder.path().join(format!("{stop_after}.journal"));
        let journal = Journal::create(&path, &tournament).unwrap();
        let (events, heard) = told();
        let sink = move |event| {
            let _ = events.send(event);
        };
        let runner = Runner::start(start(&tournament, Vec::new(), Some(journal)), sink);
        let finished = heard
            .iter()
            .filter(|event| matches!(event, Event::Finished { .. }));
        assert_eq!(finished.take(stop_after).count(), stop_after);
        runner.stop();
        let (ending, _) = runner.join();
        // The rest may have been finished before the stop.
        assert!(
            matches!(ending, Ending::Stopped | Ending::Complete),
            "{ending:?}"
        );
        // A kill may leave half a line.
        let mut bytes = std::fs::read(&path).unwrap();
        bytes.extend_from_slice(b"{\"number\":3,\"si");
        std::fs::write(&path, bytes).unwrap();
        let resumed = Journal::resume(&path, &tournament).unwrap();
        assert!(resumed.torn.is_some() && resumed.games.len() >= stop_after);
        let rest = start(&tournament, resumed.games, Some(resumed.journal));
        let (ending, again) = Runner::start(rest, |_| ()).join();
        assert_eq!((ending, again), (Ending::Complete, standings.clone()));
        let mut all = Journal::read(&path).unwrap().games;
        all.sort_by_key(|game| game.number);
        assert_eq!(untimed(&all), untimed(&games));
    }
}

#[test]
fn a_paused_run_plays_nothing_until_it_goes_on() {
    let tournament = Tournament {
        at_once: 2,
        ..round_robin(4, 20)
    };
    let (events, heard) = told();
    let sink = move |event| {
        let _ = events.send(event);
    };
    let runner = Runner::start(start(&tournament, Vec::new(), None), sink);
    assert!(
        heard
            .iter()
            .any(|event| matches!(event, Event::Played { .. }))
    );
    runner.pause();
    assert!(
        heard
            .iter()
            .any(|event| matches!(event, Event::Paused(true)))
    );
    // Each table may still play the move that was being chosen.
    let more = std::iter::from_fn(|| {
        heard
            .recv_timeout(std::time::Duration::from_millis(100))
            .ok()
    });
    assert!(
        more.filter(|event| matches!(event, Event::Played { .. }))
            .count()
            <= 2
    );
    assert!(runner.standings().played < 120);
    runner.resume();
    let (ending, standings) = runner.join();
    assert_eq!((ending, standings.played), (Ending::Complete, 120));
    assert!(
        heard
            .iter()
            .any(|event| matches!(event, Event::Paused(false)))
    );
}

#[test]
fn a_paused_run_can_be_stopped() {
    let tournament = round_robin(4, 200);
    let runner = Runner::start(start(&tournament, Vec::new(), None), |_| ());
    runner.pause();
    runner.stop();
    assert_eq!(runner.join().0, Ending::Stopped);
}

#[test]
fn events_tell_each_game_from_its_opening_to_its_end() {
    let tournament = round_robin(2, 2);
    let (events, heard) = told();
    let sink = move |event| {
        let _ = events.send(event);
    };
    Runner::start(start(&tournament, Vec::new(), None), sink).join();
    let mut moves = Vec::new();
    let mut finished = 0;
    for event in heard {
        match event {
            Event::Begun { planned, opening } => {
                assert_eq!(
                    (planned.number, opening.name.as_str()),
                    (finished, "1D Kansei")
                );
                moves = opening.moves.iter().map(|&point| point.into()).collect();
            }
            Event::Played { number, played } => {
                assert_eq!(number, finished);
                moves.push(played.turn);
            }
            Event::Finished { game, counts, .. } => {
                assert!(counts);
                assert_eq!(game.moves, moves);
                assert_eq!(game.times.len(), moves.len() - game.opening);
                finished += 1;
            }
            Event::Paused(_) => panic!("nobody has paused it"),
            Event::Over(ending) => assert_eq!(ending, Ending::Complete),
        }
    }
    assert_eq!(finished, 2);
}

#[test]
fn a_match_ends_with_its_decision() {
    let mut tournament = with_format(
        2,
        Format::Sprt {
            elo0: 0.0,
            elo1: 200.0,
            alpha: 0.05,
            beta: 0.05,
            games: 1_000,
        },
    );
    tournament.players[0].who = Who::Level(Level::Sasa);
    tournament.players[1].who = Who::Level(Level::Koke);
    let (standings, games) = run(&tournament);
    assert!(standings.sprt.unwrap().decision.is_some());
    assert!(games.len() < 100, "{}", games.len());
    assert_eq!(games.len(), standings.played);
}

#[test]
fn a_player_that_cannot_be_set_up_ends_the_run_before_any_game() {
    let mut tournament = round_robin(2, 2);
    let text = "(players: [(who: Engine(weights: \"no-such.weights\")), (who: Level(\"koke\"))], \
                format: RoundRobin(games: 2))";
    tournament.players = Tournament::parse(text).unwrap().players;
    let (ending, standings) = Runner::start(start(&tournament, Vec::new(), None), |_| ()).join();
    let Ending::Failed(fault) = ending else {
        panic!("{ending:?}");
    };
    assert!(fault.starts_with("engine: no-such.weights"), "{fault}");
    assert_eq!(standings.played, 0);
}

#[test]
fn a_clock_that_runs_out_loses_the_game_on_time() {
    let mut tournament = round_robin(2, 2);
    tournament.players[0].who = Who::Level(Level::Matsu);
    tournament.players[0].limits = Some(GameLimits {
        clock: Some(narabe_arena::GameClock {
            main: 1,
            increment: 0,
        }),
        tolerance: 0,
        ..GameLimits::default()
    });
    let (standings, _) = run(&tournament);
    assert_eq!(standings.players[0].time_losses, 2);
    assert_eq!(standings.players[0].faults, 0);
}

#[test]
fn shuffled_openings_depend_on_the_seed_alone() {
    let opening = |tournament: &Tournament, round| {
        let book = OpeningBook::new(tournament, Path::new("")).unwrap();
        book.opening(round).name.clone()
    };
    let plain = round_robin(2, 2);
    assert_eq!(opening(&plain, 0), "1D Kansei");
    assert_eq!(opening(&plain, 26), "1D Kansei", "from the first again");
    let shuffled = Tournament {
        shuffled: true,
        ..plain
    };
    let names: Vec<_> = (0..26).map(|round| opening(&shuffled, round)).collect();
    assert_eq!(
        names,
        (0..26)
            .map(|round| opening(&shuffled, round))
            .collect::<Vec<_>>()
    );
    let mut sorted = names.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 26);
    let some = Tournament {
        openings: OpeningSet::Renju(vec!["7I".to_owned(), "4D".to_owned()]),
        ..round_robin(2, 2)
    };
    assert_eq!(
        (opening(&some, 0), opening(&some, 1)),
        ("4D Kagetsu".into(), "7I Hogetsu".into())
    );
}
