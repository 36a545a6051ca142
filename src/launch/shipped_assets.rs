//! The files that the game ships: fonts, icons, sounds and licences. A release contains them and needs no folder beside it; a debug
//! build reads the checkout, so that changes show.

use crate::storage;
use bevy::prelude::*;

/// Lets Bevy read them; to be called before its plugins are added.
#[cfg(not(debug_assertions))]
pub fn add_source(app: &mut App) {
    use bevy::asset::io::memory::{Dir, MemoryAssetReader};
    use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
    use std::path::Path;

    let root = Dir::default();
    for (name, folder) in &contained::FOLDERS {
        for file in contained::files_of(folder) {
            root.insert_asset(&Path::new(name).join(file.path()), file.contents());
        }
    }
    for (name, content) in contained::FILES {
        root.insert_asset(Path::new(name), content);
    }
    let source =
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }));
    app.register_asset_source(AssetSourceId::Default, source);
}

/// What a release contains.
#[cfg(not(debug_assertions))]
mod contained {
    use include_dir::{Dir, File, include_dir};

    pub static FOLDERS: [(&str, Dir); 2] = [
        ("fonts", include_dir!("$CARGO_MANIFEST_DIR/assets/fonts")),
        ("sounds", include_dir!("$CARGO_MANIFEST_DIR/assets/sounds")),
    ];
    pub const FILES: [(&str, &[u8]); 2] = [
        (
            "icons/atlas@2x.png",
            include_bytes!("../../assets/icons/atlas@2x.png"),
        ),
        ("licences.txt", include_bytes!("../../assets/licences.txt")),
    ];

    /// All files of a folder and of those in it.
    pub fn files_of(folder: &'static Dir<'static>) -> Vec<&'static File<'static>> {
        let below = folder.dirs().flat_map(files_of);
        folder.files().chain(below).collect()
    }
}

/// Nothing: Bevy reads the folder.
#[cfg(debug_assertions)]
pub fn add_source(_: &mut App) {}

/// The folder in which Bevy looks for them.
pub fn folder() -> String {
    let folder = storage::checkout_assets().unwrap_or_default();
    folder.to_string_lossy().into_owned()
}
