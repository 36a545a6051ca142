//! A proof as a short text, for files: `h8=2 g8>1 k8>1 !g8 !k8; k8=1; g8=1`.
//!
//! One position of the winner after the other, from 0: the attack and the moves to the five, the defences with the numbers of
//! the positions that they lead to, and where the winner continues otherwise. What is read is a tree, not yet a proof: see
//! [`ProvenWin::check`](super::ProvenWin::check).

use std::fmt::Write;

use narabe_engine_core::tactics::{ProofNode, ProofTree};

/// Writes a tree.
pub(crate) fn write_tree(tree: &ProofTree) -> String {
    let mut text = String::new();
    for (number, node) in tree.nodes().iter().enumerate() {
        if number > 0 {
            text.push_str("; ");
        }
        // Writing to a string does not fail.
        let _ = write!(text, "{}={}", node.attack, node.moves_to_win);
        for (defence, next) in &node.defences {
            let _ = write!(text, " {defence}>{next}");
        }
        for threat in &node.threats {
            let _ = write!(text, " !{threat}");
        }
    }
    text
}

/// Reads a tree; none if the text is not one. Each position comes after those that lead to it, so that no line is endless.
pub(crate) fn read_tree(text: &str) -> Option<ProofTree> {
    let nodes: Option<Vec<ProofNode>> = text.split(';').map(read_node).collect();
    let nodes = nodes?;
    let is_ordered = nodes.iter().enumerate().all(|(number, node)| {
        let mut children = node.defences.iter().map(|&(_, next)| next);
        children.all(|next| next > number && next < nodes.len())
    });
    is_ordered.then(|| ProofTree::from_nodes(nodes))
}

fn read_node(text: &str) -> Option<ProofNode> {
    let mut words = text.split_whitespace();
    let (attack, moves) = words.next()?.split_once('=')?;
    let mut node = ProofNode {
        attack: attack.parse().ok()?,
        defences: Vec::new(),
        threats: Vec::new(),
        moves_to_win: moves.parse().ok()?,
    };
    for word in words {
        match (word.strip_prefix('!'), word.split_once('>')) {
            (Some(threat), _) => node.threats.push(threat.parse().ok()?),
            (None, Some((defence, next))) => {
                let defence = (defence.parse().ok()?, next.parse().ok()?);
                node.defences.push(defence);
            }
            (None, None) => return None,
        }
    }
    Some(node)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::tactics::{ThreatKind, prove};
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Position, Rule, Setup};

    fn tree() -> ProofTree {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in parse_move_list("h8 a1 i8 a3 j8 a5").unwrap() {
            position.play(point).unwrap();
        }
        let found = prove(&Setup::from(&position), ThreatKind::Vcf, 10_000);
        found.win().unwrap()
    }

    #[test]
    fn a_tree_is_read_as_it_is_written() {
        let tree = tree();
        let text = write_tree(&tree);
        assert!(text.starts_with(&format!("{}=2 ", tree.root().attack)));
        assert_eq!(read_tree(&text), Some(tree));
    }

    #[test]
    fn texts_that_are_no_trees_are_refused() {
        for text in [
            "",
            "h8",
            "h8=",
            "h8=x",
            "=1",
            "z0=1",
            "h8=2 g8",
            "h8=2 g8>",
            "h8=2 g8>1",
            "h8=2 g8>0",
            "h8=2 g8>1; k8=2 l8>0",
            "h8=2 !",
            "h8=1;",
        ] {
            assert_eq!(read_tree(text), None, "{text}");
        }
    }
}
