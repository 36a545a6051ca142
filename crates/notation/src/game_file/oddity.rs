//! Parts of a file that are reported with their place: parts that are not understood, and parts that no game should have.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::read_error::{Place, ReadError, quoted};

/// What is odd about a part of a file. The app puts the kinds into the words of its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OddKind {
    /// A line, a key or a value that is not understood. It is left out.
    NotUnderstood,
    /// A move onto a point on which a stone lies already.
    PlayedTwice,
    /// A point off the board.
    OffBoard,
    /// A move of the side whose turn it was not.
    OutOfTurn,
    /// What follows after the end that the file itself gives. It is left out.
    AfterEnd,
    /// A value, such as a result, that is not understood. It is kept as it is.
    UnknownValue,
    /// Something that is given a second time. The first counts.
    GivenTwice,
    /// Something of the whole game that stands inside it. It was taken for the game.
    Misplaced,
    /// A move with several points. Each was taken as a move.
    SeveralMoves,
    /// A game without a closing bracket.
    NotClosed,
    /// Another game than five in a row, by the word of the file.
    OtherGame,
    /// A line that looks like a move and stands where a player's name is.
    TakenAsName,
    /// A number of moves that is greater than that of the moves.
    WrongCount,
    /// A part that could not be read. The text is the reason.
    NotRead,
    /// Points on which stones are put or from which they are taken inside the game. A study leaves out what follows.
    StonesChanged,
    /// A number before a move that is not its number: perhaps moves are missing.
    WrongNumber,
    /// A text with bytes that are no characters in its character set.
    BrokenText,
}

impl OddKind {
    /// All kinds.
    pub const ALL: [Self; 17] = [
        Self::NotUnderstood,
        Self::PlayedTwice,
        Self::OffBoard,
        Self::OutOfTurn,
        Self::AfterEnd,
        Self::UnknownValue,
        Self::GivenTwice,
        Self::Misplaced,
        Self::SeveralMoves,
        Self::NotClosed,
        Self::OtherGame,
        Self::TakenAsName,
        Self::WrongCount,
        Self::NotRead,
        Self::StonesChanged,
        Self::WrongNumber,
        Self::BrokenText,
    ];

    /// The name of the kind for keys of texts: `not-understood`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotUnderstood => "not-understood",
            Self::PlayedTwice => "played-twice",
            Self::OffBoard => "off-board",
            Self::OutOfTurn => "out-of-turn",
            Self::AfterEnd => "after-end",
            Self::TakenAsName => "taken-as-name",
            Self::WrongCount => "wrong-count",
            Self::UnknownValue => "unknown-value",
            Self::GivenTwice => "given-twice",
            Self::Misplaced => "misplaced",
            Self::SeveralMoves => "several-moves",
            Self::NotClosed => "not-closed",
            Self::OtherGame => "other-game",
            Self::NotRead => "not-read",
            Self::StonesChanged => "stones-changed",
            Self::WrongNumber => "wrong-number",
            Self::BrokenText => "broken-text",
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::NotUnderstood => "is not understood and was left out",
            Self::PlayedTwice => "is played twice",
            Self::OffBoard => "lies outside the board",
            Self::OutOfTurn => "is a move of the side that was not to move",
            Self::AfterEnd => "comes after the end that the file gives, and was left out",
            Self::TakenAsName => "looks like a move and was taken as the name of a player",
            Self::WrongCount => "is not the number of the moves that follow",
            Self::UnknownValue => "is not understood and was kept as it is",
            Self::GivenTwice => "is given again: the first counts",
            Self::Misplaced => "stands inside the game and was taken for the whole game",
            Self::SeveralMoves => "has several points: each was taken as a move",
            Self::NotClosed => "has no closing bracket",
            Self::OtherGame => "is another game: it was read as five in a row",
            Self::NotRead => "is why a part was not read",
            Self::WrongNumber => "is not the number of the move that follows",
            Self::BrokenText => "has characters that could not be read",
            Self::StonesChanged => {
                "is put on the board or taken from it inside the game: a study ends before that"
            }
        }
    }
}

/// A part of a file that is reported with its place, as an English sentence without a full stop.
///
/// ```
/// use narabe_notation::{OddKind, Oddity};
///
/// let odd = Oddity::in_line(4, OddKind::NotUnderstood, "; a comment\u{7}");
/// assert_eq!(odd.to_string(), "line 4: `; a comment^G` is not understood and was left out");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Oddity {
    /// Where it is, if it has one place.
    pub place: Option<Place>,
    /// What is odd.
    pub kind: OddKind,
    /// The beginning of the part, without characters that cannot be shown.
    pub text: String,
}

impl Oddity {
    /// A part at a place.
    pub fn new(place: Option<Place>, kind: OddKind, text: &str) -> Self {
        let text = quoted(text);
        Self { place, kind, text }
    }

    /// The bytes from a place on that follow the end which the file itself gives: all of a few, or the first and their number.
    pub fn after_end(at: usize, rest: &[u8]) -> Self {
        const MOST_NAMED: usize = 8;
        const FIRST: usize = 3;
        let (named, more) = match rest.len() {
            count if count > MOST_NAMED => (FIRST, format!(" … {count} B")),
            count => (count, String::new()),
        };
        let bytes: Vec<String> = rest[..named]
            .iter()
            .map(|byte| format!("{byte:02X}"))
            .collect();
        let text = bytes.join(" ") + &more;
        Self::new(Some(Place::Byte(at)), OddKind::AfterEnd, &text)
    }

    /// A part that is not read, and why.
    pub fn not_read(error: ReadError) -> Self {
        Self {
            place: error.place,
            kind: OddKind::NotRead,
            text: error.fault.to_string(),
        }
    }

    /// A part in a line, counted from 1.
    pub fn in_line(line: usize, kind: OddKind, text: &str) -> Self {
        Self::new(Some(Place::Line(line)), kind, text)
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        match self.kind {
            OddKind::NotRead => write!(f, "a part was not read: {}", self.text),
            kind => write!(f, "`{}` {}", self.text, kind.words()),
        }
    }
}
