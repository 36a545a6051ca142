//! Character sets: bytes of files as text.
//!
//! Text that is valid UTF-8 is read as such, whatever the file says of itself: no other character set looks like it by
//! chance. What is neither that nor declared is guessed as browsers guess it.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
pub use encoding_rs::Encoding;
use encoding_rs::UTF_8;

use super::files::Assumption;

/// The most bytes that a guess looks at.
const MAX_GUESSED: usize = 1 << 20;

/// The character set with a name, such as `gbk`, `windows-1251` or `shift_jis`.
///
/// ```
/// use narabe::notation::encoding_named;
///
/// assert_eq!(encoding_named("GB2312").map(|encoding| encoding.name()), Some("GBK"));
/// assert!(encoding_named("klingon").is_none());
/// ```
#[must_use]
pub fn encoding_named(name: &str) -> Option<&'static Encoding> {
    Encoding::for_label(name.trim().as_bytes())
}

/// The text of a file, and what was assumed. `declared` is the name of a character set in the file, `given` one that the
/// user gives.
pub fn decode<'a>(
    bytes: &'a [u8],
    declared: Option<&str>,
    given: Option<&'static Encoding>,
) -> (Cow<'a, str>, Option<Assumption>) {
    if let Some((encoding, skipped)) = Encoding::for_bom(bytes) {
        return (
            encoding.decode_without_bom_handling(&bytes[skipped..]).0,
            None,
        );
    }
    let (encoding, assumed) = encoding_of(bytes, declared, given);
    (encoding.decode_without_bom_handling(bytes).0, assumed)
}

/// The character set of texts, and whether it was guessed.
pub fn encoding_of(
    bytes: &[u8],
    declared: Option<&str>,
    given: Option<&'static Encoding>,
) -> (&'static Encoding, Option<Assumption>) {
    if let Some(given) = given {
        return (given, None);
    }
    if std::str::from_utf8(bytes).is_ok() {
        return (UTF_8, None);
    }
    let named = declared.and_then(encoding_named);
    // What is declared as UTF-8 and is not was written by a program that did not know better.
    if let Some(named) = named.filter(|encoding| *encoding != UTF_8) {
        return (named, None);
    }
    let encoding = guess(bytes);
    (encoding, Some(Assumption::CodePage(encoding.name())))
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&bytes[..bytes.len().min(MAX_GUESSED)], true);
    detector.guess(None, Utf8Detection::Deny)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_in_the_character_set_that_they_are_in() {
        for text in ["Hana", "Ōta 太田", "Нгуен"] {
            assert_eq!(decode(text.as_bytes(), Some("gbk"), None).0, text);
        }
        let gbk = encoding_rs::GBK.encode("五子棋 黑棋 白棋 胜").0;
        assert_eq!(decode(&gbk, Some("gb2312"), None).0, "五子棋 黑棋 白棋 胜");
        let (text, assumed) = decode(&gbk, Some("utf8"), None);
        assert_eq!(text, "五子棋 黑棋 白棋 胜");
        assert!(assumed.is_some());
        let russian = encoding_rs::WINDOWS_1251
            .encode("белые выиграли, чёрные сдались")
            .0;
        assert_eq!(
            decode(&russian, None, None).0,
            "белые выиграли, чёрные сдались"
        );
    }

    #[test]
    fn a_byte_order_mark_is_no_text() {
        assert_eq!(decode(b"\xef\xbb\xbf(;B[hh])", None, None).0, "(;B[hh])");
        assert_eq!(decode(b"\xff\xfeh\08\0", None, None).0, "h8");
    }
}
