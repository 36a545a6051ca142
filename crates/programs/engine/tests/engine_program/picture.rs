//! `picture`: files in every format, and positions read from pictures.

use crate::{json, run, text};

/// A file in a folder of its own.
fn file(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_picture_is_written_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder, "position.png");
    let moves = "h8 i9 h10 g8 h9";
    let written = run(&[
        "picture",
        "--moves",
        moves,
        "--numbers",
        "--pixels",
        "480",
        "--skin",
        "walnut",
        &path,
    ]);
    assert_eq!(written.status.code(), Some(0), "{}", text(&written));
    let read = json(&["picture", "--read", &path, "--json"]);
    assert_eq!(read["size"], 15);
    assert_eq!(read["black"], serde_json::json!(["h8", "h9", "h10"]));
    assert_eq!(read["white"], serde_json::json!(["g8", "i9"]));
    let words = text(&run(&["picture", "--read", &path]));
    assert!(
        words.starts_with("size 15\nblack h8 h9 h10\nwhite g8 i9\n"),
        "{words}"
    );
}

#[test]
fn the_format_is_that_of_the_name() {
    let folder = tempfile::tempdir().unwrap();
    let game = file(&folder, "game.txt");
    std::fs::write(&game, "1. h8 i9 2. h10").unwrap();
    for (name, start) in [
        ("a.png", &b"\x89PNG"[..]),
        ("a.apng", b"\x89PNG"),
        ("a.gif", b"GIF89a"),
        ("a.svg", b"<svg "),
        ("a.txt", b"   A B C"),
    ] {
        let path = file(&folder, name);
        let arguments = ["picture", "--pixels", "200", "--at", "2", &game, &path];
        let written = run(&arguments);
        assert_eq!(written.status.code(), Some(0), "{name}");
        assert!(std::fs::read(&path).unwrap().starts_with(start), "{name}");
    }
    let drawing = std::fs::read_to_string(file(&folder, "a.txt")).unwrap();
    assert_eq!(drawing.matches(['●', '○']).count(), 2, "{drawing}");
}

#[test]
fn what_cannot_be_written_or_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (plain, gif) = (file(&folder, "plain.png"), file(&folder, "large.gif"));
    for (arguments, code, part) in [
        (&["picture"][..], 2, "name the picture"),
        (&["picture", "a.bmp"], 2, ".png, .svg"),
        (
            &["picture", "--skin", "marble", "a.png"],
            2,
            "--skin marble: choose one of celadon",
        ),
        (&["picture", "--line", "#12", "a.png"], 2, "#12"),
        (
            &["picture", "--pixels", "63", "a.png"],
            2,
            "from 64 to 4096",
        ),
        (&["picture", "--pixels", "2000", &gif], 2, "at most 1200"),
        (
            &["picture", "--moves", "h8 i9", "--at", "3", &plain],
            2,
            "--at 3: choose a move from 0 to 2",
        ),
        (&["picture", "--read", "/no/such/file"], 2, "/no/such/file"),
        (
            &[
                "picture",
                "--read",
                concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
            ],
            2,
            "neither a PNG nor a JPEG",
        ),
    ] {
        let output = run(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
    let stone = narabe_art::Pixmap::paint(100, 100, |_, _| [90, 90, 90, 255]);
    let mut encoder = png::Encoder::new(std::fs::File::create(&plain).unwrap(), 100, 100);
    encoder.set_color(png::ColorType::Rgba);
    encoder
        .write_header()
        .unwrap()
        .write_image_data(&stone.rgba)
        .unwrap();
    let output = run(&["picture", "--read", &plain]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("no grid of lines was found"));
}

#[test]
fn bug_a_picture_of_400_pixels_was_read_as_a_board_of_nine_lines() {
    let directory = tempfile::tempdir().expect("a folder");
    let path = directory.path().join("board.png");
    let path = path.to_str().expect("a path");
    let moves = "h8 i9 j10 g7 f6 k11";
    let written = run(&["picture", "--pixels", "400", "--moves", moves, path]);
    assert!(written.status.success());
    let read = json(&["picture", "--json", "--read", path]);
    assert_eq!(read["size"], 15);
    assert_eq!(read["black"], serde_json::json!(["f6", "h8", "j10"]));
    assert_eq!(read["doubtful_edges"], serde_json::json!([]));
}
