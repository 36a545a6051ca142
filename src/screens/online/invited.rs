//! An invitation from the page's address or the command line, and the room that the command line opens.
//!
//! A player who follows a link has not typed its contents. If it leads to a lobby other than the configured one, a
//! dialog shows that lobby's address and asks first.

use super::code::TypedCode;
use super::create::opening;
use crate::live::LiveReader;
use crate::live::online::{Online, OnlineEvent, OnlineRequest, RoomToOpen, is_own_lobby};
use crate::screens::lifecycle::AddScreen;
use crate::screens::new_game::OnlineSetup;
use crate::screens::wording::online_errors::invitation_error;
use crate::settings::Settings;
use crate::share::invitation_text;
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, Toast, UiBuilder};
use bevy::prelude::*;
use narabe_net::{Invitation, LobbyAddress};

/// An invitation as text: a code, with or without an address, or a link.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct OpenInvitation {
    pub text: String,
    /// Whether the player typed it.
    pub typed: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenInvitation>()
        .init_resource::<RoomToOpen>()
        .add_message::<RoomToOpen>()
        .add_systems(PostStartup, open_requested)
        .add_systems(Update, open_later)
        .add_systems(Update, print.run_if(resource_equals(RoomToOpen::Room)))
        .add_details(follow);
}

fn follow(
    mut invited: MessageReader<OpenInvitation>,
    settings: Res<Settings>,
    mut code: ResMut<TypedCode>,
    mut ui: UiBuilder,
) {
    let Some(OpenInvitation { text, typed }) = invited.read().last() else {
        return;
    };
    ui.commands.write_message(Go::To(Screen::Online));
    match text.parse::<Invitation>() {
        Err(fault) => {
            let words = invitation_error(&ui.locale, &fault);
            ui.commands.write_message(Toast::fault(words));
        }
        Ok(invitation) => {
            // If the room cannot be entered, the code is there for another try.
            *code = TypedCode::from(&invitation);
            let foreign = |lobby: &LobbyAddress| !typed && !is_own_lobby(lobby, &settings);
            match invitation.lobby.clone().filter(foreign) {
                Some(lobby) => return ask(&mut ui, invitation, &lobby),
                None => _ = ui.commands.write_message(OnlineRequest::Join(invitation)),
            }
        }
    }
    ui.commands.write_message(CloseDialog);
}

/// Asks the player whether to connect to this lobby.
fn ask(ui: &mut UiBuilder, invitation: Invitation, lobby: &LobbyAddress) {
    let title = ui.locale.text("invited-title");
    let parts = [
        ("code", invitation.code.to_string().into()),
        ("lobby", lobby.to_string().into()),
    ];
    let text = ui.locale.text_with("invited-text", &parts);
    let join = ui.ask(&title, &text, "cancel", (None, "invited-join"));
    ui.send_on(join, OnlineRequest::Join(invitation));
}

/// Opens the room requested on the command line.
fn open_requested(
    room: Res<RoomToOpen>,
    setup: Res<OnlineSetup>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    open(&room, &setup, &settings, &mut commands);
}

/// Opens the room requested on the command line of a later start.
fn open_later(
    mut rooms: MessageReader<RoomToOpen>,
    setup: Res<OnlineSetup>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    for room in rooms.read() {
        open(room, &setup, &settings, &mut commands);
    }
}

fn open(room: &RoomToOpen, setup: &OnlineSetup, settings: &Settings, commands: &mut Commands) {
    match room {
        RoomToOpen::None => return,
        RoomToOpen::Room => commands.write_message(OnlineRequest::Create(opening(setup, settings))),
        RoomToOpen::Join(text) => {
            let (text, typed) = (text.clone(), true);
            commands.write_message(OpenInvitation { text, typed })
        }
        RoomToOpen::Rejoin => commands.write_message(OnlineRequest::Rejoin),
    };
    commands.write_message(Go::To(Screen::Online));
}

/// Prints the invitation to a room requested on the command line.
fn print(mut events: LiveReader<OnlineEvent>, online: Res<Online>, settings: Res<Settings>) {
    if !events.read().any(|event| *event == OnlineEvent::Entered) {
        return;
    }
    if let Some(invitation) = online.invitation() {
        println!("{}", invitation_text(invitation, &settings));
    }
}
