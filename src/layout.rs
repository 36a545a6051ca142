//! The layout: the size of the window after scaling, and its breakpoint.

use crate::redraw::Redraw;
use crate::settings::{ControlsSide, Settings};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The window size of the art direction's designs.
const DESIGN_SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// Windows of at least this size scale with the design; smaller ones reflow.
const SCALES_FROM: Vec2 = Vec2::new(1200.0, 760.0);
/// The largest scale.
const MAX_SCALE: f32 = 2.0;
// From this text size on only the texts grow, on a phone all the time: wider controls and margins would leave them no room.
const LARGEST_SCALE: f32 = 1.6;
const LARGEST_PHONE_SCALE: f32 = 1.0;
/// Windows below this width are phones; in those below this width or height only texts grow.
const PHONE: f32 = 600.0;
/// Texts up to this size grow further; larger ones are legible, and at least as large as those.
const SMALL_TEXT: f32 = 16.0;
/// Windows below this height are low.
const LOW: f32 = 480.0;
// The height of a page's header, and where there is little room.
const HEADER: f32 = 96.0;
const TIGHT_HEADER: f32 = 64.0;

/// The breakpoints of the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breakpoint {
    /// Below 600 wide: one column, sheets.
    Phone,
    /// Less than 480 high.
    PhoneLandscape,
    /// 600 to 899 wide and not wider than high.
    TabletPortrait,
    /// Up to 1199 wide and wider than high, or from 900.
    TabletLandscape,
    /// 1200 to 1399 wide.
    Desktop,
    /// From 1400 wide.
    Wide,
}

/// The available space, in logical pixels after scaling.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    pub size: Vec2,
    pub breakpoint: Breakpoint,
    /// The value of `UiScale`.
    pub scale: f32,
    /// Physical pixels per scaled logical pixel.
    pub pixels: f32,
    /// How much larger small texts are than the scale makes them.
    pub text: f32,
    /// Where the controls of a game are.
    pub controls: ControlsSide,
}

impl Default for Layout {
    fn default() -> Self {
        Self::new(DESIGN_SIZE, 1.0, 1.0)
    }
}

impl Layout {
    /// The layout of a window with this size in logical pixels, text size (1 is 100 %) and scale factor.
    pub fn new(window: Vec2, text_size: f32, device: f32) -> Self {
        let fit = if window.x >= SCALES_FROM.x && window.y >= SCALES_FROM.y {
            (window / DESIGN_SIZE).min_element().clamp(1.0, MAX_SCALE)
        } else {
            1.0
        };
        let largest = if window.min_element() < PHONE {
            LARGEST_PHONE_SCALE
        } else {
            LARGEST_SCALE
        };
        let text_scale = text_size.min(largest);
        let scale = fit * text_scale;
        let size = window / scale;
        Self {
            size,
            breakpoint: breakpoint_of(size),
            scale,
            pixels: scale * device,
            text: text_size / text_scale,
            controls: ControlsSide::Usual,
        }
    }

    /// Whether there is one column with sheets.
    pub fn is_phone(&self) -> bool {
        self.breakpoint == Breakpoint::Phone
    }

    /// Whether the window is higher than wide, so that parts are stacked.
    pub fn is_portrait(&self) -> bool {
        matches!(
            self.breakpoint,
            Breakpoint::Phone | Breakpoint::TabletPortrait
        )
    }

    /// Whether the window is at least as wide as a desktop's.
    pub fn is_desktop(&self) -> bool {
        self.breakpoint >= Breakpoint::Desktop
    }

    /// Whether screens with two columns have one.
    pub fn is_narrow(&self) -> bool {
        self.size.x < 900.0
    }

    /// Whether the window is less than 480 high: a phone on its side.
    pub fn is_low(&self) -> bool {
        self.size.y < LOW
    }

    /// Whether there is little room for headings: a phone, or a low window.
    pub fn is_tight(&self) -> bool {
        self.is_phone() || self.is_low()
    }

