//! Times as text.

use crate::locale::Locale;
use narabe_matches::players::LOW_TIME;
use std::time::Duration;

const TENTH: Duration = Duration::from_millis(100);

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;

/// A running clock: `04:12`, `1:04:12` from an hour on, `00:07.4` in the last ten seconds. Rounded up.
pub fn clock(time: Duration) -> String {
    if time > LOW_TIME {
        return digits(time.as_secs() + u64::from(time.subsec_nanos() > 0));
    }
    let tenths = time.as_nanos().div_ceil(TENTH.as_nanos());
    format!("00:{:02}.{}", tenths / 10, tenths % 10)
}

/// A time in little room, rounded down to seconds: `0:24`, `12:07`, `1:04:12` from an hour on.
#[cfg_attr(
    target_family = "wasm",
    expect(dead_code, reason = "a page has no arena")
)]
pub fn short(time: Duration) -> String {
    let text = digits(time.as_secs());
    match text.strip_prefix('0') {
        Some(short) => short.to_owned(),
        None => text,
    }
}

/// An elapsed time, rounded down to seconds.
pub fn elapsed(time: Duration) -> String {
    digits(time.as_secs())
}

fn digits(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes:02}:{seconds:02}")
    }
}

/// The time of one move in seconds: one decimal below a minute.
pub fn seconds(locale: &Locale, time: Duration) -> String {
    if time.as_secs() < MINUTE {
        locale.decimal(time.as_secs_f32(), 1)
    } else {
        time.as_secs().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_reaches_zero_only_at_zero() {
        assert_eq!(clock(Duration::from_millis(1)), "00:00.1");
        assert_eq!(clock(Duration::ZERO), "00:00.0");
        assert_eq!(clock(Duration::from_millis(9301)), "00:09.4");
        assert_eq!(clock(Duration::from_secs(10)), "00:10.0");
        assert_eq!(clock(Duration::from_millis(10_001)), "00:11");
        assert_eq!(clock(Duration::from_secs(252)), "04:12");
        assert_eq!(clock(Duration::from_secs(3852)), "1:04:12");
    }

    #[test]
    fn a_short_time_has_no_leading_zero() {
        assert_eq!(short(Duration::from_millis(24_900)), "0:24");
        assert_eq!(short(Duration::from_secs(727)), "12:07");
        assert_eq!(short(Duration::from_secs(3852)), "1:04:12");
    }

    #[test]
    fn elapsed_times_count_whole_seconds() {
        assert_eq!(elapsed(Duration::from_millis(1999)), "00:01");
        let english = Locale::new("en");
        assert_eq!(seconds(&english, Duration::from_millis(6240)), "6.2");
        assert_eq!(seconds(&english, Duration::from_millis(75_500)), "75");
    }
}
