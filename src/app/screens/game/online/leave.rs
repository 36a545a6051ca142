//! Leaving the table: what it means is said before it is done.

use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{Online, OnlineWish, PATIENCE, Table};
use crate::app::session::{OneBoardGame, SessionSystems};
use crate::app::state::{Go, Screen};
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, Kit, Look};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Seconds in a minute.
const MINUTE: u64 = 60;

/// Somebody wants to leave: ask first.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskLeave;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskLeave>()
        .add_systems(Update, ask.after(BuildScreen).after(SessionSystems));
}

fn ask(
    mut wishes: MessageReader<AskLeave>,
    online: Res<Online>,
    session: OneBoardGame,
    mut kit: Kit,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let plays = online.table().and_then(Table::slot).is_some();
    let id = match (plays, session.is_on()) {
        (false, _) => "leave-text-watcher",
        (true, true) => "leave-text",
        (true, false) => "leave-text-over",
    };
    let minutes = [("minutes", (PATIENCE.as_secs() / MINUTE).into())];
    let text = kit.tv(id, &minutes);
    let title = kit.t("leave-title");
    let parts = kit.dialog(&title, Some(&text));
    let stay = kit.button(parts.actions, Look::Secondary, None, "leave-stay");
    kit.commands.entity(stay).insert(AutoFocus);
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
         mut wishes: MessageWriter<OnlineWish>,
         mut close: MessageWriter<CloseDialog>,
         mut go: MessageWriter<Go>| {
            close.write_default();
            wishes.write(OnlineWish::Leave);
            go.write(Go::To(Screen::Online));
        },
    );
}
