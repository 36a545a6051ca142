//! Parts of a picture.

use super::Pixmap;

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PixelRect {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl PixelRect {
    /// The smallest rectangle that contains two.
    pub(crate) fn with(self, other: Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Self {
            left,
            top,
            width: right - left,
            height: bottom - top,
        }
    }

    /// Whether a circle touches it.
    pub(crate) fn touches(self, (x, y): (f32, f32), radius: f32) -> bool {
        let right = (self.left + self.width) as f32;
        let bottom = (self.top + self.height) as f32;
        let dx = (self.left as f32 - x).max(x - right).max(0.0);
        let dy = (self.top as f32 - y).max(y - bottom).max(0.0);
        dx.max(dy) < radius
    }

    /// This part of a picture.
    pub(crate) fn cut(self, picture: &Pixmap) -> Pixmap {
        Pixmap::paint(self.width, self.height, |x, y| {
            picture.pixel(self.left + x, self.top + y)
        })
    }

    /// What is added to coordinates of the whole picture to get those of this part.
    pub(crate) fn offset(self) -> (f32, f32) {
        (-(self.left as f32), -(self.top as f32))
    }

    /// Coordinates of this part for those of the whole picture.
    pub(crate) fn to_part(self, (x, y): (f32, f32)) -> (f32, f32) {
        let (dx, dy) = self.offset();
        (x + dx, y + dy)
    }
}
