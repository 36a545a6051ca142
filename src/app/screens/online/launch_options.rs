//! The room requested on the command line.

use super::create::opening;
use super::invited::OpenInvitation;
use crate::app::live::online::{Online, OnlineEvent, OnlineRequest, RoomToOpen};
use crate::app::screens::new_game::OnlineSetup;
use crate::app::settings::Settings;
use crate::app::share::invitation_text;
use crate::app::state::{Go, Screen};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RoomToOpen>()
        .add_systems(PostStartup, open)
        .add_systems(Update, print.run_if(resource_equals(RoomToOpen::Room)));
}

fn open(
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
        RoomToOpen::Join(invitation) => {
            invited.write(OpenInvitation {
                text: invitation.clone(),
                typed: true,
            });
        }
        RoomToOpen::Rejoin => {
            messages.write(OnlineRequest::Rejoin);
        }
    }
    go.write(Go::To(Screen::Online));
}

/// Prints the invitation to a room requested on the command line.
fn print(mut news: MessageReader<OnlineEvent>, online: Res<Online>, settings: Res<Settings>) {
    if !news.read().any(|news| *news == OnlineEvent::Entered) {
        return;
    }
    if let Some(invitation) = online.invitation() {
        println!("{}", invitation_text(invitation, &settings));
    }
}
