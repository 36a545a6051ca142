//! `fit`: fits weights to games.

use std::fs;

use narabe_engine_core::tuning::{FitSettings, FitStart, Losses, fit, samples};

use crate::options::{Options, training_games};
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

/// One game in this many is held out for validation.
const HELD_OUT_ONE_IN: usize = 12;

/// Fits weights to the games in the files and writes them.
///
/// # Errors
/// When a file cannot be read or written, or a line is not a game.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let path = options.out("fit")?;
    if options.files.is_empty() {
        return Err("fit needs a FILE with games".to_owned());
    }
    if options.draws_only && options.weights.is_none() {
        return Err("fit --draws-only needs --weights FILE".to_owned());
    }
    if options.keep > 0.0 && options.weights.is_none() {
        let keep = options.keep;
        return Err(format!(
            "fit --keep {keep} needs --weights FILE, the weights to go back to"
        ));
    }
    let (mut fitted, mut held_out) = (Vec::new(), Vec::new());
    for (number, (file, game)) in training_games(&options.files)?.into_iter().enumerate() {
        let set = if (number + 1).is_multiple_of(HELD_OUT_ONE_IN) {
            &mut held_out
        } else {
            &mut fitted
        };
        let samples = samples(options.rule(), options.size, &game);
        set.extend(samples.map_err(|error| format!("{file}: {error}"))?);
    }
    say!("{} positions, {} held out", fitted.len(), held_out.len());
    let settings = FitSettings {
        epochs: options.epochs,
        eval_share: options.opinion,
        keep: options.keep,
        draws_only: options.draws_only,
        seed: options.seed,
    };
    let start = FitStart {
        weights: options.weights.as_ref(),
        order: options.order.as_ref(),
    };
    let report = |epoch, losses: Losses| {
        say!(
            "epoch {epoch}: value {:.5} order {:.4} draw {:.5} held out {:.5}",
            losses.value,
            losses.order,
            losses.draw,
            losses.validation
        );
    };
    let weights = fit(options.rule(), fitted, &held_out, &settings, start, report);
    fs::write(path, weights.write()).map_err(|error| format!("{path}: {error}"))
}
