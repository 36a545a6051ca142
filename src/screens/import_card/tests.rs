//! The card of an import, without a window.

use super::{ImportCardSlot, words};
use crate::library::GameLibrary;
use crate::locale::Locale;
use crate::screens::testing::TestApp;
use crate::share::{
    self, FileContent, GameImport, ImportPhase, ImportProgress, ImportRequest, ReceivedFile,
    loss_lines,
};
use crate::widgets::Announcement;
use bevy::prelude::*;
use narabe_library::{LeftOut, Refusal};
use narabe_rules::Rule;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The requests written; messages themselves are dropped after two frames.
#[derive(Resource, Default)]
struct SentRequests(Vec<ImportRequest>);

fn hear(mut messages: MessageReader<ImportRequest>, mut sent: ResMut<SentRequests>) {
    sent.0.extend(messages.read().cloned());
}

/// The app with a place for the card and an import in it.
fn showing(progress: ImportProgress) -> TestApp {
    let mut test = TestApp::started();
    test.app
        .init_resource::<SentRequests>()
        .add_systems(Last, hear);
    test.app
        .world_mut()
        .spawn((ImportCardSlot, Node::default()));
    show(&mut test, progress);
    test
}

fn show(test: &mut TestApp, progress: ImportProgress) {
    test.app.insert_resource(GameImport::of(progress));
    test.settle();
}

fn running() -> ImportProgress {
    ImportProgress {
        name: "RenjuNet".into(),
        share: 0.64,
        seen: 71_941,
        left_out: [188, 24, 0],
        ..ImportProgress::default()
    }
}

#[test]
fn a_running_import_tells_how_far_it_is_and_can_be_cancelled() {
    let mut test = showing(running());
    let locale = Locale::new("en");
    for text in [
        &words::title(&locale, &running()),
        "64 %",
        &words::left_out(&locale, &running()),
    ] {
        assert!(test.shows(text), "{text}: {:?}", test.texts());
    }
    show(
        &mut test,
        ImportProgress {
            share: 0.7,
            ..running()
        },
    );
    assert!(test.shows("70 %") && !test.shows("64 %"));
    test.press("import-cancel");
    let sent = &test.resource::<SentRequests>().0;
    assert_eq!(sent, &[ImportRequest::Cancel]);
}

#[test]
fn cancel_keeps_the_focus_when_games_are_left_out() {
    let mut test = showing(ImportProgress {
        left_out: [0; 3],
        ..running()
    });
    let was_drawn = test.keeps_focus("import-cancel", |test| {
        test.app.insert_resource(GameImport::of(running()));
    });
    assert!(was_drawn);
}

#[test]
fn what_was_left_out_is_listed_at_the_end() {
    let game = LeftOut {
        number: 17,
        names: ["Hana".into(), "Kaede".into()],
        reason: Refusal::NoMoves,
    };
    let mut test = showing(ImportProgress {
        phase: ImportPhase::Done,
        added: 3,
        left_out: [1, 0, 0],
        list: Arc::new(vec![game]),
        ..running()
    });
    assert!(test.says_with("import-done", &[("name", "RenjuNet".into())]));
    let added = [("added", 3.into()), ("known", 0.into())];
    assert!(test.says_with("import-added", &added));
    test.press("import-list");
    let game = [("number", 17.into()), ("names", "Hana – Kaede".into())];
    assert!(test.says_with("import-list-named-game", &game));
    test.press("done");
    test.press("import-close");
    let sent = &test.resource::<SentRequests>().0;
    assert_eq!(sent, &[ImportRequest::Close]);
}

#[test]
fn without_an_import_the_place_is_empty() {
    let mut test = showing(running());
    test.app.insert_resource(GameImport::default());
    test.settle();
    assert!(!test.has("import-cancel"));
}

#[test]
fn bug_the_end_of_an_import_was_not_told_to_screen_readers() {
    let mut test = showing(running());
    test.resource_mut::<Messages<Announcement>>().clear();
    let done = ImportProgress {
        phase: ImportPhase::Done,
        added: 3,
        left_out: [1, 0, 0],
        ..running()
    };
    let words = words::end(test.resource(), &done);
    test.app.insert_resource(GameImport::of(done));
    test.frames(1);
    let mut messages = test.resource_mut::<Messages<Announcement>>();
    let told: Vec<_> = messages.drain().map(|told| told.0).collect();
    assert_eq!(told, [words]);
}

/// Imports the games of a text and waits for the end.
fn import(test: &mut TestApp, name: &str, text: &str) -> ImportProgress {
    import_all(test, &[(name, text)])
}

/// The same of some files.
fn import_all(test: &mut TestApp, files: &[(&str, &str)]) -> ImportProgress {
    let files = files.iter().map(|(name, text)| ReceivedFile {
        name: (*name).into(),
        content: FileContent::Bytes(text.as_bytes().into()),
    });
    import_files(test, files.collect())
}

