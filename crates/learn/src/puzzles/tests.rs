//! Positions of each theme, composed for these tests.

use super::*;
use crate::schedule::Answer;
use narabe_notation::{parse_move_list, write_move_list};
use narabe_rules::twin::Turn;
use narabe_rules::{BoardSize, PlayError, Point, Rule, Setup, Side};
use narabe_study::proof::{AttackKind, ProvenWin};

pub(super) fn point(text: &str) -> Point {
    text.parse().unwrap()
}

pub(super) fn setup(rule: Rule, black: &str, white: &str, to_move: Side) -> Setup {
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
pub(super) const FOUR_THREE: (&str, &str) = ("h8 i8 j8 k5 k6", "g8 b2 b4 d2");

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
fn a_win_with_a_move_that_the_solver_cannot_decide_is_no_puzzle() {
    let setup = setup(
        Rule::Caro,
        "i12 f9 g8 k9 m4 c12 e12 k10",
        "h8 g6 k3 e3 m10 f7 c6 j12",
        Side::Black,
    );
    // With many open twos there are too many threats to look at after some first moves.
    let task = prove(&setup, None, Theme::Threats);
    assert!(matches!(task, Err(TaskFault::Undecided(_))), "{task:?}");
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

/// Black's four at i12 only puts the loss off: White stops it and wins by a move that threatens a win by fours.
#[test]
fn bug_an_own_four_that_only_puts_the_loss_off_was_the_reply_to_two_threes() {
    let setup = setup(
        Rule::Renju,
        "j4 f6 i6 k6 j7 g8 i8 e9 h9 i9 i10 j11",
        "i5 l5 g6 h6 d7 f7 g7 i7 f8 f9 g10 k12",
        Side::Black,
    );
    let fault = prove(&setup, Some(point("d7")), Theme::FalseWin).unwrap_err();
    assert_eq!(fault, TaskFault::NotHeld(point("i12")));
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
        Err(PuzzleError::Last("h8".to_owned()))
    );
    assert_eq!(
        puzzle(None, fours(), 599),
        Err(PuzzleError::Difficulty(599))
    );
    assert_eq!(
        puzzle(None, task(Theme::Fours, "h8"), 900),
        Err(PuzzleError::Solution("h8".to_owned()))
    );
    let theme = puzzle(None, task(Theme::MakeForbidden, "k8"), 900);
    assert!(matches!(theme, Err(PuzzleError::Theme { .. })));
}

/// Plays points and returns what came of the last. A search finds none to win that is not known to.
fn played(attempt: &mut Attempt, points: &str) -> Played {
    let points: Vec<Point> = parse_move_list(points).unwrap();
    let mut all = points.into_iter().map(|point| {
        let played = attempt.play(point);
        let played = played.unwrap_or_else(|fault| panic!("{point}: {fault}"));
        attempt.searched(false).unwrap_or(played)
    });
    let first = all.next().unwrap();
    all.fold(first, |_, played| played)
}

fn four_three_puzzle() -> Puzzle {
    let (black, white) = FOUR_THREE;
    let setup = setup(Rule::Freestyle, black, white, Side::Black);
    let task = prove(&setup, None, Theme::Fours).unwrap();
    Puzzle::new(setup, None, task, 800).unwrap()
}

#[test]
fn the_other_side_answers_until_the_five_is_made() {
    let puzzle = four_three_puzzle();
    let mut attempt = Attempt::new(&puzzle).unwrap();
    assert_eq!((attempt.moves_left(), attempt.side()), (3, Side::Black));
    // Black makes a four, which has one stop.
    let first = attempt.play(point("k8")).unwrap();
    let reply = Turn::from(point("l8"));
    assert_eq!(first, Played::Answered { reply });
    assert_eq!(attempt.moves(), [point("k8").into(), reply]);
    let second = attempt.play(point("k7")).unwrap();
    assert!(matches!(second, Played::Answered { .. }), "{second:?}");
    let five = ["k9", "k4"]
        .map(|five| Turn::from(point(five)))
        .into_iter()
        .find(|point| !attempt.moves().contains(point));
    assert_eq!(attempt.play(five.unwrap()), Ok(Played::Solved));
    assert!(attempt.is_solved() && attempt.moves().len() == 5);
    assert_eq!((attempt.answer(), attempt.moves_left()), (Answer::Good, 0));
    assert_eq!(attempt.play(point("a1")), Err(AttemptError::NotToMove));
}

#[test]
fn a_wrong_move_is_refuted_taken_back_and_counted() {
    let puzzle = four_three_puzzle();
    let mut attempt = Attempt::new(&puzzle).unwrap();
    let wrong = played(&mut attempt, "a8");
    assert!(matches!(wrong, Played::Wrong(_)), "{wrong:?}");
    assert_eq!(attempt.state(), AttemptState::Refuted);
    assert_eq!(attempt.refuted()[0], point("a8").into());
    attempt.take_back();
    assert_eq!(attempt.state(), AttemptState::ToMove);
    attempt.show();
    assert_eq!(attempt.state(), AttemptState::Over);
    assert!(!attempt.is_solved() && attempt.answer() == Answer::Again);
    assert_eq!(attempt.moves().len(), 5);
}

#[test]
fn a_hint_has_two_steps_for_each_move() {
    let mut attempt = Attempt::new(&four_three_puzzle()).unwrap();
    assert_eq!(attempt.hint(), Some(Hint::Makes(AttackKind::FourThree)));
    assert_eq!(attempt.hint(), Some(Hint::At(point("k8").into())));
    assert_eq!(attempt.hint(), Some(Hint::At(point("k8").into())));
    assert_eq!((attempt.hints(), attempt.answer()), (2, Answer::Hard));
    assert!(attempt.play(point("k8")).is_ok());
    assert!(matches!(attempt.hint(), Some(Hint::Makes(_))));
    assert_eq!(
        attempt.play(point("h8")),
        Err(AttemptError::Play(PlayError::Occupied {
            point: point("h8"),
            side: Side::Black,
        }))
    );
}

/// Every shipped puzzle that is looked at can be played to its end by the solution, within the moves that it says.
#[test]
fn shipped_puzzles_are_played_to_their_end_by_hints_alone() {
    let puzzles = Pack::shipped().unwrap().puzzles();
    for puzzle in puzzles.iter().step_by((puzzles.len() / 40).max(1)) {
        let mut attempt = Attempt::new(puzzle).unwrap();
        while attempt.state() != AttemptState::Over {
            attempt.hint();
            let Some(Hint::At(next)) = attempt.hint() else {
                panic!("{} has no hint", puzzle.id());
            };
            let played = attempt.play(next);
            assert!(
                matches!(played, Ok(Played::Answered { .. } | Played::Solved)),
                "{}: {next} {played:?}",
                puzzle.id()
            );
        }
        assert!(attempt.is_solved());
        let own = attempt.moves().len().div_ceil(2);
        assert!(
            puzzle.theme().win().is_none() || own >= puzzle.task().moves,
            "{}",
            puzzle.id()
        );
    }
}

/// A wrong first move is never called right.
#[test]
fn other_first_moves_of_shipped_puzzles_are_wrong() {
    let puzzles = Pack::shipped().unwrap().puzzles();
    for puzzle in puzzles.iter().step_by((puzzles.len() / 20).max(1)) {
        let start = Attempt::new(puzzle).unwrap();
        let empty: Vec<Point> = puzzle.setup().board().empty_points().collect();
        let others = empty
            .into_iter()
            .filter(|&point| !puzzle.is_solution(point));
        for other in others.step_by(17) {
            let mut attempt = start.clone();
            match attempt.play(other) {
                Ok(Played::Wrong(_) | Played::Searching) => {
                    assert_eq!(attempt.refuted()[0], other.into());
                }
                Ok(Played::WinsOtherwise) => assert!(attempt.moves().is_empty()),
                Err(AttemptError::Play(PlayError::Forbidden { .. })) => {}
                played => panic!("{}: {other} {played:?}", puzzle.id()),
            }
        }
    }
}

#[test]
fn every_winning_way_of_a_won_game_counts_to_the_five() {
    let pack = Pack::shipped().unwrap();
    assert!(won_games(pack).count() >= 100);
    for puzzle in won_games(pack).step_by(60).take(4) {
        assert!(puzzle.task().moves >= LEAST_WON_MOVES);
        let mut attempt = Attempt::any_way(puzzle, None).unwrap();
        while attempt.state() != AttemptState::Over {
            let before = attempt.moves().len();
            // At first another way than the proof's, where there is one among the nearest points.
            let near = |point: &Point| {
                let last = attempt.moves().last().map(|turn| turn.first.point);
                let last = last.or(puzzle.last());
                last.is_none_or(|last| {
                    point.x.abs_diff(last.x) <= 1 && point.y.abs_diff(last.y) <= 1
                })
            };
            let mut proofs = attempt.clone();
            proofs.hint();
            let Some(Hint::At(of_proof)) = proofs.hint() else {
                panic!("there is a win");
            };
            let mut points: Vec<Point> = puzzle.setup().board().empty_points().collect();
            points.retain(|point| before < 4 && near(point) && *point != of_proof.first.point);
            for point in points {
                let mut other = attempt.clone();
                if matches!(
                    other.play(point),
                    Ok(Played::Answered { .. } | Played::Solved)
                ) {
                    attempt = other;
                    break;
                }
            }
            if attempt.moves().len() == before {
                let played = attempt.play(of_proof).unwrap();
                assert!(matches!(played, Played::Answered { .. } | Played::Solved));
            }
            assert!(attempt.moves().len() < 60, "{} does not end", puzzle.id());
        }
        assert!(attempt.is_solved(), "{}", puzzle.id());
    }
}

#[test]
fn a_first_move_that_a_puzzle_does_not_list_counts_in_a_won_game() {
    // An open three: both its ends make an open four, and a won game lists the one of the proof.
    let setup = setup(Rule::Freestyle, "h8 i8 j8", "a1 a3 a5", Side::Black);
    let win = ProvenWin::find(&setup, 10_000, 10_000, &|| false).unwrap();
    let puzzle = won_game(setup, None, &win).unwrap();
    let listed = puzzle.task().solutions[0];
    let mut ends = ["g8", "k8"].map(point).into_iter();
    let other = ends.find(|end| *end != listed).unwrap();
    let as_puzzle = Attempt::new(&puzzle).unwrap().play(other);
    assert_eq!(as_puzzle, Ok(Played::WinsOtherwise));
    let mut attempt = Attempt::any_way(&puzzle, Some(win)).unwrap();
    let lost = played(&mut attempt, "a15");
    assert!(matches!(lost, Played::Wrong(Wrong::Lost(_))), "{lost:?}");
    assert_eq!(attempt.refuted()[0], point("a15").into());
    attempt.take_back();
    let played = attempt.play(other).unwrap();
    assert!(matches!(played, Played::Answered { .. }), "{played:?}");
    attempt.show();
    assert_eq!(attempt.moves().len(), 3);
}

#[test]
fn a_task_to_hold_is_no_won_game() {
    let puzzles = Pack::shipped().unwrap().puzzles();
    let hold = puzzles.iter().find(|puzzle| puzzle.theme().win().is_none());
    let refused = Attempt::any_way(hold.unwrap(), None).err();
    assert_eq!(refused, Some(AttemptError::NoWin));
}

#[test]
fn a_pack_takes_a_puzzle_once_and_lets_it_go() {
    let puzzle = four_three_puzzle();
    let mut pack = Pack::default();
    assert_eq!(pack.add(puzzle.clone()), Ok(()));
    assert_eq!(pack.add(puzzle.clone()), Err(PackError::Twice(puzzle.id())));
    pack.remove(puzzle.id());
    assert_eq!(pack, Pack::default());
}
