//! The lamp of the dark theme: a pool of warm light on the board, and dusk in its corners.

use super::{
    Pixmap, Rgb,
    tone::{mix, tone, with_alpha},
};

/// Where the light falls, in parts of the board's side.
const CENTRE: (f32, f32) = (0.42, 0.36);
/// From the centre to the farthest corner: part of the way, colour, opacity.
const STOPS: [(f32, Rgb, f32); 3] = [
    (0.0, Rgb::hex(0xFFF0CD), 0.06),
    (0.55, Rgb::hex(0x140C04), 0.10),
    (1.0, Rgb::hex(0x0C0804), 0.46),
];

/// The overlay for a board `side` pixels square, to draw over board and stones. It is so soft that a small one may be
/// stretched: 256 pixels do for any board.
pub fn lamp(side: u32) -> Pixmap {
    let farthest = (1.0 - CENTRE.0).hypot(1.0 - CENTRE.1);
    let opacity = STOPS.map(|(place, _, opacity)| (place, opacity));
    Pixmap::paint(side, side, |column, row| {
        let (x, y) = (
            (column as f32 + 0.5) / side as f32,
            (row as f32 + 0.5) / side as f32,
        );
        let way = (x - CENTRE.0).hypot(y - CENTRE.1) / farthest;
        let [first, second, third] = STOPS;
        let (from, to) = if way < second.0 {
            (first, second)
        } else {
            (second, third)
        };
        let part = ((way - from.0) / (to.0 - from.0)).clamp(0.0, 1.0);
        with_alpha(
            mix(tone(from.1), tone(to.1), part),
            super::shadow::falling(&opacity, way),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_are_dusky_and_the_middle_clear() {
        let overlay = lamp(100);
        let far = overlay.pixel(99, 99)[3];
        assert!((114..=118).contains(&far), "{far}");
        assert!(overlay.pixel(42, 36)[3] < 18);
        assert!(overlay.pixel(42, 36)[0] > 240);
    }
}
