//! Opens what was received.

use super::opened::{OpenError, Opened, open};
use super::received::{ImportSource, Received, ReceivedFile};
use crate::live::{AnySavedMatch, IMPORT_SIZE_LIMIT, Intent, LiveWriter, LoadError};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::state::{Go, Screen};
use crate::storage::FileErrorReport;
use crate::study::{OpenStudy, StudyRequest};
use crate::widgets::{CloseDialog, Toast};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe::study::{PastedPosition, Study};
use std::path::{Path, PathBuf};

/// The files named on the command line, which are opened after startup.
#[derive(Resource, Debug, Clone, Default)]
pub struct FilesToOpen(pub Vec<PathBuf>);

/// What an opened file changes.
#[derive(SystemParam)]
struct Opener<'w> {
    locale: Res<'w, Locale>,
    screen: Res<'w, State<Screen>>,
    study: Option<Res<'w, OpenStudy>>,
    intents: LiveWriter<'w, Intent>,
    studies: MessageWriter<'w, StudyRequest>,
    go: MessageWriter<'w, Go>,
    close: MessageWriter<'w, CloseDialog>,
    reports: MessageWriter<'w, FileErrorReport>,
    toasts: MessageWriter<'w, Toast>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Received>()
        .add_message::<FileErrorReport>()
        .add_systems(Startup, open_files)
        .add_systems(Update, receive);
}

/// Opens the files of the command line.
fn open_files(files: Option<Res<FilesToOpen>>, mut received: MessageWriter<Received>) {
    let files = files.map(|files| files.0.clone()).unwrap_or_default();
    if !files.is_empty() {
        received.write(Received {
            source: ImportSource::Files,
            files: files.into_iter().map(ReceivedFile::at).collect(),
        });
    }
}

fn receive(mut received: MessageReader<Received>, mut opener: Opener, mut redraw: ResMut<Redraw>) {
    let Some(Received { source, files }) = received.read().last() else {
        return;
    };
    redraw.next_frame();
    let Some(file) = files.first() else {
        return;
    };
    match file.read(IMPORT_SIZE_LIMIT) {
        Ok(bytes) => match (open(&bytes), opener.pasted(&bytes)) {
            (Err(_), Some(study)) => opener.study(study),
            (opened, _) => opener.take(*source, file, opened),
        },
        Err(error) => opener.report(file, LoadError::from(error)),
    }
}

impl Opener<'_> {
    fn take(
        &mut self,
        source: ImportSource,
        file: &ReceivedFile,
        opened: Result<Opened, OpenError>,
    ) {
        match opened {
            Ok(Opened::Study(opened)) => {
                self.studies.write(StudyRequest::OpenWithFound(opened));
                self.close.write_default();
                self.go.write(Go::To(Screen::Study));
            }
            Ok(Opened::Match(saved)) => self.take_match(saved),
            Err(error) => self.refuse(source, file, &error),
        }
    }

    /// A list of moves or a drawn board, where games are studied.
    fn pasted(&self, bytes: &[u8]) -> Option<Study> {
        let is_here = matches!(self.screen.get(), Screen::Study | Screen::Load);
        let text = str::from_utf8(bytes).ok().filter(|_| is_here)?;
        pasted_study(text, self.study.as_deref())
    }

    fn study(&mut self, study: Study) {
        self.close.write_default();
        self.studies.write(StudyRequest::Open(Box::new(study)));
        if *self.screen.get() != Screen::Study {
            self.go.write(Go::To(Screen::Study));
        }
    }

    /// A game goes on, unless games are studied here.
    fn take_match(&mut self, saved: Box<AnySavedMatch>) {
        self.close.write_default();
        let screen = self.screen.get();
        if *screen == Screen::Study
            && let Some(study) = study_of(&saved)
        {
            self.studies.write(StudyRequest::Open(Box::new(study)));
            return;
        }
        // Only from the title and the list of saves does an import open the game's screen; a game in progress opens
        // by itself.
        let opens_by_itself = matches!(screen, Screen::Title | Screen::Load);
        if !(opens_by_itself || screen.shows_game()) {
            self.go
                .write(Go::To(Screen::of_game(saved.summary().finished)));
        }
        self.intents.write(Intent::OpenImported(saved));
    }

    /// Says why nothing was opened. What was open stays.
    fn refuse(&mut self, source: ImportSource, file: &ReceivedFile, error: &OpenError) {
        let locale = &self.locale;
        let reason = ("reason", error.to_string().into());
        let words = match source {
            ImportSource::Clipboard if error.is_foreign() => locale.text("share-clipboard-empty"),
            ImportSource::Clipboard => locale.text_with("share-bad", &[reason]),
            ImportSource::Link => locale.text_with("share-link-bad", &[reason]),
            ImportSource::Files => {
                let name = ("file", file.name.clone().into());
                locale.text_with("share-file-bad", &[name, reason])
            }
        };
        self.toasts.write(Toast::fault(words));
    }

    fn report(&mut self, file: &ReceivedFile, error: LoadError) {
        self.reports.write(error.report(Path::new(&file.name)));
    }
}

/// A study of moves or of a position in a text that need not name a rule and a size: they are those of the open study.
fn pasted_study(text: &str, open: Option<&OpenStudy>) -> Option<Study> {
    let (rule, size) = open.map_or_else(Default::default, |open| {
        let game = open.game();
        (game.rule(), game.size())
    });
    PastedPosition::parse(text, rule, size)
        .ok()?
        .to_study()
        .ok()
}

