//! Plays the music: two looping backgrounds, and one phrase after another.
//!
//! The plucks of a phrase are queued in one frame, each with its delay, so the music needs one frame in about twenty
//! seconds.

use bevy::asset::LoadState;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

use super::channels::{Music, PlaybackOptions, play};
use super::composer::{Composer, Phrase, STRINGS};
use super::cue_player::JingleUntil;
use super::levels::Levels;
use super::schedule::AudioSystems;
use super::sound_bank::MayLoadSounds;
use crate::live::Live;
use crate::random;
use crate::redraw::{Redraw, Source};
use crate::state::Screen;
use narabe_rules::Side;

// The level changes during a game and during a jingle, in decibels.
const GAME_LEVEL: f32 = -6.0;
const JINGLE_LEVEL: f32 = -6.0;
/// The music stops when a clock has less than this left.
const CLOCK_LOW: Duration = Duration::from_secs(30);
const LEVEL_CHANGE: Duration = Duration::from_millis(400);
/// The fade-in of the loops.
const FADE_IN: Duration = Duration::from_secs(3);
// The fade-out when time runs short, and when the music is turned off.
const FADE_OUT: Duration = Duration::from_secs(3);
const MUTE_FADE: Duration = Duration::from_millis(150);
/// The delay of the first phrase.
const FIRST_PHRASE: Duration = Duration::from_secs(2);

/// The loops, under `sounds/music`.
const LOOPS: [&str; 2] = ["pad", "rain"];

/// The level of the music in decibels; `None` is silence.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Target {
    level: Option<f32>,
    /// The duration of the change.
    over: Duration,
}

/// What the level of the music depends on.
#[derive(Debug, Clone, Copy, PartialEq)]
struct MusicSituation {
    /// The volume of the settings.
    volume: Option<f32>,
    in_game: bool,
    clock_low: bool,
    jingle: bool,
}

impl MusicSituation {
    fn target(self) -> Target {
        let Some(volume) = self.volume else {
            return Target {
                level: None,
                over: MUTE_FADE,
            };
        };
        if self.clock_low {
            return Target {
                level: None,
                over: FADE_OUT,
            };
        }
        let mut level = volume;
        if self.in_game {
            level += GAME_LEVEL;
        }
        if self.jingle {
            level += JINGLE_LEVEL;
        }
        Target {
            level: Some(level),
            over: LEVEL_CHANGE,
        }
    }
}

/// Whether the music is playing.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Playing {
    #[default]
    Silent,
    /// The current level, and the start of the next phrase in the time since startup.
    At { level: f32, next: Duration },
}

/// The files of the music.
#[derive(Debug)]
struct LoadedMusic {
    loops: [Handle<AudioSource>; LOOPS.len()],
    strings: [Handle<AudioSource>; STRINGS.len()],
}

impl LoadedMusic {
    fn load(assets: &AssetServer) -> Self {
        let file = |name: &str| assets.load(format!("sounds/music/{name}.ogg"));
        Self {
            loops: LOOPS.map(file),
            strings: STRINGS.map(|string| file(&format!("pluck_{string}"))),
        }
    }

    /// Whether all files are loaded; an error if one has failed.
    fn is_ready(&self, assets: &AssetServer, sources: &Assets<AudioSource>) -> Result<bool, ()> {
        let mut ready = true;
        for source in self.loops.iter().chain(&self.strings) {
            if matches!(assets.load_state(source), LoadState::Failed(_)) {
                return Err(());
            }
            ready &= sources.contains(source);
        }
        Ok(ready)
    }
}

/// The state of the files, requested when music is first needed.
#[derive(Debug, Default)]
enum MusicFiles {
    #[default]
    Unwanted,
    Loading(LoadedMusic),
    Ready(LoadedMusic),
    /// A file could not be read (see the log); there is no music.
    Failed,
}

/// The state of the music player.
#[derive(Resource, Debug)]
struct MusicPlayer {
    composer: Composer,
    files: MusicFiles,
    playing: Playing,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(MusicPlayer {
        composer: Composer::new(random::seed()),
        files: MusicFiles::default(),
        playing: Playing::default(),
    })
    .add_systems(PostUpdate, update_music.in_set(AudioSystems::Music));
}

/// The resources that the music depends on.
#[derive(SystemParam)]
struct MusicContext<'w> {
    levels: Res<'w, Levels>,
    may_load: Res<'w, MayLoadSounds>,
    live: Res<'w, Live>,
    screen: Res<'w, State<Screen>>,
    until: Res<'w, JingleUntil>,
}

