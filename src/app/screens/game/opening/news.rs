//! What is told of the opening as it goes: what a player has chosen, and the name of the opening that has arisen.

use super::{ShowReasons, reasons, words};
use crate::app::locale::Locale;
use crate::app::session::{Change, OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::theme::Icon;
use crate::app::widgets::{Toast, ToastPressed};
use crate::rules::Rule;
use crate::rules::opening::{Family, NamedOpening};
use bevy::prelude::*;

/// What the button beside a computer's choice says.
const WHY: &str = "opening-reasons";
/// An opening has its name from the third stone on.
const STONES: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tell, answer).after(SessionSystems));
}

fn tell(
    mut changes: MessageReader<Change>,
    session: OneBoardGame,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for change in changes.read() {
        match change {
            Change::Opened { action, by } => {
                let Some(words) = words::news(&session, &locale, *action, *by) else {
                    continue;
                };
                let steps = session.opening().history().len();
                let is_explained = reasons::told(&session)
                    .any(|decided| decided.after + decided.actions.len() == steps);
                toasts.write(Toast {
                    icon: Icon::Swap,
                    button: is_explained.then_some(WHY),
                    ..Toast::info(words)
                });
            }
            Change::StonePlaced { .. } if session.position().moves().len() == STONES => {
                let named = arisen(&session).map(words::called);
                toasts.write_batch(named.map(Toast::info));
            }
            _ => {}
        }
    }
}

/// The name of the opening that this game has begun with, where openings have names.
pub fn arisen(session: &OneBoardMatch) -> Option<&'static NamedOpening> {
    let (config, position) = (session.config(), session.position());
    let is_renju = config.rule == Rule::Renju || config.protocol.family() == Family::Renju;
    let named = || NamedOpening::of(position.moves(), position.size());
    is_renju.then(named).flatten()
}

fn answer(mut pressed: MessageReader<ToastPressed>, mut wishes: MessageWriter<ShowReasons>) {
    if pressed.read().any(|button| button.0 == WHY) {
        wishes.write_default();
    }
}
