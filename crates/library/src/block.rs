//! Blocks of games, the records of the database: up to 512 games with neighbouring numbers. A block has all texts that its games
//! use, so that each can be read without the others. Columns of numbers and, apart from them, the moves are compressed.

use std::collections::HashMap;
use std::sync::Arc;

use super::changes::WholeGame;
use super::game::{GameId, Source};
use super::games::Games;
use super::opening_names::opening_number;
use super::packed_moves::{PackedMoves, move_of, read_ranks, write_ranks};
use super::row::{
    Field, NO_OPENING, NO_PROTOCOL, Row, pack_date, rating_of, result_number, result_of,
    unpack_date,
};
use super::texts::TextId;
use super::tree_form::{compress, decompress};
use narabe_notation::bytes::{Damaged, Reader, write_bytes, write_number, write_text};
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

/// The games of a block have numbers that are alike when divided by this.
pub const BLOCK_GAMES: u32 = 512;
/// The version that is written, and the newest that is read. A newer one needs a newer version of the file as well (see
/// `database/frame.rs`), so that a program that knows only this one leaves the file alone.
pub const BLOCK_VERSION: u8 = 1;
// The codes of own and online games; an import has the number of its name after these.
const OWN: u64 = 0;
const ONLINE: u64 = 1;
const FIRST_IMPORT: u64 = 2;

/// The columns of numbers, apart from the texts.
#[derive(Clone, Copy)]
#[repr(usize)]
enum Column {
    Place,
    Tags,
    Setup,
    Turns,
    Date,
    Minute,
    Source,
    BlackLevel,
    WhiteLevel,
    Rule,
    Size,
    Protocol,
    Result,
    Flags,
}

const COLUMNS: usize = 14;

// The bits of the column of flags.
const WHITE_FIRST: u64 = 1;
const OWN_BLACK: u64 = 2;
const OWN_WHITE: u64 = 4;
const TWIN: u64 = 8;
const BODY: u64 = 16;

/// The number of the block that a game belongs to.
pub const fn block_of(id: GameId) -> u32 {
    id.0 / BLOCK_GAMES
}

/// The games of a block.
pub fn rows_of(games: &Games, block: u32) -> &[Row] {
    let from = games.rows.partition_point(|row| block_of(row.id) < block);
    let to = games.rows.partition_point(|row| block_of(row.id) <= block);
    &games.rows[from..to]
}

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

/// Reads a block and adds its texts, lists and moves to the games. They are returned without their bodies.
///
/// # Errors
/// If the block is damaged.
pub fn read_block(games: &mut Games, block: u32, bytes: &[u8]) -> Result<Vec<WholeGame>, Damaged> {
    let mut reader = Reader::new(bytes);
    if reader.byte()? != BLOCK_VERSION {
        return Err(Damaged);
    }
    let head = decompress(reader.bytes()?)?;
    let moves = decompress(reader.bytes()?)?;
    let mut head = Reader::new(&head);
    let count: usize = head.small()?;
    if count > BLOCK_GAMES as usize {
        return Err(Damaged);
    }
    let mut texts = Vec::new();
    let all_texts = Arc::make_mut(&mut games.texts);
    for _ in 0..head.count()? {
        texts.push(all_texts.add(head.text()?));
    }
    let mut values = vec![[0; COLUMNS + Field::COUNT]; count];
    for column in 0..COLUMNS + Field::COUNT {
        let same = match head.byte()? {
            0 => None,
            _ => Some(head.number()?),
        };
        for row in &mut values {
            row[column] = match same {
                Some(value) => value,
                None => head.number()?,
            };
        }
    }
    let lists = BlockLists {
        tags: read_tags(&mut head, games, &texts)?,
        setups: read_setups(&mut head, games)?,
        sources: read_sources(&values, games, &texts)?,
        texts,
    };
    let mut origins = read_origins(&mut head)?;
    let mut moves = Reader::new(&moves);
    let mut found = Vec::with_capacity(count);
    for values in values {
        let mut row = lists.read_row(games, block, &values)?;
        read_moves(games, &mut row, &mut moves)?;
        let place = row.id.0 % BLOCK_GAMES;
        found.push(WholeGame {
            origins: origins.remove(&u64::from(place)).unwrap_or_default(),
            body: None,
            row,
        });
    }
    let is_in_order = found.is_sorted_by(|one: &WholeGame, other| one.row.id < other.row.id);
    is_in_order.then_some(found).ok_or(Damaged)
}

fn read_moves(games: &mut Games, row: &mut Row, moves: &mut Reader<'_>) -> Result<(), Damaged> {
    if row.is_twin {
        return Ok(());
    }
    let all = Arc::make_mut(&mut games.moves);
    row.start = all.len();
    read_ranks(moves, usize::from(row.turns), row.size, all)?;
    if row.setup == 0 && row.first == Side::Black {
        let codes = PackedMoves::new(&all[row.start..], row.size).codes();
        let first: Vec<Move> = codes.take(3).map(|code| move_of(code, row.size)).collect();
        row.opening = opening_number(&first, row.size);
    }
    Ok(())
}

fn read_tags(
    reader: &mut Reader<'_>,
    games: &mut Games,
    texts: &[TextId],
) -> Result<Vec<u32>, Damaged> {
    let mut sets = vec![0];
    for _ in 0..reader.count()? {
        let mut tags = Vec::new();
        for _ in 0..reader.count()? {
            let tag: usize = reader.small()?;
            let tag = *texts.get(tag).ok_or(Damaged)?;
            tags.push(games.texts.get(tag).to_owned());
        }
        sets.push(games.add_tags(tags.iter().map(String::as_str)));
    }
    Ok(sets)
}

