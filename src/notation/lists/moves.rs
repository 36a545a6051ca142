//! One game as moves: points with or without spaces, numbers and commas between them, the address of a gomocalc page, or
//! coordinates from the upper left corner, from 0.

use crate::notation::files::{
    Assumption, Format, LossReport, ReadError, ReadFault, ReadGame, Sink, WriteError, main_stones,
};
use crate::notation::game_info::GameInfo;
use crate::notation::game_tree::GameTree;
use crate::notation::move_list::write_move_list;
use crate::notation::position_string::parse_position_string;
use crate::notation::psq::{coordinates, point};
use crate::notation::sgf::sgf_result;
use crate::rules::{BoardSize, Move, Point};

/// The sizes that are tried where a text names none.
const SIZES: [u8; 4] = [15, 19, 20, 25];
/// What stands before the moves in an address.
const ADDRESS: &str = "#/";

/// The smallest usual board that has all points.
fn size_of(points: impl Iterator<Item = Point> + Clone) -> BoardSize {
    let sizes = SIZES.iter().filter_map(|&size| BoardSize::new(size).ok());
    let is_fit = |size: &BoardSize| points.clone().all(|point| size.contains(point));
    sizes.into_iter().find(is_fit).unwrap_or(BoardSize::MAX)
}

/// The part of a text that has the moves: what comes after the mark in an address, or all of it.
fn moves_of(text: &str) -> &str {
    match text
        .split_once("://")
        .and_then(|(_, rest)| rest.split_once(ADDRESS))
    {
        Some((_, moves)) => moves,
        None => text,
    }
}

/// Whether a text is a list of moves.
pub fn is_moves(text: &str) -> bool {
    let moves = parse_position_string(&without_move_numbers(moves_of(text)));
    moves.is_ok_and(|moves| !moves.is_empty())
}

/// Reads a list of moves.
pub fn read_moves(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let cleaned = without_move_numbers(moves_of(text));
    let moves =
        parse_position_string(&cleaned).map_err(|error| ReadFault::Text(error.to_string()))?;
    if moves.is_empty() {
        return Err(ReadFault::Empty.into());
    }
    let points = moves.iter().filter_map(|turn| turn.point());
    let size = sink.options().size;
    let taken = size.unwrap_or_else(|| size_of(points));
    let tree = GameTree::of_moves(taken, &moves).map_err(ReadFault::from)?;
    let mut game = ReadGame::new(GameInfo::default(), tree);
    if size.is_none() {
        game.lost.assume(Assumption::Size(taken));
    }
    sink.game(game)
}

/// The text with spaces in place of the numbers of moves (`12.`, `12)`, `12...`), commas and semicolons, so that columns
/// in errors stay right.
#[must_use]
pub fn without_move_numbers(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut rest = text;
    let mut starts_word = true;
    while let Some(sign) = rest.chars().next() {
        let skipped = match starts_word {
            true => number_length(rest),
            false => 0,
        };
        if skipped > 0 {
            cleaned.extend(std::iter::repeat_n(' ', skipped));
            rest = &rest[skipped..];
            continue;
        }
        let is_separator = sign.is_whitespace() || matches!(sign, ',' | ';');
        cleaned.push(if is_separator { ' ' } else { sign });
        starts_word = is_separator;
        rest = &rest[sign.len_utf8()..];
    }
    cleaned
}

/// The number of bytes that the number of a move takes at the start of a text; 0 if there is none.
fn number_length(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let after = text[digits..].bytes();
    let signs = after.take_while(|sign| matches!(sign, b'.' | b')')).count();
    match digits > 0 && signs > 0 {
        true => digits + signs,
        false => 0,
    }
}

/// A line that says something of the game before its coordinates: a word, a colon and a value.
fn header(line: &str) -> Option<(&str, &str)> {
    let (word, value) = line.split_once(':')?;
    let is_word = word.chars().all(|char| char.is_alphabetic() || char == ' ');
    is_word.then_some((word.trim(), value.trim()))
}

/// The pairs of a text, each with the number of its line.
fn pairs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| header(line).is_none());
    lines.flat_map(|(number, line)| line.split_whitespace().map(move |word| (number, word)))
}

