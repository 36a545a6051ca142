//! What a finger hears from the interface: a paper tick, and wood for switches.

use super::synth::biquad::{Biquad, FLAT};
use super::synth::envelope::burst;
use super::synth::noise::Noise;
use super::synth::tone::damped_sine;
use super::synth::{add, samples};
use super::{Level, Sound};

/// A button is pressed so often that it stays a class of its own, far under the effects.
const BUTTON_PEAK: f32 = -18.0;

const ON_HERTZ: f32 = 640.0;
const OFF_HERTZ: f32 = 520.0;

/// Button, switches and back.
pub fn sounds() -> Vec<Sound> {
    vec![
        Sound::new("button", Level::Tick(BUTTON_PEAK), paper_tick()),
        Sound::new("switch_on", Level::Effect(0.0), tok(ON_HERTZ)),
        Sound::new("switch_off", Level::Effect(0.0), tok(OFF_HERTZ)),
        Sound::new("back", Level::Effect(-1.5), tok(OFF_HERTZ)),
    ]
}

/// 6 ms of noise under 1 kHz.
fn paper_tick() -> Vec<f32> {
    const LENGTH: f32 = 0.006;
    const ROOM_TO_RING: f32 = 0.006;
    let mut noise = Noise::new(11).white(samples(LENGTH));
    burst(&mut noise);
    noise.resize(samples(LENGTH + ROOM_TO_RING), 0.0);
    Biquad::low_pass(1000.0, FLAT).apply(&noise)
}

/// A small block of wood: its mode, a second one that is not in tune with it, and a dull contact.
fn tok(hertz: f32) -> Vec<f32> {
    const SECOND_MODE: f32 = 2.57;
    let mut mix = paper_tick();
    add(&mut mix, &damped_sine(hertz, 0.030), 0.0, 0.0);
    add(
        &mut mix,
        &damped_sine(hertz * SECOND_MODE, 0.010),
        0.0,
        -9.0,
    );
    mix
}