    /// Whether a phone has so little room as with large text: for a name and two buttons in a row.
    pub fn is_cramped(&self) -> bool {
        const LEAST_WIDTH: f32 = 300.0;
        self.size.x < LEAST_WIDTH * self.text
    }

    /// Whether the column that is usually beside a board is below it.
    pub fn is_stacked(&self) -> bool {
        self.is_narrow() && self.size.y > self.size.x
    }

    /// Whether texts are larger than what surrounds them, so that lines may have to break.
    pub fn has_large_text(&self) -> bool {
        self.text > 1.0
    }

    /// The size of a text that is this large in the design.
    pub fn font_size(&self, size: f32) -> f32 {
        if size <= SMALL_TEXT {
            size * self.text
        } else {
            size.max(SMALL_TEXT * self.text)
        }
    }

    /// A row of a board and what is beside it, with the controls on the side that is set.
    pub fn beside_board(&self, row: Node) -> Node {
        mirrored_if(row, self.controls == ControlsSide::Left)
    }

    /// A bar that begins with its controls, with them on the side that is set.
    pub fn bar(&self, row: Node) -> Node {
        mirrored_if(row, self.controls == ControlsSide::Right)
    }

    /// Whether all controls of a bar are at one end of it.
    pub fn has_one_end(&self) -> bool {
        self.controls != ControlsSide::Usual
    }

    /// The height of a page's header.
    pub fn header_height(&self) -> f32 {
        if self.is_tight() {
            TIGHT_HEADER
        } else {
            HEADER
        }
    }

    /// One of two values: on a phone, or elsewhere.
    pub fn if_phone<T>(&self, phone: T, elsewhere: T) -> T {
        if self.is_phone() { phone } else { elsewhere }
    }

    /// One of two values: on a desktop, or elsewhere.
    pub fn if_desktop<T>(&self, desktop: T, elsewhere: T) -> T {
        if self.is_desktop() {
            desktop
        } else {
            elsewhere
        }
    }

    /// The margin of a page.
    pub fn margin(&self) -> f32 {
        match self.breakpoint {
            Breakpoint::Phone => 14.0,
            Breakpoint::PhoneLandscape | Breakpoint::TabletPortrait => 16.0,
            Breakpoint::TabletLandscape => 24.0,
            Breakpoint::Desktop | Breakpoint::Wide => 40.0,
        }
    }
}

/// A row from right to left; columns stay as they are.
fn mirrored_if(node: Node, is_mirrored: bool) -> Node {
    let flex_direction = match node.flex_direction {
        FlexDirection::Row if is_mirrored => FlexDirection::RowReverse,
        direction => direction,
    };
    Node {
        flex_direction,
        ..node
    }
}

