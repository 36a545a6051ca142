//! Games for the tests.

use narabe_library::{Game, GameId, Library, MemoryDatabase, Source};
use narabe_notation::{GameInfo, GameResult, GameTree, parse_move_list};
use narabe_rules::{BoardSize, Rule, Side};

/// A library in memory with these games, and its database.
pub fn library_of(games: &[Game]) -> (Library, MemoryDatabase) {
    let database = MemoryDatabase::default();
    let (mut library, damage) = Library::open(database.clone()).unwrap();
    assert_eq!(damage, None);
    for game in games {
        library.add(game).unwrap();
    }
    (library, database)
}

/// The same library, opened again.
pub fn reopened(database: &MemoryDatabase) -> Library {
    let (library, damage) = Library::open(database.clone()).unwrap();
    assert_eq!(damage, None);
    library
}

/// All games with their numbers.
pub fn all(library: &Library) -> Vec<(GameId, Game)> {
    let games = library.games();
    games
        .ids()
        .map(|id| (id, games.game(id).unwrap()))
        .collect()
}

/// A game by its moves, between Hana and Kaede, under Renju.
pub fn game(moves: &str) -> Game {
    let tree = GameTree::of_moves(BoardSize::DEFAULT, &parse_move_list(moves).unwrap()).unwrap();
    let info = GameInfo {
        names: ["Hana".to_owned(), "Kaede".to_owned()],
        ..GameInfo::default()
    };
    Game::new(
        info,
        tree,
        Rule::Renju,
        Source::Import("cup.rif".to_owned()),
    )
}

/// An own game with Black.
pub fn own_game(moves: &str, result: GameResult) -> Game {
    let mut game = game(moves);
    game.source = Source::Own;
    game.own_side = Some(Side::Black);
    game.info.result = result;
    game
}
