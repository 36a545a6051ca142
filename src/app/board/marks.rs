//! The mark of the last move, move numbers, and the shapes that distinguish the sides.

use super::motion::DROP_TIME;
use super::symbols::{PULSE, Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, color,
    layer,
};
use crate::app::easing;
use crate::app::redraw::{Redraw, Source};
use crate::app::settings::{LastMark, MoveNumbers, Settings};
use crate::app::theme::{Face, Fonts, Motion};
use crate::art::Rgb;
use crate::rules::{Point, Side};
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

/// The mark's colour on Black's stones and on White's.
const MARK_ON_BLACK: Rgb = Rgb::hex(0xF2583E);
const MARK_ON_WHITE: Rgb = Rgb::hex(0xC8391F);
/// Numbers and shapes on Black's stones and on White's.
const NUMBER_ON_BLACK: Rgb = Rgb::hex(0xF3F1EA);
const NUMBER_ON_WHITE: Rgb = Rgb::hex(0x1A1E23);
/// The duration of a flash, and the time between the starts of two, in seconds: at most one flash a second.
const FLASH_TIME: f32 = 0.6;
const FLASH_PERIOD: f32 = 1.0;
/// The number of flashes by default.
const FLASH_COUNT: f32 = 3.0;
/// The radius at which a pulse starts, in cells, and its opacity then.
const PULSE_START: f32 = 0.475;
const PULSE_OPACITY: f32 = 0.85;
/// The number of moves with numbers in the setting "last few".
const LAST_FEW: usize = 5;
/// The text size of a number with one or two digits and with three, in cells.
const NUMBER_SIZE: f32 = 0.42;
const LONG_NUMBER_SIZE: f32 = 0.34;
/// Numbers from here have three digits.
const LONG_NUMBERS_FROM: usize = 100;

/// A number or a shape; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct Mark<const B: usize>;

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
    app.add_systems(Startup, spawn::<B>).add_systems(
        BoardSchedule,
        (draw::<B>, mark_last::<B>).in_set(BoardSystems::Draw),
    );
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

/// The indices of the moves with numbers.
fn numbered(setting: MoveNumbers, moves: usize) -> std::ops::Range<usize> {
    match setting {
        MoveNumbers::Off => moves..moves,
        MoveNumbers::Last => moves.saturating_sub(LAST_FEW)..moves,
        MoveNumbers::All => 0..moves,
    }
}

/// The colour of a number on a stone; that of the last move stands out.
fn number_colour(side: Side, last: bool) -> Color {
    color(match (side, last) {
        (Side::Black, false) => NUMBER_ON_BLACK,
        (Side::White, false) => NUMBER_ON_WHITE,
        (Side::Black, true) => MARK_ON_BLACK,
        (Side::White, true) => MARK_ON_WHITE,
    })
}

/// Everything that the static marks depend on.
#[derive(Debug, Clone, PartialEq)]
struct MarkInputs {
    frame: BoardFrame,
    moves: Vec<(Point, Side)>,
    mark_last: bool,
    mark_both: bool,
    numbers: MoveNumbers,
    own_numbers: Vec<usize>,
    shapes: bool,
}

