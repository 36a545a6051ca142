//! The sounds of cues, loaded in advance so that the first click is not late.
//!
//! They are loaded one after another: a browser decodes them on the main thread, and each takes less than a frame.

use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;

use super::click::VARIANTS;
use super::cue::Cue;
use super::schedule::AudioSystems;
use crate::board::skins::Skins;
use crate::redraw::{Redraw, Source};
use crate::settings::Settings;
use narabe_art::skin::StoneSound;

/// Whether sounds may be loaded yet.
#[derive(Resource, Debug)]
pub struct MayLoadSounds(pub bool);

impl Default for MayLoadSounds {
    fn default() -> Self {
        Self(true)
    }
}

/// The loaded sounds: all effects, and the clicks of the stone set in use.
#[derive(Resource, Debug, Default)]
pub struct SoundBank {
    effects: HashMap<&'static str, Handle<AudioSource>>,
    stones: Option<(StoneSound, Vec<Handle<AudioSource>>)>,
    /// The file that was requested last.
    last: Handle<AudioSource>,
}

impl SoundBank {
    /// The sound of a cue. Clicks have the variants 0 to 4.
    pub fn source(&self, cue: Cue, variant: usize) -> Option<&Handle<AudioSource>> {
        match cue.file() {
            Some(file) => self.effects.get(file),
            None => self.stones.as_ref()?.1.get(variant),
        }
    }
}

/// The asset path of a variant of a stone set; files are numbered from 1.
fn stone_path(sound: StoneSound, variant: usize) -> String {
    format!("sounds/stones/{}/{}.ogg", sound.id(), variant + 1)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundBank>()
        .init_resource::<MayLoadSounds>()
        .add_systems(
            PostUpdate,
            (choose_stones, load_next)
                .chain()
                .in_set(AudioSystems::Prepare),
        );
}

/// Another stone set has other clicks.
fn choose_stones(settings: Res<Settings>, skins: Res<Skins>, mut bank: ResMut<SoundBank>) {
    let may_differ = settings.is_changed() || skins.is_changed();
    if bank.stones.is_some() && !may_differ {
        return;
    }
    let sound = skins.stone_set(&settings.stone_skin).0.data.sound;
    if bank
        .stones
        .as_ref()
        .is_none_or(|(loaded, _)| *loaded != sound)
    {
        bank.stones = Some((sound, Vec::new()));
    }
}

/// Requests the next file when the last one is loaded or has failed.
fn load_next(
    assets: Res<AssetServer>,
    wanted: Res<MayLoadSounds>,
    mut bank: ResMut<SoundBank>,
    mut redraw: ResMut<Redraw>,
) {
    let bank = &mut *bank;
    let Some(path) = bank.next_path().filter(|_| wanted.0) else {
        return;
    };
    // Loading does not cause frames by itself.
    redraw.every(Source::Loading);
    if matches!(assets.load_state(&bank.last), LoadState::Loading) {
        return;
    }
    bank.last = assets.load(path);
    let source = bank.last.clone();
    match bank.missing_effect() {
        Some(file) => {
            bank.effects.insert(file, source);
        }
        None => {
            bank.stones
                .iter_mut()
                .for_each(|(_, stones)| stones.push(source.clone()));
        }
    }
}

impl SoundBank {
    fn missing_effect(&self) -> Option<&'static str> {
        let mut files = Cue::FILES.into_iter();
        files.find(|file| !self.effects.contains_key(file))
    }

    /// The path of the next sound that is not requested yet.
    fn next_path(&self) -> Option<String> {
        if let Some(file) = self.missing_effect() {
            return Some(format!("sounds/{file}.ogg"));
        }
        let (sound, stones) = self.stones.as_ref()?;
        (stones.len() < VARIANTS).then(|| stone_path(*sound, stones.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_stone_set_has_all_its_files() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for sound in StoneSound::ALL {
            for variant in 0..VARIANTS {
                let path = stone_path(sound, variant);
                assert!(assets.join(&path).is_file(), "{path}");
            }
        }
    }
}
