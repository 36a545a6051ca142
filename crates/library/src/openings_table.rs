//! A player's openings: for each colour and opening how often "I" have played it, how I score, and where I have left what I usually
//! play.
//!
//! What I usually play in a position is the move that I have played there most often, in whatever orientation. A game leaves it
//! with the first move of mine that is another one.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use super::game::GameId;
use super::games::Games;
use super::packed_moves::{PASS_CODE, move_of};
use super::players::{Me, PlayerFinder};
use super::position_key::{Images, key_of, stone_key};
use super::progress::{Cancelled, Watch};
use super::query::Filter;
use super::row::{NO_OPENING, Row};
use super::tally::Tally;
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Side, Symmetry};

/// The moves of a game that are compared with what is usual.
const OPENING_PLIES: usize = 20;
/// What is usual is known from so many games on.
const USUAL_FROM: usize = 2;
/// The stones of a named opening.
const NAMED_STONES: usize = 3;
/// The symmetries of a board.
const SYMMETRIES: usize = 8;

/// A move of mine, with an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleMove {
    /// A game in which it was played.
    pub game: GameId,
    /// The number of moves before it.
    pub ply: usize,
    /// The move, in the orientation of that game.
    pub turn: Move,
    /// The games in which it was played.
    pub tally: Tally,
}

/// A position in which I have left what I usually play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// What I have played instead.
    pub played: ExampleMove,
    /// What I usually play there, in the orientation of the same game.
    pub usual: Move,
    /// The games in which I have played what is usual there.
    pub usual_tally: Tally,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    /// My colour.
    pub side: Side,
    /// The opening; none for all that have no name.
    pub opening: Option<&'static NamedOpening>,
    /// My games with it.
    pub tally: Tally,
    /// My most frequent move after the opening, if I had one to make.
    pub most_played: Option<ExampleMove>,
    /// Where I left what I usually play, the most frequent first.
    pub deviations: Vec<Deviation>,
}

impl OpeningRow {
    /// My score, 0 to 1; none without a game that has a result.
    pub fn score(&self) -> Option<f64> {
        self.tally.score(self.side)
    }
}

/// A position in which I was to move, in whatever orientation.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct MyPosition {
    key: u64,
    size: BoardSize,
    side: Side,
}

/// A move of mine in a game.
struct MyMove {
    position: MyPosition,
    ply: usize,
    /// The move in the orientation in which its position has its key.
    code: u16,
    /// The symmetry that leads to that orientation.
    symmetry: Symmetry,
}

/// What I have played in a position, by move.
type Played = BTreeMap<u16, Tally>;

impl Games {
    /// The table of my openings, the most frequent first, from the games that meet a filter.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn openings_table(
        &self,
        me: &Me,
        filter: &Filter,
        watch: Watch<'_>,
    ) -> Result<Vec<OpeningRow>, Cancelled> {
        let mut finder = PlayerFinder::new(self, me);
        let mut walker = Walker::default();
        let mut mine: Vec<(&Row, Side, Vec<MyMove>)> = Vec::new();
        self.each(filter, watch, |row| {
            if let (Some(side), false) = (finder.side_in(self, row), row.is_twin) {
                mine.push((row, side, walker.my_moves(self, row, side)));
            }
        })?;
        let mut positions: HashMap<MyPosition, Played> = HashMap::new();
        for (row, _, moves) in &mine {
            for played in moves {
                let position = positions.entry(played.position).or_default();
                position.entry(played.code).or_default().add(row.result);
            }
        }
        let mut rows: BTreeMap<(Side, u8), Builder> = BTreeMap::new();
        for (row, side, moves) in &mine {
            let builder = rows.entry((*side, row.opening)).or_default();
            builder.add(row, moves, &positions, &walker);
        }
        let mut table: Vec<OpeningRow> = rows
            .into_iter()
            .map(|((side, opening), builder)| builder.row(side, opening))
            .collect();
        table.sort_by_key(|row| Reverse(row.tally.games));
        Ok(table)
    }
}

/// Walks through games in all orientations at once.
#[derive(Default)]
struct Walker {
    images: HashMap<BoardSize, Images>,
}

