//! The tokens of the art direction: colours, spacing and radii.

/// The role of a colour. The palette of the theme maps each token to a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Token {
    /// The page: the ends of its gradient.
    Paper,
    Paper2,
    /// A flat card or bar; an active card or dialog; a pressed control.
    Surface,
    Raised,
    Sunken,
    /// Dividers and outlines of controls.
    Line,
    LineStrong,
    /// Text: primary, secondary, labels, disabled, and on an ink background.
    Ink,
    Ink2,
    Ink3,
    InkOff,
    OnInk,
    /// A pressed primary button: ink at 86 % over the page.
    InkPress,
    /// The accent: last move, turn, cursor, win. At most three places on a screen.
    Accent,
    AccentPress,
    /// Error messages.
    Fault,
    /// The seal and the text on it; the same in both themes.
    Seal,
    OnSeal,
    /// Hint and best move; success; threats and mistakes.
    Hint,
    Success,
    Warning,
    /// The shares of Black and White in an evaluation, the ground of its graph, and the shapes of mistakes on it; all themes have
    /// light ones for White and dark ones for Black.
    BlackShare,
    WhiteShare,
    GraphGround,
    GraphMark,
    /// The overlay behind a dialog.
    Veil,
    /// Unchanged: images with their own colours.
    White,
    /// Transparent.
    Clear,
}

impl Token {
    /// The line around a control: stronger while it is hovered or focused.
    pub fn line(is_active: bool) -> Self {
        if is_active {
            Self::Ink
        } else {
            Self::LineStrong
        }
    }
}

/// Distances, in logical pixels.
pub mod space {
    pub const XXS: f32 = 4.0;
    pub const XS: f32 = 8.0;
    pub const S: f32 = 12.0;
    pub const M: f32 = 16.0;
    pub const L: f32 = 24.0;
    pub const XL: f32 = 32.0;
    pub const XXL: f32 = 48.0;
    /// The side of what fingers press.
    pub const TARGET: f32 = 44.0;
}

/// Corner radii, in logical pixels.
pub mod radius {
    /// Board, seal, chip.
    pub const SMALL: f32 = 2.0;
    /// Button, field.
    pub const CONTROL: f32 = 3.0;
    /// Card, dialog.
    pub const CARD: f32 = 4.0;
    /// The top of a sheet on a phone.
    pub const SHEET: f32 = 6.0;
}