fn draw<const B: usize>(
    mut commands: Commands,
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    settings: Res<Settings>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot<B>>,
    drawn: Query<Entity, With<Mark<B>>>,
    mut last: Local<Option<MarkInputs>>,
) {
    let changed =
        view.is_changed() || model.is_changed() || settings.is_changed() || look.is_changed();
    if !changed && !fonts.is_changed() {
        return;
    }
    let wanted = view.frame.map(|frame| MarkInputs {
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
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some(inputs) = &wanted {
        let mut spawner = MarkSpawner::<B> {
            commands: &mut commands,
            root: root.0,
            symbols: &symbols,
            fonts: &fonts,
        };
        spawner.numbers_and_shapes(inputs);
    }
    *last = wanted;
}

/// Spawns marks.
struct MarkSpawner<'a, 'w, 's, const B: usize> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    symbols: &'a Symbols,
    fonts: &'a Fonts,
}

impl<const B: usize> MarkSpawner<'_, '_, '_, B> {
    fn spawn(&mut self, mark: impl Bundle, at: Vec2, height: f32) {
        let place = Transform::from_translation(at.extend(height));
        self.commands
            .spawn((Mark::<B>, ChildOf(self.root), mark, place));
    }

    fn text(&self, text: String, size: f32, color: Color) -> impl Bundle + use<B> {
        let font = self.fonts.text(Face::DataBold, size);
        (Text2d::new(text), font, TextColor(color))
    }

    fn numbers_and_shapes(&mut self, inputs: &MarkInputs) {
        let cell = inputs.frame.cell();
        let numbered = numbered(inputs.numbers, inputs.moves.len());
        for (index, &(point, side)) in inputs.moves.iter().enumerate() {
            let at = inputs.frame.at(point);
            let age = inputs.moves.len() - index;
            let last = inputs.mark_last && (age == 1 || (age == 2 && inputs.mark_both));
            let number = inputs.own_numbers.get(index).copied().unwrap_or(index + 1);
            if numbered.contains(&index) {
                let size = cell
                    * if number < LONG_NUMBERS_FROM {
                        NUMBER_SIZE
                    } else {
                        LONG_NUMBER_SIZE
                    };
                let text = self.text(number.to_string(), size, number_colour(side, last));
                self.spawn(text, at, layer::MARKS);
            } else if inputs.shapes {
                let symbol = if side == Side::Black {
                    Symbol::BlackShape
                } else {
                    Symbol::WhiteShape
                };
                self.spawn(
                    self.symbols.sprite(symbol, number_colour(side, last)),
                    at,
                    layer::MARKS,
                );
            }
        }
    }
}

/// The opacity of the dot and the progress of the pulse at a time.
fn flash(setting: LastMark, seconds: f32) -> (f32, Option<f32>) {
    if seconds < 0.0 {
        return (0.0, None);
    }
    let count = (seconds / FLASH_PERIOD).floor();
    let still = match setting {
        LastMark::Still => true,
        LastMark::ThreeFlashes => count >= FLASH_COUNT,
        LastMark::KeepsFlashing => false,
    };
    let within = seconds - count * FLASH_PERIOD;
    if still || within >= FLASH_TIME {
        return (1.0, None);
    }
    let part = within / FLASH_TIME;
    (
        easing::mix(FLASH_DIM, 1.0, easing::OUT.ease(part)),
        Some(part),
    )
}

/// The opacity of the dot at the start of a flash.
const FLASH_DIM: f32 = 0.35;

/// The time until the mark changes; zero while it moves.
fn next_change(setting: LastMark, seconds: f32) -> Option<f32> {
    if seconds < 0.0 {
        return Some(-seconds);
    }
    let within = seconds % FLASH_PERIOD;
    match setting {
        LastMark::Still => None,
        LastMark::ThreeFlashes if seconds >= (FLASH_COUNT - 1.0) * FLASH_PERIOD + FLASH_TIME => {
            None
        }
        _ if within < FLASH_TIME => Some(0.0),
        _ => Some(FLASH_PERIOD - within),
    }
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
    let replaced = settings.move_numbers != MoveNumbers::Off || look.shapes_on_stones;
    let (dot, pulse) = flash(setting, flashing.seconds);
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        let Some((point, side)) = marked(&model, part.before) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let (symbol, opacity, scale) = match part.shape {
            LastMoveShape::Dot => (Symbol::LastMove, if replaced { 0.0 } else { dot }, 1.0),
            LastMoveShape::Pulse => {
                let run = pulse.map_or(0.0, |part| easing::OUT.ease(part));
                let opacity = pulse.map_or(0.0, |_| PULSE_OPACITY * (1.0 - run));
                (
                    Symbol::Pulse,
                    opacity,
                    easing::mix(PULSE_START, PULSE, run) / PULSE,
                )
            }
        };
        *sprite = symbols.sprite(symbol, number_colour(side, true).with_alpha(opacity));
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
