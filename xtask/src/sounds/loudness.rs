//! How loud a sound is to an ear, near enough to match a click with a jingle.
//!
//! Two published parts: the K-weighting of ITU-R BS.1770 (an ear hears less of the low end and more of the top), and the
//! "impulse" time weighting of IEC 61672 (mean power over 35 ms, exponentially), made for knocks and clicks, which a
//! 400 ms window such as BS.1770's would call far too quiet. The loudness is the weighting's highest value, in dB.

use super::synth::SAMPLE_RATE;
use super::synth::biquad::Biquad;

/// The time constant of the impulse weighting, in seconds.
const IMPULSE: f32 = 0.035;

/// Highest K-weighted impulse level, in dB of full scale; minus infinity for silence.
pub fn loudness(sound: &[f32]) -> f32 {
    let share = 1.0 - (-1.0 / (IMPULSE * SAMPLE_RATE as f32)).exp();
    let mut power = 0.0_f32;
    let mut highest = 0.0_f32;
    for sample in k_weighted(sound) {
        power += share * (sample * sample - power);
        highest = highest.max(power);
    }
    10.0 * highest.log10()
}

/// Mean power, unweighted.
pub fn power(sound: &[f32]) -> f32 {
    let sum: f64 = sound.iter().map(|sample| f64::from(*sample).powi(2)).sum();
    (sum / sound.len().max(1) as f64) as f32
}

/// The two filters of BS.1770, by the corner frequencies that its table of 48 kHz coefficients stands for.
fn k_weighted(sound: &[f32]) -> Vec<f32> {
    let head = Biquad::high_shelf(1681.97, 0.707_18, 3.999_84);
    let low_cut = Biquad::high_pass(38.135, 0.500_33);
    low_cut.apply(&head.apply(sound))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sounds::synth::tone::sine;

    #[test]
    fn a_steady_kilohertz_reads_its_mean_power() {
        // BS.1770: a full-scale sine at 997 Hz reads −3.01 plus the 0.69 that the weighting adds there; the cookbook's shelf comes within 0.3.
        let reading = loudness(&sine(997.0, 1.0));
        assert!((reading + 3.01 - 0.69).abs() < 0.3, "{reading}");
    }

    #[test]
    fn a_low_hum_is_softer_than_a_high_tone_and_a_click_than_a_tone() {
        assert!(loudness(&sine(40.0, 1.0)) < loudness(&sine(3000.0, 1.0)) - 5.0);
        assert!(loudness(&sine(1000.0, 0.003)) < loudness(&sine(1000.0, 0.5)) - 8.0);
    }
}
