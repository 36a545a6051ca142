//! The textures of all symbols on the board, baked for its size.
//!
//! A symbol is a white mask, tinted by its sprite. All are small, so they are painted at once when the size of the
//! board changes; the handles stay the same.

use super::{BoardFrame, BoardView, FirstBoard};
use crate::theme::image_from;
use bevy::prelude::*;
use narabe_art::mark::{HALO, Mark, WIN_CASING_WIDTH, WIN_LINE_WIDTH};

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
    /// The ring of the best move.
    Best,
    /// The cross on a forbidden point.
    Forbidden,
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
    /// The marks of a study.
    StudyCircle,
    StudySquare,
    StudyTriangle,
    StudyCross,
    /// The marks of threats.
    Five,
    Four,
    OpenThree,
    Try,
    /// The ends of the line on which a threat runs.
    ThreatLine,
    /// The corners of a label.
    Label,
    /// The ground of a next move of a study, at its largest.
    NextMove,
}

impl Symbol {
    /// All symbols, in the order of their textures.
    pub const ALL: [Self; 26] = [
        Self::LastMove,
        Self::Pulse,
        Self::Dust,
        Self::Brackets,
        Self::Best,
        Self::Forbidden,
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
        Self::StudySquare,
        Self::StudyTriangle,
        Self::StudyCross,
        Self::Five,
        Self::Four,
        Self::OpenThree,
        Self::Try,
        Self::ThreatLine,
        Self::Label,
        Self::NextMove,
    ];

    /// Whether the symbol is drawn with a halo.
    fn has_halo(self) -> bool {
        use Symbol::{
            Best, Five, Forbidden, Four, OpenThree, StudyCircle, StudyCross, StudySquare,
            StudyTriangle, ThreatLine, Try,
        };
        matches!(
            self,
            Best | Forbidden | StudyCircle | StudySquare | StudyTriangle | StudyCross
        ) || matches!(self, Five | Four | OpenThree | Try | ThreatLine)
    }

    /// The mark for a board whose cells and stones have this many physical pixels.
    fn mark(self, cell: f32, stone: f32, ratio: f32) -> Mark {
        let dot = |radius| Mark::Dot { radius };
        match self {
            Self::LastMove => Mark::last_move(cell),
            Self::Pulse => Mark::Ring {
                radius: PULSE.radius * cell,
                stroke: PULSE.stroke * ratio,
            },
            Self::Dust => Mark::Dust {
                radius: stone / 2.0 + DUST * ratio,
                width: DUST_WIDTH * ratio,
            },
            Self::Brackets => Mark::point_brackets(cell, ratio),
            Self::Best => Mark::best(cell, ratio),
            Self::Forbidden => Mark::forbidden(cell, ratio),
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
                radius: RIPPLE.radius * cell,
                stroke: RIPPLE.stroke * ratio,
            },
            Self::LineShadow => dot(LINE_SHADOW / 2.0 * cell),
            Self::LineCasing => dot(WIN_CASING_WIDTH / 2.0 * cell),
            Self::InkCasing => dot(INK_CASING / 2.0 * cell),
            Self::LineCore => dot(WIN_LINE_WIDTH / 2.0 * cell),
            Self::StudyCircle => Mark::study_circle(cell, ratio),
            Self::StudySquare => Mark::study_square(cell, ratio),
            Self::StudyTriangle => Mark::study_triangle(cell, ratio),
            Self::StudyCross => Mark::study_cross(cell, ratio),
            Self::Five => Mark::winning(cell, ratio),
            Self::Four => Mark::four(cell),
            Self::OpenThree => Mark::open_three(cell, ratio),
            Self::Try => Mark::try_here(cell, ratio),
            Self::ThreatLine => Mark::threat_line(ratio),
            Self::Label => Mark::label(LABEL * ratio, LABEL_RADIUS * ratio),
            Self::NextMove => dot(NEXT_MOVE / 2.0 * cell),
        }
    }
}

/// A ring: its radius in cells, and its stroke in logical pixels.
pub struct Ring {
    pub radius: f32,
    stroke: f32,
}

