//! Which points the moves of a game in JSON mean: whether the letters of the columns skip I, and from where numbers count.

use super::columns::Columns;
use super::fields::Fields;
use super::raw_turn::{At, RawTurn};
use crate::game_file::{Assumption, ReadFault};
use crate::lists::column_letters::{ColumnLetters, POINT_WITHOUT_I, SKIPPED};
use crate::lists::coordinates::Counting;
use crate::psq::point;
use narabe_rules::{BoardSize, Move, Point};

/// How the points of a game are read.
pub struct Reading {
    size: BoardSize,
    letters: ColumnLetters,
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
        let columns: Vec<(u8, BoardSize)> = (fields.stones.iter().chain(turns))
            .filter_map(|turn| match &turn.at {
                At::Named(text) => text.parse::<Move>().ok()?.point(),
                _ => None,
            })
            .map(|point| (point.x, size))
            .collect();
        let has = |wanted: fn(u8) -> bool| columns.iter().any(|(column, _)| wanted(*column));
        let letters = match fields.columns {
            Columns::WithoutI => ColumnLetters::WithoutI,
            Columns::KataGo if has(|column| column == SKIPPED) => ColumnLetters::All,
            Columns::KataGo => ColumnLetters::WithoutI,
            Columns::All => ColumnLetters::of(columns.iter().copied()),
        };
        if fields.columns != Columns::WithoutI && has(|column| column > SKIPPED) {
            letters.tell(&mut fields.lost);
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
            letters,
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
                let found = match self.letters {
                    ColumnLetters::WithoutI => without_i(text)?,
                    ColumnLetters::All | ColumnLetters::Unsure => {
                        text.parse().ok().or_else(|| letters(text, self.size))
                    }
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
        .bytes()
        .next()
        .map(|letter| letter.to_ascii_lowercase());
    let Some(letter @ b'a'..=b'z') = letter else {
        return Ok(None);
    };
    let column = ColumnLetters::WithoutI.column(letter - b'a');
    let column = column.ok_or_else(|| ReadFault::invalid(text, POINT_WITHOUT_I))?;
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
