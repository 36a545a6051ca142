//! The room code in the header, the chat beside the board, and the connection mark on the other player's card.

use crate::live::online::{Online, OnlineMatch};
use crate::live::{Live, LiveGame, Seat};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::online::{ChatDraft, chat_head, chat_panel};
use crate::settings::Settings;
use crate::share::CopyText;
use crate::theme::{Icon, Tint, Token};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_net::PlayerSlot;
use narabe_rules::Side;

/// The size of the mark, in logical pixels.
const MARK: f32 = 18.0;
/// The inset that aligns the last icon of a header with the margin.
const MARGIN: f32 = 12.0;

/// The connection mark on the card of a remote player.
#[derive(Component, Debug, Clone, Copy)]
struct ConnectionMark(Side);

/// "Room K7QMX4".
pub fn title(ui: &UiBuilder, online: &Online) -> String {
    let code = online.code().map(|code| code.to_string());
    ui.locale
        .text_of("online-match-room", "code", code.unwrap_or_default())
}

/// The button that copies the invitation.
pub fn copy_button(ui: &mut UiBuilder, parent: Entity) {
    let place = ui.node(parent, Node::default().margin_right(-MARGIN));
    let copy = ui.icon_button(place, Icon::Link, "online-copy-invitation");
    let write = |_: On<Activate>,
                 online: Res<Online>,
                 settings: Res<Settings>,
                 mut copies: MessageWriter<CopyText>| {
        let copied = |invitation| CopyText::invitation(invitation, &settings);
        copies.write_batch(online.invitation().map(copied));
    };
    ui.on(copy, write);
}

/// Builds the chat in a part of the side column.
pub fn chat(ui: &mut UiBuilder, parent: Entity, online: &Online, draft: &ChatDraft) {
    let column = ui.node(parent, Node::column().flex().min_height(0));
    chat_head(ui, column, online);
    chat_panel(ui, column, online, draft);
}

/// Adds the mark to the card of a remote player.
pub fn mark(ui: &mut UiBuilder, parent: Entity, game: &LiveGame, side: Side) {
    if game.seat(side) == Seat::Remote {
        let mark = ui.icon(parent, Icon::Online, MARK, Token::Success);
        ui.insert(mark, ConnectionMark(side));
    }
}

/// The state of the connection to a side's player; `None` for a local one.
pub fn connection_state(
    game: &LiveGame,
    online_match: Option<&OnlineMatch>,
    locale: &Locale,
    side: Side,
) -> Option<String> {
    if game.seat(side) != Seat::Remote {
        return None;
    }
    let Some(online_match) = online_match else {
        return Some(locale.text("online-match-line-none"));
    };
    let slot = PlayerSlot::of_player(game.player_on(side));
    Some(
        match (online_match.is_connected(slot), online_match.silence(slot)) {
            (false, _) => locale.text("online-match-line-broken"),
            (true, Some(time)) => {
                locale.text_of("online-match-line-quiet", "seconds", time.as_secs())
            }
            (true, None) => locale.text("online-match-line"),
        },
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(tint);
}

fn tint(game: Res<Live>, online: Res<Online>, mut marks: Query<(&ConnectionMark, &mut Tint)>) {
    for (mark, mut tint) in &mut marks {
        let slot = PlayerSlot::of_player(game.player_on(mark.0));
        let holds = |online_match: &OnlineMatch| {
            online_match.is_connected(slot) && online_match.silence(slot).is_none()
        };
        tint.set_if_neq(Tint(if online.online_match().is_some_and(holds) {
            Token::Success
        } else {
            Token::Ink3
        }));
    }
}
