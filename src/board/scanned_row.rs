//! The band over the row that a single switch would choose a point of.

use super::{BoardCursor, BoardId, BoardLook, BoardSchedule, BoardSystems, BoardView, layer};
use bevy::prelude::*;
use narabe_rules::Point;

/// The opacity of the band.
const OPACITY: f32 = 0.28;

/// The band.
#[derive(Component, Debug)]
struct ScannedRow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

fn spawn(mut commands: Commands, boards: Query<Entity, With<BoardId>>) {
    for board in &boards {
        let band = (ScannedRow, Sprite::default(), Transform::default());
        commands.spawn((band, Visibility::Hidden, ChildOf(board)));
    }
}

fn draw(
    boards: Query<(&BoardView, &BoardCursor)>,
    look: Res<BoardLook>,
    mut bands: Query<(&ChildOf, &mut Sprite, &mut Transform, &mut Visibility), With<ScannedRow>>,
) {
    for (of, mut sprite, mut place, mut visibility) in &mut bands {
        let row = boards.get(of.parent()).ok().and_then(|(view, cursor)| {
            let row = cursor.row.filter(|_| view.playable);
            view.frame.zip(row)
        });
        let Some((frame, row)) = row.filter(|(frame, row)| *row < frame.size.get()) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        sprite.color = look.accent().with_alpha(OPACITY);
        sprite.custom_size = Some(Vec2::new(frame.side(), frame.cell()));
        let y = frame.at(Point::new(0, row)).y;
        place.translation = Vec3::new(0.0, y, layer::GHOST - layer::STEP);
        visibility.set_if_neq(Visibility::Inherited);
    }
}
