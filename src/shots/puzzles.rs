//! The scenes of the puzzles: one that is asked, a wrong move refuted, a solved one, the list, the statistics, a rush.

use super::scene::Scene;
use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleRequest, Puzzles};
use crate::share::PositionFound;
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, FocusKey};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::{Attempt, AttemptState, Hint, PuzzleDraft, PuzzleRefusal, Theme};
use narabe_rules::twin::Turn;
use narabe_rules::{Point, Rule, Setup, Side};
use narabe_study::Study;

/// The number of custom puzzles shown.
const OWN: usize = 4;

/// A scene of the puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleScene {
    Asked,
    Wrong,
    Solved,
    Themes,
    Statistics,
    Rush,
    /// No custom puzzles.
    OwnNone,
    /// Some custom puzzles.
    Own,
    OwnThemes,
    /// A file with some refused puzzles.
    Report,
    /// A file with a position and no task.
    Position,
    /// A puzzle on twin boards with its hint, and one that is solved.
    Twin,
    TwinSolved,
}

impl Scene for PuzzleScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Asked => "46-puzzles",
            Self::Wrong => "46-puzzles-wrong",
            Self::Solved => "46-puzzles-solved",
            Self::Themes => "46-puzzles-themes",
            Self::Statistics => "46-puzzles-statistics",
            Self::Rush => "46-puzzles-rush",
            Self::OwnNone => "46-puzzles-own-none",
            Self::Own => "46-puzzles-own",
            Self::OwnThemes => "46-puzzles-own-themes",
            Self::Report => "46-puzzles-report",
            Self::Position => "46-puzzles-request",
            Self::Twin => "46-puzzles-twin",
            Self::TwinSolved => "46-puzzles-twin-solved",
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
fn set(scene: PuzzleScene, world: &mut World) {
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
        PuzzleScene::OwnNone | PuzzleScene::Own => {
            (Screen::Puzzles, PuzzleRequest::ShowPack(PackShown::Own))
        }
        PuzzleScene::OwnThemes => {
            let own = PuzzleRequest::ShowPack(PackShown::Own);
            (Screen::PuzzleThemes, own)
        }
        PuzzleScene::Report | PuzzleScene::Position => (Screen::Puzzles, PuzzleRequest::Begin),
        PuzzleScene::Twin | PuzzleScene::TwinSolved => {
            let theme = Some(Theme::TwinDouble);
            (Screen::Puzzles, PuzzleRequest::Practise(theme))
        }
    };
    match scene {
        PuzzleScene::Own | PuzzleScene::OwnThemes => _ = world.write_message(some_drafts()),
        PuzzleScene::Report => _ = world.write_message(report()),
        PuzzleScene::Position => {
            if let Some(found) = position() {
                world.write_message(found);
            }
        }
        _ => {}
    }
    world.write_message(Go::To(screen));
    world.write_message(PuzzleRequest::ShowPack(PackShown::Shipped));
    world.write_message(request);
}

/// Whether the scene is as it should be.
fn is_ready(scene: PuzzleScene, world: &World) -> bool {
    let attempt = world.resource::<Puzzles>().attempt();
    let state = attempt.map(Attempt::state);
    match scene {
        PuzzleScene::Asked => world.resource::<Puzzles>().hint().is_some(),
        PuzzleScene::Twin => {
            let puzzles = world.resource::<Puzzles>();
            puzzles.is_twin() && matches!(puzzles.hint(), Some(Hint::At(_)))
        }
        PuzzleScene::Wrong => state == Some(AttemptState::Refuted),
        PuzzleScene::Solved | PuzzleScene::TwinSolved => state == Some(AttemptState::Over),
        PuzzleScene::Themes | PuzzleScene::Rush => state.is_some(),
        PuzzleScene::OwnNone => state.is_none(),
        PuzzleScene::Own | PuzzleScene::OwnThemes => {
            world.resource::<Puzzles>().own().puzzles().len() >= OWN && state.is_some()
        }
        PuzzleScene::Statistics | PuzzleScene::Report | PuzzleScene::Position => {
            world.resource::<crate::widgets::DialogOpen>().0
        }
    }
}

