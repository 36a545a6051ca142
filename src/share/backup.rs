//! The backup: all games of the library, saved games and studies, what was practised, and the person's own puzzles, as SGF in one
//! archive, and the files of lessons and drills as they are. It is imported as any file.

use super::request::SaveFile;
use crate::calendar::WallTime;
use crate::drill::{DRILLS_FILE, Drills};
use crate::learn::{LESSONS_FILE, LearnProgress};
use crate::library::{GameLibrary, SearchTask, Searcher};
use crate::live::Saves;
use crate::locale::Locale;
use crate::puzzles::{Puzzles, games_of};
use crate::redraw::Redraw;
use crate::storage::{self, Folders};
use crate::widgets::Toast;
use bevy::prelude::*;
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::Pack;
use narabe_library::Games;
use narabe_notation::{
    Format, GameInfo, OWN_FOLDER, ReadGame, WriteOptions, write_archive, write_games,
};
use narabe_study::game_of_study;

// The files of the archive.
const LIBRARY: &str = "library.sgf";
const SAVES: &str = "saved-games.sgf";
const PUZZLES: &str = "puzzles.sgf";
const OWN_PUZZLES: &str = "my-puzzles.sgf";
/// So many games are unpacked at a time: a library may have a hundred thousand.
const AT_ONCE: usize = 1000;

