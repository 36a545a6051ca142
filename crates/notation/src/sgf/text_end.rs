//! Where the value of a property ends: texts have brackets in them that should have been escaped.

use super::words::{skip_space, word_length};

/// The longest name of a property that is looked for behind a bracket in a text.
const MAX_NAME: usize = 16;
/// How far behind a bracket in a text one is looked for that closes the text, in bytes.
const MAX_LOOK: usize = 4096;

/// The place of the bracket that closes a value without free text: the first.
pub fn end_of_strict(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b']' => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The place of the bracket that closes a text: the first after which the file continues as SGF, or else the last one. Texts
/// have brackets that should have been escaped, such as those of moves: `better is (W[gi])`.
pub fn end_of_text(bytes: &[u8], from: usize, looks: &mut usize) -> Option<usize> {
    let mut at = from;
    let mut last = None;
    // The open brackets of the text, and whether a letter stands before each, as before that of a move.
    let mut open: Vec<bool> = Vec::new();
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b'[' => open.push(bytes[at - 1].is_ascii_uppercase()),
            b']' => {
                let is_move = open.pop() == Some(true);
                if goes_on(bytes, at + 1, looks) && !(is_move && is_text(bytes, at + 1, looks)) {
                    return Some(at);
                }
                last = Some(at);
            }
            _ => {}
        }
        at += 1;
    }
    last
}

/// Whether what follows a closing bracket is SGF: another value, a node, a variation, a property or the end.
fn goes_on(bytes: &[u8], from: usize, looks: &mut usize) -> bool {
    let at = skip_space(bytes, from);
    let is_bracket = |at: usize, bracket: u8| bytes.get(skip_space(bytes, at)) == Some(&bracket);
    match bytes.get(at) {
        None | Some(b'[') => true,
        Some(b'(') => is_bracket(at + 1, b';'),
        // Behind the end of a game anything may stand, but no text that is closed only there.
        Some(b')') => !is_text(bytes, at, looks),
        Some(b';') => {
            let next = skip_space(bytes, at + 1);
            match bytes.get(next) {
                None | Some(b';' | b'(' | b')') => true,
                Some(_) => begins_property(bytes, next),
            }
        }
        Some(_) => begins_property(bytes, at),
    }
}

/// Whether a property begins here, rather than a word of a text with a bracket behind it.
fn begins_property(bytes: &[u8], at: usize) -> bool {
    let length = word_length(&bytes[..bytes.len().min(at + MAX_NAME)], at);
    let has_capital = bytes[at..at + length].iter().any(u8::is_ascii_uppercase);
    let next = if has_capital {
        skip_space(bytes, at + length)
    } else {
        at + length
    };
    length > 0 && bytes.get(next) == Some(&b'[')
}

/// Whether a bracket closes soon that has not been opened from here on, before the next game or variation: then this is still inside
/// a text.
fn is_text(bytes: &[u8], from: usize, looks: &mut usize) -> bool {
    let end = bytes.len().min(from + MAX_LOOK.min(*looks));
    let mut open = 0_usize;
    let mut at = from;
    while at < end {
        match bytes[at] {
            b'\\' => at += 1,
            b'[' => open += 1,
            b']' if open == 0 => break,
            b']' => open -= 1,
            b'(' if bytes.get(skip_space(bytes, at + 1)) == Some(&b';') => {
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    *looks -= (at.min(end)).saturating_sub(from).min(*looks);
    at < end
}
