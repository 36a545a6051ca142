//! The moves that follow a position of a study, as they lie on the board: each with its board text, or else a letter.
//!
//! A board text is written at the position before its move, on the point of the move. Files of other programs write it at the move
//! itself; that is the same text, so it too is shown before the move is played, and not on the stone after it.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{Edit, Mark, Study};
//!
//! let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let root = study.current();
//! for point in ["h8", "i9"] {
//!     study.go_to(root);
//!     study.apply(Edit::Play(point.parse()?))?;
//! }
//! let mark = Mark::label("usual");
//! study.apply(Edit::SetMark { node: root, point: "i9".parse()?, mark })?;
//! let texts: Vec<_> = study.next_moves(root).into_iter().map(|next| next.text).collect();
//! assert_eq!(texts, ["a", "usual"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::borrow::Cow;
use std::collections::BTreeSet;

use narabe_notation::Mark;
use narabe_rules::{Move, NodeId, Point};

use super::study::Study;

/// A move that follows a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextMove {
    /// The node after the move.
    pub node: NodeId,
    /// Its point.
    pub point: Point,
    /// Its board text, or a letter.
    pub text: String,
    /// Whether the text is a board text.
    pub is_written: bool,
    /// The number of nodes below the move.
    pub below: usize,
}

impl Study {
    /// The stones that follow a node, the main continuation first. Passes have no point and are left out.
    pub fn next_moves(&self, node: NodeId) -> Vec<NextMove> {
        let record = self.record();
        let stone = |&child: &NodeId| Some((child, record.move_at(child)?.point()?));
        let children = || record.children(node).iter().filter_map(stone);
        let written: Vec<_> = children()
            .map(|(child, _)| self.board_text(child))
            .collect();
        let taken: BTreeSet<&str> = written.iter().flatten().map(|text| &**text).collect();
        let mut letters = (0..).map(letters).filter(|name| !taken.contains(&**name));
        let mut next = Vec::with_capacity(written.len());
        for ((child, point), text) in children().zip(&written) {
            next.push(NextMove {
                node: child,
                point,
                is_written: text.is_some(),
                text: match text {
                    Some(text) => text.to_string(),
                    None => letters.next().unwrap_or_default(),
                },
                below: record.nodes_below(child),
            });
        }
        next
    }

    /// The board text of a move: the text on its point at the position before it, or else at the move itself.
    pub fn board_text(&self, node: NodeId) -> Option<Cow<'_, str>> {
        let before = self.record().parent(node)?;
        let point = self.record().move_at(node)?.point()?;
        let text = |at| self.annotation(at).marks.get(&point).and_then(Mark::text);
        text(before).or_else(|| text(node))
    }

    /// Whether a mark at a node is a board text: that of the move to the node, or that of a move which follows.
    pub fn is_board_text(&self, node: NodeId, point: Point, mark: &Mark) -> bool {
        let (record, turn) = (self.record(), Some(Move::Stone(point)));
        let is_played = || record.move_at(node) == turn;
        let follows = || {
            let mut children = record.children(node).iter();
            children.any(|child| record.move_at(*child) == turn)
        };
        mark.text().is_some() && (is_played() || follows())
    }
}

/// The letters of a move without a board text by its number: a to z, then aa, ab, …
fn letters(number: usize) -> String {
    let mut letters = String::new();
    let mut rest = number + 1;
    while rest > 0 {
        rest -= 1;
        letters.insert(0, char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edit;
    use narabe_rules::{BoardSize, Rule, Setup};

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// A study of lines, at the start.
    fn study(lines: &[&str]) -> Study {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        setup.set_free_passes(true);
        let mut study = Study::from_setup(&setup).unwrap();
        let root = study.current();
        for line in lines {
            study.go_to(root);
            for name in line.split(' ') {
                let turn = match name {
                    "-" => Move::Pass,
                    name => Move::Stone(point(name)),
                };
                study.apply(Edit::Play(turn)).unwrap();
            }
        }
        study.go_to(root);
        study
    }

    fn write(study: &mut Study, node: NodeId, name: &str, text: &str) {
        let (point, mark) = (point(name), Mark::label(text));
        study.apply(Edit::SetMark { node, point, mark }).unwrap();
    }

    fn shown(study: &Study) -> Vec<String> {
        let next = study.next_moves(study.current()).into_iter();
        next.map(|next| format!("{} {} {}", next.point, next.text, next.below))
            .collect()
    }

    #[test]
    fn moves_have_letters_in_their_order_and_the_nodes_below() {
        let study = study(&["h8 i9 a1", "h8 g7", "g8", "- c3", "h9 a1"]);
        assert_eq!(shown(&study), ["h8 a 3", "g8 b 0", "h9 c 1"]);
    }

    #[test]
    fn a_text_before_the_move_precedes_one_at_the_move_and_letters_differ_from_both() {
        let mut study = study(&["h8", "g8", "h9", "i9"]);
        let root = study.current();
        let g8 = study.record().children(root)[1];
        write(&mut study, root, "h9", "a");
        write(&mut study, g8, "g8", "斜月 1");
        assert_eq!(shown(&study), ["h8 b 0", "g8 斜月 1 0", "h9 a 0", "i9 c 0"]);
        write(&mut study, root, "g8", "B");
        assert_eq!(shown(&study)[1], "g8 B 0");
    }

    #[test]
    fn bug_a_board_text_was_drawn_on_the_stone_that_was_just_played() {
        let mut study = study(&["h8 i9"]);
        let root = study.current();
        let h8 = study.record().children(root)[0];
        let text = Mark::label("best").unwrap();
        assert!(study.is_board_text(root, point("h8"), &text));
        assert!(study.is_board_text(h8, point("h8"), &text));
        assert!(study.is_board_text(h8, point("i9"), &text));
        assert!(!study.is_board_text(h8, point("a1"), &text));
        assert!(!study.is_board_text(h8, point("h8"), &Mark::Circle));
        write(&mut study, h8, "h8", "best");
        assert_eq!(shown(&study), ["h8 best 1"]);
        study.go_to(h8);
        assert_eq!(shown(&study), ["i9 a 0"]);
    }

    #[test]
    fn letters_go_on_after_z() {
        let names: Vec<_> = [0, 25, 26, 51, 52, 224].map(letters).to_vec();
        assert_eq!(names, ["a", "z", "aa", "az", "ba", "hq"]);
    }
}
