//! The hint: a ring around the best move, and the following moves as numbered ghosts.

use super::cursor::{GHOST_OPACITY, tone};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardTextures,
    BoardView, blend, color, layer,
};
use crate::app::theme::{Face, Fonts};
use crate::art::Rgb;
use crate::art::mark::{HALO_COLOUR, HALO_OPACITY};
use crate::rules::{Point, Side};
use bevy::prelude::*;

/// The colour of the best move.
const BEST_COLOUR: Rgb = Rgb::hex(0x23457A);
/// The text size of a number in cells, and the size of its background relative to the last-move dot.
const NUMBER_SIZE: f32 = 0.36;
const BACKGROUND_SCALE: f32 = 1.5;
/// The maximum number of moves shown; later ones are too uncertain.
const MAX_MOVES: usize = 7;

/// A part of the hint; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct HintPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

/// Everything that the hint depends on.
#[derive(Debug, Clone, PartialEq)]
struct HintInputs {
    frame: BoardFrame,
    line: Vec<(Point, Side)>,
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
    drawn: Query<Entity, With<HintPart>>,
    mut last: Local<Option<HintInputs>>,
) {
    let wanted = view
        .frame
        .filter(|_| !model.hint.is_empty())
        .map(|frame| HintInputs {
            frame,
            line: model.hint.clone(),
        });
    let repainted = look.is_changed() || textures.is_changed() || fonts.is_changed();
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some(inputs) = &wanted {
        let mut spawner = HintSpawner {
            commands: &mut commands,
            root: root.0,
            look: &look,
            textures: &textures,
            symbols: &symbols,
            fonts: &fonts,
        };
        spawner.line(inputs);
    }
    *last = wanted;
}

/// Spawns the parts of the hint.
struct HintSpawner<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    look: &'a BoardLook,
    textures: &'a BoardTextures,
    symbols: &'a Symbols,
    fonts: &'a Fonts,
}

impl HintSpawner<'_, '_, '_> {
    fn line(&mut self, inputs: &HintInputs) {
        let cell = inputs.frame.cell();
        let moves = inputs.line.iter().copied().take(MAX_MOVES);
        for (number, (point, side)) in (1..).zip(moves) {
            let at = inputs.frame.at(point);
            if number == 1 {
                self.ring(at);
            } else {
                self.ghost(at, side, point, inputs.frame.stone());
            }
            // A single move needs no number.
            if inputs.line.len() > 1 {
                self.number(at, number, cell);
            }
        }
    }

    fn ring(&mut self, at: Vec2) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        self.spawn(
            self.symbols.sprite(Symbol::BestHalo, halo),
            at,
            layer::MARKS,
        );
        let ring = self.symbols.sprite(Symbol::Best, color(BEST_COLOUR));
        self.spawn(ring, at, layer::MARKS + layer::STEP);
    }

    /// Numbers have a light background, because the stones below have any colour and some have symbols in the middle.
    fn number(&mut self, at: Vec2, number: usize, cell: f32) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let inputs = self.symbols.sprite(Symbol::LastMove, halo);
        let wide = Sprite {
            custom_size: inputs.custom_size.map(|size| size * BACKGROUND_SCALE),
            ..inputs
        };
        self.spawn(wide, at, layer::MARKS + layer::STEP);
        let font = self.fonts.text(Face::DataBold, cell * NUMBER_SIZE);
        let text = (
            Text2d::new(number.to_string()),
            font,
            TextColor(color(BEST_COLOUR)),
        );
        self.spawn(text, at, layer::MARKS + 2.0 * layer::STEP);
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
        self.commands
            .spawn((HintPart, ChildOf(self.root), part, place));
    }
}
