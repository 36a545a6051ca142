//! The puzzles without a window.

use super::*;
use crate::board::BoardId;
use crate::calendar;
use crate::layout::Layout;
use crate::screens::testing::TestApp;
use crate::storage::{Folders, read_text};
use crate::study::OpenStudy;
use crate::widgets::Announcement;
use bevy::ecs::message::Messages;
use narabe_learn::practice::Practice;
use narabe_learn::puzzle_session::PuzzleMode;
use narabe_learn::puzzles::{Attempt, AttemptState, Hint, Theme};
use narabe_rules::twin::{Half, Turn, TwinPoint};

pub fn opened() -> TestApp {
    TestApp::at(Screen::Puzzles)
}

/// A puzzle of a theme, with more than one move to find where it is to win.
pub fn of_theme(theme: Theme) -> TestApp {
    let mut test = opened();
    test.send(PuzzleRequest::Practise(Some(theme)));
    test
}

pub fn attempt(test: &TestApp) -> &Attempt {
    let attempt = test.resource::<Puzzles>().attempt();
    attempt.expect("a puzzle")
}

/// A right next turn, found by the hint of another try.
pub fn right(test: &TestApp) -> Turn {
    let mut other = attempt(test).clone();
    other.hint();
    match other.hint() {
        Some(Hint::At(turn)) => turn,
        hint => panic!("{hint:?}"),
    }
}

/// The empty points of one board.
fn empty_points(test: &TestApp) -> Vec<TwinPoint> {
    let puzzle = attempt(test).puzzle().one_board().expect("one board");
    let board = puzzle.setup().board();
    board.empty_points().map(TwinPoint::from).collect()
}

/// Whether a move is wrong, unless the engine finds that it wins in another way than asked.
fn is_wrong(test: &TestApp, point: TwinPoint) -> bool {
    let mut other = attempt(test).clone();
    // A move that was told to win in another way still lies there.
    other.take_back();
    let is_played = other.play(Turn::one(point)).is_ok();
    let _ = other.searched(false);
    is_played && other.state() == AttemptState::Refuted
}

/// An empty point of one board whose move is wrong.
fn wrong(test: &TestApp) -> TwinPoint {
    let mut empty = empty_points(test).into_iter();
    empty
        .find(|point| is_wrong(test, *point))
        .expect("a wrong move")
}

/// Plays a move, and waits for what a search says about it if it is not known to win.
fn try_move(test: &mut TestApp, point: TwinPoint) {
    test.send(PuzzleRequest::Press(point));
    test.wait(|test| attempt(test).state() != AttemptState::Searching);
}

/// Places the stones of a turn, and ends one of a single stone on twin boards.
pub fn play(test: &mut TestApp, turn: Turn) {
    for stone in turn.stones() {
        test.send(PuzzleRequest::Press(stone));
    }
    if attempt(test).is_twin() && turn.second.is_none() {
        test.send(PuzzleRequest::EndTurn);
    }
}

pub fn solve(test: &mut TestApp) {
    while attempt(test).state() != AttemptState::Over {
        let turn = right(test);
        play(test, turn);
    }
}

pub fn spoken(test: &TestApp) -> Vec<String> {
    let messages = test.resource::<Messages<Announcement>>();
    let mut cursor = messages.get_cursor();
    cursor.read(messages).map(|said| said.0.clone()).collect()
}

#[test]
fn a_puzzle_is_solved_on_the_board_and_the_result_is_kept() {
    let mut test = of_theme(Theme::FourThree);
    let stones = test.board_model(BoardId::First).moves.len();
    assert_eq!(stones, attempt(&test).puzzle().stones(Half::Left).len());
    solve(&mut test);
    assert!(attempt(&test).is_solved());
    assert!(test.says("puzzle-solved"), "{:?}", test.texts());
    let model = test.board_model(BoardId::First);
    assert!(model.win.is_some() && model.ghost.is_none());
    let result = test.resource::<Puzzles>().result().expect("a result");
    assert!(result.graded.after.rating > result.graded.before.rating);
    let path = test.resource::<Folders>().practice();
    let text = read_text(&path, 1 << 20).expect("the file is written at once");
    let kept: Practice = ron::from_str(&text).expect("what was practised");
    assert_eq!(&kept, test.resource::<Puzzles>().practice());
    assert!(kept.knows(attempt(&test).puzzle().id()));
}

#[test]
fn what_was_practised_is_there_at_the_next_start() {
    let mut test = of_theme(Theme::Fours);
    solve(&mut test);
    let before = test.resource::<Puzzles>().practice().clone();
    let TestApp { app, home } = test;
    drop(app);
    let mut test = TestApp::in_folder(home);
    test.settle();
    assert_eq!(test.resource::<Puzzles>().practice(), &before);
}

