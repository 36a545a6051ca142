//! What the tests and the fuzz targets do with bytes as a file of a format: they are read, and what was read is written and
//! read again.

use std::ops::ControlFlow;

use narabe_notation::{
    Flip, Format, GameTree, ReadEvent, ReadGame, ReadOptions, WriteOptions, read_each, read_games,
    write_games,
};

/// The most nodes that are written again.
const MAX_REWRITTEN: usize = 200_000;

/// Reads bytes as a file of this format, or of one that is detected. Returns the number of games.
pub fn walk(format: Option<Format>, bytes: &[u8]) -> usize {
    let mut count = 0;
    for flip in [Flip::None, Flip::Diagonal] {
        let options = ReadOptions {
            format,
            flip,
            ..ReadOptions::default()
        };
        let mut games = Vec::new();
        let _ = read_each("", bytes, &options, &mut |event| {
            if let ReadEvent::Game(game) = event {
                games.push(*game);
            }
            ControlFlow::Continue(())
        });
        count = games.len();
        let nodes: usize = games
            .iter()
            .map(|game: &ReadGame| game.tree.node_count())
            .sum();
        if (1..MAX_REWRITTEN).contains(&nodes) {
            rewrite(&games);
        }
    }
    count
}

/// Writes games in every format, and expects SGF to read as it was written.
fn rewrite(games: &[ReadGame]) {
    for format in Format::ALL {
        let _ = write_games(format, games, &WriteOptions::default());
    }
    let Ok(written) = write_games(Format::Sgf, games, &WriteOptions::default()) else {
        return;
    };
    let again = read_games("a.sgf", &written.bytes, &ReadOptions::default());
    let again = again.expect("what is written is read");
    for (before, after) in games.iter().zip(&again.games) {
        if has_no_empty_node(&before.tree) {
            assert_eq!(
                before.tree,
                after.tree,
                "{}",
                String::from_utf8_lossy(&written.bytes)
            );
        }
    }
}

/// Whether every node has a move or a text: an empty node is not read again.
fn has_no_empty_node(tree: &GameTree) -> bool {
    let mut nodes = tree.nodes().skip(1);
    nodes.all(|node| tree.turn(node).is_some() || tree.has_attachments(node))
}