/// The names and texts of the game's own files.
type OwnFiles = [(&'static str, Option<String>); 2];

/// A request to save a backup.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BackUp;

/// The backup that is being made. None as its result is a backup without games.
#[derive(Resource, Default)]
struct Backup(Option<SearchTask<Result<Vec<u8>, String>>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Backup>()
        .add_message::<BackUp>()
        .add_systems(Update, (begin, finish).chain());
}

fn begin(
    mut requests: MessageReader<BackUp>,
    library: Res<GameLibrary>,
    folders: Res<Folders>,
    progress: Res<LearnProgress>,
    puzzles: Res<Puzzles>,
    drills: Res<Drills>,
    searcher: Searcher,
    mut backup: ResMut<Backup>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let (games, saves) = (library.games().clone(), Saves::new(&folders));
    let files = [
        (LESSONS_FILE, progress.text()),
        (DRILLS_FILE, drills.text()),
    ];
    let (practice, own) = (puzzles.practice().clone(), puzzles.own().clone());
    backup.0 = Some(searcher.start(move |_| archive(&games, &saves, files, (&practice, &own))));
}

/// The archive with the game's own files, except those without a text; none without games, files, practice
/// and own puzzles.
fn archive(
    games: &Games,
    saves: &Saves,
    own: OwnFiles,
    (practice, own_puzzles): (&Practice, &Pack),
) -> Option<Result<Vec<u8>, String>> {
    let library = games.backup().map(|(info, tree)| ReadGame::new(info, tree));
    let files = collection(library).and_then(|library| {
        let saved = collection(saved_games(saves)?)?;
        let practised = practice.backup();
        let practised = practised.map(|tree| ReadGame::new(GameInfo::default(), tree));
        let of_games = [
            (LIBRARY.to_owned(), library),
            (SAVES.to_owned(), saved),
            (PUZZLES.to_owned(), collection(practised)?),
            (OWN_PUZZLES.to_owned(), collection(games_of(own_puzzles))?),
        ];
        let own = own.map(|(name, text)| {
            let bytes = text.map(String::into_bytes).unwrap_or_default();
            (format!("{OWN_FOLDER}{name}"), bytes)
        });
        Ok(of_games.into_iter().chain(own).collect::<Vec<_>>())
    });
    let files = match files {
        Ok(files) => files,
        Err(error) => return Some(Err(error)),
    };
    let files = files.iter().filter(|(_, bytes)| !bytes.is_empty());
    let files: Vec<_> = files
        .map(|(name, bytes)| (name.as_str(), &bytes[..]))
        .collect();
    (!files.is_empty()).then(|| write_archive(files).map_err(|error| error.to_string()))
}

/// Games as one SGF file, which is a row of games: only [`AT_ONCE`] of them are unpacked at a time.
fn collection(games: impl IntoIterator<Item = ReadGame>) -> Result<Vec<u8>, String> {
    let mut games = games.into_iter();
    let mut file = Vec::new();
    loop {
        let some: Vec<ReadGame> = games.by_ref().take(AT_ONCE).collect();
        if some.is_empty() {
            return Ok(file);
        }
        let written = write_games(Format::Sgf, &some, &WriteOptions::default());
        file.extend(written.map_err(|error| error.to_string())?.bytes);
    }
}

/// The saved games on one board and the studies. Files that cannot be read stay where they are.
fn saved_games(saves: &Saves) -> Result<Vec<ReadGame>, String> {
    let list = saves.list().map_err(|error| error.to_string())?;
    let found = list.iter().filter_map(|save| {
        let study = saves.study(&save.path).ok()??;
        let mut game = game_of_study(&study);
        game.info.title.clone_from(&save.name);
        Some(game)
    });
    Ok(found.collect())
}

fn finish(
    mut backup: ResMut<Backup>,
    searcher: Searcher,
    locale: Res<Locale>,
    mut saves: MessageWriter<SaveFile>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(task) = &backup.0 else {
        return;
    };
    let Some(made) = task.take() else {
        searcher.wait(&mut redraw);
        return;
    };
    backup.0 = None;
    redraw.next_frame();
    match made {
        None => _ = toasts.write(Toast::info(locale.text("backup-empty"))),
        Some(Err(reason)) => {
            let reason = ("reason", reason.into());
            toasts.write(Toast::fault(locale.text_with("export-failed", &[reason])));
        }
        Some(Ok(bytes)) => {
            let bytes = bytes.into();
            saves.write(SaveFile {
                name: file_name(),
                bytes,
            });
        }
    }
}

/// "narabe-backup-2026-05-01.zip"
fn file_name() -> String {
    let day = WallTime::of(storage::now()).date();
    let day = day.map(|day| format!("-{day}")).unwrap_or_default();
    format!("narabe-backup{day}.zip")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar;
    use crate::share::opened::{Opened, open_at_once};
    use narabe_game_files::{Defaults, FileEvent, FileSession, FileTask};
    use narabe_learn::puzzles::{PuzzleDraft, PuzzleId};
    use narabe_notation::TextOptions;
    use std::ops::ControlFlow;

    #[test]
    fn what_was_practised_is_in_the_backup_and_is_read_from_it() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let saves = Saves::new(&Folders::at(home.path()));
        let games = Games::default();
        let mut practice = Practice::default();
        let mut own = Pack::default();
        let none = [(LESSONS_FILE, None), (DRILLS_FILE, None)];
        assert_eq!(archive(&games, &saves, none, (&practice, &own)), None);
        practice.record_rush(5, calendar::today());
        own.add(Puzzles::shipped().puzzles()[7].clone())
            .expect("a new puzzle");
        let drills = Some("(positions:{})".to_owned());
        let files = [(LESSONS_FILE, None), (DRILLS_FILE, drills)];
        let bytes = archive(&games, &saves, files, (&practice, &own)).expect("something to keep");
        let bytes = bytes.expect("an archive");
        let opened = open_at_once("backup.zip", &bytes, &Defaults::default());
        assert!(matches!(opened, Ok(Opened::Many)), "{opened:?}");
        let (mut found, mut puzzles, mut kept) = (None, Vec::new(), Vec::new());
        let mut session = FileSession::default();
        session.read(
            "backup.zip",
            bytes.into(),
            &FileTask::Import(TextOptions::default()),
            &mut |event| {
                match event {
                    FileEvent::Game(game) => {
                        puzzles.extend(PuzzleDraft::read(&game.tree));
                        found = found.take().or(Practice::restore(&game.tree));
                    }
                    FileEvent::Kept { name, text } => kept.push((name, text)),
                    _ => {}
                }
                ControlFlow::Continue(())
            },
        );
        assert_eq!(found, Some(practice));
        let drills = (DRILLS_FILE.to_owned(), "(positions:{})".to_owned());
        assert_eq!(kept, [drills]);
        let [puzzle] = &puzzles[..] else {
            panic!("{puzzles:?}");
        };
        assert_eq!(PuzzleId::of(&puzzle.setup), own.puzzles()[0].id());
    }
}
