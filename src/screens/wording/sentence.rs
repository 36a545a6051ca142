//! The sentences about reviewed moves, threats, proofs and positions.

use crate::locale::Locale;
use fluent_bundle::FluentValue;
use narabe_rules::Point;
use narabe_study::{Sentence, SentenceArg};

/// A sentence of a review in the language of the game.
pub fn sentence_text(locale: &Locale, sentence: &Sentence) -> String {
    locale.text_with(sentence.id, &values_of(locale, &sentence.args))
}

/// The values of a sentence, by name.
pub fn values_of<'a>(
    locale: &Locale,
    args: &'a [(&'static str, SentenceArg)],
) -> Vec<(&'static str, FluentValue<'a>)> {
    let value = |(name, value): &(&'static str, SentenceArg)| match value {
        SentenceArg::Points(points) => {
            let labels = points.iter().copied().map(Point::label);
            (*name, locale.list(labels).into())
        }
        other => (*name, other.into()),
    };
    args.iter().map(value).collect()
}
