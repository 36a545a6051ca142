//! The settings screen.
//!
//! Every control writes [`Settings`] at once; other modules store and apply them.

mod analysis;
mod backup;
#[cfg(not(target_family = "wasm"))]
mod engines;
mod hands;
mod nav;
mod notifications;
mod offline;
mod parts;
mod position;
mod report;
mod row;
mod section;
mod speech;
mod theme;

#[cfg(test)]
mod tests;

use crate::screens::lifecycle::{AddScreen, Rebuild};
use crate::settings::{AskForNotifications, NotificationPermission, OfflineCopy, Settings};
#[cfg(not(target_family = "wasm"))]
use crate::share::OpenFolder;
use crate::share::{BackUp, CopyText, ImportGame};
use crate::state::{Go, Screen};
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
pub use position::SettingsPosition;
pub(super) use row::field;
pub use row::{SettingField, pick_on, switch_of, text_field, value};
use section::Section;

// The width of the list of sections, and the shares of the two columns.
const NAV: f32 = 208.0;
const LEFT: f32 = 464.0;
const RIGHT: f32 = 456.0;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Settings);
    #[cfg(not(target_family = "wasm"))]
    app.add_message::<OpenFolder>();
    app.init_resource::<SettingsPosition>()
        .add_message::<BackUp>()
        .add_message::<ImportGame>()
        .add_message::<CopyText>()
        .add_message::<AskForNotifications>()
        .init_resource::<NotificationPermission>()
        .init_resource::<OfflineCopy>()
        .add_screen(Screen::Settings, build)
        .add_systems(OnEnter(Screen::Settings), nav::begin)
        .add_details(
            (
                nav::keep_place,
                nav::refresh,
                notifications::show_note,
                offline::show_note,
                #[cfg(not(target_family = "wasm"))]
                engines::write_names,
            )
                .chain()
                .run_if(is_open.clone()),
        )
        .add_systems(
            PostUpdate,
            (nav::follow_held, nav::follow_scroll)
                .chain()
                .after(bevy::ui::UiSystems::PostLayout)
                .run_if(is_open),
        );
}

fn build(mut ui: UiBuilder, settings: Res<Settings>, place: Res<SettingsPosition>) {
    let page = ui.page("settings-title").page;
    let body = ui.node(page, Node::default().flex().min_height(0));
    let margin = ui.layout.margin();
    let with_nav = ui.layout.is_desktop();
    if with_nav {
        nav::build(&mut ui, body, NAV + margin);
    }
    let narrow = ui.layout.is_narrow();
    let (left, between) = if with_nav {
        (space::L, space::XXL)
    } else {
        (margin, space::XL)
    };
    let node = Node::default().fill().pad_left(left).pad_right(margin);
    let area = ui.scroll(body, node.pad_top(space::XXS).pad_bottom(space::XL));
    let scrolled = ScrollPosition(Vec2::new(0.0, place.scrolled));
    ui.insert(area, (position::SectionsArea, scrolled));
    let all = ui.node(area, Node::column().gap(space::XL).no_shrink());
    let node = Node::column_if(narrow).row_gap(space::XL).no_shrink();
    let columns = ui.node(all, node.column_gap(between));
    for (share, sections) in [(LEFT, &Section::LEFT[..]), (RIGHT, Section::RIGHT)] {
        let column = ui.page_share(columns, space::XL, share);
        for section in sections {
            section.build(&mut ui, column, &settings);
        }
    }
    for section in Section::BELOW {
        section.build(&mut ui, all, &settings);
    }
    foot(&mut ui, page);
}

/// Reset and Done, fixed at the bottom of the page.
fn foot(ui: &mut UiBuilder, page: Entity) {
    let margin = ui.layout.margin();
    let node = Node::line(space::M).justify_end().no_shrink().border_top(1);
    let foot = ui.node(page, node.pad_xy(margin, space::S));
    ui.insert(foot, Stroke(Token::Line));
    let reset = ui.button(foot, Look::Quiet, Some(Icon::Retry), "settings-reset");
    ui.open_on(reset, ask_reset);
    let done = ui.button(foot, Look::Primary, Some(Icon::Check), "done");
    ui.write_on(done, Go::Back);
}

/// Asks before all settings are reset.
fn ask_reset(ui: &mut UiBuilder) {
    let (title, text) = (
        ui.locale.text("settings-reset-title"),
        ui.locale.text("settings-reset-text"),
    );
    let action = (Some(Icon::Retry), "settings-reset-do");
    let reset = ui.ask(&title, &text, "settings-reset-keep", action);
    ui.change_on(reset, |settings: &mut Settings| {
        *settings = Settings {
            player_name: std::mem::take(&mut settings.player_name),
            lobby: std::mem::take(&mut settings.lobby),
            ..Settings::default()
        };
    });
    ui.send_on(reset, Rebuild);
}
