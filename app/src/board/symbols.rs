//! The textures of all symbols on the board, baked for its size.
//!
//! A symbol is a white mask, tinted by its sprite. All are small, so they are painted at once when the size of the
//! board changes; the handles stay the same.

use super::BoardFrame;
use crate::theme::image_from;
use bevy::prelude::*;
use narabe::art::mark::{HALO, Mark};

/// A symbol on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// The mark of the last move.
    LastMove,
    /// The ring that expands from it, at its widest.
    Pulse,
    /// The dust of a placed stone, at its widest.
    Dust,
    /// The corners around a point.
    Brackets,
    /// The ring of the best move, and its halo.
    Best,
    BestHalo,
    /// The cross on a forbidden point, and its halo.
    Forbidden,
    ForbiddenHalo,
    /// The background of a score.
    Badge,
    /// The shapes on Black's stones and on White's.
    BlackShape,
    WhiteShape,
    /// The ring around a winning stone.
    WinRing,
    /// The ring that expands from the winning move, half way.
    Ripple,
    /// The ends of the line through the winning stones: shadow, casing, the wider casing of an ink line, core.
    LineShadow,
    LineCasing,
    InkCasing,
    LineCore,
    /// The marks of a study, and their halos.
    StudyCircle,
    StudyCircleHalo,
    StudySquare,
    StudySquareHalo,
    StudyTriangle,
    StudyTriangleHalo,
    StudyCross,
    StudyCrossHalo,
    /// The marks of threats, and their halos.
    Five,
    FiveHalo,
    Four,
    FourHalo,
    OpenThree,
    OpenThreeHalo,
    Try,
    TryHalo,
    /// The ends of the line on which a threat runs, and of its halo.
    ThreatLine,
    ThreatLineHalo,
    /// The corners of a label.
    Label,
}

impl Symbol {
    /// All symbols, in the order of their textures.
    pub const ALL: [Self; 36] = [
        Self::LastMove,
        Self::Pulse,
        Self::Dust,
        Self::Brackets,
        Self::Best,
        Self::BestHalo,
        Self::Forbidden,
        Self::ForbiddenHalo,
        Self::Badge,
        Self::BlackShape,
        Self::WhiteShape,
        Self::WinRing,
        Self::Ripple,
        Self::LineShadow,
        Self::LineCasing,
        Self::InkCasing,
        Self::LineCore,
        Self::StudyCircle,
        Self::StudyCircleHalo,
        Self::StudySquare,
        Self::StudySquareHalo,
        Self::StudyTriangle,
        Self::StudyTriangleHalo,
        Self::StudyCross,
        Self::StudyCrossHalo,
        Self::Five,
        Self::FiveHalo,
        Self::Four,
        Self::FourHalo,
        Self::OpenThree,
        Self::OpenThreeHalo,
        Self::Try,
        Self::TryHalo,
        Self::ThreatLine,
        Self::ThreatLineHalo,
        Self::Label,
    ];

    /// The mark for a board whose cells and stones have this many physical pixels, and its extra width.
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
            Self::Badge => Mark::heat(cell, ratio),
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
            Self::StudyCircle => Mark::study_circle(cell, ratio),
            Self::StudyCircleHalo => return (Mark::study_circle(cell, ratio), HALO * ratio),
            Self::StudySquare => Mark::study_square(cell, ratio),
            Self::StudySquareHalo => return (Mark::study_square(cell, ratio), HALO * ratio),
            Self::StudyTriangle => Mark::study_triangle(cell, ratio),
            Self::StudyTriangleHalo => return (Mark::study_triangle(cell, ratio), HALO * ratio),
            Self::StudyCross => Mark::study_cross(cell, ratio),
            Self::StudyCrossHalo => return (Mark::study_cross(cell, ratio), HALO * ratio),
            Self::Five => Mark::winning(cell, ratio),
            Self::FiveHalo => return (Mark::winning(cell, ratio), HALO * ratio),
            Self::Four => Mark::four(cell),
            Self::FourHalo => return (Mark::four(cell), HALO * ratio),
            Self::OpenThree => Mark::open_three(cell, ratio),
            Self::OpenThreeHalo => return (Mark::open_three(cell, ratio), HALO * ratio),
            Self::Try => Mark::try_here(cell, ratio),
            Self::TryHalo => return (Mark::try_here(cell, ratio), HALO * ratio),
            Self::ThreatLine => Mark::threat_line(ratio),
            Self::ThreatLineHalo => return (Mark::threat_line(ratio), HALO * ratio),
            Self::Label => Mark::label(LABEL * ratio, LABEL_RADIUS * ratio),
        };
        (mark, 0.0)
    }
}

