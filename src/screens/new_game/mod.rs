//! New game: players, rule, board and clock.
//!
//! Every control changes the remembered setup at once, so the last choice is kept even if no game is started. Only
//! the parts of the screen (`setup_part.rs`) that are affected are rebuilt.

#[cfg(not(target_family = "wasm"))]
mod arena_link;
mod change_note;
mod clock_dialog;
mod computer_pause;
mod draft;
mod fitting_level;
mod match_options;
mod opponents;
mod options;
#[cfg(not(target_family = "wasm"))]
mod programs;
mod protocol;
mod rule;
mod seats;
#[cfg(test)]
mod seats_tests;
mod setup;
mod setup_part;
mod size;
mod start;
mod summary;
mod terms;

#[cfg(test)]
mod tests;

pub use crate::opponents::opponent;
pub use setup::OnlineSetup;
pub use terms::SetTerms;

use super::setup_row::group_gap;
use crate::input::{KeyAction, KeyText, PressSystems, key_pressed};
use crate::layout::Layout;
use crate::live::MatchConfig;
use crate::screens::lifecycle::AddScreen;
use crate::state::Screen;
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, Segment, UiBuilder};
use bevy::prelude::*;
use draft::Mode;
pub(super) use draft::{RULES, SIZES};
pub(super) use rule::note as rule_note;
use setup_part::{SetupPart, SetupUiState, SetupView, on_pick};

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
        .add_plugins((
            fitting_level::plugin,
            #[cfg(not(target_family = "wasm"))]
            programs::plugin,
            protocol::plugin,
            terms::plugin,
        ))
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

fn build(mut ui: UiBuilder, view: SetupView) {
    let page = ui.page("new-title").page;
    let narrow = ui.layout.is_narrow();
    let area = ui.page_body(page);
    let between = ui.layout.if_desktop(space::XXL, space::XL);
    let gap = group_gap(&ui);
    let node = Node::column_if(narrow).row_gap(gap).no_shrink();
    let columns = ui.node(area, node.column_gap(between));
    let left = ui.page_share(columns, gap, LEFT);
    build_left(&mut ui, left, &view);
    let right = ui.page_share(columns, gap, RIGHT);
    rule::build(&mut ui, right, &view);
    options::build(&mut ui, right, &view);
    SetupPart::new(computer_pause::fill, |config, _| Mode::of(config)).add(&mut ui, right, &view);
    #[cfg(not(target_family = "wasm"))]
    SetupPart::new(arena_link::fill, |config, _| {
        (Mode::of(config), config.twin)
    })
    .add(&mut ui, right, &view);
    if ui.layout.is_phone() {
        // The bottom bar has no room for it.
        summary::add(&mut ui, right, Node::line(space::M), &view);
    }
    build_foot(&mut ui, page, &view);
}

fn build_left(ui: &mut UiBuilder, left: Entity, view: &SetupView) {
    mode_segments(ui, left, view.config());
    let node = Node::line(space::L).no_shrink();
    let seats = SetupPart::new(seats::fill, |config, ui_state| {
        let seats = config.players.each_ref().map(|player| player.seat);
        (seats, config.black, ui_state.swaps)
    });
    seats.add_node(ui, left, node, view);
    let node = Node::column().gap(space::S).min_width(0);
    let opponents = SetupPart::new(opponents::fill, |config, ui_state| {
        let seat = draft::edited_seat(config, ui_state.seat);
        // While a program is chosen below, none of these is.
        let seated = seat.and_then(|seat| config.players[seat].seat.external());
        (
            Mode::of(config),
            seat,
            seated.is_some(),
            ui_state.swaps,
            config.twin,
        )
    });
    opponents.add_node(ui, left, node, view);
    #[cfg(not(target_family = "wasm"))]
    {
        let node = Node::column().gap(space::S).min_width(0);
        SetupPart::new(programs::fill, programs::aspect).add_node(ui, left, node, view);
    }
}

/// Whether the modes have icons beside their names: not in a column of two, and not on the smaller phones on their side.
fn has_room_for_icons(layout: &Layout) -> bool {
    layout.is_desktop() || layout.is_narrow() && layout.size.x >= ICONS_FROM
}

fn mode_segments(ui: &mut UiBuilder, parent: Entity, config: &MatchConfig) {
    let phone = ui.layout.size.x < 600.0;
    let roomy = has_room_for_icons(&ui.layout);
    let segment = |icons: [Icon; 2], spoken: String| Segment {
        icons: icons.into_iter().filter(|_| phone || roomy).collect(),
        label: if phone { String::new() } else { spoken.clone() },
        spoken,
        ..default()
    };
    let (person, computer) = (Icon::Person, Icon::Computer);
    let options = [
        segment([person, person], ui.locale.text("new-mode-people")),
        segment([person, computer], ui.locale.text("new-mode-mixed")),
        segment([computer, computer], ui.locale.text("new-mode-computers")),
    ];
    let mode = Mode::of(config);
    let picked = draft::place_of(&Mode::ALL, &mode);
    let group = ui.segments(parent, "new-mode", &options, picked);
    on_pick(ui, group, |index, setup, ui_state| {
        if let Some(mode) = Mode::ALL.get(index) {
            ui_state.remember_computers(setup);
            draft::set_mode(setup, *mode, ui_state.computers(setup.twin));
        }
    });
}

/// The bar with the summary and Start, fixed at the bottom of the page.
fn build_foot(ui: &mut UiBuilder, page: Entity, view: &SetupView) {
    let bar = ui.page_foot(page);
    if !ui.layout.is_phone() {
        summary::add(ui, bar, Node::line(space::M).fill(), view);
        let key = ui.key_cap(bar, "");
        ui.insert(key, KeyText(KeyAction::Start));
    }
    let start = ui.large_button(bar, Some(Icon::Play), "new-start");
    ui.on(start, start::start_on_press);
    let width = ui.layout.if_phone(percent(100), px(176));
    ui.restyle(start, move |node| node.width(width).padding(UiRect::ZERO));
}
