//! The coordinates around the grid on all four sides: letters from A without gaps, numbers from 1 at the bottom.

use super::{BoardFrame, BoardId, BoardLook, BoardView, layer};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;

/// The opacity of the letters, below that of the stones.
const OPACITY: f32 = 0.95;

/// A coordinate at the edge.
#[derive(Component, Debug, Clone, Copy)]
struct Coordinate;

/// What the coordinates of a board were drawn for.
#[derive(Component, Debug, Default, PartialEq)]
struct DrawnCoordinates(Option<(BoardFrame, Color)>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, DrawnCoordinates>()
        .add_systems(super::BoardSchedule, draw.in_set(super::BoardSystems::Draw));
}

fn draw(
    mut commands: Commands,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    mut boards: Query<(Entity, &BoardView, &mut DrawnCoordinates)>,
    coordinates: Query<(Entity, &ChildOf), With<Coordinate>>,
) {
    for (board, view, mut drawn) in &mut boards {
        let wanted = view.frame.map(|frame| (frame, look.line_colour()));
        if !drawn.set_if_neq(DrawnCoordinates(wanted)) && !fonts.is_changed() {
            continue;
        }
        for (coordinate, _) in coordinates.iter().filter(|(_, of)| of.parent() == board) {
            commands.entity(coordinate).despawn();
        }
        let Some((frame, color)) = wanted.filter(|(frame, _)| frame.shows_coordinates()) else {
            continue;
        };
        let font = fonts.text(Face::Data, frame.letter());
        for (text, place) in labels(&frame) {
            commands.spawn((
                Coordinate,
                ChildOf(board),
                Text2d::new(text),
                font.clone(),
                TextColor(color.with_alpha(OPACITY)),
                Transform::from_translation(place.extend(layer::COORDINATES)),
            ));
        }
    }
}

/// The labels and their places.
fn labels(frame: &BoardFrame) -> Vec<(String, Vec2)> {
    let rim = frame.side() / 2.0 - frame.letter_inset();
    (0..frame.size.get())
        .step_by(frame.lines_per_coordinate())
        .flat_map(|index| {
            let place = frame.at(narabe_rules::Point::new(index, index));
            let letter = char::from(b'A' + index).to_string();
            let number = (u16::from(index) + 1).to_string();
            [
                (letter.clone(), Vec2::new(place.x, rim)),
                (letter, Vec2::new(place.x, -rim)),
                (number.clone(), Vec2::new(-rim, place.y)),
                (number, Vec2::new(rim, place.y)),
            ]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_art::board::Padding;
    use narabe_rules::BoardSize;

    #[test]
    fn every_line_has_its_name_at_both_ends() {
        let labels = labels(&BoardFrame::new(
            718.0,
            1.0,
            BoardSize::DEFAULT,
            Padding::Coordinates,
        ));
        assert_eq!(labels.len(), 60);
        let of = |name: &str| {
            labels
                .iter()
                .filter(|(text, _)| text == name)
                .collect::<Vec<_>>()
        };
        assert!(
            matches!(of("I")[..], [(_, top), (_, bottom)] if top.y > 0.0 && bottom.y < 0.0 && top.x == bottom.x)
        );
        assert!(
            matches!(of("15")[..], [(_, left), (_, right)] if left.x < 0.0 && right.x > 0.0 && left.y > 0.0)
        );
        assert!(of("P").is_empty());
    }

    #[test]
    fn bug_coordinates_of_a_small_board_touched() {
        let names = |side: f32| -> Vec<String> {
            let frame = BoardFrame::new(
                side,
                1.0,
                BoardSize::new(19).expect("a size"),
                Padding::Coordinates,
            );
            labels(&frame).into_iter().map(|(text, _)| text).collect()
        };
        assert_eq!(names(420.0).len(), 76);
        let small = names(216.0);
        assert_eq!(small.len(), 40);
        assert!(small.contains(&"S".into()) && !small.contains(&"B".into()));
    }
}
