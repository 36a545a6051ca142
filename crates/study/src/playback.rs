//! Playback of a line of moves: steps by hand, or one move after another by itself.

use std::time::Duration;

/// The interval between two moves during playback.
const MOVE_INTERVAL: Duration = Duration::from_millis(900);

/// A step along a line of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaybackStep {
    /// To the start.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end.
    Last,
    /// To the position after this many moves.
    To(usize),
    /// Starts or stops playback.
    Toggle,
}

/// Whether a line is being played back, and when its next move is due. A ply is the number of moves before a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Playback {
    left: Option<Duration>,
}

impl Playback {
    /// Whether the line is being played back.
    pub const fn is_playing(&self) -> bool {
        self.left.is_some()
    }

    /// The time until the next move.
    pub const fn time_left(&self) -> Option<Duration> {
        self.left
    }

    /// Stops playback.
    pub const fn stop(&mut self) {
        self.left = None;
    }

    /// The ply after a step from `ply` in a line of `end` moves. A step by hand stops playback; playback from the end starts
    /// at the beginning.
    pub fn step(&mut self, step: PlaybackStep, ply: usize, end: usize) -> usize {
        let was_playing = self.left.take().is_some();
        match step {
            PlaybackStep::First => 0,
            PlaybackStep::Previous => ply.saturating_sub(1),
            PlaybackStep::Next => (ply + 1).min(end),
            PlaybackStep::Last => end,
            PlaybackStep::To(ply) => ply.min(end),
            PlaybackStep::Toggle if was_playing || end == 0 => ply,
            PlaybackStep::Toggle => {
                self.left = Some(MOVE_INTERVAL);
                if ply == end { 0 } else { ply }
            }
        }
    }

    /// Lets time pass; the next ply if a move is due. Playback ends with the line.
    pub fn pass(&mut self, time: Duration, ply: usize, end: usize) -> Option<usize> {
        let left = self.left?.saturating_sub(time);
        if !left.is_zero() {
            self.left = Some(left);
            return None;
        }
        let next = (ply + 1).min(end);
        self.left = (next < end).then_some(MOVE_INTERVAL);
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_line() {
        let mut playback = Playback::default();
        assert_eq!(playback.step(PlaybackStep::Next, 3, 3), 3);
        assert_eq!(playback.step(PlaybackStep::First, 3, 3), 0);
        assert_eq!(playback.step(PlaybackStep::Previous, 0, 3), 0);
        assert_eq!(playback.step(PlaybackStep::To(99), 0, 3), 3);
    }

    #[test]
    fn playback_from_the_end_restarts_and_stops_at_the_end() {
        let mut playback = Playback::default();
        let mut ply = playback.step(PlaybackStep::Toggle, 3, 3);
        assert_eq!(ply, 0);
        for expected in 1..=3 {
            assert!(playback.is_playing());
            assert_eq!(playback.pass(MOVE_INTERVAL / 2, ply, 3), None);
            ply = playback.pass(MOVE_INTERVAL, ply, 3).expect("a move is due");
            assert_eq!(ply, expected);
        }
        assert!(!playback.is_playing());
    }

    #[test]
    fn a_step_by_hand_stops_playback() {
        let mut playback = Playback::default();
        let ply = playback.step(PlaybackStep::Toggle, 0, 3);
        assert_eq!(playback.step(PlaybackStep::Next, ply, 3), 1);
        assert!(!playback.is_playing());
    }

    #[test]
    fn an_empty_line_is_not_played_back() {
        let mut playback = Playback::default();
        assert_eq!(playback.step(PlaybackStep::Toggle, 0, 0), 0);
        assert!(!playback.is_playing());
    }
}
