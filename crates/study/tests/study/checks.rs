//! The checks of a position.

use narabe_rules::{BoardSize, Point, Rule, Setup, Side};
use narabe_study::{Check, SentenceArg, Severity};

use super::{at, setup_of};

/// The findings that are not passed.
fn faults(setup: &Setup) -> Vec<Check> {
    let all = Check::all(setup, true).into_iter();
    all.filter(|check| check.severity() > Severity::Passed)
        .collect()
}

#[test]
fn a_position_of_a_game_passes_every_check() {
    let setup = setup_of(Rule::Renju, "h8 i9", "h9 i8", Side::Black);
    assert_eq!(
        Check::all(&setup, true),
        [
            Check::NumbersFit,
            Check::NoFive,
            Check::NoForbiddenStone,
            Check::OrderKnown
        ]
    );
    let free = setup_of(Rule::Freestyle, "h8 i9", "h9 i8", Side::Black);
    assert_eq!(
        Check::all(&free, true),
        [Check::NumbersFit, Check::NoFive, Check::OrderKnown]
    );
}

#[test]
fn the_numbers_of_stones_must_fit_the_side_to_move() {
    for (black, white, to_move, side, extra) in [
        ("h8", "a1 b2 c3", Side::Black, Side::White, 2),
        ("h8 h9", "a1", Side::Black, Side::Black, 1),
        ("h8", "a1", Side::White, Side::White, 1),
        ("h8 h9 i8", "a1", Side::White, Side::Black, 1),
    ] {
        let setup = setup_of(Rule::Standard, black, white, to_move);
        let check = Check::TooManyStones {
            side,
            extra,
            to_move,
        };
        assert_eq!(check.severity(), Severity::NotPlayable);
        assert_eq!(faults(&setup), [check]);
    }
    let fault = &faults(&setup_of(Rule::Renju, "h8", "a1 b2 c3", Side::Black))[0];
    let sentence = fault.sentence();
    assert_eq!(sentence.id, "position-too-many");
    assert!(sentence.args.contains(&("extra", SentenceArg::Number(2))));
    let advice = fault.advice().map(|advice| advice.id);
    assert_eq!(advice, Some("position-numbers-black"));
}

#[test]
fn there_is_nothing_to_study_after_a_five() {
    let setup = setup_of(
        Rule::Freestyle,
        "a1 c5 d5 e5 f5",
        "h8 i8 j8 k8 l8",
        Side::Black,
    );
    let line = ["h8", "i8", "j8", "k8", "l8"].map(at).to_vec();
    let check = Check::Five {
        winner: Side::White,
        line,
    };
    assert_eq!(check.severity(), Severity::NotStudiable);
    let args = check.sentence().args;
    assert!(args.contains(&("first", SentenceArg::Point(at("h8")))));
    assert!(args.contains(&("last", SentenceArg::Point(at("l8")))));
    assert_eq!(faults(&setup), [check]);
    // Both ends of this five are closed, which does not win under Caro.
    let closed = setup_of(Rule::Caro, "g8 m8 a1 a3 a5", "h8 i8 j8 k8 l8", Side::Black);
    assert!(faults(&closed).is_empty());
}

#[test]
fn there_is_nothing_to_study_on_a_full_board() {
    let mut setup = Setup::new(Rule::Freestyle, BoardSize::MIN);
    for point in BoardSize::MIN.points() {
        let side = Side::ALL[usize::from((point.x + 2 * point.y) % 4 / 2)];
        setup.place(point, side).unwrap();
    }
    setup.set_to_move(Side::White);
    let check = Check::NoPointLeft {
        to_move: Side::White,
    };
    assert_eq!(check.severity(), Severity::NotStudiable);
    assert!(faults(&setup).contains(&check));
}

#[test]
fn an_overline_of_black_is_forbidden_in_every_order() {
    let stones = "h8 i8 j8 k8 l8 m8";
    let others = "a1 a3 a5 a7 a9 a11";
    let line: Vec<Point> = stones.split(' ').map(at).collect();
    let check = Check::Overline { line };
    assert_eq!(check.severity(), Severity::NotPlayable);
    assert_eq!(
        faults(&setup_of(Rule::Renju, stones, others, Side::Black)),
        [check]
    );
    assert!(faults(&setup_of(Rule::Standard, stones, others, Side::Black)).is_empty());
}

#[test]
fn a_block_of_fours_is_forbidden_in_every_order() {
    let [mut black, mut white] = [Vec::new(), Vec::new()];
    for x in 5..9 {
        for y in 5..9 {
            black.push(Point::new(x, y).to_string());
            white.push(Point::new(3 * x - 15, if y % 2 == 0 { y - 6 } else { y + 6 }).to_string());
        }
    }
    white.sort();
    white.dedup();
    let setup = setup_of(Rule::Renju, &black.join(" "), &white.join(" "), Side::Black);
    assert!(faults(&setup).contains(&Check::EveryLastStoneForbidden));
}

#[test]
fn a_double_three_may_have_been_made_by_another_stone() {
    let setup = setup_of(
        Rule::Renju,
        "h8 h9 h10 f8 g8",
        "a1 a3 a5 a7 a9",
        Side::Black,
    );
    assert!(faults(&setup).is_empty());
}

#[test]
fn an_unknown_order_is_a_note() {
    let setup = setup_of(Rule::Renju, "h8", "i9", Side::Black);
    let all = Check::all(&setup, false);
    assert_eq!(all.last(), Some(&Check::OrderUnknown));
    assert_eq!(all.last().map(Check::severity), Some(Severity::Note));
}
