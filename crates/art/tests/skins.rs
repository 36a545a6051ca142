//! The skins that ship with the game, and errors in invalid skins.

use std::{collections::HashSet, fs, path::PathBuf};

use narabe_art::{
    Pixmap, Rgb,
    board::{self, Geometry, Grid, Padding},
    colour_vision::{ColourVision, difference},
    contrast, mark,
    rgb::MIN_LINE_CONTRAST,
    skin::{
        BoardSkin, LineColour, SkinError, StoneSkin, parse_board, parse_line, parse_stones,
        shipped::{BOARDS, LINES, STONES, text_of},
    },
    stone,
};

/// The files of a folder of `assets/skins`: file stem and text.
fn shipped(folder: &str) -> Vec<(String, String)> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../assets/skins", folder]
        .iter()
        .collect();
    let mut files: Vec<_> = fs::read_dir(path)
        .expect("the folder is there")
        .map(|entry| entry.expect("its entries can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .map(|path| {
            let name = path
                .file_stem()
                .expect("a file has a name")
                .to_string_lossy()
                .into_owned();
            (
                name,
                fs::read_to_string(path).expect("the file can be read"),
            )
        })
        .collect();
    files.sort();
    files
}

fn boards() -> Vec<(String, BoardSkin)> {
    let read = |(name, text): (String, String)| {
        let skin = parse_board(&text).unwrap_or_else(|error| panic!("boards/{name}.ron: {error}"));
        (name, skin)
    };
    shipped("boards").into_iter().map(read).collect()
}

fn stones() -> Vec<(String, StoneSkin)> {
    let read = |(name, text): (String, String)| {
        let skin = parse_stones(&text).unwrap_or_else(|error| panic!("stones/{name}.ron: {error}"));
        (name, skin)
    };
    shipped("stones").into_iter().map(read).collect()
}

fn lines() -> Vec<(String, LineColour)> {
    let read = |(name, text): (String, String)| {
        let line = parse_line(&text).unwrap_or_else(|error| panic!("lines/{name}.ron: {error}"));
        (name, line)
    };
    shipped("lines").into_iter().map(read).collect()
}

fn board(name: &str) -> BoardSkin {
    boards()
        .into_iter()
        .find(|(file, _)| file == name)
        .expect("it ships")
        .1
}

#[test]
fn all_shipped_skins_are_valid() {
    assert_eq!(boards().len(), 8);
    assert_eq!(stones().len(), 8);
    assert_eq!(lines().len(), 6);
    let orders: HashSet<_> = boards().iter().map(|(_, skin)| skin.order).collect();
    assert_eq!(orders.len(), 8, "the order of boards is unique");
    let orders: HashSet<_> = stones().iter().map(|(_, skin)| skin.order).collect();
    assert_eq!(orders.len(), 8, "the order of stone sets is unique");
}

#[test]
fn every_skin_of_the_folder_is_built_in() {
    for (folder, built_in) in [("boards", BOARDS), ("stones", STONES), ("lines", LINES)] {
        let built_in: Vec<_> = (built_in.iter())
            .map(|&(id, text)| (id.to_owned(), text.to_owned()))
            .collect();
        assert_eq!(built_in, shipped(folder), "{folder}");
    }
    assert!(text_of(BOARDS, "night").is_some_and(|text| text.contains("Night")));
    assert_eq!(text_of(BOARDS, "marble"), None);
}

#[test]
fn the_defaults_equal_the_shipped_skins() {
    assert_eq!(board("kaya"), BoardSkin::default());
    let slate = stones()
        .into_iter()
        .find(|(name, _)| name == "slate")
        .map(|(_, skin)| skin);
    assert_eq!(slate, Some(StoneSkin::default()));
}

#[test]
fn the_lines_of_every_board_are_visible() {
    for (name, skin) in boards() {
        let ratio = contrast(skin.line, skin.tone);
        assert!(ratio >= MIN_LINE_CONTRAST, "{name}: {ratio}");
    }
}

#[test]
fn lines_with_low_contrast_are_detected() {
    let colours = lines();
    let warns = |board_name: &str, line: &str| {
        let colour = colours
            .iter()
            .find(|(name, _)| name == line)
            .expect("it ships")
            .1
            .colour;
        contrast(colour, board(board_name).tone) < MIN_LINE_CONTRAST
    };
    assert!(warns("walnut", "sepia") && warns("kaya", "chalk") && warns("night", "ink"));
    assert!(!warns("walnut", "gold") && !warns("kaya", "ink") && !warns("paper", "indigo"));
}

