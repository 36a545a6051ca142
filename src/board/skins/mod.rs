//! All board skins, stone sets and line colours: those of the game and the player's own.
//!
//! A skin is a file in `boards`, `stones` or `lines`, either in `assets/skins` or in the player's folder; its id is the
//! file stem. A player's skin replaces a shipped one with the same id. A broken file is left out, and the error is in
//! [`Skins::errors`] for its author.

mod picture;
mod source;

pub use picture::PictureError;
pub use source::SourceError;

use bevy::prelude::*;
use narabe_art::Pixmap;
use narabe_art::skin::{
    BoardSkin, LineColour, SkinError, StoneSkin, parse_board, parse_line, parse_stones,
};
use source::SkinSource;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use thiserror::Error;

/// The folder of the player's own skins, if any.
#[derive(Resource, Debug, Clone, Default)]
pub struct UserSkinsDir(pub Option<PathBuf>);

/// Requests that all skins be read again: files may have been added.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ReloadSkins;

/// A loaded skin.
#[derive(Debug, Clone, PartialEq)]
pub struct Skin<T> {
    /// The id in the settings.
    pub id: String,
    pub data: T,
    /// The pictures it refers to, in the order of its recipes.
    pub pictures: [Option<Arc<Pixmap>>; 2],
    /// Whether it is the player's own.
    pub own: bool,
}

/// A skin file that was left out, and why. The message names the file.
#[derive(Debug, Clone, PartialEq, Error)]
#[error("{file}: {problem}")]
pub struct SkinFileError {
    /// The path of the file.
    pub file: String,
    /// What is wrong with it.
    pub problem: SkinProblem,
}

/// What can be wrong with a skin file.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum SkinProblem {
    #[error(transparent)]
    Skin(#[from] SkinError),
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error("there is no skin of this name; choose another one")]
    Unknown,
}

/// All skins, the shipped ones first.
#[derive(Resource, Debug, Clone, Default)]
pub struct Skins {
    boards: Vec<Arc<Skin<BoardSkin>>>,
    stones: Vec<Arc<Skin<StoneSkin>>>,
    lines: Vec<Arc<Skin<LineColour>>>,
    errors: Vec<SkinFileError>,
}

impl Skins {
    /// Reads all skins.
    pub fn load(user: &UserSkinsDir) -> Self {
        let sources = [
            Some(SkinSource::shipped()),
            user.0.clone().map(SkinSource::own),
        ];
        Self::from_sources(&sources.into_iter().flatten().collect::<Vec<_>>())
    }

    fn from_sources(sources: &[SkinSource]) -> Self {
        let mut skins = Self::default();
        let errors = &mut skins.errors;
        skins.boards = read_folder(
            sources,
            "boards",
            parse_board,
            |skin| [skin.picture(), None],
            errors,
        );
        skins.stones = read_folder(
            sources,
            "stones",
            parse_stones,
            |skin| skin.pictures().into(),
            errors,
        );
        skins.lines = read_folder(sources, "lines", parse_line, |_| [None, None], errors);
        skins
            .boards
            .sort_by_key(|skin| (skin.own, skin.data.order, skin.id.clone()));
        skins
            .stones
            .sort_by_key(|skin| (skin.own, skin.data.order, skin.id.clone()));
        skins
            .lines
            .sort_by_key(|skin| (skin.own, skin.data.order, skin.id.clone()));
        skins
    }

    /// The boards in the order of the picker.
    pub fn boards(&self) -> &[Arc<Skin<BoardSkin>>] {
        &self.boards
    }

    /// The stone sets in the order of the picker.
    pub fn stones(&self) -> &[Arc<Skin<StoneSkin>>] {
        &self.stones
    }

    /// The line colours in the order of the picker.
    pub fn lines(&self) -> &[Arc<Skin<LineColour>>] {
        &self.lines
    }

    /// The files that were left out.
    pub fn errors(&self) -> &[SkinFileError] {
        &self.errors
    }

    /// The board with this id; if it is missing, the default and an error.
    pub fn board(&self, id: &str) -> (Arc<Skin<BoardSkin>>, Option<SkinFileError>) {
        find(&self.boards, "boards", id)
    }

    /// The stone set with this id; if it is missing, the default and an error.
    pub fn stone_set(&self, id: &str) -> (Arc<Skin<StoneSkin>>, Option<SkinFileError>) {
        find(&self.stones, "stones", id)
    }

    /// The line colour with this id.
    pub fn line(&self, id: &str) -> Option<&Arc<Skin<LineColour>>> {
        self.lines.iter().find(|skin| skin.id == id)
    }
}

fn find<T: Default>(
    skins: &[Arc<Skin<T>>],
    folder: &str,
    id: &str,
) -> (Arc<Skin<T>>, Option<SkinFileError>) {
    if let Some(skin) = skins.iter().find(|skin| skin.id == id) {
        return (skin.clone(), None);
    }
    let fallback = Skin {
        id: String::new(),
        data: T::default(),
        pictures: [None, None],
        own: false,
    };
    let error = SkinFileError {
        file: format!("{folder}/{id}.ron"),
        problem: SkinProblem::Unknown,
    };
    (Arc::new(fallback), Some(error))
}

