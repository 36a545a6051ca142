//! `proof`: a win by continuous fours or threats with the answers to every defence.

use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ThreatKind, Verdict, prove};
use narabe_study::Sentence;
use narabe_study::proof::{
    AttackStep, Defence, MOST_SGF_MOVES, ProofWalk, ProvenWin, attack_kind_name, write_sgf,
};
use serde_json::{Value, json};

use crate::options::{NoMove, Options, PositionOptions};
use crate::print::Printer;
use crate::review::in_words::sentence;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::say;

/// A forced win with the answers to every defence
///
/// Looks for a win by fours, or by fours and threes. Prints the moves of the winner against the longest defence, and every
/// defence against each: the number of the stone that makes five after it, and how many defences are below it. The rules have
/// checked the proof. Exit code 0 for a win, 1 otherwise: "none" means that there is no such win, "not found within N positions"
/// that --nodes (default 1000000) were not enough to tell.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine proof --moves \"h8 a1 i8 a2 j8 a3\"
  narabe-engine proof --board position.txt --rule renju --sgf proof.sgf")]
pub struct Proof {
    /// Write the whole proof as SGF, each defence as a variation
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    sgf: Option<String>,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// The nodes that are searched unless --nodes says otherwise.
const DEFAULT_NODES: u64 = 1_000_000;

/// What was found.
enum Search {
    Win(Box<ProofWalk>),
    None,
    /// The budget ran out.
    Unknown,
}

/// Looks for a proof and prints it.
pub fn run(command: &Proof) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let setup = command.position.setup(options)?;
    let nodes = options.nodes.unwrap_or(DEFAULT_NODES);
    let printer = Printer::new(options.json);
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "verdict": "no-move" })));
    }
    match find(&setup, nodes) {
        Search::Win(walk) => {
            if let Some(path) = &command.sgf {
                write_file(&setup, walk.win(), path)?;
            }
            let steps = attack_steps(*walk.clone())?;
            printer.print(&as_json(&walk, &steps), || print(&walk, &steps));
            return Ok(ExitCode::SUCCESS);
        }
        Search::None => printer.print(&json!({ "verdict": "none" }), || say!("none")),
        Search::Unknown => printer
            .print(&json!({ "verdict": "not-found", "nodes": nodes }), || {
                say!("not found within {nodes} positions")
            }),
    }
    Ok(ExitCode::FAILURE)
}

/// Looks for a win by fours, and then by fours and threes.
fn find(setup: &Setup, nodes: u64) -> Search {
    let mut found = Search::Unknown;
    for kind in [ThreatKind::Vcf, ThreatKind::Vct] {
        match prove(setup, kind, nodes) {
            Verdict::Win(tree) => {
                if let Ok(win) = ProvenWin::check(setup, tree) {
                    return Search::Win(Box::new(ProofWalk::new(setup, win)));
                }
            }
            // Fours are threats too.
            Verdict::NoWin if kind == ThreatKind::Vct => found = Search::None,
            Verdict::NoWin | Verdict::Unknown => {}
        }
    }
    found
}

fn write_file(setup: &Setup, win: &ProvenWin, path: &str) -> Result<(), ErrorText> {
    let sgf = write_sgf(setup, win, MOST_SGF_MOVES, true, &sentence);
    std::fs::write(path, sgf.text).map_err(|error| format!("--sgf {path}: {error}"))
}

/// The attacks against the longest defence.
fn attack_steps(mut walk: ProofWalk) -> Result<Vec<AttackStep>, ErrorText> {
    let line = walk.main_line();
    walk.go_to(&line).map_err(fault)?;
    Ok(walk.attack_steps())
}

fn sentences(sentences: &[Sentence]) -> String {
    let said: Vec<String> = sentences.iter().map(sentence).collect();
    said.join(" ")
}

/// Prints the attacks, each defence below its attack.
fn print(walk: &ProofWalk, steps: &[AttackStep]) {
    say!("{}", sentences(&walk.headline()));
    for step in steps {
        say!(
            "{:>3} {:<4} {}",
            step.ply,
            step.attack.to_string(),
            sentences(&step.words)
        );
        for defence in &step.defences {
            let mark = if step.chosen == Some(defence.point) {
                '>'
            } else {
                ' '
            };
            say!(
                "  {mark} {:>3} {:<4} {}",
                step.ply + 1,
                defence.point.to_string(),
                below(defence)
            );
        }
    }
}

/// What is below a defence: "by 27, by fours", "by 31, 8 more defences".
fn below(defence: &Defence) -> String {
    let own = if defence.is_four { ", a four" } else { "" };
    let by = defence.by_move;
    if defence.is_by_fours {
        return format!("by {by}, by fours{own}");
    }
    format!("by {by}, {} more defences{own}", defence.below.choices)
}

fn as_json(walk: &ProofWalk, steps: &[AttackStep]) -> Value {
    let total = walk.total();
    json!({
        "verdict": "win",
        "kind": walk.win().kind().to_string(),
        "moves_to_win": walk.moves_to_win(),
        "by_move": walk.by_move(),
        "line": walk.main_line(),
        "positions": total.positions,
        "defences": total.defences,
        "choices": total.choices,
        "sentences": walk.headline().iter().map(sentence).collect::<Vec<_>>(),
        "trunk": steps.iter().map(|step| json!({
            "ply": step.ply,
            "point": step.attack,
            "makes": sentence(&attack_kind_name(step.kind)),
            "by_move": step.by_move,
            "words": step.words.iter().map(sentence).collect::<Vec<_>>(),
            "defences": step.defences.iter().map(|defence| json!({
                "point": defence.point,
                "by_move": defence.by_move,
                "by_fours": defence.is_by_fours,
                "four": defence.is_four,
                "positions_below": defence.below.positions,
            })).collect::<Vec<_>>(),
            "chosen": step.chosen,
        })).collect::<Vec<_>>(),
    })
}
