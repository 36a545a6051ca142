//! RenLib's positions (`.pos`): a byte with the number of moves, then a byte for each, 15 times the row from the top and the
//! column, from 0; F0 is a pass. And `.bdt` files, which list lines of moves with two hexadecimal digits for each.
//!
//! Yixin-Board reads the bytes of a `.pos` file with rows and columns exchanged: its users see games mirrored, which
//! [`Flip::Diagonal`](super::Flip) undoes.

use super::game_file::{Format, OddKind, Oddity, Place, ReadError, ReadFault, ReadGame, Sink};
use super::game_info::GameInfo;
use super::game_tree::GameTree;
use super::text_lines::numbered_lines;
use narabe_rules::{BoardSize, Move, Point};

/// The board of all positions.
const SIZE: BoardSize = BoardSize::DEFAULT;
const PASS: u8 = 0xf0;
/// What surrounds the moves of a line in a `.bdt` file.
const BDT: [&str; 2] = [",=[,,,", ",,,]"];

/// Reads a `.pos` file.
pub fn read_pos(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let (&count, rest) = bytes.split_first().ok_or(ReadFault::Empty)?;
    let split = rest.split_at_checked(usize::from(count));
    let (moves, rest) = split.ok_or_else(|| {
        let hint = "its first byte is not the number of the bytes that follow";
        ReadError::from(ReadFault::NotThis(Format::Pos, hint))
    })?;
    let turn = |(at, &byte): (usize, &u8)| {
        let fault = || ReadFault::off_board(&hexadecimal_of(&byte), SIZE);
        let place = Place::Byte(at + 1);
        turn(byte).ok_or_else(|| fault().at(place))
    };
    let moves: Vec<Move> = moves
        .iter()
        .enumerate()
        .map(turn)
        .collect::<Result<_, _>>()?;
    let tree = GameTree::of_moves(SIZE, &moves).map_err(ReadFault::from)?;
    let mut game = ReadGame::new(GameInfo::default(), tree);
    if !rest.is_empty() {
        game.lost.note(Oddity::after_end(1 + moves.len(), rest));
    }
    sink.game(game)
}

fn hexadecimal_of(byte: &u8) -> String {
    format!("{byte:02X}")
}

fn turn(byte: u8) -> Option<Move> {
    let side = SIZE.get();
    match byte {
        PASS => Some(Move::Pass),
        _ => {
            let y = (side - 1).checked_sub(byte / side)?;
            Some(Move::Stone(Point::new(byte % side, y)))
        }
    }
}

/// Reads the lines of a `.bdt` file, each as a game.
pub fn read_bdt(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    // Lines that are not moves are reported with the next game.
    let mut others = Vec::new();
    for (number, line) in numbered_lines(text) {
        let line = line.trim();
        let moves = line.strip_prefix(BDT[0]);
        let Some(moves) = moves.and_then(|rest| rest.strip_suffix(BDT[1])) else {
            if !line.is_empty() {
                others.push(Oddity::in_line(number, OddKind::NotUnderstood, line));
            }
            continue;
        };
        match hexadecimal(moves) {
            Ok(moves) => {
                let tree = GameTree::of_moves(SIZE, &moves).map_err(ReadFault::from)?;
                let mut game = ReadGame::new(GameInfo::default(), tree);
                for odd in others.drain(..) {
                    game.lost.note(odd);
                }
                sink.game(game)?;
            }
            Err(fault) => sink.skip(fault.in_line(number))?,
        }
    }
    match sink.games() {
        0 => Err(ReadFault::NotThis(Format::Bdt, "no line is like ,=[,,,78695A,,,]").into()),
        _ => Ok(()),
    }
}

/// Points as column and row from the top, both from 1.
fn hexadecimal(text: &str) -> Result<Vec<Move>, ReadFault> {
    let digit = |byte: u8| {
        u8::try_from(char::from(byte).to_digit(16)?)
            .ok()?
            .checked_sub(1)
    };
    let point = |pair: &[u8]| {
        let &[column, row] = pair else { return None };
        let y = (SIZE.get() - 1).checked_sub(digit(row)?)?;
        let point = Point::new(digit(column)?, y);
        SIZE.contains(point).then_some(Move::Stone(point))
    };
    let pairs = text.as_bytes().chunks(2);
    let moves = pairs.map(|pair| point(pair).ok_or_else(|| String::from_utf8_lossy(pair)));
    moves
        .collect::<Result<_, _>>()
        .map_err(|pair| ReadFault::off_board(&pair, SIZE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::read_games;
    use crate::game_file::{GameFile, ReadOptions};
    use crate::{Flip, write_move_list};

    fn moves(file: &GameFile) -> String {
        write_move_list(&file.games[0].tree.main_moves())
    }

    #[test]
    fn rows_count_from_the_top() {
        // h8, j10, a pass, a15.
        let bytes = [4, 15 * 7 + 7, 15 * 5 + 9, PASS, 0];
        let read = |flip| {
            let options = ReadOptions {
                flip,
                ..ReadOptions::default()
            };
            moves(&read_games("a.pos", &bytes, &options).unwrap())
        };
        assert_eq!(read(Flip::None), "h8 j10 -- a15");
        assert_eq!(read(Flip::Rows), "h8 j6 -- a1");
        assert_eq!(read(Flip::Diagonal), "h8 f6 -- a15");
    }

    #[test]
    fn other_bytes_are_refused_with_their_place() {
        let read = |bytes: &[u8]| read_games("a.pos", bytes, &ReadOptions::default());
        let error = read(&[2, 0, 0xe1]).unwrap_err().to_string();
        assert_eq!(error, "byte 2: `E1` lies outside a 15×15 board");
        assert!(read(&[3, 0]).is_err());
    }

    #[test]
    fn bug_more_moves_than_the_first_byte_says_were_dropped_without_a_word() {
        let bytes = [2, 15 * 7 + 7, 15 * 5 + 9, 0, 1];
        let file = read_games("a.pos", &bytes, &ReadOptions::default()).unwrap();
        assert_eq!(moves(&file), "h8 j10");
        let odd: Vec<_> = file.games[0].lost.odd().collect();
        assert_eq!(
            odd,
            [&Oddity::new(
                Some(Place::Byte(3)),
                OddKind::AfterEnd,
                "00 01"
            )]
        );
    }

    #[test]
    fn lines_of_hexadecimal_digits_are_games() {
        let text = ",=[,,,88A6,,,]\r\nother\r\n,=[,,,8G,,,]\r\n";
        let file = read_games("a.bdt", text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(moves(&file), "h8 j10");
        assert!(file.skipped[0].to_string().starts_with("line 3: `8G`"));
    }
}
