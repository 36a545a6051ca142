//! Every board, stone set and line colour there is: those that ship with the game and the player's own.
//!
//! A skin is a file in `boards`, `stones` or `lines`, either in `assets/skins` beside the game or in the player's folder;
//! its id is the file's name without the ending. A player's skin with the id of a shipped one takes its place. A broken
//! file is left out and its fault kept in [`Skins::faults`], so that the one who wrote it can read what is wrong.

mod picture;
mod shelf;

pub use picture::PictureFault;
pub use shelf::ShelfFault;

use crate::art::Pixmap;
use crate::art::skin::{
    BoardSkin, LineColour, SkinError, StoneSkin, parse_board, parse_line, parse_stones,
};
use bevy::prelude::*;
use shelf::Shelf;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use thiserror::Error;

/// The folder of the player's own skins, if there is one.
#[derive(Resource, Debug, Clone, Default)]
pub struct UserSkinsDir(pub Option<PathBuf>);

/// Asks for all skins to be read anew: one may have been copied in.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ReloadSkins;

/// A skin that can be used.
#[derive(Debug, Clone, PartialEq)]
pub struct Skin<T> {
    /// What the settings call it.
    pub id: String,
    pub data: T,
    /// The pictures it names, in the order of its recipes.
    pub pictures: [Option<Arc<Pixmap>>; 2],
    /// Whether it is the player's own.
    pub own: bool,
}

/// A skin file that is left out, and why. Its text names the file and the fault.
#[derive(Debug, Clone, PartialEq, Error)]
#[error("{file}: {fault}")]
pub struct SkinFault {
    /// Where the file is.
    pub file: String,
    /// What is wrong with it.
    pub fault: FaultKind,
}

