//! The ghost of the next stone, and the brackets around the selected point.
//!
//! The brackets slide from point to point. The ghost pulses a few times after it has reached a point and then rests, so
//! that the window can sleep.

use super::symbols::{Symbol, Symbols};
use super::{
    BoardCursor, BoardFrame, BoardId, BoardLook, BoardModel, BoardSchedule, BoardSystems,
    BoardTextures, BoardView, blend, layer,
};
use crate::easing;
use crate::redraw::{Redraw, Source};
use crate::theme::Motion;
use crate::widgets::visible_if;
use bevy::prelude::*;
use bevy::time::Real;
use narabe_art::Rgb;
use narabe_rules::{Point, Side};
use std::f32::consts::TAU;

/// The opacity of a ghost stone.
pub(super) const GHOST_OPACITY: f32 = 0.52;
/// How long the brackets take from point to point, in seconds.
const SLIDE_TIME: f32 = 0.09;
// The period of a pulse in seconds, the number of pulses, and the growth of the ghost.
const PULSE_PERIOD: f32 = 1.6;
const PULSE_COUNT: f32 = 3.0;
const PULSE_GROWTH: f32 = 0.04;

/// The two sprites.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum CursorPart {
    Ghost,
    Brackets,
}

/// The position of a board's brackets and the time since they started to move.
#[derive(Component, Debug, Default)]
struct BracketMotion {
    from: Option<Vec2>,
    to: Option<Point>,
    at: Vec2,
    seconds: f32,
}

impl BracketMotion {
    /// Slides to the selected point, or jumps without motion or from nowhere.
    fn follow(&mut self, selected: Option<Point>, frame: &BoardFrame, passed: f32, full: bool) {
        let Some(point) = selected else {
            self.to = None;
            return;
        };
        if self.to == Some(point) {
            self.seconds += passed;
        } else {
            self.from = (full && self.to.is_some()).then_some(self.at);
            (self.to, self.seconds) = (Some(point), 0.0);
        }
        let target = frame.at(point);
        let part = easing::OUT.ease(easing::part(self.seconds, SLIDE_TIME));
        self.at = self.from.map_or(target, |from| from.lerp(target, part));
    }

