//! The colours of the marks that are drawn on boards and in diagrams alike, and the winning line.

use crate::art::Rgb;

/// The colour of halos.
pub const HALO_COLOUR: Rgb = Rgb::hex(0xFFFAF0);
/// The opacity of halos, 0 to 1.
pub const HALO_OPACITY: f32 = 0.92;
/// The colour of the cross on a forbidden point.
pub const FORBIDDEN_COLOUR: Rgb = Rgb::hex(0xA3260F);
/// The colours of the dot on the last stone played: on Black's stones and on White's.
pub const LAST_ON_BLACK: Rgb = Rgb::hex(0xF2583E);
/// See [`LAST_ON_BLACK`].
pub const LAST_ON_WHITE: Rgb = Rgb::hex(0xC8391F);
/// The colour of a winning line.
pub const WIN_LINE_COLOUR: Rgb = Rgb::hex(0xC8371D);
/// The width of a winning line, in cells.
pub const WIN_LINE_WIDTH: f32 = 0.115;
/// The colour of the outline of a winning line.
pub const WIN_CASING_COLOUR: Rgb = Rgb::hex(0xFFF6EC);
/// The width of a winning line with its outline, in cells.
pub const WIN_CASING_WIDTH: f32 = 0.185;
