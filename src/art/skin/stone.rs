//! What a stone set file holds.

use serde::{Deserialize, Serialize};

use super::{Shell, SkinError, Slate, StoneRecipe, check};
use crate::art::{
    Rgb,
    light::{EdgeLight, Shine},
};

/// The look of both sides' stones. The default is slate and shell, which is also what the game falls back on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoneSkin {
    /// What the picker shows.
    pub name: String,
    /// One short line about it; may be empty.
    #[serde(default)]
    pub note: String,
    /// Where it stands in the picker, lowest first.
    #[serde(default = "super::last")]
    pub order: u16,
    /// Black's stones.
    pub dark: StoneRecipe,
    /// White's stones.
    pub pale: StoneRecipe,
    /// How they sound on a board.
    pub sound: StoneSound,
    /// Whether they stand on the board and throw a shadow.
    #[serde(default = "yes")]
    pub shadow: bool,
}

fn yes() -> bool {
    true
}

/// The sound sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StoneSound {
    /// Slate on kaya.
    Slate,
    /// A drier click.
    Yunzi,
    /// A felt tap.
    Brush,
    /// A small bell.
    Lantern,
    /// High and short.
    Jade,
    /// Slate with a glint.
    Kintsugi,
    /// Wood on wood.
    Wood,
}

impl StoneSound {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Slate,
        Self::Yunzi,
        Self::Brush,
        Self::Lantern,
        Self::Jade,
        Self::Kintsugi,
        Self::Wood,
    ];

    /// The name that the skin files and the sound files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Slate => "slate",
            Self::Yunzi => "yunzi",
            Self::Brush => "brush",
            Self::Lantern => "lantern",
            Self::Jade => "jade",
            Self::Kintsugi => "kintsugi",
            Self::Wood => "wood",
        }
    }
}

impl StoneSkin {
    /// The recipe of Black's stones or of White's.
    pub fn recipe(&self, black: bool) -> &StoneRecipe {
        if black { &self.dark } else { &self.pale }
    }

    /// The names of the picture files it needs: Black's and White's.
    pub fn pictures(&self) -> (Option<&str>, Option<&str>) {
        (self.dark.picture(), self.pale.picture())
    }

    pub(super) fn check(&self) -> Result<(), SkinError> {
        check::name(&self.name)?;
        check::note(&self.note)?;
        for (side, recipe) in [("dark", &self.dark), ("pale", &self.pale)] {
            recipe.check().map_err(|error| match error {
                SkinError::OutOfRange {
                    field,
                    value,
                    least,
                    most,
                } => SkinError::OutOfRange {
                    field: format!("{side}.{field}"),
                    value,
                    least,
                    most,
                },
                other => other,
            })?;
        }
        Ok(())
    }
}

impl Default for StoneSkin {
    fn default() -> Self {
        Self {
            name: "Slate & shell".to_owned(),
            note: "Slate and shell; the shell shows its growth lines.".to_owned(),
            order: 1,
            dark: StoneRecipe::Slate(Slate {
                base: Rgb::hex(0x2F3236),
                mottle: 0.16,
                curve: 0.90,
                shine: Shine {
                    ambient: 0.46,
                    diffuse: 0.62,
                    broad: (0.30, 7.0),
                    tight: (0.10, 46.0),
                },
                edge: EdgeLight {
                    colour: Rgb::hex(0xC49656),
                    strength: 0.22,
                    from: 0.80,
                    glows: true,
                },
            }),
            pale: StoneRecipe::Shell(Shell {
                base: Rgb::hex(0xFCF9F2),
                growth: Rgb::hex(0xE9E2D3),
                strength: 0.62,
                lines: 9.5,
                curve: 0.86,
                shine: Shine {
                    ambient: 0.74,
                    diffuse: 0.27,
                    broad: (0.06, 12.0),
                    tight: (0.30, 70.0),
                },
                edge: EdgeLight {
                    colour: Rgb::hex(0xBAA88A),
                    strength: 0.55,
                    from: 0.60,
                    glows: false,
                },
            }),
            sound: StoneSound::Slate,
            shadow: true,
        }
    }
}
