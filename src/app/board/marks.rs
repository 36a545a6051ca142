//! The mark of the last move, move numbers, and the shapes that tell the sides apart.

use super::motion::DROP;
use super::signs::{PULSE, Sign, Signs};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardView, Show, ShowSystems, color, layer,
};
use crate::app::effects::ease;
use crate::app::redraw::{Redraw, Source};
use crate::app::settings::{LastMark, MoveNumbers, Settings};
use crate::app::theme::Motion;
use crate::app::theme::{Face, Fonts};
use crate::art::Rgb;
use crate::rules::{Point, Side};
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

/// The mark's colour on Black's stones and on White's.
const MARK_ON_BLACK: Rgb = Rgb::hex(0xF2583E);
const MARK_ON_WHITE: Rgb = Rgb::hex(0xC8391F);
/// Figures and shapes on Black's stones and on White's.
const INK_ON_BLACK: Rgb = Rgb::hex(0xF3F1EA);
const INK_ON_WHITE: Rgb = Rgb::hex(0x1A1E23);
/// One flash in seconds, and from the start of one to the start of the next: never more than one a second.
const FLASH: f32 = 0.6;
const PERIOD: f32 = 1.0;
/// How often the mark flashes by default.
const FLASHES: f32 = 3.0;
/// Where a pulse begins, in cells, and how strong it is then.
const PULSE_FROM: f32 = 0.475;
const PULSE_OPACITY: f32 = 0.85;
/// How many moves "the last few" are.
const LAST_FEW: usize = 5;
/// The height of a number with one or two figures and with three, in cells.
const NUMBER: f32 = 0.42;
const LONG_NUMBER: f32 = 0.34;
/// From here on a number has three figures.
const LONG_FROM: usize = 100;

/// A number or a shape; all are made anew when one changes.
#[derive(Component, Debug, Clone, Copy)]
struct Mark<const B: usize>;

/// The two parts of the last move's mark; a turn may have another stone, the one before, and both are marked.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct LastPart<const B: usize> {
    shape: LastShape,
    before: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LastShape {
    Dot,
    Pulse,
}

/// Since when which move is marked.
#[derive(Debug, Default)]
struct Flash {
    last: Option<(usize, Point)>,
    seconds: f32,
}

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(Startup, spawn::<B>)
        .add_systems(Show, (lay::<B>, mark_last::<B>).in_set(ShowSystems::Draw));
}

fn spawn<const B: usize>(mut commands: Commands, root: Res<BoardRoot<B>>) {
    let shapes = [LastShape::Dot, LastShape::Pulse];
    for (shape, before) in [false, true]
        .into_iter()
        .flat_map(|before| shapes.map(|shape| (shape, before)))
    {
        commands.spawn((
            LastPart::<B> { shape, before },
            Sprite::default(),
            Transform::default(),
            Visibility::Hidden,
            ChildOf(root.0),
        ));
    }
}

/// Which moves carry their number: their places in the game, from 0.
fn numbered(setting: MoveNumbers, moves: usize) -> std::ops::Range<usize> {
    match setting {
        MoveNumbers::Off => moves..moves,
        MoveNumbers::Last => moves.saturating_sub(LAST_FEW)..moves,
        MoveNumbers::All => 0..moves,
    }
}

/// The colour of a figure on a stone: the last move's stands out.
fn ink(side: Side, last: bool) -> Color {
    color(match (side, last) {
        (Side::Black, false) => INK_ON_BLACK,
        (Side::White, false) => INK_ON_WHITE,
        (Side::Black, true) => MARK_ON_BLACK,
        (Side::White, true) => MARK_ON_WHITE,
    })
}

/// All that the static marks depend on.
#[derive(Debug, Clone, PartialEq)]
struct Ground {
    frame: BoardFrame,
    moves: Vec<(Point, Side)>,
    mark_last: bool,
    mark_both: bool,
    numbers: MoveNumbers,
    own_numbers: Vec<usize>,
    shapes: bool,
}

