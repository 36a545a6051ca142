//! Boards of every size at every distance of two lines: those of the game, and plain grids.

use std::ops::RangeInclusive;

use narabe_art::board_reader::{BoardReading, Edge, read_board};
use narabe_art::pictures::{PicturePosition, PictureStyle, position_pixels};
use narabe_art::{Pixmap, decode_picture, skin::shipped::BOARDS};
use narabe_rules::{BoardSize, Point, Side};
use rand::{SeedableRng, rngs::StdRng};

use crate::distort::jpeg;
use crate::flat_diagram::{DRAWING_STYLES, DrawingStyle, draw};
use crate::samples::{game, skins};

/// The distances of two lines, in pixels.
const PITCHES: RangeInclusive<u8> = 12..=80;

fn size(lines: u8) -> BoardSize {
    BoardSize::new(lines).expect("a size")
}

/// What is wrong with the reading of a picture, if anything is.
fn fault(picture: &Pixmap, size: BoardSize, stones: &[(Point, Side)]) -> Option<String> {
    let reading = match read_board(picture) {
        Ok(reading) if reading.size() == size => reading,
        Ok(reading) => return Some(format!("{} lines", reading.size().get())),
        Err(error) => return Some(error.to_string()),
    };
    let set = |point| {
        stones
            .iter()
            .find(|stone| stone.0 == point)
            .map(|stone| stone.1)
    };
    let wrong: Vec<_> = (size.points())
        .filter(|point| reading.stone(*point) != set(*point))
        .map(|point| {
            format!(
                "{point} {:?} read as {:?}",
                set(point),
                reading.point(point)
            )
        })
        .collect();
    let edges = reading.doubtful_edges();
    let is_right = wrong.is_empty() && edges.is_empty();
    (!is_right).then(|| format!("wrong points: {wrong:?}, doubtful edges: {edges:?}"))
}

/// A plain grid, and a game on it.
fn plain(lines: u8, pitch: u8, look: &DrawingStyle) -> (Pixmap, Vec<(Point, Side)>) {
    let mut rng = StdRng::seed_from_u64(u64::from(lines) * 100 + u64::from(pitch));
    let moves = usize::from(pitch % 3) * 6;
    let stones: Vec<_> = match moves {
        0 => Vec::new(),
        _ => game(size(lines), moves, &mut rng).stones().collect(),
    };
    (draw(size(lines), &stones, f32::from(pitch), look), stones)
}

/// A board of the game with so many pixels for each of its lines.
fn painted(lines: u8, pixels: u32, board: usize) -> (Pixmap, Vec<(Point, Side)>) {
    let mut rng = StdRng::seed_from_u64(u64::from(lines) * 100 + u64::from(pixels));
    let game = game(size(lines), usize::from(lines), &mut rng);
    let (board, stones) = skins(board, board + usize::from(lines));
    let style = PictureStyle {
        pixels,
        board,
        stones,
        coordinates: !pixels.is_multiple_of(3),
        ..PictureStyle::default()
    };
    let picture = position_pixels(&PicturePosition::from(&game), &style).expect("a picture");
    (picture, game.stones().collect())
}

/// Combinations in which each pitch and each size occurs: small boards at the largest pitches, for the sake of time.
fn combinations() -> impl Iterator<Item = (u8, u8)> {
    PITCHES.map(|pitch| match pitch {
        // 8 and 21 have no common factor, so all sizes from 5 to 25 occur.
        ..=40 => (5 + pitch % 21 * 8 % 21, pitch),
        _ => (5 + pitch % 9, pitch),
    })
}

