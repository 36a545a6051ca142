//! New game: players, rule, board and clock.
//!
//! Every control changes the remembered setup at once, so the last choice is kept even if no game is started. Only
//! the parts of the screen (`setup_part.rs`) that are affected are rebuilt.

mod change_note;
mod clock_dialog;
mod computer_pause;
mod draft;
mod fitting_level;
mod match_options;
mod opponents;
mod options;
mod protocol;
mod rule;
mod seats;
mod setup;
mod setup_part;
mod setup_row;
mod size;
mod start;
mod summary;
mod terms;

#[cfg(test)]
mod tests;

pub use super::labels::{player_name, rule_id};
pub use crate::opponents::opponent;
pub use setup::OnlineSetup;
pub use terms::SetTerms;

use crate::input::{KeyAction, KeyText, PressSystems, key_pressed};
use crate::layout::Layout;
use crate::live::MatchConfig;
use crate::screens::lifecycle::AddScreen;
use crate::state::Screen;
use crate::theme::{Icon, space};
use crate::widgets::{Kit, NodeStyle, Segment};
use bevy::prelude::*;
use draft::Mode;
pub(super) use draft::{RULES, SIZES};
pub(super) use rule::note as rule_note;
use setup_part::{SetupPart, SetupUiState, SetupView, on_pick};
use setup_row::group_gap;

// The shares of the two columns of the width.
const LEFT: f32 = 664.0;
const RIGHT: f32 = 488.0;
/// The width from which the modes have room for icons beside their names, where they have the whole row.
const ICONS_FROM: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::NewGame);
    app.init_resource::<SetupUiState>()
        .init_resource::<OnlineSetup>()
        .add_screen(Screen::NewGame, build)
        .add_plugins((fitting_level::plugin, protocol::plugin, terms::plugin))
        .add_systems(
            OnEnter(Screen::NewGame),
            setup_part::init_ui_state.after(fitting_level::adapt),
        )
        .add_systems(OnEnter(Screen::Terms), setup_part::init_ui_state)
        .add_details(
            (
                start::start_on_key
                    .after(PressSystems)
                    .run_if(is_open.clone().and_then(key_pressed(KeyAction::Start))),
                setup_part::refresh.run_if(is_open.or_else(in_state(Screen::Terms))),
            )
                .chain(),
        );
}

fn build(mut kit: Kit, view: SetupView) {
    let page = kit.page("new-title").page;
    let narrow = kit.layout.is_narrow();
    let area = kit.page_body(page);
    let between = kit.layout.if_desktop(space::XXL, space::XL);
    let gap = group_gap(&kit);
    let node = Node::column_if(narrow).row_gap(gap).no_shrink();
    let columns = kit.node(area, node.column_gap(between));
    let left = kit.page_share(columns, gap, LEFT);
    build_left(&mut kit, left, &view);
    let right = kit.page_share(columns, gap, RIGHT);
    rule::build(&mut kit, right, &view);
    options::build(&mut kit, right, &view);
    SetupPart::new(computer_pause::fill, |config, _| Mode::of(config)).add(&mut kit, right, &view);
    if kit.layout.is_phone() {
        // The bottom bar has no room for it.
        summary::add(&mut kit, right, Node::line(space::M), &view);
    }
    build_foot(&mut kit, page, &view);
}

fn build_left(kit: &mut Kit, left: Entity, view: &SetupView) {
    mode_segments(kit, left, view.config());
    let node = Node::line(space::L).no_shrink();
    let seats = SetupPart::new(seats::fill, |config, ui_state| {
        let seats = config.players.each_ref().map(|player| player.seat);
        (seats, config.black, ui_state.swaps)
    });
    seats.add_node(kit, left, node, view);
    let node = Node::column().gap(space::S).min_width(0);
    let opponents = SetupPart::new(opponents::fill, |config, ui_state| {
        let seat = draft::edited_seat(config, ui_state.seat);
        (Mode::of(config), seat, ui_state.swaps, config.twin)
    });
    opponents.add_node(kit, left, node, view);
}

/// Whether the modes have icons beside their names: not in a column of two, and not on the smaller phones on their side.
fn has_room_for_icons(layout: &Layout) -> bool {
    layout.is_desktop() || layout.is_narrow() && layout.size.x >= ICONS_FROM
}

fn mode_segments(kit: &mut Kit, parent: Entity, config: &MatchConfig) {
    let phone = kit.layout.size.x < 600.0;
    let roomy = has_room_for_icons(&kit.layout);
    let segment = |icons: [Icon; 2], spoken: String| Segment {
        icons: icons.into_iter().filter(|_| phone || roomy).collect(),
        label: if phone { String::new() } else { spoken.clone() },
        spoken,
        ..default()
    };
    let (person, computer) = (Icon::Person, Icon::Computer);
    let options = [
        segment([person, person], kit.t("new-mode-people")),
        segment([person, computer], kit.t("new-mode-mixed")),
        segment([computer, computer], kit.t("new-mode-computers")),
    ];
    let mode = Mode::of(config);
    let picked = draft::place_of(&Mode::ALL, &mode);
    let group = kit.segments(parent, "new-mode", &options, picked);
    on_pick(kit, group, |index, setup, ui_state| {
        if let Some(mode) = Mode::ALL.get(index) {
            ui_state.remember_computers(setup);
            draft::set_mode(setup, *mode, ui_state.computers(setup.twin));
        }
    });
}

/// The bar with the summary and Start, fixed at the bottom of the page.
fn build_foot(kit: &mut Kit, page: Entity, view: &SetupView) {
    let bar = kit.page_foot(page);
    if !kit.layout.is_phone() {
        summary::add(kit, bar, Node::line(space::M).fill(), view);
        let key = kit.key_cap(bar, "");
        kit.insert(key, KeyText(KeyAction::Start));
    }
    let start = kit.large_button(bar, Some(Icon::Play), "new-start");
    kit.on(start, start::start_on_press);
    let width = kit.layout.if_phone(percent(100), px(176));
    kit.restyle(start, move |node| node.width(width).padding(UiRect::ZERO));
}