fn breakpoint_of(size: Vec2) -> Breakpoint {
    if size.x < PHONE {
        Breakpoint::Phone
    } else if size.y < LOW {
        Breakpoint::PhoneLandscape
    } else if size.x < 900.0 && size.x <= size.y {
        Breakpoint::TabletPortrait
    } else if size.x < 1200.0 {
        Breakpoint::TabletLandscape
    } else if size.x < 1400.0 {
        Breakpoint::Desktop
    } else {
        Breakpoint::Wide
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .init_resource::<UiScale>()
        .init_resource::<Redraw>()
        .add_systems(First, measure)
        .add_systems(PostUpdate, wake.run_if(resource_changed::<Settings>));
}

/// A change of settings is measured in the next frame, which must be requested.
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
    let found = Layout {
        controls: settings.controls_side,
        ..Layout::new(window.size(), text_size, window.scale_factor())
    };
    if layout.set_if_neq(found) {
        scale.0 = found.scale;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_design_sizes_have_their_breakpoints() {
        let at = |w: f32, h: f32| Layout::new(Vec2::new(w, h), 1.0, 1.0);
        assert_eq!(at(1280.0, 800.0).breakpoint, Breakpoint::Desktop);
        let wide = at(1920.0, 1080.0);
        assert_eq!(wide.breakpoint, Breakpoint::Wide);
        assert!((wide.scale - 1.35).abs() < 1e-3);
        assert!((wide.size.x - 1422.2).abs() < 0.1);
        assert_eq!(at(1024.0, 768.0).breakpoint, Breakpoint::TabletLandscape);
        assert_eq!(at(390.0, 844.0).breakpoint, Breakpoint::Phone);
        assert_eq!(at(844.0, 390.0).breakpoint, Breakpoint::PhoneLandscape);
    }

    #[test]
    fn bug_a_new_text_size_was_not_drawn_before_the_next_key() {
        let mut app = App::new();
        app.init_resource::<Settings>().add_plugins(plugin);
        app.update();
        app.insert_resource(Redraw::default());
        app.update();
        assert!(!app.world().resource::<Redraw>().is_requested());
        app.world_mut().resource_mut::<Settings>().text_size = 160;
        app.update();
        assert!(app.world().resource::<Redraw>().is_requested());
    }

    #[test]
    fn above_160_per_cent_only_small_texts_grow() {
        let at = |text| Layout::new(Vec2::new(1280.0, 800.0), text, 1.0);
        let (large, largest) = (at(1.6), at(2.0));
        assert_eq!(largest.size, large.size);
        assert!(!large.has_large_text());
        assert_only_small_texts_grow(&large, &largest);
    }

    #[test]
    fn on_a_phone_only_small_texts_grow() {
        for window in [Vec2::new(390.0, 844.0), Vec2::new(844.0, 390.0)] {
            let at = |text| Layout::new(window, text, 1.0);
            let (usual, largest) = (at(1.0), at(2.0));
            assert_eq!(largest.size, window);
            assert_only_small_texts_grow(&usual, &largest);
        }
    }

    /// That a small text is twice as large as in the design, and a large one no larger than before.
    fn assert_only_small_texts_grow(before: &Layout, largest: &Layout) {
        let seen = |layout: &Layout, size| layout.font_size(size) * layout.scale;
        assert!((seen(largest, 15.0) - 30.0).abs() < 1e-3);
        assert!(seen(largest, 17.0) >= seen(largest, 16.0));
        assert_eq!(seen(largest, 40.0), seen(before, 40.0));
        assert!(largest.has_large_text());
    }

    #[test]
    fn rows_beside_a_board_are_mirrored_for_the_left_hand_and_columns_never() {
        let direction = |controls, node: Node| {
            let layout = Layout {
                controls,
                ..Layout::default()
            };
            let [beside, bar] = [layout.beside_board(node.clone()), layout.bar(node)];
            [beside.flex_direction, bar.flex_direction]
        };
        let column = Node {
            flex_direction: FlexDirection::Column,
            ..Node::default()
        };
        use FlexDirection::{Column, Row, RowReverse};
        for (controls, rows) in [
            (ControlsSide::Usual, [Row, Row]),
            (ControlsSide::Left, [RowReverse, Row]),
            (ControlsSide::Right, [Row, RowReverse]),
        ] {
            assert_eq!(direction(controls, Node::default()), rows);
            assert_eq!(direction(controls, column.clone()), [Column, Column]);
        }
    }

    #[test]
    fn larger_text_reflows_to_a_smaller_breakpoint() {
        assert_eq!(
            Layout::new(Vec2::new(1280.0, 800.0), 1.3, 1.0).breakpoint,
            Breakpoint::TabletLandscape
        );
    }

    #[test]
    fn bug_large_text_in_a_wide_window_got_the_upright_tablets_layout_with_a_tiny_board() {
        let large = Layout::new(Vec2::new(1280.0, 800.0), 1.6, 1.0);
        assert_eq!(large.size, Vec2::new(800.0, 500.0));
        assert_eq!(large.breakpoint, Breakpoint::TabletLandscape);
        let upright = Layout::new(Vec2::new(768.0, 1024.0), 1.0, 1.0);
        assert_eq!(upright.breakpoint, Breakpoint::TabletPortrait);
    }
}
