//! What a file says of a game besides its moves: players, result, date, event.
//!
//! ```
//! use narabe::notation::{GameInfo, GameResult, WinReason};
//! use narabe::rules::Side;
//!
//! let mut info = GameInfo::default();
//! info.names = ["Hana".to_owned(), "Isao".to_owned()];
//! info.date = Some("2024-05-01".parse()?);
//! info.result = GameResult::Win { winner: Side::White, reason: WinReason::Time };
//! assert_eq!(info.result.winner(), Some(Side::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod result;

pub use date::{GameDate, ParseDateError};
pub use result::{GameResult, WinReason};

use super::sanitize::{sanitize_line, sanitize_text};

/// The longest text of a [`GameInfo`], in characters; a longer one is truncated. Comments have no limit.
pub const MAX_INFO_CHARS: usize = 200;

/// What a file says of a game. What is not known is empty. The readers make all texts single lines without hidden
/// characters, see [`cleaned`](Self::cleaned).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// The names of Black and White.
    pub names: [String; 2],
    /// The ratings or ranks of Black and White.
    pub ratings: [String; 2],
    /// Who won.
    pub result: GameResult,
    /// The first day of the game.
    pub date: Option<GameDate>,
    /// The name of the game itself.
    pub title: String,
    /// The tournament.
    pub event: String,
    /// The round.
    pub round: String,
    /// The place.
    pub place: String,
    /// The rule as the file names it.
    pub rule_text: String,
    /// The opening protocol as the file names it.
    pub protocol: String,
    /// The name of the opening.
    pub opening: String,
    /// The time of each side.
    pub time_limit: String,
    /// Who wrote the comments.
    pub annotator: String,
    /// Who or what wrote the file.
    pub source: String,
    /// A comment on the whole game, perhaps of several lines.
    pub comment: String,
}

impl GameInfo {
    /// The same with every text as [`sanitize_line`] and [`sanitize_text`] make it, and without white space at the ends.
    #[must_use]
    pub fn cleaned(self) -> Self {
        let line = |text: String| info_line(&text);
        Self {
            names: self.names.map(line),
            ratings: self.ratings.map(line),
            result: self.result,
            date: self.date,
            title: line(self.title),
            event: line(self.event),
            round: line(self.round),
            place: line(self.place),
            rule_text: line(self.rule_text),
            protocol: line(self.protocol),
            opening: line(self.opening),
            time_limit: line(self.time_limit),
            annotator: line(self.annotator),
            source: line(self.source),
            comment: sanitize_text(&self.comment),
        }
    }
}

/// A text as a line of a [`GameInfo`]. Line breaks become spaces.
pub(super) fn info_line(text: &str) -> String {
    let line = text.split(['\n', '\r', '\t']).collect::<Vec<_>>().join(" ");
    sanitize_line(line.trim(), MAX_INFO_CHARS).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_a_file_are_short_and_plain() {
        let info = GameInfo {
            names: ["x".repeat(10_000), "\u{202e}ana\nH\u{7}".to_owned()],
            ..GameInfo::default()
        };
        let info = info.cleaned();
        assert_eq!(info.names[0].len(), MAX_INFO_CHARS);
        assert_eq!(info.names[1], "ana H");
        assert_eq!(info.clone().cleaned(), info);
    }
}
