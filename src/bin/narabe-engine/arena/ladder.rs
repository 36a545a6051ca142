//! `ladder`: every player against every other, and one Elo for each that explains all their games best.

use std::process::ExitCode;

use serde_json::json;

use super::player::{Own, Spec, names};
use super::{Request, Tally, openings, play_all};
use crate::options::{self, Argument, Fault, Options, value};
use crate::print::{Printer, say};

const HELP: &str = "\
narabe-engine ladder [PLAYER...] [options]: a round robin with one Elo table

Without players, all classics and levels. The weakest stands at 0. Limits are for kaya and engine alone.

  --games N          games of each pair, an even number (default 40)
  --concurrency N    games at once (default 1)
  --openings FILE    an opening a line (default: made from the seed)
  --neighbours N     only pairs that stand so near one another in the list (default: all)
  --tolerance MS     how much later than its time a program's answer may come (default 1000)";

/// Standard errors on each side of a 95 % interval.
const CONFIDENCE: f64 = 1.96;
/// Elo of a factor e in the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The part of a game that each side of a pair is given beforehand, so that who wins them all has a place, too. Small, for
/// pairs that stand far apart would else draw near.
const PRIOR: f64 = 0.02;
/// Rounds in which the strengths are found; they rest long before.
const ROUNDS: usize = 2_000;

/// Plays all pairs and prints the table.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let mut players = Vec::new();
    let mut games = 40_usize;
    let mut concurrency = 1_usize;
    let mut neighbours = usize::MAX;
    let mut tolerance = 1_000_u64;
    let mut file = None;
    let options = Options::read(parser, |argument, parser| {
        match argument {
            Argument::Word(word) => players.push(word.to_owned()),
            Argument::Option(name @ "games") => games = value(parser, name)?,
            Argument::Option(name @ "concurrency") => concurrency = value(parser, name)?,
            Argument::Option(name @ "neighbours") => neighbours = value(parser, name)?,
            Argument::Option(name @ "tolerance") => tolerance = value(parser, name)?,
            Argument::Option(name @ "openings") => file = Some(value::<String>(parser, name)?),
            other => return Err(other.unknown()),
        }
        Ok(())
    })?;
    if options.help {
        return Ok(options::help(HELP, ""));
    }
    if players.is_empty() {
        players = names().into_iter().map(str::to_owned).collect();
    }
    let specs = players
        .iter()
        .map(|name| Spec::parse(name, &options, &Own::default(), tolerance))
        .collect::<Result<Vec<_>, _>>()?;
    if specs.len() < 2 {
        return Err("a ladder needs two players at least".to_owned());
    }
    let openings = match file {
        Some(path) => openings::read(&path, &options)?,
        None => openings::make(&options, games.div_ceil(2)),
    };
    let mut pairs = Vec::new();
    for first in 0..specs.len() {
        for second in first + 1
            ..specs
                .len()
                .min(first.saturating_add(neighbours).saturating_add(1))
        {
            let request = Request {
                specs: [specs[first].clone(), specs[second].clone()],
                games: games.next_multiple_of(2),
                concurrency: concurrency.max(1),
                verbose: false,
                options: options.clone(),
            };
            let tally = play_all(&request, &openings)?;
            if !options.json {
                say!("{} against {}: {tally}", players[first], players[second]);
            }
            pairs.push(Pair {
                players: [first, second],
                tally,
            });
        }
    }
    print(&options, &players, &pairs);
    Ok(ExitCode::SUCCESS)
}

/// The games of two players, by their places in the list.
struct Pair {
    players: [usize; 2],
    tally: Tally,
}

/// A player's place on the ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rung {
    elo: f64,
    error: f64,
    games: u32,
    score: f64,
}

