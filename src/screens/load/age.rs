//! How long ago a game was saved, as text.
//!
//! After a month it is the date by the player's own calendar.

use crate::calendar::WallTime;
use crate::locale::Locale;
use fluent_bundle::FluentValue;
use std::time::SystemTime;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// The age from which the date is shown.
const LONG_AGO: u64 = 31 * DAY;

/// The age as seen from `now`. A time in the future counts as now, because clocks are sometimes set back.
pub fn describe(locale: &Locale, when: SystemTime, now: SystemTime) -> String {
    let age = now.duration_since(when).map_or(0, |age| age.as_secs());
    let counted = |id: &str, unit: u64| locale.text_of(id, "count", age / unit);
    let nights = || WallTime::of(now).day.since(WallTime::of(when).day).max(1);
    match age {
        0..MINUTE => locale.text("load-now"),
        MINUTE..HOUR => counted("load-minutes", MINUTE),
        HOUR..DAY => counted("load-hours", HOUR),
        DAY..LONG_AGO => locale.text_of("load-days", "count", nights()),
        _ => date(locale, WallTime::of(when)),
    }
}

fn date(locale: &Locale, when: WallTime) -> String {
    let Some(date) = when.date() else {
        return String::new();
    };
    let two = |number: Option<u8>| FluentValue::from(format!("{:02}", number.unwrap_or_default()));
    // The year is passed as text, because some languages group digits of numbers.
    let variables = [
        ("year", date.year().to_string().into()),
        ("month", two(date.month())),
        ("day", two(date.day())),
    ];
    locale.text_with("load-date", &variables)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_learn::schedule::Day;
    use std::time::{Duration, UNIX_EPOCH};

    fn ago(seconds: u64) -> String {
        let now = UNIX_EPOCH + Duration::from_secs(1_800_000_000);
        describe(&Locale::new("en"), now - Duration::from_secs(seconds), now)
    }

    #[test]
    fn ages_are_shown_in_the_largest_fitting_unit() {
        assert_eq!(ago(5), "just now");
        assert_eq!(ago(61), "1 minute ago");
        assert_eq!(ago(59 * MINUTE), "59 minutes ago");
        assert_eq!(ago(3 * HOUR), "3 hours ago");
        assert_eq!(ago(DAY), "yesterday");
        assert_eq!(ago(9 * DAY), "9 days ago");
    }

    #[test]
    fn after_a_month_it_is_a_date() {
        let locale = Locale::new("en");
        for (day, text) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_777, "2026-11-20"),
        ] {
            let day = Day(day);
            assert_eq!(date(&locale, WallTime { day, minute: 0 }), text);
        }
        // The day of the month depends on where the test runs.
        assert!(ago(1_800_000_000 - 5 * DAY).starts_with("1970-01-0"));
    }

    #[test]
    fn a_time_to_come_is_now() {
        let later = UNIX_EPOCH + Duration::from_secs(50);
        assert_eq!(describe(&Locale::new("en"), later, UNIX_EPOCH), "just now");
    }
}
