//! Ten thousand random games over simulated networks of all qualities. Each ends with equal records on both machines,
//! or with a connection that both know to be interrupted.

use crate::machine::Machine;
use crate::network::{Network, NetworkQuality};
use narabe_matches::online::OnlineEvent;
use narabe_matches::players::{BlackRule, ClockRule, FoulRule};
use narabe_net::Terms;
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Rule};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const GAMES: u64 = 10_000;
/// Tests run in parallel, so the games are divided among them.
const SHARES: u64 = 4;
/// The number of steps after which a game is ended.
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

/// Breaks the connections; some machines restart.
fn disconnect_and_restart(network: &mut Network, rng: &mut StdRng) {
    network.disconnect();
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
    network.quality = if seed.is_multiple_of(4) {
        NetworkQuality::PERFECT
    } else {
        NetworkQuality::POOR
    };
    let is_unstable = seed % 3 == 1;
    let is_disconnected_at_the_end = seed % 10 == 7;
    for _ in 0..STEPS {
        network.pass(1, rng.random_range(50..600), rng);
        for at in 0..2 {
            if network.machines[at].online_match.has_begun() {
                network.machines[at].play_at_random(rng);
            } else if rng.random_bool(0.5) {
                network.machines[at].agree();
            }
        }
        if is_unstable && rng.random_bool(0.02) {
            disconnect_and_restart(&mut network, rng);
        }
    }
    if is_disconnected_at_the_end {
        network.disconnect();
        network.pass(4, 1000, rng);
        for machine in &network.machines {
            let online_match = &machine.online_match;
            assert!(
                online_match.is_interrupted() || !online_match.has_begun(),
                "game {seed}"
            );
            assert!(
                !online_match.has_begun() || machine.live.is_waiting(),
                "game {seed}"
            );
        }
        network.connect();
    }
    network.deliver_all(rng);
    let [host, guest] = &network.machines[..] else {
        unreachable!("two machines");
    };
    for machine in &network.machines {
        let refused = |event: &&OnlineEvent| matches!(event, OnlineEvent::DataRejected(_));
        assert_eq!(
            machine.events.iter().find(refused),
            None,
            "game {seed}: {:?}",
            machine.slot()
        );
    }
    assert!(host.online_match.has_begun(), "game {seed} has begun");
    assert_eq!(
        host.online_match.ledger(),
        guest.online_match.ledger(),
        "game {seed}"
    );
    assert_eq!(host.state(), guest.state(), "game {seed}");
    assert_eq!(
        host.online_match.chat().len(),
        guest.online_match.chat().len(),
        "game {seed}"
    );
    assert!(
        !host.online_match.is_interrupted() && !guest.online_match.is_interrupted(),
        "game {seed}"
    );
}

fn share(number: u64) {
    (0..GAMES)
        .filter(|seed| seed % SHARES == number)
        .for_each(game);
}

#[test]
fn games_on_random_networks_end_with_equal_ledgers_1() {
    share(0);
}

#[test]
fn games_on_random_networks_end_with_equal_ledgers_2() {
    share(1);
}

#[test]
fn games_on_random_networks_end_with_equal_ledgers_3() {
    share(2);
}

#[test]
fn games_on_random_networks_end_with_equal_ledgers_4() {
    share(3);
}
