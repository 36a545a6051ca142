//! What a running tournament shows: boards on which games are played, the list of finished games, and the standings. Events go in; it has
//! no clock and no threads.

use std::sync::Arc;
use std::time::Duration;

use narabe_rules::{Move, Side};

use crate::event::{Ending, Event};
use crate::game::{FinishedGame, Forfeit, GameEnd};
use crate::openings::Opening;
use crate::play::PlayedMove;
use crate::results::{Results, Standings};
use crate::schedule::PlannedGame;
use crate::tournament::{GameClock, Tournament};

/// What a tournament shows.
#[derive(Clone, Debug)]
pub struct ArenaView {
    clocks: Vec<Option<GameClock>>,
    live: Vec<LiveGame>,
    games: Vec<GameRow>,
    standings: Arc<Standings>,
    /// The games that were finished before this run.
    before: usize,
    is_paused: bool,
    ending: Option<Ending>,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveGame {
    /// Which game it is.
    pub planned: PlannedGame,
    /// Where it began.
    pub opening: Arc<Opening>,
    /// All moves so far.
    pub moves: Vec<Move>,
    /// The last move after the opening, with its time and evaluation.
    pub last: Option<PlayedMove>,
    /// What Black and White have used for their moves.
    pub used: [Duration; 2],
    /// What was left on their clocks after their last moves.
    pub left: [Option<Duration>; 2],
}

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its number, from 0.
    pub number: usize,
    /// Black and White, by their places in the list of players.
    pub sides: [usize; 2],
    /// Code and name of the opening, if it has one.
    pub opening: String,
    /// The side that has won.
    pub winner: Option<Side>,
    /// How the loser forfeited the game, if it did.
    pub forfeit: Option<Forfeit>,
    /// Why it ended.
    pub end: GameEnd,
    /// The number of moves.
    pub moves: usize,
    /// Whether it counts.
    pub counts: bool,
}

impl ArenaView {
    /// A tournament that is about to run, with the games that are finished already.
    pub fn new(tournament: &Tournament, finished: &[FinishedGame]) -> Self {
        let mut results = Results::new(tournament);
        let rows = finished.iter().map(|game| {
            let counts = results.add(game);
            row(tournament, game, counts)
        });
        let games: Vec<_> = rows.collect();
        Self {
            clocks: (0..tournament.players.len())
                .map(|player| tournament.limits_of(player).clock)
                .collect(),
            live: Vec::new(),
            before: games.len(),
            games,
            standings: Arc::new(results.standings()),
            is_paused: false,
            ending: None,
        }
    }

    /// Takes what has happened.
    pub fn hear(&mut self, tournament: &Tournament, event: Event) {
        match event {
            Event::Begun { planned, opening } => self.begin(planned, opening),
            Event::Played { number, played } => {
                let game = self
                    .live
                    .iter_mut()
                    .find(|game| game.planned.number == number);
                if let Some(game) = game {
                    game.moves.push(played.turn);
                    game.used[played.side as usize] += played.took;
                    game.left[played.side as usize] = played.left;
                    game.last = Some(played);
                }
            }
            Event::Finished {
                game,
                standings,
                counts,
            } => {
                self.live.retain(|live| live.planned.number != game.number);
                self.games.push(row(tournament, &game, counts));
                self.standings = standings;
            }
            Event::Paused(is_paused) => self.is_paused = is_paused,
            Event::Over(ending) => {
                self.live.clear();
                self.ending = Some(ending);
            }
        }
    }

    fn begin(&mut self, planned: PlannedGame, opening: Arc<Opening>) {
        let clock = |player: usize| self.clocks.get(player).copied().flatten();
        let left = planned
            .sides()
            .map(|player| clock(player).map(|clock| clock.start()));
        let game = LiveGame {
            planned,
            moves: opening.moves.iter().copied().map(Move::Stone).collect(),
            opening,
            last: None,
            used: [Duration::ZERO; 2],
            left,
        };
        let at = (self.live).partition_point(|live| live.planned.number < planned.number);
        self.live.insert(at, game);
    }

    /// The games in progress, by their numbers.
    pub fn live(&self) -> &[LiveGame] {
        &self.live
    }

    /// The finished games, in the order in which they ended.
    pub fn games(&self) -> &[GameRow] {
        &self.games
    }

    /// How the tournament stands.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Whether the games are held.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// How the run ended, once it has.
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// How long the rest will take, if this run has taken `elapsed` so far and goes on like that; none before its first game is finished.
    /// A match to a decision may end before.
    pub fn remaining(&self, elapsed: Duration) -> Option<Duration> {
        let finished = u32::try_from(self.games.len() - self.before).ok()?;
        let left = self.standings.planned.saturating_sub(self.games.len());
        let each = elapsed.checked_div(finished)?;
        each.checked_mul(u32::try_from(left).ok()?)
    }
}

fn row(tournament: &Tournament, game: &FinishedGame, counts: bool) -> GameRow {
    let opening = game.moves.iter().take(game.opening);
    let opening = opening.filter_map(|turn| turn.point()).collect();
    GameRow {
        number: game.number,
        sides: game.sides,
        opening: Opening::new(opening, tournament.size).name,
        winner: game.winner,
        forfeit: game.result().forfeit,
        end: game.end.clone(),
        moves: game.moves.len(),
        counts,
    }
}
