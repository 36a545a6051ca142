//! The order in which the moves of a study are written: the main line with its variations below the moves that they replace.

use std::ops::Range;

use narabe_rules::{NodeId, Record};

/// A run of moves that follow each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// 0 for the main line, 1 for a variation of it, and so on.
    pub depth: usize,
    /// The number of moves before the first one.
    pub ply: usize,
    /// The nodes of the moves.
    pub nodes: Vec<NodeId>,
}

/// All moves in the order in which they are written.
pub fn blocks(record: &Record) -> Vec<Block> {
    let mut blocks = Vec::new();
    // What is still to be written, the next last: a node whose children come next, or one that begins a variation.
    let mut open = vec![Open::After {
        parent: record.root(),
        depth: 0,
        ply: 0,
    }];
    while let Some(next) = open.pop() {
        match next {
            Open::After { parent, depth, ply } => {
                write(
                    record,
                    (parent, ply),
                    depth,
                    Vec::new(),
                    &mut blocks,
                    &mut open,
                );
            }
            Open::Variation { first, depth, ply } => {
                write(
                    record,
                    (first, ply + 1),
                    depth,
                    vec![first],
                    &mut blocks,
                    &mut open,
                );
            }
        }
    }
    blocks
}

/// A part that is still to be written; `ply` is the number of moves before it.
enum Open {
    After {
        parent: NodeId,
        depth: usize,
        ply: usize,
    },
    Variation {
        first: NodeId,
        depth: usize,
        ply: usize,
    },
}

/// Writes moves until one has alternatives. Then the alternatives follow, and after them the rest of the line.
fn write(
    record: &Record,
    (mut parent, mut ply): (NodeId, usize),
    depth: usize,
    mut nodes: Vec<NodeId>,
    blocks: &mut Vec<Block>,
    open: &mut Vec<Open>,
) {
    let first = ply - nodes.len();
    while let Some((&main, others)) = record.children(parent).split_first() {
        nodes.push(main);
        ply += 1;
        if !others.is_empty() {
            open.push(Open::After {
                parent: main,
                depth,
                ply,
            });
            let variations = others.iter().rev().map(|&first| Open::Variation {
                first,
                depth: depth + 1,
                ply: ply - 1,
            });
            open.extend(variations);
            break;
        }
        parent = main;
    }
    if !nodes.is_empty() {
        blocks.push(Block {
            depth,
            ply: first,
            nodes,
        });
    }
}

/// The part of the moves that is written: about `most` around the current one, so that long records cost no more than
/// short ones. Moves are counted through all blocks.
pub fn window(blocks: &[Block], current: NodeId, most: usize) -> Range<usize> {
    let all: usize = blocks.iter().map(|block| block.nodes.len()).sum();
    let mut nodes = blocks.iter().flat_map(|block| &block.nodes);
    let at = nodes.position(|node| *node == current).unwrap_or(0);
    let from = at.saturating_sub(most / 2).min(all.saturating_sub(most));
    from..(from + most).min(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    fn record(lines: &[&str]) -> Record {
        let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
        for line in lines {
            record.go_to(record.root());
            for point in line.split(' ') {
                record.play(point.parse().unwrap()).unwrap();
            }
        }
        record
    }

    fn written(record: &Record) -> Vec<String> {
        let name = |node: &NodeId| record.move_at(*node).unwrap().to_string();
        let blocks = blocks(record);
        let text = |block: &Block| {
            let names: Vec<_> = block.nodes.iter().map(name).collect();
            format!("{}:{} {}", block.depth, block.ply, names.join(" "))
        };
        blocks.iter().map(text).collect()
    }

    #[test]
    fn variations_stand_below_the_move_that_they_replace() {
        let record = record(&["h8 i9 i8 j8", "h8 g9 g8", "h8 g9 a1", "h8 i7"]);
        assert_eq!(
            written(&record),
            ["0:0 h8 i9", "1:1 g9 g8", "2:2 a1", "1:1 i7", "0:2 i8 j8"]
        );
    }

    #[test]
    fn every_move_is_written_once() {
        let record = record(&["h8 i9", "h8 g9", "a1 b1", "c1"]);
        let mut nodes: Vec<_> = blocks(&record)
            .into_iter()
            .flat_map(|block| block.nodes)
            .collect();
        let count = nodes.len();
        nodes.sort();
        nodes.dedup();
        assert_eq!((nodes.len(), count), (6, 6));
        assert!(blocks(&Record::new(Rule::Freestyle, BoardSize::DEFAULT)).is_empty());
    }

    #[test]
    fn the_window_lies_around_the_current_move() {
        let record = record(&["a1 c1 e1 g1 a3 c3 e3 g3 a5 c5"]);
        let blocks = blocks(&record);
        let nodes = &blocks[0].nodes;
        assert_eq!(window(&blocks, nodes[5], 4), 3..7);
        assert_eq!(window(&blocks, nodes[9], 4), 6..10);
        assert_eq!(window(&blocks, record.root(), 4), 0..4);
        assert_eq!(window(&blocks, nodes[0], 100), 0..10);
    }
}
