//! Character sets: bytes of files as text.
//!
//! Text that is valid UTF-8 is read as such, whatever the file says of itself: other character sets look like it by chance in
//! short texts only, and then have signs that do not belong together. What is neither that nor declared is guessed by what players of
//! this game write: names, Renju's terms, ordinary words. The language of whoever reads the file counts too. Most of a file decides:
//! one text with broken bytes, or in another set, does not overrule the others.

mod by_chance;
mod characters;
mod costs;
mod cut_characters;
mod guess;
mod language;
mod latin;
mod many_bytes;
mod mostly_utf8;
mod output;
mod russian;
#[cfg(test)]
mod sample_texts;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

pub use encoding_rs::Encoding;
use encoding_rs::UTF_8;
use serde::{Deserialize, Serialize};

use by_chance::is_by_chance;
pub(crate) use cut_characters::without_cut_characters;
use guess::guess;
pub(crate) use guess::sample;
pub use language::{TextLanguage, offered_encodings};
use mostly_utf8::is_mostly_utf8;
pub use output::OutputEncoding;

/// What is known of the character set of a file from outside.
///
/// ```
/// use narabe_notation::{TextLanguage, TextOptions, encoding_named};
///
/// let options = TextOptions {
///     given: encoding_named("big5"),
///     language: TextLanguage::of_tag("zh-Hans"),
/// };
/// assert_eq!(ron::from_str(&ron::to_string(&options)?), Ok(options));
/// # Ok::<(), ron::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextOptions {
    /// The character set that the user gives.
    #[serde(with = "by_name")]
    pub given: Option<&'static Encoding>,
    /// The user's language, for a guess.
    pub language: Option<TextLanguage>,
}

/// A character set by its name.
mod by_name {
    use encoding_rs::Encoding;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de};

    pub fn serialize<S: Serializer>(
        encoding: &Option<&'static Encoding>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        encoding.map(Encoding::name).serialize(serializer)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(
        deserializer: D,
    ) -> Result<Option<&'static Encoding>, D::Error> {
        let Some(name) = Option::<String>::deserialize(deserializer)? else {
            return Ok(None);
        };
        let found = super::encoding_named(&name);
        let unknown = || de::Error::custom(format_args!("{name:?} is no character set"));
        found.map(Some).ok_or_else(unknown)
    }
}

impl From<Option<&'static Encoding>> for TextOptions {
    fn from(given: Option<&'static Encoding>) -> Self {
        Self {
            given,
            language: None,
        }
    }
}

/// The character set with a name, such as `gbk`, `windows-1251` or `shift_jis`.
///
/// ```
/// use narabe_notation::encoding_named;
///
/// assert_eq!(encoding_named("GB2312").map(|encoding| encoding.name()), Some("GBK"));
/// assert!(encoding_named("klingon").is_none());
/// ```
pub fn encoding_named(name: &str) -> Option<&'static Encoding> {
    Encoding::for_label(name.trim().as_bytes())
}

/// The text of a file, and its character set if that was guessed. `declared` is the name of a character set in the file.
pub fn decode<'a>(
    bytes: &'a [u8],
    declared: Option<&str>,
    options: impl Into<TextOptions>,
) -> (Cow<'a, str>, Option<&'static Encoding>) {
    if let Some((encoding, skipped)) = Encoding::for_bom(bytes) {
        return (
            encoding.decode_without_bom_handling(&bytes[skipped..]).0,
            None,
        );
    }
    let (encoding, is_guessed) = encoding_of(bytes, declared, options);
    let text = encoding.decode_without_bom_handling(bytes).0;
    (text, is_guessed.then_some(encoding))
}

/// The character set of texts, and whether it was guessed.
pub fn encoding_of(
    bytes: &[u8],
    declared: Option<&str>,
    options: impl Into<TextOptions>,
) -> (&'static Encoding, bool) {
    let TextOptions { given, language } = options.into();
    if let Some(given) = given {
        return (given, false);
    }
    let named = declared.and_then(encoding_named);
    let is_certain = |text: &str| named == Some(UTF_8) || !is_by_chance(text);
    if std::str::from_utf8(bytes).is_ok_and(is_certain) {
        return (UTF_8, false);
    }
    if std::str::from_utf8(bytes).is_err() && is_mostly_utf8(bytes) {
        return (UTF_8, false);
    }
    // What is declared as UTF-8 and is not was written by a program that did not know better.
    if let Some(named) = named.filter(|encoding| *encoding != UTF_8) {
        return (named, false);
    }
    (guess(bytes, language), true)
}
