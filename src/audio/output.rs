//! Whether there is an audio device; one that appears while the game runs is used from then on.
//!
//! Without a device the audio library logs an error once, then queues every command forever, and cannot be set up again. So it is
//! set up when there is a device, be it at the start or an hour later. Then one silent sample is played: if it is still queued a
//! frame later, the library has failed all the same, and nothing more is played.

use bevy::prelude::*;
use bevy::time::Real;
use bevy_kira_audio::prelude::*;
use bevy_kira_audio::{AudioPlugin, AudioSystemSet, PlaybackState};
use std::time::Duration;

use super::channels::{self, Interface};
use super::device::DeviceWatch;
use super::schedule::{AudioSystems, has_a_game};
use crate::redraw::Redraw;

/// Any rate will do for one sample.
const SAMPLE_RATE: u32 = 44_100;
/// So often a device is looked for while there is none.
const LOOK_INTERVAL: Duration = Duration::from_secs(10);

/// The state of the audio device.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub enum Output {
    #[default]
    Untried,
    /// There is none; it is looked for again at this time since the start.
    Absent(Duration),
    /// The audio library is set up.
    Found,
    /// The silent sample is queued.
    Testing(Handle<AudioInstance>),
    Present,
    /// The audio library cannot use it.
    Failed,
}

/// A run condition for everything that plays sounds.
pub fn is_present(output: Res<Output>) -> bool {
    *output == Output::Present
}

pub(super) fn plugin(app: &mut App) {
    let is_wanted = |output: Res<Output>| matches!(*output, Output::Untried | Output::Absent(_));
    let is_tested = |output: Res<Output>| matches!(*output, Output::Found | Output::Testing(_));
    app.init_resource::<Output>()
        // In this schedule systems can be added to those that follow.
        .add_systems(First, look.run_if(has_a_game).run_if(is_wanted))
        .add_systems(
            PostUpdate,
            (
                test_output.run_if(is_tested),
                drop_finished.run_if(is_present),
            )
                .chain()
                .in_set(AudioSystems::Output),
        );
}

/// A page sets the audio library up before the first frame, whose systems would be prepared a second time.
#[cfg(target_family = "wasm")]
pub(super) fn in_page(app: &mut App) {
    app.add_systems(crate::first_frames::SetUp, look.run_if(has_a_game));
}

/// Looks for a device, and sets the audio library up once there is one.
fn look(world: &mut World, mut watch: Local<DeviceWatch>) {
    let now = world.resource::<Time<Real>>().elapsed();
    let again = match *world.resource::<Output>() {
        Output::Untried => now,
        Output::Absent(again) => again,
        _ => return,
    };
    let found = now >= again && watch.look();
    if found {
        set_up(world);
    }
    let again = if now >= again {
        now + LOOK_INTERVAL
    } else {
        again
    };
    let output = if found {
        Output::Found
    } else {
        Output::Absent(again)
    };
    world.resource_mut::<Output>().set_if_neq(output);
    let mut redraw = world.resource_mut::<Redraw>();
    redraw.after(again.saturating_sub(now));
}

/// Adds the audio library to the running game.
fn set_up(world: &mut World) {
    let mut app = App::empty();
    std::mem::swap(app.world_mut(), world);
    app.add_plugins(AudioPlugin)
        .configure_sets(
            PostUpdate,
            AudioSystems::Music.before(AudioSystemSet::PlayTypedChannels),
        )
        .add_plugins(channels::plugin);
    std::mem::swap(app.world_mut(), world);
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
            Output::Failed
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
