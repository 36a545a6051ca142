//! The pickers as a player uses them.

use super::Plan;
use crate::app::board::BoardModel;
use crate::app::board::skins::{Skins, UserSkinsDir};
use crate::app::layout::Layout;
use crate::app::screens::testing::Stage;
use crate::app::state::Screen;
use bevy::prelude::*;

fn open() -> Stage {
    let mut stage = Stage::new();
    stage.open(Screen::Skins);
    stage
}

#[test]
fn a_pick_applies_at_once() {
    let mut stage = open();
    let (board, stones) = {
        let skins = stage.app.world().resource::<Skins>();
        (skins.boards()[2].id.clone(), skins.stones()[5].id.clone())
    };
    stage.pick("skins-boards", 2);
    stage.pick("skins-stones", 5);
    assert_eq!(
        (&stage.settings().board_skin, &stage.settings().stone_skin),
        (&board, &stones)
    );
    stage.pick("skins-lines", 1);
    let first = stage.app.world().resource::<Skins>().lines()[0].id.clone();
    assert_eq!(stage.settings().line_colour.as_ref(), Some(&first));
    stage.pick("skins-lines", 0);
    assert_eq!(stage.settings().line_colour, None);
}

#[test]
fn the_title_follows_the_choice() {
    let mut stage = open();
    let name = stage.app.world().resource::<Skins>().boards()[2]
        .data
        .name
        .clone();
    stage.pick("skins-boards", 2);
    assert!(
        stage
            .texts()
            .iter()
            .any(|text| text.starts_with(&format!("{name}, "))),
        "{:?}",
        stage.texts()
    );
}

#[test]
fn the_sample_is_on_the_board() {
    let stage = open();
    assert_eq!(
        *stage.app.world().resource::<BoardModel>(),
        super::sample::model()
    );
}

#[test]
fn a_broken_skin_is_named_with_its_fault() {
    let mut stage = Stage::new();
    let own = stage.home.path().join("skins");
    std::fs::create_dir_all(own.join("boards")).expect("a folder");
    std::fs::write(own.join("boards/moss.ron"), "BoardSkin(name: 7)").expect("a file");
    stage
        .app
        .insert_resource(Skins::load(&UserSkinsDir(Some(own))));
    stage.open(Screen::Skins);
    let mut lines = stage
        .app
        .world_mut()
        .query_filtered::<&Text, With<super::FaultLine>>();
    let lines: Vec<_> = lines
        .iter(stage.app.world())
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
    let mut stage = open();
    stage.turn("skins-coordinates", false);
    assert!(!stage.settings().coordinates && stage.settings().star_points);
}

fn plan(width: f32, height: f32) -> Plan {
    Plan::new(&Layout::new(Vec2::new(width, height), 1.0, 1.0))
}

#[test]
fn a_desktop_is_shared_as_drawn() {
    let plan = plan(1280.0, 800.0);
    assert_eq!(
        (plan.preview, plan.pickers, plan.beside),
        (560.0, 592.0, true)
    );
}

#[test]
fn a_phone_has_the_preview_on_top() {
    let upright = plan(390.0, 844.0);
    assert!(!upright.beside && upright.preview <= 362.0);
    let across = plan(844.0, 390.0);
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
        let plan = plan(width, height);
        assert!(
            plan.pickers > 280.0 && plan.preview > 100.0,
            "{width} × {height}: {plan:?}"
        );
    }
}
