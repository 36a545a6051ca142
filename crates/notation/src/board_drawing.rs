//! Boards drawn for people, to paste into a chat: with letters and numbers around them, in plain signs or in discs.
//! [`parse_board_text`](super::parse_board_text) reads them back.
//!
//! ```
//! use narabe_notation::{BoardSigns, draw_board, parse_board_text};
//! use narabe_rules::{BoardSize, Rule, Setup, Side};
//!
//! let mut setup = Setup::new(Rule::Freestyle, BoardSize::new(5)?);
//! setup.place("c3".parse()?, Side::Black)?;
//! let text = draw_board(&setup, BoardSigns::Discs);
//! assert!(text.starts_with("  A B C D E\n5 · · · · ·\n"));
//! assert_eq!(parse_board_text(&text, Rule::Freestyle)?, setup);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::write_board_text;
use narabe_rules::{Point, Setup, Side};

/// The signs of a drawn board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardSigns {
    /// `X`, `O` and `.`, which every program shows.
    Ascii,
    /// `●`, `○` and `·`.
    #[default]
    Discs,
}

impl BoardSigns {
    const fn of(self, stone: Option<Side>) -> char {
        match (self, stone) {
            (Self::Ascii, Some(Side::Black)) => 'X',
            (Self::Ascii, Some(Side::White)) => 'O',
            (Self::Ascii, None) => '.',
            (Self::Discs, Some(Side::Black)) => '●',
            (Self::Discs, Some(Side::White)) => '○',
            (Self::Discs, None) => '·',
        }
    }
}

/// Draws the stones with letters above and numbers at the left, and a line for the side to move unless the numbers of
/// stones tell it.
pub fn draw_board(setup: &Setup, signs: BoardSigns) -> String {
    let size = setup.size().get();
    let width = size.to_string().len();
    let mut text = " ".repeat(width);
    for x in 0..size {
        let label = Point::new(x, 0).label();
        text.extend([' ', label.chars().next().unwrap_or(' ')]);
    }
    text.push('\n');
    for y in (0..size).rev() {
        text.push_str(&format!("{:>width$}", y + 1));
        for x in 0..size {
            text.extend([' ', signs.of(setup.get(Point::new(x, y)))]);
        }
        text.push('\n');
    }
    // The plain form ends with the side to move.
    let plain = write_board_text(setup);
    for line in plain.lines().skip(usize::from(size)) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::{is_board_text, parse_board_text};
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    #[test]
    fn every_drawing_is_read_back() {
        for size in [5, 9, 10, 15, 25] {
            let mut setup = Setup::new(Rule::Freestyle, BoardSize::new(size).unwrap());
            for (index, point) in setup.size().points().enumerate().step_by(3) {
                let side = if index % 2 == 0 {
                    Side::Black
                } else {
                    Side::White
                };
                setup.place(point, side).unwrap();
            }
            setup.set_to_move(setup.side_by_count().other());
            // The stones are read row by row from the top.
            let rows = parse_board_text(&write_board_text(&setup), Rule::Freestyle).unwrap();
            for signs in [BoardSigns::Ascii, BoardSigns::Discs] {
                let text = draw_board(&setup, signs);
                assert!(is_board_text(&text));
                assert_eq!(
                    parse_board_text(&text, Rule::Freestyle).as_ref(),
                    Ok(&rows),
                    "{text}"
                );
            }
        }
    }
}
