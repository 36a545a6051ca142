//! Tournaments as text.

use ron::Options;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;

use super::Tournament;
use super::error::TournamentError;

/// The depth to which the text is spread over lines; what is deeper stays on one line.
const PRETTY_DEPTH: usize = 3;

impl Tournament {
    /// Reads a tournament, and checks that it can be played.
    ///
    /// # Errors
    /// [`TournamentError`] with the place of what is wrong in the text, or the value that cannot be.
    pub fn parse(text: &str) -> Result<Self, TournamentError> {
        let tournament = Self::parse_any_names(text)?;
        tournament.check_names()?;
        Ok(tournament)
    }

    /// The same where several players may have the same name: in journals of tournaments that a command line has made.
    ///
    /// # Errors
    /// As of [`parse`](Self::parse).
    pub fn parse_any_names(text: &str) -> Result<Self, TournamentError> {
        let tournament: Self = options().from_str(text).map_err(|error| {
            let place = error.span.start;
            TournamentError::Text {
                line: place.line,
                column: place.col,
                reason: error.code.to_string(),
            }
        })?;
        tournament.check()?;
        Ok(tournament)
    }

    /// The tournament as the text of a file.
    pub fn to_text(&self) -> String {
        let style = PrettyConfig::new()
            .depth_limit(PRETTY_DEPTH)
            .compact_arrays(false);
        // A tournament is structs, texts and numbers, and none of them can fail.
        options()
            .to_string_pretty(self, style)
            .map(|text| text + "\n")
            .unwrap_or_default()
    }

    /// The tournament on one line.
    pub fn to_line(&self) -> String {
        options().to_string(self).unwrap_or_default()
    }
}

/// `time: 100` instead of `time: Some(100)`, and `Engine(hash: 64)` instead of `Engine((hash: 64))`.
fn options() -> Options {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
}
