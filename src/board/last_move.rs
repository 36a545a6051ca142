//! The mark of the last move: a dot that flashes, and a ring that expands from it.

use super::flash::{flash, next_change};
use super::marks::{number_colour, numbers_shown};
use super::motion::DROP_TIME;
use super::symbols::{PULSE, Symbol, Symbols};
use super::{
    BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, color, layer,
};
use crate::easing;
use crate::redraw::{Redraw, Source};
use crate::settings::{LastMark, MoveNumbers, Settings};
use crate::theme::Motion;
use bevy::prelude::*;
use bevy::time::Real;
use narabe_rules::{Point, Side};
use std::time::Duration;

// The radius at which a pulse starts, in cells, and its opacity then.
const PULSE_START: f32 = 0.475;
const PULSE_OPACITY: f32 = 0.85;

/// The two parts of the last move's mark. In a turn of two stones both are marked.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct LastMovePart<const B: usize> {
    shape: LastMoveShape,
    before: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LastMoveShape {
    Dot,
    Pulse,
}

/// The marked move and the time since it was marked.
#[derive(Debug, Default)]
struct Flash {
    last: Option<(usize, Point)>,
    seconds: f32,
}

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(Startup, spawn::<B>)
        .add_systems(BoardSchedule, mark_last::<B>.in_set(BoardSystems::Draw));
}

fn spawn<const B: usize>(mut commands: Commands, root: Res<BoardRoot<B>>) {
    let shapes = [LastMoveShape::Dot, LastMoveShape::Pulse];
    for (shape, before) in [false, true]
        .into_iter()
        .flat_map(|before| shapes.map(|shape| (shape, before)))
    {
        commands.spawn((
            LastMovePart::<B> { shape, before },
            Sprite::default(),
            Transform::default(),
            Visibility::Hidden,
            ChildOf(root.0),
        ));
    }
}

/// Whether the mark of a study is on a point.
fn has_study_mark<const B: usize>(model: &BoardModel<B>, point: Point) -> bool {
    model.marks.iter().any(|(marked, _)| *marked == point)
}

fn mark_last<const B: usize>(
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    settings: Res<Settings>,
    motion: Motion,
    look: Res<BoardLook>,
    symbols: Res<Symbols>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut parts: Query<(
        &LastMovePart<B>,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
    )>,
    mut flashing: Local<Flash>,
) {
    let Some(frame) = view.frame else { return };
    let newest = model
        .moves
        .last()
        .filter(|_| model.mark_last && model.win.is_none());
    let last = newest.map(|(point, _)| (model.moves.len(), *point));
    if flashing.last == last {
        flashing.seconds += time.delta_secs();
    } else {
        let wait = if motion.full() { DROP_TIME } else { 0.0 };
        *flashing = Flash {
            last,
            seconds: -wait,
        };
    }
    if newest.is_none() {
        for (.., mut visibility) in &mut parts {
            visibility.set_if_neq(Visibility::Hidden);
        }
        return;
    }
    // Without motion only the dot is shown.
    let setting = if motion.full() {
        settings.last_mark
    } else {
        LastMark::Still
    };
    match next_change(setting, flashing.seconds) {
        Some(wait) if wait > 0.0 => redraw.after(Duration::from_secs_f32(wait)),
        Some(_) => redraw.every(Source::LastMove),
        None => {}
    }
    // A number or a shape in the mark's colour replaces the dot.
    let numbers = numbers_shown(settings.move_numbers, &model);
    let replaced = numbers != MoveNumbers::Off || look.shapes_on_stones;
    let (dot, pulse) = flash(setting, flashing.seconds);
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        let Some((point, side)) = marked(&model, part.before) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let (symbol, opacity, scale) = match part.shape {
            LastMoveShape::Dot => {
                let hidden = replaced || has_study_mark(&model, point);
                (Symbol::LastMove, if hidden { 0.0 } else { dot }, 1.0)
            }
            LastMoveShape::Pulse => {
                let run = pulse.map_or(0.0, |part| easing::OUT.ease(part));
                let opacity = pulse.map_or(0.0, |_| PULSE_OPACITY * (1.0 - run));
                (
                    Symbol::Pulse,
                    opacity,
                    easing::mix(PULSE_START, PULSE.radius, run) / PULSE.radius,
                )
            }
        };
        *sprite = symbols.sprite(symbol, color(number_colour(side, true)).with_alpha(opacity));
        *transform = Transform::from_translation(frame.at(point).extend(layer::LAST_MARK))
            .with_scale(Vec2::splat(scale).extend(1.0));
        visibility.set_if_neq(if opacity > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// The stone that carries a mark: the last one, or the one before it.
fn marked<const B: usize>(model: &BoardModel<B>, before: bool) -> Option<(Point, Side)> {
    let mut newest = model.moves.iter().rev().copied();
    if before {
        newest.nth(1).filter(|_| model.mark_both)
    } else {
        newest.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_two_stones_has_two_marks() {
        let [first, second] = [Point::new(3, 4), Point::new(5, 6)];
        let mut model: BoardModel = BoardModel {
            moves: vec![(first, Side::White), (second, Side::White)],
            ..BoardModel::default()
        };
        assert_eq!(marked(&model, false), Some((second, Side::White)));
        assert_eq!(marked(&model, true), None);
        model.mark_both = true;
        assert_eq!(marked(&model, true), Some((first, Side::White)));
    }
}
