//! The pictures of all signs on the board, baked for its size.
//!
//! A sign is a white mask that is tinted where it is drawn. All are small, so they are painted at once when the size of
//! the board changes, and under handles that stay, so no sprite has to hear of it.

use super::BoardFrame;
use crate::app::theme::image_from;
use crate::art::mark::{HALO, Mark};
use bevy::prelude::*;

/// A sign on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The mark of the last move.
    LastMove,
    /// The ring that runs out from it, at its widest.
    Pulse,
    /// The dust that a stone throws up, at its widest.
    Dust,
    /// The corners around a point.
    Brackets,
    /// The ring of the best move, its light border, and its star.
    Best,
    BestHalo,
    /// The cross on a forbidden point, and its light border.
    Forbidden,
    ForbiddenHalo,
    /// The plate under a score.
    Plate,
    /// The shape on Black's stones and the one on White's.
    BlackShape,
    WhiteShape,
    /// The ring around a winning stone.
    WinRing,
    /// The ring that runs out from the winning move, half way.
    Ripple,
    /// The ends of the line through the winning stones: its shadow, its casing and the wider one of a line in ink, its
    /// core.
    LineShadow,
    LineCasing,
    InkCasing,
    LineCore,
}

impl Sign {
    /// All signs, in the order in which they are kept.
    pub const ALL: [Self; 17] = [
        Self::LastMove,
        Self::Pulse,
        Self::Dust,
        Self::Brackets,
        Self::Best,
        Self::BestHalo,
        Self::Forbidden,
        Self::ForbiddenHalo,
        Self::Plate,
        Self::BlackShape,
        Self::WhiteShape,
        Self::WinRing,
        Self::Ripple,
        Self::LineShadow,
        Self::LineCasing,
        Self::InkCasing,
        Self::LineCore,
    ];

    /// The shape for a board whose cell and stones have so many physical pixels, and how much larger it is drawn.
    fn mark(self, cell: f32, stone: f32, ratio: f32) -> (Mark, f32) {
        let dot = |radius| Mark::Dot { radius };
        let mark = match self {
            Self::LastMove => Mark::last_move(cell),
            Self::Pulse => Mark::Ring {
                radius: PULSE * cell,
                stroke: PULSE_STROKE * ratio,
            },
            Self::Dust => Mark::Dust {
                radius: stone / 2.0 + DUST * ratio,
                width: DUST_WIDTH * ratio,
            },
            Self::Brackets => Mark::point_brackets(cell, ratio),
            Self::Best => Mark::best(cell, ratio),
            Self::BestHalo => return (Mark::best(cell, ratio), HALO * ratio),
            Self::Forbidden => Mark::forbidden(cell, ratio),
            Self::ForbiddenHalo => return (Mark::forbidden(cell, ratio), HALO * ratio),
            Self::Plate => Mark::heat(cell, ratio),
            Self::BlackShape => Mark::Square {
                half: BLACK_SHAPE * stone,
                stroke: SHAPE_STROKE * stone,
            },
            Self::WhiteShape => Mark::Ring {
                radius: WHITE_SHAPE * stone,
                stroke: SHAPE_STROKE * stone,
            },
            Self::WinRing => Mark::Ring {
                radius: WIN_RING * cell,
                stroke: 2.0 * ratio,
            },
            Self::Ripple => Mark::Ring {
                radius: RIPPLE * cell,
                stroke: RIPPLE_STROKE * ratio,
            },
            Self::LineShadow => dot(LINE_SHADOW / 2.0 * cell),
            Self::LineCasing => dot(LINE_CASING / 2.0 * cell),
            Self::InkCasing => dot(INK_CASING / 2.0 * cell),
            Self::LineCore => dot(LINE_CORE / 2.0 * cell),
        };
        (mark, 0.0)
    }
}

/// The pulse at its widest, in cells, and its stroke in logical pixels.
pub const PULSE: f32 = 0.895;
const PULSE_STROKE: f32 = 1.7;
/// How far outside the stone the dust ends, and how wide it is, in logical pixels.
pub const DUST: f32 = 6.0;
const DUST_WIDTH: f32 = 5.0;
/// Half a side, radius and stroke of the shapes on stones, in stone diameters.
const BLACK_SHAPE: f32 = 0.14;
const WHITE_SHAPE: f32 = 0.17;
const SHAPE_STROKE: f32 = 0.05;
/// The ring around a winning stone, in cells.
const WIN_RING: f32 = 0.505;
/// The ripple's radius as it is baked, in cells, and its stroke in logical pixels.
pub const RIPPLE: f32 = 1.4;
const RIPPLE_STROKE: f32 = 2.2;
/// The thickness of the win line's three parts, in cells.
const LINE_SHADOW: f32 = 0.17;
const LINE_CASING: f32 = 0.185;
/// On black stones ink is seen by its casing alone.
const INK_CASING: f32 = 0.235;
const LINE_CORE: f32 = 0.115;

/// The baked signs.
#[derive(Resource, Debug)]
pub struct Signs {
    pictures: Vec<Handle<Image>>,
    sizes: Vec<Vec2>,
    baked_for: Option<BoardFrame>,
}

impl FromWorld for Signs {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.get_resource_or_init::<Assets<Image>>();
        let pictures = Sign::ALL
            .iter()
            .map(|_| images.add(Image::transparent()))
            .collect();
        Self {
            pictures,
            sizes: vec![Vec2::ONE; Sign::ALL.len()],
            baked_for: None,
        }
    }
}

impl Signs {
    /// A sprite of a sign in a colour, at its own size.
    pub fn sprite(&self, sign: Sign, color: Color) -> Sprite {
        Sprite {
            image: self.picture(sign),
            custom_size: Some(self.size(sign)),
            color,
            ..default()
        }
    }

    /// The picture of a sign.
    pub fn picture(&self, sign: Sign) -> Handle<Image> {
        self.pictures
            .get(sign as usize)
            .cloned()
            .unwrap_or_default()
    }

    /// Its size in logical pixels.
    pub fn size(&self, sign: Sign) -> Vec2 {
        self.sizes.get(sign as usize).copied().unwrap_or(Vec2::ONE)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Signs>()
        .add_systems(super::Show, bake.in_set(super::ShowSystems::Bake));
}

fn bake(view: Res<super::BoardView>, mut signs: ResMut<Signs>, mut images: ResMut<Assets<Image>>) {
    let Some(frame) = view.frame else { return };
    if signs.baked_for == Some(frame) {
        return;
    }
    signs.baked_for = Some(frame);
    for (index, sign) in Sign::ALL.into_iter().enumerate() {
        let (mark, grow) = sign.mark(
            frame.geometry.cell,
            frame.geometry.stone() as f32,
            frame.pixel_ratio,
        );
        let picture = mark.bake(grow);
        signs.sizes[index] =
            Vec2::new(picture.width as f32, picture.height as f32) / frame.pixel_ratio;
        // The handle is alive, so this cannot miss.
        let _ = images.insert(signs.pictures[index].id(), image_from(picture));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_is_kept_at_its_own_place() {
        for (index, sign) in Sign::ALL.into_iter().enumerate() {
            assert_eq!(sign as usize, index);
        }
    }

    #[test]
    fn a_line_lies_inside_its_casing() {
        let width = |sign: Sign| sign.mark(44.0, 41.0, 1.0).0.bake(0.0).width;
        assert!(width(Sign::LineCore) < width(Sign::LineCasing));
        assert!(width(Sign::LineCasing) < width(Sign::InkCasing));
        assert!(width(Sign::Pulse) > width(Sign::WinRing));
    }
}
