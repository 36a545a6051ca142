//! Finds texts that do not fit: cut off by an ancestor that clips, wider or higher than the room for them, out of the window,
//! or over one another.
//!
//! The layout is measured, so it works in every language, size and text size. What scrolls sideways is left out, and so is what
//! is cut off above or below where it scrolls.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{PositionedGlyph, TextLayoutInfo};
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::window::PrimaryWindow;

/// Less than this is rounding, in physical pixels.
pub(super) const TOLERANCE: f32 = 1.5;
/// The least space between two things, in logical pixels: a text that leaves the box it is laid out in by less meets nothing.
const GAP: f32 = 4.0;
/// The part of a text's height that may be out of its room or over another text: letters are lower than their lines.
const LEADING: f32 = 0.3;

/// A text that does not fit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TextOverflow {
    pub text: Entity,
    pub kind: TextOverflowKind,
    /// By how many physical pixels.
    pub by: f32,
}

/// What is wrong with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextOverflowKind {
    /// It is wider than the node of this ancestor.
    Beyond(Entity),
    /// An ancestor clips it.
    Cut,
    /// It leaves the window.
    Outside,
    /// It is higher than the room in this ancestor.
    High(Entity),
    /// It lies over this other text.
    Over(Entity),
}

/// Measures the texts in view.
#[derive(SystemParam)]
pub struct TextOverflows<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    texts: Query<
        'w,
        's,
        (
            Entity,
            &'static Text,
            &'static TextLayoutInfo,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
            Option<&'static CalculatedClip>,
        ),
    >,
    parents: Query<'w, 's, &'static ChildOf>,
    boxes: Query<
        'w,
        's,
        (
            &'static Node,
            &'static ComputedNode,
            &'static UiGlobalTransform,
        ),
    >,
}

impl TextOverflows<'_, '_> {
    /// Everything that is wrong, of each text what is worst in the order of the kinds.
    pub fn list(&self) -> Vec<TextOverflow> {
        let Ok(window) = self.windows.single() else {
            return Vec::new();
        };
        let size = window.resolution.physical_size().as_vec2();
        let window = Rect::from_corners(Vec2::ZERO, size);
        let (mut found, mut seen) = (Vec::new(), Vec::new());
        for (entity, text, layout, node, place, visible, clip) in &self.texts {
            let is_seen = visible.get() && !text.trim().is_empty() && !node.is_empty();
            if !is_seen || self.scrolls_sideways(entity) {
                continue;
            }
            let corner = -node.size / 2.0;
            let drawn = Rect::from_corners(corner, corner + drawn_size(layout));
            let drawn = in_window(drawn, place);
            let shown = clip.map_or(drawn, |clip| clip.clip.intersect(drawn));
            if shown.is_empty() {
                continue;
            }
            seen.push(Seen {
                text: entity,
                words: text,
                root: self.root(entity),
                place: shown,
            });
            let cut = clip.and_then(|clip| beyond(drawn, clip.clip));
            let overflow = cut
                .map(|by| (TextOverflowKind::Cut, by))
                .or_else(|| self.beyond_ancestor(entity, drawn))
                .or_else(|| beyond(drawn, window).map(|by| (TextOverflowKind::Outside, by)))
                .or_else(|| self.too_high(entity, drawn, window));
            found.extend(overflow.map(|(kind, by)| TextOverflow {
                text: entity,
                kind,
                by,
            }));
        }
        found.extend(overlaps(&seen));
        found
    }

    fn ancestors(&self, entity: Entity) -> impl Iterator<Item = Entity> {
        self.parents.iter_ancestors(entity)
    }

    /// The root that a node belongs to: a screen, a dialog or a toast.
    pub fn root(&self, entity: Entity) -> Entity {
        self.ancestors(entity).last().unwrap_or(entity)
    }

    /// Whether a text can be moved to the left and the right.
    fn scrolls_sideways(&self, text: Entity) -> bool {
        let mut around = [text].into_iter().chain(self.ancestors(text));
        around.any(|entity| {
            let node = self.boxes.get(entity);
            node.is_ok_and(|(node, ..)| node.overflow.x == OverflowAxis::Scroll)
        })
    }

    /// How far a text leaves the narrowest of the boxes around it, up to one that is placed freely.
    fn beyond_ancestor(&self, text: Entity, drawn: Rect) -> Option<(TextOverflowKind, f32)> {
        let mut most: Option<(TextOverflowKind, f32)> = None;
        let mut is_free = self.is_free(text);
        for at in self.ancestors(text) {
            let (false, Ok((_, node, place))) = (is_free, self.boxes.get(at)) else {
                break;
            };
            let least = GAP / node.inverse_scale_factor;
            let by = beyond(drawn, rect(node, place)).filter(|by| *by > least && !node.is_empty());
            if let Some(by) = by
                && most.is_none_or(|(_, most)| by > most)
            {
                most = Some((TextOverflowKind::Beyond(at), by));
            }
            is_free = self.is_free(at);
        }
        most
    }

