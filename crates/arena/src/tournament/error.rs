//! What can be wrong with a tournament.

use thiserror::Error;

/// Why a text is not a tournament that can be played.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum TournamentError {
    /// The text is not RON, or has unknown or missing keys.
    #[error("line {line}, column {column}: {reason}")]
    Text {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// A number is outside its range.
    #[error("{key}: {value} is not from {least} to {most}: choose another number")]
    Number {
        /// The key, with the player that it belongs to.
        key: String,
        /// The bad value.
        value: String,
        /// The least value that is allowed.
        least: String,
        /// The greatest.
        most: String,
    },
    /// Fewer than two players.
    #[error("players: there are {0}: a tournament needs at least two")]
    FewPlayers(usize),
    /// A sequential test of other than two players.
    #[error("format: Sprt compares two players, and there are {0}: choose RoundRobin or Gauntlet")]
    SprtPlayers(usize),
    /// An odd number of games.
    #[error(
        "format: games: {0} is odd: each opening is played from both sides, so choose an even number"
    )]
    OddGames(usize),
    /// Hypotheses that cannot be told apart.
    #[error("format: elo0: {elo0} is not below elo1: {elo1}: choose a smaller elo0")]
    Hypotheses {
        /// The first.
        elo0: f64,
        /// The second.
        elo1: f64,
    },
    /// Everybody is a challenger.
    #[error("format: challengers: {0} of {1} players leave nobody to meet: choose fewer")]
    Challengers(usize, usize),
    /// Two players with the same name.
    #[error("players: two are named \"{0}\": give one of them another name")]
    SameName(String),
    /// A name that cannot be shown.
    #[error(
        "players: the name \"{0}\" is empty, too long or has signs that are not printed: write another"
    )]
    Name(String),
    /// Search parameters that the engine does not have.
    #[error("players: {player}: params: {reason}")]
    Params {
        /// Whose.
        player: String,
        /// What is wrong.
        reason: String,
    },
    /// A code that none of the 26 openings has.
    #[error("openings: \"{0}\" is none of the 26 openings: choose 1D to 13D or 1I to 13I")]
    OpeningCode(String),
    /// No openings at all.
    #[error("openings: the list is empty: write openings into it, or choose Empty")]
    NoOpenings,
}
