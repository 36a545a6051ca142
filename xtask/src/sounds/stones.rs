//! A stone set down: seven sets, five variants each, so that no click follows itself.
//!
//! White's brighter stone is the player's doing (8 % faster), as are the boards: one set of files serves them all.

use super::synth::biquad::{Biquad, FLAT};
use super::synth::envelope::burst;
use super::synth::noise::Noise;
use super::synth::tone::{damped_sine, fm_bell};
use super::synth::{add, samples};
use super::{Level, Sound};

/// Pitch and level (dB) of the five variants: within ±3 % and ±1.5 dB, far from one another in turn.
const VARIANTS: [(f32, f32); 5] = [
    (1.0, 0.0),
    (0.97, -1.0),
    (1.02, 1.5),
    (0.985, 0.8),
    (1.03, -1.5),
];

/// What a stone sounds like at a pitch factor and a seed.
type Stone = fn(f32, u64) -> Vec<f32>;

/// The sets by name.
const SETS: [(&str, Stone); 7] = [
    ("slate", slate),
    ("yunzi", yunzi),
    ("brush", brush),
    ("lantern", lantern),
    ("jade", jade),
    ("kintsugi", kintsugi),
    ("wood", wood),
];

/// All stones, `stones/<set>/<1 to 5>`.
pub fn sounds() -> Vec<Sound> {
    let mut sounds = Vec::new();
    for (set, stone) in SETS {
        for (index, (pitch, level)) in VARIANTS.into_iter().enumerate() {
            let number = index as u64 + 1;
            let name = format!("stones/{set}/{number}");
            sounds.push(Sound::new(name, Level::Effect(level), stone(pitch, number)));
        }
    }
    sounds
}

/// The plain click of slate on kaya, which undo turns round.
pub fn plain() -> Vec<f32> {
    slate(1.0, 1)
}

/// The instant of contact: 1.5 ms of noise around 3.2 kHz.
fn contact(pitch: f32, seed: u64) -> Vec<f32> {
    const LENGTH: f32 = 0.0015;
    const ROOM_TO_RING: f32 = 0.003;
    let mut noise = Noise::new(seed).white(samples(LENGTH));
    burst(&mut noise);
    noise.resize(samples(LENGTH + ROOM_TO_RING), 0.0);
    Biquad::band_pass(3200.0 * pitch, 1.2).apply(&noise)
}

/// The board under the stone: a body at 180 Hz and a thump at 95 Hz.
fn board(mix: &mut Vec<f32>, pitch: f32) {
    add(mix, &damped_sine(180.0 * pitch, 0.060), 0.0, -12.0);
    add(mix, &damped_sine(95.0 * pitch, 0.040), 0.0, -18.0);
}

fn slate(pitch: f32, seed: u64) -> Vec<f32> {
    let mut mix = contact(pitch, seed);
    add(&mut mix, &damped_sine(1180.0 * pitch, 0.018), 0.0, 0.0);
    add(&mut mix, &damped_sine(2640.0 * pitch, 0.009), 0.0, -5.0);
    board(&mut mix, pitch);
    mix
}

/// Drier than slate and without its upper mode.
fn yunzi(pitch: f32, seed: u64) -> Vec<f32> {
    let mut mix = contact(pitch, seed);
    add(&mut mix, &damped_sine(1180.0 * pitch, 0.012), 0.0, 0.0);
    add(&mut mix, &damped_sine(180.0 * pitch, 0.040), 0.0, -14.0);
    add(&mut mix, &damped_sine(95.0 * pitch, 0.030), 0.0, -18.0);
    mix
}

/// A felt tap: noise under 900 Hz.
fn brush(pitch: f32, seed: u64) -> Vec<f32> {
    const LENGTH: f32 = 0.012;
    const ROOM_TO_RING: f32 = 0.012;
    let mut noise = Noise::new(seed).white(samples(LENGTH));
    burst(&mut noise);
    noise.resize(samples(LENGTH + ROOM_TO_RING), 0.0);
    let soft = Biquad::low_pass(900.0 * pitch, FLAT).apply(&noise);
    let mut mix = Biquad::low_pass(900.0 * pitch, FLAT).apply(&soft);
    add(&mut mix, &damped_sine(150.0 * pitch, 0.030), 0.0, -14.0);
    mix
}

/// A small glass bell.
fn lantern(pitch: f32, _seed: u64) -> Vec<f32> {
    fm_bell(1760.0 * pitch, 2.76, 1.1, 0.180)
}

fn jade(pitch: f32, seed: u64) -> Vec<f32> {
    let mut mix = contact(pitch, seed);
    add(&mut mix, &damped_sine(2100.0 * pitch, 0.040), 0.0, 0.0);
    add(&mut mix, &damped_sine(4900.0 * pitch, 0.040), 0.0, -8.0);
    board(&mut mix, pitch);
    mix
}

/// Slate with a glint of gold.
fn kintsugi(pitch: f32, seed: u64) -> Vec<f32> {
    let mut mix = slate(pitch, seed);
    add(&mut mix, &damped_sine(6200.0 * pitch, 0.030), 0.0, -14.0);
    mix
}

/// Slate's modes at seven tenths.
fn wood(pitch: f32, seed: u64) -> Vec<f32> {
    slate(0.7 * pitch, seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_five_stones_and_no_two_are_alike() {
        let sounds = sounds();
        assert_eq!(sounds.len(), SETS.len() * VARIANTS.len());
        for (index, one) in sounds.iter().enumerate() {
            assert!(
                sounds[index + 1..]
                    .iter()
                    .all(|other| other.samples != one.samples),
                "{}",
                one.name
            );
        }
    }

    #[test]
    fn a_stone_speaks_at_once() {
        for sound in sounds() {
            let peak = crate::sounds::synth::peak(&sound.samples);
            let early = crate::sounds::synth::peak(&sound.samples[..samples(0.010)]);
            assert!(early > 0.9 * peak, "{} is late", sound.name);
        }
    }
}
