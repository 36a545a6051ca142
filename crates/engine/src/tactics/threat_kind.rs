//! The kinds of forced wins.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The threats that a forced win consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThreatKind {
    /// Victory by continuous fours.
    Vcf,
    /// Victory by continuous threats: fours and open threes.
    Vct,
}

/// A text that is neither `vcf` nor `vct`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a kind of win: choose vcf or vct")]
pub struct ThreatKindError(String);

impl fmt::Display for ThreatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Vcf => "vcf",
            Self::Vct => "vct",
        })
    }
}

impl FromStr for ThreatKind {
    type Err = ThreatKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "vcf" => Ok(Self::Vcf),
            "vct" => Ok(Self::Vct),
            _ => Err(ThreatKindError(text.to_owned())),
        }
    }
}
