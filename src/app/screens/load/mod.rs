//! The saved games: a small picture of each, to open, to rename and to delete.

mod age;
mod chore;
mod picture;
mod row;
#[cfg(test)]
mod tests;

use super::stage::{AddScreen, BuildScreen};
use crate::app::board::BoardLook;
use crate::app::session::Saves;
use crate::app::share::TakeIn;
use crate::app::state::Screen;
use crate::app::storage::Folders;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use chore::Chore;
use picture::Pictures;
use row::Studio;

/// The list is no wider than this, in logical pixels.
const WIDTH: f32 = 760.0;
/// A row's words stand so far inside its button.
const INSET: f32 = space::S;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Load, build)
        .init_resource::<Pictures>()
        .add_message::<Chore>()
        .add_message::<TakeIn>()
        .add_systems(OnExit(Screen::Load), |mut pictures: ResMut<Pictures>| {
            pictures.clear()
        })
        .add_systems(
            Update,
            chore::work
                .before(BuildScreen)
                .run_if(in_state(Screen::Load)),
        );
}

fn build(
    mut kit: Kit,
    folders: Res<Folders>,
    look: Res<BoardLook>,
    mut pictures: ResMut<Pictures>,
) {
    let root = kit.screen();
    let page = Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    let page = kit.node(root, page);
    let aside = kit.header(page, "load-title");
    takers(&mut kit, aside);
    let margin = kit.layout.margin();
    let node = Node {
        flex_grow: 1.0,
        padding: UiRect::new(px(margin - INSET), px(margin), px(space::XS), px(margin)),
        ..default()
    };
    let scroll = kit.scroll(page, node);
    let node = Node {
        flex_direction: FlexDirection::Column,
        max_width: px(WIDTH),
        row_gap: px(space::XXS),
        flex_shrink: 0.0,
        ..default()
    };
    let list = kit.node(scroll, node);
    match Saves::new(&folders).list() {
        Ok(saves) if saves.is_empty() => empty(&mut kit, list),
        Ok(saves) => {
            let mut studio = Studio {
                pictures: &mut pictures,
                look: &look,
            };
            for save in &saves {
                row::lay(&mut kit, list, save, &mut studio);
            }
        }
        Err(error) => {
            let text = kit.tv("load-folder-fault", &[("reason", error.to_string().into())]);
            note(&mut kit, list, Style::BODY.ink(Token::Fault), text);
        }
    }
}

/// Other ways for a game to come in. A desktop has its own for files: the command line, and dropping one on the window.
fn takers(kit: &mut Kit, aside: Entity) {
    let pick = cfg!(target_family = "wasm").then_some((Icon::Open, "load-pick", TakeIn::Pick));
    let paste = (Icon::Paste, "load-paste", TakeIn::Paste);
    for (icon, id, wish) in pick.into_iter().chain([paste]) {
        let button = kit.icon_button(aside, icon, id);
        kit.on(
            button,
            move |_: On<Activate>, mut wishes: MessageWriter<TakeIn>| {
                wishes.write(wish);
            },
        );
    }
}

fn empty(kit: &mut Kit, list: Entity) {
    let text = kit.t("load-empty");
    note(kit, list, Style::SUBHEAD, text);
    let text = kit.t("load-empty-note");
    note(kit, list, Style::BODY.ink(Token::Ink2), text);
}

fn note(kit: &mut Kit, list: Entity, style: Style, text: String) {
    let place = kit.node(
        list,
        Node {
            padding: UiRect::left(px(INSET)),
            ..default()
        },
    );
    kit.write(place, style, text);
}
