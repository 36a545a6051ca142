//! Games from their lines.

use super::names::read_name;
use super::parts::{Body, Line, RawMove, full_lines, games, header};
use super::point;
use crate::game_file::{
    Assumption, Format, LossKind, LossReport, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink,
};
use crate::game_info::{GameInfo, GameResult};
use crate::game_tree::GameTree;
use crate::rule_names::rule_named;
use narabe_rules::{Board, BoardSize, Move, Point, Position, Rule, Setup, Side};

/// The size of the board where a `.rec` file is not told another.
const REC_SIZE: u8 = 20;

/// Reads a `.psq` file, of one game or of several.
pub fn read_psq(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let text = sink.text(bytes, None);
    let lines = full_lines(&text);
    let (before, games) = games(&lines);
    let heads: Vec<_> = games
        .iter()
        .filter_map(|lines| {
            let (&(number, head), rest) = lines.split_first()?;
            let head = header(head).map_err(|fault| fault.in_line(number));
            Some((head, Body::of(rest, false)))
        })
        .collect();
    if heads.is_empty() {
        let hint = "no line of it begins with Piskvorky";
        return Err(ReadFault::NotThis(Format::Psq, hint).into());
    }
    let seen = heads.iter().filter_map(|(head, body)| {
        let (size, _) = head.as_ref().ok()?;
        Some(Numbers::of(&body.moves, *size))
    });
    let all = seen.fold(Numbers::default(), Numbers::and);
    let mut errors = Vec::new();
    for (index, (head, body)) in heads.into_iter().enumerate() {
        let read = head.and_then(|(size, is_second_first)| {
            let own = Numbers::of(&body.moves, size);
            let game = of_body(body, size, Counting::of_psq(own, all))?;
            Ok((game, is_second_first))
        });
        match read {
            Ok((mut game, is_second_first)) => {
                if is_second_first {
                    game.info.names.swap(0, 1);
                }
                if index == 0 {
                    for &(number, line) in before {
                        let kind = OddKind::NotUnderstood;
                        game.lost.note(Oddity::in_line(number, kind, line));
                    }
                }
                sink.game(game)?;
            }
            Err(error) => errors.push(error),
        }
    }
    if sink.games() == 0 && !errors.is_empty() {
        return Err(errors.swap_remove(0));
    }
    errors.into_iter().try_for_each(|error| sink.skip(error))
}

/// Reads a `.rec` file.
pub fn read_rec(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let text = sink.text(bytes, None);
    let lines = full_lines(&text);
    let (names, rest) = lines.split_at(lines.len().min(2));
    let size = sink.options().size.or(BoardSize::new(REC_SIZE).ok());
    let size = size.unwrap_or_default();
    let body = Body::of(rest, true);
    if body.moves.is_empty() {
        let hint = "two lines with names, then moves like 7,8,1500 are expected";
        return Err(ReadFault::NotThis(Format::Rec, hint).into());
    }
    let counting = Counting::of_rec(Numbers::of(&body.moves, size));
    let mut game = of_body(body, size, counting)?;
    for (name, (_, line)) in game.info.names.iter_mut().zip(names) {
        *name = read_name(line);
    }
    if sink.options().size.is_none() {
        game.lost.assume(Assumption::Size(size));
    }
    sink.game(game)
}

/// The coordinates that tell where counting begins.
#[derive(Clone, Copy, Default)]
struct Numbers {
    /// Whether a coordinate is 0.
    has_zero: bool,
    /// Whether one is the size of the board.
    has_size: bool,
    /// Whether the first move is in the centre if coordinates count from 0, and not if they count from 1.
    begins_in_centre_from_0: bool,
}

