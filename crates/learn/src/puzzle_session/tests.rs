//! Sessions of puzzles: what each request does and tells, and what is kept.

use super::*;
use crate::practice::Practice;
use crate::puzzles::{Attempt, AttemptState, LEAST_WON_MOVES, Pack, Puzzle, PuzzleRefusal, Theme};
use crate::rush::{RUSH_MISTAKES, RUSH_TIME, Rush};
use crate::schedule::{Answer, Day};
use narabe_rules::Point;
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_study::playback::PlaybackStep;
use std::time::Duration;

const TODAY: Day = Day(20_000);

fn at(seconds: u64) -> Now {
    Now {
        time: Duration::from_secs(seconds),
        today: TODAY,
        universal_today: TODAY.plus(1),
    }
}

fn shipped() -> &'static Pack {
    Pack::shipped().unwrap()
}

/// A session with these own puzzles, and none on the board.
fn with_own(own: Vec<Puzzle>) -> PuzzleSession {
    PuzzleSession::new(shipped(), Practice::default(), Pack::new(own).unwrap())
}

fn practising(mode: PuzzleMode) -> PuzzleSession {
    let mut session = with_own(Vec::new());
    let opened = session.practise(mode, &at(0));
    assert_eq!(opened, Some(PuzzleEvent::Opened));
    session
}

fn press(session: &mut PuzzleSession, at_point: &str, now: &Now) -> Option<PuzzleEvent> {
    let point: Point = at_point.parse().unwrap();
    session.press(point.into(), now)
}

fn state(session: &PuzzleSession) -> Option<AttemptState> {
    session.attempt().map(Attempt::state)
}

/// The right turn.
fn right(session: &PuzzleSession) -> Turn {
    let mut attempt = session.attempt().unwrap().clone();
    let played = attempt.moves().len();
    attempt.show();
    attempt.moves()[played]
}

/// Plays a turn, and ends it if it has one stone on twin boards.
fn play(session: &mut PuzzleSession, turn: Turn, now: &Now) -> Option<PuzzleEvent> {
    let event = session.press(turn.first, now);
    match turn.second {
        Some(second) => session.press(second, now),
        None if session.first_stone().is_some() => session.end_turn(now),
        None => event,
    }
}

/// Plays the puzzle to its end.
fn solve(session: &mut PuzzleSession, now: &Now) {
    let mut event = None;
    while state(session) == Some(AttemptState::ToMove) {
        let turn = right(session);
        event = play(session, turn, now);
    }
    assert_eq!(event, Some(PuzzleEvent::Solved));
}

/// Plays a move that does not solve the puzzle and in which a search finds no win.
fn play_wrong(session: &mut PuzzleSession, now: &Now) {
    let size = session.attempt().unwrap().puzzle().size();
    for point in size.points() {
        let mut tried = session.clone();
        let played = tried.press(point.into(), now);
        let event = played.or_else(|| tried.searched(false, now));
        if event == Some(PuzzleEvent::Wrong) {
            *session = tried;
            return;
        }
    }
    panic!("no move is wrong");
}

#[test]
fn a_solved_puzzle_is_kept_with_its_time_and_the_next_one_is_another() {
    let mut session = practising(PuzzleMode::Theme(Theme::Fours));
    assert_eq!(session.theme(), Some(Theme::Fours));
    let first = session.attempt().unwrap().puzzle().id();
    solve(&mut session, &at(42));
    let result = session.result().unwrap();
    assert_eq!(result.answer, Answer::Good);
    assert_eq!(result.took, Duration::from_secs(42));
    assert_eq!(
        session.shown_moves(),
        session.attempt().unwrap().moves().len()
    );
    assert!(session.practice().knows(first));
    assert_eq!(press(&mut session, "a1", &at(43)), None, "it is over");
    assert_eq!(session.next(0, &at(50)), Some(PuzzleEvent::Opened));
    assert_ne!(session.attempt().unwrap().puzzle().id(), first);
    assert!(session.result().is_none());
}

#[test]
fn a_wrong_move_counts_once_and_the_next_press_takes_it_back() {
    let mut session = practising(PuzzleMode::Theme(Theme::Fours));
    play_wrong(&mut session, &at(1));
    assert_eq!(state(&session), Some(AttemptState::Refuted));
    assert!(session.wrong().is_some());
    let kept = session.practice().clone();
    assert_eq!(session.result().unwrap().answer, Answer::Again);
    session.take_back();
    assert_eq!(state(&session), Some(AttemptState::ToMove));
    assert!(session.wrong().is_none());
    play_wrong(&mut session, &at(2));
    let turn = right(&practising(PuzzleMode::Theme(Theme::Fours)));
    assert!(play(&mut session, turn, &at(3)).is_some());
    assert_ne!(state(&session), Some(AttemptState::Refuted));
    assert_eq!(session.practice(), &kept);
}

