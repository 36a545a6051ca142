//! The pictures of board and stones, baked when a size or a skin changes and never per frame.
//!
//! Baking happens beside the game; until it is done the old pictures stay, stretched. The handles never change, only what
//! lies under them, so a sprite that shows a stone need not know of any of this.

use super::{BoardFrame, BoardLook, BoardView, blend};
use crate::app::redraw::{Redraw, Source};
use crate::app::theme::image_from;
use crate::art::board::{Geometry, Grid, edge, paint_grid, surface};
use crate::art::stone::VARIANTS;
use crate::art::{Pixmap, Rgb, shadow, stone, vignette};
use crate::rules::{Point, Side};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use std::sync::Arc;

/// The brightness that the lamp's dusk mostly falls on, and its light: wood, and the dark stones that it must not fog.
const LAMP_ON_WOOD: f32 = 0.72;
const LAMP_ON_STONE: f32 = 0.1;
/// How many surfaces without lines are kept, so that changing back and forth is instant.
const KEPT_SURFACES: usize = 3;
/// The lamp is so soft that one size does for all boards, in pixels.
const LAMP_SIDE: u32 = 256;

/// The pictures of board and stones.
#[derive(Resource, Debug)]
pub struct BoardTextures {
    pub surface: Handle<Image>,
    pub edge: Handle<Image>,
    pub lamp: Handle<Image>,
    pub cast: Handle<Image>,
    pub contact: Handle<Image>,
    stones: [Vec<Handle<Image>>; 2],
    /// The light around Black's stones and White's; clear for those that do not shine.
    bloom: [Handle<Image>; 2],
    /// Whether the stones throw shadows.
    pub shadows: bool,
    /// Whether nothing is being baked: what is seen is what was asked for.
    pub fresh: bool,
}

impl FromWorld for BoardTextures {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.get_resource_or_init::<Assets<Image>>();
        let mut blank = || images.add(Image::transparent());
        let mut set = || (0..VARIANTS).map(|_| blank()).collect::<Vec<_>>();
        let stones = [set(), set()];
        Self {
            surface: blank(),
            edge: blank(),
            lamp: blank(),
            cast: blank(),
            contact: blank(),
            stones,
            bloom: [blank(), blank()],
            shadows: true,
            fresh: false,
        }
    }
}

impl BoardTextures {
    /// The stone of a side that lies on a point; each point has its own variant.
    pub fn stone(&self, side: Side, point: Point) -> Handle<Image> {
        let variant = usize::from(stone::variant(point.x, point.y));
        self.stones[index(side)]
            .get(variant)
            .cloned()
            .unwrap_or_default()
    }

    /// The light around a side's stones.
    pub fn bloom(&self, side: Side) -> Handle<Image> {
        self.bloom[index(side)].clone()
    }
}

fn index(side: Side) -> usize {
    match side {
        Side::Black => 0,
        Side::White => 1,
    }
}

/// What a board picture depends on.
#[derive(Debug, Clone, PartialEq)]
struct BoardKey {
    frame: BoardFrame,
    look: Arc<super::skins::Skin<crate::art::skin::BoardSkin>>,
    line: Option<Rgb>,
    star_points: bool,
    big: bool,
}

/// What the stones depend on.
#[derive(Debug, Clone, PartialEq)]
struct StoneKey {
    diameter: u32,
    board: Arc<super::skins::Skin<crate::art::skin::BoardSkin>>,
    stones: Arc<super::skins::Skin<crate::art::skin::StoneSkin>>,
}

struct BakedBoard {
    bare: Arc<Pixmap>,
    board: Pixmap,
    edge: Pixmap,
}

struct BakedStones {
    stones: [Vec<Pixmap>; 2],
    bloom: [Option<Pixmap>; 2],
    cast: Pixmap,
    contact: Pixmap,
}

/// A kept surface: which skin, how large.
type Kept = (
    Arc<super::skins::Skin<crate::art::skin::BoardSkin>>,
    u32,
    Arc<Pixmap>,
);

