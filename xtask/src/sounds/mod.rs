//! Every sound of the game, synthesised: stones, controls, calls, jingles and the material of the music.
//!
//! A family is a file that lists its sounds; [`catalogue`] gathers them and sets their levels. What is loud to an ear is
//! not what is high on a meter, so effects are matched by [`loudness`], not by peak: see [`Level`]. The encoder lies
//! elsewhere (`assets/ogg.rs`), so all this is tested without a C compiler.

mod calls;
mod controls;
mod jingles;
mod loudness;
mod moves;
mod music;
mod stones;
pub mod synth;

use synth::envelope::{fade_in, fade_out, trim};
use synth::{gain, peak};

/// No sound's peak is above this (dBFS), so two at once still do not clip.
pub const PEAK_CEILING: f32 = -6.0;

/// Loudness of every effect (dB, see [`loudness`]): as loud as the sharpest click can be under [`PEAK_CEILING`].
pub const EFFECT_LOUDNESS: f32 = -22.9;

/// Loudness of the music's plucks: with their long rests the title's mix comes to about −18 LUFS.
pub const PLUCK_LOUDNESS: f32 = -16.2;

/// Long enough to hide a sound's cut end, short enough to leave a click's attack.
const END_FADE: f32 = 0.004;
const START_FADE: f32 = 0.0002;

/// How loud a sound is made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Level {
    /// An effect: at [`EFFECT_LOUDNESS`] plus these decibels, which stay within ±1.5, so all effects lie within 3 dB.
    Effect(f32),
    /// A quiet tick by design: its peak at these dBFS.
    Tick(f32),
    /// A pluck of the music: at [`PLUCK_LOUDNESS`].
    Pluck,
    /// A bed that loops without a seam: its mean power at these dBFS.
    Bed(f32),
}

/// One finished sound.
#[derive(Debug, Clone)]
pub struct Sound {
    /// Where it lies under `assets/sounds`, without `.ogg`.
    pub name: String,
    /// How loud it was made.
    pub level: Level,
    /// Its samples, −1 to 1.
    pub samples: Vec<f32>,
}

impl Sound {
    /// Sets the level of `samples`, never above [`PEAK_CEILING`], and smooths both ends; a bed's ends are left alone, for they join.
    fn new(name: impl Into<String>, level: Level, mut samples: Vec<f32>) -> Self {
        if !matches!(level, Level::Bed(_)) {
            trim(&mut samples);
            fade_in(&mut samples, START_FADE);
            fade_out(&mut samples, END_FADE);
        }
        let now = match level {
            Level::Effect(_) | Level::Pluck => loudness::loudness(&samples),
            Level::Tick(_) => decibels(peak(&samples)),
            Level::Bed(_) => decibels(loudness::power(&samples).sqrt()),
        };
        let wanted = match level {
            Level::Effect(offset) => EFFECT_LOUDNESS + offset,
            Level::Pluck => PLUCK_LOUDNESS,
            Level::Tick(level) | Level::Bed(level) => level,
        };
        let factor = gain(wanted - now).min(gain(PEAK_CEILING) / peak(&samples));
        samples.iter_mut().for_each(|sample| *sample *= factor);
        Self {
            name: name.into(),
            level,
            samples,
        }
    }
}

/// A level as decibels of full scale.
fn decibels(level: f32) -> f32 {
    20.0 * level.log10()
}

/// All sounds, always the same and in the same order.
pub fn catalogue() -> Vec<Sound> {
    [
        stones::sounds(),
        controls::sounds(),
        moves::sounds(),
        calls::sounds(),
        jingles::sounds(),
        music::sounds(),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sound_is_silent_broken_or_too_high() {
        for Sound { name, samples, .. } in catalogue() {
            assert!(
                samples.iter().all(|sample| sample.is_finite()),
                "{name} holds a number that is none"
            );
            let peak = decibels(peak(&samples));
            assert!(peak <= PEAK_CEILING + 0.05, "{name} peaks at {peak} dBFS");
            assert!(peak > -30.0, "{name} is nearly silent: {peak} dBFS");
        }
    }

    #[test]
    fn effects_are_within_three_decibels_of_one_another() {
        let loudness: Vec<f32> = catalogue()
            .iter()
            .filter(|sound| matches!(sound.level, Level::Effect(_)))
            .map(|sound| loudness::loudness(&sound.samples))
            .collect();
        let loudest = loudness.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let softest = loudness.iter().copied().fold(f32::INFINITY, f32::min);
        assert!(loudest - softest <= 3.01, "{softest} to {loudest} dB");
    }

    #[test]
    fn sounds_begin_and_end_in_silence_and_loops_join() {
        for Sound {
            name,
            level,
            samples,
        } in catalogue()
        {
            let (first, last) = (samples[0], samples[samples.len() - 1]);
            if matches!(level, Level::Bed(_)) {
                let step = samples
                    .windows(2)
                    .map(|pair| (pair[1] - pair[0]).abs())
                    .fold(0.0, f32::max);
                assert!((first - last).abs() <= step, "the seam of {name} jumps");
            } else {
                assert!(
                    first.abs() < 1e-3 && last.abs() < 1e-3,
                    "{name} clicks: {first} {last}"
                );
            }
        }
    }

    #[test]
    fn the_catalogue_is_the_same_each_time_and_names_nothing_twice() {
        let (one, two) = (catalogue(), catalogue());
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one.samples, two.samples, "{}", one.name);
        }
        let mut names: Vec<&str> = one.iter().map(|sound| sound.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), one.len());
    }

    #[test]
    fn clicks_are_short_and_jingles_are_not_long() {
        for Sound { name, samples, .. } in catalogue() {
            let seconds = samples.len() as f32 / synth::SAMPLE_RATE as f32;
            let longest = if name.starts_with("stones/") {
                0.6
            } else {
                16.0
            };
            assert!(
                (0.005..=longest).contains(&seconds),
                "{name} lasts {seconds} s"
            );
        }
    }
}
