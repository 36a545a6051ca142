//! The scenes of games that come and go: the export dialog, an import, a position read from a picture, a path to type.

use super::scene::Scene;
use super::{branches, games};
use crate::screens::{DataSubject, EditData};
use crate::share::{
    ExportSubject, FileContent, ImportGame, ImportSource, OpenExport, Received, ReceivedFile,
    SystemDialogs,
};
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, PositionRequest, StudyRequest};
use crate::widgets::{CloseDialog, FocusKey};
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, ValueChange};
use narabe_rules::{BoardSize, Point, Record, Rule, Setup, Side};
use narabe_study::Study;

// The moves of a position, and the points of it that are to be checked.
const POSITION: &str = "h8 i9 h7 h10 f12 k7 j8 i8 i10 j7 l7 l5 k6 k8 h5 h6 m8 j5 n9 o10";
const DOUBTS: [Point; 3] = [Point::new(8, 9), Point::new(11, 6), Point::new(4, 3)];
// The game that is exported: its length and its players.
const MOVES: usize = 20;
const NAMES: [&str; 2] = ["Hana", "Kaede"];
/// The number of the format PNG in the dialog of a study.
const PNG: usize = 7;
/// The number of Renju among the rules.
const RENJU: usize = 2;
// The games of the import: some are left out.
const GAMES: usize = 40;
const EMPTY: usize = 5;

/// A scene of games that come and go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExchangeScene {
    Export,
    ExportPicture,
    Import,
    /// The question after the rule of games that name none.
    ImportRule,
    /// The game's own data, with another rule picked.
    GameData,
    Doubts,
    Path,
    Branches,
}

impl Scene for ExchangeScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Export => "15-export",
            Self::ExportPicture => "15-export-picture",
            Self::Import => "15-import",
            Self::ImportRule => "15-import-rule",
            Self::GameData => "15-own-data",
            Self::Doubts => "15-picture-doubts",
            Self::Path => "15-path",
            Self::Branches => "15-branches",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world);
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }

    fn drive(&self, world: &mut World) {
        drive(*self, world);
    }
}

/// Starts the scene.
fn set(scene: ExchangeScene, world: &mut World) {
    world.insert_resource(SystemDialogs(false));
    world.write_message(CloseDialog);
    match scene {
        ExchangeScene::Export | ExchangeScene::ExportPicture | ExchangeScene::GameData => {
            let mut study = Study::of_game(record());
            study.set_names(NAMES.map(str::to_owned));
            world.write_message(StudyRequest::Open(Box::new(study)));
            world.write_message(Go::To(Screen::Study));
        }
        ExchangeScene::Import => import(world, "RU[Renju]"),
        ExchangeScene::ImportRule => import(world, "EV[RenjuNet cup]"),
        ExchangeScene::Doubts => {
            world.write_message(PositionRequest::OpenRead {
                setup: Box::new(position()),
                doubts: DOUBTS.to_vec(),
            });
            world.write_message(Go::To(Screen::PositionSetup));
        }
        ExchangeScene::Path => {
            world.write_message(Go::To(Screen::Library));
            world.write_message(ImportGame::Pick);
        }
        ExchangeScene::Branches => branches::set(world),
    }
}

/// Whether the scene is as it should be.
fn is_ready(scene: ExchangeScene, world: &World) -> bool {
    match scene {
        ExchangeScene::Export => control(world, "export-format").is_some(),
        ExchangeScene::ExportPicture => control(world, "export-size").is_some(),
        ExchangeScene::ImportRule => control(world, "import-rule-yes").is_some(),
        ExchangeScene::GameData => control(world, "data-save").is_some(),
        ExchangeScene::Branches => branches::is_ready(world),
        _ => true,
    }
}

/// Opens the dialog when the study is there, and then picks the format of the picture.
fn drive(scene: ExchangeScene, world: &mut World) {
    if scene == ExchangeScene::Branches {
        branches::drive(world);
    }
    if scene == ExchangeScene::GameData {
        match control(world, "data-rule") {
            Some(rules) => pick(world, rules, RENJU),
            None if is_study_open(world) => {
                world.write_message(EditData(DataSubject::Study));
            }
            None => {}
        }
        return;
    }
    if !matches!(scene, ExchangeScene::Export | ExchangeScene::ExportPicture) {
        return;
    }
    let Some(source) = control(world, "export-format") else {
        if is_study_open(world) {
            world.write_message(OpenExport(ExportSubject::Study));
        }
        return;
    };
    if scene == ExchangeScene::ExportPicture {
        pick(world, source, PNG);
    }
}

/// Whether the study of the scene is open.
fn is_study_open(world: &World) -> bool {
    let study = world.resource::<OpenStudy>().study();
    *world.resource::<State<Screen>>() == Screen::Study && study.game().ply() == MOVES
}

/// Picks one of some chips by its number.
fn pick(world: &mut World, source: Entity, number: usize) {
    let mut radios = world.query_filtered::<Entity, With<RadioButton>>();
    let chips = world.get::<Children>(source);
    let mut chips: Vec<Entity> = chips.map(|all| all.iter().collect()).unwrap_or_default();
    chips.retain(|chip| radios.get(world, *chip).is_ok());
    if let Some(&value) = chips.get(number) {
        world.trigger(ValueChange {
            source,
            value,
            is_final: true,
        });
    }
}

fn control(world: &World, key: &str) -> Option<Entity> {
    let mut keys = world.try_query::<(Entity, &FocusKey)>()?;
    let mut found = keys.iter(world).filter(|(_, found)| found.0 == key);
    found.next().map(|(entity, _)| entity)
}

/// The game that is exported.
fn record() -> Record {
    let game = games::played(0);
    let mut record = Record::new(game.rule(), game.size());
    for turn in game.turns().take(MOVES) {
        // Its moves were played by the rules.
        let _ = turn.point().map(|point| record.play(point));
    }
    record
}

fn position() -> Setup {
    let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
    let sides = [Side::Black, Side::White].into_iter().cycle();
    for (name, side) in POSITION.split(' ').zip(sides) {
        if let Ok(point) = name.parse() {
            // The points of the position differ.
            let _ = setup.place(point, side);
        }
    }
    setup.set_to_move(setup.side_by_count());
    setup
}

/// A file with games, some of them without moves.
fn import(world: &mut World, says: &str) {
    let game = |number: usize| {
        let moves = match number % (GAMES / EMPTY) {
            0 => "",
            _ => ";B[hh];W[ig];B[ih];W[hg];B[jh]",
        };
        format!("(;GM[4]SZ[15]{says}PB[Hana {number}]PW[Kaede]{moves})")
    };
    let text: String = (0..GAMES).map(game).collect();
    let file = ReceivedFile {
        name: "RenjuNet 2026.sgf".into(),
        content: FileContent::Bytes(text.into_bytes().into()),
    };
    world.write_message(Received {
        source: ImportSource::Files,
        files: vec![file],
    });
}