#[test]
fn boards_differ_and_are_deterministic() {
    let geometry = Geometry::new(160, 9, Padding::Bare);
    let mut seen = HashSet::new();
    for (name, skin) in boards() {
        let picture = board::bake(&skin, &geometry, &Grid::default(), None);
        assert_eq!(
            picture,
            board::bake(&skin, &geometry, &Grid::default(), None),
            "{name}"
        );
        assert!(seen.insert(picture.rgba), "{name} looks like another board");
    }
}

#[test]
fn every_tone_is_close_to_the_mean_colour_of_its_board() {
    for (name, skin) in boards() {
        let picture = board::surface(&skin, 120, None);
        let mean: [f32; 3] = std::array::from_fn(|part| {
            let sum: f32 = picture
                .rgba
                .chunks_exact(4)
                .map(|pixel| f32::from(pixel[part]))
                .sum();
            sum / (120.0 * 120.0)
        });
        let tone = [skin.tone.r, skin.tone.g, skin.tone.b].map(f32::from);
        for (found, wanted) in mean.into_iter().zip(tone) {
            assert!(
                (found - wanted).abs() < 32.0,
                "{name}: {mean:?}, tone {tone:?}"
            );
        }
    }
}

#[test]
fn every_stone_is_round_and_the_two_sides_differ() {
    for (name, skin) in stones() {
        for diameter in [26, 44] {
            let pictures =
                [true, false].map(|black| stone::bake(skin.recipe(black), 4, diameter, None, None));
            for picture in &pictures {
                assert_eq!(picture.pixel(0, 0)[3], 0, "{name}");
                assert!(picture.pixel(diameter / 2, diameter / 2)[3] > 230, "{name}");
            }
            let light = |index: usize| {
                let [r, g, b, _] = pictures[index].pixel(diameter / 2, diameter / 4);
                Rgb::new(r, g, b)
            };
            assert!(contrast(light(0), light(1)) > 2.0, "{name} at {diameter}");
        }
    }
}

#[test]
fn bug_black_stones_nearly_vanished_on_the_night_board() {
    /// The contrast that a thing one has to see needs (WCAG 1.4.11).
    const LEAST: f32 = 3.0;
    let diameter = 44;
    for (name, board) in boards() {
        let Some(rim) = board.dark_rim else { continue };
        for (set, skin) in stones().into_iter().filter(|(_, set)| set.dark.takes_rim()) {
            let stone = stone::bake(&skin.dark, 1, diameter, Some(rim), None);
            let middle = diameter / 2;
            // The outer pixels to the left, to the right, above and below.
            for (step, is_row) in [(0, true), (1, true), (0, false), (1, false)] {
                let outer = (0..4).map(|depth| match step {
                    0 => depth,
                    _ => diameter - 1 - depth,
                });
                let best = outer
                    .map(|at| {
                        if is_row {
                            stone.pixel(at, middle)
                        } else {
                            stone.pixel(middle, at)
                        }
                    })
                    .filter(|pixel| pixel[3] > 128)
                    .map(|[r, g, b, _]| contrast(Rgb::new(r, g, b), board.tone))
                    .fold(0.0, f32::max);
                assert!(best >= LEAST, "{set} on {name}: {best:.1}");
            }
        }
    }
}

/// The mean colour of the opaque pixels.
fn mean(picture: &Pixmap) -> Rgb {
    let opaque = picture.rgba.chunks_exact(4).filter(|pixel| pixel[3] > 200);
    let (mut sums, mut count) = ([0_u32; 3], 0);
    for pixel in opaque {
        for (sum, part) in sums.iter_mut().zip(pixel) {
            *sum += u32::from(*part);
        }
        count += 1;
    }
    let [r, g, b] = sums.map(|sum| (sum / count) as u8);
    Rgb::new(r, g, b)
}

/// The least difference of two colours among the kinds of colour vision.
fn least_difference(one: Rgb, other: Rgb) -> f32 {
    let seen =
        ColourVision::ALL.map(|vision| difference(vision.simulate(one), vision.simulate(other)));
    seen.into_iter().fold(f32::INFINITY, f32::min)
}

