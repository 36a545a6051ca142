//! What the game makes its music from: single plucks of the scale, a pad and rain that loop.
//!
//! Played together at full volume they are the title's mix; a game plays them 6 dB lower.

use std::f32::consts::TAU;

use super::synth::envelope::{fade_in, fade_out};
use super::synth::noise::Noise;
use super::synth::string::Pluck;
use super::synth::{SAMPLE_RATE, samples};
use super::{Level, Sound};

/// The koto tuning hirajoshi on D (D G A B♭ E♭) over two octaves.
const SCALE: [(&str, f32); 12] = [
    ("d3", 146.83),
    ("g3", 196.0),
    ("a3", 220.0),
    ("bb3", 233.08),
    ("d4", 293.66),
    ("eb4", 311.13),
    ("g4", 392.0),
    ("a4", 440.0),
    ("bb4", 466.16),
    ("d5", 587.33),
    ("eb5", 622.25),
    ("g5", 783.99),
];

// Levels of the beds, as mean power in dBFS.
const PAD_LEVEL: f32 = -30.0;
const RAIN_LEVEL: f32 = -36.0;

// Seconds after which the pad and the rain start over.
const PAD_LOOP: f32 = 16.0;
const RAIN_LOOP: f32 = 10.0;

/// Seconds that the pad takes to come and to go.
const PAD_BREATH: f32 = 3.0;

/// Plucks, pad and rain, under `music/`.
pub fn sounds() -> Vec<Sound> {
    let mut sounds: Vec<Sound> = SCALE
        .iter()
        .zip(71..)
        .map(|((name, hertz), seed)| {
            // Lower strings ring longer.
            let ring = 3.2 * (220.0 / hertz).sqrt();
            let pluck = Pluck {
                hertz: *hertz,
                ring,
                brightness: 2200.0,
                seed,
            };
            Sound::new(format!("music/pluck_{name}"), Level::Pluck, pluck.sound())
        })
        .collect();
    sounds.push(Sound::new("music/pad", Level::Bed(PAD_LEVEL), pad()));
    let rain = Noise::new(91).pink_loop(samples(RAIN_LOOP));
    sounds.push(Sound::new("music/rain", Level::Bed(RAIN_LEVEL), rain));
    sounds
}

/// Sines under 300 Hz that swell in turn and all breathe out at the seam, so that not even a decoder's rounding is heard
/// there. Every tone and every swell fits the loop a whole number of times.
fn pad() -> Vec<f32> {
    /// Pitch, level, and where in the loop the tone is fullest.
    const TONES: [(f32, f32, f32); 5] = [
        (73.42, 1.0, 0.0),
        (110.0, 0.6, 0.5),
        (146.83, 0.5, 0.25),
        (220.0, 0.22, 0.75),
        (293.66, 0.10, 0.5),
    ];
    const SWELL: f32 = 0.35;
    let mut pad: Vec<f32> = (0..samples(PAD_LOOP))
        .map(|index| {
            let time = index as f32 / SAMPLE_RATE as f32;
            TONES
                .iter()
                .map(|(hertz, level, fullest)| {
                    let rounds = (hertz * PAD_LOOP).round();
                    let turn = (f64::from(rounds) * index as f64
                        / f64::from(PAD_LOOP * SAMPLE_RATE as f32))
                    .fract();
                    let swell = 1.0 - SWELL + SWELL * (TAU * (time / PAD_LOOP - fullest)).cos();
                    level * swell * (TAU * turn as f32).sin()
                })
                .sum()
        })
        .collect();
    fade_in(&mut pad, PAD_BREATH);
    fade_out(&mut pad, PAD_BREATH);
    pad
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beds_last_whole_loops() {
        for sound in sounds() {
            match sound.name.as_str() {
                "music/pad" => assert_eq!(sound.samples.len(), samples(PAD_LOOP)),
                "music/rain" => assert_eq!(sound.samples.len(), samples(RAIN_LOOP)),
                _ => assert_eq!(sound.level, Level::Pluck),
            }
        }
    }
}
