//! The colours of the marks that are drawn on boards and in diagrams alike, and the winning line.

use crate::Rgb;

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
/// The colours of numbers and letters: on Black's stones, and on White's and on empty points of a diagram.
pub const NUMBER_ON_BLACK: Rgb = Rgb::hex(0xF3F1EA);
/// See [`NUMBER_ON_BLACK`].
pub const NUMBER_ON_WHITE: Rgb = Rgb::hex(0x1A1E23);
/// The colour of marks on empty points.
pub const MARK_COLOUR: Rgb = Rgb::hex(0x23457A);
/// The colour around marks on Black's stones. On White's and on empty points it is [`HALO_COLOUR`].
pub const HALO_ON_BLACK: Rgb = Rgb::hex(0x14161A);
/// The colour of a winning line.
pub const WIN_LINE_COLOUR: Rgb = Rgb::hex(0xC8371D);
/// The width of a winning line, in cells.
pub const WIN_LINE_WIDTH: f32 = 0.115;
/// The colour of the outline of a winning line.
pub const WIN_CASING_COLOUR: Rgb = Rgb::hex(0xFFF6EC);
/// The width of a winning line with its outline, in cells.
pub const WIN_CASING_WIDTH: f32 = 0.185;
