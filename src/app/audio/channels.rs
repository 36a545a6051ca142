//! The four channels, each with a volume of its own, and the one way to play on them.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

/// Stones set down.
#[derive(Resource)]
pub struct Stones;
/// Controls, refusals, calls.
#[derive(Resource)]
pub struct Interface;
/// The end of a game. Apart from the interface, so that a new game can end them.
#[derive(Resource)]
pub struct Jingles;
/// Pad, rain and plucks.
#[derive(Resource)]
pub struct Music;

/// How a sound departs from its file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Manner {
    /// How long from now it starts.
    pub after: Duration,
    /// −1 is left, 1 is right.
    pub panning: f32,
    /// How much faster, and so higher, it is played.
    pub rate: f64,
    /// Its volume in decibels, where it is not the channel's.
    pub decibels: Option<f32>,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            after: Duration::ZERO,
            panning: 0.0,
            rate: 1.0,
            decibels: None,
        }
    }
}

/// Plays a loaded sound, and says how long it lasts. One that is not loaded is left out: late, it would be wrong.
///
/// The delay goes into a copy of the source. The copy shares its samples, and is dropped once it plays.
pub fn play<T: Resource>(
    channel: &AudioChannel<T>,
    sources: &mut Assets<AudioSource>,
    source: &Handle<AudioSource>,
    manner: Manner,
) -> Option<Duration> {
    let sound = sources.get(source)?.sound.clone();
    let length = sound.duration();
    let source = if manner.after.is_zero() {
        source.clone()
    } else {
        sources.add(AudioSource {
            sound: sound.start_time(manner.after),
        })
    };
    let mut command = channel.play(source);
    command
        .with_panning(manner.panning)
        .with_playback_rate(manner.rate);
    if let Some(decibels) = manner.decibels {
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
