//! A text as a QR code.

use crate::theme::{Token, image_from, radius, space};
use crate::widgets::{NodeStyle, UiBuilder};
use accesskit::Role;
use bevy::prelude::*;
use narabe_art::Pixmap;
use qrcode::{Color, EcLevel, QrCode};

// The size of the code, and on a phone, in logical pixels.
const SIDE: f32 = 264.0;
const PHONE_SIDE: f32 = 216.0;
/// The quiet zone, in modules.
const QUIET: usize = 4;
/// The colours, the same in every theme: scanners expect dark on light.
const INK: [u8; 4] = [0x1a, 0x1e, 0x23, 0xff];
const PAPER: [u8; 4] = [0xfb, 0xfb, 0xf9, 0xff];

/// Shows a text as a QR code; nothing if the text is too long.
pub fn build(ui: &mut UiBuilder, parent: Entity, text: &str, spoken: &str) {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return;
    };
    let side = ui.layout.if_phone(PHONE_SIDE, SIDE);
    let modules = code.width() + 2 * QUIET;
    // A module is a whole number of pixels, otherwise its edges would be blurred.
    let pixels = ((side * ui.layout.pixels) as usize / modules).max(1);
    let picture = paint(&code, pixels);
    let shown = picture.width as f32 / ui.layout.pixels;
    let image = ui.images.add(image_from(picture));
    let frame = Node::default()
        .no_shrink()
        .pad(space::XXS)
        .radius(radius::SMALL);
    let frame = ui.filled(parent, frame, Token::Clear);
    ui.describe(frame, Role::Image, spoken);
    let node = Node::default().square(shown);
    ui.picture(frame, image, node);
}

/// The code with its quiet zone; a module is a square with sides of `pixels`.
fn paint(code: &QrCode, pixels: usize) -> Pixmap {
    let (width, modules) = (code.width(), code.to_colors());
    let side = u32::try_from((width + 2 * QUIET) * pixels).unwrap_or(0);
    let at = |pixel: u32| {
        (pixel as usize / pixels)
            .checked_sub(QUIET)
            .filter(|at| *at < width)
    };
    Pixmap::paint(side, side, |x, y| match (at(x), at(y)) {
        (Some(x), Some(y)) if modules[y * width + x] == Color::Dark => INK,
        _ => PAPER,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_a_quiet_zone_and_square_modules() {
        let code = QrCode::new("K7QMX4").expect("a short text");
        let picture = paint(&code, 3);
        assert_eq!(picture.width as usize, (code.width() + 8) * 3);
        assert_eq!(picture.pixel(11, 11), PAPER);
        // The corner of a finder pattern.
        assert_eq!(picture.pixel(12, 12), INK);
        assert_eq!(picture.pixel(14, 14), INK);
    }
}
