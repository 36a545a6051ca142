//! Recipes: the parameters with which each kind of stone is rendered.

use serde::{Deserialize, Serialize};

use super::{SkinError, validate};
use crate::{
    Rgb,
    light::{EdgeLight, Shine},
};

/// How a stone is rendered. `curve` is the curvature of its surface: 0 is flat, 1 a sphere.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StoneRecipe {
    /// Matt stone with a fine mottle.
    Slate(Mottled),
    /// Clam shell with growth lines.
    Shell(Shell),
    /// Cast glass with a glowing rim.
    Glass(Mottled),
    /// A flat blot of ink.
    Blot(Blot),
    /// A flat ring drawn with a brush.
    Enso(Enso),
    /// A ring of light.
    Lantern(Lantern),
    /// Polished, clouded jade.
    Jade(Jade),
    /// Ceramic, broken and mended with gold.
    Kintsugi(Kintsugi),
    /// Turned wood.
    Wood(Wood),
    /// Plain colours with a sign, for better visibility.
    Plain(Plain),
    /// A picture, clipped to a disc.
    Picture {
        /// The name of a PNG file in the folder of the skin.
        file: String,
        /// The colour that replaces a missing picture.
        tone: Rgb,
    },
}

/// A body of uneven colour: matt stone or cast glass.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mottled {
    /// Its colour.
    pub base: Rgb,
    /// The unevenness of the colour, 0 to 1.
    pub mottle: f32,
    /// The curvature of the surface, 0 to 1.
    pub curve: f32,
    /// The shading.
    pub shine: Shine,
    /// Light at the rim: reflected by the board, or transmitted by the glass.
    pub edge: EdgeLight,
}

/// Clam shell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shell {
    /// Its colour.
    pub base: Rgb,
    /// The colour of a growth line.
    pub growth: Rgb,
    /// The largest strength of the lines, 0 to 1.
    pub strength: f32,
    /// Lines per radius, 0.5 to 60.
    pub lines: f32,
    /// The curvature of the surface, 0 to 1.
    pub curve: f32,
    /// The shading.
    pub shine: Shine,
    /// Light reflected by the board.
    pub edge: EdgeLight,
}

/// A blot of ink.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blot {
    /// The colour of the centre, where the ink is thin.
    pub centre: Rgb,
    /// The colour of the rim, where the ink is thick.
    pub rim: Rgb,
    /// The colour of dry brush streaks.
    pub streak: Rgb,
}

/// A brushed ring.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enso {
    /// The colour of the disc.
    pub paper: Rgb,
    /// The colour of the ring.
    pub ink: Rgb,
}

/// A ring of light.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lantern {
    /// The colour of the ring.
    pub ring: Rgb,
    /// The colour of the middle of the ring, where it is brightest.
    pub hot: Rgb,
    /// The colour of the glass inside.
    pub glass: Rgb,
    /// A light in the centre; without it the glass is dark.
    #[serde(default)]
    pub core: Option<Core>,
    /// The colour of the bloom around the stone.
    pub bloom: Rgb,
}

/// The light in the centre of a lantern.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Core {
    /// Its colour.
    pub colour: Rgb,
    /// Its strength in the centre, 0 to 1.
    pub strength: f32,
}

/// Polished jade.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jade {
    /// The base colour.
    pub base: Rgb,
    /// The colour of the clouds.
    pub cloud: Rgb,
    /// Clouds per radius, 0.1 to 20.
    pub clouds: f32,
    /// The colour of the veins.
    pub vein: Rgb,
    /// The opacity of the veins, 0 to 1.
    pub vein_opacity: f32,
    /// The curvature of the surface, 0 to 1.
    pub curve: f32,
    /// The shading.
    pub shine: Shine,
    /// Light transmitted at the rim.
    pub edge: EdgeLight,
}

/// Ceramic mended with gold.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kintsugi {
    /// The colour of the ceramic.
    pub base: Rgb,
    /// The darker colour of the gold.
    pub gold: Rgb,
    /// The brighter colour of the gold.
    pub glint: Rgb,
    /// Cracks per radius, 0.1 to 8.
    pub breaks: f32,
    /// The darkness of the lower right side, 0 to 1.
    pub flank: f32,
    /// The curvature of the surface, 0 to 1.
    pub curve: f32,
    /// The shading of the ceramic.
    pub shine: Shine,
}

