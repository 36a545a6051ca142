//! How a stone is painted, for each kind of stone.

use serde::{Deserialize, Serialize};

use super::{SkinError, check};
use crate::art::{
    Rgb,
    light::{EdgeLight, Shine},
};

/// How a stone is painted. `curve` is its roundness: 0 is a coin, 1 a ball.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StoneRecipe {
    /// Matt stone with a fine mottle.
    Slate(Slate),
    /// Clam shell with growth lines.
    Shell(Shell),
    /// Cast glass that glows at its rim.
    Glass(Glass),
    /// A blot of ink, flat on the paper.
    Blot(Blot),
    /// A ring drawn with a brush, flat on the paper.
    Enso(Enso),
    /// A ring of light.
    Lantern(Lantern),
    /// Polished, clouded jade.
    Jade(Jade),
    /// Ceramic, broken and mended with gold.
    Kintsugi(Kintsugi),
    /// Turned wood.
    Wood(Wood),
    /// Plain colours with a sign, for eyes that need them.
    Plain(Plain),
    /// A picture; what lies outside the round is cut away.
    Picture {
        /// The name of a PNG file beside the skin.
        file: String,
        /// What stands in for a picture that cannot be read.
        tone: Rgb,
    },
}

/// Matt stone.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slate {
    /// Its colour.
    pub base: Rgb,
    /// How uneven the colour is, 0 to 1.
    pub mottle: f32,
    /// Roundness.
    pub curve: f32,
    /// How it takes the light.
    pub shine: Shine,
    /// Light that the board throws back.
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
    /// How strong the lines are at most, 0 to 1.
    pub strength: f32,
    /// Lines per radius.
    pub lines: f32,
    /// Roundness.
    pub curve: f32,
    /// How it takes the light.
    pub shine: Shine,
    /// Light that the board throws back.
    pub edge: EdgeLight,
}

/// Cast glass.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glass {
    /// Its colour.
    pub base: Rgb,
    /// How uneven the colour is, 0 to 1.
    pub mottle: f32,
    /// Roundness.
    pub curve: f32,
    /// How it takes the light.
    pub shine: Shine,
    /// Light that comes through the rim.
    pub edge: EdgeLight,
}

/// A blot of ink.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blot {
    /// The middle, where the ink is thin.
    pub centre: Rgb,
    /// The rim, where it pools.
    pub rim: Rgb,
    /// Dry streaks of the brush.
    pub streak: Rgb,
}

/// A brushed ring.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enso {
    /// The disc inside.
    pub paper: Rgb,
    /// The ring.
    pub ink: Rgb,
}

/// A ring of light.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lantern {
    /// The ring.
    pub ring: Rgb,
    /// The middle of the ring, where it is hottest.
    pub hot: Rgb,
    /// The glass inside.
    pub glass: Rgb,
    /// A light in the middle; without it the glass stays dark.
    #[serde(default)]
    pub core: Option<Core>,
    /// The light around the stone.
    pub bloom: Rgb,
}

/// The light in the middle of a lantern.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Core {
    /// Its colour.
    pub colour: Rgb,
    /// How strong in the very middle, 0 to 1.
    pub strength: f32,
}

/// Polished jade.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jade {
    /// One end of its colour.
    pub base: Rgb,
    /// The other.
    pub cloud: Rgb,
    /// Clouds per radius.
    pub clouds: f32,
    /// A fine vein.
    pub vein: Rgb,
    /// How strong the vein is, 0 to 1.
    pub vein_opacity: f32,
    /// Roundness.
    pub curve: f32,
    /// How it takes the light.
    pub shine: Shine,
    /// Light that comes through the rim.
    pub edge: EdgeLight,
}

/// Ceramic mended with gold.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kintsugi {
    /// The ceramic.
    pub base: Rgb,
    /// The darker gold.
    pub gold: Rgb,
    /// The brighter gold.
    pub glint: Rgb,
    /// Breaks per radius.
    pub breaks: f32,
    /// How dark the lower right flank is, 0 to 1.
    pub flank: f32,
    /// Roundness.
    pub curve: f32,
    /// How the ceramic takes the light.
    pub shine: Shine,
}

