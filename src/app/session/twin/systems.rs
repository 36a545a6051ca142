//! The session of twin boards inside the app: one chain of systems after the ordinary session's.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::path::Path;

use super::file::{TwinMatch, TwinSummary, is_twin_file};
use super::live::TwinSession;
use super::message::{TwinChange, TwinIntent};
use super::thinking::{self, TwinThought};
use crate::app::redraw::Redraw;
use crate::app::session::autosave::{self, Autosave, SavedGame};
use crate::app::session::displaced::{Shelf, Taker};
use crate::app::session::live::Session;
use crate::app::session::message::{Change, Refusal};
use crate::app::session::online::Online;
use crate::app::session::pace::{self, Pace};
use crate::app::session::systems::SessionSystems;
use crate::app::session::thinking::Engines;
use crate::app::settings::LastSetup;
use crate::app::state::Screen;
use crate::app::storage::{self, FileTrouble, Folders};

/// The match on twin boards that Continue would take up, if there is one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SavedTwin(pub Option<TwinSummary>);

/// The game's time, as far as it passes on twin boards.
#[derive(Resource, Debug, Default)]
pub(super) struct TwinPace(pub(super) Pace);

/// How the file stands to the session.
#[derive(Resource, Debug, Default)]
struct TwinAutosave(Autosave);

/// Where the twin's systems run.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct TwinSystems;

pub(in crate::app::session) fn plugin(app: &mut App) {
    let seed = app.world().resource::<Engines>().seed;
    app.insert_resource(TwinSession::new(seed))
        .init_resource::<SavedTwin>()
        .init_resource::<TwinAutosave>()
        .init_resource::<TwinThought>()
        .init_resource::<TwinPace>()
        .add_message::<TwinIntent>()
        .add_message::<TwinChange>()
        .add_systems(Startup, find)
        .configure_sets(Update, TwinSystems.in_set(SessionSystems))
        .add_systems(
            Update,
            (
                measure,
                give_way,
                tick,
                thinking::collect,
                obey,
                fall,
                thinking::start,
                keep,
                thinking::wake,
                wake,
            )
                .chain()
                .in_set(TwinSystems)
                .after(super::super::systems::OrdinarySystems),
        )
        .add_systems(PostUpdate, stay_awake);
}

fn measure(
    mut pace: ResMut<TwinPace>,
    session: Res<TwinSession>,
    time: Res<Time<Real>>,
    screen: Option<Res<State<Screen>>>,
    mut lifecycle: MessageReader<AppLifecycle>,
) {
    let on_show = screen.is_none_or(|screen| *screen.get() == Screen::Twin);
    let news = lifecycle.read().last().copied();
    pace.0.measure(session.is_running() && on_show, &time, news);
}

/// An ordinary game has begun: there is one game on the table. One between two machines leaves the autosave as it is.
fn give_way(
    mut changes: MessageReader<Change>,
    ordinary: Res<Session>,
    mut session: ResMut<TwinSession>,
    mut saved: ResMut<SavedTwin>,
) {
    if changes.read().any(|change| *change == Change::GameStarted) {
        session.put_away();
        if !ordinary.is_online() {
            saved.0 = None;
        }
    }
}

fn tick(
    pace: Res<TwinPace>,
    mut session: ResMut<TwinSession>,
    mut changes: MessageWriter<TwinChange>,
) {
    if let Some(elapsed) = pace.0.elapsed().filter(|_| session.is_running()) {
        changes.write_batch(session.tick(elapsed));
    }
}

/// The one door.
fn obey(
    mut intents: MessageReader<TwinIntent>,
    mut session: ResMut<TwinSession>,
    mut ordinary: ResMut<Session>,
    mut ordinary_saved: ResMut<SavedGame>,
    mut online: ResMut<Online>,
    mut shelf: Shelf,
    setup: Option<ResMut<LastSetup>>,
    mut changes: MessageWriter<TwinChange>,
    mut told: MessageWriter<FileTrouble>,
) {
    let mut setup = setup;
    for intent in intents.read() {
        if let Some(taker) = taker(intent)
            && let Err(trouble) = shelf.clear(taker, &ordinary, &session)
        {
            told.write(trouble);
            if taker == Taker::Game {
                continue;
            }
        }
        let granted = match grant(intent, &mut session, &shelf.folders) {
            Ok(granted) => granted,
            Err(trouble) => {
                told.write(trouble);
                continue;
            }
        };
        if granted.contains(&TwinChange::GameStarted) {
            if online.is_playing() {
                online.get_up(&mut ordinary, &shelf.folders);
            }
            if ordinary.is_open() {
                ordinary.put_away();
            }
            if ordinary_saved.0.is_some() {
                ordinary_saved.0 = None;
            }
        }
        changes.write_batch(granted);
        if let (TwinIntent::NewMatch(_), Some(setup)) = (intent, &mut setup) {
            setup.0 = session.config().clone();
        }
    }
}

