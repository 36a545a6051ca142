//! The keys of lines.

use narabe_library::{GameId, line_key};
use narabe_notation::{GameResult, parse_move_list};
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

use crate::games::{game, library_of, own_game};

/// The key of the line below.
const KEY: u64 = 15_097_496_881_921_216_378;

#[test]
fn the_key_of_a_line_is_that_of_its_rule_and_moves_alone() {
    let line = "h8 h9 i9";
    let mut renamed = own_game(line, GameResult::Draw);
    renamed.info.names = ["Tamm".to_owned(), "Sato".to_owned()];
    let mut free = game(line);
    free.rule = Rule::Freestyle;
    let (library, _) = library_of(&[game(line), renamed, free, game("h8 i9 h9")]);
    let key = |id| library.games().line_key(GameId(id)).unwrap();
    assert_eq!(key(0), key(1));
    assert_ne!(key(0), key(2));
    assert_ne!(key(0), key(3));
    let moves = parse_move_list(line).unwrap().into_iter().map(Move::Stone);
    let of_moves = line_key((Rule::Renju, BoardSize::DEFAULT), &[], moves);
    assert_eq!(of_moves, key(0));
    // It is kept in files.
    assert_eq!(key(0), KEY);
    assert_eq!(library.games().line_key(GameId(9)), None);
    let stones = |points: [&str; 2]| {
        let points = points.map(|point| (point.parse::<Point>().unwrap(), Side::Black));
        line_key((Rule::Renju, BoardSize::DEFAULT), &points, [].into_iter())
    };
    assert_eq!(stones(["h8", "i9"]), stones(["i9", "h8"]));
    assert_ne!(stones(["h8", "i9"]), stones(["h8", "i8"]));
}
