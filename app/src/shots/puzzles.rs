//! The scenes of the puzzles: one that is asked, a wrong move refuted, a solved one, the list, the statistics, a rush.

use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, FocusKey};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe::learn::puzzles::{Attempt, AttemptState, Hint, Theme};
use narabe::rules::Point;

/// A scene of the puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleScene {
    Asked,
    Wrong,
    Solved,
    Themes,
    Statistics,
    Rush,
}

impl PuzzleScene {
    /// The file stem of the screenshot.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Asked => "46-puzzles",
            Self::Wrong => "46-puzzles-wrong",
            Self::Solved => "46-puzzles-solved",
            Self::Themes => "46-puzzles-themes",
            Self::Statistics => "46-puzzles-statistics",
            Self::Rush => "46-puzzles-rush",
        }
    }
}

/// Starts the scene.
pub fn set(scene: PuzzleScene, world: &mut World) {
    world.write_message(CloseDialog);
    let (screen, request) = match scene {
        PuzzleScene::Asked => (
            Screen::Puzzles,
            PuzzleRequest::Practise(Some(Theme::FourThree)),
        ),
        PuzzleScene::Wrong => (
            Screen::Puzzles,
            PuzzleRequest::Practise(Some(Theme::OnlyDefence)),
        ),
        PuzzleScene::Solved => (Screen::Puzzles, PuzzleRequest::Practise(Some(Theme::Fours))),
        PuzzleScene::Themes => (Screen::PuzzleThemes, PuzzleRequest::Begin),
        PuzzleScene::Statistics => (Screen::Puzzles, PuzzleRequest::Begin),
        PuzzleScene::Rush => (Screen::Puzzles, PuzzleRequest::Rush),
    };
    world.write_message(Go::To(screen));
    world.write_message(request);
}

/// Whether the scene is as it should be.
pub fn is_ready(scene: PuzzleScene, world: &World) -> bool {
    let attempt = world.resource::<Puzzles>().attempt();
    let state = attempt.map(Attempt::state);
    match scene {
        PuzzleScene::Asked => world.resource::<Puzzles>().hint().is_some(),
        PuzzleScene::Wrong => state == Some(AttemptState::Refuted),
        PuzzleScene::Solved => state == Some(AttemptState::Over),
        PuzzleScene::Themes | PuzzleScene::Rush => state.is_some(),
        PuzzleScene::Statistics => world.resource::<crate::widgets::DialogOpen>().0,
    }
}

/// Goes on until the scene is as it should be.
pub fn drive(scene: PuzzleScene, world: &mut World) {
    let Some(attempt) = world.resource::<Puzzles>().attempt().cloned() else {
        return;
    };
    let request = match scene {
        PuzzleScene::Asked => Some(PuzzleRequest::Hint),
        PuzzleScene::Wrong => wrong(&attempt).map(PuzzleRequest::Press),
        PuzzleScene::Solved => right(attempt).map(PuzzleRequest::Press),
        PuzzleScene::Statistics => {
            press(world, "puzzles-statistics");
            None
        }
        PuzzleScene::Themes | PuzzleScene::Rush => None,
    };
    if let Some(request) = request.filter(|_| !is_ready(scene, world)) {
        world.write_message(request);
    }
}

fn right(mut attempt: Attempt) -> Option<Point> {
    attempt.hint();
    match attempt.hint()? {
        Hint::At(point) => Some(point),
        Hint::Makes(_) | Hint::Threatened { .. } => None,
    }
}

/// A wrong move.
fn wrong(attempt: &Attempt) -> Option<Point> {
    let board = attempt.puzzle().setup().board();
    let is_wrong = |point: &Point| {
        let mut other = attempt.clone();
        other.play(*point).is_ok() && other.state() == AttemptState::Refuted
    };
    let near = |point: &Point| {
        let last = attempt.puzzle().last();
        last.is_none_or(|last| point.x.abs_diff(last.x) + point.y.abs_diff(last.y) <= 3)
    };
    board.empty_points().filter(near).find(is_wrong)
}

fn press(world: &mut World, key: &str) {
    if world.resource::<crate::widgets::DialogOpen>().0 {
        return;
    }
    let mut keys = world.query::<(Entity, &FocusKey)>();
    let found = keys.iter(world).find(|(_, found)| found.0 == key);
    if let Some((entity, _)) = found {
        world.trigger(Activate { entity });
    }
}
