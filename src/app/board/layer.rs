//! Which thing on the board lies over which: heights above the page, from the shadow on the table to the light.

/// The shadow that the board throws on the page.
pub const BOARD_SHADOW: f32 = 0.0;
/// Surface, grid and front edge.
pub const SURFACE: f32 = 1.0;
/// Letters and numbers at the rim.
pub const COORDINATES: f32 = 2.0;
/// The shade over what an opening does not leave open.
pub const REGION: f32 = 2.5;
/// The plates of the overlay.
pub const HEAT: f32 = 3.0;
/// The soft shadows that stones cast.
pub const CAST: f32 = 4.0;
/// The dark shadows where stones touch.
pub const CONTACT: f32 = 4.5;
/// The stones.
pub const STONES: f32 = 5.0;
/// The lamp of the dark theme.
pub const LAMP: f32 = 6.0;
/// What dims the stones beside a winning line.
pub const WASH: f32 = 7.0;
/// The stones of a winning line.
pub const RAISED_STONES: f32 = 8.0;
/// The mark of the last move.
pub const LAST_MARK: f32 = 9.0;
/// Numbers, shapes and hints.
pub const MARKS: f32 = 10.0;
/// The stone that would be placed, and the brackets.
pub const GHOST: f32 = 11.0;
/// The line through the winning stones.
pub const WIN_LINE: f32 = 12.0;
/// The gold leaf.
pub const GOLD: f32 = 13.0;
/// The light of the title, over board and page.
pub const LIGHT: f32 = 14.0;

/// A small step within a layer.
pub const STEP: f32 = 0.01;
