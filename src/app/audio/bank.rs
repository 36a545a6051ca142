//! The effects' sounds, loaded before they are needed so that the first click is not late.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;

use super::AudioSystems;
use super::click::VARIANTS;
use super::cue::Cue;
use crate::app::board::skins::Skins;
use crate::app::settings::Settings;
use crate::art::skin::StoneSound;

/// What is kept loaded: every small sound, and the stones of the set in use.
#[derive(Resource, Debug, Default)]
pub struct Bank {
    effects: HashMap<&'static str, Handle<AudioSource>>,
    stones: Option<(StoneSound, [Handle<AudioSource>; VARIANTS])>,
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
    app.init_resource::<Bank>().add_systems(
        PostUpdate,
        (
            load_effects.run_if(|bank: Res<Bank>| bank.effects.is_empty()),
            load_stones,
        )
            .chain()
            .in_set(AudioSystems::Prepare),
    );
}

fn load_effects(assets: Res<AssetServer>, mut bank: ResMut<Bank>) {
    bank.effects = Cue::FILES
        .into_iter()
        .map(|file| (file, assets.load(format!("sounds/{file}.ogg"))))
        .collect();
}

fn load_stones(
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    skins: Res<Skins>,
    mut bank: ResMut<Bank>,
) {
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
        let variants = std::array::from_fn(|variant| assets.load(stone_path(sound, variant)));
        bank.stones = Some((sound, variants));
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
