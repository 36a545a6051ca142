//! The small boards of the list. Each game's is painted once, in the chosen skins.

use crate::board::BoardLook;
use crate::library::GameLibrary;
use crate::screens::board_picture::from_the_top;
use crate::theme::image_from;
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use narabe_art::ThumbnailPainter;
use narabe_library::GameId;
use narabe_rules::{BoardSize, Point, Side};

/// The height of the front edge as a share of the side of the board.
const EDGE: f32 = 0.05;
/// Between the two boards of a game on twin boards, in logical pixels.
const GAP: f32 = 3.0;
/// The number of boards that are kept; with more, all are repainted.
const MOST_KEPT: usize = 600;

/// What determines how boards are painted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct PainterKey {
    board: String,
    stones: String,
    lines: u8,
    /// The side and the front edge, in physical pixels.
    side: u32,
    edge: u32,
}

/// The painted boards.
#[derive(Resource, Default)]
pub struct MiniBoards {
    painters: HashMap<PainterKey, ThumbnailPainter>,
    painted: HashMap<(GameId, usize, PainterKey), Handle<Image>>,
}

impl MiniBoards {
    /// Forgets all boards.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// What small boards are made of.
#[derive(SystemParam)]
pub struct MiniBoardSource<'w> {
    boards: ResMut<'w, MiniBoards>,
    look: Res<'w, BoardLook>,
}

impl MiniBoardSource<'_> {
    /// The small board of a game's last position, or both of a game on twin boards, in a square of this side in
    /// logical pixels.
    pub fn show(
        &mut self,
        ui: &mut UiBuilder,
        parent: Entity,
        library: &GameLibrary,
        (game, size): (GameId, BoardSize),
        side: f32,
    ) {
        // Boards are painted and placed on whole pixels, or they would be blurred.
        let place = Node::row().gap(GAP).items_start();
        let place = ui.node(parent, place.square(side).no_shrink());
        let boards = library.games().stones(game, usize::MAX);
        let each = match boards.len() {
            0 | 1 => (side / (1.0 + EDGE)).floor(),
            _ => ((side - GAP) / 2.0).floor(),
        };
        let edge = (each * EDGE).round().max(1.0);
        for (number, stones) in boards.iter().enumerate() {
            let image = self.image(ui, (game, number), size, (each, edge), stones);
            let node = Node::default().size(each, each + edge).no_shrink();
            ui.picture(place, image, node);
        }
    }

    fn image(
        &mut self,
        ui: &mut UiBuilder,
        (game, number): (GameId, usize),
        size: BoardSize,
        (side, edge): (f32, f32),
        stones: &[(Point, Side)],
    ) -> Handle<Image> {
        let pixels = |length: f32| (length * ui.layout.pixels).round().max(1.0) as u32;
        let key = PainterKey {
            board: self.look.board.id.clone(),
            stones: self.look.stones.id.clone(),
            lines: size.get(),
            side: pixels(side),
            edge: pixels(edge),
        };
        let MiniBoards { painters, painted } = &mut *self.boards;
        if painted.len() > MOST_KEPT {
            painted.clear();
        }
        let look = &self.look;
        let paint = || {
            let painter = painters.entry(key.clone()).or_insert_with(|| {
                let (board, stones) = (&look.board.data, &look.stones.data);
                ThumbnailPainter::new(board, stones, key.lines, (key.side, key.edge))
            });
            ui.images
                .add(image_from(painter.paint(&from_the_top(stones, size))))
        };
        painted
            .entry((game, number, key.clone()))
            .or_insert_with(paint)
            .clone()
    }
}
