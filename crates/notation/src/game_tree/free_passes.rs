//! Whether a game needs passes that its rule does not allow. SGF lets either side pass at any time, and play twice in a row.

use super::{GameTree, Movers, TreeNode};
use narabe_rules::{Move, Rule, STONES_BEFORE_PASS, Side};

/// A node of the line that is looked at.
#[derive(Clone, Copy)]
struct Step {
    node: TreeNode,
    to_move: Side,
    stones: usize,
    /// The passes in a row that end here.
    passes: usize,
}

impl GameTree {
    /// Whether the tree has a pass that the rule does not allow, a stone of the side whose turn it was not, or a move after two
    /// passes.
    pub fn needs_free_passes(&self, rule: Rule) -> bool {
        self.need_free_passes(self.nodes().skip(1), rule)
    }

    /// The same of the main line alone.
    pub fn main_line_needs_free_passes(&self, rule: Rule) -> bool {
        self.need_free_passes(self.main_line(), rule)
    }

    /// Whether any of these nodes needs them. The parent of each is among them, before it.
    fn need_free_passes(&self, mut nodes: impl Iterator<Item = TreeNode>, rule: Rule) -> bool {
        let start = self.start();
        let mut movers = Movers::new(self);
        let mut line = vec![Step {
            node: TreeNode::ROOT,
            to_move: start.to_move,
            stones: start.stones.len(),
            passes: 0,
        }];
        nodes.any(|node| {
            let parent = self.parent(node).unwrap_or(TreeNode::ROOT);
            while line.len() > 1 && line.last().is_some_and(|step| step.node > parent) {
                line.pop();
            }
            let Some(&above) = line.last() else {
                return false;
            };
            let mover = movers.mover(node);
            let step = |stones, passes| Step {
                node,
                to_move: mover.other(),
                stones,
                passes,
            };
            let (step, needs) = match self.turn(node) {
                None => (Step { node, ..above }, false),
                Some(turn) => {
                    let needs = mover != above.to_move || above.passes > 1;
                    match turn {
                        Move::Stone(_) => (step(above.stones + 1, 0), needs),
                        Move::Pass => {
                            let is_early = above.stones < STONES_BEFORE_PASS;
                            let needs = needs || is_early || !rule.allows_pass();
                            (step(above.stones, above.passes + 1), needs)
                        }
                    }
                }
            };
            line.push(step);
            needs
        })
    }
}
