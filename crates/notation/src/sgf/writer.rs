//! Games as SGF.

use std::fmt::Write as _;

use super::property::PROTOCOL;
use super::values::{result_text, sgf_part, sgf_point, sgf_side, sgf_text};
use crate::game_file::{LossKind, LossReport, ReadGame};
use crate::game_info::GameInfo;
use crate::game_tree::{GameTree, Movers, SetupEdit, TreeMark, TreeNode};
use crate::marks::Glyph;
use crate::rule_names::rule_named;
use narabe_rules::{Move, Point, Side};

/// The number of the game Gomoku in SGF.
pub const GOMOKU: u8 = 4;

/// Writes games, one below the other.
pub fn write(games: &[ReadGame], lost: &mut LossReport) -> String {
    let mut text = String::new();
    for game in games {
        let mut writer = Writer {
            tree: &game.tree,
            text: &mut text,
        };
        writer.game(&game.info, lost);
    }
    text
}

struct Writer<'a> {
    tree: &'a GameTree,
    text: &'a mut String,
}

impl Writer<'_> {
    fn game(&mut self, info: &GameInfo, lost: &mut LossReport) {
        // Writing to a string cannot fail.
        let _ = write!(
            self.text,
            "(;FF[4]GM[{GOMOKU}]CA[UTF-8]AP[Narabe:{}]SZ[{}]",
            env!("CARGO_PKG_VERSION"),
            self.tree.size().get(),
        );
        self.rule(info, lost);
        self.info(info);
        self.setup();
        self.annotations(TreeNode::ROOT);
        self.moves();
        self.text.push_str(")\n");
    }

    fn rule(&mut self, info: &GameInfo, lost: &mut LossReport) {
        match self.tree.rule() {
            Some(rule) if rule_named(&info.rule_text) != Some(rule) => {
                self.property("RU", rule.id());
                if !info.rule_text.is_empty() {
                    lost.lose(LossKind::Details);
                }
            }
            _ => self.property("RU", &info.rule_text),
        }
    }

    fn info(&mut self, info: &GameInfo) {
        let result = result_text(info.result).unwrap_or_default();
        let date = info.date.map(|date| date.to_string()).unwrap_or_default();
        for (name, text) in [
            ("PB", &info.names[0]),
            ("BR", &info.ratings[0]),
            ("PW", &info.names[1]),
            ("WR", &info.ratings[1]),
            ("RE", &result),
            ("DT", &date),
            ("GN", &info.title),
            ("EV", &info.event),
            ("RO", &info.round),
            ("PC", &info.place),
            (PROTOCOL, &info.protocol),
            ("ON", &info.opening),
            ("TM", &info.time_limit),
            ("AN", &info.annotator),
            ("SO", &info.source),
            ("GC", &info.comment),
        ] {
            self.property(name, text);
        }
    }

    /// Writes a property unless its text is empty.
    fn property(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            let _ = write!(self.text, "{name}[{}]", sgf_text(text));
        }
    }

    fn setup(&mut self) {
        for side in Side::ALL {
            let stones = self.tree.setup().iter();
            let own = stones.filter(|stone| stone.1 == side).map(|stone| stone.0);
            self.points(&format!("A{}", sgf_side(side)), own.collect());
        }
        if let Some(side) = self.tree.to_move() {
            let _ = write!(self.text, "PL[{}]", sgf_side(side));
        }
    }

    /// Writes a property with points unless there are none.
    fn points(&mut self, name: &str, points: Vec<Point>) {
        if !points.is_empty() {
            self.text.push_str(name);
        }
        for point in points {
            let _ = write!(self.text, "[{}]", sgf_point(point, self.tree.size()));
        }
    }

    /// Writes all nodes after the root, depth first, with a bracket around each of several variations.
    fn moves(&mut self) {
        let tree = self.tree;
        // The first nodes of the variations whose brackets are open.
        let mut open: Vec<TreeNode> = Vec::new();
        let mut movers = Movers::new(tree);
        for node in tree.nodes().skip(1) {
            let parent = tree.parent(node).unwrap_or(TreeNode::ROOT);
            // What begins behind the parent and before this node has ended.
            while open.last().is_some_and(|&first| first > parent) {
                open.pop();
                self.text.push(')');
            }
            let is_only =
                tree.first_child(parent) == Some(node) && tree.next_sibling(node).is_none();
            if !is_only {
                open.push(node);
                self.text.push_str("\n(");
            }
            self.text.push(';');
            let side = movers.mover(node);
            match tree.turn(node) {
                Some(Move::Stone(point)) => {
                    let point = sgf_point(point, tree.size());
                    let _ = write!(self.text, "{}[{point}]", sgf_side(side));
                }
                Some(Move::Pass) => {
                    let _ = write!(self.text, "{}[]", sgf_side(side));
                }
                None => {}
            }
            if tree.has_attachments(node) {
                self.annotations(node);
            }
        }
        self.text.extend(open.iter().map(|_| ')'));
    }

    fn annotations(&mut self, node: TreeNode) {
        let tree = self.tree;
        let of =
            |wanted: fn(SetupEdit) -> Option<Point>| tree.edits(node).filter_map(wanted).collect();
        self.points(
            "AB",
            of(|edit| match edit {
                SetupEdit::Stone(point, Side::Black) => Some(point),
                _ => None,
            }),
        );
        self.points(
            "AW",
            of(|edit| match edit {
                SetupEdit::Stone(point, Side::White) => Some(point),
                _ => None,
            }),
        );
        self.points(
            "AE",
            of(|edit| match edit {
                SetupEdit::Empty(point) => Some(point),
                _ => None,
            }),
        );
        for edit in tree.edits(node) {
            if let SetupEdit::ToMove(side) = edit {
                let _ = write!(self.text, "PL[{}]", sgf_side(side));
            }
        }
        self.text.push_str(match tree.glyph(node) {
            None => "",
            Some(Glyph::Brilliant) => "TE[2]",
            Some(Glyph::Good) => "TE[1]",
            Some(Glyph::Interesting) => "IT[]",
            Some(Glyph::Dubious) => "DO[]",
            Some(Glyph::Mistake) => "BM[1]",
            Some(Glyph::Blunder) => "BM[2]",
        });
        self.marks(node);
        for (name, values) in tree.properties(node) {
            self.text.push_str(name);
            self.text.push_str(values);
        }
        self.property("C", tree.comment(node));
    }

    fn marks(&mut self, node: TreeNode) {
        let tree = self.tree;
        for (name, shape) in [
            ("CR", TreeMark::Circle),
            ("SQ", TreeMark::Square),
            ("TR", TreeMark::Triangle),
            ("MA", TreeMark::Cross),
        ] {
            let marks = tree.marks(node).filter(|(_, mark)| *mark == shape);
            self.points(name, marks.map(|(point, _)| point).collect());
        }
        let mut name = "LB";
        for (point, mark) in tree.marks(node) {
            if let TreeMark::Label(label) = mark {
                let point = sgf_point(point, tree.size());
                let _ = write!(self.text, "{name}[{point}:{}]", sgf_part(label));
                name = "";
            }
        }
    }
}
