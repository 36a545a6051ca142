//! Writes blocks of games.

use std::collections::HashMap;

use super::block::{
    BLOCK_GAMES, BLOCK_VERSION, BODY, COLUMNS, Column, FIRST_IMPORT, ONLINE, OWN, OWN_BLACK,
    OWN_WHITE, TWIN, WHITE_FIRST, rows_of,
};
use super::game::Source;
use super::games::Games;
use super::packed_moves::write_ranks;
use super::row::{Field, Row, result_number};
use super::texts::TextId;
use super::tree_form::compress;
use narabe_notation::bytes::{write_bytes, write_number, write_text};
use narabe_rules::{Rule, Side};

/// Numbers for what the games of one block use, in the order of their first use.
struct Local<T> {
    numbers: HashMap<T, u64>,
    order: Vec<T>,
}

impl<T: Copy + Eq + std::hash::Hash> Local<T> {
    /// With one member, which has number 0.
    fn with(first: T) -> Self {
        Self {
            numbers: HashMap::from([(first, 0)]),
            order: vec![first],
        }
    }

    fn number(&mut self, member: T) -> u64 {
        *self.numbers.entry(member).or_insert_with(|| {
            self.order.push(member);
            self.order.len() as u64 - 1
        })
    }
}

/// Writes a block; none if it has no games.
pub fn write_block(games: &Games, block: u32) -> Option<Vec<u8>> {
    let rows = rows_of(games, block);
    if rows.is_empty() {
        return None;
    }
    let mut texts = Local::with(TextId::EMPTY);
    let (mut tags, mut setups) = (Local::with(0), Local::with(0));
    let mut numbers: Vec<Vec<u64>> = vec![Vec::new(); COLUMNS + Field::COUNT];
    let mut moves = Vec::new();
    for row in rows {
        let column = columns_of(games, row, &mut texts, &mut tags, &mut setups);
        let text = row.texts.map(|text| texts.number(text));
        for (values, value) in numbers.iter_mut().zip(column.into_iter().chain(text)) {
            values.push(value);
        }
        write_ranks(&mut moves, games.packed(row));
    }
    let mut lists = Vec::new();
    write_number(&mut lists, tags.order.len() as u64 - 1);
    for &set in &tags.order[1..] {
        let members = games
            .lists
            .tags
            .get(set as usize)
            .map_or(&[][..], |set| set);
        write_number(&mut lists, members.len() as u64);
        for &member in members {
            write_number(&mut lists, texts.number(member));
        }
    }
    write_number(&mut lists, setups.order.len() as u64 - 1);
    for &setup in &setups.order[1..] {
        let stones = games
            .lists
            .setups
            .get(setup as usize)
            .map_or(&[][..], |setup| setup);
        write_number(&mut lists, stones.len() as u64);
        for &(point, side) in stones {
            let side = u8::from(side == Side::White);
            lists.extend_from_slice(&[point.x << 1 | side, point.y]);
        }
    }
    write_origins(&mut lists, games, rows);
    let mut head = Vec::new();
    write_number(&mut head, rows.len() as u64);
    write_number(&mut head, texts.order.len() as u64);
    for &text in &texts.order {
        write_text(&mut head, games.texts.get(text));
    }
    for column in &numbers {
        write_column(&mut head, column);
    }
    head.append(&mut lists);
    let mut bytes = vec![BLOCK_VERSION];
    write_bytes(&mut bytes, &compress(&head));
    write_bytes(&mut bytes, &compress(&moves));
    Some(bytes)
}

/// Writes a column: one value if all are the same, as in most columns, or all values.
fn write_column(into: &mut Vec<u8>, column: &[u64]) {
    let first = column.first().copied().unwrap_or_default();
    let is_same = column.iter().all(|&value| value == first);
    into.push(u8::from(is_same));
    let values = if is_same { &[first] } else { column };
    for &value in values {
        write_number(into, value);
    }
}

/// The values of a row in all columns but those of texts.
fn columns_of(
    games: &Games,
    row: &Row,
    texts: &mut Local<TextId>,
    tags: &mut Local<u32>,
    setups: &mut Local<u32>,
) -> [u64; COLUMNS] {
    let mut values = [0; COLUMNS];
    let mut set = |column: Column, value: u64| values[column as usize] = value;
    set(Column::Place, u64::from(row.id.0 % BLOCK_GAMES));
    set(Column::Tags, tags.number(row.tags));
    set(Column::Setup, setups.number(row.setup));
    set(Column::Turns, row.turns.into());
    set(Column::Date, row.date.into());
    set(Column::Minute, row.minute.wrapping_add(1).into());
    let source = match games.source(row.source) {
        Source::Own => OWN,
        Source::Online => ONLINE,
        Source::Import(name) => {
            let name = games.texts.find(name).unwrap_or(TextId::EMPTY);
            FIRST_IMPORT + texts.number(name)
        }
    };
    set(Column::Source, source);
    set(Column::BlackLevel, row.levels[0].into());
    set(Column::WhiteLevel, row.levels[1].into());
    let rule = Rule::ALL.iter().position(|&rule| rule == row.rule);
    set(Column::Rule, rule.unwrap_or_default() as u64);
    set(Column::Size, row.size.get().into());
    set(Column::Protocol, row.protocol.wrapping_add(1).into());
    set(Column::Result, result_number(row.result).into());
    let flag = |is_set: bool, flag: u64| if is_set { flag } else { 0 };
    let flags = flag(row.first == Side::White, WHITE_FIRST)
        | flag(row.own_side == Some(Side::Black), OWN_BLACK)
        | flag(row.own_side == Some(Side::White), OWN_WHITE)
        | flag(row.is_twin, TWIN)
        | flag(row.has_body, BODY);
    set(Column::Flags, flags);
    values
}

/// Writes the keys of games that do not say them themselves.
fn write_origins(into: &mut Vec<u8>, games: &Games, rows: &[Row]) {
    let with = rows
        .iter()
        .filter_map(|row| Some((row.id, games.origins.get(&row.id)?)));
    let with: Vec<_> = with.collect();
    write_number(into, with.len() as u64);
    for (id, origins) in with {
        write_number(into, u64::from(id.0 % BLOCK_GAMES));
        write_number(into, origins.len() as u64);
        for &origin in origins {
            write_number(into, origin);
        }
    }
}
