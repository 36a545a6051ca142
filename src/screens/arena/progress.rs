//! How long the tournament lasts: in words, and as a row of stones.

use super::lengths::Lengths;
use crate::arena::{ArenaPhase, ArenaRun};
use crate::locale::Locale;
use crate::theme::{Stroke, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;
use std::time::Duration;

// The stones of the row, their size, and the width of the words, in logical pixels.
const STONES: usize = 14;
const STONE: f32 = 13.0;
const ROW: f32 = 360.0;

pub fn fill(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    let line = Node::line(space::M)
        .no_shrink()
        .min_height(STONE)
        .full_width();
    let line = ui.node(place, line);
    let words = ui.node(line, Node::column().fill());
    let text = text(&ui.locale, run);
    ui.literal_text(words, Style::SMALL.ink(Token::Ink), text);
    let lengths = Lengths::of(&ui.layout, 1);
    let has_room = lengths.games_below || lengths.stacks && !ui.layout.is_phone();
    if !has_room {
        return;
    }
    let row = Node::line(0).justify_between().width(ROW).no_shrink();
    let row = ui.node(line, row);
    let rule = Node::default()
        .at(0, (STONE - 1.0) / 2.0)
        .size(percent(100), 1);
    ui.filled(row, rule, Token::Line);
    let planned = run.standings().planned.max(1);
    let placed = run.games().len() * STONES / planned;
    for stone in 0..STONES {
        if stone < placed {
            let side = if stone.is_multiple_of(2) {
                Side::Black
            } else {
                Side::White
            };
            ui.stone(row, side, STONE);
        } else {
            let node = Node::default()
                .square(STONE)
                .frame(1, STONE / 2.0)
                .no_shrink();
            let empty = ui.filled(row, node, Token::Paper);
            ui.insert(empty, Stroke(Token::LineStrong));
        }
    }
}

fn text(locale: &Locale, run: &ArenaRun) -> String {
    let standings = run.standings();
    match run.phase() {
        ArenaPhase::Running => left(locale, run.time_left()),
        ArenaPhase::Paused => locale.text("arena-paused"),
        ArenaPhase::Stopped => {
            let counts = [
                ("played", locale.number(run.games().len()).into()),
                ("planned", locale.number(standings.planned).into()),
            ];
            locale.text_with("arena-stopped", &counts)
        }
        ArenaPhase::Over => {
            let is_decided = standings
                .sprt
                .as_ref()
                .is_some_and(|test| test.decision.is_some());
            locale.text(if is_decided {
                "arena-decided"
            } else {
                "arena-over"
            })
        }
        ArenaPhase::Failed(reason) => locale.text_of("arena-failed", "reason", reason),
    }
}

fn left(locale: &Locale, left: Option<Duration>) -> String {
    const HOUR: u64 = 60;
    let Some(left) = left else {
        return locale.text("arena-left-unknown");
    };
    let minutes = left.as_secs().div_ceil(60);
    match minutes {
        _ if left < Duration::from_secs(60) => locale.text("arena-left-soon"),
        minutes if minutes < 2 * HOUR => locale.text_of("arena-left-minutes", "minutes", minutes),
        minutes => locale.text_of("arena-left-hours", "hours", minutes.div_ceil(HOUR)),
    }
}
