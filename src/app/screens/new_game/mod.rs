//! New game: who plays whom, by which rule, on which board, against which clock.
//!
//! Every control changes [`LastSetup`] at once, so the last choice is remembered even when no game is started.
//! The screen stands still meanwhile: only the parts (`part.rs`) that show something else are built anew.

mod clock_dialog;
mod draft;
mod opponents;
mod options;
mod pace;
mod part;
mod protocol;
mod rule;
mod seats;
mod series;
mod setup;
mod size;
mod start;
mod summary;
mod terms;

#[cfg(test)]
mod tests;

pub use super::opponent::opponent;
pub use super::words::{player_name, rule_id};
pub use setup::TableSetup;
pub use terms::SetTerms;

use crate::app::board::skins::Skins;
use crate::app::screens::stage::{AddScreen, BuildScreen};
use crate::app::session::MatchConfig;
use crate::app::settings::{LastSetup, Settings};
use crate::app::state::Screen;
use crate::app::theme::{Fill, Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Picked, Segment};
use bevy::prelude::*;
use draft::Mode;
use part::{Desk, Part, Sight};

/// How the two columns share the width.
const LEFT: f32 = 664.0;
const RIGHT: f32 = 488.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .init_resource::<TableSetup>()
        .add_screen(Screen::NewGame, build)
        .add_plugins(terms::plugin)
        .add_systems(OnEnter(Screen::NewGame), part::lay_out_desk)
        .add_systems(OnEnter(Screen::Terms), part::lay_out_desk)
        .add_systems(
            Update,
            (
                start::start_on_enter.run_if(in_state(Screen::NewGame)),
                part::refresh.run_if(in_state(Screen::NewGame).or_else(in_state(Screen::Terms))),
            )
                .chain()
                .after(BuildScreen),
        );
}

fn build(
    mut kit: Kit,
    setup: Res<LastSetup>,
    desk: Res<Desk>,
    settings: Res<Settings>,
    skins: Res<Skins>,
) {
    let sight = Sight {
        config: &setup.0,
        desk: &desk,
        settings: &settings,
        skins: &skins,
        is_of_table: false,
    };
    let page = kit.page("new-title").page;
    let margin = kit.layout.margin();
    let narrow = kit.layout.is_narrow();
    let area = kit.scroll(
        page,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            // The scroll area runs from edge to edge, so that shadows and brackets are not cut off.
            padding: UiRect::new(px(margin), px(margin), px(space::XXS), px(space::L)),
            ..default()
        },
    );
    let columns = kit.node(
        area,
        Node {
            flex_direction: if narrow {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            column_gap: px(if kit.layout.is_desktop() {
                space::XXL
            } else {
                space::XL
            }),
            row_gap: px(gap(&kit)),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let left = column(&mut kit, columns, LEFT, narrow);
    build_left(&mut kit, left, &sight);
    let right = column(&mut kit, columns, RIGHT, narrow);
    options::build(&mut kit, right, &sight);
    let pace = Node {
        flex_direction: FlexDirection::Column,
        ..default()
    };
    part::add(&mut kit, right, Part::Pace, pace, &sight);
    if kit.layout.is_phone() {
        // The bar at the foot has no room for it.
        let summary = Node {
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            ..default()
        };
        part::add(&mut kit, right, Part::Summary, summary, &sight);
    }
    build_foot(&mut kit, page, &sight);
}

/// From one group of choices to the next.
fn gap(kit: &Kit) -> f32 {
    match kit.layout.is_phone() {
        true => space::M,
        false => space::L,
    }
}

fn column(kit: &mut Kit, parent: Entity, share: f32, narrow: bool) -> Entity {
    let mut node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap(kit)),
        min_width: px(0),
        ..default()
    };
    if !narrow {
        node.flex_grow = share;
        node.flex_basis = px(0);
    }
    kit.node(parent, node)
}

fn build_left(kit: &mut Kit, left: Entity, sight: &Sight) {
    mode_segments(kit, left, sight.config);
    let seats = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::L),
        flex_shrink: 0.0,
        ..default()
    };
    part::add(kit, left, Part::Seats, seats, sight);
    let opponents = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        min_width: px(0),
        ..default()
    };
    part::add(kit, left, Part::Opponents, opponents, sight);
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
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            let Some(mode) = Mode::ALL.get(picked.index) else {
                return;
            };
            desk.remember_computers(&setup.0);
            let computers = desk.computers(setup.0.twin);
            draft::set_mode(&mut setup.0, *mode, computers);
        },
    );
}

/// The bar with the summary and Start, pinned to the foot of the page.
fn build_foot(kit: &mut Kit, page: Entity, sight: &Sight) {
    let margin = kit.layout.margin();
    let low = kit.layout.size.y < 480.0;
    let bar = Node {
        min_height: px(if low { 64.0 } else { 84.0 }),
        padding: UiRect::axes(px(margin), px(space::XS)),
        border: UiRect::top(px(1)),
        align_items: AlignItems::Center,
        column_gap: px(space::M),
        flex_shrink: 0.0,
        ..default()
    };
    let bar = kit.spawn(page, (bar, Fill(Token::Surface), Stroke(Token::Line)));
    if !kit.layout.is_phone() {
        let node = Node {
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        part::add(kit, bar, Part::Summary, node, sight);
        let key = kit.t("new-start-key");
        kit.key_cap(bar, key);
    }
    let start = kit.large_button(bar, Some(Icon::Play), "new-start");
    kit.on(start, start::start_on_press);
    let width = if kit.layout.is_phone() {
        percent(100)
    } else {
        px(176)
    };
    let node = Node {
        width,
        height: px(52),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        column_gap: px(space::XS),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    };
    kit.commands.entity(start).insert(node);
}
