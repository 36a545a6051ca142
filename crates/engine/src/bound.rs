//! Bounds of alpha-beta values.

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The true value is at most this: the search failed low.
    Upper = 1,
    /// The true value is at least this: the search failed high.
    Lower = 2,
    /// This is the true value.
    Exact = 3,
}

impl Bound {
    /// The bound of the value that a search with a window from `alpha` to `beta` returned.
    #[inline]
    pub const fn of(value: i32, alpha: i32, beta: i32) -> Self {
        if value >= beta {
            Self::Lower
        } else if value > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }

    /// Whether a stored value with this bound answers a search with a window from `alpha` to `beta`.
    #[inline]
    pub const fn cuts(self, value: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value >= beta,
            Self::Upper => value <= alpha,
        }
    }
}
