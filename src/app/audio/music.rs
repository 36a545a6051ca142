//! Plays the music: two beds that loop, and one phrase after the other.
//!
//! A whole phrase is handed to the audio thread in one frame, each pluck with its delay, so music costs one frame in
//! about twenty seconds and none while it is silent.

use bevy::asset::LoadState;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

use super::AudioSystems;
use super::channels::{Manner, Music, play};
use super::composer::{Composer, Phrase, STRINGS};
use super::effects::JingleUntil;
use super::levels::Levels;
use crate::app::chance;
use crate::app::redraw::{Redraw, Source};
use crate::app::session::Live;
use crate::app::state::Screen;
use crate::rules::Side;

/// A game is played over softer music, and a jingle over softer still, in decibels.
const IN_GAME: f32 = -6.0;
const UNDER_JINGLE: f32 = -6.0;
/// With less than this on a clock there is no music.
const CLOCK_LOW: Duration = Duration::from_secs(30);
/// How fast the level follows.
const FOLLOW: Duration = Duration::from_millis(400);
/// How long the beds take to come.
const COME: Duration = Duration::from_secs(3);
/// How long the music takes to go when the time runs short, and when it is turned off.
const GO: Duration = Duration::from_secs(3);
const CUT: Duration = Duration::from_millis(150);
/// When the first phrase comes.
const FIRST_PHRASE: Duration = Duration::from_secs(2);

/// The loops, under `sounds/music`.
const BEDS: [&str; 2] = ["pad", "rain"];

/// How loud the music is to be, in decibels; `None` is silence.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Target {
    level: Option<f32>,
    /// How long the change takes.
    over: Duration,
}

/// What the music's level depends on.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Surroundings {
    /// The player's volume.
    volume: Option<f32>,
    in_game: bool,
    clock_low: bool,
    jingle: bool,
}

impl Surroundings {
    fn target(self) -> Target {
        let Some(volume) = self.volume else {
            return Target {
                level: None,
                over: CUT,
            };
        };
        if self.clock_low {
            return Target {
                level: None,
                over: GO,
            };
        }
        let mut level = volume;
        if self.in_game {
            level += IN_GAME;
        }
        if self.jingle {
            level += UNDER_JINGLE;
        }
        Target {
            level: Some(level),
            over: FOLLOW,
        }
    }
}

/// Whether the music plays.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Playing {
    #[default]
    Silent,
    /// At this level, and the next phrase at this time since the start.
    At { level: f32, next: Duration },
}

/// The music's files.
#[derive(Debug)]
struct Material {
    beds: [Handle<AudioSource>; BEDS.len()],
    strings: [Handle<AudioSource>; STRINGS.len()],
}

impl Material {
    fn load(assets: &AssetServer) -> Self {
        let file = |name: &str| assets.load(format!("sounds/music/{name}.ogg"));
        Self {
            beds: BEDS.map(file),
            strings: STRINGS.map(|string| file(&format!("pluck_{string}"))),
        }
    }

    /// Whether all of it is there; an error when some of it never will be.
    fn is_ready(&self, assets: &AssetServer, sources: &Assets<AudioSource>) -> Result<bool, ()> {
        let mut ready = true;
        for source in self.beds.iter().chain(&self.strings) {
            if matches!(assets.load_state(source), LoadState::Failed(_)) {
                return Err(());
            }
            ready &= sources.contains(source);
        }
        Ok(ready)
    }
}

/// The files, from the first time that music is wanted.
#[derive(Debug, Default)]
enum Tapes {
    #[default]
    Unwanted,
    Loading(Material),
    Ready(Material),
    /// A file cannot be read (the log names it); the game goes without music.
    Broken,
}

/// The band.
#[derive(Resource, Debug)]
struct Band {
    composer: Composer,
    tapes: Tapes,
    playing: Playing,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Band {
        composer: Composer::new(chance::seed()),
        tapes: Tapes::default(),
        playing: Playing::default(),
    })
    .add_systems(PostUpdate, perform.in_set(AudioSystems::Music));
}

/// What the music listens to.
#[derive(SystemParam)]
struct Room<'w> {
    levels: Res<'w, Levels>,
    live: Res<'w, Live>,
    screen: Res<'w, State<Screen>>,
    until: Res<'w, JingleUntil>,
}