impl Walker {
    /// My first moves of a game, each with the position before it.
    fn my_moves(&mut self, games: &Games, row: &Row, mine: Side) -> Vec<MyMove> {
        let size = row.size;
        let images = self.images.entry(size).or_insert_with(|| Images::new(size));
        let symmetries: Vec<Symmetry> = Symmetry::all().collect();
        let mut keys = [0; SYMMETRIES];
        for (key, symmetry) in keys.iter_mut().zip(&symmetries) {
            let setup = games.setup(row).iter();
            let setup = setup.map(|&(point, side)| (symmetry.image(point, size), side));
            *key = key_of(&setup.collect::<Vec<_>>(), size);
        }
        let mut moves = Vec::new();
        for (ply, code) in games.packed(row).codes().take(OPENING_PLIES).enumerate() {
            let side = row.first.after(ply);
            let image = |symmetry| match code {
                PASS_CODE => PASS_CODE,
                code => images.image(symmetry, code),
            };
            if side == mine {
                // Among orientations with the same key, which differ by a symmetry of the position, the first move.
                let orientations = keys.iter().zip(&symmetries);
                let first = orientations.map(|(&key, &symmetry)| (key, image(symmetry), symmetry));
                if let Some((key, code, symmetry)) = first.min_by_key(|found| (found.0, found.1)) {
                    let position = MyPosition { key, size, side };
                    moves.push(MyMove {
                        position,
                        ply,
                        code,
                        symmetry,
                    });
                }
            }
            if code != PASS_CODE {
                for (key, &symmetry) in keys.iter_mut().zip(&symmetries) {
                    *key ^= stone_key(usize::from(image(symmetry)), side);
                }
            }
        }
        moves
    }

    /// A move in the orientation of the game in which another move of the same position was played.
    fn in_game(&self, played: &MyMove, code: u16) -> Move {
        let size = played.position.size;
        let images = self.images.get(&size).filter(|_| code != PASS_CODE);
        let code = images.map_or(code, |images| images.image(played.symmetry.inverse(), code));
        move_of(code, size)
    }
}

/// The move that I have played most often in a position; none if I was there too rarely.
fn usual(played: &Played) -> Option<(u16, Tally)> {
    let games: usize = played.values().map(|tally| tally.games).sum();
    let most = played
        .iter()
        .max_by_key(|(code, tally)| (tally.games, Reverse(**code)))?;
    (games >= USUAL_FROM).then_some((*most.0, *most.1))
}

/// A row in the making.
#[derive(Default)]
struct Builder {
    tally: Tally,
    /// By position and move.
    first_moves: HashMap<(MyPosition, u16), ExampleMove>,
    deviations: HashMap<(MyPosition, u16), Deviation>,
}

impl Builder {
    fn add(
        &mut self,
        row: &Row,
        moves: &[MyMove],
        positions: &HashMap<MyPosition, Played>,
        walker: &Walker,
    ) {
        self.tally.add(row.result);
        let example = |played: &MyMove| ExampleMove {
            game: row.id,
            ply: played.ply,
            turn: walker.in_game(played, played.code),
            tally: Tally::default(),
        };
        let stones = if row.opening == NO_OPENING {
            0
        } else {
            NAMED_STONES
        };
        if let Some(first) = moves.iter().find(|played| played.ply >= stones) {
            let known = self.first_moves.entry((first.position, first.code));
            known
                .or_insert_with(|| example(first))
                .tally
                .add(row.result);
        }
        for played in moves {
            let Some((code, tally)) = positions.get(&played.position).and_then(usual) else {
                // The positions after one in which I was only once are as rare.
                return;
            };
            if code != played.code {
                let known = self.deviations.entry((played.position, played.code));
                let deviation = known.or_insert_with(|| Deviation {
                    played: example(played),
                    usual: walker.in_game(played, code),
                    usual_tally: tally,
                });
                deviation.played.tally.add(row.result);
                return;
            }
        }
    }

    fn row(self, side: Side, opening: u8) -> OpeningRow {
        let mut deviations: Vec<Deviation> = self.deviations.into_values().collect();
        deviations.sort_by_key(|it| {
            (
                Reverse(it.played.tally.games),
                it.played.ply,
                it.played.game,
            )
        });
        let first = self.first_moves.into_values();
        OpeningRow {
            side,
            opening: const { &NamedOpening::ALL }.get(usize::from(opening)),
            tally: self.tally,
            most_played: first.max_by_key(|it| (it.tally.games, Reverse(it.game))),
            deviations,
        }
    }
}
