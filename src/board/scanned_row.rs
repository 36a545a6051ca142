//! The band over the row that a single switch would choose a point of.

use super::{BoardCursor, BoardLook, BoardRoot, BoardSchedule, BoardSystems, BoardView, layer};
use bevy::prelude::*;
use narabe_rules::Point;

/// The opacity of the band.
const OPACITY: f32 = 0.28;

/// The band.
#[derive(Component, Debug)]
struct ScannedRow<const B: usize>;

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(Startup, spawn::<B>)
        .add_systems(BoardSchedule, draw::<B>.in_set(BoardSystems::Draw));
}

fn spawn<const B: usize>(mut commands: Commands, root: Res<BoardRoot<B>>) {
    let band = (ScannedRow::<B>, Sprite::default(), Transform::default());
    commands.spawn((band, Visibility::Hidden, ChildOf(root.0)));
}

fn draw<const B: usize>(
    view: Res<BoardView<B>>,
    cursor: Res<BoardCursor<B>>,
    look: Res<BoardLook>,
    mut bands: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<ScannedRow<B>>>,
) {
    let row = view.frame.zip(cursor.row.filter(|_| view.playable));
    for (mut sprite, mut place, mut visibility) in &mut bands {
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
