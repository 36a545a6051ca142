//! Connections that break, and players who are away.

use crate::flows::{refused, timed};
use crate::machine::Machine;
use crate::network::Network;
use narabe_matches::online::{ABSENCE_LIMIT, ClaimReason, OnlineEvent};
use narabe_matches::players::BlackRule;
use narabe_matches::{Intent, Refusal};
use narabe_net::{LedgerAction, PlayerSlot, Terms};
use narabe_rules::{Outcome, Side, Victory};
use std::time::Duration;

#[test]
fn bug_nobody_could_resign_while_the_other_player_was_away() {
    // One player may resign at once; the other one's turn comes first.
    for loser in 0..2 {
        let (mut network, mut rng) = Network::begun(timed(), 0);
        network.play("h8", &mut rng);
        let is_to_move = network.acting() == loser;
        network.disconnect();
        network.pass(20, 100, &mut rng);
        let changes = network.machines[loser].apply(Intent::Resign);
        assert_eq!(refused(&changes), None, "{loser}");
        assert_eq!(network.machines[loser].live.is_over(), is_to_move);
        network.connect();
        network.pass(4, 500, &mut rng);
        for machine in &network.machines {
            assert_eq!(machine.live.wins(1 - loser), 1, "{loser}");
            assert_eq!(machine.online_match.last_error(), None, "{loser}");
        }
    }
}

#[test]
fn a_disconnection_loses_no_moves_and_costs_no_time() {
    let (mut network, mut rng) = Network::begun(timed(), 1);
    network.play("h8 i9", &mut rng);
    network.disconnect();
    network.pass(20, 100, &mut rng);
    let left = network.machines[0].live.clock().remaining(Side::Black);
    network.pass(100, 100, &mut rng);
    for machine in &mut network.machines[..2] {
        assert!(machine.online_match.is_interrupted() && machine.live.is_waiting());
        assert_eq!(refused(&machine.play("j10")), Some(Refusal::Disconnected));
    }
    assert_eq!(
        network.machines[0].live.clock().remaining(Side::Black),
        left
    );
    network.connect();
    network.pass(3, 500, &mut rng);
    network.play("j10", &mut rng);
    let states: Vec<_> = network.machines.iter().map(Machine::state).collect();
    assert_eq!(states[0].0.len(), 3);
    assert!(states.iter().all(|state| *state == states[0]));
    assert!(
        network.machines[0]
            .events
            .contains(&OnlineEvent::PlayerDisconnected(PlayerSlot::Guest))
    );
    assert!(
        network.machines[0]
            .events
            .contains(&OnlineEvent::PlayerReturned(PlayerSlot::Guest))
    );
}

#[test]
fn a_killed_program_rejoins_the_match() {
    for who in [vec![0], vec![1], vec![0, 1]] {
        let (mut network, mut rng) = Network::begun(timed(), 0);
        network.play("h8 i9 j10", &mut rng);
        network.disconnect();
        for at in &who {
            assert!(network.machines[*at].restart(77), "a token was stored");
        }
        network.pass(20, 100, &mut rng);
        network.connect();
        network.pass(3, 500, &mut rng);
        network.play("k10", &mut rng);
        assert_eq!(
            network.machines[0].state(),
            network.machines[1].state(),
            "{who:?}"
        );
        assert_eq!(network.machines[0].state().0.len(), 4);
        for machine in &network.machines {
            assert_eq!(machine.online_match.last_error(), None, "{who:?}");
        }
    }
}

#[test]
fn a_move_made_just_before_a_disconnection_is_not_lost() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.actor().play("h8");
    network.actor().take_outgoing();
    network.disconnect();
    network.pass(20, 100, &mut rng);
    assert_eq!(network.machines[1].state().0.len(), 0);
    network.connect();
    network.pass(3, 500, &mut rng);
    assert_eq!(network.machines[1].state().0.len(), 1);
}

#[test]
fn ten_minutes_of_absence_lose_if_the_other_player_claims_the_win() {
    let (mut network, mut rng) = Network::begun(timed(), 0);
    network.play("h8", &mut rng);
    // The guest has moved, but the move was not delivered.
    network.machines[1].play("i9");
    network.machines[1].take_outgoing();
    network.disconnect();
    network.pass(100, 1000, &mut rng);
    let early = {
        let host = &mut network.machines[0];
        host.online_match.claim_win(&mut host.live)
    };
    assert_eq!(refused(&early), Some(Refusal::NotAvailableOnline));
    let seconds = usize::try_from(ABSENCE_LIMIT.as_secs()).expect("a number");
    network.pass(seconds, 1000, &mut rng);
    let host = &mut network.machines[0];
    assert_eq!(
        host.online_match.claim_reason(&host.live),
        Some(ClaimReason::Absence)
    );
    host.online_match.claim_win(&mut host.live);
    network.connect();
    network.pass(4, 500, &mut rng);
    for machine in &network.machines {
        assert_eq!(machine.live.wins(0), 1);
        assert_eq!(machine.online_match.last_error(), None);
        let by_absence = Outcome::Win {
            winner: Side::Black,
            by: Victory::Absence,
        };
        assert_eq!(machine.live.one_board().outcome(), Some(&by_absence));
    }
    assert_eq!(network.machines[0].state(), network.machines[1].state());
    let last = network.machines[1]
        .online_match
        .ledger()
        .entries()
        .last()
        .map(|entry| entry.action.clone());
    assert_eq!(last, Some(LedgerAction::Forfeit(PlayerSlot::Guest)));
}

#[test]
fn bug_a_machine_that_woke_up_refused_the_win_claimed_over_its_absence() {
    let without_clock = Terms {
        black: BlackRule::First,
        ..Terms::default()
    };
    let (mut network, mut rng) = Network::begun(without_clock, 0);
    network.play("h8", &mut rng);
    let away = ABSENCE_LIMIT + Duration::from_secs(30);
    // The guest's machine is suspended: the host hears nothing of it, and no frame passes there.
    let seconds = usize::try_from(away.as_secs()).expect("a number");
    for _ in 0..seconds {
        network.machines[0].tick(Duration::from_secs(1));
    }
    network.machines[0].take_outgoing();
    let host = &mut network.machines[0];
    host.online_match.claim_win(&mut host.live);
    assert_eq!(host.live.wins(0), 1);
    network.machines[0].take_outgoing();
    // It wakes up with one long frame, and its connection still stands.
    network.machines[1].tick(away);
    network.connect();
    network.pass(4, 500, &mut rng);
    for machine in &network.machines {
        assert_eq!(machine.online_match.last_error(), None);
        assert_eq!(machine.live.wins(0), 1);
    }
    assert_eq!(network.machines[0].state(), network.machines[1].state());
}
