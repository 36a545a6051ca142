//! The computer opponents that can be chosen: our own, and on a desktop the programs that the person has added. And the dialog in which
//! one takes the place of an engine that has failed.

use super::lifecycle::AddScreen;
#[cfg(not(target_family = "wasm"))]
use super::wording::engine_abilities;
#[cfg(not(target_family = "wasm"))]
use crate::engines::EngineList;
use crate::live::{Live, MatchConfig, Player, Seat};
use crate::locale::Locale;
use crate::opponents::{LevelLabel, OPPONENTS, Opponent, TWIN_OPPONENTS, computer_name};
use crate::theme::{Token, space};
use crate::widgets::{
    CloseDialog, CloseDialogSystems, LIST_HEIGHT, Look, NodeStyle, SealFace, Style, UiBuilder,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The side of a seal in the dialog, in logical pixels.
const SEAL: f32 = 32.0;

/// An opponent as it is offered.
#[derive(Debug, Clone, PartialEq)]
pub struct OfferedOpponent {
    pub seat: Seat,
    pub name: String,
    /// What it is or can do.
    pub line: String,
    /// The character on its seal.
    pub seal: String,
    pub level: Option<LevelLabel>,
    /// Why it cannot play this game.
    pub refusal: Option<String>,
}

impl OfferedOpponent {
    fn own(locale: &Locale, opponent: &Opponent) -> Self {
        Self {
            seat: opponent.seat,
            name: locale.text(opponent.name),
            line: locale.text(opponent.line),
            seal: opponent.seal.to_owned(),
            level: opponent.level,
            refusal: None,
        }
    }

    /// The player of a match. The name of a program is kept with the match, for the list may not have it any more; those of our own
    /// opponents follow the language.
    pub fn player(&self) -> Player {
        Player {
            name: match self.seat {
                Seat::External(_) => self.name.clone(),
                _ => String::new(),
            },
            seat: self.seat,
        }
    }
}

/// Whom a game can be played against.
#[derive(SystemParam)]
pub struct Offered<'w> {
    locale: Res<'w, Locale>,
    #[cfg(not(target_family = "wasm"))]
    engines: Res<'w, EngineList>,
}

impl Offered<'_> {
    /// Our own opponents, from weak to strong, on one board or on two.
    pub fn own(&self, twin: bool) -> Vec<OfferedOpponent> {
        let known = if twin {
            &TWIN_OPPONENTS[..]
        } else {
            &OPPONENTS[..]
        };
        let offered = |opponent| OfferedOpponent::own(&self.locale, opponent);
        known.iter().map(offered).collect()
    }

    /// The name of a computer; none of a person, and of a program that is not in the list.
    pub fn name(&self, seat: Seat) -> Option<String> {
        #[cfg(not(target_family = "wasm"))]
        if let Seat::External(id) = seat {
            return Some(self.engines.get(id)?.program.name.clone());
        }
        computer_name(&self.locale, seat)
    }

    /// The configuration of a match with the names of its programs: the match keeps them.
    pub fn named(&self, mut config: MatchConfig) -> MatchConfig {
        for player in &mut config.players {
            if player.seat.external().is_some() {
                player.name = self.name(player.seat).unwrap_or_default();
            }
        }
        config
    }

    /// The programs that the person has added, with the reason where one does not play such a game. Twin boards have none.
    #[cfg(not(target_family = "wasm"))]
    pub fn programs(&self, config: &MatchConfig) -> Vec<OfferedOpponent> {
        if config.twin {
            return Vec::new();
        }
        let offered = self.engines.known().map(|engine| OfferedOpponent {
            seat: Seat::External(engine.id),
            name: engine.program.name.clone(),
            line: engine_abilities::line(&self.locale, engine),
            seal: seal_of(&engine.program.name),
            level: None,
            refusal: engine_abilities::refusal(&self.locale, engine, config.rule, config.size),
        });
        offered.collect()
    }

    /// Nobody: a page starts no programs.
    #[cfg(target_family = "wasm")]
    pub fn programs(&self, _: &MatchConfig) -> Vec<OfferedOpponent> {
        Vec::new()
    }
}

/// The first letter of a name, for a seal.
pub fn seal_of(name: &str) -> String {
    let first = name.chars().find(|letter| letter.is_alphanumeric());
    first.map_or_else(|| "?".into(), |letter| letter.to_uppercase().collect())
}

/// Opens the dialog.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskOpponent;

/// Who was picked in the dialog.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct OpponentPicked(pub Player);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskOpponent>()
        .add_message::<OpponentPicked>()
        .add_details(
            open.run_if(on_message::<AskOpponent>)
                .after(CloseDialogSystems),
        );
}

fn open(live: Res<Live>, offered: Offered, mut ui: UiBuilder) {
    let failed = live.failed_engine().map(|side| live.seat(side));
    let ui = &mut ui;
    let title = ui.locale.text("game-engine-other");
    let parts = ui.dialog(&title, None);
    let area = Node::column().max_height(LIST_HEIGHT).stretch();
    let area = ui.scroll(parts.body, area);
    let list = ui.node(area, Node::column().no_shrink());
    let own = offered.own(live.is_twin());
    for opponent in own.into_iter().chain(offered.programs(live.config())) {
        if Some(opponent.seat) != failed {
            row(ui, list, &opponent);
        }
    }
    ui.cancel(parts.actions);
}

fn row(ui: &mut UiBuilder, list: Entity, opponent: &OfferedOpponent) {
    let line = opponent.refusal.as_ref().unwrap_or(&opponent.line);
    let spoken = (ui.locale).statements([opponent.name.clone(), line.clone()]);
    let key = format!("opponent {:?}", opponent.seat);
    let node = Node::line(space::S).min_height(56).no_shrink();
    let row = ui.bare_button(list, Look::Row, &spoken, &key, node.pad_xy(space::XS, 6));
    ui.seal(row, &opponent.seal, SEAL, SealFace::Outline);
    let words = ui.node(row, Node::column().fill());
    ui.name_text(words, Style::BODY_BOLD, opponent.name.clone());
    ui.literal_text(words, Style::LABEL.ink(Token::Ink2), line.as_str());
    if opponent.refusal.is_some() {
        ui.insert(row, InteractionDisabled);
        return;
    }
    let player = opponent.player();
    ui.on(
        row,
        move |_: On<Activate>,
              mut picked: MessageWriter<OpponentPicked>,
              mut close: MessageWriter<CloseDialog>| {
            picked.write(OpponentPicked(player.clone()));
            close.write_default();
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seal_of_a_program_is_the_first_letter_of_its_name() {
        assert_eq!(seal_of("yuzu 1.0"), "Y");
        assert_eq!(seal_of("-楓"), "楓");
        assert_eq!(seal_of("…"), "?");
    }
}
