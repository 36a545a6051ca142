//! The hint: a ring around the best move, and the moves that would follow as ghosts with their numbers.

use super::cursor::{GHOST_OPACITY, tone};
use super::signs::{Sign, Signs};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardTextures, BoardView, Show, ShowSystems,
    blend, color, layer,
};
use crate::app::theme::{Face, Fonts};
use crate::art::Rgb;
use crate::art::mark::{HALO_COLOUR, HALO_OPACITY};
use crate::rules::{Point, Side};
use bevy::prelude::*;

/// The best move.
const BEST: Rgb = Rgb::hex(0x23457A);
/// The height of a number, in cells, and the light ground under it, in last-move dots.
const NUMBER: f32 = 0.36;
const GROUND: f32 = 1.5;
/// So many moves of a line are shown; what lies further ahead will come otherwise.
const MOVES: usize = 7;

/// A part of the hint; all are made anew when one changes.
#[derive(Component, Debug, Clone, Copy)]
struct Part;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Show, lay.in_set(ShowSystems::Draw));
}

/// All that the hint depends on.
#[derive(Debug, Clone, PartialEq)]
struct Ground {
    frame: BoardFrame,
    line: Vec<(Point, Side)>,
}

fn lay(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    textures: Res<BoardTextures>,
    fonts: Res<Fonts>,
    signs: Res<Signs>,
    root: Res<BoardRoot>,
    laid: Query<Entity, With<Part>>,
    mut last: Local<Option<Ground>>,
) {
    let wanted = view
        .frame
        .filter(|_| !model.hint.is_empty())
        .map(|frame| Ground {
            frame,
            line: model.hint.clone(),
        });
    let repainted = look.is_changed() || textures.is_changed() || fonts.is_changed();
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    if let Some(ground) = &wanted {
        let mut table = Table {
            commands: &mut commands,
            root: root.0,
            look: &look,
            textures: &textures,
            signs: &signs,
            fonts: &fonts,
        };
        table.line(ground);
    }
    *last = wanted;
}

/// What is needed to put the hint on the board.
struct Table<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    look: &'a BoardLook,
    textures: &'a BoardTextures,
    signs: &'a Signs,
    fonts: &'a Fonts,
}

impl Table<'_, '_, '_> {
    fn line(&mut self, ground: &Ground) {
        let cell = ground.frame.cell();
        let moves = ground.line.iter().copied().take(MOVES);
        for (number, (point, side)) in (1..).zip(moves) {
            let at = ground.frame.at(point);
            if number == 1 {
                self.ring(at);
            } else {
                self.ghost(at, side, point, ground.frame.stone());
            }
            // A move that nothing follows needs no number.
            if ground.line.len() > 1 {
                self.number(at, number, cell);
            }
        }
    }

    fn ring(&mut self, at: Vec2) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        self.put(self.signs.sprite(Sign::BestHalo, halo), at, layer::MARKS);
        let ring = self.signs.sprite(Sign::Best, color(BEST));
        self.put(ring, at, layer::MARKS + layer::STEP);
    }

    /// On a light ground of its own: the stones below have all colours, and some have signs in their middle.
    fn number(&mut self, at: Vec2, number: usize, cell: f32) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let ground = self.signs.sprite(Sign::LastMove, halo);
        let wide = Sprite {
            custom_size: ground.custom_size.map(|size| size * GROUND),
            ..ground
        };
        self.put(wide, at, layer::MARKS + layer::STEP);
        let font = self.fonts.text(Face::DataBold, cell * NUMBER);
        let text = (
            Text2d::new(number.to_string()),
            font,
            TextColor(color(BEST)),
        );
        self.put(text, at, layer::MARKS + 2.0 * layer::STEP);
    }

    fn ghost(&mut self, at: Vec2, side: Side, point: Point, diameter: f32) {
        let opacity = blend::opacity(GHOST_OPACITY, tone(side), self.look.board.data.tone);
        let stone = Sprite {
            image: self.textures.stone(side, point),
            custom_size: Some(Vec2::splat(diameter)),
            color: Color::WHITE.with_alpha(opacity),
            ..default()
        };
        self.put(stone, at, layer::MARKS);
    }

    fn put(&mut self, part: impl Bundle, at: Vec2, height: f32) {
        let place = Transform::from_translation(at.extend(height));
        self.commands.spawn((Part, ChildOf(self.root), part, place));
    }
}
