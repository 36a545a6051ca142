//! The classic opponents: scores computed by hand, and whole games.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use narabe_engine_core::classic::{Classic, ScoreMap};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Point, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Checks a drawing followed by lines `player best POINTS`, `player POINT RANK` or `player POINT RANK / TIE`.
fn check(rule: Rule, fixture: &str) {
    let lines = fixture.lines().filter(|line| !line.starts_with('#'));
    let (drawing, expectations): (Vec<&str>, Vec<&str>) =
        lines.partition(|line| line.starts_with(['.', 'X', 'O']));
    let position = common::position(rule, &drawing.join("\n"));
    for line in expectations.into_iter().filter(|line| !line.is_empty()) {
        let (player, rest) = line.split_once(' ').unwrap();
        let (what, expected) = rest.split_once(' ').unwrap();
        let player = Classic::from_id(player).unwrap();
        let scores = player.scores(&position);
        match what {
            "best" => assert_eq!(scores.best(), parse_move_list(expected).unwrap(), "{line}"),
            point => assert_eq!(
                shown(player, &scores, point.parse().unwrap()),
                expected,
                "{line}"
            ),
        }
    }
}

/// The score as the fixtures write it.
fn shown(player: Classic, scores: &ScoreMap, point: Point) -> String {
    let score = scores.score(point).unwrap();
    match player {
        Classic::Attacker | Classic::Defender => format!("{score} / {}", score.tie_break),
        Classic::Quintuple | Classic::Shapes => score.to_string(),
    }
}

#[test]
fn the_answer_to_one_stone() {
    check(Rule::Freestyle, include_str!("data/classic-one-stone.txt"));
}

#[test]
fn the_whole_smallest_board() {
    check(
        Rule::Freestyle,
        include_str!("data/classic-smallest-board.txt"),
    );
}

#[test]
fn a_four_for_each_side() {
    check(Rule::Standard, include_str!("data/classic-four-each.txt"));
}

#[test]
fn classics_do_not_know_overlines() {
    check(Rule::Freestyle, include_str!("data/classic-overline.txt"));
    check(Rule::Standard, include_str!("data/classic-overline.txt"));
}

#[test]
fn quintuple_opens_where_twenty_windows_meet() {
    let scores = Classic::Quintuple.scores(&Position::new(Rule::Freestyle, BoardSize::DEFAULT));
    assert_eq!(
        scores.score(BoardSize::DEFAULT.centre()).unwrap().rank,
        20 * 7
    );
    assert_eq!(scores.best().len(), 7 * 7);
}

#[test]
fn shapes_opens_in_the_centre() {
    let scores = Classic::Shapes.scores(&Position::new(Rule::Freestyle, BoardSize::DEFAULT));
    assert_eq!(scores.best(), [BoardSize::DEFAULT.centre()]);
    assert_eq!(scores.ranked()[0].1.rank, 14 + 4 * (15 + 10));
}

/// All replies of Shapes to a first stone.
fn first_replies(size: u8, first: Point) -> Vec<Point> {
    let mut position = Position::new(Rule::Freestyle, BoardSize::new(size).unwrap());
    position.play(first).unwrap();
    let mut replies: Vec<Point> = (0..200)
        .map(|seed| {
            Classic::Shapes
                .choose(&position, &mut StdRng::seed_from_u64(seed))
                .unwrap()
        })
        .collect();
    replies.sort_unstable();
    replies.dedup();
    replies
}

#[test]
fn the_first_reply_of_shapes_is_a_neighbour_or_the_centre() {
    let [centre, near, inner] = [Point::new(7, 7), Point::new(3, 7), Point::new(4, 10)];
    for first in [centre, inner] {
        let replies = first_replies(15, first);
        assert_eq!(replies.len(), 8);
        assert!(
            replies
                .iter()
                .all(|reply| reply.x.abs_diff(first.x).max(reply.y.abs_diff(first.y)) == 1)
        );
    }
    assert_eq!(first_replies(15, near), [centre]);
    assert_eq!(first_replies(15, Point::new(14, 0)), [centre]);
    assert_eq!(first_replies(5, Point::new(2, 2)).len(), 8);
    assert_eq!(first_replies(5, Point::new(0, 0)), [Point::new(2, 2)]);
}

#[test]
fn every_classic_finishes_legal_games_on_every_size_and_rule() {
    for (size, rule) in
        (5..=25).flat_map(|size| Rule::ALL.map(|rule| (BoardSize::new(size).unwrap(), rule)))
    {
        let mut rng = StdRng::seed_from_u64(size.get().into());
        let mut position = Position::new(rule, size);
        for classic in Classic::ALL.into_iter().cycle() {
            let scores = classic.scores(&position);
            let points = position.board().empty_points();
            let playable = points.filter(|&point| position.foul_at(point).is_none());
            assert_eq!(scores.ranked().len(), playable.count());
            let Some(point) = classic.choose(&position, &mut rng) else {
                break;
            };
            position.play(point).unwrap();
        }
        assert!(position.outcome().is_some());
    }
}

#[test]
fn the_seed_chooses_among_the_best_points_only() {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    position.play(BoardSize::DEFAULT.centre()).unwrap();
    for classic in [Classic::Quintuple, Classic::Attacker, Classic::Defender] {
        let best = classic.scores(&position).best();
        let choice = |seed| {
            classic
                .choose(&position, &mut StdRng::seed_from_u64(seed))
                .unwrap()
        };
        let mut seen: Vec<Point> = (0..200).map(choice).collect();
        assert_eq!(seen, (0..200).map(choice).collect::<Vec<_>>());
        seen.sort_unstable_by_key(|&point| BoardSize::DEFAULT.index(point));
        seen.dedup();
        assert_eq!(seen, best);
    }
}

#[test]
fn ranked_points_descend_from_the_best() {
    let drawing: String = include_str!("data/classic-four-each.txt")
        .lines()
        .filter(|line| line.starts_with('.'))
        .flat_map(|line| [line, "\n"])
        .collect();
    let position = common::position(Rule::Freestyle, &drawing);
    for classic in Classic::ALL {
        let scores = classic.scores(&position);
        let ranked = scores.ranked();
        assert!(ranked.is_sorted_by(|(_, one), (_, next)| one >= next));
        let top = scores.best();
        assert_eq!(
            ranked
                .iter()
                .take(top.len())
                .map(|&(point, _)| point)
                .collect::<Vec<_>>(),
            top
        );
        assert_eq!(scores.score(Point::new(5, 7)), None);
        assert_eq!(scores.score(Point::new(15, 0)), None);
    }
}

#[test]
fn a_finished_game_has_no_move() {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in parse_move_list("a1 a2 b1 b2 c1 c2 d1 d2 e1").unwrap() {
        position.play(point).unwrap();
    }
    for classic in Classic::ALL {
        assert_eq!(
            classic.choose(&position, &mut StdRng::seed_from_u64(0)),
            None
        );
    }
}
