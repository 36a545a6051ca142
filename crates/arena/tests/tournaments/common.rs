//! Tournaments and games for the tests.

use narabe_arena::{
    Entrant, FinishedGame, Format, GameEnd, OpeningSet, PlannedGame, Tournament, Who,
};
use narabe_engine_core::classic::Classic;
use narabe_rules::Side;

/// A round robin of classics from the 26 openings.
pub fn round_robin(players: usize, games: usize) -> Tournament {
    let format = Format::RoundRobin {
        games,
        neighbours: None,
    };
    with_format(players, format)
}

/// Classics in this format, with different names.
pub fn with_format(players: usize, format: Format) -> Tournament {
    let players = (0..players).map(|number| Entrant {
        name: format!("player {number}"),
        ..Entrant::new(Who::Classic(Classic::ALL[number % Classic::ALL.len()]))
    });
    Tournament {
        openings: OpeningSet::Renju26,
        ..Tournament::new(players.collect(), format)
    }
}

/// A planned game with a result: whether its first player has won it.
pub fn finished(planned: &PlannedGame, first_won: Option<bool>) -> FinishedGame {
    let winner = first_won.map(|first| {
        if first == planned.first_is_black {
            Side::Black
        } else {
            Side::White
        }
    });
    FinishedGame {
        number: planned.number,
        sides: planned.sides(),
        winner,
        end: if winner.is_some() {
            GameEnd::Five
        } else {
            GameEnd::FullBoard
        },
        opening: 0,
        moves: vec!["h8".parse().unwrap(), "i9".parse().unwrap()],
        times: vec![1, 2],
        evaluations: vec![None, None],
    }
}
