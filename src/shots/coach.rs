//! The scene of the coach, which doubts a move against a level.

use super::scene::Scene;
use crate::live::{
    Coach, CoachAnswer, GameReview, Intent, Live, MatchConfig, OneBoardMatch, Player, Seat,
    WriteLive,
};
use crate::settings::Settings;
use crate::state::{Go, Screen};
use bevy::prelude::*;
use narabe_engine_core::level::Level;
use narabe_matches::{EngineAnswer, GameAction};
use narabe_rules::Point;

/// White, a level, gets an open three, and the person is to move.
const OPEN_THREE: [Point; 6] = [
    Point::new(6, 6),
    Point::new(7, 7),
    Point::new(5, 9),
    Point::new(8, 7),
    Point::new(8, 9),
    Point::new(9, 7),
];
/// A move that lets White win.
const LOSES: Point = Point::new(4, 4);

/// The answer that wins.
const OPEN_FOUR: Point = Point::new(6, 7);

/// A person with Black against this level after these moves; an even number.
pub fn against_level(level: Level, moves: &[Point]) -> OneBoardMatch {
    let mut config = MatchConfig::default();
    config.players[0] = Player::human("Hana".into());
    config.players[1].seat = Seat::Level(level);
    let mut live = OneBoardMatch::new(1);
    live.apply(&Intent::NewMatch(Box::new(config)));
    for pair in moves.chunks(2) {
        live.apply(&Intent::play(pair[0]));
        live.apply(&Intent::Engine {
            request: live.request(),
            answer: EngineAnswer::Play(GameAction::Stone(pair[1].into()), None),
        });
    }
    live
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachScene {
    /// It has asked and shows how the level wins.
    Asked,
    /// The result of the game, with the person's level and the review's first sentence.
    Result,
}

impl Scene for CoachScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Asked => "09-coach",
            Self::Result => "09-coach-result",
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
fn set(scene: CoachScene, world: &mut World) {
    world.resource_mut::<Settings>().coach = true;
    let mut moves = OPEN_THREE.to_vec();
    if scene == CoachScene::Result {
        moves.extend([LOSES, OPEN_FOUR]);
    }
    let game = against_level(Level::Kaede, &moves);
    world.insert_resource(Live::from(game));
    let (intent, screen) = match scene {
        CoachScene::Asked => (Intent::play(LOSES), Screen::Game),
        CoachScene::Result => (Intent::Resign, Screen::Result),
    };
    world.write_live(intent);
    world.write_message(Go::To(screen));
}

/// Whether the scene is as it should be.
fn is_ready(scene: CoachScene, world: &World) -> bool {
    match scene {
        CoachScene::Asked => {
            let warning = world.resource::<Coach>().warning(world.resource::<Live>());
            warning.is_some_and(|warning| warning.is_shown)
        }
        CoachScene::Result => world.resource::<GameReview>().is_finished(),
    }
}

/// Takes the next step towards the scene.
fn drive(scene: CoachScene, world: &mut World) {
    if scene == CoachScene::Asked && !is_ready(scene, world) {
        world.write_message(CoachAnswer::Show);
    }
}
