use crate::files::read_games;
use crate::game_file::{GameFile, ReadError, ReadGame, ReadOptions};
use crate::game_info::GameResult;
use crate::game_tree::TreeNode;
use crate::write_move_list;
use narabe_rules::Rule;

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<database version="1.0"><countries><country id="2" name="Utopia &amp; Co" abbr="UTO"/></countries>
<rules><rule id="5" name="Yamaguchi"><info>not a game</info></rule></rules>
<openings><opening id="7" name="Moon" abbr="3D"/></openings>
<players><player id="1" name="Ann" surname="&#65;lpha"/><player id="2" surname="Beta"/></players>
<tournaments><tournament id="3" name="Cup" country="2" year="2001" start="2001-02-03" rule="5"/></tournaments>
<games>"#;

fn read(games: &str) -> Result<GameFile, ReadError> {
    let text = format!("{HEAD}{games}</games></database>");
    read_games("", text.as_bytes(), &ReadOptions::default())
}

#[test]
fn a_game_has_the_names_behind_its_numbers() {
    let game = r#"<game id="9" tournament="3" round="F1" black="1" white="2" bresult="0.5" opening="7" alt="g7 i8" swap="-"><move>h8 i9 j10</move><info>a &lt;note&gt;</info></game>"#;
    let file = read(game).unwrap();
    let ReadGame { info, tree, .. } = &file.games[0];
    assert_eq!(write_move_list(&tree.main_moves()), "h8 i9 j10");
    assert_eq!(info.names, ["Ann Alpha", "Beta"]);
    assert_eq!(
        (info.event.as_str(), info.place.as_str()),
        ("Cup", "Utopia & Co")
    );
    assert_eq!(
        (info.protocol.as_str(), info.opening.as_str()),
        ("Yamaguchi", "3D Moon")
    );
    assert_eq!(
        info.date.map(|date| date.to_string()).as_deref(),
        Some("2001-02-03")
    );
    assert_eq!(
        (info.result, info.comment.as_str()),
        (GameResult::Draw, "a <note>")
    );
    assert_eq!(
        tree.properties(TreeNode::ROOT).next(),
        Some(("5A", "[gi][ih]"))
    );
}

#[test]
fn games_that_make_no_sense_are_listed_and_the_others_read() {
    let file = read(
        "<game id='1' bresult='1'><move>h8</move></game><game id='1'><move>h8</move></game>\
         <game id='2'><move>h8 zz</move></game><game id='3' bresult='x'><move>h8</move></game>\
         <game id='4'><move>h8 h8</move></game><game id='5'/><game id='6'><move>p16</move></game>",
    );
    let file = file.unwrap();
    assert_eq!((file.games.len(), file.skipped.len()), (1, 6));
    assert_eq!(file.skipped[3].to_string(), "game 4: `h8` is played twice");
}

/// A database with one game under a rule with this name.
fn of_rule(name: &str) -> ReadGame {
    let text = format!(
        r#"<database><rules><rule id="5" name="{name}"/></rules><games><game id="1" rule="5" bresult="1"><move>h8 i9 j10</move></game></games></database>"#
    );
    let file = read_games("a.rif", text.as_bytes(), &ReadOptions::default()).unwrap();
    file.games[0].clone()
}

#[test]
fn bug_a_game_under_another_rule_was_renju() {
    for (name, rule, is_assumed) in [
        ("Gomoku freestyle", Rule::Freestyle, false),
        ("Standard gomoku", Rule::Standard, false),
        ("Caro", Rule::Caro, false),
        ("RIF", Rule::Renju, false),
        ("Soosyrv-8", Rule::Renju, false),
        ("Taraguchi-10", Rule::Renju, false),
        ("Some opening", Rule::Renju, true),
        ("", Rule::Renju, true),
    ] {
        let game = of_rule(name);
        assert_eq!(game.tree.rule(), Some(rule), "{name}");
        assert_eq!(
            game.lost.assumed().count(),
            usize::from(is_assumed),
            "{name}"
        );
        assert_eq!(game.info.rule_text, name);
        let is_protocol = rule == Rule::Renju;
        assert_eq!(game.info.protocol, if is_protocol { name } else { "" });
    }
}

#[test]
fn offers_that_are_no_points_are_named() {
    let game = r#"<game id="9" bresult="1" alt="g7 zz p16"><move>h8 i9</move></game>"#;
    let odd: Vec<String> = read(game).unwrap().games[0]
        .lost
        .odd()
        .map(ToString::to_string)
        .collect();
    assert_eq!(odd, ["game 9: `zz p16` is not understood and was left out"]);
}

fn odd(game: &ReadGame) -> Vec<String> {
    game.lost.odd().map(ToString::to_string).collect()
}

#[test]
fn bug_the_second_game_without_a_number_was_not_read() {
    let game = |alt| format!("<game bresult='1' alt='{alt}'><move>h8</move></game>");
    let file = read(&format!("{}{}", game(""), game("zz"))).unwrap();
    assert_eq!((file.games.len(), file.skipped.len()), (2, 0));
    assert_eq!(
        odd(&file.games[1]),
        ["game #2: `zz` is not understood and was left out"]
    );
}

#[test]
fn bug_a_player_that_is_not_there_was_passed_over_without_a_word() {
    let game =
        "<game id='9' black='77' white='2' tournament='99' bresult='1'><move>h8</move></game>";
    assert_eq!(
        odd(&read(game).unwrap().games[0]),
        [
            "game 9: `black=\"77\"` is not understood and was left out",
            "game 9: `tournament=\"99\"` is not understood and was left out",
        ]
    );
}

#[test]
fn bug_a_winner_in_another_form_was_passed_over_without_a_word() {
    let game =
        "<game id='9' publisher='1' black='1' white='2' winner='white'><move>h8</move></game>";
    assert_eq!(
        odd(&read(game).unwrap().games[0]),
        ["game 9: `winner=\"white\"` is not understood and was left out"]
    );
}

#[test]
fn what_is_no_database_is_refused() {
    let options = ReadOptions::default();
    for text in [
        "<html></html>",
        "<database><games>",
        "<a b='",
        "<game><move>",
    ] {
        let file = read_games("a.rif", text.as_bytes(), &options);
        assert!(
            file.is_err() || file.is_ok_and(|file| file.games.is_empty()),
            "{text}"
        );
    }
}
