//! Which points hold stones, and of which side: each point is compared with the others of its picture.

use narabe_rules::Side;

use super::median::median_of;
use super::point_features::{EDGES, PointFeatures, difference};
use super::reading::PointReading;
use super::rectified::Colour;

/// Points with more of their lines visible are surely empty, for the purpose of measuring what is usual.
const SURELY_EMPTY: f32 = 0.7;
// Points with less of their lines visible, and more of their ring covered, are likely stones, for the purpose of
// measuring how large stones are.
const LIKELY_HIDDEN: f32 = 0.5;
const LIKELY_COVERED: f32 = 0.5;
/// Stones reach as far as this share of the likely ones does: the others are marks.
const LARGEST: f32 = 0.25;
// The least noise of the board, and how many times the noise a stone differs from the board.
const LEAST_NOISE: f32 = 4.0;
const DIFFERS: f32 = 3.0;
/// The distance at which stones end if there are none, in pixels.
const USUAL_EDGE: usize = 14;
// The weights of the evidence for a stone: lines hidden within it and at its edge, lines that show in the middle, share of the
// ring that differs from the board, and difference at its edge in noises of the board, up to two limits. Logistic regression
// found them on pictures of boards, photos and diagrams that the tests do not read.
const HIDDEN: f32 = 5.2;
const HIDDEN_AT_EDGE: f32 = 5.3;
const MIDDLE_SHOWS: f32 = 2.3;
const COVERED: f32 = 3.7;
const DIFFERENT_AT_EDGE: [(f32, f32); 2] = [(6.4, 6.0), (5.4, 15.0)];
/// The evidence without any of these.
const BIAS: f32 = -1.3;
// The evidence that counts as fairly certain, and the least evidence of a stone that may serve as a sample of stones.
const CERTAIN: f32 = 4.0;
const TYPICAL: f32 = 1.0;
/// The rounds of the clustering.
const ROUNDS: usize = 12;
// Two kinds of stones differ by this much at least, and by this many times their spread.
const LEAST_APART: f32 = 30.0;
const APART_IN_SPREADS: f32 = 3.0;
/// A lone kind of stones is black if it is this much darker than the board, in levels of grey.
const DARKER: f32 = 25.0;
/// The confidence in the colour of stones all of one kind, at most.
const ONE_KIND: f32 = 0.75;
/// What the confidences are multiplied with when the sides have not placed their stones in turns.
const NOT_IN_TURNS: f32 = 0.85;

/// Reads all points.
pub(super) fn classify(points: &[PointFeatures]) -> Vec<PointReading> {
    let evidence: Vec<f32> = {
        let noise = noise(points);
        let edge = edge_of_stones(points, noise);
        points
            .iter()
            .map(|point| stone_evidence(point, edge, noise))
            .collect()
    };
    let stones: Vec<usize> = (0..points.len())
        .filter(|&index| evidence[index] > 0.0)
        .collect();
    let colours: Vec<StoneColours> = stones
        .iter()
        .map(|&index| StoneColours::of(&points[index]))
        .collect();
    let typical: Vec<StoneColours> = (stones.iter().zip(&colours))
        .filter(|(index, _)| evidence[**index] > TYPICAL)
        .map(|(_, look)| *look)
        .collect();
    let kinds = if typical.is_empty() {
        Kinds::of(&colours, points)
    } else {
        Kinds::of(&typical, points)
    };
    let mut readings: Vec<PointReading> = evidence
        .iter()
        .map(|evidence| PointReading {
            stone: None,
            confidence: certainty(*evidence),
        })
        .collect();
    for (&index, look) in stones.iter().zip(&colours) {
        let (side, sure) = kinds.side_of(look);
        readings[index].stone = Some(side);
        readings[index].confidence = readings[index].confidence.min(sure);
    }
    let count = |side| {
        readings
            .iter()
            .filter(|point| point.stone == Some(side))
            .count()
    };
    let (black, white) = (count(Side::Black), count(Side::White));
    if black < white || black > white + 1 {
        for reading in readings
            .iter_mut()
            .filter(|reading| reading.stone.is_some())
        {
            reading.confidence *= NOT_IN_TURNS;
        }
    }
    readings
}

/// The certainty of evidence for or against, 0 to 1.
fn certainty(evidence: f32) -> f32 {
    (evidence.abs() / CERTAIN).tanh()
}