/// Reads one folder of every source.
fn read_folder<T>(
    sources: &[SkinSource],
    folder: &str,
    parse: impl Fn(&str) -> Result<T, SkinError>,
    pictures: impl Fn(&T) -> [Option<&str>; 2],
    errors: &mut Vec<SkinFileError>,
) -> Vec<Arc<Skin<T>>> {
    let mut found = BTreeMap::new();
    for source in sources {
        let names = source.list(folder).unwrap_or_else(|error| {
            errors.push(SkinFileError {
                file: source.path(folder, ""),
                problem: error.into(),
            });
            Vec::new()
        });
        for name in names {
            match read(source, folder, &name, &parse, &pictures) {
                Ok(skin) => {
                    found.insert(skin.id.clone(), Arc::new(skin));
                }
                Err(error) => errors.push(SkinFileError {
                    file: source.path(folder, &name),
                    problem: error,
                }),
            }
        }
    }
    found.into_values().collect()
}

fn read<T>(
    source: &SkinSource,
    folder: &str,
    name: &str,
    parse: &impl Fn(&str) -> Result<T, SkinError>,
    pictures: &impl Fn(&T) -> [Option<&str>; 2],
) -> Result<Skin<T>, SkinProblem> {
    let data = parse(&source.text(folder, name)?)?;
    let mut loaded = [None, None];
    for (place, picture) in loaded.iter_mut().zip(pictures(&data)) {
        if let Some(file) = picture {
            let bytes = source.bytes(folder, file, picture::MAX_BYTES)?;
            *place = Some(Arc::new(picture::decode(file, &bytes)?));
        }
    }
    Ok(Skin {
        id: source::stem(name).to_owned(),
        data,
        pictures: loaded,
        own: source.is_own(),
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserSkinsDir>()
        .init_resource::<Skins>()
        .add_message::<ReloadSkins>()
        .add_systems(Startup, reload)
        .add_systems(Update, reload.run_if(on_message::<ReloadSkins>));
}

fn reload(user: Res<UserSkinsDir>, mut skins: ResMut<Skins>) {
    *skins = Skins::load(&user);
    for error in skins.errors() {
        warn!("a skin could not be loaded: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    const LINE: &str = r##"LineColour(name: "Plum", colour: "#5B2A55")"##;

    fn folder(files: &[(&str, &[u8])]) -> TempDir {
        let dir = tempfile::tempdir().expect("a folder for the test");
        for (file, bytes) in files {
            let path = dir.path().join(file);
            fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("a folder");
            fs::write(path, bytes).expect("a file");
        }
        dir
    }

    fn own(dir: &TempDir) -> Skins {
        Skins::from_sources(&[SkinSource::own(dir.path().to_owned())])
    }

    #[test]
    fn every_shipped_skin_loads() {
        let skins = Skins::load(&UserSkinsDir(None));
        assert_eq!(skins.errors(), []);
        assert_eq!((skins.boards().len(), skins.stones().len()), (8, 8));
        assert!(skins.lines().len() >= 6);
        assert_eq!(skins.boards()[0].id, "kaya");
        assert_eq!(skins.stones()[0].id, "slate");
    }

    #[test]
    fn an_added_skin_is_listed_and_a_broken_one_is_reported() {
        let dir = folder(&[
            ("lines/plum.ron", LINE.as_bytes()),
            ("lines/odd.ron", b"LineColour(name: 3)"),
        ]);
        let skins = own(&dir);
        assert_eq!(skins.lines().len(), 1);
        assert!(skins.line("plum").is_some_and(|skin| skin.own));
        let [error] = skins.errors() else {
            panic!("one error, not {:?}", skins.errors())
        };
        assert!(
            error.to_string().contains("odd.ron") && error.to_string().contains("line 1"),
            "{error}"
        );
    }

    #[test]
    fn a_missing_folder_is_not_an_error() {
        let dir = folder(&[]);
        assert_eq!(own(&dir).errors(), []);
        let gone = Skins::from_sources(&[SkinSource::own(dir.path().join("nowhere"))]);
        assert_eq!(gone.errors(), []);
    }

    #[test]
    fn a_file_that_is_not_utf_8_is_refused() {
        let skins = own(&folder(&[("lines/bytes.ron", &[0xFF, 0xFE, 0x00])]));
        assert!(matches!(
            skins.errors()[0].problem,
            SkinProblem::Source(SourceError::NotText)
        ));
    }

    #[test]
    fn a_huge_file_is_refused_unread() {
        let skins = own(&folder(&[("lines/huge.ron", &[b' '; 70_000])]));
        assert!(matches!(
            skins.errors()[0].problem,
            SkinProblem::Source(SourceError::TooLarge { .. })
        ));
    }

    #[test]
    fn a_skin_without_its_picture_is_refused() {
        let text = ron::to_string(&BoardSkin {
            material: narabe_art::skin::BoardMaterial::Picture {
                file: "mine.png".into(),
            },
            ..BoardSkin::default()
        })
        .expect("a skin can be written");
        let skins = own(&folder(&[("boards/mine.ron", text.as_bytes())]));
        assert!(skins.boards().is_empty());
        assert!(
            skins.errors()[0].to_string().contains("mine.ron"),
            "{}",
            skins.errors()[0]
        );
        let skins = own(&folder(&[
            ("boards/mine.ron", text.as_bytes()),
            ("boards/mine.png", b"no picture"),
        ]));
        assert!(matches!(skins.errors()[0].problem, SkinProblem::Picture(_)));
    }

    #[test]
    fn an_unknown_id_gives_the_default_and_an_error() {
        let (skin, error) = Skins::default().board("marble");
        assert_eq!(skin.data, BoardSkin::default());
        assert!(error.is_some_and(|error| error.to_string().contains("marble")));
    }
}
