//! From the settings' percentages to decibels.
//!
//! Percentages are meant as loudness: 50 % is half as loud. By Stevens' law loudness doubles with every 10 dB, so a
//! share *s* of full loudness is 10 · log₂ *s* decibels: 80 % is −3 dB, 50 % −10 dB, 10 % −33 dB.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_kira_audio::prelude::*;

use super::AudioSystems;
use super::channels::{Interface, Jingles, Stones};
use crate::app::settings::Settings;

/// Decibels by which loudness doubles.
const DOUBLING: f32 = 10.0;
/// Where any percentage but none is still to be heard: just above what the audio library takes for silence.
const QUIETEST: f32 = -54.0;
const FULL: f32 = 100.0;

/// The volumes in decibels below the files' own; `None` is silence.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Levels {
    pub stones: Option<f32>,
    pub interface: Option<f32>,
    pub music: Option<f32>,
}

impl Levels {
    /// What the settings ask for in a window that has the focus or has not. In the background only what calls the
    /// player back (whose turn it is, the clock, the end) goes on sounding. Music is for a window that is seen.
    fn of(settings: &Settings, focused: bool, seen: bool) -> Self {
        if settings.muted {
            return Self::default();
        }
        let quiet = settings.mute_in_background && !focused;
        let unless_quiet = |percent| if quiet { None } else { decibels(percent) };
        Self {
            stones: unless_quiet(settings.volume_stones),
            interface: decibels(settings.volume_interface),
            music: unless_quiet(settings.volume_music).filter(|_| seen),
        }
    }
}

/// The decibels of a percentage of loudness; `None` for silence.
fn decibels(percent: u8) -> Option<f32> {
    let share = f32::from(percent) / FULL;
    (percent > 0).then(|| (DOUBLING * share.log2()).max(QUIETEST))
}

/// The window's attention.
#[derive(SystemParam)]
pub struct Focus<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Focus<'_, '_> {
    /// Whether the window has the focus. Without a window nothing can take it away.
    pub fn is_here(&self) -> bool {
        self.window.single().map_or(true, |window| window.focused)
    }

    /// Whether the window can be seen: a page that lies behind another cannot.
    fn is_seen(&self) -> bool {
        self.window.single().map_or(true, |window| window.visible)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Levels>().add_systems(
        PostUpdate,
        (measure, apply.run_if(resource_changed::<Levels>))
            .chain()
            .in_set(AudioSystems::Prepare),
    );
}

fn measure(settings: Res<Settings>, focus: Focus, mut levels: ResMut<Levels>) {
    levels.set_if_neq(Levels::of(&settings, focus.is_here(), focus.is_seen()));
}

/// Sets the effects' channels, also for what sounds right now. The music sets its own.
fn apply(
    levels: Res<Levels>,
    stones: Res<AudioChannel<Stones>>,
    interface: Res<AudioChannel<Interface>>,
    jingles: Res<AudioChannel<Jingles>>,
) {
    let volume = |level: Option<f32>| level.map_or(Decibels::SILENCE, Decibels);
    stones.set_volume(volume(levels.stones));
    interface.set_volume(volume(levels.interface));
    jingles.set_volume(volume(levels.interface));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_loudness_is_ten_decibels_less() {
        assert_eq!(decibels(100), Some(0.0));
        assert_eq!(decibels(50), Some(-10.0));
        assert!(decibels(25).is_some_and(|level| (level + 20.0).abs() < 1e-4));
        assert_eq!(decibels(1), Some(QUIETEST));
        assert_eq!(decibels(0), None);
    }

    #[test]
    fn every_per_cent_more_is_louder_or_as_loud() {
        let levels: Vec<f32> = (1..=100).filter_map(decibels).collect();
        assert_eq!(levels.len(), 100);
        assert!(levels.windows(2).all(|pair| pair[0] <= pair[1]));
    }

    #[test]
    fn each_volume_has_its_own_setting() {
        let settings = Settings {
            volume_stones: 100,
            volume_interface: 50,
            volume_music: 0,
            ..Settings::default()
        };
        let levels = Levels {
            stones: Some(0.0),
            interface: Some(-10.0),
            music: None,
        };
        assert_eq!(Levels::of(&settings, true, true), levels);
    }

    #[test]
    fn muting_silences_everything() {
        let muted = Settings {
            muted: true,
            ..Settings::default()
        };
        assert_eq!(Levels::of(&muted, true, true), Levels::default());
        let in_background = Settings {
            mute_in_background: true,
            ..Settings::default()
        };
        assert_ne!(Levels::of(&in_background, true, true), Levels::default());
        let away = Levels::of(&in_background, false, true);
        assert_eq!((away.stones, away.music), (None, None));
        assert!(away.interface.is_some(), "the call to the board is heard");
        let never = Settings {
            mute_in_background: false,
            ..Settings::default()
        };
        let away = Levels::of(&never, false, true);
        assert!(away.stones.is_some() && away.music.is_some());
        let hidden = Levels::of(&never, false, false);
        assert_eq!(
            hidden,
            Levels {
                music: None,
                ..away
            }
        );
    }
}
