//! The systems of the live game: one chain, in one place.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::borrow::Cow;

use super::adviser::{self, Adviser};
use super::autosave::{self, Autosave, SavedGame};
use super::best_moves::BestMoves;
use super::displaced::{Displaced, Shelf, Taker};
use super::file;
use super::heat::Sight;
use super::live::Live;
use super::online::{self, Online};
use super::pace::{self, Pace};
use super::thinking::{self, Engines, Thought};
use crate::app::redraw::Redraw;
use crate::app::settings::LastSetup;
use crate::app::storage::{self, FileTrouble};
use crate::matches::{Change, Intent};

/// The session's systems in `Update`. What shows the live game runs after them, to see a change in its own frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionSystems;

/// The live game. Needs the time (`MinimalPlugins` bring it) and nothing else: no window, no screens, no assets.
pub fn plugin(app: &mut App) {
    storage::plugin(app);
    app.init_resource::<Engines>().init_resource::<Redraw>();
    let seed = app.world().resource::<Engines>().seed;
    app.insert_resource(Live::new(seed))
        .init_resource::<SavedGame>()
        .init_resource::<Autosave>()
        .init_resource::<Thought>()
        .init_resource::<Adviser>()
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
                (thinking::collect, adviser::collect),
                (online::obey, apply).chain(),
                fall,
                thinking::start,
                (autosave::keep, online::keep_and_send),
                thinking::wake,
                pace::wake,
            )
                .chain()
                .in_set(SessionSystems),
        )
        .add_systems(PostUpdate, (stay_awake, adviser::start));
    online::plugin(app);
}

fn tick(pace: Res<Pace>, mut live: ResMut<Live>, mut changes: MessageWriter<Change>) {
    if let Some(elapsed) = pace.elapsed() {
        changes.write_batch(live.0.apply(&Intent::Tick(elapsed)));
    }
}

/// A flag falls when every intent of the frame was handled: a move that came with it counts.
fn fall(mut live: ResMut<Live>, mut online: ResMut<Online>, mut changes: MessageWriter<Change>) {
    if live.overdue().is_some() {
        let fallen = online.fall(&mut live);
        changes.write_batch(fallen.unwrap_or_else(|| live.0.apply(&Intent::Fall)));
    }
}

/// The one way into the live game.
fn apply(
    mut intents: MessageReader<Intent>,
    mut live: ResMut<Live>,
    mut online: ResMut<Online>,
    mut shelf: Shelf,
    mut setup: Option<ResMut<LastSetup>>,
    mut changes: MessageWriter<Change>,
    mut troubles: MessageWriter<FileTrouble>,
) {
    for intent in intents.read() {
        let intent = match opened(intent) {
            Ok(intent) => intent,
            Err(trouble) => {
                troubles.write(trouble);
                continue;
            }
        };
        if let Some(taker) = taker(&intent)
            && let Err(trouble) = shelf.clear(taker, &live)
        {
            troubles.write(trouble);
            if taker == Taker::Game {
                continue;
            }
        }
        if let Some(granted) = online.route(&intent, &mut live, &shelf.folders) {
            changes.write_batch(granted);
            continue;
        }
        match autosave::apply(&intent, &mut live, &shelf.folders) {
            Ok(applied) => {
                changes.write_batch(applied);
            }
            Err(trouble) => {
                troubles.write(trouble);
            }
        }
        if let (Intent::NewMatch(_), Some(setup)) = (&*intent, &mut setup) {
            setup.0 = live.config().clone();
        }
    }
}

/// A file that is to be opened is read before anything else is done: one that is no good changes nothing, and stays as it
/// is, for the player has chosen it.
fn opened(intent: &Intent) -> Result<Cow<'_, Intent>, FileTrouble> {
    let Intent::Open(path) = intent else {
        return Ok(Cow::Borrowed(intent));
    };
    match file::read(path) {
        Ok(saved) => Ok(Cow::Owned(Intent::TakeUp(Box::new(saved)))),
        Err(error) => Err(error.trouble(path)),
    }
}

/// Whether the intent replaces the live game.
fn taker(intent: &Intent) -> Option<Taker> {
    match intent {
        Intent::NewMatch(_) => Some(Taker::NewMatch),
        Intent::TakeUp(_) => Some(Taker::Game),
        _ => None,
    }
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
