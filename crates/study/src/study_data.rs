//! The data of a study's game, and the edit that changes them.

use super::edit::{Change, EditError};
use super::game_data::{DataBefore, GameData, end_game, shorten};
use super::study::Study;
use narabe_notation::{GameInfo, GameResult};
use narabe_rules::{Outcome, Record, Rule, RuleEffect, StartError};

impl Study {
    /// What is known of the game besides its moves.
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// Sets what is known of the game, which is not an edit.
    pub fn set_info(&mut self, info: GameInfo) {
        self.info = info.cleaned();
        self.info.names.iter_mut().for_each(shorten);
    }

    /// The data as it is edited.
    pub fn data(&self) -> GameData {
        let info = GameInfo {
            result: self.result(),
            title: self.title().to_owned(),
            ..self.info.clone()
        };
        let position = self.position();
        GameData {
            info,
            rule: position.rule(),
            size: position.size(),
        }
    }

    /// The result: the one at the end of the main line, or else what is known.
    pub fn result(&self) -> GameResult {
        let shown = self.shown_outcome();
        shown.map_or(self.info.result, |outcome| GameResult::from(&outcome))
    }

    /// Whether the board decides the game at the end of the main line, so that its result cannot be changed.
    pub fn is_decided_on_board(&self) -> bool {
        let shown = self.shown_outcome();
        shown.is_some_and(|outcome| outcome.is_decided_on_board())
    }

    fn shown_outcome(&self) -> Option<Outcome> {
        let last = self.main_line().last().copied();
        self.record
            .outcome_at(last.unwrap_or_else(|| self.record.root()))
    }

    /// Whether the study has neither moves nor stones nor marks, so that its board may have another size.
    pub fn is_empty(&self) -> bool {
        let root = self.record.root();
        let has_moves = !self.record.children(root).is_empty();
        !has_moves && !self.position().has_setup() && self.annotation(root).marks.is_empty()
    }

    /// What another rule would make of the moves, the main line first.
    ///
    /// # Errors
    /// [`StartError`] if the game would be over at its start.
    pub fn effects_of(&self, rule: Rule) -> Result<Vec<RuleEffect>, StartError> {
        if rule == self.position().rule() {
            return Ok(Vec::new());
        }
        Ok(self.record.under_rule(rule)?.effects)
    }

    /// Where the study comes from: the name that it was given, or event, round, place and date.
    pub fn origin(&self) -> Option<String> {
        if self.origin.is_some() {
            return self.origin.clone();
        }
        let info = &self.info;
        let date = info.date.map(|date| date.to_string()).unwrap_or_default();
        let name = if info.event.is_empty() {
            &info.title
        } else {
            &info.event
        };
        let parts = [name, &info.round, &info.place, &date];
        let parts = parts.into_iter().map(String::as_str);
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// The name that the study was given.
    pub(super) fn given_name(&self) -> Option<&str> {
        self.origin.as_deref()
    }

    /// The name that the study was given, or the title of the game.
    pub fn title(&self) -> &str {
        self.origin.as_deref().unwrap_or(&self.info.title)
    }

    pub(super) fn change_data(&mut self, data: GameData) -> Result<Option<Change>, EditError> {
        let now = self.data();
        let GameData {
            mut info,
            rule,
            size,
        } = data;
        info = info.cleaned();
        info.names.iter_mut().for_each(shorten);
        let mut record = None;
        if size != now.size {
            if !self.is_empty() {
                return Err(EditError::SizeOfGame { size: now.size });
            }
            record = Some(Record::new(rule, size));
        } else if rule != now.rule {
            record = Some(self.record.under_rule(rule)?.record);
            // The name of the rule in its file is that of another one now.
            info.rule_text.clear();
        }
        if info.result != now.info.result && !self.is_decided_on_board() {
            end_game(
                record.get_or_insert_with(|| self.record.clone()),
                info.result,
            );
        }
        let record = record.filter(|record| *record != self.record);
        let mut other = DataBefore {
            origin: self.origin.clone(),
            record,
            info,
        };
        if other.info.title != now.info.title {
            other.origin = Some(other.info.title.clone()).filter(|title| !title.is_empty());
        } else {
            other.info.title.clone_from(&self.info.title);
        }
        if other.info.result == now.info.result {
            other.info.result = self.info.result;
        }
        let is_same =
            other.record.is_none() && other.info == self.info && other.origin == self.origin;
        if is_same {
            return Ok(None);
        }
        self.swap_data(&mut other);
        Ok(Some(Change::Data(Box::new(other))))
    }

    /// Exchanges the data with what is held here.
    pub(super) fn swap_data(&mut self, other: &mut DataBefore) {
        std::mem::swap(&mut self.info, &mut other.info);
        std::mem::swap(&mut self.origin, &mut other.origin);
        if let Some(record) = &mut other.record {
            std::mem::swap(&mut self.record, record);
        }
    }
}
