//! How a program writes points outside of its answers, where programs differ: in texts some number the rows from the bottom, others
//! from the top; Embryo has letters for rows and counts columns from the right, for a window that turns the board. It is learnt from the
//! answers: of all ways to read points, those that were right most often are possible, and only moves that are the same in all of
//! them are read.

use narabe_engine_core::protocol::Coordinates;
use narabe_rules::{BoardSize, Point, Position, Symmetry};

/// What is known of a program's ways to write points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notation {
    texts: Vec<(TextReading, u32)>,
    pairs: Vec<(PairReading, u32)>,
}

/// How a letter and a number are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TextReading {
    /// How the board is turned from letters for columns and rows from the bottom.
    turned: Symmetry,
    /// The first number.
    first: u8,
}

/// How two numbers are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PairReading {
    /// As in the answers.
    ColumnFirst,
    /// As Yixin-Board has them.
    RowFirst,
}

/// The moves in some words.
#[derive(Debug, PartialEq, Eq)]
pub struct Moves {
    /// The first ones, as far as they can be read and played.
    pub points: Vec<Point>,
    /// Whether that is all, or the rest is only not known yet.
    pub is_clean: bool,
}

impl Default for Notation {
    fn default() -> Self {
        let turned = Symmetry::all();
        let texts =
            turned.flat_map(|turned| [1, 0].map(|first| (TextReading { turned, first }, 0)));
        Self {
            texts: texts.collect(),
            pairs: vec![(PairReading::ColumnFirst, 0), (PairReading::RowFirst, 0)],
        }
    }
}

impl Notation {
    /// The moves in a text such as `J6 J8 H6`.
    pub fn text_moves(&self, words: &[String], position: &Position) -> Moves {
        agreed(&self.texts, words, position, text_point)
    }

    /// The moves in pairs such as `9,5 9,7`.
    pub fn pair_moves(&self, words: &[String], position: &Position) -> Moves {
        agreed(&self.pairs, words, position, pair_point)
    }

    /// Learns from a text whose first move was the answer.
    pub fn learn_text(&mut self, word: &str, answer: Point, size: BoardSize) {
        learn(&mut self.texts, |reading| {
            text_point(word, size, reading) == Some(answer)
        });
    }

    /// Learns from a pair that was the answer.
    pub fn learn_pair(&mut self, word: &str, answer: Point, size: BoardSize) {
        learn(&mut self.pairs, |reading| {
            pair_point(word, size, reading) == Some(answer)
        });
    }
}

/// Moves as in the answers.
pub fn plain_moves(words: &[String], position: &Position) -> Moves {
    agreed(
        &[(PairReading::ColumnFirst, 0)],
        words,
        position,
        pair_point,
    )
}

/// Counts for each reading how often it was right. An answer that was another move than the text's is right for a few by chance.
fn learn<R: Copy>(readings: &mut [(R, u32)], is_right: impl Fn(R) -> bool) {
    for (reading, hits) in readings {
        *hits += u32::from(is_right(*reading));
    }
}

/// The moves on which all readings agree that can be right at all.
fn agreed<R: Copy>(
    readings: &[(R, u32)],
    words: &[String],
    position: &Position,
    read: impl Fn(&str, BoardSize, R) -> Option<Point>,
) -> Moves {
    let most = readings.iter().map(|(_, hits)| *hits).max();
    let likely = readings.iter().filter(|(_, hits)| Some(*hits) == most);
    let read_all = |&(reading, _): &(R, u32)| {
        let points = words
            .iter()
            .map(|word| read(word, position.size(), reading));
        legal(position, points)
    };
    let all: Vec<Moves> = likely.map(read_all).collect();
    let possible: Vec<&Moves> = if all.iter().any(|moves| moves.is_clean) {
        all.iter().filter(|moves| moves.is_clean).collect()
    } else {
        all.iter()
            .filter(|moves| !moves.points.is_empty())
            .collect()
    };
    let Some((first, others)) = possible.split_first() else {
        return Moves {
            points: Vec::new(),
            is_clean: words.is_empty(),
        };
    };
    let is_common =
        |n: &usize| (others.iter()).all(|other| other.points.get(*n) == first.points.get(*n));
    let common = (0..first.points.len()).take_while(is_common).count();
    Moves {
        points: first.points[..common].to_vec(),
        is_clean: first.is_clean,
    }
}

