//! Whether the machine can be heard.
//!
//! The audio library says once in the log that it found no device, and afterwards keeps every order for ever. So one
//! silent sample is played first: when it is still waiting a frame later there is no device, and nobody orders
//! anything more.

use bevy::prelude::*;
use bevy_kira_audio::PlaybackState;
use bevy_kira_audio::prelude::*;

use super::AudioSystems;
use super::channels::Interface;
use crate::app::redraw::Redraw;

/// Any rate will do for one sample.
const SAMPLE_RATE: u32 = 44_100;

/// What is known about the audio device.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub enum Output {
    #[default]
    Untried,
    /// The silent sample is on its way.
    Asked(Handle<AudioInstance>),
    Present,
    Absent,
}

/// The condition of everything that plays.
pub fn is_present(output: Res<Output>) -> bool {
    *output == Output::Present
}

pub(super) fn plugin(app: &mut App) {
    let undecided = |output: Res<Output>| !matches!(*output, Output::Present | Output::Absent);
    app.init_resource::<Output>().add_systems(
        PostUpdate,
        (ask.run_if(undecided), forget.run_if(is_present))
            .chain()
            .in_set(AudioSystems::Output),
    );
}

/// Lets go of sounds that have ended: the audio library itself keeps them all.
fn forget(mut instances: ResMut<Assets<AudioInstance>>) {
    let ended: Vec<AssetId<AudioInstance>> = instances
        .iter()
        .filter(|(_, instance)| instance.state() == PlaybackState::Stopped)
        .map(|(id, _)| id)
        .collect();
    for id in ended {
        instances.remove(id);
    }
}

fn ask(
    mut output: ResMut<Output>,
    channel: Res<AudioChannel<Interface>>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut redraw: ResMut<Redraw>,
) {
    *output = match &*output {
        Output::Asked(instance) if channel.state(instance) == PlaybackState::Queued => {
            Output::Absent
        }
        Output::Asked(_) => Output::Present,
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
            Output::Asked(channel.play(silence).handle())
        }
    };
}
