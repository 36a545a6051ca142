//! Dates of games, as exactly as a file gives them: a year, a month or a day.

use std::fmt;
use std::str::FromStr;

use narabe_rules::impl_serde_as_text;
use thiserror::Error;

/// The days of each month, from January on; the 29th of February is allowed in any year.
const DAYS: [u8; 12] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// A date. Its text form is `2024`, `2024-05` or `2024-05-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameDate {
    year: u16,
    month: Option<u8>,
    day: Option<u8>,
}

impl_serde_as_text!(GameDate);

/// A text that is not a date.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a date: write it like 2024-05-01, 2024-05 or 2024")]
pub struct ParseDateError(pub String);

impl GameDate {
    /// A date; `None` unless there is such a day. A day needs a month.
    pub fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Option<Self> {
        let days = match month {
            Some(month) => *DAYS.get(usize::from(month.checked_sub(1)?))?,
            None => 0,
        };
        let is_day = day.is_none_or(|day| (1..=days).contains(&day));
        let date = Self { year, month, day };
        (is_day && (1..=9999).contains(&year)).then_some(date)
    }

    /// The date of a day counted from 1970-01-01, by the calendar's 400-year cycle (Howard Hinnant, "chrono-compatible
    /// low-level date algorithms"); `None` after the year 9999.
    pub fn of_day(day: u64) -> Option<Self> {
        const DAYS_OF_ERA: u64 = 146_097;
        const BEFORE_1970: u64 = 719_468;
        let day = day.checked_add(BEFORE_1970)?;
        let (era, of_era) = (day / DAYS_OF_ERA, day % DAYS_OF_ERA);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march_month = (5 * of_year + 2) / 153;
        let day_of_month = of_year - (153 * march_month + 2) / 5 + 1;
        let month = if march_month < 10 {
            march_month + 3
        } else {
            march_month - 9
        };
        let year = u16::try_from(era * 400 + year_of_era + u64::from(month <= 2)).ok()?;
        let part = |number: u64| u8::try_from(number).ok();
        Self::new(year, part(month), part(day_of_month))
    }

    /// The year, 1 to 9999.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month.
    pub const fn day(self) -> Option<u8> {
        self.day
    }

    /// The first date in a text such as `2024-05-01,02`, `2008-6-23`, `2024.05.01 17:30`, `20240501`, `2024年5月1日` or
    /// `1.5.2024`. Of one that no calendar has, as `2024-02-30`, it is as much as there is.
    pub fn find(text: &str) -> Option<Self> {
        Self::find_all(text).map(|(date, _)| date)
    }

    /// The same, but none for a date that no calendar has, which readers report.
    pub fn read(text: &str) -> Option<Self> {
        let (date, is_whole) = Self::find_all(text)?;
        is_whole.then_some(date)
    }

    /// The first date in a text, and whether it has all that the text gives of it.
    fn find_all(text: &str) -> Option<(Self, bool)> {
        let text = text.trim();
        let (first, rest) = digits(text);
        match first.len() {
            8 => {
                let part = |from, to| first.get(from..to)?.parse().ok();
                let year = first[..4].parse().ok()?;
                let date = Self::new(year, Some(part(4, 6)?), Some(part(6, 8)?))?;
                Some((date, true))
            }
            4 => year_first(first.parse().ok()?, rest),
            1 | 2 => day_first(first, rest).map(|date| (date, true)),
            _ => None,
        }
    }
}

/// Signs between the parts of a date, also those of Chinese, Japanese and Korean.
const SEPARATORS: [char; 10] = ['-', '.', '/', '_', '年', '月', '日', '년', '월', '일'];

/// Words that say only that the number before them is a year.
const YEAR_WORDS: [&str; 4] = ["г", "год", "года", "year"];
/// The months in English. Three letters are enough.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The letters at the start of a text, and what follows.
fn word(text: &str) -> (&str, &str) {
    let end = text.find(|char: char| !char.is_alphabetic());
    text.split_at(end.unwrap_or(text.len()))
}

/// The digits at the start of a text, and what follows.
fn digits(text: &str) -> (&str, &str) {
    let count = text.bytes().take_while(u8::is_ascii_digit).count();
    text.split_at(count)
}