/// The sources of the rows, by their values in the column.
fn read_sources(
    rows: &[[u64; COLUMNS + Field::COUNT]],
    games: &mut Games,
    texts: &[TextId],
) -> Result<HashMap<u64, u16>, Damaged> {
    let mut sources = HashMap::new();
    for row in rows {
        let value = row[Column::Source as usize];
        if sources.contains_key(&value) {
            continue;
        }
        let source = match value {
            OWN => Source::Own,
            ONLINE => Source::Online,
            name => {
                let name = usize::try_from(name - FIRST_IMPORT).map_err(|_| Damaged)?;
                let name = *texts.get(name).ok_or(Damaged)?;
                Source::Import(games.texts.get(name).to_owned())
            }
        };
        sources.insert(value, games.add_source(&source));
    }
    Ok(sources)
}

fn read_setups(reader: &mut Reader<'_>, games: &mut Games) -> Result<Vec<u32>, Damaged> {
    let mut setups = vec![0];
    for _ in 0..reader.count()? {
        let mut stones = Vec::new();
        for _ in 0..reader.count()? {
            let (x, y) = (reader.byte()?, reader.byte()?);
            let side = if x & 1 == 0 { Side::Black } else { Side::White };
            let point = Point::new(x >> 1, y);
            if !BoardSize::MAX.contains(point) {
                return Err(Damaged);
            }
            stones.push((point, side));
        }
        setups.push(games.add_setup(&stones));
    }
    Ok(setups)
}

fn read_origins(reader: &mut Reader<'_>) -> Result<HashMap<u64, Vec<u64>>, Damaged> {
    let mut all = HashMap::new();
    for _ in 0..reader.count()? {
        let place = reader.number()?;
        let mut origins = Vec::new();
        for _ in 0..reader.count()? {
            origins.push(reader.number()?);
        }
        all.insert(place, origins);
    }
    Ok(all)
}

/// The texts and lists of a block by the numbers that they have in it.
struct BlockLists {
    texts: Vec<TextId>,
    tags: Vec<u32>,
    setups: Vec<u32>,
    sources: HashMap<u64, u16>,
}

impl BlockLists {
    fn text(&self, number: u64) -> Result<TextId, Damaged> {
        let number = usize::try_from(number).map_err(|_| Damaged)?;
        self.texts.get(number).copied().ok_or(Damaged)
    }

    /// A row without its moves.
    fn read_row(
        &self,
        games: &Games,
        block: u32,
        values: &[u64; COLUMNS + Field::COUNT],
    ) -> Result<Row, Damaged> {
        let number = |column: Column| values[column as usize];
        let small = |column: Column| u16::try_from(number(column)).map_err(|_| Damaged);
        let byte = |column: Column| u8::try_from(number(column)).map_err(|_| Damaged);
        let mut texts = [TextId::EMPTY; Field::COUNT];
        for (text, &number) in texts.iter_mut().zip(&values[COLUMNS..]) {
            *text = self.text(number)?;
        }
        let place = u32::from(small(Column::Place)?);
        let id = block
            .checked_mul(BLOCK_GAMES)
            .and_then(|first| first.checked_add(place));
        let id = id.filter(|_| place < BLOCK_GAMES).ok_or(Damaged)?;
        let of_list =
            |list: &[u32], number: u16| list.get(usize::from(number)).copied().ok_or(Damaged);
        let source = self.sources.get(&number(Column::Source)).ok_or(Damaged)?;
        let date = u32::try_from(number(Column::Date)).map_err(|_| Damaged)?;
        let flags = number(Column::Flags);
        let size = BoardSize::new(byte(Column::Size)?).map_err(|_| Damaged)?;
        let setup = of_list(&self.setups, small(Column::Setup)?)?;
        let stones = games
            .lists
            .setups
            .get(setup as usize)
            .map_or(&[][..], |stones| stones);
        if stones.iter().any(|&(point, _)| !size.contains(point)) {
            return Err(Damaged);
        }
        let rule = Rule::ALL.get(usize::from(small(Column::Rule)?));
        let protocol = byte(Column::Protocol)?.wrapping_sub(1);
        let ratings = [Field::BlackRating, Field::WhiteRating]
            .map(|field| rating_of(games.texts.get(texts[field as usize])));
        Ok(Row {
            id: GameId(id),
            texts,
            tags: of_list(&self.tags, small(Column::Tags)?)?,
            setup,
            start: 0,
            turns: small(Column::Turns)?,
            date: pack_date(unpack_date(date)),
            minute: small(Column::Minute)?.wrapping_sub(1),
            ratings,
            source: *source,
            levels: [byte(Column::BlackLevel)?, byte(Column::WhiteLevel)?],
            rule: *rule.ok_or(Damaged)?,
            size,
            protocol: if usize::from(protocol) < Protocol::ALL.len() {
                protocol
            } else {
                NO_PROTOCOL
            },
            opening: NO_OPENING,
            result: result_of(byte(Column::Result)?).ok_or(Damaged)?,
            first: if flags & WHITE_FIRST == 0 {
                Side::Black
            } else {
                Side::White
            },
            own_side: match (flags & OWN_BLACK != 0, flags & OWN_WHITE != 0) {
                (true, _) => Some(Side::Black),
                (_, true) => Some(Side::White),
                _ => None,
            },
            is_twin: flags & TWIN != 0,
            has_body: flags & BODY != 0,
        })
    }
}
