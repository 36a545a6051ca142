//! The pickers, without a window.

use super::SkinsMetrics;
use crate::board::BoardId;
use crate::board::skins::{Skins, UserSkinsDir};
use crate::layout::Layout;
use crate::screens::testing::TestApp;
use crate::state::Screen;
use bevy::prelude::*;

#[test]
fn a_pick_applies_at_once() {
    let mut test = TestApp::at(Screen::Skins);
    let (board, stones) = {
        let skins = test.resource::<Skins>();
        (skins.boards()[2].id.clone(), skins.stones()[5].id.clone())
    };
    test.pick("skins-boards", 2);
    test.pick("skins-stones", 5);
    assert_eq!(
        (&test.settings().board_skin, &test.settings().stone_skin),
        (&board, &stones)
    );
    test.pick("skins-lines", 1);
    let first = test.resource::<Skins>().lines()[0].id.clone();
    assert_eq!(test.settings().line_colour.as_ref(), Some(&first));
    test.pick("skins-lines", 0);
    assert_eq!(test.settings().line_colour, None);
}

#[test]
fn the_title_follows_the_choice() {
    let mut test = TestApp::at(Screen::Skins);
    let name = test.resource::<Skins>().boards()[2].data.name.clone();
    test.pick("skins-boards", 2);
    assert!(
        test.texts()
            .iter()
            .any(|text| text.starts_with(&format!("{name}, "))),
        "{:?}",
        test.texts()
    );
}

#[test]
fn the_sample_is_on_the_board() {
    let test = TestApp::at(Screen::Skins);
    assert_eq!(*test.board_model(BoardId::First), super::sample::model());
}

#[test]
fn a_broken_skin_is_listed_with_its_error() {
    let mut test = TestApp::new();
    let own = test.home.path().join("skins");
    std::fs::create_dir_all(own.join("boards")).expect("a folder");
    std::fs::write(own.join("boards/moss.ron"), "BoardSkin(name: 7)").expect("a file");
    test.app
        .insert_resource(Skins::load(&UserSkinsDir(Some(own))));
    test.open(Screen::Skins);
    let mut lines = test
        .app
        .world_mut()
        .query_filtered::<&Text, With<super::FaultLine>>();
    let lines: Vec<_> = lines
        .iter(test.app.world())
        .map(|text| text.0.clone())
        .collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(
        lines[0].contains("moss.ron") && lines[0].contains("line 1"),
        "{lines:?}"
    );
}

#[test]
fn a_switch_changes_the_setting() {
    let mut test = TestApp::at(Screen::Skins);
    test.turn("skins-coordinates", false);
    assert!(!test.settings().coordinates && test.settings().star_points);
}

fn metrics(width: f32, height: f32) -> SkinsMetrics {
    SkinsMetrics::new(&Layout::new(Vec2::new(width, height), 1.0, 1.0))
}

#[test]
fn the_desktop_sizes_match_the_design() {
    let metrics = metrics(1280.0, 800.0);
    assert_eq!(
        (metrics.preview, metrics.pickers, metrics.beside),
        (560.0, 592.0, true)
    );
}

#[test]
fn a_phone_has_the_preview_on_top() {
    let upright = metrics(390.0, 844.0);
    assert!(!upright.beside && upright.preview <= 362.0);
    let across = metrics(844.0, 390.0);
    assert!(across.beside && !across.words_under_preview && across.preview > 280.0);
}

#[test]
fn the_pickers_always_have_room() {
    for (width, height) in [
        (1920.0, 1080.0),
        (1024.0, 768.0),
        (768.0, 1024.0),
        (844.0, 390.0),
        (320.0, 568.0),
    ] {
        let metrics = metrics(width, height);
        assert!(
            metrics.pickers > 280.0 && metrics.preview > 100.0,
            "{width} × {height}: {metrics:?}"
        );
    }
}
