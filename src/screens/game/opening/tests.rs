//! Openings on the screen, without a window.

use super::OpeningCard;
use crate::board::{BoardId, BoardModel};
use crate::live::{Intent, Live, LiveMessage, MatchConfig, OneBoardMatch, Seat};
use crate::screens::openings::OpeningChosen;
use crate::screens::testing::TestApp;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_rules::opening::{NamedOpening, Protocol, Region};
use narabe_rules::{Rule, Side};

/// A game of this protocol between two persons, after these points.
fn after(protocol: Protocol, points: &str) -> TestApp {
    let mut config = MatchConfig {
        protocol,
        rule: Rule::Renju,
        ..MatchConfig::default()
    };
    config.players[1].seat = Seat::Human;
    let mut test = TestApp::started();
    send(&mut test, Intent::NewMatch(Box::new(config)));
    for name in points.split_whitespace() {
        send(
            &mut test,
            Intent::play(name.parse::<narabe_rules::Point>().expect("a point")),
        );
    }
    test.open(Screen::Game);
    test
}

fn send(test: &mut TestApp, intent: Intent) {
    test.send(LiveMessage(intent));
}

fn one_board(test: &TestApp) -> &OneBoardMatch {
    test.resource::<Live>().one_board()
}

fn model(test: &TestApp) -> &BoardModel {
    test.board_model(BoardId::First)
}

fn cards(test: &mut TestApp) -> usize {
    let world = test.app.world_mut();
    world.query::<&OpeningCard>().iter(world).count()
}

#[test]
fn the_board_shows_the_region_of_the_next_stone() {
    let mut test = after(Protocol::Rif, "h8 h9");
    assert_eq!(model(&test).region, Some(Region::Central(5)));
    assert_eq!(model(&test).ghost, Some(Side::Black));
    send(
        &mut test,
        Intent::play("j10".parse::<narabe_rules::Point>().expect("a point")),
    );
    assert_eq!((model(&test).region, model(&test).ghost), (None, None));
}

#[test]
fn a_colour_is_chosen_by_a_button() {
    let mut test = after(Protocol::Swap2, "h8 h9 j10");
    assert!(test.has("swap") && test.has("stay") && test.has("place-two"));
    test.press("swap");
    assert_eq!(one_board(&test).player_on(Side::Black), 1);
    assert_eq!(cards(&mut test), 0, "the opening is over");
}

#[test]
fn a_number_is_declared_by_a_button_and_offers_are_shown_on_the_board() {
    let mut test = after(Protocol::Soosorv8, "h8 h9 j10");
    test.press("stay");
    send(
        &mut test,
        Intent::play("g7".parse::<narabe_rules::Point>().expect("a point")),
    );
    assert!(!test.has("declare 9"));
    test.press("declare 2");
    assert_eq!(one_board(&test).opening().declared(), Some(2));
    test.press("stay");
    let offer = "a1".parse().expect("a point");
    send(&mut test, Intent::play(offer));
    assert_eq!(model(&test).offers, [offer]);
}

#[test]
fn a_named_opening_is_played_at_once() {
    let mut test = after(Protocol::Yamaguchi, "");
    test.press("opening-of-26");
    let kagetsu = NamedOpening::ALL[3];
    test.send(OpeningChosen(kagetsu));
    assert_eq!(one_board(&test).opening().named(), Some(&kagetsu));
    assert_eq!(cards(&mut test), 1);
}

#[test]
fn bug_the_name_of_an_opening_was_shown_three_times_at_once() {
    let mut test = after(Protocol::Rif, "h8 h9");
    let point = "i9".parse::<narabe_rules::Point>().expect("a point");
    send(&mut test, Intent::play(point));
    let (texts, name) = (test.texts(), test.text("opening-kagetsu"));
    let named = texts.iter().filter(|text| text.contains(&name));
    assert_eq!(named.count(), 1, "{texts:?}");
}

#[test]
fn bug_the_list_of_moves_left_out_the_decisions_of_the_opening() {
    let mut test = after(Protocol::Swap2, "h8 h9 j10");
    test.press("swap");
    let [name, decision] = ["player-second", "opening-did-swap"].map(|id| test.text(id).into());
    let swap = [("name", name), ("decision", decision)];
    assert!(
        test.says_with("opening-decision", &swap),
        "{:?}",
        test.texts()
    );
    send(&mut test, Intent::Undo);
    assert!(!test.says_with("opening-decision", &swap));
}

#[test]
fn no_prompt_is_shown_on_another_screen() {
    let mut test = after(Protocol::Swap2, "h8");
    assert_eq!(cards(&mut test), 1);
    test.open(Screen::Settings);
    assert_eq!(cards(&mut test), 0);
}