    fn is_free(&self, entity: Entity) -> bool {
        let node = self.boxes.get(entity);
        node.is_ok_and(|(node, ..)| node.position_type == PositionType::Absolute)
    }

    /// How far a text leaves the room of its ancestors above or below, up to one that scrolls or is placed freely, or the window.
    fn too_high(&self, text: Entity, drawn: Rect, window: Rect) -> Option<(TextOverflowKind, f32)> {
        let beyond = |limit: Rect| {
            let by = (limit.min.y - drawn.min.y).max(drawn.max.y - limit.max.y);
            (by > LEADING * drawn.height()).then_some(by)
        };
        let mut is_free = self.is_free(text);
        for at in self
            .ancestors(text)
            .take_while(|at| self.boxes.contains(*at))
        {
            let (node, computed, place) = self.boxes.get(at).ok()?;
            if node.overflow.y == OverflowAxis::Scroll {
                return None;
            }
            let holds = !is_free && !computed.is_empty();
            if let Some(by) = beyond(rect(computed, place)).filter(|_| holds) {
                return Some((TextOverflowKind::High(at), by));
            }
            is_free |= node.position_type == PositionType::Absolute;
        }
        beyond(window).map(|by| (TextOverflowKind::Outside, by))
    }
}

/// A box in the window, in physical pixels.
fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    in_window(Rect::from_center_size(Vec2::ZERO, node.size), place)
}

/// The upright box around one that may be turned.
fn in_window(place: Rect, transform: &UiGlobalTransform) -> Rect {
    let [one, other] =
        [place.min, place.max].map(|corner| transform.affine().transform_point2(corner));
    Rect::from_corners(one, other)
}

/// The size of a text as it is drawn; the size of its layout counts the spaces at which lines are broken.
fn drawn_size(layout: &TextLayoutInfo) -> Vec2 {
    let right = |glyph: &PositionedGlyph| glyph.position.x + glyph.atlas_info.rect.width() / 2.0;
    let right = layout.glyphs.iter().map(right).reduce(f32::max);
    let width = right.map_or(layout.size.x, |right| right.min(layout.size.x));
    Vec2::new(width, layout.size.y)
}

/// How far a text leaves a box on the left or the right.
fn beyond(text: Rect, limit: Rect) -> Option<f32> {
    let by = (limit.min.x - text.min.x).max(text.max.x - limit.max.x);
    (by > TOLERANCE).then_some(by)
}

/// A text in view.
#[derive(Debug, Clone, Copy)]
struct Seen<'a> {
    text: Entity,
    words: &'a str,
    root: Entity,
    place: Rect,
}

impl Seen<'_> {
    /// By how much this text lies over another of its root. The same words at the same place are a control in two states.
    fn lies_over(&self, other: &Seen) -> Option<f32> {
        let is_same = self.words == other.words && self.place == other.place;
        let common = self.place.intersect(other.place).size();
        let allowed = LEADING * self.place.height().min(other.place.height());
        let is_over = self.root == other.root && common.x > TOLERANCE && common.y > allowed;
        (is_over && !is_same).then_some(common.y)
    }
}

/// The texts that lie over one another.
fn overlaps(seen: &[Seen]) -> Vec<TextOverflow> {
    let mut found = Vec::new();
    for (number, one) in seen.iter().enumerate() {
        for other in &seen[number + 1..] {
            found.extend(one.lies_over(other).map(|by| TextOverflow {
                text: one.text,
                kind: TextOverflowKind::Over(other.text),
                by,
            }));
        }
    }
    found
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

    #[test]
    fn texts_of_one_screen_may_touch_but_not_lie_over_one_another() {
        let mut world = World::new();
        let [screen, dialog, one, other] = [(); 4].map(|()| world.spawn_empty().id());
        let text = |root, top: f32, text| Seen {
            text,
            words: if text == one { "Undo" } else { "Redo" },
            root,
            place: Rect::new(0.0, top, 50.0, top + 20.0),
        };
        let touching = [text(screen, 0.0, one), text(screen, 15.0, other)];
        assert_eq!(overlaps(&touching), []);
        let apart = [text(screen, 0.0, one), text(dialog, 5.0, other)];
        assert_eq!(overlaps(&apart), []);
        let over = [text(screen, 0.0, one), text(screen, 5.0, other)];
        let expected = TextOverflow {
            text: one,
            kind: TextOverflowKind::Over(other),
            by: 15.0,
        };
        assert_eq!(overlaps(&over), [expected]);
        let twice = [text(screen, 0.0, one), text(screen, 0.0, one)];
        assert_eq!(overlaps(&twice), [], "a seal and its stamp");
    }
}
