//! Tests of what is opened from a link, a clipboard and files.

use super::branch_choice::BranchChoice;
use super::import::plugin;
use super::import_task::ImportRequest;
use super::opener::{MostStudyMoves, ShowLosses};
use super::pasted::{self, Pasted};
use super::received::{FileContent, ImportSource, ReadWith, Received, ReceivedFile};
use super::turn::TURN_BUTTON;
use crate::live::{Intent, LiveMessage};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::state::{Go, Screen};
use crate::study::{PositionRequest, StudyRequest};
use crate::widgets::{CloseDialog, DismissToast, Toast};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
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

fn send_file(app: &mut App, name: &str, content: impl AsRef<[u8]>) {
    let file = ReceivedFile {
        name: name.into(),
        content: FileContent::Bytes(content.as_ref().into()),
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
        [StudyRequest::OpenWithFindings(Box::new((
            study,
            narabe_study::StudyFindings::default()
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
fn bug_a_library_of_one_line_opened_at_its_end() {
    let mut app = app(Screen::Title);
    // H8, then I9, the last one below it.
    let library = [
        &b"\xFFRenLib\xFF\x03\x04"[..],
        &[0xFF; 10],
        &[0, 0, 0x78, 0, 0x69, 0x40],
    ]
    .concat();
    for (name, content, ply) in [
        ("one.LIB", &library[..], 0),
        ("game.sgf", b"(;SZ[15]RU[Renju];B[hh];W[ig])", 2),
    ] {
        send_file(&mut app, name, content);
        let requests = drained::<StudyRequest>(&mut app);
        let [StudyRequest::Open(study)] = &requests[..] else {
            panic!("{requests:?}")
        };
        assert_eq!(study.main_line().len(), 2, "{name}");
        assert_eq!(study.position().ply(), ply, "{name}");
    }
}

#[test]
fn several_games_and_several_files_go_to_the_library() {
    let mut app = app(Screen::Title);
    let game = "(;SZ[15];B[hh])";
    send_file(&mut app, "two.sgf", game.repeat(2));
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
    let received = losses[0].reread.clone().expect("it can be read again");
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
    let about = |toast: &Toast| toast.lasting.filter(|_| !toast.buttons.is_empty());
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

/// What is opened after this was pasted.
fn received_of(text: &str, picture: Option<Result<&[u8], &str>>) -> (Vec<Received>, Vec<Toast>) {
    let mut app = app(Screen::Study);
    app.add_plugins(pasted::plugin);
    let picture = picture.map(|picture| {
        let file = |bytes: &[u8]| ReceivedFile {
            name: "clipboard.png".into(),
            content: FileContent::Bytes(bytes.into()),
        };
        picture.map(file).map_err(str::to_owned)
    });
    app.world_mut().write_message(Pasted {
        text: text.into(),
        picture,
    });
    let mut received = Vec::new();
    let mut cursor = MessageCursor::<Received>::default();
    let mut toasts = Vec::new();
    // A text is opened before the picture.
    for _ in 0..4 {
        app.update();
        received.extend(cursor.read(app.world().resource()).cloned());
        toasts.extend(drained(&mut app));
    }
    (received, toasts)
}

#[test]
fn of_a_text_and_a_picture_a_game_as_text_is_opened_first() {
    let picture: Option<Result<&[u8], &str>> = Some(Ok(b"\x89PNG"));
    let named = |text, picture| {
        let (received, _) = received_of(text, picture);
        let received = received.last().expect("something is opened");
        assert_eq!(received.source, ImportSource::Clipboard);
        received.files[0].name.clone()
    };
    assert_eq!(named("freestyle 15: h8 i9", picture), "");
    assert_eq!(named("a holiday", picture), "clipboard.png");
    assert_eq!(named("", picture), "clipboard.png");
    assert_eq!(named("a holiday", None), "");
    assert_eq!(named("", None), "");
}

#[test]
fn a_picture_that_cannot_be_pasted_says_why() {
    let (received, toasts) = received_of("", Some(Err("it has too many pixels")));
    assert!(received.is_empty(), "{received:?}");
    let [toast] = &toasts[..] else {
        panic!("{toasts:?}")
    };
    assert!(toast.text.contains("it has too many pixels"), "{toast:?}");
}

#[test]
fn a_text_that_is_no_game_is_not_refused_where_a_picture_is_opened() {
    let (received, toasts) = received_of("a holiday", Some(Ok(b"\x89PNG")));
    assert_eq!(received.len(), 2, "{received:?}");
    assert_eq!(toasts.len(), 1, "of the picture alone: {toasts:?}");
}
