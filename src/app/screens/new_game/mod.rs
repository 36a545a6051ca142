//! New game: players, rule, board and clock.
//!
//! Every control changes [`LastSetup`] at once, so the last choice is remembered even if no game is started. Only the
//! parts of the screen (`setup_part.rs`) that are affected are rebuilt.

mod clock_dialog;
mod columns;
mod computer_pause;
mod draft;
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
pub use crate::app::opponents::opponent;
pub use setup::OnlineSetup;
pub use terms::SetTerms;

use crate::app::board::skins::Skins;
use crate::app::live::MatchConfig;
use crate::app::screens::lifecycle::{AddScreen, BuildScreenSystems};
use crate::app::settings::{LastSetup, Settings};
use crate::app::state::Screen;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, NodeStyle, Segment};
use bevy::prelude::*;
use columns::{column, gap};
use draft::Mode;
use setup_part::{SetupPart, SetupUiState, SetupView, on_pick};

/// The shares of the two columns of the width.
const LEFT: f32 = 664.0;
const RIGHT: f32 = 488.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupUiState>()
        .init_resource::<OnlineSetup>()
        .add_screen(Screen::NewGame, build)
        .add_plugins(terms::plugin)
        .add_systems(OnEnter(Screen::NewGame), setup_part::init_ui_state)
        .add_systems(OnEnter(Screen::Terms), setup_part::init_ui_state)
        .add_systems(
            Update,
            (
                start::start_on_enter.run_if(in_state(Screen::NewGame)),
                setup_part::refresh
                    .run_if(in_state(Screen::NewGame).or_else(in_state(Screen::Terms))),
            )
                .chain()
                .after(BuildScreenSystems),
        );
}

fn build(
    mut kit: Kit,
    setup: Res<LastSetup>,
    ui_state: Res<SetupUiState>,
    settings: Res<Settings>,
    skins: Res<Skins>,
) {
    let view = SetupView {
        config: &setup.0,
        ui_state: &ui_state,
        settings: &settings,
        skins: &skins,
    };
    let page = kit.page("new-title").page;
    let narrow = kit.layout.is_narrow();
    let area = kit.page_body(page);
    let between = match kit.layout.is_desktop() {
        true => space::XXL,
        false => space::XL,
    };
    let node = Node::column_if(narrow).row_gap(gap(&kit)).no_shrink();
    let columns = kit.node(area, node.column_gap(between));
    let left = column(&mut kit, columns, LEFT, narrow);
    build_left(&mut kit, left, &view);
    let right = column(&mut kit, columns, RIGHT, narrow);
    options::build(&mut kit, right, &view);
    let pace = Node::column();
    setup_part::add(
        &mut kit,
        right,
        (SetupPart::ComputerPause, computer_pause::fill),
        pace,
        &view,
    );
    if kit.layout.is_phone() {
        // The bottom bar has no room for it.
        let summary = Node::line(space::M);
        setup_part::add(
            &mut kit,
            right,
            (SetupPart::Summary, summary::fill),
            summary,
            &view,
        );
    }
    build_foot(&mut kit, page, &view);
}

fn build_left(kit: &mut Kit, left: Entity, view: &SetupView) {
    mode_segments(kit, left, view.config);
    let seats = Node::line(space::L).no_shrink();
    setup_part::add(kit, left, (SetupPart::Seats, seats::fill), seats, view);
    let opponents = Node::column().gap(space::S).min_width(0);
    setup_part::add(
        kit,
        left,
        (SetupPart::Opponents, opponents::fill),
        opponents,
        view,
    );
}

fn mode_segments(kit: &mut Kit, parent: Entity, config: &MatchConfig) {
    let phone = kit.layout.size.x < 600.0;
    let roomy = kit.layout.is_desktop() || kit.layout.is_narrow();
    let segment = |icons: [Icon; 2], spoken: String| Segment {
        icons: if phone || roomy {
            icons.into()
        } else {
            Vec::new()
        },
        label: if phone { String::new() } else { spoken.clone() },
        spoken,
        ..default()
    };
    let options = [
        segment([Icon::Person, Icon::Person], kit.t("new-mode-people")),
        segment([Icon::Person, Icon::Computer], kit.t("new-mode-mixed")),
        segment(
            [Icon::Computer, Icon::Computer],
            kit.t("new-mode-computers"),
        ),
    ];
    let mode = Mode::of(config);
    let picked = Mode::ALL
        .iter()
        .position(|known| *known == mode)
        .unwrap_or_default();
    let group = kit.segments(parent, "new-mode", &options, picked);
    on_pick(kit, group, |index, setup, ui_state| {
        let Some(mode) = Mode::ALL.get(index) else {
            return;
        };
        ui_state.remember_computers(setup);
        let computers = ui_state.computers(setup.twin);
        draft::set_mode(setup, *mode, computers);
    });
}

/// The bar with the summary and Start, fixed at the bottom of the page.
fn build_foot(kit: &mut Kit, page: Entity, view: &SetupView) {
    let bar = kit.page_foot(page);
    if !kit.layout.is_phone() {
        let node = Node::line(space::M).fill();
        setup_part::add(kit, bar, (SetupPart::Summary, summary::fill), node, view);
        let key = kit.t("new-start-key");
        kit.key_cap(bar, key);
    }
    let start = kit.large_button(bar, Some(Icon::Play), "new-start");
    kit.on(start, start::start_on_press);
    let width = match kit.layout.is_phone() {
        true => percent(100),
        false => px(176),
    };
    kit.restyle(start, move |node| node.width(width).padding(UiRect::ZERO));
}
