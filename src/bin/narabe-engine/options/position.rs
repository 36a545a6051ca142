//! The position that the options describe: moves, or a board drawn as text.

use std::io::Read;

use narabe::engine::Setup;
use narabe::notation::parse_move_list;
use narabe::rules::{BoardSize, Point, Position, Rule, Side};

use super::Options;
use crate::shared::arguments::{Fault, fault};

impl Options {
    /// The position that the options describe: an empty board if they describe none.
    ///
    /// # Errors
    /// When the moves or the board make no sense, or both are given.
    pub fn setup(&self) -> Result<Setup, Fault> {
        match (&self.moves, &self.board) {
            (Some(_), Some(_)) => {
                Err("--moves and --board both give a position: use one of them".to_owned())
            }
            (_, Some(path)) => self.setup_of_board(path),
            (moves, None) => self.setup_of_moves(moves.as_deref().unwrap_or("")),
        }
    }

    /// The same as a position of a game. The moves of a drawn board are taken in any order.
    ///
    /// # Errors
    /// As [`Self::setup`], and when no game can lead to the board.
    pub fn position(&self) -> Result<Position, Fault> {
        if self.board.is_none() {
            return self.played(self.moves.as_deref().unwrap_or(""));
        }
        let setup = self.setup()?;
        let of = |side| {
            let stones = setup.stones().iter();
            stones
                .filter(move |stone| stone.1 == side)
                .map(|stone| stone.0)
        };
        let (mut black, mut white) = (of(Side::Black), of(Side::White));
        let mut position = Position::new(self.rule, setup.size());
        loop {
            let next = match position.side_to_move() {
                Side::Black => black.next(),
                Side::White => white.next(),
            };
            let Some(point) = next else {
                break;
            };
            position
                .play(point)
                .map_err(|error| format!("--board: {error}"))?;
        }
        if position.moves().len() < setup.stones().len()
            || position.side_to_move() != setup.to_move()
        {
            return Err(
                "--board: this player needs a position in which the sides have moved alternately"
                    .to_owned(),
            );
        }
        Ok(position)
    }

    fn played(&self, moves: &str) -> Result<Position, Fault> {
        let mut position = Position::new(self.rule, self.size);
        for point in parse_move_list(moves).map_err(|error| format!("--moves: {error}"))? {
            position
                .play(point)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(position)
    }

    fn setup_of_moves(&self, moves: &str) -> Result<Setup, Fault> {
        let mut setup = Setup::from(&self.played(moves)?);
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }

    fn setup_of_board(&self, path: &str) -> Result<Setup, Fault> {
        let mut text = String::new();
        let read = if path == "-" {
            std::io::stdin().read_to_string(&mut text)
        } else {
            std::fs::File::open(path).and_then(|mut file| file.read_to_string(&mut text))
        };
        read.map_err(|error| format!("--board {path}: {error}"))?;
        board(&text, self.rule, self.to_move).map_err(|error| format!("--board {path}: {error}"))
    }
}

/// Reads a drawn board.
fn board(text: &str, rule: Rule, to_move: Option<Side>) -> Result<Setup, Fault> {
    let rows: Vec<Vec<char>> = text
        .lines()
        .map(|line| {
            line.chars()
                .filter(|c| !c.is_whitespace())
                .collect::<Vec<_>>()
        })
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let side = u8::try_from(rows.len()).map_err(|_| format!("{} rows are too many", rows.len()))?;
    let size = BoardSize::new(side).map_err(fault)?;
    let mut setup = Setup::new(rule, size);
    let mut counts = [0_usize; 2];
    for (row, y) in rows.iter().zip((0..side).rev()) {
        if row.len() != rows.len() {
            return Err(format!(
                "row {} has {} points and the board has {} rows: both must be the same",
                y + 1,
                row.len(),
                rows.len()
            ));
        }
        for (&mark, x) in row.iter().zip(0..) {
            let stone = match mark {
                '.' | '-' | '+' => continue,
                'x' | 'X' => Side::Black,
                'o' | 'O' => Side::White,
                other => {
                    return Err(format!(
                        "'{other}' in row {} must be `.`, `x` or `o`",
                        y + 1
                    ));
                }
            };
            counts[stone as usize] += 1;
            setup.place(Point::new(x, y), stone).map_err(fault)?;
        }
    }
    let by_count = if counts[0] > counts[1] {
        Side::White
    } else {
        Side::Black
    };
    setup.set_to_move(to_move.unwrap_or(by_count));
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_board_is_read_from_the_top() {
        let text = "....o\n.....\n..x..\n.....\nx....\n";
        let setup = board(text, Rule::Freestyle, None).unwrap();
        let stones: Vec<_> = setup
            .stones()
            .iter()
            .map(|(point, side)| format!("{point} {side}"))
            .collect();
        assert_eq!(stones, ["e5 White", "c3 Black", "a1 Black"]);
        assert_eq!(setup.to_move(), Side::White);
    }

    #[test]
    fn faulty_boards_are_explained() {
        for (text, part) in [
            ("...\n...\n...", "3 is not a board size"),
            (".....\n.....\n....\n.....\n.....", "has 4 points"),
            (".....\n..z..\n.....\n.....\n.....", "'z' in row 4"),
        ] {
            let error = board(text, Rule::Freestyle, None).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
