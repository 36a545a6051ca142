//! Characters of two bytes that were cut in a value of SGF: the first byte is left, and in some sets it makes a character with the
//! bracket behind it. The value would not end then, and moves would become text.

use std::borrow::Cow;

use super::Encoding;
use encoding_rs::{BIG5, GB18030, GBK, SHIFT_JIS};

/// No set has a character with this byte.
const BROKEN: u8 = 0xff;

/// The bytes of a file in SGF with such first bytes replaced by one that is no character, so that the bracket stands. All bytes keep
/// their places.
pub fn without_cut_characters<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Cow<'a, [u8]> {
    let mut mended = Cow::Borrowed(bytes);
    if ![GBK, GB18030, BIG5, SHIFT_JIS].contains(&encoding) {
        return mended;
    }
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if !is_lead(byte, encoding) {
            at += 1;
            continue;
        }
        let is_cut = bytes.get(at + 1) == Some(&b']') && goes_on(&bytes[at + 2..]);
        if is_cut {
            mended.to_mut()[at] = BROKEN;
        }
        at += 2;
    }
    mended
}

/// Whether a byte is the first of two.
fn is_lead(byte: u8, encoding: &'static Encoding) -> bool {
    if encoding == SHIFT_JIS {
        matches!(byte, 0x81..=0x9f | 0xe0..=0xfc)
    } else {
        matches!(byte, 0x81..=0xfe)
    }
}

/// Whether a file goes on like this behind the bracket that ends a value: with a node, a variation, or a property.
fn goes_on(rest: &[u8]) -> bool {
    let rest = rest.trim_ascii_start();
    let letters = |from: usize| {
        let name = rest.get(from..).unwrap_or_default().iter();
        let length = name.take_while(|byte| byte.is_ascii_uppercase()).count();
        (1..=3).contains(&length) && rest.get(from + length) == Some(&b'[')
    };
    match rest.first() {
        Some(b';') => letters(1),
        Some(b'(') => rest.get(1) == Some(&b';'),
        Some(b')') => matches!(
            rest[1..].trim_ascii_start().first(),
            None | Some(b'(' | b')')
        ),
        Some(_) => letters(0),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bracket_behind_half_a_character_ends_the_value() {
        for (file, is_cut) in [
            (&b"(;C[\xba\xda\xb7];B[hh])"[..], true),
            (b"(;B[hh]C[\xba\xda\xb7]N[x])", true),
            (b"(;B[hh]C[\xba\xda\xb7])", true),
            // A character whose second byte is that of the bracket, and its bracket.
            (b"(;B[hh]C[\xba\xda\xb7]];W[ii])", false),
            (b"(;B[hh]C[\xba\xda\xb7\xbd];W[ii])", false),
        ] {
            let mended = without_cut_characters(file, GBK);
            assert_eq!(mended != file, is_cut, "{}", GBK.decode(file).0);
            assert_eq!(mended.len(), file.len());
        }
        let latin = b"(;C[\xe9];B[hh])";
        assert_eq!(
            without_cut_characters(latin, encoding_rs::WINDOWS_1252),
            &latin[..]
        );
    }
}