fn lay<const B: usize>(
    mut commands: Commands,
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    settings: Res<Settings>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    signs: Res<Signs>,
    root: Res<BoardRoot<B>>,
    laid: Query<Entity, With<Mark<B>>>,
    mut last: Local<Option<Ground>>,
) {
    let changed =
        view.is_changed() || model.is_changed() || settings.is_changed() || look.is_changed();
    if !changed && !fonts.is_changed() {
        return;
    }
    let wanted = view.frame.map(|frame| Ground {
        frame,
        moves: model.moves.clone(),
        mark_last: model.mark_last,
        mark_both: model.mark_both,
        numbers: settings.move_numbers,
        own_numbers: model.numbers.clone(),
        shapes: look.shapes_on_stones,
    });
    if *last == wanted && !fonts.is_changed() {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    if let Some(ground) = &wanted {
        let mut table = Table::<B> {
            commands: &mut commands,
            root: root.0,
            signs: &signs,
            fonts: &fonts,
        };
        table.numbers_and_shapes(ground);
    }
    *last = wanted;
}

/// What is needed to put marks on the board.
struct Table<'a, 'w, 's, const B: usize> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    signs: &'a Signs,
    fonts: &'a Fonts,
}

impl<const B: usize> Table<'_, '_, '_, B> {
    fn put(&mut self, mark: impl Bundle, at: Vec2, height: f32) {
        let place = Transform::from_translation(at.extend(height));
        self.commands
            .spawn((Mark::<B>, ChildOf(self.root), mark, place));
    }

    fn text(&self, text: String, size: f32, color: Color) -> impl Bundle + use<B> {
        let font = self.fonts.text(Face::DataBold, size);
        (Text2d::new(text), font, TextColor(color))
    }

    fn numbers_and_shapes(&mut self, ground: &Ground) {
        let cell = ground.frame.cell();
        let numbered = numbered(ground.numbers, ground.moves.len());
        for (index, &(point, side)) in ground.moves.iter().enumerate() {
            let at = ground.frame.at(point);
            let age = ground.moves.len() - index;
            let last = ground.mark_last && (age == 1 || (age == 2 && ground.mark_both));
            let number = ground.own_numbers.get(index).copied().unwrap_or(index + 1);
            if numbered.contains(&index) {
                let size = cell
                    * if number < LONG_FROM {
                        NUMBER
                    } else {
                        LONG_NUMBER
                    };
                let text = self.text(number.to_string(), size, ink(side, last));
                self.put(text, at, layer::MARKS);
            } else if ground.shapes {
                let sign = if side == Side::Black {
                    Sign::BlackShape
                } else {
                    Sign::WhiteShape
                };
                self.put(self.signs.sprite(sign, ink(side, last)), at, layer::MARKS);
            }
        }
    }
}

/// What the mark looks like at a moment: the dot's opacity, and how far the pulse has run.
fn flash(setting: LastMark, seconds: f32) -> (f32, Option<f32>) {
    if seconds < 0.0 {
        return (0.0, None);
    }
    let count = (seconds / PERIOD).floor();
    let still = match setting {
        LastMark::Still => true,
        LastMark::ThreeFlashes => count >= FLASHES,
        LastMark::KeepsFlashing => false,
    };
    let within = seconds - count * PERIOD;
    if still || within >= FLASH {
        return (1.0, None);
    }
    let part = within / FLASH;
    (ease::mix(FLASH_DIM, 1.0, ease::OUT.at(part)), Some(part))
}

/// How much of the dot is left at the start of a flash.
const FLASH_DIM: f32 = 0.35;

