//! Moves taken back, given again, refused, and shown.

use super::stones;
use super::synth::add;
use super::synth::biquad::{Biquad, FLAT};
use super::synth::envelope::{burst, fade_in, fade_out, reverse};
use super::synth::noise::Noise;
use super::synth::samples;
use super::synth::string::Pluck;
use super::synth::tone::damped_sine;
use super::{Level, Sound};

/// How long the turned click lasts.
const UNDO_LENGTH: f32 = 0.090;

/// Undo, redo, a refusal, a hint.
pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("undo", Level::Effect(0.0), undo()),
        Sound::new("redo", Level::Effect(0.0), redo()),
        Sound::new("refused", Level::Effect(-1.0), refused()),
        Sound::new("hint", Level::Effect(-1.0), hint()),
    ]
}

/// The click from its end to its beginning, over a scrape that rises: a stone picked up.
fn undo() -> Vec<f32> {
    let mut mix = lifted();
    add(&mut mix, &scrape(), 0.0, -14.0);
    fade_in(&mut mix, 0.020);
    fade_out(&mut mix, 0.003);
    mix
}

/// Undo played forward: the click, and the scrape falling.
fn redo() -> Vec<f32> {
    let mut mix = reverse(lifted());
    add(&mut mix, &reverse(scrape()), 0.0, -14.0);
    fade_out(&mut mix, 0.020);
    mix
}

fn lifted() -> Vec<f32> {
    let mut click = stones::plain();
    click.truncate(samples(UNDO_LENGTH));
    reverse(click)
}

/// Noise through a band that climbs from 1.2 to 3 kHz, in short overlapping steps.
fn scrape() -> Vec<f32> {
    const STEPS: usize = 12;
    const LOWEST: f32 = 1200.0;
    const HIGHEST: f32 = 3000.0;
    let mut noise = Noise::new(23);
    let step = UNDO_LENGTH / (STEPS + 1) as f32;
    let mut mix = Vec::new();
    for index in 0..STEPS {
        let part = index as f32 / (STEPS - 1) as f32;
        let hertz = LOWEST * (HIGHEST / LOWEST).powf(part);
        let mut grain = Biquad::band_pass(hertz, 2.0).apply(&noise.white(samples(2.0 * step)));
        fade_in(&mut grain, step);
        fade_out(&mut grain, step);
        add(&mut mix, &grain, index as f32 * step, 0.0);
    }
    mix
}

/// Two muted knocks.
fn refused() -> Vec<f32> {
    const APART: f32 = 0.090;
    let mut mix = Vec::new();
    for (number, level) in [(0, 0.0), (1, -1.0)] {
        add(&mut mix, &knock(31 + number), number as f32 * APART, level);
    }
    mix
}

fn knock(seed: u64) -> Vec<f32> {
    const CONTACT: f32 = 0.006;
    let mut contact = Noise::new(seed).white(samples(CONTACT));
    burst(&mut contact);
    let mut mix = Biquad::low_pass(600.0, FLAT).apply(&contact);
    add(&mut mix, &damped_sine(210.0, 0.050), 0.0, 0.0);
    add(&mut mix, &damped_sine(430.0, 0.020), 0.0, -10.0);
    mix
}

/// One soft A5.
fn hint() -> Vec<f32> {
    Pluck {
        hertz: 880.0,
        ring: 1.2,
        brightness: 2600.0,
        seed: 41,
    }
    .sound()
}
