//! The fifth moves on offer: which points may still be offered beside those that are.

use super::ActionError;
use super::symmetry::Symmetry;
use crate::rules::{Point, Position};

/// The offers for the next stone of a position, and how its stones are symmetric.
pub struct Fifths<'a> {
    position: &'a Position,
    offers: &'a [Point],
    symmetries: Vec<Symmetry>,
}

impl<'a> Fifths<'a> {
    /// What has been offered in a position.
    pub fn new(position: &'a Position, offers: &'a [Point]) -> Self {
        let stones: Vec<_> = position.board().iter().collect();
        Self {
            position,
            offers,
            symmetries: Symmetry::of(&stones),
        }
    }

    /// Whether a point may be offered.
    pub fn check(&self, point: Point) -> Result<(), ActionError> {
        self.position.check(point)?;
        if self.offers.contains(&point) {
            return Err(ActionError::Repeated { point });
        }
        match self.images(point).find(|image| self.offers.contains(image)) {
            Some(offered) => Err(ActionError::Symmetric { point, offered }),
            None => Ok(()),
        }
    }

    /// Every point that may be offered, row by row from the bottom.
    pub fn open(&self) -> impl Iterator<Item = Point> {
        let points = self.position.size().points();
        points.filter(|&point| self.check(point).is_ok())
    }

    /// How many more can be offered, of the points that a symmetry carries to one another only one; not counted beyond
    /// `most`.
    pub fn kinds(&self, most: usize) -> usize {
        let place = |point: &Point| (point.y, point.x);
        let is_first_of_its_kind = |point: &Point| {
            let mut others = self
                .images(*point)
                .filter(|&image| self.position.check(image).is_ok());
            others.all(|other| place(&other) >= place(point))
        };
        self.open().filter(is_first_of_its_kind).take(most).count()
    }

    /// The points that are the same as a point, itself among them where the stones allow any symmetry at all.
    fn images(&self, point: Point) -> impl Iterator<Item = Point> {
        let symmetries = self.symmetries.iter();
        symmetries.filter_map(move |symmetry| symmetry.image(point))
    }
}