#[test]
fn the_answer_is_read_out_with_the_side_to_move() {
    let mut test = of_theme(Theme::FourThree);
    let turn = right(&test);
    test.write(PuzzleRequest::Press(turn.first));
    test.frames(1);
    let reply = *attempt(&test).moves().last().expect("an answer");
    let (me, other) = match attempt(&test).side() {
        narabe_rules::Side::Black => ("Black", "White"),
        narabe_rules::Side::White => ("White", "Black"),
    };
    let said = format!(
        "{other} answers {}. {me} to move",
        reply.first.point.label()
    );
    assert!(spoken(&test).contains(&said), "{:?}", spoken(&test));
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_the_puzzle_comes_back_tomorrow() {
    for theme in [Theme::FourThree, Theme::OnlyDefence] {
        let mut test = of_theme(theme);
        let before = test.board_model(BoardId::First).moves.len();
        let point = wrong(&test);
        try_move(&mut test, point);
        let model = test.board_model(BoardId::First);
        assert!(model.moves.iter().any(|stone| stone.0 == point.point));
        assert_eq!(model.labels[0].point, point.point);
        assert!(test.says("puzzle-wrong"), "{:?}", test.texts());
        let result = test
            .resource::<Puzzles>()
            .result()
            .expect("it counts at once");
        assert_eq!(result.graded.due.since(calendar::today()), 1);
        test.press("puzzle-take-back");
        assert_eq!(test.board_model(BoardId::First).moves.len(), before);
        let rating = test.resource::<Puzzles>().practice().rating();
        solve(&mut test);
        assert!(test.says("puzzle-solved-late"), "{:?}", test.texts());
        assert_eq!(test.resource::<Puzzles>().practice().rating(), rating);
        assert!(!test.has("puzzle-grade"), "it was not solved");
    }
}

/// Whether the heading of this one of two hints is shown.
pub(super) fn says_hint(test: &mut TestApp, number: usize) -> bool {
    let hint = [("number", number.into()), ("count", 2.into())];
    test.says_with("puzzle-hint-of", &hint)
}

#[test]
fn a_hint_says_what_and_then_where() {
    let mut test = of_theme(Theme::FourThree);
    test.press("puzzle-hint");
    assert!(says_hint(&mut test, 1), "{:?}", test.texts());
    assert!(test.board_model(BoardId::First).mentioned.is_empty());
    test.press("puzzle-hint");
    assert!(says_hint(&mut test, 2));
    let turn = right(&test);
    assert_eq!(
        test.board_model(BoardId::First).mentioned,
        [turn.first.point]
    );
}

#[test]
fn the_threat_is_shown_where_the_task_is_to_hold() {
    let mut test = of_theme(Theme::OnlyDefence);
    test.press("puzzle-hint");
    let other = attempt(&test).side().other();
    let line = &test.board_model(BoardId::First).line;
    assert_eq!(line.first().map(|stone| stone.1), Some(other));
}

#[test]
fn saying_that_it_was_easy_puts_it_off() {
    let mut test = of_theme(Theme::Fours);
    solve(&mut test);
    let due = |test: &TestApp| test.resource::<Puzzles>().result().expect("it").graded.due;
    let good = due(&test);
    test.pick("puzzle-grade", 2);
    test.settle();
    assert!(due(&test) > good);
}

#[test]
fn the_solution_is_shown_stepped_through_and_opened_in_the_study() {
    let mut test = of_theme(Theme::Threats);
    test.press("puzzle-show");
    assert!(test.says("puzzle-shown"), "{:?}", test.texts());
    let moves = attempt(&test).moves().len();
    let all = test.board_model(BoardId::First).moves.len();
    test.press("review-first");
    assert_eq!(test.board_model(BoardId::First).moves.len(), all - moves);
    test.press("review-next");
    assert_eq!(
        test.board_model(BoardId::First).moves.len(),
        all - moves + 1
    );
    test.press("puzzle-study");
    assert_eq!(test.screen(), Screen::Study);
    assert_eq!(test.resource::<OpenStudy>().main_line().len(), moves);
}

#[test]
fn once_more_changes_nothing_that_was_kept() {
    let mut test = of_theme(Theme::FourThree);
    solve(&mut test);
    let before = test.resource::<Puzzles>().practice().clone();
    test.press("puzzle-again");
    assert_eq!(attempt(&test).state(), AttemptState::ToMove);
    let point = wrong(&test);
    try_move(&mut test, point);
    assert_eq!(test.resource::<Puzzles>().practice(), &before);
}

#[test]
fn the_next_puzzle_is_another_and_the_puzzle_of_the_day_is_the_same() {
    let mut test = opened();
    let first = attempt(&test).puzzle().id();
    test.press("puzzle-skip");
    assert_ne!(attempt(&test).puzzle().id(), first);
    test.press("puzzles-daily");
    let daily = attempt(&test).puzzle().id();
    assert!(test.resource::<Puzzles>().has_daily_today());
    solve(&mut test);
    assert!(!test.resource::<Puzzles>().has_daily_today());
    test.press("puzzles-daily");
    assert_eq!(attempt(&test).puzzle().id(), daily);
}

#[test]
fn three_wrong_moves_end_a_rush_and_its_best_is_kept() {
    let mut test = opened();
    test.press("puzzles-rush");
    assert!(matches!(
        test.resource::<Puzzles>().mode(),
        PuzzleMode::Rush(_)
    ));
    assert!(!test.has("puzzle-hint"), "a rush has no help");
    let rating = test.resource::<Puzzles>().practice().rating();
    solve(&mut test);
    let number = |test: &TestApp| {
        let rush = test.resource::<Puzzles>().rush();
        rush.map_or(0, |rush| rush.solved() + rush.mistakes())
    };
    assert_eq!(number(&test), 1);
    let (mut solved, mut mistakes) = (1, 0);
    while mistakes < 3 {
        test.wait(|test| attempt(test).state() == AttemptState::ToMove);
        let before = number(&test);
        for point in empty_points(&test) {
            // A move that wins in another way than asked is taken back, and is no mistake.
            if number(&test) == before && is_wrong(&test, point) {
                try_move(&mut test, point);
            }
        }
        // Where every move wins in some way there is no mistake to make.
        if number(&test) == before {
            solve(&mut test);
            solved += 1;
        } else {
            mistakes += 1
        }
        assert_eq!(number(&test), solved + mistakes);
    }
    test.wait(|test| test.resource::<Puzzles>().rush_result().is_some());
    let words = [("count", solved.into())];
    assert!(
        test.says_with("puzzles-rush-solved", &words),
        "{:?}",
        test.texts()
    );
    let practice = test.resource::<Puzzles>().practice();
    assert_eq!((practice.best_rush(), practice.rating()), (solved, rating));
    test.press("puzzles-rush-leave");
    assert!(test.resource::<Puzzles>().rush().is_none());
}

#[test]
fn the_statistics_are_a_picture_with_words() {
    let mut test = of_theme(Theme::Fours);
    solve(&mut test);
    test.press("puzzles-statistics");
    let row = "1/1";
    assert!(test.shows(row), "{:?}", test.texts());
}

#[test]
fn a_phone_has_the_list_on_a_screen_of_its_own() {
    let mut test = opened();
    test.app
        .insert_resource(Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0));
    test.settle();
    assert!(!test.has("puzzles-rush"));
    test.press("puzzles-themes");
    assert_eq!(test.screen(), Screen::PuzzleThemes);
    test.press("puzzles-theme-threats");
    assert_eq!(test.screen(), Screen::Puzzles);
    assert_eq!(attempt(&test).puzzle().theme(), Theme::Threats);
}

#[test]
fn a_won_game_is_won_in_any_way_and_changes_no_rating() {
    let mut test = opened();
    let before = test.resource::<Puzzles>().practice().clone();
    test.press("puzzles-won");
    assert!(attempt(&test).is_any_way());
    assert!(attempt(&test).puzzle().moves() >= 5);
    // In a few of the games that are drawn the move wins too.
    let is_wrong = (0..20).any(|_| {
        let point = wrong(&test);
        try_move(&mut test, point);
        let is_wrong = test.says("puzzle-wrong");
        if !is_wrong {
            test.press("puzzle-skip");
        }
        is_wrong
    });
    assert!(is_wrong, "{:?}", test.texts());
    test.press("puzzle-take-back");
    solve(&mut test);
    assert!(test.says("puzzle-solved-late"), "{:?}", test.texts());
    assert_eq!(test.resource::<Puzzles>().practice(), &before);
    let won = attempt(&test).puzzle().id();
    test.press("puzzle-again");
    assert!(attempt(&test).is_any_way());
    assert_eq!(attempt(&test).puzzle().id(), won);
    test.press("puzzle-skip");
    assert!(matches!(
        test.resource::<Puzzles>().mode(),
        PuzzleMode::Won(_)
    ));
}