fn import_files(test: &mut TestApp, files: Vec<ReceivedFile>) -> ImportProgress {
    test.write(ImportRequest::Begin(files));
    let begun = Instant::now();
    loop {
        test.settle();
        let import = test.resource::<GameImport>();
        let question = import
            .progress()
            .and_then(|progress| progress.question.clone());
        if let Some(question) = question {
            test.write(ImportRequest::Answer(question.guess.rule));
            continue;
        }
        if let Some(progress) = import.progress().filter(|_| !import.is_running()) {
            return progress.clone();
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "the import ends");
    }
}

#[test]
fn games_are_imported_once_and_what_is_no_game_is_counted() {
    let mut test = TestApp::new();
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let text = "(;SZ[15]PB[Hana];B[hh];W[ig])(;SZ[15])(;SZ[15];B[hh];W[hh])(;SZ[15];B[ii])";
    let progress = import(&mut test, "cup.sgf", text);
    assert_eq!(progress.phase, ImportPhase::Done);
    assert_eq!((progress.seen, progress.added), (4, 2));
    assert_eq!(progress.left_out, [1, 1, 0]);
    assert_eq!(progress.list[0].reason, Refusal::NoMoves);
    assert_eq!(test.resource::<GameLibrary>().games().len(), 2);
    let again = import(&mut test, "cup.sgf", text);
    assert_eq!((again.added, again.duplicates), (0, 2));
}

/// Whether the list has the second game of a file, between Hana and Isao.
fn names_second_game(test: &mut TestApp, file: &str) -> bool {
    let game = [("number", 2.into()), ("names", "Hana – Isao".into())];
    let game = test.text_with("import-list-named-game", &game);
    let place = [("file", file.into()), ("game", game.into())];
    test.says_with("import-list-place", &place)
}

#[test]
fn bug_a_game_that_was_left_out_named_no_file() {
    let mut test = showing(running());
    test.app.insert_resource(GameImport::default());
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let good = "(;SZ[15];B[hh];W[ii])(;SZ[15];B[ii])";
    let bad = "(;SZ[15];B[hh];W[hj])(;SZ[15]PB[Hana]PW[Isao])";
    import_all(&mut test, &[("good.sgf", good), ("club.sgf", bad)]);
    test.press("import-list");
    assert!(names_second_game(&mut test, "club.sgf"));
}

#[test]
fn bug_an_import_of_more_games_than_are_written_at_once_never_ended() {
    let mut test = TestApp::new();
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let letters = || 'a'..='o';
    let games = letters().flat_map(|x| letters().map(move |y| format!("{x}{y}")));
    let games = games.filter(|white| white != "hh").flat_map(|white| {
        let black = letters().filter(|x| *x != 'h').map(|x| format!("{x}a"));
        black.map(move |third| (white.clone(), third))
    });
    let games = games.filter(|(white, third)| white != third);
    let text: String = games
        .map(|(white, third)| format!("(;SZ[15];B[hh];W[{white}];B[{third}])"))
        .collect();
    let progress = import(&mut test, "many.sgf", &text);
    assert_eq!(progress.phase, ImportPhase::Done);
    assert!(progress.added > 3_000, "{}", progress.added);
    let kept = test.resource::<GameLibrary>().games().len();
    assert_eq!(kept, progress.added);
}

#[test]
fn bug_a_game_that_was_left_out_of_an_archive_named_the_archive_only() {
    let mut test = showing(running());
    test.app.insert_resource(GameImport::default());
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let bad = b"(;SZ[15];B[hh];W[hj])(;SZ[15]PB[Hana]PW[Isao])";
    let files = [("good.sgf", &b"(;SZ[15];B[ii])"[..]), ("bad.sgf", bad)];
    let archive = narabe_notation::write_archive(files).expect("an archive");
    import_files(
        &mut test,
        vec![ReceivedFile {
            name: "club.zip".into(),
            content: FileContent::Bytes(archive.into()),
        }],
    );
    test.press("import-list");
    assert!(names_second_game(&mut test, "club.zip: bad.sgf"));
}

#[test]
fn bug_what_was_odd_in_one_of_several_files_named_no_file() {
    let mut test = TestApp::new();
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let odd = "Komi: 7\nh8 i9\n";
    let progress = import_all(&mut test, &[("a.txt", "h8 j9\n"), ("b.txt", odd)]);
    let lines = loss_lines(test.resource::<Locale>(), &progress.lost);
    let line = test.text_with("odd-line", &[("line", 1.into())]);
    let place = format!("b.txt: {line}: ");
    assert!(
        lines.iter().any(|line| line.starts_with(&place)),
        "{lines:?}"
    );
}

