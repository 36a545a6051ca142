//! The positions of a branch of a study, each once, whatever order of moves leads to it: a library leaves a line where it comes to
//! a position that another one holds.

use std::collections::HashMap;

use crate::puzzles::PuzzleId;
use narabe_rules::{NodeId, Point, Setup, Side};
use narabe_study::{Glyph, Study};

/// The most positions of a tree; further ones are left out.
pub const MOST_POSITIONS: usize = 50_000;

/// A move of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TreeMove {
    pub point: Point,
    /// The position that it leads to.
    pub to: usize,
    /// Whether the study calls it a mistake.
    pub is_bad: bool,
    /// Whether it is played: of the person's moves those that are no mistakes, of the other side's those that the tree has a right
    /// answer to. So each line ends with a move of the person's.
    pub is_played: bool,
}

/// A position of the tree.
#[derive(Clone, Debug)]
pub(super) struct TreePosition {
    /// The moves in the order of the study.
    pub moves: Vec<TreeMove>,
    /// Whether the person is to move.
    pub is_own: bool,
    /// The comment of the study; empty without one.
    pub comment: String,
    /// Its name, if a right move is asked here.
    pub asked: Option<PuzzleId>,
    stones: usize,
}

impl TreePosition {
    fn new(setup: &Setup, side: Side) -> Self {
        Self {
            moves: Vec::new(),
            is_own: setup.to_move() == side,
            comment: String::new(),
            asked: None,
            stones: setup.stones().len(),
        }
    }

    /// The moves that are played here.
    pub fn played(&self) -> impl Iterator<Item = TreeMove> {
        self.moves.iter().copied().filter(|held| held.is_played)
    }
}

/// The positions of a branch, for one side.
#[derive(Clone, Debug)]
pub struct DrillTree {
    start: Setup,
    last: Option<Point>,
    side: Side,
    pub(super) positions: Vec<TreePosition>,
    /// All positions, those with the most stones first, so that what follows a position stands before it.
    pub(super) from_the_end: Vec<usize>,
}

/// A node of the study whose moves are still to be taken.
struct Open {
    node: NodeId,
    position: usize,
    setup: Setup,
}

impl DrillTree {
    /// The branch of a study that begins at a node, for a side. A line ends where a side passes.
    pub fn of(study: &Study, from: NodeId, side: Side) -> Self {
        let at = study.record().position_at(from);
        let setup = Setup::from(&at);
        let mut tree = Self {
            start: setup.clone(),
            last: at.last_move(),
            side,
            positions: vec![TreePosition::new(&setup, side)],
            from_the_end: Vec::new(),
        };
        let mut known = HashMap::from([(setup.board().hash(), 0)]);
        let mut open = vec![Open {
            node: from,
            position: 0,
            setup,
        }];
        while let Some(next) = open.pop() {
            tree.take(study, next, &mut known, &mut open);
        }
        tree.from_the_end = (0..tree.positions.len()).collect();
        tree.from_the_end
            .sort_by_key(|&index| std::cmp::Reverse(tree.positions[index].stones));
        tree.choose_played();
        tree.name_asked();
        tree
    }

    /// Takes the comment and the moves of a node.
    fn take(
        &mut self,
        study: &Study,
        Open {
            node,
            position,
            setup,
        }: Open,
        known: &mut HashMap<u64, usize>,
        open: &mut Vec<Open>,
    ) {
        let record = study.record();
        let comment = record.comment(node).trim();
        if self.positions[position].comment.is_empty() {
            comment.clone_into(&mut self.positions[position].comment);
        }
        for &child in record.children(node) {
            let Some(point) = record.move_at(child).and_then(|turn| turn.point()) else {
                continue;
            };
            let mut after = setup.clone();
            if after.place(point, setup.to_move()).is_err() {
                continue;
            }
            let hash = after.board().hash();
            let to = match known.get(&hash) {
                Some(&to) => to,
                None if self.positions.len() >= MOST_POSITIONS => continue,
                None => {
                    self.positions.push(TreePosition::new(&after, self.side));
                    known.insert(hash, self.positions.len() - 1);
                    self.positions.len() - 1
                }
            };
            let glyph = study.annotation(child).glyph;
            let is_bad = matches!(glyph, Some(Glyph::Mistake | Glyph::Blunder));
            let moves = &mut self.positions[position].moves;
            match moves.iter_mut().find(|held| held.point == point) {
                Some(held) => held.is_bad |= is_bad,
                None => moves.push(TreeMove {
                    point,
                    to,
                    is_bad,
                    is_played: false,
                }),
            }
            open.push(Open {
                node: child,
                position: to,
                setup: after,
            });
        }
    }

    fn choose_played(&mut self) {
        for at in 0..self.from_the_end.len() {
            let index = self.from_the_end[at];
            for number in 0..self.positions[index].moves.len() {
                let held = self.positions[index].moves[number];
                let is_played = if self.positions[index].is_own {
                    !held.is_bad
                } else {
                    self.positions[held.to].played().next().is_some()
                };
                self.positions[index].moves[number].is_played = is_played;
            }
        }
    }

    /// Names the positions that a game can come to and in which a right move is asked.
    fn name_asked(&mut self) {
        let mut seen = vec![false; self.positions.len()];
        let mut open = vec![(0, self.start.clone())];
        while let Some((index, setup)) = open.pop() {
            if std::mem::replace(&mut seen[index], true) {
                continue;
            }
            let position = &mut self.positions[index];
            if position.is_own && position.played().next().is_some() {
                position.asked = Some(PuzzleId::of(&setup));
            }
            let played: Vec<TreeMove> = position.played().collect();
            for held in played.into_iter().filter(|held| !seen[held.to]) {
                let mut after = setup.clone();
                // The rules of the study have allowed this move.
                if after.place(held.point, setup.to_move()).is_ok() {
                    open.push((held.to, after));
                }
            }
        }
    }

    /// The position that the branch begins with.
    pub const fn start(&self) -> &Setup {
        &self.start
    }

    /// The move that led to the start, if there is one.
    pub const fn last(&self) -> Option<Point> {
        self.last
    }

    /// The side that the person plays.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The number of positions in which the person is asked for a move.
    pub fn asked(&self) -> usize {
        self.names().count()
    }

    /// The names of the positions in which the person is asked for a move.
    pub fn names(&self) -> impl Iterator<Item = PuzzleId> {
        self.positions.iter().filter_map(|position| position.asked)
    }
}
