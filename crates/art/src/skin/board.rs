//! Board skins.

use serde::{Deserialize, Serialize};

use super::{SkinError, validate};
use crate::Rgb;

/// The appearance of a board. The default is kaya, which is also the fallback.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSkin {
    /// The name shown in the picker.
    pub name: String,
    /// A short description; may be empty.
    #[serde(default)]
    pub note: String,
    /// The sort key in the picker, ascending.
    #[serde(default = "super::last")]
    pub order: u16,
    /// The material.
    pub material: BoardMaterial,
    /// The plain tone of the board: the wash over stones beside a winning line, the reference for the contrast of line
    /// colours, and the replacement of a missing picture.
    pub tone: Rgb,
    /// The default line colour.
    pub line: Rgb,
    /// The glow around the lines.
    #[serde(default)]
    pub line_glow: Option<Glow>,
    /// The colour of the front edge at the top.
    pub edge_top: Rgb,
    /// The colour of the front edge at the bottom.
    pub edge_bottom: Rgb,
    /// The colour of brackets and other marks on this board.
    pub accent: Rgb,
    /// The separation rim of dark stones, if they contrast too little with the board.
    #[serde(default)]
    pub dark_rim: Option<Rim>,
    /// The separation rim of pale stones.
    #[serde(default)]
    pub pale_rim: Option<Rim>,
}

/// A glow around grid lines, in their colour.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glow {
    /// The opacity next to the line, 0 to 1.
    pub opacity: f32,
    /// The width to either side, in logical pixels, 0.5 to 16.
    pub reach: f32,
}

/// A separation rim: a thin line inside the edge of a stone.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rim {
    /// Its colour.
    pub colour: Rgb,
    /// Its opacity, 0 to 1.
    pub opacity: f32,
}

/// The material of a board. Lengths are in material units: 1/16.5 of the side of the board, whatever the number of
/// lines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BoardMaterial {
    /// Wood with a straight vertical grain.
    StraightGrain(Grain),
    /// Handmade paper with fibres and patches of diluted ink.
    Paper(Paper),
    /// A dark sky with mist and a few stars.
    Night(Night),
    /// A slab of polished celadon with veins.
    Celadon(Celadon),
    /// A woven rush mat.
    Tatami(Tatami),
    /// One plain colour.
    Flat {
        /// The colour.
        colour: Rgb,
    },
    /// A picture, scaled to the board.
    Picture {
        /// The name of a PNG file in the folder of the skin.
        file: String,
    },
}

/// Straight-grained wood.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grain {
    /// The lightest colour.
    pub light: Rgb,
    /// The middle colour.
    pub mid: Rgb,
    /// The colour of the late wood of a growth ring.
    pub dark: Rgb,
    /// Growth rings per unit, 0.1 to 40.
    pub rings: f32,
    /// The largest displacement of a ring, in units, 0 to 10.
    pub wobble: f32,
    /// The contrast of the rings, 0 to 1.
    pub contrast: f32,
    /// The contrast of the fibres, 0 to 1.
    pub fibre: f32,
    /// The darkness of the pores, 0 to 1.
    pub pore: f32,
    /// The brightness of the ray fleck, 0 to 1.
    pub fleck: f32,
    /// The random seed, −1000 to 1000: another seed gives another board of the same wood.
    pub seed: f32,
}

/// Handmade paper.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// The bright colour.
    pub light: Rgb,
    /// The shaded colour.
    pub shade: Rgb,
    /// The colour of the pale fibres.
    pub fibre: Rgb,
    /// The colour of the dark bark fibres.
    pub bark: Rgb,
    /// The colour of the diluted ink.
    pub mist: Rgb,
    /// The opacity of the diluted ink, 0 to 1.
    pub mist_opacity: f32,
}

/// A night sky.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// The darkest colour of the sky.
    pub deep: Rgb,
    /// The brighter colour of the sky.
    pub high: Rgb,
    /// The colour of the mist.
    pub mist: Rgb,
    /// The colour of the stars.
    pub star: Rgb,
    /// The probability that a cell of the sky has a star, 0 to 1.
    pub stars: f32,
}

/// Polished celadon.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Celadon {
    /// The dark green.
    pub deep: Rgb,
    /// The pale green.
    pub pale: Rgb,
    /// The colour of the pale veins.
    pub vein: Rgb,
    /// The colour of the dark veins.
    pub shadow: Rgb,
}

/// A rush mat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tatami {
    /// The colour of green rush.
    pub rush: Rgb,
    /// The colour of pale rush.
    pub pale: Rgb,
    /// The colour of dry rush.
    pub straw: Rgb,
    /// Ribs per unit, 1 to 60.
    pub ribs: f32,
}

impl BoardSkin {
    /// Checks names, ranges and file names.
    pub(super) fn validate(&self) -> Result<(), SkinError> {
        validate::name(&self.name)?;
        validate::note(&self.note)?;
        if let Some(glow) = self.line_glow {
            validate::unit(&[("line_glow.opacity", glow.opacity)])?;
            validate::within(0.5, 16.0, &[("line_glow.reach", glow.reach)])?;
        }
        for (field, rim) in [
            ("dark_rim.opacity", self.dark_rim),
            ("pale_rim.opacity", self.pale_rim),
        ] {
            validate::unit(&[(field, rim.map_or(0.0, |rim| rim.opacity))])?;
        }
        match &self.material {
            BoardMaterial::StraightGrain(grain) => grain.validate(),
            BoardMaterial::Paper(paper) => {
                validate::unit(&[("material.mist_opacity", paper.mist_opacity)])
            }
            BoardMaterial::Night(night) => validate::unit(&[("material.stars", night.stars)]),
            BoardMaterial::Tatami(tatami) => {
                validate::within(1.0, 60.0, &[("material.ribs", tatami.ribs)])
            }
            BoardMaterial::Picture { file } => validate::picture(file),
            BoardMaterial::Celadon(_) | BoardMaterial::Flat { .. } => Ok(()),
        }
    }

    /// The name of the picture file of the material, if it has one.
    pub fn picture(&self) -> Option<&str> {
        match &self.material {
            BoardMaterial::Picture { file } => Some(file),
            _ => None,
        }
    }
}

impl Grain {
    fn validate(&self) -> Result<(), SkinError> {
        validate::within(0.1, 40.0, &[("material.rings", self.rings)])?;
        validate::within(0.0, 10.0, &[("material.wobble", self.wobble)])?;
        validate::within(-1000.0, 1000.0, &[("material.seed", self.seed)])?;
        validate::unit(&[
            ("material.contrast", self.contrast),
            ("material.fibre", self.fibre),
            ("material.pore", self.pore),
            ("material.fleck", self.fleck),
        ])
    }
}

impl Default for BoardSkin {
    fn default() -> Self {
        Self {
            name: "Kaya".to_owned(),
            note: "Old torreya wood with a straight grain.".to_owned(),
            order: 1,
            material: BoardMaterial::StraightGrain(Grain {
                light: Rgb::hex(0xECCB8A),
                mid: Rgb::hex(0xDFB76D),
                dark: Rgb::hex(0xB98543),
                rings: 4.6,
                wobble: 0.55,
                contrast: 0.36,
                fibre: 0.042,
                pore: 0.03,
                fleck: 0.014,
                seed: 2.3,
            }),
            tone: Rgb::hex(0xE6C27C),
            line: Rgb::hex(0x3B2814),
            line_glow: None,
            edge_top: Rgb::hex(0xC08E4C),
            edge_bottom: Rgb::hex(0x7E5527),
            accent: Rgb::hex(0xBA351E),
            dark_rim: None,
            pale_rim: None,
        }
    }
}
