//! The swap2 opening in the manager's terms: the stones so far in, the engine's answer out. [`Opening`] knows what is allowed,
//! and [`Engine::decide`] what the engine wants.
//!
//! For the manager, an answer with stones takes White, which is to move after three stones and after five, and `SWAP` takes
//! Black. In an [`Opening`] a swap exchanges the colours of the players; after five stones the two differ.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::{Coordinates, RequestError};
use crate::{Clock, Engine, Limits, Setup};
use narabe_rules::opening::{Action, ActionError, Choice, Opening, Protocol};
use narabe_rules::{BoardSize, PlayError, Point, Rule};

/// Where a manager may ask: before the first stone, and where a colour can be chosen.
const STONES: [usize; 3] = [0, 3, 5];

/// The engine's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It takes Black, and the opponent is to move.
    Swap,
    /// It places stones: the first three, two more, or its next move.
    Points(Vec<Point>),
}

/// The opening that stones have led to. Managers do not send choices: whoever placed further stones had chosen to.
///
/// # Errors
/// When no swap2 opening has these stones.
pub fn opening(rule: Rule, size: BoardSize, stones: &[Point]) -> Result<Opening, RequestError> {
    if !STONES.contains(&stones.len()) {
        return Err(RequestError::Swap2Stones(stones.len()));
    }
    let mut opening = Opening::new(Protocol::Swap2, rule, size)?;
    for &point in stones {
        // Refused wherever there is nothing to choose.
        let _ = opening.apply(Action::Choose(Choice::PlaceTwo));
        opening
            .apply(Action::Place(point))
            .map_err(|error| match error {
                ActionError::Illegal(PlayError::Occupied { point, .. }) => {
                    RequestError::Taken(Coordinates::of(point, size))
                }
                error => error.into(),
            })?;
    }
    Ok(opening)
}

/// The engine's answer; none when the board is full. `limits` gives what is left of the turn at any time.
pub fn answer(
    engine: &mut Engine,
    mut opening: Opening,
    limits: impl Fn() -> Limits,
    clock: &dyn Clock,
    stop: &AtomicBool,
) -> Option<Answer> {
    // The time is the only thing here that differs from call to call.
    let seed = clock.now().subsec_nanos();
    let mut rng = StdRng::seed_from_u64(seed.into());
    if !opening.history().is_empty() {
        let own = opening.to_act();
        // A choice may be followed by stones, which take time as well.
        let choice = engine.decide(&opening, &half(limits()), clock, stop, &mut rng)?;
        opening.apply_all(&choice.actions).ok()?;
        if opening.to_act() != own {
            return Some(Answer::Swap);
        }
    }
    let points = if opening.is_over() {
        let setup = Setup::from(opening.position());
        let report = engine.think(&setup, &limits(), clock, stop, |_| ())?;
        vec![report.best_move()]
    } else {
        let stones = engine.decide(&opening, &limits(), clock, stop, &mut rng)?;
        let point = |action: Action| match action {
            Action::Place(point) => Some(point),
            _ => None,
        };
        stones.actions.into_iter().filter_map(point).collect()
    };
    Some(Answer::Points(points))
}

/// Half of what limits allow.
fn half(limits: Limits) -> Limits {
    Limits {
        move_time: limits.move_time.map(|time| time / 2),
        time_left: limits.time_left.map(|left| left / 2),
        nodes: limits.nodes.map(|nodes| nodes / 2),
        ..limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoClock, Settings};
    use narabe_notation::parse_move_list;

    fn answer_to(stones: &str) -> Answer {
        let stones = parse_move_list(stones).unwrap();
        let opening = opening(Rule::Freestyle, BoardSize::DEFAULT, &stones).unwrap();
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        let limits = || Limits::nodes(4_000);
        answer(
            &mut engine,
            opening,
            limits,
            &NoClock,
            &AtomicBool::new(false),
        )
        .unwrap()
    }

    #[test]
    fn a_colour_that_is_much_better_is_taken() {
        // Black has an open two in the middle, White a stone in the corner.
        assert_eq!(answer_to("h8 a1 i8"), Answer::Swap);
        // Black's stones lie in corners. White moves, and has the middle.
        let Answer::Points(points) = answer_to("a1 h8 o15") else {
            panic!("White is better, and to move");
        };
        assert_eq!(points.len(), 1);
        assert!(
            matches!(answer_to("a1 h8 o15 i8 a15"), Answer::Points(points) if points.len() == 1)
        );
        assert_eq!(answer_to("h8 a1 i8 a15 h9"), Answer::Swap);
    }

    #[test]
    fn the_first_answer_is_three_stones() {
        assert!(matches!(answer_to(""), Answer::Points(points) if points.len() == 3));
    }

    #[test]
    fn stones_that_no_swap2_opening_has_are_refused_in_words() {
        let fault = |stones: &str| {
            let stones = parse_move_list(stones).unwrap();
            opening(Rule::Standard, BoardSize::DEFAULT, &stones)
                .unwrap_err()
                .to_string()
        };
        assert!(fault("h8").contains("not 1"));
        assert!(fault("h8 h9 h8").contains("7,7 is taken"));
        assert!(fault("h8 h9 y25").contains("off the board"));
    }
}
