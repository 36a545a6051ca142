//! Paints diagrams with the selected board and stones, and caches the images.

use super::Diagram;
use crate::board::{BoardLook, color};
use crate::state::Screen;
use crate::theme::{BoardInk, image_from, radius};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use accesskit::Role;
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::LineHeight;
use narabe_art::board::Grid;
use narabe_art::diagram::{Content, DiagramBoard};
use narabe_art::mark::{NUMBER_ON_BLACK, NUMBER_ON_WHITE};
use narabe_rules::Side;

/// The height of a label, in cells.
const LABEL_HEIGHT: f32 = 0.5;

pub(in crate::screens) fn plugin(app: &mut App) {
    app.init_resource::<DiagramCache>().add_systems(
        Update,
        (|mut cache: ResMut<DiagramCache>| cache.clear()).run_if(state_changed::<Screen>),
    );
}

/// The painted diagrams, and the boards from which they were cropped.
#[derive(Resource, Debug, Default)]
pub struct DiagramCache {
    look: Option<BoardLook>,
    boards: HashMap<DiagramScale, DiagramBoard>,
    pictures: HashMap<(Diagram, DiagramScale), Handle<Image>>,
}

/// A board's number of lines, and their distance in physical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct DiagramScale {
    lines: u8,
    cell: u32,
}

#[derive(SystemParam)]
pub struct DiagramPainter<'w> {
    cache: ResMut<'w, DiagramCache>,
    look: Res<'w, BoardLook>,
}

impl DiagramCache {
    /// Empties the cache.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    fn board(
        &mut self,
        scale: DiagramScale,
        ratio: f32,
        diagram: &Diagram,
        look: &BoardLook,
    ) -> &DiagramBoard {
        let bake = || {
            let stars = diagram.size.star_points();
            let stars: Vec<_> = stars
                .into_iter()
                .map(|star| diagram.column_and_row(star))
                .collect();
            let grid = Grid {
                line: look.line,
                star_points: if look.star_points { &stars } else { &[] },
                big: look.high_contrast,
                pixel_ratio: ratio,
            };
            let skin = &look.board;
            let picture = skin.pictures[0].as_deref();
            let cell = scale.cell as f32;
            DiagramBoard::new(skin.data.clone(), scale.lines, cell, &grid, picture)
        };
        self.boards.entry(scale).or_insert_with(bake)
    }
}

/// A painted diagram: its size and the centres of its labels, in logical pixels.
struct PaintedDiagram {
    image: Handle<Image>,
    size: Vec2,
    label_centres: Vec<Vec2>,
}

impl DiagramPainter<'_> {
    fn paint(
        &mut self,
        diagram: &Diagram,
        cell: f32,
        ratio: f32,
        images: &mut Assets<Image>,
    ) -> PaintedDiagram {
        if self.cache.look.as_ref() != Some(&*self.look) {
            self.cache.clear();
            self.cache.look = Some(self.look.clone());
        }
        let scale = DiagramScale {
            lines: diagram.size.get(),
            cell: (cell * ratio).round().max(1.0) as u32,
        };
        let (look, crop) = (&*self.look, diagram.crop());
        let key = (diagram.clone(), scale);
        let known = self.cache.pictures.get(&key).cloned();
        let board = self.cache.board(scale, ratio, diagram, look);
        let label_centres = (diagram.labels.iter())
            .map(|(point, _)| {
                let (column, row) = diagram.column_and_row(*point);
                Vec2::from(board.point_centre(crop, column, row)) / ratio
            })
            .collect();
        let size = |image: &Image| image.size().as_vec2() / ratio;
        if let Some(image) = known
            && let Some(size) = images.get(&image).map(size)
        {
            return PaintedDiagram {
                image,
                size,
                label_centres,
            };
        }
        let picture = image_from(draw(board, diagram, look));
        let size = size(&picture);
        let image = images.add(picture);
        self.cache.pictures.insert(key, image.clone());
        PaintedDiagram {
            image,
            size,
            label_centres,
        }
    }

    /// Spawns a diagram with its labels. `cell` is the distance of two lines in logical pixels, `spoken` the text for
    /// screen readers.
    pub fn spawn(
        &mut self,
        ui: &mut UiBuilder,
        parent: Entity,
        diagram: &Diagram,
        cell: f32,
        spoken: Option<&str>,
    ) -> Entity {
        let painted = self.paint(diagram, cell, ui.layout.pixels, &mut ui.images);
        let node = Node::default().size(painted.size.x, painted.size.y);
        let node = node.no_shrink().radius(radius::SMALL);
        let picture = ui.picture(parent, painted.image, node);
        if let Some(spoken) = spoken {
            ui.describe(picture, Role::Image, spoken);
        }
        for ((point, text), place) in diagram.labels.iter().zip(painted.label_centres) {
            let ink = match diagram.stone(*point) {
                Some(Side::Black) => NUMBER_ON_BLACK,
                _ => NUMBER_ON_WHITE,
            };
            label(ui, picture, (place, cell), text, color(ink));
        }
        picture
    }
}

/// Spawns a label in the centre of a cell.
fn label(ui: &mut UiBuilder, picture: Entity, (place, cell): (Vec2, f32), text: &str, ink: Color) {
    let corner = place - cell / 2.0;
    let node = Node::row().at(corner.x, corner.y).center().square(cell);
    let frame = ui.node(picture, node);
    let font = ui.font(Style::DATA_BOLD.sized((cell * LABEL_HEIGHT).round()));
    let text = (
        Text::new(text),
        font,
        LineHeight::RelativeToFont(1.0),
        TextLayout::no_wrap(),
        BoardInk(ink),
        Pickable::IGNORE,
    );
    ui.spawn(frame, text);
}

fn draw(board: &DiagramBoard, diagram: &Diagram, look: &BoardLook) -> narabe_art::Pixmap {
    let stones: Vec<_> = (diagram.stones.iter())
        .map(|(point, side)| {
            let (column, row) = diagram.column_and_row(*point);
            (column, row, *side == Side::Black)
        })
        .collect();
    let region: Option<Vec<_>> = (diagram.region).map(|region| {
        let points = region.points(diagram.size);
        points.map(|point| diagram.column_and_row(point)).collect()
    });
    let lines: Vec<_> = (diagram.lines.iter())
        .map(|ends| ends.map(|point| diagram.column_and_row(point)))
        .collect();
    let content = Content {
        stones: &stones,
        lit: region.as_deref(),
        signs: &diagram.signs(),
        lines: &lines,
    };
    board.draw(diagram.crop(), &content, &look.stones.data)
}