/// The digits after a separator; none if there is another sign.
fn after_separator(text: &str) -> (&str, &str) {
    match text.strip_prefix(SEPARATORS) {
        Some(rest) => digits(rest.trim_start_matches(' ')),
        None => ("", ""),
    }
}

/// A date behind whose year this follows, and whether it has all of that.
fn year_first(year: u16, rest: &str) -> Option<(GameDate, bool)> {
    if let Some(found) = with_month_name(year, rest).or_else(|| with_spaces(year, rest)) {
        return Some(found);
    }
    let part = |text| {
        let (part, rest) = after_separator(text);
        // Another year: the text gives a time of several.
        (Some(part).filter(|part| !matches!(part.len(), 0 | 4)), rest)
    };
    let (month, after_month) = part(rest);
    let (day, _) = part(after_month);
    // Words behind a month may be a place, but what stands at its place or directly behind the number is a part of the date.
    let rest = match (month, day) {
        (None, None) => rest
            .strip_prefix(SEPARATORS)
            .unwrap_or(rest)
            .trim_start_matches(' '),
        (_, None) => after_month.strip_prefix(SEPARATORS).unwrap_or(after_month),
        _ => "",
    };
    let is_understood =
        YEAR_WORDS.contains(&word(rest).0) || !rest.starts_with(char::is_alphabetic);
    let given = [month, day].into_iter().flatten().count();
    let number = |part: Option<&str>| part?.parse().ok();
    let (month, day) = (number(month), number(day));
    let day = day.filter(|_| month.is_some());
    let date = GameDate::new(year, month, day)
        .or_else(|| GameDate::new(year, month, None))
        .or_else(|| GameDate::new(year, None, None))?;
    let found = [date.month, date.day].into_iter().flatten().count();
    Some((date, found == given && is_understood))
}

/// A date with the name of its month behind the year, as `2024 May 6`.
fn with_month_name(year: u16, rest: &str) -> Option<(GameDate, bool)> {
    let signs = |char: char| char == ' ' || char == ',' || SEPARATORS.contains(&char);
    let (name, rest) = word(rest.trim_start_matches(signs));
    let name = name.to_ascii_lowercase();
    let is_month = |month: &&str| name.len() >= 3 && month.starts_with(&name);
    let month = (1..).zip(&MONTHS).find(|(_, month)| is_month(month))?.0;
    let (day, rest) = digits(rest.trim_start_matches(signs));
    // Another year, or a time.
    let is_day = !matches!(day.len(), 0 | 4) && !rest.starts_with(':');
    let date = is_day.then(|| GameDate::new(year, Some(month), Some(day.parse().ok()?)));
    match date.flatten() {
        Some(date) => Some((date, true)),
        None => Some((GameDate::new(year, Some(month), None)?, !is_day)),
    }
}

/// A date with spaces between its numbers, as `2024 05 06`; none if a lone number, a time or another year follows the year.
fn with_spaces(year: u16, rest: &str) -> Option<(GameDate, bool)> {
    let (month, rest) = digits(rest.strip_prefix(' ')?.trim_start_matches(' '));
    let (day, after) = digits(rest.trim_start_matches(' '));
    if matches!(month.len(), 0 | 4) || rest.trim().is_empty() || rest.starts_with(':') {
        return None;
    }
    let is_day = matches!(day.len(), 1 | 2) && rest.starts_with(' ') && !after.starts_with(':');
    let date = is_day.then(|| {
        let (month, day) = (month.parse().ok()?, day.parse().ok()?);
        GameDate::new(year, Some(month), Some(day))
    });
    match date.flatten() {
        Some(date) => Some((date, true)),
        None => Some((GameDate::new(year, None, None)?, false)),
    }
}

/// A date with points between its parts and the year last, as in Russia and Central Europe. With other signs the day could be the
/// month.
fn day_first(day: &str, rest: &str) -> Option<GameDate> {
    let (month, rest) = digits(rest.strip_prefix('.')?.trim_start_matches(' '));
    let (year, _) = digits(rest.strip_prefix('.')?.trim_start_matches(' '));
    let year = Some(year).filter(|year| year.len() == 4)?;
    GameDate::new(
        year.parse().ok()?,
        Some(month.parse().ok()?),
        Some(day.parse().ok()?),
    )
}

