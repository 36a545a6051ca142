//! Stone sets.

use serde::{Deserialize, Serialize};

use super::{Mottled, Shell, SkinError, StoneRecipe, validate};
use crate::{
    Rgb,
    light::{EdgeLight, Shine},
};

/// The appearance of the stones of both sides. The default is slate and shell, which is also the fallback.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoneSkin {
    /// The name shown in the picker.
    pub name: String,
    /// A short description; may be empty.
    #[serde(default)]
    pub note: String,
    /// The sort key in the picker, ascending.
    #[serde(default = "super::last")]
    pub order: u16,
    /// The recipe of black stones.
    pub dark: StoneRecipe,
    /// The recipe of white stones.
    pub pale: StoneRecipe,
    /// The sound set.
    pub sound: StoneSound,
    /// Whether the stones have a shadow.
    #[serde(default = "yes")]
    pub shadow: bool,
}

/// The default of `shadow`, for serde.
fn yes() -> bool {
    true
}

/// The sound set of stones.
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
    /// All sound sets.
    pub const ALL: [Self; 7] = [
        Self::Slate,
        Self::Yunzi,
        Self::Brush,
        Self::Lantern,
        Self::Jade,
        Self::Kintsugi,
        Self::Wood,
    ];

    /// The identifier in skin files and in the names of sound files.
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
    /// The recipe of black stones if `black`, otherwise of white ones.
    pub fn recipe(&self, black: bool) -> &StoneRecipe {
        if black { &self.dark } else { &self.pale }
    }

    /// The names of the picture files of black and of white stones, if they have any.
    pub fn pictures(&self) -> (Option<&str>, Option<&str>) {
        (self.dark.picture(), self.pale.picture())
    }

    /// Checks names, ranges and file names.
    pub(super) fn validate(&self) -> Result<(), SkinError> {
        validate::name(&self.name)?;
        validate::note(&self.note)?;
        for (side, recipe) in [("dark", &self.dark), ("pale", &self.pale)] {
            recipe.validate().map_err(|error| match error {
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
            dark: StoneRecipe::Slate(Mottled {
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
