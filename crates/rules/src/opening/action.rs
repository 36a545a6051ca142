//! The actions of an opening and their text form: `place h8`, `swap`, `stay`, `place-two`, `offer-ten`, `declare 3`,
//! `offer g8`, `pick g8`.
//!
//! ```
//! use narabe_rules::opening::{Action, Choice};
//!
//! assert_eq!("swap".parse(), Ok(Action::Choose(Choice::Swap)));
//! assert_eq!(Action::Place("h8".parse()?).to_string(), "place h8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Choice;
use crate::serde_impls::impl_serde_as_text;
use crate::{Point, printable};

/// Longest excerpt of an invalid text that [`ParseActionError`] quotes, in characters.
const MAX_QUOTED: usize = 24;

/// An action of a player in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Places the next stone.
    Place(Point),
    /// Makes a choice.
    Choose(Choice),
    /// Declares how many fifth moves will be offered.
    Declare(u8),
    /// Offers one of several fifth moves.
    Offer(Point),
    /// Picks the offered fifth move that is played.
    Pick(Point),
}

impl Action {
    /// The point on which it places a stone, if it does.
    pub const fn stone(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::Pick(point) => Some(point),
            Self::Choose(_) | Self::Declare(_) | Self::Offer(_) => None,
        }
    }
}

/// A text that is not an action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not an action of an opening: write place h8, swap, stay, place-two, offer-ten, declare 3, offer h8 or \
     pick h8"
)]
pub struct ParseActionError {
    /// The invalid text, truncated to 24 characters.
    pub text: String,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => write!(f, "place {point}"),
            Self::Choose(choice) => write!(f, "{choice}"),
            Self::Declare(number) => write!(f, "declare {number}"),
            Self::Offer(point) => write!(f, "offer {point}"),
            Self::Pick(point) => write!(f, "pick {point}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    /// Parses exactly what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParseActionError {
            text: printable(text, MAX_QUOTED),
        })
    }
}

fn parse(text: &str) -> Option<Action> {
    let Some((word, rest)) = text.split_once(' ') else {
        let choice = Choice::ALL.into_iter().find(|choice| choice.id() == text);
        return choice.map(Action::Choose);
    };
    Some(match word {
        "place" => Action::Place(rest.parse().ok()?),
        "declare" => Action::Declare(rest.parse().ok()?),
        "offer" => Action::Offer(rest.parse().ok()?),
        "pick" => Action::Pick(rest.parse().ok()?),
        _ => return None,
    })
}

impl_serde_as_text!(Action);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_goes_both_ways() {
        let point = Point::new(7, 7);
        let others = [
            Action::Place(point),
            Action::Declare(12),
            Action::Offer(point),
            Action::Pick(point),
        ];
        for action in Choice::ALL.map(Action::Choose).into_iter().chain(others) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn an_invalid_action_is_refused_and_quoted_in_part() {
        for text in [
            "",
            "place",
            "place ",
            "place z9",
            "place  h8",
            "swap ",
            "Swap",
            "declare -1",
            "declare 256",
            "pass",
        ] {
            let text = text.to_owned();
            assert_eq!(text.parse::<Action>(), Err(ParseActionError { text }));
        }
        let fault = "x".repeat(1000).parse::<Action>().unwrap_err();
        assert_eq!(fault.text.len(), MAX_QUOTED);
    }
}
