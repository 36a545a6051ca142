//! Stones on an image of a board or of a part of it, with their shadows and the bloom of luminous ones.
//!
//! ```
//! use narabe_art::{PlacedStones, board::{self, Geometry, Grid, Padding}, skin::{BoardSkin, StoneSkin}};
//!
//! let (board, stones) = (BoardSkin::default(), StoneSkin::default());
//! let geometry = Geometry::new(300, 15, Padding::Bare);
//! let mut picture = board::bake(&board, &geometry, &Grid::default(), None);
//! let mut placed = PlacedStones::new(&board, &stones, [None, None], geometry);
//! placed.draw(&mut picture, (0.0, 0.0), &[(7, 7, true)]);
//! let (x, y) = geometry.centre(7, 7);
//! assert!(picture.pixel(x as u32, y as u32)[0] < 110);
//! ```

use std::collections::HashMap;

use super::{
    Pixmap,
    board::Geometry,
    shadow::{self, Shadow},
    skin::{BoardSkin, StoneSkin},
    stone,
};

// The smallest diameters of a stone that has a cast shadow and a contact shadow, in pixels.
const CAST_FROM: u32 = 10;
const CONTACT_FROM: u32 = 24;

/// The sprites of a stone set at one size, and the way to draw them. Stones are rendered when first drawn.
#[derive(Debug)]
pub struct PlacedStones<'a> {
    board: &'a BoardSkin,
    stones: &'a StoneSkin,
    /// The pictures of black and of white stones.
    pictures: [Option<&'a Pixmap>; 2],
    geometry: Geometry,
    shadows: Vec<Shadow>,
    /// The bloom of black and of white stones.
    blooms: [Option<Pixmap>; 2],
    rendered: HashMap<(bool, u8), Pixmap>,
}

impl<'a> PlacedStones<'a> {
    /// Stones of a size. `pictures` are those that [`StoneSkin::pictures`] names.
    pub fn new(
        board: &'a BoardSkin,
        stones: &'a StoneSkin,
        pictures: [Option<&'a Pixmap>; 2],
        geometry: Geometry,
    ) -> Self {
        let diameter = geometry.stone();
        let mut shadows = Vec::new();
        if stones.shadow && diameter >= CAST_FROM {
            shadows.push(shadow::cast(diameter, 0.0));
        }
        if stones.shadow && diameter >= CONTACT_FROM {
            shadows.push(shadow::contact(diameter));
        }
        let bloom = |black| {
            let colour = stones.recipe(black).bloom()?;
            Some(shadow::bloom(colour, diameter))
        };
        Self {
            board,
            stones,
            pictures,
            geometry,
            shadows,
            blooms: [bloom(true), bloom(false)],
            rendered: HashMap::new(),
        }
    }

    /// Draws stones, each given by its column, its row from the top, and whether it is black. `offset` is added to
    /// coordinates of the board to get those of the image. What lies outside the image is clipped.
    pub fn draw(&mut self, picture: &mut Pixmap, offset: (f32, f32), position: &[(u8, u8, bool)]) {
        let geometry = self.geometry;
        let place = |column, row| {
            let (x, y) = geometry.centre(column, row);
            (x + offset.0, y + offset.1)
        };
        for shadow in &self.shadows {
            for &(column, row, _) in position {
                let (x, y) = place(column, row);
                picture.draw_centred(&shadow.picture, x + shadow.offset.0, y + shadow.offset.1);
            }
        }
        for &(column, row, black) in position {
            if let Some(bloom) = &self.blooms[usize::from(!black)] {
                let (x, y) = place(column, row);
                picture.draw_centred(bloom, x, y);
            }
        }
        for &(column, row, black) in position {
            let (x, y) = place(column, row);
            picture.draw_centred(self.rendered(black, stone::variant(column, row)), x, y);
        }
    }

    fn rendered(&mut self, black: bool, variant: u8) -> &Pixmap {
        let (rim, picture) = if black {
            (self.board.dark_rim, self.pictures[0])
        } else {
            (self.board.pale_rim, self.pictures[1])
        };
        let (recipe, diameter) = (self.stones.recipe(black), self.geometry.stone());
        self.rendered
            .entry((black, variant))
            .or_insert_with(|| stone::bake(recipe, variant, diameter, rim, picture))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Padding;
    use crate::skin::StoneRecipe;

    const GREY: [u8; 4] = [120, 120, 120, 255];

    fn drawn(stones: &StoneSkin, pictures: [Option<&Pixmap>; 2]) -> (Pixmap, Geometry) {
        let geometry = Geometry::new(718, 15, Padding::Coordinates);
        let mut picture = Pixmap::paint(718, 718, |_, _| GREY);
        PlacedStones::new(&BoardSkin::default(), stones, pictures, geometry).draw(
            &mut picture,
            (0.0, 0.0),
            &[(7, 7, true), (3, 3, false)],
        );
        (picture, geometry)
    }

    #[test]
    fn a_stone_has_its_shadow_at_the_lower_right() {
        let (picture, geometry) = drawn(&StoneSkin::default(), [None, None]);
        let (x, y) = geometry.centre(7, 7);
        let away = geometry.stone() as f32 * 0.42;
        let below = picture.pixel((x + away) as u32, (y + away) as u32);
        let above = picture.pixel((x - away) as u32, (y - away) as u32);
        assert!(below[0] + 20 < above[0], "{below:?} {above:?}");
        assert_eq!(picture.pixel(1, 1), GREY);
    }

    #[test]
    fn stones_with_a_picture_show_it() {
        let stones = StoneSkin {
            dark: StoneRecipe::Picture {
                file: "mine.png".to_owned(),
                tone: crate::Rgb::hex(0x000000),
            },
            ..StoneSkin::default()
        };
        let red = Pixmap::paint(4, 4, |_, _| [255, 0, 0, 255]);
        let (picture, geometry) = drawn(&stones, [Some(&red), None]);
        let (x, y) = geometry.centre(7, 7);
        assert_eq!(picture.pixel(x as u32, y as u32), [255, 0, 0, 255]);
    }
}
