//! A segmented control: a highlight slides to the chosen segment.

use super::choice::ChoiceOptions;
use super::look::Look;
use super::node::NodeStyle;
use super::slide::Slide;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Icon, Stroke, Token, duration, radius};
use bevy::prelude::*;

/// The height of the frame, in logical pixels.
const HEIGHT: f32 = 40.0;
// The size of an icon, and of several beside text.
const ICON: f32 = 20.0;
const SMALL_ICON: f32 = 16.0;

/// The gap between icons and text.
const GAP: f32 = 6.0;

/// The highlight below the chosen segment.
#[derive(Component)]
struct SegmentHighlight {
    group: Entity,
}

/// The content of a segment.
#[derive(Debug, Clone, Default)]
pub struct Segment {
    pub icons: Vec<Icon>,
    pub label: String,
    /// The accessible name, if the label is empty or too short.
    pub spoken: String,
    /// Whether the label is numeric and set in the data typeface.
    pub figures: bool,
}

impl Segment {
    /// Text only.
    pub fn words(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            ..default()
        }
    }

    /// Numbers only.
    pub fn figures(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            figures: true,
            ..default()
        }
    }
}

impl UiBuilder<'_, '_> {
    /// A choice of a few options. Observe [`Picked`](super::Picked) on the entity.
    pub fn segments(
        &mut self,
        parent: Entity,
        id: &str,
        options: &[Segment],
        picked: usize,
    ) -> Entity {
        let node = Node::default().min_height(HEIGHT).no_shrink();
        let node = node.frame(self.palette.border(), radius::CONTROL);
        let group = self.choice(parent, id, node);
        self.insert(group, Stroke(Token::LineStrong));
        self.highlight(group, options.len(), picked);
        let segments = (options.iter().enumerate())
            .map(|(index, option)| self.segment(group, index, option))
            .collect();
        self.set_options(group, segments, Some(picked));
        group
    }

    /// The same for the texts of Fluent messages.
    pub fn segments_of(
        &mut self,
        parent: Entity,
        id: &str,
        labels: &[&str],
        picked: usize,
    ) -> Entity {
        let options: Vec<_> = (labels.iter())
            .map(|id| Segment::words(self.locale.text(id)))
            .collect();
        self.segments(parent, id, &options, picked)
    }

    fn highlight(&mut self, group: Entity, count: usize, picked: usize) {
        let width = 100.0 / count.max(1) as f32;
        let node = Node::default()
            .at(percent(width * picked as f32), 0)
            .bottom(0)
            .width(percent(width));
        let highlight = self.filled(group, node, Token::Ink);
        self.insert(highlight, SegmentHighlight { group });
    }

    fn segment(&mut self, group: Entity, index: usize, option: &Segment) -> Entity {
        let spoken = match option.spoken.as_str() {
            "" => &option.label,
            spoken => spoken,
        };
        let node = Node::row()
            .gap(GAP)
            .center()
            .fill()
            .border_left(if index == 0 { 0.0 } else { 1.0 });
        let segment = self.option(group, Look::Segment, spoken, node);
        for (place, icon) in option.icons.iter().enumerate() {
            if place > 0 {
                self.control_text(segment, Style::SMALL, "–");
            }
            let size = match option.icons.len() {
                2.. if !option.label.is_empty() => SMALL_ICON,
                _ => ICON,
            };
            self.control_icon(segment, *icon, size);
        }
        if !option.label.is_empty() {
            let style = if option.figures {
                Style::DATA
            } else {
                Style::SMALL
            };
            self.control_line(segment, style, option.label.clone());
        }
        segment
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, slide_highlights);
}

fn slide_highlights(
    groups: Query<Ref<ChoiceOptions>>,
    highlights: Query<(Entity, &SegmentHighlight, &Node)>,
    mut commands: Commands,
) {
    for (entity, highlight, node) in &highlights {
        let Ok(choice) = groups.get(highlight.group) else {
            continue;
        };
        let (Val::Percent(from), Val::Percent(width)) = (node.left, node.width) else {
            continue;
        };
        let to = width * choice.picked as f32;
        if choice.is_changed() && !choice.is_added() && from != to {
            let slide = Slide::new(percent(from), percent(to), duration::MOVE);
            commands.entity(entity).try_insert(slide);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn despawning_a_choice_during_its_animation_is_harmless() {
        let mut app = App::new();
        let group = app
            .world_mut()
            .spawn(ChoiceOptions {
                options: Vec::new(),
                picked: 0,
            })
            .id();
        let node = Node::default().left(percent(0)).width(percent(50));
        let highlight = app
            .world_mut()
            .spawn((SegmentHighlight { group }, node))
            .id();
        // Both change in the same frame, and the highlight is despawned before it moves.
        let leave = move |groups: Query<Ref<ChoiceOptions>>, mut commands: Commands| {
            if groups.single().is_ok_and(|choice| !choice.is_added()) {
                commands.entity(highlight).try_despawn();
            }
        };
        app.add_systems(Update, (leave, slide_highlights).chain_ignore_deferred());
        app.update();
        app.world_mut()
            .get_mut::<ChoiceOptions>(group)
            .expect("the choice stays")
            .picked = 1;
        app.update();
        assert!(app.world().get_entity(highlight).is_err());
    }
}
