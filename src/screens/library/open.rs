//! Opens a game of the list: in the study, or on twin boards in the review.

use super::choice::GameChoice;
use super::parts::LibraryScreenSystems;
use crate::library::{GameLibrary, LibrarySearch};
use crate::live::{AnySavedMatch, Intent, LiveWriter};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::widgets::Toast;
use bevy::prelude::*;
use narabe_library::{Game, GameId, GameRecord};
use narabe_notation::{Format, LossReport, ReadGame};
use narabe_study::{ImportedStudy, Study};

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
        study.go_to_ply(hit.map_or(usize::MAX, |hit| hit.ply));
        studies.write(StudyRequest::Open(Box::new(study)));
        go.write(Go::To(Screen::Study));
    }
}

/// A game on one board as a study, with its variations, names and origin.
pub fn study_of(game: Game) -> Option<Study> {
    let GameRecord::OneBoard(tree) = game.record else {
        return None;
    };
    let read = ReadGame {
        info: game.info,
        tree,
        lost: LossReport::default(),
    };
    // The library knows the rule; the format makes no difference then.
    let imported = ImportedStudy::of(&read, Format::Sgf, Some(game.rule)).ok()?;
    let mut study = imported.study;
    study.set_computers(game.levels.map(|level| level.is_some()));
    Some(study)
}
