//! The parts of a file that are in different character sets: files are joined from others, and each game names its own.

use std::ops::Range;

use encoding_rs::UTF_8;

use crate::encoding::{Encoding, TextOptions, encoding_named, encoding_of};
use crate::game_file::Assumption;

/// How far behind its beginning the properties of a root are looked for, in bytes.
const MAX_ROOT: usize = 4096;
/// The most bytes by which a character set is guessed.
const MAX_GUESSED: usize = 1 << 20;
/// Properties that only the root of a game has.
const ROOT_NAMES: [&[u8]; 5] = [b"FF", b"GM", b"CA", b"SZ", b"AP"];

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Its bytes.
    pub range: Range<usize>,
    /// The character set that its game names.
    pub declared: Option<String>,
}

/// A part of a file, and how it is read.
pub struct Decoded {
    pub range: Range<usize>,
    pub encoding: &'static Encoding,
    pub assumed: Option<Assumption>,
}

/// The parts of a file with the character set of each: one for the whole file unless its games name different ones.
pub fn decoded(bytes: &[u8], options: TextOptions) -> Vec<Decoded> {
    let segments = if options.given.is_some() || std::str::from_utf8(bytes).is_ok() {
        Vec::new()
    } else {
        segments(bytes)
    };
    let named = |segment: &Segment| segment.declared.as_deref().and_then(encoding_named);
    let is_mixed = || {
        let mut sets = segments
            .iter()
            .filter(|segment| !bytes[segment.range.clone()].is_ascii())
            .map(|segment| {
                if is_utf8(bytes, segment) {
                    Some(UTF_8)
                } else {
                    named(segment).filter(|encoding| *encoding != UTF_8)
                }
            });
        let first = sets.next();
        sets.any(|set| Some(set) != first)
    };
    if !is_mixed() {
        let mut declared = segments
            .iter()
            .filter_map(|segment| segment.declared.clone());
        let declared = declared.next().or_else(|| declared_in(bytes));
        let (encoding, is_guessed) = encoding_of(bytes, declared.as_deref(), options);
        return vec![Decoded {
            range: 0..bytes.len(),
            encoding,
            assumed: is_guessed.then(|| Assumption::of_guess(encoding)),
        }];
    }
    // What names none is guessed together: a game alone has too few letters.
    let is_open = |segment: &&Segment| {
        !is_utf8(bytes, segment) && named(segment).is_none_or(|encoding| encoding == UTF_8)
    };
    let mut open = Vec::new();
    for segment in segments.iter().filter(is_open) {
        let left = MAX_GUESSED.saturating_sub(open.len());
        let part = &bytes[segment.range.clone()];
        open.extend_from_slice(&part[..part.len().min(left)]);
    }
    let decoded = segments.iter().map(|segment| {
        let declared = segment.declared.as_deref();
        let part = if is_open(&segment) {
            &open[..]
        } else {
            &bytes[segment.range.clone()]
        };
        let (encoding, is_guessed) = encoding_of(part, declared, options);
        Decoded {
            range: segment.range.clone(),
            encoding,
            assumed: is_guessed.then(|| Assumption::of_guess(encoding)),
        }
    });
    decoded.collect()
}

fn is_utf8(bytes: &[u8], segment: &Segment) -> bool {
    std::str::from_utf8(&bytes[segment.range.clone()]).is_ok()
}

/// The character set that stands anywhere at the beginning of a file.
fn declared_in(bytes: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(MAX_ROOT)]);
    let (_, rest) = head.split_once("CA[")?;
    let (name, _) = rest.split_once(']')?;
    Some(name.to_owned())
}

