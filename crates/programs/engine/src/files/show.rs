//! `show`: the games of a file, each with its players, its moves and what could not be read.

use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_notation::{GameResult, GameTree, Glyph, ReadGame, TreeMark, TreePosition};
use narabe_rules::{Move, Rule, Side};
use serde_json::{Value, json};

use super::input::InputOptions;
use crate::options::Options;
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

/// The games of a file in any format: SGF, RenLib, Piskvork, RenjuNet and others
///
/// Prints for each game its size, rule, players, result, the moves of the main line, the number of moves in the whole tree, the
/// stones that were set up, and what could not be read, one line each. --size is the size of the board where the file does not say
/// it. Exit code 1 when there is no game, 2 when the file is refused.
#[derive(Args)]
#[command(
    override_usage = "narabe-engine show [OPTIONS] FILE",
    after_help = "Examples:
  narabe-engine show games.sgf
  narabe-engine show library.lib --json
  narabe-engine show openings.txt --size 15"
)]
pub struct Show {
    /// A file or a folder; `-` is standard input
    #[arg(value_hint = ValueHint::AnyPath)]
    file: Option<String>,
    #[command(flatten)]
    input: InputOptions,
    #[command(flatten)]
    options: Options,
}

/// Reads and prints.
pub fn run(command: &Show) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let path = (command.file.as_ref()).ok_or("FILE is missing: see show --help")?;
    let file = command.input.read(path, options)?;
    if options.json {
        let games: Vec<Value> = file.games.iter().map(as_json).collect();
        say!("{}", Value::from(games));
    } else {
        for (index, game) in file.games.iter().enumerate() {
            if index > 0 {
                say!("");
            }
            print(game);
        }
    }
    Ok(if file.games.is_empty() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

fn print(game: &ReadGame) {
    let ReadGame { info, tree, lost } = game;
    say!("size {}", tree.size().get());
    say!("rule {}", tree.rule().map_or("unknown", Rule::id));
    for (side, name) in ["black", "white"].into_iter().zip(&info.names) {
        say!("{}", format!("{side} {name}").trim_end());
    }
    say!("result {}", result(info.result));
    let moves = moves(tree).join(" ");
    say!("{}", format!("moves {moves}").trim_end());
    say!("nodes {}", tree.move_count());
    let start = tree.start();
    if !start.stones.is_empty() {
        let stones = |side| [vec![name(side).to_owned()], stones(&start, side)].concat();
        let [black, white] = Side::ALL.map(stones);
        let both = [black, white].into_iter().filter(|side| side.len() > 1);
        say!("setup {}", both.flatten().collect::<Vec<_>>().join(" "));
    }
    for line in lost.lines() {
        say!("{line}");
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

const fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Unknown => "unknown",
        GameResult::Draw => "draw",
        GameResult::Win { winner, .. } => name(winner),
    }
}

/// The moves of the main line.
fn moves(tree: &GameTree) -> Vec<String> {
    let moves = tree.main_moves().into_iter();
    moves
        .map(|turn| match turn {
            Move::Stone(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        })
        .collect()
}

/// The stones of a side before the first move.
fn stones(start: &TreePosition, side: Side) -> Vec<String> {
    let own = start.stones.iter().filter(|stone| stone.1 == side);
    own.map(|stone| stone.0.to_string()).collect()
}

fn as_json(game: &ReadGame) -> Value {
    let ReadGame { info, tree, lost } = game;
    let [black, white] = &info.names;
    let start = tree.start();
    let setup = Side::ALL.map(|side| stones(&start, side));
    let lost_kinds: Vec<Value> = lost
        .lost()
        .map(|(kind, count)| json!({ "kind": kind.id(), "count": count, "words": kind.words(count) }))
        .collect();
    let odd: Vec<String> = lost.odd().map(ToString::to_string).collect();
    let assumed: Vec<String> = lost.assumed().map(ToString::to_string).collect();
    let count = |kind: fn(&GameTree) -> usize| kind(tree);
    json!({
        "size": tree.size().get(),
        "rule": tree.rule().map(Rule::id),
        "black": black,
        "white": white,
        "result": result(info.result),
        "date": info.date.map(|date| date.to_string()),
        "title": info.title,
        "event": info.event,
        "round": info.round,
        "place": info.place,
        "rule_text": info.rule_text,
        "opening": info.opening,
        "comment": info.comment,
        "moves": moves(tree),
        "nodes": tree.move_count(),
        "comments": count(comments),
        "labels": count(labels),
        "marks": count(shapes),
        "glyphs": count(glyphs),
        "setup": { "black": setup[0], "white": setup[1] },
        "to_move": name(start.to_move),
        "lost": lost_kinds,
        "odd": odd,
        "more_odd": lost.more_odd(),
        "assumed": assumed,
    })
}

fn comments(tree: &GameTree) -> usize {
    tree.nodes()
        .filter(|node| !tree.comment(*node).is_empty())
        .count()
}

fn labels(tree: &GameTree) -> usize {
    let marks = tree.nodes().flat_map(|node| tree.marks(node));
    marks
        .filter(|(_, mark)| matches!(mark, TreeMark::Label(_)))
        .count()
}

fn shapes(tree: &GameTree) -> usize {
    let marks = tree.nodes().flat_map(|node| tree.marks(node));
    marks
        .filter(|(_, mark)| !matches!(mark, TreeMark::Label(_)))
        .count()
}

fn glyphs(tree: &GameTree) -> usize {
    let glyphs = tree.nodes().filter_map(|node| tree.glyph(node));
    glyphs.map(Glyph::signs).count()
}
