//! The small instruments that every sound is built from: noise, filters, damped tones, strings, envelopes.
//!
//! A sound in the making is a plain `Vec<f32>` at [`SAMPLE_RATE`], so that any step can be looked at, tested and mixed.

pub mod biquad;
pub mod envelope;
pub mod noise;
pub mod string;
pub mod tone;

/// Samples a second, in every sound of the game.
pub const SAMPLE_RATE: u32 = 44_100;

/// How many samples last `seconds`.
pub fn samples(seconds: f32) -> usize {
    (seconds * SAMPLE_RATE as f32).round() as usize
}

/// The factor that `decibels` stand for.
pub fn gain(decibels: f32) -> f32 {
    10.0_f32.powf(decibels / 20.0)
}

/// Adds `layer`, `decibels` louder, to `mix` from `seconds` on; the mix grows as needed.
pub fn add(mix: &mut Vec<f32>, layer: &[f32], seconds: f32, decibels: f32) {
    let start = samples(seconds);
    let end = start + layer.len();
    if mix.len() < end {
        mix.resize(end, 0.0);
    }
    let factor = gain(decibels);
    for (sum, sample) in mix[start..end].iter_mut().zip(layer) {
        *sum += factor * sample;
    }
}

/// The largest distance from zero.
pub fn peak(sound: &[f32]) -> f32 {
    sound
        .iter()
        .fold(0.0, |peak, sample| peak.max(sample.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_lands_where_it_is_put() {
        let mut mix = Vec::new();
        add(&mut mix, &[1.0, -1.0], 0.001, -20.0);
        assert_eq!(mix.len(), samples(0.001) + 2);
        assert!((mix[samples(0.001)] - 0.1).abs() < 1e-6);
        assert!((peak(&mix) - 0.1).abs() < 1e-6);
    }
}
