//! A simulated network between machines.

use crate::machine::Machine;
use narabe_net::{Message, Peer, Terms};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// How reliable the network is.
#[derive(Clone, Copy)]
pub struct NetworkQuality {
    /// How many messages per thousand are lost, and how many are duplicated.
    pub lost: u32,
    pub duplicated: u32,
    /// The longest delay of a message, in milliseconds. Messages with different delays overtake each other.
    pub max_delay: u64,
}

impl NetworkQuality {
    pub const PERFECT: Self = Self {
        lost: 0,
        duplicated: 0,
        max_delay: 0,
    };
    pub const POOR: Self = Self {
        lost: 100,
        duplicated: 100,
        max_delay: 1000,
    };
}

struct Packet {
    at: u64,
    from: usize,
    to: usize,
    /// The peer ids of both ends when it was sent: it is dropped if the connection has changed since.
    connection: (Peer, Peer),
    bytes: Vec<u8>,
}

/// Machines, and the messages between them.
pub struct Network {
    pub machines: Vec<Machine>,
    names: Vec<Peer>,
    last_name: u128,
    packets: Vec<Packet>,
    pub quality: NetworkQuality,
    now: u64,
}

impl Network {
    pub fn new(machines: Vec<Machine>) -> Self {
        let names = vec![Peer(0); machines.len()];
        Self {
            machines,
            names,
            last_name: 0,
            packets: Vec::new(),
            quality: NetworkQuality::PERFECT,
            now: 0,
        }
    }

    /// Connects all machines under new peer ids.
    pub fn connect(&mut self) {
        for at in 0..self.machines.len() {
            self.last_name += 1;
            self.names[at] = Peer(self.last_name);
            self.machines[at].online_match.room_entered(self.names[at]);
        }
        // The lobby reports who opened the room.
        for machine in &mut self.machines {
            machine.online_match.set_room_owner(self.names[0]);
        }
        for at in 0..self.machines.len() {
            for other in (0..self.machines.len()).filter(|other| *other != at) {
                self.machines[at]
                    .online_match
                    .peer_connected(self.names[other]);
            }
        }
    }

    /// The present peer id of a machine.
    pub fn name(&self, at: usize) -> Peer {
        self.names[at]
    }

    /// Delivers a message that no honest machine would send.
    pub fn inject(&mut self, from: usize, to: usize, message: &Message) {
        self.inject_bytes(from, to, &message.encode());
    }

    pub fn inject_bytes(&mut self, from: usize, to: usize, bytes: &[u8]) {
        let name = self.names[from];
        self.machines[to].receive(name, bytes);
    }

    /// A host and a guest who have started a match, and spectators.
    pub fn begun(terms: Terms, spectators: usize) -> (Self, StdRng) {
        let mut rng = StdRng::seed_from_u64(5);
        let mut machines = vec![Machine::host("Hana", terms, 11), Machine::guest("Isao", 12)];
        machines.extend((0..spectators as u64).map(|seed| Machine::spectator("Mei", seed)));
        let mut network = Self::new(machines);
        network.connect();
        network.pass(4, 500, &mut rng);
        network.machines[1].agree();
        network.pass(2, 100, &mut rng);
        (network, rng)
    }

    /// The machine of the player to act.
    pub fn actor(&mut self) -> &mut Machine {
        let at = self.acting();
        &mut self.machines[at]
    }

    pub fn acting(&self) -> usize {
        let live = &self.machines[0].live;
        live.player_on(live.to_act())
    }

    /// The players place stones on these points in turn.
    pub fn play(&mut self, points: &str, rng: &mut StdRng) {
        for point in points.split_whitespace() {
            self.actor().play(point);
            self.pass(1, 100, rng);
        }
    }

    /// Breaks all connections. Messages on the way are lost.
    pub fn disconnect(&mut self) {
        self.packets.clear();
        for at in 0..self.machines.len() {
            self.names[at] = Peer(0);
            for other in 1..=self.last_name {
                self.machines[at]
                    .online_match
                    .peer_disconnected(Peer(other));
            }
        }
    }

    /// Lets time pass in steps of this many milliseconds.
    pub fn pass(&mut self, steps: usize, ms: u64, rng: &mut StdRng) {
        for _ in 0..steps {
            self.now += ms;
            for machine in &mut self.machines {
                machine.tick(Duration::from_millis(ms));
            }
            self.deliver(rng);
        }
    }

    /// Delivers messages until none is due.
    pub fn deliver(&mut self, rng: &mut StdRng) {
        loop {
            self.collect(rng);
            let Some(next) = self.packets.iter().position(|packet| packet.at <= self.now) else {
                break;
            };
            let packet = self.packets.remove(next);
            if packet.connection == (self.names[packet.from], self.names[packet.to]) {
                self.machines[packet.to].receive(packet.connection.0, &packet.bytes);
            }
        }
    }

    fn collect(&mut self, rng: &mut StdRng) {
        for from in 0..self.machines.len() {
            for (peer, bytes) in self.machines[from].take_outgoing() {
                let to = self.names.iter().position(|name| *name == peer);
                let Some(to) = to.filter(|_| peer != Peer(0)) else {
                    continue;
                };
                let copies = 1 + usize::from(rng.random_range(0..1000) < self.quality.duplicated);
                for _ in 0..copies {
                    if rng.random_range(0..1000) < self.quality.lost {
                        continue;
                    }
                    let delay = rng.random_range(0..=self.quality.max_delay);
                    self.packets.push(Packet {
                        at: self.now + delay,
                        from,
                        to,
                        connection: (self.names[from], peer),
                        bytes: bytes.clone(),
                    });
                }
            }
        }
    }

    /// Lets enough time pass on a perfect network to deliver everything.
    pub fn deliver_all(&mut self, rng: &mut StdRng) {
        self.quality = NetworkQuality::PERFECT;
        self.pass(12, 500, rng);
    }
}
