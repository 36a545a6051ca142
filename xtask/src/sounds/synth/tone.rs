//! Tones that ring and die: the modes of a struck thing.

use std::f32::consts::TAU;

use super::{SAMPLE_RATE, samples};

/// A damped tone is over when it has fallen by this, three times the fall that its decay names.
const SILENCE_IN_DECAYS: f32 = 3.0;

/// A steady sine of level 1, to measure with.
#[cfg(test)]
pub fn sine(hertz: f32, seconds: f32) -> Vec<f32> {
    (0..samples(seconds))
        .map(|index| (TAU * hertz * time(index)).sin())
        .collect()
}

/// A sine that falls to a tenth (−20 dB) in `decay` seconds and ends at −60 dB.
///
/// The art direction's times are read so: a mode "of 18 ms" is a tenth as strong after 18 ms.
pub fn damped_sine(hertz: f32, decay: f32) -> Vec<f32> {
    (0..samples(SILENCE_IN_DECAYS * decay))
        .map(|index| fall(index, decay) * (TAU * hertz * time(index)).sin())
        .collect()
}

/// A bell by frequency modulation (Chowning 1973): the modulator's depth dies with the tone, so it grows purer.
pub fn fm_bell(hertz: f32, ratio: f32, depth: f32, decay: f32) -> Vec<f32> {
    (0..samples(SILENCE_IN_DECAYS * decay))
        .map(|index| {
            let fall = fall(index, decay);
            let modulator = depth * fall * (TAU * ratio * hertz * time(index)).sin();
            fall * (TAU * hertz * time(index) + modulator).sin()
        })
        .collect()
}

fn time(index: usize) -> f32 {
    index as f32 / SAMPLE_RATE as f32
}

fn fall(index: usize, decay: f32) -> f32 {
    0.1_f32.powf(time(index) / decay)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sounds::synth::peak;

    #[test]
    fn a_damped_sine_is_a_tenth_after_its_decay() {
        let tone = damped_sine(1000.0, 0.1);
        let after = peak(&tone[samples(0.1)..]);
        assert!((after - 0.1).abs() < 0.01, "{after}");
    }

    #[test]
    fn a_bell_grows_purer_as_it_dies() {
        let bell = fm_bell(440.0, 1.4, 3.0, 0.3);
        let pure = damped_sine(440.0, 0.3);
        let error = |range: std::ops::Range<usize>| {
            let level = peak(&pure[range.clone()]);
            range
                .map(|index| (bell[index] - pure[index]).abs())
                .fold(0.0, f32::max)
                / level
        };
        assert!(error(samples(0.8)..samples(0.9)) < 0.1 * error(0..samples(0.1)));
    }
}
