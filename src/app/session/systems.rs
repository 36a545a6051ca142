//! The session inside the app: one chain of systems, in one place.

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use super::autosave::{self, Autosave, SavedGame};
use super::counsel::{self, Counsel};
use super::heat::Sight;
use super::live::Session;
use super::message::{Change, Intent};
use super::online::{self, Online};
use super::pace::{self, Pace};
use super::thinking::{self, Engines, Thought};
use super::twin::{self, TwinIntent, TwinSession};
use crate::app::redraw::Redraw;
use crate::app::settings::LastSetup;
use crate::app::storage::{self, FileTrouble, Folders};

/// The session's systems in `Update`. What shows the live game runs after them, to see a change in its own frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionSystems;

/// Those of them that belong to the game on one board.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct OrdinarySystems;

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
                online::run,
                (thinking::collect, counsel::collect),
                (online::obey, obey).chain(),
                fall,
                thinking::start,
                (autosave::keep, online::keep_and_send),
                thinking::wake,
                pace::wake,
            )
                .chain()
                .in_set(OrdinarySystems),
        )
        .configure_sets(Update, OrdinarySystems.in_set(SessionSystems))
        .add_systems(PostUpdate, (stay_awake, counsel::start));
    twin::plugin(app);
    online::plugin(app);
}

fn tick(pace: Res<Pace>, mut session: ResMut<Session>, mut changes: MessageWriter<Change>) {
    if let Some(elapsed) = pace.elapsed() {
        changes.write_batch(session.tick(elapsed));
    }
}

/// A flag falls when every wish of the frame has been heard: a move that came with it counts.
fn fall(
    mut session: ResMut<Session>,
    mut online: ResMut<Online>,
    mut changes: MessageWriter<Change>,
) {
    if session.is_overdue() {
        let fallen = online.fall(&mut session);
        changes.write_batch(fallen.unwrap_or_else(|| session.fall()));
    }
}

/// The one door.
fn obey(
    mut intents: MessageReader<Intent>,
    mut session: ResMut<Session>,
    mut online: ResMut<Online>,
    twins: Res<TwinSession>,
    folders: Res<Folders>,
    setup: Option<ResMut<LastSetup>>,
    mut changes: MessageWriter<Change>,
    mut passed_on: MessageWriter<TwinIntent>,
    mut told: MessageWriter<FileTrouble>,
) {
    let mut setup = setup;
    for intent in intents.read() {
        if let Some(granted) = online.route(intent, &mut session, &folders) {
            changes.write_batch(granted);
            continue;
        }
        if let Some(intent) = for_twins(intent, &session, &twins, &folders) {
            passed_on.write(intent);
            continue;
        }
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

/// What is said of "the game" may be meant for the one on twin boards: a saved game that is to be taken up.
fn for_twins(
    intent: &Intent,
    session: &Session,
    twins: &TwinSession,
    folders: &Folders,
) -> Option<TwinIntent> {
    match intent {
        Intent::Continue if session.is_open() => None,
        Intent::Continue if twins.is_open() || twin::is_twin_file(&folders.autosave()) => {
            Some(TwinIntent::Continue)
        }
        Intent::Open(path) if twin::is_twin_file(path) => Some(TwinIntent::Open(path.clone())),
        _ => None,
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
