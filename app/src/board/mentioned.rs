//! The points mentioned in a text beside the board: a ring around each.

use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, color,
    layer,
};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY};
use narabe::rules::Point;

const COLOUR: Rgb = Rgb::hex(0x23457A);

/// A part of a ring; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct MentionRing<const B: usize>;

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(BoardSchedule, draw::<B>.in_set(BoardSystems::Draw));
}

fn draw<const B: usize>(
    mut commands: Commands,
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    look: Res<BoardLook>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot<B>>,
    drawn: Query<Entity, With<MentionRing<B>>>,
    mut last: Local<Option<(BoardFrame, Vec<Point>)>>,
) {
    let wanted = (view.frame.filter(|_| !model.mentioned.is_empty()))
        .map(|frame| (frame, model.mentioned.clone()));
    if *last == wanted && !(look.is_changed() && wanted.is_some()) {
        return;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some((frame, points)) = &wanted {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        for &point in points {
            for (symbol, ink, step) in [
                (Symbol::BestHalo, halo, 3.0),
                (Symbol::Best, color(COLOUR), 4.0),
            ] {
                let at = frame.at(point).extend(layer::MARKS + step * layer::STEP);
                let place = Transform::from_translation(at);
                commands.spawn((
                    MentionRing::<B>,
                    ChildOf(root.0),
                    place,
                    symbols.sprite(symbol, ink),
                ));
            }
        }
    }
    *last = wanted;
}
