//! The line below the board: the stones of the moves to find, and once the puzzle is over the buttons that step through them.

use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::playback_buttons::{self, PlayIcon};
use crate::theme::{Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_learn::puzzles::{Attempt, AttemptState};
use narabe_rules::Side;

// The diameter of a stone, and of one that is still to come, in logical pixels.
const STONE: f32 = 19.0;
const COMING: f32 = 17.0;
/// So many stones fit.
const MOST: usize = 16;

pub fn write(ui: &mut UiBuilder, row: Entity, puzzles: &Puzzles) {
    let Some(attempt) = puzzles.attempt().filter(|_| puzzles.rush().is_none()) else {
        return;
    };
    if attempt.state() == AttemptState::Over {
        playback_buttons::build(ui, row, PuzzleRequest::Step);
        let (shown, all) = (puzzles.shown_moves(), attempt.moves().len());
        let values = [("number", shown.into()), ("count", all.into())];
        let text = ui.locale.text_with("puzzle-move-of", &values);
        let place = ui.node(row, Node::default().pad_left(space::S));
        ui.literal_line(place, Style::SMALL, text);
        return;
    }
    stones(ui, row, attempt);
}

/// The moves so far as stones and those to come as rings, on a line.
fn stones(ui: &mut UiBuilder, row: Entity, attempt: &Attempt) {
    let played = attempt.moves().len();
    // The other side answers each move but the last.
    let all = played + (2 * attempt.moves_left()).saturating_sub(1);
    if all == 1 {
        return;
    }
    if all > MOST {
        let text = ui
            .locale
            .text_of("puzzle-moves-left", "count", attempt.moves_left());
        ui.literal_line(row, Style::SMALL, text);
        return;
    }
    let side_of = |number: usize| -> Side {
        if number.is_multiple_of(2) {
            attempt.side()
        } else {
            attempt.side().other()
        }
    };
    for number in 0..all {
        if number > 0 {
            let line = Node::default().fill().height(1);
            ui.filled(row, line, Token::LineStrong);
        }
        if number < played {
            ui.stone(row, side_of(number), STONE);
            continue;
        }
        let stroke = if number == played {
            Token::Accent
        } else {
            Token::Ink3
        };
        let ring = Node::default().square(COMING).no_shrink();
        ui.panel(row, ring.frame(1.5, COMING / 2.0), Token::Clear, stroke);
    }
}

/// Shows on its button whether the moves are being played back.
pub fn show_playback(puzzles: Res<Puzzles>, mut icon: PlayIcon) {
    icon.show(puzzles.is_playing());
}
