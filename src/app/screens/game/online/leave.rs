//! Leaving an online match, after a confirmation.

use crate::app::live::online::{ABSENCE_LIMIT, Online, OnlineMatch, OnlineRequest};
use crate::app::live::{Live, LiveSystems};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::state::{Go, Screen};
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, Kit, Look};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Seconds in a minute.
const MINUTE: u64 = 60;

/// Asks for confirmation before leaving.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskLeave;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskLeave>()
        .add_systems(Update, ask.after(BuildScreenSystems).after(LiveSystems));
}

fn ask(mut messages: MessageReader<AskLeave>, online: Res<Online>, game: Res<Live>, mut kit: Kit) {
    if messages.read().count() == 0 {
        return;
    }
    let plays = online.table().and_then(OnlineMatch::slot).is_some();
    let id = match (plays, game.is_in_progress()) {
        (false, _) => "leave-text-watcher",
        (true, true) => "leave-text",
        (true, false) => "leave-text-over",
    };
    let minutes = [("minutes", (ABSENCE_LIMIT.as_secs() / MINUTE).into())];
    let text = kit.tv(id, &minutes);
    let title = kit.t("leave-title");
    let parts = kit.dialog(&title, Some(&text));
    let stay = kit.button(parts.actions, Look::Secondary, None, "leave-stay");
    kit.insert(stay, AutoFocus);
    kit.close_on(stay);
    let leave = kit.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Quit),
        "online-leave",
    );
    kit.on(
        leave,
        |_: On<Activate>,
         mut messages: MessageWriter<OnlineRequest>,
         mut close: MessageWriter<CloseDialog>,
         mut go: MessageWriter<Go>| {
            close.write_default();
            messages.write(OnlineRequest::Leave);
            go.write(Go::To(Screen::Online));
        },
    );
}
