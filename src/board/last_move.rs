//! The mark of the last move: a dot that flashes, and a ring that expands from it.

use super::flash::{flash, next_change};
use super::marks::{number_colour, numbers_shown};
use super::motion::DROP_TIME;
use super::symbols::{PULSE, Symbol, Symbols};
use super::{BoardId, BoardLook, BoardModel, BoardSchedule, BoardSystems, BoardView, color, layer};
use crate::easing;
use crate::redraw::{Redraw, Source};
use crate::settings::{LastMark, MoveNumbers, Settings};
use crate::theme::Motion;
use crate::widgets::visible_if;
use bevy::prelude::*;
use bevy::time::Real;
use narabe_rules::{Point, Side};
use std::time::Duration;

// The radius at which a pulse starts, in cells, and its opacity then.
const PULSE_START: f32 = 0.475;
const PULSE_OPACITY: f32 = 0.85;

/// The two parts of the last move's mark. In a turn of two stones both are marked.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct LastMovePart {
    shape: LastMoveShape,
    before: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LastMoveShape {
    Dot,
    Pulse,
}

/// The marked move of a board and the time since it was marked.
#[derive(Component, Debug, Default)]
struct Flash {
    last: Option<(usize, Point)>,
    seconds: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, Flash>()
        .add_systems(Startup, spawn)
        .add_systems(BoardSchedule, mark_last.in_set(BoardSystems::Draw));
}

fn spawn(mut commands: Commands, boards: Query<Entity, With<BoardId>>) {
    for board in &boards {
        for before in [false, true] {
            for shape in [LastMoveShape::Dot, LastMoveShape::Pulse] {
                commands.spawn((
                    LastMovePart { shape, before },
                    Sprite::default(),
                    Transform::default(),
                    Visibility::Hidden,
                    ChildOf(board),
                ));
            }
        }
    }
}

impl Flash {
    /// Whether a move is marked, after some more seconds.
    fn advance(&mut self, model: &BoardModel, passed: f32, full: bool) -> bool {
        let is_marked = model.mark_last && model.win.is_none();
        let newest = model.moves.last().filter(|_| is_marked);
        let last = newest.map(|(point, _)| (model.moves.len(), *point));
        if self.last == last {
            self.seconds += passed;
        } else {
            let seconds = if full { -DROP_TIME } else { 0.0 };
            *self = Self { last, seconds };
        }
        last.is_some()
    }
}

fn mark_last(
    settings: Res<Settings>,
    motion: Motion,
    look: Res<BoardLook>,
    symbols: Res<Symbols>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut boards: Query<(Entity, &BoardView, &BoardModel, &mut Flash)>,
    mut parts: Query<(
        &ChildOf,
        &LastMovePart,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    // Without motion only the dot is shown.
    let setting = if motion.full() {
        settings.last_mark
    } else {
        LastMark::Still
    };
    for (board, view, model, mut flashing) in &mut boards {
        let Some(frame) = view.frame else { continue };
        let is_marked = flashing.advance(model, time.delta_secs(), motion.full());
        match next_change(setting, flashing.seconds).filter(|_| is_marked) {
            Some(wait) if wait > 0.0 => redraw.after(Duration::from_secs_f32(wait)),
            Some(_) => redraw.every(Source::LastMove),
            None => {}
        }
        for (of, part, mut sprite, mut transform, mut visibility) in &mut parts {
            if of.parent() != board {
                continue;
            }
            let marked = marked(model, part.before).filter(|_| is_marked);
            let Some((point, side)) = marked else {
                visibility.set_if_neq(Visibility::Hidden);
                continue;
            };
            let (symbol, mut opacity, scale) = part.shape.look(setting, flashing.seconds);
            if part.shape == LastMoveShape::Dot && is_replaced(model, &settings, &look, point) {
                opacity = 0.0;
            }
            let ink = color(number_colour(side, true)).with_alpha(opacity);
            *sprite = symbols.sprite(symbol, ink);
            *transform = Transform::from_translation(frame.at(point).extend(layer::LAST_MARK))
                .with_scale(Vec2::splat(scale).extend(1.0));
            visibility.set_if_neq(visible_if(opacity > 0.0));
        }
    }
}

impl LastMoveShape {
    /// The symbol, its opacity and its scale, some seconds after the move was marked.
    fn look(self, setting: LastMark, seconds: f32) -> (Symbol, f32, f32) {
        let (dot, pulse) = flash(setting, seconds);
        match self {
            Self::Dot => (Symbol::LastMove, dot, 1.0),
            Self::Pulse => {
                let run = pulse.map_or(0.0, |part| easing::OUT.ease(part));
                let opacity = pulse.map_or(0.0, |_| PULSE_OPACITY * (1.0 - run));
                let radius = easing::mix(PULSE_START, PULSE.radius, run);
                (Symbol::Pulse, opacity, radius / PULSE.radius)
            }
        }
    }
}

/// Whether a number or a shape in the dot's colour, or the mark of a study, is there instead of it.
fn is_replaced(model: &BoardModel, settings: &Settings, look: &BoardLook, point: Point) -> bool {
    let numbers = numbers_shown(settings.move_numbers, model);
    let has_study_mark = || model.marks.iter().any(|(marked, _)| *marked == point);
    numbers != MoveNumbers::Off || look.shapes_on_stones || has_study_mark()
}

/// The stone that carries a mark: the last one, or the one before it.
fn marked(model: &BoardModel, before: bool) -> Option<(Point, Side)> {
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
        let mut model = BoardModel {
            moves: vec![(first, Side::White), (second, Side::White)],
            ..BoardModel::default()
        };
        assert_eq!(marked(&model, false), Some((second, Side::White)));
        assert_eq!(marked(&model, true), None);
        model.mark_both = true;
        assert_eq!(marked(&model, true), Some((first, Side::White)));
    }
}
