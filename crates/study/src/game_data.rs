//! A game's own data: the rule, the size of the board, and what is known of the game besides its moves. One edit changes it.
//!
//! Under another rule the moves are looked at anew: what the new rule does not allow is taken out of the tree, and undoing brings it
//! back. [`Study::effects_of`] tells it before.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{Edit, Study};
//!
//! let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let mut data = study.data();
//! data.rule = Rule::Renju;
//! data.info.event = "Spring Cup".to_owned();
//! study.apply(Edit::SetData(Box::new(data)))?;
//! assert_eq!((study.position().rule(), study.origin().as_deref()), (Rule::Renju, Some("Spring Cup")));
//! study.undo();
//! assert_eq!((study.position().rule(), study.origin()), (Rule::Freestyle, None));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::edit::{Change, EditError};
use super::study::{MAX_NAME_CHARS, Study};
use narabe_notation::{GameInfo, GameResult, WinReason, sanitize_line};
use narabe_rules::{
    BoardSize, DrawReason, NodeId, Outcome, Record, Rule, RuleEffect, StartError, Victory,
};

/// A game's own data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameData {
    /// Names, result, date, event and so on. The result is the one that the board shows where it shows one.
    pub info: GameInfo,
    /// The rule.
    pub rule: Rule,
    /// The size of the board, which only an empty study changes.
    pub size: BoardSize,
}

/// What an edit of the data has exchanged.
#[derive(Clone, Debug)]
pub(super) struct DataBefore {
    info: GameInfo,
    origin: Option<String>,
    /// The record, if it is another one.
    record: Option<Record>,
}

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

fn shorten(name: &mut String) {
    *name = sanitize_line(name, MAX_NAME_CHARS);
}

/// Ends the game at the end of the main line as a result says, in place of another end that is none of the board. A win whose
/// reason is not known does not end a record.
pub(super) fn end_game(record: &mut Record, result: GameResult) {
    let first = |node: &NodeId| record.children(*node).first().copied();
    let root = record.root();
    let last = std::iter::successors(Some(root), first).last();
    let ending = match result {
        GameResult::Draw => Some(Outcome::Draw(DrawReason::Agreement)),
        GameResult::Win { winner, reason } => {
            let by = match reason {
                WinReason::Resignation => Some(Victory::Resignation),
                WinReason::Time => Some(Victory::Time),
                WinReason::Forfeit => Some(Victory::Absence),
                WinReason::Unknown | WinReason::Five | WinReason::Foul => None,
            };
            by.map(|by| Outcome::Win { winner, by })
        }
        GameResult::Unknown => None,
    };
    record.set_ending(last.unwrap_or(root), ending);
}
