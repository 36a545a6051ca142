//! Opens what was received: one game as a study, a game of ours as one, a picture as a position, and many games in the library.

use super::branch_choice::BranchChoice;
use super::opened::{Opened, open_at_once};
use super::opener::{MostStudyMoves, Opener, ShowLosses};
use super::opening::Opening;
use super::received::{FileContent, ImportSource, ReadWith, Received, ReceivedFile};
use crate::live::loop_waker;
use crate::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::PathBuf;

/// Texts and files in memory up to this size are opened at once; others apart from the main thread.
pub const AT_ONCE: usize = 64 * 1024;

/// The files named on the command line, which are opened after startup.
#[derive(Resource, Debug, Clone, Default)]
pub struct FilesToOpen(pub Vec<PathBuf>);

/// The file that is being opened apart from the main thread.
#[derive(Resource, Default)]
pub struct OpeningFile(Option<(Received, Opening)>);

impl OpeningFile {
    /// Its name and the share of the work that is done, 0 to 1; none if nothing is being opened.
    pub fn progress(&self) -> Option<(&str, f32)> {
        let (received, opening) = self.0.as_ref()?;
        let name = received.files.first().map_or("", |file| &file.name);
        Some((name, opening.share()))
    }

    /// Ends the work. What was open stays.
    pub fn cancel(&mut self) {
        self.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpeningFile>()
        .add_message::<Received>()
        .add_message::<ReadWith>()
        .add_message::<ShowLosses>()
        .add_systems(Startup, open_files)
        .add_systems(Update, (receive, finish).chain());
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

fn receive(
    (mut received, mut again): (MessageReader<Received>, MessageReader<ReadWith>),
    mut opener: Opener,
    mut opening: ResMut<OpeningFile>,
    limit: Res<MostStudyMoves>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let new = received.read().map(|received| (received, None));
    let again = again.read();
    let again = again.map(|again| (&again.received, Some(again.encoding)));
    for (received, encoding) in new.chain(again) {
        redraw.next_frame();
        let file = match &received.files[..] {
            [] => continue,
            [file] => file,
            files => {
                opener.import(files);
                continue;
            }
        };
        let mut defaults = opener.defaults();
        defaults.texts.given = encoding;
        match &file.content {
            FileContent::Bytes(bytes) if bytes.len() <= AT_ONCE && !limit.may_exceed(bytes) => {
                let opened = open_at_once(&file.name, bytes, &defaults);
                opener.take(received, opened);
            }
            _ => {
                let wake = proxy.as_deref().map(loop_waker);
                let started = Opening::start(file.clone(), defaults, wake);
                opening.0 = Some((received.clone(), started));
            }
        }
    }
}

/// Takes over a file that was read apart from the main thread.
fn finish(
    mut opening: ResMut<OpeningFile>,
    mut choice: ResMut<BranchChoice>,
    mut opener: Opener,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((received, work)) = opening.0.take() else {
        return;
    };
    let Some(opened) = work.take() else {
        opening.0 = Some((received, work));
        redraw.every(Source::Engine.or_headless(proxy.is_some()));
        return;
    };
    redraw.next_frame();
    match opened {
        Ok(Opened::Branches(place)) => {
            opener.choose_branch();
            choice.begin(received, work, *place);
        }
        other => opener.take(&received, other),
    }
}

#[cfg(test)]
mod tests {
    use super::super::import_task::ImportRequest;
    use super::super::turn::TURN_BUTTON;
    use super::*;
    use crate::live::{Intent, LiveMessage};
    use crate::locale::Locale;
    use crate::state::{Go, Screen};
    use crate::study::{PositionRequest, StudyRequest};
    use crate::widgets::{CloseDialog, DismissToast, Toast};
    use bevy::state::app::StatesPlugin;
    use narabe_rules::{BoardSize, Rule, Side};
    use narabe_study::SavedStudy;
    use std::time::{Duration, Instant};

    fn app(screen: Screen) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, plugin))
            .insert_resource(Locale::new("en"))
            .init_resource::<Redraw>()
            .init_resource::<BranchChoice>()
            .init_resource::<MostStudyMoves>()
            .add_message::<LiveMessage<Intent>>()
            .add_message::<Go>()
            .add_message::<StudyRequest>()
            .add_message::<PositionRequest>()
            .add_message::<ImportRequest>()
            .add_message::<CloseDialog>()
            .add_message::<Toast>()
            .add_message::<DismissToast>()
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
        let study = narabe_study::Study::new(narabe_rules::Rule::Renju, Default::default());
        let text = SavedStudy::encode(&study).expect("a text");
        send_file(&mut app, "study-1.narabe", &text);
        assert_eq!(
            drained::<StudyRequest>(&mut app),
            [StudyRequest::OpenWithFound(Box::new((
                study,
                narabe_study::StudyFound::default()
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
    }

    #[test]
    fn a_game_of_another_program_is_studied_and_what_was_lost_is_said() {
        let mut app = app(Screen::Title);
        send_file(
            &mut app,
            "a.sgf",
            "(;SZ[15]RU[Renju];B[hh];W[ig]LB[aa:far]MA[aa])",
        );
        let requests = drained::<StudyRequest>(&mut app);
        let [StudyRequest::Open(study)] = &requests[..] else {
            panic!("{requests:?}")
        };
        assert_eq!(study.main_line().len(), 2);
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::Study)]);
        let toasts = drained::<Toast>(&mut app);
        assert_eq!(toasts[0].text, "1 mark was left out.");
        send_file(&mut app, "b.sgf", "(;SZ[15];B[hh];W[hh])");
        let losses = drained::<ShowLosses>(&mut app);
        assert_eq!(losses[0].lines.len(), 3, "{losses:?}");
    }

    #[test]
    fn several_games_and_several_files_go_to_the_library() {
        let mut app = app(Screen::Title);
        let game = "(;SZ[15];B[hh])";
        send_file(&mut app, "two.sgf", &game.repeat(2));
        let requests = drained::<ImportRequest>(&mut app);
        assert!(
            matches!(&requests[..], [ImportRequest::Begin(files)] if files.len() == 1),
            "{requests:?}"
        );
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::Library)]);
        let file = |name: &str| ReceivedFile {
            name: name.into(),
            content: FileContent::Bytes(game.as_bytes().into()),
        };
        let files = vec![file("a.sgf"), file("b.sgf")];
        let source = ImportSource::Files;
        app.world_mut().write_message(Received { source, files });
        app.update();
        let requests = drained::<ImportRequest>(&mut app);
        assert!(
            matches!(&requests[..], [ImportRequest::Begin(files)] if files.len() == 2),
            "{requests:?}"
        );
    }

    #[test]
    fn a_picture_of_a_board_becomes_a_position_to_check() {
        use narabe_art::pictures::{PicturePosition, PictureStyle, position_png};
        let setup = "h8 i9 i8 g7";
        let mut setup = setup.split(' ').zip([Side::Black, Side::White].repeat(2));
        let mut position = narabe_rules::Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        setup
            .try_for_each(|(point, side)| position.place(point.parse().expect("a point"), side))
            .expect("free points");
        let picture = PicturePosition::from(&position);
        let style = PictureStyle {
            pixels: 600,
            ..PictureStyle::default()
        };
        let bytes = position_png(&picture, &style).expect("a picture");
        let mut app = app(Screen::Title);
        app.world_mut().write_message(Received {
            source: ImportSource::Files,
            files: vec![ReceivedFile {
                name: "board.png".into(),
                content: FileContent::Bytes(bytes.into()),
            }],
        });
        let begun = Instant::now();
        let requests = loop {
            app.update();
            let requests = drained::<PositionRequest>(&mut app);
            if !requests.is_empty() || begun.elapsed() > Duration::from_secs(60) {
                break requests;
            }
        };
        let [PositionRequest::OpenRead { setup, .. }] = &requests[..] else {
            panic!("{requests:?}: {:?}", drained::<Toast>(&mut app))
        };
        assert_eq!(setup.stones().len(), 4);
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::PositionSetup)]);
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

    #[test]
    fn bug_a_wrongly_guessed_character_set_could_not_be_changed() {
        let mut app = app(Screen::Study);
        let file = ReceivedFile {
            name: "game.sgf".into(),
            content: FileContent::Bytes(b"(;GM[4]PB[\xba\xda\xc6\xe5];B[hh])".as_slice().into()),
        };
        let gbk = narabe_notation::encoding_named("gbk").expect("known");
        assert_eq!(file.previews(&[gbk], 9), ["黑棋"]);
        app.world_mut().write_message(Received {
            source: ImportSource::Files,
            files: vec![file],
        });
        app.update();
        let losses = drained::<ShowLosses>(&mut app);
        let received = losses[0].reread.clone().expect("it can be read anew");
        drained::<StudyRequest>(&mut app);
        let encoding = narabe_notation::encoding_named("euc-kr").expect("known");
        app.world_mut()
            .write_message(ReadWith { received, encoding });
        app.update();
        let opened = drained::<StudyRequest>(&mut app);
        let StudyRequest::Open(study) = &opened[0] else {
            panic!("{opened:?}");
        };
        assert_eq!(study.names()[0], encoding.decode(b"\xba\xda\xc6\xe5").0);
    }

    #[test]
    fn bug_flip_in_a_notice_turned_whichever_study_was_open() {
        let mut app = app(Screen::Study);
        let about = |toast: &Toast| toast.lasting.filter(|_| toast.button.is_some());
        let game = r#"{"size":15,"rule":"renju","moves":[[7,7],[8,8],[9,0]]}"#;
        send(&mut app, ImportSource::Clipboard, game);
        let asked: Vec<_> = drained::<Toast>(&mut app)
            .iter()
            .filter_map(about)
            .collect();
        assert_eq!(asked, [TURN_BUTTON], "it stays until it is answered");
        drained::<DismissToast>(&mut app);
        send(&mut app, ImportSource::Clipboard, "1. h8 i9 2. i8");
        let dismissed = drained::<DismissToast>(&mut app);
        assert!(dismissed.contains(&DismissToast(TURN_BUTTON)));
    }
}
