use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::test_support::position;
use narabe_rules::{BoardSize, Point, Position, Rule, Side};

/// Random moves near the centre, none of which ends the game.
fn random_position(rule: Rule, rng: &mut StdRng) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    let stones = rng.random_range(8..36);
    let reach = rng.random_range(2..6_i8);
    let area: Vec<Point> = BoardSize::DEFAULT
        .points()
        .filter(|point| {
            let is_near = |coordinate: u8| (coordinate as i8 - 7).abs() <= reach;
            is_near(point.x) && is_near(point.y)
        })
        .collect();
    for _ in 0..stones {
        let point = *area.choose(rng).unwrap();
        if position.check(point).is_ok() {
            position.play(point).unwrap();
            if position.outcome().is_some() {
                position.undo();
            }
        }
    }
    position
}

/// The points that complete a five for the side that has just moved, by the rules alone.
fn completions(position: &Position) -> Vec<Point> {
    five_points_of(position, position.side_to_move().other())
}

fn five_points_of(position: &Position, side: Side) -> Vec<Point> {
    position
        .board()
        .five_points(position.rule(), side)
        .collect()
}

/// The legal moves that leave the side that has just moved no five to complete. Only points on the lines of the five can.
fn five_defences(position: &mut Position, five: Point) -> Vec<Point> {
    let attacker = position.side_to_move().other();
    let near = |point: &Point| {
        let [dx, dy] = [point.x.abs_diff(five.x), point.y.abs_diff(five.y)];
        dx.max(dy) <= 5 && (dx == 0 || dy == 0 || dx == dy)
    };
    let points: Vec<Point> = position.board().empty_points().filter(near).collect();
    let stops = points.into_iter().filter(|&point| {
        if position.play(point).is_err() {
            return false;
        }
        let stops = five_points_of(position, attacker).is_empty();
        position.undo();
        stops
    });
    stops.collect()
}

/// Plays out a VCF: after each four the defender has no five, and each of its defences loses.
fn assert_vcf(start: &Position, line: &[Point]) {
    let mut position = start.clone();
    for (number, &point) in line.iter().enumerate() {
        position.play(point).unwrap();
        let is_last = number + 1 == line.len();
        if is_last {
            assert!(position.outcome().is_some(), "{start:?} {line:?}");
        } else if number % 2 == 0 {
            let completions = completions(&position);
            assert!(!completions.is_empty(), "{point} is no four: {start:?}");
            let defender = position.side_to_move();
            assert!(five_points_of(&position, defender).is_empty(), "{start:?}");
            let defences = five_defences(&mut position, completions[0]);
            let reply = line[number + 1];
            assert!(
                defences.is_empty() || defences.contains(&reply),
                "{start:?}"
            );
            for defence in defences.into_iter().filter(|&defence| defence != reply) {
                position.play(defence).unwrap();
                let verdict = solve(&Setup::from(&position), ThreatKind::Vcf, 20_000).verdict;
                assert!(
                    verdict.moves_to_win().is_some(),
                    "{defence} stops {line:?}\n{start:?}"
                );
                position.undo();
            }
        }
    }
}

#[test]
fn every_vcf_holds_against_every_defence() {
    let mut rng = StdRng::seed_from_u64(11);
    let mut wins = 0;
    for number in 0..10_000 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let position = random_position(rule, &mut rng);
        if let Verdict::Win(line) = solve(&Setup::from(&position), ThreatKind::Vcf, 2_000).verdict {
            assert_vcf(&position, &line);
            wins += 1;
        }
    }
    assert!(wins > 1_000, "only {wins} wins were found to check");
}

/// Whether there is a VCF of at most `left` own moves, found by trying all fours by the rules.
fn has_vcf(position: &mut Position, left: u32) -> bool {
    let me = position.side_to_move();
    if !five_points_of(position, me).is_empty() {
        return true;
    }
    if left <= 1 {
        return false;
    }
    let points: Vec<Point> = position.board().empty_points().collect();
    points.into_iter().any(|point| {
        if position.play(point).is_err() {
            return false;
        }
        let mut wins = false;
        if let Some(&five) = completions(position).first()
            && five_points_of(position, me.other()).is_empty()
        {
            wins = five_defences(position, five).into_iter().all(|defence| {
                position.play(defence).unwrap();
                let wins = has_vcf(position, left - 1);
                position.undo();
                wins
            });
        }
        position.undo();
        wins
    })
}

