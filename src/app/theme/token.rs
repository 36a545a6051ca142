//! The names of the art direction's colours, spaces and radii.

/// What a colour is for. The palette of the chosen theme gives each token its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Token {
    /// The page, and the lower end of its gradient.
    Paper,
    Paper2,
    /// A flat card or bar; an active card or dialog; a pressed thing.
    Surface,
    Raised,
    Sunken,
    /// Dividers, and outlines of controls.
    Line,
    LineStrong,
    /// Text: primary, secondary, labels, disabled, and on an ink fill.
    Ink,
    Ink2,
    Ink3,
    InkOff,
    OnInk,
    /// A primary button that is pressed: ink at 86 per cent over the page.
    InkPress,
    /// The accent: last move, turn, cursor, win. Three places at most on a screen.
    Shu,
    ShuPress,
    /// Words about a fault.
    Fault,
    /// The stamp, and what is written on it; the same in both themes.
    Seal,
    OnSeal,
    /// Hint and best move; success; threats and mistakes.
    Ai,
    Matsu,
    Kohaku,
    /// Over everything behind a dialog.
    Veil,
    /// As it is: pictures that bring their own colours.
    White,
    /// Nothing.
    Clear,
}

/// The steps of distance, in logical pixels.
pub mod space {
    pub const XXS: f32 = 4.0;
    pub const XS: f32 = 8.0;
    pub const S: f32 = 12.0;
    pub const M: f32 = 16.0;
    pub const L: f32 = 24.0;
    pub const XL: f32 = 32.0;
    pub const XXL: f32 = 48.0;
}

/// The radii of corners, in logical pixels.
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
