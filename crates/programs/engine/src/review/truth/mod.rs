//! `review-truth`: how often what a review says is true, measured on games among levels and classics.

mod checks;
mod claims;

use std::process::ExitCode;
use std::sync::Mutex;

use claims::{Claim, Verification};
use clap::Args;
use narabe_rules::{Move, Position, Rule};
use narabe_study::review::Review;
use serde_json::json;

use super::findings;
use crate::arena::spec::{names, player};
use crate::options::Options;
use crate::print::Printer;
use narabe_arena::{MOST_AT_ONCE, MOST_GAMES, openings, play_alone};
use narabe_command_line::arguments::{ErrorText, fault, ranged};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;

/// How often what a review says is true
///
/// Plays games among all classics and levels under freestyle, standard and renju, reviews those that somebody won, and checks what
/// the reviews say. What is not true is listed with the moves of its game.
///
/// proofs: every win called proven is checked again by the rules, against every defence.
///
/// losing moves: kaya plays both sides from the position after it: how often the winner wins.
///
/// better moves: the position after the better move is looked at in the same way: is it lost?
///
/// missed wins: where the solver alone finds a win by fours of at most ten moves and another move was played, the label must be
/// missed-win.
///
/// reasons: the reason of each mistake is checked by the rules alone.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine review-truth --games 200 --concurrency 2")]
pub struct ReviewTruth {
    /// Decisive games to review
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 200)]
    games: usize,
    /// Games at once
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE), default_value_t = 1)]
    concurrency: usize,
    /// Nodes of kaya for each move
    #[arg(long, value_name = "N", value_parser = ranged(1..=u64::MAX), default_value_t = 200_000)]
    kaya_nodes: u64,
    #[command(flatten)]
    options: Options,
}

/// The rules of the games, in turn.
const RULES: [Rule; 3] = [Rule::Freestyle, Rule::Standard, Rule::Renju];
/// More games than this for each decisive one are not played.
const MOST_TRIES: usize = 4;

/// Plays, reviews, checks and prints. The exit code is 1 if a proof, a missed win or a reason is wrong.
pub fn run(command: &ReviewTruth) -> Result<ExitCode, ErrorText> {
    let (games, options) = (command.games, &command.options);
    let truth = Mutex::new(Verification::default());
    play_games(
        games * MOST_TRIES,
        command.concurrency,
        || Ok(()),
        |(), number| {
            if truth.lock().map_err(fault)?.games >= games {
                return Ok(());
            }
            let Some(found) = check_game(options, command.kaya_nodes, number)? else {
                return Ok(());
            };
            truth.lock().map_err(fault)?.merge(found);
            Ok(())
        },
    )?;
    let truth = truth.into_inner().map_err(fault)?;
    report(&truth, options.json);
    Ok(ExitCode::from(u8::from(!truth.is_sound())))
}

/// Plays a game and checks its review; none if nobody won.
fn check_game(
    options: &Options,
    kaya_nodes: u64,
    number: usize,
) -> Result<Option<Verification>, ErrorText> {
    let mut options = options.clone();
    options.rule = Some(RULES[number % RULES.len()]);
    options.hash = Some(super::HASH);
    let Some(game) = play(&options, number)? else {
        return Ok(None);
    };
    let findings = findings(&game, &options, 1, 0)?;
    let review = Review::of(&game, &findings);
    let mut truth = Verification::of_game(&review);
    checks::proofs(&game, &findings, &mut truth);
    checks::reasons(&game, &review, &mut truth);
    checks::missed_wins(&game, &review, &mut truth);
    if let Some(lost) = review.lost {
        checks::lost(&options, kaya_nodes, &game, &review, lost, &mut truth)?;
    }
    Ok(Some(truth))
}

/// A game between two players, if somebody won it.
fn play(options: &Options, number: usize) -> Result<Option<Position>, ErrorText> {
    /// Nodes of the strongest level in the games that are reviewed.
    const PLAYER_NODES: u64 = 20_000;
    let names = names();
    let pair = number / RULES.len();
    let chosen = [
        pair % names.len(),
        (pair / names.len() + pair + 1) % names.len(),
    ];
    let mut limited = options.clone();
    limited.nodes = Some(PLAYER_NODES);
    limited.seed = options.seed.wrapping_add(number as u64);
    let mut players = [
        player(names[chosen[0]], &limited)?,
        player(names[chosen[1]], &limited)?,
    ];
    let mut start = Position::new(options.rule(), options.size());
    for point in openings::make(limited.rule(), limited.size(), limited.seed, 0).moves {
        start.play(point).map_err(fault)?;
    }
    let game = play_alone(start, &mut players, limited.seed).map_err(fault)?;
    if game.winner.is_none() || game.end.forfeit().is_some() || game.times.is_empty() {
        return Ok(None);
    }
    let mut position = Position::new(options.rule(), options.size());
    for turn in game.moves {
        match turn {
            Move::Stone(point) => position.play_allowing_foul(point),
            Move::Pass => position.pass(),
        }
        .map_err(fault)?;
    }
    Ok(Some(position))
}

fn report(truth: &Verification, as_json: bool) {
    let untrue = truth.untrue.iter().map(|untrue| {
        json!({
            "claim": untrue.claim.key(),
            "ply": untrue.ply,
            "rule": untrue.rule.id(),
            "moves": untrue.moves,
        })
    });
    let mut answer = json!({
        "games": truth.games,
        "without_losing_move": truth.unnamed,
        "untrue": untrue.collect::<Vec<_>>(),
    });
    for claim in Claim::ALL {
        let count = truth.count(claim);
        answer[claim.key()] = json!({ "held": count.held, "of": count.made });
    }
    Printer::new(as_json).print(&answer, || {
        let (games, unnamed) = (truth.games, truth.unnamed);
        say!("{games} games, {unnamed} without a losing move that is known");
        for claim in Claim::ALL {
            let count = truth.count(claim);
            say!(
                "{}: {} of {} ({:.1} %)",
                claim.name(),
                count.held,
                count.made,
                count.percent()
            );
        }
        for untrue in &truth.untrue {
            say!(
                "not true at move {}: {}: --rule {} --moves \"{}\"",
                untrue.ply,
                untrue.claim.key(),
                untrue.rule.id(),
                untrue.moves
            );
        }
    });
}
