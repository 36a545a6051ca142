//! Opens the live game as a study.

use super::play_from_here::PlayedFrom;
use crate::live::{Live, LiveGame};
use crate::locale::Locale;
use crate::screens::labels::side_name;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, StudyRequest};
use bevy::prelude::*;
use narabe::rules::Side;
use narabe::study::Study;

/// A request to study the live game on one board. A study of the same game that is open already goes on.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct StudyLiveGame;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StudyLiveGame>().add_systems(Update, open);
}

fn open(
    mut asked: MessageReader<StudyLiveGame>,
    live: Res<Live>,
    open: Res<OpenStudy>,
    played: Res<PlayedFrom>,
    locale: Res<Locale>,
    mut requests: MessageWriter<StudyRequest>,
    mut go: MessageWriter<Go>,
) {
    if asked.read().count() == 0 || live.is_twin() {
        return;
    }
    let study = study_of(&live, &locale);
    if let Some(moves) = (played.0.as_ref()).and_then(|from| from.goes_on_in(&live, &open)) {
        requests.write(StudyRequest::AddGame(moves));
    } else if !is_same_game(&study, &open) {
        requests.write(StudyRequest::Open(Box::new(study)));
    }
    go.write(Go::To(Screen::Study));
}

/// The game with the names of its players.
fn study_of(live: &LiveGame, locale: &Locale) -> Study {
    let mut study = Study::of_game(live.one_board().record().clone());
    study.set_names(Side::ALL.map(|side| side_name(live, locale, side)));
    study.set_computers(Side::ALL.map(|side| live.seat(side).is_computer()));
    study
}

/// Whether the open study is one of this game: the same line of moves from the same start.
fn is_same_game(study: &Study, open: &OpenStudy) -> bool {
    let moves = |study: &Study, nodes: &[_]| -> Vec<_> {
        let record = study.record();
        nodes.iter().map(|node| record.move_at(*node)).collect()
    };
    let line = moves(study, &study.main_line());
    open.is_open()
        && open.study().position().start() == study.position().start()
        && open.study().names() == study.names()
        && moves(open.study(), open.main_line()) == line
}
