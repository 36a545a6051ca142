//! Standings as text and as CSV.

use std::fmt::Write as _;

use crate::lead::Lead;
use crate::results::{Standing, Standings};
use crate::sprt::{Decision, SprtState};

/// The narrowest column of an opponent.
const NARROW: usize = 7;

/// The crosstable and the ratings as text, the strongest first.
pub fn write_table(standings: &Standings) -> String {
    let lead = standings.lead();
    let players = ranked(standings, &lead.ranking);
    let longest = players.iter().map(|(_, one)| one.name.chars().count());
    let name = longest.max().unwrap_or(0).max("player".len());
    let places = players.len().to_string().len();
    let mut text = format!("{:places$}  {:name$}", "", "player");
    for place in 1..=players.len() {
        let _ = write!(text, " {place:>NARROW$}");
    }
    text.push_str("  points games    Elo     ±  time fault\n");
    for (place, (player, standing)) in players.iter().enumerate() {
        let _ = write!(text, "{:places$}  {:name$}", place + 1, standing.name);
        for (other, _) in &players {
            let result = if player == other {
                "·".to_owned()
            } else {
                let tally = standings.against(*player, *other);
                let tally = tally.filter(|tally| tally.games() > 0);
                tally.map_or_else(String::new, |tally| {
                    let own = halves(tally.half_points());
                    format!("{own}-{}", halves(tally.reversed().half_points()))
                })
            };
            let _ = write!(text, " {result:>NARROW$}");
        }
        let rating = standing.rating;
        let _ = writeln!(
            text,
            "  {:>6} {:>5} {:>+6.0} {:>5.0} {:>5} {:>5}",
            halves(standing.wins * 2 + standing.draws),
            rating.games,
            rating.elo,
            rating.error,
            standing.time_losses,
            standing.faults,
        );
    }
    text.push_str(&verdict(standings, &lead));
    text
}

/// The same as CSV: a line for each player, with its points against each other.
pub fn write_csv(standings: &Standings) -> String {
    let players = ranked(standings, &standings.lead().ranking);
    let head = "place,player,points,games,wins,draws,losses,time losses,faults,Elo,error";
    let mut text = head.to_owned();
    for (_, standing) in &players {
        let _ = write!(text, ",{}", quoted(&format!("against {}", standing.name)));
    }
    text.push_str("\r\n");
    for (place, (player, standing)) in players.iter().enumerate() {
        let _ = write!(
            text,
            "{},{},{},{},{},{},{},{},{},{:.1},{:.1}",
            place + 1,
            quoted(&standing.name),
            standing.points,
            standing.rating.games,
            standing.wins,
            standing.draws,
            standing.losses,
            standing.time_losses,
            standing.faults,
            standing.rating.elo,
            standing.rating.error,
        );
        for (other, _) in &players {
            text.push(',');
            if let Some(tally) = standings.against(*player, *other) {
                let _ = write!(text, "{}", f64::from(tally.half_points()) / 2.0);
            }
        }
        text.push_str("\r\n");
    }
    text
}

fn ranked<'a>(standings: &'a Standings, ranking: &[usize]) -> Vec<(usize, &'a Standing)> {
    ranking
        .iter()
        .filter_map(|&player| Some((player, standings.players.get(player)?)))
        .collect()
}

/// Who is ahead beyond doubt, who cannot be told apart, and what a test says.
fn verdict(standings: &Standings, lead: &Lead) -> String {
    let name = |player: &usize| standings.players[*player].name.as_str();
    let mut text = String::new();
    if let Some(leader) = &lead.leader {
        let _ = writeln!(text, "{} is ahead beyond doubt (95 %).", name(leader));
    }
    for alike in &lead.alike {
        let names: Vec<_> = alike.iter().map(name).collect();
        let (last, others) = names
            .split_last()
            .map_or(("", &[][..]), |(last, others)| (*last, others));
        let _ = writeln!(
            text,
            "{} and {last} cannot be told apart yet.",
            others.join(", ")
        );
    }
    if let Some(sprt) = &standings.sprt {
        let _ = writeln!(text, "{}", test(sprt));
    }
    text
}

fn test(sprt: &SprtState) -> String {
    let SprtState {
        llr, lower, upper, ..
    } = sprt;
    let decision = match sprt.decision {
        None => "no decision yet",
        Some(Decision::Elo0) => "elo0 is accepted",
        Some(Decision::Elo1) => "elo1 is accepted",
    };
    format!("SPRT: LLR {llr:.2} ({lower:.2} to {upper:.2}), {decision}.")
}

/// Half points as points: `17½`.
fn halves(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// A text as a field of CSV.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