/// The moves up to the first that cannot be read or played. After the end of the game no more follow.
fn legal(position: &Position, words: impl Iterator<Item = Option<Point>>) -> Moves {
    let mut position = position.clone();
    let mut points = Vec::new();
    for word in words {
        match word {
            Some(point) if position.play_allowing_foul(point).is_ok() => points.push(point),
            _ => {
                return Moves {
                    points,
                    is_clean: false,
                };
            }
        }
    }
    Moves {
        points,
        is_clean: true,
    }
}

fn pair_point(word: &str, size: BoardSize, reading: PairReading) -> Option<Point> {
    let Coordinates { x, y } = word.parse().ok()?;
    let at = match reading {
        PairReading::ColumnFirst => Coordinates { x, y },
        PairReading::RowFirst => Coordinates { x: y, y: x },
    };
    at.on(size).ok()
}

/// A point, with the stone X or O before it or without.
fn text_point(word: &str, size: BoardSize, reading: TextReading) -> Option<Point> {
    let word = match word.as_bytes() {
        [b'X' | b'O', second, ..] if second.is_ascii_alphabetic() => &word[1..],
        _ => word,
    };
    let mut chars = word.chars();
    let letter = u32::from(chars.next()?.to_ascii_lowercase());
    let x = u8::try_from(letter.checked_sub(u32::from('a'))?).ok()?;
    let number: u8 = chars.as_str().parse().ok()?;
    let point = Point::new(x, number.checked_sub(reading.first)?);
    let is_on_board = size.contains(point);
    is_on_board.then(|| reading.turned.image(point, size))
}

#[cfg(test)]
mod tests {
    use narabe_rules::Rule;

    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    fn shown(moves: &Moves) -> String {
        let names: Vec<_> = moves.points.iter().map(ToString::to_string).collect();
        names.join(" ")
    }

    #[test]
    fn moves_are_read_as_far_as_all_likely_ways_to_read_them_agree() {
        let start = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        let learn = |notation: &mut Notation, word: &str, answer: &str| {
            notation.learn_text(word, answer.parse().unwrap(), start.size());
        };
        let read =
            |notation: &Notation, text: &str| shown(&notation.text_moves(&words(text), &start));
        let mut rapfi = Notation::default();
        assert_eq!(read(&rapfi, "J6 J8"), "");
        learn(&mut rapfi, "J6", "j10");
        // From the top, or turned: both had j10.
        assert_eq!(read(&rapfi, "J6 J8"), "j10");
        learn(&mut rapfi, "A2", "a14");
        // An answer that was another move than the text's.
        learn(&mut rapfi, "C3", "l5");
        assert_eq!(read(&rapfi, "J6 J8 A1"), "j10 j8 a15");

        let mut old_embryo = Notation::default();
        learn(&mut old_embryo, "Xh7", "h8");
        learn(&mut old_embryo, "Xa2", "a13");
        assert_eq!(read(&old_embryo, "Xh7 Oo0"), "h8 o15");

        // The letter is the row from the top, the number the column from the right.
        let mut embryo = Notation::default();
        learn(&mut embryo, "g8", "h9");
        learn(&mut embryo, "i6", "j7");
        learn(&mut embryo, "a2", "n15");
        assert_eq!(read(&embryo, "i6 b15"), "j7 a14");
    }

    #[test]
    fn pairs_may_have_the_row_first() {
        let start = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        let mut notation = Notation::default();
        assert_eq!(shown(&notation.pair_moves(&words("7,7 9,8"), &start)), "h8");
        notation.learn_pair("9,8", "i6".parse().unwrap(), start.size());
        assert_eq!(
            shown(&notation.pair_moves(&words("7,7 9,8"), &start)),
            "h8 i6"
        );
        assert_eq!(shown(&plain_moves(&words("9,8"), &start)), "j7");
    }
}
