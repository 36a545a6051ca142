//! A game of the library as a study.

use narabe_library::{Game, GameRecord};
use narabe_notation::{Format, LossReport, ReadGame};
use narabe_study::{ImportedStudy, Study};

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
