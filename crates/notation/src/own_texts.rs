//! Our own text forms of games as files: links, lines of moves with their rule, drawn boards.

use super::board_text::{is_other_line, line_of_error, parse_board_text, write_board_text};
use super::game_file::{
    Format, LossKind, LossReport, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink,
    WriteError, count_beside_main_line, main_moves,
};
use super::game_info::{GameInfo, GameResult};
use super::game_text::{GameTextError, parse_game_text};
use super::game_tree::GameTree;
use super::link::{LINK_PREFIX, parse_link, write_link};
use super::lists::{Head, header};
use super::sgf::{self, start_of_game};
use super::shared_game::SharedGame;
use super::text_lines::numbered_lines;
use super::twin_link::is_twin_link;
use narabe_rules::{Move, PlayError, Rule, Setup};

/// Signs after a link that are not part of it.
const AFTER_LINK: [char; 8] = ['.', ',', ';', ')', ']', '>', '"', '\''];

/// Whether a text has a line of moves with its rule and size.
pub fn has_game_text(text: &str) -> bool {
    !matches!(parse_game_text(text), Err(GameTextError::MissingHeader))
        || numbered_lines(text).any(|(_, line)| is_game_text(line))
}

fn is_game_text(line: &str) -> bool {
    !matches!(parse_game_text(line), Err(GameTextError::MissingHeader))
}

/// Reads all links of a text, and its lines of moves with their rule and size. Games in SGF that follow are read too.
pub fn read_link(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let link = text.find(LINK_PREFIX);
    // A line of moves may continue on the next line if it is the whole text.
    if link.is_none()
        && is_game_text(text)
        && numbered_lines(text)
            .filter(|(_, line)| is_game_text(line))
            .count()
            < 2
    {
        let shared = parse_game_text(text).map_err(|error| ReadFault::Text(error.to_string()))?;
        return sink.game(game_of(&shared)?);
    }
    let end = link
        .and_then(|_| start_of_game(text, 0))
        .unwrap_or(text.len());
    let mut found: Vec<ReadGame> = Vec::new();
    let (mut errors, mut odd) = (Vec::new(), LossReport::default());
    for (number, line) in numbered_lines(&text[..end]) {
        let games = games_of_line(line);
        if games.is_empty() && !line.trim().is_empty() {
            odd.note(Oddity::in_line(number, OddKind::NotUnderstood, line));
        }
        for game in games {
            match game {
                Ok(game) => found.push(game),
                Err(fault) => errors.push(fault.in_line(number)),
            }
        }
    }
    if let Some(first) = found.first_mut() {
        first.lost.extend(&odd);
    }
    found.into_iter().try_for_each(|game| sink.game(game))?;
    if end < text.len() {
        match sgf::read(rest_as_file(text, end).as_bytes(), sink) {
            Err(error) if error.fault != ReadFault::Stopped => errors.push(error),
            read => read?,
        }
    }
    if sink.games() == 0 {
        let hint = "no link or line of moves is in it, like renju 15: h8 i9";
        let none = || ReadFault::NotThis(Format::Link, hint).into();
        return Err(errors.into_iter().next().unwrap_or_else(none));
    }
    errors.into_iter().try_for_each(|error| sink.skip(error))
}

/// The text from a place on, with its lines where they were, marked as the Unicode that it is.
fn rest_as_file(text: &str, from: usize) -> String {
    let lines = numbered_lines(&text[..from]).count().saturating_sub(1);
    let before = "\n".repeat(lines);
    format!("\u{feff}{before}{}", &text[from..])
}

/// The games of the links in a line, or of the line itself.
fn games_of_line(line: &str) -> Vec<Result<ReadGame, ReadFault>> {
    let fault = |error: &dyn std::fmt::Display| ReadFault::Text(error.to_string());
    if is_game_text(line) && !line.contains(LINK_PREFIX) {
        let shared = parse_game_text(line).map_err(|error| fault(&error));
        return vec![shared.and_then(|shared| game_of(&shared))];
    }
    let links = line.match_indices(LINK_PREFIX);
    let shared = links.map(|(at, _)| {
        let link = line[at..].split_whitespace().next().unwrap_or_default();
        let link = link.trim_end_matches(AFTER_LINK);
        if is_twin_link(link) {
            let hint = "a game on twin boards has no tree of moves: open it as a game";
            Err(ReadFault::Unknown(hint))
        } else {
            parse_link(link).map_err(|error| fault(&error))
        }
    });
    shared.map(|shared| game_of(&shared?)).collect()
}

fn game_of(game: &SharedGame) -> Result<ReadGame, ReadFault> {
    let position = game.position();
    let moves: Vec<Move> = position.turns().collect();
    let mut tree = GameTree::of_moves(position.size(), &moves)?;
    tree.set_rule(Some(position.rule()));
    let info = GameInfo {
        names: game.names().clone(),
        result: position
            .outcome()
            .map_or(GameResult::Unknown, GameResult::from),
        ..GameInfo::default()
    };
    Ok(ReadGame::new(info, tree))
}

