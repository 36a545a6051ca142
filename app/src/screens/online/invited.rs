//! An invitation from the page's address or the command line, and the room that the command line opens.
//!
//! A player who follows a link has not typed its contents. If it leads to a lobby other than the configured one, a
//! dialog shows that lobby's address and asks first.

use super::create::opening;
use super::error_text;
use crate::live::LiveReader;
use crate::live::online::{Online, OnlineEvent, OnlineRequest, RoomToOpen, is_own_lobby};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::BuildScreenSystems;
use crate::screens::new_game::OnlineSetup;
use crate::settings::Settings;
use crate::share::invitation_text;
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, CloseDialogSystems, Kit, Toast};
use bevy::prelude::*;
use narabe::net::{Invitation, LobbyAddress};

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
        .init_resource::<RoomToOpen>()
        .add_systems(PostStartup, open_requested)
        .add_systems(Update, print.run_if(resource_equals(RoomToOpen::Room)))
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
        Some(lobby) => _ = asked.write(AskJoin(invitation, lobby)),
        None => _ = messages.write(OnlineRequest::Join(invitation)),
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
    let join = kit.ask(&title, &text, "cancel", (None, "invited-join"));
    kit.send_on(join, OnlineRequest::Join(invitation.clone()));
}

/// Opens the room requested on the command line.
fn open_requested(
    table: Res<RoomToOpen>,
    setup: Res<OnlineSetup>,
    settings: Res<Settings>,
    mut messages: MessageWriter<OnlineRequest>,
    mut invited: MessageWriter<OpenInvitation>,
    mut go: MessageWriter<Go>,
) {
    match &*table {
        RoomToOpen::None => return,
        RoomToOpen::Room => {
            messages.write(OnlineRequest::Create(opening(&setup, &settings)));
        }
        RoomToOpen::Join(text) => {
            let (text, typed) = (text.clone(), true);
            invited.write(OpenInvitation { text, typed });
        }
        RoomToOpen::Rejoin => _ = messages.write(OnlineRequest::Rejoin),
    }
    go.write(Go::To(Screen::Online));
}

/// Prints the invitation to a room requested on the command line.
fn print(mut news: LiveReader<OnlineEvent>, online: Res<Online>, settings: Res<Settings>) {
    if !news.read().any(|news| *news == OnlineEvent::Entered) {
        return;
    }
    if let Some(invitation) = online.invitation() {
        println!("{}", invitation_text(invitation, &settings));
    }
}
