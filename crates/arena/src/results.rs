//! The state of a tournament: finished games in, standings out. It depends on which games are finished, not on the order in which they
//! came to their ends.

use serde::Serialize;

use crate::game::{FinishedGame, GameResult};
use crate::lead::Lead;
use crate::rating::{Pair, Rating, Zero, ratings};
use crate::schedule::Schedule;
use crate::sprt::{Sprt, SprtState};
use crate::tally::Tally;
use crate::tournament::{Format, Tournament};

/// The finished games of a tournament.
#[derive(Clone, Debug)]
pub struct Results {
    schedule: Schedule,
    names: Vec<String>,
    /// The results by the games' numbers.
    games: Vec<Option<GameResult>>,
    finished: usize,
    pairs: Vec<Pair>,
    /// The last fault in the games of each pair, with the game's number.
    last_faults: Vec<Option<(usize, String)>>,
    test: Option<Test>,
}

/// A match to a decision. The test reads the games in the order of their numbers, so that it decides the same however many were
/// played at a time.
#[derive(Clone, Debug)]
struct Test {
    sprt: Sprt,
    state: SprtState,
    /// The games that have been counted.
    counted: usize,
}

/// How a tournament stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The games that count.
    pub played: usize,
    /// The games that are planned; a match to a decision may end before.
    pub planned: usize,
    /// The players, in the order of the tournament.
    pub players: Vec<Standing>,
    /// The games of all pairs that meet.
    pub pairs: Vec<PairStanding>,
    /// How far the test of a match to a decision is.
    pub sprt: Option<SprtState>,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The player's name.
    pub name: String,
    /// One for a win, a half for a draw.
    pub points: f64,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Games lost on time.
    pub time_losses: u32,
    /// Games lost by a crash, an illegal move or a breach of the protocol.
    pub faults: u32,
    /// The rating, with the mean of all at 0.
    pub rating: Rating,
}

/// How two players stand against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairStanding {
    /// The players, by their places in the list.
    pub players: [usize; 2],
    /// Their games, from the first one's side.
    pub tally: Tally,
    /// What went wrong in the last game that either of them forfeited.
    pub last_fault: Option<String>,
}

impl Results {
    /// A tournament of which no game is finished.
    pub fn new(tournament: &Tournament) -> Self {
        let schedule = Schedule::of(tournament);
        let pairs = schedule.pairs().iter().map(|&players| Pair {
            players,
            tally: Tally::default(),
        });
        Self {
            names: (0..tournament.players.len())
                .map(|player| tournament.name_of(player))
                .collect(),
            games: Vec::new(),
            finished: 0,
            pairs: pairs.collect(),
            last_faults: vec![None; schedule.pairs().len()],
            test: Test::of(tournament),
            schedule,
        }
    }

    /// The games by their numbers.
    pub const fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Whether a game is finished.
    pub fn has(&self, number: usize) -> bool {
        self.games.get(number).is_some_and(Option::is_some)
    }

    /// Whether nothing is left to play.
    pub fn is_over(&self) -> bool {
        let is_decided = self
            .test
            .as_ref()
            .is_some_and(|test| test.state.decision.is_some());
        is_decided || self.finished == self.schedule.games()
    }

    /// Takes a finished game. Whether it counts: it is new, of this tournament, and not later than the decision of a test.
    pub fn add(&mut self, game: &FinishedGame) -> bool {
        let Some(planned) = self.schedule.game(game.number) else {
            return false;
        };
        if self.has(game.number) || planned.sides() != game.sides {
            return false;
        }
        if self.games.len() <= game.number {
            self.games.resize(game.number + 1, None);
        }
        self.games[game.number] = Some(game.result());
        self.finished += 1;
        if let Some(what) = game.end.forfeit() {
            let last = &mut self.last_faults[planned.pair];
            if last
                .as_ref()
                .is_none_or(|(number, _)| *number < game.number)
            {
                *last = Some((game.number, what.to_owned()));
            }
        }
        if game.number >= self.limit() {
            return false;
        }
        self.count(game.number);
        self.test();
        game.number < self.limit()
    }

    /// The games from this number on do not count: the test was decided before.
    fn limit(&self) -> usize {
        self.test
            .as_ref()
            .filter(|test| test.state.decision.is_some())
            .map_or(usize::MAX, |test| test.counted)
    }

