//! An invitation that came in the page's address.

use super::trouble;
use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::session::online::OnlineWish;
use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialog, Toast};
use crate::net::Invitation;
use bevy::prelude::*;

/// A text that should be an invitation: a code, with or without an address, or a link.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Invited(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Invited>().add_systems(Update, follow);
}

fn follow(
    mut invited: MessageReader<Invited>,
    locale: Res<Locale>,
    mut wishes: MessageWriter<OnlineWish>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(Invited(text)) = invited.read().last() else {
        return;
    };
    redraw.next_frame();
    close.write_default();
    go.write(Go::To(Screen::Online));
    match text.parse::<Invitation>() {
        Ok(invitation) => {
            wishes.write(OnlineWish::Join(invitation));
        }
        Err(fault) => {
            toasts.write(Toast::fault(trouble::invitation(&locale, &fault)));
        }
    }
}
