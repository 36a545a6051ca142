//! The points where a side makes a threat with its next stone: a five, a four or an open three.

use narabe_engine_core::tactics::AttackShape;
use narabe_rules::{Board, FoulAnalysis, Point, Ruling, Setup, Side};

/// What a stone makes. The order is from weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreatShape {
    /// An open three, or several: the next stone makes an open four.
    OpenThree,
    /// A four: the next stone makes five at one point.
    Four,
    /// An open four, or several fours: the next stone makes five at one of several points.
    OpenFour,
    /// A five.
    Five,
}

/// The empty points where a stone of `side` makes a threat, with the strongest one it makes. Forbidden points of Black are
/// not included, nor threes that can only become an open four on a forbidden point.
///
/// ```
/// use narabe_rules::{BoardSize, Rule, Setup, Side};
/// use narabe_study::{ThreatShape, threat_points};
///
/// let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
/// for point in ["f8", "g8", "h8", "i8"] {
///     setup.place(point.parse()?, Side::Black)?;
/// }
/// let threats = threat_points(&setup, Side::Black);
/// assert!(threats.contains(&("e8".parse()?, ThreatShape::Five)));
/// assert!(threats.contains(&("j8".parse()?, ThreatShape::Five)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn threat_points(setup: &Setup, side: Side) -> Vec<(Point, ThreatShape)> {
    if side == Side::Black && setup.rule().has_fouls() {
        return allowed_threats(setup);
    }
    let threats = AttackShape::all(setup, side).into_iter();
    threats
        .filter_map(|(point, shape)| Some((point, shape_of(shape)?)))
        .collect()
}

const fn shape_of(shape: AttackShape) -> Option<ThreatShape> {
    match shape {
        AttackShape::Quiet => None,
        AttackShape::Three | AttackShape::DoubleThree => Some(ThreatShape::OpenThree),
        AttackShape::Four | AttackShape::FourThree => Some(ThreatShape::Four),
        AttackShape::OpenFour => Some(ThreatShape::OpenFour),
        AttackShape::Five => Some(ThreatShape::Five),
    }
}

/// Black's threats under a rule with forbidden points. The engine's shapes do not tell which points are forbidden and
/// which threes are real, so the rules are asked.
fn allowed_threats(setup: &Setup) -> Vec<(Point, ThreatShape)> {
    let mut board = setup.board();
    let empty: Vec<_> = board.empty_points().collect();
    let threat = |point: Point| Some((point, shape_if_allowed(&mut board, point)?));
    empty.into_iter().filter_map(threat).collect()
}