    fn count(&mut self, number: usize) {
        if let (Some(planned), Some(game)) = (self.schedule.game(number), self.games[number]) {
            let first_won = game
                .winner
                .map(|winner| game.sides[winner as usize] == planned.players[0]);
            self.pairs[planned.pair].tally.add(first_won, game.forfeit);
        }
    }

    /// Lets the test read the pairs of games that have come to their ends. If it decides, later games are taken out of the count.
    fn test(&mut self) {
        let Some(test) = &mut self.test else {
            return;
        };
        while test.state.decision.is_none() {
            let both = [test.counted, test.counted + 1]
                .map(|number| self.games.get(number).copied().flatten());
            let [Some(one), Some(other)] = both else {
                return;
            };
            let half_points = [one, other].map(|game| match game.winner {
                None => 1,
                Some(winner) if game.sides[winner as usize] == 0 => 2,
                Some(_) => 0,
            });
            test.sprt
                .add(&mut test.state, half_points.into_iter().sum());
            test.counted += 2;
        }
        let counted = test.counted;
        for pair in &mut self.pairs {
            pair.tally = Tally::default();
        }
        for number in 0..counted {
            self.count(number);
        }
    }

    /// How the tournament stands.
    pub fn standings(&self) -> Standings {
        let ratings = ratings(self.names.len(), &self.pairs, Zero::Mean);
        let players = self.names.iter().zip(ratings).enumerate();
        let pairs = self.pairs.iter().zip(&self.last_faults);
        Standings {
            played: self
                .pairs
                .iter()
                .map(|pair| pair.tally.games() as usize)
                .sum(),
            planned: self.schedule.games(),
            players: players
                .map(|(player, (name, rating))| self.standing(player, name, rating))
                .collect(),
            pairs: pairs
                .map(|(pair, fault)| PairStanding {
                    players: pair.players,
                    tally: pair.tally,
                    last_fault: fault.as_ref().map(|(_, what)| what.clone()),
                })
                .collect(),
            sprt: self.test.as_ref().map(|test| test.state.clone()),
        }
    }

    fn standing(&self, player: usize, name: &str, rating: Rating) -> Standing {
        let mut standing = Standing {
            name: name.to_owned(),
            points: 0.0,
            wins: 0,
            draws: 0,
            losses: 0,
            time_losses: 0,
            faults: 0,
            rating,
        };
        for pair in &self.pairs {
            let Some(place) = pair.players.iter().position(|&at| at == player) else {
                continue;
            };
            let own = if place == 0 {
                pair.tally
            } else {
                pair.tally.reversed()
            };
            standing.points += f64::from(own.half_points()) / 2.0;
            standing.wins += own.wins;
            standing.draws += own.draws;
            standing.losses += own.losses;
            standing.time_losses += own.time_losses[0];
            standing.faults += own.faults[0];
        }
        standing
    }
}

impl Test {
    fn of(tournament: &Tournament) -> Option<Self> {
        let Format::Sprt {
            elo0,
            elo1,
            alpha,
            beta,
            ..
        } = tournament.format
        else {
            return None;
        };
        let sprt = Sprt {
            elo0,
            elo1,
            alpha,
            beta,
        };
        let state = sprt.start();
        Some(Self {
            sprt,
            state,
            counted: 0,
        })
    }
}

impl Standings {
    /// Who is ahead. It is not among what each finished game brings, for it takes a fit of the ratings for each two players.
    pub fn lead(&self) -> Lead {
        Lead::of(self.players.len(), &self.rated_pairs())
    }

    /// The ratings, with another at 0 than the mean.
    pub fn ratings(&self, zero: Zero) -> Vec<Rating> {
        ratings(self.players.len(), &self.rated_pairs(), zero)
    }

    fn rated_pairs(&self) -> Vec<Pair> {
        let pairs = self.pairs.iter().map(|pair| Pair {
            players: pair.players,
            tally: pair.tally,
        });
        pairs.collect()
    }

    /// The games of a player against another, from its side; none if they do not meet.
    pub fn against(&self, player: usize, other: usize) -> Option<Tally> {
        self.pairs.iter().find_map(|pair| match pair.players {
            [one, two] if (one, two) == (player, other) => Some(pair.tally),
            [one, two] if (two, one) == (player, other) => Some(pair.tally.reversed()),
            _ => None,
        })
    }
}
