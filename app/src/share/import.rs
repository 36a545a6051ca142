//! Imports games from text.

use crate::live::{AnySavedMatch, ImportError, Intent, LiveWriter, LoadError};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, StudyRequest};
use crate::widgets::{CloseDialog, Toast};
use bevy::prelude::*;
use narabe::study::{PastedPosition, SavedStudy, Study};
use std::path::PathBuf;

/// The origin of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportSource {
    /// The page's address.
    Link,
    Clipboard,
    /// A file with this path.
    File(PathBuf),
}

/// Text that should contain a game.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Received {
    pub source: ImportSource,
    pub text: String,
}

/// The file named on the command line, which is opened after startup.
#[derive(Resource, Debug, Clone, Default)]
pub struct FileToOpen(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Received>()
        .add_systems(Startup, open_file)
        .add_systems(Update, receive);
}

/// Opens the file of the command line.
fn open_file(file: Option<Res<FileToOpen>>, mut intents: LiveWriter<Intent>) {
    if let Some(path) = file.and_then(|file| file.0.clone()) {
        intents.write(Intent::OpenFile(path));
    }
}

fn receive(
    mut received: MessageReader<Received>,
    locale: Res<Locale>,
    screen: Res<State<Screen>>,
    study: Option<Res<OpenStudy>>,
    mut intents: LiveWriter<Intent>,
    mut studies: MessageWriter<StudyRequest>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(Received { source, text }) = received.read().last() else {
        return;
    };
    redraw.next_frame();
    if let Ok(opened) = SavedStudy::decode_with_found(text.trim()) {
        close.write_default();
        studies.write(StudyRequest::OpenWithFound(Box::new(opened)));
        go.write(Go::To(Screen::Study));
        return;
    }
    match AnySavedMatch::import(text) {
        Ok(saved) => {
            close.write_default();
            if *screen.get() == Screen::Study
                && let Some(study) = study_of(&saved)
            {
                studies.write(StudyRequest::Open(Box::new(study)));
                return;
            }
            // Only from the title and the list of saves does an import open the game's screen; a game in progress opens
            // by itself.
            let opens_by_itself = matches!(screen.get(), Screen::Title | Screen::Load);
            if !(opens_by_itself || screen.get().shows_game()) {
                go.write(Go::To(Screen::of_game(saved.summary().finished)));
            }
            intents.write(Intent::OpenImported(Box::new(saved)));
        }
        Err(fault) => {
            // A list of moves or a drawn board.
            let screen = *screen.get();
            if matches!(screen, Screen::Study | Screen::Load)
                && let Some(study) = pasted_study(text, study.as_deref())
            {
                close.write_default();
                studies.write(StudyRequest::Open(Box::new(study)));
                if screen != Screen::Study {
                    go.write(Go::To(Screen::Study));
                }
                return;
            }
            // The current game stays.
            toasts.write(Toast::fault(words(&locale, source, &fault)));
        }
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

/// The reason as text for the player.
fn words(locale: &Locale, source: &ImportSource, fault: &ImportError) -> String {
    match (source, fault) {
        (ImportSource::File(path), ImportError::File(fault)) => {
            let error = LoadError::content(path, fault.clone());
            locale.file_error(&error.report(path))
        }
        (ImportSource::Clipboard, ImportError::File(_)) => locale.text("share-clipboard-empty"),
        (ImportSource::Link, fault) => {
            locale.text_with("share-link-bad", &[("reason", fault.to_string().into())])
        }
        (_, fault) => locale.text_with("share-bad", &[("reason", fault.to_string().into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::LiveMessage;
    use bevy::state::app::StatesPlugin;

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
        let text = text.into();
        app.world_mut().write_message(Received { source, text });
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
        send(&mut app, ImportSource::File("study-1.narabe".into()), &text);
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
        send(
            &mut app,
            ImportSource::File("note.txt".into()),
            "milk, eggs",
        );
        send(&mut app, ImportSource::Clipboard, "milk, eggs");
        let toasts = drained::<Toast>(&mut app);
        assert_eq!(toasts[0].text, "note.txt is not a Narabe game");
        assert_eq!(toasts[1].text, "There is no game on the clipboard");
        assert!(drained::<Go>(&mut app).is_empty());
    }

    #[test]
    fn a_twin_game_opens_the_screen_of_twin_boards() {
        let mut app = app(Screen::Title);
        app.world_mut().write_message(Received {
            source: ImportSource::Clipboard,
            text: "twin 19: L:j10; R:j10 R:k11".into(),
        });
        app.update();
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
