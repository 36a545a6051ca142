//! A long press on a row begins the choice of several games, where the rows have no boxes.

use super::choice::GameChoice;
use super::parts::{LibraryScreenSystems, RowButton};
use crate::layout::Layout;
use crate::redraw::Redraw;
use bevy::prelude::*;
use bevy::time::Real;
use narabe_library::GameId;
use std::time::Duration;

/// How long a row is pressed.
const LONG: Duration = Duration::from_millis(500);

/// The row that is pressed, and since when.
#[derive(Resource, Debug, Default)]
struct PressedRow(Option<(GameId, Duration)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PressedRow>()
        .add_observer(press)
        .add_observer(release)
        .add_observer(drag)
        .add_systems(Update, choose.in_set(LibraryScreenSystems));
}

fn press(
    event: On<Pointer<Press>>,
    rows: Query<&RowButton>,
    layout: Res<Layout>,
    time: Res<Time<Real>>,
    mut pressed: ResMut<PressedRow>,
    mut redraw: ResMut<Redraw>,
) {
    if let Ok(RowButton(game)) = rows.get(event.entity)
        && layout.is_phone()
    {
        pressed.0 = Some((*game, time.elapsed()));
        redraw.after(LONG);
    }
}

fn release(_: On<Pointer<Release>>, mut pressed: ResMut<PressedRow>) {
    pressed.0 = None;
}

/// A finger that moves scrolls.
fn drag(_: On<Pointer<DragStart>>, mut pressed: ResMut<PressedRow>) {
    pressed.0 = None;
}

fn choose(
    time: Res<Time<Real>>,
    mut pressed: ResMut<PressedRow>,
    mut choice: ResMut<GameChoice>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((game, since)) = pressed.0 else {
        return;
    };
    let left = (since + LONG).saturating_sub(time.elapsed());
    if !left.is_zero() {
        redraw.after(left);
        return;
    }
    pressed.0 = None;
    if !choice.is_on {
        choice.is_on = true;
        choice.toggle(game);
        redraw.next_frame();
    }
}