/// When the mark next changes: at once, in a while, or never.
fn next_change(setting: LastMark, seconds: f32) -> Option<f32> {
    if seconds < 0.0 {
        return Some(-seconds);
    }
    let within = seconds % PERIOD;
    match setting {
        LastMark::Still => None,
        LastMark::ThreeFlashes if seconds >= (FLASHES - 1.0) * PERIOD + FLASH => None,
        _ if within < FLASH => Some(0.0),
        _ => Some(PERIOD - within),
    }
}

fn mark_last<const B: usize>(
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    settings: Res<Settings>,
    motion: Motion,
    look: Res<BoardLook>,
    signs: Res<Signs>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut parts: Query<(&LastPart<B>, &mut Sprite, &mut Transform, &mut Visibility)>,
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
        let wait = if motion.full() { DROP } else { 0.0 };
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
    // Without motion the dot alone tells.
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
    // A number or a shape in the mark's colour takes the place of the dot.
    let replaced = settings.move_numbers != MoveNumbers::Off || look.shapes_on_stones;
    let (dot, pulse) = flash(setting, flashing.seconds);
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        let Some((point, side)) = marked(&model, part.before) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let (sign, opacity, scale) = match part.shape {
            LastShape::Dot => (Sign::LastMove, if replaced { 0.0 } else { dot }, 1.0),
            LastShape::Pulse => {
                let run = pulse.map_or(0.0, |part| ease::OUT.at(part));
                let opacity = pulse.map_or(0.0, |_| PULSE_OPACITY * (1.0 - run));
                (
                    Sign::Pulse,
                    opacity,
                    ease::mix(PULSE_FROM, PULSE, run) / PULSE,
                )
            }
        };
        *sprite = signs.sprite(sign, ink(side, true).with_alpha(opacity));
        *transform = Transform::from_translation(frame.at(point).extend(layer::LAST_MARK))
            .with_scale(Vec2::splat(scale).extend(1.0));
        visibility.set_if_neq(if opacity > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// The stone that carries a mark: the last one, or the one before where both do.
fn marked<const B: usize>(model: &BoardModel<B>, before: bool) -> Option<(Point, Side)> {
    let mut newest = model.moves.iter().rev().copied();
    match before {
        false => newest.next(),
        true => newest.nth(1).filter(|_| model.mark_both),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_on_none_the_last_few_or_all() {
        assert!(numbered(MoveNumbers::Off, 20).is_empty());
        assert_eq!(numbered(MoveNumbers::Last, 20), 15..20);
        assert_eq!(numbered(MoveNumbers::Last, 3), 0..3);
        assert_eq!(numbered(MoveNumbers::All, 20), 0..20);
    }

    #[test]
    fn the_mark_flashes_three_times_and_stays() {
        let setting = LastMark::ThreeFlashes;
        for start in [0.0, 1.0, 2.0] {
            assert!(
                flash(setting, start + 0.1).1.is_some(),
                "a flash at {start}"
            );
            assert_eq!(flash(setting, start + 0.8), (1.0, None));
        }
        assert_eq!(flash(setting, 3.1), (1.0, None));
        assert_eq!(
            next_change(setting, 2.7),
            None,
            "after the third flash the game sleeps"
        );
    }

    #[test]
    fn between_flashes_the_game_sleeps_until_the_next() {
        let wait = next_change(LastMark::KeepsFlashing, 41.75).expect("it keeps flashing");
        assert!((wait - 0.25).abs() < 1e-3);
        assert_eq!(next_change(LastMark::KeepsFlashing, 41.2), Some(0.0));
    }

    #[test]
    fn a_still_mark_never_moves() {
        assert_eq!(flash(LastMark::Still, 0.1), (1.0, None));
        assert_eq!(next_change(LastMark::Still, 0.1), None);
    }

    #[test]
    fn the_mark_waits_for_its_stone() {
        assert_eq!(flash(LastMark::ThreeFlashes, -0.1), (0.0, None));
        assert_eq!(next_change(LastMark::ThreeFlashes, -0.1), Some(0.1));
    }

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
