//! Option values, with errors that name the option and the bad value.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use lexopt::ValueExt as _;

/// What is wrong with a command line or an input, in words for the user.
pub type ErrorText = String;

/// Turns any error into words.
pub fn fault(error: impl Display) -> ErrorText {
    error.to_string()
}

/// The value of an option, parsed.
///
/// # Errors
/// When the value is missing or cannot be parsed.
pub fn value<T: FromStr<Err: Display>>(
    parser: &mut lexopt::Parser,
    name: &str,
) -> Result<T, ErrorText> {
    let text = parser.value().map_err(fault)?.string().map_err(fault)?;
    text.parse()
        .map_err(|error: T::Err| format!("--{name} {text}: {error}"))
}

/// The value of an option that is a whole number of any size.
///
/// # Errors
/// When the value is missing, or is not such a number.
pub fn number<T: FromStr>(parser: &mut lexopt::Parser, name: &str) -> Result<T, ErrorText> {
    let text: String = value(parser, name)?;
    text.parse()
        .map_err(|_| format!("--{name} {text}: write a whole number from 0"))
}

/// The value of an option that is a number within a range.
///
/// # Errors
/// When the value is missing, is not a number, or is not in the range.
pub fn ranged<T>(
    parser: &mut lexopt::Parser,
    name: &str,
    range: RangeInclusive<T>,
) -> Result<T, ErrorText>
where
    T: FromStr + PartialOrd + Display,
{
    let text: String = value(parser, name)?;
    let (least, most) = (range.start(), range.end());
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("--{name} {text}: choose a number from {least} to {most}"))
}
