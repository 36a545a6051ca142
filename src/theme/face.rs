//! The role of a text, by which its font is chosen.

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
}
