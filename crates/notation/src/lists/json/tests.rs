use super::*;
use crate::files::read_games;
use crate::game_file::{GameFile, LossKind, ReadOptions};
use crate::{Movers, write_move_list};
use narabe_rules::{Rule, Side};

fn read(text: &str) -> Result<GameFile, ReadError> {
    read_games("", text.as_bytes(), &ReadOptions::default())
}

fn moves(game: &ReadGame) -> String {
    write_move_list(&game.tree.main_moves())
}

fn sides(game: &ReadGame) -> String {
    let mut movers = Movers::new(&game.tree);
    let sides = game.tree.main_line().map(|node| movers.mover(node));
    sides
        .map(|side| if side == Side::Black { 'B' } else { 'W' })
        .collect()
}

fn odd(game: &ReadGame) -> Vec<String> {
    game.lost.odd().map(ToString::to_string).collect()
}

#[test]
fn moves_are_read_in_many_forms() {
    for text in [
        r#"{"boardSize": 15, "rules": "renju", "moves": [["B", "H8"], ["W", "I9"], ["B", "J10"]]}"#,
        r#"{"moves": ["h8", "i9", "j10"], "rule": "Renju"}"#,
        r#"{"moves": "h8i9j10", "rule": "Renju"}"#,
        r#"{"moves": "h8 i9 j10", "rule": 4}"#,
        r#"{"size": 15, "rule": "4", "moves": [[7, 7], [8, 6], [9, 5]]}"#,
        r#"{"rule": "RIF", "moves": [{"x": 7, "y": 7}, {"x": 8, "y": 6}, {"x": 9, "y": 5}]}"#,
        r#"{"rule": "RIF", "history": [{"col": 7, "row": 7}, {"col": 8, "row": 6}, {"col": 9, "row": 5}]}"#,
        r#"{"rule": "renju", "moves": [[7, 7, 1], [8, 6, 2], [9, 5, 1]]}"#,
        r#"{"rule": "renju", "moves": [["h8", "b"], ["i9", "w"], ["j10", "b"]]}"#,
        r#"{"rule": "renju", "moves": [{"point": "h8", "player": 0}, {"point": "i9", "player": 1}, {"point": "j10", "player": 0}]}"#,
        r#"{"rule": "renju", "moves": [{"move": "hh", "color": "black"}, {"B": "pass", "move": "ig"}, "jf"]}"#,
        r#"{"rule": "renju", "moves": [["B", 7, 7], ["W", "8,6"], ["B", [9, 5]]]}"#,
    ] {
        let file = read(text).unwrap();
        let game = &file.games[0];
        if !text.contains("pass") {
            assert_eq!(moves(game), "h8 i9 j10", "{text}");
            assert_eq!(sides(game), "BWB", "{text}");
            assert_eq!(odd(game), [""; 0], "{text}");
        }
        assert_eq!(game.tree.rule(), Some(Rule::Renju), "{text}");
    }
}

