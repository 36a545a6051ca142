//! A proof as SGF: the position as set-up stones, the longest defence as the main line, every other defence as a variation.
//!
//! Points are written as in Go: two letters, from the left and from the top. A position that several orders of moves lead to is
//! written once; where it comes again, a comment names the moves that lead to it first.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::check::ProvenWin;
use super::words::{step_words, win_words};
use crate::sentence::{Sentence, SentenceArg};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ProofNode, ProofNodeId};
use narabe_notation::{sgf_point, sgf_side, sgf_text};
use narabe_rules::{Point, Side};

/// A limit of moves that SGF programs still open with ease.
pub const MOST_SGF_MOVES: usize = 20_000;
/// The number of the game Gomoku in SGF.
const GOMOKU: u8 = 4;

/// A proof as an SGF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofSgf {
    /// The file.
    pub text: String,
    /// The moves in it.
    pub moves: usize,
    /// The defences that were left out because of the limit, without those below them.
    pub left_out: usize,
}

/// Writes a proof for a set-up with about `most_moves` moves at most. `say` puts sentences into words: those on branches that are
/// left out or written elsewhere, and with `has_words` those on every step.
pub fn write_sgf(
    setup: &Setup,
    win: &ProvenWin,
    most_moves: usize,
    has_words: bool,
    say: &dyn Fn(&Sentence) -> String,
) -> ProofSgf {
    let mut start = setup.clone();
    start.set_to_move(win.winner());
    let mut writer = Writer {
        nodes: win.tree().nodes(),
        setup: start,
        path: Vec::new(),
        written: HashMap::new(),
        say,
        has_words,
        most_moves,
        sgf: ProofSgf {
            text: String::new(),
            moves: 0,
            left_out: 0,
        },
    };
    writer.root(win);
    writer.sgf
}

struct Writer<'a> {
    nodes: &'a [ProofNode],
    /// The position here.
    setup: Setup,
    /// The moves to it.
    path: Vec<Point>,
    /// By position that has been written, the moves that lead to it.
    written: HashMap<ProofNodeId, Vec<Point>>,
    say: &'a dyn Fn(&Sentence) -> String,
    has_words: bool,
    most_moves: usize,
    sgf: ProofSgf,
}

impl Writer<'_> {
    fn push(&mut self, text: &str) {
        self.sgf.text.push_str(text);
    }

    fn root(&mut self, win: &ProvenWin) {
        let (rule, size) = (self.setup.rule(), self.setup.size());
        let to_move = sgf_side(self.setup.to_move());
        // Writing to a string cannot fail.
        let _ = write!(
            self.sgf.text,
            "(;FF[4]GM[{GOMOKU}]CA[UTF-8]AP[Narabe:{}]SZ[{}]RU[{}]PL[{to_move}]",
            env!("CARGO_PKG_VERSION"),
            size.get(),
            rule.id(),
        );
        for side in Side::ALL {
            let stones: Vec<String> = (self.setup.stones().iter())
                .filter(|stone| stone.1 == side)
                .map(|stone| format!("[{}]", sgf_point(stone.0, size)))
                .collect();
            if !stones.is_empty() {
                self.push(&format!("A{}{}", sgf_side(side), stones.concat()));
            }
        }
        if self.has_words {
            let words = win_words(&self.setup, win);
            self.comment(&words);
        }
        self.attack(0);
        self.push(")\n");
    }

    /// The sentences as the comment of the node that has been begun.
    fn comment(&mut self, sentences: &[Sentence]) {
        let said: Vec<String> = sentences.iter().map(self.say).collect();
        if !said.is_empty() {
            let comment = format!("C[{}]", sgf_text(&said.join(" ")));
            self.push(&comment);
        }
    }

    fn stone(&mut self, point: Point) {
        let node = format!(
            ";{}[{}]",
            sgf_side(self.setup.to_move()),
            sgf_point(point, self.setup.size())
        );
        self.push(&node);
        self.sgf.moves += 1;
    }

    fn play(&mut self, point: Point) {
        // The rules have played every move of a proof.
        let _ = self.setup.place(point, self.setup.to_move());
        self.path.push(point);
    }

    fn undo(&mut self) {
        if let Some(point) = self.path.pop() {
            let _ = self.setup.remove(point);
        }
    }

    /// The attack of a position, and all that follows on it.
    fn attack(&mut self, id: ProofNodeId) {
        let nodes = self.nodes;
        let node = &nodes[id];
        self.written.insert(id, self.path.clone());
        self.stone(node.attack);
        if self.has_words {
            let words = step_words(&self.setup, node);
            self.comment(&words);
        }
        self.play(node.attack);
        let mut defences = node.defences.clone();
        defences.sort_by_key(|(_, next)| std::cmp::Reverse(nodes[*next].moves_to_win));
        let has_branches = defences.len() > 1;
        for (index, &(defence, next)) in defences.iter().enumerate() {
            if self.sgf.moves >= self.most_moves {
                self.left_out(defences.len() - index);
                break;
            }
            self.push(if has_branches { "\n(" } else { "" });
            self.defence(defence, next);
            self.push(if has_branches { ")" } else { "" });
        }
        self.undo();
    }

    fn defence(&mut self, defence: Point, next: ProofNodeId) {
        self.stone(defence);
        self.play(defence);
        let is_five = self.nodes[next].moves_to_win == 1;
        match self.written.get(&next).cloned() {
            Some(first) if !is_five => {
                let moves = ("points", SentenceArg::Points(first));
                self.comment(&[Sentence::new("proof-shared", vec![moves])]);
            }
            _ => self.attack(next),
        }
        self.undo();
    }

    /// A node without a move, which says how many defences are left out.
    fn left_out(&mut self, count: usize) {
        self.sgf.left_out += count;
        let args = vec![
            ("count", SentenceArg::Number(count)),
            ("nodes", SentenceArg::Number(self.most_moves)),
        ];
        self.push("\n(;");
        self.comment(&[Sentence::new("proof-left-out", args)]);
        self.push(")");
    }
}
