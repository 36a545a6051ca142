//! `show` and `convert`: files of games in, files of games out.

use std::fs;
use std::path::Path;

use crate::{json, run, text};

const GAME: &str =
    "(;FF[4]GM[4]SZ[15]RU[Renju]PB[Ann]PW[Bob]RE[B+R];B[hh]C[centre];W[ig](;B[jf])(;B[gg];W[]))";

fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.display().to_string()
}

#[test]
fn show_prints_each_game_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let second = "(;SZ[10]AB[aa][bb]AW[cc];W[dd];B[])";
    let path = write(folder.path(), "two.sgf", format!("{GAME}{second}"));
    let shown = run(&["show", &path]);
    assert_eq!(shown.status.code(), Some(0));
    let expected = "size 15\nrule renju\nblack Ann\nwhite Bob\nresult black\nmoves h8 i9 j10\nnodes 5\n\n\
        size 10\nrule unknown\nblack\nwhite\nresult unknown\nmoves d7 pass\nnodes 2\nsetup black a10 b9 white c8\n";
    assert_eq!(text(&shown), expected);
    let games = json(&["show", &path, "--json"]);
    assert_eq!(games.as_array().unwrap().len(), 2);
    assert_eq!(games[0]["moves"], serde_json::json!(["h8", "i9", "j10"]));
    assert_eq!(
        (&games[0]["nodes"], &games[0]["comments"]),
        (&5.into(), &1.into())
    );
}

#[test]
fn show_turns_games_and_takes_a_size() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), "openings.txt", "0,0, 1,-1, 2,-2\n");
    let moves = |more: &[&str]| {
        let arguments = [&["show", &path, "--size", "15"], more].concat();
        let shown = text(&run(&arguments));
        shown
            .lines()
            .find_map(|line| line.strip_prefix("moves "))
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(moves(&[]), "h8 i9 j10");
    assert_eq!(moves(&["--flip"]), "h8 i7 j6");
    assert_eq!(moves(&["--transpose"]), "h8 g7 f6");
}

#[test]
fn convert_writes_another_format_and_says_what_it_cannot_hold() {
    let folder = tempfile::tempdir().unwrap();
    let game = write(folder.path(), "a.sgf", GAME);
    let out = |name: &str| folder.path().join(name).display().to_string();
    let psq = out("a.psq");
    let converted = text(&run(&["convert", &game, &psq]));
    assert!(
        converted.contains("2 moves in 1 variation were left out"),
        "{converted}"
    );
    assert_eq!(
        fs::read_to_string(&psq).unwrap(),
        "Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n9,7,0\r\n10,6,0\r\nAnn\r\nBob\r\n-1\r\n"
    );
    for name in ["a.lib", "a.narabe", "b.sgf"] {
        let to = out(name);
        assert_eq!(
            run(&["convert", &game, &to]).status.code(),
            Some(0),
            "{name}"
        );
        let shown = text(&run(&["show", &to]));
        assert!(shown.contains("moves h8 i9 j10\n"), "{name}: {shown}");
    }
    // A study holds the pass, though it comes before the fifth stone.
    assert!(text(&run(&["show", &out("a.narabe")])).contains("nodes 5"));
    assert!(text(&run(&["show", &out("a.lib")])).contains("nodes 5"));
    let moves = run(&["convert", &psq, "-", "--to", "moves"]);
    assert_eq!(text(&moves), "h8 i9 j10\n");
}

#[test]
fn files_that_are_refused_end_with_2() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &str| write(folder.path(), name, content);
    let (off, none, game) = (
        file("a.psq", "Piskvorky 15x15, 0:0, 0\n16,3,0\n"),
        file("a.txt", "milk, eggs"),
        file("b.sgf", "(;SZ[19];B[hh])"),
    );
    let lib = folder.path().join("b.lib").display().to_string();
    for (arguments, part) in [
        (&["show"][..], "FILE is missing"),
        (&["show", "/no/such/file"], "/no/such/file"),
        (&["show", &off], "line 2: `16,3` lies outside a 15×15 board"),
        (&["show", &none], "no format is recognized"),
        (&["show", &game, "--from", "tar"], "\"tar\" is not a format"),
        (&["show", &game, "--encoding", "klingon"], "klingon"),
        (&["convert", &game], "both needed"),
        (&["convert", &game, "x.unknown"], "--to"),
        (&["convert", &game, &lib], "19×19"),
        (&["convert", &game, "x", "--to", "rif"], "only read"),
    ] {
        let output = run(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}

#[test]
fn bug_a_file_could_clear_the_terminal_with_its_errors() {
    let folder = tempfile::tempdir().unwrap();
    let size = write(folder.path(), "a.sgf", "(;GM[4]SZ[\u{1b}[2J];B[hh])");
    let missing = folder
        .path()
        .join("\u{1b}[2J\u{202e}.sgf")
        .display()
        .to_string();
    for path in [&size, &missing] {
        let shown = run(&["show", path]);
        assert_eq!(shown.status.code(), Some(2));
        let told = String::from_utf8(shown.stderr).unwrap();
        let is_plain = |char: char| char == '\n' || !narabe_rules::is_hidden(char);
        assert!(told.chars().all(is_plain), "{told:?}");
        assert!(told.contains("^[[2J"), "{told}");
    }
}

#[test]
fn a_character_set_is_guessed_by_the_locale_and_can_be_given() {
    let folder = tempfile::tempdir().unwrap();
    // Two ideographs in China, two syllables in Korea, as rare there as here.
    let game = b"(;GM[4]SZ[15]PB[\xb0\xe0\xb1\xe0];B[hh])";
    let path = write(folder.path(), "a.sgf", game);
    let black = |language: &str, more: &[&str]| {
        let shown = std::process::Command::new(crate::PROGRAM)
            .args([&["show", &path, "--json"], more].concat())
            .env("LC_ALL", language)
            .output()
            .unwrap();
        let games: serde_json::Value = serde_json::from_slice(&shown.stdout).unwrap();
        games[0]["black"].as_str().unwrap().to_owned()
    };
    assert_eq!(black("zh_CN.UTF-8", &[]), "班编");
    assert_eq!(black("ko_KR.UTF-8", &[]), "겯긍");
    assert_eq!(black("ko_KR.UTF-8", &["--encoding", "gbk"]), "班编");
}

#[test]
fn bug_nothing_was_said_of_a_folder_without_games() {
    let folder = tempfile::tempdir().unwrap();
    let shown = run(&["show", &folder.path().display().to_string()]);
    assert_eq!(shown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&shown.stderr).contains("no game is in it"));
}
