//! The textures of board and stones, baked when a size or a skin changes.
//!
//! Baking runs in background tasks, in slices where these share a page's thread; until it is done the old textures are
//! stretched. The handles never change, only their images, so sprites need no update.

use super::{BoardFrame, BoardLook, BoardView, FirstBoard, blend};
use crate::redraw::{Redraw, Source};
use crate::theme::image_from;
use crate::time_slice::TimeSlice;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use narabe_art::board::{Geometry, Grid, edge, paint_grid, surface_rows};
use narabe_art::stone::VARIANTS;
use narabe_art::{Pixmap, Rgb, shadow, stone, vignette};
use narabe_rules::{Point, Side};
use std::sync::Arc;

// The brightness of what the vignette darkens, wood, and of what it lightens, dark stones that must not look foggy.
const VIGNETTE_ON_WOOD: f32 = 0.72;
const VIGNETTE_ON_STONE: f32 = 0.1;
/// The number of cached surfaces without lines, which makes changing back instant.
const CACHED_SURFACES: usize = 3;
/// The vignette is soft enough that one size fits all boards, in pixels.
const VIGNETTE_SIDE: u32 = 256;

/// The rows of the surface that are painted in one go: all where that is done by several threads.
const ROWS_AT_ONCE: u32 = if cfg!(target_family = "wasm") {
    8
} else {
    Pixmap::MAX_SIDE
};

/// The textures of board and stones.
#[derive(Resource, Debug)]
pub struct BoardTextures {
    pub surface: Handle<Image>,
    pub edge: Handle<Image>,
    pub vignette: Handle<Image>,
    pub cast: Handle<Image>,
    pub contact: Handle<Image>,
    stones: [Vec<Handle<Image>>; 2],
    /// The bloom of Black's stones and White's; transparent for stones that are not luminous.
    bloom: [Handle<Image>; 2],
    /// Whether the stones have shadows.
    pub shadows: bool,
    /// Whether the textures are up to date.
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
            vignette: blank(),
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
    /// The texture of a side's stone on a point; each point has its own variant.
    pub fn stone(&self, side: Side, point: Point) -> Handle<Image> {
        let variant = usize::from(stone::variant(point.x, point.y));
        self.stones[index(side)]
            .get(variant)
            .cloned()
            .unwrap_or_default()
    }

    /// The bloom of a side's stones.
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

/// Everything that the texture of the board depends on.
#[derive(Debug, Clone, PartialEq)]
struct BoardKey {
    frame: BoardFrame,
    look: Arc<super::skins::Skin<narabe_art::skin::BoardSkin>>,
    line: Option<Rgb>,
    star_points: bool,
    big: bool,
}

/// Everything that the textures of the stones depend on.
#[derive(Debug, Clone, PartialEq)]
struct StoneKey {
    diameter: u32,
    board: Arc<super::skins::Skin<narabe_art::skin::BoardSkin>>,
    stones: Arc<super::skins::Skin<narabe_art::skin::StoneSkin>>,
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

/// A cached surface: skin, size, picture.
type CachedSurface = (
    Arc<super::skins::Skin<narabe_art::skin::BoardSkin>>,
    u32,
    Arc<Pixmap>,
);

/// The bake tasks in progress, and what was baked last.
#[derive(Resource, Default)]
struct BakeTasks {
    board: Option<(BoardKey, Task<BakedBoard>)>,
    stones: Option<(StoneKey, Task<BakedStones>)>,
    board_done: Option<BoardKey>,
    stones_done: Option<StoneKey>,
    surfaces: Vec<CachedSurface>,
    is_vignette_done: bool,
}

impl BoardKey {
    async fn bake(&self, cached: Option<Arc<Pixmap>>) -> BakedBoard {
        let skin = &self.look.data;
        let geometry = &self.frame.geometry;
        let mut slice = TimeSlice::brisk();
        let bare = match cached {
            Some(bare) => bare,
            None => Arc::new(self.surface(&mut slice).await),
        };
        slice.pause().await;
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

    /// The surface without lines.
    async fn surface(&self, slice: &mut TimeSlice) -> Pixmap {
        let side = self.frame.geometry.side.clamp(1, Pixmap::MAX_SIDE);
        let picture = self.look.pictures[0].as_deref();
        let mut rgba = Vec::with_capacity(side as usize * side as usize * 4);
        for first in (0..side).step_by(ROWS_AT_ONCE as usize) {
            slice.pause().await;
            let rows = first..side.min(first + ROWS_AT_ONCE);
            rgba.extend(surface_rows(&self.look.data, side, rows, picture).rgba);
        }
        Pixmap {
            width: side,
            height: side,
            rgba,
        }
    }
}

impl StoneKey {
    async fn bake(&self) -> BakedStones {
        let mut slice = TimeSlice::brisk();
        let stones = [
            self.side(true, &mut slice).await,
            self.side(false, &mut slice).await,
        ];
        let bloom = [true, false].map(|black| {
            let colour = self.stones.data.recipe(black).bloom();
            colour.map(|colour| shadow::bloom(colour, self.diameter))
        });
        let ground = blend::grey(self.board.data.tone);
        BakedStones {
            stones,
            bloom,
            cast: blend::picture(shadow::cast(self.diameter, 0.0).picture, |_| ground),
            contact: blend::picture(shadow::contact(self.diameter).picture, |_| ground),
        }
    }

