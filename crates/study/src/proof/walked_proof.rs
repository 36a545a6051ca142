//! A proof with what a walk shows of it: which positions fours alone win, and how much is below each.

use super::check::ProvenWin;
use narabe_engine_core::tactics::{ProofNode, ProofNodeId};
use narabe_rules::{Board, Point, Rule, Side};

/// How much a part of a proof consists of. Positions that several orders of moves lead to count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProofCount {
    /// Positions of the winner.
    pub positions: usize,
    /// The defences that are listed in them.
    pub defences: usize,
    /// The defences of these among which the defender has a choice, in positions that fours alone do not win.
    pub choices: usize,
}

/// A defence that a proof lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// Where it is played.
    pub point: Point,
    /// The winner's moves to the five after it.
    pub moves_to_win: usize,
    /// The number of the five's stone after it, whatever the defender does.
    pub by_move: usize,
    /// Whether fours alone win after it.
    pub is_by_fours: bool,
    /// Whether it makes a four of the defender's own.
    pub is_four: bool,
    /// What is below it.
    pub below: ProofCount,
}

#[derive(Clone, Debug)]
pub(super) struct WalkedProof {
    pub win: ProvenWin,
    /// By position, whether fours alone win.
    by_fours: Vec<bool>,
}

impl WalkedProof {
    /// `board` is the one that the proof starts from; it is restored.
    pub fn new(win: ProvenWin, rule: Rule, board: &mut Board) -> Self {
        let nodes = win.tree().nodes();
        let mut reader = FoursReader {
            rule,
            winner: win.winner(),
            nodes,
            known: vec![None; nodes.len()],
        };
        reader.read(0, board);
        let by_fours = (reader.known.iter()).map(|&known| known == Some(true));
        Self {
            by_fours: by_fours.collect(),
            win,
        }
    }

    pub fn nodes(&self) -> &[ProofNode] {
        self.win.tree().nodes()
    }

    pub fn is_by_fours(&self, node: ProofNodeId) -> bool {
        self.by_fours[node]
    }

    /// What is in and below a position.
    pub fn count(&self, from: ProofNodeId) -> ProofCount {
        let nodes = self.nodes();
        let mut is_seen = vec![false; nodes.len()];
        is_seen[from] = true;
        let mut open = vec![from];
        let mut count = ProofCount::default();
        while let Some(id) = open.pop() {
            let defences = &nodes[id].defences;
            count.positions += 1;
            count.defences += defences.len();
            if !self.by_fours[id] && defences.len() > 1 {
                count.choices += defences.len();
            }
            for &(_, next) in defences {
                if !std::mem::replace(&mut is_seen[next], true) {
                    open.push(next);
                }
            }
        }
        count
    }

    /// The defences against the attack of a position, the longest first. `board` is the one after the attack; it is restored.
    pub fn defences(&self, node: ProofNodeId, rule: Rule, board: &mut Board) -> Vec<Defence> {
        let defender = self.win.winner().other();
        let listed = self.nodes()[node].defences.iter();
        let mut defences: Vec<Defence> = listed
            .map(|&(point, next)| {
                let moves_to_win = self.nodes()[next].moves_to_win;
                Defence {
                    point,
                    moves_to_win,
                    by_move: board.stones() + 2 * moves_to_win,
                    is_by_fours: self.by_fours[next],
                    is_four: makes_four(board, rule, point, defender),
                    below: self.count(next),
                }
            })
            .collect();
        defences.sort_by_key(|defence| std::cmp::Reverse(defence.moves_to_win));
        defences
    }

    /// The moves of both sides from a position to the five, against the longest defence.
    pub fn main_line(&self, from: ProofNodeId) -> Vec<Point> {
        let mut node = &self.nodes()[from];
        let mut line = vec![node.attack];
        while let Some((defence, next)) = longest_defence(self.nodes(), node) {
            node = &self.nodes()[next];
            line.extend([defence, node.attack]);
        }
        line
    }
}

/// The defence that holds out longest.
fn longest_defence(nodes: &[ProofNode], node: &ProofNode) -> Option<(Point, ProofNodeId)> {
    let defences = node.defences.iter().rev();
    defences
        .max_by_key(|(_, next)| nodes[*next].moves_to_win)
        .copied()
}

/// Whether a stone of `side` on an empty point makes a point where it wins next. The board is restored.
pub(super) fn makes_four(board: &mut Board, rule: Rule, point: Point, side: Side) -> bool {
    board.place(point, side);
    let makes = board.five_points(rule, side).next().is_some();
    board.remove(point, side);
    makes
}

/// Finds the positions that fours alone win, by the rules.
struct FoursReader<'a> {
    rule: Rule,
    winner: Side,
    nodes: &'a [ProofNode],
    known: Vec<Option<bool>>,
}

impl FoursReader<'_> {
    fn read(&mut self, id: ProofNodeId, board: &mut Board) -> bool {
        if let Some(known) = self.known[id] {
            return known;
        }
        let nodes = self.nodes;
        let node = &nodes[id];
        let attack = node.attack;
        // A proof for another position names taken points; what is said about it makes no difference.
        let is_playable =
            |point, board: &Board| board.size().contains(point) && board.get(point).is_none();
        if !is_playable(attack, board) || board.wins_at(self.rule, attack, self.winner) {
            self.known[id] = Some(true);
            return true;
        }
        board.place(attack, self.winner);
        let mut by_fours = (node.threats.iter()).any(|&threat| {
            is_playable(threat, board) && board.wins_at(self.rule, threat, self.winner)
        });
        for &(defence, next) in &node.defences {
            if is_playable(defence, board) {
                board.place(defence, self.winner.other());
                by_fours &= self.read(next, board);
                board.remove(defence, self.winner.other());
            }
        }
        board.remove(attack, self.winner);
        self.known[id] = Some(by_fours);
        by_fours
    }
}
