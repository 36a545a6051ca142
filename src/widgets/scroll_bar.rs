//! Scroll bars: shown along the right edge of a column with hidden content. They can be dragged.
//!
//! A bar is not a child of the column, which would scroll it away: it is placed after the column's layout.

use super::dialog::{DIALOG_LAYER, Dialog};
use super::node::NodeStyle;
use crate::redraw::Redraw;
use crate::theme::{Fill, Token};
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiSystems};
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

// The bar's width, its distance from the edges, and the minimum length of its thumb, in logical pixels.
const WIDTH: f32 = 4.0;
const INSET: f32 = 2.0;
const SHORTEST: f32 = 28.0;
/// Less hidden content than this shows no bar, in logical pixels: it is only the space after the last line.
const SPARE: f32 = 12.0;
/// Bars are above the screens.
const LAYER: i32 = 1;

/// The bar of this column.
#[derive(Component, Debug, Clone, Copy)]
pub struct ScrollBar(pub Entity);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            attach.before(UiSystems::Layout),
            place.after(UiSystems::PostLayout),
        )
            .chain(),
    );
}

/// Spawns a bar for each new scrolling column.
fn attach(
    areas: Query<(Entity, &Node), Added<ScrollArea>>,
    parents: Query<&ChildOf>,
    dialogs: Query<(), With<Dialog>>,
    mut commands: Commands,
) {
    for (area, node) in &areas {
        if node.overflow.y != OverflowAxis::Scroll {
            continue;
        }
        let in_dialog = parents
            .iter_ancestors(area)
            .any(|above| dialogs.contains(above));
        let layer = if in_dialog { DIALOG_LAYER + 1 } else { LAYER };
        let node = Node::default().absolute().width(WIDTH);
        let thumb = ScrollbarThumb {
            border_radius: BorderRadius::all(px(WIDTH / 3.0)),
            ..default()
        };
        commands.spawn((
            ScrollBar(area),
            Scrollbar::new(area, ControlOrientation::Vertical, SHORTEST),
            node,
            GlobalZIndex(layer),
            Visibility::Hidden,
            children![(thumb, Fill(Token::LineStrong))],
        ));
    }
}

type Area = (
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static CalculatedClip>,
);

/// Moves the bars to their columns, and despawns those whose column is gone.
fn place(
    areas: Query<Area, With<ScrollArea>>,
    mut bars: Query<(Entity, &ScrollBar, &mut Node, &mut Visibility)>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for (bar, ScrollBar(area), mut node, mut visibility) in &mut bars {
        let Ok((computed, transform, is_seen, clip)) = areas.get(*area) else {
            commands.entity(bar).try_despawn();
            continue;
        };
        let scale = computed.inverse_scale_factor;
        let mut seen = Rect::from_center_size(transform.translation, computed.size());
        if let Some(clip) = clip {
            seen = seen.intersect(clip.clip);
        }
        let goes_on = (computed.content_size().y - computed.size().y) * scale > SPARE;
        let shown = if goes_on && is_seen.get() && seen.height() * scale > SHORTEST {
            Visibility::Visible
        } else {
            Visibility::Hidden
        };
        let place = [
            px((seen.max.x * scale - WIDTH - INSET).round()),
            px((seen.min.y * scale + INSET).round()),
            px((seen.height() * scale - 2.0 * INSET).round()),
        ];
        if [node.left, node.top, node.height] != place {
            [node.left, node.top, node.height] = place;
            redraw.next_frame(); // The layout of this frame is done, so the bar appears in the next.
        }
        if visibility.set_if_neq(shown) {
            redraw.next_frame();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(app: &mut App, content: f32) -> Entity {
        let node = Node::default().overflow(Overflow::scroll_y());
        let computed = ComputedNode {
            size: Vec2::new(300.0, 200.0),
            content_size: Vec2::new(300.0, content),
            inverse_scale_factor: 1.0,
            ..default()
        };
        let world = app.world_mut();
        world
            .spawn((ScrollArea, node, computed, InheritedVisibility::VISIBLE))
            .id()
    }

    fn shown(app: &mut App, area: Entity) -> Vec<Visibility> {
        let mut bars = app.world_mut().query::<(&ScrollBar, &Visibility)>();
        let bars = bars.iter(app.world());
        bars.filter(|(bar, _)| bar.0 == area)
            .map(|(_, visibility)| *visibility)
            .collect()
    }

    #[test]
    fn bug_a_clipped_column_had_no_scroll_bar() {
        let mut app = App::new();
        app.init_resource::<Redraw>().add_plugins(plugin);
        let long = column(&mut app, 260.0);
        let short = column(&mut app, 200.0 + SPARE);
        app.update();
        assert_eq!(shown(&mut app, long), [Visibility::Visible]);
        assert_eq!(shown(&mut app, short), [Visibility::Hidden]);
        app.world_mut().despawn(long);
        app.update();
        assert!(shown(&mut app, long).is_empty());
    }
}
