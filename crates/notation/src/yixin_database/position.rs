//! Positions as the bytes of a database.

use crate::game_file::ReadFault;
use narabe_rules::{BoardSize, Placement, Point, Rule, Side};

/// The bytes before the stones: the rule, the columns and the rows.
const HEAD: usize = 3;
/// What stands in the place of a stone for a pass.
const PASS: [u8; 2] = [0xff, 0xff];
/// The rules, at their numbers.
const RULES: [Rule; 3] = [Rule::Freestyle, Rule::Standard, Rule::Renju];
/// The greatest number of rows that Rapfi has.
const MAX_SIDE: u8 = 22;

/// Whether a database can hold a position: its rule and its size are known there, and Black has as many stones as White or one more.
pub fn can_be_kept(position: &Placement) -> bool {
    let [black, white] = Side::ALL.map(|side| position.stones(side).len());
    is_kept(position.rule(), position.size()) && (black == white || black == white + 1)
}

/// Whether a database knows a rule and a size.
pub fn is_kept(rule: Rule, size: BoardSize) -> bool {
    RULES.contains(&rule) && size.get() <= MAX_SIDE
}

/// The bytes of a position in a file.
pub fn bytes(position: &Placement) -> Vec<u8> {
    let number = RULES.iter().position(|rule| *rule == position.rule());
    let number = number.and_then(|number| u8::try_from(number).ok());
    let side = position.size().get();
    let mut bytes = vec![number.unwrap_or(u8::MAX), side, side];
    let [black, white] = Side::ALL.map(|side| position.stones(side));
    let pairs = |stones: &[Point]| -> Vec<u8> {
        let pairs = stones.iter().flat_map(|stone| [stone.x, stone.y]);
        pairs.collect()
    };
    let expected = to_move_of(black.len(), white.len());
    let passed = Some(expected).filter(|side| *side != position.to_move());
    bytes.extend(pairs(black));
    if passed == Some(Side::Black) {
        bytes.extend(PASS);
    }
    bytes.extend(pairs(white));
    if passed == Some(Side::White) {
        bytes.extend(PASS);
    }
    bytes
}

/// The side to move when each side has placed so many stones or passed.
const fn to_move_of(black: usize, white: usize) -> Side {
    if black == white {
        Side::Black
    } else {
        Side::White
    }
}

/// The position of such bytes; none if they are about the file and no position.
pub fn parse(bytes: &[u8]) -> Result<Option<Placement>, ReadFault> {
    let Some((&[rule, columns, rows], stones)) = bytes.split_first_chunk::<HEAD>() else {
        let text = format!("{} B", bytes.len());
        let expected = "a position: 3 bytes, and 2 for each stone";
        return Err(ReadFault::Invalid { text, expected });
    };
    if columns == 0 && rows == 0 {
        return Ok(None);
    }
    let Some(&rule) = RULES.get(usize::from(rule)) else {
        let text = rule.to_string();
        let expected = "the number of a rule: 0 is freestyle, 1 standard, 2 renju";
        return Err(ReadFault::Invalid { text, expected });
    };
    let size = BoardSize::new(columns).ok().filter(|_| columns == rows);
    let size = size.ok_or_else(|| ReadFault::Size(format!("{columns}×{rows}")))?;
    let (pairs, rest) = stones.as_chunks::<2>();
    if !rest.is_empty() || pairs.len() > size.area() + 1 {
        let text = format!("{} B", stones.len());
        let expected = "the stones of a board, 2 bytes for each";
        return Err(ReadFault::Invalid { text, expected });
    }
    let (black, white) = pairs.split_at(pairs.len().div_ceil(2));
    let stones = [side_stones(black, size)?, side_stones(white, size)?];
    check_points(&stones, size)?;
    let to_move = to_move_of(black.len(), white.len());
    Ok(Some(Placement::new(rule, size, stones, to_move)))
}

/// The stones of a side, up to a pass.
fn side_stones(pairs: &[[u8; 2]], size: BoardSize) -> Result<Vec<Point>, ReadFault> {
    let stones = pairs.iter().take_while(|pair| **pair != PASS);
    let stones = stones.map(|&[x, y]| {
        let point = Point::new(x, y);
        let is_on_board = size.contains(point);
        is_on_board
            .then_some(point)
            .ok_or_else(|| ReadFault::off_board(&format!("{x},{y}"), size))
    });
    stones.collect()
}

/// That no point has two stones.
fn check_points(stones: &[Vec<Point>; 2], size: BoardSize) -> Result<(), ReadFault> {
    let mut taken = vec![false; size.area()];
    for &stone in stones.iter().flatten() {
        if std::mem::replace(&mut taken[size.index(stone)], true) {
            return Err(ReadFault::Twice(stone.to_string()));
        }
    }
    Ok(())
}
