//! Changing what is known of games: names, result, date, event, and the rule. Many games at once, and only the fields that were
//! changed. A game whose moves another rule does not allow keeps its rule, and is told.

use std::collections::BTreeSet;

use super::changes::{Change, WholeGame};
use super::checked_game::{CheckedGame, outcome_of};
use super::edit::{EditKind, Edited};
use super::game::{Game, GameId, GameRecord, Refusal, protocol_of};
use super::games::Games;
use super::library::Library;
use super::library_error::LibraryError;
use super::origin::origin_of;
use super::row::{pack_date, protocol_number, rating_of};

use narabe_notation::{GameInfo, GameResult, InfoChange, InfoField};
use narabe_rules::Rule;

/// What is changed of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataChange {
    /// What is known of them besides the rule.
    pub info: InfoChange,
    /// Another rule.
    pub rule: Option<Rule>,
}

/// What a change of games' data has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataEdited {
    /// The edit, which can be undone.
    pub edited: Edited,
    /// The games that keep their rule, and why. What else was changed of them is changed.
    pub keep_rule: Vec<(GameId, Refusal)>,
}

impl Games {
    /// What is known of a game; none if there is no such game.
    pub fn info_of(&self, id: GameId) -> Option<GameInfo> {
        self.row(id).map(|row| self.info(row))
    }

    /// The games whose moves a rule does not allow, and why: those that would keep their rule.
    pub fn refusing(&self, ids: &[GameId], rule: Rule) -> Vec<(GameId, Refusal)> {
        let refusal = |&id: &GameId| {
            let game = self.game(id).filter(|game| game.rule != rule)?;
            under_rule(game, rule).err().map(|refusal| (id, refusal))
        };
        ids.iter().filter_map(refusal).collect()
    }
}

impl Library {
    /// Changes what is known of games. Those that do not exist are left aside. Of games on twin boards the rule stays.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn change_data(
        &mut self,
        ids: &[GameId],
        change: &DataChange,
    ) -> Result<DataEdited, LibraryError> {
        let mut changes = Vec::new();
        let mut keep_rule = Vec::new();
        for id in ids.iter().copied().collect::<BTreeSet<_>>() {
            let Some(before) = self.games.whole_game(id) else {
                continue;
            };
            let mut kept = before.clone();
            if let Some(rule) = change.rule.filter(|rule| *rule != kept.row.rule)
                && let Some(checked) = self.games.game(id).map(|game| under_rule(game, rule))
            {
                match checked {
                    Ok(None) => {}
                    Ok(Some(checked)) => {
                        let row = self.games.pack(id, &checked).row;
                        kept.row.rule = row.rule;
                        kept.row.result = row.result;
                        kept.row.texts = row.texts;
                    }
                    Err(refusal) => keep_rule.push((id, refusal)),
                }
            }
            if !change.info.is_empty() {
                self.change_info(&mut kept, &change.info);
            }
            if kept != before {
                changes.push(Change { id, to: Some(kept) });
            }
        }
        let edited = self.edit(EditKind::Changed, changes)?;
        Ok(DataEdited { edited, keep_rule })
    }

    fn change_info(&mut self, kept: &mut WholeGame, change: &InfoChange) {
        let before = origin_of(&self.games, kept);
        let mut info = self.games.info(&kept.row);
        change.apply(&mut info);
        kept.row.texts = self.games.pack_texts(&info);
        kept.row.ratings = [0, 1].map(|side| rating_of(&info.ratings[side]));
        kept.row.date = pack_date(info.date);
        kept.row.result = info.result;
        if change.texts.contains_key(&InfoField::Protocol) {
            kept.row.protocol = protocol_number(protocol_of(&info.protocol));
        }
        // An import still knows the game by what it was.
        if origin_of(&self.games, kept) != before && !kept.origins.contains(&before) {
            kept.origins.push(before);
        }
    }
}

/// A game under another rule; none on twin boards, which have one rule. A result that the board showed under the rule before is
/// that which it shows now.
///
/// # Errors
/// [`Refusal`] if its moves are not allowed.
fn under_rule(mut game: Game, rule: Rule) -> Result<Option<CheckedGame>, Refusal> {
    let GameRecord::OneBoard(tree) = &mut game.record else {
        return Ok(None);
    };
    let shown = outcome_of(tree, game.rule);
    if shown.is_some_and(|outcome| GameResult::from(&outcome) == game.info.result) {
        game.info.result = GameResult::Unknown;
    }
    tree.set_rule(Some(rule));
    game.rule = rule;
    // The name of the rule in its file is that of another one now.
    game.info.rule_text.clear();
    game.check().map(Some)
}
