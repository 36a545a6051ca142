//! Which points the moves of a game in JSON mean: whether the letters of the columns skip I, and from where numbers count.

use super::fields::{Columns, Fields};
use super::turns::{At, RawTurn};
use crate::notation::files::{Assumption, ReadFault};
use crate::notation::lists::coordinates::Counting;
use crate::notation::psq::point;
use crate::rules::{BoardSize, Move, Point};

/// A letter that some programs leave out of the columns.
const SKIPPED: char = 'i';

/// How the points of a game are read.
pub struct Reading {
    size: BoardSize,
    skips_i: bool,
    first: i32,
}

impl Reading {
    /// By what the game says, its size, and its points.
    pub fn of(
        fields: &mut Fields,
        turns: &[RawTurn],
        is_size_named: bool,
        size: BoardSize,
    ) -> Self {
        let all = || fields.stones.iter().chain(turns);
        let letters: Vec<char> = all()
            .filter_map(|turn| match &turn.at {
                At::Named(text) if text.parse::<Move>().is_ok() => text.chars().next(),
                _ => None,
            })
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        let has_i = letters.contains(&SKIPPED);
        // A letter beyond the board, and none of its ninth column, tell as much.
        let beyond = char::from(b'a' + size.get());
        let is_beyond = is_size_named
            && letters.iter().all(|letter| *letter <= beyond)
            && letters.contains(&beyond);
        let skips_i = match fields.columns {
            Columns::WithoutI => true,
            Columns::KataGo => !has_i,
            Columns::All => !has_i && is_beyond,
        };
        if skips_i
            && fields.columns != Columns::WithoutI
            && letters.iter().any(|letter| *letter > SKIPPED)
        {
            fields.lost.assume(Assumption::ColumnsWithoutI);
        }
        let pairs: Vec<[i32; 2]> = fields
            .stones
            .iter()
            .chain(turns)
            .filter_map(|turn| match turn.at {
                At::Pair(pair) => Some(pair),
                _ => None,
            })
            .collect();
        let counting = Counting::of(pairs.iter(), is_size_named.then_some(size));
        if !pairs.is_empty() {
            if !counting.is_certain {
                fields.lost.assume(Assumption::CountedFrom(counting.first));
            }
            fields.lost.assume(Assumption::RowsFromTop);
        }
        let first = counting.first.into();
        Self {
            size,
            skips_i,
            first,
        }
    }

    /// The move at a place, if it is one on the board.
    pub fn turn(&self, at: &At) -> Result<Move, ReadFault> {
        let off_board = |text: &str| ReadFault::off_board(text, self.size);
        match at {
            At::Pass => Ok(Move::Pass),
            At::Pair([x, y]) => {
                let found = point(
                    x.saturating_sub(self.first),
                    y.saturating_sub(self.first),
                    self.size,
                );
                found
                    .map(Move::Stone)
                    .ok_or_else(|| off_board(&format!("{x},{y}")))
            }
            At::Named(text) => {
                let found = match self.skips_i {
                    true => without_i(text)?,
                    false => text.parse().ok().or_else(|| letters(text, self.size)),
                };
                let turn: Move = found.ok_or_else(|| ReadFault::invalid(text, "a move"))?;
                match turn.point() {
                    Some(point) if !self.size.contains(point) => Err(off_board(text)),
                    _ => Ok(turn),
                }
            }
        }
    }
}

/// A point whose column letter counts without I.
fn without_i(text: &str) -> Result<Option<Move>, ReadFault> {
    let letter = text
        .chars()
        .next()
        .map(|letter| letter.to_ascii_lowercase());
    let Some(letter @ 'a'..='z') = letter else {
        return Ok(None);
    };
    if letter == SKIPPED {
        return Err(ReadFault::invalid(
            text,
            "a point: the columns of this format skip I",
        ));
    }
    let column = letter as u8 - b'a' - u8::from(letter > SKIPPED);
    // The row by way of the first column, so that points have one reader.
    let row = format!("a{}", &text[1..])
        .parse::<Move>()
        .ok()
        .and_then(Move::point);
    Ok(row.map(|row| Move::Stone(Point::new(column, row.y))))
}

/// A point as two letters from the upper left, as SGF has it.
fn letters(text: &str, size: BoardSize) -> Option<Move> {
    let [x, y] = text.as_bytes() else { return None };
    let place = |letter: &u8| {
        letter
            .is_ascii_lowercase()
            .then(|| i32::from(letter - b'a'))
    };
    point(place(x)?, place(y)?, size).map(Move::Stone)
}
