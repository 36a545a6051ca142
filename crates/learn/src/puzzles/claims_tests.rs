//! What the engine's search finds beyond the solvers' horizon, and what a try makes of it.

use super::tests::{point, setup};
use super::*;
use crate::schedule::Answer;
use narabe_engine_core::{Engine, NoClock, Settings};
use narabe_rules::{Point, Rule, Setup, Side};
use narabe_study::proof::ProvenWin;

/// A position in which i13 stops each win by threats, and White loses to a quiet move all the same.
fn false_defence() -> Puzzle {
    let black = "n4 g5 i5 h6 i6 j6 k6 h7 l7 f8 k8 g9 i9 i10 f11 g11 i11 j11 h12";
    let white = "g4 j5 m5 g6 l6 g7 i7 j7 k7 g8 h8 i8 j8 h9 j9 h10 j10 h11";
    let setup = setup(Rule::Freestyle, black, white, Side::White);
    let task = Task {
        theme: Theme::OnlyDefence,
        solutions: vec![point("i13")],
        moves: 3,
    };
    Puzzle::new(setup, Some(point("h12")), task, 1_491).unwrap()
}

/// A position in which White wins by threats with three first moves, and with the quiet k9 too.
fn quiet_win() -> Puzzle {
    let black = "h5 j6 e7 f7 i9 j9 h11";
    let setup = setup(Rule::Renju, black, "g8 j8 k8 i10 g11 i11", Side::White);
    let task = Task {
        theme: Theme::Threats,
        solutions: ["i8", "l8", "m8"].map(point).into(),
        moves: 4,
    };
    Puzzle::new(setup, Some(point("i9")), task, 1_806).unwrap()
}

const QUIET: &str = "k9";

#[test]
fn an_only_defence_that_loses_to_a_quiet_move_is_refuted_by_the_search() {
    let puzzle = false_defence();
    let mut search = ClaimSearch::new(100_000, 0);
    let found = search.look(&puzzle);
    let win = found.refuted.expect("a win against i13");
    assert!(win.is_shown && win.nodes < 100_000, "{win:?}");
    // It is the same win whatever was searched before.
    assert_eq!(search.look(&puzzle), found);
    let fault = search.check((&puzzle).into());
    assert!(
        matches!(fault, Err(TaskFault::Searched { held, .. }) if held == point("i13")),
        "{fault:?}"
    );
    // The solvers of threats see no win.
    let mut after = puzzle.setup().clone();
    after.place(point("i13"), Side::White).unwrap();
    assert_eq!(ProvenWin::find(&after, 10_000, 50_000, &|| false), None);
}

#[test]
fn a_position_whose_only_defence_loses_is_no_puzzle_of_ones_own() {
    let draft = PuzzleDraft::again(&false_defence());
    assert_eq!(draft.answer(), Err(PuzzleRefusal::NoDefence));
}

#[test]
fn a_quiet_first_move_that_wins_is_found_and_has_to_be_listed() {
    let puzzle = quiet_win();
    let mut search = ClaimSearch::new(0, 200_000);
    let found = search.look(&puzzle);
    let wins: Vec<Point> = found.other_wins.iter().map(|win| win.point).collect();
    assert!(wins.contains(&point(QUIET)), "{wins:?}");
    assert!(wins.iter().all(|&win| !puzzle.is_solution(win)), "{wins:?}");
    let fault = search.check((&puzzle).into());
    assert!(matches!(fault, Err(TaskFault::OtherWin(_))), "{fault:?}");
    let listed = puzzle.with_other_wins(wins).unwrap();
    assert_eq!(search.check((&listed).into()), Ok(()));
}

/// Whether the engine is sure that the side to move loses, as the app asks it.
fn is_lost(search: &MoveSearch) -> bool {
    let mut engine = Engine::new(Settings {
        hash: 8,
        threads: 1,
    });
    let setup = Setup::from(&search.position);
    let report = engine.think(
        &setup,
        &search.limits,
        &NoClock,
        &Default::default(),
        |_| (),
    );
    report.is_some_and(|report| report.lines[0].value.moves_to_loss().is_some())
}

#[test]
fn a_quiet_move_that_wins_is_searched_and_does_not_count() {
    let mut attempt = Attempt::new(&quiet_win()).unwrap();
    assert_eq!(attempt.play(point(QUIET)), Ok(Played::Searching));
    assert_eq!(attempt.state(), AttemptState::Searching);
    assert_eq!(attempt.refuted(), [point(QUIET).into()]);
    // Nothing else goes on meanwhile.
    assert_eq!(attempt.play(point("i8")), Err(AttemptError::NotToMove));
    assert_eq!(attempt.hint(), None);
    let search = attempt.search().expect("what is to be searched");
    assert_eq!(search.position.board().get(point(QUIET)), Some(Side::White));
    assert!(is_lost(&search));
    assert_eq!(attempt.searched(true), Some(Played::WinsOtherwise));
    assert_eq!((attempt.mistakes(), attempt.answer()), (0, Answer::Good));
    assert!(attempt.refuted().is_empty() && attempt.search().is_none());
    assert_eq!(attempt.searched(true), None);
    let right = attempt.play(point("i8"));
    assert!(matches!(right, Ok(Played::Answered { .. })), "{right:?}");
}

#[test]
fn a_move_that_the_search_does_not_find_to_win_is_wrong_as_before() {
    let mut attempt = Attempt::new(&quiet_win()).unwrap();
    assert_eq!(attempt.play(point("a1")), Ok(Played::Searching));
    assert!(!is_lost(&attempt.search().unwrap()));
    let wrong = attempt.searched(false);
    assert!(matches!(wrong, Some(Played::Wrong(_))), "{wrong:?}");
    assert_eq!((attempt.mistakes(), attempt.answer()), (1, Answer::Again));
    assert_eq!(attempt.refuted()[0], point("a1").into());
    attempt.take_back();
    assert_eq!(attempt.state(), AttemptState::ToMove);
}

#[test]
fn a_quiet_move_that_is_listed_needs_no_search() {
    let listed = quiet_win().with_other_wins(vec![point(QUIET)]).unwrap();
    let mut attempt = Attempt::new(&listed).unwrap();
    assert_eq!(attempt.play(point(QUIET)), Ok(Played::WinsOtherwise));
    assert_eq!((attempt.mistakes(), attempt.moves()), (0, &[][..]));
}

#[test]
fn the_solution_is_shown_while_a_move_is_searched() {
    let mut attempt = Attempt::new(&quiet_win()).unwrap();
    assert_eq!(attempt.play(point(QUIET)), Ok(Played::Searching));
    attempt.show();
    assert_eq!(attempt.state(), AttemptState::Over);
    assert!(attempt.refuted().is_empty() && attempt.search().is_none());
    assert_eq!(attempt.searched(true), None);
}
