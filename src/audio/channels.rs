//! The four audio channels, each with its own volume.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

/// Clicks of stones.
#[derive(Resource)]
pub struct Stones;
/// Controls, refusals and calls.
#[derive(Resource)]
pub struct Interface;
/// The sounds at the end of a game. Separate from the interface, so that a new game can stop them.
#[derive(Resource)]
pub struct Jingles;
/// The background loops and plucks.
#[derive(Resource)]
pub struct Music;

/// How a sound is played.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlaybackOptions {
    /// The delay from now.
    pub after: Duration,
    /// −1 is left, 1 is right.
    pub panning: f32,
    /// The playback rate, which also changes the pitch.
    pub rate: f64,
    /// The volume in decibels; `None` for the channel's volume.
    pub decibels: Option<f32>,
}

impl Default for PlaybackOptions {
    fn default() -> Self {
        Self {
            after: Duration::ZERO,
            panning: 0.0,
            rate: 1.0,
            decibels: None,
        }
    }
}

/// Plays a loaded sound and returns its duration. A sound that is not loaded is skipped, because it would be late.
///
/// The delay is set in a copy of the source, which shares the samples and is dropped when it plays.
pub fn play<T: Resource>(
    channel: &AudioChannel<T>,
    sources: &mut Assets<AudioSource>,
    source: &Handle<AudioSource>,
    options: PlaybackOptions,
) -> Option<Duration> {
    let sound = sources.get(source)?.sound.clone();
    let length = sound.duration();
    let source = if options.after.is_zero() {
        source.clone()
    } else {
        sources.add(AudioSource {
            sound: sound.start_time(options.after),
        })
    };
    let mut command = channel.play(source);
    command
        .with_panning(options.panning)
        .with_playback_rate(options.rate);
    if let Some(decibels) = options.decibels {
        command.with_volume(decibels);
    }
    Some(length)
}

pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<Stones>()
        .add_audio_channel::<Interface>()
        .add_audio_channel::<Jingles>()
        .add_audio_channel::<Music>();
}