#[test]
fn a_refuted_position_has_no_short_vcf() {
    let mut rng = StdRng::seed_from_u64(12);
    for number in 0..100 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let mut position = random_position(rule, &mut rng);
        let expected = has_vcf(&mut position, 3);
        let verdict = solve(&Setup::from(&position), ThreatKind::Vcf, 1_000_000).verdict;
        assert_ne!(verdict, Verdict::Unknown);
        if expected {
            assert!(
                verdict.moves_to_win().is_some_and(|moves| moves <= 3),
                "{position:?}"
            );
        } else {
            assert!(
                verdict.moves_to_win().is_none_or(|moves| moves > 3),
                "{position:?}"
            );
        }
    }
}

/// Plays out a win by threats: after each legal move of the defender `solve` finds a win again.
fn assert_win_by_threats(start: &Position, line: &[Point], solve: impl Fn(&Setup) -> Solution) {
    let mut position = start.clone();
    for (number, &point) in line.iter().enumerate() {
        position.play(point).unwrap();
        if number % 2 == 1 || position.outcome().is_some() {
            continue;
        }
        let defences: Vec<Point> = position.board().empty_points().collect();
        for defence in defences {
            if position.play(defence).is_err() {
                continue;
            }
            assert!(position.outcome().is_none(), "{defence} wins: {start:?}");
            let verdict = solve(&Setup::from(&position)).verdict;
            assert!(
                verdict.moves_to_win().is_some(),
                "{defence} stops {line:?}: {verdict:?}\n{}",
                position.board()
            );
            position.undo();
        }
    }
    assert!(position.outcome().is_some());
}

#[test]
fn every_vct_holds_against_every_defence() {
    let mut rng = StdRng::seed_from_u64(13);
    let mut wins = 0;
    let mut number = 0;
    while wins < 25 {
        number += 1;
        let position = random_position(Rule::ALL[number % Rule::ALL.len()], &mut rng);
        let setup = Setup::from(&position);
        if solve(&setup, ThreatKind::Vcf, 10_000)
            .verdict
            .moves_to_win()
            .is_some()
        {
            continue;
        }
        if let Verdict::Win(line) = solve(&setup, ThreatKind::Vct, 5_000).verdict {
            let again = |setup: &Setup| solve(setup, ThreatKind::Vct, 200_000);
            assert_win_by_threats(&position, &line, again);
            wins += 1;
        }
    }
}

#[test]
fn every_wide_win_holds_against_every_defence() {
    let mut rng = StdRng::seed_from_u64(14);
    let mut wins = 0;
    let mut number = 0;
    while wins < 5 {
        number += 1;
        let position = random_position(Rule::ALL[number % Rule::ALL.len()], &mut rng);
        let setup = Setup::from(&position);
        if solve(&setup, ThreatKind::Vct, 10_000).verdict != Verdict::NoWin {
            continue;
        }
        if let Verdict::Win(line) = solve_wide(&setup, 20_000).verdict {
            let again = |setup: &Setup| solve_wide(setup, 400_000);
            assert_win_by_threats(&position, &line, again);
            wins += 1;
        }
    }
}

#[test]
fn a_three_stands_while_a_four_is_stopped() {
    // g8 makes two threes. White's four on a4 is stopped on a5, which makes no threat.
    let setup = Setup::from(&position(Rule::Freestyle, "h8 a1 i8 a2 g9 a3 g10 o15"));
    let narrow = solve(&setup, ThreatKind::Vct, 100_000).verdict;
    assert_eq!(narrow, Verdict::NoWin);
    let wide = solve_wide(&setup, 100_000).verdict;
    assert!(wide.moves_to_win().is_some(), "{wide:?}");
}

