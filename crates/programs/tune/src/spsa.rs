//! `spsa`: search parameters tuned by games of the engine against itself.
//!
//! Simultaneous perturbation stochastic approximation (Spall, "An overview of the simultaneous perturbation method for efficient
//! optimization", 1998) with the gains that Fishtest uses for chess: each pair of games is played between the parameters with
//! all their steps added and the same with all subtracted, each step with a random sign, and the winner pulls all of them.

use std::sync::Mutex;

use narabe_engine_core::{Engine, Params, Settings};
use narabe_rules::{Outcome, Position, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::options::Options;
use crate::play::{even_opening, think};
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;

// The exponents by which the gain and the steps shrink.
const GAIN_EXPONENT: f64 = 0.602;
const STEP_EXPONENT: f64 = 0.101;
/// The gain at the end, in steps squared.
const LAST_GAIN: f64 = 0.002;
/// The part of all pairs that is added to the number of each, so that the first do not pull too far.
const STABILITY: f64 = 0.1;

/// One parameter that is tuned.
#[derive(Clone, Debug, PartialEq)]
struct Tuned {
    name: String,
    value: f64,
    /// By how much it is changed at the end.
    step: f64,
}

/// Reads `name=step,name=step`; each starts from its value in `params`.
fn parse(text: &str, params: &Params) -> Result<Vec<Tuned>, ErrorText> {
    let parts = text.split(',').filter(|part| !part.is_empty());
    let tuned: Vec<Tuned> = parts
        .map(|part| {
            let complain = |what: &str| format!("--tune {part}: {what}");
            let (name, step) = part
                .split_once('=')
                .ok_or_else(|| complain("write name=step"))?;
            let value = params
                .get(name)
                .map_err(|error| format!("--tune {error}"))?;
            let step = (step.parse().ok())
                .filter(|&step| step > 0.0 && step < 1e6)
                .ok_or_else(|| complain("the step is a number above 0, such as 20"))?;
            let (name, value) = (name.to_owned(), f64::from(value));
            Ok(Tuned { name, value, step })
        })
        .collect::<Result<_, ErrorText>>()?;
    if tuned.is_empty() {
        Err("spsa needs --tune name=step,...".to_owned())
    } else {
        Ok(tuned)
    }
}

/// The state of the run.
struct Run {
    tuned: Vec<Tuned>,
    pairs: usize,
    played: usize,
    rng: StdRng,
}

/// A perturbation, and what it is worth.
struct Pair {
    number: usize,
    signs: Vec<f64>,
    /// By how much each parameter is changed.
    steps: Vec<f64>,
}

impl Run {
    /// The next pair of games.
    fn pair(&mut self, number: usize) -> Pair {
        let signs = (self.tuned.iter())
            .map(|_| if self.rng.random() { 1.0 } else { -1.0 })
            .collect();
        // Of the last pair it is 1.
        let scale = (self.pairs as f64 / (number + 1) as f64).powf(STEP_EXPONENT);
        let steps = self.tuned.iter().map(|tuned| tuned.step * scale).collect();
        Pair {
            number,
            signs,
            steps,
        }
    }

    /// The parameters with the steps of a pair added, or subtracted.
    fn params(&self, start: &Params, pair: &Pair, direction: f64) -> Result<Params, ErrorText> {
        let changed = self.tuned.iter().zip(&pair.signs).zip(&pair.steps);
        let mut params = start.clone();
        for ((tuned, sign), step) in changed {
            let value = tuned.value + direction * sign * step;
            set(&mut params, &tuned.name, value)?;
        }
        Ok(params)
    }

    /// Pulls the parameters to the side that won: `result` is from -2 to 2, the games that the added steps won less those lost.
    fn learn(&mut self, pair: &Pair, result: f64) {
        let stability = STABILITY * self.pairs as f64;
        let gain = ((stability + self.pairs as f64) / (stability + (pair.number + 1) as f64))
            .powf(GAIN_EXPONENT)
            * LAST_GAIN;
        let changed = self.tuned.iter_mut().zip(&pair.signs).zip(&pair.steps);
        for ((tuned, sign), step) in changed {
            tuned.value += gain * tuned.step * tuned.step * result / (step * sign);
        }
        self.played += 1;
    }

    fn say(&self) {
        let values: Vec<String> = (self.tuned.iter())
            .map(|tuned| format!("{}={:.1}", tuned.name, tuned.value))
            .collect();
        say!("{} games: {}", 2 * self.played, values.join(","));
    }
}

/// Sets a parameter to the nearest whole number, not to 0 where others are divided by it.
fn set(params: &mut Params, name: &str, value: f64) -> Result<(), ErrorText> {
    #[expect(clippy::cast_possible_truncation, reason = "it saturates")]
    let value = value.round() as i32;
    let or_one = |_| params.clone().with(name, 1);
    *params = params
        .clone()
        .with(name, value)
        .or_else(or_one)
        .map_err(fault)?;
    Ok(())
}

/// Tunes the parameters and prints them as they change, the last line in the form that `narabe-engine` reads.
///
/// # Errors
/// When a parameter is unknown or its step makes no sense.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let start = Params::default();
    let tuned = parse(options.tune.as_deref().unwrap_or_default(), &start)?;
    let pairs = options.games.div_ceil(2);
    let run = Mutex::new(Run {
        tuned,
        pairs,
        played: 0,
        rng: StdRng::seed_from_u64(options.seed),
    });
    let engines = || {
        let engine = || {
            Engine::new(Settings {
                // Megabytes.
                hash: 16,
                threads: 1,
            })
        };
        Ok([engine(), engine()])
    };
    play_games(pairs, options.threads, engines, |engines, number| {
        let pair = {
            let mut run = run.lock().map_err(fault)?;
            let pair = run.pair(number);
            for (engine, direction) in engines.iter_mut().zip([1.0, -1.0]) {
                engine.set_params(run.params(&start, &pair, direction)?);
            }
            pair
        };
        let seed = options.seed.wrapping_mul(1_000_003);
        let mut rng = StdRng::seed_from_u64(seed.wrapping_add(number as u64));
        let result = play_pair(options, engines, &mut rng);
        let mut run = run.lock().map_err(fault)?;
        run.learn(&pair, result);
        // The parameters are printed after so many pairs.
        if run.played.is_multiple_of(50) {
            run.say();
        }
        Ok(())
    })?;
    let run = run.into_inner().map_err(fault)?;
    let values: Vec<String> = (run.tuned.iter())
        .map(|tuned| format!("{}={:.0}", tuned.name, tuned.value))
        .collect();
    say!("{}", values.join(","));
    Ok(())
}

