//! Custom puzzles, without a window: made from a study, from a file, kept and removed.

use super::tests::{attempt, opened, solve};
use super::*;
use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleMaker};
use crate::screens::testing::TestApp;
use crate::share::{self, FileContent, ImportSource, Received, ReceivedFile};
use crate::storage::{Folders, read_text};
use crate::study::StudyRequest;
use crate::widgets::CloseDialog;
use narabe_learn::puzzles::{Puzzle, PuzzleDraft, SolutionShown, Theme};
use narabe_notation::{
    Format, GameInfo, GameTree, LossReport, ReadGame, WriteOptions, parse_move_list, write_games,
};
use narabe_rules::{BoardSize, Move, Point, Position, Rule, Side};
use narabe_study::{Edit, Study};

/// A closed three of Black and a two that crosses it: a four and a three win.
const FOUR_THREE: &str = "h8 g8 i8 b2 j8 b4 k5 d2 k6 d4";

/// The same, a column to the right.
const FARTHER_RIGHT: &str = "i8 h8 j8 c2 k8 c4 l5 e2 l6 e4";

/// The puzzle of the position after these moves.
fn own(moves: &str) -> Puzzle {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    let moves: Vec<Point> = parse_move_list(moves).expect("moves");
    for point in moves {
        position.play(point).expect("a legal move");
    }
    let draft = PuzzleDraft::of(&position);
    let answered = draft.answer().expect("a task");
    draft.puzzle(answered).expect("a puzzle")
}

/// A study at the end of these moves.
fn studied(moves: &str) -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let moves: Vec<Point> = parse_move_list(moves).expect("moves");
    let moves = moves.into_iter().map(Move::from).collect();
    let from = study.current();
    (study.apply(Edit::InsertLine { from, moves })).expect("legal moves");
    study.go_to_ply(usize::MAX);
    study
}

/// The study with a position for which a puzzle was requested.
fn made(moves: &str) -> TestApp {
    let mut test = TestApp::at(Screen::Study);
    test.send(StudyRequest::Open(Box::new(studied(moves))));
    test.send(CloseDialog);
    test.press("puzzles-make");
    test.wait(|test| !test.resource::<PuzzleMaker>().is_busy());
    test
}

#[test]
fn a_position_of_a_study_becomes_a_puzzle_that_is_kept_and_can_be_removed() {
    let test = made(FOUR_THREE);
    let own = test.resource::<Puzzles>().own().clone();
    let [puzzle] = own.puzzles() else {
        panic!("{own:?}");
    };
    assert_eq!(puzzle.theme(), Theme::FourThree);
    let path = test.resource::<Folders>().own_puzzles();
    assert!(
        read_text(&path, 1 << 20)
            .expect("written")
            .contains("XPUZZLE")
    );
    // It is there at the next start, and practised like the others.
    let TestApp { app, home } = test;
    drop(app);
    let mut test = TestApp::in_folder(home);
    test.settle();
    let [again] = test.resource::<Puzzles>().own().puzzles() else {
        panic!("{:?}", test.resource::<Puzzles>().own());
    };
    // A file names the stones of each side in rows, so their order is another one.
    assert_eq!((again.id(), again.task()), (puzzle.id(), puzzle.task()));
    assert_eq!(again.last(), puzzle.last());
    test.open(Screen::Puzzles);
    test.pick("puzzles-packs", 1);
    test.settle();
    assert_eq!(attempt(&test).puzzle().id(), puzzle.id());
    solve(&mut test);
    assert!(test.resource::<Puzzles>().practice().knows(puzzle.id()));
    test.press("puzzle-remove");
    assert!(test.resource::<Puzzles>().own().puzzles().is_empty());
    assert!(test.says("puzzles-own-none"), "{:?}", test.texts());
}

