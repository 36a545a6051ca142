//! What a board skin file holds.

use serde::{Deserialize, Serialize};

use super::{SkinError, check};
use crate::art::Rgb;

/// The look of a board. The default is kaya, which is also what the game falls back on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSkin {
    /// What the picker shows.
    pub name: String,
    /// One short line about it; may be empty.
    #[serde(default)]
    pub note: String,
    /// Where it stands in the picker, lowest first.
    #[serde(default = "super::last")]
    pub order: u16,
    /// What it is made of.
    pub material: BoardMaterial,
    /// Its light tone: what washes over the stones beside a winning line, what line colours are compared with, and what
    /// stands in for a picture that cannot be read.
    pub tone: Rgb,
    /// Its own line colour.
    pub line: Rgb,
    /// Light around the lines.
    #[serde(default)]
    pub line_glow: Option<Glow>,
    /// The front edge, at the top.
    pub edge_top: Rgb,
    /// The front edge, at the bottom.
    pub edge_bottom: Rgb,
    /// Brackets and other signs of the game on this board.
    pub accent: Rgb,
    /// A thin line inside the edge of dark stones, where they would melt into the board.
    #[serde(default)]
    pub dark_rim: Option<Rim>,
    /// The same for pale stones.
    #[serde(default)]
    pub pale_rim: Option<Rim>,
}

/// Light around grid lines, in their colour.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glow {
    /// How strong beside the line, 0 to 1.
    pub opacity: f32,
    /// How far it reaches, in logical pixels.
    pub reach: f32,
}

/// A thin line inside the edge of a stone.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rim {
    /// Its colour.
    pub colour: Rgb,
    /// How strong, 0 to 1.
    pub opacity: f32,
}

/// What a board is made of. Lengths are in units of 1/16.5 of the board's side, whatever the number of lines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BoardMaterial {
    /// Wood whose grain runs straight from the far side to the near one.
    StraightGrain(Grain),
    /// Handmade paper with fibres and a mist of diluted ink.
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
    /// A picture, stretched over the board.
    Picture {
        /// The name of a PNG file beside the skin.
        file: String,
    },
}

/// Straight-grained wood.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grain {
    /// The lightest wood.
    pub light: Rgb,
    /// The darker wood between.
    pub mid: Rgb,
    /// The late wood of a year ring.
    pub dark: Rgb,
    /// Year rings per unit.
    pub rings: f32,
    /// How far a ring strays, in units.
    pub wobble: f32,
    /// How strong the rings are, 0 to 1.
    pub contrast: f32,
    /// How strong the fibres are.
    pub fibre: f32,
    /// How dark the pores are.
    pub pore: f32,
    /// How bright the silky flecks across the grain are.
    pub fleck: f32,
    /// Which tree: another number gives another piece of the same wood.
    pub seed: f32,
}

/// Handmade paper.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// Where it is bright.
    pub light: Rgb,
    /// Where it is cloudy.
    pub shade: Rgb,
    /// The many pale fibres.
    pub fibre: Rgb,
    /// The few darker ones.
    pub bark: Rgb,
    /// The mist of ink.
    pub mist: Rgb,
    /// How strong the mist is, 0 to 1.
    pub mist_opacity: f32,
}

/// A night sky.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// The deep sky.
    pub deep: Rgb,
    /// The brighter sky.
    pub high: Rgb,
    /// Drifting mist.
    pub mist: Rgb,
    /// The stars.
    pub star: Rgb,
    /// What part of the small cells of the sky has a star, 0 to 1.
    pub stars: f32,
}

/// Polished celadon.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Celadon {
    /// The deeper green.
    pub deep: Rgb,
    /// The paler green.
    pub pale: Rgb,
    /// Pale veins.
    pub vein: Rgb,
    /// Dark veins.
    pub shadow: Rgb,
}

/// A rush mat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tatami {
    /// The green rush.
    pub rush: Rgb,
    /// The paler rush.
    pub pale: Rgb,
    /// The rush that has turned to straw.
    pub straw: Rgb,
    /// Ribs per unit.
    pub ribs: f32,
}

impl BoardSkin {
    pub(super) fn check(&self) -> Result<(), SkinError> {
        check::name(&self.name)?;
        check::note(&self.note)?;
        if let Some(glow) = self.line_glow {
            check::parts(&[("line_glow.opacity", glow.opacity)])?;
            check::within(0.5, 16.0, &[("line_glow.reach", glow.reach)])?;
        }
        for (field, rim) in [
            ("dark_rim.opacity", self.dark_rim),
            ("pale_rim.opacity", self.pale_rim),
        ] {
            check::parts(&[(field, rim.map_or(0.0, |rim| rim.opacity))])?;
        }
        match &self.material {
            BoardMaterial::StraightGrain(grain) => grain.check(),
            BoardMaterial::Paper(paper) => {
                check::parts(&[("material.mist_opacity", paper.mist_opacity)])
            }
            BoardMaterial::Night(night) => check::parts(&[("material.stars", night.stars)]),
            BoardMaterial::Tatami(tatami) => {
                check::within(1.0, 60.0, &[("material.ribs", tatami.ribs)])
            }
            BoardMaterial::Picture { file } => check::picture(file),
            BoardMaterial::Celadon(_) | BoardMaterial::Flat { .. } => Ok(()),
        }
    }

    /// The name of the picture file it needs, if it needs one.
    pub fn picture(&self) -> Option<&str> {
        match &self.material {
            BoardMaterial::Picture { file } => Some(file),
            _ => None,
        }
    }
}

impl Grain {
    fn check(&self) -> Result<(), SkinError> {
        check::within(0.1, 40.0, &[("material.rings", self.rings)])?;
        check::within(0.0, 10.0, &[("material.wobble", self.wobble)])?;
        check::within(-1000.0, 1000.0, &[("material.seed", self.seed)])?;
        check::parts(&[
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