/// The pulse at its widest.
pub const PULSE: Ring = Ring {
    radius: 0.895,
    stroke: 1.7,
};
/// The ripple's texture.
pub const RIPPLE: Ring = Ring {
    radius: 1.4,
    stroke: 2.2,
};
/// How far the dust extends beyond the stone, and its width, in logical pixels.
pub const DUST: f32 = 6.0;
const DUST_WIDTH: f32 = 5.0;
// Half the side of Black's square, the radius of White's ring and the stroke of both, in stone diameters.
const BLACK_SHAPE: f32 = 0.14;
const WHITE_SHAPE: f32 = 0.17;
const SHAPE_STROKE: f32 = 0.05;
/// The ring around a winning stone, in cells.
const WIN_RING: f32 = 0.505;
/// The thickness of the shadow of the win line, in cells.
const LINE_SHADOW: f32 = 0.17;
/// On black stones only the casing of an ink line is visible.
const INK_CASING: f32 = 0.235;
// The side of the square that labels are stretched from, and the radius of its corners, in logical pixels.
const LABEL: f32 = 12.0;
const LABEL_RADIUS: f32 = 2.0;
/// The diameter of the ground of a next move with the most nodes below, in cells.
pub const NEXT_MOVE: f32 = 0.86;
/// How much of the middle of a texture is stretched, in its pixels.
const STRETCHED: f32 = 1.0;

/// A baked texture, and its size in logical pixels.
#[derive(Debug)]
struct BakedSymbol {
    picture: Handle<Image>,
    size: Vec2,
}

impl BakedSymbol {
    fn sprite(&self, color: Color) -> Sprite {
        Sprite {
            image: self.picture.clone(),
            custom_size: Some(self.size),
            color,
            ..default()
        }
    }

    fn bake(&mut self, mark: Mark, grow: f32, ratio: f32, images: &mut Assets<Image>) {
        let picture = mark.bake(grow);
        self.size = Vec2::new(picture.width as f32, picture.height as f32) / ratio;
        // The handle is alive, so this cannot fail.
        let _ = images.insert(self.picture.id(), image_from(picture));
    }
}

/// The baked textures.
#[derive(Resource, Debug)]
pub struct Symbols {
    symbols: [BakedSymbol; Symbol::ALL.len()],
    /// Transparent for symbols without one.
    halos: [BakedSymbol; Symbol::ALL.len()],
    baked_for: Option<BoardFrame>,
}

impl FromWorld for Symbols {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.get_resource_or_init::<Assets<Image>>();
        let mut blank = |_| BakedSymbol {
            picture: images.add(Image::transparent()),
            size: Vec2::ONE,
        };
        Self {
            symbols: Symbol::ALL.map(&mut blank),
            halos: Symbol::ALL.map(blank),
            baked_for: None,
        }
    }
}

impl Symbols {
    /// A sprite of a symbol in a colour, at its natural size.
    pub fn sprite(&self, symbol: Symbol, color: Color) -> Sprite {
        self.symbols[symbol as usize].sprite(color)
    }

    /// A sprite of the halo around a symbol.
    pub fn halo(&self, symbol: Symbol, color: Color) -> Sprite {
        self.halos[symbol as usize].sprite(color)
    }

    /// How the middle of a symbol of this size is stretched: a disc becomes a line with round ends, a square a label.
    pub fn stretching(&self, size: Vec2) -> SpriteImageMode {
        let ratio = self.baked_for.map_or(1.0, |frame| frame.pixel_ratio);
        let border = ((size * ratio - STRETCHED) / 2.0).max(Vec2::ZERO);
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

    /// The size in logical pixels.
    pub fn size(&self, symbol: Symbol) -> Vec2 {
        self.symbols[symbol as usize].size
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Symbols>()
        .add_systems(super::BoardSchedule, bake.in_set(super::BoardSystems::Bake));
}

fn bake(
    view: Single<&BoardView, With<FirstBoard>>,
    mut symbols: ResMut<Symbols>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(frame) = view.frame else { return };
    if symbols.baked_for == Some(frame) {
        return;
    }
    symbols.baked_for = Some(frame);
    let (cell, stone) = (frame.geometry.cell, frame.geometry.stone() as f32);
    let ratio = frame.pixel_ratio;
    for symbol in Symbol::ALL {
        let mark = symbol.mark(cell, stone, ratio);
        symbols.symbols[symbol as usize].bake(mark, 0.0, ratio, &mut images);
        if symbol.has_halo() {
            symbols.halos[symbol as usize].bake(mark, HALO * ratio, ratio, &mut images);
        }
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
        let width = |symbol: Symbol| symbol.mark(44.0, 41.0, 1.0).bake(0.0).width;
        assert!(width(Symbol::LineCore) < width(Symbol::LineCasing));
        assert!(width(Symbol::LineCasing) < width(Symbol::InkCasing));
        assert!(width(Symbol::Pulse) > width(Symbol::WinRing));
    }
}
