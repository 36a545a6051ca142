//! The sources of repeated frames and their rates.

use std::time::Duration;

/// A source of frames for as long as something lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The animations of the title, which limit its frame rate.
    Title,
    /// The drifting leaf shadows over the title, which move less than a pixel per frame.
    TitleLight,
    /// The pulsing ghost stone under a resting pointer, for a few seconds.
    GhostPulse,
    /// The ring that expands from the last move.
    LastMove,
    /// The animated stones of a waiting indicator.
    Waiting,
    /// A time displayed in seconds. The clocks request their next change themselves, ten times a second in the last ten
    /// seconds.
    Seconds,
    /// A gamepad in a browser, or one with recent input, which must be polled.
    Gamepad,
    /// Textures, fonts and sounds that are loading.
    Loading,
    /// The files of the music, which are not urgent.
    Music,
    /// An engine with new progress.
    EngineProgress,
    /// An engine without new progress: it wakes the loop by itself, and this is a fallback.
    Engine,
    /// An engine in a program without a window.
    HeadlessEngine,
    /// A room, with heartbeats to send and messages to read.
    OnlineRoom,
}

impl Source {
    #[cfg(test)]
    pub const ALL: [Self; 13] = [
        Self::Title,
        Self::TitleLight,
        Self::GhostPulse,
        Self::LastMove,
        Self::Waiting,
        Self::Seconds,
        Self::Gamepad,
        Self::Loading,
        Self::Music,
        Self::EngineProgress,
        Self::Engine,
        Self::HeadlessEngine,
        Self::OnlineRoom,
    ];

    /// This source, or that of a program without a window, whose loop no engine wakes.
    pub const fn or_headless(self, has_window: bool) -> Self {
        if has_window {
            self
        } else {
            Self::HeadlessEngine
        }
    }

    /// The interval between its frames.
    pub const fn gap(self) -> Duration {
        Duration::from_millis(match self {
            Self::Loading | Self::HeadlessEngine => 25,
            Self::LastMove => 40,
            Self::Title | Self::Gamepad => 50,
            Self::TitleLight | Self::EngineProgress | Self::Music => 100,
            Self::GhostPulse => 125,
            Self::Waiting => 160,
            Self::Engine | Self::OnlineRoom => 500,
            Self::Seconds => 1000,
        })
    }
}
