//! Changes of what is known of games, for one and for many at once: only the fields that were changed are written.
//!
//! ```
//! use narabe_notation::{GameInfo, InfoChange, InfoField, KnownInfo};
//!
//! let mut games = [GameInfo::default(), GameInfo::default()];
//! games[0].event = "Cup".to_owned();
//! let known = KnownInfo::of(&games);
//! assert_eq!(known.text(InfoField::Place), Some(""));
//! assert_eq!(known.text(InfoField::Event), None); // various
//!
//! let mut change = InfoChange::default();
//! change.texts.insert(InfoField::Place, "Tartu".to_owned());
//! games.iter_mut().for_each(|info| change.apply(info));
//! assert_eq!((games[1].place.as_str(), games[0].event.as_str()), ("Tartu", "Cup"));
//! ```

use std::collections::BTreeMap;

use super::{GameDate, GameInfo, GameResult};

/// A text of a [`GameInfo`], in the order of [`GameInfo::texts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InfoField {
    /// The name of Black.
    Black,
    /// The name of White.
    White,
    /// The rating or rank of Black.
    BlackRating,
    /// The rating or rank of White.
    WhiteRating,
    /// The name of the game.
    Title,
    /// The tournament.
    Event,
    /// The round.
    Round,
    /// The place.
    Place,
    /// The rule as the file names it.
    RuleText,
    /// The opening protocol.
    Protocol,
    /// The name of the opening.
    Opening,
    /// The time of each side.
    TimeLimit,
    /// Who wrote the comments.
    Annotator,
    /// Who or what wrote the file.
    Source,
    /// A comment on the whole game.
    Comment,
}

impl InfoField {
    /// All fields in their order.
    pub const ALL: [Self; 15] = [
        Self::Black,
        Self::White,
        Self::BlackRating,
        Self::WhiteRating,
        Self::Title,
        Self::Event,
        Self::Round,
        Self::Place,
        Self::RuleText,
        Self::Protocol,
        Self::Opening,
        Self::TimeLimit,
        Self::Annotator,
        Self::Source,
        Self::Comment,
    ];

    /// The name of the field for keys of texts: `time-limit`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::BlackRating => "black-rating",
            Self::WhiteRating => "white-rating",
            Self::Title => "title",
            Self::Event => "event",
            Self::Round => "round",
            Self::Place => "place",
            Self::RuleText => "rule-text",
            Self::Protocol => "protocol",
            Self::Opening => "opening",
            Self::TimeLimit => "time-limit",
            Self::Annotator => "annotator",
            Self::Source => "source",
            Self::Comment => "comment",
        }
    }
}

/// What is changed of games; everything else stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InfoChange {
    /// New texts.
    pub texts: BTreeMap<InfoField, String>,
    /// A new result.
    pub result: Option<GameResult>,
    /// A new date, or none.
    pub date: Option<Option<GameDate>>,
}

impl InfoChange {
    /// Whether nothing is changed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Changes what is known of a game.
    pub fn apply(&self, info: &mut GameInfo) {
        for (field, text) in InfoField::ALL.into_iter().zip(info.texts_mut()) {
            if let Some(new) = self.texts.get(&field) {
                text.clone_from(new);
            }
        }
        info.result = self.result.unwrap_or(info.result);
        info.date = self.date.unwrap_or(info.date);
        *info = std::mem::take(info).cleaned();
    }
}

/// What is known of games: for each field what all of them have, or none where they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownInfo {
    texts: [Option<String>; 15],
    /// The result.
    pub result: Option<GameResult>,
    /// The date.
    pub date: Option<Option<GameDate>>,
}

impl KnownInfo {
    /// What is known of games; nothing differs where there are none.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a GameInfo>) -> Self {
        let mut games = games.into_iter();
        let first = games.next().cloned().unwrap_or_default();
        let mut known = Self {
            texts: first.texts().map(|text| Some(text.clone())),
            result: Some(first.result),
            date: Some(first.date),
        };
        for info in games {
            for (known, text) in known.texts.iter_mut().zip(info.texts()) {
                known.take_if(|known| known != text);
            }
            known.result.take_if(|known| *known != info.result);
            known.date.take_if(|known| *known != info.date);
        }
        known
    }

    /// The text that all games have; none if they differ.
    pub fn text(&self, field: InfoField) -> Option<&str> {
        self.texts[field as usize].as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_field_stands_for_its_text() {
        for (place, field) in InfoField::ALL.into_iter().enumerate() {
            let mut change = InfoChange::default();
            assert!(change.is_empty());
            change.texts.insert(field, format!("{field:?}"));
            let mut info = GameInfo::default();
            change.apply(&mut info);
            assert_eq!(info.texts()[place], &format!("{field:?}"));
            assert_eq!(
                KnownInfo::of([&info]).text(field),
                Some(format!("{field:?}").as_str())
            );
        }
    }

    #[test]
    fn what_differs_among_games_is_various_and_stays() {
        let draw = GameInfo {
            result: GameResult::Draw,
            date: "2024".parse().ok(),
            ..GameInfo::default()
        };
        let games = [draw.clone(), GameInfo::default()];
        let known = KnownInfo::of(&games);
        assert_eq!((known.result, known.date), (None, None));
        let known = KnownInfo::of(&games[..1]);
        assert_eq!(
            (known.result, known.date),
            (Some(GameResult::Draw), Some(draw.date))
        );
        let mut info = draw.clone();
        InfoChange::default().apply(&mut info);
        assert_eq!(info, draw);
        let undated = InfoChange {
            date: Some(None),
            ..InfoChange::default()
        };
        undated.apply(&mut info);
        assert_eq!((info.date, info.result), (None, GameResult::Draw));
    }
}