#[test]
fn a_position_without_stones_has_no_wide_win() {
    let setup = Setup::from(&position(Rule::Freestyle, "h8 i9"));
    assert_eq!(solve_wide(&setup, 100_000).verdict, Verdict::NoWin);
}

/// No stone elsewhere takes an open four away, so that `threats::stops` need not list it.
#[test]
fn a_stone_off_the_lines_of_an_open_four_does_not_stop_it() {
    let mut rng = StdRng::seed_from_u64(15);
    let mut tried = 0;
    for number in 0..2_000 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let position = random_position(rule, &mut rng);
        let mut board = SearchBoard::from_setup(&Setup::from(&position), Weights::of(rule));
        let attacker = board.side_to_move().other();
        for win in threats::open_fours(&board, attacker).iter() {
            if board.has_fouls(attacker) && board.has_several_threes(win) {
                continue;
            }
            let lines = board.four_lines(win, attacker);
            let others: Vec<_> = board
                .empty_points()
                .filter(|&point| !lines.contains(point))
                .collect();
            for point in others {
                board.play(point);
                assert!(
                    threats::open_fours(&board, attacker).contains(win),
                    "{position:?}"
                );
                board.undo();
                tried += 1;
            }
        }
    }
    assert!(tried > 10_000, "only {tried} stones");
}

#[test]
fn known_wins_have_the_right_length() {
    for (moves, kind, own_moves) in [
        ("h8 a1 i8 a2 j8 a3 k8 a4", ThreatKind::Vcf, Some(1)),
        ("h8 a1 i8 a2 j8 a3", ThreatKind::Vcf, Some(2)),
        ("h8 a1 i8 b1 h9 c3 i10 d1", ThreatKind::Vcf, None),
    ] {
        let setup = Setup::from(&position(Rule::Freestyle, moves));
        let verdict = solve(&setup, kind, 1_000_000).verdict;
        assert_eq!(verdict.moves_to_win(), own_moves, "{moves}");
    }
}

#[test]
fn a_four_whose_block_is_forbidden_wins() {
    // White's four is blocked on h8, where two diagonals of Black make a double-three.
    let moves = "f6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8";
    for (rule, own_moves) in [(Rule::Renju, Some(2)), (Rule::Standard, None)] {
        let position = position(rule, moves);
        let solution = solve(&Setup::from(&position), ThreatKind::Vcf, 100_000);
        assert_eq!(solution.verdict.moves_to_win(), own_moves, "{rule:?}");
        if let Verdict::Win(line) = solution.verdict {
            assert_vcf(&position, &line);
        }
    }
}

#[test]
fn black_does_not_win_by_a_foul() {
    // Two fours at once on h8 would win under every other rule.
    let moves = "e8 d8 f8 a1 g8 a3 h5 h4 h6 a5 h7 a7";
    for rule in Rule::ALL {
        let setup = Setup::from(&position(rule, moves));
        let verdict = solve(&setup, ThreatKind::Vcf, 100_000).verdict;
        let expected = (rule != Rule::Renju).then_some(2);
        let own_moves = verdict.moves_to_win().filter(|&moves| moves <= 2);
        assert_eq!(own_moves, expected, "{rule:?}");
    }
}

#[test]
fn under_caro_a_five_can_be_closed() {
    let start = position(Rule::Caro, "d8 c8 e8 a1 f8 a3 g8");
    let board = SearchBoard::from_setup(&Setup::from(&start), Weights::of(Rule::Caro));
    let defences = board
        .five_defences(Side::Black)
        .iter()
        .map(|point| board.point(point));
    let defences: Vec<_> = defences.map(|point| point.to_string()).collect();
    assert_eq!(defences, ["h8", "i8"]);
}

#[test]
fn a_node_limit_that_is_too_small_gives_unknown() {
    let setup = Setup::from(&position(
        Rule::Freestyle,
        "h8 g8 i9 g10 j7 g6 k9 i11 i7 e9 h10 k6",
    ));
    assert_eq!(solve(&setup, ThreatKind::Vct, 0).verdict, Verdict::Unknown);
}
