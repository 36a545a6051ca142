//! The appearance of the interface: tokens -> palette -> colours.
//!
//! A screen gives each node a role ([`Fill`], [`Ink`], [`Stroke`], [`Elevation`] with a [`Token`]); the palette of the
//! theme maps tokens to colours, and one system applies them. So themes and screen fades are in one place.

mod face;
mod fallback;
mod families;
mod fonts;
mod icons;
mod lazy_font;
mod paint;
mod palette;
#[cfg(target_os = "linux")]
mod portal;
mod stones;
mod system;
mod text_weight;
mod time;
mod token;
mod typefaces;

pub use face::Face;
pub use fonts::Fonts;
pub use icons::{Icon, Icons};
pub use paint::{BoardInk, Elevation, Fill, Ink, Paint, ScreenFade, Stroke, Tint, Unfading};
pub use palette::Palette;
pub use stones::{UiStones, image_from};
pub use system::{SystemPreference, SystemPreferences};
pub use time::{Motion, MotionLevel, duration};
pub use token::{Token, radius, space};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        fonts::plugin,
        fallback::plugin,
        icons::plugin,
        text_weight::plugin,
        system::plugin,
        palette::plugin,
        paint::plugin,
        stones::plugin,
    ));
    #[cfg(target_os = "linux")]
    app.add_plugins(portal::plugin);
}
