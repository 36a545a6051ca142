//! The opening protocol: its row, its dialog, and a note where it is unusual on this board or with this rule.

use super::change_note::{self, ChangeNote, Choice};
use super::draft;
use super::setup::EditedSetup;
use super::setup_part::{SetupUiState, SetupView};
use crate::library::AskOpenings;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::openings::OpeningCounts;
use crate::screens::rules::{RulesPage, ShowRules};
use crate::screens::setup_row::labelled_row;
use crate::screens::wording::rule_names::protocol_id;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollIntoView};
use narabe_rules::opening::{Family, Protocol};
use narabe_rules::{BoardSize, Rule};

// The height of the box in the row, and the size of its arrow, in logical pixels.
const BOX: f32 = 40.0;
const ARROW: f32 = 18.0;
/// The diameter of the stone beside the chosen protocol.
const STONE: f32 = 16.0;
/// The height of the list in the dialog, which shows that it scrolls.
const LIST: f32 = 420.0;
const LIST_ON_PHONE: f32 = 380.0;
/// The width of the counts of a protocol's games.
const COUNTS: f32 = 160.0;

/// The row of the chosen protocol in the dialog.
#[derive(Component, Debug, Clone, Copy)]
struct ChosenProtocol;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show_chosen);
}

/// The row, and the note below it.
pub fn fill(ui: &mut UiBuilder, rows: Entity, view: &SetupView) {
    let config = view.config();
    // Twin boards have a fixed opening.
    if config.twin {
        return;
    }
    let slot = labelled_row(ui, rows, "new-opening");
    let parent = ui.column(slot, space::XXS);
    let name = ui.locale.text(&protocol_id(config.protocol));
    let line = ui.row(parent, space::XXS);
    let node = Node::row().items_center().height(BOX).fill().clip();
    let node = node.frame(ui.palette.border(), radius::CONTROL);
    let node = node.pad_x(space::S);
    let spoken = ui
        .locale
        .text_of("new-opening-spoken", "name", name.as_str());
    let button = ui.bare_button(line, Look::Secondary, &spoken, "new-opening", node);
    ui.control_line(button, Style::BODY, name);
    ui.spacer(button);
    ui.control_icon(button, Icon::Down, ARROW);
    let protocol = config.protocol;
    ui.open_on(button, move |ui| open(ui, protocol));
    ui.write_on(button, AskOpenings::default());
    let about = ui.icon_button(line, Icon::Help, "new-opening-about");
    ui.write_on(about, ShowRules(RulesPage::Opening(protocol)));
    if let Some(id) = unusual(config.protocol, config.rule, config.size) {
        ui.localized_text(parent, Style::SMALL.ink(Token::Ink2), id);
    }
    change_note::say(ui, parent, view.note(), Choice::Opening);
}

/// The Fluent id of the note, the most important first; `None` on the usual board with the usual rule.
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

fn open(ui: &mut UiBuilder, chosen: Protocol) {
    let title = ui.locale.text("new-opening-title");
    let height = ui.layout.if_phone(LIST_ON_PHONE, LIST);
    let parts = ui.dialog(&title, None);
    let frame = ui.node(parts.body, Node::column().height(height));
    let list = ui.scroll(frame, Node::column().gap(space::XXS).flex());
    for protocol in Protocol::ALL {
        let row = row(ui, list, protocol, protocol == chosen);
        if protocol == chosen {
            ui.insert(row, (AutoFocus, ChosenProtocol));
        }
    }
    ui.cancel(parts.actions);
}

/// Scrolls to the chosen protocol once its row is laid out, also where the focus is not shown.
fn show_chosen(
    rows: Query<(Entity, Ref<ComputedNode>), With<ChosenProtocol>>,
    mut commands: Commands,
    mut redraw: ResMut<Redraw>,
) {
    for (entity, node) in &rows {
        if node.is_changed() {
            commands.trigger(ScrollIntoView { entity });
            redraw.next_frame();
        }
    }
}

/// One protocol, with a stone beside the chosen one.
fn row(ui: &mut UiBuilder, list: Entity, protocol: Protocol, is_chosen: bool) -> Entity {
    let id = protocol_id(protocol);
    let (name, note) = (ui.locale.text(&id), ui.locale.text(&format!("{id}-lead")));
    let node = Node::row().gap(space::S).no_shrink();
    let node = node.pad_xy(space::S, space::XS).radius(radius::CONTROL);
    let spoken = ui.locale.statements([&name, &note]);
    let key = format!("protocol {protocol}");
    let row = ui.bare_button(list, Look::Row, &spoken, &key, node);
    let place = ui.node(row, Node::default().square(STONE).no_shrink().margin_top(3));
    if is_chosen {
        let side = ui.control_stone();
        ui.stone(place, side, STONE);
    }
    let words = ui.node(row, Node::column().gap(2).fill());
    ui.literal_text(words, Style::BODY_BOLD, name);
    ui.literal_text(words, Style::SMALL.ink(Token::Ink2), note);
    OpeningCounts::Protocol(protocol).place(ui, words, COUNTS);
    ui.on(
        row,
        move |_: On<Activate>, mut setup: EditedSetup, mut ui_state: ResMut<SetupUiState>| {
            let before = setup.clone();
            draft::set_protocol(&mut setup, protocol);
            ui_state.note = ChangeNote::of(Choice::Opening, &before, &setup);
            ui_state.other_size = draft::size_segment(setup.size) == draft::SIZES.len();
        },
    );
    ui.close_on(row);
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_note_appears_only_for_unusual_settings() {
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
