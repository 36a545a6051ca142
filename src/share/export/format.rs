//! The formats in which games are exported.

use super::content::ExportContent;
use narabe_notation::Format;

/// A format of an exported file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ExportFormat {
    #[default]
    Sgf,
    Piskvork,
    RenLib,
    /// Yixin's and Rapfi's.
    YixinDatabase,
    /// Our own.
    Narabe,
    /// A line of moves.
    Moves,
    /// The board as text.
    Drawing,
    Png,
    Svg,
    Gif,
    Apng,
}

impl ExportFormat {
    /// All formats: those of games, those of text, those of pictures.
    pub const ALL: [Self; 11] = [
        Self::Sgf,
        Self::Piskvork,
        Self::RenLib,
        Self::YixinDatabase,
        Self::Narabe,
        Self::Moves,
        Self::Drawing,
        Self::Png,
        Self::Svg,
        Self::Gif,
        Self::Apng,
    ];

    /// The Fluent id of its name; with `-note` of what it holds.
    pub fn id(self) -> &'static str {
        match self {
            Self::Sgf => "export-sgf",
            Self::Piskvork => "export-psq",
            Self::RenLib => "export-lib",
            Self::YixinDatabase => "export-db",
            Self::Narabe => "export-narabe",
            Self::Moves => "export-moves",
            Self::Drawing => "export-drawing",
            Self::Png => "export-png",
            Self::Svg => "export-svg",
            Self::Gif => "export-gif",
            Self::Apng => "export-apng",
        }
    }

    /// The ending of its files.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Piskvork => "psq",
            Self::RenLib => "lib",
            Self::YixinDatabase => "db",
            Self::Narabe => "narabe",
            Self::Moves | Self::Drawing => "txt",
            Self::Png | Self::Apng => "png",
            Self::Svg => "svg",
            Self::Gif => "gif",
        }
    }

    /// Whether it is a picture of the board.
    pub fn is_picture(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Gif | Self::Apng)
    }

    /// Whether it is a picture of the whole game.
    pub fn is_animated(self) -> bool {
        matches!(self, Self::Gif | Self::Apng)
    }

    /// Whether it can be copied as text.
    pub fn is_text(self) -> bool {
        matches!(self, Self::Sgf | Self::Moves | Self::Drawing)
    }

    /// The format of the games in the file, if it is one that the notation writes.
    pub(super) fn of_games(self) -> Option<Format> {
        match self {
            Self::Sgf => Some(Format::Sgf),
            Self::Piskvork => Some(Format::Psq),
            Self::RenLib => Some(Format::RenLib),
            Self::YixinDatabase => Some(Format::YixinDatabase),
            _ => None,
        }
    }

    /// Whether the content can be written in it.
    pub fn is_possible(self, content: &ExportContent) -> bool {
        match self {
            Self::Sgf | Self::YixinDatabase => !content.games.is_empty(),
            Self::Piskvork | Self::RenLib => content.games.len() == 1,
            Self::Narabe => content.own.is_some(),
            Self::Moves => content.line_of_moves.is_some(),
            Self::Drawing => content.setup.is_some(),
            Self::Png | Self::Svg => content.position.is_some(),
            Self::Gif | Self::Apng => content
                .animated
                .as_ref()
                .is_some_and(|game| game.last_number() > 0),
        }
    }
}
