//! How everything looks: tokens -> palette -> applied.
//!
//! A screen says what a thing *is* ([`Fill`], [`Ink`], [`Stroke`], [`Lift`] with a [`Token`]); the palette of the chosen
//! theme says which colour that is, and one system here paints it. So a theme changes in one place, and a
//! screen fades by one figure.

mod fallback;
mod fonts;
mod icons;
mod ink;
mod paint;
mod palette;
#[cfg(target_os = "linux")]
mod portal;
mod stones;
mod system;
mod time;
mod token;

pub use fonts::{Face, Fonts};
pub use icons::{Icon, Icons};
pub use paint::{BoardInk, Fill, Ink, Lift, Paint, ScreenFade, Stroke, Tint, Unfading};
pub use palette::Palette;
pub use stones::{UiStones, image_from};
pub use system::{SystemWish, SystemWishes};
pub use time::{Motion, MotionLevel, duration};
pub use token::{Token, radius, space};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        fonts::plugin,
        fallback::plugin,
        icons::plugin,
        ink::plugin,
        system::plugin,
        palette::plugin,
        paint::plugin,
        stones::plugin,
    ));
    #[cfg(target_os = "linux")]
    app.add_plugins(portal::plugin);
}
