//! The vignette of the dark theme: warm light on the board, and darkness in its corners.

use super::{
    Pixmap, Rgb,
    rgb_f32::{mix, with_alpha},
    shadow::interpolate,
};

/// The centre of the light, relative to the side of the board.
const CENTRE: (f32, f32) = (0.42, 0.36);
/// The gradient from the centre (0) to the farthest corner (1): position, colour, opacity.
const STOPS: [(f32, Rgb, f32); 3] = [
    (0.0, Rgb::hex(0xFFF0CD), 0.06),
    (0.55, Rgb::hex(0x140C04), 0.10),
    (1.0, Rgb::hex(0x0C0804), 0.46),
];

/// The vignette for a board `side` pixels square, to draw over board and stones. It is smooth enough to be scaled up:
/// 256 pixels are enough for any board.
pub fn vignette(side: u32) -> Pixmap {
    let farthest = (1.0 - CENTRE.0).hypot(1.0 - CENTRE.1);
    let opacity = STOPS.map(|(position, _, opacity)| (position, opacity));
    Pixmap::paint(side, side, |column, row| {
        let (x, y) = (
            (column as f32 + 0.5) / side as f32,
            (row as f32 + 0.5) / side as f32,
        );
        let distance = (x - CENTRE.0).hypot(y - CENTRE.1) / farthest;
        let [first, second, third] = STOPS;
        let (from, to) = if distance < second.0 {
            (first, second)
        } else {
            (second, third)
        };
        let part = ((distance - from.0) / (to.0 - from.0)).clamp(0.0, 1.0);
        with_alpha(
            mix(from.1.to_f32(), to.1.to_f32(), part),
            interpolate(&opacity, distance),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_are_dark_and_the_centre_is_clear() {
        let overlay = vignette(100);
        let far = overlay.pixel(99, 99)[3];
        assert!((114..=118).contains(&far), "{far}");
        assert!(overlay.pixel(42, 36)[3] < 18);
        assert!(overlay.pixel(42, 36)[0] > 240);
    }
}
