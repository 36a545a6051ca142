//! Victory by continuous fours.
//!
//! Every four has one answer, or under Caro two or three, so that there is next to nothing to choose for the other side: the
//! search is complete, and what it does not find is not there. A four whose answer is forbidden wins. Deeper and deeper passes find the shortest win first; a pass that no limit has cut off
//! proves that there is none.

use std::collections::HashMap;

use super::{Found, replies};
use crate::engine::field::{Class, Field, Spot};

/// Own moves up to which the shortest win is found: a pass for each length.
const SHORTEST: u32 = 20;
/// Own moves of the passes after these; a board has no room for more.
const LONGER: [u32; 2] = [40, 320];

/// A solver with its memory.
pub struct Vcf {
    budget: u64,
    nodes: u64,
    /// Positions without a win, with the own moves that were left when it was looked for.
    refuted: HashMap<u64, u32>,
    /// Whether the limit of this pass has cut anything off.
    is_cut_off: bool,
    line: Vec<Spot>,
}

impl Vcf {
    /// A solver that looks at so many positions at most.
    pub fn new(budget: u64) -> Self {
        Self {
            budget,
            nodes: 0,
            refuted: HashMap::new(),
            is_cut_off: false,
            line: Vec::new(),
        }
    }

    /// Positions looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks for a win of the side to move. The field comes back as it was.
    pub fn solve(&mut self, field: &mut Field) -> Found {
        for limit in (1..=SHORTEST).chain(LONGER) {
            self.is_cut_off = false;
            self.line.clear();
            if self.attack(field, limit) {
                self.line.reverse();
                return Found::Win(std::mem::take(&mut self.line));
            }
            if self.nodes >= self.budget {
                return Found::Unknown;
            }
            if !self.is_cut_off {
                return Found::Nothing;
            }
        }
        Found::Unknown
    }

    /// Whether the side to move wins with so many own moves; its line is then on the stack, last move first.
    fn attack(&mut self, field: &mut Field, left: u32) -> bool {
        self.nodes += 1;
        let (me, other) = (field.side(), field.side().other());
        if let Some(five) = field.spots(me, Class::Five).first() {
            self.line.push(five);
            return true;
        }
        let fours = match field.count(other, Class::Five) {
            0 => field.four_spots(me),
            _ => field.answers(other).and(&field.four_spots(me)),
        };
        if fours.is_empty() {
            return false;
        }
        if left <= 1 || self.nodes >= self.budget {
            self.is_cut_off = true;
            return false;
        }
        let hash = field.hash();
        if let Some(&known) = self.refuted.get(&hash).filter(|&&known| known >= left) {
            self.is_cut_off |= known < u32::MAX;
            return false;
        }
        let was_cut_off = std::mem::replace(&mut self.is_cut_off, false);
        for class in [
            Class::OpenFour,
            Class::FourThree,
            Class::FourPlus,
            Class::Four,
        ] {
            for four in fours.and(field.spots(me, class)).iter() {
                if self.four(field, four, left) {
                    return true;
                }
            }
        }
        // Without a cut the position is refuted for good, however many moves are left.
        let known = if self.is_cut_off { left } else { u32::MAX };
        self.is_cut_off |= was_cut_off;
        self.refuted.insert(hash, known);
        false
    }

    /// Whether a four may be made and wins, whatever answers it: one point almost always.
    fn four(&mut self, field: &mut Field, four: Spot, left: u32) -> bool {
        if !field.may_play(four) {
            return false;
        }
        let me = field.side();
        field.play(four);
        let wins = field.count(me, Class::Five) > 0 && self.answers(field, left);
        field.undo();
        if wins {
            self.line.push(four);
        }
        wins
    }

    /// Whether every answer to a four loses; the longest line is then on the stack.
    fn answers(&mut self, field: &mut Field, left: u32) -> bool {
        let start = self.line.len();
        let mut longest = Vec::new();
        let replies = replies(field);
        if replies.is_empty() {
            // Nothing but fouls is left: the game is drawn.
            return false;
        }
        for answer in replies.iter() {
            field.play(answer);
            let wins = self.attack(field, left - 1);
            field.undo();
            if !wins {
                self.line.truncate(start);
                return false;
            }
            self.line.push(answer);
            let rest = self.line.split_off(start);
            if rest.len() > longest.len() {
                longest = rest;
            }
        }
        self.line.extend(longest);
        true
    }
}
