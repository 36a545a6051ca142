//! An invitation from the page's address or the command line.
//!
//! A player who follows a link has not typed its contents. If it leads to a lobby other than the configured one, a
//! dialog shows that lobby's address and asks first.

use super::error_text;
use crate::app::live::online::{OnlineRequest, is_own_lobby};
use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialog, CloseDialogSystems, Kit, Look, Toast};
use crate::net::{Invitation, LobbyAddress};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

/// An invitation as text: a code, with or without an address, or a link.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct OpenInvitation {
    pub text: String,
    /// Whether the player typed it.
    pub typed: bool,
}

/// Asks the player whether to connect to this lobby.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
struct AskJoin(Invitation, LobbyAddress);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenInvitation>()
        .add_message::<AskJoin>()
        .add_systems(
            Update,
            (
                follow.before(CloseDialogSystems),
                ask.after(CloseDialogSystems).after(BuildScreenSystems),
            )
                .chain(),
        );
}

fn follow(
    mut invited: MessageReader<OpenInvitation>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    mut messages: MessageWriter<OnlineRequest>,
    mut asked: MessageWriter<AskJoin>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(OpenInvitation { text, typed }) = invited.read().last() else {
        return;
    };
    redraw.next_frame();
    close.write_default();
    go.write(Go::To(Screen::Online));
    let invitation = match text.parse::<Invitation>() {
        Ok(invitation) => invitation,
        Err(fault) => {
            toasts.write(Toast::fault(error_text::invitation(&locale, &fault)));
            return;
        }
    };
    let lobby = invitation.lobby.clone();
    match lobby.filter(|lobby| !typed && !is_own_lobby(lobby, &settings)) {
        Some(lobby) => {
            asked.write(AskJoin(invitation, lobby));
        }
        None => {
            messages.write(OnlineRequest::Join(invitation));
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
    kit.insert(stay, AutoFocus);
    let join = kit.button(parts.actions, Look::Primary, None, "invited-join");
    kit.send_on(join, OnlineRequest::Join(invitation.clone()));
}
