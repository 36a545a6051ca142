//! Opens a folder in the system's file manager.

use crate::diagnostics::without_home;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::widgets::Toast;
use bevy::prelude::*;
use std::path::PathBuf;

/// A request to show a folder in the system's file manager.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct OpenFolder(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenFolder>().add_systems(Update, open);
}

fn open(
    mut requests: MessageReader<OpenFolder>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for OpenFolder(folder) in requests.read() {
        if let Err(fault) = open::that_detached(folder) {
            let folder = without_home(&folder.display().to_string());
            let parts = [
                ("folder", folder.into()),
                ("reason", fault.to_string().into()),
            ];
            toasts.write(Toast::fault(
                locale.text_with("share-folder-not-opened", &parts),
            ));
            redraw.next_frame();
        }
    }
}
