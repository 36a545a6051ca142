//! The dialog in which puzzles are exported: as SGF with their solutions, or as a sheet for printing.

use super::words;
use crate::library::{SearchTask, Searcher};
use crate::locale::Locale;
use crate::puzzles::Puzzles;
use crate::redraw::Redraw;
use crate::share::SaveFile;
use crate::theme::Icon;
use crate::widgets::{CloseDialog, Look, Picked, Segment, Style, Toast, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_art::pictures::{PerPage, PuzzleSheet, SheetPuzzle, sheet_svg};
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::{Puzzle, SolutionShown};
use narabe_notation::{Format, ReadGame, WriteOptions, write_games};

/// How many puzzles can be asked for; of the person's own all as well.
const COUNTS: [usize; 4] = [6, 12, 24, 48];

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum FileForm {
    #[default]
    Sgf,
    Svg,
    #[cfg(not(target_family = "wasm"))]
    Pdf,
}

impl FileForm {
    const ALL: &[Self] = &[
        Self::Sgf,
        Self::Svg,
        #[cfg(not(target_family = "wasm"))]
        Self::Pdf,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Sgf => "puzzles-export-sgf",
            Self::Svg => "puzzles-export-svg",
            #[cfg(not(target_family = "wasm"))]
            Self::Pdf => "puzzles-export-pdf",
        }
    }

    const fn file_name(self) -> &'static str {
        match self {
            Self::Sgf => "puzzles.sgf",
            Self::Svg => "puzzles.svg",
            #[cfg(not(target_family = "wasm"))]
            Self::Pdf => "puzzles.pdf",
        }
    }
}

/// The choices of the dialog; they stay for the next time.
#[derive(Resource, Debug, Clone, Copy)]
struct PuzzleExport {
    form: FileForm,
    per_page: PerPage,
    /// The place among [`COUNTS`]; beyond it, all.
    count: usize,
}

impl Default for PuzzleExport {
    fn default() -> Self {
        Self {
            form: FileForm::default(),
            per_page: PerPage::default(),
            count: 1,
        }
    }
}

