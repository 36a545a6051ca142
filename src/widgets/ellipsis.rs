//! Ends a line of text that is cut off with "…".

use super::text_overflow::TOLERANCE;
use crate::redraw::Redraw;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, UiGlobalTransform, UiSystems};

/// The width of "…" as a part of the height of a line, rounded up.
const WIDTH: f32 = 0.8;

/// A line of text that is too long for its place.
#[derive(Component, Debug)]
pub struct Ellipsis {
    /// All its words.
    pub full: String,
    shown: String,
    /// The width of all its words, in physical pixels.
    width: f32,
}

/// Texts whose place or layout has changed.
type NewlyPlaced = Or<(
    Changed<TextLayoutInfo>,
    Changed<UiGlobalTransform>,
    Changed<CalculatedClip>,
)>;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            keep.before(UiSystems::Prepare),
            shorten.after(UiSystems::PostLayout),
        ),
    );
}

/// A text that is written again with the same words stays short.
fn keep(mut texts: Query<(Entity, &mut Text, &Ellipsis), Changed<Text>>, mut commands: Commands) {
    for (entity, mut text, ellipsis) in &mut texts {
        if **text == ellipsis.full {
            text.0.clone_from(&ellipsis.shown);
        } else if **text != ellipsis.shown {
            commands.entity(entity).try_remove::<Ellipsis>();
        }
    }
}

fn shorten(
    mut texts: Query<
        (
            Entity,
            &mut Text,
            &TextLayout,
            &TextLayoutInfo,
            &ComputedNode,
            &UiGlobalTransform,
            &CalculatedClip,
            Option<&Ellipsis>,
        ),
        NewlyPlaced,
    >,
    parents: Query<&ChildOf>,
    nodes: Query<&Node>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for (entity, mut text, line, layout, node, place, clip, ellipsis) in &mut texts {
        let is_turned = place.affine().matrix2.y_axis.x != 0.0;
        if line.linebreak != LineBreak::NoWrap || is_turned {
            continue;
        }
        let scrolls = |entity| {
            let node = nodes.get(entity);
            node.is_ok_and(|node| node.overflow.x == OverflowAxis::Scroll)
        };
        if parents.iter_ancestors(entity).any(scrolls) {
            continue;
        }
        let left = place.affine().translation.x - node.size.x / 2.0;
        let room = clip.clip.max.x - left;
        if let Some(ellipsis) = ellipsis.filter(|ellipsis| ellipsis.width <= room) {
            text.0.clone_from(&ellipsis.full);
            commands.entity(entity).try_remove::<Ellipsis>();
            redraw.next_frame(); // The layout of this frame is done.
            continue;
        }
        if layout.size.x <= room + TOLERANCE {
            continue;
        }
        let Some(shown) = shortened(&text, room - WIDTH * layout.size.y, layout.size.x) else {
            continue;
        };
        let (full, width) = ellipsis.map_or_else(
            || (text.0.clone(), layout.size.x),
            |ellipsis| (ellipsis.full.clone(), ellipsis.width),
        );
        text.0.clone_from(&shown);
        commands
            .entity(entity)
            .try_insert(Ellipsis { full, shown, width });
        redraw.next_frame();
    }
}

/// The beginning of a text of this width for which there is room, and "…"; none if not even a letter has room.
fn shortened(text: &str, room: f32, width: f32) -> Option<String> {
    let words = text.strip_suffix('…').unwrap_or(text);
    let letters = words.chars().count();
    let part = (room / width).max(0.0);
    let kept = ((letters as f32 * part) as usize).min(letters.saturating_sub(1));
    let kept: String = words.chars().take(kept).collect();
    let kept = kept.trim_end_matches([' ', ',', '·', '–']);
    (!kept.is_empty()).then(|| format!("{kept}…"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str = "Hana – Isao, Renju 15 × 15";

    fn app(room: f32) -> (App, Entity) {
        let mut app = App::new();
        app.init_resource::<Redraw>().add_plugins(plugin);
        let size = Vec2::new(260.0, 20.0);
        let layout = TextLayoutInfo { size, ..default() };
        let node = ComputedNode { size, ..default() };
        let text = (Text::new(FULL), TextLayout::no_wrap(), layout, node);
        let place = UiGlobalTransform::from_xy(130.0, 10.0);
        let text = app.world_mut().spawn((text, place, clip(room))).id();
        app.update();
        (app, text)
    }

    /// A clip to this much from the left.
    fn clip(room: f32) -> CalculatedClip {
        let clip = Rect::new(0.0, 0.0, room, 20.0);
        CalculatedClip { clip }
    }

    fn words(app: &App, text: Entity) -> &str {
        app.world().get::<Text>(text).expect("a text")
    }

    #[test]
    fn a_line_that_is_cut_ends_with_an_ellipsis_and_one_with_room_is_whole() {
        assert_eq!(words(&app(260.0).0, app(260.0).1), FULL);
        let (mut app, text) = app(150.0);
        assert_eq!(words(&app, text), "Hana – Isao…");
        app.world_mut().entity_mut(text).insert(clip(300.0));
        app.update();
        assert_eq!(words(&app, text), FULL, "there is room now");
    }

    #[test]
    fn the_same_words_stay_short_and_new_ones_are_written() {
        let (mut app, text) = app(150.0);
        app.world_mut().entity_mut(text).insert(Text::new(FULL));
        app.update();
        assert_eq!(words(&app, text), "Hana – Isao…");
        let ellipsis = app.world().get::<Ellipsis>(text).expect("it is short");
        assert_eq!(ellipsis.full, FULL);
        let mut layout = app.world_mut().get_mut::<TextLayoutInfo>(text);
        layout.as_mut().expect("a layout").size.x = 40.0;
        app.world_mut().entity_mut(text).insert(Text::new("Hana"));
        app.update();
        assert_eq!(words(&app, text), "Hana");
        assert!(app.world().get::<Ellipsis>(text).is_none());
    }
}
