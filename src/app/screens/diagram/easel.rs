//! Paints plans with the player's own board and stones, each once.

use super::Plan;
use crate::app::board::{BoardLook, color};
use crate::app::theme::{BoardInk, Tint, Token, image_from, radius};
use crate::app::widgets::{Kit, Style};
use crate::art::Rgb;
use crate::art::board::Grid;
use crate::art::diagram::{Content, DiagramBoard};
use crate::rules::Side;
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::LineHeight;

/// Figures on Black's stones and on White's, and letters on the light ground of an empty point.
const INK_ON_BLACK: Rgb = Rgb::hex(0xF3F1EA);
const INK_ON_WHITE: Rgb = Rgb::hex(0x1A1E23);
/// The height of a figure, in cells.
const FIGURE: f32 = 0.5;

/// The pictures painted so far, and the boards that they were cut from.
#[derive(Resource, Debug, Default)]
pub struct Studio {
    look: Option<BoardLook>,
    grounds: HashMap<Measure, DiagramBoard>,
    pictures: HashMap<(Plan, Measure), Handle<Image>>,
}

/// A board's lines, and their distance in physical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Measure {
    lines: u8,
    cell: u32,
}

/// All that a picture is made with.
#[derive(SystemParam)]
pub struct Easel<'w> {
    studio: ResMut<'w, Studio>,
    look: Res<'w, BoardLook>,
}

impl Studio {
    /// Lets all of them go.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    fn ground(
        &mut self,
        measure: Measure,
        ratio: f32,
        plan: &Plan,
        look: &BoardLook,
    ) -> &DiagramBoard {
        let bake = || {
            let stars = plan.size.star_points();
            let stars: Vec<_> = stars
                .into_iter()
                .map(|star| plan.counted_from_top(star))
                .collect();
            let grid = Grid {
                line: look.line,
                star_points: if look.star_points { &stars } else { &[] },
                big: look.high_contrast,
                pixel_ratio: ratio,
            };
            let skin = &look.board;
            let picture = skin.pictures[0].as_deref();
            let cell = measure.cell as f32;
            DiagramBoard::new(skin.data.clone(), measure.lines, cell, &grid, picture)
        };
        self.grounds.entry(measure).or_insert_with(bake)
    }
}

/// A painted picture: its size and the middles of its labels, in logical pixels.
struct Painted {
    image: Handle<Image>,
    size: Vec2,
    places: Vec<Vec2>,
}

impl Easel<'_> {
    fn paint(&mut self, plan: &Plan, cell: f32, ratio: f32, images: &mut Assets<Image>) -> Painted {
        if self.studio.look.as_ref() != Some(&*self.look) {
            self.studio.clear();
            self.studio.look = Some(self.look.clone());
        }
        let measure = Measure {
            lines: plan.size.get(),
            cell: (cell * ratio).round().max(1.0) as u32,
        };
        let (look, cut) = (&*self.look, plan.cut());
        let key = (plan.clone(), measure);
        let known = self.studio.pictures.get(&key).cloned();
        let ground = self.studio.ground(measure, ratio, plan, look);
        let places = (plan.labels.iter())
            .map(|(point, _)| {
                let (column, row) = plan.counted_from_top(*point);
                Vec2::from(ground.point_centre(cut, column, row)) / ratio
            })
            .collect();
        let size = |image: &Image| image.size().as_vec2() / ratio;
        if let Some(image) = known
            && let Some(size) = images.get(&image).map(size)
        {
            return Painted {
                image,
                size,
                places,
            };
        }
        let picture = image_from(draw(ground, plan, look));
        let size = size(&picture);
        let image = images.add(picture);
        self.studio.pictures.insert(key, image.clone());
        Painted {
            image,
            size,
            places,
        }
    }

    /// A picture with its figures, so many logical pixels from line to line; `spoken` is what a screen reader says of it.
    pub fn lay(
        &mut self,
        kit: &mut Kit,
        parent: Entity,
        plan: &Plan,
        cell: f32,
        spoken: Option<&str>,
    ) -> Entity {
        let painted = self.paint(plan, cell, kit.layout.pixels, &mut kit.images);
        let node = Node {
            width: px(painted.size.x),
            height: px(painted.size.y),
            border_radius: BorderRadius::all(px(radius::SMALL)),
            flex_shrink: 0.0,
            ..default()
        };
        let picture = kit.node(parent, node);
        kit.commands
            .entity(picture)
            .insert((ImageNode::new(painted.image), Tint(Token::White)));
        if let Some(spoken) = spoken {
            let mut role = accesskit::Node::new(Role::Image);
            role.set_label(spoken);
            kit.commands.entity(picture).insert(AccessibilityNode(role));
        }
        for ((point, text), place) in plan.labels.iter().zip(painted.places) {
            let ink = match plan.stone(*point) {
                Some(Side::Black) => INK_ON_BLACK,
                _ => INK_ON_WHITE,
            };
            label(kit, picture, (place, cell), text, color(ink));
        }
        picture
    }
}

/// A figure in the middle of a cell.
fn label(kit: &mut Kit, picture: Entity, (place, cell): (Vec2, f32), text: &str, ink: Color) {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(place.x - cell / 2.0),
        top: px(place.y - cell / 2.0),
        width: px(cell),
        height: px(cell),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let frame = kit.node(picture, node);
    let font = kit.font(Style::DATA_BOLD.sized((cell * FIGURE).round()));
    let text = (
        Text::new(text),
        font,
        LineHeight::RelativeToFont(1.0),
        TextLayout::no_wrap(),
        BoardInk(ink),
        Pickable::IGNORE,
    );
    kit.spawn(frame, text);
}

fn draw(ground: &DiagramBoard, plan: &Plan, look: &BoardLook) -> crate::art::Pixmap {
    let stones: Vec<_> = (plan.stones.iter())
        .map(|(point, side)| {
            let (column, row) = plan.counted_from_top(*point);
            (column, row, *side == Side::Black)
        })
        .collect();
    let lit: Option<Vec<_>> = (plan.lit).map(|region| {
        let points = region.points(plan.size);
        points.map(|point| plan.counted_from_top(point)).collect()
    });
    let lines: Vec<_> = (plan.lines.iter())
        .map(|ends| ends.map(|point| plan.counted_from_top(point)))
        .collect();
    let content = Content {
        stones: &stones,
        lit: lit.as_deref(),
        signs: &plan.signs(),
        lines: &lines,
    };
    ground.draw(plan.cut(), &content, &look.stones.data)
}
