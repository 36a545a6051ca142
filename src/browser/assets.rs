//! The files that the page's loader has fetched before the game starts, so that each is requested once: a host may not let the
//! browser keep them. All others are requested when they are needed.

use bevy::asset::io::wasm::HttpWasmAssetReader;
use bevy::asset::io::{
    AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader, VecReader,
};
use bevy::prelude::*;
use js_sys::{Function, Reflect, Uint8Array};
use std::path::{Path, PathBuf};
use wasm_bindgen::{JsCast, JsValue};

// The loader's object, its function that hands over a file, and the path of the assets.
pub(super) const LOADER: &str = "NARABE";
const TAKE: &str = "take";
const ASSETS: &str = "assets";

/// Reads the assets in this folder; to be called before Bevy's plugins are added.
pub fn add_source(app: &mut App, folder: &str) {
    let folder = PathBuf::from(folder);
    let reader = move || PageAssets {
        http: HttpWasmAssetReader::new(&folder),
        folder: folder.clone(),
    };
    let source = AssetSourceBuilder::new(move || Box::new(reader()));
    app.register_asset_source(AssetSourceId::Default, source);
}

/// The path of the assets from the page's loader; by default next to the page.
pub fn folder() -> String {
    let folder = of_loader(ASSETS).and_then(|folder| folder.as_string());
    folder.unwrap_or_else(|| ASSETS.into())
}

/// A property of the loader's object.
pub(super) fn of_loader(name: &str) -> Option<JsValue> {
    let loader = Reflect::get(&js_sys::global(), &JsValue::from_str(LOADER)).ok()?;
    Reflect::get(&loader, &JsValue::from_str(name)).ok()
}

struct PageAssets {
    http: HttpWasmAssetReader,
    folder: PathBuf,
}

impl PageAssets {
    /// A file that the loader has; it is handed over once.
    fn take(&self, path: &Path) -> Option<Vec<u8>> {
        let take: Function = of_loader(TAKE)?.dyn_into().ok()?;
        let path = self.folder.join(path).display().to_string();
        let bytes = take
            .call1(&JsValue::UNDEFINED, &JsValue::from_str(&path))
            .ok()?;
        let bytes: Uint8Array = bytes.dyn_into().ok()?;
        Some(bytes.to_vec())
    }
}

impl AssetReader for PageAssets {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        let reader: Box<dyn Reader + 'a> = match self.take(path) {
            Some(bytes) => Box::new(VecReader::new(bytes)),
            None => Box::new(self.http.read(path).await?),
        };
        Ok(reader)
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.http.read_meta(path).await
    }

    async fn read_directory<'a>(
        &'a self,
        path: &'a Path,
    ) -> Result<Box<PathStream>, AssetReaderError> {
        self.http.read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.http.is_directory(path).await
    }
}
