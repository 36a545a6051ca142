//! The table that the command line asks for.

use super::create::opening;
use super::invited::Invited;
use crate::app::launch::TableToOpen;
use crate::app::screens::new_game::TableSetup;
use crate::app::session::online::{Online, OnlineNews, OnlineWish};
use crate::app::settings::Settings;
use crate::app::share::invitation_text;
use crate::app::state::{Go, Screen};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableToOpen>()
        .add_systems(PostStartup, open)
        .add_systems(Update, print.run_if(resource_equals(TableToOpen::Room)));
}

fn open(
    table: Res<TableToOpen>,
    setup: Res<TableSetup>,
    settings: Res<Settings>,
    mut wishes: MessageWriter<OnlineWish>,
    mut invited: MessageWriter<Invited>,
    mut go: MessageWriter<Go>,
) {
    match &*table {
        TableToOpen::None => return,
        TableToOpen::Room => {
            wishes.write(OnlineWish::Create(opening(&setup, &settings)));
        }
        TableToOpen::Join(invitation) => {
            invited.write(Invited {
                text: invitation.clone(),
                typed: true,
            });
        }
        TableToOpen::Return => {
            wishes.write(OnlineWish::Return);
        }
    }
    go.write(Go::To(Screen::Online));
}

/// Whoever has asked for a room on a terminal finds its invitation there.
fn print(mut news: MessageReader<OnlineNews>, online: Res<Online>, settings: Res<Settings>) {
    if !news.read().any(|news| *news == OnlineNews::Entered) {
        return;
    }
    if let Some(invitation) = online.invitation() {
        println!("{}", invitation_text(invitation, &settings));
    }
}
