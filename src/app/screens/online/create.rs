//! The card that makes a room: what is to be played there, and who may look on.

use super::{View, frame};
use crate::app::screens::new_game::{SetTerms, TableSetup, rule_id};
use crate::app::screens::words;
use crate::app::session::online::{OnlineWish, Opening};
use crate::app::session::{MatchConfig, Player};
use crate::app::settings::Settings;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};

/// The icon before the summary, in logical pixels.
const ICON: f32 = 22.0;

pub fn build(kit: &mut Kit, parent: Entity, view: View) {
    let card = frame::card(kit, parent, "online-create", true);
    summary(kit, card, view);
    let row = kit.row(card, space::M);
    let name = frame::fill(kit, row, 0.0);
    kit.say(name, Style::BODY, "online-watching");
    let switch = kit.switch(row, "online-watching", view.settings.let_watch);
    kit.on(
        switch,
        |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            settings.let_watch = change.value;
        },
    );
    let create = kit.large_button(card, Some(Icon::Room), "online-create-do");
    frame::wide(kit, create);
    kit.on(
        create,
        |_: On<Activate>,
         setup: Res<TableSetup>,
         settings: Res<Settings>,
         mut wishes: MessageWriter<OnlineWish>| {
            wishes.write(OnlineWish::Create(opening(&setup, &settings)));
        },
    );
    // A browser can call and not be called.
    if cfg!(not(target_family = "wasm")) {
        host(kit, card);
    }
}

/// What is to be played in two lines, and the pencil that changes it.
fn summary(kit: &mut Kit, card: Entity, view: View) {
    let config = &view.setup.0;
    let row = kit.row(card, space::M);
    kit.icon(row, Icon::Board, ICON, Token::Ink);
    let lines = frame::fill(kit, row, 0.0);
    let rule = kit.t(rule_id(config.rule));
    let board = [("rule", rule.into()), ("size", config.size.get().into())];
    let board = kit.tv("online-board", &board);
    kit.write(lines, Style::DATA, board);
    let rest = words::played(&kit.locale, config);
    kit.write(lines, Style::DATA_LABEL.sized(14.0).ink(Token::Ink2), rest);
    let edit = kit.icon_button(row, Icon::Edit, "online-terms-edit");
    kit.on(
        edit,
        |_: On<Activate>, kit: Kit, setup: Res<TableSetup>, mut wishes: MessageWriter<SetTerms>| {
            let players = ["online-you", "online-other"].map(|id| Player::human(kit.t(id)));
            let config = MatchConfig::by(&setup.0.terms(), players);
            wishes.write(SetTerms(Box::new(config)));
        },
    );
}

/// The second way, which needs no lobby but reaches this network only.
fn host(kit: &mut Kit, card: Entity) {
    let button = kit.button(card, Look::Soft, Some(Icon::Lan), "online-host");
    frame::wide(kit, button);
    kit.on(
        button,
        |_: On<Activate>,
         setup: Res<TableSetup>,
         settings: Res<Settings>,
         mut wishes: MessageWriter<OnlineWish>| {
            wishes.write(OnlineWish::HostHere(opening(&setup, &settings)));
        },
    );
}

pub(super) fn opening(setup: &TableSetup, settings: &Settings) -> Opening {
    Opening {
        terms: setup.0.terms(),
        watch: settings.let_watch,
    }
}
