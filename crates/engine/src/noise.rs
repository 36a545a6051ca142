//! Random noise for players that are not to play at full strength.

use rand::{Rng, RngExt};

/// A sample of the standard Gumbel distribution. When `scale` times a sample is added to each of several values, the highest
/// sum belongs to a value `v` with a probability proportional to `exp(v / scale)`: the softmax of the values.
pub fn gumbel(rng: &mut impl Rng) -> f64 {
    -(-rng.random_range(1e-12..1.0_f64).ln()).ln()
}
