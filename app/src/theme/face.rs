//! The role of a text, by which its font is chosen.

use bevy::prelude::*;

/// The role of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// The game's name.
    Logo,
    /// The characters of seals and of openings.
    Seal,
    /// Titles, names, headings, the match score.
    Display,
    /// Labels, buttons, body.
    Ui,
    UiBold,
    /// Clocks, coordinates, move lists, percentages; player names and chat.
    Data,
    DataBold,
}

impl Face {
    pub(super) const ALL: [Self; 7] = [
        Self::Logo,
        Self::Seal,
        Self::Display,
        Self::Ui,
        Self::UiBold,
        Self::Data,
        Self::DataBold,
    ];

    /// The weight of the font's file, which distinguishes two weights of one family.
    pub fn weight(self) -> FontWeight {
        match self {
            Self::Logo | Self::Seal | Self::Display => FontWeight::SEMIBOLD,
            Self::Ui | Self::Data => FontWeight::MEDIUM,
            Self::UiBold | Self::DataBold => FontWeight::BOLD,
        }
    }
}
