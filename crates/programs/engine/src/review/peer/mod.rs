//! `review-peer`: whether the losing move that a review names is where the value of another program turns.

mod compared;
mod games;
mod peer_values;
mod turn;

use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_rules::{Position, Side};
use narabe_study::review::{Findings, Review};
use serde_json::json;

use super::findings;
use crate::options::Options;
use crate::print::Printer;
use compared::Compared;
use games::DecidedGame;
use narabe_arena::MOST_GAMES;
use narabe_command_line::arguments::{ErrorText, number, ranged};
use narabe_command_line::say;
use peer_values::PeerValues;
use turn::Bounds;

/// Whether the losing move that a review names is where the value of another program turns
///
/// FILES are games of strong players as `narabe-tune play` writes them, all under one --rule; the first --games that somebody won are
/// reviewed with --nodes (default 150000). The peer is a program that speaks the Gomocup protocol and says what it expects in lines
/// `INFO WINRATE`, as Rapfi does. It is asked for its value of each position from the last one backwards, with its table kept from
/// one to the next.
///
/// Its value is lost after the loser's last move before which it gave the loser at least --lost per cent; after it, it gives less to
/// the end. A higher value with the winner to move does not count where it was lower before the loser's move. As in the review, the
/// positions between which this changes are searched again, with --peer-deeper nodes. Its value turns from the loser's last move
/// before which it gave at least --held per cent to the one after which it is lost. The review agrees when it names one of these
/// moves, or the loser's move before or after them; "strictly" counts the one after which it is lost alone. A game that it calls
/// lost in all positions after the opening is not compared. Each disagreement is listed with the loser's chances by both.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-tune play --even 200 --longest 90 --rule renju --games 60 --nodes 200000 --seed 43 --out renju.games
  narabe-engine review-peer --peer ./pbrain-rapfi --rule renju --games 40 renju.games")]
pub struct ReviewPeer {
    /// Files of games
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath, required = true)]
    files: Vec<String>,
    /// The other program
    #[arg(long, value_name = "PROGRAM", value_hint = ValueHint::FilePath)]
    peer: String,
    /// Positions that the other program searches for each value
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 300_000)]
    peer_nodes: u64,
    /// Positions that it searches where its value turns
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 3_000_000)]
    peer_deeper: u64,
    /// Below this chance of the loser, in per cent, the other program sees the game lost
    #[arg(long, value_name = "PERCENT", value_parser = ranged(0.0_f64..=50.0), default_value_t = 5.0)]
    lost: f64,
    /// From this chance of the loser on, in per cent, it sees the game held
    #[arg(long, value_name = "PERCENT", value_parser = ranged(0.0_f64..=100.0), default_value_t = 25.0)]
    held: f64,
    /// Keep the other program's values in this file, and do not ask again for those in it
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    log: Option<String>,
    /// Decided games to compare
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 100)]
    games: usize,
    #[command(flatten)]
    options: Options,
}

/// Compares the games and prints how often both agree.
pub fn run(command: &ReviewPeer) -> Result<ExitCode, ErrorText> {
    let mut options = command.options.clone();
    options.hash.get_or_insert(super::HASH);
    let mut games = games::read(&command.files, &options)?;
    games.truncate(command.games);
    let values = |nodes| PeerValues::new(&command.peer, nodes, command.log.as_deref());
    let mut peer = Peer {
        values: values(command.peer_nodes)?,
        deeper: values(command.peer_deeper)?,
    };
    let mut all = Vec::new();
    for game in games {
        let compared = compare(&game, &mut peer, command, &options)?;
        if !options.json {
            say!("{}", compared.line(all.len() + 1));
        }
        all.push(compared);
    }
    report(&all, &options);
    Ok(ExitCode::SUCCESS)
}

