//! What can be marked on the screen, in reading order.

use crate::board::{BoardId, BoardModel, BoardSlot};
use crate::widgets::{Outline, OutlineKind, OutlineNode, ScanGroup};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::SliderStep;
use narabe_rules::Point;

/// Something that the switch can choose.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    /// The same after the screen is rebuilt.
    pub key: String,
    pub entity: Entity,
    pub kind: TargetKind,
}

#[derive(Debug, Clone, PartialEq)]
pub enum TargetKind {
    /// A button, a switch or an option.
    Control,
    /// A slider, with the value after the present one; after the last one comes the first.
    Slider(f32),
    /// A board, with the points that can be chosen, row by row from the top.
    Board(BoardId, Vec<Point>),
    /// Controls that are marked once the group is chosen.
    Group(Vec<Target>),
}

/// Reads the screen.
#[derive(SystemParam)]
pub struct Targets<'w, 's> {
    outline: Outline<'w, 's>,
    slots: Query<'w, 's, &'static BoardSlot>,
    steps: Query<'w, 's, &'static SliderStep>,
    groups: Query<'w, 's, (), With<ScanGroup>>,
    boards: Query<'w, 's, (&'static BoardId, &'static BoardModel)>,
}

impl Targets<'_, '_> {
    pub fn read(&self) -> Vec<Target> {
        let layers = self.outline.read();
        let open = layers.iter().filter(|layer| !layer.covered);
        let mut found = Vec::new();
        for layer in open {
            self.gather(&layer.parts, &mut found);
        }
        found
    }

    fn gather(&self, parts: &[OutlineNode], found: &mut Vec<Target>) {
        for part in parts {
            let kind = match part.kind {
                _ if self.groups.contains(part.entity) => {
                    let mut inside = Vec::new();
                    self.gather(&part.inside, &mut inside);
                    (!inside.is_empty()).then_some(TargetKind::Group(inside))
                }
                OutlineKind::Text
                | OutlineKind::Heading { .. }
                | OutlineKind::Picture
                | OutlineKind::Group
                | OutlineKind::Dialog
                | OutlineKind::Choice => {
                    self.gather(&part.inside, found);
                    continue;
                }
                OutlineKind::Board => self.board(part.entity),
                OutlineKind::Slider { value, least, most } => {
                    let step = self.steps.get(part.entity).map_or(1.0, |step| step.0);
                    let next = value as f32 + step;
                    let is_over = next > most as f32 + step / 2.0;
                    Some(TargetKind::Slider(if is_over {
                        least as f32
                    } else {
                        next
                    }))
                }
                // A picked option would be picked again.
                OutlineKind::Option { on: true } | OutlineKind::Field { .. } => None,
                OutlineKind::Button { .. }
                | OutlineKind::Switch { .. }
                | OutlineKind::Option { .. } => Some(TargetKind::Control),
            };
            let Some(kind) = kind.filter(|_| !part.disabled) else {
                continue;
            };
            found.push(Target {
                key: part.key.clone(),
                entity: part.entity,
                kind,
            });
        }
    }

    /// The board of a slot, if a point of it can be chosen now.
    fn board(&self, slot: Entity) -> Option<TargetKind> {
        let slot = self.slots.get(slot).ok().filter(|slot| slot.playable)?;
        let mut boards = self.boards.iter();
        let (_, model) = boards.find(|(board, _)| **board == slot.board)?;
        let points = points(model);
        (!points.is_empty()).then_some(TargetKind::Board(slot.board, points))
    }
}

/// The points that can be chosen on a board: those where a stone may be placed, or if there is none, as with an eraser, those
/// with stones.
fn points(model: &BoardModel) -> Vec<Point> {
    if model.ghost.is_none() {
        return Vec::new();
    }
    let size = model.size;
    let is_taken = |point: &Point| model.moves.iter().any(|(taken, _)| taken == point);
    let mut found: Vec<Point> = (size.points())
        .filter(|point| !is_taken(point) && !model.closed.contains(point))
        .collect();
    if found.is_empty() {
        found = size.points().filter(is_taken).collect();
    }
    found.sort_by_key(|point| (std::cmp::Reverse(point.y), point.x));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Side;

    #[test]
    fn points_are_read_row_by_row_from_the_top_without_taken_and_closed_ones() {
        let mut model = BoardModel::default();
        assert_eq!(points(&model), [], "nobody may play");
        model.ghost = Some(Side::Black);
        let last = model.size.get() - 1;
        model.moves = vec![(Point::new(0, last), Side::White)];
        model.closed = vec![Point::new(1, last)];
        let found = points(&model);
        assert_eq!(found[0], Point::new(2, last));
        assert_eq!(found.last(), Some(&Point::new(last, 0)));
        assert_eq!(found.len(), model.size.area() - 2);
        model.closed = model.size.points().collect();
        assert_eq!(points(&model), [Point::new(0, last)], "the stones");
    }
}