#[test]
fn bug_columns_without_i_were_one_off() {
    let kifu = r#"{"format":"katagomo-renju-kifu","version":1,"rules":"renju","boardSize":15,"moves":[["B","H8"],["W","J9"],["B","K10"],["W","G7"]]}"#;
    let file = read(kifu).unwrap();
    assert_eq!(moves(&file.games[0]), "h8 i9 j10 g7");
    assert!(
        file.games[0].lost.lines().is_empty(),
        "{:?}",
        file.games[0].lost.lines()
    );
    let last =
        read(r#"{"format":"katagomo-renju-kifu","boardSize":15,"moves":["P1","A15"]}"#).unwrap();
    assert_eq!(moves(&last.games[0]), "o1 a15");
    let error = read(r#"{"format":"katagomo-renju-kifu","moves":["H8","I9"]}"#).unwrap_err();
    assert!(error.to_string().starts_with("move 2: `I9`"), "{error}");
    let named = read(r#"{"columns":"ABCDEFGHJKLMNOP","moves":["H8","J9"]}"#).unwrap();
    assert_eq!(moves(&named.games[0]), "h8 i9");
    // A letter beyond the board tells as much, and it is said.
    let beyond = read(r#"{"size":15,"moves":["H8","J9","P3"]}"#).unwrap();
    assert_eq!(moves(&beyond.games[0]), "h8 i9 o3");
    assert!(
        beyond.games[0]
            .lost
            .assumed()
            .any(|assumed| *assumed == Assumption::ColumnsWithoutI)
    );
    assert!(read(r#"{"size":15,"moves":["H8","I9","P3"]}"#).is_err());
    // Between I and the last letter nothing tells, which is said.
    let unsure = read(r#"{"size":15,"moves":["H8","J9","O3"]}"#).unwrap();
    assert_eq!(moves(&unsure.games[0]), "h8 j9 o3");
    let mut assumed = unsure.games[0].lost.assumed();
    assert!(assumed.any(|assumed| *assumed == Assumption::ColumnsWithI));
}

#[test]
fn bug_a_query_for_katago_lost_its_board_and_stones() {
    let text = r#"{"id":"q","boardXSize":19,"boardYSize":19,"rules":"renju","initialStones":[["B","H8"],["W","H9"]],"initialPlayer":"B","moves":[["B","J10"],["W","pass"],["B","T19"]],"maxVisits":9}"#;
    let file = read(text).unwrap();
    let game = &file.games[0];
    assert_eq!(game.tree.size().get(), 19);
    assert_eq!(moves(game), "i10 -- s19");
    let setup: Vec<String> = game
        .tree
        .setup()
        .iter()
        .map(|(point, side)| format!("{point} {side}"))
        .collect();
    assert_eq!(setup, ["h8 Black", "h9 White"]);
    assert_eq!(odd(game).len(), 2, "{:?}", odd(game));
    assert!(
        game.lost
            .assumed()
            .any(|assumed| *assumed == Assumption::ColumnsWithoutI)
    );
    let lines = [text, text].join("\n");
    assert_eq!(read(&lines).unwrap().games.len(), 2);
    assert!(read(r#"{"boardXSize":19,"boardYSize":15,"moves":[]}"#).is_err());
}

#[test]
fn bug_colours_were_dropped() {
    let same =
        read(r#"{"size":15,"moves":[["B","h8"],["B","h9"],["W","i9"],["B","j10"]]}"#).unwrap();
    assert_eq!(
        (
            moves(&same.games[0]).as_str(),
            sides(&same.games[0]).as_str()
        ),
        ("h8 h9 i9 j10", "BBWB")
    );
    let white =
        read(r#"{"size":15,"moves":[{"x":7,"y":7,"player":2},{"x":8,"y":7,"player":1}]}"#).unwrap();
    assert_eq!(sides(&white.games[0]), "WB");
    let words = read(r#"{"size":15,"moves":[["W","h8"],["B","i9"]]}"#).unwrap();
    assert_eq!(sides(&words.games[0]), "WB");
}

#[test]
fn bug_rule_result_and_stones_were_dropped() {
    let text = r#"{"size":15,"rule":4,"result":"B+5","setup":{"black":["a1"],"white":["b1"]},"black":{"name":"Ann","elo":1900},"white":"Bob","date":"2024-03-04","moves":["h8","i9"],"variations":[["h9"]],"first":"white"}"#;
    let file = read(text).unwrap();
    let game = &file.games[0];
    assert_eq!(game.tree.rule(), Some(Rule::Renju));
    assert_eq!(game.info.result.winner(), Some(Side::Black));
    assert_eq!(game.info.names, ["Ann", "Bob"]);
    assert_eq!(game.info.ratings[0], "1900");
    assert_eq!(game.tree.setup().len(), 2);
    assert_eq!(sides(game), "WB");
    assert_eq!(
        odd(game),
        ["`variations` is not understood and was left out"]
    );
}

#[test]
fn lists_of_games_are_games() {
    for text in [
        r#"[{"moves":["h8","i9"]},{"moves":["h8","h9"]}]"#,
        r#"{"games":[{"moves":["h8","i9"]},{"moves":["h8","h9"]}]}"#,
        r#"[["h8","i9"],["h8","h9"]]"#,
        r#"["h8i9","h8h9"]"#,
        "{\"moves\":[\"h8\",\"i9\"]}\n{\"moves\":[\"h8\",\"h9\"]}\n",
    ] {
        let file = read(text).unwrap();
        let all: Vec<String> = file.games.iter().map(moves).collect();
        assert_eq!(all, ["h8 i9", "h8 h9"], "{text}");
    }
    let file = read(r#"[{"moves":["h8","i9"]},{"moves":["h8","z"]}]"#).unwrap();
    assert_eq!((file.games.len(), file.skipped.len()), (1, 1));
}

#[test]
fn a_tree_of_nodes_is_unfolded() {
    let text = r#"{"name": "x", "roots": [0], "nodes": [[7,7,0,1,2],[8,6,1,3,1],[7,6,1,3,1],[9,5,0,0,0]]}"#;
    let file = read(text).unwrap();
    let tree = &file.games[0].tree;
    assert_eq!(write_move_list(&tree.main_moves()), "h8 i9 j10");
    assert_eq!(tree.move_count(), 5);
}

#[test]
fn a_tree_that_contains_itself_ends() {
    let file = read(r#"{"roots": [0], "nodes": [[7,7,0,1,1],[8,6,1,0,1]]}"#).unwrap();
    assert_eq!(file.games[0].tree.move_count(), 2);
    assert_eq!(file.games[0].lost.count(LossKind::RepeatedMoves), 1);
    assert!(read(r#"{"roots": [9], "nodes": []}"#).is_err());
}

#[test]
fn an_error_says_which_move_it_is_about() {
    let error = read(r#"{"moves": ["h8", "p16"]}"#).unwrap_err().to_string();
    assert_eq!(error, "move 2: `p16` lies outside a 15×15 board");
    let error = read("{\"moves\": [\n1,").unwrap_err().to_string();
    assert!(error.starts_with("line 2: it is not valid JSON"), "{error}");
    assert!(
        read(r#"{"milk": 3}"#)
            .unwrap_err()
            .to_string()
            .contains("moves")
    );
    assert!(
        read(r#"{"size": 99, "moves": []}"#)
            .unwrap_err()
            .to_string()
            .contains("99")
    );
}

#[test]
fn bug_a_key_that_was_given_twice_replaced_the_first_without_a_word() {
    let file = read(r#"{"size":15,"moves":["h8","i9"],"moves":["a1"]}"#).unwrap();
    assert_eq!(moves(&file.games[0]), "h8 i9");
    let told = odd(&file.games[0]);
    assert_eq!(told, ["`moves` is given again: the first counts"]);
    let inside = read(r#"[{"moves":[{"x":7,"y":7,"x":9}]},{"moves":["h8"]}]"#).unwrap();
    assert_eq!(moves(&inside.games[0]), "h8");
    assert_eq!(odd(&inside.games[0]).len(), 1);
    assert_eq!(odd(&inside.games[1]), [""; 0]);
}

#[test]
fn bug_the_head_of_a_list_of_games_reached_the_first_alone() {
    let text = r#"{"size":19,"rule":"renju","black":"Ann","date":"2020-01-01","whim":1,"games":[{"moves":["h8","j10"]},{"moves":["j10","k11"],"rules":"standard","players":["Zoe","Bob"]}]}"#;
    let file = read(text).unwrap();
    let [first, second] = &file.games[..] else {
        panic!("{}", file.games.len())
    };
    assert_eq!(
        (moves(first), moves(second)),
        ("h8 j10".into(), "j10 k11".into())
    );
    assert_eq!(
        (first.tree.size().get(), second.tree.size().get()),
        (19, 19)
    );
    assert_eq!(first.tree.rule(), Some(Rule::Renju));
    assert_eq!(second.tree.rule(), Some(Rule::Standard));
    assert_eq!(first.info.names, ["Ann", ""]);
    assert_eq!(second.info.names, ["Zoe", "Bob"]);
    assert_eq!(first.info.date, second.info.date);
    assert!(second.info.date.is_some());
    assert_eq!(odd(first), ["`whim` is not understood and was left out"]);
    assert_eq!(odd(second), [""; 0]);
}

#[test]
fn bug_numbers_of_moves_against_the_order_were_silent() {
    for text in [
        r#"{"size":15,"moves":[{"n":3,"x":9,"y":5},{"n":1,"x":7,"y":7},{"n":2,"x":8,"y":6}]}"#,
        r#"{"size":15,"moves":[{"index":2,"point":"j10"},{"index":0,"point":"h8"},{"index":1,"point":"i9"}]}"#,
    ] {
        let file = read(text).unwrap();
        assert_eq!(moves(&file.games[0]), "h8 i9 j10", "{text}");
        assert_eq!(odd(&file.games[0]).len(), 3, "{text}");
    }
    let twice =
        r#"{"size":15,"moves":[{"n":1,"point":"h8"},{"n":1,"point":"i9"},{"n":4,"point":"j10"}]}"#;
    let twice = read(twice).unwrap();
    assert_eq!(moves(&twice.games[0]), "h8 i9 j10");
    let told = odd(&twice.games[0]);
    assert_eq!(
        told[0],
        "move 2: `1` is not the number of the move that follows"
    );
    for text in [
        r#"{"size":15,"moves":[{"n":0,"point":"h8"},{"n":1,"point":"i9"},{"n":2,"point":"j10"}]}"#,
        r#"{"size":15,"moves":[{"n":1,"point":"h8"},{"n":1,"point":"i9"},{"n":2,"point":"j10"}]}"#,
    ] {
        assert_eq!(odd(&read(text).unwrap().games[0]), [""; 0], "{text}");
    }
}

#[test]
fn bug_a_turn_with_both_colours_lost_a_move() {
    let text = r#"{"size":15,"moves":[{"n":1,"black":"h8","white":"i9"},{"n":2,"white":"g7","black":"j10"},{"n":3,"black":"j9"}]}"#;
    let file = read(text).unwrap();
    assert_eq!(moves(&file.games[0]), "h8 i9 j10 g7 j9");
    assert_eq!(sides(&file.games[0]), "BWBWB");
    assert_eq!(odd(&file.games[0]), [""; 0]);
}

#[test]
fn bug_values_against_each_other_were_silent() {
    let told = |text: &str| odd(&read(text).unwrap().games[0]);
    let text = r#"{"size":15,"result":"1-0","winner":"white","black":"Ann","playerBlack":"Zoe","moves":["h8"]}"#;
    let file = read(text).unwrap();
    let game = &file.games[0];
    assert_eq!(game.info.names[0], "Ann");
    assert_eq!(game.info.result.winner(), Some(Side::Black));
    let odd = told(text).join("\n");
    assert!(odd.contains("`winner: white` is given again"), "{odd}");
    assert!(odd.contains("`playerBlack: Zoe` is given again"), "{odd}");
    let dates = r#"{"size":15,"date":"2024-05-06","datetime":"2023-01-02","moves":["h8"]}"#;
    assert_eq!(
        told(dates),
        ["`datetime: 2023-01-02` is given again: the first counts"]
    );
    let players = r#"{"size":15,"moves":["h8"],"black":{"name":"Ann"},"players":["X","Y"]}"#;
    assert_eq!(
        told(players),
        ["`players: X` is given again: the first counts"]
    );
    let nodes =
        r#"{"size":15,"nodes":[[7,7,0,0,0]],"roots":[0],"moves":["a1"],"setup":{"black":["c3"]}}"#;
    assert_eq!(
        told(nodes),
        [
            "`moves` is not understood and was left out",
            "`setup` is not understood and was left out"
        ]
    );
    let to_move = r#"{"size":15,"first":"white","toMove":"black","nextPlayer":"w","moves":["h8"]}"#;
    assert_eq!(
        told(to_move),
        ["`toMove: black` is given again: the first counts"]
    );
    let winner = r#"{"size":15,"winner":0,"moves":[["h8",0],["i9",1]]}"#;
    assert_eq!(
        told(winner),
        ["`winner: 0` is not understood and was left out"]
    );
    let result = read(winner).unwrap().games[0].info.result;
    assert_eq!(result, crate::game_info::GameResult::Unknown);
}
