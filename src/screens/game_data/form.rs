//! What the dialog edits, and what was changed in it.

use super::subject::DataSubject;
use crate::study::OpenStudy;
use bevy::prelude::*;
use narabe_library::{GameId, Games};
use narabe_notation::{GameInfo, GameResult, InfoChange, InfoField, KnownInfo, WinReason};
use narabe_rules::{BoardSize, NodeId, Rule, Side};

/// What the dialog edits, and what was changed in it.
#[derive(Resource, Debug)]
pub struct DataForm {
    pub subject: DataSubject,
    pub known: KnownInfo,
    /// The rule and the size of the board; none if the games differ.
    pub rule: Option<Rule>,
    pub size: Option<BoardSize>,
    /// Whether the size can be changed.
    pub is_empty: bool,
    /// Whether the board shows the result, which cannot be changed then.
    pub is_decided: bool,
    /// Whether all games are on twin boards, which have one rule.
    pub is_twin: bool,
    /// The node of the study whose properties are shown, its name, and the others.
    pub node: Option<NodeId>,
    pub node_name: String,
    pub properties: Vec<(String, String)>,
    /// What was picked; none while it is as before.
    pub new_rule: Option<Rule>,
    pub new_size: Option<BoardSize>,
    pub new_result: Option<GameResult>,
    /// The fields of the texts, of the date and of the name of the node.
    pub fields: Vec<(InfoField, Entity)>,
    pub date: Option<Entity>,
    pub name: Option<Entity>,
    /// The fields in which something was typed.
    pub typed: Vec<Entity>,
    /// Where it is told what another rule makes of the moves, and where the reason of a win is chosen.
    pub effects: Option<Entity>,
    pub reason: Option<Entity>,
    /// The rule whose effects are told, and whether they have to be told anew.
    pub told: Option<Rule>,
}

impl Default for DataForm {
    fn default() -> Self {
        Self::new(DataSubject::Study, &[GameInfo::default()])
    }
}

impl DataForm {
    fn new(subject: DataSubject, infos: &[GameInfo]) -> Self {
        Self {
            subject,
            known: KnownInfo::of(infos),
            rule: None,
            size: None,
            is_empty: false,
            is_decided: false,
            is_twin: false,
            node: None,
            node_name: String::new(),
            properties: Vec::new(),
            new_rule: None,
            new_size: None,
            new_result: None,
            fields: Vec::new(),
            date: None,
            name: None,
            typed: Vec::new(),
            effects: None,
            reason: None,
            told: None,
        }
    }

    /// The data of the open study.
    pub fn of_study(open: &OpenStudy) -> Self {
        let study = open.study();
        let data = study.data();
        let node = study.current();
        let annotation = study.annotation(node);
        let properties = annotation.properties.iter();
        let others = properties.filter(|property| !property.is_node_name());
        Self {
            rule: Some(data.rule),
            size: Some(data.size),
            is_empty: study.is_empty(),
            is_decided: study.is_decided_on_board(),
            node: Some(node),
            node_name: annotation.node_name().unwrap_or_default(),
            properties: others
                .map(|property| (property.name.clone(), property.texts().join(", ")))
                .collect(),
            ..Self::new(DataSubject::Study, &[data.info])
        }
    }

    /// The data of games of the library; none if there are none of them.
    pub fn of_games(ids: Vec<GameId>, games: &Games) -> Option<Self> {
        let found: Vec<_> = ids.iter().filter_map(|id| games.summary(*id)).collect();
        let first = found.first()?;
        let same_rule = found.iter().all(|game| game.rule == first.rule);
        let same_size = found.iter().all(|game| game.size == first.size);
        let (rule, size) = (first.rule, first.size);
        let infos: Vec<GameInfo> = ids.iter().filter_map(|id| games.info_of(*id)).collect();
        Some(Self {
            rule: same_rule.then_some(rule),
            size: same_size.then_some(size),
            is_twin: found.iter().all(|game| game.is_twin),
            ..Self::new(DataSubject::Games(ids), &infos)
        })
    }

    /// The number of games.
    pub const fn count(&self) -> usize {
        match &self.subject {
            DataSubject::Study => 1,
            DataSubject::Games(games) => games.len(),
        }
    }

    /// The result as it is chosen; none if the games differ.
    pub fn result(&self) -> Option<GameResult> {
        self.new_result.or(self.known.result)
    }

    /// Picks who has won, or a draw, by the place in the list.
    pub fn pick_winner(&mut self, place: usize) {
        let reason = match self.result() {
            Some(GameResult::Win { reason, .. }) => reason,
            _ => WinReason::Unknown,
        };
        let win = |winner| GameResult::Win { winner, reason };
        self.new_result = Some(match place {
            0 => GameResult::Unknown,
            1 => win(Side::Black),
            2 => win(Side::White),
            _ => GameResult::Draw,
        });
    }

    /// The place of the result in that list; none if the games differ.
    pub fn winner_place(&self) -> Option<usize> {
        Some(match self.result()? {
            GameResult::Unknown => 0,
            GameResult::Win { winner, .. } => 1 + winner as usize,
            GameResult::Draw => 3,
        })
    }

    /// Picks the reason of a win.
    pub fn pick_reason(&mut self, new: WinReason) {
        if let Some(GameResult::Win { winner, .. }) = self.result() {
            self.new_result = Some(GameResult::Win {
                winner,
                reason: new,
            });
        }
    }

    /// The rule that is chosen, if it is another one.
    pub fn other_rule(&self) -> Option<Rule> {
        self.new_rule.filter(|rule| self.rule != Some(*rule))
    }

    /// What was changed, by the text of each field; the date is read by `date`.
    pub fn change(&self, read: impl Fn(Entity) -> Option<String>) -> InfoChange {
        let mut change = InfoChange {
            result: self
                .new_result
                .filter(|new| self.known.result != Some(*new)),
            ..InfoChange::default()
        };
        for &(field, entity) in &self.fields {
            let Some(text) = read(entity) else {
                continue;
            };
            let is_changed = match self.known.text(field) {
                Some(known) => known != text,
                // The games differ: an empty field says so until something was typed in it.
                None => !text.is_empty() || self.typed.contains(&entity),
            };
            if is_changed {
                change.texts.insert(field, text);
            }
        }
        change
    }
}
