//! How a game ended, in words.

use crate::app::live::{Game, Match};
use crate::app::locale::Locale;
use crate::rules::{DrawReason, Foul, Outcome, Point, Side, Victory};

/// The outcome for the person at this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The person has won, or one of two persons.
    Win,
    /// The only person has lost.
    Loss,
    Draw,
}

impl Verdict {
    /// The verdict on an outcome with this winner, if any.
    pub fn of<G: Game>(session: &Match<G>, winner: Option<Side>) -> Self {
        match (winner, session.only_person()) {
            (None, _) => Self::Draw,
            (Some(winner), Some(person)) if winner != person => Self::Loss,
            (Some(_), _) => Self::Win,
        }
    }

    /// The character on the seal.
    pub fn seal(self) -> &'static str {
        match self {
            Self::Win => "勝",
            Self::Loss => "敗",
            Self::Draw => "和",
        }
    }
}

/// The shortest text: "Five in a row", "By resignation".
pub fn reason(locale: &Locale, outcome: &Outcome) -> String {
    locale.text(match outcome {
        Outcome::Win {
            by: Victory::Lines(_),
            ..
        } => "end-five",
        Outcome::Win {
            by: Victory::Foul(Foul::Overline),
            ..
        } => "end-overline",
        Outcome::Win {
            by: Victory::Foul(Foul::DoubleFour),
            ..
        } => "end-double-four",
        Outcome::Win {
            by: Victory::Foul(Foul::DoubleThree),
            ..
        } => "end-double-three",
        Outcome::Win {
            by: Victory::Resignation,
            ..
        } => "end-resignation",
        Outcome::Win {
            by: Victory::Time, ..
        } => "end-time",
        Outcome::Draw(DrawReason::FullBoard) => "end-full-board",
        Outcome::Draw(DrawReason::Agreement) => "end-agreement",
        Outcome::Draw(DrawReason::Passes) => "end-passes",
    })
}

/// The reason with the direction of the line: "Five on a diagonal".
pub fn detailed_reason(locale: &Locale, outcome: &Outcome) -> String {
    match outcome.lines() {
        [line] => match line.as_slice() {
            [first, .., last] => {
                let id = direction_id(*first, *last);
                locale.text_with(id, &[("stones", line.len().into())])
            }
            _ => reason(locale, outcome),
        },
        [] => reason(locale, outcome),
        lines => locale.text_with("end-several-lines", &[("lines", lines.len().into())]),
    }
}

fn direction_id(first: Point, last: Point) -> &'static str {
    if first.y == last.y {
        "end-line-horizontal"
    } else if first.x == last.x {
        "end-line-vertical"
    } else {
        "end-line-diagonal"
    }
}

/// Where and when: "F9 – J13, move 41".
pub fn end_position(locale: &Locale, outcome: &Outcome, moves: usize) -> String {
    let moves = ("move", moves.into());
    match outcome.lines().first().map(Vec::as_slice) {
        Some([first, .., last]) => locale.text_with(
            "end-place",
            &[
                ("from", first.label().into()),
                ("to", last.label().into()),
                moves,
            ],
        ),
        _ => locale.text_with("end-move", &[moves]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::live::{Intent, MatchConfig, OneBoardMatch, Seat};

    fn played(persons: [bool; 2], moves: &str) -> OneBoardMatch {
        let mut config = MatchConfig::default();
        for (player, person) in config.players.iter_mut().zip(persons) {
            player.seat = if person {
                Seat::Human
            } else {
                Seat::Classic(crate::engine::classic::Classic::Shapes)
            };
        }
        let mut session = OneBoardMatch::new(1);
        session.apply(&Intent::NewMatch(Box::new(config)));
        for point in moves.split_whitespace() {
            session.apply(&Intent::play(point.parse::<Point>().expect("a point")));
        }
        session
    }

    #[test]
    fn a_win_is_described_with_its_line() {
        let session = played([true, true], "h8 a1 i9 b1 j10 c1 k11 d1 l12");
        let outcome = session.outcome().expect("five on the diagonal");
        let locale = Locale::new("en");
        assert_eq!(detailed_reason(&locale, outcome), "Five on a diagonal");
        assert_eq!(end_position(&locale, outcome, 9), "H8 – L12, move 9");
        assert_eq!(Verdict::of(&session, outcome.winner()), Verdict::Win);
    }

    #[test]
    fn losing_to_the_computer_is_a_loss() {
        let mut session = played([true, false], "h8");
        session.apply(&Intent::Resign);
        let outcome = session.outcome().expect("resigned").clone();
        assert_eq!(Verdict::of(&session, outcome.winner()), Verdict::Loss);
        assert_eq!(reason(&Locale::new("en"), &outcome), "By resignation");
    }
}