fn print(options: &Options, players: &[String], pairs: &[Pair]) {
    let rungs = rungs(players.len(), pairs);
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|&one, &other| rungs[other].elo.total_cmp(&rungs[one].elo));
    let table: Vec<_> = order
        .iter()
        .map(|&at| {
            let Rung {
                elo,
                error,
                games,
                score,
            } = rungs[at];
            json!({
                "player": players[at], "elo": elo, "error": error, "games": games, "score": score,
            })
        })
        .collect();
    Printer::new(options.json).print(&json!(table), || {
        say!(
            "{:<14} {:>6} {:>5} {:>6} {:>7}",
            "player",
            "Elo",
            "±",
            "games",
            "score"
        );
        for &at in &order {
            let Rung {
                elo,
                error,
                games,
                score,
            } = rungs[at];
            let percent = 100.0 * score;
            say!(
                "{:<14} {elo:>6.0} {error:>5.0} {games:>6} {percent:>5.1} %",
                players[at]
            );
        }
    });
}

/// The strengths under which the games that were played are likeliest (Bradley and Terry's model), the least at 0.
fn rungs(players: usize, pairs: &[Pair]) -> Vec<Rung> {
    let mut games = vec![vec![0.0; players]; players];
    let mut points = vec![0.0; players];
    for Pair {
        players: [first, second],
        tally,
    } in pairs
    {
        let played = f64::from(tally.games()) + 2.0 * PRIOR;
        games[*first][*second] += played;
        games[*second][*first] += played;
        let won = tally.score() * f64::from(tally.games()) + PRIOR;
        points[*first] += won;
        points[*second] += played - won;
    }
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..ROUNDS {
        for player in 0..players {
            let expected: f64 = (0..players)
                .map(|other| games[player][other] / (strengths[player] + strengths[other]))
                .sum();
            strengths[player] = points[player] / expected.max(f64::MIN_POSITIVE);
        }
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
    }
    let lowest = strengths.iter().copied().fold(f64::INFINITY, f64::min);
    (0..players)
        .map(|player| {
            let (mut information, mut played, mut scored) = (0.0, 0, 0.0);
            for pair in pairs {
                let Some(place) = pair.players.iter().position(|&at| at == player) else {
                    continue;
                };
                let other = pair.players[1 - place];
                let expected = strengths[player] / (strengths[player] + strengths[other]);
                let count = pair.tally.games();
                information += (f64::from(count) + 2.0 * PRIOR) * expected * (1.0 - expected);
                played += count;
                let score = pair.tally.score();
                scored += f64::from(count) * if place == 0 { score } else { 1.0 - score };
            }
            Rung {
                elo: ELO * (strengths[player] / lowest).ln(),
                error: CONFIDENCE * ELO / information.max(f64::MIN_POSITIVE).sqrt(),
                games: played,
                score: scored / f64::from(played.max(1)),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(players: [usize; 2], wins: u32, losses: u32) -> Pair {
        let tally = Tally {
            wins,
            losses,
            ..Tally::default()
        };
        Pair { players, tally }
    }

    #[test]
    fn three_of_four_twice_over_are_two_steps_of_191() {
        let pairs = [
            pair([0, 1], 7_500, 2_500),
            pair([1, 2], 7_500, 2_500),
            pair([0, 2], 9_000, 1_000),
        ];
        let rungs = rungs(3, &pairs);
        assert!((rungs[0].elo - 381.7).abs() < 2.0, "{rungs:?}");
        assert!((rungs[1].elo - 190.8).abs() < 2.0, "{rungs:?}");
        assert_eq!(rungs[2].elo, 0.0);
        assert_eq!(rungs[1].games, 20_000);
        assert_eq!(rungs[1].score, 0.5);
    }

    #[test]
    fn who_wins_every_game_still_has_a_place() {
        let rungs = rungs(2, &[pair([0, 1], 40, 0)]);
        assert!(
            rungs[0].elo.is_finite() && rungs[0].elo > 400.0,
            "{rungs:?}"
        );
        assert!(rungs[0].error > 200.0);
    }
}