/// What Black's stone makes on a point if it is not forbidden there.
pub(crate) fn shape_if_allowed(board: &mut Board, point: Point) -> Option<ThreatShape> {
    let analysis = FoulAnalysis::of(board, point)?;
    match analysis.ruling {
        Ruling::Five => return Some(ThreatShape::Five),
        Ruling::Foul(_) => return None,
        Ruling::Allowed => {}
    }
    if let Some(four) = analysis.fours.first() {
        return Some(match four.completions.len() {
            0 | 1 => ThreatShape::Four,
            _ => ThreatShape::OpenFour,
        });
    }
    let mut extensions = analysis.threes.iter().flat_map(|three| &three.extensions);
    board.place(point, Side::Black);
    let is_real = extensions.any(|extension| board.foul_at(extension.point).is_none());
    board.remove(point, Side::Black);
    is_real.then_some(ThreatShape::OpenThree)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    fn setup(rule: Rule, black: &str, white: &str) -> Setup {
        let mut setup = Setup::new(rule, BoardSize::DEFAULT);
        for (points, side) in [(black, Side::Black), (white, Side::White)] {
            for point in points.split_whitespace() {
                setup.place(point.parse().unwrap(), side).unwrap();
            }
        }
        setup
    }

    /// The points of one shape, as text.
    fn points(setup: &Setup, side: Side, wanted: ThreatShape) -> String {
        let threats = threat_points(setup, side);
        let points = threats.into_iter().filter(|(_, shape)| *shape == wanted);
        let mut names: Vec<_> = points.map(|(point, _)| point.to_string()).collect();
        names.sort();
        names.join(" ")
    }

    #[test]
    fn an_open_three_becomes_an_open_four_at_both_ends() {
        for rule in [Rule::Freestyle, Rule::Standard, Rule::Renju] {
            let setup = setup(rule, "g8 h8 i8", "a1 c1");
            let open = points(&setup, Side::Black, ThreatShape::OpenFour);
            assert_eq!(open, "f8 j8", "{rule:?}");
            let fours = points(&setup, Side::Black, ThreatShape::Four);
            assert_eq!(fours, "e8 k8", "{rule:?}");
            assert_eq!(points(&setup, Side::White, ThreatShape::OpenThree), "");
        }
    }

    #[test]
    fn two_stones_become_an_open_three_where_both_ends_stay_free() {
        let open = setup(Rule::Freestyle, "g8 h8", "");
        let found = points(&open, Side::Black, ThreatShape::OpenThree);
        assert_eq!(found, "e8 f8 i8 j8");
        let closed = setup(Rule::Freestyle, "g8 h8", "f8");
        assert_eq!(points(&closed, Side::Black, ThreatShape::OpenThree), "");
    }

    #[test]
    fn a_row_of_six_is_a_five_in_freestyle_alone() {
        let gap = |rule| setup(rule, "d8 e8 f8 h8 i8", "");
        let fives = |rule| points(&gap(rule), Side::Black, ThreatShape::Five);
        assert_eq!(fives(Rule::Freestyle), "g8");
        assert_eq!(fives(Rule::Standard), "");
        assert_eq!(fives(Rule::Renju), "", "forbidden");
    }

    #[test]
    fn black_s_forbidden_points_are_no_threats_in_renju() {
        let double_three = |rule| setup(rule, "g8 i8 h7 h9", "a1 c1 e1 g1");
        let at_h8 = |rule, side| {
            let threats = threat_points(&double_three(rule), side);
            let found = threats
                .iter()
                .find(|(point, _)| *point == "h8".parse().unwrap());
            found.map(|(_, shape)| *shape)
        };
        assert_eq!(
            at_h8(Rule::Freestyle, Side::Black),
            Some(ThreatShape::OpenThree)
        );
        assert_eq!(at_h8(Rule::Renju, Side::Black), None);
        let mut white = Setup::new(Rule::Renju, BoardSize::DEFAULT);
        for point in ["g8", "i8", "h7", "h9"] {
            white.place(point.parse().unwrap(), Side::White).unwrap();
        }
        assert!(
            threat_points(&white, Side::White)
                .contains(&("h8".parse().unwrap(), ThreatShape::OpenThree)),
            "nothing is forbidden to White"
        );
    }

    #[test]
    fn double_fours_are_open_fours_except_for_black_in_renju() {
        let stones = "e8 f8 g8 h5 h6 h7";
        let blocks = "d8 h4";
        let at_h8 = |rule| {
            let threats = threat_points(&setup(rule, stones, blocks), Side::Black);
            let found = threats
                .iter()
                .find(|(point, _)| *point == "h8".parse().unwrap());
            found.map(|(_, shape)| *shape)
        };
        assert_eq!(at_h8(Rule::Freestyle), Some(ThreatShape::OpenFour));
        assert_eq!(at_h8(Rule::Standard), Some(ThreatShape::OpenFour));
        assert_eq!(at_h8(Rule::Renju), None);
    }

    #[test]
    fn a_four_is_one_whose_five_has_one_point() {
        let setup = setup(Rule::Standard, "e8 f8 g8", "d8");
        assert_eq!(points(&setup, Side::Black, ThreatShape::Four), "h8 i8");
        assert_eq!(points(&setup, Side::Black, ThreatShape::OpenFour), "");
    }

    #[test]
    fn a_three_that_can_only_become_an_overline_is_none_in_renju() {
        // i8 makes g8 h8 i8; beyond both ends of each open four lies another black stone.
        let stones = "g8 h8 d8 l8";
        let at_i8 = |rule| {
            let threats = threat_points(&setup(rule, stones, ""), Side::Black);
            threats
                .iter()
                .any(|(point, _)| *point == "i8".parse().unwrap())
        };
        assert!(at_i8(Rule::Freestyle));
        assert!(!at_i8(Rule::Renju));
    }

    #[test]
    fn the_stones_stay_where_they_are() {
        let setup = setup(Rule::Renju, "g8 i8 h9 j6 k7", "a1 c1 e1 g1");
        let mut board = setup.board();
        for point in board.empty_points().collect::<Vec<_>>() {
            let _ = shape_if_allowed(&mut board, point);
        }
        assert!(
            BoardSize::DEFAULT
                .points()
                .all(|point| board.get(point) == setup.get(point))
        );
    }
}
