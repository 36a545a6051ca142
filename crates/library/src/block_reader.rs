//! Reads blocks of games.

use std::collections::HashMap;
use std::sync::Arc;

use super::block::{
    BLOCK_GAMES, BLOCK_VERSION, BODY, COLUMNS, Column, FIRST_IMPORT, ONLINE, OWN, OWN_BLACK,
    OWN_WHITE, TWIN, WHITE_FIRST,
};
use super::changes::WholeGame;
use super::game::{GameId, Source};
use super::games::Games;
use super::opening_names::opening_number;
use super::packed_moves::{PackedMoves, move_of, read_ranks};
use super::row::{
    Field, NO_OPENING, NO_PROTOCOL, Row, pack_date, rating_of, result_of, unpack_date,
};
use super::texts::TextId;
use super::tree_form::decompress;
use narabe_notation::bytes::{Damaged, Reader};
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

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
