//! The day and the time of the day where the player is.
//!
//! Days in a row, what is due, and the dates of games go by the player's own midnight. The puzzle of the day goes by that of
//! Greenwich, so that it is the same for all at the same time.

use crate::storage;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Unit};
use narabe_learn::schedule::Day;
use narabe_notation::GameDate;
use std::time::SystemTime;

/// The first of all days: 1 January 1970.
const EPOCH: Date = Date::constant(1970, 1, 1);
const MINUTES_PER_HOUR: u16 = 60;

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
        Self::in_zone(time, &TimeZone::system())
    }

    fn in_zone(time: SystemTime, zone: &TimeZone) -> Self {
        // A clock may say anything, also times that no calendar has.
        let stamp = Timestamp::try_from(time).unwrap_or(Timestamp::UNIX_EPOCH);
        let time = zone.to_datetime(stamp);
        Self {
            day: number(time.date()),
            minute: u16::from(time.hour().cast_unsigned()) * MINUTES_PER_HOUR
                + u16::from(time.minute().cast_unsigned()),
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
    WallTime::in_zone(storage::now(), &TimeZone::UTC).day
}

fn number(date: Date) -> Day {
    let days = EPOCH.until((Unit::Day, date)).unwrap_or(0.days());
    Day(days.get_days())
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::tz::Offset;
    use std::time::{Duration, UNIX_EPOCH};

    /// 2026-05-01, 23:30 in Greenwich.
    fn late() -> SystemTime {
        UNIX_EPOCH + Duration::from_secs(1_777_678_200)
    }

    #[test]
    fn bug_the_day_was_that_of_greenwich() {
        let at = |hours| WallTime::in_zone(late(), &TimeZone::fixed(Offset::constant(hours)));
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
        assert_eq!(WallTime::in_zone(late(), &zone).minute, 90);
        let winter = late() + Duration::from_secs(200 * 24 * 60 * 60);
        assert_eq!(WallTime::in_zone(winter, &zone).minute, 30);
    }

    #[test]
    fn any_clock_has_a_day() {
        let zone = TimeZone::UTC;
        let before = UNIX_EPOCH - Duration::from_secs(1);
        assert_eq!(WallTime::in_zone(before, &zone).day, Day(-1));
        assert_eq!(WallTime::in_zone(before, &zone).date(), None);
        if let Some(far) = UNIX_EPOCH.checked_add(Duration::from_secs(1 << 45)) {
            assert_eq!(WallTime::in_zone(far, &zone).day, Day(0));
        }
    }
}
