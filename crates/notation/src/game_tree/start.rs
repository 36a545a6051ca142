//! Where a game starts and where it ends: changes of the stones before the first move belong to the starting position, as
//! programs write a set-up into the second node.
//!
//! ```
//! use narabe_notation::{ReadOptions, read_games};
//! use narabe_rules::Side;
//!
//! let file = read_games("a.sgf", b"(;SZ[15];AB[hh][gg]AW[ii];W[jj];W[kk])", &ReadOptions::default())?;
//! let tree = &file.games[0].tree;
//! assert_eq!((tree.start().stones.len(), tree.start().to_move), (3, Side::White));
//! assert_eq!(tree.end().stones.len(), 5);
//! # Ok::<(), narabe_notation::ReadError>(())
//! ```

use super::{GameTree, Movers, SetupEdit, TreeNode};
use narabe_rules::{Point, Side};

/// A position of the main line of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreePosition {
    /// The node at which it is.
    pub node: TreeNode,
    /// The last node up to it that changes the stones other than by a move, or says who moves; the root if none does.
    pub changed: TreeNode,
    /// The stones on the board, each on a point of its own.
    pub stones: Vec<(Point, Side)>,
    /// The side to move.
    pub to_move: Side,
}

impl TreePosition {
    fn put(&mut self, point: Point, stone: Option<Side>) {
        self.stones.retain(|&(occupied, _)| occupied != point);
        self.stones.extend(stone.map(|side| (point, side)));
    }

    /// Makes the changes of the stones at a node. Returns the side that it says is to move.
    fn change(&mut self, tree: &GameTree, node: TreeNode) -> Option<Side> {
        let mut said = None;
        for edit in tree.edits(node) {
            self.changed = node;
            match edit {
                SetupEdit::ToMove(side) => said = Some(side),
                SetupEdit::Stone(point, side) => self.put(point, Some(side)),
                SetupEdit::Empty(point) => self.put(point, None),
            }
        }
        said
    }
}

impl GameTree {
    /// The position from which the main line starts, at the last node before its first move. The side to move is the one that
    /// the file says, or else that of the first move, or else the one whose turn it is by the numbers of stones.
    pub fn start(&self) -> TreePosition {
        let mut start = TreePosition {
            node: TreeNode::ROOT,
            changed: TreeNode::ROOT,
            stones: self.setup().to_vec(),
            to_move: self.first_to_move(),
        };
        let mut said = self.to_move();
        let mut movers = Movers::new(self);
        for node in self.main_line() {
            let mover = movers.mover(node);
            if self.turn(node).is_some() {
                start.to_move = said.unwrap_or(mover);
                return start;
            }
            start.node = node;
            said = start.change(self, node).or(said);
        }
        let count = |side| start.stones.iter().filter(|stone| stone.1 == side).count();
        let by_count = if count(Side::Black) > count(Side::White) {
            Side::White
        } else {
            Side::Black
        };
        start.to_move = said.unwrap_or(by_count);
        start
    }

    /// The nodes that put stones on the board or take them from it after the start, with the points. They are no moves, so that only
    /// SGF holds them.
    pub fn changes_of_stones(&self) -> impl Iterator<Item = (TreeNode, Vec<Point>)> {
        let start = self.start().node;
        let later = self
            .nodes()
            .filter(move |&node| node > start && self.has_attachments(node));
        later.filter_map(|node| {
            let points = self.edits(node).filter_map(|edit| match edit {
                SetupEdit::Stone(point, _) | SetupEdit::Empty(point) => Some(point),
                SetupEdit::ToMove(_) => None,
            });
            let points: Vec<Point> = points.collect();
            (!points.is_empty()).then_some((node, points))
        })
    }

    /// The number of moves up to a node, passes included.
    pub fn move_number(&self, node: TreeNode) -> usize {
        let path = std::iter::successors(Some(node), |node| self.parent(*node));
        path.filter(|node| self.turn(*node).is_some()).count()
    }

    /// The position at the end of the main line, every move made as the file has it: stones of either side in any order, and
    /// stones onto others, which they replace.
    pub fn end(&self) -> TreePosition {
        let mut end = self.start();
        let start = end.node;
        let mut movers = Movers::new(self);
        for node in self.main_line() {
            let mover = movers.mover(node);
            if node <= start {
                continue;
            }
            end.node = node;
            if let Some(turn) = self.turn(node) {
                end.to_move = mover.other();
                if let Some(point) = turn.point() {
                    end.put(point, Some(mover));
                }
            }
            end.to_move = end.change(self, node).unwrap_or(end.to_move);
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Move};

    fn at(name: &str) -> Point {
        name.parse().unwrap()
    }

    #[test]
    fn stones_of_the_second_node_belong_to_the_start() {
        let mut tree = GameTree::new(BoardSize::DEFAULT);
        let node = tree.add(TreeNode::ROOT, None, None).unwrap();
        tree.edit(node, SetupEdit::Stone(at("h8"), Side::Black))
            .unwrap();
        assert_eq!(tree.start().to_move, Side::White);
        let move_node = tree.play(node, Move::Stone(at("i9"))).unwrap();
        let start = tree.start();
        assert_eq!((start.node, start.changed), (node, node));
        assert_eq!((start.stones.len(), start.to_move), (1, Side::Black));
        let end = tree.end();
        assert_eq!((end.node, end.to_move), (move_node, Side::White));
        assert_eq!(
            end.stones,
            [(at("h8"), Side::Black), (at("i9"), Side::Black)]
        );
    }

    #[test]
    fn the_end_has_every_stone_of_its_own_side() {
        let mut tree = GameTree::new(BoardSize::DEFAULT);
        for (point, side) in [
            ("h8", None),
            ("i9", Some(Side::Black)),
            ("h8", Some(Side::White)),
        ] {
            tree.add(tree.last(), Some(Move::Stone(at(point))), side)
                .unwrap();
        }
        let end = tree.end();
        assert_eq!(
            end.stones,
            [(at("i9"), Side::Black), (at("h8"), Side::White)]
        );
        assert_eq!(end.to_move, Side::Black);
    }
}
