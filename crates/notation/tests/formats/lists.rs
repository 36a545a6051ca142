//! Lists of moves as other people and programs write them: files that were once read wrongly, each by its name.

use std::fs;

use narabe_notation::{
    Assumption, Format, GameFile, Movers, ReadGame, ReadOptions, read_games, write_move_list,
};
use narabe_rules::{Rule, Side};
use proptest::prelude::*;

/// A file of the tests' data; a test's working directory is the package's.
fn read(name: &str) -> GameFile {
    let bytes = fs::read(format!("tests/data/files/{name}")).unwrap();
    read_games(name, &bytes, &ReadOptions::default()).unwrap()
}

fn moves(game: &ReadGame) -> String {
    write_move_list(&game.tree.main_moves())
}

fn all_moves(file: &GameFile) -> Vec<String> {
    file.games.iter().map(moves).collect()
}

fn sides(game: &ReadGame) -> String {
    let mut movers = Movers::new(&game.tree);
    let sides = game.tree.main_line().map(|node| movers.mover(node));
    let letter = |side| if side == Side::Black { 'B' } else { 'W' };
    sides.map(letter).collect()
}

fn assumes(game: &ReadGame, wanted: &Assumption) -> bool {
    game.lost.assumed().any(|assumed| assumed == wanted)
}

fn names_no_size(game: &ReadGame) -> bool {
    let mut assumed = game.lost.assumed();
    assumed.any(|assumed| matches!(assumed, Assumption::Size(_)))
}

#[test]
fn bug_a_kifu_of_katagomo_was_a_column_off() {
    assert_eq!(all_moves(&read("katagomo-kifu.json")), ["h8 i9 j10 g7"]);
}

#[test]
fn bug_openings_named_pos_were_read_as_bytes() {
    let file = read("openings.pos");
    assert_eq!((file.format, file.games.len()), (Format::PosLines, 13));
    assert_eq!(moves(&file.games[0]), "h8 i7 j6 g9");
    assert!(assumes(&file.games[0], &Assumption::RowsFromTop));
}

#[test]
fn bug_two_games_one_a_line_were_one() {
    let file = read("two-games.txt");
    assert_eq!(all_moves(&file), ["h8 i9 j10 k11", "h8 h9 g7 f6"]);
    assert!(assumes(&file.games[0], &Assumption::GamePerLine));
}

#[test]
fn bug_colours_and_players_in_json_were_dropped() {
    let file = read("colours.json");
    assert_eq!(
        (
            moves(&file.games[0]).as_str(),
            sides(&file.games[0]).as_str()
        ),
        ("h8 h9 i9 j10", "BBWB")
    );
    assert_eq!(sides(&read("players.json").games[0]), "WB");
}

#[test]
fn bug_the_rule_as_a_number_the_result_and_stones_were_dropped() {
    let file = read("rule-number.json");
    let game = &file.games[0];
    assert_eq!(game.tree.rule(), Some(Rule::Renju));
    assert_eq!(game.info.result.winner(), Some(Side::Black));
    let setup = game.tree.setup().iter().map(|(point, _)| point.to_string());
    assert_eq!(setup.collect::<Vec<_>>(), ["a1", "b1"]);
}

#[test]
fn bug_a_query_for_katago_was_read_on_another_board() {
    let file = read("katago-query.json");
    let game = &file.games[0];
    assert_eq!((game.tree.size().get(), moves(game).as_str()), (19, "i10"));
    assert_eq!(game.tree.setup().len(), 2);
}

#[test]
fn bug_coordinates_were_taken_as_offsets() {
    let file = read("coordinates.txt");
    assert_eq!(
        (file.format, all_moves(&file)),
        (Format::Coordinates, vec!["h8 i9 j10".to_owned()])
    );
    assert!(assumes(&file.games[0], &Assumption::CountedFrom(0)));
}