impl MusicContext<'_> {
    fn situation(&self, now: Duration) -> MusicSituation {
        let screen = *self.screen.get();
        let on_show = screen.shows_game();
        let is_on = self.live.is_in_progress();
        let under_settings = is_on && screen != Screen::Title;
        let is_low = |side| {
            let left = self.live.clock().remaining(side);
            left.is_some_and(|left| left < CLOCK_LOW)
        };
        MusicSituation {
            volume: self.levels.music.filter(|_| self.may_load.0),
            in_game: on_show || screen.is_review() || under_settings,
            clock_low: on_show && is_on && Side::ALL.into_iter().any(is_low),
            jingle: self.until.0.is_some_and(|until| now < until),
        }
    }
}

fn update_music(
    context: MusicContext,
    time: Res<Time<Real>>,
    channel: Res<AudioChannel<Music>>,
    assets: Res<AssetServer>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut player: ResMut<MusicPlayer>,
    mut redraw: ResMut<Redraw>,
) {
    let now = time.elapsed();
    let target = context.situation(now).target();
    let player = &mut *player;
    match (player.playing, target.level) {
        (Playing::Silent, None) => return,
        (Playing::At { .. }, None) => {
            channel.stop().linear_fade_out(target.over);
            player.playing = Playing::Silent;
            return;
        }
        (Playing::Silent, Some(level)) => {
            let Some(music) = player.files.fetch(&assets, &sources, &mut redraw) else {
                return;
            };
            channel.set_volume(level);
            for looped in &music.loops {
                channel
                    .play(looped.clone())
                    .looped()
                    .linear_fade_in(FADE_IN);
            }
            let next = now + FIRST_PHRASE;
            player.playing = Playing::At { level, next };
        }
        (Playing::At { level, next }, Some(wanted)) if level != wanted => {
            channel.set_volume(wanted).linear_fade_in(target.over);
            player.playing = Playing::At {
                level: wanted,
                next,
            };
        }
        _ => {}
    }
    if let (Playing::At { level, next }, MusicFiles::Ready(music)) =
        (&mut player.playing, &player.files)
    {
        if *next <= now {
            let phrase = player.composer.phrase();
            pluck(&channel, &mut sources, music, &phrase, *level);
            *next = now + phrase.length();
        }
        redraw.after(*next - now);
        if let Some(until) = context.until.0.filter(|until| now < *until) {
            redraw.after(until - now);
        }
    }
}

impl MusicFiles {
    /// The files once all are loaded. Requests a frame until then.
    fn fetch(
        &mut self,
        assets: &AssetServer,
        sources: &Assets<AudioSource>,
        redraw: &mut Redraw,
    ) -> Option<&LoadedMusic> {
        *self = match std::mem::take(self) {
            Self::Unwanted => Self::Loading(LoadedMusic::load(assets)),
            Self::Loading(music) => match music.is_ready(assets, sources) {
                Ok(true) => Self::Ready(music),
                Ok(false) => Self::Loading(music),
                Err(()) => Self::Failed,
            },
            settled => settled,
        };
        match self {
            Self::Ready(music) => Some(music),
            Self::Loading(_) => {
                redraw.every(Source::Music);
                None
            }
            _ => None,
        }
    }
}

/// Queues the plucks of a phrase.
fn pluck(
    channel: &AudioChannel<Music>,
    sources: &mut Assets<AudioSource>,
    music: &LoadedMusic,
    phrase: &Phrase,
    level: f32,
) {
    for pluck in &phrase.plucks {
        if let Some(source) = music.strings.get(pluck.string) {
            let options = PlaybackOptions {
                after: pluck.at,
                decibels: Some(level + pluck.decibels),
                ..PlaybackOptions::default()
            };
            play(channel, sources, source, options);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const TITLE: MusicSituation = MusicSituation {
        volume: Some(-10.0),
        in_game: false,
        clock_low: false,
        jingle: false,
    };

    #[test]
    fn a_game_and_a_jingle_make_the_music_softer() {
        let game = MusicSituation {
            in_game: true,
            ..TITLE
        };
        let jingle = MusicSituation {
            jingle: true,
            ..game
        };
        assert_eq!(TITLE.target().level, Some(-10.0));
        assert_eq!(game.target().level, Some(-16.0));
        assert_eq!(jingle.target().level, Some(-22.0));
    }

    #[test]
    fn short_time_and_zero_volume_stop_the_music() {
        let short = MusicSituation {
            clock_low: true,
            ..TITLE
        };
        let off = MusicSituation {
            volume: None,
            ..short
        };
        assert_eq!(
            short.target(),
            Target {
                level: None,
                over: FADE_OUT
            }
        );
        assert_eq!(
            off.target(),
            Target {
                level: None,
                over: MUTE_FADE
            }
        );
    }

    #[test]
    fn the_loops_have_files() {
        let music = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds/music");
        for looped in LOOPS {
            assert!(music.join(format!("{looped}.ogg")).is_file(), "{looped}");
        }
    }
}
