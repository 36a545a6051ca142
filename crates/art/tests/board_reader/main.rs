//! Pictures of boards are read back: those of the game with every skin, photos, and diagrams of other programs.

mod distort;
mod flat_diagram;
mod pitches;
mod robustness;
mod samples;
mod score;

use narabe_art::board_reader::{BoardReaderError, read_board};
use narabe_art::pictures::{Numbers, PicturePosition, PictureStyle, position_pixels};
use narabe_art::skin::shipped::{BOARDS, STONES};
use narabe_rules::{BoardSize, Rule, Setup};
use rand::{SeedableRng, rngs::StdRng};
use score::Score;

/// The share of wrong points that are doubtful: doubts are honest.
const KNOWN: f32 = 0.5;

fn assert_honest(score: &Score) {
    assert!(
        score.wrong_and_doubtful as f32 >= KNOWN * score.wrong as f32,
        "{score:#?}"
    );
    assert!(score.lost * 10 <= score.pictures, "{score:#?}");
    // A doubt means something.
    assert!(score.doubtful * 50 <= score.points, "{score:#?}");
}

#[test]
fn most_boards_of_the_game_are_read_without_an_error() {
    let score = Score::of((0..40).map(samples::usual));
    assert!(score.perfect * 100 >= 95 * score.pictures, "{score:#?}");
    assert_honest(&score);
}

#[test]
fn photos_of_the_game_are_read_with_few_errors() {
    let score = Score::of((0..16).map(samples::photo));
    assert!(score.perfect * 100 >= 90 * score.pictures, "{score:#?}");
    assert_honest(&score);
}

#[test]
fn diagrams_of_other_programs_are_read() {
    let score = Score::of((0..20).map(samples::diagram));
    assert!(score.perfect * 100 >= 95 * score.pictures, "{score:#?}");
    assert_honest(&score);
}

#[test]
fn every_board_with_every_set_of_stones_is_read_back() {
    let mut rng = StdRng::seed_from_u64(7);
    let size = BoardSize::DEFAULT;
    let position = samples::game(size, 40, &mut rng);
    let mut wrong = Vec::new();
    for board in 0..BOARDS.len() {
        for stones in 0..STONES.len() {
            let (board_skin, stone_skin) = samples::skins(board, stones);
            let style = PictureStyle {
                pixels: 420,
                board: board_skin,
                stones: stone_skin,
                numbers: Numbers::Last(3),
                ..PictureStyle::default()
            };
            let picture = position_pixels(&PicturePosition::from(&position), &style).unwrap();
            let read = read_board(&picture).map(|reading| sorted(&reading.setup(Rule::Freestyle)));
            if read != Ok(sorted(&Setup::from(&position))) {
                wrong.push(samples::name(board, stones));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The stones row by row.
fn sorted(setup: &Setup) -> Vec<String> {
    let mut stones: Vec<String> = (setup.stones().iter())
        .map(|(point, side)| format!("{point} {side}"))
        .collect();
    stones.sort();
    stones
}

#[test]
fn the_corners_lie_where_they_were_painted() {
    let style = PictureStyle {
        pixels: 600,
        coordinates: false,
        ..PictureStyle::default()
    };
    let picture = position_pixels(&PicturePosition::empty(BoardSize::DEFAULT), &style).unwrap();
    let reading = read_board(&picture).unwrap();
    let [upper_left, _, lower_right, _] = reading.corners();
    // 38 pixels a cell, in the middle of the picture.
    for (found, expected) in [(upper_left, 34.5), (lower_right, 566.5)] {
        assert!(
            (found.0 - expected).abs() < 1.5 && (found.1 - expected).abs() < 1.5,
            "{found:?}"
        );
    }
    assert_eq!(reading.stones().count(), 0);
}

#[test]
fn a_picture_without_a_board_has_no_grid() {
    use narabe_art::Pixmap;
    let stripes = Pixmap::paint(300, 300, |x, _| {
        if x % 20 == 0 {
            [0, 0, 0, 255]
        } else {
            [255; 4]
        }
    });
    let wood = narabe_art::board::surface(&Default::default(), 300, None);
    for picture in [
        Pixmap::paint(300, 200, |_, _| [200, 180, 90, 255]),
        stripes,
        wood,
    ] {
        assert_eq!(read_board(&picture), Err(BoardReaderError::NoGrid));
    }
    let small = Pixmap::paint(300, 40, |_, _| [0; 4]);
    assert!(matches!(
        read_board(&small),
        Err(BoardReaderError::TooSmall { .. })
    ));
}
