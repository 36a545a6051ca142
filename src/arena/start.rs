//! Starts, pauses and ends tournaments, and reads their news. The finished games are in a journal, so that a tournament goes on after
//! the game was closed or killed.

use super::request::ArenaRequest;
use super::run::{Arena, ArenaRun};
use crate::engines::EngineList;
use crate::locale::Locale;
use crate::redraw::{Redraw, Source};
use crate::state::Screen;
use crate::storage::{self, Folders};
use bevy::prelude::*;
use narabe_arena::{ArenaSession, ArenaView, Journal, Tournament, Who};
use std::path::Path;

/// The system set that reads the news of a running tournament.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ArenaSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Arena), look)
        .add_systems(Update, (answer, hear).chain().in_set(ArenaSystems));
}

/// Shows the tournament of an earlier start of the game.
fn look(mut arena: ResMut<Arena>, folders: Res<Folders>) {
    let path = folders.arena();
    if arena.run().is_some() || !storage::exists(&path) {
        return;
    }
    match Journal::read(&path) {
        Ok(content) => arena.show(Some(ArenaRun::kept(content, &path))),
        Err(error) => warn!("the tournament that was played last cannot be read: {error}"),
    }
}

/// Does what is asked.
fn answer(
    mut requests: MessageReader<ArenaRequest>,
    mut arena: ResMut<Arena>,
    folders: Res<Folders>,
    engines: Res<EngineList>,
    locale: Res<Locale>,
    mut redraw: ResMut<Redraw>,
) {
    let may_play = |tournament: &Tournament| match unknown_program(tournament, &engines) {
        Some(name) => Err(locale.text_of("arena-unknown-program", "name", name)),
        None => Ok(()),
    };
    for request in requests.read() {
        redraw.next_frame();
        let path = folders.arena();
        let session = arena.run().and_then(ArenaRun::session);
        match request {
            ArenaRequest::Start(tournament) => {
                begin(&mut arena, tournament, &path, may_play(tournament));
            }
            ArenaRequest::Pause => session.into_iter().for_each(ArenaSession::pause),
            ArenaRequest::Resume => match session.filter(|session| session.view().is_paused()) {
                Some(session) => session.go_on(),
                None => go_on(&mut arena, &path, may_play),
            },
            ArenaRequest::Stop => session.into_iter().for_each(ArenaSession::stop),
            ArenaRequest::Discard => {
                arena.show(None);
                forget(&path);
            }
        }
    }
}

/// The name of a program that is not in the list of engines: a journal, which anybody may have written, cannot have one started.
fn unknown_program(tournament: &Tournament, engines: &EngineList) -> Option<String> {
    let mut entrants = tournament.players.iter();
    entrants.find_map(|entrant| match &entrant.who {
        Who::Program(program) if !engines.known().any(|known| known.program == **program) => {
            Some(entrant.shown_name())
        }
        _ => None,
    })
}

fn forget(path: &Path) {
    if storage::exists(path)
        && let Err(error) = storage::remove(path)
    {
        warn!("the tournament that was played last cannot be removed: {error}");
    }
}

/// Begins a tournament with an empty journal. The game's tournaments name no files: their folder has no meaning.
fn begin(arena: &mut Arena, tournament: &Tournament, path: &Path, allowed: Result<(), String>) {
    arena.show(None);
    forget(path);
    let probed =
        || storage::probe(path.parent().unwrap_or(path)).map_err(|error| error.to_string());
    let begun = allowed.and_then(|()| probed()).and_then(|()| {
        let session = ArenaSession::begin(tournament.clone(), Path::new(""), path, || ());
        session.map_err(|error| error.to_string())
    });
    let run = match begun {
        Ok(session) => ArenaRun::playing(session, path),
        Err(fault) => {
            let view = ArenaView::new(tournament, &[]);
            let mut run = ArenaRun::pictured(tournament.clone(), view, path);
            run.set_fault(fault);
            run
        }
    };
    arena.show(Some(run));
}

/// Goes on with the tournament that was stopped.
fn go_on(arena: &mut Arena, path: &Path, may_play: impl Fn(&Tournament) -> Result<(), String>) {
    let Some(run) = arena.run_mut() else { return };
    // Its session has ended, and lets the journal go.
    run.let_go();
    let resumed = may_play(run.tournament()).and_then(|()| {
        let session = ArenaSession::resume(Path::new(""), path, || ());
        session.map_err(|error| error.to_string())
    });
    match resumed {
        Ok(session) => arena.show(Some(ArenaRun::playing(session, path))),
        Err(fault) => run.set_fault(fault),
    }
}

/// Reads what the games have told.
fn hear(
    mut arena: ResMut<Arena>,
    screen: Res<State<Screen>>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(run) = arena.run_mut() else { return };
    if run
        .session()
        .is_none_or(|session| session.view().ending().is_some())
    {
        return;
    }
    if !run
        .session()
        .is_some_and(|session| session.view().is_paused())
    {
        run.play_for(time.delta());
    }
    run.poll();
    redraw.every(if *screen.get() == Screen::Arena {
        Source::EngineProgress
    } else {
        Source::Seconds
    });
}
