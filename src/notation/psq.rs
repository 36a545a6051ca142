//! Games of Piskvork (`.psq`), which Gomocup's managers write too, and of Gomotur (`.rec`).
//!
//! A header with the size is followed by one move a line, `x,y,ms`, counted from 1 from the upper left; then perhaps the
//! names of the players and an end code. Rule and result are not in the file; a five of the last move tells who won.
//! `.rec` files begin with the names, count from 0 and name no size.

use std::fmt::Write as _;

use super::encoding::decode;
use super::files::{
    Assumption, Format, LossKind, LossReport, ReadError, ReadFault, ReadGame, Sink, WriteError,
};
use super::game_info::{GameInfo, GameResult, WinReason};
use super::game_tree::GameTree;
use super::rule_names::rule_named;
use crate::rules::{Board, BoardSize, Direction, Move, Point, Rule, Side};

/// The first word of a file.
pub const HEADER: &str = "Piskvorky";
/// The size of the board where a `.rec` file is not told another.
const REC_SIZE: u8 = 20;
/// What Piskvork calls players that have no name, and we do too.
const NAMELESS: [&str; 2] = ["homo-1", "homo-2"];
/// The end code of a game that a person saved.
const SAVED: i32 = -1;

/// Reads a `.psq` file.
pub fn read_psq(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let (text, assumed) = decode(bytes, None, sink.options().encoding);
    let mut lines = (1..).zip(text.lines());
    let head = lines
        .by_ref()
        .map(|(_, line)| line.trim())
        .find(|line| !line.is_empty());
    let head = head.and_then(|line| line.strip_prefix(HEADER));
    let head = head.ok_or(ReadFault::NotThis(
        Format::Psq,
        "its first line does not begin with Piskvorky",
    ))?;
    let mut parts = head.split(',').map(str::trim);
    let size = size(parts.next().unwrap_or_default()).map_err(|fault| fault.in_line(1))?;
    let starter = parts.nth(1).unwrap_or_default();
    let mut game = read_moves(&mut lines, size, 1)?;
    if let Some(assumed) = assumed {
        game.lost.assume(assumed);
    }
    read_names(&mut lines, &mut game.info);
    if starter == "1" {
        game.info.names.swap(0, 1);
    }
    sink.game(game)
}

/// Reads a `.rec` file.
pub fn read_rec(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let (text, assumed) = decode(bytes, None, sink.options().encoding);
    let mut lines = (1..).zip(text.lines());
    let mut name = || lines.next().map_or("", |(_, line)| line);
    let names = [name(), name()].map(player_name);
    let size = sink.options().size.or(BoardSize::new(REC_SIZE).ok());
    let size = size.unwrap_or_default();
    let mut game = read_moves(&mut lines, size, 0)?;
    if game.tree.move_count() == 0 {
        let hint = "two lines with names, then moves like 7,8,1500 are expected";
        return Err(ReadFault::NotThis(Format::Rec, hint).into());
    }
    game.info.names = names;
    if let Some(assumed) = assumed {
        game.lost.assume(assumed);
    }
    if sink.options().size.is_none() {
        game.lost.assume(Assumption::Size(size));
    }
    sink.game(game)
}

/// Whether a text looks like a `.rec` file: two names, then a move of three numbers.
pub fn is_rec(text: &str) -> bool {
    let mut lines = text.lines();
    let mut next = || lines.next().map(numbers);
    matches!(
        (next(), next(), next()),
        (Some(None), Some(None), Some(Some(numbers))) if numbers.len() == 3
    )
}

/// The size after the first word, `15x15`.
fn size(text: &str) -> Result<BoardSize, ReadFault> {
    let sides = text.split_once(['x', 'X']);
    let sides = sides.map(|(width, height)| (width.trim(), height.trim()));
    let side = sides.filter(|(width, height)| width == height);
    let side = side.and_then(|(side, _)| side.parse().ok());
    let size = side.and_then(|side| BoardSize::new(side).ok());
    size.ok_or_else(|| ReadFault::Size(super::sanitize_line(text.trim(), 12).replace('x', "×")))
}

/// The numbers of a line; none if it is anything else.
fn numbers(line: &str) -> Option<Vec<i32>> {
    let words = line.trim().split(',');
    words.map(|word| word.trim().parse().ok()).collect()
}

