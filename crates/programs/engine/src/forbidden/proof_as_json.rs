//! A proof as JSON, for programs.

use narabe_rules::{Extension, FoulAnalysis, Four, Ruling, Three};
use serde_json::{Value, json};

/// The whole proof, nested as deep as it goes.
pub fn value(proof: &FoulAnalysis) -> Value {
    let ruling = match proof.ruling {
        Ruling::Five => "five".to_owned(),
        Ruling::Foul(foul) => foul.to_string(),
        Ruling::Allowed => "allowed".to_owned(),
    };
    json!({
        "point": proof.point,
        "ruling": ruling,
        "fives": proof.fives,
        "overlines": proof.overlines,
        "fours": proof.fours.iter().map(four).collect::<Vec<_>>(),
        "threes": proof.threes.iter().map(three).collect::<Vec<_>>(),
    })
}

fn four(four: &Four) -> Value {
    json!({ "stones": four.stones, "completions": four.completions })
}

fn three(three: &Three) -> Value {
    json!({
        "real": three.is_real(),
        "extensions": three.extensions.iter().map(extension).collect::<Vec<_>>(),
    })
}

fn extension(extension: &Extension) -> Value {
    json!({
        "point": extension.point,
        "stones": extension.stones,
        "ends": extension.ends,
        "open": extension.is_playable(),
        "proof": extension.analysis.as_ref().map(value),
    })
}
