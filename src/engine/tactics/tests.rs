use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::notation::parse_move_list;
use crate::rules::{BoardSize, Position, Rule, Side};

fn position(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in parse_move_list(moves).unwrap() {
        position.play(point).unwrap();
    }
    position
}

/// A game of random moves near the centre, none of which ends it.
fn by_chance(rule: Rule, rng: &mut StdRng) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    let stones = rng.random_range(8..36);
    let reach = rng.random_range(2..6_i8);
    let places: Vec<Point> = BoardSize::DEFAULT
        .points()
        .filter(|point| {
            let near = |at: u8| (at as i8 - 7).abs() <= reach;
            near(point.x) && near(point.y)
        })
        .collect();
    for _ in 0..stones {
        let point = *places.choose(rng).unwrap();
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
    let side = position.side_to_move().other();
    five_points(position, side)
}

fn five_points(position: &Position, side: Side) -> Vec<Point> {
    let wins = |point: &Point| {
        crate::rules::Direction::ALL.into_iter().any(|direction| {
            let run = position.board().run_through(*point, side, direction);
            position.rule().is_win(side, run.length, run.closed_ends)
        })
    };
    position.board().empty_points().filter(wins).collect()
}

/// The legal moves that leave the side that has just moved no five to make. Only what lies near the five can be one.
fn answers(position: &mut Position, five: Point) -> Vec<Point> {
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
        let stops = five_points(position, attacker).is_empty();
        position.undo();
        stops
    });
    stops.collect()
}

/// Plays a win by fours out against every defence: no four leaves the other side a five, and every answer that there is
/// loses.
fn assert_wins_by_fours(start: &Position, line: &[Point]) {
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
            assert!(five_points(&position, defender).is_empty(), "{start:?}");
            let answers = answers(&mut position, completions[0]);
            let reply = line[number + 1];
            assert!(answers.is_empty() || answers.contains(&reply), "{start:?}");
            for answer in answers.into_iter().filter(|&answer| answer != reply) {
                position.play(answer).unwrap();
                let verdict = solve(&Setup::from(&position), Kind::Vcf, 20_000).verdict;
                assert!(
                    verdict.own_moves().is_some(),
                    "{answer} stops {line:?}\n{start:?}"
                );
                position.undo();
            }
        }
    }
}

#[test]
fn no_win_by_fours_is_claimed_that_a_defence_stops() {
    let mut rng = StdRng::seed_from_u64(11);
    let mut wins = 0;
    for number in 0..10_000 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let position = by_chance(rule, &mut rng);
        if let Verdict::Win(line) = solve(&Setup::from(&position), Kind::Vcf, 2_000).verdict {
            assert_wins_by_fours(&position, &line);
            wins += 1;
        }
    }
    assert!(wins > 1_000, "only {wins} wins were found to check");
}

/// A slow twin: tries every four and nothing else, by the rules.
fn wins_by_fours_slowly(position: &mut Position, left: u32) -> bool {
    let me = position.side_to_move();
    if !five_points(position, me).is_empty() {
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
            && five_points(position, me.other()).is_empty()
        {
            wins = answers(position, five).into_iter().all(|answer| {
                position.play(answer).unwrap();
                let wins = wins_by_fours_slowly(position, left - 1);
                position.undo();
                wins
            });
        }
        position.undo();
        wins
    })
}

#[test]
fn what_is_refuted_has_no_short_win_by_fours() {
    let mut rng = StdRng::seed_from_u64(12);
    for number in 0..100 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let mut position = by_chance(rule, &mut rng);
        let slow = wins_by_fours_slowly(&mut position, 3);
        let verdict = solve(&Setup::from(&position), Kind::Vcf, 1_000_000).verdict;
        assert_ne!(verdict, Verdict::Unknown);
        if slow {
            assert!(
                verdict.own_moves().is_some_and(|moves| moves <= 3),
                "{position:?}"
            );
        } else {
            assert!(
                verdict.own_moves().is_none_or(|moves| moves > 3),
                "{position:?}"
            );
        }
    }
}

