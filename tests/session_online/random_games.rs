//! Ten thousand games at random over networks of all kinds. Each ends with equal records on both machines, or with a line
//! that both know to be broken.

use crate::machine::Machine;
use crate::network::{Network, Weather};
use narabe::matches::online::OnlineNews;
use narabe::net::Terms;
use narabe::players::{BlackRule, ClockRule, FoulRule};
use narabe::rules::opening::Protocol;
use narabe::rules::{BoardSize, Rule};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const GAMES: u64 = 10_000;
/// Tests run side by side, so the games are shared out.
const SHARES: u64 = 4;
/// The longest that a game is looked at.
const STEPS: usize = 150;

fn terms(rng: &mut StdRng) -> Terms {
    loop {
        let size = BoardSize::new(rng.random_range(5..=15)).expect("a size");
        let terms = Terms {
            rule: *[Rule::Freestyle, Rule::Standard, Rule::Renju]
                .choose(rng)
                .expect("one"),
            fouls: *[FoulRule::Refused, FoulRule::Loses]
                .choose(rng)
                .expect("one"),
            size,
            protocol: *Protocol::ALL.choose(rng).expect("one"),
            clock: *[
                ClockRule::None,
                ClockRule::PerGame { main: 20 },
                ClockRule::Fischer {
                    main: 10,
                    increment: 1,
                },
                ClockRule::PerMove { time: 4 },
            ]
            .choose(rng)
            .expect("one"),
            black: BlackRule::Random,
            ..Terms::default()
        };
        if terms.check().is_ok() {
            return terms;
        }
    }
}

/// What happens to the line at one moment.
fn trouble(network: &mut Network, rng: &mut StdRng) {
    network.cut();
    network.pass(rng.random_range(1..8), 1000, rng);
    for at in 0..2 {
        if rng.random_bool(0.3) {
            network.machines[at].restart(rng.random());
        }
    }
    network.connect();
}

fn game(seed: u64) {
    let rng = &mut StdRng::seed_from_u64(seed);
    let host = Machine::host("Hana", terms(rng), rng.random());
    let guest = Machine::guest("Isao", rng.random());
    let mut network = Network::new(vec![host, guest]);
    network.connect();
    network.weather = if seed.is_multiple_of(4) {
        Weather::FAIR
    } else {
        Weather::FOUL
    };
    let is_troubled = seed % 3 == 1;
    let is_lost_in_the_end = seed % 10 == 7;
    for _ in 0..STEPS {
        network.pass(1, rng.random_range(50..600), rng);
        for at in 0..2 {
            if network.machines[at].table.has_begun() {
                network.machines[at].play_at_random(rng);
            } else if rng.random_bool(0.5) {
                network.machines[at].agree();
            }
        }
        if is_troubled && rng.random_bool(0.02) {
            trouble(&mut network, rng);
        }
    }
    if is_lost_in_the_end {
        network.cut();
        network.pass(4, 1000, rng);
        for machine in &network.machines {
            let table = &machine.table;
            assert!(table.is_broken() || !table.has_begun(), "game {seed}");
            assert!(
                !table.has_begun() || machine.session.is_waiting(),
                "game {seed}"
            );
        }
        network.connect();
    }
    network.settle(rng);
    let [host, guest] = &network.machines[..] else {
        unreachable!("two machines");
    };
    for machine in &network.machines {
        let refused = |news: &&OnlineNews| matches!(news, OnlineNews::Refused(_));
        assert_eq!(
            machine.news.iter().find(refused),
            None,
            "game {seed}: {:?}",
            machine.slot()
        );
    }
    assert!(host.table.has_begun(), "game {seed} has begun");
    assert_eq!(host.table.ledger(), guest.table.ledger(), "game {seed}");
    assert_eq!(host.state(), guest.state(), "game {seed}");
    assert_eq!(
        host.table.chat().len(),
        guest.table.chat().len(),
        "game {seed}"
    );
    assert!(
        !host.table.is_broken() && !guest.table.is_broken(),
        "game {seed}"
    );
}

fn share(number: u64) {
    (0..GAMES)
        .filter(|seed| seed % SHARES == number)
        .for_each(game);
}

#[test]
fn games_over_a_fair_network_end_alike() {
    share(0);
}

#[test]
fn games_over_a_foul_network_end_alike() {
    share(1);
}

#[test]
fn more_games_over_a_foul_network_end_alike() {
    share(2);
}

#[test]
fn still_more_games_over_a_foul_network_end_alike() {
    share(3);
}
