//! Text on stones and over the lines of the grid: a halo around the letters keeps it readable on any ground.

use super::{color, layer};
use bevy::prelude::*;
use narabe_art::Rgb;

/// The width of the halo in text sizes.
const WIDTH: f32 = 0.09;
/// The opacity of one copy of the text in the halo's colour; several overlap.
const OPACITY: f32 = 0.75;
/// The eight directions in which the copies are shifted.
const DIRECTIONS: [Vec2; 8] = [
    Vec2::new(1.0, 0.0),
    Vec2::new(0.7, 0.7),
    Vec2::new(0.0, 1.0),
    Vec2::new(-0.7, 0.7),
    Vec2::new(-1.0, 0.0),
    Vec2::new(-0.7, -0.7),
    Vec2::new(0.0, -1.0),
    Vec2::new(0.7, -0.7),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TextColours {
    pub ink: Rgb,
    pub halo: Rgb,
}

/// The parts of a text at a place: the halo, and the text one step above it.
pub(super) fn outlined(
    text: &str,
    font: &TextFont,
    colours: TextColours,
    at: Vec3,
) -> impl Iterator<Item = (Text2d, TextFont, TextColor, Transform)> {
    let width = WIDTH * size(font);
    let halo = color(colours.halo).with_alpha(OPACITY);
    let copies = DIRECTIONS.map(|direction| (halo, at + (direction * width).extend(0.0)));
    let top = (color(colours.ink), at + Vec3::Z * layer::STEP);
    copies.into_iter().chain([top]).map(move |(ink, place)| {
        let place = Transform::from_translation(place);
        (Text2d::new(text), font.clone(), TextColor(ink), place)
    })
}

fn size(font: &TextFont) -> f32 {
    match font.font_size {
        FontSize::Px(size) => size,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halo_surrounds_the_text_and_lies_below_it() {
        let colours = TextColours {
            ink: Rgb::hex(0x1A1E23),
            halo: Rgb::hex(0xFFFAF0),
        };
        let font = TextFont {
            font_size: FontSize::Px(20.0),
            ..default()
        };
        let parts: Vec<_> = outlined("7", &font, colours, Vec3::ZERO).collect();
        let (top, halo) = parts.split_last().expect("a text");
        assert_eq!(top.2.0, color(colours.ink));
        let sum: Vec3 = halo.iter().map(|part| part.3.translation).sum();
        assert!(sum.length() < 1e-3, "on all sides: {sum}");
        for part in halo {
            assert!(part.3.translation.z < top.3.translation.z);
            assert!(part.3.translation.xy().length() > 1.0);
        }
    }
}
