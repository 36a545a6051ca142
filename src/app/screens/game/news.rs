//! What the player is told: refusals, offers, failures, and the way to the result.

use super::menu;
use crate::app::locale::Locale;
use crate::app::screens::stage::Rebuild;
use crate::app::session::{Change, Session, SessionSystems};
use crate::app::state::{Go, Screen};
use crate::app::storage::FileTrouble;
use crate::app::widgets::{Kit, Toast};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (tell, ask, follow).after(SessionSystems))
        .add_systems(Update, tell_of_files);
}

fn tell(
    mut changes: MessageReader<Change>,
    locale: Res<Locale>,
    session: Res<Session>,
    mut toasts: MessageWriter<Toast>,
) {
    for change in changes.read() {
        let toast = match change {
            Change::Refused(refusal) => Toast::info(locale.text(refusal.text_id())),
            Change::DrawDeclined { by } => Toast::info(locale.text_with(
                "game-draw-declined",
                &[("name", super::card::name(&session, &locale, *by).into())],
            )),
            Change::EngineFailed { side, reason } => Toast::fault(locale.text_with(
                "game-engine-failed",
                &[
                    ("name", super::card::name(&session, &locale, *side).into()),
                    ("reason", reason.as_str().into()),
                ],
            )),
            _ => continue,
        };
        toasts.write(toast);
    }
}

fn ask(mut changes: MessageReader<Change>, session: Res<Session>, mut kit: Kit) {
    for change in changes.read() {
        if let Change::DrawOffered { by } = change {
            menu::ask_for_draw(&mut kit, &session, *by);
        }
    }
}

/// The end of a game leads to its result; taking the end back leads to the game again.
fn follow(
    mut changes: MessageReader<Change>,
    session: Res<Session>,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let mut anew = false;
    for change in changes.read() {
        anew |= matches!(
            change,
            Change::GameStarted
                | Change::SidesSwapped
                | Change::GameEnded { .. }
                | Change::Undone { .. }
        );
    }
    if !(anew && screen.get().shows_game()) {
        return;
    }
    let wanted = if session.outcome().is_some() {
        Screen::Result
    } else {
        Screen::Game
    };
    if *screen.get() == wanted {
        rebuild.write_default();
    } else {
        go.write(Go::To(wanted));
    }
}

fn tell_of_files(
    mut troubles: MessageReader<FileTrouble>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for trouble in troubles.read() {
        toasts.write(Toast::fault(trouble.text(&locale)));
    }
}
