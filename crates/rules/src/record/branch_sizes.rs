//! The sizes of all branches of a record, counted in one pass.
//!
//! ```
//! use narabe_rules::{BoardSize, BranchSizes, Record, Rule};
//!
//! let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let first = record.play("h8".parse()?)?.node;
//! record.play("i9".parse()?)?;
//! record.undo();
//! record.play("i8".parse()?)?;
//! let sizes = BranchSizes::of(&record);
//! assert_eq!((sizes.moves(first), sizes.all()), (3, 3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{NodeId, Record};

/// The number of moves of every branch of a record. It counts the tree as it was when it was [made](Self::of): after a change of
/// the tree another one is made, not after a step through it.
#[derive(Clone, Debug, Default)]
pub struct BranchSizes(Vec<u32>);

impl BranchSizes {
    /// Counts the moves of a record.
    pub fn of(record: &Record) -> Self {
        let mut sizes = vec![0_u32; record.nodes.len()];
        // Every node comes after its parent.
        for (index, node) in record.nodes.iter().enumerate().rev() {
            if node.removed {
                continue;
            }
            let Some((parent, _)) = node.played else {
                continue;
            };
            sizes[index] += 1;
            sizes[parent.0] += sizes[index];
        }
        Self(sizes)
    }

    /// The number of moves of the branch that begins with a node, its own move included; 0 for a node that was not there.
    pub fn moves(&self, node: NodeId) -> usize {
        self.0.get(node.0).map_or(0, |size| *size as usize)
    }

    /// The number of moves of the whole tree.
    pub fn all(&self) -> usize {
        self.moves(NodeId::ROOT)
    }
}
