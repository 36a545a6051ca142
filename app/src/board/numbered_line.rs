//! A line of moves as ghosts with numbers: a line to look at, or a hint, whose first move is a ring.

use super::cursor::{GHOST_OPACITY, tone};
use super::fade::Fade;
use super::outlined_text::{TextColours, outlined};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardTextures,
    BoardView, blend, color, layer,
};
use crate::theme::{Face, Fonts, Motion};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY};
use narabe::rules::{Point, Side};

/// The ring of a hint's first move, and its number, on an empty point.
const RING: TextColours = TextColours {
    ink: Rgb::hex(0x23457A),
    halo: HALO_COLOUR,
};
/// The numbers on Black's ghosts and on White's.
const ON_BLACK: TextColours = TextColours {
    ink: Rgb::hex(0xFFFFFF),
    halo: Rgb::hex(0x1A1E23),
};
const ON_WHITE: TextColours = TextColours {
    ink: Rgb::hex(0x1A1E23),
    halo: HALO_COLOUR,
};
/// The text size of a number with one digit and with two, in cells.
const NUMBER_SIZE: f32 = 0.40;
const LONG_NUMBER_SIZE: f32 = 0.36;
/// Numbers from here have two digits.
const LONG_NUMBERS_FROM: usize = 10;
/// The maximum number of moves shown of a hint, because later ones are too uncertain, and of a line to look at.
const MAX_HINT: usize = 7;
const MAX_LINE: usize = 12;
/// The seconds from the appearance of one move to that of the next.
const BETWEEN_MOVES: f32 = 0.04;

/// A part of the line; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct LinePart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

/// The line on the board.
#[derive(Debug, Clone, PartialEq)]
struct ShownLine {
    frame: BoardFrame,
    moves: Vec<(Point, Side)>,
    /// Whether the first move is a ring instead of a ghost.
    ring: bool,
}

impl ShownLine {
    /// The line to look at, else the hint.
    fn of(model: &BoardModel, frame: BoardFrame) -> Option<Self> {
        let (moves, most, ring) = match model.line.is_empty() {
            true => (&model.hint, MAX_HINT, true),
            false => (&model.line, MAX_LINE, false),
        };
        let moves: Vec<_> = moves.iter().copied().take(most).collect();
        (!moves.is_empty()).then_some(Self { frame, moves, ring })
    }

    /// A hint of a single move needs no number.
    fn has_numbers(&self) -> bool {
        !self.ring || self.moves.len() > 1
    }
}

fn draw(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    textures: Res<BoardTextures>,
    fonts: Res<Fonts>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot>,
    motion: Motion,
    drawn: Query<Entity, With<LinePart>>,
    mut last: Local<Option<ShownLine>>,
) {
    let repainted = look.is_changed() || textures.is_changed() || fonts.is_changed();
    if !(repainted || view.is_changed() || model.is_changed()) {
        return;
    }
    let wanted = (view.frame).and_then(|frame| ShownLine::of(&model, frame));
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    // Where the board was painted anew or has another place, nothing fades.
    let frame = (view.frame).filter(|_| motion.full() && !repainted);
    let is_in_place =
        |line: &Option<ShownLine>| (line.as_ref()).is_none_or(|line| Some(line.frame) == frame);
    let fades = is_in_place(&last) && is_in_place(&wanted);
    for entity in &drawn {
        let mut part = commands.entity(entity);
        match fades {
            true => _ = part.remove::<LinePart>().insert(Fade::out_of_view()),
            false => part.despawn(),
        }
    }
    if let Some(line) = &wanted {
        let mut spawner = LineSpawner {
            fades,
            wait: 0.0,
            commands: &mut commands,
            root: root.0,
            look: &look,
            textures: &textures,
            symbols: &symbols,
            fonts: &fonts,
        };
        spawner.line(line);
    }
    *last = wanted;
}

/// Spawns the parts of the line.
struct LineSpawner<'a, 'w, 's> {
    fades: bool,
    /// The seconds after which the move at hand appears.
    wait: f32,
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    look: &'a BoardLook,
    textures: &'a BoardTextures,
    symbols: &'a Symbols,
    fonts: &'a Fonts,
}

