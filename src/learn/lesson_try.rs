//! An answer that was tried, with the position in which it was given.

use narabe_learn::lessons::Judgement;
use narabe_rules::{Point, Setup};

/// A stone that was tried.
#[derive(Debug, Clone, PartialEq)]
pub struct LessonTry {
    /// The position before it.
    pub setup: Setup,
    pub point: Point,
    pub judgement: Judgement,
}

impl LessonTry {
    /// Whether it is not wrong.
    pub const fn is_good(&self) -> bool {
        !matches!(self.judgement, Judgement::Wrong { .. })
    }
}
