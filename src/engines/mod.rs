//! The programs that the person has added as engines: the list and its file, their players in a game, what they say, and the test
//! that runs when one is added.
//!
//! A program is started only for a seat that names its entry in the list. Games, links and tournaments name an entry by its number
//! and never by a path, so that none of them can name a program to run.

mod draft;
mod engine_test;
mod faults;
mod file;
mod list;
mod messages;
mod player;

pub use draft::{EngineDraft, join_arguments};
pub use engine_test::{EngineTest, TestLine, TestState};
pub use faults::fault_of;
pub use list::{BrokenEntry, EngineEntry, EngineList, KeptTest, KnownEngine};
pub use messages::EngineMessages;

use crate::live::{Engines, LiveSystems, Seat};
use bevy::prelude::*;
use player::Programs;
use std::path::PathBuf;
use std::sync::Arc;

/// A request to fill the form for a new engine with this program. It starts nothing: the person presses Test or Add.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct AddEngine(pub PathBuf);

/// The program that the command line names, until the form is open.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct EngineToAdd(pub Option<PathBuf>);

/// Needs the plugin of the live game before it.
pub fn plugin(app: &mut App) {
    app.init_resource::<EngineMessages>()
        .init_resource::<Programs>()
        .init_resource::<EngineTest>()
        .init_resource::<EngineDraft>()
        .add_message::<AddEngine>()
        .add_plugins(file::plugin)
        .add_systems(
            Update,
            (
                share_list
                    .run_if(resource_changed::<EngineList>)
                    .before(LiveSystems),
                engine_test::collect,
            ),
        );
    seat_programs(app);
}

/// Adds the players of the programs to those of our own engines.
fn seat_programs(app: &mut App) {
    let programs = app.world().resource::<Programs>().clone();
    let messages = app.world().resource::<EngineMessages>().clone();
    let mut engines = app.world_mut().resource_mut::<Engines>();
    let own = engines.make.clone();
    engines.make = Arc::new(move |seat| match seat {
        Seat::External(id) => programs.player(id, &messages),
        seat => own(seat),
    });
}

/// Tells the threads of the engines what is in the list.
fn share_list(list: Res<EngineList>, programs: Res<Programs>) {
    programs.set(&list);
}
