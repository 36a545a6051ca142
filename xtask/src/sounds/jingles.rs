//! The end of a game, and a task that is solved: plucked strings, and a bowl for a win.

use super::synth::add;
use super::synth::envelope::fade_in;
use super::synth::string::Pluck;
use super::synth::tone::damped_sine;
use super::{Level, Sound};

const D4: f32 = 293.66;
const E_FLAT_4: f32 = 311.13;
const A4: f32 = 440.0;
const B_FLAT_4: f32 = 466.16;
const D5: f32 = 587.33;
const A5: f32 = 880.0;

/// Seconds from one note of a jingle to the next.
const APART: f32 = 0.140;

// A clear touch, and a soft one for a loss.
const CLEAR: f32 = 4200.0;
const SOFT: f32 = 1500.0;

/// Win, loss, draw, solved.
pub fn sounds() -> Vec<Sound> {
    let mut win = notes(&[D4, A4, B_FLAT_4, D5], APART, CLEAR);
    add(&mut win, &bowl(), 4.0 * APART, -7.0);
    let mut draw = notes(&[D4, A4], 0.0, CLEAR);
    add(&mut draw, &bowl(), APART, -18.0);
    vec![
        Sound::new("win", Level::Effect(1.5), win),
        Sound::new(
            "loss",
            Level::Effect(-1.5),
            notes(&[A4, E_FLAT_4, D4], 2.0 * APART, SOFT),
        ),
        Sound::new("draw", Level::Effect(0.0), draw),
        Sound::new(
            "solved",
            Level::Effect(-1.0),
            notes(&[D5, A5], APART, CLEAR),
        ),
    ]
}

fn notes(pitches: &[f32], apart: f32, brightness: f32) -> Vec<f32> {
    let mut mix = Vec::new();
    for (index, hertz) in pitches.iter().enumerate() {
        let pluck = Pluck {
            hertz: *hertz,
            ring: 2.2,
            brightness,
            seed: 61 + index as u64,
        };
        add(&mut mix, &pluck.sound(), index as f32 * apart, 0.0);
    }
    mix
}

/// A singing bowl of three seconds; its partials are those of a metal shell, not of a string.
fn bowl() -> Vec<f32> {
    const PARTIALS: [(f32, f32, f32); 3] = [(1.0, 0.0, 1.0), (2.71, -9.0, 0.7), (5.1, -18.0, 0.35)];
    /// Two close tones make the slow beat of a bowl that is not quite round.
    const BEAT: f32 = 1.0025;
    let mut mix = Vec::new();
    for (ratio, level, decay) in PARTIALS {
        add(&mut mix, &damped_sine(D5 * ratio, decay), 0.0, level - 6.0);
        add(
            &mut mix,
            &damped_sine(D5 * ratio * BEAT, decay),
            0.0,
            level - 6.0,
        );
    }
    fade_in(&mut mix, 0.006);
    mix
}