/// What can be wrong with a skin file.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum FaultKind {
    #[error(transparent)]
    Skin(#[from] SkinError),
    #[error(transparent)]
    Picture(#[from] PictureFault),
    #[error(transparent)]
    Shelf(#[from] ShelfFault),
    #[error("there is no skin of this name; choose another one")]
    Unknown,
}

/// All skins, the shipped ones first.
#[derive(Resource, Debug, Clone, Default)]
pub struct Skins {
    boards: Vec<Arc<Skin<BoardSkin>>>,
    stones: Vec<Arc<Skin<StoneSkin>>>,
    lines: Vec<Arc<Skin<LineColour>>>,
    faults: Vec<SkinFault>,
}

impl Skins {
    /// Reads everything there is.
    pub fn load(user: &UserSkinsDir) -> Self {
        let shelves = [Some(Shelf::shipped()), user.0.clone().map(Shelf::own)];
        Self::from_shelves(&shelves.into_iter().flatten().collect::<Vec<_>>())
    }

    fn from_shelves(shelves: &[Shelf]) -> Self {
        let mut skins = Self::default();
        let faults = &mut skins.faults;
        skins.boards = gather(
            shelves,
            "boards",
            parse_board,
            |skin| [skin.picture(), None],
            faults,
        );
        skins.stones = gather(
            shelves,
            "stones",
            parse_stones,
            |skin| skin.pictures().into(),
            faults,
        );
        skins.lines = gather(shelves, "lines", parse_line, |_| [None, None], faults);
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

    /// The boards in the picker's order.
    pub fn boards(&self) -> &[Arc<Skin<BoardSkin>>] {
        &self.boards
    }

    /// The stone sets in the picker's order.
    pub fn stones(&self) -> &[Arc<Skin<StoneSkin>>] {
        &self.stones
    }

    /// The line colours in the picker's order.
    pub fn lines(&self) -> &[Arc<Skin<LineColour>>] {
        &self.lines
    }

    /// The files that were left out.
    pub fn faults(&self) -> &[SkinFault] {
        &self.faults
    }

    /// The board with this id; without one the default, and the fault that says so.
    pub fn board(&self, id: &str) -> (Arc<Skin<BoardSkin>>, Option<SkinFault>) {
        find(&self.boards, "boards", id)
    }

    /// The stone set with this id; without one the default, and the fault that says so.
    pub fn stone_set(&self, id: &str) -> (Arc<Skin<StoneSkin>>, Option<SkinFault>) {
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
) -> (Arc<Skin<T>>, Option<SkinFault>) {
    if let Some(skin) = skins.iter().find(|skin| skin.id == id) {
        return (skin.clone(), None);
    }
    let fallback = Skin {
        id: String::new(),
        data: T::default(),
        pictures: [None, None],
        own: false,
    };
    let fault = SkinFault {
        file: format!("{folder}/{id}.ron"),
        fault: FaultKind::Unknown,
    };
    (Arc::new(fallback), Some(fault))
}

/// Reads one folder of every shelf.
fn gather<T>(
    shelves: &[Shelf],
    folder: &str,
    parse: impl Fn(&str) -> Result<T, SkinError>,
    pictures: impl Fn(&T) -> [Option<&str>; 2],
    faults: &mut Vec<SkinFault>,
) -> Vec<Arc<Skin<T>>> {
    let mut found = BTreeMap::new();
    for shelf in shelves {
        let names = shelf.list(folder).unwrap_or_else(|fault| {
            faults.push(SkinFault {
                file: shelf.path(folder, ""),
                fault: fault.into(),
            });
            Vec::new()
        });
        for name in names {
            match read(shelf, folder, &name, &parse, &pictures) {
                Ok(skin) => {
                    found.insert(skin.id.clone(), Arc::new(skin));
                }
                Err(fault) => faults.push(SkinFault {
                    file: shelf.path(folder, &name),
                    fault,
                }),
            }
        }
    }
    found.into_values().collect()
}

fn read<T>(
    shelf: &Shelf,
    folder: &str,
    name: &str,
    parse: &impl Fn(&str) -> Result<T, SkinError>,
    pictures: &impl Fn(&T) -> [Option<&str>; 2],
) -> Result<Skin<T>, FaultKind> {
    let data = parse(&shelf.text(folder, name)?)?;
    let mut loaded = [None, None];
    for (place, picture) in loaded.iter_mut().zip(pictures(&data)) {
        if let Some(file) = picture {
            let bytes = shelf.bytes(folder, file, picture::MAX_BYTES)?;
            *place = Some(Arc::new(picture::decode(file, &bytes)?));
        }
    }
    Ok(Skin {
        id: shelf::stem(name).to_owned(),
        data,
        pictures: loaded,
        own: shelf.is_own(),
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
    for fault in skins.faults() {
        warn!("a skin could not be loaded: {fault}");
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
        Skins::from_shelves(&[Shelf::own(dir.path().to_owned())])
    }

    #[test]
    fn every_shipped_skin_is_whole() {
        let skins = Skins::load(&UserSkinsDir(None));
        assert_eq!(skins.faults(), []);
        assert_eq!((skins.boards().len(), skins.stones().len()), (8, 8));
        assert!(skins.lines().len() >= 6);
        assert_eq!(skins.boards()[0].id, "kaya");
        assert_eq!(skins.stones()[0].id, "slate");
    }

    #[test]
    fn a_copied_skin_appears_and_a_broken_one_is_named() {
        let dir = folder(&[
            ("lines/plum.ron", LINE.as_bytes()),
            ("lines/odd.ron", b"LineColour(name: 3)"),
        ]);
        let skins = own(&dir);
        assert_eq!(skins.lines().len(), 1);
        assert!(skins.line("plum").is_some_and(|skin| skin.own));
        let [fault] = skins.faults() else {
            panic!("one fault, not {:?}", skins.faults())
        };
        assert!(
            fault.to_string().contains("odd.ron") && fault.to_string().contains("line 1"),
            "{fault}"
        );
    }

    #[test]
    fn a_missing_folder_is_no_fault() {
        let dir = folder(&[]);
        assert_eq!(own(&dir).faults(), []);
        let gone = Skins::from_shelves(&[Shelf::own(dir.path().join("nowhere"))]);
        assert_eq!(gone.faults(), []);
    }

    #[test]
    fn text_that_is_no_text_is_refused() {
        let skins = own(&folder(&[("lines/bytes.ron", &[0xFF, 0xFE, 0x00])]));
        assert!(matches!(
            skins.faults()[0].fault,
            FaultKind::Shelf(ShelfFault::NotText)
        ));
    }

    #[test]
    fn a_huge_file_is_refused_unread() {
        let skins = own(&folder(&[("lines/huge.ron", &[b' '; 70_000])]));
        assert!(matches!(
            skins.faults()[0].fault,
            FaultKind::Shelf(ShelfFault::TooLarge { .. })
        ));
    }

    #[test]
    fn a_skin_without_its_picture_is_refused() {
        let text = ron::to_string(&BoardSkin {
            material: crate::art::skin::BoardMaterial::Picture {
                file: "mine.png".into(),
            },
            ..BoardSkin::default()
        })
        .expect("a skin can be written");
        let skins = own(&folder(&[("boards/mine.ron", text.as_bytes())]));
        assert!(skins.boards().is_empty());
        assert!(
            skins.faults()[0].to_string().contains("mine.ron"),
            "{}",
            skins.faults()[0]
        );
        let skins = own(&folder(&[
            ("boards/mine.ron", text.as_bytes()),
            ("boards/mine.png", b"no picture"),
        ]));
        assert!(matches!(skins.faults()[0].fault, FaultKind::Picture(_)));
    }

    #[test]
    fn an_unknown_choice_falls_back_and_says_so() {
        let (skin, fault) = Skins::default().board("marble");
        assert_eq!(skin.data, BoardSkin::default());
        assert!(fault.is_some_and(|fault| fault.to_string().contains("marble")));
    }
}
