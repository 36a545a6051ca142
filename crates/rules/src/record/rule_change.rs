//! A record under another rule: what the new rule makes of each move.
//!
//! Nodes keep their ids. A move that the new rule does not allow is taken out of the tree with all that follows it; a move on a
//! point that is forbidden now stays, and ends the game.
//!
//! ```
//! use narabe_rules::{BoardSize, Record, Rule, RuleEffectKind};
//!
//! let mut record = Record::new(Rule::Standard, BoardSize::DEFAULT);
//! for point in ["a1", "a15", "b1", "b15", "d1", "d15", "e1", "e15", "f1", "g15", "c1"] {
//!     record.play(point.parse()?)?;
//! }
//! // Six in a row win under Freestyle.
//! let change = record.under_rule(Rule::Freestyle)?;
//! assert_eq!(change.effects[0].kind, RuleEffectKind::Ends);
//! assert!(change.record.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{NodeId, Record};
use crate::{Foul, Move, Outcome, PlayError, Position, Rule, Setup, StartError, Victory};

/// What another rule makes of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleEffectKind {
    /// Black's move is forbidden now: it loses the game.
    Forbidden(Foul),
    /// The move ends the game now, and did not before.
    Ends,
    /// The move ended the game before, and the game goes on after it now.
    GoesOn,
    /// The move is not allowed now: it is left out with all that follows it.
    LeftOut {
        /// Why it is not allowed.
        cause: PlayError,
        /// How many moves are left out.
        moves: usize,
    },
}

/// A move of which another rule makes something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEffect {
    /// The node of the move.
    pub node: NodeId,
    /// The number of the move in its line, passes included.
    pub number: usize,
    /// What becomes of it.
    pub kind: RuleEffectKind,
}

/// A record under another rule.
#[derive(Clone, Debug)]
pub struct RuleChange {
    /// The record, with its nodes under their ids.
    pub record: Record,
    /// What differs, depth first: the main line comes before its variations.
    pub effects: Vec<RuleEffect>,
}

impl Record {
    /// The record under another rule. Passes that the new rule does not know stay allowed if the record has some.
    ///
    /// # Errors
    /// [`StartError`] if the game would be over at its start.
    pub fn under_rule(&self, rule: Rule) -> Result<RuleChange, StartError> {
        let mut setup = Setup::from(&self.position.start());
        let has_passes =
            (self.nodes.iter()).any(|node| matches!(node.played, Some((_, Move::Pass))));
        let has_free = self.position.has_free_passes();
        setup.set_free_passes(has_free || has_passes && !rule.allows_pass());
        setup.set_rule(rule);
        let start = Position::from_setup(&setup)?;
        let mut record = Self {
            nodes: self.nodes.clone(),
            current: NodeId::ROOT,
            position: start,
        };
        let effects = record.judge_again(self.position.start());
        record.set_current(NodeId::ROOT);
        for effect in &effects {
            if matches!(effect.kind, RuleEffectKind::LeftOut { .. }) {
                // The node is in the tree, because what is left out above it is left out as a whole.
                let _ = record.remove_branch(effect.node);
            }
        }
        let mut current = self.current;
        while !record.go_to(current) {
            current = record.parent(current).unwrap_or(NodeId::ROOT);
        }
        Ok(RuleChange { record, effects })
    }

    /// Plays all moves by the rule of this record and by that of a position at its start.
    fn judge_again(&mut self, mut before: Position) -> Vec<RuleEffect> {
        let mut now = self.position.clone();
        let mut effects = Vec::new();
        // The nodes that are still to be played, the next one last.
        let mut open: Vec<(NodeId, usize)> = Vec::new();
        let below = |record: &Self, node, number| -> Vec<_> {
            let children = record.children(node).iter().rev();
            children.map(|&child| (child, number)).collect()
        };
        open.extend(below(self, NodeId::ROOT, 1));
        while let Some((node, number)) = open.pop() {
            let Some(turn) = self.move_at(node) else {
                continue;
            };
            while now.ply() >= number {
                now.undo();
                before.undo();
            }
            let allowed = match turn {
                Move::Stone(point) => now.check_allowing_foul(point),
                Move::Pass => now.check_pass(),
            };
            if let Err(cause) = allowed {
                let moves = self.branch_size(node);
                let kind = RuleEffectKind::LeftOut { cause, moves };
                effects.push(RuleEffect { node, number, kind });
                continue;
            }
            now.play_turn_unchecked(turn);
            before.play_turn_unchecked(turn);
            if let Some(kind) = effect_of(before.outcome(), now.outcome()) {
                effects.push(RuleEffect { node, number, kind });
            }
            if now.outcome().is_some() {
                // What the board decides needs no other end.
                self.nodes[node.0].ending = None;
            }
            open.extend(below(self, node, number + 1));
        }
        effects
    }