/// A study of a game on one board, with the names that persons were given.
fn study_of(saved: &AnySavedMatch) -> Option<Study> {
    let summary = saved.summary();
    let AnySavedMatch::OneBoard(saved) = saved else {
        return None;
    };
    let mut study = Study::of_game(saved.record().clone());
    let names = [summary.black, 1 - summary.black];
    study.set_names(names.map(|index| summary.config.players[index].name.clone()));
    Some(study)
}

#[cfg(test)]
mod tests {
    use super::super::received::FileContent;
    use super::*;
    use crate::live::LiveMessage;
    use bevy::state::app::StatesPlugin;
    use narabe::study::SavedStudy;

    fn app(screen: Screen) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, plugin))
            .insert_resource(Locale::new("en"))
            .init_resource::<Redraw>()
            .add_message::<LiveMessage<Intent>>()
            .add_message::<Go>()
            .add_message::<StudyRequest>()
            .add_message::<CloseDialog>()
            .add_message::<Toast>()
            .insert_state(screen);
        app
    }

    fn drained<T: Message>(app: &mut App) -> Vec<T> {
        app.world_mut()
            .resource_mut::<Messages<T>>()
            .drain()
            .collect()
    }

    fn send(app: &mut App, source: ImportSource, text: &str) {
        app.world_mut()
            .write_message(Received::text(source, text.into()));
        app.update();
    }

    fn send_file(app: &mut App, name: &str, text: &str) {
        let file = ReceivedFile {
            name: name.into(),
            content: FileContent::Bytes(text.as_bytes().into()),
        };
        app.world_mut().write_message(Received {
            source: ImportSource::Files,
            files: vec![file],
        });
        app.update();
    }

    #[test]
    fn a_link_is_imported() {
        let mut app = app(Screen::Settings);
        send(&mut app, ImportSource::Link, "#g=freestyle15/h8");
        assert!(matches!(
            drained::<LiveMessage<Intent>>(&mut app)[..],
            [LiveMessage(Intent::OpenImported(_))]
        ));
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::Game)]);
    }

    #[test]
    fn a_study_is_opened_as_one() {
        let mut app = app(Screen::Title);
        let study = narabe::study::Study::new(narabe::rules::Rule::Renju, Default::default());
        let text = SavedStudy::encode(&study).expect("a text");
        send_file(&mut app, "study-1.narabe", &text);
        assert_eq!(
            drained::<StudyRequest>(&mut app),
            [StudyRequest::OpenWithFound(Box::new((
                study,
                narabe::study::StudyFound::default()
            )))]
        );
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::Study)]);
    }

    #[test]
    fn a_game_that_is_pasted_in_the_study_is_studied() {
        let mut app = app(Screen::Study);
        let text = "freestyle 15: h8 i9 i8";
        send(&mut app, ImportSource::Clipboard, text);
        let requests = drained::<StudyRequest>(&mut app);
        let [StudyRequest::Open(study)] = &requests[..] else {
            panic!("{requests:?}")
        };
        assert_eq!((study.main_line().len(), study.game().ply()), (3, 3));
        assert!(drained::<LiveMessage<Intent>>(&mut app).is_empty());
        send(&mut app, ImportSource::Clipboard, "twin 19: L:j10");
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::Game)]);
    }

    #[test]
    fn moves_without_a_rule_and_a_drawn_board_are_studied() {
        let board = ". . . . .\n. X O . .\n. . X . .\n. . . . .\n. . . . .";
        for text in ["1. h8 i9 2. i8", "h8i9i8", board] {
            let mut app = app(Screen::Study);
            send(&mut app, ImportSource::Clipboard, text);
            let requests = drained::<StudyRequest>(&mut app);
            let [StudyRequest::Open(study)] = &requests[..] else {
                panic!("{text}: {requests:?}")
            };
            let stones = study.position().stones().count();
            assert_eq!(stones, 3, "{text}");
        }
        let mut app = app(Screen::Game);
        send(&mut app, ImportSource::Clipboard, "h8 i9 i8");
        assert!(drained::<StudyRequest>(&mut app).is_empty());
    }

    #[test]
    fn a_bad_link_shows_an_error_and_keeps_the_game() {
        let mut app = app(Screen::Game);
        send(&mut app, ImportSource::Link, "#g=freestyle15/h8h8");
        assert!(drained::<LiveMessage<Intent>>(&mut app).is_empty());
        assert!(drained::<Go>(&mut app).is_empty());
        let toasts = drained::<Toast>(&mut app);
        assert!(toasts[0].text.contains("taken"), "{}", toasts[0].text);
    }

    #[test]
    fn a_bad_file_is_named_and_a_bad_clipboard_is_not() {
        let mut app = app(Screen::Load);
        send_file(&mut app, "note.txt", "milk, eggs");
        send(&mut app, ImportSource::Clipboard, "milk, eggs");
        let toasts = drained::<Toast>(&mut app);
        assert!(toasts[0].text.starts_with("note.txt cannot be opened"));
        assert_eq!(toasts[1].text, "There is no game on the clipboard");
        assert!(drained::<Go>(&mut app).is_empty());
    }

    #[test]
    fn a_twin_game_opens_the_screen_of_twin_boards() {
        let mut app = app(Screen::Title);
        let text = "twin 19: L:j10; R:j10 R:k11";
        send(&mut app, ImportSource::Clipboard, text);
        let requests = drained::<LiveMessage<Intent>>(&mut app);
        let [LiveMessage(Intent::OpenImported(saved))] = &requests[..] else {
            panic!("{requests:?}")
        };
        assert_eq!(saved.summary().moves, 2);
        assert!(
            drained::<Go>(&mut app).is_empty(),
            "the title opens the game by itself"
        );
    }
}