#[test]
fn help_is_told_and_a_second_try_keeps_the_result() {
    let mut session = practising(PuzzleMode::All);
    assert_eq!(session.show_hint(), Some(PuzzleEvent::Hinted));
    assert!(session.hint().is_some());
    assert_eq!(session.show(&at(1)), Some(PuzzleEvent::Shown));
    assert_eq!(session.show(&at(2)), None, "it is shown");
    let (result, kept) = (session.result().cloned(), session.practice().clone());
    assert_eq!(session.again(&at(3)), Some(PuzzleEvent::Opened));
    assert_eq!(state(&session), Some(AttemptState::ToMove));
    solve(&mut session, &at(4));
    assert_eq!(session.result().cloned(), result);
    assert_eq!(session.practice(), &kept);
}

#[test]
fn what_was_solved_can_be_graded() {
    let mut session = practising(PuzzleMode::Theme(Theme::Fours));
    solve(&mut session, &at(1));
    let due = session.result().unwrap().graded.due;
    session.grade(Answer::Easy, TODAY);
    assert!(session.result().unwrap().graded.due > due);
    session.grade(Answer::Again, TODAY);
    assert_eq!(session.result().unwrap().answer, Answer::Easy);
    let mut missed = practising(PuzzleMode::Theme(Theme::Fours));
    missed.show(&at(1));
    missed.grade(Answer::Easy, TODAY);
    assert_eq!(missed.result().unwrap().answer, Answer::Again);
}

#[test]
fn the_puzzle_of_the_day_counts_for_the_day_of_all() {
    let mut session = practising(PuzzleMode::Daily);
    let all = TODAY.plus(1);
    assert!(session.has_daily(all));
    session.show(&at(1));
    assert!(!session.has_daily(all) && session.has_daily(all.plus(1)));
    session.next(0, &at(2));
    assert_eq!(session.mode(), &PuzzleMode::All);
}

#[test]
fn a_rush_goes_on_by_itself_and_ends_with_the_third_wrong_move() {
    let rush = PuzzleMode::Rush(Rush::new(7, Duration::ZERO));
    let mut session = practising(rush);
    let before = session.practice().rating();
    assert_eq!(session.show_hint(), None, "there is no help in a rush");
    assert_eq!(session.show(&at(0)), None);
    assert_eq!(session.again(&at(0)), None);
    solve(&mut session, &at(1));
    assert_eq!(session.tick(&at(1)), None, "it stays for a moment");
    assert_eq!(session.tick(&at(2)), Some(PuzzleEvent::Opened));
    for mistakes in 1..=RUSH_MISTAKES {
        let now = at(u64::from(mistakes) * 10);
        play_wrong(&mut session, &now);
        session.take_back();
        assert_eq!(state(&session), Some(AttemptState::Refuted), "it stays");
        assert_eq!(press(&mut session, "a1", &now), None);
        assert_eq!(session.tick(&now), None);
        let expected = if mistakes < RUSH_MISTAKES {
            PuzzleEvent::Opened
        } else {
            PuzzleEvent::RushOver
        };
        let later = at(u64::from(mistakes) * 10 + 2);
        assert_eq!(session.tick(&later), Some(expected));
    }
    let result = RushResult {
        solved: 1,
        is_best: true,
    };
    assert_eq!(session.rush_result(), Some(&result));
    assert!(!session.is_rushing() && session.tick(&at(99)).is_none());
    assert_eq!(session.practice().best_rush(), 1);
    assert_eq!(session.practice().rating(), before, "a rush is no practice");
    session.next(0, &at(100));
    assert_eq!(session.mode(), &PuzzleMode::All);
    assert!(session.rush_result().is_none());
}

#[test]
fn the_time_of_a_rush_ends_it_before_a_move() {
    let mut session = practising(PuzzleMode::Rush(Rush::new(7, Duration::ZERO)));
    let end = RUSH_TIME.as_secs();
    assert_eq!(session.tick(&at(end - 1)), None);
    assert_eq!(session.tick(&at(end)), Some(PuzzleEvent::RushOver));
}

#[test]
fn won_games_are_drawn_and_no_practice() {
    let won = |seed| PuzzleMode::Won(WonGame::OfPack { seed });
    let mut session = practising(won(3));
    let attempt = session.attempt().unwrap();
    assert!(attempt.is_any_way() && attempt.puzzle().moves() >= LEAST_WON_MOVES);
    let first = attempt.puzzle().id();
    session.show(&at(1));
    assert!(session.result().is_none());
    assert_eq!(session.practice(), &Practice::default());
    session.next(4, &at(2));
    assert_eq!(session.mode(), &won(4));
    assert_ne!(session.attempt().unwrap().puzzle().id(), first);
}

#[test]
fn own_puzzles_are_added_once_practised_and_removed() {
    let shipped_one = shipped().puzzles()[0].clone();
    let mut session = with_own(Vec::new());
    let refused = session.add(shipped_one.clone());
    assert_eq!(refused, Err(PuzzleRefusal::Shipped));
    // What the game ships is a person's own here.
    static NONE: std::sync::LazyLock<Pack> = std::sync::LazyLock::new(Pack::default);
    let mut session = PuzzleSession::new(&NONE, Practice::default(), Pack::default());
    assert_eq!(session.show_pack(PackShown::Own, &at(0)), None);
    assert!(session.attempt().is_none());
    let id = shipped_one.id();
    assert_eq!(session.add(shipped_one.clone()), Ok(id));
    assert_eq!(session.add(shipped_one), Err(PuzzleRefusal::Known));
    assert_eq!(session.begin(&at(1)), Some(PuzzleEvent::Opened));
    assert!(session.is_own(id) && session.number(id) == Some(1));
    session.show(&at(2));
    assert_eq!(session.remove(&at(3)), None, "there is no other");
    assert!(session.attempt().is_none() && session.own().puzzles().is_empty());
    assert!(session.practice().knows(id));
}

