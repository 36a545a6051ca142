//! The fifth moves on offer: a faint stone on each, with a letter, until one of them is kept.

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

/// The letter, its height in cells, and the light ground under it, in last-move dots.
const INK: Rgb = Rgb::hex(0x23457A);
const LETTER: f32 = 0.42;
const GROUND: f32 = 1.7;

/// A part of an offer; all are made anew when one changes.
#[derive(Component, Debug, Clone, Copy)]
struct Part;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Show, lay.in_set(ShowSystems::Draw));
}

/// The name of an offer by its place among them: A, B, C, …
pub fn letter(index: usize) -> char {
    let letters = 'A'..='Z';
    letters.into_iter().nth(index).unwrap_or('·')
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
    mut last: Local<Option<(BoardFrame, Vec<Point>, Side)>>,
) {
    let side = Side::to_move_after(model.moves.len());
    let wanted = view
        .frame
        .filter(|_| !model.offers.is_empty())
        .map(|frame| (frame, model.offers.clone(), side));
    let repainted = look.is_changed() || textures.is_changed() || fonts.is_changed();
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    if let Some((frame, offers, side)) = &wanted {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let opacity = blend::opacity(GHOST_OPACITY, tone(*side), look.board.data.tone);
        let font = fonts.text(Face::DataBold, LETTER * frame.cell());
        for (index, &point) in offers.iter().enumerate() {
            let place = |step: f32| {
                let height = layer::MARKS + step * layer::STEP;
                let place = Transform::from_translation(frame.at(point).extend(height));
                (Part, ChildOf(root.0), place)
            };
            let stone = Sprite {
                image: textures.stone(*side, point),
                custom_size: Some(Vec2::splat(frame.stone())),
                color: Color::WHITE.with_alpha(opacity),
                ..default()
            };
            commands.spawn((place(0.0), stone));
            let ground = signs.sprite(Sign::LastMove, halo);
            let ground = Sprite {
                custom_size: ground.custom_size.map(|size| size * GROUND),
                ..ground
            };
            commands.spawn((place(1.0), ground));
            let text = Text2d::new(letter(index).to_string());
            commands.spawn((place(2.0), text, font.clone(), TextColor(color(INK))));
        }
    }
    *last = wanted;
}