/// Splits a file where games begin whose roots have properties that only a root has. No byte of a bracket or a semicolon is a part
/// of a longer character in any of the usual sets.
fn segments(bytes: &[u8]) -> Vec<Segment> {
    let mut starts = vec![0];
    let mut declared = vec![None];
    for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| **byte == b'(') {
        let node = skip_space(bytes, at + 1);
        if bytes.get(node) != Some(&b';') {
            continue;
        }
        let Some(set) = root_at(bytes, node + 1) else {
            continue;
        };
        match starts.len() {
            // What lies before the first game is read with it.
            1 if declared == [None] && !has_root(bytes, at) => declared[0] = set,
            _ => {
                starts.push(at);
                declared.push(set);
            }
        }
    }
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    let ranges = starts.iter().zip(ends).map(|(&start, end)| start..end);
    let segments = ranges.zip(declared);
    segments
        .map(|(range, declared)| Segment { range, declared })
        .collect()
}

/// Whether a game begins before a place.
fn has_root(bytes: &[u8], before: usize) -> bool {
    let mut places = bytes[..before].iter().enumerate();
    places.any(|(at, byte)| *byte == b'(' && bytes.get(skip_space(bytes, at + 1)) == Some(&b';'))
}

/// What the properties behind a semicolon say of the character set, if one of them is of a root only.
fn root_at(bytes: &[u8], from: usize) -> Option<Option<String>> {
    let end = bytes.len().min(from + MAX_ROOT);
    let bytes = &bytes[..end];
    let (mut at, mut is_root, mut set) = (skip_space(bytes, from), false, None);
    loop {
        let letters = bytes[at..].iter();
        let length = letters
            .take_while(|byte| byte.is_ascii_alphanumeric())
            .count();
        let name = &bytes[at..at + length];
        let open = skip_space(bytes, at + length);
        if length == 0 || bytes.get(open) != Some(&b'[') {
            break;
        }
        is_root |= ROOT_NAMES.contains(&name);
        let mut next = open;
        while bytes.get(next) == Some(&b'[') {
            let Some(close) = bytes[next..].iter().position(|byte| *byte == b']') else {
                return is_root.then_some(set);
            };
            if name == b"CA" {
                let value = String::from_utf8_lossy(&bytes[next + 1..next + close]);
                set = set.or(Some(value.trim().to_owned()));
            }
            next = skip_space(bytes, next + close + 1);
        }
        at = next;
    }
    is_root.then_some(set)
}

fn skip_space(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default().iter();
    from + rest.take_while(|byte| byte.is_ascii_whitespace()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_name_different_sets_are_read_each_in_its_own() {
        let mut bytes = "(;CA[UTF-8]PB[黒番];B[hh](;W[ii])(;W[hg]))\n"
            .as_bytes()
            .to_vec();
        bytes.extend(
            &encoding_rs::GBK
                .encode("(;SZ[15]CA[gb2312]PB[黑方];B[hh])")
                .0[..],
        );
        let decoded = decoded(&bytes, TextOptions::default());
        let sets: Vec<_> = decoded.iter().map(|part| part.encoding.name()).collect();
        assert_eq!(sets, ["UTF-8", "GBK"]);
        assert!(decoded.iter().all(|part| part.assumed.is_none()));
        assert_eq!(decoded[0].range.end, decoded[1].range.start);
        assert_eq!(decoded[1].range.end, bytes.len());
    }

    #[test]
    fn games_in_one_set_are_read_as_a_whole() {
        let text = "junk (;GM[4]PB[黑方];B[hh])(;GM[4]PB[白方];B[hh])";
        let bytes = encoding_rs::GBK.encode(text).0;
        assert_eq!(decoded(&bytes, TextOptions::default()).len(), 1);
        assert_eq!(
            decoded(text.as_bytes(), TextOptions::default())[0].encoding,
            UTF_8
        );
        for bytes in [&b""[..], b"(;", b"(;CA[", b"\xff(;CA[x", b"(;GM[4]\xff"] {
            let parts = decoded(bytes, TextOptions::default());
            assert_eq!(parts.last().map(|part| part.range.end), Some(bytes.len()));
        }
    }
}
