//! Late move pruning and reduction by depth and number of moves, computed once for a search.

use super::Params;
use crate::value::MAX_PLY;

/// Greater numbers of moves count as this one.
const MAX_MOVES: usize = 127;
/// Parts of a ply in which reductions are summed up.
pub const PLY: i32 = 1_024;

/// The numbers that depend on the parameters, the depth and the number of moves searched before.
pub struct MoveCountTables {
    /// By depth, and whether the node is improving.
    late_move_counts: Vec<[u16; 2]>,
    /// The natural logarithm of depths and numbers of moves.
    logarithms: Vec<f32>,
    reduction_base: f32,
    reduction_factor: f32,
}

impl MoveCountTables {
    /// The tables of a search with these parameters.
    pub fn new(params: &Params) -> Self {
        let ln = |number: usize| (number.max(1) as f32).ln();
        Self {
            late_move_counts: (0..MAX_PLY)
                .map(|depth| {
                    [false, true].map(|is_improving| late_move_count(params, depth, is_improving))
                })
                .collect(),
            logarithms: (0..MAX_PLY.max(MAX_MOVES + 1)).map(ln).collect(),
            reduction_base: params.lmr_base as f32,
            reduction_factor: 100.0 * PLY as f32 / params.lmr_divisor as f32,
        }
    }

    /// Late move pruning: the number of moves after which the others are pruned, at least 1.
    #[inline]
    pub fn late_move_count(&self, depth: i32, is_improving: bool) -> usize {
        let index = index_of(depth, self.late_move_counts.len() - 1);
        usize::from(self.late_move_counts[index][usize::from(is_improving)])
    }

    /// Late move reduction: the part that depends on depth and the number of moves searched before, in parts of a [`PLY`].
    #[inline]
    pub fn reduction(&self, depth: i32, move_count: usize) -> i32 {
        let depth = self.logarithms[index_of(depth, self.logarithms.len() - 1)];
        let move_count = self.logarithms[move_count.min(MAX_MOVES)];
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a few plies of 1,024 parts"
        )]
        {
            (self.reduction_base + depth * move_count * self.reduction_factor) as i32
        }
    }
}

fn index_of(depth: i32, greatest: usize) -> usize {
    usize::try_from(depth).unwrap_or_default().min(greatest)
}

fn late_move_count(params: &Params, depth: usize, is_improving: bool) -> u16 {
    let hundredths = |number: i32| number as f32 / 100.0;
    let count = hundredths(params.lmp_base) + (depth as f32).powf(hundredths(params.lmp_exponent));
    let part = if is_improving {
        1.0
    } else {
        hundredths(params.lmp_not_improving)
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 1 to 65,535"
    )]
    {
        (count * part).clamp(1.0, f32::from(u16::MAX)) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeper_and_improving_nodes_search_more_moves_and_at_least_one() {
        let tables = MoveCountTables::new(&Params::default());
        for depth in 1..40 {
            let [worse, better] =
                [false, true].map(|is_improving| tables.late_move_count(depth, is_improving));
            assert!(1 <= worse && worse < better);
            assert!(better <= tables.late_move_count(depth + 1, true));
        }
        let none: Params = "lmp_base=0,lmp_exponent=-900".parse().unwrap();
        assert_eq!(MoveCountTables::new(&none).late_move_count(9, false), 1);
        assert_eq!(
            tables.late_move_count(-1, true),
            tables.late_move_count(0, true)
        );
        assert_eq!(
            tables.late_move_count(i32::MAX, true),
            tables.late_move_count(MAX_PLY as i32 - 1, true)
        );
    }

    #[test]
    fn later_moves_of_deeper_nodes_are_reduced_more() {
        let tables = MoveCountTables::new(&Params::default());
        assert!(tables.reduction(4, 4) <= tables.reduction(12, 4));
        assert!(tables.reduction(12, 4) < tables.reduction(12, 30));
        assert_eq!(tables.reduction(12, 500), tables.reduction(12, MAX_MOVES));
    }
}
