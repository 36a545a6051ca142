//! Board drawings: one row of characters per row of points, the top one first.

use narabe::engine::Setup;
use narabe::rules::{BoardSize, Point, Rule, Side};

use crate::options::{Fault, fault};

/// Parses a board drawing. Without `to_move` Black is to move when both sides have as many stones.
///
/// # Errors
/// A message when a row or a character is invalid.
pub fn parse(text: &str, rule: Rule, to_move: Option<Side>) -> Result<Setup, Fault> {
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
    fn a_board_drawing_is_read_from_the_top() {
        let text = "....o\n.....\n..x..\n.....\nx....\n";
        let setup = parse(text, Rule::Freestyle, None).unwrap();
        let stones: Vec<_> = setup
            .stones()
            .iter()
            .map(|(point, side)| format!("{point} {side}"))
            .collect();
        assert_eq!(stones, ["e5 White", "c3 Black", "a1 Black"]);
        assert_eq!(setup.to_move(), Side::White);
    }

    #[test]
    fn invalid_boards_are_explained() {
        for (text, part) in [
            ("...\n...\n...", "3 is not a board size"),
            (".....\n.....\n....\n.....\n.....", "has 4 points"),
            (".....\n..z..\n.....\n.....\n.....", "'z' in row 4"),
        ] {
            let error = parse(text, Rule::Freestyle, None).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