/// Imports and waits for the question after the rule.
fn asked(test: &mut TestApp, name: &str, text: &str) -> share::RuleQuestion {
    let file = ReceivedFile {
        name: name.into(),
        content: FileContent::Bytes(text.as_bytes().into()),
    };
    test.write(ImportRequest::Begin(vec![file]));
    let begun = Instant::now();
    loop {
        test.settle();
        let import = test.resource::<GameImport>();
        let question = import
            .progress()
            .and_then(|progress| progress.question.clone());
        if let Some(question) = question {
            return question;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it is asked");
    }
}

fn wait_for_end(test: &mut TestApp) -> ImportProgress {
    let begun = Instant::now();
    loop {
        test.settle();
        let import = test.resource::<GameImport>();
        if let Some(progress) = import.progress().filter(|_| !import.is_running()) {
            return progress.clone();
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "the import ends");
    }
}

#[test]
fn bug_a_renju_server_s_collection_came_in_as_freestyle_without_a_question() {
    let mut test = showing(running());
    test.app.insert_resource(GameImport::default());
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let named = "(;SZ[15]RU[Standard]PB[Ann];B[hh])";
    let open = "(;SZ[15]PB[Hana]SO[renju.net];B[hh];W[ig])(;SZ[15]SO[renju.net];B[ii];W[hh])";
    let question = asked(&mut test, "server.sgf", &format!("{named}{open}"));
    assert_eq!((question.guess.rule, question.games), (Rule::Renju, 2));
    let asks = test.text_with("import-rule-text", &[("count", 2.into())]);
    assert!(test.shows(&asks), "{:?}", test.texts());
    test.press("import-rule-yes");
    let progress = wait_for_end(&mut test);
    assert_eq!(progress.added, 3);
    let games = test.resource::<GameLibrary>().games();
    let mut rules: Vec<Rule> = games
        .ids()
        .filter_map(|id| games.summary(id))
        .map(|game| game.rule)
        .collect();
    rules.sort();
    assert_eq!(rules, [Rule::Standard, Rule::Renju, Rule::Renju]);
}

#[test]
fn a_question_that_was_closed_is_asked_again_from_the_card() {
    let mut test = showing(running());
    test.app.insert_resource(GameImport::default());
    test.app.add_plugins(share::import_plugin);
    test.settle();
    asked(&mut test, "a.sgf", "(;SZ[15];B[hh];W[ig])");
    test.write(crate::widgets::CloseDialog);
    test.settle();
    assert!(!test.has("import-rule-yes"));
    test.press("import-rule-choose");
    test.settle();
    test.press("import-rule-cancel");
    assert_eq!(wait_for_end(&mut test).phase, ImportPhase::Cancelled);
    assert_eq!(test.resource::<GameLibrary>().games().len(), 0);
}

#[test]
fn games_are_read_again_with_another_character_set() {
    let mut test = TestApp::new();
    test.app.add_plugins(share::import_plugin);
    test.settle();
    let mut bytes = b"(;SZ[15]RU[Renju]PB[".to_vec();
    let name = narabe_notation::encoding_named("gbk")
        .expect("known")
        .encode("王小明")
        .0;
    bytes.extend(name.iter());
    bytes.extend(b"];B[hh];W[ig])(;SZ[15]RU[Renju]PB[Ann];B[hh];W[hi])");
    let file = ReceivedFile {
        name: "club.sgf".into(),
        content: FileContent::Bytes(bytes.into()),
    };
    let progress = import_files(&mut test, vec![file]);
    assert_eq!((progress.added, progress.guessed.len()), (2, 1));
    let names = |test: &TestApp| {
        let games = test.resource::<GameLibrary>().games();
        let summaries = games.ids().filter_map(|id| games.summary(id));
        summaries
            .map(|game| game.names[0].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&test), ["王小明", "Ann"]);
    let latin = narabe_notation::encoding_named("windows-1252").expect("known");
    test.write(ImportRequest::ReadAgain(latin));
    test.settle();
    let progress = wait_for_end(&mut test);
    assert_eq!(progress.added, 2);
    assert_eq!(names(&test), ["ÍõÐ¡Ã÷", "Ann"]);
}

#[test]
fn what_was_lost_is_told_with_its_file_and_game() {
    let mut progress = ImportProgress {
        phase: ImportPhase::Done,
        files: Arc::new(vec![(0, "a.sgf".into()), (3, "renlib_A.lib".into())]),
        ..running()
    };
    let mut lost = narabe_notation::LossReport::default();
    lost.lose_many(narabe_notation::LossKind::Passes, 2);
    progress.lost.extend(&lost);
    progress.losses = Arc::new(vec![share::GameLoss {
        number: 107,
        names: Default::default(),
        lost: lost.clone(),
    }]);
    let mut test = showing(progress);
    test.press("import-list");
    let game = test.text_with("import-list-game", &[("number", 104.into())]);
    let place = [("file", "renlib_A.lib".into()), ("game", game.into())];
    assert!(
        test.says_with("import-list-place", &place),
        "{:?}",
        test.texts()
    );
    let words = share::lost_lines(test.resource(), &lost).join(" ");
    assert!(test.shows(&words), "{words}");
}
