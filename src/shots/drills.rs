//! The scenes of a drill: what is asked, a miss with its place, the end of a line, and the dialog in the study.

use super::scene::Scene;
use crate::drill::{DrillRequest, Drills};
use crate::screens::AskDrill;
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::widgets::{CloseDialog, DialogOpen};
use bevy::prelude::*;
use narabe_learn::drill::{Drill, DrillState};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Move, Rule, Side};
use narabe_study::{Edit, Study};

/// The lines of the study: Kagetsu with some answers of White.
const LINES: [&str; 4] = [
    "h8 h9 i9 g7 i10 i8 j11",
    "h8 h9 i9 i10 g7 j7 f9",
    "h8 h9 i9 j10 g10 i8 f8",
    "h8 h9 i9 i8 g10 j7 f11",
];
/// What is written at the position after the second move.
const COMMENT: &str =
    "The direct opening: Black cuts behind the white stone, and both sides come to play.";
// The number of moves before the branch, and moves that are not in it.
const BEFORE: usize = 2;
const MISSES: [&str; 3] = ["a15", "o15", "o1"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillScene {
    Ask,
    Begun,
    Missed,
    End,
    Without,
}

impl Scene for DrillScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Without => "47-drill",
            Self::Ask => "47-drill-ask",
            Self::Begun => "47-drill-begun",
            Self::Missed => "47-drill-missed",
            Self::End => "47-drill-over",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world);
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }

    fn drive(&self, world: &mut World) {
        drive(*self, world);
    }
}

/// Starts the scene.
fn set(scene: DrillScene, world: &mut World) {
    world.write_message(CloseDialog);
    match scene {
        DrillScene::Without => _ = world.write_message(Go::To(Screen::Drill)),
        DrillScene::Ask => {
            world.write_message(StudyRequest::Open(Box::new(study())));
            world.write_message(Go::To(Screen::Study));
        }
        DrillScene::Begun => _ = world.write_message(DrillRequest::Begin(Side::Black)),
        DrillScene::Missed => {
            let misses = MISSES.into_iter().filter_map(|name| name.parse().ok());
            world.write_message_batch(misses.map(DrillRequest::Press));
        }
        DrillScene::End => {}
    }
}

/// Whether the scene is as it should be.
fn is_ready(scene: DrillScene, world: &World) -> bool {
    let drill = world.resource::<Drills>().drill();
    match scene {
        DrillScene::Without => true,
        DrillScene::Ask => world.resource::<DialogOpen>().0,
        DrillScene::Begun => drill.is_some(),
        DrillScene::Missed => drill.is_some_and(|drill| drill.miss().is_some()),
        DrillScene::End => drill.map(Drill::state) == Some(DrillState::LineOver),
    }
}

/// Takes the next step towards the scene.
fn drive(scene: DrillScene, world: &mut World) {
    if is_ready(scene, world) {
        return;
    }
    match scene {
        DrillScene::Ask => _ = world.write_message(AskDrill),
        DrillScene::End => {
            let hint = world.resource::<Drills>().drill().and_then(Drill::hint);
            world.write_message(hint.map_or(DrillRequest::Hint, DrillRequest::Press));
        }
        DrillScene::Without | DrillScene::Begun | DrillScene::Missed => {}
    }
}

fn study() -> Study {
    let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
    let root = study.record().root();
    for line in LINES {
        let moves = parse_move_list(line).unwrap_or_default();
        let moves: Vec<Move> = moves.into_iter().map(Move::Stone).collect();
        // The lines are legal, so nothing is refused.
        let _ = study.insert_line(root, &moves);
    }
    study.go_to_ply(BEFORE);
    let _ = study.apply(Edit::SetComment {
        node: study.current(),
        comment: COMMENT.to_owned(),
    });
    study
}
