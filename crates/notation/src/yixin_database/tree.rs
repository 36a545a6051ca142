//! Databases as game trees: one for each rule and size, from the empty board on.
//!
//! Each position stands once with all that follows it, where the best moves lead first; other ways to it end with their move. What a
//! position is worth is the label of the move that leads there, unless the database has a text for its point, and stands as a whole
//! in a property of the node.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::graph::{Graph, Number};
use super::reader::{YixinPart, read_yixin_database};
use super::record::{YixinBound, YixinEntry, YixinRecord};
use crate::encoding::TextOptions;
use crate::game_file::{
    Format, LossKind, LossReport, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink,
};
use crate::game_info::GameInfo;
use crate::game_tree::{GameTree, TreeMark, TreeNode};
use narabe_rules::{BoardSize, Move, Point, Rule, Symmetry};

/// The property of a node with what a database says of its position.
pub const PROPERTY: &str = "YXDB";
/// How the empty board lies: the next stones are above and to the right of the first, where players expect them.
const START: Symmetry = Symmetry::HALF_TURN;

/// Reads a database.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut groups = Groups::default();
    let mut fault = None;
    let texts: TextOptions = sink.options().into();
    let read = read_yixin_database(bytes, texts, &mut |part| {
        let done = match part {
            YixinPart::Progress { done, total } => {
                // The tree counts as the other half of the work.
                sink.progress(bytes.len() / 2 / total.max(1) * done)
            }
            part => groups.add(part).map_err(ReadError::from),
        };
        match done {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                fault = Some(error);
                ControlFlow::Break(())
            }
        }
    });
    match fault {
        Some(error) => return Err(error),
        None => read?,
    }
    if groups.graphs.is_empty() {
        let hint = "there is no position in it that can be read";
        return Err(ReadFault::NotThis(Format::YixinDatabase, hint).into());
    }
    for ((rule, size), mut graph) in groups.graphs {
        let root = graph.connect()?;
        let mut game = Emitter::new(&graph, rule, size).game(root)?;
        game.lost.lose_many(LossKind::RepeatedMoves, graph.left_out);
        game.lost.extend(&std::mem::take(&mut groups.lost));
        sink.game(game)?;
    }
    Ok(())
}

/// The positions of each rule and size, and what is odd in the file.
#[derive(Default)]
struct Groups {
    graphs: BTreeMap<(Rule, BoardSize), Graph>,
    lost: LossReport,
}

impl Groups {
    fn add(&mut self, part: YixinPart) -> Result<(), ReadFault> {
        match part {
            YixinPart::Entry(entry) => self.add_entry(*entry)?,
            YixinPart::Odd(odd) => self.lost.note(odd),
            YixinPart::Assumed(assumption) => self.lost.assume(assumption),
            YixinPart::Progress { .. } => {}
        }
        Ok(())
    }

    fn add_entry(&mut self, entry: YixinEntry) -> Result<(), ReadFault> {
        let YixinEntry { position, record } = entry;
        let (rule, size) = (position.rule(), position.size());
        let graph = (self.graphs.entry((rule, size))).or_insert_with(|| Graph::new(size));
        if !graph.add(&position, record)? {
            self.lost
                .note_with(|| Oddity::new(None, OddKind::GivenTwice, &position.to_string()));
        }
        Ok(())
    }
}

/// A node whose children are written.
struct Open {
    node: TreeNode,
    rest: std::vec::IntoIter<Next>,
}

/// A move of the tree.
struct Next {
    to: Number,
    turn: Move,
    /// What the position after it as the database has it is turned by to lie as on the board.
    lies: Symmetry,
}

/// Writes a graph as a tree.
struct Emitter<'g> {
    graph: &'g Graph,
    tree: GameTree,
    /// The positions that stand in the tree with what follows them.
    is_written: Vec<bool>,
}

impl<'g> Emitter<'g> {
    fn new(graph: &'g Graph, rule: Rule, size: BoardSize) -> Self {
        let mut tree = GameTree::new(size);
        tree.set_rule(Some(rule));
        Self {
            graph,
            tree,
            is_written: vec![false; graph.len()],
        }
    }

