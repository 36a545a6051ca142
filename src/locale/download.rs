//! A language whose texts are not compiled in is loaded as an asset: `assets/locales/ja.ftl`, all its files in one, which
//! `cargo xtask web` writes.

use crate::redraw::{Redraw, Source};
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::io;

#[derive(Asset, TypePath, Debug)]
pub struct LanguageTexts(String);

/// The language that is loading.
#[derive(Resource, Debug, Default)]
pub struct ComingLanguage(Option<(String, Handle<LanguageTexts>)>);

/// Loads the texts of a language.
#[derive(SystemParam)]
pub struct Download<'w> {
    coming: ResMut<'w, ComingLanguage>,
    assets: Option<Res<'w, AssetServer>>,
    texts: Option<Res<'w, Assets<LanguageTexts>>>,
}

impl Download<'_> {
    /// Whether a language is loading.
    pub fn is_coming(&self) -> bool {
        self.coming.0.is_some()
    }

    /// Requests a language in place of the one that is loading.
    pub(super) fn start(&mut self, code: String) {
        let asked = self
            .coming
            .0
            .as_ref()
            .is_some_and(|(asked, _)| *asked == code);
        if let Some(assets) = &self.assets
            && !asked
        {
            let handle = assets.load(format!("locales/{code}.ftl"));
            self.coming.0 = Some((code, handle));
        }
    }

    /// Forgets the language that is loading.
    pub(super) fn cancel(&mut self) {
        if self.is_coming() {
            self.coming.0 = None;
        }
    }

    /// The language that has been loaded, once. One that cannot be loaded is forgotten.
    pub(super) fn arrived(&mut self) -> Option<(String, String)> {
        let (code, handle) = self.coming.0.as_ref()?;
        let text = self.texts.as_ref().and_then(|texts| texts.get(handle));
        let found = text.map(|text| (code.clone(), text.0.clone()));
        let has_failed = self
            .assets
            .as_ref()
            .is_none_or(|assets| assets.load_state(handle).is_failed());
        if has_failed {
            warn!("the language {code} cannot be loaded");
        }
        if found.is_some() || has_failed {
            self.coming.0 = None;
        }
        found
    }
}

/// Reads the texts.
#[derive(TypePath, Default)]
struct LanguageTextsLoader;

impl AssetLoader for LanguageTextsLoader {
    type Asset = LanguageTexts;
    type Settings = ();
    type Error = io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &Self::Settings,
        _: &mut LoadContext<'_>,
    ) -> io::Result<LanguageTexts> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let text = String::from_utf8(bytes);
        text.map(LanguageTexts)
            .map_err(|fault| io::Error::new(io::ErrorKind::InvalidData, fault))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl"]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComingLanguage>()
        .add_systems(PostUpdate, poll);
    if app.world().contains_resource::<AssetServer>() {
        app.init_asset::<LanguageTexts>()
            .init_asset_loader::<LanguageTextsLoader>();
    }
}

/// Loading must be polled, because the event loop sleeps otherwise.
fn poll(coming: Res<ComingLanguage>, redraw: Option<ResMut<Redraw>>) {
    if let Some(mut redraw) = redraw
        && coming.0.is_some()
    {
        redraw.every(Source::Loading);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::SystemState;
    use std::fs;

    fn arrived(app: &mut App) -> Option<(String, String)> {
        let mut state = SystemState::<Download>::new(app.world_mut());
        state.get_mut(app.world_mut()).ok()?.arrived()
    }

    fn is_coming(app: &App) -> bool {
        app.world().resource::<ComingLanguage>().0.is_some()
    }

    /// Asks for a language in a folder with one, and waits for the answer.
    fn load(code: &str) -> Option<(String, String)> {
        let home = tempfile::tempdir().expect("a folder");
        fs::create_dir(home.path().join("locales")).expect("a folder");
        fs::write(home.path().join("locales/xx.ftl"), "new-game = Nova").expect("a file");
        let mut app = App::new();
        let assets = AssetPlugin {
            file_path: home.path().display().to_string(),
            ..default()
        };
        app.add_plugins((MinimalPlugins, assets, plugin));
        let mut state = SystemState::<Download>::new(app.world_mut());
        let mut download = state.get_mut(app.world_mut()).expect("the resources");
        download.start(code.into());
        loop {
            app.update();
            let found = arrived(&mut app);
            if found.is_some() || !is_coming(&app) {
                return found;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_language_arrives_once() {
        let found = load("xx");
        assert_eq!(found, Some(("xx".into(), "new-game = Nova".into())));
    }

    #[test]
    fn a_language_that_is_not_there_is_forgotten() {
        assert_eq!(load("yy"), None);
    }
}