/// Every answer of the defender anywhere on the board must leave the attacker a win, along the whole line.
fn assert_wins_by_threats(start: &Position, line: &[Point]) {
    let mut position = start.clone();
    let attacker = start.side_to_move();
    for (number, &point) in line.iter().enumerate() {
        position.play(point).unwrap();
        if number % 2 == 1 || position.outcome().is_some() {
            continue;
        }
        let answers: Vec<Point> = position.board().empty_points().collect();
        for answer in answers {
            if position.play(answer).is_err() {
                continue;
            }
            assert!(
                position.outcome().is_none(),
                "{answer} wins against {attacker}"
            );
            let verdict = solve(&Setup::from(&position), Kind::Vct, 200_000).verdict;
            assert!(
                verdict.own_moves().is_some(),
                "{answer} stops {line:?}: {verdict:?}\n{}",
                position.board()
            );
            position.undo();
        }
    }
    assert!(position.outcome().is_some());
}

#[test]
fn wins_by_threats_hold_against_every_defence() {
    let mut rng = StdRng::seed_from_u64(13);
    let mut wins = 0;
    let mut number = 0;
    while wins < 25 {
        number += 1;
        let position = by_chance(Rule::ALL[number % Rule::ALL.len()], &mut rng);
        let setup = Setup::from(&position);
        if solve(&setup, Kind::Vcf, 10_000)
            .verdict
            .own_moves()
            .is_some()
        {
            continue;
        }
        if let Verdict::Win(line) = solve(&setup, Kind::Vct, 5_000).verdict {
            assert_wins_by_threats(&position, &line);
            wins += 1;
        }
    }
}

#[test]
fn known_wins_have_their_lengths() {
    for (moves, kind, own_moves) in [
        ("h8 a1 i8 a2 j8 a3 k8 a4", Kind::Vcf, Some(1)),
        ("h8 a1 i8 a2 j8 a3", Kind::Vcf, Some(2)),
        ("h8 a1 i8 b1 h9 c3 i10 d1", Kind::Vcf, None),
    ] {
        let setup = Setup::from(&position(Rule::Freestyle, moves));
        let verdict = solve(&setup, kind, 1_000_000).verdict;
        assert_eq!(verdict.own_moves(), own_moves, "{moves}");
    }
}

#[test]
fn a_four_whose_answer_is_forbidden_wins() {
    // White's four is answered on h8, where two diagonals of Black make a double-three.
    let moves = "f6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8";
    for (rule, own_moves) in [(Rule::Renju, Some(2)), (Rule::Standard, None)] {
        let position = position(rule, moves);
        let solution = solve(&Setup::from(&position), Kind::Vcf, 100_000);
        assert_eq!(solution.verdict.own_moves(), own_moves, "{rule:?}");
        if let Verdict::Win(line) = solution.verdict {
            assert_wins_by_fours(&position, &line);
        }
    }
}

#[test]
fn black_wins_by_no_foul() {
    // Two fours at once on h8 would win under every other rule.
    let moves = "e8 d8 f8 a1 g8 a3 h5 h4 h6 a5 h7 a7";
    for rule in Rule::ALL {
        let setup = Setup::from(&position(rule, moves));
        let verdict = solve(&setup, Kind::Vcf, 100_000).verdict;
        let expected = (rule != Rule::Renju).then_some(2);
        let own_moves = verdict.own_moves().filter(|&moves| moves <= 2);
        assert_eq!(own_moves, expected, "{rule:?}");
    }
}

#[test]
fn under_caro_a_four_has_the_answer_that_closes_it() {
    let start = position(Rule::Caro, "d8 c8 e8 a1 f8 a3 g8");
    let field = Field::from_setup(&Setup::from(&start), Weights::of(Rule::Caro));
    let answers = field
        .answers(Side::Black)
        .iter()
        .map(|spot| field.point(spot));
    let answers: Vec<_> = answers.map(|point| point.to_string()).collect();
    assert_eq!(answers, ["h8", "i8"]);
}

#[test]
fn too_small_a_budget_is_admitted() {
    let setup = Setup::from(&position(
        Rule::Freestyle,
        "h8 g8 i9 g10 j7 g6 k9 i11 i7 e9 h10 k6",
    ));
    assert_eq!(solve(&setup, Kind::Vct, 0).verdict, Verdict::Unknown);
}
