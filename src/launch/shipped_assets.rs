//! The files that the game ships: fonts, icons, sounds and licences. A release contains them, packed, and needs no folder beside it; a
//! debug build reads the checkout, so that changes show.

use crate::storage;
use bevy::prelude::*;

/// Lets Bevy read them; to be called before its plugins are added.
#[cfg(not(debug_assertions))]
pub fn add_source(app: &mut App) {
    use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};

    const FILES: narabe_packing::PackedFiles = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
    let lists = [FILES, narabe_art::pictures::PACKED_FONTS];
    let source = AssetSourceBuilder::new(move || Box::new(packed::PackedAssets(lists)));
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
    use narabe_packing::{PackedFiles, unpack};
    use std::io;
    use std::path::Path;

    /// Lists of files by their path, with `/`.
    pub struct PackedAssets(pub [PackedFiles; 2]);

    impl PackedAssets {
        fn content(&self, path: &Path) -> Result<Vec<u8>, AssetReaderError> {
            // Windows joins paths with its own separator.
            let name = path.to_string_lossy().replace('\\', "/");
            let mut files = self.0.iter().copied().flatten();
            let (_, packed) =
                (files.find(|(file, _)| *file == name)).ok_or_else(|| missing(path))?;
            unpack(packed).map_err(|fault| {
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
            self.content(path).map(VecReader::new)
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
        use crate::storage;
        use narabe_art::pictures::PACKED_FONTS;
        use std::fs;

        #[test]
        fn files_of_either_list_are_unpacked_by_their_path() {
            let goban = narabe_packing::pack(b"goban")
                .expect("it can be packed")
                .leak();
            let files = [("sounds/a.ogg", &*goban), ("sounds/short.ogg", &goban[1..])];
            let assets = PackedAssets([&*files.to_vec().leak(), PACKED_FONTS]);
            for path in ["sounds/a.ogg", "sounds\\a.ogg"] {
                assert_eq!(assets.content(Path::new(path)).expect(path), b"goban");
            }
            for (font, _) in PACKED_FONTS {
                let content = assets.content(Path::new(font)).expect(font);
                let file = storage::checkout_assets().expect("a checkout").join(font);
                assert!(content == fs::read(file).expect(font), "{font}");
            }
            let fault = |path| assets.content(Path::new(path)).expect_err(path);
            assert!(matches!(fault("a.ogg"), AssetReaderError::NotFound(_)));
            assert!(matches!(fault("sounds/short.ogg"), AssetReaderError::Io(_)));
        }
    }
}
