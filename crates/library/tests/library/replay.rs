//! The slow twin of the search: games are replayed by the rules, and positions compared stone by stone.

use narabe_library::{
    Filter, Game, GameRecord, OpeningFilter, PositionMatch, PositionQuery, ResultFilter, Source,
    SourceId,
};
use narabe_notation::parse_twin_text;
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Point, Position, Setup, Side};

use crate::board_symmetry::image;

/// The positions of a game from the first to the last, without what its tree has besides; none on twin boards.
pub fn positions(game: &Game) -> Vec<Position> {
    let GameRecord::OneBoard(tree) = &game.record else {
        return Vec::new();
    };
    let mut setup = Setup::new(game.rule, tree.size());
    for &(point, side) in tree.setup() {
        setup.place(point, side).unwrap();
    }
    setup.set_to_move(tree.to_move().unwrap_or_else(|| setup.side_by_count()));
    let mut position = Position::from_setup(&setup).unwrap();
    let mut all = vec![position.clone()];
    for turn in tree.main_moves() {
        position.play_turn(turn).unwrap();
        all.push(position.clone());
    }
    all
}

fn stones_of(position: &Position) -> Vec<(Point, Side)> {
    position.stones().collect()
}

fn image_of(stones: &[(Point, Side)], size: BoardSize, symmetry: u8) -> Vec<(Point, Side)> {
    stones
        .iter()
        .map(|&(point, side)| (image(point, size, symmetry), side))
        .collect()
}

/// Whether all of some stones are among others.
fn are_among(stones: &[(Point, Side)], others: &[(Point, Side)]) -> bool {
    stones.iter().all(|stone| others.contains(stone))
}

/// The symmetries of the board by which a position is the one that is looked for.
pub fn symmetries(query: &PositionQuery, position: &Position) -> Vec<u8> {
    let count = if query.symmetric { 8 } else { 1 };
    let there = stones_of(position);
    let is_turn = query
        .to_move
        .is_none_or(|side| side == position.side_to_move());
    let is_found = |&symmetry: &u8| {
        let image = image_of(&there, query.size, symmetry);
        let is_match = match query.matching {
            PositionMatch::Exact => image.len() == query.stones.len(),
            PositionMatch::Contains => true,
        };
        is_match && are_among(&query.stones, &image)
    };
    if position.size() == query.size && is_turn {
        (0..count).filter(is_found).collect()
    } else {
        Vec::new()
    }
}

/// The number of moves before the position arises for the first time.
pub fn ply_of(query: &PositionQuery, game: &Game) -> Option<usize> {
    let positions = positions(game);
    positions
        .iter()
        .position(|position| !symmetries(query, position).is_empty())
}

/// The number of moves of a game, on twin boards of turns.
pub fn moves_of(game: &Game) -> usize {
    match &game.record {
        GameRecord::OneBoard(tree) => tree.main_moves().len(),
        GameRecord::Twin(text) => parse_twin_text(text).unwrap().position().turns().len(),
    }
}

pub fn opening_of(game: &Game) -> Option<&'static NamedOpening> {
    let last = positions(game).pop()?;
    let first: Vec<Move> = last.turns().take(3).collect();
    let points: Vec<Point> = first.iter().filter_map(|turn| turn.point()).collect();
    let is_usual = !last.has_setup() && points.len() == 3;
    is_usual
        .then(|| NamedOpening::of(&points, last.size()))
        .flatten()
}

fn rating(text: &str) -> Option<u16> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Whether a game meets a filter.
pub fn meets(filter: &Filter, sources: &[(SourceId, Source)], game: &Game) -> bool {
    let has = |text: &str, part: &str| text.to_lowercase().contains(&part.to_lowercase());
    let is_twin = matches!(game.record, GameRecord::Twin(_));
    let size = match &game.record {
        GameRecord::OneBoard(tree) => tree.size(),
        GameRecord::Twin(text) => parse_twin_text(text).unwrap().position().size(),
    };
    let ratings: Vec<u16> = game
        .info
        .ratings
        .iter()
        .filter_map(|text| rating(text))
        .collect();
    let levels: Vec<u8> = game.levels.into_iter().flatten().collect();
    let chosen = |ids: &Vec<SourceId>| {
        sources
            .iter()
            .any(|(id, source)| ids.contains(id) && *source == game.source)
    };
    let last_day = |date: narabe_notation::GameDate| {
        (
            date.year(),
            date.month().unwrap_or(12),
            date.day().unwrap_or(31),
        )
    };
    let first_day = |date: narabe_notation::GameDate| {
        (
            date.year(),
            date.month().unwrap_or(1),
            date.day().unwrap_or(1),
        )
    };
    let is_late = filter.from.is_none_or(|from| {
        game.info
            .date
            .is_some_and(|date| last_day(date) >= first_day(from))
    });
    let is_early = filter.to.is_none_or(|to| {
        game.info
            .date
            .is_some_and(|date| first_day(date) <= last_day(to))
    });
    game.info
        .names
        .iter()
        .any(|name| has(name, filter.player.trim()))
        && has(&game.info.event, &filter.event)
        && (filter.rules.is_empty() || !is_twin && filter.rules.contains(&game.rule))
        && filter.twin.is_none_or(|twin| twin == is_twin)
        && filter.size.is_none_or(|wanted| wanted == size)
        && (filter.results.is_empty()
            || filter.results.contains(&ResultFilter::of(game.info.result)))
        && filter.ratings.as_ref().is_none_or(|range| {
            !ratings.is_empty() && ratings.iter().all(|rating| range.contains(rating))
        })
        && filter
            .levels
            .as_ref()
            .is_none_or(|range| levels.iter().any(|level| range.contains(level)))
        && filter.opening.is_none_or(|wanted| match wanted {
            OpeningFilter::Named(opening) => opening_of(game) == Some(opening),
            OpeningFilter::Unnamed => !is_twin && opening_of(game).is_none(),
        })
        && filter
            .protocol
            .is_none_or(|protocol| game.protocol == Some(protocol))
        && is_late
        && is_early
        && filter.tags.iter().all(|tag| game.tags.contains(tag))
        && filter.sources.as_ref().is_none_or(chosen)
        && filter.own.is_none_or(|own| own == game.source.is_own())
        && filter
            .position
            .as_ref()
            .is_none_or(|query| ply_of(query, game).is_some())
}
