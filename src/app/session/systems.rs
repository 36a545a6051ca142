//! The session inside the app: one chain of systems, in one place.

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use super::autosave::{self, Autosave, SavedGame};
use super::counsel::{self, Counsel};
use super::heat::Sight;
use super::live::Session;
use super::message::{Change, Intent};
use super::pace::{self, Pace};
use super::thinking::{self, Engines, Thought};
use crate::app::redraw::Redraw;
use crate::app::settings::LastSetup;
use crate::app::storage::{self, FileTrouble, Folders};

/// The session's systems in `Update`. What shows the live game runs after them, to see a change in its own frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionSystems;

/// The live game. Needs the time (`MinimalPlugins` bring it) and nothing else: no window, no screens, no assets.
pub fn plugin(app: &mut App) {
    storage::plugin(app);
    app.init_resource::<Engines>().init_resource::<Redraw>();
    let seed = app.world().resource::<Engines>().seed;
    app.insert_resource(Session::new(seed))
        .init_resource::<SavedGame>()
        .init_resource::<Autosave>()
        .init_resource::<Thought>()
        .init_resource::<Counsel>()
        .init_resource::<Sight>()
        .init_resource::<Pace>()
        .add_message::<Intent>()
        .add_message::<Change>()
        .add_message::<AppLifecycle>()
        .add_systems(Startup, autosave::find)
        .add_systems(
            Update,
            (
                pace::measure,
                tick,
                (thinking::collect, counsel::collect),
                obey,
                fall,
                thinking::start,
                autosave::keep,
                thinking::wake,
                pace::wake,
            )
                .chain()
                .in_set(SessionSystems),
        )
        .add_systems(PostUpdate, (stay_awake, counsel::start));
}

fn tick(pace: Res<Pace>, mut session: ResMut<Session>, mut changes: MessageWriter<Change>) {
    if let Some(elapsed) = pace.elapsed() {
        changes.write_batch(session.tick(elapsed));
    }
}

/// A flag falls when every wish of the frame has been heard: a move that came with it counts.
fn fall(mut session: ResMut<Session>, mut changes: MessageWriter<Change>) {
    if session.is_overdue() {
        changes.write_batch(session.fall());
    }
}

/// The one door.
fn obey(
    mut intents: MessageReader<Intent>,
    mut session: ResMut<Session>,
    folders: Res<Folders>,
    setup: Option<ResMut<LastSetup>>,
    mut changes: MessageWriter<Change>,
    mut told: MessageWriter<FileTrouble>,
) {
    let mut setup = setup;
    for intent in intents.read() {
        match autosave::take_up(intent, &mut session, &folders) {
            Ok(granted) => {
                changes.write_batch(granted);
            }
            Err(trouble) => {
                told.write(trouble);
            }
        }
        if let (Intent::NewMatch(_), Some(setup)) = (intent, &mut setup) {
            setup.0 = session.config().clone();
        }
    }
}

/// Messages that somebody may still have to read ask for a frame more, for the window sleeps otherwise.
fn stay_awake(
    mut intents: MessageReader<Intent>,
    mut changes: MessageReader<Change>,
    mut troubles: MessageReader<FileTrouble>,
    mut redraw: ResMut<Redraw>,
) {
    if intents.read().count() + changes.read().count() + troubles.read().count() > 0 {
        redraw.next_frame();
    }
}
