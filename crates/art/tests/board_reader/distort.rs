//! What a camera, a screen and a chat do to a picture.

use narabe_art::Pixmap;
use rand::{RngExt, rngs::StdRng};

/// A turn and a tilt.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Clockwise, in degrees.
    pub turn: f32,
    /// How much smaller the far side of the picture is than the near one, 0 for none: to the right, and to the top.
    pub tilt: (f32, f32),
    /// The size relative to the picture before.
    pub scale: f32,
}

/// The picture in a view, on a ground of one colour that is `margin` times as wide.
pub fn seen(picture: &Pixmap, view: View, margin: f32, ground: [u8; 4]) -> Pixmap {
    let (width, height) = (picture.width as f32, picture.height as f32);
    let (sin, cos) = view.turn.to_radians().sin_cos();
    let side = |length: f32| (length * view.scale * margin).round() as u32;
    let (out_width, out_height) = (side(width), side(height));
    let sample = |x: f32, y: f32| {
        // From the middle of the result, in units of half its side.
        let u = (x / out_width as f32 * 2.0 - 1.0) * margin;
        let v = (y / out_height as f32 * 2.0 - 1.0) * margin;
        let far = 1.0 - view.tilt.0 * u / 2.0 + view.tilt.1 * v / 2.0;
        let (u, v) = (u / far, v / far);
        let (u, v) = (u * cos + v * sin, v * cos - u * sin);
        let (s, t) = (u / 2.0 + 0.5, v / 2.0 + 0.5);
        let is_inside = (0.0..=1.0).contains(&s) && (0.0..=1.0).contains(&t);
        if is_inside {
            picture.sample(s, t)
        } else {
            ground.map(f32::from)
        }
    };
    // As many samples for a pixel as it covers pixels of the picture.
    let samples = (1.0 / view.scale).ceil().clamp(2.0, 4.0) as u32;
    Pixmap::paint(out_width, out_height, |x, y| {
        let mut sum = [0.0; 4];
        for index in 0..samples * samples {
            let part = |index: u32| (index as f32 + 0.5) / samples as f32;
            let found = sample(
                x as f32 + part(index % samples),
                y as f32 + part(index / samples),
            );
            sum = std::array::from_fn(|channel| sum[channel] + found[channel]);
        }
        sum.map(|channel| (channel / (samples * samples) as f32 + 0.5) as u8)
    })
}

/// Blurs each pixel with its neighbours; the more rounds, the more.
pub fn blurred(picture: &Pixmap, rounds: usize) -> Pixmap {
    (0..rounds).fold(picture.clone(), |before, _| {
        Pixmap::paint(before.width, before.height, |x, y| {
            let mut sum = [0_u32; 4];
            for (dy, weight_y) in [(0, 1), (1, 2), (2, 1)] {
                for (dx, weight_x) in [(0, 1), (1, 2), (2, 1)] {
                    let at = |along: u32, step: u32, length: u32| {
                        (along + step).saturating_sub(1).min(length - 1)
                    };
                    let pixel = before.pixel(at(x, dx, before.width), at(y, dy, before.height));
                    sum = std::array::from_fn(|channel| {
                        sum[channel] + u32::from(pixel[channel]) * weight_x * weight_y
                    });
                }
            }
            sum.map(|channel| (channel / 16) as u8)
        })
    })
}

/// Adds noise of a standard deviation to each channel.
pub fn noisy(picture: &Pixmap, deviation: f32, rng: &mut StdRng) -> Pixmap {
    let mut noisy = picture.clone();
    for (index, byte) in noisy.rgba.iter_mut().enumerate() {
        if index % 4 != 3 {
            // Three uniform numbers are nearly normal.
            let sum: f32 = (0..3).map(|_| rng.random_range(-1.0..1.0_f32)).sum();
            *byte = (f32::from(*byte) + sum * deviation).clamp(0.0, 255.0) as u8;
        }
    }
    noisy
}

/// Light that falls off towards a side: its factor there.
pub fn shaded(picture: &Pixmap, factor: f32) -> Pixmap {
    Pixmap::paint(picture.width, picture.height, |x, y| {
        let along = (x + y) as f32 / (picture.width + picture.height) as f32;
        let light = 1.0 + (factor - 1.0) * along;
        let [r, g, b, a] = picture.pixel(x, y);
        let [r, g, b] = [r, g, b].map(|channel| (f32::from(channel) * light).min(255.0) as u8);
        [r, g, b, a]
    })
}

/// A JPEG file of a picture.
pub fn jpeg(picture: &Pixmap, quality: u8) -> Vec<u8> {
    let mut file = Vec::new();
    let encoder = jpeg_encoder::Encoder::new(&mut file, quality);
    let (width, height) = (picture.width as u16, picture.height as u16);
    encoder
        .encode(&picture.rgba, width, height, jpeg_encoder::ColorType::Rgba)
        .expect("a picture that fits a JPEG file");
    file
}
