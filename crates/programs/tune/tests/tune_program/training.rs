//! `narabe-tune`: games, weights fitted to them, bad input, output that cannot be written.

use std::process::{Command, Stdio};

use crate::{PROGRAM, text, tune};

#[test]
fn weights_are_fitted_to_games_that_were_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (games, weights) = (path("games.txt"), path("new.weights"));
    let play = ["play", "--games", "2", "--nodes", "50", "--out", &games];
    assert!(tune(&play).status.success());
    assert_eq!(std::fs::read_to_string(&games).unwrap().lines().count(), 2);
    let strays = path("strays.txt");
    assert!(
        tune(&["stray", &games, "--nodes", "50", "--out", &strays])
            .status
            .success()
    );
    let text_of_strays = std::fs::read_to_string(&strays).unwrap();
    assert!(text_of_strays.contains(" | ? | 15\n"), "{text_of_strays}");
    let no_moves = path("no-moves.txt");
    std::fs::write(&no_moves, " |  | 0.5\n").unwrap();
    let stray = tune(&["stray", &no_moves, "--out", &path("none.txt")]);
    assert!(stray.status.success(), "{}", text(&stray));
    let fit = tune(&["fit", &games, &strays, "--epochs", "1", "--out", &weights]);
    assert!(text(&fit).contains("epoch 1: value "), "{}", text(&fit));
    let again = ["play", "--games", "1", "--nodes", "50", "--weights"];
    let again = tune(&[&again[..], &[&weights, "--out", &games]].concat());
    assert!(again.status.success());
}

#[test]
fn parameters_are_tuned_and_printed_as_the_engine_reads_them() {
    let tune = tune(&[
        "spsa",
        "--tune",
        "killer_score=20,lmr_base=10",
        "--games",
        "4",
        "--nodes",
        "50",
    ]);
    let last = text(&tune).lines().last().unwrap_or_default().to_owned();
    assert!(last.starts_with("killer_score="), "{last}");
    assert!(last.parse::<narabe_engine_core::Params>().is_ok(), "{last}");
}

#[test]
fn a_collection_is_the_same_for_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let collection = |name: &str, seed: &str| {
        let path = folder.path().join(name).to_str().unwrap().to_owned();
        let arguments = ["collection", "--games", "3", "--seed", seed, "--out", &path];
        assert!(tune(&arguments).status.success());
        std::fs::read_to_string(path).unwrap()
    };
    let games = collection("one.rif", "1");
    assert_eq!(games.matches("<game id=").count(), 3);
    assert!(games.contains("<move>h8 "), "{games}");
    assert_eq!(games, collection("same.rif", "1"));
    assert_ne!(games, collection("other.rif", "2"));
}

#[test]
fn bad_input_is_named_and_ends_with_2() {
    for (arguments, part) in [
        (&["fly"][..], "fly"),
        (&["--fly"], "--fly"),
        (&["play"], "--out"),
        (&["collection"], "--out"),
        (&["puzzles"], "--out"),
        (&["puzzle-levels"], "FILE"),
        (&["puzzle-claims"], "FILE"),
        (&["puzzle-claims", "/no/such/file"], "/no/such/file"),
        (&["puzzles", "--theme", "chess"], "\"chess\" is not a theme"),
        (&["fit", "--out", "new.weights"], "FILE"),
        (
            &["fit", "games.txt", "--keep", "0.5", "--out", "new.weights"],
            "--keep 0.5 needs --weights FILE",
        ),
        (&["stray", "--out", "new.txt"], "FILE"),
        (&["spsa"], "--tune name=step"),
        (&["spsa", "--tune", "speed=2"], "\"speed\""),
        (&["play", "--rule", "go"], "--rule go: choose one of"),
        (&["play", "--threads", "0"], "--threads 0: choose a number"),
        (&["fit", "--opinion", "2"], "--opinion 2: choose a number"),
        (&["play", "--nodes", "few"], "--nodes few"),
        (
            &["play", "--out", "/no/such/folder/file"],
            "/no/such/folder",
        ),
        (&["fit", "/no/such/file", "--out", "x"], "/no/such/file"),
        (&["play", "--weights", "/no/such/file"], "/no/such/file"),
    ] {
        let output = tune(arguments);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complaint.starts_with("narabe-tune: "), "{complaint}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}

#[test]
fn help_is_printed_with_and_without_a_command() {
    for arguments in [&[][..], &["--help"], &["play", "--help"]] {
        let output = tune(arguments);
        assert!(output.status.success(), "{arguments:?}");
        assert!(text(&output).contains("--wander"), "{arguments:?}");
    }
}

#[test]
fn bug_output_that_could_not_be_written_made_it_panic() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        return; // Only Linux has a disk that is always full.
    };
    let mut command = Command::new(PROGRAM);
    let output = command.stdout(full).stderr(Stdio::piped()).output();
    let output = output.unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint.contains("cannot write the output"), "{complaint}");
    let games = ["play", "--games", "1", "--nodes", "50"];
    let output = tune(&[&games[..], &["--out", "/dev/full"]].concat());
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint.contains("/dev/full"), "{complaint}");
}
