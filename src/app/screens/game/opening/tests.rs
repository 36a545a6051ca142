//! Openings on the screen without a window: what is asked, what the buttons do, what goes away.

use super::Card;
use crate::app::board::BoardModel;
use crate::app::screens::openings::OpeningChosen;
use crate::app::screens::testing::Stage;
use crate::app::session::{Intent, Live, MatchConfig, OneBoardMatch, Seat};
use crate::app::state::Screen;
use crate::rules::opening::{NamedOpening, Protocol, Region};
use crate::rules::{Rule, Side};
use bevy::prelude::*;

/// A game of this protocol between two persons, after these points were played.
fn after(protocol: Protocol, points: &str) -> Stage {
    let mut config = MatchConfig {
        protocol,
        rule: Rule::Renju,
        ..MatchConfig::default()
    };
    config.players[1].seat = Seat::Human;
    let mut stage = Stage::new();
    stage.settle();
    send(&mut stage, Intent::NewMatch(Box::new(config)));
    for name in points.split_whitespace() {
        send(
            &mut stage,
            Intent::play(name.parse::<crate::rules::Point>().expect("a point")),
        );
    }
    stage.open(Screen::Game);
    stage
}

fn send(stage: &mut Stage, intent: Intent) {
    stage.app.world_mut().write_message(intent);
    stage.settle();
}

fn session(stage: &Stage) -> &OneBoardMatch {
    stage.app.world().resource::<Live>().one_board()
}

fn model(stage: &Stage) -> &BoardModel {
    stage.app.world().resource::<BoardModel>()
}

fn cards(stage: &mut Stage) -> usize {
    let world = stage.app.world_mut();
    world.query::<&Card>().iter(world).count()
}

#[test]
fn the_board_lights_where_the_stone_may_go() {
    let mut stage = after(Protocol::Rif, "h8 h9");
    assert_eq!(model(&stage).region, Some(Region::Central(5)));
    assert_eq!(model(&stage).ghost, Some(Side::Black));
    send(
        &mut stage,
        Intent::play("j10".parse::<crate::rules::Point>().expect("a point")),
    );
    assert_eq!((model(&stage).region, model(&stage).ghost), (None, None));
}

#[test]
fn a_colour_is_chosen_by_a_button() {
    let mut stage = after(Protocol::Swap2, "h8 h9 j10");
    assert!(stage.has("swap") && stage.has("stay") && stage.has("place-two"));
    stage.press("swap");
    assert_eq!(session(&stage).player_on(Side::Black), 1);
    assert_eq!(cards(&mut stage), 0, "the opening is over");
}

#[test]
fn a_number_is_declared_by_a_button_and_offers_lie_on_the_board() {
    let mut stage = after(Protocol::Soosorv8, "h8 h9 j10");
    stage.press("stay");
    send(
        &mut stage,
        Intent::play("g7".parse::<crate::rules::Point>().expect("a point")),
    );
    assert!(!stage.has("declare 9"));
    stage.press("declare 2");
    assert_eq!(session(&stage).opening().declared(), Some(2));
    stage.press("stay");
    let offer = "a1".parse().expect("a point");
    send(&mut stage, Intent::play(offer));
    assert_eq!(model(&stage).offers, [offer]);
}

#[test]
fn one_of_the_26_is_laid_at_once() {
    let mut stage = after(Protocol::Yamaguchi, "");
    stage.press("opening-of-26");
    let kagetsu = NamedOpening::ALL[3];
    stage.app.world_mut().write_message(OpeningChosen(kagetsu));
    stage.settle();
    assert_eq!(session(&stage).opening().named(), Some(&kagetsu));
    assert_eq!(cards(&mut stage), 1);
}

#[test]
fn nobody_is_asked_on_another_screen() {
    let mut stage = after(Protocol::Swap2, "h8");
    assert_eq!(cards(&mut stage), 1);
    stage.open(Screen::Settings);
    assert_eq!(cards(&mut stage), 0);
}
