//! The session inside the app: one chain of systems, in one place.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::borrow::Cow;

use super::autosave::{self, Autosave, SavedGame};
use super::best_moves::BestMoves;
use super::counsel::{self, Counsel};
use super::displaced::{Displaced, Shelf, Taker};
use super::heat::Sight;
use super::live::Session;
use super::message::{Change, Intent};
use super::online::{self, Online};
use super::pace::{self, Pace};
use super::saves::Kept;
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
        .init_resource::<BestMoves>()
        .init_resource::<Pace>()
        .add_message::<Intent>()
        .add_message::<Change>()
        .add_message::<Displaced>()
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
    mut shelf: Shelf,
    setup: Option<ResMut<LastSetup>>,
    mut changes: MessageWriter<Change>,
    mut passed_on: MessageWriter<TwinIntent>,
    mut told: MessageWriter<FileTrouble>,
) {
    let mut setup = setup;
    for intent in intents.read() {
        let intent = match opened(intent) {
            Ok(Opened::Here(intent)) => intent,
            Ok(Opened::OnTwinBoards(intent)) => {
                passed_on.write(intent);
                continue;
            }
            Err(trouble) => {
                told.write(trouble);
                continue;
            }
        };
        if let Some(taker) = taker(&intent)
            && let Err(trouble) = shelf.clear(taker, &session, &twins)
        {
            told.write(trouble);
            if taker == Taker::Game {
                continue;
            }
        }
        if let Some(granted) = online.route(&intent, &mut session, &shelf.folders) {
            changes.write_batch(granted);
            continue;
        }
        if *intent == Intent::Continue && is_for_twins(&session, &twins, &shelf.folders) {
            passed_on.write(TwinIntent::Continue);
            continue;
        }
        match autosave::grant(&intent, &mut session, &shelf.folders) {
            Ok(granted) => {
                changes.write_batch(granted);
            }
            Err(trouble) => {
                told.write(trouble);
            }
        }
        if let (Intent::NewMatch(_), Some(setup)) = (&*intent, &mut setup) {
            setup.0 = session.config().clone();
        }
    }
}

/// A wish, and where it is granted.
enum Opened<'a> {
    Here(Cow<'a, Intent>),
    OnTwinBoards(TwinIntent),
}

/// A file that is to be opened is read before anything else is done: one that is no good changes nothing, and stays as it
/// is, for the player has chosen it.
fn opened(intent: &Intent) -> Result<Opened<'_>, FileTrouble> {
    let Intent::Open(path) = intent else {
        return Ok(Opened::Here(Cow::Borrowed(intent)));
    };
    match Kept::read(path) {
        Ok(Kept::Game(saved)) => Ok(Opened::Here(Cow::Owned(Intent::TakeUp(saved)))),
        Ok(Kept::Twin(saved)) => Ok(Opened::OnTwinBoards(TwinIntent::TakeUp(saved))),
        Err(error) => Err(error.trouble(path)),
    }
}

/// Whether the wish takes the table.
fn taker(intent: &Intent) -> Option<Taker> {
    match intent {
        Intent::NewMatch(_) => Some(Taker::NewMatch),
        Intent::TakeUp(_) => Some(Taker::Game),
        _ => None,
    }
}

/// Whether Continue means the game on twin boards.
fn is_for_twins(session: &Session, twins: &TwinSession, folders: &Folders) -> bool {
    !session.is_open() && (twins.is_open() || twin::is_twin_file(&folders.autosave()))
}

/// Messages that somebody may still have to read ask for a frame more, for the window sleeps otherwise.
fn stay_awake(
    mut intents: MessageReader<Intent>,
    mut changes: MessageReader<Change>,
    mut troubles: MessageReader<FileTrouble>,
    mut displaced: MessageReader<Displaced>,
    mut redraw: ResMut<Redraw>,
) {
    let heard = intents.read().count() + changes.read().count();
    if heard + troubles.read().count() + displaced.read().count() > 0 {
        redraw.next_frame();
    }
}
