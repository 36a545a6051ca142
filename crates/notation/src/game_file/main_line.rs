//! The main line of a game, for formats that hold nothing else, and what is lost beside it.

use super::format::Format;
use super::loss_kind::LossKind;
use super::loss_report::LossReport;
use super::reading::ReadGame;
use super::writing::WriteError;
use crate::game_info::{GameInfo, GameResult};
use crate::game_tree::{Movers, TreeNode};
use narabe_rules::{Move, Point, Position, Side};

/// The stones of the main line, for formats that hold nothing else but names. Counted as lost is all the rest.
pub(crate) fn main_stones(
    game: &ReadGame,
    format: Format,
    lost: &mut LossReport,
) -> Result<Vec<Point>, WriteError> {
    let moves = alternating_moves(game, format, false, lost)?;
    Ok(moves.into_iter().filter_map(Move::point).collect())
}

/// The moves of the main line, for formats that hold passes too. A pass stands before a stone of the side whose turn it was not.
pub(crate) fn main_moves(
    game: &ReadGame,
    format: Format,
    lost: &mut LossReport,
) -> Result<Vec<Move>, WriteError> {
    alternating_moves(game, format, true, lost)
}

/// The moves of the main line up to the first that the format does not hold.
fn alternating_moves(
    game: &ReadGame,
    format: Format,
    has_passes: bool,
    lost: &mut LossReport,
) -> Result<Vec<Move>, WriteError> {
    let tree = &game.tree;
    let start = tree.start();
    if !start.stones.is_empty() || start.to_move == Side::White {
        return Err(WriteError::Setup(format));
    }
    let mut moves = Vec::new();
    let mut to_move = start.to_move;
    let mut movers = Movers::new(tree);
    for node in tree.main_line() {
        let mover = movers.mover(node);
        let kind = match tree.turn(node) {
            _ if node > start.node && tree.edits(node).next().is_some() => LossKind::SetupChanges,
            None => {
                lost.lose(LossKind::EmptyNodes);
                continue;
            }
            Some(_) if mover != to_move && !has_passes => LossKind::WrongTurn,
            Some(Move::Pass) if !has_passes => LossKind::Passes,
            Some(turn) => {
                moves.extend((mover != to_move).then_some(Move::Pass));
                moves.push(turn);
                to_move = mover.other();
                continue;
            }
        };
        lost.lose(kind);
        let rest = tree.main_line().skip_while(|of| *of != node);
        let rest = rest.filter(|of| tree.turn(*of).is_some()).count();
        lost.add_extent(kind, rest);
        break;
    }
    count_beside_main_line(game, format, lost);
    Ok(moves)
}

/// Counts as lost what formats do not hold that have the main line alone: variations, what belongs to nodes, details of the game.
pub(crate) fn count_beside_main_line(game: &ReadGame, format: Format, lost: &mut LossReport) {
    let tree = &game.tree;
    let is_variation = |node: &TreeNode| {
        let parent = tree.parent(*node);
        parent.is_some_and(|parent| tree.first_child(parent) != Some(*node))
    };
    lost.lose_variations(
        tree.move_count() - tree.main_moves().len(),
        tree.nodes().filter(is_variation).count(),
    );
    for node in tree.nodes().filter(|node| tree.has_attachments(*node)) {
        count_attachments(game, node, lost);
    }
    count_details(&game.info, lost);
    let holds_names = matches!(format, Format::Psq | Format::Link);
    let names = game.info.names.iter().filter(|name| !name.is_empty());
    let names = if holds_names { 0 } else { names.count() };
    let is_rule_lost = tree.rule().is_some() && format != Format::Link;
    let is_result_lost = game.info.result != GameResult::Unknown && !is_result_of_moves(game);
    lost.lose_many(
        LossKind::Details,
        names + usize::from(is_rule_lost) + usize::from(is_result_lost),
    );
}

/// Whether the moves end the game with its result.
fn is_result_of_moves(game: &ReadGame) -> bool {
    let mut position = Position::new(game.tree.rule().unwrap_or_default(), game.tree.size());
    let moves = game.tree.main_moves();
    let is_played = moves
        .into_iter()
        .all(|turn| position.play_turn(turn).is_ok());
    let told = position.outcome().map(GameResult::from);
    let result = game.info.result;
    is_played
        && told.is_some_and(|told| {
            told == result
                || told
                    .winner()
                    .is_some_and(|side| result.winner() == Some(side))
        })
}

/// Counts what belongs to a node as lost.
fn count_attachments(game: &ReadGame, node: TreeNode, lost: &mut LossReport) {
    let tree = &game.tree;
    lost.lose_many(
        LossKind::Comments,
        usize::from(!tree.comment(node).is_empty()),
    );
    lost.lose_many(LossKind::Glyphs, usize::from(tree.glyph(node).is_some()));
    lost.lose_many(LossKind::Properties, tree.properties(node).count());
    for (_, mark) in tree.marks(node) {
        lost.lose(match mark {
            crate::TreeMark::Label(_) => LossKind::BoardTexts,
            _ => LossKind::Marks,
        });
    }
}

/// Counts the details of a game that are not its names or its rule as lost.
fn count_details(info: &GameInfo, lost: &mut LossReport) {
    let [_, _, details @ ..] = info.texts();
    let texts = details.iter().filter(|text| !text.is_empty()).count();
    let rule = usize::from(!info.rule_text.is_empty());
    let date = usize::from(info.date.is_some());
    lost.lose_many(LossKind::Details, texts - rule + date);
}
