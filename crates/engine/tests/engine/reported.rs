//! Positions from the reports and tests of other programs, with the answers that were checked by hand or by the rules alone.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::tactics::{ThreatKind, Verdict, solve};
use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
use narabe_notation::{parse_board_text, parse_move_list, parse_position_string};
use narabe_rules::{BoardSize, Point, Position, Rule, Side};

/// More nodes than any of the positions needs.
const NODES: u64 = 2_000_000;

/// A board of `tests/data/engine`, under Renju.
fn board(name: &str, to_move: Side) -> Setup {
    let path = format!("tests/data/engine/{name}.txt");
    let text = std::fs::read_to_string(path).expect("a file of the tests");
    let mut setup = parse_board_text(&text, Rule::Renju).expect("a board");
    setup.set_to_move(to_move);
    setup
}

fn played(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    let moves = moves.to_ascii_lowercase();
    let points = if moves.contains(' ') {
        parse_move_list(&moves).expect("moves")
    } else {
        let turns = parse_position_string(&moves).expect("moves");
        turns.into_iter().filter_map(|turn| turn.point()).collect()
    };
    for point in points {
        position.play(point).expect("a legal move");
    }
    position
}

/// The moves of a victory by fours, which the rules have replayed: every attack is allowed, and every answer is played.
fn victory_by_fours(setup: &Setup) -> Vec<Point> {
    let Verdict::Win(line) = solve(setup, ThreatKind::Vcf, NODES).verdict else {
        panic!("no win by fours was found");
    };
    let mut position = Position::from_setup(setup).expect("a position");
    for &point in &line {
        position.play(point).expect("a legal move");
    }
    assert_eq!(line.len() % 2, 1, "the winner moves last: {line:?}");
    line
}

#[test]
fn victories_by_fours_of_other_programs_are_found() {
    for (name, to_move) in [
        ("vcf-long-145-plies", Side::Black),
        ("vcf-black-past-white-double-four", Side::Black),
        ("vcf-counter-four", Side::Black),
        ("vcf-white", Side::White),
        ("mintaka-trap_vcf-1-d15", Side::White),
        ("mintaka-trap_vcf-2-m12", Side::White),
        ("mintaka-trap_vcf-3-g12", Side::White),
        ("mintaka-deep_vcf-1-f15", Side::Black),
        ("mintaka-deep_vcf-2-b13", Side::Black),
    ] {
        let line = victory_by_fours(&board(name, to_move));
        assert!(line.len() > 3, "{name}: {line:?}");
    }
    let line = victory_by_fours(&board("vcf-black", Side::Black));
    assert!(
        line.len() > 2 * 11,
        "there is none of eleven moves: {line:?}"
    );
}

#[test]
fn an_open_four_may_stop_a_counter_four() {
    let black = "h11 h10 h9 f8 g8 k11 m12 i6";
    let white = "h12 l11 j10 k10 i9 j9 g7";
    let mut setup = Setup::new(Rule::Renju, BoardSize::DEFAULT);
    for (stones, side) in [(black, Side::Black), (white, Side::White)] {
        for point in parse_move_list(stones).expect("points") {
            setup.place(point, side).expect("an empty point");
        }
    }
    setup.set_to_move(Side::Black);
    victory_by_fours(&setup);
}

#[test]
fn a_four_that_an_overline_takes_away_begins_no_victory() {
    let moves = "H8 H9 I8 G8 I9 I10 J11 G7 G9 H10 F10 I7 F7 H7 F9 F8 E11 D12 E9 D9 E8 E10 G11 H12 C6 D7 F11 D11 F12 F13";
    let setup = Setup::from(&played(Rule::Renju, moves));
    let found = solve(&setup, ThreatKind::Vcf, NODES).verdict;
    assert!(matches!(found, Verdict::NoWin), "{found:?}");
}

#[test]
fn a_victory_by_fours_and_threes_of_another_program_is_found() {
    let moves = "H8 H9 G8 I8 G10 G9 F9 E8 E10 H7 F10 H10 F8 F11";
    let setup = Setup::from(&played(Rule::Renju, moves));
    let found = solve(&setup, ThreatKind::Vct, NODES).verdict;
    assert!(matches!(found, Verdict::Win(_)), "{found:?}");
}

/// The move of the engine after so many nodes.
fn chosen(position: &Position, nodes: u64) -> Point {
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let stop = AtomicBool::new(false);
    let report = engine.think(
        &position.into(),
        &Limits::nodes(nodes),
        &NoClock,
        &stop,
        |_| (),
    );
    report.expect("a move").best_move()
}

#[test]
fn the_only_defence_against_a_four_is_played() {
    let moves = "h8h7i7g9h6g5g7i6g8f8f6e5f5j10i10i11k9h10j12l10";
    let only = "e7".parse().expect("a point");
    for nodes in [1, 100, 5_000] {
        assert_eq!(chosen(&played(Rule::Freestyle, moves), nodes), only);
    }
}

#[test]
fn with_the_only_defence_forbidden_an_allowed_point_is_played() {
    let moves = "h8h9i8i9j9h10j10g11f12k7b1a1c1d1e1f1g1h1i1j1k1l1m1n1o1a2b2c2d2e2f2g2h2i2j2k2l2m2n2o2a3b3c3d3e3f3g3h3i3j3k3l3m3n3o3\
                 a4b4a5c4d4e4f4g4h4i4j4k4l4m4n4o4b5c5d5e5f5g5h5i5j5k5l5m5n5o5a6b6c6d6e7e6f6f7g6";
    // These stones are no game: there are fives among them.
    let mut setup = Setup::new(Rule::Renju, BoardSize::DEFAULT);
    let turns = parse_position_string(moves).expect("moves");
    for point in turns.into_iter().filter_map(|turn| turn.point()) {
        setup.place(point, setup.to_move()).expect("an empty point");
    }
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let stop = AtomicBool::new(false);
    let report = engine.think(&setup, &Limits::nodes(3_000), &NoClock, &stop, |_| ());
    let point = report.expect("a move").best_move();
    assert_eq!(setup.get(point), None, "{point} is taken");
    assert_eq!(setup.board().foul_at(point), None, "{point} is forbidden");
}

#[test]
fn the_move_that_wins_is_preferred_to_one_that_loses() {
    let moves = "h8 i9 i7 g9 j7 k7 j8 i8 h6 g5 j9 j6 j10 j11 l10 k9 i10 k10 k8 l7";
    let wins = "h5".parse().expect("a point");
    assert_eq!(chosen(&played(Rule::Freestyle, moves), 20_000), wins);
}
