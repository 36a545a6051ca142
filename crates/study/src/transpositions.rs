//! Where the positions of a study stand more than once: different orders of moves lead to the same stones with the same side to
//! move, as they lie or turned and mirrored.

use std::collections::HashMap;

use crate::study::Study;
use narabe_rules::{KeyTable, NodeId, PositionKeys, Record, Symmetry};

/// Another place of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transposition {
    /// The node.
    pub node: NodeId,
    /// What the position that was asked about must be turned or mirrored by to lie as at the node; the identity if it lies alike.
    pub symmetry: Symmetry,
}

/// The positions of a study by their stones. It is made in [steps](Self::step) and goes on with the nodes that edits add; nodes in
/// removed branches are in it too, because the branches may come back, and are left out of what is [found](Self::elsewhere).
///
/// ```
/// use narabe_rules::{BoardSize, Rule};
/// use narabe_study::{Edit, Study, Transpositions};
///
/// let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
/// for line in ["h8 i9 j10", "j10 i9 h8"] {
///     study.go_to_ply(0);
///     for point in line.split(' ') {
///         study.apply(Edit::Play(point.parse()?))?;
///     }
/// }
/// let mut transpositions = Transpositions::new(&study);
/// while transpositions.step(&study, 100) {}
/// assert_eq!(transpositions.elsewhere(&study, study.current()).len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Transpositions {
    table: KeyTable,
    /// The orientation of the study whose keys these are.
    orientation: Symmetry,
    /// By number of a node, the key of its position as it lies.
    own: Vec<u64>,
    /// By number of a node, the last node before it with the same position in some orientation.
    earlier: Vec<Option<u32>>,
    /// By the key that all orientations share, the last node with the position.
    last: HashMap<u64, u32>,
    /// The keys of the nodes from the root to the one that was added last.
    path: Vec<(NodeId, PositionKeys)>,
}

impl Transpositions {
    /// Without any position yet.
    pub fn new(study: &Study) -> Self {
        let nodes = study.record().nodes_added();
        Self {
            table: KeyTable::new(study.position().size()),
            orientation: study.orientation(),
            own: Vec::with_capacity(nodes),
            earlier: Vec::with_capacity(nodes),
            // So that no step has to move all that is in it.
            last: HashMap::with_capacity(nodes),
            path: Vec::new(),
        }
    }

    /// Takes in this many nodes more of the study. False once it has all. A study that was turned is read anew.
    pub fn step(&mut self, study: &Study, nodes: usize) -> bool {
        if study.orientation() != self.orientation {
            *self = Self::new(study);
        }
        let record = study.record();
        let numbers = self.own.len()..record.nodes_added();
        for node in numbers.take(nodes).filter_map(|number| record.node(number)) {
            self.add(record, node);
        }
        !self.is_complete(study)
    }

    /// Whether all nodes of the study are in it.
    pub fn is_complete(&self, study: &Study) -> bool {
        self.own.len() == study.record().nodes_added() && self.orientation == study.orientation()
    }

    /// The other places of the position at a node that are known, first those where it lies alike, otherwise in the order in which
    /// they were added.
    pub fn elsewhere(&self, study: &Study, node: NodeId) -> Vec<Transposition> {
        if self.orientation != study.orientation() || !study.record().contains(node) {
            return Vec::new();
        }
        let keys = self.keys_at(study.record(), node);
        let mut found: Vec<_> = self
            .with_keys(study.record(), &keys)
            .filter(|found| found.node != node)
            .collect();
        found.sort_by_key(|found| (found.symmetry != Symmetry::IDENTITY, found.node));
        found
    }

    /// The nodes of the tree with a position, the last one first.
    pub(crate) fn with_keys<'a>(
        &'a self,
        record: &'a Record,
        keys: &'a PositionKeys,
    ) -> impl Iterator<Item = Transposition> + 'a {
        let first = self.last.get(&keys.shared()).copied();
        let numbers = std::iter::successors(first, |number| self.earlier[*number as usize]);
        numbers.filter_map(|number| {
            let number = number as usize;
            let node = record.node(number).filter(|node| record.contains(*node))?;
            let symmetry = keys.symmetry_to(self.own[number])?;
            Some(Transposition { node, symmetry })
        })
    }

    /// The table for the boards of the study.
    pub(crate) const fn table(&self) -> &KeyTable {
        &self.table
    }

    fn add(&mut self, record: &Record, node: NodeId) {
        let keys = self.keys_of_next(record, node);
        // Four thousand million nodes have no room in memory.
        let number = u32::try_from(self.own.len()).unwrap_or(u32::MAX);
        self.own.push(keys.own());
        self.earlier.push(self.last.insert(keys.shared(), number));
    }

    /// The keys of the node that is added next. Files and edits add most nodes below the one before or not far above it.
    fn keys_of_next(&mut self, record: &Record, node: NodeId) -> PositionKeys {
        let parent = record.parent(node);
        while self
            .path
            .last()
            .is_some_and(|(last, _)| Some(*last) > parent)
        {
            self.path.pop();
        }
        let above = match (self.path.last(), parent) {
            (Some((last, keys)), Some(parent)) if *last == parent => *keys,
            (_, Some(parent)) => {
                self.path.clear();
                self.keys_at(record, parent)
            }
            (_, None) => self.table.start(record.position()),
        };
        let keys = match record.move_at(node) {
            Some(turn) => self.table.after(above, turn),
            None => above,
        };
        self.path.push((node, keys));
        keys
    }

    /// The keys of the position at any node.
    fn keys_at(&self, record: &Record, node: NodeId) -> PositionKeys {
        let above = std::iter::successors(Some(node), |node| record.parent(*node));
        let mut moves: Vec<_> = above.filter_map(|node| record.move_at(node)).collect();
        moves.reverse();
        let start = self.table.start(record.position());
        moves
            .into_iter()
            .fold(start, |keys, turn| self.table.after(keys, turn))
    }
}
