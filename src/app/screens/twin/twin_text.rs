//! The text of the screen of twin boards: turns, threats, results.

use crate::app::live::{MatchLength, TwinMatch};
use crate::app::locale::Locale;
use crate::app::screens::labels::subject;
use crate::rules::Side;
use crate::rules::twin::{
    Half, Turn, TwinDrawReason, TwinOutcome, TwinPoint, TwinThreat, TwinVictory,
};

/// The Fluent id of a board's name.
pub fn board_id(half: Half, upright: bool) -> &'static str {
    match (half, upright) {
        (Half::Left, false) => "twin-left-board",
        (Half::Right, false) => "twin-right-board",
        (Half::Left, true) => "twin-upper-board",
        (Half::Right, true) => "twin-lower-board",
    }
}

/// A point with its board, such as "N8 left".
pub fn point(locale: &Locale, stone: TwinPoint, upright: bool) -> String {
    let id = match (stone.half, upright) {
        (Half::Left, false) => "twin-point-left",
        (Half::Right, false) => "twin-point-right",
        (Half::Left, true) => "twin-point-upper",
        (Half::Right, true) => "twin-point-lower",
    };
    locale.text_with(id, &[("point", stone.point.label().into())])
}

/// A turn as a list of its stones.
pub fn turn(locale: &Locale, turn: Turn, upright: bool) -> String {
    let first = point(locale, turn.first, upright);
    match turn.second {
        None => first,
        Some(second) => {
            let second = point(locale, second, upright);
            let stones = [("first", first.into()), ("second", second.into())];
            locale.text_with("twin-two-stones", &stones)
        }
    }
}

/// The state of a side below its name.
pub fn state(session: &TwinMatch, locale: &Locale, side: Side, upright: bool) -> String {
    if let Some(outcome) = session.outcome() {
        return match outcome.winner() {
            Some(winner) if winner != side => String::new(),
            _ => reason(locale, outcome),
        };
    }
    if session.to_move() == side {
        return on_turn(session, locale, side);
    }
    match session.position().turns().last() {
        Some(last) => locale.text_with(
            "twin-played",
            &[("turn", turn(locale, *last, upright).into())],
        ),
        None => String::new(),
    }
}

fn on_turn(session: &TwinMatch, locale: &Locale, side: Side) -> String {
    if session.is_paused() {
        return locale.text("pause-title");
    }
    if session.is_hint_pending() {
        return locale.text("game-looking");
    }
    if session.thinking_side() == Some(side) {
        return match session
            .search_progress(side)
            .filter(|insight| insight.depth > 0)
        {
            Some(insight) => {
                locale.text_with("game-thinking-depth", &[("depth", insight.depth.into())])
            }
            None => locale.text("game-thinking"),
        };
    }
    let position = session.position();
    locale.text(match (position.open_stone(), position.stones_left()) {
        (Some(_), _) => "twin-one-more",
        (None, 1) => "twin-one-stone",
        (None, _) => "twin-your-turn",
    })
}

/// A threat to show to the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Threat {
    /// The side to move is a person with a four on both boards.
    Win,
    /// The other side has fours on both boards, which can be stopped.
    Stop,
    /// The other side has fours on both boards, which cannot be stopped.
    Lost,
    /// The stone played makes a five on one board alone.
    HalfDone,
}

impl Threat {
    /// The threat to show when a person is to move.
    pub fn of(session: &TwinMatch) -> Option<Self> {
        if !session.is_human_turn() {
            return None;
        }
        let position = session.position();
        if position.winning_turn().is_some() {
            return Some(match position.open_stone() {
                Some(_) => Self::HalfDone,
                None => Self::Win,
            });
        }
        if position.outcome_if_turn_ends().is_some() {
            return Some(Self::HalfDone);
        }
        match position.opponent_threat() {
            TwinThreat::None => None,
            TwinThreat::Stoppable(_) => Some(Self::Stop),
            TwinThreat::Unstoppable => Some(Self::Lost),
        }
    }

    /// The text; `other` is the name of the side that is not to move.
    pub fn words(self, locale: &Locale, other: String) -> String {
        let about = |id| locale.text_with(id, &subject(locale, other));
        match self {
            Self::Win => locale.text("twin-notice-win"),
            Self::Stop => about("twin-notice-stop"),
            Self::Lost => about("twin-notice-lost"),
            Self::HalfDone => locale.text("twin-notice-half"),
        }
    }
}

/// How the game ended.
pub fn reason(locale: &Locale, outcome: &TwinOutcome) -> String {
    locale.text(match outcome {
        TwinOutcome::Win { by, .. } => match by {
            TwinVictory::BothBoards(_) => "twin-end-both",
            TwinVictory::OneBoard(_) => "twin-end-one",
            TwinVictory::DifferentTurns(_) => "twin-end-turns",
            TwinVictory::Resignation => "end-resignation",
            TwinVictory::Time => "end-time",
        },
        TwinOutcome::Draw(TwinDrawReason::FullBoards) => "twin-end-full",
        TwinOutcome::Draw(TwinDrawReason::NoRowLeft) => "twin-end-no-row",
        TwinOutcome::Draw(TwinDrawReason::Agreement) => "end-agreement",
    })
}

/// "Twin boards · Game 4 of 7".
pub fn caption(locale: &Locale, session: &TwinMatch) -> String {
    let number = ("number", session.game_number().into());
    let game = match session.config().length {
        MatchLength::BestOf(games) => {
            locale.text_with("game-number-of", &[number, ("games", games.into())])
        }
        _ => locale.text_with("game-number", &[number]),
    };
    let rule = locale.text(crate::app::screens::labels::TWIN_RULE);
    locale.text_with(
        "game-caption",
        &[("rule", rule.into()), ("game", game.into())],
    )
}
