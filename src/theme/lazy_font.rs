//! Fonts that are loaded when they are first used: in a browser each is a download, and the title does without most.

use bevy::prelude::*;
use std::sync::{Arc, OnceLock};

/// A font that is loaded when it is first used.
#[derive(Debug, Clone, Default)]
pub(super) struct LazyFont {
    assets: Option<AssetServer>,
    path: &'static str,
    handle: Arc<OnceLock<Handle<Font>>>,
}

impl LazyFont {
    pub(super) fn new(assets: &AssetServer, path: &'static str) -> Self {
        Self {
            assets: Some(assets.clone()),
            path,
            handle: Arc::default(),
        }
    }

    /// The font, which is loaded from now on.
    pub(super) fn get(&self) -> Handle<Font> {
        let load = || {
            let assets = self.assets.as_ref();
            assets.map_or_else(Handle::default, |assets| assets.load(self.path))
        };
        self.handle.get_or_init(load).clone()
    }

    /// The font, if it was requested and is loaded.
    pub(super) fn loaded(&self) -> Option<Handle<Font>> {
        let (assets, handle) = self.asked()?;
        assets
            .load_state(handle)
            .is_loaded()
            .then(|| handle.clone())
    }

    pub(super) fn has_failed(&self) -> bool {
        self.asked()
            .is_some_and(|(assets, handle)| assets.load_state(handle).is_failed())
    }

    /// Whether it was requested and is still loading.
    pub(super) fn is_coming(&self) -> bool {
        self.asked().is_some() && self.loaded().is_none() && !self.has_failed()
    }

    fn asked(&self) -> Option<(&AssetServer, &Handle<Font>)> {
        self.assets.as_ref().zip(self.handle.get())
    }
}