/// The file that is being written.
#[derive(Resource, Default)]
struct WritingPuzzles(Option<(&'static str, SearchTask<Result<Vec<u8>, String>>)>);

pub fn plugin(app: &mut App) {
    app.init_resource::<PuzzleExport>()
        .init_resource::<WritingPuzzles>()
        .add_message::<SaveFile>()
        .add_systems(Update, finish);
}

/// The button that opens the dialog.
pub fn button(ui: &mut UiBuilder, row: Entity) {
    let button = ui.icon_button(row, Icon::Share, "puzzles-export");
    ui.on(
        button,
        |_: On<Activate>, choice: Res<PuzzleExport>, puzzles: Res<Puzzles>, mut ui: UiBuilder| {
            open(&mut ui, *choice, &puzzles);
        },
    );
}

fn open(ui: &mut UiBuilder, choice: PuzzleExport, puzzles: &Puzzles) {
    let title = ui.locale.text("puzzles-export");
    let place = subject(&ui.locale, puzzles);
    let parts = ui.dialog(&title, Some(&place));
    let forms = FileForm::ALL;
    let labels: Vec<String> = forms.iter().map(|form| ui.locale.text(form.id())).collect();
    let at = forms.iter().position(|form| *form == choice.form);
    let chips = ui.chips(
        parts.body,
        "puzzles-export-form",
        &labels,
        at.unwrap_or_default(),
    );
    ui.on(
        chips,
        |picked: On<Picked>, mut choice: ResMut<PuzzleExport>| {
            choice.form = *FileForm::ALL.get(picked.index).unwrap_or(&choice.form);
        },
    );
    ui.localized_text(parts.body, Style::LABEL, "puzzles-export-count");
    let mut counts: Vec<Segment> = COUNTS
        .map(|count| Segment::figures(count.to_string()))
        .into();
    if puzzles.shown_pack() == PackShown::Own {
        counts.push(Segment::words(ui.locale.text("puzzles-export-all")));
    }
    let at = choice.count.min(counts.len() - 1);
    let group = ui.segments(parts.body, "puzzles-export-count", &counts, at);
    ui.on(
        group,
        |picked: On<Picked>, mut choice: ResMut<PuzzleExport>| {
            choice.count = picked.index;
        },
    );
    ui.localized_text(parts.body, Style::LABEL, "puzzles-export-per-page");
    let pages = PerPage::ALL.map(|page| Segment::figures(page.count().to_string()));
    let at = PerPage::ALL
        .iter()
        .position(|page| *page == choice.per_page);
    let group = ui.segments(
        parts.body,
        "puzzles-export-per-page",
        &pages,
        at.unwrap_or_default(),
    );
    ui.on(
        group,
        |picked: On<Picked>, mut choice: ResMut<PuzzleExport>| {
            choice.per_page = *PerPage::ALL.get(picked.index).unwrap_or(&choice.per_page);
        },
    );
    ui.cancel(parts.actions);
    let (icon, yes) = if cfg!(target_family = "wasm") {
        (Icon::Download, "export-download")
    } else {
        (Icon::Save, "export-save")
    };
    let save = ui.button(parts.actions, Look::Primary, Some(icon), yes);
    ui.on(save, begin);
}

/// The pack and the theme: "My puzzles, Four-three".
fn subject(locale: &Locale, puzzles: &Puzzles) -> String {
    let pack = locale.text(match puzzles.shown_pack() {
        PackShown::Shipped => "puzzles-pack-shipped",
        PackShown::Own => "puzzles-pack-own",
    });
    let theme = puzzles
        .theme()
        .map(|theme| locale.text(words::name_id(theme)));
    locale.facts([pack].into_iter().chain(theme))
}

/// So many of the puzzles that are practised, spread over all difficulties.
fn chosen(puzzles: &Puzzles, count: usize) -> Vec<Puzzle> {
    let theme = puzzles.theme();
    let is_asked = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.theme() == theme);
    let all: Vec<&Puzzle> = puzzles.pack().puzzles().iter().filter(is_asked).collect();
    let count = COUNTS
        .get(count)
        .map_or(all.len(), |&count| count.min(all.len()));
    (0..count)
        .map(|number| all[number * all.len() / count].clone())
        .collect()
}

fn begin(
    _: On<Activate>,
    choice: Res<PuzzleExport>,
    puzzles: Res<Puzzles>,
    locale: Res<Locale>,
    searcher: Searcher,
    mut writing: ResMut<WritingPuzzles>,
    mut close: MessageWriter<CloseDialog>,
    mut redraw: ResMut<Redraw>,
) {
    close.write_default();
    redraw.next_frame();
    let all = chosen(&puzzles, choice.count);
    let say = |puzzle: &Puzzle| {
        let difficulty = puzzle.difficulty().to_string();
        let facts = [locale.text("puzzle-difficulty"), difficulty].join(" ");
        let said = [
            words::question_of(&locale, puzzle.into()),
            words::rule_of_task_of(&locale, puzzle.into()),
            facts,
        ];
        locale.sentences(said)
    };
    let said: Vec<String> = all.iter().map(say).collect();
    let (form, per_page) = (choice.form, choice.per_page);
    let title = subject(&locale, &puzzles);
    let task = searcher.start(move |_| {
        let sheet = || PuzzleSheet {
            title,
            per_page,
            puzzles: all.iter().map(on_sheet).collect(),
        };
        Some(match form {
            FileForm::Sgf => write_sgf(&all, &said),
            FileForm::Svg => sheet_svg(&sheet())
                .map(String::into_bytes)
                .map_err(|error| error.to_string()),
            #[cfg(not(target_family = "wasm"))]
            FileForm::Pdf => Ok(narabe_art::pictures::sheet_pdf(&sheet())),
        })
    });
    writing.0 = Some((form.file_name(), task));
}

/// A puzzle as a sheet shows it.
fn on_sheet(puzzle: &Puzzle) -> SheetPuzzle {
    let task = puzzle.task();
    SheetPuzzle {
        setup: puzzle.setup().clone(),
        last: puzzle.last(),
        wins_in: task.theme.win().map(|_| task.moves),
        difficulty: puzzle.difficulty(),
        solutions: task.solutions.clone(),
    }
}

/// The puzzles with their solutions, each with what is said about it.
fn write_sgf(puzzles: &[Puzzle], said: &[String]) -> Result<Vec<u8>, String> {
    let games = puzzles.iter().zip(said);
    let games: Vec<ReadGame> = games
        .map(|(puzzle, said)| puzzle.game(SolutionShown::Whole(&|_| said.clone())))
        .collect();
    let written = write_games(Format::Sgf, &games, &WriteOptions::default());
    written
        .map(|file| file.bytes)
        .map_err(|error| error.to_string())
}

/// Hands the written file over.
fn finish(
    mut writing: ResMut<WritingPuzzles>,
    searcher: Searcher,
    locale: Res<Locale>,
    mut saves: MessageWriter<SaveFile>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((name, task)) = &writing.0 else {
        return;
    };
    let Some(written) = task.take() else {
        searcher.wait(&mut redraw);
        return;
    };
    let name = (*name).to_owned();
    writing.0 = None;
    redraw.next_frame();
    match written.unwrap_or_else(|| Ok(Vec::new())) {
        Ok(bytes) => {
            let bytes = bytes.into();
            saves.write(SaveFile { name, bytes });
        }
        Err(reason) => {
            let reason = ("reason", reason.into());
            toasts.write(Toast::fault(locale.text_with("export-failed", &[reason])));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleMaker, PuzzleRequest};
    use crate::screens::testing::TestApp;
    use crate::state::Screen;
    use bevy::ecs::message::Messages;
    use narabe_learn::puzzles::{PuzzleDraft, PuzzleFile, Theme};
    use std::time::{Duration, Instant};

    /// Exports what is practised in a form and returns the file.
    fn exported(test: &mut TestApp, form: usize) -> SaveFile {
        test.press("puzzles-export");
        test.pick("puzzles-export-form", form);
        // Its message is there for two frames, so none may pass unseen.
        let entity = test.control("export-save");
        test.app.world_mut().trigger(Activate { entity });
        let saved = |test: &TestApp| {
            let saves = test.resource::<Messages<SaveFile>>();
            saves.iter_current_update_messages().last().cloned()
        };
        // Solutions are proven for it, which takes seconds.
        let deadline = Instant::now() + Duration::from_secs(60);
        while Instant::now() < deadline {
            test.frames(1);
            if let Some(saved) = saved(test) {
                return saved;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("no file was written");
    }

    #[test]
    fn an_exported_file_is_imported_as_the_same_puzzles() {
        let mut test = TestApp::at(Screen::Puzzles);
        test.send(PuzzleRequest::Practise(Some(Theme::Fours)));
        let file = exported(&mut test, 0);
        assert_eq!(file.name, "puzzles.sgf");
        let read = PuzzleFile::read(&file.bytes).expect("a file");
        assert_eq!((read.pack.puzzles().len(), read.faults.len()), (12, 0));
        for puzzle in read.pack.puzzles() {
            let shipped = Puzzles::shipped().puzzle(puzzle.id()).expect("shipped");
            assert_eq!(puzzle.task(), shipped.task());
        }
        let drafts = read.pack.puzzles().iter().map(PuzzleDraft::again).map(Ok);
        test.send(MakePuzzles {
            from: MadeFrom::File,
            drafts: drafts.collect(),
        });
        test.wait(|test| !test.resource::<PuzzleMaker>().is_busy());
        assert!(test.says("puzzles-refused-shipped"));
    }

    #[test]
    fn a_sheet_is_written_in_each_form() {
        let mut test = TestApp::at(Screen::Puzzles);
        let svg = exported(&mut test, 1);
        assert!(svg.bytes.starts_with(b"<svg") && svg.name == "puzzles.svg");
        let pdf = exported(&mut test, 2);
        assert!(pdf.bytes.starts_with(b"%PDF-") && pdf.name == "puzzles.pdf");
    }
}
