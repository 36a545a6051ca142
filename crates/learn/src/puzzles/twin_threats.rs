//! Tasks on twin boards: all first turns of a shortest win by threats on both boards, each proven by the rules.

use super::fault::TaskFault;
use super::{Task, Theme};
use narabe_engine_core::twin::TwinSolver;
use narabe_rules::Side;
use narabe_rules::twin::{Half, Turn, TwinOutcome, TwinPoint, TwinPosition, TwinThreat};

/// The most first turns that win.
pub const MOST_TWIN_SOLUTIONS: usize = 4;
/// The longest wins that are looked for, in own turns.
pub const MOST_TWIN_TURNS: u32 = 3;
/// The turns that are tried to find the shortest win, and all first turns of such wins.
const TRIES: u64 = 3_000_000;

/// The task to win by threats. Takes milliseconds to seconds.
pub fn prove(position: &TwinPosition) -> Result<Task<Turn>, TaskFault> {
    prove_with(position, TRIES)
}

/// The same with so many turns that may be tried.
pub fn prove_with(position: &TwinPosition, tries: u64) -> Result<Task<Turn>, TaskFault> {
    if let Some(turn) = position.winning_turn() {
        return Err(TaskFault::WinsAtOnce(turn));
    }
    let mut solver = TwinSolver::new(tries);
    let shortest = solver.shortest(position, MOST_TWIN_TURNS)?;
    let (_, turns) = shortest.ok_or(TaskFault::NoWin)?;
    let solutions = solver.winning_turns(position, turns, MOST_TWIN_SOLUTIONS)?;
    if solutions.len() > MOST_TWIN_SOLUTIONS {
        return Err(TaskFault::Solutions(solutions.len()));
    }
    for &turn in &solutions {
        replay(position, turn, turns, &mut solver)?;
    }
    Ok(Task {
        theme: Theme::TwinDouble,
        solutions,
        moves: turns as usize,
    })
}

/// Plays a turn and every reply to it that does not lose at once, and answers each with a turn that wins: the solver finds the
/// answers, and the rules say who wins.
fn replay(
    position: &TwinPosition,
    turn: Turn,
    turns: u32,
    solver: &mut TwinSolver,
) -> Result<(), TaskFault> {
    let side = position.side_to_move();
    let mut after = position.clone();
    let fault = || TaskFault::Turn(turn);
    let outcome = after.play_turn(turn).map_err(|_| fault())?;
    if let Some(outcome) = outcome {
        return confirm(TwinOutcome::winner(outcome) == Some(side), turn);
    }
    // The other side must not win itself, and has to be threatened.
    let Some(replies) = replies(&after).filter(|_| turns > 1 && after.winning_turn().is_none())
    else {
        return Err(fault());
    };
    for reply in replies {
        let mut replied = after.clone();
        match replied.play_turn(reply).map_err(|_| fault())? {
            Some(outcome) => confirm(TwinOutcome::winner(outcome) == Some(side), turn)?,
            None => {
                let answer = solver.shortest(&replied, turns - 1)?;
                let (answer, _) = answer.ok_or_else(fault)?;
                replay(&replied, answer, turns - 1, solver)?;
            }
        }
    }
    Ok(())
}

const fn confirm(is_won: bool, turn: Turn) -> Result<(), TaskFault> {
    if is_won {
        Ok(())
    } else {
        Err(TaskFault::Turn(turn))
    }
}

/// All replies of the side to move after which the other side cannot win with its next turn; those that the rules name, and with a
/// stone to spare each with every other stone. None if nothing is threatened.
pub fn replies(position: &TwinPosition) -> Option<Vec<Turn>> {
    let groups = match position.opponent_threat() {
        TwinThreat::None => return None,
        TwinThreat::Unstoppable => return Some(Vec::new()),
        TwinThreat::Stoppable(groups) => groups,
    };
    let empty: Vec<TwinPoint> = Half::ALL
        .into_iter()
        .flat_map(|half| {
            let points = position.board(half).empty_points();
            points.map(move |point| TwinPoint::new(half, point))
        })
        .collect();
    let mut replies = Vec::new();
    for group in groups {
        match group[..] {
            [one, two] => replies.push(Turn::two(one, two)),
            [one] => {
                replies.push(Turn::one(one));
                let others = empty.iter().filter(|&&other| other != one);
                replies.extend(others.map(|&other| Turn::two(one, other)));
            }
            _ => {}
        }
    }
    Some(replies)
}

/// A turn that takes points where a side completes a row, of the board where it has fewer, and completes no row itself: what is
/// left to try against a threat that nothing stops.
pub fn vain_defence(position: &TwinPosition, attacker: Side) -> Option<Turn> {
    let points = Half::ALL.map(|half| {
        let points = position.completing_points(half, attacker);
        let points = points.map(|point| TwinPoint::new(half, point));
        points.collect::<Vec<_>>()
    });
    let goes_on = |turn: &Turn| {
        let mut after = position.clone();
        matches!(after.play_turn(*turn), Ok(None))
    };
    let [left, right] = &points;
    let fewer = if right.len() < left.len() {
        right
    } else {
        left
    };
    let pairs = fewer.iter().flat_map(|&one| {
        let others = fewer.iter().filter(move |&&two| two > one);
        others.map(move |&two| Turn::two(one, two))
    });
    let all = points.iter().flatten().copied().map(Turn::one);
    let elsewhere = Half::ALL.into_iter().flat_map(|half| {
        let points = position.board(half).empty_points();
        points.map(move |point| Turn::one(TwinPoint::new(half, point)))
    });
    pairs.chain(all).chain(elsewhere).find(goes_on)
}
