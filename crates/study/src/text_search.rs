//! Searching the comments, the names of nodes and the texts on the board of a study, in slices, so that a large one is searched while other things
//! are done.
//!
//! Letters are compared without regard to case, in any script, and letters of full width as those of Latin texts.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::text_search::{TextSearch, matches};
//! use narabe_study::{Edit, Study};
//!
//! let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
//! study.apply(Edit::Play("h8".parse()?))?;
//! let node = study.current();
//! study.apply(Edit::SetComment { node, comment: "Ход ЧЁРНЫХ".to_owned() })?;
//! let mut search = TextSearch::new(&study, "чёрных");
//! while search.step(&study, 100) {}
//! assert_eq!(search.found(), [node]);
//! assert_eq!(matches("Ход ЧЁРНЫХ", "чёрных").len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::ops::Range;

use narabe_rules::NodeId;

use crate::Study;

/// A part of the tree that is still to be looked at.
#[derive(Debug, Clone, Copy)]
enum Open {
    /// A node and what follows it.
    Node(NodeId),
    /// What follows a node that was looked at.
    After(NodeId),
}

/// A search at work.
#[derive(Debug, Clone)]
pub struct TextSearch {
    /// What is looked for, folded.
    words: String,
    /// What is still to be looked at, the next part last.
    open: Vec<Open>,
    /// Where it is found, in the order of the list of moves.
    found: Vec<NodeId>,
    /// The node at which the search began, and how many were found before it.
    from: NodeId,
    before: Option<usize>,
    /// The text that is being compared, kept for its memory.
    text: String,
}

impl TextSearch {
    /// Begins to look for words in a study whose tree and texts do not change meanwhile. Spaces around them are of no account; empty
    /// words are found nowhere.
    pub fn new(study: &Study, words: &str) -> Self {
        let mut folded = String::new();
        fold(words.trim(), &mut folded);
        let open = if folded.is_empty() {
            Vec::new()
        } else {
            vec![Open::Node(study.record().root())]
        };
        Self {
            words: folded,
            open,
            found: Vec::new(),
            from: study.current(),
            before: None,
            text: String::new(),
        }
    }

    /// Looks at this many nodes more. False once all are looked at.
    pub fn step(&mut self, study: &Study, nodes: usize) -> bool {
        for _ in 0..nodes {
            match self.open.pop() {
                None => return false,
                Some(Open::Node(node)) => self.look(study, node),
                Some(Open::After(node)) => {
                    // As in the list of moves, variations stand before what follows the move that they replace.
                    if let Some((&main, others)) = study.record().children(node).split_first() {
                        self.look(study, main);
                        let others = others.iter().rev();
                        self.open.extend(others.map(|other| Open::Node(*other)));
                    }
                }
            }
        }
        !self.open.is_empty()
    }

    /// Looks at a node; what follows it comes later.
    fn look(&mut self, study: &Study, node: NodeId) {
        if node == self.from {
            self.before = Some(self.found.len());
        }
        if self.is_at(study, node) {
            self.found.push(node);
        }
        self.open.push(Open::After(node));
    }

    /// The nodes that have it in their texts, as far as they are looked at.
    pub fn found(&self) -> &[NodeId] {
        &self.found
    }

    /// Whether nodes are still to be looked at.
    pub const fn is_running(&self) -> bool {
        !self.open.is_empty()
    }

    /// The index of what is found first at the node where the search began or after it; none as long as it is not found. At the end
    /// it is the first of all.
    pub fn first(&self) -> Option<usize> {
        let after = self.before.filter(|before| *before < self.found.len());
        let at_end = || (!self.is_running() && !self.found.is_empty()).then_some(0);
        after.or_else(at_end)
    }

    fn is_at(&mut self, study: &Study, node: NodeId) -> bool {
        let comment = study.record().comment(node);
        if !comment.is_empty() && self.is_in(comment) {
            return true;
        }
        let annotation = study.annotation(node);
        if annotation.node_name().is_some_and(|name| self.is_in(&name)) {
            return true;
        }
        let mut texts = annotation.marks.values().filter_map(|mark| mark.text());
        texts.any(|text| self.is_in(&text))
    }

    fn is_in(&mut self, text: &str) -> bool {
        self.text.clear();
        fold(text, &mut self.text);
        self.text.contains(&self.words)
    }
}

