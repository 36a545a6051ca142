//! The background of the menu: the slot of the demo board, and a gradient over it that keeps the menu readable.
//!
//! The gradient is an image stretched over the window. Bevy's gradients would draw every pixel of the window once per
//! pair of stops in every frame.

use super::metrics::TitleMetrics;
use crate::board::{BoardLook, BoardSlot, blend};
use crate::layout::Layout;
use crate::theme::{Palette, ScreenFade, Token, image_from};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use narabe_art::board::Padding;
use narabe_art::{Pixmap, Rgb};

/// The rotation of the board in degrees, clockwise.
const TURN: f32 = -13.0;
// The size of the board in widths of the window, and its centre, in parts of the window.
const SIDE: f32 = 0.97;
const CENTRE: Vec2 = Vec2::new(0.92, 0.52);
/// In a portrait window the size depends on the height instead, in heights of the window.
const SIDE_OF_HEIGHT: f32 = 0.9;
// On a phone: size and centre in widths of the window, the centre's height in parts of the board's share.
const PHONE_SIDE: f32 = 1.76;
const PHONE_CENTRE: Vec2 = Vec2::new(0.733, 0.24);

/// The length of the gradient's image, in pixels.
const LENGTH: u16 = 256;

/// A gradient of the page's colour over the board: its opacity, in stops from 0 to 1 along one direction.
#[derive(Component, Debug, Clone)]
struct BackgroundGradient {
    /// From top to bottom, instead of from left to right.
    down: bool,
    /// Position and opacity.
    stops: Vec<(f32, f32)>,
}

impl BackgroundGradient {
    /// For a menu on the left; `reach` is where the gradient ends.
    fn from_left(reach: f32) -> Self {
        let stops = [
            (0.0, 0.96),
            (0.5, 0.92),
            (0.66, 0.66),
            (0.82, 0.24),
            (1.0, 0.0),
        ];
        Self::new(false, &stops, reach)
    }

    /// For a menu below the board; `share` is the board's share of the window.
    fn from_below(share: f32) -> Self {
        let stops = [(0.62, 0.0), (0.8, 0.4), (0.94, 0.92), (1.0, 1.0)];
        Self::new(true, &stops, share)
    }

    /// Positions are in parts of `reach`.
    fn new(down: bool, stops: &[(f32, f32)], reach: f32) -> Self {
        let scaled = |&(place, strength): &(f32, f32)| (place * reach, strength);
        let stops = stops.iter().map(scaled).collect();
        Self { down, stops }
    }

    /// The image of the gradient over a board of this colour. The opacities are perceptual, the same for light and dark
    /// themes.
    fn picture(&self, paper: Rgb, board: Rgb) -> Pixmap {
        let stops: Vec<_> = (self.stops.iter())
            .map(|(place, strength)| (*place, blend::opacity(*strength, paper, board)))
            .collect();
        let length = u32::from(LENGTH);
        let (width, height) = if self.down { (1, length) } else { (length, 1) };
        let mut picture = Pixmap::new(width, height);
        for (step, pixel) in (0..LENGTH).zip(picture.rgba.chunks_exact_mut(4)) {
            let strength = strength_at(&stops, (f32::from(step) + 0.5) / f32::from(LENGTH));
            let alpha = (strength * 255.0).round() as u8;
            pixel.copy_from_slice(&[paper.r, paper.g, paper.b, alpha]);
        }
        picture
    }
}

pub fn build(ui: &mut UiBuilder, root: Entity, metrics: &TitleMetrics) {
    let (slot, side, centre) = board_slot(&ui.layout, metrics);
    let corner = centre - side / 2.0;
    let board = ui.node(root, Node::default().at(corner.x, corner.y).square(side));
    ui.insert(board, slot);
    let gradient = match metrics.board_share {
        Some(share) => BackgroundGradient::from_below(share),
        None => BackgroundGradient::from_left(metrics.gradient_reach),
    };
    let sheet = ui.node(root, Node::default().absolute().full());
    let image = ImageNode {
        image_mode: NodeImageMode::Stretch,
        ..default()
    };
    ui.insert(sheet, (gradient, image));
}

/// The opacity at a position: interpolated between stops, and constant beyond the first and the last.
fn strength_at(stops: &[(f32, f32)], place: f32) -> f32 {
    let after = stops.iter().position(|(stop, _)| *stop > place);
    match after {
        Some(0) => stops[0].1,
        Some(after) => {
            let ((from, low), (to, high)) = (stops[after - 1], stops[after]);
            low.lerp(high, (place - from) / (to - from))
        }
        None => stops.last().map_or(0.0, |(_, strength)| *strength),
    }
}

/// The slot, its size and its centre.
fn board_slot(layout: &Layout, metrics: &TitleMetrics) -> (BoardSlot, f32, Vec2) {
    let [width, height] = layout.size.to_array();
    let mut slot = BoardSlot {
        turn: TURN.to_radians(),
        ..default()
    };
    if let Some(share) = metrics.board_share {
        slot.padding = Padding::Phone;
        let centre = PHONE_CENTRE * Vec2::new(width, share * height);
        return (slot, PHONE_SIDE * width, centre);
    }
    let side = (SIDE * width).max(SIDE_OF_HEIGHT * height);
    (slot, side, CENTRE * layout.size)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, paint.before(UiSystems::Prepare));
}

fn paint(
    palette: Res<Palette>,
    fade: Res<ScreenFade>,
    look: Res<BoardLook>,
    mut gradients: Query<(Ref<BackgroundGradient>, &mut ImageNode)>,
    mut images: ResMut<Assets<Image>>,
) {
    for (gradient, mut node) in &mut gradients {
        if gradient.is_added() || palette.is_changed() || look.is_changed() {
            let [red, green, blue, _] = palette.color(Token::Paper).to_srgba().to_u8_array();
            let picture = gradient.picture(Rgb::new(red, green, blue), look.board.data.tone);
            node.image = images.add(image_from(picture));
        }
        if gradient.is_added() || fade.is_changed() {
            node.color = Color::WHITE.with_alpha(fade.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_board_was_visible_behind_the_name_in_the_dark_theme() {
        const PAPER: Rgb = Rgb::hex(0x14171B);
        const WOOD: Rgb = Rgb::hex(0xDFB76D);
        let picture = BackgroundGradient::from_left(1.0).picture(PAPER, WOOD);
        // Behind the name hardly any of the board's colour is visible; it was a twelfth.
        let middle = picture.rgba[4 * usize::from(LENGTH) / 2 + 3];
        assert!(f32::from(middle) > 0.975 * 255.0, "{middle}");
    }

    #[test]
    fn opacity_is_interpolated_between_stops() {
        let stops = [(0.0, 1.0), (0.5, 0.5), (1.0, 0.0)];
        assert_eq!(strength_at(&stops, 0.25), 0.75);
        assert_eq!(strength_at(&stops, 2.0), 0.0);
        assert_eq!(strength_at(&[(0.6, 0.0), (1.0, 1.0)], 0.2), 0.0);
    }
}
