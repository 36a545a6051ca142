//! The threats on the board: the points where a side makes one, and what is said about the threat of the last move.

use super::systems::StudyScreenSystems;
use crate::board::ThreatMark;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::sentence::sentence_text;
use crate::study::{StudySystems, ThreatAnswered};
use crate::widgets::Toast;
use bevy::prelude::*;
use narabe_rules::{Point, Position, Rule, Setup, Side};
use narabe_study::{ThreatQuestion, ThreatShape, threat_points};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.after(StudySystems).in_set(StudyScreenSystems));
}

/// The points of the last position asked about.
#[derive(Debug, Default)]
pub struct PositionThreats {
    of: Option<(Rule, u64)>,
    marks: Vec<(Point, ThreatMark)>,
}

impl PositionThreats {
    /// The points where either side makes a threat, with the strongest one.
    pub fn marks(&mut self, position: &Position) -> Vec<(Point, ThreatMark)> {
        let of = Some((position.rule(), position.board().hash()));
        if self.of != of {
            self.of = of;
            self.marks = marks(&position.into());
        }
        self.marks.clone()
    }
}

fn marks(setup: &Setup) -> Vec<(Point, ThreatMark)> {
    let mut strongest: Vec<(Point, ThreatShape)> = Vec::new();
    for (point, shape) in Side::ALL
        .into_iter()
        .flat_map(|side| threat_points(setup, side))
    {
        match strongest.iter_mut().find(|(known, _)| *known == point) {
            Some((_, known)) => *known = shape.max(*known),
            None => strongest.push((point, shape)),
        }
    }
    (strongest.into_iter())
        .map(|(point, shape)| (point, mark_of(shape)))
        .collect()
}

const fn mark_of(shape: ThreatShape) -> ThreatMark {
    match shape {
        ThreatShape::OpenThree => ThreatMark::OpenThree,
        ThreatShape::Four | ThreatShape::OpenFour => ThreatMark::Four,
        ThreatShape::Five => ThreatMark::Five,
    }
}

/// Says what is threatened.
fn tell(
    mut answered: MessageReader<ThreatAnswered>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for ThreatAnswered(answer) in answered.read() {
        match answer {
            Ok(found) => {
                // Wins by fours have a place of their own.
                let told = (found.iter())
                    .filter(|threat| threat.question == ThreatQuestion::LastMove)
                    .map(|threat| Toast::info(sentence_text(&locale, &threat.words())));
                toasts.write_batch(told);
            }
            Err(fault) => {
                let reason = ("reason", fault.as_str().into());
                toasts.write(Toast::fault(
                    locale.text_with("study-engine-failed", &[reason]),
                ));
            }
        }
        redraw.next_frame();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::BoardSize;

    #[test]
    fn a_point_has_the_strongest_mark_of_both_sides() {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        for (points, side) in [("f8 g8 h8 i8", Side::Black), ("j5 j6 j7", Side::White)] {
            for point in points.split(' ') {
                setup.place(point.parse().unwrap(), side).unwrap();
            }
        }
        let marks = marks(&setup);
        let at = |name: &str| -> Vec<_> {
            let point: Point = name.parse().unwrap();
            marks.iter().filter(|(of, _)| *of == point).collect()
        };
        assert_eq!(at("j8"), [&("j8".parse().unwrap(), ThreatMark::Five)]);
        assert_eq!(at("j4"), [&("j4".parse().unwrap(), ThreatMark::Four)]);
        assert!(at("a1").is_empty());
    }
}
