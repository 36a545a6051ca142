//! Why the computer decided as it did in the opening: the options it compared, with their winning chances.

use crate::live::{EngineChoice, OneBoardGame, OneBoardMatch};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::opening_text;
use crate::screens::wording::player_names::player_name;
use crate::theme::{Token, space};
use crate::widgets::{Look, Style, UiBuilder};
use bevy::prelude::*;
use narabe_matches::players::EvaluatedOption;

/// The maximum number of options shown.
const MOST: usize = 5;

/// Opens the dialog with the reasons.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ShowReasons;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowReasons>()
        .add_details(open.run_if(on_message::<ShowReasons>));
}

/// The button that opens the reasons, if there are any.
pub fn line(ui: &mut UiBuilder, card: Entity, one_board: &OneBoardMatch) {
    if !has_reasons(one_board) {
        return;
    }
    let button = ui.button(card, Look::Quiet, None, "opening-reasons");
    ui.write_on(button, ShowReasons);
}

/// Whether there are reasons to show.
pub fn has_reasons(one_board: &OneBoardMatch) -> bool {
    decisions(one_board).next().is_some()
}

/// The decisions that had several options.
pub fn decisions(one_board: &OneBoardMatch) -> impl Iterator<Item = &EngineChoice> {
    let decided = one_board.engine_choices().iter();
    decided.filter(|decided| !decided.decision.options.is_empty())
}

/// Opens the dialog with all decisions of this opening.
fn open(one_board: OneBoardGame, mut ui: UiBuilder) {
    if !has_reasons(&one_board) {
        return;
    }
    let title = ui.locale.text("opening-reasons-title");
    let text = ui.locale.text("opening-reasons-text");
    let parts = ui.dialog(&title, Some(&text));
    for decided in decisions(&one_board) {
        decision(&mut ui, parts.body, &one_board, decided);
    }
    ui.close_button(parts.actions, Look::Primary, "opening-reasons-close");
}

fn decision(ui: &mut UiBuilder, body: Entity, one_board: &OneBoardMatch, decided: &EngineChoice) {
    let column = ui.column(body, space::XXS);
    let name = player_name(&ui.locale, one_board.config(), decided.player);
    ui.literal_text(column, Style::DATA_BOLD, name);
    for weighed in decided.decision.options.iter().take(MOST) {
        let row = ui.row(column, space::S);
        let is_done = |action| decided.decision.actions.contains(action);
        let style = if weighed.actions.iter().all(is_done) {
            Style::DATA_BOLD
        } else {
            Style::DATA.ink(Token::Ink2)
        };
        ui.literal_text(row, style, actions(&ui.locale, one_board, weighed));
        ui.spacer(row);
        let chance = ui.locale.text_of("game-chance", "value", weighed.chance);
        ui.literal_text(row, style, chance);
    }
}

/// "H8 H9 J10", "Swap", "B: G7".
fn actions(locale: &Locale, one_board: &OneBoardMatch, weighed: &EvaluatedOption) -> String {
    let actions = weighed.actions.iter().map(|&action| {
        let words = opening_text::action(locale, action);
        match opening_text::offer_letter(one_board, action) {
            Some(letter) => format!("{letter}: {words}"),
            None => words,
        }
    });
    actions.collect::<Vec<_>>().join(" ")
}