#[test]
fn a_puzzle_of_the_game_is_not_removed() {
    let mut session = practising(PuzzleMode::All);
    assert_eq!(session.remove(&at(1)), None);
    assert!(session.attempt().is_some());
}

#[test]
fn due_puzzles_are_counted_anew_after_a_result() {
    let mut session = practising(PuzzleMode::Theme(Theme::Fours));
    let tomorrow = TODAY.plus(1);
    assert_eq!(session.due(None, tomorrow), 0);
    assert!(session.has_counted_due());
    session.show(&at(1));
    assert!(!session.has_counted_due());
    assert_eq!(session.due(Some(Theme::Fours), tomorrow), 1);
    assert_eq!(session.due(Some(Theme::Threats), tomorrow), 0);
}

#[test]
fn the_moves_of_a_puzzle_that_is_over_are_played_back() {
    let mut session = practising(PuzzleMode::All);
    assert!(!session.play_back(Duration::from_secs(9)));
    session.show(&at(1));
    let end = session.shown_moves();
    session.step(PlaybackStep::First);
    assert_eq!(session.shown_moves(), 0);
    session.step(PlaybackStep::Toggle);
    for shown in 1..=end {
        let left = session.playback_left().unwrap();
        assert!(session.is_playing() && session.play_back(left));
        assert_eq!(session.shown_moves(), shown);
    }
    assert!(!session.is_playing());
}

#[test]
fn a_turn_on_twin_boards_takes_two_stones() {
    let mut session = practising(PuzzleMode::Theme(Theme::TwinDouble));
    assert!(session.is_twin());
    let turn = right(&session);
    let (stone, side) = (turn.first, session.attempt().unwrap().side());
    let placed = Some(PuzzleEvent::FirstStone { side, stone });
    assert_eq!(session.press(stone, &at(1)), placed);
    assert_eq!(session.press(stone, &at(1)), None, "it is taken back");
    assert_eq!(session.first_stone(), None);
    assert_eq!(session.press(stone, &at(1)), placed);
    session.take_back();
    assert_eq!(session.first_stone(), None);
    let taken = session.attempt().unwrap().puzzle().stones(stone.half)[0].0;
    let refused = session.press(TwinPoint::new(stone.half, taken), &at(1));
    assert!(matches!(refused, Some(PuzzleEvent::Refused(_))));
    solve(&mut session, &at(2));
}

#[test]
fn what_another_copy_knows_is_added() {
    let mut other = practising(PuzzleMode::All);
    other.show(&at(1));
    let mut session = with_own(Vec::new());
    session.restore(other.practice().clone());
    assert_eq!(session.practice().tried(), 1);
}

/// A puzzle of threats in which a quiet move wins too, as one of a person's own, which does not list it.
fn puzzle_with_quiet_win() -> Puzzle {
    let puzzle = shipped().puzzle("rgpntnq4".parse().unwrap()).unwrap();
    let (setup, task) = (puzzle.setup().clone(), puzzle.task().clone());
    Puzzle::new(setup, puzzle.last(), task, puzzle.difficulty()).unwrap()
}

/// The puzzle after the quiet move.
fn after_quiet_move() -> PuzzleSession {
    let mut session = with_own(vec![puzzle_with_quiet_win()]);
    session.show_pack(PackShown::Own, &at(0));
    assert_eq!(press(&mut session, "k9", &at(0)), None);
    assert_eq!(state(&session), Some(AttemptState::Searching));
    session
}

#[test]
fn a_move_that_wins_in_another_way_changes_no_rating() {
    let mut session = after_quiet_move();
    let before = session.practice().clone();
    assert!(session.attempt().and_then(Attempt::search).is_some());
    // What is pressed meanwhile is not played.
    assert_eq!(press(&mut session, "i8", &at(0)), None);
    let event = session.searched(true, &at(1));
    assert!(
        matches!(event, Some(PuzzleEvent::WinsOtherwise(_))),
        "{event:?}"
    );
    assert_eq!(state(&session), Some(AttemptState::ToMove));
    assert!(session.other_win().is_some() && session.result().is_none());
    assert_eq!(session.practice(), &before);
}

#[test]
fn a_move_that_no_search_finds_to_win_counts_as_wrong() {
    let mut session = after_quiet_move();
    assert!(session.result().is_none());
    let event = session.searched(false, &at(1));
    assert_eq!(event, Some(PuzzleEvent::Wrong));
    assert_eq!(state(&session), Some(AttemptState::Refuted));
    let result = session.result().expect("it counts now");
    assert_eq!(result.answer, Answer::Again);
}