    fn game(mut self, root: Number) -> Result<ReadGame, ReadFault> {
        self.write_value(root, TreeNode::ROOT);
        let mut line = vec![self.open(root, TreeNode::ROOT, START)?];
        while let Some(open) = line.last_mut() {
            let Some(next) = open.rest.next() else {
                line.pop();
                continue;
            };
            let node = self.tree.play(open.node, next.turn)?;
            self.write_value(next.to, node);
            if !self.is_written[index(next.to)] {
                let open = self.open(next.to, node, next.lies)?;
                line.push(open);
            }
        }
        Ok(ReadGame::new(GameInfo::default(), self.tree))
    }

    /// Writes what a position is worth, wherever it stands.
    fn write_value(&mut self, number: Number, node: TreeNode) {
        let record = self.graph.record(number);
        if let Some(record) = record.filter(|record| record.is_judged()) {
            let values = format!("[{}]", record.words());
            self.tree.add_property(node, PROPERTY, &values);
        }
    }

    /// Writes the texts of a position, and lists its moves, the best first.
    fn open(&mut self, number: Number, node: TreeNode, lies: Symmetry) -> Result<Open, ReadFault> {
        let graph = self.graph;
        self.is_written[index(number)] = true;
        let size = self.tree.size();
        let symmetries = graph.symmetries(number);
        // Of the points that the symmetries of the position exchange, the first.
        let first = |point: Point| {
            let images = symmetries.iter().map(|one| (one.image(point, size), *one));
            images.min_by_key(|(image, _)| (image.y, image.x))
        };
        let mut labelled = BTreeSet::new();
        if let Some(record) = graph.record(number) {
            self.tree.set_comment(node, &record.comment);
            for (point, text) in &record.board_texts {
                if let Some((point, _)) = first(*point) {
                    let point = lies.image(point, size);
                    self.tree.mark(node, point, TreeMark::Label(text))?;
                    labelled.insert(point);
                }
            }
        }
        let mut next: Vec<((Rank, Reverse<u64>), Next)> = Vec::new();
        for way in graph.ways(number) {
            let (turn, turned) = match way.stone {
                None => (Move::Pass, Symmetry::IDENTITY),
                Some(stone) => match first(way.symmetry.image(stone, size)) {
                    Some((point, symmetry)) => (Move::Stone(lies.image(point, size)), symmetry),
                    None => continue,
                },
            };
            if next
                .iter()
                .any(|(_, known)| (known.to, known.turn) == (way.to, turn))
            {
                continue;
            }
            let record = graph.record(way.to);
            if let (Some(point), Some(shown)) = (turn.point(), record.and_then(YixinRecord::shown))
                && !labelled.contains(&point)
            {
                self.tree.mark(node, point, TreeMark::Label(&shown))?;
            }
            let lies = way.symmetry.then(turned).then(lies);
            let to = way.to;
            let rank = (rank(record), Reverse(graph.lines(to)));
            next.push((rank, Next { to, turn, lies }));
        }
        next.sort_by_key(|(rank, next)| (*rank, next.turn.point().map(|point| (point.y, point.x))));
        let next: Vec<Next> = next.into_iter().map(|(_, next)| next).collect();
        Ok(Open {
            node,
            rest: next.into_iter(),
        })
    }
}

/// Better moves have lower ranks; of those without a value the one after which more is known comes first.
type Rank = (u8, i32);

fn rank(record: Option<&YixinRecord>) -> Rank {
    let Some(record) = record else {
        return (3, 0);
    };
    let value = i32::from(record.value);
    match record.label.sign() {
        Some('!') => (0, value),
        Some('w') => (1, value),
        Some('l') => (4, value),
        Some('x') => (5, 0),
        _ if record.bound == YixinBound::Exact => (2, value),
        _ => (3, 0),
    }
}

fn index(number: Number) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