#[test]
fn bug_a_grid_was_lost_where_every_nth_pixel_lay_on_its_lines() {
    // These are 1 in 16 cells wide around: the width is a multiple of the pitch.
    let look = DrawingStyle {
        margin: 1.0,
        ..DRAWING_STYLES[0]
    };
    let mut wrong = Vec::new();
    for (lines, pitch) in [(15, 20_u8), (15, 40), (19, 20), (19, 30), (19, 40), (9, 80)] {
        let picture = draw(size(lines), &[], f32::from(pitch), &look);
        let fault = fault(&picture, size(lines), &[]);
        wrong.extend(fault.map(|fault| format!("{lines} lines, {pitch} px: {fault}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn bug_a_picture_of_another_program_had_no_grid() {
    let file =
        std::fs::read("tests/data/pictures/plain-grid-40px.png").expect("a file of the tests");
    let (reading, edges) = edges(&decode_picture(&file).expect("a picture"));
    assert_eq!((reading.size().get(), edges), (15, Vec::new()));
    let stones: Vec<String> = reading
        .stones()
        .map(|(at, side)| format!("{at} {side}"))
        .collect();
    let expected = [
        "b9 White",
        "g10 Black",
        "e11 Black",
        "d12 White",
        "c13 Black",
        "f13 White",
    ];
    assert_eq!(stones, expected);
}

#[test]
fn bug_the_game_s_own_pictures_were_read_as_smaller_boards() {
    let mut wrong = Vec::new();
    for (board, (name, _)) in BOARDS.iter().enumerate() {
        for (lines, pixels) in [(15, 400), (13, 800)] {
            let (picture, stones) = painted(lines, pixels, board);
            let fault = fault(&picture, size(lines), &stones);
            wrong.extend(fault.map(|fault| format!("{name}, {lines} lines, {pixels} px: {fault}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn plain_grids_of_every_pitch_and_size_are_read() {
    let mut wrong = Vec::new();
    for (index, (lines, pitch)) in combinations().enumerate() {
        let (picture, stones) = plain(lines, pitch, &DRAWING_STYLES[index % DRAWING_STYLES.len()]);
        let picture = match index % 3 {
            0 => decode_picture(&jpeg(&picture, 75)).expect("the encoder's own file"),
            _ => picture,
        };
        let fault = fault(&picture, size(lines), &stones);
        wrong.extend(fault.map(|fault| format!("{lines} lines, {pitch} px: {fault}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn boards_of_the_game_of_every_pitch_and_size_are_read() {
    let mut wrong = Vec::new();
    // Each third, to save time: the others differ in their pitch only.
    for (index, (lines, pitch)) in combinations().enumerate().step_by(3) {
        let pixels = pixels(lines, pitch);
        let (picture, stones) = painted(lines, pixels, index / 3);
        let fault = fault(&picture, size(lines), &stones);
        wrong.extend(fault.map(|fault| format!("{lines} lines, {pixels} px: {fault}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn bug_the_rim_of_a_picture_was_taken_for_the_last_line() {
    for (lines, pixels) in [(6, 91), (22, 460), (24, 475), (24, 500)] {
        assert_eq!(fault_of("celadon", lines, pixels), None);
    }
}

#[test]
fn bug_a_point_that_is_hardly_a_stone_changed_the_sides_of_the_others() {
    for (name, lines, pixels) in [("clear", 12, 598), ("kaya", 10, 539)] {
        assert_eq!(fault_of(name, lines, pixels), None);
    }
}

#[test]
fn bug_the_ribs_of_a_mat_were_taken_for_the_lines_of_a_small_board() {
    let wrong: Vec<_> = [
        (5, [252, 330, 348, 354, 366, 390, 396, 438, 444].as_slice()),
        (6, &[252, 336, 357, 371, 413, 448, 462]),
        (8, &[252, 495, 504, 594]),
        (12, &[832]),
    ]
    .into_iter()
    .flat_map(|(lines, sides)| {
        sides
            .iter()
            .filter_map(move |side| fault_of("tatami", lines, *side))
    })
    .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn bug_the_grain_of_wood_was_taken_for_lines_beyond_an_edge() {
    for (name, lines, pixels) in [("hinoki", 8, 630), ("kaya", 9, 530)] {
        assert_eq!(fault_of(name, lines, pixels), None);
    }
}

/// What is wrong with the reading of a board of the game.
fn fault_of(name: &str, lines: u8, pixels: u32) -> Option<String> {
    let board = BOARDS.iter().position(|(id, _)| *id == name);
    let (picture, stones) = painted(lines, pixels, board.expect("a board"));
    let fault = fault(&picture, size(lines), &stones)?;
    Some(format!("{name}, {lines} lines, {pixels} px: {fault}"))
}

/// The pixels of a board of the game with so many pixels between two lines.
fn pixels(lines: u8, pitch: u8) -> u32 {
    (u32::from(pitch) * (u32::from(lines) + 1)).max(64)
}

#[test]
#[ignore = "11,592 pictures take long: run it in release, with --no-capture, after a change to the reader"]
fn every_board_of_the_game_is_read_at_every_pitch_and_size() {
    let mut wrong = Vec::new();
    for (board, (name, _)) in BOARDS.iter().enumerate() {
        for (lines, pitch) in (5..=25).flat_map(|lines| PITCHES.map(move |pitch| (lines, pitch))) {
            let pixels = pixels(lines, pitch);
            let (picture, stones) = painted(lines, pixels, board);
            if let Some(fault) = fault(&picture, size(lines), &stones) {
                println!("{name}, {lines} lines, {pixels} px: {fault}");
                wrong.push((board, lines, pitch));
            }
        }
        println!("{name} is done, {} wrong up to now", wrong.len());
    }
    assert!(wrong.is_empty(), "{} wrong", wrong.len());
}

/// The part of a picture from the left upper corner to the right lower one.
fn part(picture: &Pixmap, from: (u32, u32), to: (u32, u32)) -> Pixmap {
    Pixmap::paint(to.0 - from.0, to.1 - from.1, |x, y| {
        picture.pixel(from.0 + x, from.1 + y)
    })
}

fn edges(picture: &Pixmap) -> (BoardReading, Vec<Edge>) {
    let reading = read_board(picture).expect("a grid");
    let edges = reading.doubtful_edges();
    (reading, edges)
}

#[test]
fn where_a_picture_is_cut_through_the_board_its_edge_is_doubtful() {
    let look = DrawingStyle {
        margin: 1.0,
        ..DRAWING_STYLES[1]
    };
    let whole = draw(size(15), &[], 30.0, &look);
    assert_eq!(edges(&whole).1, []);
    let (width, height) = (whole.width, whole.height);
    // 2.6 cells beyond the outer line are cut off at one side, and so one line at another: boards are square.
    for (edge, from, to) in [
        (Edge::Left, (108, 0), (width, height)),
        (Edge::Top, (0, 108), (width, height)),
        (Edge::Right, (0, 0), (width - 108, height)),
        (Edge::Bottom, (0, 0), (width, height - 108)),
    ] {
        let (reading, found) = edges(&part(&whole, from, to));
        assert!(found.contains(&edge), "{edge:?}: {found:?}");
        assert!(reading.doubtful().len() >= usize::from(reading.size().get()));
    }
}

#[test]
fn a_picture_that_ends_with_the_grid_is_read_and_says_that_the_grid_may_go_on() {
    for look in &DRAWING_STYLES {
        let close = DrawingStyle {
            margin: 0.04,
            ..*look
        };
        let (reading, found) = edges(&draw(size(15), &[], 31.0, &close));
        assert_eq!(reading.size().get(), 15);
        assert_eq!(found, Edge::ALL);
        assert_eq!(reading.stones().count(), 0);
    }
}
