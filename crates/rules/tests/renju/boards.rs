//! Drawn boards with their forbidden points, from the files in `tests/data/renju`.

use std::collections::BTreeMap;

use narabe_rules::{Board, BoardSize, Foul, Point, Ruling, Side};

/// The files.
const FILES: [(&str, &str); 8] = [
    ("known", include_str!("../data/renju/known.txt")),
    (
        "double-threes",
        include_str!("../data/renju/double-threes.txt"),
    ),
    (
        "double-fours",
        include_str!("../data/renju/double-fours.txt"),
    ),
    ("overlines", include_str!("../data/renju/overlines.txt")),
    ("five-first", include_str!("../data/renju/five-first.txt")),
    ("edges", include_str!("../data/renju/edges.txt")),
    ("recursion", include_str!("../data/renju/recursion.txt")),
    ("reported", include_str!("../data/renju/reported.txt")),
];

/// A board with the rulings on its empty points, except "allowed".
pub struct Drawn {
    pub name: String,
    pub board: Board,
    pub rulings: BTreeMap<Point, Ruling>,
}

/// Every board of every file.
pub fn all() -> Vec<Drawn> {
    FILES
        .iter()
        .flat_map(|(file, text)| read(file, text))
        .collect()
}

/// Reads a file: for each board a title in brackets, then one line per row, from the top. Lines beginning with `#` are
/// comments.
fn read(file: &str, text: &str) -> Vec<Drawn> {
    let mut boards: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(title) = line.strip_prefix('[') {
            let title = title.trim_end_matches(']');
            boards.push((format!("{file}: {title}"), Vec::new()));
        } else if !line.trim().is_empty() {
            let rows = &mut boards.last_mut().expect("a title comes first").1;
            rows.push(line.replace(' ', ""));
        }
    }
    boards
        .into_iter()
        .map(|(name, rows)| draw(name, &rows))
        .collect()
}

fn draw(name: String, rows: &[String]) -> Drawn {
    let size = BoardSize::new(u8::try_from(rows.len()).unwrap()).unwrap();
    let is_square = rows.iter().all(|row| row.len() == rows.len());
    assert!(is_square, "{name} is not square");
    let mark =
        |point: Point| rows[rows.len() - 1 - usize::from(point.y)].as_bytes()[usize::from(point.x)];
    let stones = size.points().filter_map(|point| match mark(point) {
        b'X' => Some((point, Side::Black)),
        b'O' => Some((point, Side::White)),
        _ => None,
    });
    let board = Board::with_stones(size, stones).unwrap();
    let rulings = size.points().filter_map(|point| {
        let ruling = match mark(point) {
            b'3' => Ruling::Foul(Foul::DoubleThree),
            b'4' => Ruling::Foul(Foul::DoubleFour),
            b'6' => Ruling::Foul(Foul::Overline),
            b'5' => Ruling::Five,
            b'X' | b'O' | b'.' => return None,
            other => panic!("{name}: '{}' is no mark", char::from(other)),
        };
        Some((point, ruling))
    });
    Drawn {
        rulings: rulings.collect(),
        name,
        board,
    }
}
