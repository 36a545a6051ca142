//! The searching engine from outside: what it answers, that it can be stopped, and that it does the same thing twice.

mod reported;

use std::sync::atomic::{AtomicBool, Ordering};

use narabe_engine_core::{Engine, Limits, NoClock, OsThreads, Report, Settings, Setup};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

fn position(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in parse_move_list(moves).unwrap() {
        position.play(point).unwrap();
    }
    position
}

fn engine() -> Engine {
    Engine::new(Settings {
        hash: 4,
        threads: 1,
    })
}

fn think(position: &Position, limits: &Limits) -> Option<Report> {
    engine().think(
        &Setup::from(position),
        limits,
        &NoClock,
        &AtomicBool::new(false),
        |_| (),
    )
}

#[test]
fn wins_and_losses_count_own_moves() {
    for (moves, win) in [
        ("h8 a1 i8 a2 j8 a3 k8 a4", 1),
        ("h8 a1 i8 a2 j8 a3", 2),
        ("h8 a1 i9 o15 j8 a15 h9 o1", 3),
    ] {
        let report = think(&position(Rule::Freestyle, moves), &Limits::depth(6)).unwrap();
        assert_eq!(report.lines[0].value.moves_to_win(), Some(win), "{moves}");
    }
    let lost = position(Rule::Freestyle, "h8 a1 i8 a2 j8 a3 k8");
    let report = think(&lost, &Limits::depth(6)).unwrap();
    assert_eq!(report.lines[0].value.moves_to_loss(), Some(1));
    assert!(["g8", "l8"].contains(&report.best_move().to_string().as_str()));
}

#[test]
fn an_overline_is_no_win_under_the_standard_rule() {
    let moves = "h8 a1 i8 a2 j8 a3 l8 a5 m8 a6";
    let fill = "k8".parse().unwrap();
    let freestyle = think(&position(Rule::Freestyle, moves), &Limits::depth(2)).unwrap();
    assert_eq!(freestyle.best_move(), fill);
    let standard = think(&position(Rule::Standard, moves), &Limits::depth(2)).unwrap();
    assert_ne!(standard.lines[0].value.moves_to_win(), Some(1));
}

/// Games against chance in which every line with a proven end is played out.
#[test]
fn a_proven_win_comes_with_its_whole_line() {
    let mut rng = StdRng::seed_from_u64(8);
    let mut lines = 0;
    for rule in Rule::ALL {
        for _ in 0..6 {
            let mut position = Position::new(rule, BoardSize::DEFAULT);
            while position.outcome().is_none() && position.moves().len() < 60 {
                let mut report = think(&position, &Limits::nodes(3_000)).unwrap();
                let stop = AtomicBool::new(false);
                engine().complete_proven_lines(&Setup::from(&position), &mut report, &stop);
                let best = &report.lines[0];
                let side = position.side_to_move();
                let winner = match (best.value.moves_to_win(), best.value.moves_to_loss()) {
                    (Some(_), _) => Some(side),
                    (_, Some(_)) => Some(side.other()),
                    _ => None,
                };
                if let Some(winner) = winner {
                    let mut end = position.clone();
                    for &point in &best.moves {
                        end.play(point).unwrap();
                    }
                    let outcome = end.outcome().and_then(narabe_rules::Outcome::winner);
                    assert_eq!(outcome, Some(winner), "{rule:?} {end:?} {best:?}");
                    lines += 1;
                }
                let strays = rng.random_ratio(1, 3);
                let legal = |point: &Point| position.check(*point).is_ok();
                let point = if strays {
                    let points = position.board().empty_points().filter(legal);
                    points.choose(&mut rng).unwrap()
                } else {
                    report.best_move()
                };
                position.play(point).unwrap();
            }
        }
    }
    assert!(lines > 60, "{lines}");
}

/// Black once played h5 here, for "worth a win at most" was read as "a win".
#[test]
fn an_upper_bound_is_no_win() {
    let moves = "l9 i7 h7 j6 l7 j11 m10 k8 h8 l8 m8 m9 k7 k6 k10 n7 j9 i8 h9 h10";
    let mut engine = engine();
    for moves in [moves.to_owned(), format!("{moves} i9 k9")] {
        let mut position = position(Rule::Freestyle, &moves);
        let setup = Setup::from(&position);
        let (limits, stop) = (Limits::nodes(20_000), AtomicBool::new(false));
        let report = engine.think(&setup, &limits, &NoClock, &stop, |_| ());
        let mut report = report.unwrap();
        engine.complete_proven_lines(&setup, &mut report, &stop);
        for &point in &report.lines[0].moves {
            position.play(point).unwrap();
        }
        let winner = position.outcome().and_then(narabe_rules::Outcome::winner);
        assert_eq!(winner, Some(Side::Black), "{report:?}");
    }
}

#[test]
fn one_thread_does_the_same_twice() {
    let position = position(Rule::Freestyle, "h8 i9 h10 g8 i7");
    let limits = Limits::depth(8);
    let (first, second) = (think(&position, &limits), think(&position, &limits));
    assert_eq!(first, second);
    assert!(first.unwrap().nodes > 1_000);
}

