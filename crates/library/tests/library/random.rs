//! Random games of all kinds.

use narabe_library::{Game, GameRecord, Source};
use narabe_notation::{
    GameDate, GameInfo, GameResult, GameTree, Glyph, TreeMark, TreeNode, WinReason,
};
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Move, Point, Position, Rule, Setup, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const NAMES: [&str; 7] = ["", "Hana", "HANAKO", "Kaede", "Tamm, Ülo", "佐藤", "ß"];
const EVENTS: [&str; 4] = ["", "Cup", "cup final", "World Championship"];
const TAGS: [&str; 4] = ["cup", "lost", "to review", "swap2"];

/// Several random games.
pub fn games(seed: u64, count: usize) -> Vec<Game> {
    let rng = &mut StdRng::seed_from_u64(seed);
    (0..count).map(|_| game(rng)).collect()
}

/// A random game.
pub fn game(rng: &mut StdRng) -> Game {
    let rule = *[Rule::Renju, Rule::Freestyle, Rule::Caro]
        .choose(rng)
        .unwrap();
    let position = position(rng, rule);
    let mut game = Game::new(info(rng), tree_of(rng, &position), rule, source(rng));
    game.protocol = Protocol::ALL.choose(rng).copied().filter(|_| rng.random());
    game.minute = rng.random::<bool>().then(|| rng.random_range(0..1_440));
    game.levels = [0, 1].map(|_| rng.random_ratio(1, 3).then(|| rng.random_range(1..=8)));
    if game.source.is_own() {
        game.own_side = Side::ALL.choose(rng).copied();
    }
    game.tags = TAGS
        .iter()
        .filter(|_| rng.random_ratio(1, 3))
        .map(|&tag| tag.to_owned())
        .collect();
    if rng.random_ratio(1, 12) {
        let text = ["twin 19: L:j10; R:j10 L:k11; R:k11", "twin 19: L:j10;"];
        game.record = GameRecord::Twin((*text.choose(rng).unwrap()).to_owned());
        game.rule = Rule::Freestyle;
    }
    game
}

fn text(rng: &mut StdRng, texts: &[&str]) -> String {
    (*texts.choose(rng).unwrap()).to_owned()
}

fn source(rng: &mut StdRng) -> Source {
    match rng.random_range(0..4) {
        0 => Source::Own,
        1 => Source::Online,
        2 => Source::Import("cup.rif".to_owned()),
        _ => Source::Import("other.sgf".to_owned()),
    }
}

fn date(rng: &mut StdRng) -> Option<GameDate> {
    let month = rng.random::<bool>().then(|| rng.random_range(1..=12));
    let day = month
        .filter(|_| rng.random())
        .map(|_| rng.random_range(1..=28));
    GameDate::new(rng.random_range(2020..=2026), month, day).filter(|_| rng.random_ratio(4, 5))
}

fn info(rng: &mut StdRng) -> GameInfo {
    GameInfo {
        names: [text(rng, &NAMES), text(rng, &NAMES)],
        ratings: [
            text(rng, &["", "1500", "2100?"]),
            text(rng, &["", "1800", "5 dan"]),
        ],
        result: match rng.random_range(0..5) {
            0 => GameResult::Unknown,
            1 => GameResult::Draw,
            number => GameResult::Win {
                winner: if number == 2 {
                    Side::White
                } else {
                    Side::Black
                },
                reason: *[WinReason::Resignation, WinReason::Time]
                    .choose(rng)
                    .unwrap(),
            },
        },
        date: date(rng),
        title: text(rng, &["", "Game of the year"]),
        event: text(rng, &EVENTS),
        round: text(rng, &["", "1", "final"]),
        comment: text(rng, &["", "Two\nlines."]),
        ..GameInfo::default()
    }
}

/// A random position: near the centre, so that positions repeat, sometimes from a set-up, sometimes with passes.
fn position(rng: &mut StdRng, rule: Rule) -> Position {
    let size = *[5, 9, 15, 15, 15, 19].choose(rng).unwrap();
    let size = BoardSize::new(size).unwrap();
    let mut position = Position::new(rule, size);
    if rng.random_ratio(1, 6) {
        let mut setup = Setup::new(rule, size);
        for _ in 0..rng.random_range(0..4) {
            let _ = setup.place(near_centre(rng, size, 1), *Side::ALL.choose(rng).unwrap());
        }
        setup.set_to_move(*Side::ALL.choose(rng).unwrap());
        position = Position::from_setup(&setup).unwrap();
    }
    let moves = rng.random_range(1..30);
    for _ in 0..500 {
        if position.ply() >= moves {
            break;
        }
        let reach = if position.ply() < 4 { 1 } else { 3 };
        let turn = if rng.random_ratio(1, 20) {
            Move::Pass
        } else {
            Move::Stone(near_centre(rng, size, reach))
        };
        let _ = position.play_turn(turn);
    }
    if position.ply() == 0 {
        let point = position.board().empty_points().next().unwrap();
        position.play_turn(point.into()).unwrap();
    }
    position
}

fn near_centre(rng: &mut StdRng, size: BoardSize, reach: i8) -> Point {
    let centre = size.centre();
    let reach = reach.min(centre.x.cast_signed());
    let reach = reach.min((size.get() - 1 - centre.x).cast_signed());
    let mut offset = || rng.random_range(-reach..=reach);
    let (dx, dy) = (offset(), offset());
    Point::new(
        centre.x.wrapping_add_signed(dx),
        centre.y.wrapping_add_signed(dy),
    )
}

/// The tree of a game, sometimes with variations and comments.
fn tree_of(rng: &mut StdRng, position: &Position) -> GameTree {
    let mut tree = GameTree::new(position.size());
    tree.set_rule(Some(position.rule()));
    for &(point, side) in position.setup_stones() {
        tree.place(point, side).unwrap();
    }
    if position.has_setup() {
        tree.set_to_move(Some(position.side_at(0)));
    }
    let mut nodes = vec![TreeNode::ROOT];
    for turn in position.turns() {
        let node = tree.add(nodes[nodes.len() - 1], Some(turn), None).unwrap();
        nodes.push(node);
    }
    if rng.random_ratio(1, 4) {
        // Not the last one, so that the main line stays the same.
        let node = *nodes[..nodes.len() - 1].choose(rng).unwrap();
        tree.set_comment(node, "A better move was near.");
        let last = nodes[nodes.len() - 1];
        tree.set_glyph(last, Some(Glyph::Dubious));
        tree.mark(last, Point::new(0, 0), TreeMark::Label("a"))
            .unwrap();
        let variation = tree
            .add(node, Some(Move::Stone(Point::new(1, 1))), None)
            .unwrap();
        tree.add(variation, Some(Move::Pass), None).unwrap();
    }
    tree
}
