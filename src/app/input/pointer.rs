//! Mouse and finger on the board.
//!
//! The board itself lies below the interface, so it is the slot's node that feels the pointer: what covers the slot covers
//! the board. A mouse means the nearest point and plays it with a click; a finger aims with a first tap and plays
//! with a second one on the same point, if the player wants it so.

use crate::app::board::{BoardCursor, BoardRoot, BoardSlot, BoardView};
use crate::app::redraw::Redraw;
use crate::app::session::Intent;
use crate::app::settings::Settings;
use crate::rules::Point;
use bevy::ecs::system::SystemParam;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(listen);
}

/// A new slot listens.
fn listen(slot: On<Add, BoardSlot>, mut commands: Commands) {
    commands
        .entity(slot.entity)
        .observe(hover)
        .observe(leave)
        .observe(tap);
}

/// From a place in the window to a point of the board.
#[derive(SystemParam)]
struct Sight<'w, 's> {
    view: Res<'w, BoardView>,
    root: Res<'w, BoardRoot>,
    places: Query<'w, 's, &'static Transform>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Sight<'_, '_> {
    /// The point at a place, which is measured in logical pixels from the window's upper left corner. `None` beside
    /// the points, and on a board that only shows.
    fn point(&self, place: Vec2) -> Option<Point> {
        let frame = self.view.frame.filter(|_| self.view.playable)?;
        let window = self.windows.single().ok()?;
        let root = self.places.get(self.root.0).ok()?;
        let world = Vec2::new(
            place.x - window.width() / 2.0,
            window.height() / 2.0 - place.y,
        );
        let local = root
            .compute_affine()
            .inverse()
            .transform_point3(world.extend(0.0));
        frame.nearest(local.truncate())
    }
}

fn hover(
    event: On<Pointer<Move>>,
    sight: Sight,
    mut cursor: ResMut<BoardCursor>,
    mut redraw: ResMut<Redraw>,
) {
    if event.delta == Vec2::ZERO {
        // The window tells where the pointer is, but nobody moved it: the keys keep the cursor.
        return;
    }
    let point = sight.point(event.pointer_location.position);
    let wanted = if event.pointer_id.is_touch() {
        // A finger that slides moves its aim along; it never hovers.
        if cursor.aim.is_none() || point.is_none() {
            return;
        }
        BoardCursor {
            aim: point,
            ..*cursor
        }
    } else {
        BoardCursor {
            hover: point,
            ..BoardCursor::default()
        }
    };
    if cursor.set_if_neq(wanted) {
        redraw.next_frame();
    }
}

fn leave(event: On<Pointer<Out>>, mut cursor: ResMut<BoardCursor>, mut redraw: ResMut<Redraw>) {
    if !event.pointer_id.is_touch() && cursor.hover.is_some() {
        cursor.hover = None;
        redraw.next_frame();
    }
}

fn tap(
    event: On<Pointer<Click>>,
    sight: Sight,
    settings: Res<Settings>,
    mut cursor: ResMut<BoardCursor>,
    mut intents: MessageWriter<Intent>,
    mut redraw: ResMut<Redraw>,
) {
    let plays = event.button == PointerButton::Primary;
    let Some(point) = sight
        .point(event.pointer_location.position)
        .filter(|_| plays)
    else {
        return;
    };
    let (next, play) = tapped(&cursor, point, event.pointer_id, settings.confirm_tap);
    cursor.set_if_neq(next);
    if play {
        intents.write(Intent::Play(point));
    }
    redraw.next_frame();
}

/// What a tap does: the cursor after it, and whether it plays.
fn tapped(
    cursor: &BoardCursor,
    point: Point,
    pointer: PointerId,
    confirm: bool,
) -> (BoardCursor, bool) {
    let none = BoardCursor::default();
    if !pointer.is_touch() {
        return (
            BoardCursor {
                hover: Some(point),
                ..none
            },
            true,
        );
    }
    if confirm && cursor.aim != Some(point) {
        return (
            BoardCursor {
                aim: Some(point),
                ..none
            },
            false,
        );
    }
    (none, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point::new(7, 7);
    const THERE: Point = Point::new(3, 4);
    const FINGER: PointerId = PointerId::Touch(1);

    #[test]
    fn a_click_plays_at_once() {
        let (cursor, play) = tapped(&BoardCursor::default(), HERE, PointerId::Mouse, true);
        assert!(play);
        assert_eq!(cursor.hover, Some(HERE));
    }

    #[test]
    fn a_first_tap_aims_and_a_second_on_the_same_point_plays() {
        let (aimed, play) = tapped(&BoardCursor::default(), HERE, FINGER, true);
        assert!(!play && aimed.aim == Some(HERE));
        let (moved, play) = tapped(&aimed, THERE, FINGER, true);
        assert!(!play && moved.aim == Some(THERE));
        let (after, play) = tapped(&moved, THERE, FINGER, true);
        assert!(play);
        assert_eq!(after, BoardCursor::default());
    }

    #[test]
    fn without_confirmation_a_tap_plays() {
        assert!(tapped(&BoardCursor::default(), HERE, FINGER, false).1);
    }
}
