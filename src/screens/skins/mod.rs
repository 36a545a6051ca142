//! The screen of board skins, stone sets and line colours: three pickers and a live preview.

mod metrics;
mod pickers;
mod preview;
mod sample;
mod shuffle;
mod skin_thumbnails;
mod skin_words;

#[cfg(test)]
mod tests;

use crate::board::skins::{ReloadSkins, SkinFileError, Skins, UserSkinsDir};
use crate::board::{BoardModel, FirstBoard};
use crate::screens::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::screens::page::PageParts;
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::text::LineBreak;
use metrics::SkinsMetrics;
use preview::SkinsView;

/// The maximum number of broken skins listed above the pickers.
const FAULTS_ON_TOP: usize = 3;

pub(super) fn plugin(app: &mut App) {
    if let Some(folders) = app.world().get_resource::<Folders>() {
        let own = folders.skins_dir();
        app.insert_resource(UserSkinsDir(own));
    }
    let is_open = in_state(Screen::Skins);
    app.init_resource::<skin_thumbnails::SkinThumbnails>()
        .add_screen(Screen::Skins, build)
        .add_systems(OnEnter(Screen::Skins), look_for_skins)
        .add_details(preview::refresh.run_if(is_open.clone()))
        .add_systems(
            Update,
            rebuild
                .before(BuildScreenSystems)
                .run_if(is_open.and_then(resource_changed::<Skins>)),
        );
}

/// Reads the skins again, because one may have been added since.
fn look_for_skins(mut reload: MessageWriter<ReloadSkins>) {
    reload.write_default();
}

fn rebuild(mut rebuild: MessageWriter<Rebuild>) {
    rebuild.write_default();
}

fn build(
    mut ui: UiBuilder,
    view: SkinsView,
    folders: Res<Folders>,
    mut thumbnails: ResMut<skin_thumbnails::SkinThumbnails>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
) {
    model.set_if_neq(sample::model());
    let metrics = SkinsMetrics::new(&ui.layout);
    let PageParts { page, actions } = ui.page("skins-title");
    head_buttons(&mut ui, actions);
    let margin = ui.layout.margin();
    // The scroll bar is at the right edge of the list: beside it, it keeps away from the preview.
    let (direction, right, between, gap) = if metrics.beside {
        (
            FlexDirection::RowReverse,
            margin,
            metrics.gap - space::M,
            space::M,
        )
    } else {
        (FlexDirection::Column, 0.0, margin, 0.0)
    };
    let node = Node::row()
        .flex_direction(direction)
        .gap(gap)
        .flex()
        .min_height(0);
    let body = ui.node(page, node.pad_right(right));
    preview::build(&mut ui, body, &metrics, &view);
    let node = Node::column().gap(space::L).fill();
    let node = node.pad_left(margin).pad_right(between);
    let area = ui.scroll(body, node.pad_top(space::XS).pad_bottom(space::L));
    if !metrics.words_under_preview {
        preview::add_words(&mut ui, area, &view);
        preview::switches(&mut ui, area, &view.settings);
    }
    let broken = view.skins.errors();
    let (first, others) = broken.split_at(broken.len().min(FAULTS_ON_TOP));
    faults(&mut ui, area, first);
    pickers::build(&mut ui, area, &mut thumbnails, &view, metrics.pickers);
    faults(&mut ui, area, others);
    own_skins(&mut ui, area, &folders);
}

fn head_buttons(ui: &mut UiBuilder, actions: Entity) {
    let phone = ui.layout.is_phone();
    let shuffle = if phone {
        ui.icon_button(actions, Icon::Random, "skins-shuffle")
    } else {
        let (look, icon) = (Look::Secondary, Some(Icon::Random));
        ui.button(actions, look, icon, "skins-shuffle")
    };
    ui.on(shuffle, shuffle::on_press);
    // A narrow header has room for an icon.
    let done = if phone {
        let label = ui.locale.text("done");
        ui.square_button(actions, (Look::Primary, Icon::Check), &label, "done")
    } else {
        ui.button(actions, Look::Primary, Some(Icon::Check), "done")
    };
    ui.write_on(done, Go::Back);
}

/// The skins that could not be read. The first ones are listed at the top, where they are noticed; the others below.
fn faults(ui: &mut UiBuilder, parent: Entity, faults: &[SkinFileError]) {
    if faults.is_empty() {
        return;
    }
    let column = ui.column(parent, space::XS);
    ui.section(column, "skins-faults");
    for error in faults {
        let row = ui.node(column, Node::row().gap(space::XS).items_start());
        ui.icon(row, Icon::Mistake, 18.0, Token::Fault);
        let words = ui.node(row, Node::default().fill());
        let style = Style::DATA_LABEL.ink(Token::Fault);
        let text = ui.literal_text(words, style, error.to_string());
        let wrap = TextLayout::linebreak(LineBreak::WordOrCharacter);
        ui.insert(text, (FaultLine, wrap));
    }
}

/// The folder of the player's own skins.
fn own_skins(ui: &mut UiBuilder, parent: Entity, folders: &Folders) {
    let Some(folder) = folders.skins_dir() else {
        return;
    };
    let column = ui.column(parent, space::XS);
    let folder = folder.display().to_string();
    let text = ui.locale.text_of("skins-folder", "folder", folder);
    let text = ui.literal_text(column, Style::DATA_LABEL, text);
    ui.insert(text, TextLayout::linebreak(LineBreak::WordOrCharacter));
}

/// A text that names a broken skin.
#[derive(Component, Debug, Clone, Copy)]
struct FaultLine;