/// Turned wood.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wood {
    /// The colour of the early wood.
    pub light: Rgb,
    /// The colour of the late wood.
    pub dark: Rgb,
    /// Growth rings per radius, 0.1 to 40.
    pub rings: f32,
    /// The darkness of the lower right side, 0 to 1.
    pub flank: f32,
    /// The curvature of the surface, 0 to 1.
    pub curve: f32,
    /// The shading.
    pub shine: Shine,
}

/// Plain colours with a sign.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plain {
    /// The colour of the disc.
    pub fill: Rgb,
    /// The colour of the border.
    pub border: Rgb,
    /// The inner radius of the border, 0 to 1 radii.
    pub border_from: f32,
    /// The sign in the centre.
    pub emblem: Emblem,
}

/// The sign in the centre of a plain stone. Lengths are in radii of the stone, 0 to 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Emblem {
    /// No sign.
    Empty,
    /// A filled square.
    Square {
        /// Half its side.
        half: f32,
        /// Its colour.
        colour: Rgb,
    },
    /// A ring.
    Ring {
        /// Its inner radius.
        inner: f32,
        /// Its outer radius.
        outer: f32,
        /// Its colour.
        colour: Rgb,
    },
}

impl StoneRecipe {
    /// The name of the picture file of the recipe, if it has one.
    pub fn picture(&self) -> Option<&str> {
        match self {
            Self::Picture { file, .. } => Some(file),
            _ => None,
        }
    }

    /// The colour of the bloom, if the stone is luminous.
    pub fn bloom(&self) -> Option<Rgb> {
        match self {
            Self::Lantern(lantern) => Some(lantern.bloom),
            _ => None,
        }
    }

    /// Whether the stone takes the separation rim of a board. Stones with an outline of their own do not.
    pub fn takes_rim(&self) -> bool {
        !matches!(self, Self::Lantern(_) | Self::Plain(_) | Self::Enso(_))
    }

    /// Checks ranges and file names.
    pub(super) fn validate(&self) -> Result<(), SkinError> {
        match self {
            Self::Slate(body) | Self::Glass(body) => {
                validate::unit(&[("mottle", body.mottle)])?;
                validate_body(body.curve, &body.shine, Some(&body.edge))
            }
            Self::Shell(shell) => {
                validate::unit(&[("strength", shell.strength)])?;
                validate::within(0.5, 60.0, &[("lines", shell.lines)])?;
                validate_body(shell.curve, &shell.shine, Some(&shell.edge))
            }
            Self::Lantern(lantern) => validate::unit(&[(
                "core.strength",
                lantern.core.as_ref().map_or(0.0, |core| core.strength),
            )]),
            Self::Jade(jade) => {
                validate::unit(&[("vein_opacity", jade.vein_opacity)])?;
                validate::within(0.1, 20.0, &[("clouds", jade.clouds)])?;
                validate_body(jade.curve, &jade.shine, Some(&jade.edge))
            }
            Self::Kintsugi(kintsugi) => {
                validate::unit(&[("flank", kintsugi.flank)])?;
                validate::within(0.1, 8.0, &[("breaks", kintsugi.breaks)])?;
                validate_body(kintsugi.curve, &kintsugi.shine, None)
            }
            Self::Wood(wood) => {
                validate::unit(&[("flank", wood.flank)])?;
                validate::within(0.1, 40.0, &[("rings", wood.rings)])?;
                validate_body(wood.curve, &wood.shine, None)
            }
            Self::Plain(plain) => {
                validate::unit(&[("border_from", plain.border_from)])?;
                plain.emblem.validate()
            }
            Self::Picture { file, .. } => validate::picture(file),
            Self::Blot(_) | Self::Enso(_) => Ok(()),
        }
    }
}

impl Emblem {
    fn validate(&self) -> Result<(), SkinError> {
        match *self {
            Self::Empty => Ok(()),
            Self::Square { half, .. } => validate::unit(&[("emblem.half", half)]),
            Self::Ring { inner, outer, .. } => {
                validate::unit(&[("emblem.inner", inner), ("emblem.outer", outer)])
            }
        }
    }
}

/// Checks the ranges of the parameters of a shaded stone.
fn validate_body(curve: f32, shine: &Shine, edge: Option<&EdgeLight>) -> Result<(), SkinError> {
    validate::unit(&[("curve", curve)])?;
    validate::shine(shine)?;
    edge.map_or(Ok(()), validate::edge)
}
