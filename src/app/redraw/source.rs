//! What asks for frames again and again, and how often.

use std::time::Duration;

/// Somebody who asks for frames as long as something lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The title with all that moves on it by itself: nothing there is drawn more often.
    Title,
    /// The shade of leaves that drifts over the title, less than a pixel from frame to frame.
    TitleLight,
    /// The ghost of a stone that breathes where the pointer has come to rest, for a few seconds.
    Breath,
    /// The ring that runs out from the last move.
    LastMove,
    /// The five stones of waiting.
    Waiting,
    /// A time that is counted in seconds. The clocks of a game ask for their next figure, which is the same until the last
    /// ten seconds and ten times as often then.
    Seconds,
    /// A gamepad in a browser, or one that was just touched: what happens on it has to be looked for.
    Gamepad,
    /// Pictures, fonts and sounds on their way.
    Loading,
    /// The files of the music on their way, which nobody waits for.
    Music,
    /// An engine at work that has told something new.
    EngineNews,
    /// An engine at work without news: it wakes the game by itself, and this is for safety.
    Engine,
    /// An engine in a program without a window, which nobody can wake.
    UnseenEngine,
    /// A table between two machines: there is something to say or to look for.
    Table,
}

impl Source {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [Self; 13] = [
        Self::Title,
        Self::TitleLight,
        Self::Breath,
        Self::LastMove,
        Self::Waiting,
        Self::Seconds,
        Self::Gamepad,
        Self::Loading,
        Self::Music,
        Self::EngineNews,
        Self::Engine,
        Self::UnseenEngine,
        Self::Table,
    ];

    /// The time from one of its frames to the next.
    #[must_use]
    pub const fn gap(self) -> Duration {
        Duration::from_millis(match self {
            Self::Loading | Self::UnseenEngine => 25,
            Self::LastMove => 40,
            Self::Title | Self::Gamepad => 50,
            Self::TitleLight | Self::EngineNews | Self::Music => 100,
            Self::Breath => 125,
            Self::Waiting => 160,
            Self::Engine | Self::Table => 500,
            Self::Seconds => 1000,
        })
    }
}
