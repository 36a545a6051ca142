//! Calls for attention: it is your turn, your time runs out.

use super::synth::add;
use super::synth::biquad::Biquad;
use super::synth::envelope::burst;
use super::synth::noise::Noise;
use super::synth::samples;
use super::synth::tone::damped_sine;
use super::{Level, Sound};

/// Two claps a fifth of a second apart; one clap for the clock.
pub fn sounds() -> Vec<Sound> {
    const APART: f32 = 0.200;
    let mut twice = clap(51);
    add(&mut twice, &clap(52), APART, 0.0);
    vec![
        Sound::new("your_turn", Level::Effect(0.0), twice),
        Sound::new("clock", Level::Effect(0.0), clap(53)),
    ]
}

/// Two blocks of hard wood struck together.
fn clap(seed: u64) -> Vec<f32> {
    const HERTZ: f32 = 1900.0;
    const CONTACT: f32 = 0.003;
    let mut contact = Noise::new(seed).white(samples(CONTACT));
    burst(&mut contact);
    let mut mix = Biquad::band_pass(HERTZ, 0.8).apply(&contact);
    add(&mut mix, &damped_sine(HERTZ, 0.025), 0.0, 0.0);
    add(&mut mix, &damped_sine(HERTZ * 1.53, 0.012), 0.0, -8.0);
    add(&mut mix, &damped_sine(HERTZ * 0.41, 0.030), 0.0, -12.0);
    mix
}
