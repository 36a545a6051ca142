//! The day and the time of the day where the player is.
//!
//! Days in a row, what is due, and the dates of games go by the player's own midnight. The puzzle of the day goes by that of
//! Greenwich, so that it is the same for all at the same time.

use crate::storage;
use narabe_learn::schedule::Day;
use narabe_notation::GameDate;
use std::ops::Range;
use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS_PER_DAY: i64 = 24 * 60 * 60;
/// The years 1 to 9999, in seconds since 1970.
const YEARS: Range<i64> = -62_135_596_800..253_402_300_800;

/// A time by a clock on the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WallTime {
    pub day: Day,
    /// The minute of the day.
    pub minute: u16,
}

impl WallTime {
    /// A time where the player is.
    pub fn of(time: SystemTime) -> Self {
        let seconds = seconds(time);
        Self::at_offset(seconds, local_offset(seconds))
    }

    /// A time, in seconds since 1970, that many seconds east of Greenwich.
    fn at_offset(seconds: i64, offset: i64) -> Self {
        let local = seconds + offset;
        let day = i32::try_from(local.div_euclid(SECONDS_PER_DAY)).unwrap_or(0);
        let minute = local.rem_euclid(SECONDS_PER_DAY) / 60;
        Self {
            day: Day(day),
            minute: u16::try_from(minute).unwrap_or(0),
        }
    }

    /// The date; none before 1970.
    pub fn date(self) -> Option<GameDate> {
        GameDate::of_day(u64::try_from(self.day.0).ok()?)
    }
}

/// The player's own day.
pub fn today() -> Day {
    WallTime::of(storage::now()).day
}

/// The day in Greenwich, which is the same for all at the same time.
pub fn universal_today() -> Day {
    WallTime::at_offset(seconds(storage::now()), 0).day
}

/// A time in seconds since 1970. A clock may say anything, also times that no calendar has: those count as 1970.
fn seconds(time: SystemTime) -> i64 {
    let since = match time.duration_since(UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()),
        // A part of a second before 1970 belongs to the second before.
        Err(before) => i64::try_from(before.duration().as_secs_f64().ceil() as u64).map(|s| -s),
    };
    since.ok().filter(|s| YEARS.contains(s)).unwrap_or(0)
}

/// The seconds that clocks in the player's time zone are ahead of Greenwich at a time.
#[cfg(not(target_family = "wasm"))]
fn local_offset(seconds: i64) -> i64 {
    offset_in(&jiff::tz::TimeZone::system(), seconds)
}

#[cfg(not(target_family = "wasm"))]
fn offset_in(zone: &jiff::tz::TimeZone, seconds: i64) -> i64 {
    let stamp = jiff::Timestamp::from_second(seconds).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    zone.to_offset(stamp).seconds().into()
}

/// The same in a browser, which knows its time zone.
#[cfg(target_family = "wasm")]
fn local_offset(seconds: i64) -> i64 {
    let milliseconds = seconds as f64 * 1000.0;
    let minutes_behind = js_sys::Date::new(&milliseconds.into()).get_timezone_offset();
    // A float that is no number becomes 0.
    -(minutes_behind as i64) * 60
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::tz::TimeZone;
    use std::time::Duration;

    /// 2026-05-01, 23:30 in Greenwich.
    const LATE: i64 = 1_777_678_200;
    const HOUR: i64 = 60 * 60;

    #[test]
    fn bug_the_day_was_that_of_greenwich() {
        let at = |hours| WallTime::at_offset(LATE, hours * HOUR);
        let date = |hours| at(hours).date().map(|date| date.to_string());
        assert_eq!(date(0).as_deref(), Some("2026-05-01"));
        assert_eq!(date(9).as_deref(), Some("2026-05-02"), "Tokyo");
        assert_eq!(date(-8).as_deref(), Some("2026-05-01"), "Los Angeles");
        assert_eq!(at(9).minute, 8 * 60 + 30);
        assert_eq!(at(9).day.since(at(-8).day), 1);
    }

    #[test]
    fn summer_time_counts() {
        let zone = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("a zone");
        assert_eq!(offset_in(&zone, LATE), 2 * HOUR);
        assert_eq!(offset_in(&zone, LATE + 200 * SECONDS_PER_DAY), HOUR);
    }

    /// The calendar of another library agrees on every day of the years that games have.
    #[test]
    fn days_are_those_of_the_calendar() {
        let mut date = jiff::civil::date(1970, 1, 1);
        for day in 0..60_000 {
            let stamp = date
                .to_zoned_datetime(TimeZone::UTC)
                .expect("a time")
                .timestamp();
            let time = WallTime::at_offset(stamp.as_second(), 0);
            assert_eq!((time.day, time.minute), (Day(day), 0));
            assert_eq!(time.date().expect("a date").to_string(), date.to_string());
            date = date.tomorrow().expect("a day");
        }
    }

    #[test]
    fn any_clock_has_a_day() {
        let at = |time| WallTime::at_offset(seconds(time), 0);
        let before = UNIX_EPOCH - Duration::from_millis(1);
        assert_eq!((at(before).day, at(before).minute), (Day(-1), 24 * 60 - 1));
        assert_eq!(at(before).date(), None);
        for far in [1 << 45, 1 << 62] {
            if let Some(far) = UNIX_EPOCH.checked_add(Duration::from_secs(far)) {
                assert_eq!(at(far).day, Day(0));
                assert!(WallTime::of(far).day.0.abs() <= 1);
            }
        }
    }
}
