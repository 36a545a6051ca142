//! Positions of each theme, composed for these tests.

use super::*;
use crate::notation::{parse_move_list, write_move_list};
use crate::rules::{BoardSize, Point, Rule, Setup, Side};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn setup(rule: Rule, black: &str, white: &str, to_move: Side) -> Setup {
    let mut setup = Setup::new(rule, BoardSize::DEFAULT);
    for (side, stones) in [(Side::Black, black), (Side::White, white)] {
        for stone in parse_move_list(stones).unwrap() {
            setup.place(stone, side).unwrap();
        }
    }
    setup.set_to_move(to_move);
    setup
}

fn proven(setup: &Setup, theme: Theme) -> (String, usize) {
    let task =
        prove(setup, None, theme).unwrap_or_else(|fault| panic!("{fault}\n{}", setup.board()));
    (write_move_list(&task.solutions), task.moves)
}

/// A closed three of Black, and a two that crosses it.
const FOUR_THREE: (&str, &str) = ("h8 i8 j8 k5 k6", "g8 b2 b4 d2");

#[test]
fn a_four_and_a_three_is_found_with_its_length() {
    let (black, white) = FOUR_THREE;
    let setup = setup(Rule::Freestyle, black, white, Side::Black);
    for theme in [Theme::Fours, Theme::FourThree] {
        let (moves, length) = proven(&setup, theme);
        assert!(moves.contains("k8"), "{moves}");
        assert_eq!(length, 3);
    }
    let by_threats = prove(&setup, None, Theme::Threats);
    assert_eq!(by_threats, Err(TaskFault::FoursWin(3)));
    let in_white_hands = prove(&setup, None, Theme::OnlyDefence);
    assert!(in_white_hands.is_err());
}

#[test]
fn a_five_to_complete_leaves_nothing_to_find() {
    let setup = setup(Rule::Freestyle, "h8 i8 j8 k8", "g8 b2 b4", Side::White);
    assert_eq!(
        prove(&setup, None, Theme::OnlyDefence),
        Err(TaskFault::Five {
            side: Side::Black,
            point: point("l8")
        })
    );
}

#[test]
fn two_twos_that_cross_win_by_threats() {
    let setup = setup(
        Rule::Freestyle,
        "h8 i8 g9 g10",
        "b2 n2 b13 n13",
        Side::Black,
    );
    let task = prove(&setup, None, Theme::Threats);
    // Many first moves make a win of it.
    assert!(
        matches!(
            task,
            Err(TaskFault::Solutions(_)) | Ok(Task { moves: 3, .. })
        ),
        "{task:?}"
    );
}

#[test]
fn a_quiet_position_has_no_task() {
    let setup = setup(Rule::Freestyle, "h8", "i9", Side::Black);
    assert_eq!(prove(&setup, None, Theme::Fours), Err(TaskFault::NoWin));
    assert_eq!(prove(&setup, None, Theme::Threats), Err(TaskFault::NoWin));
    assert_eq!(
        prove(&setup, None, Theme::OnlyDefence),
        Err(TaskFault::NoThreat)
    );
    assert_eq!(
        prove(&setup, None, Theme::FalseWin),
        Err(TaskFault::NoThreat)
    );
}

#[test]
fn a_puzzle_that_says_otherwise_is_found_out() {
    let (black, white) = FOUR_THREE;
    let setup = setup(Rule::Freestyle, black, white, Side::Black);
    let task = prove(&setup, None, Theme::Fours).unwrap();
    let puzzle = |task: Task| Puzzle::new(setup.clone(), None, task, 800).unwrap();
    assert_eq!(check(&puzzle(task.clone())), Ok(()));
    let slower = Task {
        moves: task.moves + 1,
        ..task.clone()
    };
    let fault = check(&puzzle(slower)).unwrap_err();
    assert_eq!(
        fault,
        TaskFault::OtherMoves {
            found: 3,
            listed: 4
        }
    );
    let other = Task {
        solutions: vec![point("a15")],
        ..task
    };
    let fault = check(&puzzle(other)).unwrap_err();
    assert!(matches!(fault, TaskFault::OtherSolutions { .. }), "{fault}");
}

#[test]
fn what_makes_no_sense_is_no_puzzle() {
    let (black, white) = FOUR_THREE;
    let setup = setup(Rule::Freestyle, black, white, Side::Black);
    let task = |theme, solution: &str| Task {
        theme,
        solutions: vec![point(solution)],
        moves: 3,
    };
    let puzzle = |last, task, difficulty| Puzzle::new(setup.clone(), last, task, difficulty);
    let fours = || task(Theme::Fours, "k8");
    assert!(puzzle(Some(point("g8")), fours(), 900).is_ok());
    assert_eq!(
        puzzle(Some(point("h8")), fours(), 900),
        Err(PuzzleError::Last(point("h8")))
    );
    assert_eq!(
        puzzle(None, fours(), 599),
        Err(PuzzleError::Difficulty(599))
    );
    assert_eq!(
        puzzle(None, task(Theme::Fours, "h8"), 900),
        Err(PuzzleError::Solution(Some(point("h8"))))
    );
    let theme = puzzle(None, task(Theme::MakeForbidden, "k8"), 900);
    assert!(matches!(theme, Err(PuzzleError::Theme { .. })));
}
