//! A game as a row of numbers in memory: a hundred bytes, texts by their numbers, moves by their place among those of all games.

use super::game::GameId;
use super::texts::TextId;
use narabe_notation::{GameDate, GameResult, WinReason};
use narabe_rules::opening::{NamedOpening, Protocol};
use narabe_rules::{BoardSize, Rule, Side};

/// The texts of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Field {
    Black,
    White,
    BlackRating,
    WhiteRating,
    Title,
    Event,
    Round,
    Place,
    RuleText,
    Protocol,
    Opening,
    TimeLimit,
    Annotator,
    Source,
    Comment,
}

impl Field {
    /// The number of texts.
    pub const COUNT: usize = 15;
}

/// No minute is known.
pub const NO_MINUTE: u16 = u16::MAX;
/// No level is known.
pub const NO_LEVEL: u8 = 0;
/// The opening has no name.
pub const NO_OPENING: u8 = u8::MAX;
/// The protocol is not known.
pub const NO_PROTOCOL: u8 = u8::MAX;

/// A game. Numbers that are not known are 0 unless a constant says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub id: GameId,
    pub texts: [TextId; Field::COUNT],
    /// The number of the set of tags.
    pub tags: u32,
    /// The number of the set-up.
    pub setup: u32,
    /// Where the moves begin among those of all games, in bytes.
    pub start: usize,
    /// The number of moves, on twin boards of turns.
    pub turns: u16,
    /// See [`pack_date`].
    pub date: u32,
    pub minute: u16,
    /// The ratings of Black and White as numbers.
    pub ratings: [u16; 2],
    pub source: u16,
    pub levels: [u8; 2],
    pub rule: Rule,
    pub size: BoardSize,
    /// The number among [`Protocol::ALL`].
    pub protocol: u8,
    /// The number among [`NamedOpening::ALL`].
    pub opening: u8,
    pub result: GameResult,
    pub first: Side,
    pub own_side: Option<Side>,
    pub is_twin: bool,
    /// Whether a tree or the text of a twin game belongs to it.
    pub has_body: bool,
}

impl Row {
    pub const fn text(&self, field: Field) -> TextId {
        self.texts[field as usize]
    }

    pub fn opening(&self) -> Option<&'static NamedOpening> {
        const { &NamedOpening::ALL }.get(usize::from(self.opening))
    }

    pub fn protocol(&self) -> Option<Protocol> {
        Protocol::ALL.get(usize::from(self.protocol)).copied()
    }

    /// The mean of the ratings that are known.
    pub fn rating(&self) -> Option<f64> {
        match self.ratings {
            [0, 0] => None,
            [one, 0] | [0, one] => Some(f64::from(one)),
            [one, other] => Some(f64::midpoint(f64::from(one), f64::from(other))),
        }
    }
}

/// A number for each protocol.
pub fn protocol_number(protocol: Option<Protocol>) -> u8 {
    let number = protocol.and_then(|protocol| Protocol::ALL.iter().position(|&it| it == protocol));
    number.map_or(NO_PROTOCOL, |number| {
        u8::try_from(number).unwrap_or(NO_PROTOCOL)
    })
}

// The bits of the day and of the month in a packed date.
const DAY_BITS: u32 = 5;
const MONTH_BITS: u32 = 4;

/// A date as a number that grows with it. A month or a day that is not known is 0, a date that is not known as well.
pub fn pack_date(date: Option<GameDate>) -> u32 {
    date.map_or(0, |date| pack(date, 0, 0))
}

fn pack(date: GameDate, month: u8, day: u8) -> u32 {
    let month = u32::from(date.month().unwrap_or(month));
    let day = u32::from(date.day().unwrap_or(day));
    (u32::from(date.year()) << MONTH_BITS | month) << DAY_BITS | day
}

/// The first and the last day that a date may mean.
pub fn days_of(date: GameDate) -> (u32, u32) {
    (pack(date, 1, 1), pack(date, 12, 31))
}

/// The date of a number; none if it is 0 or no date.
pub fn unpack_date(packed: u32) -> Option<GameDate> {
    let part = |number: u32, bits: u32| {
        let part = u8::try_from(number & ((1 << bits) - 1)).ok();
        part.filter(|&part| part != 0)
    };
    let (month, day) = (part(packed >> DAY_BITS, MONTH_BITS), part(packed, DAY_BITS));
    let year = u16::try_from(packed >> DAY_BITS >> MONTH_BITS).ok()?;
    GameDate::new(year, month, day)
}

/// A number for each result.
pub fn result_number(result: GameResult) -> u8 {
    match result {
        GameResult::Unknown => 0,
        GameResult::Draw => 1,
        GameResult::Win { winner, reason } => {
            let reason = (2..).zip(WinReason::ALL).find(|known| known.1 == reason);
            let number: u8 = reason.map_or(2, |found| found.0);
            match winner {
                Side::Black => number,
                Side::White => number + 6,
            }
        }
    }
}

/// The result of a number.
pub fn result_of(number: u8) -> Option<GameResult> {
    Some(match number {
        0 => GameResult::Unknown,
        1 => GameResult::Draw,
        2..=7 => GameResult::Win {
            winner: Side::Black,
            reason: WinReason::ALL[usize::from(number - 2)],
        },
        8..=13 => GameResult::Win {
            winner: Side::White,
            reason: WinReason::ALL[usize::from(number - 8)],
        },
        _ => return None,
    })
}

/// The number that a rating begins with, 1 to 9999.
pub fn rating_of(text: &str) -> u16 {
    let digits = text
        .trim_start()
        .split(|char: char| !char.is_ascii_digit())
        .next();
    let rating = digits.and_then(|digits| digits.parse().ok());
    rating
        .filter(|rating| (1..10_000).contains(rating))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_come_back_and_are_in_order() {
        let dates = ["1936", "2026", "2026-02", "2026-02-03", "2026-11-01"];
        let dates = dates.map(|date| date.parse::<GameDate>().unwrap());
        for date in dates {
            assert_eq!(unpack_date(pack_date(Some(date))), Some(date));
        }
        assert!(dates.map(|date| pack_date(Some(date))).is_sorted());
        assert_eq!(unpack_date(pack_date(None)), None);
    }

    #[test]
    fn results_come_back() {
        for number in 0..14 {
            let result = result_of(number).unwrap();
            assert_eq!(result_number(result), number, "{result:?}");
        }
        assert_eq!(result_of(14), None);
    }

    #[test]
    fn a_rating_is_the_number_that_a_text_begins_with() {
        for (text, rating) in [
            ("2105", 2105),
            (" 1850?", 1850),
            ("", 0),
            ("3 dan", 3),
            ("x", 0),
            ("99999", 0),
        ] {
            assert_eq!(rating_of(text), rating, "{text}");
        }
    }
}