/// Both games of an opening. The result is from the first engine's side, from -2 to 2.
fn play_pair(options: &Options, engines: &mut [Engine; 2], rng: &mut StdRng) -> f64 {
    let Some(opening) = even_opening(options, &mut engines[0], rng) else {
        return 0.0;
    };
    let first_is = [Side::Black, Side::White];
    let results = first_is.map(
        |side| match play_game(options, engines, opening.clone(), side) {
            Some(winner) if winner == side => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        },
    );
    results.iter().sum()
}

/// The winner of a game in which the first engine has a side.
fn play_game(
    options: &Options,
    engines: &mut [Engine; 2],
    mut position: Position,
    first: Side,
) -> Option<Side> {
    engines.iter_mut().for_each(Engine::clear);
    while position.outcome().is_none() {
        let engine = &mut engines[usize::from(position.side_to_move() != first)];
        let report = think(engine, &position, options.nodes())?;
        position.play(report.best_move()).ok()?;
    }
    position.outcome().and_then(Outcome::winner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run_of(pairs: usize) -> Run {
        Run {
            tuned: parse("killer_score=20,lmr_divisor=10", &Params::default()).unwrap(),
            pairs,
            played: 0,
            rng: StdRng::seed_from_u64(1),
        }
    }

    #[test]
    fn parameters_are_named_with_their_steps() {
        let tuned = run_of(1).tuned;
        assert_eq!(
            (tuned[0].name.as_str(), tuned[0].step),
            ("killer_score", 20.0)
        );
        let default = Params::default().killer_score;
        assert_eq!(tuned[0].value, f64::from(default));
        for (text, part) in [
            ("", "--tune name=step"),
            ("killer_score", "write name=step"),
            ("speed=3", "\"speed\""),
            ("killer_score=0", "above 0"),
            ("killer_score=x", "above 0"),
        ] {
            let error = parse(text, &Params::default()).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    #[test]
    fn the_winner_of_a_pair_pulls_every_parameter_towards_its_own() {
        let mut run = run_of(10);
        let before: Vec<f64> = run.tuned.iter().map(|tuned| tuned.value).collect();
        let pair = run.pair(0);
        run.learn(&pair, 2.0);
        for ((tuned, before), sign) in run.tuned.iter().zip(before).zip(&pair.signs) {
            assert!((tuned.value - before) * sign > 0.0, "{}", tuned.name);
        }
    }

    #[test]
    fn a_parameter_that_divides_is_never_0() {
        let mut params = Params::default();
        set(&mut params, "lmr_divisor", 0.2).unwrap();
        assert_eq!(params.lmr_divisor, 1);
    }

    #[test]
    fn steps_that_win_are_climbed() {
        // The game is won by the parameters that are nearer to 200.
        let mut run = run_of(2_000);
        run.tuned.truncate(1);
        let start = Params::default();
        for number in 0..run.pairs {
            let pair = run.pair(number);
            let [far, near] = [1.0, -1.0].map(|direction| {
                let params = run.params(&start, &pair, direction).unwrap();
                (params.killer_score - 200).abs()
            });
            run.learn(&pair, if far < near { 2.0 } else { -2.0 });
        }
        let value = run.tuned[0].value;
        assert!((value - 200.0).abs() < 20.0, "{value}");
    }
}
