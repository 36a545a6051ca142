//! What lies below the menu: the place of the live board, and a veil of paper that keeps the menu's ground quiet.

use super::plan::Plan;
use crate::app::board::{BoardLook, BoardSlot, blend};
use crate::app::layout::Layout;
use crate::app::theme::{Palette, ScreenFade, Token};
use crate::app::widgets::Kit;
use crate::art::Rgb;
use bevy::prelude::*;
use bevy::ui::UiSystems;

/// The board is turned by so many degrees, clockwise.
const TURN: f32 = -13.0;
/// The board's side in widths of the window, and where its middle is, in parts of the window.
const SIDE: f32 = 0.97;
const CENTRE: Vec2 = Vec2::new(0.92, 0.52);
/// In a window higher than wide the board grows with the height instead, in heights of the window.
const SIDE_OF_HEIGHT: f32 = 0.9;
/// The same on a phone: side and middle in widths of the window, the middle's height in parts of the board's share.
const PHONE_SIDE: f32 = 1.76;
const PHONE_CENTRE: Vec2 = Vec2::new(0.733, 0.24);
/// The margin around the outer lines on a phone, in cells.
const PHONE_PAD: f32 = 0.98;

/// Paper over the board: how much of it, in stops from 0 to 1 along one direction.
#[derive(Component, Debug, Clone)]
struct Veil {
    /// To the right, or down.
    angle: f32,
    /// Place and strength.
    stops: Vec<(f32, f32)>,
}

impl Veil {
    /// A menu on the left; `reach` is where the board is free.
    fn from_left(reach: f32) -> Self {
        let stops = [
            (0.0, 0.96),
            (0.5, 0.92),
            (0.66, 0.66),
            (0.82, 0.24),
            (1.0, 0.0),
        ];
        Self {
            angle: LinearGradient::TO_RIGHT,
            stops: stops
                .into_iter()
                .map(|(place, strength)| (place * reach, strength))
                .collect(),
        }
    }

    /// A menu below; `share` is how much of the window the board has.
    fn from_below(share: f32) -> Self {
        let stops = [(0.62, 0.0), (0.8, 0.4), (0.94, 0.92), (1.0, 1.0)];
        Self {
            angle: LinearGradient::TO_BOTTOM,
            stops: stops
                .into_iter()
                .map(|(place, strength)| (place * share, strength))
                .collect(),
        }
    }

    /// The veil over a board of a certain tone. The strengths are those that the eye sees, on any paper.
    fn gradient(&self, paper: Color, board: Rgb, fade: f32) -> BackgroundGradient {
        let [red, green, blue, _] = paper.to_srgba().to_u8_array();
        let stop = |(place, strength): &(f32, f32)| {
            let seen = blend::opacity(*strength, Rgb::new(red, green, blue), board);
            ColorStop::percent(paper.with_alpha(seen * fade), place * 100.0)
        };
        LinearGradient::new(self.angle, self.stops.iter().map(stop).collect())
            .in_srgb()
            .into()
    }
}

/// Lays the ground of the title.
pub fn lay(kit: &mut Kit, root: Entity, plan: &Plan) {
    let (slot, side, centre) = place(&kit.layout, plan);
    let corner = centre - side / 2.0;
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        width: px(side),
        height: px(side),
        ..default()
    };
    let board = kit.node(root, node);
    kit.commands.entity(board).insert(slot);
    let veil = match plan.board_share {
        Some(share) => Veil::from_below(share),
        None => Veil::from_left(plan.veil_reach),
    };
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let sheet = kit.node(root, node);
    kit.commands
        .entity(sheet)
        .insert((veil, BackgroundGradient::default()));
}

/// The slot, its side and its middle.
fn place(layout: &Layout, plan: &Plan) -> (BoardSlot, f32, Vec2) {
    let slot = BoardSlot {
        turn: TURN.to_radians(),
        ..default()
    };
    let Vec2 {
        x: width,
        y: height,
    } = layout.size;
    match plan.board_share {
        Some(share) => {
            let centre = Vec2::new(PHONE_CENTRE.x * width, PHONE_CENTRE.y * share * height);
            (
                BoardSlot {
                    pad: PHONE_PAD,
                    ..slot
                },
                PHONE_SIDE * width,
                centre,
            )
        }
        None => (
            slot,
            (SIDE * width).max(SIDE_OF_HEIGHT * height),
            CENTRE * layout.size,
        ),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, paint.before(UiSystems::Prepare));
}

fn paint(
    palette: Res<Palette>,
    fade: Res<ScreenFade>,
    look: Res<BoardLook>,
    mut veils: Query<(Ref<Veil>, &mut BackgroundGradient)>,
) {
    for (veil, mut gradient) in &mut veils {
        if veil.is_added() || palette.is_changed() || fade.is_changed() || look.is_changed() {
            let paper = palette.color(Token::Paper);
            *gradient = veil.gradient(paper, look.board.data.tone, fade.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_board_shone_through_the_dark_veil_and_the_name_stood_on_wood() {
        const PAPER: Color = Color::srgb(0.078, 0.09, 0.106);
        const WOOD: Rgb = Rgb::hex(0xDFB76D);
        let gradient = Veil::from_left(1.0).gradient(PAPER, WOOD, 1.0);
        let Some(Gradient::Linear(line)) = gradient.0.first() else {
            panic!("a veil is a line of stops")
        };
        // Behind the name hardly any of the wood's light is left; it was a twelfth.
        assert!(line.stops[1].color.alpha() > 0.975, "{:?}", line.stops[1]);
    }
}