impl fmt::Display for GameDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day].into_iter().flatten() {
            write!(f, "-{part:02}")?;
        }
        Ok(())
    }
}

impl FromStr for GameDate {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::find(text).filter(|date| date.to_string() == text);
        found.ok_or_else(|| ParseDateError(narabe_rules::printable(text, 12)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_exactly_as_they_are_given() {
        for (text, date) in [
            ("2024-05-01", "2024-05-01"),
            ("2008-6-23", "2008-06-23"),
            ("2024-05-01,02", "2024-05-01"),
            ("2024.05.01 17:30", "2024-05-01"),
            ("1999-02", "1999-02"),
            ("1999", "1999"),
            ("2024-13-01", "2024"),
            ("2024-02-30", "2024-02"),
            ("20240304", "2024-03-04"),
            ("20240304 18:05", "2024-03-04"),
            ("2024年3月4日", "2024-03-04"),
            ("2024年 3月 4日 18時", "2024-03-04"),
            ("2024年3月", "2024-03"),
            ("2024年", "2024"),
            ("2024년 3월 4일", "2024-03-04"),
            ("2024. 3. 4.", "2024-03-04"),
            ("4.3.2024", "2024-03-04"),
            ("2024-03-04T18:05:00Z", "2024-03-04"),
            ("2024/3/4", "2024-03-04"),
            ("1999 12", "1999"),
        ] {
            let found = GameDate::find(text).map(|date| date.to_string());
            assert_eq!(found.as_deref(), Some(date), "{text}");
        }
        for text in [
            "",
            "24-05-01",
            "yesterday",
            "0000",
            "+024",
            "20241304",
            "20240",
            "3/4/2024",
            "4.13.2024",
        ] {
            assert_eq!(GameDate::find(text), None, "{text}");
        }
    }

    #[test]
    fn bug_a_date_that_no_calendar_has_lost_its_day_without_a_word() {
        for text in [
            "2024-02-30",
            "2024-13-01",
            "2024.4.31 17:30",
            "2024年13月1日",
            "2024-00-00",
            "2024-300-01",
        ] {
            assert_eq!(GameDate::read(text), None, "{text}");
            assert!(GameDate::find(text).is_some(), "{text}");
        }
        for text in [
            "2024",
            "2024-02",
            "2024-02-29",
            "2024-05-01,02",
            "2024-2025",
            "2024.??.??",
            "1999 12",
            "20240501",
            "4.3.2024",
        ] {
            assert_eq!(GameDate::read(text), GameDate::find(text), "{text}");
        }
    }

    #[test]
    fn bug_a_date_in_other_words_lost_its_month_and_day_without_a_word() {
        for (text, date) in [
            ("2024_05_06", Some("2024-05-06")),
            ("2024 May 6", Some("2024-05-06")),
            ("2024-Sept-06", Some("2024-09-06")),
            ("2024 May", Some("2024-05")),
            ("2024 05 06", Some("2024-05-06")),
            ("2024 г.", Some("2024")),
            ("2024 17:30", Some("2024")),
            ("2024 (about)", Some("2024")),
            ("2024-W12", None),
            ("2000s", None),
            ("2024 spring", None),
            ("2024-05x", None),
            ("2024 May 32", None),
            ("2024 13 06", None),
            ("2024 05-06", None),
        ] {
            let found = GameDate::read(text).map(|date| date.to_string());
            assert_eq!(found.as_deref(), date, "{text}");
            assert!(GameDate::find(text).is_some(), "{text}");
        }
    }

    #[test]
    fn days_since_1970_are_dates() {
        for (day, text) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_777, "2026-11-20"),
        ] {
            let date = GameDate::of_day(day).map(|date| date.to_string());
            assert_eq!(date.as_deref(), Some(text));
        }
        assert_eq!(GameDate::of_day(u64::MAX), None);
    }

    #[test]
    fn the_text_form_goes_both_ways() {
        for text in ["2024-05-01", "2024-05", "2024"] {
            assert_eq!(text.parse::<GameDate>().unwrap().to_string(), text);
        }
        assert!("2024-5-1".parse::<GameDate>().is_err());
    }
}