fn pair(word: &str) -> Option<[i32; 2]> {
    let (x, y) = word.split_once(',')?;
    Some([x.parse().ok()?, y.parse().ok()?])
}

/// Whether a text is a list of coordinates.
pub fn is_coordinates(text: &str) -> bool {
    let mut pairs = pairs(text).map(|(_, word)| pair(word)).peekable();
    pairs.peek().is_some() && pairs.all(|pair| pair.is_some())
}

/// Reads a list of coordinates.
pub fn read_coordinates(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let expected = "two numbers like 7,8";
    let read = |(number, word)| match pair(word) {
        Some(pair) => Ok((number, pair)),
        None => Err(ReadFault::invalid(word, expected).in_line(number)),
    };
    let pairs: Vec<(usize, [i32; 2])> = pairs(text).map(read).collect::<Result<_, _>>()?;
    if pairs.is_empty() {
        return Err(ReadFault::Empty.into());
    }
    let corners = pairs.iter().map(|(_, pair)| {
        let number = |number: i32| u8::try_from(number).unwrap_or_default();
        Point::new(number(pair[0]), number(pair[1]))
    });
    let given = sink.options().size;
    let size = given.unwrap_or_else(|| size_of(corners));
    let turn = |&(number, [x, y]): &(usize, [i32; 2])| {
        let fault = || ReadFault::off_board(&format!("{x},{y}"), size).in_line(number);
        point(x, y, size).map(Move::Stone).ok_or_else(fault)
    };
    let moves: Vec<Move> = pairs.iter().map(turn).collect::<Result<_, _>>()?;
    let tree = GameTree::of_moves(size, &moves).map_err(ReadFault::from)?;
    let mut game = ReadGame::new(GameInfo::default(), tree);
    let mut headers = text.lines().filter_map(header);
    if let Some((_, result)) = headers.find(|(word, _)| word.eq_ignore_ascii_case("result")) {
        game.info.result = sgf_result(result);
    }
    if given.is_none() {
        game.lost.assume(Assumption::Size(size));
    }
    sink.game(game)
}

/// Writes the main line of a game as points.
pub fn write_moves(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let points = main_stones(game, Format::Moves, lost)?;
    Ok(write_move_list(&points) + "\n")
}

/// Writes the main line of a game as coordinates.
pub fn write_coordinates(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let points = main_stones(game, Format::Coordinates, lost)?;
    let written = points.into_iter().map(|point| {
        let (x, y) = coordinates(point, game.tree.size());
        format!("{x},{y}")
    });
    Ok(written.collect::<Vec<_>>().join(" ") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{GameFile, ReadOptions, read_games};

    fn read(text: &str) -> Result<GameFile, ReadError> {
        read_games("", text.as_bytes(), &ReadOptions::default())
    }

    #[test]
    fn numbers_of_moves_are_replaced_by_spaces() {
        for (text, cleaned) in [
            ("1. h8 i9 2.j10", "   h8 i9   j10"),
            ("1.h8,i9;2...j10", "  h8 i9     j10"),
            ("12) h8", "    h8"),
            ("h8i9 8", "h8i9 8"),
            ("é. 3.", "é.   "),
        ] {
            assert_eq!(without_move_numbers(text), cleaned);
        }
    }

    #[test]
    fn moves_are_read_in_many_forms() {
        for text in [
            "h8i9j10",
            "h8 i9 J10",
            "1. h8 i9 2. j10",
            "h8, i9, j10",
            "https://example.org/app/#/h8i9j10",
            "7,7 8,6 9,5",
            "Result: B+\n\n7,7\n8,6\n9,5\n",
        ] {
            let file = read(text).unwrap();
            let moves = write_move_list(&file.games[0].tree.main_moves());
            assert_eq!(moves, "h8 i9 j10", "{text}");
        }
    }

    #[test]
    fn the_smallest_usual_board_is_taken() {
        assert_eq!(read("h8 p16").unwrap().games[0].tree.size().get(), 19);
        assert_eq!(
            read("7,7 24,3").unwrap().games[0].tree.size(),
            BoardSize::MAX
        );
        let error = read("7,7\n30,3").unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 2: `30,3` lies outside a 25×25 board"
        );
    }
}