    /// The number of moves from a node on.
    fn branch_size(&self, node: NodeId) -> usize {
        let mut open = vec![node];
        let mut count = 0;
        while let Some(node) = open.pop() {
            count += 1;
            open.extend(self.children(node));
        }
        count
    }
}

/// What has changed at a move, by what the board said of it and says now.
fn effect_of(before: Option<&Outcome>, now: Option<&Outcome>) -> Option<RuleEffectKind> {
    match (before, now) {
        (
            before,
            Some(Outcome::Win {
                by: Victory::Foul(foul),
                ..
            }),
        ) => {
            let is_new = !matches!(
                before,
                Some(Outcome::Win {
                    by: Victory::Foul(_),
                    ..
                })
            );
            is_new.then_some(RuleEffectKind::Forbidden(*foul))
        }
        (None, Some(_)) => Some(RuleEffectKind::Ends),
        (Some(_), None) => Some(RuleEffectKind::GoesOn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardSize, Side};

    fn record(rule: Rule, moves: &str) -> Record {
        let mut record = Record::new(rule, BoardSize::DEFAULT);
        for name in moves.split_whitespace() {
            record.play(name.parse().unwrap()).unwrap();
        }
        record
    }

    /// Black's double-three on h8 is the fifth move of Black.
    const DOUBLE_THREE: &str = "g8 a1 i8 a3 h7 a5 h9 a7 h8 a9 a11";

    #[test]
    fn a_point_that_is_forbidden_now_ends_the_game_and_what_follows_is_left_out() {
        let record = record(Rule::Freestyle, DOUBLE_THREE);
        let change = record.under_rule(Rule::Renju).unwrap();
        let [forbidden, left_out] = &change.effects[..] else {
            panic!("{:?}", change.effects)
        };
        assert_eq!(forbidden.number, 9);
        assert!(matches!(forbidden.kind, RuleEffectKind::Forbidden(_)));
        let cause = PlayError::GameOver;
        assert_eq!(left_out.kind, RuleEffectKind::LeftOut { cause, moves: 2 });
        assert_eq!(
            (change.record.ply(), change.record.current()),
            (9, forbidden.node)
        );
        let winner = change.record.outcome().and_then(Outcome::winner);
        assert_eq!(winner, Some(Side::White));
        // Nothing of the record itself has changed.
        assert_eq!(
            (record.ply(), record.position().rule()),
            (11, Rule::Freestyle)
        );
    }

    #[test]
    fn a_game_goes_on_after_six_that_do_not_win_and_ends_with_six_that_do() {
        let six = "a1 a15 b1 b15 d1 d15 e1 e15 f1 g15 c1";
        let won = record(Rule::Freestyle, six);
        let change = won.under_rule(Rule::Standard).unwrap();
        let kinds: Vec<_> = change.effects.iter().map(|effect| effect.kind).collect();
        assert_eq!(kinds, [RuleEffectKind::GoesOn]);
        assert_eq!(change.record.outcome(), None);
        let again = change.record.under_rule(Rule::Freestyle).unwrap();
        assert_eq!(again.effects[0].kind, RuleEffectKind::Ends);
        assert_eq!(again.record, won);
    }

    #[test]
    fn passes_stay_where_the_new_rule_has_none() {
        let mut passed = record(Rule::Renju, "h8 i9 j10 a1 c3 d4 e5 f7 a3 a5");
        passed.pass().unwrap();
        passed.play("a2".parse().unwrap()).unwrap();
        let change = passed.under_rule(Rule::Freestyle).unwrap();
        assert_eq!((change.effects.len(), change.record.ply()), (0, 12));
        assert!(change.record.position().has_free_passes());
    }

    #[test]
    fn a_variation_that_is_left_out_leaves_the_others() {
        let mut record = record(Rule::Freestyle, DOUBLE_THREE);
        record.go_to_ply(8);
        record.play("k8".parse().unwrap()).unwrap();
        let here = record.current();
        let change = record.under_rule(Rule::Renju).unwrap();
        assert_eq!(change.record.current(), here);
        assert_eq!(change.record.numbered_nodes().len(), 11);
    }
}
