//! The text about twin boards: points, turns, threats, results.

use super::player_names::subject;
use crate::live::{LiveGame, Seat, TwinMatch};
use crate::locale::Locale;
use crate::theme::Token;
use narabe_rules::twin::{
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

/// The name of a point, on twin boards with its board.
pub fn point_name(locale: &Locale, game: &LiveGame, at: TwinPoint, upright: bool) -> String {
    if game.is_twin() {
        stone_name(locale, at, upright)
    } else {
        at.point.label()
    }
}

/// A point with its board, such as "N8 left".
fn stone_name(locale: &Locale, stone: TwinPoint, upright: bool) -> String {
    let id = match (stone.half, upright) {
        (Half::Left, false) => "twin-point-left",
        (Half::Right, false) => "twin-point-right",
        (Half::Left, true) => "twin-point-upper",
        (Half::Right, true) => "twin-point-lower",
    };
    locale.text_with(id, &[("point", stone.point.label().into())])
}

/// A turn as a list of its stones.
pub fn turn_name(locale: &Locale, turn: Turn, upright: bool) -> String {
    let first = stone_name(locale, turn.first, upright);
    match turn.second {
        None => first,
        Some(second) => {
            let second = stone_name(locale, second, upright);
            let stones = [("first", first.into()), ("second", second.into())];
            locale.text_with("twin-two-stones", &stones)
        }
    }
}

/// The last turn of the other side.
pub fn last_turn(game: &TwinMatch, locale: &Locale, upright: bool) -> String {
    let last = game.position().turns().last();
    let words = last.map(|last| {
        let turn = turn_name(locale, *last, upright);
        locale.text_with("twin-played", &[("turn", turn.into())])
    });
    words.unwrap_or_default()
}

/// What the side to move has to do.
pub fn prompt(game: &TwinMatch, locale: &Locale) -> String {
    let position = game.position();
    locale.text(match (position.open_stone(), position.stones_left()) {
        _ if game.is_paused() => "pause-title",
        _ if game.seat(game.to_move()) == Seat::Remote => "game-to-move",
        (Some(_), _) => "twin-one-more",
        (None, 1) => "twin-one-stone",
        (None, _) => "twin-your-turn",
    })
}

/// The hint: the rest of the best turn.
pub fn hint(game: &TwinMatch, locale: &Locale, upright: bool) -> Option<String> {
    let turn = *game.hint()?;
    Some(match (game.position().open_stone(), turn.second) {
        (Some(_), Some(second)) => stone_name(locale, second, upright),
        (Some(_), None) => locale.text("twin-hint-end"),
        (None, _) => turn_name(locale, turn, upright),
    })
}

/// The notice about fours on both boards when a person is to move, with its colour; `other` is the name of the other
/// side.
pub fn threat(game: &TwinMatch, locale: &Locale, other: String) -> Option<(String, Token)> {
    let position = game.position();
    if !game.is_human_turn() {
        return None;
    }
    let can_win = position.winning_turn().is_some();
    if can_win && position.open_stone().is_none() {
        return Some((locale.text("twin-notice-win"), Token::Success));
    }
    let id = match position.opponent_threat() {
        // The stone played makes a five on one board alone.
        _ if can_win || position.outcome_if_turn_ends().is_some() => "twin-notice-half",
        TwinThreat::None => return None,
        TwinThreat::Stoppable(_) => "twin-notice-stop",
        TwinThreat::Unstoppable => "twin-notice-lost",
    };
    let words = locale.text_with(id, &subject(locale, other));
    Some((words, Token::Warning))
}

/// The Fluent id of how the game ended.
pub fn reason_id(outcome: &TwinOutcome) -> &'static str {
    match outcome {
        TwinOutcome::Win { by, .. } => match by {
            TwinVictory::BothBoards(_) => "twin-end-both",
            TwinVictory::OneBoard(_) => "twin-end-one",
            TwinVictory::DifferentTurns(_) => "twin-end-turns",
            TwinVictory::Resignation => "end-resignation",
            TwinVictory::Time => "end-time",
            TwinVictory::Absence => "end-absence",
        },
        TwinOutcome::Draw(TwinDrawReason::FullBoards) => "twin-end-full",
        TwinOutcome::Draw(TwinDrawReason::NoRowLeft) => "twin-end-no-row",
        TwinOutcome::Draw(TwinDrawReason::Agreement) => "end-agreement",
    }
}
