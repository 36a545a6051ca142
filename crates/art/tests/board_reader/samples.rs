//! Pictures of boards with what is on them: games that look like real ones, on every board with every set of stones.

use narabe_art::pictures::{Numbers, PicturePosition, PictureStyle, position_pixels};
use narabe_art::skin::{
    BoardSkin, StoneSkin, parse_board, parse_line, parse_stones,
    shipped::{BOARDS, LINES, STONES},
};
use narabe_art::{Pixmap, contrast, decode_picture, rgb::MIN_LINE_CONTRAST};
use narabe_notation::{Mark, MarkLetter};
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::distort::{View, blurred, jpeg, noisy, seen, shaded};
use crate::flat_diagram::{self, DRAWING_STYLES};

/// A picture and what is on it.
pub struct Sample {
    /// How it was made.
    pub name: String,
    pub picture: Pixmap,
    pub size: BoardSize,
    pub stones: Vec<(Point, Side)>,
}

/// The sizes of boards, the usual one more often.
const SIZES: [u8; 8] = [15, 15, 15, 19, 15, 13, 20, 9];

/// A game of some moves, each near the stones before, and not yet won.
pub fn game(size: BoardSize, moves: usize, rng: &mut StdRng) -> Position {
    let mut game = Position::new(Rule::Freestyle, size);
    let _ = game.play(size.centre());
    let mut tries = 0;
    while game.ply() < moves && tries < 4000 {
        tries += 1;
        let near = game.moves()[rng.random_range(0..game.moves().len())];
        let step = |at: u8, rng: &mut StdRng| {
            let moved = i16::from(at) + rng.random_range(-2..=2);
            u8::try_from(moved.clamp(0, i16::from(size.get()) - 1)).unwrap_or(at)
        };
        let point = Point::new(step(near.x, rng), step(near.y, rng));
        if game.play(point).is_ok() && game.outcome().is_some() {
            game.undo();
        }
    }
    game
}

/// The board with an index, and the stones.
pub fn skins(board: usize, stones: usize) -> (BoardSkin, StoneSkin) {
    (
        parse_board(BOARDS[board % BOARDS.len()].1).expect("a skin of the game"),
        parse_stones(STONES[stones % STONES.len()].1).expect("a skin of the game"),
    )
}

/// The names of stones and board.
pub fn name(board: usize, stones: usize) -> String {
    format!(
        "{} on {}",
        STONES[stones % STONES.len()].0,
        BOARDS[board % BOARDS.len()].0
    )
}

/// A board as the game shows it: any size, numbers, marks, line colours; a little noise and tilt.
pub fn usual(index: usize) -> Sample {
    let mut rng = StdRng::seed_from_u64(1000 + index as u64);
    let (board, stones) = (index, index / 8 + index);
    let (sample, picture) = painted(board, stones, index, &mut rng);
    let view = View {
        turn: rng.random_range(-5.0..5.0),
        tilt: (rng.random_range(-0.06..0.06), rng.random_range(-0.06..0.06)),
        scale: 1.0,
    };
    let picture = match index % 3 {
        // A screenshot.
        0 => framed(&picture, &mut rng),
        _ => seen(&picture, view, 1.15, [90, 96, 104, 255]),
    };
    let picture = noisy(&picture, rng.random_range(0.0..5.0), &mut rng);
    Sample { picture, ..sample }
}

/// A board of the game as a photo or from a chat: turned, tilted, blurred, in bad light, compressed.
pub fn photo(index: usize) -> Sample {
    let mut rng = StdRng::seed_from_u64(5000 + index as u64);
    let (sample, picture) = painted(index, index / 8 + index, index, &mut rng);
    let view = View {
        turn: rng.random_range(-10.0..10.0),
        tilt: (rng.random_range(-0.18..0.18), rng.random_range(-0.18..0.18)),
        scale: rng.random_range(0.8..1.3),
    };
    let picture = seen(&picture, view, 1.25, [120, 110, 100, 255]);
    let picture = shaded(&picture, rng.random_range(0.6..1.0));
    let picture = blurred(&picture, rng.random_range(0..3));
    let picture = noisy(&picture, rng.random_range(1.0..7.0), &mut rng);
    Sample {
        picture: compressed(&picture, rng.random_range(40..80)),
        ..sample
    }
}

