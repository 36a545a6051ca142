//! Formats scores in few characters, for the labels of the heat map.
//!
//! A label is four fifths of a cell wide, which is enough for five characters and a sign.
//!
//! ```
//! use narabe::board::score_text::compact;
//!
//! assert_eq!(compact(950), "950");
//! assert_eq!(compact(12_345), "12.3k");
//! assert_eq!(compact(800_000), "800k");
//! ```

/// The suffixes for each factor of a thousand.
const SUFFIXES: [&str; 7] = ["", "k", "M", "G", "T", "P", "E"];
/// The factor between suffixes.
const FACTOR: u64 = 1000;
/// Tenths are shown below this value.
const TENTHS_BELOW: u64 = 100;

/// The score, truncated rather than rounded, so that it never looks higher than it is.
pub fn compact(score: i64) -> String {
    shorten(score, TENTHS_BELOW)
}

/// The score without tenths, for the smallest labels: at most four characters and a sign.
pub fn brief(score: i64) -> String {
    shorten(score, 0)
}

fn shorten(score: i64, tenths_below: u64) -> String {
    let sign = if score < 0 { "−" } else { "" };
    let size = score.unsigned_abs();
    let mut unit = 1_u64;
    let mut name = 0;
    while size / unit >= FACTOR && name + 1 < SUFFIXES.len() {
        unit *= FACTOR;
        name += 1;
    }
    let whole = size / unit;
    let tenths = if name == 0 {
        0
    } else {
        size % unit / (unit / 10)
    };
    if tenths > 0 && whole < tenths_below {
        format!("{sign}{whole}.{tenths}{}", SUFFIXES[name])
    } else {
        format!("{sign}{whole}{}", SUFFIXES[name])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_scores_stand_as_they_are() {
        assert_eq!(compact(0), "0");
        assert_eq!(compact(7), "7");
        assert_eq!(compact(999), "999");
        assert_eq!(compact(-35), "−35");
    }

    #[test]
    fn large_scores_are_shortened() {
        assert_eq!(compact(1000), "1k");
        assert_eq!(compact(1_800), "1.8k");
        assert_eq!(compact(15_035), "15k");
        assert_eq!(compact(12_345), "12.3k");
        assert_eq!(compact(123_456), "123k");
        assert_eq!(compact(2_500_000), "2.5M");
        assert_eq!(compact(-12_345), "−12.3k");
    }

    #[test]
    fn brief_scores_have_no_tenths() {
        assert_eq!(brief(12_345), "12k");
        assert_eq!(brief(-1_800), "−1k");
        assert_eq!(brief(950), "950");
    }

    #[test]
    fn a_score_never_looks_higher_than_it_is() {
        assert_eq!(compact(999_999), "999k");
        assert_eq!(compact(1_999), "1.9k");
    }

    #[test]
    fn every_score_fits_a_badge() {
        for score in [i64::MIN, -999_999, 99_999, 999_999_999, i64::MAX] {
            assert!(compact(score).chars().count() <= 6, "{}", compact(score));
        }
    }
}
