//! An invitation from the page's address or the command line.
//!
//! A player who follows a link has not typed its contents. If it leads to a lobby other than their own they are asked first, and
//! the question shows that lobby's address.

use super::trouble;
use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{OnlineWish, is_own_lobby};
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialog, CloseDialogs, Kit, Look, Toast};
use crate::net::{Invitation, LobbyAddress};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

/// A text that should be an invitation: a code, with or without an address, or a link.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Invited {
    pub text: String,
    /// Whether the player typed it themselves.
    pub typed: bool,
}

/// Asks the player whether to connect to this lobby.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
struct AskJoin(Invitation, LobbyAddress);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Invited>()
        .add_message::<AskJoin>()
        .add_systems(
            Update,
            (
                follow.before(CloseDialogs),
                ask.after(CloseDialogs).after(BuildScreen),
            )
                .chain(),
        );
}

fn follow(
    mut invited: MessageReader<Invited>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    mut wishes: MessageWriter<OnlineWish>,
    mut asked: MessageWriter<AskJoin>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(Invited { text, typed }) = invited.read().last() else {
        return;
    };
    redraw.next_frame();
    close.write_default();
    go.write(Go::To(Screen::Online));
    let invitation = match text.parse::<Invitation>() {
        Ok(invitation) => invitation,
        Err(fault) => {
            toasts.write(Toast::fault(trouble::invitation(&locale, &fault)));
            return;
        }
    };
    let lobby = invitation.lobby.clone();
    match lobby.filter(|lobby| !typed && !is_own_lobby(lobby, &settings)) {
        Some(lobby) => {
            asked.write(AskJoin(invitation, lobby));
        }
        None => {
            wishes.write(OnlineWish::Join(invitation));
        }
    }
}

fn ask(mut asked: MessageReader<AskJoin>, mut kit: Kit) {
    let Some(AskJoin(invitation, lobby)) = asked.read().last() else {
        return;
    };
    let title = kit.t("invited-title");
    let parts = [
        ("code", invitation.code.to_string().into()),
        ("lobby", lobby.to_string().into()),
    ];
    let text = kit.tv("invited-text", &parts);
    let parts = kit.dialog(&title, Some(&text));
    let stay = kit.cancel(parts.actions);
    kit.commands.entity(stay).insert(AutoFocus);
    let join = kit.button(parts.actions, Look::Primary, None, "invited-join");
    kit.send_on(join, OnlineWish::Join(invitation.clone()));
}
