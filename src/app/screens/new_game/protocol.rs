//! The opening protocol: a row that says which, its dialog, and what is unusual about it on this board or by this rule.

use super::draft;
use super::options::slot;
use super::part::{Desk, Sight};
use super::setup::Setup;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::words;
use crate::app::theme::{Icon, Token, radius, space};
use crate::app::widgets::{CloseDialog, Follows, Kit, Look, Style};
use crate::rules::opening::{Family, Protocol};
use crate::rules::{BoardSize, Rule};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The height of the box in the row, and the size of its arrow, in logical pixels.
const BOX: f32 = 40.0;
const ARROW: f32 = 18.0;
/// The diameter of the stone beside the chosen protocol.
const STONE: f32 = 16.0;
/// The height of the list in the dialog: some of it is seen to go on.
const LIST: f32 = 420.0;
const LIST_ON_PHONE: f32 = 380.0;

/// The row, and below it what is unusual.
pub fn fill(kit: &mut Kit, rows: Entity, sight: &Sight) {
    let config = sight.config;
    // Twin boards begin as they always do.
    if config.twin {
        return;
    }
    let slot = slot(kit, rows, "new-opening");
    let parent = kit.column(slot, space::XXS);
    let name = kit.t(&words::protocol_id(config.protocol));
    let line = kit.row(parent, space::XXS);
    let node = Node {
        height: px(BOX),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        align_items: AlignItems::Center,
        padding: UiRect::horizontal(px(space::S)),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        overflow: Overflow::clip(),
        ..default()
    };
    let spoken = kit.tv("new-opening-spoken", &[("name", name.as_str().into())]);
    let button = kit.bare_button(line, Look::Secondary, &spoken, "new-opening", node);
    let words = kit.write(button, Style::BODY, name);
    kit.commands
        .entity(words)
        .insert((Follows, TextLayout::no_wrap()));
    kit.spring(button);
    let arrow = kit.icon(button, Icon::Down, ARROW, Token::Ink2);
    kit.commands.entity(arrow).insert(Follows);
    kit.on(button, |_: On<Activate>, mut kit: Kit, setup: Setup| {
        open(&mut kit, setup.protocol)
    });
    let about = kit.icon_button(line, Icon::Help, "new-opening-about");
    kit.on(
        about,
        |_: On<Activate>, setup: Setup, mut wishes: MessageWriter<ShowRules>| {
            wishes.write(ShowRules(Page::Opening(setup.protocol)));
        },
    );
    if let Some(id) = unusual(config.protocol, config.rule, config.size) {
        kit.say(parent, Style::SMALL.ink(Token::Ink2), id);
    }
}

/// The Fluent id of what is unusual, the gravest first; nothing on the usual board by the usual rule.
fn unusual(protocol: Protocol, rule: Rule, size: BoardSize) -> Option<&'static str> {
    if !protocol.fits(size) {
        Some("new-opening-no-room")
    } else if protocol.family() == Family::Renju && rule != Rule::Renju {
        Some("new-opening-for-renju")
    } else if !protocol.is_usual_on(size) {
        Some("new-opening-other-board")
    } else {
        None
    }
}

fn open(kit: &mut Kit, chosen: Protocol) {
    let title = kit.t("new-opening-title");
    let height = if kit.layout.is_phone() {
        LIST_ON_PHONE
    } else {
        LIST
    };
    let parts = kit.dialog(&title, None);
    let frame = kit.node(
        parts.body,
        Node {
            flex_direction: FlexDirection::Column,
            height: px(height),
            ..default()
        },
    );
    let list = kit.scroll(
        frame,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            row_gap: px(space::XXS),
            ..default()
        },
    );
    for protocol in Protocol::ALL {
        let row = row(kit, list, protocol, protocol == chosen);
        if protocol == chosen {
            kit.commands.entity(row).insert(AutoFocus);
        }
    }
    kit.cancel(parts.actions);
}

/// One protocol. A stone lies beside the one that is chosen.
fn row(kit: &mut Kit, list: Entity, protocol: Protocol, is_chosen: bool) -> Entity {
    let id = words::protocol_id(protocol);
    let (name, note) = (kit.t(&id), kit.t(&format!("{id}-lead")));
    let node = Node {
        column_gap: px(space::S),
        padding: UiRect::axes(px(space::S), px(space::XS)),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    };
    let spoken = format!("{name}. {note}");
    let key = format!("protocol {protocol}");
    let row = kit.bare_button(list, Look::Row, &spoken, &key, node);
    let place = Node {
        width: px(STONE),
        height: px(STONE),
        margin: UiRect::top(px(3)),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(row, place);
    if is_chosen {
        let side = kit.control_stone();
        kit.stone(place, side, STONE);
    }
    let words = kit.node(
        row,
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(2),
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    kit.write(words, Style::BODY_BOLD, name);
    kit.write(words, Style::SMALL.ink(Token::Ink2), note);
    kit.on(
        row,
        move |_: On<Activate>,
              mut setup: Setup,
              mut desk: ResMut<Desk>,
              mut close: MessageWriter<CloseDialog>| {
            draft::set_protocol(&mut setup, protocol);
            desk.other_size = draft::size_segment(setup.size) == draft::SIZES.len();
            close.write_default();
        },
    );
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_unusual_is_said() {
        let size = |side| BoardSize::new(side).expect("a size in range");
        for (protocol, rule, side, expected) in [
            (Protocol::Free, Rule::Caro, 25, None),
            (Protocol::Swap2, Rule::Freestyle, 15, None),
            (
                Protocol::Swap2,
                Rule::Freestyle,
                17,
                Some("new-opening-other-board"),
            ),
            (Protocol::Rif, Rule::Renju, 15, None),
            (
                Protocol::Rif,
                Rule::Standard,
                15,
                Some("new-opening-for-renju"),
            ),
            (
                Protocol::Pro,
                Rule::Standard,
                5,
                Some("new-opening-no-room"),
            ),
        ] {
            assert_eq!(
                unusual(protocol, rule, size(side)),
                expected,
                "{protocol} {side}"
            );
        }
    }
}
