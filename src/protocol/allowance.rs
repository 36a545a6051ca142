//! How long the manager lets the engine think about a move.

use std::time::Duration;

use super::Info;
use crate::engine::Limits;

/// Positions to look at where the manager wants a move as fast as possible.
const FASTEST: u64 = 2_000;
/// The time for a move where the manager names none.
const DEFAULT_TURN: Duration = Duration::from_secs(5);
/// What a megabyte of a new table may cost of a turn: several times what it takes to make it.
const TABLE_COST: Duration = Duration::from_millis(4);

/// What the manager has told of time and other bounds.
pub struct Allowance {
    turn: Duration,
    left: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

impl Default for Allowance {
    fn default() -> Self {
        Self {
            turn: DEFAULT_TURN,
            left: None,
            depth: None,
            nodes: None,
        }
    }
}

impl Allowance {
    /// Takes what is said of time and bounds, and leaves all else.
    pub fn note(&mut self, info: &Info) {
        match *info {
            Info::TimeoutTurn(turn) => self.turn = turn,
            Info::TimeoutMatch(time) | Info::TimeLeft(time) => self.left = time,
            Info::MaxDepth(depth) => self.depth = depth,
            Info::MaxNodes(nodes) => self.nodes = nodes,
            _ => {}
        }
    }

    /// Whether a turn is long enough to make a table of so many megabytes in it.
    pub fn pays_for_table(&self, megabytes: usize) -> bool {
        let turn = self.left.map_or(self.turn, |left| left.min(self.turn));
        u32::try_from(megabytes).is_ok_and(|megabytes| TABLE_COST * megabytes <= turn)
    }

    /// What bounds a search that begins when some of the turn has passed: in the queue, and for a new table.
    pub fn limits(&self, passed: Duration) -> Limits {
        let left = |time: Duration| time.saturating_sub(passed);
        let is_fastest = self.turn.is_zero();
        Limits {
            move_time: (!is_fastest).then_some(left(self.turn)),
            time_left: self.left.map(left),
            depth: self.depth,
            nodes: if is_fastest {
                Some(FASTEST)
            } else {
                self.nodes
            },
            multi_pv: 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_has_passed_is_no_longer_there() {
        let mut allowance = Allowance::default();
        let second = Duration::from_secs(1);
        allowance.note(&Info::TimeoutTurn(2 * second));
        allowance.note(&Info::TimeLeft(Some(9 * second)));
        let limits = allowance.limits(second);
        assert_eq!(limits.move_time, Some(second));
        assert_eq!(limits.time_left, Some(8 * second));
        assert_eq!(allowance.limits(5 * second).move_time, Some(Duration::ZERO));
    }

    #[test]
    fn short_turns_do_not_pay_for_a_large_table() {
        let mut allowance = Allowance::default();
        assert!(allowance.pays_for_table(256));
        allowance.note(&Info::TimeoutTurn(Duration::from_millis(100)));
        assert!(!allowance.pays_for_table(256));
        assert!(allowance.pays_for_table(20));
        allowance.note(&Info::TimeLeft(Some(Duration::from_millis(50))));
        assert!(!allowance.pays_for_table(20));
    }
}
