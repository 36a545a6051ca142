//! The numbers before the moves of a text.

/// Compares the numbers before moves with those of the moves, which count either each move or each pair of them.
#[derive(Clone, Debug)]
pub struct NumberCheck {
    /// The moves so far, and those since the last number.
    moves: usize,
    since: usize,
    /// The last number.
    last: usize,
    may_count_moves: bool,
    may_count_pairs: bool,
}

impl Default for NumberCheck {
    fn default() -> Self {
        Self {
            moves: 0,
            since: 0,
            last: 0,
            may_count_moves: true,
            may_count_pairs: true,
        }
    }
}

impl NumberCheck {
    /// Takes moves.
    pub const fn moves(&mut self, count: usize) {
        self.moves = self.moves.saturating_add(count);
        self.since = self.since.saturating_add(count);
    }

    /// Takes a number before a move, where moves may stand without one. Whether it is that of the move; after one that is not it
    /// continues from there.
    pub fn is_right(&mut self, number: usize) -> bool {
        self.take(number, true)
    }

    /// The same where no number is left out.
    pub fn is_next(&mut self, number: usize) -> bool {
        let is_next = number == self.last.saturating_add(1);
        self.take(number, is_next)
    }

    fn take(&mut self, number: usize, may_count_moves: bool) -> bool {
        let is_of_move = number == self.moves.saturating_add(1);
        let counts_moves = self.may_count_moves && may_count_moves && is_of_move;
        let is_of_pair = self.moves.is_multiple_of(2) && number == self.moves / 2 + 1;
        let counts_pairs = self.may_count_pairs && is_of_pair;
        let is_right = counts_moves || counts_pairs;
        if is_right {
            (self.may_count_moves, self.may_count_pairs) = (counts_moves, counts_pairs);
        } else {
            let is_pair = !self.may_count_moves || self.may_count_pairs && self.since > 1;
            let before = number.saturating_sub(1);
            self.moves = before.saturating_mul(if is_pair { 2 } else { 1 });
        }
        (self.last, self.since) = (number, 0);
        is_right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_moves_or_pairs_of_them() {
        let wrong = |parts: &[(usize, usize)]| {
            let mut check = NumberCheck::default();
            let mut wrong = Vec::new();
            for &(number, moves) in parts {
                wrong.extend((!check.is_right(number)).then_some(number));
                check.moves(moves);
            }
            wrong
        };
        assert_eq!(wrong(&[(1, 1), (2, 1), (3, 1)]), [0; 0]);
        assert_eq!(wrong(&[(1, 2), (2, 2), (3, 1)]), [0; 0]);
        assert_eq!(wrong(&[(1, 2), (3, 2), (5, 2)]), [0; 0]);
        assert_eq!(wrong(&[(1, 1), (2, 1), (4, 1), (5, 1)]), [4]);
        assert_eq!(wrong(&[(1, 2), (2, 2), (4, 2), (5, 1)]), [4]);
        assert_eq!(wrong(&[(1, 1), (1, 1), (usize::MAX, 0)]), [1, usize::MAX]);
    }
}
