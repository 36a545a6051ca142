//! What is heard: stones, controls, calls, jingles and the music.
//!
//! The room listens and never speaks: to the session's [`Change`](crate::app::session::Change)s, to the controls'
//! events and to the settings. Which sound answers what is a pure table (`cue`), the music is written by a pure
//! [`Composer`], and the rest hands both to the audio library.
//!
//! - A sound that is due later (a click when its stone has landed, the plucks of a phrase) is handed over at once
//!   with its delay, so the audio thread keeps the time and the window may sleep.
//! - What the player turned down to nothing is not played, rather than played silently.
//! - On a machine without sound, and in an app without assets, nothing here runs.

mod bank;
mod channels;
mod click;
mod composer;
mod cue;
mod effects;
mod levels;
mod music;
mod output;
mod touch;

pub use bank::SoundsWanted;
pub use composer::{Composer, Phrase, Pluck, STRINGS};

use bevy::prelude::*;
use bevy::time::Real;
use bevy_kira_audio::{AudioPlugin, AudioSystemSet};

use crate::app::board::skins::Skins;
use crate::app::redraw::Redraw;
use crate::app::session::Live;
use crate::app::settings::Settings;
use crate::app::state::Screen;

/// The order within a frame. All of it comes before the audio library takes its orders, so that a frame's sounds
/// are heard from that frame on.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum AudioSystems {
    /// Whether there is anything to play on.
    Output,
    /// Volumes are set and sounds loaded.
    Prepare,
    /// Effects start.
    Effects,
    /// The music goes on.
    Music,
}

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<AssetServer>() {
        return;
    }
    let order = (
        AudioSystems::Output,
        AudioSystems::Prepare.run_if(output::is_present),
        AudioSystems::Effects.run_if(output::is_present),
        AudioSystems::Music.run_if(output::is_present),
    );
    app.add_plugins(AudioPlugin)
        .init_resource::<Redraw>()
        .configure_sets(
            PostUpdate,
            order
                .chain()
                .before(AudioSystemSet::PlayTypedChannels)
                .run_if(has_a_game),
        )
        .add_plugins((
            channels::plugin,
            output::plugin,
            levels::plugin,
            bank::plugin,
            touch::plugin,
            effects::plugin,
            music::plugin,
        ));
}

/// Whether this app is the whole game: a part of it, as a test builds one, has nothing to listen to.
fn has_a_game(
    settings: Option<Res<Settings>>,
    live: Option<Res<Live>>,
    skins: Option<Res<Skins>>,
    screen: Option<Res<State<Screen>>>,
    time: Option<Res<Time<Real>>>,
) -> bool {
    settings.is_some() && live.is_some() && skins.is_some() && screen.is_some() && time.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Change;
    use crate::app::state::Go;
    use crate::rules::{Point, Side};
    use bevy::asset::AssetPlugin;
    use bevy::state::app::StatesPlugin;
    use output::Output;

    #[test]
    fn an_app_without_assets_is_left_alone() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        app.update();
        assert!(!app.is_plugin_added::<AudioPlugin>());
    }

    #[test]
    fn an_app_without_a_game_is_left_alone() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), plugin));
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(*app.world().resource::<Output>(), Output::Untried);
    }

    #[test]
    fn a_game_is_heard_or_not_but_goes_on() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin, plugin))
            .insert_resource(Live::new(1))
            // Whoever runs the tests on a machine with sound is spared it.
            .insert_resource(Settings {
                muted: true,
                ..Settings::default()
            })
            .init_resource::<Skins>()
            .init_state::<Screen>();
        for ply in 0..10 {
            let side = if ply % 2 == 0 {
                Side::Black
            } else {
                Side::White
            };
            let point = Point::new(ply, 7);
            app.world_mut().write_message(Change::StonePlaced {
                at: point.into(),
                side,
            });
            app.world_mut().write_message(Change::Undone { stones: 1 });
            app.world_mut().write_message(Go::Back);
            app.update();
        }
        let output = app.world().resource::<Output>();
        assert!(matches!(output, Output::Present | Output::Absent));
    }
}