#[test]
fn stones_stay_apart_in_every_colour_vision() {
    for (name, skin) in stones() {
        let [dark, pale] =
            [true, false].map(|black| mean(&stone::bake(skin.recipe(black), 4, 44, None, None)));
        let apart = least_difference(dark, pale);
        assert!(apart >= 40.0, "{name}: {apart}");
        for (sign, stone) in [
            (mark::LAST_ON_BLACK, dark),
            (mark::LAST_ON_WHITE, pale),
            (mark::NUMBER_ON_BLACK, dark),
            (mark::NUMBER_ON_WHITE, pale),
        ] {
            let apart = least_difference(sign, stone);
            assert!(apart >= 14.0, "{name}, {sign} on {stone}: {apart}");
        }
    }
}

#[test]
fn marks_stay_apart_from_boards_in_every_colour_vision() {
    for (name, skin) in boards() {
        for sign in [
            mark::FORBIDDEN_COLOUR,
            mark::MARK_COLOUR,
            mark::WIN_LINE_COLOUR,
        ] {
            let apart = least_difference(sign, skin.tone);
            assert!(apart >= 18.0, "{sign} on {name}: {apart}");
        }
    }
}

#[test]
fn errors_in_skins_name_the_field_or_value() {
    let kaya = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/skins/boards/kaya.ron"
    ))
    .expect("it ships");
    // A text, its invalid replacement, and a part of the error.
    let cases = [
        ("\"#3B2814\"", "\"brown\"", "brown"),
        ("rings: 4.6", "rings: 4600.0", "material.rings is 4600"),
        ("wobble: 0.55", "wobble: NaN", "material.wobble is NaN"),
        ("seed: 2.3", "seed: inf", "material.seed is inf"),
        ("rings:", "wrings:", "wrings"),
        ("    line: \"#3B2814\",\n", "", "line"),
        ("StraightGrain", "Plywood", "Plywood"),
        ("\"Kaya\"", "\"\"", "name"),
        ("order: 1,", "order: 1, polish: 3,", "polish"),
        ("accent:", "accent", "line 21"),
    ];
    for (from, to, expected) in cases {
        assert!(kaya.contains(from), "not in the skin: {from}");
        let error = parse_board(&kaya.replacen(from, to, 1))
            .expect_err(to)
            .to_string();
        assert!(
            error.contains(expected),
            "{to}: \"{error}\" lacks {expected}"
        );
    }
}

#[test]
fn errors_have_their_location() {
    let text = "LineColour(\n    name: \"Plum\",\n    colour: \"#12\",\n)";
    match parse_line(text) {
        Err(SkinError::Text {
            line: 3, reason, ..
        }) => assert!(reason.contains("#12"), "{reason}"),
        other => panic!("{other:?}"),
    }
    let text = r##"StoneSkin(name: "A", sound: slate, dark: Blot(centre: "#000000", rim: "#000000", streak: "#000000"),
        pale: Plain(fill: "#FFFFFF", border: "#000000", border_from: 7.0, emblem: Empty))"##;
    match parse_stones(text) {
        Err(SkinError::OutOfRange { field, value, .. }) => {
            assert_eq!((field.as_str(), value), ("pale.border_from", 7.0));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_picture_must_be_in_the_folder_of_its_skin() {
    let kaya = BoardSkin::default();
    let written = |file: &str| {
        format!(
            r##"BoardSkin(name: "Mine", material: Picture(file: {file:?}), tone: "{}", line: "{}", edge_top: "{}",
            edge_bottom: "{}", accent: "{}")"##,
            kaya.tone, kaya.line, kaya.edge_top, kaya.edge_bottom, kaya.accent
        )
    };
    let skin = parse_board(&written("my board.png")).expect("a picture beside the skin is fine");
    assert_eq!(skin.picture(), Some("my board.png"));
    for file in [
        "",
        ".png",
        "../up.png",
        "/etc/a.png",
        "a/b.png",
        "a\\b.png",
        "C:a.png",
        "a.jpg",
        "..png",
        "a\n.png",
    ] {
        assert!(
            matches!(parse_board(&written(file)), Err(SkinError::Picture { .. })),
            "{file:?}"
        );
    }
}

#[test]
fn any_text_is_refused_without_a_panic() {
    let nested = "(".repeat(60_000);
    let long = " ".repeat(70_000);
    for text in [
        "",
        "\u{0}",
        "StoneSkin()",
        "🦀",
        "BoardSkin(name: \"",
        nested.as_str(),
        long.as_str(),
    ] {
        assert!(parse_board(text).is_err());
        assert!(parse_stones(text).is_err());
        assert!(parse_line(text).is_err());
    }
}
