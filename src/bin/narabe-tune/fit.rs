//! `fit`: fits weights to games.

use std::fs;

use narabe::engine::tuning::{FitSettings, FitStart, Losses, TrainingGame, fit, samples};

use crate::options::Options;
use crate::shared::arguments::Fault;
use crate::shared::print::say;

/// One game in this many is held out for validation.
const HELD_OUT_ONE_IN: usize = 12;

/// Fits weights to the games in the files and writes them.
///
/// # Errors
/// When a file cannot be read or written, or a line is not a game.
pub fn run(options: &Options) -> Result<(), Fault> {
    let path = options.out("fit")?;
    if options.files.is_empty() {
        return Err("fit needs a FILE with games".to_owned());
    }
    let (mut fitted, mut held_out) = (Vec::new(), Vec::new());
    let mut number = 0_usize;
    for file in &options.files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let samples = line
                .parse()
                .and_then(|game: TrainingGame| samples(options.rule, options.size, &game));
            number += 1;
            let set = if number.is_multiple_of(HELD_OUT_ONE_IN) {
                &mut held_out
            } else {
                &mut fitted
            };
            set.extend(samples.map_err(|error| format!("{file}: {error}"))?);
        }
    }
    say!("{} positions, {} held out", fitted.len(), held_out.len());
    let settings = FitSettings {
        epochs: options.epochs,
        eval_share: options.opinion,
        seed: options.seed,
    };
    let start = FitStart {
        weights: options.weights.as_ref(),
        order: options.order.as_ref(),
    };
    let report = |epoch, losses: Losses| {
        say!(
            "epoch {epoch}: value {:.5} order {:.4} held out {:.5}",
            losses.value,
            losses.order,
            losses.validation
        );
    };
    let weights = fit(options.rule, fitted, &held_out, &settings, start, report);
    fs::write(path, weights.write()).map_err(|error| format!("{path}: {error}"))
}
