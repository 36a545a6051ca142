//! Finds texts that do not fit: cut off by an ancestor that clips, wider than the box around them, or out of the window.
//!
//! The layout is measured, so it works in every language, size and text size. Only the width counts, and what scrolls sideways is
//! left out.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::window::PrimaryWindow;

/// Less than this is rounding, in physical pixels.
const TOLERANCE: f32 = 1.5;

/// What is wrong with a text, and by how many physical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Misfit {
    /// It is wider than the node of an ancestor.
    Beyond(f32),
    /// An ancestor clips it.
    Cut(f32),
    /// It leaves the window.
    Outside(f32),
}

/// A box in the window, in physical pixels.
fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(place.affine().translation, node.size)
}

/// How far a text leaves a box on the left or the right.
fn beyond(text: Rect, limit: Rect) -> Option<f32> {
    let by = (limit.min.x - text.min.x).max(text.max.x - limit.max.x);
    (by > TOLERANCE).then_some(by)
}

/// The texts in view that do not fit, a line each.
pub fn list(world: &mut World) -> Vec<String> {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let Some(window) = windows.iter(world).next() else {
        return Vec::new();
    };
    let size = window.resolution.physical_size().as_vec2();
    let window = Rect::from_corners(Vec2::ZERO, size);
    let mut texts = world.query::<(
        Entity,
        &Text,
        &TextLayoutInfo,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
    )>();
    let mut found = Vec::new();
    for (entity, text, layout, node, place, visible, clip) in texts.iter(world) {
        let is_seen = visible.get() && !text.trim().is_empty() && !node.is_empty();
        if !is_seen || scrolls_sideways(world, entity) {
            continue;
        }
        let corner = rect(node, place).min;
        let drawn = Rect::from_corners(corner, corner + layout.size);
        if clip.is_some_and(|clip| clip.clip.intersect(drawn).is_empty()) {
            continue;
        }
        let cut = clip.and_then(|clip| beyond(drawn, clip.clip));
        let misfit = cut
            .map(Misfit::Cut)
            .or_else(|| beyond_ancestor(world, entity, drawn).map(Misfit::Beyond))
            .or_else(|| beyond(drawn, window).map(Misfit::Outside));
        if let Some(misfit) = misfit {
            found.push(format!("{misfit:?}: {}", text.replace('\n', " / ")));
        }
    }
    found.sort();
    found
}

/// Whether a text can be moved to the left and the right.
fn scrolls_sideways(world: &World, text: Entity) -> bool {
    let ancestors = std::iter::successors(Some(text), |at| {
        world.get::<ChildOf>(*at).map(ChildOf::parent)
    });
    let nodes = ancestors.filter_map(|entity| world.get::<Node>(entity));
    nodes
        .map(|node| node.overflow.x)
        .any(|axis| axis == OverflowAxis::Scroll)
}

/// How far a text leaves the narrowest of the boxes around it, up to one that is placed freely.
fn beyond_ancestor(world: &World, text: Entity, drawn: Rect) -> Option<f32> {
    let is_free = |entity: Entity| {
        let node = world.get::<Node>(entity);
        node.is_none_or(|node| node.position_type == PositionType::Absolute)
    };
    let mut at = text;
    let mut most: Option<f32> = None;
    while !is_free(at) {
        let Some(ChildOf(parent)) = world.get::<ChildOf>(at) else {
            break;
        };
        at = *parent;
        let (Some(node), Some(place)) = (
            world.get::<ComputedNode>(at),
            world.get::<UiGlobalTransform>(at),
        ) else {
            break;
        };
        if let Some(by) = beyond(drawn, rect(node, place)) {
            most = Some(most.map_or(by, |most| most.max(by)));
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_may_leave_a_box_by_rounding_only() {
        let limit = Rect::new(10.0, 0.0, 110.0, 20.0);
        assert_eq!(beyond(Rect::new(10.0, 0.0, 111.0, 20.0), limit), None);
        assert_eq!(beyond(Rect::new(10.0, 0.0, 120.0, 20.0), limit), Some(10.0));
        assert_eq!(beyond(Rect::new(4.0, 0.0, 90.0, 20.0), limit), Some(6.0));
        assert_eq!(beyond(Rect::new(20.0, -50.0, 90.0, 90.0), limit), None);
    }
}
