//! The moves that follow in a study: a disc with the board text or the letter of each, larger the more nodes are below; the main
//! continuation is dark.
//!
//! A long text is shrunk into the free points on both sides, then cut; the whole text lies beside the point that is selected.
//!
//! A point shows one thing. A line that is looked at hides them all. Where the heat map, the explorer, a threat, a forbidden point, a
//! label of a mistake or a shape of the study has the point, a thin ring around that shows that a move follows.

use super::mark_layer::{self, INK, MarkInputs, MarkPainter, Marks};
use super::outlined_text::TextColours;
use super::symbols::{NEXT_MOVE, Symbol};
use super::{BoardModel, NextMove, PointLabelKind, color};
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::{HALO_COLOUR, label_text_within};
use narabe_rules::Point;

/// The diameter of a disc with hardly any nodes below, in cells.
const SMALLEST: f32 = 0.58;
/// The opacity of a light disc and of a dark one.
const LIGHT_OPACITY: f32 = 0.8;
const DARK_OPACITY: f32 = 0.94;
/// The most that a text is wide on its point, in cells, so that the grounds of neighbours do not touch.
const WIDTH: f32 = 0.8;
/// The smallest size of a text in logical pixels, and its limits in cells.
const SMALLEST_TEXT: f32 = 9.5;
const LEAST_TEXT: f32 = 0.24;
const MOST_TEXT: f32 = 0.38;
/// The height of the ground of a text that is wider than its disc, and its space left and right of the text, in cells.
const PLATE: f32 = 0.56;
const PADDING: f32 = 0.08;

const ON_LIGHT: TextColours = TextColours {
    ink: INK,
    halo: HALO_COLOUR,
};
const ON_DARK: TextColours = TextColours {
    ink: Rgb::hex(0xFFFFFF),
    halo: INK,
};

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<NextMoves>(app);
}

/// How a move is shown.
#[derive(Debug, Clone, PartialEq)]
enum Shown {
    /// A disc with a text; `free` is the room on each side of the point, in cells.
    Text { text: String, free: f32 },
    /// A ring around what has the point.
    Ring,
}

#[derive(Debug, Clone, PartialEq)]
struct PlacedMove {
    point: Point,
    is_main: bool,
    /// The diameter of its disc, in cells.
    size: f32,
    shown: Shown,
}

#[derive(Debug, PartialEq)]
struct NextMoves(Vec<PlacedMove>);

impl NextMoves {
    fn new(model: &BoardModel) -> Option<Self> {
        if model.next.is_empty() || !model.line.is_empty() {
            return None;
        }
        let most = model.next.iter().map(|next| next.below).max().unwrap_or(0);
        let placed = |next: &NextMove| PlacedMove {
            point: next.point,
            is_main: next.is_main,
            size: diameter(next.below, most),
            shown: if is_taken(model, next.point) {
                Shown::Ring
            } else {
                let free = free_beside(model, next.point);
                let text = next.text.clone();
                Shown::Text { text, free }
            },
        };
        Some(Self(model.next.iter().map(placed).collect()))
    }
}

/// The diameter for this number of nodes below, if the most of all is `most`: by magnitude, because a branch of a library may have
/// ten thousand times the nodes of another.
fn diameter(below: usize, most: usize) -> f32 {
    let magnitude = |nodes: usize| (nodes as f32 + 1.0).ln();
    let part = match most {
        0 => 0.5,
        most => magnitude(below) / magnitude(most),
    };
    SMALLEST + (NEXT_MOVE - SMALLEST) * part
}

/// Whether something else is shown on a point.
fn is_taken(model: &BoardModel, point: Point) -> bool {
    let is_here = |other: &Point| *other == point;
    model.heat.iter().any(|heat| is_here(&heat.point))
        || model.popular.iter().any(|popular| is_here(&popular.point))
        || model.threats.iter().any(|(threat, _)| is_here(threat))
        || model.forbidden.iter().any(|(foul, _)| is_here(foul))
        || model.labels.iter().any(|label| {
            // A remark has nothing on its point.
            label.kind != PointLabelKind::Remark && is_here(&label.point)
        })
        || model.marks.iter().any(|(mark, _)| is_here(mark))
}

