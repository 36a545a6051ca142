//! Games become rows: their texts, lists and moves are added to those of all games.

use std::sync::Arc;

use super::changes::WholeGame;
use super::checked_game::CheckedGame;
use super::game::{GameId, Source};
use super::games::{Body, Games};
use super::opening_names::opening_number;
use super::packed_moves::pack;
use super::row::{
    Field, NO_LEVEL, NO_MINUTE, NO_OPENING, Row, pack_date, protocol_number, rating_of,
};
use super::texts::TextId;
use narabe_notation::GameInfo;
use narabe_rules::{Point, Side};

/// The most sources; the games of others are kept under the last one.
const MAX_SOURCES: usize = u16::MAX as usize;

/// The numbers of the lists of a game.
struct ListNumbers {
    source: u16,
    tags: u32,
    setup: u32,
}

/// The number of a list, which is added if it is new.
fn number_of<T: PartialEq + ?Sized>(lists: &mut Vec<Arc<T>>, list: Arc<T>) -> u32 {
    let known = lists.iter().position(|known| *known == list);
    let number = known.unwrap_or_else(|| {
        lists.push(list);
        lists.len() - 1
    });
    u32::try_from(number).unwrap_or_default()
}

impl Games {
    /// Packs a game. Its texts, lists and moves are added; the row itself is not.
    pub(super) fn pack(&mut self, id: GameId, game: &CheckedGame) -> WholeGame {
        let start = self.moves.len();
        pack(Arc::make_mut(&mut self.moves), &game.moves, game.size);
        let lists = self.pack_lists(game);
        let row = Row {
            id,
            texts: self.pack_texts(&game.info),
            tags: lists.tags,
            setup: lists.setup,
            start,
            turns: u16::try_from(game.turns).unwrap_or(u16::MAX),
            date: pack_date(game.info.date),
            minute: game.minute.unwrap_or(NO_MINUTE),
            ratings: [0, 1].map(|index| rating_of(&game.info.ratings[index])),
            source: lists.source,
            levels: game.levels.map(|level| level.unwrap_or(NO_LEVEL)),
            rule: game.rule,
            size: game.size,
            protocol: protocol_number(game.protocol),
            opening: if game.first == Side::Black && game.setup.is_empty() {
                opening_number(&game.moves, game.size)
            } else {
                NO_OPENING
            },
            result: game.info.result,
            first: game.first,
            own_side: game.own_side,
            is_twin: game.is_twin,
            has_body: game.body.is_some(),
        };
        WholeGame {
            row,
            body: game.body.as_deref().map(Body::from),
            origins: Vec::new(),
        }
    }

    pub(super) fn pack_texts(&mut self, info: &GameInfo) -> [TextId; Field::COUNT] {
        let texts = Arc::make_mut(&mut self.texts);
        info.texts().map(|text| texts.add(text))
    }

    fn pack_lists(&mut self, game: &CheckedGame) -> ListNumbers {
        ListNumbers {
            source: self.add_source(&game.source),
            tags: self.add_tags(game.tags.iter().map(String::as_str)),
            setup: self.add_setup(&game.setup),
        }
    }

    /// The number of a source, which is added if it is new.
    pub(super) fn add_source(&mut self, source: &Source) -> u16 {
        if let Some(known) = self.source_id(source) {
            return known.0;
        }
        if let Source::Import(name) = source {
            // A block names its sources by its texts.
            Arc::make_mut(&mut self.texts).add(name);
        }
        let sources = &mut Arc::make_mut(&mut self.lists).sources;
        if sources.len() < MAX_SOURCES {
            sources.push(source.clone());
        }
        u16::try_from(sources.len() - 1).unwrap_or_default()
    }

    /// The number of a set of tags, which are in alphabetical order.
    pub(super) fn add_tags<'a>(&mut self, tags: impl Iterator<Item = &'a str>) -> u32 {
        let mut tags = tags.peekable();
        if tags.peek().is_none() {
            return 0;
        }
        let texts = Arc::make_mut(&mut self.texts);
        let tags: Arc<[TextId]> = tags.map(|tag| texts.add(tag)).collect();
        number_of(&mut Arc::make_mut(&mut self.lists).tags, tags)
    }

    /// The number of a set-up, whose stones are in order.
    pub(super) fn add_setup(&mut self, stones: &[(Point, Side)]) -> u32 {
        if stones.is_empty() {
            return 0;
        }
        number_of(&mut Arc::make_mut(&mut self.lists).setups, stones.into())
    }
}