/// How much empty points differ from the board around them.
fn noise(points: &[PointFeatures]) -> f32 {
    let empty = points.iter().filter(|point| point.lines > SURELY_EMPTY);
    let at = |point: &PointFeatures, distance| point.at_distance(distance).difference;
    let mut differences: Vec<f32> = empty
        .map(|point| (at(point, 12) + at(point, 13)) / 2.0)
        .collect();
    median_of(&mut differences).max(LEAST_NOISE)
}

/// The distance at which most stones of the picture end, in pixels: marks on empty points are smaller.
fn edge_of_stones(points: &[PointFeatures], noise: f32) -> usize {
    let likely: Vec<&PointFeatures> = points
        .iter()
        .filter(|point| point.lines < LIKELY_HIDDEN && point.covered > LIKELY_COVERED)
        .collect();
    let reach = |distance: &usize| {
        let differ = likely
            .iter()
            .filter(|point| point.at_distance(*distance).difference > DIFFERS * noise);
        let count = differ.count();
        count > 0 && count as f32 >= LARGEST * likely.len() as f32
    };
    // Each has two smaller ones.
    let mut distances = (EDGES.start() + 2..=*EDGES.end()).rev();
    distances.find(reach).unwrap_or(USUAL_EDGE)
}

/// The evidence that a point holds a stone: above 0 for, below 0 against. `edge` is where stones end.
fn stone_evidence(point: &PointFeatures, edge: usize, noise: f32) -> f32 {
    let within = [1, 2].map(|inwards| point.at_distance(edge - inwards));
    let lines_at_edge = (within[0].lines + within[1].lines) / 2.0;
    let difference = (within[0].difference + within[1].difference) / 2.0 / noise;
    let different: f32 = DIFFERENT_AT_EDGE
        .iter()
        .map(|(weight, most)| weight * (difference / most).min(1.0))
        .sum();
    BIAS + different + COVERED * point.covered
        - HIDDEN * point.lines.min(1.0)
        - HIDDEN_AT_EDGE * lines_at_edge
        - MIDDLE_SHOWS * point.core.min(1.0)
}

/// How a stone looks: the ring and the disc.
#[derive(Clone, Copy, Debug)]
struct StoneColours {
    ring: Colour,
    disc: Colour,
}

impl StoneColours {
    const fn of(point: &PointFeatures) -> Self {
        Self {
            ring: point.ring,
            disc: point.disc,
        }
    }

    fn distance(&self, other: &Self) -> f32 {
        (difference(&self.ring, &other.ring) + difference(&self.disc, &other.disc)) / 2.0
    }

    fn mean(looks: &[&Self]) -> Self {
        let mean = |colour: fn(&Self) -> Colour| -> Colour {
            std::array::from_fn(|part| {
                let sum: f32 = looks.iter().map(|look| colour(look)[part]).sum();
                sum / looks.len().max(1) as f32
            })
        };
        Self {
            ring: mean(|look| look.ring),
            disc: mean(|look| look.disc),
        }
    }
}

/// The kinds of stones in a picture.
enum Kinds {
    /// Black and white ones.
    Two {
        black: StoneColours,
        white: StoneColours,
    },
    /// All of one side, as far as is known.
    One(Side, f32),
}

impl Kinds {
    fn of(looks: &[StoneColours], points: &[PointFeatures]) -> Self {
        let two = two_means(looks);
        if let Some([one, other]) = two {
            let spread = looks
                .iter()
                .map(|look| look.distance(&one).min(look.distance(&other)))
                .sum::<f32>()
                / looks.len() as f32;
            if one.distance(&other) > LEAST_APART.max(APART_IN_SPREADS * spread) {
                let (black, white) = if one.disc[0] < other.disc[0] {
                    (one, other)
                } else {
                    (other, one)
                };
                return Self::Two { black, white };
            }
        }
        let all: Vec<&StoneColours> = looks.iter().collect();
        let mut grounds: Vec<f32> = points.iter().map(|point| point.ground[0]).collect();
        let darker = median_of(&mut grounds) - StoneColours::mean(&all).disc[0];
        let side = if darker > 0.0 {
            Side::Black
        } else {
            Side::White
        };
        Self::One(side, (darker.abs() / DARKER / 2.0).min(ONE_KIND))
    }

