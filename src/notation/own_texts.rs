//! Our own text forms of games as files: links, lines of moves with their rule, drawn boards.

use super::board_text::{parse_board_text, write_board_text};
use super::files::{
    Format, LossReport, ReadError, ReadFault, ReadGame, Sink, WriteError, main_stones,
};
use super::game_info::{GameInfo, GameResult};
use super::game_text::parse_game_text;
use super::game_tree::GameTree;
use super::link::{LINK_PREFIX, parse_link, write_link};
use super::shared_game::SharedGame;
use crate::rules::{Move, Rule, Setup};

/// Reads a text with a link in it, or a line of moves with its rule and size.
pub fn read_link(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let fault = |error: String| ReadError::from(ReadFault::Text(error));
    let game = match text.find(LINK_PREFIX) {
        Some(at) => {
            let link = text[at..].split_whitespace().next().unwrap_or_default();
            parse_link(link).map_err(|error| fault(error.to_string()))?
        }
        None => parse_game_text(text).map_err(|error| fault(error.to_string()))?,
    };
    let position = game.position();
    let moves: Vec<Move> = position.turns().collect();
    let mut tree = GameTree::of_moves(position.size(), &moves).map_err(ReadFault::from)?;
    tree.set_rule(Some(position.rule()));
    let info = GameInfo {
        names: game.names().clone(),
        result: position
            .outcome()
            .map_or(GameResult::Unknown, GameResult::from),
        ..GameInfo::default()
    };
    sink.game(ReadGame::new(info, tree))
}

/// Reads a drawn board.
pub fn read_board(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let setup = parse_board_text(text, Rule::default());
    let setup = setup.map_err(|error| ReadFault::Text(error.to_string()))?;
    let mut tree = GameTree::of_setup(&setup);
    // A drawn board names no rule.
    tree.set_rule(None);
    if setup.to_move() == setup.side_by_count() {
        tree.set_to_move(None);
    }
    sink.game(ReadGame::new(GameInfo::default(), tree))
}

/// Writes the main line of a game as a link.
pub fn write_link_or_text(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let points = main_stones(game, Format::Link, lost)?;
    let moves: Vec<Move> = points.into_iter().map(Move::Stone).collect();
    let rule = game.tree.rule().unwrap_or_default();
    let shared = SharedGame::new(rule, game.tree.size(), &moves, game.info.names.clone());
    let shared = shared.map_err(|error| WriteError::Game(Format::Link, error.to_string()))?;
    Ok(write_link(&shared) + "\n")
}

/// Draws the position at the end of the main line.
pub fn write_board(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let tree = &game.tree;
    let mut setup = Setup::new(tree.rule().unwrap_or_default(), tree.size());
    for &(point, side) in tree.setup() {
        // Each stone of a tree has a point of its own.
        let _ = setup.place(point, side);
    }
    setup.set_to_move(tree.first_to_move());
    let bare = ReadGame {
        tree: tree.without_setup(),
        ..game.clone()
    };
    for point in main_stones(&bare, Format::Board, lost)? {
        let side = setup.to_move();
        setup
            .place(point, side)
            .map_err(|error| WriteError::Game(Format::Board, error.to_string()))?;
    }
    Ok(write_board_text(&setup))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{ReadOptions, WriteOptions, read_games, write_games};
    use crate::notation::write_move_list;
    use crate::rules::Side;

    #[test]
    fn links_and_lines_of_moves_are_games() {
        for text in [
            "renju 15: h8 i9 j10",
            "see https://example.org/#g=renju15/h8i9j10/Ann/Bob now",
        ] {
            let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
            let game = &file.games[0];
            assert_eq!(write_move_list(&game.tree.main_moves()), "h8 i9 j10");
            assert_eq!(game.tree.rule(), Some(Rule::Renju));
            let written = write_games(Format::Link, &file.games, &WriteOptions::default()).unwrap();
            let again = read_games("", &written.bytes, &ReadOptions::default()).unwrap();
            assert_eq!(again.games, file.games);
        }
        let error = read_games("", b"renju 15: h8 h8", &ReadOptions::default()).unwrap_err();
        assert!(error.to_string().contains("taken"), "{error}");
    }

    #[test]
    fn a_drawn_board_is_a_position() {
        let text = ".....\n...O.\n..X..\n.....\n.....\n";
        let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
        let tree = &file.games[0].tree;
        assert_eq!(tree.setup().len(), 2);
        assert_eq!(tree.first_to_move(), Side::Black);
        let written = write_games(Format::Board, &file.games, &WriteOptions::default()).unwrap();
        assert_eq!(written.bytes, text.as_bytes());
    }
}