/// What is being baked, and what was baked last.
#[derive(Resource, Default)]
struct Oven {
    board: Option<(BoardKey, Task<BakedBoard>)>,
    stones: Option<(StoneKey, Task<BakedStones>)>,
    board_done: Option<BoardKey>,
    stones_done: Option<StoneKey>,
    surfaces: Vec<Kept>,
    lamp_done: bool,
}

impl BoardKey {
    fn bake(&self, kept: Option<Arc<Pixmap>>) -> BakedBoard {
        let skin = &self.look.data;
        let geometry = &self.frame.geometry;
        let picture = self.look.pictures[0].as_deref();
        let bare = kept.unwrap_or_else(|| Arc::new(surface(skin, geometry.side, picture)));
        let mut board = Pixmap::clone(&bare);
        let last = geometry.lines.saturating_sub(1);
        let points = if self.star_points {
            self.frame.size.star_points()
        } else {
            Vec::new()
        };
        let star_points: Vec<_> = points
            .iter()
            .map(|point| (point.x, last.saturating_sub(point.y)))
            .collect();
        let grid = Grid {
            line: self.line,
            star_points: &star_points,
            big: self.big,
            pixel_ratio: self.frame.pixel_ratio,
        };
        paint_grid(&mut board, skin, geometry, &grid);
        let height = (self.frame.edge() * self.frame.pixel_ratio).round() as u32;
        BakedBoard {
            bare,
            board,
            edge: edge(skin, geometry.side, height),
        }
    }
}

impl StoneKey {
    fn bake(&self) -> BakedStones {
        let (board, set) = (&self.board.data, &self.stones.data);
        let bake = |black: bool| {
            let recipe = set.recipe(black);
            let rim = if black {
                board.dark_rim
            } else {
                board.pale_rim
            };
            let picture = self.stones.pictures[usize::from(!black)].as_deref();
            let stones = (0..VARIANTS)
                .map(|variant| bled(stone::bake(recipe, variant, self.diameter, rim, picture)))
                .collect::<Vec<_>>();
            (
                stones,
                recipe
                    .bloom()
                    .map(|colour| shadow::bloom(colour, self.diameter)),
            )
        };
        let ground = blend::grey(board.tone);
        let ((dark, dark_bloom), (pale, pale_bloom)) = (bake(true), bake(false));
        BakedStones {
            stones: [dark, pale],
            bloom: [dark_bloom, pale_bloom],
            cast: blend::picture(shadow::cast(self.diameter, 0.0).picture, |_| ground),
            contact: blend::picture(shadow::contact(self.diameter).picture, |_| ground),
        }
    }
}

/// What a tone of the lamp is matched to.
fn lamp_ground(tone: f32) -> f32 {
    LAMP_ON_WOOD + (LAMP_ON_STONE - LAMP_ON_WOOD) * tone.clamp(0.0, 1.0).sqrt()
}

/// Gives clear pixels the mean colour of the others: a stone that is drawn between pixels would else get a dark fringe.
fn bled(mut picture: Pixmap) -> Pixmap {
    let (mut sum, mut count) = ([0_u64; 3], 0_u64);
    for pixel in picture.rgba.chunks_exact(4).filter(|pixel| pixel[3] > 0) {
        for (total, part) in sum.iter_mut().zip(pixel) {
            *total += u64::from(*part);
        }
        count += 1;
    }
    let mean = sum.map(|total| (total / count.max(1)) as u8);
    for pixel in picture
        .rgba
        .chunks_exact_mut(4)
        .filter(|pixel| pixel[3] == 0)
    {
        pixel[..3].copy_from_slice(&mean);
    }
    picture
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardTextures>()
        .init_resource::<Oven>()
        .add_systems(
            super::Show,
            (start, finish).chain().in_set(super::ShowSystems::Bake),
        );
}