    /// The side of a stone, and how sure that is.
    fn side_of(&self, look: &StoneColours) -> (Side, f32) {
        match self {
            Self::One(side, sure) => (*side, *sure),
            Self::Two { black, white } => {
                let (to_black, to_white) = (look.distance(black), look.distance(white));
                let side = if to_black < to_white {
                    Side::Black
                } else {
                    Side::White
                };
                let apart = (to_black - to_white).abs() / (to_black + to_white).max(1.0);
                (side, (apart * 2.0).min(1.0))
            }
        }
    }
}

/// Two clusters; `None` if there are fewer stones.
fn two_means(looks: &[StoneColours]) -> Option<[StoneColours; 2]> {
    let darkest =
        |one: &&StoneColours, other: &&StoneColours| one.disc[0].total_cmp(&other.disc[0]);
    let mut centres = [
        *looks.iter().min_by(darkest)?,
        *looks.iter().max_by(darkest)?,
    ];
    for _ in 0..ROUNDS {
        let (first, second): (Vec<&StoneColours>, Vec<&StoneColours>) = looks
            .iter()
            .partition(|look| look.distance(&centres[0]) <= look.distance(&centres[1]));
        if first.is_empty() || second.is_empty() {
            return None;
        }
        centres = [StoneColours::mean(&first), StoneColours::mean(&second)];
    }
    Some(centres)
}

#[cfg(test)]
mod tests {
    use super::super::point_features::AtDistance;
    use super::*;

    const BOARD: Colour = [185.0, 30.0, 90.0];

    fn point(lines: f32, ring: Colour) -> PointFeatures {
        PointFeatures {
            lines,
            core: lines,
            ring,
            disc: ring,
            ground: BOARD,
            covered: if difference(&ring, &BOARD) > 12.0 {
                1.0
            } else {
                0.1
            },
            edges: [AtDistance {
                lines,
                difference: difference(&ring, &BOARD),
            }; _],
        }
    }

    fn sides(points: &[PointFeatures]) -> Vec<Option<Side>> {
        classify(points).iter().map(|point| point.stone).collect()
    }

    #[test]
    fn stones_are_told_apart_by_their_lightness() {
        let mut points = vec![point(1.0, BOARD); 60];
        points[3] = point(0.0, [50.0, 0.0, 0.0]);
        points[9] = point(0.05, [240.0, 2.0, 5.0]);
        points[11] = point(0.02, [60.0, 1.0, 3.0]);
        let found = sides(&points);
        assert_eq!(found[3], Some(Side::Black));
        assert_eq!(found[9], Some(Side::White));
        assert_eq!(found[11], Some(Side::Black));
        assert_eq!(found.iter().flatten().count(), 3);
        assert!(classify(&points).iter().all(|point| point.confidence > 0.6));
    }

    #[test]
    fn stones_of_one_kind_are_compared_with_the_board() {
        let mut points = vec![point(1.0, BOARD); 60];
        points[3] = point(0.0, [240.0, 2.0, 5.0]);
        assert_eq!(sides(&points)[3], Some(Side::White));
        points[3] = point(0.0, [60.0, 2.0, 5.0]);
        assert_eq!(sides(&points)[3], Some(Side::Black));
    }

    #[test]
    fn a_disc_smaller_than_the_stones_is_a_mark() {
        let white = [240.0, 2.0, 5.0];
        let mut points = vec![point(1.0, BOARD); 60];
        points[3] = point(0.0, [50.0, 0.0, 0.0]);
        points[9] = point(0.0, white);
        let mut mark = point(1.0, BOARD);
        mark.lines = 0.1;
        mark.core = 0.0;
        (mark.ring, mark.disc, mark.covered) = (white, white, 0.4);
        mark.edges[0] = points[9].edges[0];
        points[20] = mark;
        let found = sides(&points);
        assert_eq!(found[20], None);
        assert_eq!(found[9], Some(Side::White));
    }

    #[test]
    fn half_hidden_lines_without_a_colour_are_doubtful() {
        let mut points = vec![point(1.0, BOARD); 60];
        points[5] = point(0.3, [188.0, 30.0, 90.0]);
        let found = classify(&points)[5];
        assert!(found.confidence < 0.9, "{found:?}");
        assert!(classify(&[]).is_empty());
    }
}