/// Reads moves up to the first line that is none. Coordinates count from `first`.
fn read_moves<'a>(
    lines: &mut (impl Iterator<Item = (usize, &'a str)> + Clone),
    size: BoardSize,
    first: i32,
) -> Result<ReadGame, ReadError> {
    let mut tree = GameTree::new(size);
    let mut lost = LossReport::default();
    let mut board = Board::new(size);
    let mut result = GameResult::Unknown;
    let mut side = Side::Black;
    loop {
        let before = lines.clone();
        let Some((number, line)) = lines.next() else {
            break;
        };
        let (x, y) = match numbers(line).as_deref() {
            Some(&[x, y]) => (x, y),
            Some(&[x, y, _]) => {
                lost.lose(LossKind::Times);
                (x, y)
            }
            _ => {
                *lines = before;
                break;
            }
        };
        let point = point(x.saturating_sub(first), y.saturating_sub(first), size);
        let point =
            point.ok_or_else(|| ReadFault::off_board(&format!("{x},{y}"), size).in_line(number))?;
        let played = tree.play(tree.last(), Move::Stone(point));
        played.map_err(|error| ReadFault::from(error).in_line(number))?;
        if board.get(point).is_none() {
            board.place(point, side);
            result = result_of(&board, point, side);
        }
        side = side.other();
    }
    let info = GameInfo {
        result,
        ..GameInfo::default()
    };
    Ok(ReadGame { info, tree, lost })
}

/// The point of coordinates from the upper left, from 0.
pub(super) fn point(x: i32, y: i32, size: BoardSize) -> Option<Point> {
    let x = u8::try_from(x).ok()?;
    let y = (size.get() - 1).checked_sub(u8::try_from(y).ok()?)?;
    let point = Point::new(x, y);
    size.contains(point).then_some(point)
}

/// The coordinates of a point from the upper left, from 0.
pub(super) const fn coordinates(point: Point, size: BoardSize) -> (u8, u8) {
    (point.x, size.get() - 1 - point.y)
}

/// The result after a move, which has won if it has made five or more.
fn result_of(board: &Board, point: Point, winner: Side) -> GameResult {
    let wins = Direction::ALL.into_iter().any(|direction| {
        let run = board.run_through(point, winner, direction);
        Rule::Freestyle.is_win(winner, run.length, run.closed_ends)
    });
    match wins {
        true => GameResult::Win {
            winner,
            reason: WinReason::Five,
        },
        false => GameResult::Unknown,
    }
}

/// Reads what comes after the moves: two names, an end code, and a line with the rule that Gomocup adds.
fn read_names<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>, info: &mut GameInfo) {
    let mut rest = lines.map(|(_, line)| line.trim()).peekable();
    let is_end = |line: &&str| line.parse::<i32>().is_ok();
    if rest.peek().is_some_and(|line| !is_end(line)) {
        let mut name = || rest.next().map(player_name).unwrap_or_default();
        info.names = [name(), name()];
    }
    if rest.next_if(is_end).is_some()
        && let Some((_, rule)) = rest.next().and_then(|line| line.split_once(','))
        && rule_named(rule).is_some()
    {
        info.rule_text = rule.to_owned();
    }
}

/// A player's name: the name of a program's file without its folder; none for persons.
fn player_name(line: &str) -> String {
    let name = line.trim().rsplit(['/', '\\']).next().unwrap_or_default();
    match NAMELESS.contains(&name) {
        true => String::new(),
        false => name.to_owned(),
    }
}

/// Writes the main line of a game as a `.psq` file.
pub fn write(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let size = game.tree.size();
    let moves = super::files::main_stones(game, Format::Psq, lost)?;
    let mut text = format!("{HEADER} {0}x{0}, 0:0, 0\r\n", size.get());
    for point in moves {
        let (x, y) = coordinates(point, size);
        // Writing to a string cannot fail.
        let _ = write!(text, "{},{},0\r\n", x + 1, y + 1);
    }
    let names = &game.info.names;
    if names.iter().any(|name| !name.is_empty()) {
        for (name, nameless) in names.iter().zip(NAMELESS) {
            let name = match name.is_empty() {
                true => nameless,
                false => name,
            };
            let _ = write!(text, "{name}\r\n");
        }
    }
    let _ = write!(text, "{SAVED}\r\n");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{GameFile, ReadOptions, read_games};
    use crate::notation::write_move_list;

    fn read(name: &str, text: &str) -> Result<GameFile, ReadError> {
        read_games(name, text.as_bytes(), &ReadOptions::default())
    }

    fn moves(file: &GameFile) -> String {
        write_move_list(&file.games[0].tree.main_moves())
    }

    #[test]
    fn moves_count_from_the_upper_left() {
        let text = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,1520\r\n10,6,804\r\nC:\\ai\\ann.exe\r\nbob.exe\r\n0\r\n";
        let file = read("a.psq", text).unwrap();
        assert_eq!(moves(&file), "h8 i9 j10");
        assert_eq!(file.games[0].info.names, ["ann.exe", "bob.exe"]);
        assert_eq!(file.games[0].lost.count(LossKind::Times), 3);
    }

    #[test]
    fn the_second_player_may_have_moved_first() {
        let file = read(
            "a.psq",
            "Piskvorky 15x15, 0:0, 1\n8,8,0\nAnn\nBob\n-1\n0,Standard15_1\n",
        )
        .unwrap();
        assert_eq!(file.games[0].info.names, ["Bob", "Ann"]);
        assert_eq!(file.games[0].info.rule_text, "Standard15_1");
        assert_eq!(moves(&file), "h8");
    }

    #[test]
    fn a_point_off_the_board_is_named_with_its_line() {
        let error = read("a.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n16,3,0\n").unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 3: `16,3` lies outside a 15×15 board"
        );
        let error = read("a.psq", "Piskvorky 15x16, 0:0, 0\n").unwrap_err();
        assert!(error.to_string().contains("15×16"), "{error}");
    }

    #[test]
    fn a_five_of_the_last_move_has_won() {
        let mut text = "Piskvorky 20x20, 0:0, 0\n".to_owned();
        for x in 1..=5 {
            text += &format!("{x},1,0\n");
            if x < 5 {
                text += &format!("{x},9,0\n");
            }
        }
        let result = read("a.psq", &text).unwrap().games[0].info.result;
        assert_eq!(result.winner(), Some(Side::Black));
    }

    #[test]
    fn an_older_game_counts_from_0() {
        let file = read("a.rec", "Ann\nBob\n7,7,10\n8,6,20\n0\n").unwrap();
        assert_eq!(
            (file.format, moves(&file).as_str()),
            (Format::Rec, "h13 i14")
        );
        assert_eq!(file.games[0].info.names, ["Ann", "Bob"]);
    }
}
