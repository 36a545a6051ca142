//! The change sums that are kept while a line is searched.

use crate::network::ChangeSum;

/// For positions of the line being searched, the change sum of the move that led there for the side that made it.
#[derive(Clone, Default)]
pub(super) struct ChangeSumStack(Vec<KeptSum>);

/// A change sum that is kept.
#[derive(Clone, Copy)]
struct KeptSum {
    /// The length of the log of cells in its position, which differs in all positions of a line.
    log_len: usize,
    sum: ChangeSum,
}

impl ChangeSumStack {
    /// Forgets the sum of a position that is about to be left by an undo.
    #[inline]
    pub fn leave(&mut self, log_len: usize) {
        self.0.pop_if(|last| last.log_len == log_len);
    }

    /// The sum of the position with a log of this length, if it is kept.
    #[inline]
    pub fn get(&self, log_len: usize) -> Option<ChangeSum> {
        let kept = self.0.last().filter(|kept| kept.log_len == log_len);
        kept.map(|kept| kept.sum)
    }

    /// Keeps a sum, unless that of a later position is kept: the stack is in the order of the moves.
    #[inline]
    pub fn keep(&mut self, log_len: usize, sum: ChangeSum) {
        if self.0.last().is_none_or(|kept| kept.log_len < log_len) {
            self.0.push(KeptSum { log_len, sum });
        }
    }
}
