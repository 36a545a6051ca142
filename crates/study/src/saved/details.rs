//! What is known of the game of a saved study besides its moves and the names, which have a place of their own.

use serde::{Deserialize, Serialize};

use narabe_notation::{GameDate, GameInfo, GameResult};

/// The details; what is not known is left out of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Details", default, deny_unknown_fields)]
pub(super) struct SavedDetails {
    #[serde(skip_serializing_if = "are_empty")]
    ratings: [String; 2],
    #[serde(skip_serializing_if = "is_unknown")]
    result: GameResult,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<GameDate>,
    #[serde(skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    event: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    round: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    place: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    rule: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    protocol: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    opening: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    time_limit: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    annotator: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    source: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
}

fn are_empty(texts: &[String; 2]) -> bool {
    texts.iter().all(String::is_empty)
}

fn is_unknown(result: &GameResult) -> bool {
    *result == GameResult::Unknown
}

impl SavedDetails {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The details of a game.
    pub fn of(info: &GameInfo) -> Self {
        let GameInfo {
            names: _,
            ratings,
            result,
            date,
            title,
            event,
            round,
            place,
            rule_text,
            protocol,
            opening,
            time_limit,
            annotator,
            source,
            comment,
        } = info.clone();
        Self {
            ratings,
            result,
            date,
            title,
            event,
            round,
            place,
            rule: rule_text,
            protocol,
            opening,
            time_limit,
            annotator,
            source,
            comment,
        }
    }

    /// What is known of the game of players with these names.
    pub fn into_info(self, names: [String; 2]) -> GameInfo {
        GameInfo {
            names,
            ratings: self.ratings,
            result: self.result,
            date: self.date,
            title: self.title,
            event: self.event,
            round: self.round,
            place: self.place,
            rule_text: self.rule,
            protocol: self.protocol,
            opening: self.opening,
            time_limit: self.time_limit,
            annotator: self.annotator,
            source: self.source,
            comment: self.comment,
        }
    }
}
