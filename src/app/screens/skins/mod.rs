//! Boards, stones and lines: three pickers and a board that shows at once what was picked.

mod pickers;
mod preview;
mod sample;
mod shuffle;
mod thumb;

#[cfg(test)]
mod tests;

use crate::app::board::BoardModel;
use crate::app::board::skins::{ReloadSkins, SkinFault, Skins, UserSkinsDir};
use crate::app::layout::Layout;
use crate::app::screens::page::PageParts;
use crate::app::screens::stage::{AddScreen, BuildScreen, Rebuild};
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::theme::{Icon, Palette, Token, radius, space};
use crate::app::widgets::{Follows, Kit, Look, Style};
use bevy::prelude::*;
use bevy::text::LineBreak;
use bevy::ui_widgets::Activate;

/// The widest preview, in logical pixels; what the head and the words under it take from the height.
const PREVIEW: f32 = 560.0;
const PREVIEW_REST: f32 = 238.0;
/// The widest pickers beside a preview: larger pictures would push the lines out of sight.
const PICKERS: f32 = 592.0;
/// The share of the height that the preview has on top of the pickers, and of the width beside them.
const TOP_SHARE: f32 = 0.36;
const SIDE_SHARE: f32 = 0.46;
/// Windows this low have no room for words under the preview.
const LOW: f32 = 480.0;
/// The head and the board's front edge, where there is nothing else.
const LOW_REST: f32 = 88.0;

/// So many broken skins are named over the pickers.
const FAULTS_ON_TOP: usize = 3;

/// How the room is shared.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plan {
    /// Preview and pickers beside one another.
    beside: bool,
    /// The words stand under the preview, not among the pickers.
    words_under_preview: bool,
    /// The preview's side and the width of the pickers, in logical pixels.
    preview: f32,
    pickers: f32,
    gap: f32,
}

impl Plan {
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
    app.init_resource::<thumb::Thumbs>()
        .add_screen(Screen::Skins, build)
        .add_systems(OnEnter(Screen::Skins), look_for_skins)
        .add_systems(
            Update,
            (
                rebuild_for_new_skins.before(BuildScreen),
                preview::refresh.after(BuildScreen),
            )
                .run_if(in_state(Screen::Skins)),
        );
}

/// Reads the skins again, for one may have been copied in since.
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
    mut thumbs: ResMut<thumb::Thumbs>,
    mut model: ResMut<BoardModel>,
) {
    model.set_if_neq(sample::model());
    let plan = Plan::new(&kit.layout);
    let PageParts { page, actions } = kit.page("skins-title");
    head_buttons(&mut kit, actions);
    let margin = kit.layout.margin();
    let body = kit.node(
        page,
        Node {
            flex_direction: if plan.beside {
                FlexDirection::RowReverse
            } else {
                FlexDirection::Column
            },
            padding: UiRect::right(px(if plan.beside { margin } else { 0.0 })),
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            ..default()
        },
    );
    let sight = preview::Sight {
        skins: &skins,
        settings: &settings,
        palette: *kit.palette,
    };
    preview::build(&mut kit, body, &plan, sight);
    let area = kit.scroll(
        body,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            row_gap: px(space::L),
            padding: UiRect::new(
                px(margin),
                px(if plan.beside { plan.gap } else { margin }),
                px(space::XS),
                px(space::L),
            ),
            ..default()
        },
    );
    if !plan.words_under_preview {
        preview::add_words(&mut kit, area, sight);
        preview::switches(&mut kit, area, &settings);
    }
    let broken = skins.faults();
    let (first, others) = broken.split_at(broken.len().min(FAULTS_ON_TOP));
    faults(&mut kit, area, first);
    let sight = pickers::Sight {
        skins: &skins,
        settings: &settings,
        width: plan.pickers,
    };
    pickers::build(&mut kit, area, &mut thumbs, sight);
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
    kit.on(done, |_: On<Activate>, mut go: MessageWriter<Go>| {
        go.write(Go::Back);
    });
}

/// Done without its word, for a head with little room.
fn small_done(kit: &mut Kit, actions: Entity) -> Entity {
    let label = kit.t("done");
    let node = Node {
        width: px(44),
        height: px(44),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        ..default()
    };
    let button = kit.bare_button(actions, Look::Primary, &label, "done", node);
    let icon = kit.icon(button, Icon::Check, 20.0, Token::OnInk);
    kit.commands.entity(icon).insert(Follows);
    button
}

/// The skins that could not be read. The first of them stand over everything else, where they are seen; the others follow
/// below.
fn faults(kit: &mut Kit, parent: Entity, faults: &[SkinFault]) {
    if faults.is_empty() {
        return;
    }
    let column = kit.column(parent, space::XS);
    kit.section(column, "skins-faults");
    for fault in faults {
        let row = kit.node(
            column,
            Node {
                align_items: AlignItems::Start,
                column_gap: px(space::XS),
                ..default()
            },
        );
        kit.icon(row, Icon::Mistake, 18.0, Token::Fault);
        let words = kit.node(
            row,
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            },
        );
        let text = kit.write(
            words,
            Style::DATA_LABEL.ink(Token::Fault),
            fault.to_string(),
        );
        kit.commands
            .entity(text)
            .insert((FaultLine, TextLayout::linebreak(LineBreak::WordOrCharacter)));
    }
}

/// Where the player's own skins go.
fn own_skins(kit: &mut Kit, parent: Entity, folders: &Folders) {
    let Some(folder) = folders.skins_dir() else {
        return;
    };
    let column = kit.column(parent, space::XS);
    let folder = folder.display().to_string();
    let text = kit.tv("skins-folder", &[("folder", folder.into())]);
    let text = kit.write(column, Style::DATA_LABEL, text);
    kit.commands
        .entity(text)
        .insert(TextLayout::linebreak(LineBreak::WordOrCharacter));
}

/// A line that names a broken skin.
#[derive(Component, Debug, Clone, Copy)]
struct FaultLine;

/// Whether the high-contrast theme shows its own board whatever is chosen.
fn overridden(palette: Palette) -> bool {
    palette.is_high_contrast()
}
