//! Dates in words.

use crate::locale::Locale;
use fluent_bundle::FluentValue;
use narabe_notation::GameDate;

/// A date as exactly as it is known: "14 July 2026", "July 2026", "2026"; empty if it is not known.
pub fn date(locale: &Locale, date: Option<GameDate>) -> String {
    let Some(date) = date else {
        return String::new();
    };
    // The year is passed as text, because some languages group digits of numbers.
    let year = ("year", FluentValue::from(date.year().to_string()));
    match (date.month(), date.day()) {
        (Some(month), Some(day)) => {
            let parts = [("day", day.into()), ("month", month.into()), year];
            locale.text_with("library-day", &parts)
        }
        (Some(month), None) => locale.text_with("library-month", &[("month", month.into()), year]),
        (None, _) => date.year().to_string(),
    }
}
