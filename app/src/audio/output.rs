//! Whether there is an audio device.
//!
//! Without a device the audio library logs an error once and then queues every command forever. So one silent sample is
//! played first: if it is still queued a frame later, there is no device, and nothing more is played.

use bevy::prelude::*;
use bevy_kira_audio::PlaybackState;
use bevy_kira_audio::prelude::*;

use super::channels::Interface;
use super::schedule::AudioSystems;
use crate::redraw::Redraw;

/// Any rate will do for one sample.
const SAMPLE_RATE: u32 = 44_100;

/// The state of the audio device.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub enum Output {
    #[default]
    Untried,
    /// The silent sample is queued.
    Testing(Handle<AudioInstance>),
    Present,
    Absent,
}

/// A run condition for everything that plays sounds.
pub fn is_present(output: Res<Output>) -> bool {
    *output == Output::Present
}

pub(super) fn plugin(app: &mut App) {
    let undecided = |output: Res<Output>| !matches!(*output, Output::Present | Output::Absent);
    app.init_resource::<Output>().add_systems(
        PostUpdate,
        (
            test_output.run_if(undecided),
            drop_finished.run_if(is_present),
        )
            .chain()
            .in_set(AudioSystems::Output),
    );
}

/// Drops finished sounds, which the audio library would keep.
fn drop_finished(mut instances: ResMut<Assets<AudioInstance>>) {
    let ended: Vec<AssetId<AudioInstance>> = instances
        .iter()
        .filter(|(_, instance)| instance.state() == PlaybackState::Stopped)
        .map(|(id, _)| id)
        .collect();
    for id in ended {
        instances.remove(id);
    }
}

fn test_output(
    mut output: ResMut<Output>,
    channel: Res<AudioChannel<Interface>>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut redraw: ResMut<Redraw>,
) {
    *output = match &*output {
        Output::Testing(instance) if channel.state(instance) == PlaybackState::Queued => {
            Output::Absent
        }
        Output::Testing(_) => Output::Present,
        _ => {
            let silence = sources.add(AudioSource {
                sound: StaticSoundData {
                    sample_rate: SAMPLE_RATE,
                    frames: [Frame::ZERO].into(),
                    settings: StaticSoundSettings::default(),
                    slice: None,
                },
            });
            redraw.next_frame();
            Output::Testing(channel.play(silence).handle())
        }
    };
}
