//! What has to move so that the board shows another model.
//!
//! The stones that lie and the stones that should lie are compared, and whatever differs drops or lifts. Nobody says
//! "undo" to the board: an undo is a stone too many, a redo one too few, a loaded game many of them.
//!
//! ```
//! use narabe::app::board::plan::{Step, plan};
//! use narabe::rules::{Point, Side};
//!
//! let centre = Point::new(7, 7);
//! let plan = plan(&[], &[(centre, Side::Black)]);
//! assert!(matches!(plan[0].step, Step::Drop) && plan[0].point == centre);
//! ```

use crate::rules::{Point, Side};
use std::collections::HashMap;
use std::time::Duration;

/// Between two stones of one plan, when there is room for it.
const STAGGER: Duration = Duration::from_millis(20);
/// The longest time between the first stone of a plan and the last.
const STAGGER_TOTAL: Duration = Duration::from_millis(200);

/// One stone's share of the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Planned {
    pub point: Point,
    pub side: Side,
    pub step: Step,
    /// How long the stone waits before it moves.
    pub delay: Duration,
}

/// What a stone does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It falls onto an empty point.
    Drop,
    /// It is taken away.
    Lift,
}

/// The steps from the stones that lie to those that should; a stone in both stays and is not mentioned.
///
/// Stones drop in the order they were played and lift in the opposite order, 20 ms apart and never more than 200 ms in
/// all; a board that becomes empty is cleared in one go.
pub fn plan(lying: &[(Point, Side)], wanted: &[(Point, Side)]) -> Vec<Planned> {
    let there: HashMap<Point, Side> = lying.iter().copied().collect();
    let here: HashMap<Point, Side> = wanted.iter().copied().collect();
    let gone: Vec<_> = lying
        .iter()
        .rev()
        .filter(|(point, side)| here.get(point) != Some(side))
        .collect();
    let new: Vec<_> = wanted
        .iter()
        .filter(|(point, side)| there.get(point) != Some(side))
        .collect();
    let lift_gap = if wanted.is_empty() {
        Duration::ZERO
    } else {
        gap(gone.len())
    };
    let mut steps = Vec::with_capacity(gone.len() + new.len());
    for (stones, step, gap) in [
        (gone, Step::Lift, lift_gap),
        (new.clone(), Step::Drop, gap(new.len())),
    ] {
        for (&(point, side), place) in stones.into_iter().zip(0_u32..) {
            steps.push(Planned {
                point,
                side,
                step,
                delay: gap * place,
            });
        }
    }
    steps
}

/// The time between two of so many stones.
fn gap(stones: usize) -> Duration {
    let between = u32::try_from(stones.saturating_sub(1))
        .unwrap_or(u32::MAX)
        .max(1);
    STAGGER.min(STAGGER_TOTAL / between)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(stones: usize) -> Vec<(Point, Side)> {
        (0..stones)
            .map(|index| {
                let side = if index % 2 == 0 {
                    Side::Black
                } else {
                    Side::White
                };
                (Point::new((index % 15) as u8, (index / 15) as u8), side)
            })
            .collect()
    }

    fn steps(from: usize, to: usize) -> Vec<Planned> {
        plan(&game(from), &game(to))
    }

    #[test]
    fn a_move_is_one_drop_at_once() {
        let plan = steps(4, 5);
        let (point, side) = game(5)[4];
        assert_eq!(
            plan,
            [Planned {
                point,
                side,
                step: Step::Drop,
                delay: Duration::ZERO
            }]
        );
    }

    #[test]
    fn an_undo_is_a_lift_and_a_redo_a_drop() {
        assert!(matches!(
            steps(5, 4)[..],
            [Planned {
                step: Step::Lift,
                ..
            }]
        ));
        assert!(matches!(
            steps(4, 5)[..],
            [Planned {
                step: Step::Drop,
                ..
            }]
        ));
    }

    #[test]
    fn an_undone_pair_lifts_the_newest_first() {
        let plan = steps(6, 4);
        assert_eq!(
            plan.iter().map(|planned| planned.point).collect::<Vec<_>>(),
            [game(6)[5].0, game(6)[4].0]
        );
        assert!(plan[0].delay < plan[1].delay);
    }

    #[test]
    fn a_loaded_game_drops_in_order_within_the_limit() {
        let plan = steps(0, 180);
        assert_eq!(plan.len(), 180);
        assert!(plan.iter().all(|planned| planned.step == Step::Drop));
        assert!(plan.windows(2).all(|pair| pair[0].delay <= pair[1].delay));
        assert!(plan[179].delay <= STAGGER_TOTAL && plan[179].delay > STAGGER_TOTAL / 2);
    }

    #[test]
    fn a_new_game_clears_in_one_go() {
        let plan = steps(40, 0);
        assert_eq!(plan.len(), 40);
        assert!(
            plan.iter()
                .all(|planned| planned.step == Step::Lift && planned.delay.is_zero())
        );
    }

    #[test]
    fn review_steps_move_one_stone_each_way() {
        for (from, to, step) in [(10, 11, Step::Drop), (11, 10, Step::Lift)] {
            let plan = steps(from, to);
            assert_eq!((plan.len(), plan[0].step), (1, step));
        }
    }

    #[test]
    fn another_game_moves_only_what_differs() {
        let mut other = game(10);
        other[3].1 = other[3].1.other();
        let plan = plan(&game(10), &other);
        let at = other[3].0;
        assert_eq!(
            plan.iter()
                .map(|planned| (planned.point, planned.step))
                .collect::<Vec<_>>(),
            [(at, Step::Lift), (at, Step::Drop)]
        );
    }

    #[test]
    fn nothing_new_moves_nothing() {
        assert!(steps(30, 30).is_empty());
    }
}
