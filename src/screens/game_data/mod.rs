//! The dialog in which a game's own data are edited: of the study, of one game of the library, or of many at once. Only the fields
//! that were changed are written; a field in which the games differ is empty and says so.

mod effects;
mod fields;
mod form;
mod save;
mod subject;
#[cfg(test)]
mod tests;

use crate::library::{GameLibrary, LibraryRequest};
use crate::redraw::Redraw;
use crate::share::DATA_BUTTON;
use crate::study::{OpenStudy, StudyRequest};
use crate::widgets::{CloseDialogSystems, ToastPressed, UiBuilder};
use bevy::prelude::*;
pub use effects::kept_words;
use form::DataForm;
use save::SaveData;
pub use subject::{DataSubject, EditData};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DataForm>()
        .add_message::<EditData>()
        .add_message::<SaveData>()
        .add_message::<ToastPressed>()
        .add_message::<StudyRequest>()
        .add_message::<LibraryRequest>()
        .add_systems(
            Update,
            (
                ask_from_toast,
                open.after(CloseDialogSystems),
                effects::show,
                save::save,
            )
                .chain(),
        );
}

/// Opens the dialog from the notice that says which rule was taken for a file that names none.
fn ask_from_toast(mut pressed: MessageReader<ToastPressed>, mut edits: MessageWriter<EditData>) {
    if pressed.read().any(|pressed| pressed.0 == DATA_BUTTON) {
        edits.write(EditData(DataSubject::Study));
    }
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
