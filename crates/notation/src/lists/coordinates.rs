//! Games as coordinates from the upper left corner: `7,7 8,6`. Such texts count from 0 or from 1, and hardly ever say so.

use super::coordinate_rows::{CoordinateLine, Pair, coordinate_line};
use super::headers::Head;
use super::listed_games::{Grouping, ListLine, Listed, hand_on, listed, tree_of};
use super::moves::size_of;
use super::rows::Line;
use super::sections::sections;
use crate::game_file::{Assumption, Format, LossReport, ReadError, ReadFault, ReadGame, Sink};
use crate::psq::{coordinates, point};
use narabe_rules::{BoardSize, Move, Point};

/// Whether a text is a list of coordinates: most of its lines are.
pub fn is_coordinates(text: &str) -> bool {
    let Ok(sections) = sections(text) else {
        return false;
    };
    let (mut right, mut other) = (0, 0);
    for (number, line) in sections.iter().flat_map(|section| &section.lines) {
        match coordinate_line(*number, line) {
            CoordinateLine::Gap => {}
            CoordinateLine::Pairs { .. } => right += 1,
            CoordinateLine::Other => other += 1,
        }
    }
    right > other
}

fn games(text: &str) -> Result<Listed<Pair>, ReadError> {
    listed(
        text,
        &Grouping::Free(|_| true),
        |number, line| match coordinate_line(number, line) {
            CoordinateLine::Gap => ListLine::Gap,
            CoordinateLine::Pairs { row, .. } => ListLine::Moves(vec![row], Vec::new()),
            CoordinateLine::Other => ListLine::Other,
        },
    )
}

/// From which number coordinates count, and whether the text tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The number of the first row and column, 0 or 1.
    pub first: u8,
    /// Whether this is said, or follows from a 0 or from the last number of the board.
    pub is_certain: bool,
}

impl Counting {
    /// How the coordinates of games on a board count. A first move in the centre of the board decides where nothing is certain.
    pub fn of<'a>(pairs: impl Iterator<Item = &'a Pair> + Clone, size: Option<BoardSize>) -> Self {
        let mut numbers = pairs.clone().flatten();
        let largest = numbers.clone().max().copied().unwrap_or_default();
        let side = size.map(|size| i32::from(size.get()));
        if numbers.any(|number| *number == 0) || side.is_some_and(|side| largest > side) {
            return Self {
                first: 0,
                is_certain: true,
            };
        }
        if side == Some(largest) {
            return Self {
                first: 1,
                is_certain: true,
            };
        }
        let is_central = |side: i32| {
            let centre = (side + 1) / 2;
            side % 2 == 1 && largest <= side && pairs.clone().next() == Some(&[centre, centre])
        };
        let is_from_1 = is_central(side.unwrap_or_else(|| BoardSize::DEFAULT.get().into()));
        Self {
            first: is_from_1.into(),
            is_certain: false,
        }
    }
}

/// A game of coordinates, before it is known how they count.
#[derive(Clone, Debug)]
pub struct CoordinateGame {
    /// What is said of it.
    pub head: Head,
    /// Its moves, each with its line.
    pub moves: Line<Pair>,
    /// What is not understood.
    pub lost: LossReport,
}

impl CoordinateGame {
    /// A game.
    pub const fn new(head: Head, moves: Line<Pair>, lost: LossReport) -> Self {
        Self { head, moves, lost }
    }
}

/// Reads lists of coordinates.
pub fn read_coordinates(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let listed = games(text)?;
    let games = listed.games.into_iter();
    let games = games
        .map(|game| CoordinateGame::new(game.head, game.moves, game.lost))
        .collect();
    let none = ReadFault::NotThis(
        Format::Coordinates,
        "no line has pairs of numbers, like 7,7 8,6",
    );
    read_coordinate_games(games, listed.is_by_line, none, sink)
}

/// Hands on games of coordinates. All games of a text count alike: what one tells holds for the others.
pub fn read_coordinate_games(
    games: Vec<CoordinateGame>,
    is_by_line: bool,
    none: ReadFault,
    sink: &mut Sink<'_>,
) -> Result<(), ReadError> {
    let given = sink.options().size;
    let pairs = || {
        games
            .iter()
            .flat_map(|game| &game.moves)
            .map(|(_, pair)| pair)
    };
    let named = games.iter().find_map(|game| game.head.size).or(given);
    let told = Counting::of(pairs(), named);
    let corner = |pair: &Pair| {
        let number = |number: i32| {
            u8::try_from(number.saturating_sub(told.first.into())).unwrap_or_default()
        };
        Point::new(number(pair[0]), number(pair[1]))
    };
    let usual = size_of(pairs().map(corner));
    let read = |game: &CoordinateGame| {
        let named = game.head.size.or(given);
        let size = named.unwrap_or(usual);
        let counting = match game.head.first {
            Some(first) => Counting {
                first,
                is_certain: true,
            },
            None => told,
        };
        let moves = game.moves.iter();
        let moves = moves.map(|&(line, pair)| (line, turn(pair, &game.head, counting, size)));
        let tree = tree_of(&game.head, size, moves)?;
        let mut lost = game.head.lost.clone();
        lost.extend(&game.lost);
        if named.is_none() {
            lost.assume(Assumption::Size(size));
        }
        if !counting.is_certain {
            lost.assume(Assumption::CountedFrom(counting.first));
        }
        if game.head.first.is_none() && !game.head.is_from_bottom {
            lost.assume(Assumption::RowsFromTop);
        }
        if is_by_line {
            lost.assume(Assumption::GamePerLine);
        }
        let info = game.head.info.clone();
        Ok(ReadGame { info, tree, lost })
    };
    hand_on(games.iter().map(read), none, sink)
}