/// Where words are in a text, as ranges of its bytes.
pub fn matches(text: &str, words: &str) -> Vec<Range<usize>> {
    let mut folded_words = String::new();
    fold(words.trim(), &mut folded_words);
    if folded_words.is_empty() {
        return Vec::new();
    }
    // The folded text, with the letter that each of its bytes comes from.
    let (mut folded, mut from) = (String::new(), Vec::new());
    for (start, letter) in text.char_indices() {
        fold_letter(letter, &mut folded);
        from.resize(folded.len(), start..start + letter.len_utf8());
    }
    let found = folded.match_indices(&folded_words);
    found
        .map(|(start, words)| from[start].start..from[start + words.len() - 1].end)
        .collect()
}

fn fold(text: &str, folded: &mut String) {
    text.chars().for_each(|letter| fold_letter(letter, folded));
}

/// The letter as all are compared.
fn fold_letter(letter: char, folded: &mut String) {
    /// From a letter of full width to the same one of ASCII.
    const WIDTH: u32 = 0xFEE0;
    let narrow = match letter {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(letter as u32 - WIDTH).unwrap_or(letter),
        '\u{3000}' => ' ',
        other => other,
    };
    match narrow {
        'ς' => folded.push('σ'),
        'ß' | 'ẞ' => folded.push_str("ss"),
        other => folded.extend(other.to_lowercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edit, Mark, NodeProperty};
    use narabe_rules::{BoardSize, Rule};

    fn study(comments: &[&str]) -> Study {
        let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
        for (comment, point) in comments.iter().zip(["h8", "i9", "j8", "k12"]) {
            let turn = point.parse().unwrap();
            study.apply(Edit::Play(turn)).unwrap();
            let (node, comment) = (study.current(), (*comment).to_owned());
            study.apply(Edit::SetComment { node, comment }).unwrap();
        }
        study
    }

    fn found(study: &Study, words: &str) -> usize {
        let mut search = TextSearch::new(study, words);
        while search.step(study, 1) {}
        search.found().len()
    }

    #[test]
    fn case_and_width_make_no_difference_in_any_script() {
        let study = study(&[
            "The ATTACK",
            "атака ЧЁРНЫХ",
            "黒のＡ点",
            "ΤΕΛΟΣ Straße Đen thắng",
        ]);
        for words in [
            "attack",
            "ЧЁрных",
            "黒のa点",
            "τελος",
            "STRASSE",
            "đEN THẮNG",
            " the ",
        ] {
            assert_eq!(found(&study, words), 1, "{words}");
        }
        assert_eq!(found(&study, "t"), 2);
        for words in ["", "  ", "nowhere"] {
            assert_eq!(found(&study, words), 0, "{words}");
        }
    }

    #[test]
    fn texts_on_the_board_are_found() {
        let mut study = study(&["one"]);
        let node = study.current();
        let mark = Mark::label("Kagetsu");
        let point = "a1".parse().unwrap();
        study.apply(Edit::SetMark { node, point, mark }).unwrap();
        assert_eq!(found(&study, "kagetsu"), 1);
    }

    #[test]
    fn bug_names_of_nodes_were_not_searched() {
        let mut study = study(&["one"]);
        let node = study.current();
        let properties = vec![NodeProperty::node_name("Kagetsu")];
        study
            .apply(Edit::SetProperties { node, properties })
            .unwrap();
        assert_eq!(found(&study, "kagetsu"), 1);
    }

    #[test]
    fn the_first_one_is_at_the_current_node_or_after_it() {
        let mut study = study(&["a", "b", "a", "a"]);
        let first_at = |study: &Study| {
            let mut search = TextSearch::new(study, "a");
            while search.step(study, 1) {}
            search.first()
        };
        study.go_to_ply(2);
        assert_eq!(first_at(&study), Some(1));
        study.go_to_ply(0);
        assert_eq!(first_at(&study), Some(0));
        study.go_to_ply(4);
        assert_eq!(first_at(&study), Some(2));
    }

    #[test]
    fn matches_are_ranges_of_the_text_itself() {
        let text = "Straße, STRASSE";
        let found: Vec<_> = matches(text, "strasse")
            .into_iter()
            .map(|range| &text[range])
            .collect();
        assert_eq!(found, ["Straße", "STRASSE"]);
        let text = "İstanbul 点Ａ";
        assert_eq!(matches(text, "点a").len(), 1);
        assert_eq!(&text[matches(text, "a").remove(1)], "Ａ");
    }
}
