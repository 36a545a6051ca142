//! Move numbers, and the shapes that distinguish the sides.

use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, color,
    layer,
};
use crate::settings::{MoveNumbers, Settings};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::rules::{Point, Side};

/// The mark's colour on Black's stones and on White's.
const MARK_ON_BLACK: Rgb = Rgb::hex(0xF2583E);
const MARK_ON_WHITE: Rgb = Rgb::hex(0xC8391F);
/// Numbers and shapes on Black's stones and on White's.
const NUMBER_ON_BLACK: Rgb = Rgb::hex(0xF3F1EA);
const NUMBER_ON_WHITE: Rgb = Rgb::hex(0x1A1E23);
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

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(BoardSchedule, draw::<B>.in_set(BoardSystems::Draw));
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
pub(super) fn number_colour(side: Side, last: bool) -> Rgb {
    match (side, last) {
        (Side::Black, false) => NUMBER_ON_BLACK,
        (Side::White, false) => NUMBER_ON_WHITE,
        (Side::Black, true) => MARK_ON_BLACK,
        (Side::White, true) => MARK_ON_WHITE,
    }
}

/// Which stones have numbers. A line of ghosts has numbers of its own, and a drawn position has no order.
pub(super) fn numbers_shown<const B: usize>(
    setting: MoveNumbers,
    model: &BoardModel<B>,
) -> MoveNumbers {
    match model.line.is_empty() && !model.unordered {
        true => setting,
        false => MoveNumbers::Off,
    }
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
    /// The marks of a study replace the number or shape of a stone.
    study_marks: Vec<Point>,
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
        numbers: numbers_shown(settings.move_numbers, &model),
        own_numbers: model.numbers.clone(),
        shapes: look.shapes_on_stones,
        study_marks: model.marks.iter().map(|(point, _)| *point).collect(),
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
            if inputs.study_marks.contains(&point) {
                continue;
            }
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
                let text = self.text(number.to_string(), size, color(number_colour(side, last)));
                self.spawn(text, at, layer::MARKS);
            } else if inputs.shapes {
                let symbol = if side == Side::Black {
                    Symbol::BlackShape
                } else {
                    Symbol::WhiteShape
                };
                self.spawn(
                    self.symbols
                        .sprite(symbol, color(number_colour(side, last))),
                    at,
                    layer::MARKS,
                );
            }
        }
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
    fn a_line_of_ghosts_hides_the_numbers_of_the_game() {
        let mut model: BoardModel = BoardModel::default();
        assert_eq!(numbers_shown(MoveNumbers::All, &model), MoveNumbers::All);
        model.line = vec![(Point::new(3, 4), Side::White)];
        assert_eq!(numbers_shown(MoveNumbers::All, &model), MoveNumbers::Off);
    }
}