#[test]
fn bug_the_last_puzzle_of_ones_own_came_back_after_it_was_removed() {
    let mut test = made(FOUR_THREE);
    test.open(Screen::Puzzles);
    test.pick("puzzles-packs", 1);
    test.settle();
    test.press("puzzle-remove");
    let TestApp { app, home } = test;
    drop(app);
    let mut test = TestApp::in_folder(home);
    test.settle();
    assert!(test.resource::<Puzzles>().own().puzzles().is_empty());
}

#[test]
fn a_position_without_a_task_is_refused_in_a_sentence() {
    let mut test = made("h8 i9 i8");
    assert!(test.resource::<Puzzles>().own().puzzles().is_empty());
    let reason = test.text("puzzles-refused-nothing").into();
    assert!(
        test.says_with("puzzles-made-not", &[("reason", reason)]),
        "{:?}",
        test.texts()
    );
}

/// Checks that the dialog says how many puzzles were added, and for which reasons others were left out.
fn assert_counted(test: &mut TestApp, added: usize, reasons: &[&str]) {
    let counts = [
        ("puzzles-made", added),
        ("puzzles-made-refused", reasons.len()),
    ];
    for (id, count) in counts {
        assert!(
            test.says_with(id, &[("count", count.into())]),
            "{id}: {:?}",
            test.texts()
        );
    }
    for id in reasons {
        assert!(test.says(id), "{id}: {:?}", test.texts());
    }
}

#[test]
fn a_file_of_puzzles_is_checked_and_what_is_refused_is_counted_with_its_reason() {
    let mut test = opened();
    let shipped = Puzzles::shipped().puzzles();
    let mut wrong = PuzzleDraft::again(&shipped[3]);
    let corners = [(0, 0), (14, 14)].map(|(x, y)| Point::new(x, y));
    let side = wrong.setup.to_move();
    for (corner, whose) in corners.into_iter().zip(Side::ALL) {
        wrong.setup.place(corner, whose).expect("an empty corner");
    }
    wrong.setup.set_to_move(side);
    let right = wrong.clone();
    if let Some(claim) = &mut wrong.claim {
        claim.task.moves += 1;
    }
    test.send(MakePuzzles {
        from: MadeFrom::File,
        drafts: vec![Ok(wrong), Ok(PuzzleDraft::again(&shipped[4])), Ok(right)],
    });
    test.wait(|test| test.resource::<crate::widgets::DialogOpen>().0);
    assert_eq!(test.resource::<Puzzles>().own().puzzles().len(), 1);
    let reasons = ["puzzles-refused-shipped", "puzzles-refused-other-answer"];
    assert_counted(&mut test, 1, &reasons);
}

/// The app among the puzzles, which opens files.
fn with_imports() -> TestApp {
    let mut test = TestApp::new();
    test.app
        .add_plugins((share::opening_plugins, share::import_plugin));
    test.settle();
    test.open(Screen::Puzzles);
    test
}

/// Chooses a file with these games in the dialog of "Import puzzles".
fn send_file(test: &mut TestApp, games: &[ReadGame]) {
    let written = write_games(Format::Sgf, games, &WriteOptions::default()).expect("a file");
    test.send(Received {
        source: ImportSource::Files,
        files: vec![ReceivedFile {
            name: "club.sgf".into(),
            content: FileContent::Bytes(written.bytes.into()),
        }],
    });
}

/// The app among the puzzles after a file with these was chosen.
fn imported(puzzles: &[Puzzle]) -> TestApp {
    let mut test = with_imports();
    let games: Vec<_> = puzzles
        .iter()
        .map(|puzzle| puzzle.game(SolutionShown::Whole(&|_| "A task".to_owned())))
        .collect();
    send_file(&mut test, &games);
    test.wait(|test| !test.resource::<Puzzles>().own().puzzles().is_empty());
    test.settle();
    test
}

