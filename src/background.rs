//! The camera and the background.

use crate::layout::Layout;
use crate::theme::{Palette, Token, image_from};
use bevy::prelude::*;
use narabe_art::{Rgb, background};

/// Far behind the board.
const DEPTH: f32 = -900.0;

#[derive(Component)]
struct Background;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, paint);
}

fn spawn(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off, IsDefaultUiCamera));
    commands.spawn((
        Background,
        Sprite::default(),
        Transform::from_xyz(0.0, 0.0, DEPTH),
    ));
}

fn paint(
    palette: Res<Palette>,
    layout: Res<Layout>,
    mut clear: ResMut<ClearColor>,
    mut backgrounds: Query<&mut Sprite, With<Background>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Ok(mut sprite) = backgrounds.single_mut() else {
        return;
    };
    if !(layout.is_changed() || palette.is_changed()) {
        return;
    }
    clear.0 = palette.color(Token::Paper);
    let size = layout.size * layout.scale;
    let [top, bottom] = [Token::Paper, Token::Paper2].map(|token| rgb(palette.color(token)));
    let pixels = size.ceil().as_uvec2();
    sprite.image = images.add(image_from(background::gradient(
        pixels.x, pixels.y, top, bottom,
    )));
    sprite.custom_size = Some(size);
}

/// Converts a token's colour for `art`.
fn rgb(color: Color) -> Rgb {
    let [red, green, blue, _] = color.to_srgba().to_u8_array();
    Rgb::new(red, green, blue)
}
