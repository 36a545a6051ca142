//! The proof of a foul as sentences: one for each row that the ruling depends on, with its points.

use crate::locale::Locale;
use narabe_rules::{Extension, Foul, FoulAnalysis, Four, Point, Ruling, Three};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProofSentence {
    /// The nesting level: the sentence is a reason for the preceding one of a lower level.
    pub depth: usize,
    pub text: String,
    /// The points to mark on the board.
    pub points: Vec<Point>,
}

/// The sentences, the ruling first.
pub fn sentences(locale: &Locale, proof: &FoulAnalysis) -> Vec<ProofSentence> {
    let mut writer = ProofWriter {
        locale,
        sentences: Vec::new(),
    };
    let id = match proof.ruling {
        Ruling::Five => "why-five",
        Ruling::Allowed => "why-allowed",
        Ruling::Foul(Foul::Overline) => "why-overline",
        Ruling::Foul(Foul::DoubleFour) => "why-double-four",
        Ruling::Foul(Foul::DoubleThree) => "why-double-three",
    };
    writer.say(0, id, &[proof.point], &[], &[proof.point]);
    writer.rows(1, proof);
    writer.sentences
}

struct ProofWriter<'a> {
    locale: &'a Locale,
    sentences: Vec<ProofSentence>,
}

impl ProofWriter<'_> {
    /// Appends a sentence with one or two lists of points.
    fn say(&mut self, depth: usize, id: &str, first: &[Point], second: &[Point], look: &[Point]) {
        let names = |points: &[Point]| {
            let names = points.iter().copied().map(Point::label);
            self.locale.points(names)
        };
        let parts = [
            ("points", names(first).into()),
            ("others", names(second).into()),
        ];
        self.sentences.push(ProofSentence {
            depth,
            text: self.locale.text_with(id, &parts),
            points: look.to_vec(),
        });
    }

    /// All rows that a stone makes.
    fn rows(&mut self, depth: usize, proof: &FoulAnalysis) {
        for five in &proof.fives {
            self.say(depth, "why-row-five", five, &[], five);
        }
        for overline in &proof.overlines {
            self.say(depth, "why-row-overline", overline, &[], overline);
        }
        for four in &proof.fours {
            self.four(depth, four);
        }
        for three in &proof.threes {
            self.three(depth, three);
        }
    }

    fn four(&mut self, depth: usize, four: &Four) {
        let is_straight = four.completions.len() > 1;
        let id = if is_straight {
            "why-row-open-four"
        } else {
            "why-row-four"
        };
        let look = [&four.stones[..], &four.completions[..]].concat();
        self.say(depth, id, &four.stones, &four.completions, &look);
    }

    fn three(&mut self, depth: usize, three: &Three) {
        let Some(first) = three.extensions.first() else {
            return;
        };
        let id = match three.is_real() {
            Some(true) => "why-row-three",
            Some(false) => "why-row-no-three",
            // The ruling does not depend on it.
            None => return,
        };
        self.say(depth, id, &first.stones, &[], &first.stones);
        for extension in &three.extensions {
            self.extension(depth + 1, extension);
        }
    }

    /// Whether the extension to a straight four is possible, and if not, why.
    fn extension(&mut self, depth: usize, extension: &Extension) {
        let Some(proof) = &extension.analysis else {
            return;
        };
        let id = match proof.ruling {
            Ruling::Allowed => "why-way-open",
            Ruling::Five => "why-way-five",
            Ruling::Foul(Foul::Overline) => "why-way-overline",
            Ruling::Foul(Foul::DoubleFour) => "why-way-double-four",
            Ruling::Foul(Foul::DoubleThree) => "why-way-double-three",
        };
        let stones = &extension.stones;
        let look = [&[extension.point], &stones[..], &extension.ends[..]].concat();
        self.say(depth, id, &[extension.point], &extension.ends, &look);
        // The reason is given only where the point looks forbidden.
        let is_plain = proof.threes.iter().all(|three| three.is_real().is_none());
        if proof.ruling != Ruling::Allowed || !is_plain {
            self.rows(depth + 1, proof);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Board, BoardSize, Side};

    fn explain(stones: &str, point: &str) -> Vec<ProofSentence> {
        let stones = (stones.split(' ')).map(|name| (name.parse().expect("a point"), Side::Black));
        let board = Board::with_stones(BoardSize::DEFAULT, stones).expect("a board");
        let proof =
            FoulAnalysis::of(&board, point.parse().expect("a point")).expect("an empty point");
        sentences(&Locale::new("en"), &proof)
    }

    #[test]
    fn two_threes_are_explained_with_their_extensions() {
        let sentences = explain("f8 g8 h9 h10", "h8");
        assert!(sentences[0].text.contains("H8"), "{sentences:?}");
        assert_eq!(sentences[0].depth, 0);
        let threes = sentences.iter().filter(|sentence| sentence.depth == 1);
        assert_eq!(threes.count(), 2);
        assert!(sentences.iter().any(|sentence| sentence.depth == 2));
        for sentence in &sentences {
            assert!(!sentence.points.is_empty(), "{sentence:?}");
            assert!(!sentence.text.contains("why-"), "{sentence:?}");
        }
    }

    #[test]
    fn an_overline_and_two_fours_are_explained_by_their_stones() {
        let six = explain("d8 e8 f8 h8 i8", "g8");
        assert!(six[1].text.contains("D8 E8 F8 G8 H8 I8"), "{six:?}");
        let fours = explain("e8 f8 g8 h9 h10 h11", "h8");
        let rows = fours.iter().filter(|sentence| sentence.depth == 1);
        assert_eq!(rows.count(), 2, "{fours:?}");
    }
}
