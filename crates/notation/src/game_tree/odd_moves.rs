//! What no game should have: a point that is played twice, a stone of the side whose turn it was not.

use super::{GameTree, Movers, SetupEdit, TreeNode, code};
use narabe_rules::{Move, Point, Side};

/// The points of ten bits.
const POINTS: usize = 1 << 10;

/// A move that no game should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddMove {
    /// Its node.
    pub node: TreeNode,
    /// Its number in its line, from 1, passes included.
    pub number: usize,
    /// The point of its stone.
    pub point: Point,
    /// Whether a stone lies on the point already. Otherwise it was not the turn of its side.
    pub is_repeated: bool,
}

/// A node of the line that is looked at.
struct Step {
    node: TreeNode,
    /// The side to move after it.
    to_move: Side,
    /// Whether stones were changed, so that either side may move.
    is_free: bool,
    /// The moves up to it.
    moves: usize,
    /// The changes of the board up to it.
    changes: usize,
}

/// The board of the line that is looked at.
struct Walk {
    line: Vec<Step>,
    has_stone: [bool; POINTS],
    /// The points that were changed, each with what it was before.
    changes: Vec<(usize, bool)>,
}

impl Walk {
    fn new(tree: &GameTree) -> Self {
        let mut walk = Self {
            line: Vec::new(),
            has_stone: [false; POINTS],
            changes: Vec::new(),
        };
        for &(point, _) in tree.setup() {
            walk.set(point, true);
        }
        walk.line.push(Step {
            node: TreeNode::ROOT,
            to_move: tree.first_to_move(),
            is_free: false,
            moves: 0,
            changes: walk.changes.len(),
        });
        walk
    }

    /// Takes back what is not on the way to a node.
    fn go_back(&mut self, parent: TreeNode) {
        while self.line.len() > 1 && self.line.last().is_some_and(|step| step.node > parent) {
            self.line.pop();
        }
        let kept = self.line.last().map_or(0, |step| step.changes);
        while self.changes.len() > kept {
            if let Some((at, before)) = self.changes.pop() {
                self.has_stone[at] = before;
            }
        }
    }

    /// Puts a stone on a point or takes it away. Whether there was one.
    fn set(&mut self, point: Point, has_stone: bool) -> bool {
        let at = usize::from(code::of_point(point)) % POINTS;
        let before = std::mem::replace(&mut self.has_stone[at], has_stone);
        self.changes.push((at, before));
        before
    }

    /// Makes the move of a node and its changes of stones. Returns it if it is odd.
    fn step(&mut self, tree: &GameTree, node: TreeNode) -> [Option<OddMove>; 2] {
        self.go_back(tree.parent(node).unwrap_or(TreeNode::ROOT));
        let above = self.line.last();
        let (mut to_move, mut is_free) =
            above.map_or((Side::Black, true), |above| (above.to_move, above.is_free));
        let mut moves = above.map_or(0, |above| above.moves);
        let mut odd = [None, None];
        if let Some(turn) = tree.turn(node) {
            moves += 1;
            let mover = tree.side(node).unwrap_or(to_move);
            if let Some(point) = turn.point() {
                let found = |is_repeated| OddMove {
                    node,
                    number: moves,
                    point,
                    is_repeated,
                };
                odd[0] = self.set(point, true).then(|| found(true));
                odd[1] = (!is_free && mover != to_move).then(|| found(false));
            }
            (to_move, is_free) = (mover.other(), false);
        }
        if tree.has_attachments(node) {
            for edit in tree.edits(node) {
                match edit {
                    SetupEdit::ToMove(side) => (to_move, is_free) = (side, false),
                    SetupEdit::Stone(point, _) => {
                        self.set(point, true);
                        is_free = true;
                    }
                    SetupEdit::Empty(point) => {
                        self.set(point, false);
                        is_free = true;
                    }
                }
            }
        }
        self.line.push(Step {
            node,
            to_move,
            is_free,
            moves,
            changes: self.changes.len(),
        });
        odd
    }
}

impl GameTree {
    /// The moves that no game should have, in the order of the nodes: onto a point with a stone, or of the side whose turn it was
    /// not.
    ///
    /// ```
    /// use narabe_notation::GameTree;
    /// use narabe_rules::{BoardSize, Move};
    ///
    /// let moves = ["h8", "i9", "h8"].map(|point| Move::Stone(point.parse().unwrap()));
    /// let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves)?;
    /// let odd: Vec<_> = tree.odd_moves().collect();
    /// assert_eq!((odd.len(), odd[0].number, odd[0].is_repeated), (1, 3, true));
    /// # Ok::<(), narabe_notation::TreeError>(())
    /// ```
    pub fn odd_moves(&self) -> impl Iterator<Item = OddMove> {
        let mut walk = Walk::new(self);
        let nodes = self.nodes().skip(1);
        nodes.flat_map(move |node| walk.step(self, node).into_iter().flatten())
    }

