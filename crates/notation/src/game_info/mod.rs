//! What a file says of a game besides its moves: players, result, date, event.
//!
//! ```
//! use narabe_notation::{GameInfo, GameResult, WinReason};
//! use narabe_rules::Side;
//!
//! let mut info = GameInfo::default();
//! info.names = ["Hana".to_owned(), "Isao".to_owned()];
//! info.date = Some("2024-05-01".parse()?);
//! info.result = GameResult::Win { winner: Side::White, reason: WinReason::Time };
//! assert_eq!(info.result.winner(), Some(Side::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod change;
mod date;
mod result;
mod result_words;

pub use change::{InfoChange, InfoField, KnownInfo};
pub use date::{GameDate, ParseDateError};
pub use result::{GameResult, WinReason};
pub(super) use result_words::{is_no_result, result_in_words};

use serde::{Deserialize, Serialize};

use super::sanitize::{sanitize_line, sanitize_text};

/// The longest text of a [`GameInfo`], in characters; a longer one is truncated. Comments have no limit.
pub const MAX_INFO_CHARS: usize = 200;

/// What a file says of a game. What is not known is empty. The readers make all texts single lines without hidden
/// characters, see [`cleaned`](Self::cleaned).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Every text, in the order of the fields: first the names, last the comment.
    pub const fn texts(&self) -> [&String; 15] {
        let [black, white] = &self.names;
        let [black_rating, white_rating] = &self.ratings;
        [
            black,
            white,
            black_rating,
            white_rating,
            &self.title,
            &self.event,
            &self.round,
            &self.place,
            &self.rule_text,
            &self.protocol,
            &self.opening,
            &self.time_limit,
            &self.annotator,
            &self.source,
            &self.comment,
        ]
    }

    /// Every text, in the order of [`GameInfo::texts`].
    pub fn texts_mut(&mut self) -> [&mut String; 15] {
        let [black, white] = &mut self.names;
        let [black_rating, white_rating] = &mut self.ratings;
        [
            black,
            white,
            black_rating,
            white_rating,
            &mut self.title,
            &mut self.event,
            &mut self.round,
            &mut self.place,
            &mut self.rule_text,
            &mut self.protocol,
            &mut self.opening,
            &mut self.time_limit,
            &mut self.annotator,
            &mut self.source,
            &mut self.comment,
        ]
    }

    /// The same with every text as [`sanitize_line`] and [`sanitize_text`] make it, and without white space at the ends.
    pub fn cleaned(mut self) -> Self {
        let [lines @ .., comment] = self.texts_mut();
        for line in lines {
            *line = info_line(line);
        }
        *comment = sanitize_text(comment);
        self
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
