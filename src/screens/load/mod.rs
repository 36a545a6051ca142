//! The list of saved games and kept studies: open, rename, delete, each with a thumbnail; and the review of several.

mod age;
mod choice;
pub(super) mod reviews;
mod row;
mod save_action;
#[cfg(test)]
mod tests;

use super::lifecycle::{AddScreen, BuildScreenSystems};
use crate::live::{BatchReview, Saves};
use crate::share::ImportGame;
use crate::state::Screen;
use crate::storage::Folders;
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use choice::SaveChoice;
use row::{ThumbnailSource, Thumbnails};
use save_action::SaveAction;

/// The maximum width of the list, in logical pixels.
const WIDTH: f32 = 760.0;
/// The inset of a row's text in its button.
const INSET: f32 = space::S;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Load, build)
        .init_resource::<Thumbnails>()
        .add_message::<SaveAction>()
        .add_message::<ImportGame>()
        .add_plugins((choice::plugin, reviews::plugin))
        .add_systems(OnExit(Screen::Load), |mut pictures: ResMut<Thumbnails>| {
            pictures.clear()
        })
        .add_systems(
            Update,
            save_action::perform
                .before(BuildScreenSystems)
                .run_if(in_state(Screen::Load)),
        );
}

fn build(
    mut ui: UiBuilder,
    folders: Res<Folders>,
    choice: Res<SaveChoice>,
    batch: Res<BatchReview>,
    mut source: ThumbnailSource,
) {
    let parts = ui.page("load-title");
    choice::button(&mut ui, parts.actions, &choice);
    import_buttons(&mut ui, parts.actions);
    let (_, list) = ui.page_column(parts.page, INSET, WIDTH, space::XXS);
    reviews::summary(&mut ui, list, INSET, &batch);
    match Saves::new(&folders).list() {
        Ok(saves) if saves.is_empty() => empty(&mut ui, list),
        Ok(saves) => {
            for save in &saves {
                row::build(&mut ui, list, save, &choice, &mut source);
            }
        }
        Err(error) => {
            let text = ui
                .locale
                .text_of("load-folder-fault", "reason", error.to_string());
            note(&mut ui, list, Style::BODY.ink(Token::Fault), text);
        }
    }
    if batch.is_running() {
        reviews::foot(&mut ui, parts.page);
    } else if choice.is_on {
        choice::foot(&mut ui, parts.page);
    }
}

/// Other ways to load a game.
fn import_buttons(ui: &mut UiBuilder, actions: Entity) {
    for (icon, id, request) in [
        (Icon::Open, "load-pick", ImportGame::Pick),
        (Icon::Paste, "load-paste", ImportGame::Paste),
    ] {
        let button = ui.icon_button(actions, icon, id);
        ui.write_on(button, request);
    }
}

fn empty(ui: &mut UiBuilder, list: Entity) {
    let text = ui.locale.text("load-empty");
    note(ui, list, Style::SUBHEAD, text);
    let text = ui.locale.text("load-empty-note");
    note(ui, list, Style::BODY.ink(Token::Ink2), text);
}

fn note(ui: &mut UiBuilder, list: Entity, style: Style, text: String) {
    let place = ui.node(list, Node::default().pad_left(INSET));
    ui.literal_text(place, style, text);
}
