//! Toasts about opening decisions and the name of the opening.

use super::{ShowReasons, opening_text, reasons};
use crate::app::live::{Change, LiveSystems, OneBoardGame, OneBoardMatch};
use crate::app::locale::Locale;
use crate::app::theme::Icon;
use crate::app::widgets::{Toast, ToastPressed};
use crate::rules::Rule;
use crate::rules::opening::{Family, NamedOpening};
use bevy::prelude::*;

/// The label of the button in the toast about a computer's decision.
const WHY: &str = "opening-reasons";
/// The number of stones after which an opening has a name.
const STONES: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_toasts, open_reasons).after(LiveSystems));
}

fn show_toasts(
    mut changes: MessageReader<Change>,
    session: OneBoardGame,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for change in changes.read() {
        match change {
            Change::OpeningActionTaken { action, by } => {
                let Some(words) = opening_text::news(&session, &locale, *action, *by) else {
                    continue;
                };
                let steps = session.opening().history().len();
                let is_explained = reasons::decisions(&session)
                    .any(|decided| decided.after + decided.actions.len() == steps);
                toasts.write(Toast {
                    icon: Icon::Swap,
                    button: is_explained.then_some(WHY),
                    ..Toast::info(words)
                });
            }
            Change::StonePlaced { .. } if session.position().moves().len() == STONES => {
                let named = named_opening(&session).map(opening_text::opening_label);
                toasts.write_batch(named.map(Toast::info));
            }
            _ => {}
        }
    }
}

/// The named opening of this game, if it has one.
pub fn named_opening(session: &OneBoardMatch) -> Option<&'static NamedOpening> {
    let (config, position) = (session.config(), session.position());
    let is_renju = config.rule == Rule::Renju || config.protocol.family() == Family::Renju;
    let named = || NamedOpening::of(position.moves(), position.size());
    is_renju.then(named).flatten()
}

fn open_reasons(
    mut pressed: MessageReader<ToastPressed>,
    mut messages: MessageWriter<ShowReasons>,
) {
    if pressed.read().any(|button| button.0 == WHY) {
        messages.write_default();
    }
}
