//! A scene sets up the game, reports when it is ready, and has a name.

use crate::board::{BoardId, BoardModel, BoardTextures, BoardView};
use bevy::prelude::*;

/// What is pictured.
pub trait Scene: Sync {
    /// The file stem of the screenshot.
    fn name(&self) -> &'static str;

    /// Starts the scene.
    fn set(&self, world: &mut World);

    /// Whether the scene is ready, apart from the board.
    fn is_ready(&self, world: &World) -> bool {
        let _ = world;
        true
    }

    /// Does in a frame what the person does, while the scene is not ready.
    fn drive(&self, world: &mut World) {
        let _ = world;
    }
}

/// Whether a scene and the board on its screen, if any, are ready.
pub fn is_ready(scene: &dyn Scene, world: &World) -> bool {
    is_board_ready(world) && scene.is_ready(world)
}

/// Whether the board of the screen, if any, is in place and its textures are up to date.
fn is_board_ready(world: &World) -> bool {
    let view = BoardId::First.get::<BoardView>(world);
    view.is_some_and(|view| view.frame.is_none() || world.resource::<BoardTextures>().fresh)
}

/// What the first board shows.
pub fn model(world: &World) -> &BoardModel {
    let model = BoardId::First.get(world);
    model.expect("the boards are spawned at the start")
}

/// A scene made of functions.
pub struct SingleScene {
    name: &'static str,
    set: fn(&mut World),
    is_ready: fn(&World) -> bool,
    drive: fn(&mut World),
}

/// A scene that is ready at once.
pub const fn scene(name: &'static str, set: fn(&mut World)) -> SingleScene {
    SingleScene {
        name,
        set,
        is_ready: |_| true,
        drive: |_| {},
    }
}

impl SingleScene {
    /// The same, ready when this is true.
    pub const fn until(self, is_ready: fn(&World) -> bool) -> Self {
        Self { is_ready, ..self }
    }

    /// The same, with what the person does until it is ready.
    pub const fn with(self, drive: fn(&mut World)) -> Self {
        Self { drive, ..self }
    }
}

impl Scene for SingleScene {
    fn name(&self) -> &'static str {
        self.name
    }

    fn set(&self, world: &mut World) {
        (self.set)(world);
    }

    fn is_ready(&self, world: &World) -> bool {
        (self.is_ready)(world)
    }

    fn drive(&self, world: &mut World) {
        (self.drive)(world);
    }
}
