//! The time and the other search limits that the manager has set.

use std::time::Duration;

use super::Info;
use crate::Limits;

/// Nodes to search when the manager wants a move as fast as possible.
const FASTEST_NODES: u64 = 2_000;
/// The time for a move unless the manager sets one.
const DEFAULT_TURN: Duration = Duration::from_secs(5);
/// The time that a turn must have for each megabyte of a new table: several times what it takes to allocate it.
const TIME_PER_MEGABYTE: Duration = Duration::from_millis(4);

/// The time control and the search limits of a game.
pub struct TimeControl {
    turn: Duration,
    left: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

impl Default for TimeControl {
    fn default() -> Self {
        Self {
            turn: DEFAULT_TURN,
            left: None,
            depth: None,
            nodes: None,
        }
    }
}

impl TimeControl {
    /// Takes over what an INFO says of time and search limits; any other changes nothing.
    pub fn update(&mut self, info: &Info) {
        match *info {
            Info::TimeoutTurn(turn) => self.turn = turn,
            // Managers that set no time for the match count down from zero all the same.
            Info::TimeLeft(Some(Duration::ZERO)) if self.left.is_none() => {}
            Info::TimeoutMatch(time) | Info::TimeLeft(time) => self.left = time,
            Info::MaxDepth(depth) => self.depth = depth,
            Info::MaxNodes(nodes) => self.nodes = nodes,
            _ => {}
        }
    }

    /// Whether a turn is long enough to allocate a table of this many megabytes in it.
    pub fn has_time_for_table(&self, megabytes: usize) -> bool {
        let turn = self.left.map_or(self.turn, |left| left.min(self.turn));
        u32::try_from(megabytes).is_ok_and(|megabytes| TIME_PER_MEGABYTE * megabytes <= turn)
    }

    /// The limits of a search that starts this long after the command came: it may have waited in a queue, or for a table.
    pub fn limits(&self, elapsed: Duration) -> Limits {
        let left = |time: Duration| time.saturating_sub(elapsed);
        let is_fastest = self.turn.is_zero();
        Limits {
            move_time: (!is_fastest).then_some(left(self.turn)),
            time_left: self.left.map(left),
            depth: self.depth,
            nodes: if is_fastest {
                Some(FASTEST_NODES)
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
    fn elapsed_time_is_subtracted() {
        let mut time_control = TimeControl::default();
        let second = Duration::from_secs(1);
        time_control.update(&Info::TimeoutTurn(2 * second));
        time_control.update(&Info::TimeLeft(Some(9 * second)));
        let limits = time_control.limits(second);
        assert_eq!(limits.move_time, Some(second));
        assert_eq!(limits.time_left, Some(8 * second));
        assert_eq!(
            time_control.limits(5 * second).move_time,
            Some(Duration::ZERO)
        );
    }

    #[test]
    fn nothing_left_of_no_time_is_no_limit() {
        let left = |infos: &[Info]| {
            let mut time_control = TimeControl::default();
            infos.iter().for_each(|info| time_control.update(info));
            time_control.limits(Duration::ZERO).time_left
        };
        let second = Duration::from_secs(1);
        let [none, over] = [None, Some(Duration::ZERO)];
        let limited = Info::TimeoutMatch(Some(second));
        let unlimited = Info::TimeoutMatch(none);
        assert_eq!(left(&[unlimited.clone(), Info::TimeLeft(over)]), None);
        assert_eq!(left(&[Info::TimeLeft(over), unlimited.clone()]), None);
        assert_eq!(left(&[Info::TimeLeft(over)]), None);
        assert_eq!(left(&[limited.clone(), Info::TimeLeft(over)]), over);
        let next_game = [limited.clone(), unlimited, Info::TimeLeft(over)];
        assert_eq!(left(&next_game), None);
        let alone = [Info::TimeLeft(Some(second)), Info::TimeLeft(over)];
        assert_eq!(left(&alone), over, "a manager may send nothing else");
    }

    #[test]
    fn short_turns_have_no_time_for_a_large_table() {
        let mut time_control = TimeControl::default();
        assert!(time_control.has_time_for_table(256));
        time_control.update(&Info::TimeoutTurn(Duration::from_millis(100)));
        assert!(!time_control.has_time_for_table(256));
        assert!(time_control.has_time_for_table(20));
        time_control.update(&Info::TimeLeft(Some(Duration::from_millis(50))));
        assert!(!time_control.has_time_for_table(20));
    }
}