/// The room left and right of a point that its text may use, in cells: none unless both points beside it are free, and all of them
/// if no other move follows beyond.
fn free_beside(model: &BoardModel, point: Point) -> f32 {
    let at = |distance: i32| {
        let x = i32::from(point.x) + distance;
        let is_on_board = (0..i32::from(model.size.get())).contains(&x);
        is_on_board.then(|| Point::new(x as u8, point.y))
    };
    let follows = |other: Point| model.next.iter().any(|next| next.point == other);
    let is_free = |distance| {
        at(distance).is_some_and(|beside| {
            let is_stone = model.moves.iter().any(|(stone, _)| *stone == beside);
            !is_stone && !follows(beside) && !is_taken(model, beside)
        })
    };
    match [-1, 1].map(is_free) {
        [true, true] if [-2, 2].into_iter().filter_map(at).any(follows) => 0.5,
        [true, true] => 1.0,
        _ => 0.0,
    }
}

impl Marks for NextMoves {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        Self::new(inputs.model)
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for next in &self.0 {
            match &next.shown {
                Shown::Text { text, free } => next.paint_text(painter, text, *free),
                Shown::Ring => {
                    let at = painter.at(next.point, 0.0);
                    let opacity = if next.is_main { 1.0 } else { 0.55 };
                    let ink = color(INK).with_alpha(opacity);
                    painter.symbol(Symbol::WinRing, ink, at);
                }
            }
        }
    }
}

impl PlacedMove {
    fn paint_text(&self, painter: &mut MarkPainter<'_, '_, '_, NextMoves>, text: &str, free: f32) {
        let (ground, colours) = if self.is_main {
            (color(INK).with_alpha(DARK_OPACITY), ON_DARK)
        } else {
            (color(HALO_COLOUR).with_alpha(LIGHT_OPACITY), ON_LIGHT)
        };
        let [low, middle, high] = [0.0, 1.0, 2.0].map(|step| painter.at(self.point, step));
        let cell = painter.frame.cell();
        let smallest = (SMALLEST_TEXT / cell).clamp(LEAST_TEXT, MOST_TEXT);
        let label = label_text_within(text, WIDTH + 2.0 * free, smallest);
        let is_wide = label.width + 2.0 * PADDING > self.size;
        if is_wide {
            let size = Vec2::new((label.width + 2.0 * PADDING) * cell, PLATE * cell);
            self.paint_plate(painter, size, ground, low);
        } else {
            self.paint_disc(painter, ground, low);
        }
        painter.outlined(
            &label.shown,
            label.size,
            colours,
            if is_wide { high } else { middle },
        );
    }

    fn paint_disc(
        &self,
        painter: &mut MarkPainter<'_, '_, '_, NextMoves>,
        ground: Color,
        at: Vec3,
    ) {
        painter.scaled_symbol(Symbol::NextMove, ground, self.size / NEXT_MOVE, at);
    }

