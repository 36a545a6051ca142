//! The screen of board skins, stone sets and line colours: three pickers and a live preview.

mod pickers;
mod preview;
mod sample;
mod shuffle;
mod skin_thumbnails;

#[cfg(test)]
mod tests;

use crate::app::board::BoardModel;
use crate::app::board::skins::{ReloadSkins, SkinFileError, Skins, UserSkinsDir};
use crate::app::layout::Layout;
use crate::app::screens::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::app::screens::page::PageParts;
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::theme::{Icon, Palette, Token, radius, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use bevy::text::LineBreak;

/// The maximum size of the preview, in logical pixels; the height of the header and of the text below the preview.
const PREVIEW: f32 = 560.0;
const PREVIEW_REST: f32 = 238.0;
/// The maximum width of the pickers beside a preview; larger thumbnails would push the line colours out of view.
const PICKERS: f32 = 592.0;
/// The preview's share of the height above the pickers, and of the width beside them.
const TOP_SHARE: f32 = 0.36;
const SIDE_SHARE: f32 = 0.46;
/// Windows lower than this have no text below the preview.
const LOW: f32 = 480.0;
/// The height of the header and the board's front edge in a low window.
const LOW_REST: f32 = 88.0;

/// The maximum number of broken skins listed above the pickers.
const FAULTS_ON_TOP: usize = 3;

/// The sizes of the preview and the pickers.
#[derive(Debug, Clone, Copy, PartialEq)]
struct SkinsMetrics {
    /// Whether preview and pickers are side by side.
    beside: bool,
    /// Whether the text is below the preview instead of among the pickers.
    words_under_preview: bool,
    /// The size of the preview and the width of the pickers, in logical pixels.
    preview: f32,
    pickers: f32,
    gap: f32,
}

impl SkinsMetrics {
    fn new(layout: &Layout) -> Self {
        let room = layout.size.x - 2.0 * layout.margin();
        let low = layout.size.y < LOW;
        let beside = !layout.is_narrow() || (low && layout.size.x > layout.size.y);
        let gap = if layout.is_desktop() {
            space::XXL
        } else {
            space::XL
        };
        if !beside {
            let preview = (layout.size.y * TOP_SHARE).min(room).floor();
            return Self {
                beside,
                words_under_preview: true,
                preview,
                pickers: room,
                gap,
            };
        }
        let height = layout.size.y - if low { LOW_REST } else { PREVIEW_REST };
        let share = if layout.is_desktop() {
            PREVIEW
        } else {
            room * SIDE_SHARE
        };
        let preview = height.min(share).max(1.0).floor();
        Self {
            beside,
            words_under_preview: !low,
            preview,
            pickers: (room - preview - gap).min(PICKERS),
            gap,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    if let Some(folders) = app.world().get_resource::<Folders>() {
        let own = folders.skins_dir();
        app.insert_resource(UserSkinsDir(own));
    }
    app.init_resource::<skin_thumbnails::SkinThumbnails>()
        .add_screen(Screen::Skins, build)
        .add_systems(OnEnter(Screen::Skins), look_for_skins)
        .add_systems(
            Update,
            (
                rebuild_for_new_skins.before(BuildScreenSystems),
                preview::refresh.after(BuildScreenSystems),
            )
                .run_if(in_state(Screen::Skins)),
        );
}

/// Reads the skins again, because one may have been added since.
fn look_for_skins(mut reload: MessageWriter<ReloadSkins>) {
    reload.write_default();
}

fn rebuild_for_new_skins(skins: Res<Skins>, mut rebuild: MessageWriter<Rebuild>) {
    if skins.is_changed() {
        rebuild.write_default();
    }
}

fn build(
    mut kit: Kit,
    skins: Res<Skins>,
    settings: Res<Settings>,
    folders: Res<Folders>,
    mut thumbnails: ResMut<skin_thumbnails::SkinThumbnails>,
    mut model: ResMut<BoardModel>,
) {
    model.set_if_neq(sample::model());
    let metrics = SkinsMetrics::new(&kit.layout);
    let PageParts { page, actions } = kit.page("skins-title");
    head_buttons(&mut kit, actions);
    let margin = kit.layout.margin();
    let (direction, right, between) = match metrics.beside {
        true => (FlexDirection::RowReverse, margin, metrics.gap),
        false => (FlexDirection::Column, 0.0, margin),
    };
    let node = Node::row().flex_direction(direction).flex().min_height(0);
    let body = kit.node(page, node.pad_right(right));
    let view = preview::PreviewView {
        skins: &skins,
        settings: &settings,
        palette: *kit.palette,
    };
    preview::build(&mut kit, body, &metrics, view);
    let node = Node::column().gap(space::L).fill();
    let node = node.pad_left(margin).pad_right(between);
    let area = kit.scroll(body, node.pad_top(space::XS).pad_bottom(space::L));
    if !metrics.words_under_preview {
        preview::add_words(&mut kit, area, view);
        preview::switches(&mut kit, area, &settings);
    }
    let broken = skins.errors();
    let (first, others) = broken.split_at(broken.len().min(FAULTS_ON_TOP));
    faults(&mut kit, area, first);
    let view = pickers::PickersView {
        skins: &skins,
        settings: &settings,
        width: metrics.pickers,
    };
    pickers::build(&mut kit, area, &mut thumbnails, view);
    faults(&mut kit, area, others);
    own_skins(&mut kit, area, &folders);
}

fn head_buttons(kit: &mut Kit, actions: Entity) {
    let phone = kit.layout.is_phone();
    let shuffle = if phone {
        kit.icon_button(actions, Icon::Random, "skins-shuffle")
    } else {
        kit.button(
            actions,
            Look::Secondary,
            Some(Icon::Random),
            "skins-shuffle",
        )
    };
    kit.on(shuffle, shuffle::on_press);
    let done = if phone {
        small_done(kit, actions)
    } else {
        kit.button(actions, Look::Primary, Some(Icon::Check), "done")
    };
    kit.write_on(done, Go::Back);
}

/// Done as an icon, for a narrow header.
fn small_done(kit: &mut Kit, actions: Entity) -> Entity {
    let label = kit.t("done");
    let node = Node::row().center().square(44).radius(radius::CONTROL);
    let button = kit.bare_button(actions, Look::Primary, &label, "done", node);
    kit.control_icon(button, Icon::Check, 20.0);
    button
}

/// The skins that could not be read. The first ones are listed at the top, where they are noticed; the others below.
fn faults(kit: &mut Kit, parent: Entity, faults: &[SkinFileError]) {
    if faults.is_empty() {
        return;
    }
    let column = kit.column(parent, space::XS);
    kit.section(column, "skins-faults");
    for error in faults {
        let row = kit.node(column, Node::row().gap(space::XS).items_start());
        kit.icon(row, Icon::Mistake, 18.0, Token::Fault);
        let words = kit.node(row, Node::default().fill());
        let text = kit.literal_text(
            words,
            Style::DATA_LABEL.ink(Token::Fault),
            error.to_string(),
        );
        kit.insert(
            text,
            (FaultLine, TextLayout::linebreak(LineBreak::WordOrCharacter)),
        );
    }
}

/// The folder of the player's own skins.
fn own_skins(kit: &mut Kit, parent: Entity, folders: &Folders) {
    let Some(folder) = folders.skins_dir() else {
        return;
    };
    let column = kit.column(parent, space::XS);
    let folder = folder.display().to_string();
    let text = kit.tv("skins-folder", &[("folder", folder.into())]);
    let text = kit.literal_text(column, Style::DATA_LABEL, text);
    kit.insert(text, TextLayout::linebreak(LineBreak::WordOrCharacter));
}

/// A text that names a broken skin.
#[derive(Component, Debug, Clone, Copy)]
struct FaultLine;

/// Whether the high-contrast theme shows its own board instead of the chosen one.
fn overridden(palette: Palette) -> bool {
    palette.is_high_contrast()
}
