//! Leaving an online match, after a confirmation.

use crate::live::Live;
use crate::live::online::{ABSENCE_LIMIT, Online, OnlineMatch, OnlineRequest};
use crate::screens::lifecycle::AddScreen;
use crate::state::{Go, Screen};
use crate::theme::Icon;
use crate::widgets::UiBuilder;
use bevy::prelude::*;
use fluent_bundle::FluentValue;

/// Seconds in a minute.
const MINUTE: u64 = 60;

/// Asks for confirmation before leaving.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ConfirmLeave;

/// The variable of texts about how long a player may be absent.
pub fn absence_limit() -> (&'static str, FluentValue<'static>) {
    ("minutes", (ABSENCE_LIMIT.as_secs() / MINUTE).into())
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ConfirmLeave>()
        .add_details(ask.run_if(on_message::<ConfirmLeave>));
}

fn ask(online: Res<Online>, game: Res<Live>, mut ui: UiBuilder) {
    let plays = online.online_match().and_then(OnlineMatch::slot).is_some();
    let id = match (plays, game.is_in_progress()) {
        (false, _) => "leave-text-watcher",
        (true, true) => "leave-text",
        (true, false) => "leave-text-over",
    };
    let text = ui.locale.text_with(id, &[absence_limit()]);
    let title = ui.locale.text("leave-title");
    let action = (Some(Icon::Quit), "online-leave");
    let leave = ui.ask(&title, &text, "leave-stay", action);
    ui.send_on(leave, OnlineRequest::Leave);
    ui.write_on(leave, Go::To(Screen::Online));
}
