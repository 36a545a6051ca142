//! Converts the percentages of the settings to decibels.
//!
//! Percentages are loudness: 50 % sounds half as loud. By Stevens' law loudness doubles with every 10 dB, so a fraction
//! *s* of full loudness is 10 · log₂ *s* decibels: 80 % is −3 dB, 50 % −10 dB, 10 % −33 dB.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_kira_audio::prelude::*;

use super::channels::{Interface, Jingles, Stones};
use super::schedule::AudioSystems;
use crate::settings::Settings;

/// The decibels that double the loudness.
const DECIBELS_PER_DOUBLING: f32 = 10.0;
/// The minimum for any percentage above zero: just above what the audio library treats as silence.
const MIN_LEVEL: f32 = -54.0;
const FULL: f32 = 100.0;

/// The volumes in decibels relative to the files; `None` is silence.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Levels {
    pub stones: Option<f32>,
    pub interface: Option<f32>,
    pub music: Option<f32>,
}

impl Levels {
    /// The levels for a window with or without focus. In the background only sounds that call the player (turn, clock,
    /// end) continue. Music plays only while the window is visible.
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

/// The decibels for a percentage of loudness; `None` for zero.
fn decibels(percent: u8) -> Option<f32> {
    let share = f32::from(percent) / FULL;
    (percent > 0).then(|| (DECIBELS_PER_DOUBLING * share.log2()).max(MIN_LEVEL))
}

/// The focus and visibility of the window.
#[derive(SystemParam)]
pub struct WindowFocus<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl WindowFocus<'_, '_> {
    /// Whether the window has the focus; true without a window.
    pub fn is_focused(&self) -> bool {
        self.window.single().map_or(true, |window| window.focused)
    }

    /// Whether the window is visible; a hidden page is not.
    fn is_visible(&self) -> bool {
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

fn measure(settings: Res<Settings>, focus: WindowFocus, mut levels: ResMut<Levels>) {
    levels.set_if_neq(Levels::of(
        &settings,
        focus.is_focused(),
        focus.is_visible(),
    ));
}

/// Sets the volumes of the effects' channels, also for sounds in progress. The music sets its own.
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
        assert_eq!(decibels(1), Some(MIN_LEVEL));
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
