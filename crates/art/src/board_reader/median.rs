//! The median.

/// The median; of an even number of values the mean of the middle two. 0 of none.
pub(super) fn median_of(values: &mut [f32]) -> f32 {
    if values.is_empty() {
        return 0.0;
    }
    let is_even = values.len().is_multiple_of(2);
    let (below, middle, _) = values.select_nth_unstable_by(values.len() / 2, f32::total_cmp);
    match below.iter().copied().max_by(f32::total_cmp) {
        Some(next) if is_even => (next + *middle) / 2.0,
        _ => *middle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median_of(&mut []), 0.0);
        assert_eq!(median_of(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median_of(&mut [4.0, 1.0, 2.0, 9.0]), 3.0);
    }
}
