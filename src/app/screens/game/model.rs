//! What the board shows while a game is on the screen.

use super::opening;
use super::verdict::Verdict;
use super::why::Why;
use crate::app::board::{BoardModel, WinLine};
use crate::app::input::HeatShown;
use crate::app::session::{Seer, Session, SessionSystems, Sight};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::widgets::DialogOpen;
use crate::players::Hint;
use crate::rules::opening::{Ask, Region};
use crate::rules::{Point, Side};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.after(SessionSystems)
            .run_if(|screen: Res<State<Screen>>| screen.get().shows_game()),
    );
}

fn show(
    session: Res<Session>,
    heat: Res<HeatShown>,
    dialog: Res<DialogOpen>,
    settings: Res<Settings>,
    why: Res<Why>,
    mut sight: ResMut<Sight>,
    mut model: ResMut<BoardModel>,
    mut revision: Local<Option<u64>>,
) {
    // What is out of sight is not read out either.
    if session.is_covered() {
        *revision = None;
        let size = session.position().size();
        model.set_if_neq(BoardModel { size, ..default() });
        return;
    }
    let can_point = session.is_human_turn() && opening::takes_point(&session);
    let marks = settings.forbidden_points && session.is_on();
    let changed = session.is_changed() || heat.is_changed() || dialog.is_changed();
    let wanted = BoardModel {
        size: session.position().size(),
        moves: session.position().stones().collect(),
        win: win(&session),
        ghost: (can_point && !dialog.0).then(|| session.to_move()),
        hint: session
            .hint()
            .map_or_else(Vec::new, |hint| hint_line(&session, hint)),
        // A hint's line takes the place of the plates, which would stand under it.
        heat: match (
            heat.0 && session.hint().is_none() && !session.is_online(),
            session.seer(),
        ) {
            (false, _) => Vec::new(),
            (true, Seer::Classic(_)) if !changed => model.heat.clone(),
            (true, seer) => sight.of(session.position(), seer),
        },
        forbidden: match marks {
            false => Vec::new(),
            true if *revision != Some(session.revision()) => session.position().fouls(),
            true => model.forbidden.clone(),
        },
        region: region(&session).filter(|_| can_point),
        offers: session.opening().offers().to_vec(),
        spoken_of: why.points().to_vec(),
        mark_last: true,
        ..BoardModel::default()
    };
    *revision = marks.then(|| session.revision());
    model.set_if_neq(wanted);
}

/// Where the next stone of an opening may go.
fn region(session: &Session) -> Option<Region> {
    match session.opening().ask() {
        Some(Ask::Place { region, .. }) if session.is_opening() => Some(region),
        _ => None,
    }
}

/// The moves of a hint with who would make them.
fn hint_line(session: &Session, hint: &Hint) -> Vec<(Point, Side)> {
    let side = session.to_move();
    let sides = [side, side.other()].into_iter().cycle();
    hint.line.iter().copied().zip(sides).collect()
}

fn win(session: &Session) -> Option<WinLine> {
    let outcome = session.outcome()?;
    let lines = outcome.lines();
    (!lines.is_empty()).then(|| WinLine {
        lines: lines.to_vec(),
        joyful: Verdict::of(session, outcome) == Verdict::Win,
    })
}
