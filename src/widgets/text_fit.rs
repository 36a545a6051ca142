//! With the largest texts, those for which there is no room keep the size that their surroundings grow to: 160 per cent, or 100 on
//! a phone. At that size every screen has room.

use super::text_overflow::{TextOverflow, TextOverflowKind, TextOverflows};
use crate::layout::Layout;
use crate::redraw::Redraw;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{UiGlobalTransform, UiSystems};

/// A text that is larger than what surrounds it; the size that it would have otherwise, in logical pixels.
#[derive(Component, Debug, Clone, Copy)]
pub struct ScaledTextSize(pub f32);

/// Texts whose layout has changed.
type NewlyPlaced = (
    With<Text>,
    Or<(
        Changed<ComputedNode>,
        Changed<TextLayoutInfo>,
        Changed<UiGlobalTransform>,
        Changed<InheritedVisibility>,
    )>,
);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        fit.after(UiSystems::PostLayout)
            .run_if(|layout: Option<Res<Layout>>| {
                layout.is_some_and(|layout| layout.has_large_text())
            }),
    );
}

/// Shrinks a text that does not fit, and if it is small already, all that are in its way.
fn fit(
    placed: Query<(), NewlyPlaced>,
    overflows: TextOverflows,
    children: Query<&Children>,
    mut grown: Query<(&ScaledTextSize, &mut TextFont)>,
    mut commands: Commands,
    mut redraw: ResMut<Redraw>,
) {
    if placed.is_empty() {
        return;
    }
    for TextOverflow { text, kind, .. } in overflows.list() {
        let mut wanted = vec![text];
        if let TextOverflowKind::Over(other) = kind {
            wanted.push(other);
        }
        if !wanted.iter().any(|text| grown.contains(*text)) {
            let around = match kind {
                TextOverflowKind::Beyond(around) | TextOverflowKind::High(around) => around,
                TextOverflowKind::Cut | TextOverflowKind::Outside | TextOverflowKind::Over(_) => {
                    overflows.root(text)
                }
            };
            wanted = children.iter_descendants(around).collect();
        }
        for text in wanted {
            if let Ok((size, mut font)) = grown.get_mut(text) {
                font.font_size = FontSize::Px(size.0);
                commands.entity(text).try_remove::<ScaledTextSize>();
                redraw.next_frame(); // The layout of this frame is done.
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::window::{PrimaryWindow, WindowResolution};

    /// A text of this width in a box of 100 pixels, after a frame in which it had no letters and one with them.
    fn size_of_text(width: f32, text_size: f32) -> FontSize {
        let mut app = App::new();
        app.insert_resource(Layout::new(Vec2::new(390.0, 844.0), text_size, 1.0))
            .init_resource::<Redraw>()
            .add_plugins(plugin);
        let window = Window {
            resolution: WindowResolution::new(390, 844),
            ..default()
        };
        app.world_mut().spawn((window, PrimaryWindow));
        let place = |size: Vec2| {
            let node = ComputedNode { size, ..default() };
            (node, UiGlobalTransform::from_xy(100.0, 100.0))
        };
        let around = place(Vec2::new(100.0, 40.0));
        let around = app.world_mut().spawn((Node::default(), around)).id();
        let (size, font) = (Vec2::new(width, 20.0), TextFont::from_font_size(18.75));
        let layout = TextLayoutInfo::default();
        let text = (
            Text::new("Undo"),
            layout,
            font,
            ScaledTextSize(15.0),
            place(size),
        );
        let shown = (InheritedVisibility::VISIBLE, ChildOf(around));
        let text = app.world_mut().spawn((text, shown)).id();
        app.update();
        let mut layout = (app.world_mut().get_mut::<TextLayoutInfo>(text)).expect("a layout");
        layout.size = size;
        app.update();
        let font = app.world().get::<TextFont>(text).expect("a font");
        font.font_size
    }

    #[test]
    fn a_text_without_room_shrinks_and_one_with_room_stays_large() {
        assert_eq!(size_of_text(90.0, 2.0), FontSize::Px(18.75));
        assert_eq!(size_of_text(130.0, 2.0), FontSize::Px(15.0));
        assert_eq!(size_of_text(130.0, 1.0), FontSize::Px(18.75), "as it is");
    }
}
