//! `fit`: fits weights to games.

use std::fs;

use narabe::engine::tuning::{FitSettings, TrainingGame, fit, samples};

use crate::options::Options;
use crate::shared::arguments::Fault;
use crate::shared::print::say;

/// Fits weights to the games in the files and writes them.
///
/// # Errors
/// When a file cannot be read or written, or a line is not a game.
pub fn run(options: &Options) -> Result<(), Fault> {
    let path = options.out("fit")?;
    if options.files.is_empty() {
        return Err("fit needs a FILE with games".to_owned());
    }
    let mut all = Vec::new();
    for file in &options.files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let samples = line
                .parse()
                .and_then(|game: TrainingGame| samples(options.rule, options.size, &game));
            all.extend(samples.map_err(|error| format!("{file}: {error}"))?);
        }
    }
    say!("{} positions", all.len());
    let settings = FitSettings {
        epochs: options.epochs,
        eval_share: options.opinion,
        seed: options.seed,
    };
    let start = options.weights.as_ref();
    let weights = fit(options.rule, all, &settings, start, |epoch, losses| {
        say!(
            "epoch {epoch}: value {:.5} order {:.4} held out {:.5}",
            losses.value,
            losses.order,
            losses.validation
        );
    });
    fs::write(path, weights.write()).map_err(|error| format!("{path}: {error}"))
}