/// Turned wood.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wood {
    /// The early wood.
    pub light: Rgb,
    /// The late wood.
    pub dark: Rgb,
    /// Year rings per radius.
    pub rings: f32,
    /// How dark the lower right flank is, 0 to 1.
    pub flank: f32,
    /// Roundness.
    pub curve: f32,
    /// How it takes the light.
    pub shine: Shine,
}

/// Plain colours with a sign.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plain {
    /// The disc.
    pub fill: Rgb,
    /// Its border.
    pub border: Rgb,
    /// From which part of the radius the border starts.
    pub border_from: f32,
    /// The sign in the middle.
    pub emblem: Emblem,
}

/// The sign in the middle of a plain stone. Lengths are parts of the radius.
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
    /// The name of the picture file it needs, if it needs one.
    pub fn picture(&self) -> Option<&str> {
        match self {
            Self::Picture { file, .. } => Some(file),
            _ => None,
        }
    }

    /// The light around it, for the stones that shine.
    pub fn bloom(&self) -> Option<Rgb> {
        match self {
            Self::Lantern(lantern) => Some(lantern.bloom),
            _ => None,
        }
    }

    /// Whether a board may draw its separation rim into this stone. Those that bring an outline of their own may not.
    pub fn takes_rim(&self) -> bool {
        !matches!(self, Self::Lantern(_) | Self::Plain(_) | Self::Enso(_))
    }

    pub(super) fn check(&self) -> Result<(), SkinError> {
        match self {
            Self::Slate(slate) => {
                check::parts(&[("mottle", slate.mottle)])?;
                body(slate.curve, &slate.shine, Some(&slate.edge))
            }
            Self::Shell(shell) => {
                check::parts(&[("strength", shell.strength)])?;
                check::within(0.5, 60.0, &[("lines", shell.lines)])?;
                body(shell.curve, &shell.shine, Some(&shell.edge))
            }
            Self::Glass(glass) => {
                check::parts(&[("mottle", glass.mottle)])?;
                body(glass.curve, &glass.shine, Some(&glass.edge))
            }
            Self::Lantern(lantern) => check::parts(&[(
                "core.strength",
                lantern.core.as_ref().map_or(0.0, |core| core.strength),
            )]),
            Self::Jade(jade) => {
                check::parts(&[("vein_opacity", jade.vein_opacity)])?;
                check::within(0.1, 20.0, &[("clouds", jade.clouds)])?;
                body(jade.curve, &jade.shine, Some(&jade.edge))
            }
            Self::Kintsugi(kintsugi) => {
                check::parts(&[("flank", kintsugi.flank)])?;
                check::within(0.1, 8.0, &[("breaks", kintsugi.breaks)])?;
                body(kintsugi.curve, &kintsugi.shine, None)
            }
            Self::Wood(wood) => {
                check::parts(&[("flank", wood.flank)])?;
                check::within(0.1, 40.0, &[("rings", wood.rings)])?;
                body(wood.curve, &wood.shine, None)
            }
            Self::Plain(plain) => {
                check::parts(&[("border_from", plain.border_from)])?;
                plain.emblem.check()
            }
            Self::Picture { file, .. } => check::picture(file),
            Self::Blot(_) | Self::Enso(_) => Ok(()),
        }
    }
}

impl Emblem {
    fn check(&self) -> Result<(), SkinError> {
        match *self {
            Self::Empty => Ok(()),
            Self::Square { half, .. } => check::parts(&[("emblem.half", half)]),
            Self::Ring { inner, outer, .. } => {
                check::parts(&[("emblem.inner", inner), ("emblem.outer", outer)])
            }
        }
    }
}

fn body(curve: f32, shine: &Shine, edge: Option<&EdgeLight>) -> Result<(), SkinError> {
    check::parts(&[("curve", curve)])?;
    check::shine(shine)?;
    edge.map_or(Ok(()), check::edge)
}
