//! Leaving an online match, after a confirmation.

use crate::live::Live;
use crate::live::online::{ABSENCE_LIMIT, Online, OnlineMatch, OnlineRequest};
use crate::screens::game::view::AddGameSystems;
use crate::state::{Go, Screen};
use crate::theme::Icon;
use crate::widgets::{Kit, Look};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use fluent_bundle::FluentValue;

/// Seconds in a minute.
const MINUTE: u64 = 60;

/// Asks for confirmation before leaving.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskLeave;

/// The variable of texts about how long a player may be absent.
pub fn absence_limit() -> (&'static str, FluentValue<'static>) {
    ("minutes", (ABSENCE_LIMIT.as_secs() / MINUTE).into())
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskLeave>()
        .add_game_systems(ask.run_if(on_message::<AskLeave>));
}

fn ask(online: Res<Online>, game: Res<Live>, mut kit: Kit) {
    let plays = online.table().and_then(OnlineMatch::slot).is_some();
    let id = match (plays, game.is_in_progress()) {
        (false, _) => "leave-text-watcher",
        (true, true) => "leave-text",
        (true, false) => "leave-text-over",
    };
    let text = kit.tv(id, &[absence_limit()]);
    let title = kit.t("leave-title");
    let parts = kit.dialog(&title, Some(&text));
    let stay = kit.button(parts.actions, Look::Secondary, None, "leave-stay");
    kit.insert(stay, AutoFocus);
    kit.close_on(stay);
    let icon = Some(Icon::Quit);
    let leave = kit.button(parts.actions, Look::Primary, icon, "online-leave");
    kit.send_on(leave, OnlineRequest::Leave);
    kit.write_on(leave, Go::To(Screen::Online));
}