/// Reviews a game and asks the other program.
fn compare(
    game: &DecidedGame,
    peer: &mut Peer,
    command: &ReviewPeer,
    options: &Options,
) -> Result<Compared, ErrorText> {
    /// The chances of as many positions before and after each of both moves are shown.
    const AROUND: usize = 4;
    let position = &game.position;
    let threads = options.threads.unwrap_or(1);
    let findings = findings(position, options, threads, game.opening)?;
    let review = Review::after_opening(position, &findings, game.opening);
    let named = (review.lost).filter(|lost| lost.side == game.loser);
    peer.values.begin();
    peer.deeper.begin();
    let turn = turn::find(
        position,
        game.loser,
        game.opening,
        |ply, deep| {
            let values = if deep {
                &mut peer.deeper
            } else {
                &mut peer.values
            };
            let chance = values.chance(&turn::position_at(position, ply), game.loser)?;
            Ok(chance * 100.0)
        },
        Bounds {
            lost: command.lost,
            held: command.held,
        },
    )?;
    let shown = |ply: &usize| {
        let near = |turn: usize| turn <= *ply + AROUND && *ply < turn + AROUND;
        named.is_some_and(|lost| near(lost.ply)) || turn.is_some_and(|turn| near(turn.lost))
    };
    let mut chances = Vec::new();
    for ply in (game.opening..position.ply()).filter(shown) {
        let before = turn::position_at(position, ply);
        let ours = (findings[ply].as_ref()).map(|found| chance(found, game.loser));
        chances.push((ply, ours, peer.best_known(&before, game.loser)?));
    }
    Ok(Compared {
        moves: narabe_notation::write_move_list(position.moves()),
        loser: game.loser,
        review: named,
        peer: turn,
        chances,
        names_wrong_side: review.lost.is_some() && named.is_none(),
    })
}

/// The other program, asked with few nodes and with many.
struct Peer {
    values: PeerValues,
    deeper: PeerValues,
}

impl Peer {
    /// What a side can expect in a position, by the deeper search if there was one.
    fn best_known(&mut self, position: &Position, side: Side) -> Result<f64, ErrorText> {
        match self.deeper.known(position, side) {
            Some(chance) => Ok(chance),
            None => self.values.chance(position, side),
        }
    }
}

/// What a side can expect, as far as the review knows.
fn chance(found: &Findings, side: Side) -> f64 {
    if found.side == side {
        found.win_rate()
    } else {
        1.0 - found.win_rate()
    }
}

fn report(all: &[Compared], options: &Options) {
    let count = |is_so: &dyn Fn(&Compared) -> bool| all.iter().filter(|one| is_so(one)).count();
    let turned = count(&|one| one.peer.is_some());
    let agree = count(&|one| one.agrees() == Some(true));
    let strictly = count(&|one| one.agrees_strictly() == Some(true));
    let same = count(&|one| {
        one.peer
            .is_some_and(|turn| one.review_ply() == Some(turn.lost))
    });
    let unnamed = count(&|one| one.peer.is_some() && one.review.is_none());
    let apart = || {
        (1..)
            .zip(all)
            .filter(|(_, one)| one.agrees() == Some(false))
    };
    let answer = json!({
        "rule": options.rule().id(),
        "games": all.len(),
        "compared": turned,
        "agree": agree,
        "agree_strictly": strictly,
        "same_move": same,
        "without_losing_move": unnamed,
        "disagreements": apart().map(|(number, one)| one.as_json(number)).collect::<Vec<_>>(),
    });
    Printer::new(options.json).print(&answer, || {
        for (number, one) in apart() {
            say!("{}", one.in_words(number, options.rule()));
        }
        say!(
            "{}: {agree} of {turned} agree within one move ({:.1} %), {strictly} strictly ({:.1} %), {same} name the same; \
             no losing move is named in {unnamed}; {} more are lost by the opening",
            options.rule().id(),
            percent(agree, turned),
            percent(strictly, turned),
            all.len() - turned,
        );
    });
}

#[expect(clippy::cast_precision_loss, reason = "counts of games")]
fn percent(part: usize, of: usize) -> f64 {
    100.0 * part as f64 / of.max(1) as f64
}
