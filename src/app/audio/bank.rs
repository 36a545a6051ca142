//! The effects' sounds, loaded before they are needed so that the first click is not late.
//!
//! One after the other: a browser decodes them on the thread that draws, and each takes less than a frame.

use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;

use super::AudioSystems;
use super::click::VARIANTS;
use super::cue::Cue;
use crate::app::board::skins::Skins;
use crate::app::redraw::{Redraw, Source};
use crate::app::settings::Settings;
use crate::art::skin::StoneSound;

/// Whether sounds may be loaded yet.
#[derive(Resource, Debug)]
pub struct SoundsWanted(pub bool);

impl Default for SoundsWanted {
    fn default() -> Self {
        Self(true)
    }
}

/// What is kept loaded: every small sound, and the stones of the set in use.
#[derive(Resource, Debug, Default)]
pub struct Bank {
    effects: HashMap<&'static str, Handle<AudioSource>>,
    stones: Option<(StoneSound, Vec<Handle<AudioSource>>)>,
    /// The file that was asked for last.
    last: Handle<AudioSource>,
}

impl Bank {
    /// The sound of a cue. A click is the variant chosen for it, from 0 to 4.
    pub fn source(&self, cue: Cue, variant: usize) -> Option<&Handle<AudioSource>> {
        match cue.file() {
            Some(file) => self.effects.get(file),
            None => self.stones.as_ref()?.1.get(variant),
        }
    }
}

/// Where a variant of a stone set lies in the assets; files are counted from 1.
fn stone_path(sound: StoneSound, variant: usize) -> String {
    format!("sounds/stones/{}/{}.ogg", sound.id(), variant + 1)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bank>()
        .init_resource::<SoundsWanted>()
        .add_systems(
            PostUpdate,
            (choose_stones, load_next)
                .chain()
                .in_set(AudioSystems::Prepare),
        );
}

/// Another set of stones has other sounds.
fn choose_stones(settings: Res<Settings>, skins: Res<Skins>, mut bank: ResMut<Bank>) {
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

/// Asks for the next file when the last one is there, or known to be missing.
fn load_next(
    assets: Res<AssetServer>,
    wanted: Res<SoundsWanted>,
    mut bank: ResMut<Bank>,
    mut redraw: ResMut<Redraw>,
) {
    let bank = &mut *bank;
    let Some(path) = bank.next_path().filter(|_| wanted.0) else {
        return;
    };
    // Loading draws no frame by itself.
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

impl Bank {
    fn missing_effect(&self) -> Option<&'static str> {
        let mut files = Cue::FILES.into_iter();
        files.find(|file| !self.effects.contains_key(file))
    }

    /// Where the next sound lies that is not asked for yet.
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
