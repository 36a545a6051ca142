//! A bar of results: how many games Black has won, how many were drawn, and how many White has won.
//!
//! Black's part is dark, White's is light and draws are hatched between them, in every theme, so that the bar needs no colour.

use crate::theme::{Token, image_from, radius};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_art::Pixmap;
use narabe_library::Tally;

/// The height of a bar, in logical pixels.
pub const HEIGHT: f32 = 20.0;
/// A part below this share, or this width in logical pixels, has no number.
const LEAST_SHARE: f32 = 0.08;
const LEAST_WIDTH: f32 = 20.0;
// The distance of the hatching's lines, and their width, in logical pixels.
const HATCH: f32 = 6.0;
const HATCH_LINE: f32 = 1.5;
/// The width of the hatched picture, which is cut to the part of the draws.
const PICTURE: f32 = 720.0;

/// The shares of Black's wins, draws and White's wins among the games with a result, which add up to 1; none without such games.
fn shares(tally: &Tally) -> Option<[f32; 3]> {
    let games = tally.games - tally.unknown();
    let share = |count: usize| count as f32 / games as f32;
    (games > 0).then(|| [tally.black, tally.draws, tally.white].map(share))
}

/// The shares in per cent, which add up to 100.
pub fn percents(tally: &Tally) -> Option<[u8; 3]> {
    let [black, draws, white] = shares(tally)?.map(|share| share * 100.0);
    // The draws take what rounding leaves, unless there are none.
    let (black, white) = (black.round() as u8, white.round() as u8);
    Some(if draws > 0.0 {
        [black, 100_u8.saturating_sub(black + white), white]
    } else {
        [black, 0, 100_u8.saturating_sub(black)]
    })
}

/// The picture of the hatching, one for all bars of a screen.
#[derive(Resource, Debug, Default)]
pub struct Hatching {
    drawn: Option<(Handle<Image>, [Color; 2], u32)>,
}

impl Hatching {
    /// The picture in the colours of the theme.
    fn picture(&mut self, ui: &mut UiBuilder) -> Handle<Image> {
        let colours = [Token::GraphGround, Token::Ink3].map(|token| ui.palette.color(token));
        let line = (HATCH * ui.layout.pixels).round().max(2.0) as u32;
        if let Some((picture, known, at)) = &self.drawn
            && (*known, *at) == (colours, line)
        {
            return picture.clone();
        }
        let size = [PICTURE, HEIGHT].map(|length| (length * ui.layout.pixels).ceil() as u32);
        let picture = ui.images.add(image_from(hatched(size, line, colours)));
        self.drawn = Some((picture.clone(), colours, line));
        picture
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hatching>();
}

/// Lines from the lower left to the upper right, this many pixels apart.
fn hatched([width, height]: [u32; 2], distance: u32, [ground, line]: [Color; 2]) -> Pixmap {
    let [ground, line] = [ground, line].map(|colour| colour.to_srgba().to_u8_array());
    let thick = (distance as f32 * HATCH_LINE / HATCH).round().max(1.0) as u32;
    let mut rgba = Vec::with_capacity(width as usize * height as usize * 4);
    for y in 0..height {
        for x in 0..width {
            let is_line = (x + y) % distance < thick;
            rgba.extend(if is_line { line } else { ground });
        }
    }
    Pixmap {
        width,
        height,
        rgba,
    }
}

/// The bar, in a node that is at most [`HEIGHT`] high and about this many logical pixels wide.
pub fn build(
    ui: &mut UiBuilder,
    hatching: &mut Hatching,
    parent: Entity,
    (node, width): (Node, f32),
    tally: &Tally,
) -> Entity {
    let node = node.clip().frame(1, radius::SMALL);
    let bar = ui.panel(parent, node, Token::Sunken, Token::LineStrong);
    let (Some([black, draws, white]), Some(percents)) = (shares(tally), percents(tally)) else {
        return bar;
    };
    let part = |share: f32| {
        Node::row()
            .center()
            .full_height()
            .width(percent(share * 100.0))
            .no_shrink()
            .clip()
    };
    let number = |ui: &mut UiBuilder, place: Entity, share: f32, percent: u8, ink: Token| {
        if share >= LEAST_SHARE && share * width >= LEAST_WIDTH {
            ui.literal_line(place, Style::DATA_LABEL.ink(ink), percent.to_string());
        }
    };
    let place = ui.filled(bar, part(black), Token::BlackShare);
    number(ui, place, black, percents[0], Token::White);
    if draws > 0.0 {
        let place = ui.node(bar, part(draws));
        let picture = hatching.picture(ui);
        ui.picture(
            place,
            picture,
            Node::default().at(0, 0).size(PICTURE, HEIGHT),
        );
    }
    let place = ui.filled(bar, part(white), Token::WhiteShare);
    number(ui, place, white, percents[2], Token::BlackShare);
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_in_per_cent_add_up_to_a_hundred() {
        let tally = |[black, draws, white]: [usize; 3]| Tally {
            games: black + draws + white + 3,
            black,
            draws,
            white,
        };
        assert_eq!(percents(&tally([0, 0, 0])), None, "no game has a result");
        for (counts, expected) in [
            ([52, 6, 42], [52, 6, 42]),
            ([1, 0, 2], [33, 0, 67]),
            ([1, 0, 1], [50, 0, 50]),
            ([1, 1, 1], [33, 34, 33]),
            ([0, 3, 0], [0, 100, 0]),
            ([5, 1, 1_000], [0, 1, 99]),
        ] {
            let percents = percents(&tally(counts)).expect("games");
            assert_eq!(percents.map(u32::from).iter().sum::<u32>(), 100);
            assert_eq!(percents, expected);
        }
    }

    #[test]
    fn the_hatching_has_lines_on_its_ground() {
        let picture = hatched([12, 6], 6, [Color::WHITE, Color::BLACK]);
        assert_eq!(picture.rgba.len(), 12 * 6 * 4);
        let black = picture.rgba.chunks(4).filter(|pixel| pixel[0] == 0).count();
        assert!(black > 0 && black < 12 * 6 / 2, "{black}");
    }
}
