//! The character set of a file that is written.

use std::borrow::Cow;

use super::Encoding;

/// A character set to write texts in.
///
/// It brings its function along: a program that makes none of these and writes UTF-8 does not contain the tables of all character sets.
#[derive(Clone, Copy, Debug)]
pub struct OutputEncoding {
    encoding: &'static Encoding,
    encode: for<'t> fn(&'static Encoding, &'t str) -> Option<Cow<'t, [u8]>>,
}

impl OutputEncoding {
    /// Texts are written in this character set.
    pub fn new(encoding: &'static Encoding) -> Self {
        Self { encoding, encode }
    }

    /// The bytes of a text; none if the character set lacks one of its characters.
    pub fn encode<'t>(&self, text: &'t str) -> Option<Cow<'t, [u8]>> {
        (self.encode)(self.encoding, text)
    }
}

fn encode<'t>(encoding: &'static Encoding, text: &'t str) -> Option<Cow<'t, [u8]>> {
    let (bytes, _, has_lost) = encoding.encode(text);
    (!has_lost).then_some(bytes)
}
