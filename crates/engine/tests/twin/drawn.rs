//! Positions as drawings, with the expected results of turns.

use narabe_rules::twin::{Half, Turn, TwinOutcome, TwinPoint, TwinPosition, TwinVictory};
use narabe_rules::{BoardSize, Point, Side};

const DRAWINGS: &str = include_str!("../data/twin.txt");

/// Black to move has a four on each board.
pub const FOUR_ON_EACH_BOARD: [&str; 5] = [
    "X X X X . | X X X X .",
    ". . . . . | . . . . .",
    ". . . . . | . . . . .",
    ". . . . . | . . . . .",
    ". . . . . | . . . . .",
];

/// The position of a drawing: rows from the top, the points of the left and the right board separated by a bar.
pub fn position(rows: &[&str], to_move: Side) -> TwinPosition {
    let size = BoardSize::new(u8::try_from(rows.len()).unwrap()).unwrap();
    let mut stones = Vec::new();
    for (y, row) in rows.iter().rev().enumerate() {
        let (left, right) = row.split_once('|').expect("a bar between the boards");
        for (half, row) in Half::ALL.into_iter().zip([left, right]) {
            let marks: Vec<&str> = row.split_whitespace().collect();
            assert_eq!(marks.len(), rows.len(), "not square: {row}");
            for (x, mark) in marks.into_iter().enumerate() {
                let side = match mark {
                    "X" => Side::Black,
                    "O" => Side::White,
                    _ => continue,
                };
                let point = Point::new(u8::try_from(x).unwrap(), u8::try_from(y).unwrap());
                stones.push((TwinPoint::new(half, point), side));
            }
        }
    }
    TwinPosition::set_up(size, stones, to_move).unwrap()
}

/// The result of a turn in the words of the file.
fn verdict(mover: Side, outcome: Option<&TwinOutcome>) -> &'static str {
    match outcome {
        None => "goes on",
        Some(TwinOutcome::Draw(_)) => "draws",
        Some(TwinOutcome::Win { winner, by }) => match by {
            TwinVictory::BothBoards(_) if *winner == mover => "wins",
            TwinVictory::OneBoard(_) if *winner != mover => "loses one board",
            TwinVictory::DifferentTurns(_) if *winner != mover => "loses different turns",
            _ => "makes no sense",
        },
    }
}

#[test]
fn every_drawn_turn_has_its_expected_result() {
    let mut turns = 0;
    for block in DRAWINGS.split("\n\n").skip(1) {
        let mut lines = block.lines();
        let name = lines.next().unwrap();
        let to_move = match lines.next().unwrap() {
            "Black to move" => Side::Black,
            "White to move" => Side::White,
            other => panic!("{name}: {other}"),
        };
        let (rows, said): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.contains('|'));
        let start = position(&rows, to_move);
        for line in said {
            let words: Vec<&str> = line.split(' ').collect();
            let stones = words.iter().take_while(|word| word.contains(':')).count();
            let turn: Turn = words[..stones].join(" ").parse().unwrap();
            let mut position = start.clone();
            let outcome = position.play_turn(turn).unwrap().cloned();
            assert_eq!(
                verdict(to_move, outcome.as_ref()),
                words[stones..].join(" "),
                "{name}: {turn}"
            );
            turns += 1;
        }
    }
    assert_eq!(
        turns,
        DRAWINGS
            .lines()
            .filter(|line| line.starts_with("L:") || line.starts_with("R:"))
            .count()
    );
    assert!(turns > 25);
}

#[test]
fn the_outcome_has_the_rows_of_each_board() {
    let mut game = position(
        &[
            "X X X X . . | . . . . . .",
            ". . . . X . | . . . . . .",
            ". . . . X . | . X X X X .",
            ". . . . X . | . . . . . .",
            ". . . . X . | . . . . . .",
            ". . . . . . | . . . . . .",
        ],
        Side::Black,
    );
    let outcome = game
        .play_turn("R:a4 L:e6".parse().unwrap())
        .unwrap()
        .unwrap();
    assert_eq!(outcome.winner(), Some(Side::Black));
    assert_eq!(
        (
            outcome.lines_on(Half::Left).len(),
            outcome.lines_on(Half::Right).len()
        ),
        (2, 1)
    );
    let row: Vec<String> = outcome.lines_on(Half::Right)[0]
        .iter()
        .map(Point::to_string)
        .collect();
    assert_eq!(row, ["a4", "b4", "c4", "d4", "e4"]);
}