#[test]
fn more_threads_answer_as_well() {
    let mut engine = Engine::with_threads(
        Settings {
            hash: 8,
            threads: 3,
        },
        Box::new(OsThreads),
    );
    let setup = Setup::from(&position(Rule::Freestyle, "h8 a1 i9 o15 j8 a15 h9 o1"));
    let stop = AtomicBool::new(false);
    let report = engine.think(&setup, &Limits::depth(8), &NoClock, &stop, |_| ());
    assert_eq!(report.unwrap().lines[0].value.moves_to_win(), Some(3));
}

#[test]
fn several_lines_begin_with_different_moves() {
    let limits = Limits {
        multi_pv: 4,
        ..Limits::depth(4)
    };
    let report = think(&position(Rule::Freestyle, "h8 i9 h10"), &limits).unwrap();
    let mut firsts: Vec<_> = report.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts.len(), 4);
    assert!(
        report
            .lines
            .is_sorted_by_key(|line| std::cmp::Reverse(line.value))
    );
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
}

/// Nodes that may pass between the moment the flag is set and the end: two looks at it.
const NODES_TO_STOP: u64 = 2 * 512;

#[test]
fn a_stop_is_obeyed_within_a_few_nodes() {
    let stop = AtomicBool::new(false);
    let mut nodes_then = 0;
    let setup = Setup::from(&position(Rule::Freestyle, "h8 i9 h10 g8 i7"));
    let report = engine().think(&setup, &Limits::default(), &NoClock, &stop, |report| {
        if report.depth == 6 {
            stop.store(true, Ordering::Relaxed);
            nodes_then = report.nodes;
        }
    });
    let nodes = report.unwrap().nodes;
    assert!(
        nodes <= nodes_then + NODES_TO_STOP,
        "{nodes} after {nodes_then}"
    );
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_answers() {
    let setup = Setup::from(&position(Rule::Freestyle, "h8 i9"));
    let report = engine().think(
        &setup,
        &Limits::default(),
        &NoClock,
        &AtomicBool::new(true),
        |_| (),
    );
    assert!(report.is_some());
}

/// Random games on small boards to the last point: no panic, legal answers, and no win that the empty points leave no
/// room for.
#[test]
fn nearly_full_boards_have_no_impossible_wins() {
    let mut rng = StdRng::seed_from_u64(5);
    for number in 0..40 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let size = BoardSize::new(rng.random_range(5..=8)).unwrap();
        let mut position = Position::new(rule, size);
        while position.outcome().is_none() {
            let empties = position.board().empty_points().count();
            let points: Vec<Point> = position.board().empty_points().collect();
            let legal = points
                .into_iter()
                .filter(|&point| position.check(point).is_ok());
            let point = legal.choose(&mut rng).expect("the game is not over");
            if empties <= 10 {
                let report = think(&position, &Limits::depth(12)).unwrap();
                assert!(position.check(report.best_move()).is_ok());
                let plies = match report.lines[0].value {
                    value if value.moves_to_win().is_some() => {
                        2 * value.moves_to_win().unwrap() as usize - 1
                    }
                    value => 2 * value.moves_to_loss().unwrap_or(0) as usize,
                };
                assert!(
                    plies <= empties,
                    "{plies} moves on {empties} points\n{}",
                    position.board()
                );
            }
            position.play(point).unwrap();
        }
    }
}

#[test]
fn a_full_board_has_no_answer() {
    let mut setup = Setup::new(Rule::Standard, BoardSize::MIN);
    for (number, point) in BoardSize::MIN.points().enumerate() {
        setup.place(point, Side::ALL[number / 2 % 2]).unwrap();
    }
    let stop = AtomicBool::new(false);
    let report = engine().think(&setup, &Limits::depth(3), &NoClock, &stop, |_| ());
    assert_eq!(report, None);
}

#[test]
fn every_size_has_a_first_move_and_an_answer_to_it() {
    for rule in Rule::ALL {
        for size in (5..=25).map(|side| BoardSize::new(side).unwrap()) {
            let mut position = Position::new(rule, size);
            for _ in 0..3 {
                let report = think(&position, &Limits::nodes(2_000)).unwrap();
                position.play(report.best_move()).unwrap();
            }
        }
    }
}

/// Lets the engine play for both sides until the game is over.
fn play_on(mut position: Position) {
    let (mut engine, stop) = (engine(), AtomicBool::new(false));
    while position.outcome().is_none() {
        let setup = Setup::from(&position);
        let report = engine.think(&setup, &Limits::nodes(400), &NoClock, &stop, |_| ());
        let best = report.expect("the game is not over").best_move();
        let played = position.play(best).map(|_| ());
        assert_eq!(played, Ok(()), "{position:?}");
    }
}

#[test]
fn the_engine_plays_every_rule_to_its_end_without_an_illegal_move() {
    for rule in Rule::ALL {
        for opening in ["", "h8 h9", "h8 i9 g7", "h8 g9 i8 j10 f6"] {
            play_on(position(rule, opening));
        }
        for side in [19, 20] {
            play_on(Position::new(rule, BoardSize::new(side).unwrap()));
        }
    }
}

#[test]
fn the_engine_beats_random_play() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut position = Position::new(Rule::Standard, BoardSize::DEFAULT);
    while position.outcome().is_none() {
        let point = match position.side_to_move() {
            Side::White => think(&position, &Limits::nodes(3_000)).unwrap().best_move(),
            Side::Black => position.board().empty_points().choose(&mut rng).unwrap(),
        };
        position.play(point).unwrap();
    }
    assert_eq!(position.outcome().unwrap().winner(), Some(Side::White));
    assert!(position.moves().len() < 40);
}
