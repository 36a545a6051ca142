//! How the texts of a file read in a character set.

use crate::encoding::{Encoding, sample};
use crate::renlib::texts;
use crate::sanitize::sanitize_line;

/// The beginnings of the texts in a file that are not plain ASCII, as they read in a character set: what a person sees who chooses
/// one. At most `limit` characters.
///
/// ```
/// use narabe_notation::{encoding_named, text_preview};
///
/// let file = b"(;GM[4]PB[\xba\xda\xc6\xe5]PW[Ann];B[hh])";
/// let gbk = encoding_named("gbk").ok_or("known")?;
/// assert_eq!(text_preview(file, gbk, 20), "黑棋");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn text_preview(bytes: &[u8], encoding: &'static Encoding, limit: usize) -> String {
    let decode = |sample: &[u8]| encoding.decode_without_bom_handling(sample).0.into_owned();
    text_preview_with(bytes, limit, decode)
}

/// The same with a decoder of the caller, such as a browser's: it gets the texts with a few bytes around each.
pub fn text_preview_with(
    bytes: &[u8],
    limit: usize,
    decode: impl FnOnce(&[u8]) -> String,
) -> String {
    let text = decode(&sample(&texts(bytes)));
    let is_part = |char: char| !char.is_ascii() || char.is_ascii_alphanumeric();
    let texts = text.split(|char| !is_part(char));
    let texts = texts.filter(|text| !text.is_ascii());
    let all = texts.collect::<Vec<_>>().join(" ");
    sanitize_line(&all, limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_preview_of_a_library_was_noise() {
        let text = encoding_rs::GBK.encode("黑方必胜").0;
        let mut file = b"\xffRenLib\xff\x03\x04".to_vec();
        file.resize(20, 0xff);
        file.extend(b"\x00\x00\x78\x88\xba\xda\x00\x00\xd9\x48");
        file.extend(text.iter());
        file.extend([0, 0]);
        assert_eq!(text_preview(&file, encoding_rs::GBK, 20), "黑 黑方必胜");
    }
}
