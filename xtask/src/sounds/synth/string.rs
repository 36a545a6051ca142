//! A plucked string by Karplus and Strong (1983), tuned by an all-pass as Jaffe and Smith (1983) do.

use super::biquad::{Biquad, FLAT};
use super::envelope::fade_in;
use super::noise::Noise;
use super::{SAMPLE_RATE, samples};

/// Where the string is plucked, as a part of its length: near the bridge, like a koto.
const PLUCK_PLACE: f32 = 0.17;

/// The loop's average of two samples delays by half a sample.
const AVERAGE_DELAY: f32 = 0.5;

/// How a string is touched.
#[derive(Debug, Clone, Copy)]
pub struct Pluck {
    /// The tone's pitch in hertz.
    pub hertz: f32,
    /// Seconds until the tone has fallen by 60 dB.
    pub ring: f32,
    /// Where the touch's brightness ends, in hertz.
    pub brightness: f32,
    /// The touch's noise.
    pub seed: u64,
}

impl Pluck {
    /// The string's sound, a little longer than it rings.
    pub fn sound(self) -> Vec<f32> {
        let period = SAMPLE_RATE as f32 / self.hertz - AVERAGE_DELAY;
        let whole = (period - 0.1).floor();
        let rest = period - whole;
        let allpass = (1.0 - rest) / (1.0 + rest);
        // A round of the loop takes one period; over `ring` seconds the rounds together lose 60 dB.
        let loss = 0.001_f32.powf(1.0 / (self.hertz * self.ring));

        let mut line = self.touch(whole as usize);
        let (mut place, mut before, mut passed_in, mut passed_out) = (0, 0.0, 0.0, 0.0);
        let mut sound: Vec<f32> = (0..samples(self.ring))
            .map(|_| {
                let now = line[place];
                let average = loss * 0.5 * (now + before);
                before = now;
                passed_out = allpass * (average - passed_out) + passed_in;
                passed_in = average;
                line[place] = passed_out;
                place = (place + 1) % line.len();
                now
            })
            .collect();
        fade_in(&mut sound, 0.002);
        // The string's own offset from zero would thump.
        Biquad::high_pass(self.hertz * 0.5, FLAT).apply(&sound)
    }

    /// What the finger leaves on a string of `length` samples: soft noise, with the gaps of the place it touched.
    fn touch(self, length: usize) -> Vec<f32> {
        let rough = Noise::new(self.seed).white(length);
        // Twice round, as the string is a ring: no step between its end and its beginning.
        let twice = [rough.as_slice(), rough.as_slice()].concat();
        let soft = Biquad::low_pass(self.brightness, FLAT)
            .apply(&twice)
            .split_off(length);
        let distance = ((length as f32 * PLUCK_PLACE) as usize).max(1);
        (0..length)
            .map(|index| soft[index] - soft[(index + length - distance) % length])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sounds::synth::peak;

    const A4: Pluck = Pluck {
        hertz: 440.0,
        ring: 2.0,
        brightness: 3000.0,
        seed: 3,
    };

    /// The pitch by the best match of the sound with itself, to a fraction of a sample by a parabola.
    fn pitch(sound: &[f32], near: f32) -> f32 {
        let likeness = |lag: usize| -> f32 {
            (0..samples(0.2))
                .map(|index| sound[index] * sound[index + lag])
                .sum()
        };
        let expected = (SAMPLE_RATE as f32 / near) as usize;
        let best = (expected * 9 / 10..expected * 11 / 10)
            .max_by(|a, b| likeness(*a).total_cmp(&likeness(*b)))
            .unwrap_or(expected);
        let (left, middle, right) = (likeness(best - 1), likeness(best), likeness(best + 1));
        let shift = 0.5 * (left - right) / (left - 2.0 * middle + right);
        SAMPLE_RATE as f32 / (best as f32 + shift)
    }

    #[test]
    fn the_string_is_in_tune() {
        for hertz in [146.83, 440.0, 880.0] {
            let sound = Pluck { hertz, ..A4 }.sound();
            let cents = 1200.0 * (pitch(&sound[samples(0.2)..], hertz) / hertz).log2();
            assert!(cents.abs() < 6.0, "{hertz} Hz is off by {cents} cents");
        }
    }

    #[test]
    fn the_string_dies_away() {
        let sound = A4.sound();
        assert!(peak(&sound[samples(1.8)..]) < 0.01 * peak(&sound));
    }
}