    /// Requests the next frame while something moves.
    fn request_frame(&self, pulses: bool, redraw: &mut Redraw) {
        if self.from.is_some() && self.seconds < SLIDE_TIME {
            redraw.next_frame();
        } else if pulses && self.seconds < PULSE_PERIOD * PULSE_COUNT {
            redraw.every(Source::GhostPulse);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, BracketMotion>()
        .add_systems(Startup, spawn)
        .add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

fn spawn(mut commands: Commands, boards: Query<Entity, With<BoardId>>) {
    for board in &boards {
        for part in [CursorPart::Ghost, CursorPart::Brackets] {
            commands.spawn((
                part,
                Sprite::default(),
                Transform::default(),
                Visibility::Hidden,
                ChildOf(board),
            ));
        }
    }
}

/// The selected point, and whether a ghost is shown on it.
fn selected(cursor: &BoardCursor, model: &BoardModel) -> Option<(Point, bool)> {
    model.ghost?;
    let point = cursor.point().filter(|point| model.size.contains(*point))?;
    let taken = model.moves.iter().any(|(taken, _)| *taken == point);
    let free = !taken && !model.closed.contains(&point);
    // The keyboard's cursor may be on any point, and an aimed point stays visible; the mouse selects only playable
    // points.
    let by_key = cursor.aim.is_none() && cursor.key.is_some();
    let is_seen = free || by_key || cursor.aim.is_some() && !taken;
    is_seen.then_some((point, free && !by_key))
}

fn draw(
    look: Res<BoardLook>,
    textures: Res<BoardTextures>,
    symbols: Res<Symbols>,
    motion: Motion,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut boards: Query<(
        Entity,
        &BoardView,
        &BoardCursor,
        &BoardModel,
        &mut BracketMotion,
    )>,
    mut parts: Query<(
        &ChildOf,
        &CursorPart,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    for (board, view, cursor, model, mut brackets) in &mut boards {
        let Some(frame) = view.frame else { continue };
        let selected = selected(cursor, model).filter(|_| view.playable);
        let ghost = selected.and_then(|(_, ghost)| model.ghost.filter(|_| ghost));
        let point = selected.map(|(point, _)| point);
        let full = motion.full();
        brackets.follow(point, &frame, time.delta_secs(), full);
        if point.is_some() {
            brackets.request_frame(ghost.is_some() && full, &mut redraw);
        }
        for (of, part, mut sprite, mut transform, mut visibility) in &mut parts {
            if of.parent() != board {
                continue;
            }
            let shown = match (*part, point, ghost) {
                (CursorPart::Ghost, Some(point), Some(side)) => {
                    sprite.image = textures.stone(side, point);
                    sprite.custom_size = Some(Vec2::splat(frame.stone()));
                    let ground = look.board.data.tone;
                    let opacity = blend::opacity(GHOST_OPACITY, tone(side), ground);
                    sprite.color = Color::WHITE.with_alpha(opacity);
                    let seconds = if full { brackets.seconds } else { 0.0 };
                    *transform = Transform::from_translation(frame.at(point).extend(layer::GHOST))
                        .with_scale(Vec2::splat(pulse_scale(seconds)).extend(1.0));
                    true
                }
                (CursorPart::Brackets, Some(_), _) => {
                    *sprite = symbols.sprite(Symbol::Brackets, look.accent());
                    transform.translation = brackets.at.extend(layer::GHOST + layer::STEP);
                    true
                }
                _ => false,
            };
            visibility.set_if_neq(visible_if(shown));
        }
    }
}

/// The approximate colour of a side's stones, for even transparency.
pub(super) fn tone(side: Side) -> Rgb {
    match side {
        Side::Black => Rgb::hex(0x1E2124),
        Side::White => Rgb::hex(0xFCF9F2),
    }
}

/// The scale of the ghost over time; exactly 1 after the last pulse.
fn pulse_scale(seconds: f32) -> f32 {
    if seconds >= PULSE_PERIOD * PULSE_COUNT {
        return 1.0;
    }
    1.0 + PULSE_GROWTH * (1.0 - (seconds / PULSE_PERIOD * TAU).cos()) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::redraw::testing::frames_in;
    use bevy::window::RequestRedraw;
    use std::time::Duration;

    const POINT: Point = Point::new(7, 7);

    fn model(stones: &[Point]) -> BoardModel {
        BoardModel {
            moves: stones.iter().map(|point| (*point, Side::Black)).collect(),
            ghost: Some(Side::White),
            ..BoardModel::default()
        }
    }

    #[test]
    fn the_pointer_selects_only_free_points() {
        let cursor = BoardCursor {
            hover: Some(POINT),
            ..BoardCursor::default()
        };
        assert_eq!(selected(&cursor, &model(&[])), Some((POINT, true)));
        assert_eq!(selected(&cursor, &model(&[POINT])), None);
    }

    #[test]
    fn bug_a_ghost_stood_on_a_point_where_no_stone_may_be_placed() {
        let closed = BoardModel {
            closed: vec![POINT],
            ..model(&[])
        };
        let at = |hover, aim| BoardCursor {
            hover,
            aim,
            ..BoardCursor::default()
        };
        assert_eq!(selected(&at(Some(POINT), None), &closed), None);
        let aimed = selected(&at(None, Some(POINT)), &closed);
        assert_eq!(aimed, Some((POINT, false)), "brackets alone");
    }

    #[test]
    fn the_keys_show_brackets_without_a_ghost_even_on_a_stone() {
        let cursor = BoardCursor {
            key: Some(POINT),
            ..BoardCursor::default()
        };
        assert_eq!(selected(&cursor, &model(&[])), Some((POINT, false)));
        assert_eq!(selected(&cursor, &model(&[POINT])), Some((POINT, false)));
    }

    #[test]
    fn nothing_is_selected_when_no_person_may_play() {
        let cursor = BoardCursor {
            hover: Some(POINT),
            ..BoardCursor::default()
        };
        assert_eq!(
            selected(
                &cursor,
                &BoardModel {
                    ghost: None,
                    ..model(&[])
                }
            ),
            None
        );
        let outside = BoardCursor {
            key: Some(Point::new(24, 0)),
            ..BoardCursor::default()
        };
        assert_eq!(selected(&outside, &model(&[])), None);
    }

    #[test]
    fn bug_a_pointer_that_rested_on_a_free_point_kept_the_game_drawing() {
        let pulse = |time: Res<Time<Real>>,
                     mut redraw: ResMut<Redraw>,
                     mut brackets: Local<BracketMotion>| {
            brackets.seconds += time.delta_secs();
            brackets.request_frame(true, &mut redraw);
        };
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<RequestRedraw>()
            .add_plugins(crate::redraw::plugin)
            .add_systems(Update, pulse);
        app.update();
        let second = Duration::from_secs(1);
        assert_eq!(frames_in(&mut app, second), 8);
        let frames = frames_in(&mut app, 60 * second);
        assert!(frames < 40, "it rests after a few pulses: {frames}");
    }

    #[test]
    fn a_pulse_begins_and_ends_at_scale_one() {
        assert_eq!(pulse_scale(0.0), 1.0);
        assert!((pulse_scale(PULSE_PERIOD / 2.0) - 1.04).abs() < 1e-5);
        assert_eq!(pulse_scale(PULSE_PERIOD * PULSE_COUNT), 1.0);
        assert_eq!(pulse_scale(1000.0), 1.0);
    }
}
