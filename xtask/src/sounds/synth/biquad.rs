//! Second-order filters after Robert Bristow-Johnson's Audio EQ Cookbook.

use std::f32::consts::TAU;

use super::SAMPLE_RATE;

/// The sharpness without a hump (Butterworth).
pub const FLAT: f32 = std::f32::consts::FRAC_1_SQRT_2;

/// Coefficients over the leading one, in the cookbook's order.
#[derive(Debug, Clone, Copy)]
pub struct Biquad {
    forward: [f32; 3],
    back: [f32; 2],
}

impl Biquad {
    fn from_parts(forward: [f32; 3], back: [f32; 3]) -> Self {
        Self {
            forward: forward.map(|part| part / back[0]),
            back: [back[1] / back[0], back[2] / back[0]],
        }
    }

    /// Passes what lies below `hertz`.
    pub fn low_pass(hertz: f32, sharpness: f32) -> Self {
        let (cosine, alpha) = angle(hertz, sharpness);
        let side = (1.0 - cosine) / 2.0;
        Self::from_parts(
            [side, 1.0 - cosine, side],
            [1.0 + alpha, -2.0 * cosine, 1.0 - alpha],
        )
    }

    /// Passes what lies above `hertz`.
    pub fn high_pass(hertz: f32, sharpness: f32) -> Self {
        let (cosine, alpha) = angle(hertz, sharpness);
        let side = (1.0 + cosine) / 2.0;
        Self::from_parts(
            [side, -1.0 - cosine, side],
            [1.0 + alpha, -2.0 * cosine, 1.0 - alpha],
        )
    }

    /// Passes what lies around `hertz`, at full level in the middle.
    pub fn band_pass(hertz: f32, sharpness: f32) -> Self {
        let (cosine, alpha) = angle(hertz, sharpness);
        Self::from_parts(
            [alpha, 0.0, -alpha],
            [1.0 + alpha, -2.0 * cosine, 1.0 - alpha],
        )
    }

    /// Lifts what lies above `hertz` by `decibels`.
    pub fn high_shelf(hertz: f32, sharpness: f32, decibels: f32) -> Self {
        let (cosine, alpha) = angle(hertz, sharpness);
        let lift = 10.0_f32.powf(decibels / 40.0);
        let root = 2.0 * lift.sqrt() * alpha;
        Self::from_parts(
            [
                lift * ((lift + 1.0) + (lift - 1.0) * cosine + root),
                -2.0 * lift * ((lift - 1.0) + (lift + 1.0) * cosine),
                lift * ((lift + 1.0) + (lift - 1.0) * cosine - root),
            ],
            [
                (lift + 1.0) - (lift - 1.0) * cosine + root,
                2.0 * ((lift - 1.0) - (lift + 1.0) * cosine),
                (lift + 1.0) - (lift - 1.0) * cosine - root,
            ],
        )
    }

    /// The filtered sound, as long as the sound that went in.
    pub fn apply(self, sound: &[f32]) -> Vec<f32> {
        let mut delayed = [0.0_f32; 2];
        sound
            .iter()
            .map(|input| {
                let output = self.forward[0] * input + delayed[0];
                delayed[0] = self.forward[1] * input - self.back[0] * output + delayed[1];
                delayed[1] = self.forward[2] * input - self.back[1] * output;
                output
            })
            .collect()
    }
}

/// The cosine of the corner's angle and the cookbook's alpha.
fn angle(hertz: f32, sharpness: f32) -> (f32, f32) {
    let angle = TAU * hertz / SAMPLE_RATE as f32;
    (angle.cos(), angle.sin() / (2.0 * sharpness))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sounds::synth::tone::sine;

    /// How loud a filter leaves a tone, once it has settled.
    fn response(filter: Biquad, hertz: f32) -> f32 {
        let output = filter.apply(&sine(hertz, 0.5));
        crate::sounds::synth::peak(&output[output.len() / 2..])
    }

    #[test]
    fn each_filter_passes_its_side_and_stops_the_other() {
        assert!(response(Biquad::low_pass(900.0, FLAT), 100.0) > 0.95);
        assert!(response(Biquad::low_pass(900.0, FLAT), 9000.0) < 0.02);
        assert!(response(Biquad::high_pass(900.0, FLAT), 9000.0) > 0.95);
        assert!(response(Biquad::high_pass(900.0, FLAT), 90.0) < 0.02);
        assert!(response(Biquad::band_pass(3200.0, 1.2), 3200.0) > 0.95);
        assert!(response(Biquad::band_pass(3200.0, 1.2), 200.0) < 0.1);
    }

    #[test]
    fn a_shelf_lifts_by_its_decibels() {
        let lifted = response(Biquad::high_shelf(1000.0, FLAT, 6.0), 12_000.0);
        assert!((20.0 * lifted.log10() - 6.0).abs() < 0.3, "{lifted}");
    }
}
