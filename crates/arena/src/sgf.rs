//! Finished games as SGF, with the time and the evaluation of each move as comments.

use narabe_notation::{
    Format as FileFormat, GameInfo, GameResult as FileResult, GameTree, ReadGame, WinReason,
    WriteError, WriteOptions, write_games,
};
use narabe_rules::Side;

use crate::evaluation::Evaluation;
use crate::game::{FinishedGame, GameEnd};
use crate::openings::Opening;
use crate::schedule::Schedule;
use crate::tournament::{GameLimits, Tournament};

/// Writes games of a tournament as one SGF file, in the order of their numbers.
///
/// # Errors
/// When there is no game, or the games are not of this tournament's board.
pub fn write_sgf(tournament: &Tournament, games: &[FinishedGame]) -> Result<Vec<u8>, WriteError> {
    let schedule = Schedule::of(tournament);
    let mut games: Vec<_> = games.iter().collect();
    games.sort_by_key(|game| game.number);
    let games = games
        .into_iter()
        .map(|game| as_file(tournament, &schedule, game))
        .collect::<Result<Vec<_>, _>>()?;
    write_games(FileFormat::Sgf, &games, &WriteOptions::default()).map(|written| written.bytes)
}

/// A game of a tournament as it would be read from its file.
///
/// # Errors
/// When it is not of this tournament's board.
pub fn as_read_game(tournament: &Tournament, game: &FinishedGame) -> Result<ReadGame, WriteError> {
    as_file(tournament, &Schedule::of(tournament), game)
}

fn as_file(
    tournament: &Tournament,
    schedule: &Schedule,
    game: &FinishedGame,
) -> Result<ReadGame, WriteError> {
    let wrong =
        |error: narabe_notation::TreeError| WriteError::Game(FileFormat::Sgf, error.to_string());
    let mut tree = GameTree::of_moves(tournament.size, &game.moves).map_err(wrong)?;
    tree.set_rule(Some(tournament.rule));
    let nodes: Vec<_> = tree.main_line().collect();
    // The first node is the position before the first move.
    let played = nodes.iter().filter(|node| tree.turn(**node).is_some());
    let played: Vec<_> = played.copied().collect();
    for (ply, node) in played.into_iter().enumerate() {
        if let Some((time, evaluation)) = game.note(ply) {
            tree.set_comment(node, &comment(time, evaluation.as_ref()));
        }
    }
    Ok(ReadGame::new(info(tournament, schedule, game), tree))
}

fn info(tournament: &Tournament, schedule: &Schedule, game: &FinishedGame) -> GameInfo {
    let stones = game.moves.iter().take(game.opening);
    let stones = stones.filter_map(|turn| turn.point()).collect();
    let limits = game
        .sides
        .map(|player| in_words(tournament.limits_of(player)));
    let time_limit = match limits {
        [black, white] if black == white => black,
        [black, white] => format!("Black {black}, White {white}"),
    };
    let round = schedule.game(game.number).map(|planned| planned.round + 1);
    GameInfo {
        names: game.sides.map(|player| tournament.name_of(player)),
        result: result(game),
        event: tournament.name.clone(),
        title: format!("Game {}", game.number + 1),
        round: round.map_or_else(String::new, |round| round.to_string()),
        opening: Opening::new(stones, tournament.size).name,
        time_limit,
        comment: game.end.forfeit().map_or_else(String::new, |what| {
            let loser = game.winner.map_or(Side::Black, Side::other);
            format!("{loser} forfeited the game: {what}")
        }),
        ..GameInfo::default()
    }
    .cleaned()
}

fn result(game: &FinishedGame) -> FileResult {
    let Some(winner) = game.winner else {
        return FileResult::Draw;
    };
    let reason = match game.end {
        GameEnd::Five => WinReason::Five,
        GameEnd::Foul => WinReason::Foul,
        GameEnd::Time(_) => WinReason::Time,
        GameEnd::Fault(_) => WinReason::Forfeit,
        GameEnd::Resigned | GameEnd::Proven => WinReason::Resignation,
        GameEnd::FullBoard | GameEnd::Passes | GameEnd::AgreedDraw => WinReason::Unknown,
    };
    FileResult::Win { winner, reason }
}

/// `0.312 s, +35 (54 %), depth 12`
fn comment(time: u32, evaluation: Option<&Evaluation>) -> String {
    let mut parts = vec![format!("{}.{:03} s", time / 1_000, time % 1_000)];
    if let Some(evaluation) = evaluation {
        let score = evaluation.score.map(|score| score.to_string());
        let rate = evaluation
            .win_rate
            .map(|rate| format!("{:.0} %", 100.0 * rate));
        match (score, rate) {
            (Some(score), Some(rate)) => parts.push(format!("{score} ({rate})")),
            (score, rate) => parts.extend(score.or(rate)),
        }
        parts.extend(evaluation.depth.map(|depth| format!("depth {depth}")));
    }
    parts.join(", ")
}

/// What a player may use, for people.
fn in_words(limits: &GameLimits) -> String {
    let mut parts = Vec::new();
    if let Some(clock) = limits.clock {
        parts.push(format!("{} ms + {} ms", clock.main, clock.increment));
    }
    if let Some(time) = limits.time {
        parts.push(format!("{time} ms a move"));
    }
    if let Some(nodes) = limits.nodes {
        parts.push(format!("{nodes} nodes a move"));
    }
    if let Some(depth) = limits.depth {
        parts.push(format!("depth {depth}"));
    }
    parts.join(", ")
}