fn turn(pair: Pair, head: &Head, counting: Counting, size: BoardSize) -> Result<Move, ReadFault> {
    let [x, y] = pair.map(|number| number.saturating_sub(counting.first.into()));
    let y = if head.is_from_bottom {
        i32::from(size.get()).saturating_sub(1).saturating_sub(y)
    } else {
        y
    };
    let fault = || ReadFault::off_board(&format!("{},{}", pair[0], pair[1]), size);
    point(x, y, size).map(Move::Stone).ok_or_else(fault)
}

/// Stones as coordinates from 0.
pub fn coordinates_line(moves: &[Move], size: BoardSize) -> String {
    let pair = |point: Point| {
        let (x, y) = coordinates(point, size);
        format!("{x},{y}")
    };
    let points = moves.iter().filter_map(|turn| turn.point());
    points.map(pair).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::read_games;
    use crate::game_file::{GameFile, ReadOptions};
    use crate::write_move_list;

    fn read(text: &str) -> Result<GameFile, ReadError> {
        read_games("", text.as_bytes(), &ReadOptions::default())
    }

    fn moves(file: &GameFile) -> String {
        write_move_list(&file.games[0].tree.main_moves())
    }

    fn assumed(file: &GameFile) -> Vec<Assumption> {
        file.games[0].lost.assumed().cloned().collect()
    }

    #[test]
    fn coordinates_are_read_in_many_forms() {
        for text in [
            "7,7 8,6 9,5",
            "7,7, 8,6, 9,5",
            "7,7,8,6,9,5",
            "(7,7) (8,6) (9,5)",
            "1. 7,7\n2. 8,6\n3. 9,5\n",
            "8,8 9,7 10,6",
            "Moves: 7,7 8,6\n9,5\n",
            "Result: B+\n\n7,7\n8,6\n9,5\n",
            "Coordinates: from 0, from the bottom\n7,7 8,8 9,9",
        ] {
            assert_eq!(moves(&read(text).unwrap()), "h8 i9 j10", "{text}");
        }
        assert_eq!(
            read("7,7 24,3").unwrap().games[0].tree.size(),
            BoardSize::MAX
        );
        let error = read("7,7\n30,3").unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 2: `30,3` lies outside a 25×25 board"
        );
    }

    #[test]
    fn from_where_they_count_is_told_by_the_text_or_said() {
        let from = |text: &str| {
            let file = read(text).unwrap();
            let first = file.games[0].tree.main_moves()[0].to_string();
            (
                first,
                assumed(&file).contains(&Assumption::CountedFrom(0)),
                assumed(&file).contains(&Assumption::CountedFrom(1)),
            )
        };
        let told = |point: &str| (point.to_owned(), false, false);
        assert_eq!(from("Size: 15\n8,8 0,3"), told("i7"));
        assert_eq!(from("Size: 15\n7,7 15,3"), told("g9"));
        assert_eq!(from("Coordinates: from 1\nSize: 15\n7,7 8,3"), told("g9"));
        assert_eq!(from("Size: 15\n7,7 8,3"), ("h8".to_owned(), true, false));
        assert_eq!(from("Size: 15\n8,8 8,3"), ("h8".to_owned(), false, true));
        assert_eq!(from("10,10 11,9"), ("k5".to_owned(), true, false));
    }

    #[test]
    fn bug_a_range_of_coordinates_was_read_by_any_of_its_digits() {
        for said in ["1-20", "from 1 to 20", "1..20"] {
            let file = read(&format!("Size: 20\nCoordinates: {said}\n10,10 11,9\n")).unwrap();
            assert_eq!(moves(&file), "j11 k12", "{said}");
        }
        let file = read("Size: 15\nCoordinates: (row, column), from 0\n7,7 8,6\n").unwrap();
        assert_eq!(
            file.games[0].lost.odd().count(),
            1,
            "rows before columns are not read"
        );
    }

    #[test]
    fn bug_headers_before_coordinates_were_skipped() {
        let text = "Size: 19\nRule: renju\nBlack: Ann\nWhite: Bob\nKomi: 6\n\n9,9\n10,8\n11,7\n";
        let file = read(text).unwrap();
        assert_eq!(moves(&file), "j10 k11 l12");
        let game = &file.games[0];
        assert_eq!(game.info.names, ["Ann", "Bob"]);
        assert_eq!(game.tree.rule(), Some(narabe_rules::Rule::Renju));
        assert!(
            !assumed(&file)
                .iter()
                .any(|assumed| matches!(assumed, Assumption::Size(_)))
        );
        let odd: Vec<String> = game.lost.odd().map(ToString::to_string).collect();
        assert_eq!(
            odd,
            ["line 5: `Komi: 6` is not understood and was left out"]
        );
    }

    #[test]
    fn games_one_a_line_are_games() {
        let file = read("7,7 8,6 9,5\n7,7 7,6 9,5\n").unwrap();
        assert_eq!(file.games.len(), 2);
        assert!(assumed(&file).contains(&Assumption::GamePerLine));
        assert_eq!(read("7,7 8,6\n9,5 4,4\n").unwrap().games.len(), 1);
    }
}
