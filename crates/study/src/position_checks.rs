//! What is right and wrong about a position that was set up.
//!
//! The order in which its stones were played is unknown, so only what holds for every order is an error.

use super::sentence::{Sentence, SentenceArg};
use narabe_rules::{Board, Point, Position, Setup, Side, StartError};

/// How serious a finding is. The order is from harmless to serious.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// All is well.
    Passed,
    /// Something to know.
    Note,
    /// No game can have led there, so none can be played from there. It can be studied.
    NotPlayable,
    /// The game is over there, so there is nothing to study.
    NotStudiable,
}

/// A finding about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// The numbers of stones fit the side to move.
    NumbersFit,
    /// A side has too many stones for the side to move.
    TooManyStones {
        /// The side with too many.
        side: Side,
        /// How many are too many.
        extra: usize,
        /// The side to move.
        to_move: Side,
    },
    /// Nobody has a winning row.
    NoFive,
    /// A side has won already.
    Five {
        /// The side that has won.
        winner: Side,
        /// The winning row from end to end.
        line: Vec<Point>,
    },
    /// The side to move has no point to play.
    NoPointLeft {
        /// The side to move.
        to_move: Side,
    },
    /// No black stone is known to be on a point that was forbidden. Only under a rule with forbidden points.
    NoForbiddenStone,
    /// Black has an overline, which is forbidden in whatever order its stones were played.
    Overline {
        /// The overline from end to end.
        line: Vec<Point>,
    },
    /// Each black stone would have been on a forbidden point if it had been the last one, so one of them was.
    EveryLastStoneForbidden,
    /// The order of moves is known.
    OrderKnown,
    /// The order of moves is not known, so the opening has no name and the position is saved without moves.
    OrderUnknown,
}

impl Check {
    /// How serious the finding is.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::NumbersFit | Self::NoFive | Self::NoForbiddenStone | Self::OrderKnown => {
                Severity::Passed
            }
            Self::OrderUnknown => Severity::Note,
            Self::TooManyStones { .. } | Self::Overline { .. } | Self::EveryLastStoneForbidden => {
                Severity::NotPlayable
            }
            Self::Five { .. } | Self::NoPointLeft { .. } => Severity::NotStudiable,
        }
    }

    /// What is right or wrong, as a message.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::NumbersFit => Sentence::plain("position-numbers-fit"),
            Self::TooManyStones {
                side,
                extra,
                to_move,
            } => Sentence {
                id: "position-too-many",
                args: vec![
                    ("side", SentenceArg::side(*side)),
                    ("extra", SentenceArg::Number(*extra)),
                    ("move", SentenceArg::side(*to_move)),
                ],
            },
            Self::NoFive => Sentence::plain("position-no-five"),
            Self::Five { winner, line } => Sentence {
                id: "position-five",
                args: [("winner", SentenceArg::side(*winner))]
                    .into_iter()
                    .chain(ends(line))
                    .collect(),
            },
            Self::NoPointLeft { to_move } => Sentence {
                id: "position-no-point",
                args: vec![("move", SentenceArg::side(*to_move))],
            },
            Self::NoForbiddenStone => Sentence::plain("position-no-forbidden"),
            Self::Overline { line } => Sentence {
                id: "position-overline",
                args: ends(line).collect(),
            },
            Self::EveryLastStoneForbidden => Sentence::plain("position-forbidden"),
            Self::OrderKnown => Sentence::plain("position-order-known"),
            Self::OrderUnknown => Sentence::plain("position-order-unknown"),
        }
    }

    /// What would be right, if something is wrong.
    pub fn advice(&self) -> Option<Sentence> {
        let id = match self {
            Self::TooManyStones {
                to_move: Side::Black,
                ..
            } => "position-numbers-black",
            Self::TooManyStones {
                to_move: Side::White,
                ..
            } => "position-numbers-white",
            Self::Five { .. } => "position-five-advice",
            Self::NoPointLeft { .. } => "position-no-point-advice",
            Self::Overline { .. } => "position-overline-advice",
            Self::EveryLastStoneForbidden => "position-forbidden-advice",
            Self::NumbersFit
            | Self::NoFive
            | Self::NoForbiddenStone
            | Self::OrderKnown
            | Self::OrderUnknown => return None,
        };
        Some(Sentence::plain(id))
    }

    /// All findings about a position: each subject once, passed or not.
    pub fn all(setup: &Setup, is_order_known: bool) -> Vec<Self> {
        let mut found = vec![Self::of_numbers(setup)];
        found.push(match Position::from_setup(setup) {
            Err(StartError::Won { winner, line }) => Self::Five { winner, line },
            Err(StartError::NoPointLeft { to_move }) => Self::NoPointLeft { to_move },
            Ok(_) => Self::NoFive,
        });
        if setup.rule().has_fouls() {
            found.push(Self::of_forbidden_points(setup));
        }
        found.push(if is_order_known {
            Self::OrderKnown
        } else {
            Self::OrderUnknown
        });
        found
    }

    /// With Black to move both sides have the same number of stones, with White to move Black has one more.
    fn of_numbers(setup: &Setup) -> Self {
        let (black, to_move) = (setup.count(Side::Black), setup.to_move());
        let white = setup.count(Side::White) + usize::from(to_move == Side::White);
        let side = if black > white {
            Side::Black
        } else {
            Side::White
        };
        match black.abs_diff(white) {
            0 => Self::NumbersFit,
            extra => Self::TooManyStones {
                side,
                extra,
                to_move,
            },
        }
    }

    fn of_forbidden_points(setup: &Setup) -> Self {
        let mut board = setup.board();
        let overline = |point| board.overline_at(point, Side::Black);
        if let Some(line) = of_side(setup, Side::Black).find_map(overline) {
            return Self::Overline { line };
        }
        if is_every_last_stone_forbidden(setup, &mut board) {
            Self::EveryLastStoneForbidden
        } else {
            Self::NoForbiddenStone
        }
    }
}

/// The points of a side's stones.
fn of_side(setup: &Setup, of: Side) -> impl Iterator<Item = Point> {
    let stones = setup.stones().iter();
    stones
        .filter(move |stone| stone.1 == of)
        .map(|stone| stone.0)
}

/// Whether each black stone would be a foul if it had been the last one, whatever White played after it.
fn is_every_last_stone_forbidden(setup: &Setup, board: &mut Board) -> bool {
    let after = of_side(setup, Side::White).map(Some);
    let is_forbidden = |board: &mut Board| {
        let mut black = of_side(setup, Side::Black);
        black.all(|point| {
            board.remove(point, Side::Black);
            let foul = board.foul_at(point);
            board.place(point, Side::Black);
            foul.is_some()
        })
    };
    setup.count(Side::Black) > 0
        && std::iter::once(None).chain(after).all(|white| {
            let Some(white) = white else {
                return is_forbidden(board);
            };
            board.remove(white, Side::White);
            let forbidden = is_forbidden(board);
            board.place(white, Side::White);
            forbidden
        })
}

/// Both ends of a line as values of a sentence.
fn ends(line: &[Point]) -> impl Iterator<Item = (&'static str, SentenceArg)> {
    let ends = [("first", line.first()), ("last", line.last())];
    ends.into_iter()
        .filter_map(|(name, end)| Some((name, SentenceArg::Point(*end?))))
}
