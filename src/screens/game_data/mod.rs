//! The dialog in which a game's own data are edited: of the study, of one game of the library, or of many at once. Only the fields
//! that were changed are written; a field in which the games differ is empty and says so.

mod effects;
mod fields;
mod form;
mod save;
#[cfg(test)]
mod tests;

use crate::library::{GameLibrary, LibraryRequest};
use crate::redraw::Redraw;
use crate::study::{OpenStudy, StudyRequest};
use crate::widgets::{CloseDialogSystems, UiBuilder};
use bevy::prelude::*;
pub use effects::kept_words;
use form::DataForm;
use narabe_library::GameId;
use save::SaveData;

/// Opens the dialog.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct EditData(pub DataSubject);

/// Whose data are edited.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum DataSubject {
    /// The game of the open study.
    #[default]
    Study,
    /// Games of the library.
    Games(Vec<GameId>),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DataForm>()
        .add_message::<EditData>()
        .add_message::<SaveData>()
        .add_message::<StudyRequest>()
        .add_message::<LibraryRequest>()
        .add_systems(
            Update,
            (open.after(CloseDialogSystems), effects::show, save::save).chain(),
        );
}

fn open(
    mut requests: MessageReader<EditData>,
    study: Option<Res<OpenStudy>>,
    library: Option<Res<GameLibrary>>,
    mut form: ResMut<DataForm>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let Some(EditData(subject)) = requests.read().last() else {
        return;
    };
    let opened = match subject {
        DataSubject::Study => study.map(|open| DataForm::of_study(&open)),
        DataSubject::Games(games) => {
            library.and_then(|library| DataForm::of_games(games.clone(), library.games()))
        }
    };
    let Some(opened) = opened else {
        return;
    };
    *form = opened;
    fields::build(&mut ui, &mut form);
    redraw.next_frame();
}
