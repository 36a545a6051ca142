//! How a game ended, in words.

use crate::live::{LiveGame, OneBoardMatch};
use crate::locale::Locale;
use crate::screens::wording::twin_text;
use narabe_rules::{DrawReason, Foul, Outcome, Point, Victory};

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
    /// The verdict on the end of the present game.
    pub fn of(game: &LiveGame) -> Self {
        let winner = game.end().and_then(|end| end.winner);
        match (winner, game.only_person()) {
            (None, _) => Self::Draw,
            (Some(winner), Some(person)) if winner != person => Self::Loss,
            (Some(_), _) => Self::Win,
        }
    }

    /// The message with the character on the seal.
    pub fn seal_id(self) -> &'static str {
        match self {
            Self::Win => "seal-won",
            Self::Loss => "seal-lost",
            Self::Draw => "seal-drawn",
        }
    }
}

/// The shortest text on the end of a game: "Five in a row", "By resignation". Empty before the end.
pub fn reason(locale: &Locale, game: &LiveGame) -> String {
    let id = match game {
        LiveGame::OneBoard(found) => found.outcome().map(reason_id),
        LiveGame::Twin(found) => found.outcome().map(twin_text::reason_id),
    };
    id.map(|id| locale.text(id)).unwrap_or_default()
}

fn reason_id(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Win { by, .. } => match by {
            Victory::Lines(_) => "end-five",
            Victory::Foul(Foul::Overline) => "end-overline",
            Victory::Foul(Foul::DoubleFour) => "end-double-four",
            Victory::Foul(Foul::DoubleThree) => "end-double-three",
            Victory::Resignation => "end-resignation",
            Victory::Time => "end-time",
            Victory::Absence => "end-absence",
        },
        Outcome::Draw(DrawReason::FullBoard) => "end-full-board",
        Outcome::Draw(DrawReason::Agreement) => "end-agreement",
        Outcome::Draw(DrawReason::Passes) => "end-passes",
    }
}

/// The reason, on one board with the direction of the line: "Five on a diagonal".
pub fn detailed_reason(locale: &Locale, game: &LiveGame) -> String {
    match game.one_board().outcome().map_or(&[][..], Outcome::lines) {
        [] => reason(locale, game),
        [line] => match line.as_slice() {
            [first, .., last] => {
                let id = direction_id(*first, *last);
                locale.text_of(id, "stones", line.len())
            }
            _ => reason(locale, game),
        },
        lines => locale.text_of("end-several-lines", "lines", lines.len()),
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

/// Where and when a game on one board ended: "F9 – J13, move 41".
pub fn end_position(locale: &Locale, game: &OneBoardMatch) -> String {
    let moves = ("move", game.moves().into());
    let lines = game.outcome().map_or(&[][..], Outcome::lines);
    match lines.first().map(Vec::as_slice) {
        Some([first, .., last]) => {
            let [from, to] = [first, last].map(|point| point.label().into());
            locale.text_with("end-place", &[("from", from), ("to", to), moves])
        }
        _ => locale.text_with("end-move", &[moves]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, MatchConfig, Seat};

    fn played(persons: [bool; 2], moves: &str) -> LiveGame {
        let mut config = MatchConfig::default();
        for (player, person) in config.players.iter_mut().zip(persons) {
            player.seat = if person {
                Seat::Human
            } else {
                Seat::Classic(narabe_engine_core::classic::Classic::Shapes)
            };
        }
        let mut game = LiveGame::new(1);
        game.apply(&Intent::NewMatch(Box::new(config)));
        for point in moves.split_whitespace() {
            game.apply(&Intent::play(point.parse::<Point>().expect("a point")));
        }
        game
    }

    #[test]
    fn a_win_is_described_with_its_line() {
        let game = played([true, true], "h8 a1 i9 b1 j10 c1 k11 d1 l12");
        let locale = Locale::new("en");
        assert_eq!(detailed_reason(&locale, &game), "Five on a diagonal");
        assert_eq!(end_position(&locale, game.one_board()), "H8 – L12, move 9");
        assert_eq!(Verdict::of(&game), Verdict::Win);
    }

    #[test]
    fn losing_to_the_computer_is_a_loss() {
        let mut game = played([true, false], "h8");
        game.apply(&Intent::Resign);
        assert_eq!(Verdict::of(&game), Verdict::Loss);
        assert_eq!(reason(&Locale::new("en"), &game), "By resignation");
    }
}
