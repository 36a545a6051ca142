//! The moves that were played most in a position: stones one can see through, larger the more games went on there, with the share
//! of the games in per cent.

use super::cursor::tone;
use super::mark_layer::{self, MarkInputs, MarkPainter, Marks};
use super::numbered_line::number_colours;
use super::symbols::Symbol;
use super::{BoardModel, PopularMove, blend};
use bevy::prelude::*;

/// The opacity of a stone.
const OPACITY: f32 = 0.72;
/// The size of a stone that is hardly played, relative to that of the most popular one.
const SMALLEST: f32 = 0.5;
// The text size on a stone of full size and on the smallest, in cells.
const TEXT: f32 = 0.40;
const SMALL_TEXT: f32 = 0.34;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<PopularMoves>(app);
}

/// The moves on the board; none while a line is looked at.
#[derive(Debug, PartialEq)]
struct PopularMoves(Vec<PopularMove>);

impl PopularMoves {
    fn new(model: &BoardModel) -> Option<Self> {
        let is_shown = !model.popular.is_empty() && model.line.is_empty();
        is_shown.then(|| Self(model.popular.clone()))
    }
}

/// The size of a move's stone relative to the stones of the game: by the root of its share, so that areas compare.
fn scale(share: f32, largest: f32) -> f32 {
    let part = if largest > 0.0 {
        (share / largest).clamp(0.0, 1.0)
    } else {
        0.0
    };
    SMALLEST + (1.0 - SMALLEST) * part.sqrt()
}

/// The share in per cent, without the sign.
fn percent(share: f32) -> String {
    match (share * 100.0).round() as u32 {
        0 => "<1".to_owned(),
        percent => percent.to_string(),
    }
}

/// The text size in cells for a stone of this scale.
fn text_size(scale: f32) -> f32 {
    let part = (scale - SMALLEST) / (1.0 - SMALLEST);
    SMALL_TEXT + (TEXT - SMALL_TEXT) * part.clamp(0.0, 1.0)
}

impl Marks for PopularMoves {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        Self::new(inputs.model)
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        let largest = self.0.iter().fold(0.0_f32, |most, one| most.max(one.share));
        for popular in &self.0 {
            let scale = scale(popular.share, largest);
            let ground = painter.look.board.data.tone;
            let opacity = blend::opacity(OPACITY, tone(popular.side), ground);
            painter.translucent_stone(popular.side, popular.point, scale, opacity);
            let at = painter.at(popular.point, 2.0);
            let colours = number_colours(popular.side);
            painter.outlined(&percent(popular.share), text_size(scale), colours, at);
            if popular.is_chosen {
                let (colour, at) = (painter.look.accent(), painter.at(popular.point, 4.0));
                painter.symbol(Symbol::Brackets, colour, at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Point, Side};

    #[test]
    fn the_most_popular_stone_is_of_full_size_and_none_is_below_half() {
        assert_eq!(scale(0.33, 0.33), 1.0);
        assert_eq!(scale(0.0, 0.33), 0.5);
        let quarter = scale(0.1, 0.4);
        assert!(
            (quarter - 0.75).abs() < 1e-6,
            "the root of a quarter: {quarter}"
        );
        assert_eq!(scale(0.0, 0.0), 0.5);
        assert!(text_size(0.5) < text_size(0.8));
    }

    #[test]
    fn a_share_that_rounds_to_nothing_is_not_nothing() {
        assert_eq!(percent(0.333), "33");
        assert_eq!(percent(0.004), "<1");
        assert_eq!(percent(1.0), "100");
    }

    #[test]
    fn a_line_is_looked_at_without_them() {
        let popular = PopularMove {
            point: Point::new(7, 7),
            side: Side::White,
            share: 0.5,
            is_chosen: false,
        };
        let mut model = BoardModel::default();
        assert_eq!(PopularMoves::new(&model), None);
        model.popular = vec![popular];
        assert!(PopularMoves::new(&model).is_some());
        model.line = vec![(Point::new(3, 4), Side::White)];
        assert_eq!(PopularMoves::new(&model), None);
    }
}
