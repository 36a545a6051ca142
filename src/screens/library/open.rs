//! Opens a game of the list: in the study, or on twin boards in the review.

use super::choice::GameChoice;
use super::parts::LibraryScreenSystems;
use crate::library::{GameLibrary, LibrarySearch};
use crate::live::{AnySavedMatch, Intent, LiveWriter};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::game_study::study_of;
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::widgets::Toast;
use bevy::prelude::*;
use narabe_library::{GameId, GameRecord};

/// A row was pressed: opens the game, or chooses it where rows choose.
#[derive(Message, Debug, Clone, Copy)]
pub struct OpenGame(pub GameId);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenGame>()
        .add_systems(Update, open.in_set(LibraryScreenSystems));
}

fn open(
    mut asked: MessageReader<OpenGame>,
    library: Res<GameLibrary>,
    search: Res<LibrarySearch>,
    locale: Res<Locale>,
    mut choice: ResMut<GameChoice>,
    mut studies: MessageWriter<StudyRequest>,
    mut intents: LiveWriter<Intent>,
    mut go: MessageWriter<Go>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(OpenGame(id)) = asked.read().last() else {
        return;
    };
    redraw.next_frame();
    if choice.is_on {
        choice.toggle(*id);
        return;
    }
    let Some(game) = library.games().game(*id) else {
        return;
    };
    if let GameRecord::Twin(text) = &game.record {
        match AnySavedMatch::import(text) {
            Ok(saved) => {
                go.write(Go::To(Screen::of_game(saved.summary().finished)));
                intents.write(Intent::OpenImported(Box::new(saved)));
            }
            Err(fault) => {
                let reason = ("reason", fault.to_string().into());
                toasts.write(Toast::fault(locale.text_with("share-bad", &[reason])));
            }
        }
        return;
    }
    if let Some(mut study) = study_of(game) {
        let hit = search.found().iter().find(|hit| hit.id == *id);
        match hit {
            Some(hit) => study.go_to_ply(hit.ply),
            None => study.go_to_first_look(),
        }
        studies.write(StudyRequest::Open(Box::new(study)));
        go.write(Go::To(Screen::Study));
    }
}