/// A plain diagram of another program, compressed, and cut close to the board.
pub fn diagram(index: usize) -> Sample {
    let mut rng = StdRng::seed_from_u64(9000 + index as u64);
    let size = BoardSize::new(SIZES[index % SIZES.len()]).expect("a size");
    let game = game(size, rng.random_range(1..70), &mut rng);
    let look = DRAWING_STYLES[index % DRAWING_STYLES.len()];
    let stones: Vec<_> = game.stones().collect();
    let picture = flat_diagram::draw(size, &stones, rng.random_range(16.0..44.0), &look);
    let view = View {
        turn: rng.random_range(-3.0..3.0),
        tilt: (0.0, 0.0),
        scale: 1.0,
    };
    let picture = match index % 2 {
        0 => picture,
        _ => seen(&picture, view, 1.02, [255; 4]),
    };
    let quality = rng.random_range(30..90);
    Sample {
        name: format!("diagram {index}"),
        picture: compressed(&picture, quality),
        size,
        stones,
    }
}

/// A board with a game, as the game paints it.
fn painted(board: usize, stones: usize, index: usize, rng: &mut StdRng) -> (Sample, Pixmap) {
    let size = BoardSize::new(SIZES[(index / 3) % SIZES.len()]).expect("a size");
    let moves = rng.random_range(2..80).min(size.area() / 2);
    let game = game(size, moves, rng);
    let (board_skin, stone_skin) = skins(board, stones);
    let line = parse_line(LINES[index % LINES.len()].1)
        .expect("a skin of the game")
        .colour;
    let style = PictureStyle {
        pixels: rng.random_range(380..1100),
        line: Some(line)
            .filter(|line| index % 4 == 3 && contrast(*line, board_skin.tone) > MIN_LINE_CONTRAST),
        board: board_skin,
        stones: stone_skin,
        coordinates: index % 5 != 4,
        numbers: match index % 3 {
            0 => Numbers::None,
            1 => Numbers::All,
            _ => Numbers::Last(5),
        },
        ..PictureStyle::default()
    };
    let empty: Vec<Point> = game.board().empty_points().collect();
    let marks = [
        Mark::Circle,
        Mark::Triangle,
        Mark::Cross,
        MarkLetter::new('A').map_or(Mark::Square, Mark::Letter),
    ];
    let count = if index.is_multiple_of(2) {
        marks.len()
    } else {
        0
    };
    let marked = marks.into_iter().take(count);
    let marked = marked.map(|mark| (empty[rng.random_range(0..empty.len())], mark));
    let position = PicturePosition::from(&game).with_marks(marked);
    let picture = position_pixels(&position, &style).expect("a picture");
    let sample = Sample {
        name: format!(
            "{} {index}, {} lines, {} px",
            name(board, stones),
            size.get(),
            style.pixels
        ),
        picture: Pixmap::new(1, 1),
        size,
        stones: game.stones().collect(),
    };
    (sample, picture)
}

/// A picture in a window: a bar above, and a panel with rows at the right.
fn framed(picture: &Pixmap, rng: &mut StdRng) -> Pixmap {
    let (width, height) = (picture.width, picture.height);
    let (bar, panel) = (rng.random_range(10..60), rng.random_range(20..width / 2));
    let margin = rng.random_range(4..40);
    let row = rng.random_range(18..32);
    let words = rng.random_range(0..1000_u32);
    // Letters of pseudo-random strokes, in words.
    let stroke = |x: u32, y: u32| {
        let (letter, part) = (x / 8, (x % 8) / 2 + 5 * (y / 2));
        let hash = |at: u32| (at.wrapping_mul(2_654_435_761) ^ words).wrapping_mul(40_503) >> 16;
        x % 8 < 6
            && hash(letter / 5).is_multiple_of(3)
            && hash(letter * 31 + part).is_multiple_of(2)
    };
    let mut window = Pixmap::paint(
        width + panel + 2 * margin,
        height + bar + 2 * margin,
        |x, y| {
            let in_panel = x > width + 2 * margin + 8 && y > bar;
            let is_row = in_panel && y % row == 0;
            let is_text =
                in_panel && (6..16).contains(&(y % row)) && stroke(x + y / row * 640, y % row);
            match (y < bar, is_row, is_text) {
                (true, ..) => [36, 40, 46, 255],
                (_, true, _) => [205, 208, 202, 255],
                (.., true) => [70, 75, 82, 255],
                _ => [232, 233, 229, 255],
            }
        },
    );
    window.draw(picture, margin as i32, (bar + margin) as i32);
    window
}

/// A picture after it has been a JPEG file.
fn compressed(picture: &Pixmap, quality: u8) -> Pixmap {
    decode_picture(&jpeg(picture, quality)).expect("the encoder's own file")
}