impl Room<'_> {
    fn surroundings(&self, now: Duration) -> Surroundings {
        let screen = *self.screen.get();
        let on_show = screen.shows_play();
        let is_on = self.live.is_on();
        let under_settings = is_on && screen != Screen::Title;
        let is_low = |side| {
            let left = self.live.remaining(side);
            left.is_some_and(|left| left < CLOCK_LOW)
        };
        Surroundings {
            volume: self.levels.music,
            in_game: on_show || screen == Screen::Review || under_settings,
            clock_low: on_show && is_on && Side::ALL.into_iter().any(is_low),
            jingle: self.until.0.is_some_and(|until| now < until),
        }
    }
}

fn perform(
    room: Room,
    time: Res<Time<Real>>,
    channel: Res<AudioChannel<Music>>,
    assets: Res<AssetServer>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut band: ResMut<Band>,
    mut redraw: ResMut<Redraw>,
) {
    let now = time.elapsed();
    let target = room.surroundings(now).target();
    let band = &mut *band;
    match (band.playing, target.level) {
        (Playing::Silent, None) => return,
        (Playing::At { .. }, None) => {
            channel.stop().linear_fade_out(target.over);
            band.playing = Playing::Silent;
            return;
        }
        (Playing::Silent, Some(level)) => {
            let Some(material) = band.tapes.fetch(&assets, &sources, &mut redraw) else {
                return;
            };
            channel.set_volume(level);
            for bed in &material.beds {
                channel.play(bed.clone()).looped().linear_fade_in(COME);
            }
            let next = now + FIRST_PHRASE;
            band.playing = Playing::At { level, next };
        }
        (Playing::At { level, next }, Some(wanted)) if level != wanted => {
            channel.set_volume(wanted).linear_fade_in(target.over);
            band.playing = Playing::At {
                level: wanted,
                next,
            };
        }
        _ => {}
    }
    if let (Playing::At { level, next }, Tapes::Ready(material)) = (&mut band.playing, &band.tapes)
    {
        if *next <= now {
            let phrase = band.composer.phrase();
            pluck(&channel, &mut sources, material, &phrase, *level);
            *next = now + phrase.length();
        }
        redraw.after(*next - now);
        if let Some(until) = room.until.0.filter(|until| now < *until) {
            redraw.after(until - now);
        }
    }
}

impl Tapes {
    /// The files once they are all there. Asks for a frame to look again while they are not.
    fn fetch(
        &mut self,
        assets: &AssetServer,
        sources: &Assets<AudioSource>,
        redraw: &mut Redraw,
    ) -> Option<&Material> {
        *self = match std::mem::take(self) {
            Self::Unwanted => Self::Loading(Material::load(assets)),
            Self::Loading(material) => match material.is_ready(assets, sources) {
                Ok(true) => Self::Ready(material),
                Ok(false) => Self::Loading(material),
                Err(()) => Self::Broken,
            },
            settled => settled,
        };
        match self {
            Self::Ready(material) => Some(material),
            Self::Loading(_) => {
                redraw.every(Source::Music);
                None
            }
            _ => None,
        }
    }
}

/// Hands a phrase over.
fn pluck(
    channel: &AudioChannel<Music>,
    sources: &mut Assets<AudioSource>,
    material: &Material,
    phrase: &Phrase,
    level: f32,
) {
    for pluck in &phrase.plucks {
        if let Some(source) = material.strings.get(pluck.string) {
            let manner = Manner {
                after: pluck.at,
                decibels: Some(level + pluck.decibels),
                ..Manner::default()
            };
            play(channel, sources, source, manner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const TITLE: Surroundings = Surroundings {
        volume: Some(-10.0),
        in_game: false,
        clock_low: false,
        jingle: false,
    };

    #[test]
    fn a_game_and_a_jingle_make_the_music_step_back() {
        let game = Surroundings {
            in_game: true,
            ..TITLE
        };
        let jingle = Surroundings {
            jingle: true,
            ..game
        };
        assert_eq!(TITLE.target().level, Some(-10.0));
        assert_eq!(game.target().level, Some(-16.0));
        assert_eq!(jingle.target().level, Some(-22.0));
    }

    #[test]
    fn short_time_and_no_volume_end_it() {
        let short = Surroundings {
            clock_low: true,
            ..TITLE
        };
        let off = Surroundings {
            volume: None,
            ..short
        };
        assert_eq!(
            short.target(),
            Target {
                level: None,
                over: GO
            }
        );
        assert_eq!(
            off.target(),
            Target {
                level: None,
                over: CUT
            }
        );
    }

    #[test]
    fn the_beds_lie_there() {
        let music = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds/music");
        for bed in BEDS {
            assert!(music.join(format!("{bed}.ogg")).is_file(), "{bed}");
        }
    }
}
