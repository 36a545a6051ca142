//! The room's name in the head of the game, and the line to the player at the other machine on their card.

use crate::app::locale::Locale;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{Online, Table};
use crate::app::session::{OneBoardGame, OneBoardMatch, Seat, SessionSystems};
use crate::app::settings::Settings;
use crate::app::share::{CopyText, invitation_link, invitation_text};
use crate::app::theme::{Icon, Tint, Token};
use crate::app::widgets::Kit;
use crate::net::PlayerSlot;
use crate::rules::Side;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The mark's side, in logical pixels.
const MARK: f32 = 18.0;
/// The icon at the end of a head stands on the margin.
const MARGIN: f32 = 12.0;

/// The mark on the card of a player at another machine.
#[derive(Component, Debug, Clone, Copy)]
struct LineMark(Side);

/// "Room K7QMX4".
pub fn title(kit: &Kit, online: &Online) -> String {
    let code = online.code().map(|code| code.to_string());
    kit.tv("table-room", &[("code", code.unwrap_or_default().into())])
}

/// The button that copies the invitation.
pub fn copy_button(kit: &mut Kit, parent: Entity) {
    let place = Node {
        margin: UiRect::right(px(-MARGIN)),
        ..default()
    };
    let place = kit.node(parent, place);
    let copy = kit.icon_button(place, Icon::Link, "online-copy-invitation");
    kit.on(
        copy,
        |_: On<Activate>,
         online: Res<Online>,
         settings: Res<Settings>,
         mut wishes: MessageWriter<CopyText>| {
            let Some(invitation) = online.invitation() else {
                return;
            };
            wishes.write(match invitation_link(invitation, &settings) {
                Some(text) => CopyText {
                    text,
                    told: "online-copied-link",
                },
                None => CopyText {
                    text: invitation_text(invitation, &settings),
                    told: "online-copied-invitation",
                },
            });
        },
    );
}

/// The mark for the card of a side whose player sits at another machine.
pub fn mark(kit: &mut Kit, parent: Entity, session: &OneBoardMatch, side: Side) {
    if session.seat(side) == Seat::Remote {
        let mark = kit.icon(parent, Icon::Online, MARK, Token::Matsu);
        kit.commands.entity(mark).insert(LineMark(side));
    }
}

/// How the line to a side's player stands, in words; nothing for whoever sits at this machine.
pub fn line_state(
    session: &OneBoardMatch,
    table: Option<&Table>,
    locale: &Locale,
    side: Side,
) -> Option<String> {
    if session.seat(side) != Seat::Remote {
        return None;
    }
    let Some(table) = table else {
        return Some(locale.text("table-line-none"));
    };
    let chair = PlayerSlot::of_player(session.player_on(side));
    Some(match (table.is_there(chair), table.quiet(chair)) {
        (false, _) => locale.text("table-line-broken"),
        (true, Some(time)) => {
            locale.text_with("table-line-quiet", &[("seconds", time.as_secs().into())])
        }
        (true, None) => locale.text("table-line"),
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tint.after(BuildScreen).after(SessionSystems));
}

fn tint(session: OneBoardGame, online: Res<Online>, mut marks: Query<(&LineMark, &mut Tint)>) {
    for (mark, mut tint) in &mut marks {
        let chair = PlayerSlot::of_player(session.player_on(mark.0));
        let table = online.table();
        let holds =
            table.is_some_and(|table| table.is_there(chair) && table.quiet(chair).is_none());
        tint.set_if_neq(Tint(if holds { Token::Matsu } else { Token::Ink3 }));
    }
}
