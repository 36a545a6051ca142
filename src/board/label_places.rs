//! Where the labels beside points lie: near their points, over no point, and apart from each other.

use super::{BoardFrame, PointLabel, PointLabelKind};
use bevy::prelude::*;
use narabe_rules::Point;

/// Half the size of what must stay visible around a point, in cells: that of the brackets.
const POINT_REACH: f32 = 0.56;
/// Half the size of a stone, in cells.
const STONE_REACH: f32 = 0.44;
/// Half the size of the middle of a point, which no label may cover, in cells.
const MIDDLE_REACH: f32 = 0.25;
/// How much farther away a label is placed each time there is no room, and how often, in cells.
const FARTHER: f32 = 0.5;
const MOST_FARTHER: u8 = 12;

/// The places of labels of these sizes: on the board, on no earlier label, on no stone, and beside the points that have a label;
/// where there is little room over the rim of such a point, and only where there is none at all over as little of the stones as
/// can be.
pub(super) fn places(
    frame: &BoardFrame,
    labels: &[PointLabel],
    stones: &[Point],
    sizes: &[Vec2],
    gap: f32,
) -> Vec<Rect> {
    let square = |point: Point, reach: f32| {
        Rect::from_center_half_size(frame.at(point), Vec2::splat(reach * frame.cell()))
    };
    let around = |reach: f32| -> Vec<Rect> {
        labels
            .iter()
            .map(|label| square(label.point, reach))
            .collect()
    };
    let (points, middles) = (around(POINT_REACH), around(MIDDLE_REACH));
    let stones: Vec<Rect> = stones
        .iter()
        .map(|stone| square(*stone, STONE_REACH))
        .collect();
    let mut placed: Vec<Rect> = Vec::with_capacity(labels.len());
    for (label, &size) in labels.iter().zip(sizes) {
        let away = POINT_REACH * frame.cell() + gap;
        let candidates = candidates(frame, label, size, away);
        let covered = |rect: &Rect, others: &[Rect]| -> f32 {
            let areas = others.iter().map(|other| {
                let both = other.intersect(*rect).size();
                both.x * both.y
            });
            areas.sum()
        };
        let is_free = |rect: &&Rect, points: &[Rect]| {
            covered(rect, points) <= 0.0 && covered(rect, &placed) <= 0.0
        };
        let beside = |points: &[Rect]| {
            let mut free = candidates.iter().filter(|rect| is_free(rect, points));
            free.find(|rect| covered(rect, &stones) <= 0.0).copied()
        };
        let least = || {
            let free = candidates.iter().filter(|rect| is_free(rect, &middles));
            free.min_by(|one, other| covered(one, &stones).total_cmp(&covered(other, &stones)))
                .copied()
        };
        let best = beside(&points).or_else(|| beside(&middles)).or_else(least);
        placed.push(best.unwrap_or(candidates[0]));
    }
    placed
}

/// Above and below the point, left and right of it, then at the corners, then the same farther and farther away, each moved onto
/// the board; the first of a better move is below.
fn candidates(frame: &BoardFrame, label: &PointLabel, size: Vec2, away: f32) -> Vec<Rect> {
    let at = frame.at(label.point);
    let inside = Vec2::splat(frame.side() / 2.0) - size / 2.0;
    let rect = |direction: Vec2, farther: f32| {
        let centre = at + direction * (Vec2::splat(away + farther) + size / 2.0);
        Rect::from_center_size(centre.clamp(-inside, inside), size)
    };
    let first = match label.kind {
        PointLabelKind::Played | PointLabelKind::Remark => Vec2::Y,
        PointLabelKind::Better => Vec2::NEG_Y,
    };
    let directions = [
        first,
        -first,
        Vec2::NEG_X,
        Vec2::X,
        first - Vec2::X,
        first + Vec2::X,
        -first - Vec2::X,
        -first + Vec2::X,
    ];
    let distances = (0..MOST_FARTHER).map(|times| f32::from(times) * FARTHER * frame.cell());
    distances
        .flat_map(|farther| directions.map(|direction| rect(direction, farther)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_art::board::Padding;
    use narabe_rules::BoardSize;

    const GAP: f32 = 4.0;
    const SIZE: Vec2 = Vec2::new(78.0, 22.0);

    fn frame(side: f32) -> BoardFrame {
        BoardFrame::new(side, 1.0, BoardSize::DEFAULT, Padding::Coordinates)
    }

    fn label(point: Point, kind: PointLabelKind) -> PointLabel {
        let text = "You played".to_owned();
        PointLabel { point, text, kind }
    }

    fn shown(frame: &BoardFrame, points: [Point; 2]) -> Vec<Rect> {
        let labels = [
            label(points[0], PointLabelKind::Played),
            label(points[1], PointLabelKind::Better),
        ];
        places(frame, &labels, &[], &[SIZE, SIZE], GAP)
    }

    #[test]
    fn a_move_that_was_played_has_its_label_above_and_a_better_one_below() {
        let frame = frame(616.0);
        let points = [Point::new(2, 6), Point::new(4, 6)];
        let [played, better] = shown(&frame, points)[..] else {
            panic!("two labels");
        };
        assert_eq!(played.center().x, frame.at(points[0]).x);
        assert!(played.min.y > frame.at(points[0]).y);
        assert_eq!(better.center().x, frame.at(points[1]).x);
        assert!(better.max.y < frame.at(points[1]).y);
    }

    #[test]
    fn labels_stay_on_the_board_and_cover_neither_points_nor_each_other() {
        for side in [360.0, 616.0] {
            let frame = frame(side);
            let board = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
            for played in BoardSize::DEFAULT.points() {
                for better in BoardSize::DEFAULT.points().filter(|point| *point != played) {
                    let points = [played, better];
                    let rects = shown(&frame, points);
                    for rect in &rects {
                        let inside = board.inflate(0.5);
                        assert!(inside.contains(rect.min) && inside.contains(rect.max));
                        for point in points {
                            assert!(!rect.contains(frame.at(point)), "{points:?} {rect:?}");
                        }
                    }
                    assert!(rects[0].intersect(rects[1]).is_empty(), "{points:?}");
                }
            }
        }
    }

    #[test]
    fn bug_a_label_covered_stones() {
        let stones: Vec<Point> = (4..9)
            .flat_map(|x| (5..8).map(move |y| Point::new(x, y)))
            .collect();
        for side in [360.0, 616.0] {
            let frame = frame(side);
            for &point in &stones {
                let labels = [label(point, PointLabelKind::Played)];
                let rect = places(&frame, &labels, &stones, &[SIZE], GAP)[0];
                for stone in &stones {
                    assert!(!rect.contains(frame.at(*stone)), "{point} {stone} {rect:?}");
                }
            }
        }
    }
}
