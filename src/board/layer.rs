//! The z coordinates of everything on the board, from the board's shadow to the light over the title.

/// The shadow of the board on the page.
pub const BOARD_SHADOW: f32 = 0.0;
/// Surface, grid and front edge.
pub const SURFACE: f32 = 1.0;
pub const COORDINATES: f32 = 2.0;
/// The shade over the points that an opening does not allow.
pub const REGION: f32 = 2.5;
/// The labels of the heat map.
pub const HEAT_MAP: f32 = 3.0;
/// The soft shadows of the stones.
pub const CAST: f32 = 4.0;
/// The dark shadows under the stones.
pub const CONTACT: f32 = 4.5;
pub const STONES: f32 = 5.0;
/// The vignette of the dark theme.
pub const VIGNETTE: f32 = 6.0;
/// What dims the stones outside a winning line.
pub const DIMMING: f32 = 7.0;
/// The stones of a winning line.
pub const RAISED_STONES: f32 = 8.0;
pub const LAST_MARK: f32 = 9.0;
/// Numbers, shapes and hints.
pub const MARKS: f32 = 10.0;
/// The ghost stone and the brackets.
pub const GHOST: f32 = 11.0;
pub const WIN_LINE: f32 = 12.0;
/// The gold leaf.
pub const GOLD: f32 = 13.0;
/// The light of the title, over board and page.
pub const TITLE_LIGHT: f32 = 14.0;

/// A small step within a layer.
pub const STEP: f32 = 0.01;

/// The height of a mark some small steps above the lowest one.
pub fn mark(step: f32) -> f32 {
    MARKS + step * STEP
}