#[test]
fn bug_headers_were_dropped_and_a_size_was_said_to_be_missing() {
    let file = read("headers.txt");
    let game = &file.games[0];
    assert_eq!(
        (game.tree.size().get(), moves(game).as_str()),
        (19, "j10 k11 l12")
    );
    assert_eq!(game.info.names, ["Ann", "Bob"]);
    assert_eq!(game.tree.rule(), Some(Rule::Renju));
    assert!(!names_no_size(game));
    let file = read("moves-header.txt");
    assert_eq!(all_moves(&file), ["h8 i9 j10 k11 g7 f6"]);
    assert_eq!(sides(&file.games[0]), "BWBWBW");
}

#[test]
fn a_line_of_points_and_a_line_of_offsets_say_what_was_taken() {
    let file = read("one-opening.txt");
    assert_eq!(all_moves(&file), ["h8 i9 j10"]);
    assert!(assumes(&file.games[0], &Assumption::RowsFromBottom));
    let file = read("offsets-15.txt");
    assert_eq!(file.format, Format::Offsets);
    assert!(names_no_size(&file.games[0]));
}

#[test]
fn bug_only_the_first_of_two_links_was_read() {
    let file = read("two-links.txt");
    let names: Vec<&str> = file
        .games
        .iter()
        .map(|game| game.info.names[0].as_str())
        .collect();
    assert_eq!(names, ["Ann", "Cleo"]);
}

#[test]
fn bug_texts_of_playok_and_sections_were_refused() {
    for (name, format, games) in [
        ("playok-gomoku.txt", Format::Pgn, 1),
        ("playok-two-games.txt", Format::Pgn, 2),
        ("mokun-game.ini", Format::Ini, 1),
    ] {
        let file = read(name);
        assert_eq!((file.format, file.games.len()), (format, games), "{name}");
        assert!(file.skipped.is_empty());
    }
}

#[test]
fn bug_a_ruler_in_a_letter_made_a_list_of_moves_a_board() {
    let text = "Hi Ann,\n\nh8 i9 j10\n-----\nBob\n";
    let file = read_games("mail.txt", text.as_bytes(), &ReadOptions::default()).unwrap();
    assert_eq!(all_moves(&file), ["h8 i9 j10"]);
    assert_eq!(file.games[0].lost.odd().count(), 2);
}

#[test]
fn bug_what_is_no_json_was_refused_as_json() {
    let error = read_games("a.txt", b"[hello world]", &ReadOptions::default()).unwrap_err();
    assert!(!error.to_string().contains("expected value"), "{error}");
    let error = read_games("a.json", b"milk", &ReadOptions::default()).unwrap_err();
    assert!(error.to_string().contains("not valid JSON"), "{error}");
}

proptest! {
    #[test]
    fn no_text_of_signs_that_lists_have_does_harm(
        text in "([a-pB-W]?[0-9]{1,2}|START 15|TURN |BOARD|DONE|[A-Za-z]{1,5}[:=]|Moves:|Size: ?|[ ,.;()\\[\\]{}\"\\-\\n#]|1\\. |太田|：){0,40}",
    ) {
        for format in [None].into_iter().chain(Format::ALL.map(Some)) {
            let options = ReadOptions { format, ..ReadOptions::default() };
            if let Ok(file) = read_games("a.pos", text.as_bytes(), &options) {
                prop_assert!(!file.games.is_empty() || !file.skipped.is_empty());
            }
        }
    }

    #[test]
    fn no_json_does_harm(
        text in "([\\[\\]{},:]|\"(moves|setup|x|y|player|size|black|B|h8|pass|nodes|roots|games|initialStones)\"|-?[0-9]{1,2}|null|true| ){0,40}",
        moves in "([\\[\\]{},:]|\"(x|y|player|B|W|h8|P9|pass|move|time)\"|-?[0-9]{1,2}|null){0,20}",
    ) {
        for text in [text, format!("{{\"size\":15,\"moves\":[{moves}]}}")] {
            let options = ReadOptions { format: Some(Format::Json), ..ReadOptions::default() };
            let _ = read_games("", text.as_bytes(), &options);
        }
    }
}
