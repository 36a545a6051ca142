//! What is said about a game or a position, as messages of `assets/locales/*/study.ftl`.

use fluent_bundle::FluentValue;

use narabe_rules::{Foul, Point, Side};

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentenceArg {
    /// A number.
    Number(usize),
    /// A word that selects a variant, such as a side or a shape.
    Word(&'static str),
    /// A point, written as a player reads it: `H8`.
    Point(Point),
    /// Points with commas between them: `J9, J10`.
    Points(Vec<Point>),
}

impl SentenceArg {
    /// A side as a word.
    pub const fn side(side: Side) -> Self {
        Self::Word(match side {
            Side::Black => "black",
            Side::White => "white",
        })
    }
}

impl From<&SentenceArg> for FluentValue<'static> {
    fn from(value: &SentenceArg) -> Self {
        match value {
            SentenceArg::Number(number) => (*number).into(),
            SentenceArg::Word(word) => (*word).into(),
            SentenceArg::Point(point) => point.label().into(),
            SentenceArg::Points(points) => {
                let labels: Vec<String> = points.iter().map(|point| point.label()).collect();
                labels.join(", ").into()
            }
        }
    }
}

/// A message with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The message.
    pub id: &'static str,
    /// Its values, by name.
    pub args: Vec<(&'static str, SentenceArg)>,
}

impl Sentence {
    /// A message without values.
    pub const fn plain(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
        }
    }

    pub(crate) fn new(id: &'static str, args: Vec<(&'static str, SentenceArg)>) -> Self {
        Self { id, args }
    }
}

/// The word that selects a foul in a sentence.
pub(crate) const fn foul_word(foul: Foul) -> &'static str {
    match foul {
        Foul::Overline => "overline",
        Foul::DoubleFour => "double-four",
        Foul::DoubleThree => "double-three",
    }
}