impl LineSpawner<'_, '_, '_> {
    fn line(&mut self, line: &ShownLine) {
        for (number, &(point, side)) in (1..).zip(&line.moves) {
            let at = line.frame.at(point);
            self.wait = (number - 1) as f32 * BETWEEN_MOVES;
            let colours = match (line.ring && number == 1, side) {
                (true, _) => {
                    self.ring(at);
                    RING
                }
                (false, side) => {
                    self.ghost(at, side, point, line.frame.stone());
                    number_colours(side)
                }
            };
            if line.has_numbers() {
                self.number(at, number, colours, line.frame.cell());
            }
        }
    }

    fn ring(&mut self, at: Vec2) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let halo = self.symbols.sprite(Symbol::BestHalo, halo);
        self.spawn(halo, at, layer::MARKS);
        let ring = self.symbols.sprite(Symbol::Best, color(RING.ink));
        self.spawn(ring, at, layer::MARKS + layer::STEP);
    }

    fn number(&mut self, at: Vec2, number: usize, colours: TextColours, cell: f32) {
        let size = match number < LONG_NUMBERS_FROM {
            true => NUMBER_SIZE,
            false => LONG_NUMBER_SIZE,
        };
        let font = self.fonts.text(Face::DataBold, cell * size);
        let at = at.extend(layer::MARKS + 2.0 * layer::STEP);
        for part in outlined(&number.to_string(), &font, colours, at) {
            let part = self
                .commands
                .spawn((LinePart, ChildOf(self.root), part))
                .id();
            self.fade(part);
        }
    }

    fn ghost(&mut self, at: Vec2, side: Side, point: Point, diameter: f32) {
        let opacity = blend::opacity(GHOST_OPACITY, tone(side), self.look.board.data.tone);
        let stone = Sprite {
            image: self.textures.stone(side, point),
            custom_size: Some(Vec2::splat(diameter)),
            color: Color::WHITE.with_alpha(opacity),
            ..default()
        };
        self.spawn(stone, at, layer::MARKS);
    }

    fn spawn(&mut self, part: impl Bundle, at: Vec2, height: f32) {
        let place = Transform::from_translation(at.extend(height));
        let part = self
            .commands
            .spawn((LinePart, ChildOf(self.root), part, place))
            .id();
        self.fade(part);
    }

    fn fade(&mut self, part: Entity) {
        if self.fades {
            let fade = Fade::into_view(self.wait);
            self.commands.entity(part).insert(fade);
        }
    }
}

/// The colours of a number on a side's ghost.
fn number_colours(side: Side) -> TextColours {
    match side {
        Side::Black => ON_BLACK,
        Side::White => ON_WHITE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::with_sides;
    use narabe::rules::BoardSize;

    fn frame() -> BoardFrame {
        BoardFrame::new(616.0, 1.0, BoardSize::DEFAULT, 1.12)
    }

    fn moves(count: u8) -> Vec<(Point, Side)> {
        with_sides((0..count).map(|index| Point::new(index % 15, index / 15)))
    }

    #[test]
    fn a_line_is_shown_instead_of_a_hint() {
        let hint = BoardModel {
            hint: moves(3),
            ..BoardModel::default()
        };
        let shown = ShownLine::of(&hint, frame()).expect("a hint");
        assert!(shown.ring && shown.has_numbers());
        let both = BoardModel {
            line: moves(4),
            ..hint
        };
        let shown = ShownLine::of(&both, frame()).expect("a line");
        assert_eq!((shown.ring, shown.moves), (false, moves(4)));
        assert_eq!(ShownLine::of(&BoardModel::default(), frame()), None);
    }

    #[test]
    fn lines_are_cut_where_they_become_too_uncertain_or_too_many() {
        let model = BoardModel {
            hint: moves(30),
            ..BoardModel::default()
        };
        let count = |model: &BoardModel| ShownLine::of(model, frame()).map(|line| line.moves.len());
        assert_eq!(count(&model), Some(MAX_HINT));
        let model = BoardModel {
            line: moves(30),
            ..model
        };
        assert_eq!(count(&model), Some(MAX_LINE));
    }

    #[test]
    fn a_single_ghost_has_a_number_and_a_single_ring_has_none() {
        let hint = BoardModel {
            hint: moves(1),
            ..BoardModel::default()
        };
        assert!(!ShownLine::of(&hint, frame()).expect("a hint").has_numbers());
        let line = BoardModel {
            line: moves(1),
            ..hint
        };
        assert!(ShownLine::of(&line, frame()).expect("a line").has_numbers());
    }
}