/// Puts into the oven what the frame and the look ask for and is not there.
fn start(view: Res<BoardView>, look: Res<BoardLook>, mut oven: ResMut<Oven>) {
    let Some(frame) = view.frame else { return };
    let key = BoardKey {
        frame,
        look: look.board.clone(),
        line: look.line,
        star_points: look.star_points,
        big: look.high_contrast,
    };
    let pool = AsyncComputeTaskPool::get();
    if oven.board.is_none() && oven.board_done.as_ref() != Some(&key) {
        let kept = kept_surface(&oven.surfaces, &key);
        let job = key.clone();
        oven.board = Some((key, pool.spawn(async move { job.bake(kept) })));
    }
    let key = StoneKey {
        diameter: Geometry::stone(&frame.geometry),
        board: look.board.clone(),
        stones: look.stones.clone(),
    };
    if oven.stones.is_none() && oven.stones_done.as_ref() != Some(&key) {
        let job = key.clone();
        oven.stones = Some((key, pool.spawn(async move { job.bake() })));
    }
}

fn kept_surface(surfaces: &[Kept], key: &BoardKey) -> Option<Arc<Pixmap>> {
    let same = |(skin, side, _): &&Kept| *side == key.frame.geometry.side && *skin == key.look;
    surfaces
        .iter()
        .find(same)
        .map(|(.., picture)| picture.clone())
}

/// Takes out what is done.
fn finish(
    mut oven: ResMut<Oven>,
    mut textures: ResMut<BoardTextures>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
) {
    let mut put = |handle: &Handle<Image>, picture: Pixmap| {
        // The handle is alive, so this cannot miss.
        let _ = images.insert(handle.id(), image_from(picture));
    };
    if !oven.lamp_done {
        oven.lamp_done = true;
        put(
            &textures.lamp,
            blend::picture(vignette::vignette(LAMP_SIDE), lamp_ground),
        );
    }
    if let Some((key, task)) = oven.board.take_if(|(_, task)| task.is_finished()) {
        let baked = block_on(task);
        put(&textures.surface, baked.board);
        put(&textures.edge, baked.edge);
        oven.surfaces
            .retain(|(.., picture)| !Arc::ptr_eq(picture, &baked.bare));
        oven.surfaces
            .insert(0, (key.look.clone(), key.frame.geometry.side, baked.bare));
        oven.surfaces.truncate(KEPT_SURFACES);
        oven.board_done = Some(key);
        redraw.next_frame();
    }
    if let Some((key, task)) = oven.stones.take_if(|(_, task)| task.is_finished()) {
        let baked = block_on(task);
        for (handles, pictures) in textures.stones.iter().zip(baked.stones) {
            for (handle, picture) in handles.iter().zip(pictures) {
                put(handle, picture);
            }
        }
        for (handle, picture) in textures.bloom.iter().zip(baked.bloom) {
            put(handle, picture.unwrap_or_else(|| Pixmap::new(1, 1)));
        }
        put(&textures.cast, baked.cast);
        put(&textures.contact, baked.contact);
        textures.shadows = key.stones.data.shadow;
        oven.stones_done = Some(key);
        redraw.next_frame();
    }
    let fresh = oven.board.is_none() && oven.stones.is_none();
    if textures.fresh != fresh {
        textures.fresh = fresh;
    }
    if !fresh {
        redraw.every(Source::Loading);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_pixels_take_the_mean_colour_and_stay_clear() {
        let mut picture = Pixmap::new(2, 1);
        picture.rgba = vec![200, 100, 50, 255, 0, 0, 0, 0];
        assert_eq!(bled(picture).rgba, [200, 100, 50, 255, 200, 100, 50, 0]);
    }

    #[test]
    fn star_points_are_painted_where_the_rules_have_them() {
        let look = BoardLook::new(&Default::default(), Default::default(), &Default::default());
        let frame = BoardFrame::new(400.0, 1.0, crate::rules::BoardSize::DEFAULT, 1.12);
        let key = |star_points| BoardKey {
            frame,
            look: look.board.clone(),
            line: None,
            star_points,
            big: false,
        };
        let (with, without) = (key(true).bake(None), key(false).bake(None));
        assert_ne!(with.board, without.board);
        assert_eq!(with.bare, without.bare);
        assert_eq!(key(true).bake(Some(without.bare)).board, with.board);
    }
}
