//! Why the computer decided as it did in the opening: the options it compared, with their winning chances.

use super::opening_text;
use crate::app::live::{EngineChoice, LiveSystems, OneBoardGame, OneBoardMatch};
use crate::app::locale::Locale;
use crate::app::screens::labels::player_name;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::players::EvaluatedOption;
use crate::rules::opening::Action;
use bevy::prelude::*;

/// The maximum number of options shown.
const MOST: usize = 5;

/// Opens the dialog with the reasons.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ShowReasons;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowReasons>()
        .add_systems(Update, open.after(BuildScreenSystems).after(LiveSystems));
}

/// The button that opens the reasons, if there are any.
pub fn line(kit: &mut Kit, card: Entity, session: &OneBoardMatch) {
    if !has_reasons(session) {
        return;
    }
    let button = kit.button(card, Look::Quiet, None, "opening-reasons");
    kit.write_on(button, ShowReasons);
}

/// Whether there are reasons to show.
pub fn has_reasons(session: &OneBoardMatch) -> bool {
    decisions(session).next().is_some()
}

/// The decisions that had several options.
pub fn decisions(session: &OneBoardMatch) -> impl Iterator<Item = &EngineChoice> {
    let decided = session.engine_choices().iter();
    decided.filter(|decided| !decided.options.is_empty())
}

/// Opens the dialog with all decisions of this opening.
fn open(mut messages: MessageReader<ShowReasons>, session: OneBoardGame, mut kit: Kit) {
    if messages.read().count() == 0 || !has_reasons(&session) {
        return;
    }
    let title = kit.t("opening-reasons-title");
    let text = kit.t("opening-reasons-text");
    let parts = kit.dialog(&title, Some(&text));
    for decided in decisions(&session) {
        decision(&mut kit, parts.body, &session, decided);
    }
    let close = kit.button(parts.actions, Look::Primary, None, "opening-reasons-close");
    kit.close_on(close);
}

fn decision(kit: &mut Kit, body: Entity, session: &OneBoardMatch, decided: &EngineChoice) {
    let column = kit.column(body, space::XXS);
    let name = player_name(&kit.locale, session.config(), decided.player);
    kit.literal_text(column, Style::DATA_BOLD, name);
    for weighed in decided.options.iter().take(MOST) {
        let row = kit.row(column, space::S);
        let is_taken = contains_done(&weighed.actions, &decided.actions);
        let (style, ink) = if is_taken {
            (Style::DATA_BOLD, Token::Ink)
        } else {
            (Style::DATA, Token::Ink2)
        };
        kit.literal_text(row, style.ink(ink), actions(&kit.locale, session, weighed));
        kit.spacer(row);
        let chance = kit.tv("game-chance", &[("value", weighed.chance.into())]);
        kit.literal_text(row, style.ink(ink), chance);
    }
}

/// Whether an option is, or contains, what was done.
fn contains_done(weighed: &[Action], done: &[Action]) -> bool {
    weighed.iter().all(|action| done.contains(action))
}

/// "H8 H9 J10", "Swap", "B: G7".
fn actions(locale: &Locale, session: &OneBoardMatch, weighed: &EvaluatedOption) -> String {
    let actions = weighed.actions.iter().map(|&action| {
        let words = opening_text::action(locale, action);
        match opening_text::offer_letter(session, action) {
            Some(letter) => format!("{letter}: {words}"),
            None => words,
        }
    });
    actions.collect::<Vec<_>>().join(" ")
}