impl Numbers {
    fn of(moves: &[RawMove<'_>], size: BoardSize) -> Self {
        let size = i32::from(size.get());
        let mut all = moves.iter().flat_map(|turn| [turn.x, turn.y]);
        let first = moves.first().map(|turn| (turn.x, turn.y));
        let centre = (size - 1) / 2;
        Self {
            has_zero: all.clone().any(|number| number == 0),
            has_size: all.any(|number| number == size),
            begins_in_centre_from_0: size % 2 == 1 && first == Some((centre, centre)),
        }
    }

    const fn and(self, other: Self) -> Self {
        Self {
            has_zero: self.has_zero || other.has_zero,
            has_size: self.has_size || other.has_size,
            begins_in_centre_from_0: self.begins_in_centre_from_0 || other.begins_in_centre_from_0,
        }
    }
}

/// The number of the first column and row, and whether it is said.
#[derive(Clone, Copy)]
struct Counting {
    first: u8,
    is_said: bool,
}

impl Counting {
    /// Piskvork counts from 1. A 0 shows that another program has counted from 0, in all games of a file if none of them shows the
    /// opposite.
    const fn of_psq(own: Numbers, all: Numbers) -> Self {
        let seen = if all.has_zero && all.has_size {
            own
        } else {
            all
        };
        let is_from_0 = seen.has_zero && !seen.has_size;
        Self {
            first: if is_from_0 { 0 } else { 1 },
            is_said: is_from_0 || own.begins_in_centre_from_0 && !seen.has_size,
        }
    }

    /// Gomotur counts from 0. The size as a coordinate shows the opposite.
    const fn of_rec(own: Numbers) -> Self {
        let is_from_1 = own.has_size && !own.has_zero;
        Self {
            first: if is_from_1 { 1 } else { 0 },
            is_said: is_from_1,
        }
    }
}

/// A game of its lines.
fn of_body(body: Body<'_>, size: BoardSize, counting: Counting) -> Result<ReadGame, ReadError> {
    let mut lost = LossReport::default();
    for odd in body.odd {
        lost.note(odd);
    }
    if counting.is_said {
        lost.assume(Assumption::CountedFrom(counting.first));
    }
    let first = i32::from(counting.first);
    let (mut tree, mut board) = (GameTree::new(size), Board::new(size));
    let mut stones: Vec<(Point, Side)> = Vec::new();
    let mut side = Side::Black;
    for RawMove {
        line,
        x,
        y,
        has_time,
    } in body.moves
    {
        let at = point(x.saturating_sub(first), y.saturating_sub(first), size);
        let at = at.ok_or_else(|| off_board(line, x, y, size))?;
        let played = tree.play(tree.last(), Move::Stone(at));
        played.map_err(|error| ReadFault::from(error).in_line(line.0))?;
        if board.get(at).is_some() {
            let odd = Oddity::in_line(line.0, OddKind::PlayedTwice, &at.to_string());
            lost.note(odd);
        } else {
            board.place(at, side);
            stones.push((at, side));
        }
        lost.lose_many(LossKind::Times, usize::from(has_time));
        side = side.other();
    }
    let info = GameInfo {
        result: result(&stones, size, rule_named(&body.rule_text)),
        names: body.names,
        rule_text: body.rule_text,
        ..GameInfo::default()
    };
    Ok(ReadGame { info, tree, lost })
}

fn off_board((number, _): Line<'_>, x: i32, y: i32, size: BoardSize) -> ReadError {
    ReadFault::off_board(&format!("{x},{y}"), size).in_line(number)
}

/// The result that the last move brings by the rule of the game; by Freestyle where it has none.
fn result(stones: &[(Point, Side)], size: BoardSize, rule: Option<Rule>) -> GameResult {
    let Some((&(last, side), before)) = stones.split_last() else {
        return GameResult::Unknown;
    };
    let mut setup = Setup::new(rule.unwrap_or(Rule::Freestyle), size);
    for &(at, side) in before {
        // Each stone has a point of its own on the board.
        let _ = setup.place(at, side);
    }
    setup.set_to_move(side);
    // A game that was over before says nothing.
    let position = Position::from_setup(&setup).ok();
    let ended = position.and_then(|mut position| {
        let outcome = position.play_allowing_foul(last).ok()?;
        outcome.map(GameResult::from)
    });
    ended.unwrap_or_default()
}
