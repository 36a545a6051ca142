//! Plans the animation from the stones drawn to those of the model.
//!
//! Stones that differ are dropped or lifted. The board knows no undo or redo: an undo is one stone less, a redo one
//! more, a loaded game many.
//!
//! ```
//! use narabe::board::plan::{Step, plan};
//! use narabe_rules::{Point, Side};
//!
//! let centre = Point::new(7, 7);
//! let plan = plan(&[], &[(centre, Side::Black)]);
//! assert!(matches!(plan[0].step, Step::Drop) && plan[0].point == centre);
//! ```

use narabe_rules::{Point, Side};
use std::collections::HashMap;
use std::time::Duration;

/// The delay between two stones of a plan.
const STAGGER: Duration = Duration::from_millis(20);
/// The maximum delay between the first and the last stone of a plan.
const STAGGER_TOTAL: Duration = Duration::from_millis(200);

/// The step of one stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedStep {
    pub point: Point,
    pub side: Side,
    pub step: Step,
    /// How long the stone waits before it moves.
    pub delay: Duration,
}

/// What happens to a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It is placed.
    Drop,
    /// It is removed.
    Lift,
}

/// The steps from the stones drawn to those wanted; unchanged stones have none.
///
/// Stones drop in the order of play and lift in reverse, 20 ms apart and at most 200 ms in all; a board that becomes
/// empty is cleared at once.
pub fn plan(current: &[(Point, Side)], wanted: &[(Point, Side)]) -> Vec<PlannedStep> {
    let before: HashMap<Point, Side> = current.iter().copied().collect();
    let after: HashMap<Point, Side> = wanted.iter().copied().collect();
    let removed: Vec<_> = current
        .iter()
        .rev()
        .filter(|(point, side)| after.get(point) != Some(side))
        .collect();
    let added: Vec<_> = wanted
        .iter()
        .filter(|(point, side)| before.get(point) != Some(side))
        .collect();
    let lift_gap = if wanted.is_empty() {
        Duration::ZERO
    } else {
        gap(removed.len())
    };
    let mut steps = Vec::with_capacity(removed.len() + added.len());
    for (stones, step, gap) in [
        (removed, Step::Lift, lift_gap),
        (added.clone(), Step::Drop, gap(added.len())),
    ] {
        for (&(point, side), place) in stones.into_iter().zip(0_u32..) {
            steps.push(PlannedStep {
                point,
                side,
                step,
                delay: gap * place,
            });
        }
    }
    steps
}

/// The delay between two of this many stones.
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

    fn steps(from: usize, to: usize) -> Vec<PlannedStep> {
        plan(&game(from), &game(to))
    }

    #[test]
    fn a_move_is_one_drop_at_once() {
        let plan = steps(4, 5);
        let (point, side) = game(5)[4];
        assert_eq!(
            plan,
            [PlannedStep {
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
            [PlannedStep {
                step: Step::Lift,
                ..
            }]
        ));
        assert!(matches!(
            steps(4, 5)[..],
            [PlannedStep {
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
