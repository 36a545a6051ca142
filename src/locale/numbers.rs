//! Large numbers, with a separator after each three digits.

use fluent_bundle::{FluentValue, memoizer::MemoizerKind};

/// From here on numbers in sentences are grouped: smaller ones may be years.
const GROUPED_FROM: f64 = 10_000.0;

/// A function that formats the values of messages.
pub type Formatter<M> = fn(&FluentValue, &M) -> Option<String>;

/// The number with the separator after each three digits, from the right.
pub fn grouped(number: usize, separator: &str) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    text
}

/// What formats the values of a language with this separator; none if it is another than comma, full stop, apostrophe and space.
pub fn formatter<M: MemoizerKind>(separator: &str) -> Option<Formatter<M>> {
    Some(match separator {
        "," => format::<',', M>,
        "." => format::<'.', M>,
        "'" => format::<'\'', M>,
        " " => format::<' ', M>,
        "\u{a0}" => format::<'\u{a0}', M>,
        _ => return None,
    })
}

/// A large whole number, grouped; none for every other value, which keeps its own form.
fn format<const SEPARATOR: char, M>(value: &FluentValue, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let is_large = number.value >= GROUPED_FROM && number.value.fract() == 0.0;
    is_large.then(|| grouped(number.value as usize, SEPARATOR.encode_utf8(&mut [0; 4])))
}
