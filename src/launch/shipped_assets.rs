//! The files that the game ships: fonts, icons, sounds and licences. A release contains them, packed, and needs no folder beside it; a
//! debug build reads the checkout, so that changes show.

use crate::storage;
use bevy::prelude::*;

/// Lets Bevy read them; to be called before its plugins are added.
#[cfg(not(debug_assertions))]
pub fn add_source(app: &mut App) {
    use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};

    // Written by the build script.
    const FILES: packed::Files = include!(concat!(env!("OUT_DIR"), "/packed_assets.rs"));
    let source = AssetSourceBuilder::new(|| Box::new(packed::PackedAssets(FILES)));
    app.register_asset_source(AssetSourceId::Default, source);
}

/// Nothing: Bevy reads the folder.
#[cfg(debug_assertions)]
pub fn add_source(_: &mut App) {}

/// The folder in which Bevy looks for them.
pub fn folder() -> String {
    let folder = storage::checkout_assets().unwrap_or_default();
    folder.to_string_lossy().into_owned()
}

/// Files that are unpacked when they are read.
#[cfg(any(test, not(debug_assertions)))]
mod packed {
    use bevy::asset::io::{AssetReader, AssetReaderError, PathStream, Reader, VecReader};
    use miniz_oxide::inflate::decompress_to_vec_with_limit;
    use std::io;
    use std::path::Path;

    /// Each file by its path with `/`: its size, and its content as raw deflate data.
    pub type Files = &'static [(&'static str, usize, &'static [u8])];

    pub struct PackedAssets(pub Files);

    impl PackedAssets {
        fn unpack(&self, path: &Path) -> Result<Vec<u8>, AssetReaderError> {
            // Windows joins paths with its own separator.
            let name = path.to_string_lossy().replace('\\', "/");
            let file = self.0.iter().find(|(file, ..)| *file == name);
            let (_, size, content) = file.ok_or_else(|| missing(path))?;
            decompress_to_vec_with_limit(content, *size).map_err(|fault| {
                let reason = format!("{name} in the program is damaged: {fault}");
                io::Error::new(io::ErrorKind::InvalidData, reason).into()
            })
        }
    }

    fn missing(path: &Path) -> AssetReaderError {
        AssetReaderError::NotFound(path.to_owned())
    }

    impl AssetReader for PackedAssets {
        async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
            self.unpack(path).map(VecReader::new)
        }

        // There are neither files about files nor folders to be listed.
        async fn read_meta<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<impl Reader + 'a, AssetReaderError> {
            Err::<VecReader, _>(missing(path))
        }

        async fn read_directory<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<PathStream>, AssetReaderError> {
            Err(missing(path))
        }

        async fn is_directory<'a>(&'a self, _: &'a Path) -> Result<bool, AssetReaderError> {
            Ok(false)
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        /// A stored block of deflate: "goban".
        const GOBAN: &[u8] = &[1, 5, 0, 250, 255, b'g', b'o', b'b', b'a', b'n'];
        const FILES: Files = &[("fonts/a.ttf", 5, GOBAN), ("fonts/short.ttf", 4, GOBAN)];

        #[test]
        fn files_are_unpacked_by_their_path() {
            let assets = PackedAssets(FILES);
            for path in ["fonts/a.ttf", "fonts\\a.ttf"] {
                assert_eq!(assets.unpack(Path::new(path)).expect(path), b"goban");
            }
            let fault = |path| assets.unpack(Path::new(path)).expect_err(path);
            assert!(matches!(fault("a.ttf"), AssetReaderError::NotFound(_)));
            assert!(matches!(fault("fonts/short.ttf"), AssetReaderError::Io(_)));
        }
    }
}
