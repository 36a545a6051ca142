//! Whether the letters of columns skip I, as on boards of Go. A text hardly ever says so, but its points may.

use crate::game_file::{Assumption, LossReport};
use narabe_rules::{BoardSize, Move, Point};

/// The column of I, the letter that some programs leave out.
pub const SKIPPED: u8 = b'i' - b'a';
/// What a point in column I is not.
pub const POINT_WITHOUT_I: &str = "a point: the letters of the columns skip I";
// What a text says of letters that skip I, and of those that do not.
const WITHOUT_I: [&str; 3] = ["without i", "skip", "abcdefghj"];
const WITH_I: [&str; 2] = ["with i", "abcdefghi"];

/// How the letters of columns count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColumnLetters {
    /// All letters count.
    #[default]
    All,
    /// They skip I.
    WithoutI,
    /// No point lies in column I and some beyond it: perhaps they skip it. All are taken to count.
    Unsure,
}

impl ColumnLetters {
    /// What a text says of them, if anything.
    pub fn said(text: &str) -> Option<Self> {
        let text = text.to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        match (has(&WITHOUT_I), has(&WITH_I)) {
            (true, false) => Some(Self::WithoutI),
            (false, true) => Some(Self::All),
            _ => None,
        }
    }

    /// What the columns of points tell, from 0 and with I, each with the size of its board: a letter beyond the last one of the
    /// board means that one is skipped, unless there is an I.
    pub fn of(columns: impl Iterator<Item = (u8, BoardSize)> + Clone) -> Self {
        let has = |wanted: &dyn Fn(u8, u8) -> bool| {
            let mut columns = columns.clone();
            columns.any(|(column, size)| wanted(column, size.get()))
        };
        let has_i = has(&|column, _| column == SKIPPED);
        let is_far = has(&|column, size| column > size);
        match () {
            () if has_i || is_far || !has(&|column, _| column > SKIPPED) => Self::All,
            () if has(&|column, size| column == size) => Self::WithoutI,
            () => Self::Unsure,
        }
    }

    /// The column of a letter that counts so, from its place in the alphabet. I is none where it is skipped.
    pub const fn column(self, letter: u8) -> Option<u8> {
        match self {
            Self::WithoutI if letter == SKIPPED => None,
            Self::WithoutI if letter > SKIPPED => Some(letter - 1),
            _ => Some(letter),
        }
    }

    /// A move whose point was read with all letters. None if its letter is skipped.
    pub fn turn(self, turn: Move) -> Option<Move> {
        match turn {
            Move::Pass => Some(turn),
            Move::Stone(Point { x, y }) => Some(Move::Stone(Point::new(self.column(x)?, y))),
        }
    }

    /// Notes what was assumed of letters that nothing is said of.
    pub fn tell(self, lost: &mut LossReport) {
        match self {
            Self::All => {}
            Self::WithoutI => lost.assume(Assumption::ColumnsWithoutI),
            Self::Unsure => lost.assume(Assumption::ColumnsWithI),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(letters: &str, size: u8) -> ColumnLetters {
        let size = BoardSize::new(size).unwrap();
        ColumnLetters::of(letters.bytes().map(|letter| (letter - b'a', size)))
    }

    #[test]
    fn a_letter_beyond_the_board_tells_that_one_is_skipped() {
        for (letters, size, expected) in [
            ("hgf", 15, ColumnLetters::All),
            ("hij", 15, ColumnLetters::All),
            ("hjk", 15, ColumnLetters::Unsure),
            ("hjp", 15, ColumnLetters::WithoutI),
            ("hip", 15, ColumnLetters::All),
            ("hjq", 15, ColumnLetters::All),
            ("kt", 19, ColumnLetters::WithoutI),
            ("kt", 20, ColumnLetters::Unsure),
            // The board ends before I.
            ("abf", 5, ColumnLetters::All),
        ] {
            assert_eq!(told(letters, size), expected, "{letters} on {size}");
        }
    }

    #[test]
    fn letters_after_i_are_one_column_back() {
        let letters = ColumnLetters::WithoutI;
        let at = |name: &str| letters.turn(name.parse().unwrap());
        assert_eq!(at("h8"), "h8".parse().ok());
        assert_eq!(at("j8"), "i8".parse().ok());
        assert_eq!(at("p15"), "o15".parse().ok());
        assert_eq!(at("i8"), None);
        assert_eq!(at("--"), Some(Move::Pass));
    }

    #[test]
    fn a_text_may_say_how_they_count() {
        for text in ["ABCDEFGHJKLMNOP", "letters without I", "skips I"] {
            assert_eq!(ColumnLetters::said(text), Some(ColumnLetters::WithoutI));
        }
        assert_eq!(ColumnLetters::said("with I"), Some(ColumnLetters::All));
        assert_eq!(ColumnLetters::said("from 0"), None);
    }
}
