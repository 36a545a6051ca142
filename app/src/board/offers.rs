//! The offered fifth moves: a faint stone with a letter on each, until one of them is chosen.

use super::cursor::{GHOST_OPACITY, tone};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardTextures,
    BoardView, blend, color, layer,
};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY};
use narabe::rules::{Point, Side};

/// The colour of the letter, its text size in cells, and the size of its background relative to the last-move dot.
const COLOUR: Rgb = Rgb::hex(0x23457A);
const LETTER_SIZE: f32 = 0.42;
const BACKGROUND_SCALE: f32 = 1.7;

/// A part of an offer; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct OfferPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

/// The letter of an offer by its index: A, B, C, …
pub fn letter(index: usize) -> char {
    let letters = 'A'..='Z';
    letters.into_iter().nth(index).unwrap_or('·')
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
    drawn: Query<Entity, With<OfferPart>>,
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
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some((frame, offers, side)) = &wanted {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let opacity = blend::opacity(GHOST_OPACITY, tone(*side), look.board.data.tone);
        let font = fonts.text(Face::DataBold, LETTER_SIZE * frame.cell());
        for (index, &point) in offers.iter().enumerate() {
            let place = |step: f32| {
                let height = layer::MARKS + step * layer::STEP;
                let place = Transform::from_translation(frame.at(point).extend(height));
                (OfferPart, ChildOf(root.0), place)
            };
            let stone = Sprite {
                image: textures.stone(*side, point),
                custom_size: Some(Vec2::splat(frame.stone())),
                color: Color::WHITE.with_alpha(opacity),
                ..default()
            };
            commands.spawn((place(0.0), stone));
            let background = symbols.sprite(Symbol::LastMove, halo);
            let background = Sprite {
                custom_size: background.custom_size.map(|size| size * BACKGROUND_SCALE),
                ..background
            };
            commands.spawn((place(1.0), background));
            let text = Text2d::new(letter(index).to_string());
            commands.spawn((place(2.0), text, font.clone(), TextColor(color(COLOUR))));
        }
    }
    *last = wanted;
}
