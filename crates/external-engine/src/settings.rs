//! Limits as a program is told them.

use std::time::Duration;

use crate::MoveLimits;

/// "No limit" for a time in the protocol, in milliseconds.
const NO_LIMIT: u128 = 2_147_483_647;
/// The same for the time of a move, as Yixin-Board sends it to programs that are limited otherwise.
const NO_TURN_LIMIT: u128 = 2_000_000;

/// What a program says while it thinks: the numbers of Yixin-Board's setting `show_detail`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    None = 0,
    Blocks = 2,
    BlocksAndRealtime = 3,
}

/// Limits as they are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    turn: u128,
    /// The whole game; 0 is no limit.
    whole: u128,
    /// 0 is no limit.
    nodes: u64,
    detail: Detail,
}

impl Settings {
    /// The limits as they are sent; `before` are those of the game so far.
    pub fn of(limits: &MoveLimits, detail: Detail, before: Option<Self>) -> Self {
        let left = limits.left.map(whole_milliseconds);
        // The clock for the whole game is what was left of it at the first move.
        let before = before.map_or(0, |before| before.whole);
        let whole = left.map_or(0, |left| if before > 0 { before } else { left });
        let turn = limits.turn.map(|turn| turn.as_millis());
        Self {
            turn: turn.unwrap_or(if whole > 0 { whole } else { NO_TURN_LIMIT }),
            whole,
            nodes: limits.nodes.unwrap_or(0),
            detail,
        }
    }

    /// The settings as the program is told them; those that only some programs know are left out until they are used.
    pub fn text(&self, before: Option<Self>) -> String {
        let Self {
            turn,
            whole,
            nodes,
            detail,
        } = self;
        let mut text = format!("INFO timeout_turn {turn}\r\nINFO timeout_match {whole}\r\n");
        if *nodes > 0 || before.is_some_and(|before| before.nodes > 0) {
            text += &format!("INFO max_node {nodes}\r\n");
        }
        if *detail != Detail::None || before.is_some_and(|before| before.detail != Detail::None) {
            text += &format!("INFO show_detail {}\r\n", *detail as u8);
        }
        text + &format!("INFO time_left {NO_LIMIT}\r\n")
    }
}

/// What is left on the clock, where there is one. Some programs keep ten seconds of it back, so no other time may stand here.
pub fn time_left(limits: &MoveLimits) -> String {
    (limits.left).map_or(String::new(), |left| {
        format!("INFO time_left {}\r\n", whole_milliseconds(left))
    })
}

/// Not 0, which is no limit.
fn whole_milliseconds(time: Duration) -> u128 {
    time.as_millis().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_told_as_it_is_and_the_whole_of_it_stays_that_of_the_first_move() {
        let limits = |left: u64| MoveLimits {
            left: Some(Duration::from_secs(left)),
            ..MoveLimits::default()
        };
        let first = Settings::of(&limits(60), Detail::None, None);
        let text = first.text(None);
        assert!(
            text.contains("timeout_turn 60000\r\nINFO timeout_match 60000\r\n"),
            "{text}"
        );
        assert_eq!(Settings::of(&limits(30), Detail::None, Some(first)), first);
        assert_eq!(time_left(&limits(30)), "INFO time_left 30000\r\n");
        assert_eq!(time_left(&limits(0)), "INFO time_left 1\r\n");
    }

    #[test]
    fn what_only_some_programs_know_is_told_when_it_is_used_and_taken_back() {
        let plain = Settings::of(&MoveLimits::default(), Detail::None, None);
        let text = plain.text(None);
        assert!(
            !text.contains("max_node") && !text.contains("show_detail"),
            "{text}"
        );
        assert!(text.contains("timeout_turn 2000000") && text.contains("time_left 2147483647"));
        let limits = MoveLimits {
            nodes: Some(7),
            ..MoveLimits::default()
        };
        let full = Settings::of(&limits, Detail::Blocks, Some(plain));
        assert!(
            full.text(Some(plain))
                .contains("max_node 7\r\nINFO show_detail 2\r\n")
        );
        assert!(
            plain
                .text(Some(full))
                .contains("max_node 0\r\nINFO show_detail 0\r\n")
        );
    }
}