    /// The variants of Black's stone or White's.
    async fn side(&self, black: bool, slice: &mut TimeSlice) -> Vec<Pixmap> {
        let recipe = self.stones.data.recipe(black);
        let rim = if black {
            self.board.data.dark_rim
        } else {
            self.board.data.pale_rim
        };
        let picture = self.stones.pictures[usize::from(!black)].as_deref();
        let mut stones = Vec::with_capacity(VARIANTS.into());
        for variant in 0..VARIANTS {
            slice.pause().await;
            let stone = stone::bake(recipe, variant, self.diameter, rim, picture);
            stones.push(fill_transparent(stone));
        }
        stones
    }
}

/// The background brightness for a tone of the vignette.
fn vignette_background(tone: f32) -> f32 {
    VIGNETTE_ON_WOOD + (VIGNETTE_ON_STONE - VIGNETTE_ON_WOOD) * tone.clamp(0.0, 1.0).sqrt()
}

/// Gives transparent pixels the mean colour of the others; otherwise stones drawn between pixels get a dark fringe.
fn fill_transparent(mut picture: Pixmap) -> Pixmap {
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
        .init_resource::<BakeTasks>()
        .add_systems(
            super::BoardSchedule,
            (start, finish).chain().in_set(super::BoardSystems::Bake),
        );
}

/// Starts baking what the frame and the look need.
fn start(
    view: Single<&BoardView, With<FirstBoard>>,
    look: Res<BoardLook>,
    mut tasks: ResMut<BakeTasks>,
) {
    let Some(frame) = view.frame else { return };
    let key = BoardKey {
        frame,
        look: look.board.clone(),
        line: look.line,
        star_points: look.star_points,
        big: look.high_contrast,
    };
    let pool = AsyncComputeTaskPool::get();
    if tasks.board.is_none() && tasks.board_done.as_ref() != Some(&key) {
        let cached = cached_surface(&tasks.surfaces, &key);
        let job = key.clone();
        tasks.board = Some((key, pool.spawn(async move { job.bake(cached).await })));
    }
    let key = StoneKey {
        diameter: Geometry::stone(&frame.geometry),
        board: look.board.clone(),
        stones: look.stones.clone(),
    };
    if tasks.stones.is_none() && tasks.stones_done.as_ref() != Some(&key) {
        let job = key.clone();
        tasks.stones = Some((key, pool.spawn(async move { job.bake().await })));
    }
}

fn cached_surface(surfaces: &[CachedSurface], key: &BoardKey) -> Option<Arc<Pixmap>> {
    let same =
        |(skin, side, _): &&CachedSurface| *side == key.frame.geometry.side && *skin == key.look;
    let found = surfaces.iter().find(same);
    found.map(|(.., picture)| picture.clone())
}

/// Replaces the images of finished tasks.
fn finish(
    mut tasks: ResMut<BakeTasks>,
    mut textures: ResMut<BoardTextures>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
) {
    let mut put = |handle: &Handle<Image>, picture: Pixmap| {
        // The handle is alive, so this cannot fail.
        let _ = images.insert(handle.id(), image_from(picture));
    };
    if !tasks.is_vignette_done {
        tasks.is_vignette_done = true;
        put(
            &textures.vignette,
            blend::picture(vignette::vignette(VIGNETTE_SIDE), vignette_background),
        );
    }
    if let Some((key, task)) = tasks.board.take_if(|(_, task)| task.is_finished()) {
        let baked = block_on(task);
        put(&textures.surface, baked.board);
        put(&textures.edge, baked.edge);
        let surfaces = &mut tasks.surfaces;
        surfaces.retain(|(.., picture)| !Arc::ptr_eq(picture, &baked.bare));
        let side = key.frame.geometry.side;
        surfaces.insert(0, (key.look.clone(), side, baked.bare));
        surfaces.truncate(CACHED_SURFACES);
        tasks.board_done = Some(key);
        redraw.next_frame();
    }
    if let Some((key, task)) = tasks.stones.take_if(|(_, task)| task.is_finished()) {
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
        tasks.stones_done = Some(key);
        redraw.next_frame();
    }
    let fresh = tasks.board.is_none() && tasks.stones.is_none();
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
    use narabe_art::board::Padding;

    #[test]
    fn clear_pixels_take_the_mean_colour_and_stay_clear() {
        let mut picture = Pixmap::new(2, 1);
        picture.rgba = vec![200, 100, 50, 255, 0, 0, 0, 0];
        assert_eq!(
            fill_transparent(picture).rgba,
            [200, 100, 50, 255, 200, 100, 50, 0]
        );
    }

    #[test]
    fn star_points_are_painted_where_the_rules_have_them() {
        let look = BoardLook::new(&Default::default(), Default::default(), &Default::default());
        let frame = BoardFrame::new(
            400.0,
            1.0,
            narabe_rules::BoardSize::DEFAULT,
            Padding::Coordinates,
        );
        let key = |star_points| BoardKey {
            frame,
            look: look.board.clone(),
            line: None,
            star_points,
            big: false,
        };
        let bake = |star_points, cached| block_on(key(star_points).bake(cached));
        let (with, without) = (bake(true, None), bake(false, None));
        assert_ne!(with.board, without.board);
        assert_eq!(with.bare, without.bare);
        assert_eq!(bake(true, Some(without.bare)).board, with.board);
    }
}
