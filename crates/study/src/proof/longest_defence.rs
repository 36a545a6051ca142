//! What a defender plays who holds out as long as possible.

use super::walk::ProofWalk;
use narabe_rules::Point;

impl ProofWalk {
    /// All defences against the last attack, the longest first: those that the proof lists; without any, those that close a point
    /// of the threat, and then all others.
    pub fn all_defences(&self) -> Vec<Point> {
        let listed = self.defences().into_iter();
        let listed: Vec<Point> = listed.map(|defence| defence.point).collect();
        if !listed.is_empty() || self.is_won() {
            return listed;
        }
        let board = self.board();
        let threats = self.threats().iter().copied();
        let is_legal = |point: &Point| {
            let side = self.winner().other();
            board.get(*point).is_none() && board.foul_of(self.rule(), *point, side).is_none()
        };
        threats
            .chain(board.empty_points())
            .filter(is_legal)
            .collect()
    }

    /// Plays the defence that holds out longest, and returns it; none if the winner is to move, or the proof has no answer.
    pub fn play_longest_defence(&mut self) -> Option<Point> {
        let defence = self.all_defences().first().copied()?;
        self.play_defence(defence).ok()?;
        Some(defence)
    }
}