/// The radius of the pulse at its widest, in cells, and its stroke in logical pixels.
pub const PULSE: f32 = 0.895;
const PULSE_STROKE: f32 = 1.7;
/// How far the dust extends beyond the stone, and its width, in logical pixels.
pub const DUST: f32 = 6.0;
const DUST_WIDTH: f32 = 5.0;
/// Half the side of Black's square, the radius of White's ring and its stroke, in stone diameters.
const BLACK_SHAPE: f32 = 0.14;
const WHITE_SHAPE: f32 = 0.17;
const SHAPE_STROKE: f32 = 0.05;
/// The ring around a winning stone, in cells.
const WIN_RING: f32 = 0.505;
/// The radius of the ripple's texture, in cells, and its stroke in logical pixels.
pub const RIPPLE: f32 = 1.4;
const RIPPLE_STROKE: f32 = 2.2;
/// The thickness of the parts of the win line, in cells.
const LINE_SHADOW: f32 = 0.17;
const LINE_CASING: f32 = 0.185;
/// On black stones only the casing of an ink line is visible.
const INK_CASING: f32 = 0.235;
const LINE_CORE: f32 = 0.115;
/// The side of the square that labels are stretched from, and the radius of its corners, in logical pixels.
const LABEL: f32 = 12.0;
const LABEL_RADIUS: f32 = 2.0;
/// How much of the middle of a texture is stretched, in its pixels.
const STRETCHED: f32 = 1.0;

/// The baked textures.
#[derive(Resource, Debug)]
pub struct Symbols {
    pictures: Vec<Handle<Image>>,
    sizes: Vec<Vec2>,
    baked_for: Option<BoardFrame>,
}

impl FromWorld for Symbols {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.get_resource_or_init::<Assets<Image>>();
        let pictures = Symbol::ALL
            .iter()
            .map(|_| images.add(Image::transparent()))
            .collect();
        Self {
            pictures,
            sizes: vec![Vec2::ONE; Symbol::ALL.len()],
            baked_for: None,
        }
    }
}

impl Symbols {
    /// A sprite of a symbol in a colour, at its natural size.
    pub fn sprite(&self, symbol: Symbol, color: Color) -> Sprite {
        Sprite {
            image: self.picture(symbol),
            custom_size: Some(self.size(symbol)),
            color,
            ..default()
        }
    }

    /// How the middle of a symbol is stretched: a disc becomes a line with round ends, a square a label.
    pub fn stretching(&self, symbol: Symbol) -> SpriteImageMode {
        let ratio = self.baked_for.map_or(1.0, |frame| frame.pixel_ratio);
        let border = ((self.size(symbol) * ratio - STRETCHED) / 2.0).max(Vec2::ZERO);
        SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect {
                min_inset: border,
                max_inset: border,
            },
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: 1.0 / ratio,
        })
    }

    /// The texture of a symbol.
    pub fn picture(&self, symbol: Symbol) -> Handle<Image> {
        self.pictures
            .get(symbol as usize)
            .cloned()
            .unwrap_or_default()
    }

    /// The size in logical pixels.
    pub fn size(&self, symbol: Symbol) -> Vec2 {
        self.sizes
            .get(symbol as usize)
            .copied()
            .unwrap_or(Vec2::ONE)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Symbols>()
        .add_systems(super::BoardSchedule, bake.in_set(super::BoardSystems::Bake));
}

fn bake(
    view: Res<super::BoardView>,
    mut symbols: ResMut<Symbols>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(frame) = view.frame else { return };
    if symbols.baked_for == Some(frame) {
        return;
    }
    symbols.baked_for = Some(frame);
    for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
        let (mark, grow) = symbol.mark(
            frame.geometry.cell,
            frame.geometry.stone() as f32,
            frame.pixel_ratio,
        );
        let picture = mark.bake(grow);
        symbols.sizes[index] =
            Vec2::new(picture.width as f32, picture.height as f32) / frame.pixel_ratio;
        // The handle is alive, so this cannot fail.
        let _ = images.insert(symbols.pictures[index].id(), image_from(picture));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_is_kept_at_its_own_place() {
        for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
            assert_eq!(symbol as usize, index);
        }
    }

    #[test]
    fn a_line_lies_inside_its_casing() {
        let width = |symbol: Symbol| symbol.mark(44.0, 41.0, 1.0).0.bake(0.0).width;
        assert!(width(Symbol::LineCore) < width(Symbol::LineCasing));
        assert!(width(Symbol::LineCasing) < width(Symbol::InkCasing));
        assert!(width(Symbol::Pulse) > width(Symbol::WinRing));
    }
}