    fn paint_plate(
        &self,
        painter: &mut MarkPainter<'_, '_, '_, NextMoves>,
        size: Vec2,
        ground: Color,
        at: Vec3,
    ) {
        let natural = painter.symbols.size(Symbol::Label);
        let sprite = Sprite {
            custom_size: Some(size.max(natural)),
            image_mode: painter.symbols.stretching(natural),
            ..painter.symbols.sprite(Symbol::Label, ground)
        };
        painter.part(sprite, at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{HeatPoint, PointLabel, PopularMove, ThreatMark};
    use narabe_rules::{Foul, Side};
    use narabe_study::Mark;

    const HERE: Point = Point::new(7, 7);
    const THERE: Point = Point::new(3, 4);

    fn next(point: Point, text: &str, below: usize) -> NextMove {
        NextMove {
            point,
            text: text.to_owned(),
            below,
            is_main: point == HERE,
        }
    }

    fn model() -> BoardModel {
        BoardModel {
            next: vec![next(HERE, "a", 90), next(THERE, "斜月", 3)],
            ..BoardModel::default()
        }
    }

    fn placed(model: &BoardModel) -> Vec<PlacedMove> {
        NextMoves::new(model).map_or_else(Vec::new, |next| next.0)
    }

    #[test]
    fn the_main_continuation_is_marked_and_more_nodes_make_a_larger_disc() {
        let placed = placed(&model());
        assert_eq!([placed[0].is_main, placed[1].is_main], [true, false]);
        assert_eq!(placed[0].size, NEXT_MOVE);
        assert!(placed[1].size < placed[0].size && placed[1].size > SMALLEST);
        assert!(diameter(0, 700_000) == SMALLEST);
        let small = diameter(7, 700_000);
        assert!(small > SMALLEST + 0.02, "magnitudes: {small}");
        assert!(diameter(0, 0) > SMALLEST, "leaves are not small to nothing");
    }

    #[test]
    fn a_line_that_is_looked_at_hides_them() {
        let mut model = model();
        assert_eq!(placed(&model).len(), 2);
        model.line = vec![(Point::new(1, 1), Side::White)];
        assert!(placed(&model).is_empty());
        assert!(placed(&BoardModel::default()).is_empty());
    }

    #[test]
    fn what_else_has_a_point_leaves_a_ring_of_the_move() {
        let heat = HeatPoint {
            point: HERE,
            score: 5,
            rank: 0.0,
        };
        let popular = PopularMove {
            point: HERE,
            side: Side::Black,
            share: 0.5,
            is_chosen: false,
        };
        let label = |kind| PointLabel {
            point: HERE,
            text: String::new(),
            kind,
        };
        let takes: [(&str, fn(&mut BoardModel, PlacedThings)); 6] = [
            ("heat", |model, things| model.heat = vec![things.0]),
            ("popular", |model, things| model.popular = vec![things.1]),
            ("threat", |model, _| {
                model.threats = vec![(HERE, ThreatMark::Four)]
            }),
            ("forbidden", |model, _| {
                model.forbidden = vec![(HERE, Foul::Overline)]
            }),
            ("label", |model, things| model.labels = vec![things.2]),
            ("mark", |model, _| model.marks = vec![(HERE, Mark::Square)]),
        ];
        type PlacedThings = (HeatPoint, PopularMove, PointLabel);
        for (name, take) in takes {
            let mut model = model();
            let better = label(PointLabelKind::Better);
            take(&mut model, (heat.clone(), popular, better));
            let placed = placed(&model);
            assert_eq!(placed[0].shown, Shown::Ring, "{name}");
            assert_ne!(placed[1].shown, Shown::Ring, "{name} is elsewhere");
        }
        let mut remark = model();
        remark.labels = vec![label(PointLabelKind::Remark)];
        assert_ne!(placed(&remark)[0].shown, Shown::Ring);
    }

    #[test]
    fn a_text_spreads_only_over_free_points() {
        let free = |model: &BoardModel| match placed(model)[0].shown {
            Shown::Text { free, .. } => free,
            Shown::Ring => panic!("a text"),
        };
        assert_eq!(free(&model()), 1.0);
        for x in [6, 8] {
            let beside = Point::new(x, 7);
            let mut stone = model();
            stone.moves = vec![(beside, Side::Black)];
            assert_eq!(free(&stone), 0.0);
            let mut other = model();
            other.next.push(next(beside, "b", 0));
            assert_eq!(free(&other), 0.0);
        }
        let mut beyond = model();
        beyond.next.push(next(Point::new(9, 7), "b", 0));
        assert_eq!(free(&beyond), 0.5, "they share the point between them");
        let mut edge = model();
        edge.next[0].point = Point::new(14, 7);
        assert_eq!(free(&edge), 0.0);
    }
}
