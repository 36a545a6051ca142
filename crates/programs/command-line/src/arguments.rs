//! Option values, with errors that say what to choose.

use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use narabe_rules::{BoardSize, Rule};

/// What is wrong with a command line or an input, in words for the user.
pub type ErrorText = String;

/// Turns any error into words.
pub fn fault(error: impl Display) -> ErrorText {
    error.to_string()
}

/// Reads a whole number of any size.
///
/// # Errors
/// When the text is no such number.
pub fn number<T: FromStr>(text: &str) -> Result<T, ErrorText> {
    text.parse()
        .map_err(|_| "write a whole number from 0".to_owned())
}

/// Reads a number of milliseconds.
///
/// # Errors
/// When the text is no whole number.
pub fn milliseconds(text: &str) -> Result<Duration, ErrorText> {
    number(text).map(Duration::from_millis)
}

/// Reads a number within a range.
pub fn ranged<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, ErrorText> + Clone + Send + Sync
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync,
{
    move |text| {
        let (least, most) = (range.start(), range.end());
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("choose a number from {least} to {most}"))
    }
}

/// Reads one of several names, which help and completions list.
#[derive(Clone)]
pub struct OneOf<T> {
    names: Vec<&'static str>,
    read: fn(&str) -> Result<T, ErrorText>,
}

impl<T> OneOf<T> {
    /// A reader of these names.
    pub fn new(
        names: impl IntoIterator<Item = &'static str>,
        read: fn(&str) -> Result<T, ErrorText>,
    ) -> Self {
        let names = names.into_iter().collect();
        Self { names, read }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        option: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.read.parse_ref(command, option, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}

/// Reads the name of a rule.
pub fn rule() -> OneOf<Rule> {
    OneOf::new(Rule::ALL.map(Rule::id), |name| {
        let names = Rule::ALL.map(Rule::id).join(", ");
        Rule::from_id(name).ok_or_else(|| format!("choose one of {names}"))
    })
}

/// Reads the size of a board.
///
/// # Errors
/// When the text is no such size.
pub fn board_size(text: &str) -> Result<BoardSize, ErrorText> {
    BoardSize::new(ranged(5..=25)(text)?).map_err(fault)
}