#[test]
fn a_file_that_is_chosen_becomes_puzzles_of_ones_own_and_is_practised() {
    let mut made: Vec<Puzzle> = [FOUR_THREE, FARTHER_RIGHT]
        .iter()
        .map(|moves| own(moves))
        .collect();
    made.push(Puzzles::shipped().puzzles()[5].clone());
    let mut test = imported(&made);
    assert_counted(&mut test, 2, &["puzzles-refused-shipped"]);
    test.send(CloseDialog);
    assert_eq!(test.screen(), Screen::Puzzles);
    test.pick("puzzles-packs", 1);
    test.settle();
    solve(&mut test);
    let solved = attempt(&test).puzzle().id();
    assert!(made[..2].iter().any(|puzzle| puzzle.id() == solved));
    assert!(test.resource::<Puzzles>().practice().knows(solved));
}

#[test]
fn bug_a_file_with_one_puzzle_was_opened_as_a_study() {
    let test = imported(&[own(FOUR_THREE)]);
    assert_eq!(test.screen(), Screen::Puzzles);
    assert_eq!(test.resource::<Puzzles>().own().puzzles().len(), 1);
}

#[test]
fn a_damaged_file_of_own_puzzles_keeps_what_can_be_read() {
    let test = made(FOUR_THREE);
    let path = test.resource::<Folders>().own_puzzles();
    let text = read_text(&path, 1 << 20).expect("written");
    let TestApp { app, home } = test;
    drop(app);
    let broken = format!("{text}(;SZ[15]XPUZZLE[chess 900 3 -])");
    std::fs::write(&path, broken).expect("written");
    let mut test = TestApp::in_folder(home);
    test.settle();
    assert_eq!(test.resource::<Puzzles>().own().puzzles().len(), 1);
    let aside = path.with_extension("sgf.damaged");
    assert!(aside.exists(), "{}", aside.display());
}

/// The puzzles with the question about a file with the position after these moves and no task.
fn asked(moves: &str) -> TestApp {
    let position = ReadGame {
        info: GameInfo::default(),
        tree: GameTree::of_setup(&studied(moves).position().into()),
        lost: LossReport::default(),
    };
    let mut test = with_imports();
    send_file(&mut test, &[position]);
    test.settle();
    assert_eq!(test.screen(), Screen::Puzzles);
    assert!(test.says("puzzles-position"), "{:?}", test.texts());
    test
}

#[test]
fn bug_a_plain_position_among_the_puzzles_became_a_game_of_the_library() {
    let mut test = asked(FOUR_THREE);
    test.press("puzzles-position-make");
    test.wait(|test| !test.resource::<PuzzleMaker>().is_busy());
    let own = test.resource::<Puzzles>().own().puzzles().to_vec();
    assert_eq!(own.len(), 1);
    assert_eq!(own[0].theme(), Theme::FourThree);
    let library = test.resource::<crate::library::GameLibrary>();
    assert!(library.games().is_empty());
}

#[test]
fn a_plain_position_can_be_studied_or_set_up_instead() {
    let mut test = asked(FOUR_THREE);
    test.press("puzzles-position-study");
    assert_eq!(test.screen(), Screen::Study);
    let stones = |test: &TestApp| {
        let study = test.resource::<crate::study::OpenStudy>().study();
        study.position().stones().count()
    };
    assert_eq!(stones(&test), 10);
    let mut test = asked(FOUR_THREE);
    test.press("puzzles-position-set-up");
    assert_eq!(test.screen(), Screen::PositionSetup);
}

#[test]
fn bug_an_empty_list_of_puzzles_showed_the_last_board() {
    let mut test = opened();
    let stones = |test: &TestApp| test.board_model(crate::board::BoardId::First).moves.len();
    assert!(stones(&test) > 0);
    test.send(PuzzleRequest::ShowPack(
        narabe_learn::puzzle_session::PackShown::Own,
    ));
    assert!(test.says("puzzles-own-none"));
    assert_eq!(stones(&test), 0);
}
