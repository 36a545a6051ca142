//! A game of the library as a study.

use narabe_library::{Game, GameRecord};
use narabe_notation::{Format, LossReport, ReadGame};
use narabe_rules::{Rule, StartError};
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
    let mut study = study_of_file(&read, game.rule).ok()?;
    study.set_computers(game.levels.map(|level| level.is_some()));
    Some(study)
}

/// A game that was read, or that could have been, as a study under a known rule.
///
/// # Errors
/// Why it cannot be studied.
pub fn study_of_file(read: &ReadGame, rule: Rule) -> Result<Study, StartError> {
    // The rule is known; the format makes no difference then.
    ImportedStudy::of(read, Format::Sgf, Some(rule)).map(|imported| imported.study)
}