/// Takes the next step towards the scene.
fn drive(scene: PuzzleScene, world: &mut World) {
    let Some(attempt) = world.resource::<Puzzles>().attempt().cloned() else {
        return;
    };
    let request = match scene {
        PuzzleScene::Asked | PuzzleScene::Twin => Some(PuzzleRequest::Hint),
        PuzzleScene::Wrong => wrong(&attempt).map(|point| PuzzleRequest::Press(point.into())),
        PuzzleScene::Solved | PuzzleScene::TwinSolved => {
            let first = world.resource::<Puzzles>().first_stone();
            right(attempt).map(|turn| match (first, turn.second) {
                (None, _) => PuzzleRequest::Press(turn.first),
                (Some(_), Some(second)) => PuzzleRequest::Press(second),
                (Some(_), None) => PuzzleRequest::EndTurn,
            })
        }
        PuzzleScene::OwnNone => Some(PuzzleRequest::Remove),
        PuzzleScene::Statistics => {
            // Where there is little room the button is on the screen of the list.
            if !press(world, "puzzles-statistics") {
                world.write_message(Go::To(Screen::PuzzleThemes));
            }
            None
        }
        PuzzleScene::Themes
        | PuzzleScene::Rush
        | PuzzleScene::Own
        | PuzzleScene::OwnThemes
        | PuzzleScene::Report
        | PuzzleScene::Position => None,
    };
    if let Some(request) = request.filter(|_| !is_ready(scene, world)) {
        world.write_message(request);
    }
}

/// Puzzles like shipped ones, with a stone more in the corner.
fn some_drafts() -> MakePuzzles {
    let all = Puzzles::shipped().puzzles().iter();
    let freestyle = all.filter(|puzzle| puzzle.setup().rule() == Rule::Freestyle);
    let drafts = freestyle.step_by(40).filter_map(|puzzle| {
        let mut setup = puzzle.setup().clone();
        let (side, size) = (setup.to_move(), setup.size().get());
        let corners = [(0, 0), (size - 1, size - 1)];
        for ((x, y), whose) in corners.into_iter().zip(Side::ALL) {
            setup.place(Point::new(x, y), whose).ok()?;
        }
        setup.set_to_move(side);
        Some(Ok(PuzzleDraft {
            setup,
            last: puzzle.last(),
            claim: None,
            proven: None,
        }))
    });
    MakePuzzles {
        from: MadeFrom::Review,
        drafts: drafts.take(OWN + 3).collect(),
    }
}

/// A file without any usable puzzles.
fn report() -> MakePuzzles {
    let shipped = PuzzleDraft::again(&Puzzles::shipped().puzzles()[0]);
    let empty = PuzzleDraft {
        setup: Setup::new(Rule::Freestyle, shipped.setup.size()),
        last: None,
        claim: None,
        proven: None,
    };
    let drafts = vec![Ok(shipped), Ok(empty), Err(PuzzleRefusal::Unreadable)];
    let from = MadeFrom::File;
    MakePuzzles { from, drafts }
}

/// A position with two doubtful stones, as a picture may have.
fn position() -> Option<PositionFound> {
    let setup = Puzzles::shipped().puzzles()[0].setup();
    Some(PositionFound {
        study: Box::new(Study::from_setup(setup).ok()?),
        doubts: vec![Point::new(3, 3), Point::new(4, 3)],
        lost: Vec::new(),
    })
}

/// A right next turn.
fn right(mut attempt: Attempt) -> Option<Turn> {
    attempt.hint();
    match attempt.hint()? {
        Hint::At(turn) => Some(turn),
        Hint::Makes(_) | Hint::Threatened { .. } | Hint::Boards { .. } => None,
    }
}

/// A wrong move on one board.
fn wrong(attempt: &Attempt) -> Option<Point> {
    let puzzle = attempt.puzzle().one_board()?;
    let board = puzzle.setup().board();
    let is_wrong = |point: &Point| {
        let mut other = attempt.clone();
        let is_played = other.play(*point).is_ok();
        let _ = other.searched(false);
        is_played && other.state() == AttemptState::Refuted
    };
    let near = |point: &Point| {
        let last = puzzle.last();
        last.is_none_or(|last| point.x.abs_diff(last.x) + point.y.abs_diff(last.y) <= 3)
    };
    board.empty_points().filter(near).find(is_wrong)
}

/// Presses a control, and says whether it is there; with a dialog open it need not be pressed.
fn press(world: &mut World, key: &str) -> bool {
    if world.resource::<crate::widgets::DialogOpen>().0 {
        return true;
    }
    let mut keys = world.query::<(Entity, &FocusKey)>();
    let found = keys.iter(world).find(|(_, found)| found.0 == key);
    let Some((entity, _)) = found else {
        return false;
    };
    world.trigger(Activate { entity });
    true
}