/// Reads a drawn board, with what lines with a colon say above or below it.
pub fn read_board(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut head = Head::default();
    let mut rows = String::new();
    for (number, line) in numbered_lines(text) {
        match header(line) {
            Some((word, value)) => head.take(number, word, value)?,
            None if is_other_line(line) => {
                let odd = Oddity::in_line(number, OddKind::NotUnderstood, line);
                head.lost.note(odd);
            }
            None => rows.push_str(line),
        }
        rows.push('\n');
    }
    let mut setup = parse_board_text(&rows, Rule::default()).map_err(|error| {
        let fault = ReadFault::Text(error.to_string());
        match line_of_error(&rows, error) {
            Some(line) => fault.in_line(line),
            None => fault.into(),
        }
    })?;
    if let Some(side) = head.to_move {
        setup.set_to_move(side);
    }
    let mut tree = GameTree::of_setup(&setup);
    // A drawn board names no rule.
    tree.set_rule(None);
    if setup.to_move() == setup.side_by_count() {
        tree.set_to_move(None);
    }
    let Head { info, lost, .. } = head;
    sink.game(ReadGame { info, tree, lost })
}

/// Writes the main line of a game as a link.
pub fn write_link_or_text(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let moves = main_moves(game, Format::Link, lost)?;
    let rule = game.tree.rule().unwrap_or_default();
    let shared =
        |moves: &[Move]| SharedGame::new(rule, game.tree.size(), moves, game.info.names.clone());
    let whole = shared(&moves);
    let link = whole.or_else(|error| {
        let (PlayError::NoPass | PlayError::EarlyPass) = error.cause else {
            return Err(error);
        };
        lost.lose(LossKind::Passes);
        shared(&moves[..error.number.saturating_sub(1)])
    });
    let link = link.map_err(|error| WriteError::Game(Format::Link, error.to_string()))?;
    let names = game.info.names.iter().zip(link.names());
    let cut = names.filter(|(name, written)| name.trim() != written.as_str());
    lost.lose_many(LossKind::Details, cut.count());
    Ok(write_link(&link) + "\n")
}

/// Draws the position at the end of the main line, with every stone of the side that the file gives it.
pub fn write_board(game: &ReadGame, lost: &mut LossReport) -> String {
    let tree = &game.tree;
    let end = tree.end();
    let mut setup = Setup::new(tree.rule().unwrap_or_default(), tree.size());
    for (point, side) in end.stones {
        // Each stone has a point of its own on the board.
        let _ = setup.place(point, side);
    }
    setup.set_to_move(end.to_move);
    count_beside_main_line(game, Format::Board, lost);
    write_board_text(&setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::{read_games, write_games};
    use crate::game_file::{ReadOptions, WriteOptions};
    use crate::write_move_list;
    use narabe_rules::Side;

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
    fn bug_only_the_first_of_several_links_was_read() {
        let text = "https://example.org/#g=renju15/h8i9j10/Ann/Bob\nhi\n(https://example.org/#g=freestyle15/a1b2c3/Cleo/Dan).\nhttps://example.org/#g=renju15/zz\n";
        let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
        let names: Vec<&str> = file
            .games
            .iter()
            .map(|game| game.info.names[1].as_str())
            .collect();
        assert_eq!(names, ["Bob", "Dan"]);
        assert!(
            file.skipped[0].to_string().starts_with("line 4"),
            "{:?}",
            file.skipped
        );
        let odd: Vec<String> = file.games[0].lost.odd().map(ToString::to_string).collect();
        assert_eq!(odd, ["line 2: `hi` is not understood and was left out"]);
        let lines = read_games(
            "",
            b"renju 15: h8 i9\nfreestyle 19: k10\n",
            &ReadOptions::default(),
        )
        .unwrap();
        assert_eq!(lines.games.len(), 2);
        assert_eq!(lines.games[1].tree.size().get(), 19);
        let wrapped = read_games("", b"renju 15: h8 i9\nj10\n", &ReadOptions::default()).unwrap();
        assert_eq!(wrapped.games[0].tree.move_count(), 3);
    }

    #[test]
    fn bug_a_link_above_a_game_hid_it() {
        let text = "see https://example.org/#g=renju15/h8i9j10\n\n(;GM[4]SZ[15]PB[\u{592a}\u{7530}];B[hh];W[zz])";
        let file = read_games("mail.txt", text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(file.games.len() + file.skipped.len(), 2);
        let text = text.replace("W[zz]", "W[ig]");
        let options = ReadOptions {
            encoding: crate::encoding_named("utf-8"),
            ..ReadOptions::default()
        };
        let file = read_games("mail.txt", text.as_bytes(), &options).unwrap();
        assert_eq!(file.games.len(), 2);
        assert_eq!(file.games[1].info.names[0], "\u{592a}\u{7530}");
    }

    #[test]
    fn what_is_said_around_a_board_is_read() {
        let text = "Hello Ann, look:\nRule: renju\nBlack: Ann\nWhim: 3\n-------\n.....\n...O.\n..X..\n.....\n.....\n";
        let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
        let game = &file.games[0];
        assert_eq!(
            (game.tree.rule(), game.info.names[0].as_str()),
            (Some(Rule::Renju), "Ann")
        );
        assert_eq!(game.lost.odd().count(), 2);
        let error = read_games(
            "",
            text.replace("..X..", "..X.").as_bytes(),
            &ReadOptions::default(),
        );
        assert!(error.unwrap_err().to_string().starts_with("line 8: row 3"));
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
