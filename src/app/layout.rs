//! How much room there is: the size of the window after scaling, and the breakpoint it falls in.

use crate::app::redraw::Redraw;
use crate::app::settings::Settings;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The window that the pictures of the art direction are drawn for.
const DESIGN: Vec2 = Vec2::new(1280.0, 800.0);
/// Windows at least this large scale with the design; smaller ones reflow instead.
const SCALES_FROM: Vec2 = Vec2::new(1200.0, 760.0);
/// The largest scale.
const MAX_SCALE: f32 = 2.0;

/// The shapes that a screen can take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// Below 600: one column, sheets.
    Phone,
    /// Less than 480 high.
    PhoneLandscape,
    /// 600 to 899 and not wider than high.
    TabletPortrait,
    /// Up to 1199 and wider than high, or from 900.
    TabletLandscape,
    /// 1200 to 1399.
    Desktop,
    /// From 1400.
    Wide,
}

/// The room there is, in logical pixels after scaling.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    pub size: Vec2,
    pub shape: Shape,
    /// Logical pixels of the window to one of ours: what `UiScale` holds.
    pub scale: f32,
    /// Physical pixels to one of ours.
    pub pixels: f32,
}

impl Default for Layout {
    fn default() -> Self {
        Self::new(DESIGN, 1.0, 1.0)
    }
}

impl Layout {
    /// The layout of a window so many logical pixels large, at a text size (1 is 100 %) and a device scale factor.
    pub fn new(window: Vec2, text_size: f32, device: f32) -> Self {
        let fit = if window.x >= SCALES_FROM.x && window.y >= SCALES_FROM.y {
            (window / DESIGN).min_element().clamp(1.0, MAX_SCALE)
        } else {
            1.0
        };
        let scale = fit * text_size;
        let size = window / scale;
        Self {
            size,
            shape: shape_of(size),
            scale,
            pixels: scale * device,
        }
    }

    /// One column and sheets.
    pub fn is_phone(&self) -> bool {
        self.shape == Shape::Phone
    }

    /// Higher than wide, so that things stand under one another.
    pub fn is_upright(&self) -> bool {
        matches!(self.shape, Shape::Phone | Shape::TabletPortrait)
    }

    /// At least a desktop's width.
    pub fn is_desktop(&self) -> bool {
        self.shape >= Shape::Desktop
    }

    /// Screens that have two columns on a desktop have one below this.
    pub fn is_narrow(&self) -> bool {
        self.size.x < 900.0
    }

    /// The margin of a page.
    pub fn margin(&self) -> f32 {
        match self.shape {
            Shape::Phone => 14.0,
            Shape::PhoneLandscape | Shape::TabletPortrait => 16.0,
            Shape::TabletLandscape => 24.0,
            Shape::Desktop | Shape::Wide => 40.0,
        }
    }
}

fn shape_of(size: Vec2) -> Shape {
    if size.x < 600.0 {
        Shape::Phone
    } else if size.y < 480.0 {
        Shape::PhoneLandscape
    } else if size.x < 900.0 && size.x <= size.y {
        Shape::TabletPortrait
    } else if size.x < 1200.0 {
        Shape::TabletLandscape
    } else if size.x < 1400.0 {
        Shape::Desktop
    } else {
        Shape::Wide
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .init_resource::<UiScale>()
        .init_resource::<Redraw>()
        .add_systems(First, measure)
        .add_systems(PostUpdate, wake.run_if(resource_changed::<Settings>));
}

/// What a setting changes is measured in the next frame, and the window may sleep.
fn wake(mut redraw: ResMut<Redraw>) {
    redraw.next_frame();
}

fn measure(
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut layout: ResMut<Layout>,
    mut scale: ResMut<UiScale>,
) {
    let Ok(window) = windows.single() else { return };
    if window.width() < 1.0 || window.height() < 1.0 {
        return; // Minimised.
    }
    let text_size = f32::from(settings.text_size) / 100.0;
    let found = Layout::new(window.size(), text_size, window.scale_factor());
    if layout.set_if_neq(found) {
        scale.0 = found.scale;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_sizes_fall_where_the_art_direction_says() {
        let at = |w: f32, h: f32| Layout::new(Vec2::new(w, h), 1.0, 1.0);
        assert_eq!(at(1280.0, 800.0).shape, Shape::Desktop);
        let wide = at(1920.0, 1080.0);
        assert_eq!(wide.shape, Shape::Wide);
        assert!((wide.scale - 1.35).abs() < 1e-3);
        assert!((wide.size.x - 1422.2).abs() < 0.1);
        assert_eq!(at(1024.0, 768.0).shape, Shape::TabletLandscape);
        assert_eq!(at(390.0, 844.0).shape, Shape::Phone);
        assert_eq!(at(844.0, 390.0).shape, Shape::PhoneLandscape);
    }

    #[test]
    fn bug_a_new_text_size_was_not_drawn_before_the_next_key() {
        let mut app = App::new();
        app.init_resource::<Settings>().add_plugins(plugin);
        app.update();
        app.insert_resource(Redraw::default());
        app.update();
        assert!(!app.world().resource::<Redraw>().waits());
        app.world_mut().resource_mut::<Settings>().text_size = 160;
        app.update();
        assert!(app.world().resource::<Redraw>().waits());
    }

    #[test]
    fn larger_text_reflows_to_a_smaller_breakpoint() {
        assert_eq!(
            Layout::new(Vec2::new(1280.0, 800.0), 1.3, 1.0).shape,
            Shape::TabletLandscape
        );
    }

    #[test]
    fn bug_large_text_in_a_wide_window_got_the_upright_tablets_layout_with_a_tiny_board() {
        let large = Layout::new(Vec2::new(1280.0, 800.0), 1.6, 1.0);
        assert_eq!(large.size, Vec2::new(800.0, 500.0));
        assert_eq!(large.shape, Shape::TabletLandscape);
        let upright = Layout::new(Vec2::new(768.0, 1024.0), 1.0, 1.0);
        assert_eq!(upright.shape, Shape::TabletPortrait);
    }
}
