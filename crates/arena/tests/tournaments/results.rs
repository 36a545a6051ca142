//! Results depend on the games, not on the order in which they end.

use narabe_arena::{Decision, FinishedGame, Format, GameEnd, Results, Schedule, Tournament};
use proptest::prelude::*;

use crate::common::{finished, round_robin, with_format};

/// The games of a tournament with these results, as many as there are.
fn games(tournament: &Tournament, won: &[Option<bool>]) -> Vec<FinishedGame> {
    let schedule = Schedule::of(tournament);
    let planned = (0..schedule.games()).map(|number| schedule.game(number).unwrap());
    planned
        .zip(won)
        .map(|(planned, won)| finished(&planned, *won))
        .collect()
}

fn added<'a>(
    tournament: &Tournament,
    games: impl IntoIterator<Item = &'a FinishedGame>,
) -> Results {
    let mut results = Results::new(tournament);
    for game in games {
        results.add(game);
    }
    results
}

fn sprt() -> Tournament {
    with_format(
        2,
        Format::Sprt {
            elo0: 0.0,
            elo1: 100.0,
            alpha: 0.05,
            beta: 0.05,
            games: 400,
        },
    )
}

#[test]
fn the_crosstable_and_the_points_agree() {
    let tournament = round_robin(3, 2);
    let won = [Some(true), None, Some(false), Some(true), None, Some(false)];
    let mut games = games(&tournament, &won);
    games[2].end = GameEnd::Time("late".to_owned());
    games[3].end = GameEnd::Fault("crashed".to_owned());
    let results = added(&tournament, &games);
    assert!(results.is_over());
    let standings = results.standings();
    let points: Vec<_> = standings.players.iter().map(|one| one.points).collect();
    assert_eq!(points, [2.5, 1.0, 2.5]);
    let first = standings.against(0, 1).unwrap();
    assert_eq!((first.wins, first.draws, first.losses), (1, 1, 0));
    assert_eq!(standings.against(1, 0), Some(first.reversed()));
    let of = |player: usize| &standings.players[player];
    assert_eq!((of(0).time_losses, of(0).faults), (1, 0));
    assert_eq!((of(2).time_losses, of(2).faults), (0, 1));
    assert_eq!(standings.pairs[1].last_fault.as_deref(), Some("crashed"));
}

#[test]
fn a_game_counts_once_and_only_as_it_was_planned() {
    let tournament = round_robin(2, 2);
    let games = games(&tournament, &[Some(true), Some(true)]);
    let mut results = Results::new(&tournament);
    assert!(results.add(&games[0]));
    assert!(!results.add(&games[0]), "twice");
    let turned = FinishedGame {
        sides: [0, 1],
        ..games[1].clone()
    };
    assert!(!results.add(&turned), "the wrong colours");
    let beyond = FinishedGame {
        number: 2,
        ..games[0].clone()
    };
    assert!(!results.add(&beyond), "not planned");
    assert_eq!(results.standings().played, 1);
}

#[test]
fn a_test_decides_at_the_same_game_in_any_order() {
    let tournament = sprt();
    let games = games(&tournament, &[Some(true); 100]);
    let forwards = added(&tournament, &games);
    assert!(forwards.is_over());
    let standings = forwards.standings();
    let sprt = standings.sprt.as_ref().unwrap();
    assert_eq!(sprt.decision, Some(Decision::Elo1));
    let decided = standings.played;
    assert!(decided < 40 && decided.is_multiple_of(2), "{decided}");
    // Later games may have been finished before the one that decides.
    let backwards = added(&tournament, games.iter().rev());
    assert_eq!(backwards.standings(), standings);
    let mut results = added(&tournament, &games[1..]);
    assert!(!results.is_over(), "the first pair is not complete");
    assert!(results.add(&games[0]));
    assert_eq!(results.standings(), standings);
    assert!(!added(&tournament, &games[..decided - 1]).is_over());
}

#[test]
fn a_test_without_a_decision_ends_with_its_games() {
    let mut tournament = sprt();
    if let Format::Sprt { games, .. } = &mut tournament.format {
        *games = 6;
    }
    let games = games(
        &tournament,
        &[true, false, true, false, true, false].map(Some),
    );
    assert!(!added(&tournament, &games[..5]).is_over());
    let results = added(&tournament, &games);
    assert!(results.is_over());
    assert_eq!(results.standings().sprt.unwrap().decision, None);
}

fn results() -> impl Strategy<Value = Vec<Option<bool>>> {
    prop::collection::vec(prop::option::of(any::<bool>()), 0..36)
}

proptest! {
    #[test]
    fn standings_do_not_depend_on_the_order(won in results(), seed: u64) {
        let tournament = round_robin(4, 6);
        let games = games(&tournament, &won);
        let mut mixed = games.clone();
        mixed.sort_by_key(|game| (game.number as u64 + 1).wrapping_mul(seed | 1));
        prop_assert_eq!(
            added(&tournament, &games).standings(),
            added(&tournament, &mixed).standings()
        );
    }

    #[test]
    fn points_are_neither_made_nor_lost(won in results()) {
        let tournament = round_robin(4, 6);
        let standings = added(&tournament, &games(&tournament, &won)).standings();
        let points: f64 = standings.players.iter().map(|one| one.points).sum();
        prop_assert_eq!(points, won.len() as f64);
        prop_assert_eq!(standings.played, won.len());
        let games: u32 = standings.players.iter().map(|one| one.rating.games).sum();
        prop_assert_eq!(games as usize, 2 * won.len());
        let elo: f64 = standings.players.iter().map(|one| one.rating.elo).sum();
        prop_assert!(elo.abs() < 1e-6);
    }
}