/// Whether the wish takes the table.
fn taker(intent: &TwinIntent) -> Option<Taker> {
    match intent {
        TwinIntent::NewMatch(_) => Some(Taker::NewMatch),
        TwinIntent::TakeUp(_) => Some(Taker::Game),
        _ => None,
    }
}

/// A flag falls when every wish of the frame has been heard: a turn that came with it counts.
fn fall(mut session: ResMut<TwinSession>, mut changes: MessageWriter<TwinChange>) {
    if session.overdue.is_some() {
        changes.write_batch(session.fall());
    }
}

/// Grants a wish; Continue may need the file.
fn grant(
    intent: &TwinIntent,
    session: &mut TwinSession,
    folders: &Folders,
) -> Result<Vec<TwinChange>, FileTrouble> {
    if *intent != TwinIntent::Continue || session.is_open() {
        return Ok(session.apply(intent));
    }
    let path = folders.autosave();
    match TwinMatch::read(&path) {
        Ok(saved) => Ok(session.take_up(saved)),
        Err(error) if error.is_missing() => Ok(vec![TwinChange::Refused(Refusal::NoGame)]),
        Err(error) => Err(error.trouble_aside(&path)),
    }
}

/// At the start: what would Continue take up?
fn find(folders: Res<Folders>, mut saved: ResMut<SavedTwin>, mut told: MessageWriter<FileTrouble>) {
    let path = folders.autosave();
    if !is_twin_file(&path) {
        return;
    }
    match TwinMatch::read(&path) {
        Ok(found) => saved.0 = Some(found.summary()),
        Err(error) => {
            told.write(error.trouble_aside(&path));
        }
    }
}

/// Writes the match when it has changed, and removes the file when the match is over and left.
fn keep(
    session: Res<TwinSession>,
    folders: Res<Folders>,
    pace: Res<TwinPace>,
    mut autosave: ResMut<TwinAutosave>,
    mut saved: ResMut<SavedTwin>,
    mut told: MessageWriter<FileTrouble>,
    mut redraw: ResMut<Redraw>,
) {
    let on_clock = session.clock().remaining(session.to_move()).is_some();
    autosave.0.pass(pace.0.elapsed(), on_clock);
    if !session.is_open() {
        return;
    }
    if autosave.0.is_due(session.revision()) {
        let path = folders.autosave();
        let done = if session.is_left() && session.match_over() {
            saved.0 = None;
            autosave::remove(&path)
        } else {
            saved.0 = Some(TwinSummary::of(&session));
            write(&session, &path)
        };
        let trouble = autosave.0.note(session.revision(), path, done);
        told.write_batch(trouble);
    }
    if let Some(wait) = autosave.0.next_try().filter(|_| pace.0.is_running()) {
        redraw.after(wait);
    }
}

fn write(session: &TwinSession, path: &Path) -> Result<(), String> {
    let text = TwinMatch::of(session)
        .encode()
        .map_err(|error| error.to_string())?;
    storage::write_text(path, &text).map_err(|error| error.to_string())
}

/// Asks for the frame in which the clock of whoever is to move shows another figure.
fn wake(
    pace: Res<TwinPace>,
    session: Res<TwinSession>,
    windows: Query<&Window>,
    mut redraw: ResMut<Redraw>,
) {
    if pace.0.is_running() && session.is_running() {
        pace::wake_for(session.clock(), session.to_move(), &windows, &mut redraw);
    }
}

/// Messages that somebody may still have to read ask for a frame more.
fn stay_awake(
    mut intents: MessageReader<TwinIntent>,
    mut changes: MessageReader<TwinChange>,
    mut redraw: ResMut<Redraw>,
) {
    if intents.read().count() + changes.read().count() > 0 {
        redraw.next_frame();
    }
}
