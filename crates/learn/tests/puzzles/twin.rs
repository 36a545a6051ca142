//! Puzzles on twin boards as somebody who tries them sees them.

use narabe_learn::puzzles::{Attempt, AttemptState, Hint, Pack, Played, Puzzle, Wrong};
use narabe_rules::twin::{Half, Turn, TwinOutcome, TwinPoint, TwinPosition};
use narabe_rules::{Point, Side};

/// The puzzles that are tried here, spread over all difficulties.
const SAMPLE: usize = 12;

fn sample() -> impl Iterator<Item = &'static Puzzle<TwinPosition>> {
    let all = Pack::shipped().unwrap().twin();
    all.iter().step_by((all.len() / SAMPLE).max(1))
}

/// The next right turn, as the second step of the hint has it.
fn hinted(attempt: &Attempt) -> Turn {
    let mut other = attempt.clone();
    let Some(Hint::Boards { left, right }) = other.hint() else {
        panic!("the first step names the boards");
    };
    let Some(Hint::At(turn)) = other.hint() else {
        panic!("the second step names the turn");
    };
    let on = |half| turn.stones().filter(|stone| stone.half == half).count();
    assert_eq!((left, right), (on(Half::Left), on(Half::Right)));
    turn
}

/// The position after some turns.
fn after(puzzle: &Puzzle<TwinPosition>, turns: &[Turn]) -> TwinPosition {
    let mut position = puzzle.position().clone();
    for &turn in turns {
        position.play_turn(turn).unwrap();
    }
    position
}

#[test]
fn each_is_solved_by_its_hints_in_as_many_turns_as_it_says() {
    for puzzle in sample() {
        let mut attempt = Attempt::new(puzzle).unwrap();
        let mut turns = 0;
        while attempt.state() != AttemptState::Over {
            let played = attempt.play(hinted(&attempt)).unwrap();
            assert!(matches!(played, Played::Answered { .. } | Played::Solved));
            turns += 1;
        }
        // The other side holds out as long as it can.
        assert_eq!(turns, puzzle.task().moves, "{}", puzzle.id());
        assert!(attempt.is_solved());
        let end = after(puzzle, attempt.moves());
        let winner = end.outcome().map(TwinOutcome::winner);
        assert_eq!(winner, Some(Some(attempt.side())), "{}", puzzle.id());
    }
}

#[test]
fn the_solution_that_is_shown_wins_by_the_rules() {
    for puzzle in sample() {
        let mut attempt = Attempt::new(puzzle).unwrap();
        attempt.show();
        assert!(attempt.is_shown() && !attempt.is_solved());
        let end = after(puzzle, attempt.moves());
        let winner = end.outcome().map(TwinOutcome::winner);
        assert_eq!(winner, Some(Some(attempt.side())), "{}", puzzle.id());
        assert_eq!(attempt.moves().len(), 2 * puzzle.task().moves - 1);
    }
}

#[test]
fn a_turn_that_threatens_nothing_is_answered_and_taken_back() {
    for puzzle in sample() {
        let mut attempt = Attempt::new(puzzle).unwrap();
        let corners = Half::ALL.into_iter().flat_map(|half| {
            let corners = [(0, 0), (18, 0), (0, 18), (18, 18)];
            corners.map(|(x, y)| TwinPoint::new(half, Point::new(x, y)))
        });
        let idle = corners
            .map(Turn::one)
            .find(|&turn| puzzle.position().check_turn(turn).is_ok())
            .unwrap();
        let Ok(Played::Wrong(wrong)) = attempt.play(idle) else {
            panic!("{}: {idle} is wrong", puzzle.id());
        };
        assert!(matches!(wrong, Wrong::NoTwinThreat | Wrong::LosesAtOnce));
        assert_eq!(attempt.refuted()[0], idle);
        // What is played against it ends the game for the other side, or leaves no win in so few turns.
        let replied = after(puzzle, attempt.refuted());
        let side: Side = attempt.side();
        match replied.outcome() {
            Some(outcome) => assert_eq!(outcome.winner(), Some(side.other())),
            None => assert!(!replied.threatens(side) || attempt.refuted().len() == 1),
        }
        attempt.take_back();
        assert_eq!(attempt.state(), AttemptState::ToMove);
        assert!(attempt.moves().is_empty() && attempt.mistakes() == 1);
    }
}
