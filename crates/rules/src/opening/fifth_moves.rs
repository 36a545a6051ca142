//! The fifth moves on offer, and the points that may still be offered.

use super::ActionError;
use super::symmetry::PatternSymmetry;
use crate::{Point, Position};

/// The fifth moves offered in a position, and the symmetries of its stones.
pub struct FifthMoves<'a> {
    position: &'a Position,
    offers: &'a [Point],
    symmetries: Vec<PatternSymmetry>,
}

impl<'a> FifthMoves<'a> {
    /// The moves in `offers`, offered in `position`.
    pub fn new(position: &'a Position, offers: &'a [Point]) -> Self {
        let stones: Vec<_> = position.board().iter().collect();
        Self {
            position,
            offers,
            symmetries: PatternSymmetry::of(&stones),
        }
    }

    /// Checks that a point may be offered.
    ///
    /// # Errors
    /// [`ActionError`] if the point is illegal, or the same as or symmetrical to an offered one.
    pub fn check(&self, point: Point) -> Result<(), ActionError> {
        self.position.check(point)?;
        if self.offers.contains(&point) {
            return Err(ActionError::AlreadyOffered { point });
        }
        match self.images(point).find(|image| self.offers.contains(image)) {
            Some(offered) => Err(ActionError::Symmetric { point, offered }),
            None => Ok(()),
        }
    }

    /// Every point that may be offered, row by row from the bottom.
    pub fn available(&self) -> impl Iterator<Item = Point> {
        let points = self.position.size().points();
        points.filter(|&point| self.check(point).is_ok())
    }

    /// The number of points that may be offered, counting points that are symmetrical to each other once and stopping
    /// at `most`.
    pub fn count_distinct(&self, most: usize) -> usize {
        let order = |point: &Point| (point.y, point.x);
        let is_first_of_its_class = |point: &Point| {
            let mut images = self
                .images(*point)
                .filter(|&image| self.position.check(image).is_ok());
            images.all(|image| order(&image) >= order(point))
        };
        let available = self.available();
        available.filter(is_first_of_its_class).take(most).count()
    }

    /// The images of a point under the symmetries of the stones, the point itself included.
    fn images(&self, point: Point) -> impl Iterator<Item = Point> {
        let symmetries = self.symmetries.iter();
        symmetries.filter_map(move |symmetry| symmetry.image(point))
    }
}