    /// The tree as a format can hold it whose moves alternate and lie on empty points: a pass stands before each stone of the side
    /// whose turn it was not, and moves onto stones are left out with all that follows them. Also their number.
    pub(crate) fn alternating(&self) -> (Self, usize) {
        let mut repeated = self.odd_moves().filter(|odd| odd.is_repeated).peekable();
        let mut kept = Self {
            rule: self.rule,
            setup: self.setup.clone(),
            to_move: self.to_move,
            ..Self::new(self.size)
        };
        kept.copy_attachments(TreeNode::ROOT, self, TreeNode::ROOT);
        let mut movers = Movers::new(self);
        // Where each node has gone, with the side to move there.
        let mut places = vec![Some((TreeNode::ROOT, self.first_to_move()))];
        let mut count = 0;
        for node in self.nodes().skip(1) {
            let parent = self.parent(node).unwrap_or(TreeNode::ROOT);
            let mover = movers.mover(node);
            let is_repeated = repeated.next_if(|odd| odd.node == node).is_some();
            let above = places.get(parent.index()).copied().flatten();
            count += usize::from(is_repeated && above.is_some());
            let above = above.filter(|_| !is_repeated);
            places.push(above.and_then(|above| kept.add_alternating(above, self, node, mover)));
        }
        (kept, count)
    }

    /// Adds a node of another tree, after a pass if it is not the turn of its side. Returns it with the side to move after it.
    fn add_alternating(
        &mut self,
        (mut above, to_move): (TreeNode, Side),
        other: &Self,
        node: TreeNode,
        mover: Side,
    ) -> Option<(TreeNode, Side)> {
        let turn = other.turn(node);
        if turn.is_some() && mover != to_move {
            above = self.play(above, Move::Pass).ok()?;
        }
        let added = self.add(above, turn, None).ok()?;
        self.copy_attachments(added, other, node);
        let next = match turn {
            Some(_) => mover.other(),
            None => to_move,
        };
        Some((added, next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, read_games};

    fn tree(text: &str) -> GameTree {
        let file = read_games("a.sgf", text.as_bytes(), &ReadOptions::default()).unwrap();
        file.games[0].tree.clone()
    }

    fn odd(text: &str) -> Vec<(usize, String, bool)> {
        let told = |odd: OddMove| (odd.number, odd.point.to_string(), odd.is_repeated);
        tree(text).odd_moves().map(told).collect()
    }

    #[test]
    fn a_point_is_played_twice_only_in_its_own_line() {
        assert_eq!(odd("(;SZ[15];B[hh](;W[ig];B[jf])(;W[ih];B[ig];W[jf]))"), []);
        assert_eq!(
            odd("(;SZ[15];B[hh](;W[ig];B[hh])(;W[ih];B[ig];W[ih]))"),
            [(3, "h8".to_owned(), true), (4, "i8".to_owned(), true)]
        );
        assert_eq!(odd("(;SZ[15]AB[hh];W[hh])"), [(1, "h8".to_owned(), true)]);
        assert_eq!(odd("(;SZ[15];B[hh];AE[hh];W[hh])"), []);
    }

    #[test]
    fn either_side_may_move_after_a_change_of_stones_and_after_a_pass_the_other() {
        assert_eq!(odd("(;SZ[15];AB[aa];W[hh];B[ig];W[];B[jf])"), []);
        assert_eq!(odd("(;SZ[15];B[hh];PL[B];B[ig])"), []);
        assert_eq!(
            odd("(;SZ[15];B[hh];B[ig];W[jf];W[ke])"),
            [(2, "i9".to_owned(), false), (4, "k11".to_owned(), false)]
        );
    }

    #[test]
    fn what_follows_a_stone_onto_another_goes_with_it() {
        let (kept, count) =
            tree("(;SZ[15];B[hh];W[ig](;B[hh];W[aa])(;B[jf]C[x]LB[aa:7]))").alternating();
        assert_eq!((kept.move_count(), count), (3, 1));
        let last = kept.last();
        assert_eq!((kept.comment(last), kept.marks(last).count()), ("x", 1));
        let plain = tree("(;SZ[15];B[hh](;W[ig])(;W[ih]))");
        assert_eq!(plain.alternating(), (plain.clone(), 0));
    }

    #[test]
    fn a_pass_stands_before_a_stone_out_of_turn() {
        let (kept, count) = tree("(;SZ[15];B[hh];B[ig](;B[jf])(;W[jf]))").alternating();
        assert_eq!(count, 0);
        assert_eq!(kept.odd_moves().count(), 0);
        let main: Vec<String> = kept.main_moves().iter().map(Move::to_string).collect();
        assert_eq!(main, ["h8", "--", "i9", "--", "j10"]);
        assert_eq!(kept.move_count(), 6);
    }
}
